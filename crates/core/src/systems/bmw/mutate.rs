//! The only writers of what is on the table; each records what it did.

use super::event::{Event, Fate, Turned};
use super::rules;
use super::scene::Scene;
use super::state::{Face, Mark, Place, State};
use super::system::Bmw;
use crate::board::Hex;
use crate::kernel::{Cx, Rule, Side, UnitId};
use crate::scenario::bmw::OffMap;
use crate::scenario::options::EliminationStrength;

/// Puts a counter on the map; it may come from anywhere.
pub fn place(cx: &mut Cx<'_, Bmw>, s: &mut State, unit: UnitId, hex: Hex) {
    lift(cx.scene, s, unit);
    settle(cx.scene, s, unit, hex);
    cx.record(rules::GAME_SEQUENCE, Event::Placed { unit, hex });
}

/// Takes a counter out of the tables of the map. Its place is then up to the caller.
pub fn lift(scene: &Scene, s: &mut State, unit: UnitId) {
    if let Some(hex) = s.hex(unit)
        && s.unit_at(hex) == Some(unit)
    {
        s.vacate(scene, unit, hex);
    }
}

/// Sets a lifted counter down in a hex.
pub fn settle(scene: &Scene, s: &mut State, unit: UnitId, hex: Hex) {
    s.piece_mut(unit).place = Place::Map(hex);
    if scene.counter(unit).is_unit() {
        s.occupy(scene, unit, hex);
    }
}

/// Puts a counter off the map.
pub fn put_aside(scene: &Scene, s: &mut State, unit: UnitId, place: Place) {
    lift(scene, s, unit);
    s.piece_mut(unit).place = place;
}

/// Turns a unit over, unless that side is up already.
pub fn turn(cx: &mut Cx<'_, Bmw>, s: &mut State, unit: UnitId, face: Face, cause: Turned) {
    if s.piece(unit).face == face {
        return;
    }
    let standing = s.hex(unit).filter(|&hex| s.unit_at(hex) == Some(unit));
    if let Some(hex) = standing {
        s.vacate(cx.scene, unit, hex);
    }
    s.piece_mut(unit).face = face;
    if let Some(hex) = standing {
        s.occupy(cx.scene, unit, hex);
    }
    cx.record(cause.rule(), Event::Turned { unit, back: face == Face::Back, cause });
}

/// BMW 7.7, RUL-38: the strength that an eliminated unit counts.
#[must_use]
pub fn counted_strength(scene: &Scene, s: &State, unit: UnitId) -> u32 {
    let counter = scene.counter(unit);
    u32::from(match scene.options.elimination_strength {
        EliminationStrength::Front => counter.front.strength,
        EliminationStrength::Current => counter.face(s.piece(unit).face).strength,
    })
}

/// BMW 7.7: an eliminated unit goes to its owner's pile, from where it may be rallied. Leaders in its hex
/// stay there (10.2).
pub fn eliminate(cx: &mut Cx<'_, Bmw>, s: &mut State, unit: UnitId, fate: Fate) {
    let side = cx.scene.counter(unit).side;
    put_aside(cx.scene, s, unit, Place::Off(OffMap::Eliminated));
    s.fallen[side] += counted_strength(cx.scene, s, unit);
    s.piece_mut(unit).mark(Mark::Charging, false);
    cx.record(fate.rule(), Event::Eliminated { unit, fate });
}

/// Removes a unit from the game without counting it as lost.
pub fn remove(cx: &mut Cx<'_, Bmw>, s: &mut State, unit: UnitId) {
    put_aside(cx.scene, s, unit, Place::Off(OffMap::Removed));
    cx.record(rules::CAMPS_AND_PLUNDER, Event::Removed { unit });
}

/// BMW 7.7: leaders who are lost never return.
pub fn lose_leader(cx: &mut Cx<'_, Bmw>, s: &mut State, leader: UnitId, fate: Fate) {
    s.piece_mut(leader).place = Place::Off(OffMap::Eliminated);
    cx.record(fate.rule(), Event::LeaderLost { unit: leader, fate });
}

/// Removes a captured camp (15.2) or trebuchet (15.3).
pub fn capture(
    cx: &mut Cx<'_, Bmw>,
    s: &mut State,
    rule: Rule,
    (marker, by): (UnitId, UnitId),
    hex: Hex,
) {
    s.piece_mut(marker).place = Place::Off(OffMap::Removed);
    cx.record(rule, Event::Captured { marker, by, hex });
}

/// BMW 11.2: takes a unit out of the pile; it no longer counts as lost.
pub fn revive(scene: &Scene, s: &mut State, unit: UnitId, face: Face) {
    let side: Side = scene.counter(unit).side;
    s.fallen[side] = s.fallen[side].saturating_sub(counted_strength(scene, s, unit));
    s.piece_mut(unit).face = face;
    s.piece_mut(unit).place = Place::Off(OffMap::Reserve);
}
