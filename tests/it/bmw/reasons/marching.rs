//! Movement: all ways, reckoned by patient repetition.

use super::Finger;
use super::reader::{Prices, Reader};
use gonfalon::board::Hex;
use gonfalon::kernel::{Reason, UnitId};
use gonfalon::scenario::bmw::Dot;
use gonfalon::systems::bmw::state::Mark;
use gonfalon::systems::bmw::why::{Refused, Why};
use std::rc::Rc;

/// What a way may disregard: 0 nothing but the movement allowance; 1 that a move ends in an EZOC; 2 EZOC altogether;
/// 3 the closed edge; 4 enemies; 5 walls; 6 terrain.
type Level = usize;

/// The price of a step that nobody can pay.
const CLOSED: u32 = 10_000;

struct Marcher<'a> {
    reader: &'a Reader<'a>,
    unit: UnitId,
    start: Hex,
}

impl Marcher<'_> {
    fn enemy(&self, hex: Hex) -> bool {
        let reader = self.reader;
        let enemy = reader.side(self.unit).enemy();
        reader.unit_of(enemy, hex).is_some()
            || reader.is_leader(self.unit) && !reader.leaders_in(enemy, hex).is_empty()
    }

    /// 5.2, 8.21, 8.22, 10.1: `None` no matter, `Some(true)` the move ends, `Some(false)` not entered.
    fn zone(&self, from: Hex, to: Hex) -> Option<bool> {
        let (reader, side) = (self.reader, self.reader.side(self.unit));
        if !reader.ezoc(side, to) {
            return None;
        }
        if reader.is_leader(self.unit) {
            return Some(reader.unit_of(side, to).is_some());
        }
        if reader.ezoc(side, self.start) {
            match reader.shown(self.unit).dot {
                Dot::Open => return Some(false),
                _ if from == self.start => return Some(false),
                _ => {}
            }
        }
        Some(true)
    }

    /// The level at which a step becomes possible, with its price from then on.
    fn step(&self, from: Hex, to: Hex) -> (Level, u32) {
        let reader = self.reader;
        let mut level = 0;
        let cost = reader.cost(self.unit, from, to).unwrap_or_else(|| {
            level = if reader.walled(reader.side(self.unit), to) { 5 } else { 6 };
            CLOSED
        });
        if self.enemy(to) {
            level = level.max(4);
        }
        if reader.edge(to) {
            level = level.max(3);
        }
        if self.zone(from, to) == Some(false) {
            level = level.max(2);
        }
        (level, cost)
    }

    /// The least price of every hex from `source`, as a part of the way that is at a level. A way that is not the
    /// first part of the march never begins in its first hex again.
    fn prices(&self, source: Hex, level: Level) -> Rc<Prices> {
        let key = (self.unit, source, level);
        let known = self.reader.prices.borrow().get(&key).map(Rc::clone);
        known.unwrap_or_else(|| {
            let prices = Rc::new(self.reckoned(source, level));
            self.reader.prices.borrow_mut().insert(key, Rc::clone(&prices));
            prices
        })
    }

    fn reckoned(&self, source: Hex, level: Level) -> Prices {
        let grid = &self.reader.scene.map.grid;
        let mut prices: Vec<Option<u32>> = vec![None; grid.len()];
        prices[source.index()] = Some(0);
        loop {
            let mut changed = false;
            for from in grid.hexes() {
                let Some(spent) = prices[from.index()] else { continue };
                let arrived = from != source && from != self.start;
                if level == 0 && arrived && self.reader.ezoc(self.reader.side(self.unit), from) {
                    continue;
                }
                for to in self.reader.around(from) {
                    let (needs, cost) = self.step(from, to);
                    let total = spent + cost;
                    if needs <= level && prices[to.index()].is_none_or(|known| total < known) {
                        prices[to.index()] = Some(total);
                        changed = true;
                    }
                }
            }
            if !changed {
                return prices;
            }
        }
    }

    /// The least price of every hex at a level.
    fn costs(&self, level: Level) -> Rc<Prices> {
        self.prices(self.start, level)
    }

    /// The level of the way that is judged: the lowest at which the movement allowance is enough; else, where nothing of
    /// the enemy's is in the way; else the first with any way.
    fn judged(&self, target: Hex) -> Option<(Level, u32)> {
        let ma = u32::from(self.reader.shown(self.unit).ma);
        let ways = |least: Level| {
            (least..=6).filter_map(|level| Some((level, self.costs(level)[target.index()]?)))
        };
        ways(1).find(|&(_, cost)| cost <= ma).or_else(|| ways(4).next())
    }

    /// Whether an obstacle of a level lies first, among those without which there would be a way, on a cheapest way.
    fn meets_first(&self, obstacle: Hex, target: Hex, level: Level) -> Result<(), String> {
        let open = |level: &Level| self.costs(*level)[target.index()].is_some();
        let Some(least) = (0..=6).find(open) else {
            return Err("the hex can't be reached at all".to_owned());
        };
        let (judged, whole) = self.judged(target).expect("a way");
        let far = whole > u32::from(self.reader.shown(self.unit).ma);
        if least > level || least == 0 && far {
            return Err(format!("the hex can be reached at level {least}"));
        }
        let least = least.max(1);
        let below = self.costs(least - 1);
        let rest = self.prices(obstacle, judged);
        let first = if level == 1 {
            below[obstacle.index()]
        } else {
            let from = self.reader.around(obstacle).into_iter().filter_map(|n| {
                let (needs, cost) = self.step(n, obstacle);
                let before = if n == self.start { Some(0) } else { below[n.index()] };
                (needs == level).then_some(before? + cost)
            });
            from.min()
        };
        let on_way = first.zip(rest[target.index()]).map(|(a, b)| a + b);
        if level <= judged && on_way == Some(whole) {
            Ok(())
        } else {
            Err(format!("the way of level {judged} costs {whole}, over the obstacle {on_way:?}"))
        }
    }
}

/// Whether a reason why a picked counter can't go to a hex is true.
pub fn verdict(
    reader: &Reader<'_>,
    unit: UnitId,
    target: Hex,
    reason: &Refused,
) -> Result<(), String> {
    let start = reader.at(unit).expect("a picked counter is on the map");
    let marcher = Marcher { reader, unit, start };
    let side = reader.side(unit);
    let is = |truth: bool| if truth { Ok(()) } else { Err("not so".to_owned()) };
    let closed = |walls: bool| {
        reader.around(target).iter().all(|&n| reader.cost(unit, n, target).is_none())
            && walls == reader.walled(side, target)
    };
    let rule = reason.rule.section;
    match (rule, &reason.why) {
        ("4.2", Why::TooDear { cost, ma }) => {
            let cheapest = marcher.costs(0)[target.index()];
            if cheapest == Some(*cost) && cost > &u32::from(*ma) && *ma == reader.shown(unit).ma {
                Ok(())
            } else {
                Err(format!("the cheapest way costs {cheapest:?}"))
            }
        }
        ("4.2", Why::BeyondAllowance { cost, ma }) => {
            let open = marcher.costs(0)[target.index()].is_some();
            let judged = marcher.judged(target).ok_or("no way at all")?;
            let far = judged.1 == *cost && cost > &u32::from(*ma) && *cost < CLOSED;
            is(!open && far && judged.0 >= 4 && *ma == reader.shown(unit).ma)
        }
        ("4.1", Why::ComesBack) => is(target == start),
        ("4.3", Why::Stacking { hex }) => {
            let friend = reader.unit_of(side, target).is_some_and(|u| u != unit);
            is(*hex == target && friend && !reader.is_leader(unit))
        }
        ("4.4", Why::EnemyHex { hex }) if *hex == target => {
            is(reader.unit_of(side.enemy(), target).is_some())
        }
        ("4.4", Why::EnemyLeader { hex }) if *hex == target => is(marcher.enemy(target)),
        ("15.5", Why::EdgeHex { hex }) if *hex == target => is(reader.edge(target)),
        ("4.2", Why::ProhibitedTerrain { hex }) if *hex == target => is(closed(false)),
        ("15.4", Why::Fortress) if reader.walled(side, target) => is(closed(true)),
        ("10.1", Why::LeaderEzoc { hex }) if *hex == target => {
            is(reader.is_leader(unit) && marcher.zone(start, target) == Some(false))
        }
        ("8.22", Why::OpenDotEzoc { hex }) if *hex == target => {
            is(reader.shown(unit).dot == Dot::Open && marcher.zone(start, target) == Some(false))
        }
        ("5.2", Why::MustStop { hex }) => {
            is(marcher.zone(target, *hex) == Some(true))?;
            marcher.meets_first(*hex, target, 1)
        }
        ("8.21", Why::EzocToEzoc { hex }) => {
            let direct = reader.ezoc(side, start) && reader.ezoc(side, *hex);
            is(direct && reader.distance(start, *hex) == 1 && !reader.is_leader(unit))?;
            marcher.meets_first(*hex, target, 2)
        }
        ("8.22", Why::OpenDotEzoc { hex }) => {
            let open = reader.shown(unit).dot == Dot::Open && reader.ezoc(side, start);
            is(open && reader.ezoc(side, *hex))?;
            marcher.meets_first(*hex, target, 2)
        }
        ("10.1", Why::LeaderEzoc { hex }) => {
            let alone = reader.unit_of(side, *hex).is_none();
            is(reader.is_leader(unit) && alone && reader.ezoc(side, *hex))?;
            marcher.meets_first(*hex, target, 2)
        }
        ("15.5", Why::EdgeHex { hex }) => {
            is(reader.edge(*hex))?;
            marcher.meets_first(*hex, target, 3)
        }
        ("4.4", Why::EnemyHex { hex }) => {
            is(reader.unit_of(side.enemy(), *hex).is_some())?;
            marcher.meets_first(*hex, target, 4)
        }
        ("4.4", Why::EnemyLeader { hex }) => {
            is(reader.is_leader(unit) && !reader.leaders_in(side.enemy(), *hex).is_empty())?;
            marcher.meets_first(*hex, target, 4)
        }
        ("15.4", Why::Fortress) => {
            let walls = reader.scene.map.grid.hexes().filter(|&hex| reader.walled(side, hex));
            let verdicts = walls.map(|hex| marcher.meets_first(hex, target, 5));
            verdicts.fold(Err("no walls".to_owned()), Result::or)
        }
        ("4.2", Why::ProhibitedTerrain { hex }) => marcher.meets_first(*hex, target, 6),
        _ => Err(format!("an odd reason in movement: {}", reason.why.slug())),
    }
}

/// Whether a reason why nobody is picked up there is true.
pub fn verdict_on_picking(
    reader: &Reader<'_>,
    finger: Finger,
    reason: &Refused,
) -> Result<(), String> {
    let here = reader.here(finger);
    let active = reader.s.active;
    let is = |truth: bool| if truth { Ok(()) } else { Err("not so".to_owned()) };
    let free = |unit: UnitId| {
        reader.side(unit) == active
            && !reader.s.pieces[unit.index()].has(Mark::Moved)
            && !reader.is_marker(unit)
    };
    let held =
        |&unit: &UnitId| reader.at(unit).is_some_and(|hex| reader.ezoc(active, hex)) && free(unit);
    match (reason.rule.section, &reason.why) {
        ("4.1", Why::NoCounter) => is(here.is_empty()),
        ("4.1", Why::NotOnMap { unit }) => {
            is(here.contains(unit) && reader.at(*unit).is_none() && reader.side(*unit) == active)
        }
        ("4.1", Why::AlreadyMoved { unit }) => {
            is(here.contains(unit) && reader.s.pieces[unit.index()].has(Mark::Moved))
        }
        ("3.2", Why::NotYourDecision) => {
            is(here.iter().all(|&u| reader.side(u) != active || reader.is_marker(u)))
        }
        ("15.3", Why::Immobile) => is(here.iter().any(|&u| reader.is_marker(u))),
        ("4.4", Why::ExitEzoc { unit }) => {
            is(here.contains(unit) && held(unit) && reader.shown(*unit).dot == Dot::None)
        }
        ("8.21", Why::FasterEnemy { enemy }) => {
            let slower = |unit: &&UnitId| {
                let hex = reader.at(**unit).expect("on the map");
                reader.controllers(active, hex).contains(enemy)
                    && reader.shown(*enemy).ma > reader.shown(**unit).ma
            };
            is(here.iter().filter(|u| held(u)).any(|u| slower(&u)))
        }
        _ => Err("an odd reason before anybody is picked up".to_owned()),
    }
}
