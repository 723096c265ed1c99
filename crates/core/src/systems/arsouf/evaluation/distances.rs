//! How far it is to the goal, for every space of the board.

use super::super::reach::reach;
use super::super::scene::{Scene, unit_id};
use super::super::state::{Place, State};
use crate::board::{Direction, Hex};
use std::collections::VecDeque;

/// Farther than any way on a board.
const NO_WAY: u16 = 999;

/// How far it is to the goal, by hex.
#[derive(Clone, Debug, Default)]
pub struct Distances {
    /// In spaces over open ground.
    pub spaces: Vec<u16>,
    /// In turns of a slow piece over an empty board.
    pub turns: Vec<u16>,
}

impl Distances {
    /// Measures a board.
    #[must_use]
    pub fn new(scene: &Scene) -> Distances {
        let around = |hex| Direction::ALL.into_iter().filter_map(|d| scene.step(hex, d)).collect();
        let spaces = rounds(scene, around);
        let slow = scene.pieces.iter().position(|p| p.slow && p.side == scene.goal.side);
        let turns = slow.map(|index| {
            // Ways lead back as they lead there: the moves out of the goal tell where one comes from.
            let (unit, mut board) = (unit_id(index), State::empty(scene));
            rounds(scene, |hex| {
                board.vacate(unit, Place::Undeployed);
                board.occupy(unit, hex);
                reach(scene, &board, unit).to_vec()
            })
        });
        Distances { turns: turns.unwrap_or_else(|| spaces.clone()), spaces }
    }
}

/// For each hex the number of steps of `next` that lead to the goal.
fn rounds(scene: &Scene, mut next: impl FnMut(Hex) -> Vec<Hex>) -> Vec<u16> {
    let mut rounds = vec![NO_WAY; scene.map.grid.len()];
    let mut queue: VecDeque<Hex> = scene.goal.town.iter().collect();
    for hex in &queue {
        rounds[hex.index()] = 0;
    }
    while let Some(hex) = queue.pop_front() {
        for next in next(hex) {
            if rounds[next.index()] == NO_WAY {
                rounds[next.index()] = rounds[hex.index()] + 1;
                queue.push_back(next);
            }
        }
    }
    rounds
}
