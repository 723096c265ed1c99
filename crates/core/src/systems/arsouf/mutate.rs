//! The only writers to what lies on the table; each records an event.

use super::event::Event;
use super::rules;
use super::scene::Scene;
use super::state::{Cause, End, Place, State};
use super::system::Arsouf;
use super::victory;
use crate::board::Hex;
use crate::kernel::{Cx, Side, UnitId};
use crate::scenario::arsouf::PhaseName;

/// Puts a piece on the board (4.2).
pub fn place(cx: &mut Cx<'_, Arsouf>, s: &mut State, unit: UnitId, hex: Hex) {
    s.vacate(unit, Place::Undeployed);
    s.occupy(unit, hex);
    cx.record(rules::DEPLOYMENT, Event::Placed { unit, hex });
}

/// Takes a piece off the board again (M3.4).
pub fn take_up(cx: &mut Cx<'_, Arsouf>, s: &mut State, unit: UnitId) {
    let Some(hex) = s.hex(unit) else { return };
    s.vacate(unit, Place::Undeployed);
    cx.record(rules::DEPLOYMENT, Event::TakenUp { unit, hex });
}

/// Begins a phase: the marks of the one before are gone.
pub fn begin_phase(cx: &mut Cx<'_, Arsouf>, s: &mut State, phase: PhaseName) {
    s.phase = phase;
    if phase == PhaseName::Movement {
        for piece in &mut s.pieces {
            (piece.from, piece.attacked, piece.charge) = (None, false, None);
        }
    }
    s.last = None;
    cx.record(rules::phase(phase), Event::Phase { side: s.active, phase });
}

/// ARSOUF 5.7: a piece leaves the board into its goal and counts there.
pub fn arrive(cx: &mut Cx<'_, Arsouf>, s: &mut State, unit: UnitId, hex: Hex) {
    s.vacate(unit, Place::Arrived);
    s.pieces[unit.index()].wounded = false;
    if cx.scene.piece(unit).baggage {
        s.arrived.0 += 1;
    } else {
        s.arrived.1 += 1;
    }
    cx.record(rules::ARRIVAL, Event::Arrived { unit, hex });
    victory::test(cx, s);
}

/// ARSOUF 6.7, 6.8: the loser of an attack is wounded; if it was wounded already, it is killed.
pub fn lose(cx: &mut Cx<'_, Arsouf>, s: &mut State, unit: UnitId) {
    if !s.piece(unit).wounded {
        s.pieces[unit.index()].wounded = true;
        cx.record(rules::WOUNDS, Event::Wounded { unit });
        return;
    }
    let Some(hex) = s.hex(unit) else { return };
    s.vacate(unit, Place::Killed);
    s.killed[cx.scene.piece(unit).side] += 1;
    cx.record(rules::KILLS, Event::Killed { unit, hex });
    victory::test(cx, s);
    let printed = cx.scene.piece(unit);
    if printed.leader && cx.scene.options.leader_death_ends_game {
        end(cx, s, printed.side.enemy(), Cause::LeaderKilled);
    }
}

/// ARSOUF 3.3: ends the game, once.
pub fn end(cx: &mut Cx<'_, Arsouf>, s: &mut State, winner: Side, by: Cause) {
    if s.over.is_none() {
        s.over = Some(End { winner, by });
        cx.record(by.rule(), Event::Over { winner, by });
    }
}

/// Sets a piece up at a start in mid-battle, without an event.
pub fn set(scene: &Scene, s: &mut State, unit: UnitId, place: Place, wounded: bool) {
    match place {
        Place::Map(hex) => s.occupy(unit, hex),
        other => s.vacate(unit, other),
    }
    s.pieces[unit.index()].wounded = wounded;
    match place {
        Place::Killed => s.killed[scene.piece(unit).side] += 1,
        Place::Arrived if scene.piece(unit).baggage => s.arrived.0 += 1,
        Place::Arrived => s.arrived.1 += 1,
        Place::Map(_) | Place::Undeployed => {}
    }
}
