//! Invariants of a position, checked the slow way.

use super::scene::{Scene, unit_id};
use super::state::{Cause, Place, State};
use super::victory;
use crate::kernel::Side;
use crate::scenario::arsouf::PhaseName;
use std::collections::BTreeMap;

/// ARSOUF 1.3, 3.3, 5.4, M8.1: checks every invariant.
///
/// # Errors
/// A sentence that names the first one that does not hold.
pub fn audit(scene: &Scene, s: &State) -> Result<(), String> {
    let mut by_hex = BTreeMap::new();
    let (mut arrived, mut killed) = ((0, 0), [0, 0]);
    for (index, piece) in s.pieces.iter().enumerate() {
        let unit = unit_id(index);
        let printed = scene.piece(unit);
        let id = &printed.id;
        match piece.place {
            Place::Map(hex) => {
                if let Some(other) = by_hex.insert(hex, id) {
                    return Err(format!("{id} and {other} share a space (5.4)"));
                }
                if s.unit_at(hex) != Some(unit) {
                    return Err(format!("{id} is not recorded in its space"));
                }
                if scene.is_closed(hex) {
                    return Err(format!("{id} stands on closed terrain (4.5)"));
                }
                let in_town = scene.goal.town.contains(hex);
                let may = printed.side != scene.goal.side && scene.options.moslems_may_enter_arsouf;
                if in_town && !may {
                    return Err(format!("{id} stands on the board in the goal (5.7)"));
                }
            }
            Place::Arrived => {
                if printed.side != scene.goal.side {
                    return Err(format!("{id} has arrived at the other side's goal (5.7)"));
                }
                if printed.baggage { arrived.0 += 1 } else { arrived.1 += 1 }
            }
            Place::Killed => killed[printed.side as usize] += 1,
            Place::Undeployed if s.phase != PhaseName::Deployment => {
                return Err(format!("{id} has not been deployed (4.2)"));
            }
            Place::Undeployed => {}
        }
        if piece.charge.is_some() && (!printed.knight || piece.from.is_none()) {
            return Err(format!("{id} charges without having moved as a knight (7.1)"));
        }
        if (piece.from.is_some() || piece.attacked) && printed.side != s.active {
            return Err(format!("{id} has acted in the other side's half-turn (5.1)"));
        }
    }
    let recorded = scene.map.grid.hexes().filter(|&hex| s.unit_at(hex).is_some()).count();
    if recorded != by_hex.len() {
        return Err(format!("{recorded} spaces are recorded as taken, {} are", by_hex.len()));
    }
    if arrived != s.arrived || killed != s.killed.0 {
        return Err("the counts of arrived or killed pieces are wrong".to_owned());
    }
    let won = victory::is_enough(scene, s.arrived);
    let lost = !victory::is_enough(scene, victory::still_possible(scene, s));
    match s.over {
        None if won || lost => Err("the game should be over (3.3)".to_owned()),
        None if scene.turn_limit().is_some_and(|last| s.turn > last) => {
            Err("the game goes on after its last turn (M8.1)".to_owned())
        }
        Some(end) => {
            let (right, winner) = match end.by {
                Cause::Arrived => (won, scene.goal.side),
                Cause::Prevented => (lost, scene.goal.side.enemy()),
                Cause::TurnLimit => (!won, scene.goal.side.enemy()),
                Cause::Claimed => (true, scene.goal.side),
                Cause::LeaderKilled => (true, leaderless(scene, s).unwrap_or(end.winner).enemy()),
            };
            if right && winner == end.winner {
                Ok(())
            } else {
                Err("the game ended without its cause, or the wrong side won (3.3)".to_owned())
            }
        }
        None => Ok(()),
    }
}

fn leaderless(scene: &Scene, s: &State) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| {
        scene.leaders[side].iter().any(|&leader| s.piece(leader).place == Place::Killed)
    })
}
