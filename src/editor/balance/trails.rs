//! Where the counters of a game went, and where they were lost.

use crate::board::Hex;
use crate::kernel::{GameOf, Side};
use crate::view::{Localizer, Present};
use crate::words::Language;
use std::collections::BTreeMap;

/// How often something happened in each hex, for both sides.
pub type HexCounts = BTreeMap<Hex, [u32; 2]>;

/// Where counters went and were lost, player turn by player turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trails {
    /// How many counters stood in each hex at the beginnings of player turns.
    pub stood: HexCounts,
    /// How many stood there last before they were off the map.
    pub lost: HexCounts,
    now: BTreeMap<String, (Hex, Side)>,
}

impl Trails {
    /// Looks at a board.
    pub(super) fn look<R: Present>(&mut self, scene: &R::Scene, game: &GameOf<R>) {
        let Some(board) = R::board(Localizer { scene, language: Language::ENGLISH }, game, None)
        else {
            return;
        };
        let before = std::mem::take(&mut self.now);
        for counter in &board.counters {
            if let Some(hex) = counter.at {
                self.stood.entry(hex).or_default()[counter.side as usize] += 1;
                self.now.insert(counter.id.clone(), (hex, counter.side));
            }
        }
        for (id, (hex, side)) in before {
            if !self.now.contains_key(&id) {
                self.lost.entry(hex).or_default()[side as usize] += 1;
            }
        }
    }

    /// Adds those of another game.
    pub fn add(&mut self, other: &Trails) {
        let add = |to: &mut HexCounts, from: &HexCounts| {
            for (hex, counts) in from {
                let sum = to.entry(*hex).or_default();
                for (sum, count) in sum.iter_mut().zip(counts) {
                    *sum += count;
                }
            }
        };
        add(&mut self.stood, &other.stood);
        add(&mut self.lost, &other.lost);
    }
}
