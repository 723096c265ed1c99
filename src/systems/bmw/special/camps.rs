//! BMW 15.2, 15.3: camps, plunder, trebuchets.

use super::super::event::Fate;
use super::super::scene::{Role, Scene};
use super::super::state::State;
use super::super::system::Bmw;
use super::super::{morale, mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, UnitId};

/// BMW 15.2, 15.3: whether a unit that enters a hex captures something there. Leaders capture nothing.
#[must_use]
pub fn captures(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    let counter = scene.counter(unit);
    counter.is_unit()
        && s.markers_in(scene, counter.side.enemy(), hex).any(|m| match scene.counter(m).role {
            Role::Camp => scene.special.camps.is_some(),
            Role::Trebuchet => scene.special.trebuchets.is_some(),
            _ => false,
        })
}

/// BMW 15.2, 15.3: a unit enters a hex: trebuchets and camps are captured; a camp tempts it to plunder, and
/// it may scatter. Returns whether it is still there.
pub fn enter(cx: &mut Cx<'_, Bmw>, s: &mut State, unit: UnitId, hex: Hex) -> bool {
    if !captures(cx.scene, s, unit, hex) {
        return true;
    }
    let side = cx.scene.counter(unit).side;
    let markers: Vec<UnitId> = s.markers_in(cx.scene, side.enemy(), hex).collect();
    let mut stays = true;
    for marker in markers {
        match (cx.scene.counter(marker).role, cx.scene.special.camps) {
            (Role::Camp, Some((_, scatters_on))) => {
                mutate::capture(cx, s, marker, unit, hex);
                if cx.roll(side, rules::CAMPS_AND_PLUNDER, "plunder", 6) >= scatters_on {
                    stays = false;
                }
            }
            (Role::Trebuchet, _) if cx.scene.special.trebuchets.is_some() => {
                mutate::capture(cx, s, marker, unit, hex);
            }
            _ => {}
        }
    }
    if !stays {
        if cx.scene.options.plunder_is_elimination {
            mutate::eliminate(cx, s, unit, Fate::Plunder);
        } else {
            mutate::remove(cx, s, unit);
        }
    }
    morale::review(cx, s);
    stays
}
