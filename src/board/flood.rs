//! Where a counter can go: the cheapest way to every hex within a budget.

use super::{Direction, Grid, Hex};

/// What it means to step across a hexside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepCost {
    /// Possible for so many movement points.
    Cost(u8),
    /// Possible for so many movement points; the move ends there.
    CostThenStop(u8),
    /// Not possible.
    Barred,
}

/// How a hex was reached.
#[derive(Clone, Copy)]
struct Cell {
    /// The movement points spent.
    cost: u8,
    /// The hex before.
    before: Hex,
}

const UNREACHED: u8 = u8::MAX;
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
    #[inline]
    #[must_use]
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        let cost = self.cells[hex.index()].cost;
        (cost != UNREACHED).then_some(cost)
    }

    /// How many steps the cheapest way to a reached hex has.
    #[inline]
    #[must_use]
    pub fn steps(&self, hex: Hex) -> usize {
        let (mut at, mut steps) = (hex, 0);
        while at != self.start && self.cost(at).is_some() {
            (at, steps) = (self.cells[at.index()].before, steps + 1);
        }
        steps
    }

    /// The cheapest way to a reached hex, without the start and with the hex itself.
    #[must_use]
    pub fn path(&self, to: Hex) -> Vec<Hex> {
        let mut path = vec![to; self.steps(to)];
        self.fill_way(to, &mut path);
        path
    }

    /// Writes the cheapest way to a reached hex, without the start and with the hex itself, into a slice of
    /// [`Reach::steps`] hexes.
    #[inline]
    pub fn fill_way(&self, to: Hex, way: &mut [Hex]) {
        let mut at = to;
        for slot in way.iter_mut().rev() {
            *slot = at;
            at = self.cells[at.index()].before;
        }
    }
}

/// Finds the cheapest way to every hex within `budget` movement points (at most 254) with a bucket queue.
/// No step may cost less than `least`.
pub fn flood(
    grid: &Grid,
    start: Hex,
    budget: u8,
    least: u8,
    mut passage: impl FnMut(Hex, Direction, Hex) -> StepCost,
) -> Reach {
    let budget = budget.min(UNREACHED - 1);
    let mut cells = vec![Cell { cost: UNREACHED, before: start }; grid.len()];
    let mut reached = Vec::with_capacity(128);
    // Entries of all buckets in one list: (hex, next entry of the same
    // bucket, whether the move ends there).
    let mut entries: Vec<(Hex, u16, bool)> = Vec::with_capacity(256);
    let mut heads = [NONE; 256];
    cells[start.index()].cost = 0;
    entries.push((start, NONE, false));
    heads[0] = 0;
    for spent in 0..=budget {
        while heads[usize::from(spent)] != NONE {
            let (hex, next, stop) = entries[usize::from(heads[usize::from(spent)])];
            heads[usize::from(spent)] = next;
            if cells[hex.index()].cost != spent {
                continue; // a cheaper way was found after this entry was made
            }
            if hex != start {
                reached.push(hex);
            }
            let bound = spent.saturating_add(least);
            if stop || bound > budget {
                continue;
            }
            grid.each_neighbor(hex, |direction, to| {
                let known = &mut cells[to.index()];
                if known.cost <= bound {
                    return; // no step from here can be cheaper
                }
                let (cost, stop) = match passage(hex, direction, to) {
                    StepCost::Cost(cost) => (cost, false),
                    StepCost::CostThenStop(cost) => (cost, true),
                    StepCost::Barred => return,
                };
                let total = spent.saturating_add(cost);
                let entry = u16::try_from(entries.len()).unwrap_or(NONE);
                // 65,535 entries are beyond any map with a budget of 254.
                if total > budget || total >= known.cost || entry == NONE {
                    return;
                }
                *known = Cell { cost: total, before: hex };
                let head = &mut heads[usize::from(total)];
                entries.push((to, *head, stop));
                *head = entry;
            });
        }
    }
    Reach { start, cells, reached }
}
