//! Counters with quick ways to find them.

use gonfalon_core::board::Hex;
use gonfalon_core::view::{BoardView, CounterView};
use std::collections::HashMap;

/// What stands on the map at one moment.
#[derive(Clone, Debug)]
pub struct BoardIndex {
    /// The counters and zones of control.
    pub board: BoardView,
    /// Counters by hex, in the order of the board.
    pub at: HashMap<Hex, Vec<usize>>,
    by_id: HashMap<String, usize>,
}

impl BoardIndex {
    /// Sorts a board.
    #[must_use]
    pub fn new(board: BoardView) -> BoardIndex {
        let mut at: HashMap<Hex, Vec<usize>> = HashMap::new();
        let mut by_id = HashMap::with_capacity(board.counters.len());
        for (index, counter) in board.counters.iter().enumerate() {
            if let Some(hex) = counter.at {
                at.entry(hex).or_default().push(index);
            }
            by_id.insert(counter.id.clone(), index);
        }
        for stack in at.values_mut() {
            stack.sort_by_key(|&index| std::cmp::Reverse(board.counters[index].depth));
        }
        BoardIndex { board, at, by_id }
    }

    /// The counter with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&CounterView> {
        self.board.counters.get(*self.by_id.get(id)?)
    }

    /// The name of the counter with this id, or the id itself.
    #[must_use]
    pub fn name<'a>(&'a self, id: &'a str) -> &'a str {
        self.get(id).map_or(id, |c| &c.name)
    }

    /// The counters in a hex.
    #[must_use]
    pub fn here(&self, hex: Hex) -> &[usize] {
        self.at.get(&hex).map_or(&[], Vec::as_slice)
    }
}
