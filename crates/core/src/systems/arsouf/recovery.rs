//! ARSOUF 6.12: wounded pieces recover.

use super::event::Event;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Arsouf;
use crate::kernel::{Cx, Side, UnitId};
use crate::scenario::arsouf_options::Recovery;

/// No enemy may be this near, in spaces.
pub const DISTANCE: u16 = 3;

/// When in a half-turn pieces are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Before the first move.
    Start,
    /// After the last attack.
    End,
}

/// ARSOUF 6.12: whether no enemy, upright or wounded, is within three spaces; terrain does not matter.
#[must_use]
pub fn is_safe(scene: &Scene, s: &State, unit: UnitId) -> bool {
    let Some(hex) = s.hex(unit) else { return false };
    let enemy = scene.piece(unit).side.enemy();
    s.on_board(scene, enemy).all(|(_, other)| scene.map.grid.distance(hex, other) > DISTANCE)
}

/// ARSOUF 6.12, 6.13, ARR-13: pieces of the sides whose time it is recover; they are upright in every respect.
pub fn recover(cx: &mut Cx<'_, Arsouf>, s: &mut State, moment: Moment) {
    let active = [s.active];
    let sides: &[Side] = match (cx.scene.options.recovery, moment) {
        (Recovery::EndOfEachHalf, Moment::End) => &Side::ALL,
        (Recovery::OwnTurnStart, Moment::Start) | (Recovery::OwnTurnEnd, Moment::End) => &active,
        _ => return,
    };
    for &side in sides {
        for &unit in &cx.scene.of[side] {
            if s.piece(unit).wounded && is_safe(cx.scene, s, unit) {
                s.pieces[unit.index()].wounded = false;
                cx.record(rules::RECOVERY, Event::Recovered { unit });
            }
        }
    }
}
