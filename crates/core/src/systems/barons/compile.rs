//! From the scenario file to a scene: checks everything, reports every fault at once (BARONS 5.0, 6.0, 7.3, 13.0, 14.0).

mod first_places;

use super::facing::Facing;
use super::present::{corner, facing_name};
use super::rules;
use super::scene::{
    Army, BattleId, Command, MovementMode, Printed, PrintedLeader, Scene, Setup, Terrain, Traits,
    battle_id, steps, steps_into, unit_id,
};
use crate::board::{Hex, HexMap, HexSet};
use crate::kernel::{Both, Rule, SceneId, Side, UnitId};
use crate::phrase;
use crate::scenario::barons::options::Options;
use crate::scenario::barons::{
    BaronsData, BattleData, Class, LeaderData, PointsData, SetupData, UnitData,
};
use crate::scenario::geography::{Area, Ground, parts};
use crate::scenario::provenance::{Provenance, ProvenanceKind};
use crate::scenario::size::MOST_COUNTERS;
use crate::scenario::{Fault, OptionSet, Scenario, Text, outline};
use crate::view::MapView;
use crate::words::Language;
use crate::words::Phrase;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The most Battles of a scenario.
const MOST_BATTLES: usize = 200;
/// The most combat units of a Battle.
const MOST_UNITS: usize = 250;
/// BARONS 14.0: how far from its set-up hex a Battle starts at most.
const SETUP_RADIUS: u16 = 2;

/// Compiles a scenario.
///
/// # Errors
/// Every fault, but those that the scenario waives.
pub fn compile(scenario: &Scenario) -> Result<Scene, Vec<Fault>> {
    let (data, file) = parts(scenario, scenario.data::<BaronsData>(), "barons")?;
    let options = data.options.entries();
    let ground = Ground {
        file,
        part: "barons",
        rule: rules::MOVEMENT.section,
        terrain: data.terrain.iter().map(|(id, t)| (id.as_str(), &t.name)).collect(),
        features: Vec::new(),
        options: &options,
        faults: outline::faults(scenario),
        readable: true,
    };
    let mut compiler = Compiler { scenario, data, ground };
    let scene = compiler.scene();
    let faults = compiler.ground.unwaived(scenario);
    match scene {
        Some(scene) if faults.is_empty() => Ok(scene),
        _ => Err(faults),
    }
}

/// The note about reconstructed values.
fn note(source: Option<&Provenance>) -> Option<Text> {
    source.filter(|s| s.kind == ProvenanceKind::Reconstructed).map(|s| s.note.clone())
}

/// What could be read of the file, in its order; faults say what could not.
struct Draft {
    sides: Vec<Option<Side>>,
    setups: Vec<Option<Setup>>,
    units: Vec<Option<Printed>>,
    leaders: Vec<Option<PrintedLeader>>,
}

struct Compiler<'a> {
    scenario: &'a Scenario,
    data: &'a BaronsData,
    ground: Ground<'a>,
}

impl Compiler<'_> {
    fn scene(&mut self) -> Option<Scene> {
        self.sizes()?;
        let mut map = self.ground.map();
        let joined = self.join_roads(&mut map);
        let areas = self.ground.areas(&map);
        self.ground.check_places(&map);
        self.ids();
        self.terrain_values();
        self.tables();
        self.options();
        let draft = self.draft(&map, &areas);
        let commands = self.commands(&draft);
        self.sides_complete(&draft);
        self.command_points(&draft);
        self.points(&draft);
        if self.data.begin.is_none() {
            self.standing(&map, &draft);
            self.leaders_standing(&map, &draft);
            self.room(&map, &draft);
        }
        let data = self.data;
        let first = self.side(&data.first, "barons.first");
        let edward = self.edward();
        let sides: Vec<Side> = draft.sides.into_iter().collect::<Option<_>>()?;
        let units: Vec<Printed> = draft.units.into_iter().collect::<Option<_>>()?;
        let terrain = self.terrain();
        let views =
            Language::all().map(|l| Arc::new(self.view(&map, &areas, &joined, l))).collect();
        let steps = [MovementMode::Foot, MovementMode::Horse, MovementMode::Leader]
            .map(|g| steps(&map, &terrain, g));
        Some(Scene {
            id: SceneId::fresh(),
            views,
            steps_into: steps.each_ref().map(|steps| steps_into(&map, steps)),
            steps,
            order: order(&map),
            terrain,
            of: Both::from_fn(|side| -> Vec<UnitId> {
                let list = units.iter().enumerate().filter(|(_, unit)| unit.side == side);
                list.map(|(i, _)| unit_id(i)).collect()
            }),
            reacting: Both::from_fn(|side| -> Vec<UnitId> {
                let reacts = |unit: &Printed| unit.side == side && unit.reaction.is_some();
                let list = units.iter().enumerate().filter(|&(_, unit)| reacts(unit));
                list.map(|(i, _)| unit_id(i)).collect()
            }),
            commands: Both::from_fn(|side| -> Vec<BattleId> {
                let list = sides.iter().enumerate().filter(|&(_, &own)| own == side);
                list.map(|(i, _)| battle_id(i)).collect()
            }),
            traits: (units.iter())
                .map(|unit| Traits { side: unit.side, mode: unit.class.into() })
                .collect(),
            units,
            leaders: draft.leaders.into_iter().collect::<Option<_>>()?,
            battles: commands?,
            armies: Both::from_fn(|side| {
                let data = &self.scenario.sides[side as usize];
                Army { id: data.id.clone(), name: data.name.clone() }
            }),
            command_points: Both(self.data.command_points),
            first: first?,
            points: Both(self.data.points),
            edward: edward.filter(|_| self.data.options.edward_rule),
            tables: self.data.tables.clone(),
            options: self.data.options,
            map,
        })
    }

    fn fault(&mut self, at: impl Into<String>, name: &str, rule: Rule, what: Phrase, todo: Phrase) {
        self.ground.faults.push(Fault::new(at, name, what, todo).against(rule.section));
    }

    fn unknown(&mut self, at: &str, name: &str, what: Phrase, todo: Phrase) {
        self.ground.faults.push(Fault::new(at, name, what, todo));
    }

    /// A number that must lie in a range.
    fn range(
        &mut self,
        at: impl Into<String>,
        name: &str,
        rule: Rule,
        value: impl Into<u32>,
        range: RangeInclusive<u32>,
    ) {
        let fault = Fault::outside(at, name, value, range);
        self.ground.faults.extend(fault.map(|fault| fault.against(rule.section)));
    }

    fn side(&mut self, id: &str, at: &str) -> Option<Side> {
        let found = self.scenario.sides.iter().position(|s| s.id == id);
        if found.is_none() {
            let known: Vec<&str> = self.scenario.sides.iter().map(|s| s.id.as_str()).collect();
            let todo = phrase!("fault-use-one-of", list = known.join(", "));
            self.unknown(at, "unknown-side", phrase!("fault-there-is-no-side", id = id), todo);
        }
        found.map(|n| Side::ALL[n])
    }

    fn battle(&mut self, id: &str, at: &str) -> Option<usize> {
        let found = self.data.battles.iter().position(|battle| battle.id == id);
        if found.is_none() {
            let what = phrase!("fault-there-is-no-battle", id = id);
            self.unknown(at, "unknown-battle", what, phrase!("fault-add-it-to-barons"));
        }
        found
    }

    /// What must be right before anything is built.
    fn sizes(&mut self) -> Option<()> {
        let before = self.ground.faults.len();
        if self.data.terrain.is_empty() {
            let what = phrase!("fault-the-map-has-no");
            self.unknown("barons.terrain", "missing", what, phrase!("fault-add-one-terrain-or"));
        }
        let counters = self.data.units.len() + self.data.leaders.len();
        if counters > MOST_COUNTERS {
            let todo = phrase!("fault-use-at-most", most = MOST_COUNTERS);
            let what = phrase!("fault-there-are-counters", count = counters);
            self.unknown("barons.units", "too-many-counters", what, todo);
        }
        let battles = self.data.battles.len();
        if battles > MOST_BATTLES {
            let what = phrase!("fault-there-are-battles", battles = battles);
            let todo = phrase!("fault-use-at-most", most = MOST_BATTLES);
            self.unknown("barons.battles", "too-many-battles", what, todo);
        }
        (self.ground.faults.len() == before).then_some(())
    }

    /// Joins neighbouring hexes with a road in both; returns the pairs that the file's own roads don't join.
    fn join_roads(&self, map: &mut HexMap) -> Vec<(Hex, Hex)> {
        let road: Vec<bool> = self.data.terrain.values().map(|t| t.road).collect();
        let mut joined = Vec::new();
        for hex in map.grid.hexes().filter(|&hex| road[usize::from(map.terrain(hex))]) {
            let near = map.grid.neighbors(hex).filter(|&(direction, to)| {
                hex < to && road[usize::from(map.terrain(to))] && !map.road(hex, direction)
            });
            joined.extend(near.map(|(_, to)| (hex, to)));
        }
        for &(one, other) in &joined {
            map.add_road(one, other);
        }
        joined
    }

    /// What a screen draws: the joined roads too.
    fn view(
        &self,
        map: &HexMap,
        areas: &[Area],
        joined: &[(Hex, Hex)],
        language: Language,
    ) -> MapView {
        let mut view = self.ground.view(map, areas, language);
        view.roads.extend(joined.iter().map(|&(one, other)| (String::new(), vec![one, other])));
        let mut facings = Facing::ALL;
        facings.sort_by_key(|&facing| corner(facing));
        let north = view.appearance.north.unwrap_or_default();
        view.facings = facings.map(|facing| facing_name(language, facing, north)).to_vec();
        view
    }

    fn terrain(&self) -> Vec<Terrain> {
        let terrain = self.data.terrain.values().map(|t| Terrain {
            name: t.name.clone(),
            costs: [t.foot, t.horse, t.leader],
            road: t.road,
            blocks_sight: t.blocks_sight,
            no_charge: t.no_charge,
            no_command: t.no_command,
        });
        terrain.collect()
    }

    /// Battles have ids of their own; all counters share one list of ids.
    fn ids(&mut self) {
        let data = self.data;
        let list = |part: &str, ids: Vec<&str>| -> Vec<(String, String)> {
            let ids = ids.into_iter().enumerate();
            ids.map(|(i, id)| (format!("barons.{part}[{i}].id"), id.to_owned())).collect()
        };
        let battles = list("battles", data.battles.iter().map(|b| b.id.as_str()).collect());
        let mut counters = list("units", data.units.iter().map(|u| u.id.as_str()).collect());
        counters.extend(list("leaders", data.leaders.iter().map(|l| l.id.as_str()).collect()));
        for ids in [battles, counters] {
            let mut known = BTreeSet::new();
            for (at, id) in ids {
                self.ground.faults.extend(outline::id(&at, &id));
                if known.contains(&id) {
                    let what = phrase!("fault-the-id-is-used", id = id);
                    let todo = phrase!("fault-give-every-battle-and");
                    self.unknown(&at, "duplicate-id", what, todo);
                }
                known.insert(id);
            }
        }
    }

    fn terrain_values(&mut self) {
        let data = self.data;
        for (id, terrain) in &data.terrain {
            let costs =
                [("foot", terrain.foot), ("horse", terrain.horse), ("leader", terrain.leader)];
            for (mode, cost) in costs.into_iter().filter_map(|(mode, cost)| Some((mode, cost?))) {
                let at = format!("barons.terrain.{id}.{mode}");
                self.range(at, "cost", rules::MOVEMENT, cost, 1..=20);
            }
        }
    }

    /// BARONS 2.4, 4.0, 8.5, 9.3: the tables hold what dice and procedures can work with.
    fn tables(&mut self) {
        let tables = &self.data.tables;
        let at = "barons.tables";
        for (i, &die) in tables.dice.iter().enumerate() {
            self.range(format!("{at}.dice[{i}]"), "die", rules::DICE, die, 2..=20);
        }
        for (i, &chit) in tables.replacement.iter().enumerate() {
            let at = format!("{at}.replacement[{i}]");
            self.range(at, "chit", rules::REPLACEMENT, chit, 0..=4);
        }
        for (row, line) in tables.melee.iter().enumerate() {
            for (column, &hits) in line.iter().enumerate() {
                let at = format!("{at}.melee[{row}][{column}]");
                self.range(at, "hits", rules::MELEE_RESULTS, hits, 0..=6);
            }
        }
        for (row, line) in tables.fire.iter().enumerate() {
            for (column, &hits) in line.iter().enumerate() {
                let at = format!("{at}.fire[{row}][{column}]");
                self.range(at, "hits", rules::FIRE_PROCEDURE, hits, 0..=6);
            }
        }
        let types = tables.types.iter().flatten().map(|&n| ("types", n));
        let others = [
            ("flank", tables.flank),
            ("rear", tables.rear),
            ("up_slope", tables.up_slope),
            ("down_slope", tables.down_slope),
        ];
        for (name, n) in types.chain(others).filter(|&(_, n)| n.unsigned_abs() > 10) {
            let what = phrase!("fault-the-modifier-is", n = n);
            self.fault(
                format!("{at}.{name}"),
                "modifier",
                rules::MODIFIERS,
                what,
                phrase!("fault-use-10-to-10"),
            );
        }
    }

    fn options(&mut self) {
        let options: Options = self.data.options;
        let at = |name: &str| format!("barons.options.{name}");
        self.range(at("track_boxes"), "track", rules::CHITS, options.track_boxes, 1..=50);
        self.range(at("back_delta"), "back-delta", rules::HITS, options.back_delta, 1..=2);
        for (name, rule, bonus) in [
            ("fire_flank_bonus", rules::FIRE_PROCEDURE, options.fire_flank_bonus),
            ("concentric_bonus", rules::CONCENTRIC, options.concentric_bonus),
            ("charge_bonus", rules::CHARGES, options.charge_bonus),
        ] {
            self.range(at(name), "modifier", rule, bonus, 0..=10);
        }
    }

    fn draft(&mut self, map: &HexMap, areas: &[Area]) -> Draft {
        let data = self.data;
        let (mut sides, mut setups) = (Vec::new(), Vec::new());
        for (i, battle) in data.battles.iter().enumerate() {
            let at = format!("barons.battles[{i}]");
            sides.push(self.side(&battle.side, &format!("{at}.side")));
            setups.push(self.setup(&battle.setup, &format!("{at}.setup"), map, areas));
        }
        let units = data.units.iter().enumerate();
        let units = units.map(|(i, unit)| self.unit(i, unit, map, &sides)).collect();
        let leaders = data.leaders.iter().enumerate();
        let leaders = leaders.map(|(i, leader)| self.leader(i, leader, map, &sides)).collect();
        Draft { sides, setups, units, leaders }
    }

    /// BARONS 14.0, 14.2 to 14.5: where a Battle starts.
    fn setup(&mut self, data: &SetupData, at: &str, map: &HexMap, areas: &[Area]) -> Option<Setup> {
        match data {
            SetupData::Near(label) => {
                let hex = self.ground.hex(&map.grid, label, &format!("{at}.near"))?;
                let near = map.grid.within(hex, SETUP_RADIUS);
                Some(Setup::Zone(HexSet::new(near.chain([hex]))))
            }
            SetupData::Zone(id) => {
                let area = self.ground.area(areas, id, &format!("{at}.zone"))?;
                Some(Setup::Zone(areas[area].set.clone()))
            }
            SetupData::Enters(entry) => {
                let at = format!("{at}.enters.zone");
                let area = self.ground.area(areas, &entry.zone, &at)?;
                let hexes = areas[area].hexes.clone();
                if hexes.is_empty() {
                    let what = phrase!("fault-there-is-no-hex-of");
                    self.fault(
                        at,
                        "no-room",
                        rules::REINFORCEMENTS,
                        what,
                        phrase!("fault-name-one-or-more"),
                    );
                }
                let (one_hex, activation) = (entry.one_hex, entry.activation);
                Some(Setup::Enters { hexes, one_hex, activation })
            }
        }
    }

    /// The hex of automatic set-up.
    fn start(&mut self, map: &HexMap, label: Option<&str>, at: &str) -> Option<Hex> {
        label.and_then(|label| self.ground.hex(&map.grid, label, &format!("{at}.setup")))
    }

    /// BARONS 2.1: a combat unit as it is printed.
    fn unit(
        &mut self,
        index: usize,
        unit: &UnitData,
        map: &HexMap,
        sides: &[Option<Side>],
    ) -> Option<Printed> {
        let at = format!("barons.units[{index}]");
        self.unit_values(&at, unit);
        let battle = self.battle(&unit.battle, &format!("{at}.battle"));
        let setup = self.start(map, unit.setup.as_deref(), &at);
        let battle = battle?;
        let nearly = (unit.front.0.saturating_sub(1), unit.front.1.saturating_sub(1));
        Some(Printed {
            id: unit.id.clone(),
            name: unit.name.clone(),
            battle: battle_id(battle),
            side: sides[battle]?,
            class: unit.class,
            front: unit.front,
            back: if self.data.options.back_delta == 1 { nearly } else { unit.back },
            ma: unit.ma,
            range: unit.range,
            reaction: unit.reaction,
            setup,
            facing: Facing(unit.facing),
            source: note(unit.source.as_ref()),
        })
    }

    /// BARONS 7.0, 7.1, 8.4, 8.61, 10.3: the values of a combat unit.
    fn unit_values(&mut self, at: &str, unit: &UnitData) {
        self.range(format!("{at}.front[0]"), "strength", rules::HITS, unit.front.0, 1..=20);
        self.range(format!("{at}.front[1]"), "morale", rules::MORALE, unit.front.1, 1..=10);
        if unit.back.0 > unit.front.0 || unit.back.1 > unit.front.1 {
            let what = phrase!("fault-the-back-is-better");
            let todo = phrase!("fault-print-the-lower-values");
            self.fault(format!("{at}.back"), "back", rules::HITS, what, todo);
        }
        self.range(format!("{at}.ma"), "ma", rules::MOVEMENT, unit.ma, 1..=30);
        self.range(format!("{at}.facing"), "facing", rules::FACING, unit.facing, 0..=5);
        let most = if unit.class == Class::Inf { 3 } else { 0 };
        self.range(format!("{at}.range"), "range", rules::RANGE, unit.range, 0..=most);
        let (at, rule) = (format!("{at}.reaction"), rules::REACTION);
        match (unit.class, unit.reaction) {
            (Class::Horse, Some(rating)) => self.range(at, "reaction", rule, rating, 1..=10),
            (Class::Horse, None) => {
                let what = phrase!("fault-the-cavalry-has-no");
                self.fault(at, "reaction", rule, what, phrase!("fault-give-it-one-from"));
            }
            (_, Some(_)) => {
                let what = phrase!("fault-the-unit-is-on");
                self.fault(at, "reaction", rule, what, phrase!("fault-remove-it"));
            }
            (_, None) => {}
        }
    }

    /// BARONS 6.1: a leader as he is printed.
    fn leader(
        &mut self,
        index: usize,
        leader: &LeaderData,
        map: &HexMap,
        sides: &[Option<Side>],
    ) -> Option<PrintedLeader> {
        let at = format!("barons.leaders[{index}]");
        self.range(format!("{at}.bonus"), "bonus", rules::LEADER_BONUS, leader.bonus, 0..=9);
        self.range(format!("{at}.span"), "span", rules::COMMAND, leader.span, 0..=30);
        self.range(format!("{at}.ma"), "ma", rules::MOVEMENT, leader.ma, 1..=30);
        let (name, rule) = ("leadership", rules::RATINGS);
        self.range(format!("{at}.{name}"), name, rule, leader.leadership, 1..=3);
        let battle = self.battle(&leader.battle, &format!("{at}.battle"));
        let setup = self.start(map, leader.setup.as_deref(), &at);
        let battle = battle?;
        Some(PrintedLeader {
            id: leader.id.clone(),
            name: leader.name.clone(),
            battle: battle_id(battle),
            side: sides[battle]?,
            bonus: leader.bonus,
            span: leader.span,
            ma: leader.ma,
            leadership: leader.leadership,
            overall: leader.overall,
            setup,
            source: note(leader.source.as_ref()),
        })
    }

    /// BARONS 6.0, 13.0: each Battle has one leader, units, and a box for each of them.
    fn commands(&mut self, draft: &Draft) -> Option<Vec<Command>> {
        let data = self.data;
        let mut commands = Vec::new();
        for (i, battle) in data.battles.iter().enumerate() {
            let at = format!("barons.battles[{i}]");
            let units = data.units.iter().enumerate().filter(|(_, u)| u.battle == battle.id);
            let units: Vec<UnitId> = units.map(|(i, _)| unit_id(i)).collect();
            let leaders = data.leaders.iter().enumerate().filter(|(_, l)| l.battle == battle.id);
            let leaders: Vec<usize> = leaders.map(|(i, _)| i).collect();
            if units.is_empty() || units.len() > MOST_UNITS {
                let what = phrase!("fault-the-battle-has-combat", count = units.len());
                let todo = phrase!("fault-give-it-1-to", most = MOST_UNITS);
                self.fault(&at, "units", rules::LEADERS, what, todo);
            }
            self.display(&at, battle, units.len());
            let [leader] = leaders[..] else {
                let what = phrase!("fault-the-battle-has-leaders", count = leaders.len());
                self.fault(
                    &at,
                    "leaders",
                    rules::LEADERS,
                    what,
                    phrase!("fault-give-it-exactly-one"),
                );
                continue;
            };
            let (Some(side), Some(setup)) = (draft.sides[i], draft.setups[i].clone()) else {
                continue;
            };
            commands.push(Command {
                id: battle.id.clone(),
                name: battle.name.clone(),
                side,
                setup,
                display: battle.display.clone(),
                source: note(battle.source.as_ref()),
                units,
                leader: unit_id(data.units.len() + leader),
            });
        }
        (commands.len() == data.battles.len()).then_some(commands)
    }

    /// BARONS 13.0: the boxes of an effectiveness display.
    fn display(&mut self, at: &str, battle: &BattleData, units: usize) {
        let boxes = battle.display.len();
        if boxes != units {
            let what = phrase!("fault-the-display-has-boxes", boxes = boxes, units = units);
            let todo = phrase!("fault-draw-one-box-for");
            let fault = Fault::new(format!("{at}.display"), "display", what, todo);
            self.ground.faults.push(fault.against(rules::EFFECTIVENESS.section).waivable());
        }
        for (place, symbol) in battle.display.iter().enumerate() {
            let Some(symbol) = symbol else { continue };
            let at = format!("{at}.display[{place}].number");
            self.range(at, "symbol", rules::EFFECTIVENESS, symbol.number, 1..=10);
        }
    }

    /// BARONS 3.B1, 6.0: each side has a Battle to begin with, and one overall leader.
    fn sides_complete(&mut self, draft: &Draft) {
        let data = self.data;
        for (side, army) in Side::ALL.into_iter().zip(&self.scenario.sides) {
            let own = |battle: &BattleData| battle.side == army.id;
            if !data.battles.iter().any(own) {
                let what = phrase!("fault-the-side-has-no-battle", id = army.id);
                self.fault(
                    "barons.battles",
                    "no-battle",
                    rules::LEADERS,
                    what,
                    phrase!("fault-add-one"),
                );
                continue;
            }
            let later = |(own, setup): (&Option<Side>, &Option<Setup>)| {
                *own != Some(side) || matches!(setup, Some(Setup::Enters { .. }))
            };
            let late = draft.sides.iter().zip(&draft.setups).all(later);
            if late && data.begin.is_none() {
                let what = phrase!("fault-all-battles-of-the", id = army.id);
                let todo = phrase!("fault-let-one-stand-on");
                self.fault("barons.battles", "no-battle", rules::REINFORCEMENTS, what, todo);
            }
            let leads = |leader: &&LeaderData| {
                let battle = data.battles.iter().find(|battle| battle.id == leader.battle);
                leader.overall && battle.is_some_and(own)
            };
            let overall = data.leaders.iter().filter(leads).count();
            if overall != 1 {
                let what = phrase!("fault-the-side-has-overall", id = army.id, overall = overall);
                let todo = phrase!("fault-mark-exactly-one");
                self.fault("barons.leaders", "overall", rules::LEADERS, what, todo);
            }
        }
    }

    /// BARONS 5.0, 6.1: the command points fit on the tracks, with the 4-chits that each leader may have.
    fn command_points(&mut self, draft: &Draft) {
        let boxes = u32::from(self.data.options.track_boxes);
        for side in Side::ALL {
            let leaders = draft.leaders.iter().flatten().filter(|leader| leader.side == side);
            let room: u32 = leaders
                .map(|leader| {
                    let fours = match leader.leadership {
                        1 => boxes.min(1),
                        2 => boxes.min(2),
                        _ => boxes,
                    };
                    3 * boxes + fours
                })
                .sum();
            let points = self.data.command_points[side as usize];
            if u32::from(points) > room && draft.leaders.iter().all(Option::is_some) {
                let what = phrase!("fault-points-do-not-fit", points = points, room = room);
                let at = format!("barons.command_points[{}]", side as usize);
                let todo = phrase!("fault-give-fewer-points-or");
                self.fault(at, "command-points", rules::CHITS, what, todo);
            }
        }
    }

    /// BARONS 15.0: the points of all enemy Battles together can be counted.
    fn points(&mut self, draft: &Draft) {
        for side in Side::ALL {
            let enemies = draft.sides.iter().filter(|&&own| own == Some(side.enemy())).count();
            let PointsData { eliminated, broken, shaken } = self.data.points[side as usize];
            let most = usize::from(eliminated.max(broken).max(shaken)) * enemies;
            if most > usize::from(u8::MAX) {
                let what = phrase!("fault-a-side-could-get", most = most);
                let at = format!("barons.points[{}]", side as usize);
                self.fault(at, "points", rules::VICTORY, what, phrase!("fault-let-it-be-at"));
            }
        }
    }

    /// BARONS 14.1: the Battle that Edward's rule binds, and what frees it.
    fn edward(&mut self) -> Option<(BattleId, u8)> {
        let data = self.data;
        let edward = data.edward.as_ref()?;
        let at = "barons.edward.freed_on";
        self.range(at, "freed-on", rules::EDWARD, edward.freed_on, 1..=10);
        let battle = self.battle(&edward.battle, "barons.edward.battle")?;
        Some((battle_id(battle), edward.freed_on))
    }
}

/// BARONS 9.1.5: for each hex the place of its printed number among all.
fn order(map: &HexMap) -> Vec<u16> {
    let mut hexes: Vec<(String, Hex)> =
        map.grid.hexes().map(|hex| (map.grid.label(hex), hex)).collect();
    hexes.sort();
    let mut order = vec![0; map.grid.len()];
    for (rank, (_, hex)) in hexes.into_iter().enumerate() {
        order[hex.index()] = u16::try_from(rank).unwrap_or(u16::MAX);
    }
    order
}
