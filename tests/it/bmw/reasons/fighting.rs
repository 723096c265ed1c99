//! Archery, planning of attacks, and everything in the middle of a combat.

use super::Finger;
use super::reader::Reader;
use gonfalon::board::{Hex, line_of_sight};
use gonfalon::kernel::{Reason, Side, UnitId};
use gonfalon::scenario::bmw::{Dot, UnitKind};
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::combat::Combat;
use gonfalon::systems::bmw::frame::Frame;
use gonfalon::systems::bmw::state::{Face, Mark};
use gonfalon::systems::bmw::why::{Refused, Why};

fn is(truth: bool) -> Result<(), String> {
    if truth { Ok(()) } else { Err("not so".to_owned()) }
}

// ---- archery ----------------------------------------------------------------------------------------

struct Range<'a> {
    reader: &'a Reader<'a>,
    side: Side,
    defensive: bool,
    declared: Vec<UnitId>,
}

impl Range<'_> {
    fn bow(&self, unit: UnitId) -> Option<u8> {
        let piece = &self.reader.s.pieces[unit.index()];
        let counter = self.reader.scene.counter(unit);
        let face = match piece.face_before {
            Face::Front => &counter.front,
            Face::Back => &counter.back,
        };
        face.archery.filter(|_| counter.is_unit()).map(|(_, range)| range)
    }

    fn archers(&self) -> Vec<(UnitId, Hex, usize)> {
        let units = self.reader.scene.units[self.side].iter().copied();
        units
            .filter_map(|u| {
                let range = if self.defensive { 1 } else { usize::from(self.bow(u)?) };
                self.bow(u)?;
                Some((u, self.reader.at(u)?, range))
            })
            .collect()
    }

    fn spent(&self, unit: UnitId) -> bool {
        self.reader.s.pieces[unit.index()].has(Mark::Fired) || self.declared.contains(&unit)
    }

    fn shielded(&self, hex: Hex) -> bool {
        self.reader.walled(self.side, hex)
    }

    fn eligible(&self, target: UnitId) -> bool {
        let ordered = self.reader.s.pieces[target.index()].face == Face::Front;
        ordered && self.reader.at(target).is_some_and(|hex| !self.shielded(hex))
    }

    fn beside(&self, at: Hex) -> bool {
        let enemies = self.reader.around(at).into_iter();
        enemies.filter_map(|n| self.reader.unit_of(self.side.enemy(), n)).any(|u| self.eligible(u))
    }

    fn blind(&self, from: Hex, to: Hex) -> bool {
        let scene = self.reader.scene;
        let wall = |hex: Option<Hex>| {
            hex.is_none_or(|h| {
                let id = &scene.terrain[usize::from(scene.map.terrain(h))].0;
                id != "clear" && id != "camp"
            })
        };
        let line = line_of_sight(&scene.map.grid, from, to);
        line.crossed.iter().any(|&h| wall(h)) || line.along.iter().any(|&(a, b)| wall(a) && wall(b))
    }

    fn hits(&self, (archer, from, range): (UnitId, Hex, usize), target: UnitId) -> bool {
        let Some(to) = self.reader.at(target) else { return false };
        let distance = self.reader.distance(from, to);
        !self.spent(archer)
            && distance <= range
            && self.eligible(target)
            && (distance == 1 || !self.beside(from) && !self.blind(from, to))
    }
}

pub fn verdict_on_fire(
    reader: &Reader<'_>,
    finger: Finger,
    reason: &Refused,
) -> Result<(), String> {
    let (defensive, declared) = match reader.game.top() {
        Some(Frame::OffensiveFire(fire)) => {
            (false, fire.declared.iter().map(|&(firer, _)| firer).collect())
        }
        _ => (true, Vec::new()),
    };
    let side = if defensive { reader.s.active.enemy() } else { reader.s.active };
    let range = Range { reader, side, defensive, declared };
    let here = reader.here(finger);
    let enemies: Vec<UnitId> = reader.scene.units[side.enemy()]
        .iter()
        .copied()
        .filter(|&u| reader.at(u).is_some())
        .collect();
    let archers = range.archers();
    let target = here.iter().copied().find(|&u| reader.side(u) != side);
    let hex = reader.hex_of(finger);
    let near = |distance: usize| {
        archers
            .iter()
            .filter(move |a| hex.is_some_and(|h| reader.distance(a.1, h) <= distance.min(a.2)))
    };
    let with = |unit: UnitId| archers.iter().copied().find(|a| a.0 == unit);
    match &reason.why {
        Why::NoCounter => is(here.is_empty()),
        Why::NotOnMap { unit } => is(here.contains(unit) && reader.at(*unit).is_none()),
        Why::NoArchery => {
            let first = here.iter().copied().find(|&u| reader.scene.counter(u).is_unit());
            is(first
                .or(here.first().copied())
                .is_some_and(|u| reader.side(u) == side && range.bow(u).is_none()))
        }
        Why::PickTarget { unit } => {
            let archer = with(*unit).filter(|_| here.contains(unit));
            is(archer.is_some_and(|a| enemies.iter().any(|&e| range.hits(a, e))))
        }
        Why::NothingInSight { unit } => {
            let archer = with(*unit).filter(|_| here.contains(unit) && !range.spent(*unit));
            is(archer.is_some_and(|a| !enemies.iter().any(|&e| range.hits(a, e))))
        }
        Why::AlreadyFired { unit } => is(range.spent(*unit)),
        Why::LoneLeader => is(target.is_some_and(|t| reader.is_leader(t))),
        Why::NotATarget => is(target.is_some_and(|t| reader.is_marker(t))),
        Why::Fortress => is(hex.is_some_and(|h| range.shielded(h))),
        Why::NotEligible => {
            is(target.is_some_and(|t| reader.s.pieces[t.index()].face == Face::Back))
        }
        Why::NoArcher => is(archers.is_empty()),
        Why::AdjacentOnly => is(defensive && near(1).next().is_none()),
        Why::ArcherRange { unit, distance, range } => {
            let far = with(*unit).zip(hex).map(|(a, h)| reader.distance(a.1, h));
            let fits = far == Some(usize::from(*distance)) && distance > &u16::from(*range);
            let excess = |a: &(UnitId, Hex, usize)| {
                hex.map_or(0, |h| reader.distance(a.1, h).saturating_sub(a.2))
            };
            let nearest = archers.iter().map(excess).min();
            is(fits && nearest == with(*unit).map(|a| excess(&a)) && nearest > Some(0))
        }
        Why::ArcherLos { unit } => is(with(*unit).zip(hex).is_some_and(|(a, h)| {
            range.blind(a.1, h) && reader.distance(a.1, h) <= a.2 && !range.spent(*unit)
        })),
        Why::ArcherPriority { unit } => is(with(*unit).zip(hex).is_some_and(|(a, h)| {
            range.beside(a.1) && reader.distance(a.1, h) > 1 && reader.distance(a.1, h) <= a.2
        })),
        other => Err(format!("an odd reason in archery: {}", other.slug())),
    }
}

// ---- planning ---------------------------------------------------------------------------------------

pub fn verdict_on_plan(
    reader: &Reader<'_>,
    plan: &Combat,
    finger: Finger,
    reason: &Refused,
) -> Result<(), String> {
    let active = reader.s.active;
    let here = reader.here(finger);
    let fought = |u: UnitId| reader.s.pieces[u.index()].has(Mark::Fought);
    let meets = |own: UnitId, foe: UnitId| {
        let places = reader.at(own).zip(reader.at(foe));
        places.is_some_and(|(a, d)| reader.distance(a, d) == 1 && !reader.walled(active, d))
    };
    let units = |side: Side| {
        let all = reader.scene.units[side].iter().copied();
        all.filter(|&u| reader.at(u).is_some() && !fought(u)).collect::<Vec<_>>()
    };
    let lone = |u: UnitId| {
        reader.is_leader(u) && reader.at(u).is_some_and(|hex| reader.unit_in(hex).is_none())
    };
    match &reason.why {
        Why::NoCounter => is(here.is_empty()),
        Why::NotOnMap { unit } => is(here.contains(unit) && reader.at(*unit).is_none()),
        Why::NotAFighter => is(here.iter().any(|&u| reader.is_marker(u))),
        Why::LeaderMayNotAttack => {
            is(here.iter().any(|&u| reader.is_leader(u) && reader.side(u) == active))
        }
        Why::LeadersApart => {
            let with_unit = here.iter().any(|&u| reader.is_leader(u) && !lone(u));
            let mixed = here.iter().any(|&u| {
                plan.defenders.iter().any(|&d| {
                    reader.is_leader(d) != reader.is_leader(u)
                        || reader.is_leader(d) && reader.at(d) != reader.at(u)
                })
            });
            is(with_unit || mixed)
        }
        Why::AlreadyFought { unit } => is(here.contains(unit) && fought(*unit)),
        Why::Fortress => {
            let walled = |hex: Hex| {
                reader.walled(active, hex) && reader.unit_of(active.enemy(), hex).is_some()
            };
            is(reader.hex_of(finger).is_some_and(|hex| {
                reader.walled(active, hex) || reader.around(hex).into_iter().any(walled)
            }))
        }
        Why::NoOpponent { unit } => {
            let foes = units(active.enemy());
            let leaders = reader.scene.leaders[active.enemy()].iter().copied().filter(|&u| lone(u));
            is(here.contains(unit)
                && reader.side(*unit) == active
                && !foes.into_iter().chain(leaders).any(|foe| meets(*unit, foe)))
        }
        Why::NoAttacker { unit } => is(here.contains(unit)
            && reader.side(*unit) != active
            && !units(active).into_iter().any(|own| meets(own, *unit))),
        Why::NotAdjacentToAll { attacker, defender } => {
            let named = here.contains(attacker) || here.contains(defender);
            is(named && !meets(*attacker, *defender))
        }
        Why::NoCommonFoe { unit } => {
            let own = reader.side(*unit) == active;
            let mates = if own { &plan.attackers } else { &plan.defenders };
            let common = units(reader.side(*unit).enemy()).into_iter().any(|other| {
                mates
                    .iter()
                    .chain([unit])
                    .all(|&mate| if own { meets(mate, other) } else { meets(other, mate) })
            });
            is(here.contains(unit) && !mates.is_empty() && !common)
        }
        other => Err(format!("an odd reason in planning: {}", other.slug())),
    }
}

// ---- in the middle of a combat ----------------------------------------------------------------------

/// Why a step of a way is not open, by how much would have to be otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Bar {
    Open,
    Friend,
    Ezoc,
    Enemy,
    Terrain,
}

struct Runner<'a> {
    reader: &'a Reader<'a>,
    unit: UnitId,
    start: Hex,
}

impl Runner<'_> {
    fn bar(&self, from: Hex, to: Hex, last: bool, friends_bar: bool) -> Bar {
        let reader = self.reader;
        let side = reader.side(self.unit);
        if reader.cost(self.unit, from, to).is_none() {
            Bar::Terrain
        } else if reader.unit_of(side.enemy(), to).is_some() {
            Bar::Enemy
        } else if reader.ezoc(side, to) {
            Bar::Ezoc
        } else if reader.unit_in(to).is_some() && (last || friends_bar) {
            Bar::Friend
        } else {
            Bar::Open
        }
    }

    /// Every way outward to a hex, of as many hexes as it is away.
    fn ways(&self, target: Hex) -> Vec<Vec<Hex>> {
        let length = self.reader.distance(self.start, target);
        let mut ways = vec![vec![self.start]];
        for step in 1..=length {
            ways = ways
                .iter()
                .flat_map(|way| {
                    self.reader.around(way[way.len() - 1]).into_iter().map(move |to| (way, to))
                })
                .filter(|&(_, to)| {
                    self.reader.distance(self.start, to) == step
                        && self.reader.distance(to, target) == length - step
                })
                .map(|(way, to)| [&way[..], &[to]].concat())
                .collect();
        }
        ways
    }

    /// Whether `named` is what bars the ways to the hex: its own obstacle, or the first of the least grade.
    fn barred_by(
        &self,
        target: Hex,
        named: Hex,
        bar: Bar,
        friends_bar: bool,
    ) -> Result<(), String> {
        let ways = self.ways(target);
        let bars = |way: &[Hex]| -> Vec<Bar> {
            let last = way.len() - 2;
            let steps = way.windows(2).enumerate();
            steps.map(|(i, pair)| self.bar(pair[0], pair[1], i == last, friends_bar)).collect()
        };
        if named == target && ways.iter().all(|way| *bars(way).last().expect("a step") >= bar) {
            return is(bar != Bar::Open && ways.iter().any(|way| bars(way).last() == Some(&bar)));
        }
        let worst = |way: &Vec<Hex>| bars(way).into_iter().max().unwrap_or(Bar::Open);
        let least = ways.iter().map(worst).min().ok_or("no way at all")?;
        let names = |way: &Vec<Hex>| {
            let first = bars(way).iter().position(|&b| b == bar);
            worst(way) == bar && first.is_some_and(|i| way[i + 1] == named)
        };
        if least == bar && ways.iter().any(names) {
            Ok(())
        } else {
            Err(format!("the least obstacle is {least:?}"))
        }
    }
}

pub fn verdict_on_melee(
    reader: &Reader<'_>,
    finger: Finger,
    reason: &Refused,
) -> Result<(), String> {
    let here = reader.here(finger);
    let target = reader.hex_of(finger);
    let advance = ["occupation", "second-advance", "advances"].contains(&reader.kind());
    let retreat = reader.kind() == "retreats";
    let led = |unit: UnitId, to: Hex| {
        let goes = |a: &Action| a.walker() == Some(unit) && a.end() == Some(to);
        reader.offers.iter().any(goes)
    };
    let runner = |unit: UnitId| reader.at(unit).map(|start| Runner { reader, unit, start });
    match (&reason.why, target) {
        (Why::NotInvolved, _) => is(here.iter().all(|&u| {
            !reader
                .offers
                .iter()
                .any(|a| matches!(a, Action::Lose { unit } | Action::Follow { unit } if *unit == u))
        })),
        (Why::NoCounter, _) => is(here.is_empty()),
        (Why::NotOnMap { unit }, _) => is(here.contains(unit) && reader.at(*unit).is_none()),
        (Why::PickHex { unit }, _) => {
            let there = here.contains(unit) || target.is_some() && reader.at(*unit) == target;
            is(there && reader.walkers().contains(unit))
        }
        (Why::NoSolidDot, _) => is(here
            .iter()
            .any(|&u| reader.scene.counter(u).is_unit() && reader.shown(u).dot != Dot::Solid)),
        (Why::NotHorseArcher, _) => is(here.iter().any(|&u| {
            let archer = reader.scene.counter(u).kind() == Some(UnitKind::HorseArchers);
            !archer || reader.s.pieces[u.index()].face == Face::Back
        })),
        (Why::ChargedNoRetreat, _) => is(reader.part("melee")["charged"] == true),
        (Why::FasterEnemy { enemy }, Some(hex)) => is(here.iter().any(|&u| {
            reader.controllers(reader.side(u), hex).contains(enemy)
                && reader.shown(*enemy).ma > reader.shown(u).ma
        })),
        (Why::NoWay { unit }, Some(hex)) => {
            if here.contains(unit) {
                is(!reader.walkers().contains(unit))
            } else {
                // Foot through friends, or cavalry beyond three hexes.
                is(!led(*unit, hex) && retreat)
            }
        }
        (Why::WayFar { unit, limit }, Some(hex)) => {
            is(*limit == 3 && reader.distance(reader.at(*unit).expect("on the map"), hex) > 3)
        }
        (Why::WayLength { unit, needed }, Some(hex)) => {
            let distance = reader.distance(reader.at(*unit).expect("on the map"), hex);
            let lengths: Vec<usize> = reader
                .offers
                .iter()
                .filter(|a| a.walker() == Some(*unit))
                .filter_map(|a| match a {
                    Action::Retreat { path, .. } | Action::RetreatBeforeCombat { path, .. } => {
                        Some(path.len())
                    }
                    _ => None,
                })
                .collect();
            is(distance != *needed && !lengths.is_empty() && lengths.iter().all(|l| l == needed))
        }
        (Why::WayEzoc { unit, hex }, Some(target)) => {
            let runner = runner(*unit).ok_or("off the map")?;
            runner.barred_by(target, *hex, Bar::Ezoc, !retreat && !reader.mounted(*unit))
        }
        (Why::WayFriend { unit, hex }, Some(target)) => {
            let runner = runner(*unit).ok_or("off the map")?;
            runner.barred_by(target, *hex, Bar::Friend, !reader.mounted(*unit))
        }
        (Why::EnemyHex { hex } | Why::WayTerrain { hex, .. }, Some(target)) if !advance => {
            let terrain = matches!(reason.why, Why::WayTerrain { .. });
            let bar = if terrain { Bar::Terrain } else { Bar::Enemy };
            if matches!(reader.game.top(), Some(Frame::Escape(_))) {
                return escape(reader, target, reason);
            }
            let mut verdict = Err("nobody runs".to_owned());
            for unit in reader.walkers() {
                let runner = runner(unit).ok_or("off the map")?;
                let friends_bar = !retreat && !reader.mounted(unit);
                verdict = verdict.or(runner.barred_by(target, *hex, bar, friends_bar));
            }
            verdict
        }
        (_, Some(target)) if matches!(reader.game.top(), Some(Frame::Escape(_))) => {
            escape(reader, target, reason)
        }
        (Why::Stacking { hex }, Some(target)) => {
            let side = reader.offers.iter().find_map(Action::walker).map(|u| reader.side(u));
            is(*hex == target && side.is_some_and(|side| reader.unit_of(side, target).is_some()))
        }
        (_, Some(target)) if advance => follow(reader, target, reason),
        (other, _) => Err(format!("an odd reason in a combat: {}", other.slug())),
    }
}

/// 7.9, 8.3, 9.2, 9.6: advances.
fn follow(reader: &Reader<'_>, target: Hex, reason: &Refused) -> Result<(), String> {
    let (melee, kind) = (reader.part("melee"), reader.kind());
    let side = match reader.part("side").as_str() {
        Some("b") => Side::B,
        Some(_) => Side::A,
        None => reader.s.active,
    };
    let charge = kind != "advances";
    let list = if side == reader.s.active { "attackers" } else { "defenders" };
    let units: Vec<UnitId> = serde_json::from_value(melee[list].clone()).expect("units");
    let units: Vec<UnitId> = units
        .into_iter()
        .filter(|&u| match kind {
            "occupation" => melee["chargers"].to_string().contains(&u.0.to_string()),
            "second-advance" => {
                reader.mounted(u) && *reader.part("occupier") != serde_json::json!(u.0)
            }
            _ => true,
        })
        .collect();
    let won = match melee["result"].as_str() {
        Some("DR" | "DL" | "EX") => Some(reader.s.active),
        Some("AR" | "AL") => Some(reader.s.active.enemy()),
        _ => None,
    };
    // The hexes open to the side, with how far horsemen go from there.
    let mut ground: Vec<(Hex, usize)> = Vec::new();
    for vacated in melee["vacated"].as_array().into_iter().flatten() {
        let hex: Hex = serde_json::from_value(vacated["hex"].clone()).expect("a hex");
        let by: Side = serde_json::from_value(vacated["by"].clone()).expect("a side");
        let by_result = vacated["left"] == "result";
        if by == side || by_result && won != Some(side) || charge && !by_result {
            continue;
        }
        ground.push((hex, if by_result && kind != "occupation" { 3 } else { 1 }));
    }
    let far = |unit: UnitId, limit: usize| if reader.mounted(unit) { limit } else { 1 };
    let enemy = side.enemy();
    // Whether a way of allowed length leads there, if some things are disregarded.
    let leads = |unit: UnitId, enemies: bool, terrain: bool| {
        let open = |from: Hex, to: Hex| {
            (enemies || reader.unit_of(enemy, to).is_none())
                && (terrain || reader.cost(unit, from, to).is_some())
        };
        let Some(start) = reader.at(unit) else { return false };
        ground.iter().any(|&(first, limit)| {
            if reader.distance(start, first) != 1 || !open(start, first) {
                return false;
            }
            let mut reached = vec![first];
            for _ in 1..far(unit, limit) {
                let more: Vec<Hex> = reached
                    .iter()
                    .flat_map(|&at| reader.around(at).into_iter().map(move |to| (at, to)))
                    .filter(|&(at, to)| open(at, to))
                    .map(|(_, to)| to)
                    .collect();
                reached.extend(more);
                reached.sort_unstable();
                reached.dedup();
            }
            reached.contains(&target)
        })
    };
    let any = |enemies: bool, terrain: bool| units.iter().any(|&u| leads(u, enemies, terrain));
    let longest = units
        .iter()
        .flat_map(|&u| ground.iter().map(move |&(_, limit)| far(u, limit)))
        .max()
        .unwrap_or(0);
    match &reason.why {
        Why::EnemyHex { hex } if *hex == target => is(reader.unit_of(enemy, target).is_some()),
        Why::EnemyHex { hex } => {
            let there = reader.unit_of(enemy, *hex).is_some();
            let (over, around) = (any(true, false), any(false, false));
            if there && over && !around {
                return Ok(());
            }
            Err(format!("there {there}, over {over}, around {around}: {ground:?} {units:?}"))
        }
        Why::WayTerrain { unit, hex } => {
            let closed = reader.around(*hex).iter().any(|&n| reader.cost(*unit, n, *hex).is_none());
            is(closed && leads(*unit, true, true) && !leads(*unit, true, false))
        }
        Why::Fortress => is(reader.scene.map.grid.hexes().any(|h| reader.walled(side, h))
            && any(true, true)
            && !any(false, false)),
        Why::NobodyBeside => {
            let open = ground.iter().any(|&(hex, _)| hex == target);
            is(open && !any(true, true))
        }
        Why::MustOccupy => is(charge && !ground.iter().any(|&(hex, _)| hex == target)),
        Why::AdvanceLimit { limit } => is(*limit == longest && longest > 1 && !any(true, true)),
        Why::NotVacated => is(longest <= 1 && !ground.iter().any(|&(hex, _)| hex == target)),
        Why::NoWay { .. } => is(true),
        other => Err(format!("an odd reason for an advance: {}", other.slug())),
    }
}

/// 10.1, 10.4: lone leaders.
fn escape(reader: &Reader<'_>, target: Hex, reason: &Refused) -> Result<(), String> {
    let escape = &reader.top["escape"];
    let leaders: Vec<UnitId> = serde_json::from_value(escape["leaders"].clone()).expect("leaders");
    let enterer: Option<(UnitId, Hex)> =
        serde_json::from_value(escape["enterer"].clone()).expect("a unit and a hex");
    let side = reader.side(leaders[0]);
    let start = reader.at(leaders[0]).ok_or("off the map")?;
    let enemy = |hex: Hex| {
        reader.unit_of(side.enemy(), hex).is_some() || enterer.is_some_and(|(_, at)| at == hex)
    };
    let chiefs = |hex: Hex| !reader.leaders_in(side.enemy(), hex).is_empty();
    let covered = |hex: Hex| {
        reader.ezoc(side, hex)
            || enterer.is_some_and(|(unit, at)| {
                reader.shown(unit).dot != Dot::Solid
                    && reader.distance(at, hex) == 1
                    && reader.cost(unit, at, hex).is_some()
            })
    };
    let friend = |hex: Hex| reader.unit_of(side, hex).is_some();
    let grade = |from: Hex, to: Hex, last: bool| {
        if reader.cost(leaders[0], from, to).is_none() {
            4
        } else if enemy(to) || chiefs(to) {
            3
        } else if !covered(to) || friend(to) && last {
            0
        } else if friend(to) {
            1
        } else {
            2
        }
    };
    let runner = Runner { reader, unit: leaders[0], start };
    let ways = runner.ways(target);
    let grades = |way: &[Hex]| -> Vec<i32> {
        let last = way.len() - 2;
        way.windows(2).enumerate().map(|(i, p)| grade(p[0], p[1], i == last)).collect()
    };
    let named = |hex: Hex, bar: i32| {
        if hex == target && ways.iter().all(|way| *grades(way).last().expect("a step") > 0) {
            return is(ways.iter().any(|way| grades(way).last() == Some(&bar)));
        }
        let worst = |way: &Vec<Hex>| grades(way).into_iter().max().unwrap_or(0);
        let least = ways.iter().map(worst).min().unwrap_or(0);
        let names = |way: &Vec<Hex>| {
            let first = grades(way).iter().position(|&g| g == bar);
            worst(way) == bar && first.is_some_and(|i| way[i + 1] == hex)
        };
        is(least == bar && ways.iter().any(names))
    };
    match &reason.why {
        Why::WayFar { limit, .. } => is(*limit == 3 && reader.distance(start, target) > 3),
        Why::WayTerrain { hex, .. } => named(*hex, 4),
        Why::EnemyHex { hex } => is(enemy(*hex)).and(named(*hex, 3)),
        Why::EnemyLeader { hex } => is(chiefs(*hex)).and(named(*hex, 3)),
        Why::LeaderEzoc { hex } => is(covered(*hex) && !friend(*hex)).and(named(*hex, 2)),
        Why::MustStop { hex } => is(covered(*hex) && friend(*hex)).and(named(*hex, 1)),
        other => Err(format!("an odd reason for a leader: {}", other.slug())),
    }
}
