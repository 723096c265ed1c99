//! A player by rule of thumb, as somebody would write one in an evening: everybody goes for the closest enemy in reach, else towards
//! the goal, and attacks whatever can be attacked. A yardstick for what judges.

use super::super::action::Action;
use super::super::attack_phase::targets;
use super::super::claim::can_claim;
use super::super::frame::Frame;
use super::super::movement::Movement;
use super::super::reach::reach;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Arsouf;
use super::expectation::odds;
use crate::board::Hex;
use crate::kernel::{GameOf, UnitId, forward_actions};

/// What it does next. `None` when the game is over.
#[must_use]
pub fn choose(scene: &Scene, game: &GameOf<Arsouf>) -> Option<Action> {
    let s = &game.state;
    match game.top()? {
        Frame::SetUp(setup) => Some(match setup.next(scene, s) {
            None => Action::DeployDone,
            Some(_) => Action::DeployAutomatically,
        }),
        Frame::Movement(_) if can_claim(scene, s) => Some(Action::ClaimWin),
        Frame::Movement(Movement { picked: None, .. }) => Some(movement(scene, s)),
        Frame::Attacks(phase) if phase.picked.is_none() => {
            let free = |unit: &UnitId| !phase.announced.iter().any(|(other, _)| other == unit);
            let able = s.on_board(scene, s.active).map(|(unit, _)| unit).filter(free);
            let duels = able.flat_map(|unit| {
                targets(scene, s, unit).into_iter().map(move |target| (unit, target))
            });
            let lead = |&(unit, target): &(UnitId, UnitId)| {
                let (wins, losses) = odds(scene, s, unit, target);
                wins - losses
            };
            let best = duels.max_by(|a, b| f64::total_cmp(&lead(a), &lead(b)));
            Some(best.map_or(Action::EndAttacks, |(unit, target)| Action::Attack { unit, target }))
        }
        _ => forward_actions::<Arsouf>(scene, game).into_iter().next(),
    }
}

/// The next piece that has somewhere to go; the foremost first.
fn movement(scene: &Scene, s: &State) -> Action {
    let idle = s.on_board(scene, s.active).filter(|&(unit, _)| s.piece(unit).from.is_none());
    let mut order: Vec<(u16, UnitId, Hex)> =
        idle.map(|(unit, hex)| (way(scene, s, unit, hex), unit, hex)).collect();
    order.sort_unstable();
    let next = order.into_iter().find_map(|(_, unit, hex)| {
        let to = destination(scene, s, unit, hex)?;
        Some(Action::Move { unit, hex: to })
    });
    next.unwrap_or(Action::EndMovement)
}

/// Where a piece goes, if it does: beside the closest enemy in reach, else nearer to the goal.
fn destination(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Option<Hex> {
    let grid = &scene.map.grid;
    let fights = !s.piece(unit).wounded && !scene.piece(unit).baggage;
    let ends = reach(scene, s, unit);
    let enemies = || s.on_board(scene, s.active.enemy()).map(|(_, at)| at);
    let touches = |at: Hex| enemies().any(|enemy| grid.adjacent(at, enemy));
    if fights && touches(hex) {
        return None;
    }
    if fights {
        let near = ends.iter().copied().filter(|&end| touches(end));
        if let Some(end) = near.min_by_key(|&end| grid.distance(hex, end)) {
            return Some(end);
        }
    }
    let here = way(scene, s, unit, hex);
    let nearer = ends.into_iter().filter(|&end| way(scene, s, unit, end) < here);
    nearer.min_by_key(|&end| way(scene, s, unit, end))
}

/// How far it is to what a piece wants: to the town, or to the nearest baggage.
fn way(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> u16 {
    if scene.side(unit) == scene.goal.side {
        return scene.ways.spaces[hex.index()];
    }
    let baggage =
        s.on_board(scene, scene.goal.side).filter(|&(other, _)| scene.piece(other).baggage);
    baggage.map(|(_, at)| scene.map.grid.distance(hex, at)).min().unwrap_or(0)
}
