//! Where a counter can go: the cheapest way to every hex within a budget.

use super::{Direction, Grid, Hex};

/// What it means to step across a hexside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// Possible for so many movement points.
    Cost(u8),
    /// Possible for so many movement points; the move ends there.
    CostThenStop(u8),
    /// Not possible.
    Barred,
}

#[derive(Clone, Copy)]
struct Cell {
    cost: u8,
    /// The direction of the last step; `STOP` is set where the move ends.
    last: u8,
}

const UNREACHED: u8 = u8::MAX;
const STOP: u8 = 8;
const NONE: u16 = u16::MAX;

/// The result of a [`flood`].
pub struct Reach {
    start: Hex,
    cells: Vec<Cell>,
    reached: Vec<Hex>,
}

impl Reach {
    /// Every reached hex but the start, cheapest first; in the order of discovery among equals.
    #[must_use]
    pub fn hexes(&self) -> &[Hex] {
        &self.reached
    }

    /// The movement points spent to reach a hex; `None` if it is out of reach. The start costs nothing.
    #[must_use]
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        let cost = self.cells[hex.index()].cost;
        (cost != UNREACHED).then_some(cost)
    }

    /// The cheapest way to a reached hex, from the hex itself back to the first step; the start is not in
    /// it.
    ///
    /// # Panics
    /// If the hex was not reached.
    pub fn way_back(&self, grid: &Grid, to: Hex) -> impl Iterator<Item = Hex> {
        let mut at = to;
        std::iter::from_fn(move || {
            (at != self.start).then(|| {
                let here = at;
                let cell = self.cells[here.index()];
                assert!(cell.cost != UNREACHED, "the hex was reached");
                let back = Direction(cell.last & !STOP).opposite();
                at = grid.neighbor(here, back).expect("the way leads back over the map");
                here
            })
        })
    }
}

/// Finds the cheapest way to every hex within `budget` movement points (at most 254) with a bucket queue.
pub fn flood(
    grid: &Grid,
    start: Hex,
    budget: u8,
    mut passage: impl FnMut(Hex, Direction, Hex) -> Passage,
) -> Reach {
    let budget = budget.min(UNREACHED - 1);
    let mut cells = vec![Cell { cost: UNREACHED, last: 0 }; grid.len()];
    let mut reached = Vec::with_capacity(64);
    // Entries of all buckets in one list: (hex, next entry of the same bucket).
    let mut entries: Vec<(Hex, u16)> = Vec::with_capacity(128);
    let mut heads = [NONE; 256];
    cells[start.index()].cost = 0;
    entries.push((start, NONE));
    heads[0] = 0;
    for spent in 0..=budget {
        while heads[usize::from(spent)] != NONE {
            let (hex, next) = entries[usize::from(heads[usize::from(spent)])];
            heads[usize::from(spent)] = next;
            let cell = cells[hex.index()];
            if cell.cost != spent {
                continue; // a cheaper way was found after this entry was made
            }
            if hex != start {
                reached.push(hex);
            }
            if cell.last & STOP != 0 {
                continue;
            }
            for (direction, to) in grid.neighbors(hex) {
                let (cost, stop) = match passage(hex, direction, to) {
                    Passage::Cost(cost) => (cost, 0),
                    Passage::CostThenStop(cost) => (cost, STOP),
                    Passage::Barred => continue,
                };
                let Some(total) = spent.checked_add(cost).filter(|&t| t <= budget) else { continue };
                if total < cells[to.index()].cost {
                    cells[to.index()] = Cell { cost: total, last: direction.0 | stop };
                    let entry = u16::try_from(entries.len()).unwrap_or(NONE);
                    if entry == NONE {
                        continue; // 65,535 entries: beyond any map with a budget of 254
                    }
                    entries.push((to, heads[usize::from(total)]));
                    heads[usize::from(total)] = entry;
                }
            }
        }
    }
    Reach { start, cells, reached }
}
