//! The writers to what lies on the table that several procedures share; each records an event.

use super::event::{Event, Loss};
use super::rules;
use super::scene::Scene;
use super::state::{Cause, Effectiveness, End, Place, Segment, State};
use super::system::Barons;
use super::victory;
use crate::board::Hex;
use crate::kernel::{Both, Cx, Side, UnitId};
use smallvec::SmallVec;

/// Puts a leader into a hex.
pub fn put_leader(s: &mut State, leader: UnitId, hex: Hex) {
    s.leader_mut(leader).place = Place::Map(hex);
}

/// Begins a segment (3.0).
pub fn begin(cx: &mut Cx<'_, Barons>, s: &mut State, side: Side, segment: Segment) {
    s.segment = segment;
    cx.record(segment.rule(), Event::Begins { side, segment });
}

/// Takes a unit off its hex; notes if that empties the target of a charge (10.2).
pub fn leave(s: &mut State, unit: UnitId, to: Place) {
    let hex = s.hex(unit);
    s.vacate(unit, to);
    let Some(hex) = hex.filter(|&hex| s.top(hex).is_none()) else { return };
    if s.activation.is_some() && s.units.iter().any(|other| other.charge == Some(hex)) {
        let emptied = &mut s.active_mut().emptied;
        if !emptied.contains(&hex) {
            emptied.push(hex);
        }
    }
}

/// BARONS 13.0: a unit leaves play; it fills the next box of its Battle's display, and a symbol there is queued.
pub fn lose(cx: &mut Cx<'_, Barons>, s: &mut State, unit: UnitId, by: Loss) {
    let Some(hex) = s.hex(unit) else { return };
    leave(s, unit, Place::Gone);
    let gone = s.unit_mut(unit);
    (gone.charge, gone.shaken) = (None, false);
    let battle = cx.scene.unit(unit).battle;
    let turn = s.turn;
    let state = s.battle_mut(battle);
    state.left -= 1;
    if state.left == 0 {
        state.down_since = state.down_since.or(Some(turn));
    }
    let place = state.boxes.len();
    state.boxes.push(unit);
    let filled = u8::try_from(place).unwrap_or(u8::MAX);
    cx.record(by.rule(), Event::Lost { unit, hex, by, filled: filled.saturating_add(1) });
    if cx.scene.battle(battle).display.get(place).is_some_and(Option::is_some) {
        s.symbols.push((battle, filled));
    }
}

/// BARONS 12.1: a unit becomes Shaken; a charge ends with it.
pub fn shake(cx: &mut Cx<'_, Barons>, s: &mut State, unit: UnitId) {
    let state = s.unit_mut(unit);
    state.charge = None;
    if !state.shaken {
        state.shaken = true;
        cx.record(rules::SHAKEN, Event::Shaken { unit });
    }
}

/// BARONS 13.0: a Battle is Shaken or Broken for the rest of the game; the worse state counts (U-75).
pub fn bring_down(
    cx: &mut Cx<'_, Barons>,
    s: &mut State,
    battle: super::scene::BattleId,
    to: Effectiveness,
) {
    let turn = s.turn;
    let state = s.battle_mut(battle);
    if state.effectiveness >= to {
        return;
    }
    state.effectiveness = to;
    if to == Effectiveness::Broken {
        state.down_since = state.down_since.or(Some(turn));
    }
    cx.record(rules::EFFECTIVENESS, Event::BattleDown { battle, effectiveness: to });
}

/// BARONS 15.0: ends the game, once.
pub fn end(cx: &mut Cx<'_, Barons>, s: &mut State, winner: Option<Side>, by: Cause) {
    if s.over.is_none() {
        s.over = Some(End { winner, by });
        let points = Both::from_fn(|side| victory::points(cx.scene, s, side));
        cx.record(by.rule(), Event::Over { winner, by, points });
    }
}

/// BARONS 14.0: a side gives up, at any of its decisions.
pub fn concede(cx: &mut Cx<'_, Barons>, s: &mut State, side: Side) {
    end(cx, s, Some(side.enemy()), Cause::Conceded);
}

/// Puts a unit into a hex in a facing, without an event.
pub fn stand(s: &mut State, unit: UnitId, hex: Hex, facing: super::facing::Facing, below: bool) {
    s.vacate(unit, Place::Aside);
    s.occupy(unit, hex, below);
    s.unit_mut(unit).facing = facing;
}

/// U-51: the leaders that go along when a unit leaves a hex by itself: those of its Battle, if no friend of theirs stays.
#[must_use]
pub fn followers(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> SmallVec<[UnitId; 1]> {
    if s.stack(hex).any(|other| other != unit) {
        return SmallVec::new();
    }
    riders(scene, s, unit, hex)
}

/// U-88: the leaders who stand with a unit in a hex and are of its Battle.
#[must_use]
pub fn riders(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> SmallVec<[UnitId; 1]> {
    let battle = scene.unit(unit).battle;
    s.leaders_in(scene, hex).filter(|&leader| scene.leader(leader).battle == battle).collect()
}

/// U-51, U-88: those of the leaders who are still in the first hex come along into the next.
pub fn take_along(s: &mut State, leaders: &[UnitId], from: Hex, to: Hex) {
    for &leader in leaders {
        if s.hex(leader) == Some(from) {
            put_leader(s, leader, to);
        }
    }
}
