//! Where a counter can go: the cheapest way to every hex within a budget.
//!
//! Sets of bits, one a movement point, take twice as long: six directions and several prices make many steps of few hexes.

use super::{Buckets, Direction, Grid, Hex, Sixfold};

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

/// How a hex was reached, in one word, so that a whole map is quickly blank: the movement points spent, whether the move ends
/// there, the hex before.
#[derive(Clone, Copy)]
struct Cell(u32);

impl Cell {
    const BLANK: Cell = Cell(u32::MAX);
    /// Off the map: nothing comes cheaper.
    const OFF: Cell = Cell(0);

    #[inline]
    const fn new(cost: u8, stop: bool, before: Hex) -> Cell {
        Cell((cost as u32) << 24 | (stop as u32) << 16 | before.0 as u32)
    }

    #[inline]
    const fn cost(self) -> u8 {
        self.0.to_be_bytes()[0]
    }

    #[inline]
    const fn stops(self) -> bool {
        self.0 >> 16 & 1 == 1
    }

    #[inline]
    const fn before(self) -> Hex {
        let [_, _, high, low] = self.0.to_be_bytes();
        Hex(u16::from_be_bytes([high, low]))
    }
}

/// The price of a step that can't be taken: more than any budget.
pub const BARRED: u8 = u8::MAX;
const UNREACHED: u8 = u8::MAX;

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
        let cost = self.cells[hex.index()].cost();
        (cost != UNREACHED).then_some(cost)
    }

    /// How many steps the cheapest way to a reached hex has.
    #[inline]
    #[must_use]
    pub fn steps(&self, hex: Hex) -> usize {
        let (mut at, mut steps) = (hex, 0);
        while at != self.start && self.cost(at).is_some() {
            (at, steps) = (self.cells[at.index()].before(), steps + 1);
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
            at = self.cells[at.index()].before();
        }
    }
}

/// What a search asks of whoever goes.
pub trait Passage {
    /// The movement points for the steps out of a hex, by direction; [`BARRED`] where there is no way for one. What it says of
    /// steps off the map is not looked at.
    fn prices(&self, at: Hex) -> [u8; 6];

    /// Whether the move ends in a hex after a step into it; `None` if it may not be entered. Asked only of steps whose price
    /// is worth it.
    fn entry(&self, at: Hex, direction: Direction, to: Hex) -> Option<bool>;
}

/// A function that answers both at once.
struct Steps<'a, F>(&'a Grid, F);

impl<F: Fn(Hex, Direction, Hex) -> StepCost> Passage for Steps<'_, F> {
    fn prices(&self, at: Hex) -> [u8; 6] {
        let mut prices = [BARRED; 6];
        self.0.each_neighbor(at, |direction, to| match self.1(at, direction, to) {
            StepCost::Cost(cost) | StepCost::CostThenStop(cost) => prices[direction.index()] = cost,
            StepCost::Barred => {}
        });
        prices
    }

    fn entry(&self, at: Hex, direction: Direction, to: Hex) -> Option<bool> {
        match self.1(at, direction, to) {
            StepCost::Cost(_) => Some(false),
            StepCost::CostThenStop(_) => Some(true),
            StepCost::Barred => None,
        }
    }
}

/// Finds the cheapest way to every hex within `budget` movement points as [`explore`] does, where what a step costs and what
/// comes of it are one question.
pub fn flood(
    grid: &Grid,
    start: Hex,
    budget: u8,
    least: u8,
    passage: impl Fn(Hex, Direction, Hex) -> StepCost,
) -> Reach {
    explore(grid, start, budget, least, &Steps(grid, passage))
}

/// Finds the cheapest way to every hex within `budget` movement points (at most 254) with a bucket queue.
/// No step may cost less than `least`.
pub fn explore(grid: &Grid, start: Hex, budget: u8, least: u8, passage: &impl Passage) -> Reach {
    let budget = budget.min(UNREACHED - 1);
    let mut cells = vec![Cell::BLANK; grid.len() + 1];
    cells[grid.len()] = Cell::OFF;
    let mut reached = Vec::with_capacity(128);
    let mut waiting = Buckets::with_capacity(256);
    cells[start.index()] = Cell::new(0, false, start);
    waiting.push(0, start);
    for spent in 0..=budget {
        while let Some(hex) = waiting.pop(spent) {
            let cell = cells[hex.index()];
            if cell.cost() != spent {
                continue; // a cheaper way was found after this entry was made
            }
            if hex != start {
                reached.push(hex);
            }
            if cell.stops() || spent.saturating_add(least) > budget {
                continue;
            }
            let (prices, around) = (passage.prices(hex), grid.around(hex, &cells));
            let known = around.map(Cell::cost);
            // Within the budget, and cheaper than what is known by a point at least.
            let cheaper = if budget + 1 < Sixfold::MANY {
                Sixfold::new(prices).within(spent + 1, Sixfold::new(known), budget + 1)
            } else {
                Direction::set(|d| spent.saturating_add(prices[d]) < known[d].min(budget + 1))
            };
            for direction in Direction::of_set(cheaper) {
                let Some(to) = grid.neighbor(hex, direction) else { continue };
                let Some(stop) = passage.entry(hex, direction, to) else { continue };
                let total = spent + prices[direction.index()];
                cells[to.index()] = Cell::new(total, stop, hex);
                waiting.push(total, to);
            }
        }
    }
    Reach { start, cells, reached }
}
