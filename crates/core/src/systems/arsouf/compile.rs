//! From the scenario file to a scene: checks everything, reports every fault at once (ARSOUF 1.1, 1.4, 4.2 to 4.5).

use super::evaluation::Distances;
use super::rules;
use super::scene::{Army, CLOSED, Goal, Printed, Scene, unit_id};
use crate::board::{Direction, Hex, HexMap, HexSet};
use crate::kernel::{Both, Side, UnitId};
use crate::phrase;
use crate::scenario::arsouf::{ArsoufData, Trait};
use crate::scenario::arsouf_options::SlowPieces;
use crate::scenario::geography::{Area, Ground, parts};
use crate::scenario::size::MOST_COUNTERS;
use crate::scenario::{Fault, OptionSet, Scenario, outline};
use crate::words::Language;
use crate::words::Phrase;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Compiles a scenario: what can be told of it, with every fault but those that the scenario waives.
///
/// # Errors
/// Every fault, if there are such that nothing can be built.
pub fn compile(scenario: &Scenario) -> Result<(Scene, Vec<Fault>), Vec<Fault>> {
    let (data, file) = parts(scenario, scenario.data::<ArsoufData>(), "arsouf")?;
    let options = data.options.entries();
    let ground = Ground {
        file,
        part: "arsouf",
        rule: rules::ALLOWANCE.section,
        terrain: data.terrain.iter().map(|(id, t)| (id.as_str(), &t.name)).collect(),
        features: data.hexsides.iter().map(|(id, h)| (id.as_str(), &h.name, false)).collect(),
        options: &options,
        faults: outline::faults(scenario),
        readable: true,
    };
    let mut compiler = Compiler { scenario, data, ground };
    let scene = compiler.scene();
    let faults = compiler.ground.unwaived(scenario);
    match scene {
        Some(scene) => Ok((scene, faults)),
        None => Err(faults),
    }
}

/// ARSOUF 3.1: the most pieces that can be counted at the goal.
const MOST_PIECES: usize = 250;

struct Compiler<'a> {
    scenario: &'a Scenario,
    data: &'a ArsoufData,
    ground: Ground<'a>,
}

impl Compiler<'_> {
    fn fault(&mut self, at: impl Into<String>, name: &str, what: Phrase, todo: Phrase) {
        self.ground.faults.push(Fault::new(at, name, what, todo));
    }

    fn scene(&mut self) -> Option<Scene> {
        let count = self.data.pieces.len();
        if count > MOST_COUNTERS {
            let todo = phrase!("fault-use-at-most", most = MOST_COUNTERS);
            let what = phrase!("fault-there-are-pieces", count = count);
            self.fault("arsouf.pieces", "too-many-counters", what, todo);
            return None;
        }
        if self.data.terrain.is_empty() {
            let what = phrase!("fault-the-board-has-no");
            self.fault("arsouf.terrain", "missing", what, phrase!("fault-add-one-terrain-or"));
            return None;
        }
        let map = self.ground.map();
        let areas = self.ground.areas(&map);
        self.ground.check_places(&map);
        let pieces = self.pieces(&map);
        let armies = Both::from_fn(|side| {
            let data = &self.scenario.sides[side as usize];
            Army { id: data.id.clone(), name: data.name.clone() }
        });
        let goal = self.goal(&areas, &pieces);
        let deploy = self.deploy(&areas);
        let first = self.side(&self.data.first.clone(), "arsouf.first");
        let terrain: Vec<_> =
            self.data.terrain.values().map(|t| (t.name.clone(), t.closed)).collect();
        let (steps, barred) = self.steps(&map);
        let stops = self.stops(&map);
        let by_side = |want: fn(&Printed) -> bool| {
            Both::from_fn(|side| -> Vec<UnitId> {
                let list = pieces.iter().enumerate();
                list.filter(|(_, p)| p.side == side && want(p)).map(|(i, _)| unit_id(i)).collect()
            })
        };
        let (of, leaders) = (by_side(|_| true), by_side(|p| p.leader));
        let goal = goal?;
        let views = Language::all().map(|l| Arc::new(self.ground.view(&map, &areas, l))).collect();
        let mark = |hex| u8::from(goal.town.contains(hex)) | u8::from(stops.contains(hex)) << 1;
        let deploy = deploy?;
        if self.data.begin.is_none() {
            self.standing(&map, &terrain, &pieces, &deploy, &of);
        }
        self.deployed_outside(&map, &goal, &deploy);
        let mut scene = Scene {
            views,
            terrain,
            hexsides: self.data.hexsides.values().map(|h| h.closed).collect(),
            steps,
            barred,
            ways: Distances::default(),
            of,
            leaders,
            marks: map.grid.hexes().map(mark).collect(),
            stops,
            sides: pieces.iter().map(|piece| piece.side).collect(),
            pieces,
            armies,
            deploy,
            goal,
            first: first?,
            killed_before: Both([0, 0]),
            options: self.data.options,
            map,
        };
        scene.ways = Distances::new(&scene);
        Some(scene)
    }

    fn side(&mut self, id: &str, at: &str) -> Option<Side> {
        let found = self.scenario.sides.iter().position(|s| s.id == id);
        if found.is_none() {
            let known: Vec<&str> = self.scenario.sides.iter().map(|s| s.id.as_str()).collect();
            let todo = phrase!("fault-use-one-of", list = known.join(", "));
            self.fault(at, "unknown-side", phrase!("fault-there-is-no-side", id = id), todo);
        }
        found.map(|n| Side::ALL[n])
    }

    /// ARSOUF 1.1, 1.4: the pieces as printed, each with an id of its own.
    fn pieces(&mut self, map: &HexMap) -> Vec<Printed> {
        let mut pieces = Vec::new();
        let mut ids = BTreeSet::new();
        let data = self.data;
        for (i, piece) in data.pieces.iter().enumerate() {
            let at = format!("arsouf.pieces[{i}]");
            self.ground.faults.extend(outline::id(&format!("{at}.id"), &piece.id));
            if !ids.insert(piece.id.as_str()) {
                let what = phrase!("fault-the-id-is-used", id = piece.id);
                self.fault(
                    format!("{at}.id"),
                    "duplicate-id",
                    what,
                    phrase!("fault-give-every-piece-its"),
                );
            }
            let side = self.side(&piece.side, &format!("{at}.side"));
            let setup = match &piece.setup {
                Some(label) => self.ground.hex(&map.grid, label, &format!("{at}.setup")),
                None => None,
            };
            let Some(kind) = data.kinds.get(&piece.kind) else {
                let what = phrase!("fault-there-is-no-kind", id = piece.kind);
                self.fault(
                    format!("{at}.kind"),
                    "unknown-kind",
                    what,
                    phrase!("fault-add-it-to-arsouf"),
                );
                continue;
            };
            let has = |t: Trait| kind.traits.contains(&t);
            let all_slow = data.options.slow_pieces == SlowPieces::InfantryAndBaggage;
            let Some(side) = side else { continue };
            pieces.push(Printed {
                id: piece.id.clone(),
                name: piece.name.clone(),
                kind: kind.name.clone(),
                look: kind.look,
                side,
                value: kind.value,
                moves: kind.moves,
                slow: has(Trait::Slow) && (all_slow || has(Trait::Baggage)),
                knight: has(Trait::Knight),
                baggage: has(Trait::Baggage),
                leader: has(Trait::Leader),
                setup,
            });
        }
        for (id, kind) in &data.kinds {
            if kind.moves == 0 || kind.moves > 20 {
                let what = phrase!("fault-the-kind-moves-spaces", moves = kind.moves);
                self.fault(
                    format!("arsouf.kinds.{id}.moves"),
                    "moves",
                    what,
                    phrase!("fault-use-1-to-20"),
                );
            }
            if kind.value > 100 {
                let what = phrase!("fault-the-fighting-value-is", value = kind.value);
                self.fault(
                    format!("arsouf.kinds.{id}.value"),
                    "value",
                    what,
                    phrase!("fault-use-0-to-100"),
                );
            }
        }
        pieces
    }

    /// ARSOUF 3.1: the goal; it must be possible to reach it with the pieces there are.
    fn goal(&mut self, areas: &[Area], pieces: &[Printed]) -> Option<Goal> {
        let data = &self.data.goal;
        let side = self.side(&data.side, "arsouf.goal.side");
        let area = self.ground.area(areas, &data.zone, "arsouf.goal.zone");
        let (side, area) = (side?, &areas[area?]);
        let own = |baggage: bool| {
            pieces.iter().filter(|p| p.side == side && p.baggage == baggage).count()
        };
        if own(true) < usize::from(data.baggage) || own(false) < usize::from(data.others) {
            self.ground.faults.push(
                Fault::new(
                    "arsouf.goal",
                    "goal",
                    phrase!("fault-the-side-has-fewer"),
                    phrase!("fault-give-it-more-pieces"),
                )
                .against("3.1"),
            );
        }
        if data.baggage == 0 && data.others == 0 {
            let what = phrase!("fault-nothing-has-to-be");
            let fault = Fault::new("arsouf.goal", "goal", what, phrase!("fault-ask-for-a-piece"));
            self.ground.faults.push(fault.against("3.1"));
        }
        if pieces.iter().filter(|p| p.side == side).count() > MOST_PIECES {
            let what = phrase!("fault-the-side-has-more", most = MOST_PIECES);
            let fault = Fault::new("arsouf.pieces", "goal", what, phrase!("fault-give-it-fewer"));
            self.ground.faults.push(fault.against("3.1"));
        }
        if self.data.begin.is_none() && !pieces.iter().any(|p| p.side != side) {
            let what = phrase!("fault-the-side-without-the");
            let fault =
                Fault::new("arsouf.pieces", "no-army", what, phrase!("fault-give-it-one-or"));
            self.ground.faults.push(fault.against("1.1"));
        }
        if area.hexes.is_empty() {
            let what = phrase!("fault-the-goal-has-no");
            let at = format!("map.zones.{}", data.zone);
            let fault = Fault::new(at, "goal", what, phrase!("fault-name-one-space-or"));
            self.ground.faults.push(fault.against("3.1"));
        }
        Some(Goal {
            side,
            town: area.set.clone(),
            name: area.name.clone(),
            baggage: data.baggage,
            others: data.others,
        })
    }

    /// ARSOUF 4.2, 5.7, ARR-6: nobody deploys in the goal, but the other side where it may enter.
    fn deployed_outside(&mut self, map: &HexMap, goal: &Goal, deploy: &Both<Area>) {
        if self.data.begin.is_some() {
            return;
        }
        for side in Side::ALL {
            let may = side != goal.side && self.data.options.moslems_may_enter_arsouf;
            let inside = deploy[side].hexes.iter().find(|&&hex| goal.town.contains(hex));
            let Some(&hex) = inside.filter(|_| !may) else { continue };
            let what = phrase!("fault-of-the-deployment-area", it = map.grid.label(hex));
            let at = format!("arsouf.deploy[{}]", side as usize);
            let fault = Fault::new(at, "goal", what, phrase!("fault-keep-the-area-and"));
            self.ground.faults.push(fault.against("5.7"));
        }
    }

    fn deploy(&mut self, areas: &[Area]) -> Option<Both<Area>> {
        let [a, b] = [0, 1].map(|n| {
            let at = format!("arsouf.deploy[{n}]");
            self.ground.area(areas, &self.data.deploy[n], &at)
        });
        Some(Both([areas[a?].clone(), areas[b?].clone()]))
    }

    /// ARSOUF 4.3 to 4.5: which neighbours can be stepped to.
    fn steps(&self, map: &HexMap) -> (Vec<[u16; 6]>, Vec<u8>) {
        let terrain: Vec<bool> = self.data.terrain.values().map(|t| t.closed).collect();
        let closed_sides = self.data.hexsides.values().enumerate();
        let closed_sides: u8 =
            closed_sides.filter(|(n, h)| h.closed && *n < 8).map(|(n, _)| 1 << n).sum();
        let (mut steps, mut barred) = (Vec::new(), Vec::new());
        for hex in map.grid.hexes() {
            let mut bits = 0;
            steps.push(Direction::ALL.map(|d| {
                let closed = map.features(hex, d) & closed_sides != 0;
                bits |= u8::from(closed) << d.0;
                let open = |to: &Hex| !terrain[usize::from(map.terrain(*to))] && !closed;
                map.grid.neighbor(hex, d).filter(open).map_or(CLOSED, |to| to.0)
            }));
            barred.push(bits);
        }
        (steps, barred)
    }

    /// ARR-5: spaces in which a move ends.
    fn stops(&self, map: &HexMap) -> HexSet {
        let forest: Vec<bool> = self.data.terrain.values().map(|t| t.forest).collect();
        let stops =
            |hex: &Hex| self.data.options.forest_stops && forest[usize::from(map.terrain(*hex))];
        HexSet::new(map.grid.hexes().filter(stops))
    }

    /// ARSOUF 4.2, 5.4: pieces have room to deploy, and start on open spaces, one to a space.
    fn standing(
        &mut self,
        map: &HexMap,
        terrain: &[(crate::scenario::Text, bool)],
        pieces: &[Printed],
        deploy: &Both<Area>,
        of: &Both<Vec<UnitId>>,
    ) {
        let closed = |hex: Hex| terrain[usize::from(map.terrain(hex))].1;
        let mut taken: BTreeMap<Hex, &str> = BTreeMap::new();
        for (i, piece) in pieces.iter().enumerate() {
            let Some(hex) = piece.setup else { continue };
            let (at, label) = (format!("arsouf.pieces[{i}].setup"), map.grid.label(hex));
            if let Some(other) = taken.insert(hex, &piece.id) {
                let what =
                    phrase!("fault-and-both-start-in", id = piece.id, other = other, label = label);
                let fault =
                    Fault::new(&at, "overstacked", what, phrase!("fault-give-each-piece-its"));
                self.ground.faults.push(fault.against("5.4"));
            }
            if self.ground.readable && closed(hex) {
                let what = phrase!("fault-starts-in-which-is", id = piece.id, label = label);
                self.ground.faults.push(
                    Fault::new(&at, "closed", what, phrase!("fault-start-it-elsewhere"))
                        .against("4.5"),
                );
            }
            if !deploy[piece.side].set.contains(hex) {
                let what =
                    phrase!("fault-starts-in-outside-its-area", id = piece.id, label = label);
                let fault = Fault::new(&at, "zone", what, phrase!("fault-start-it-in-its"));
                self.ground.faults.push(fault.against("4.2"));
            }
        }
        for side in Side::ALL {
            let free = |hex: Hex| !closed(hex) && !deploy[side.enemy()].set.contains(hex);
            let room = deploy[side].hexes.iter().filter(|&&hex| free(hex)).count();
            if self.ground.readable && room < of[side].len() {
                let what =
                    phrase!("fault-there-are-spaces-for", room = room, count = of[side].len());
                let at = format!("arsouf.deploy[{}]", side as usize);
                let fault = Fault::new(at, "no-room", what, phrase!("fault-make-the-zone-larger"));
                self.ground.faults.push(fault.against("4.2"));
            }
        }
    }
}
