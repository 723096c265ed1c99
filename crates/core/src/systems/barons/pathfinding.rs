//! BARONS 7.0, 7.11 to 7.13: where a unit with a facing can go, and by which way.
//!
//! A unit leaves its hex through the front; its first turn is free, each later one costs 1, whatever the angle. So once it
//! has turned, a hex that is reached for some cost in one facing is had for 1 more in every other: one cost and the set
//! of its facings say everything about a hex. (Sets of bits, one a facing and movement point, take longer: random games of
//! Lewes by a sixth.)

use super::facing::Facing;
use crate::board::{Buckets, Direction, Grid, Hex, Passage, Sixfold};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What later turns cost.
const TURN: u8 = 1;
const UNREACHED: u8 = u8::MAX;
const ALL_FACINGS: u8 = 0b11_1111;
/// No step comes cheaper.
const LEAST: u8 = 1;
/// For each direction the facings that have it in front.
const AHEAD: [u8; 6] = [0b10_0001, 0b00_0011, 0b00_0110, 0b00_1100, 0b01_1000, 0b11_0000];

/// The directions that are in front in any of these facings.
const fn ahead_of(facings: u8) -> u8 {
    (facings | facings << 1 | facings >> 5) & ALL_FACINGS
}
/// What a hex says to whoever comes: it does not depend on the step. Nobody has asked; not to be entered; to be entered; steps
/// end there.
const UNKNOWN: u8 = 0;
const SHUT: u8 = 1;
const OPEN: u8 = 2;
const STOP: u8 = 3;
/// The bits for it in the marks of a cell, and the one that says that the hex has been listed as reached.
const ENTRY: u8 = 0b011;
const LISTED: u8 = 0b100;

/// One part of a way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Leg {
    /// Turn on the spot.
    Turn(Facing),
    /// Step into a neighbouring hex.
    Step(Hex),
}

/// The ways of a unit.
pub struct Ways {
    start: Hex,
    facing: Facing,
    /// By hex: what it costs.
    costs: Vec<Costs>,
    /// What else is known of the hexes that were looked at: most of a map never is.
    cells: Vec<Cell>,
    reached: Vec<Hex>,
}

/// What a hex costs.
#[derive(Clone, Copy)]
struct Costs {
    /// Without any turn so far, in the first facing.
    straight: u8,
    /// At the least with the free turn spent, in the facings of its cell.
    turned: u8,
    /// The number of its cell.
    cell: u16,
}

/// What nobody has looked at; what is off the map, where nothing comes cheaper.
const UNSEEN: Costs = Costs { straight: UNREACHED, turned: UNREACHED, cell: NO_CELL };
const OFF: Costs = Costs { straight: 0, turned: 0, cell: NO_CELL };
const NO_CELL: u16 = u16::MAX;

/// What is known of a hex besides.
#[derive(Clone, Copy)]
struct Cell {
    /// The hex before, without any turn.
    straight_from: u16,
    /// The hex before, by facing; of those facings alone that the cost with the free turn spent is had in.
    from: [u16; 6],
    facings: u8,
    /// What the hex says to whoever comes, as far as it is known, and whether it is listed: sixteen bytes hold it all.
    marks: u8,
}

/// No hex before.
const NOWHERE: u16 = u16::MAX;
const BLANK: Cell = Cell { straight_from: NOWHERE, from: [NOWHERE; 6], facings: 0, marks: UNKNOWN };

/// What waits at a cost.
#[derive(Clone, Copy)]
enum Entry {
    Straight(Hex),
    Turned(Hex),
    /// After another paid turn.
    Any(Hex),
}

/// What bounds a search.
struct Search<'a, P> {
    grid: &'a Grid,
    allowance: u8,
    until: Option<Hex>,
    passage: &'a P,
}

impl Ways {
    /// The ways of a unit that has spent so many movement points of its allowance; with `until`, only those that may be a part
    /// of the cheapest to that hex.
    pub fn new(
        grid: &Grid,
        (start, facing, turned): (Hex, Facing, bool),
        (spent, allowance): (u8, u8),
        until: Option<Hex>,
        passage: &impl Passage,
    ) -> Ways {
        let mut costs = vec![UNSEEN; grid.len() + 1];
        costs[grid.len()] = OFF;
        let (cells, reached) = (Vec::with_capacity(256), Vec::with_capacity(256));
        let mut ways = Ways { start, facing, costs, cells, reached };
        if spent > allowance {
            return ways;
        }
        let mut queue = Buckets::with_capacity(512);
        let cell = ways.look_at(start);
        cell.marks |= LISTED;
        if turned {
            cell.facings = 1 << facing.0;
            ways.costs[start.index()].turned = spent;
            queue.push(spent, Entry::Turned(start));
        } else {
            ways.costs[start.index()].straight = spent;
            queue.push(spent, Entry::Straight(start));
        }
        let search = Search { grid, allowance, until, passage };
        for now in spent..=allowance {
            while let Some(entry) = queue.pop(now) {
                ways.expand(entry, now, &search, &mut queue);
            }
            // Whatever costs no more than this has been found, with all its facings.
            if until.is_some_and(|hex| ways.cost(hex).is_some_and(|cost| cost <= now)) {
                break;
            }
        }
        ways
    }

    /// Whether a way through a hex comes to the goal too late: for more than the cheapest that is known and a turn there, or
    /// than the allowance. Nothing of it matters then.
    fn is_late<P>(&self, hex: Hex, spent: u8, goal: Hex, search: &Search<'_, P>) -> bool {
        let most = search.allowance;
        let most = self.cost(goal).map_or(most, |cost| most.min(cost + TURN));
        u16::from(spent) + search.grid.distance(hex, goal) * u16::from(LEAST) > u16::from(most)
    }

    /// What is known of a hex besides its costs.
    fn cell(&self, hex: Hex) -> Cell {
        let number = usize::from(self.costs[hex.index()].cell);
        self.cells.get(number).copied().unwrap_or(BLANK)
    }

    /// The same, to be added to.
    #[inline]
    fn look_at(&mut self, hex: Hex) -> &mut Cell {
        let number = &mut self.costs[hex.index()].cell;
        if *number == NO_CELL {
            *number = u16::try_from(self.cells.len()).expect("an allowance is at most 30 points");
            self.cells.push(BLANK);
        }
        &mut self.cells[usize::from(*number)]
    }

    fn expand(
        &mut self,
        entry: Entry,
        now: u8,
        search: &Search<'_, impl Passage>,
        queue: &mut Buckets<Entry>,
    ) {
        let (hex, paid) = match entry {
            Entry::Straight(hex) => return self.expand_straight(hex, now, search, queue),
            Entry::Turned(hex) if self.costs[hex.index()].turned != now => return,
            Entry::Turned(hex) => (hex, false),
            Entry::Any(hex) => (hex, true),
        };
        let (goes_on, facings) = self.list(hex);
        if !goes_on || now >= search.allowance {
            return;
        }
        let (prices, around) = (search.passage.prices(hex), search.grid.around(hex, &self.costs));
        let (all, turned) = (Sixfold::new(prices), Sixfold::new(around.map(|costs| costs.turned)));
        // The directions in which steps that begin for so much are worth it.
        let worth = |now: u8| all.within(now, turned, search.allowance);
        let ahead = ahead_of(facings);
        if !paid && worth(now + TURN) & !ahead != 0 {
            queue.push(now + TURN, Entry::Any(hex));
        }
        // After the paid turn: what was stepped into without it was stepped into for less.
        let (facings, open) = if paid { (ALL_FACINGS, !ahead) } else { (facings, ahead) };
        for direction in Direction::of_set(worth(now) & open) {
            let total = now + prices[direction.index()];
            let Some(to) = self.enter(hex, direction, total, search) else { continue };
            let costs = &mut self.costs[to.index()];
            let cell = &mut self.cells[usize::from(costs.cell)];
            if total < costs.turned {
                (costs.turned, cell.facings) = (total, 0);
                queue.push(total, Entry::Turned(to));
            }
            let mut fresh = facings & AHEAD[direction.index()] & !cell.facings;
            cell.facings |= fresh;
            while fresh != 0 {
                cell.from[fresh.trailing_zeros() as usize] = hex.0;
                fresh &= fresh - 1;
            }
        }
    }

    fn expand_straight(
        &mut self,
        hex: Hex,
        now: u8,
        search: &Search<'_, impl Passage>,
        queue: &mut Buckets<Entry>,
    ) {
        let costs = &mut self.costs[hex.index()];
        if costs.straight != now {
            return;
        }
        if costs.turned >= now {
            costs.turned = now;
            let cell = self.look_at(hex);
            (cell.facings, cell.from) = (ALL_FACINGS, [NOWHERE; 6]);
            queue.push(now, Entry::Turned(hex));
        }
        if !self.list(hex).0 || now >= search.allowance {
            return;
        }
        let (prices, around) = (search.passage.prices(hex), search.grid.around(hex, &self.costs));
        let straight = Sixfold::new(around.map(|costs| costs.straight));
        // Cheaper than what is known, by a point at least.
        let worth = Sixfold::new(prices).within(now + 1, straight, search.allowance + 1);
        for direction in Direction::of_set(worth & ahead_of(1 << self.facing.0)) {
            let total = now + prices[direction.index()];
            let Some(to) = self.enter(hex, direction, total, search) else { continue };
            self.costs[to.index()].straight = total;
            self.look_at(to).straight_from = hex.0;
            queue.push(total, Entry::Straight(to));
        }
    }

    /// Lists a hex as reached, once; whether steps lead on from it, and the facings of its cost.
    #[inline]
    fn list(&mut self, hex: Hex) -> (bool, u8) {
        let cell = self.look_at(hex);
        let known = *cell;
        cell.marks |= LISTED;
        if known.marks & LISTED == 0 {
            self.reached.push(hex);
        }
        (known.marks & ENTRY != STOP, known.facings)
    }

    /// Where a step leads for which so much has been spent then, if that hex may be entered and is worth it.
    #[allow(clippy::inline_always)] // the innermost of the search
    #[inline(always)]
    fn enter(
        &mut self,
        from: Hex,
        direction: Direction,
        total: u8,
        search: &Search<'_, impl Passage>,
    ) -> Option<Hex> {
        let to = search.grid.neighbor(from, direction)?;
        if search.until.is_some_and(|goal| self.is_late(to, total, goal, search)) {
            return None;
        }
        let cell = self.look_at(to);
        if cell.marks & ENTRY == UNKNOWN {
            cell.marks |= ask(from, direction, to, search);
        }
        (cell.marks & ENTRY != SHUT).then_some(to)
    }

    /// Every hex that can be reached, but the start, cheapest first.
    #[must_use]
    pub fn hexes(&self) -> &[Hex] {
        &self.reached
    }

    /// The movement points spent on the cheapest way to a hex.
    #[must_use]
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        let costs = self.costs[hex.index()];
        let cost = costs.turned.min(costs.straight);
        (cost != UNREACHED).then_some(cost)
    }

    /// The movement points spent on being in a hex with a facing.
    #[must_use]
    pub fn cost_facing(&self, hex: Hex, facing: Facing) -> Option<u8> {
        let straight = self.costs[hex.index()].straight;
        let straight = if facing == self.facing { straight } else { UNREACHED };
        let cost = self.turned(hex, facing).min(straight);
        (cost != UNREACHED).then_some(cost)
    }

    fn turned(&self, hex: Hex, facing: Facing) -> u8 {
        let cost = self.costs[hex.index()].turned;
        if cost == UNREACHED || self.cell(hex).facings >> facing.0 & 1 == 1 {
            cost
        } else {
            cost.saturating_add(TURN)
        }
    }

    /// The cheapest way to a hex; among equals one without a turn, then one that ends in the facing it began with.
    #[must_use]
    pub fn way(&self, hex: Hex) -> Vec<Leg> {
        let (costs, cell) = (self.costs[hex.index()], self.cell(hex));
        if costs.straight <= costs.turned {
            return self.straight_way(hex);
        }
        let own = Some(self.facing).filter(|f| cell.facings >> f.0 & 1 == 1);
        let facing = own.or_else(|| first_of(cell.facings));
        facing.map_or_else(Vec::new, |facing| self.way_facing(hex, facing))
    }

    /// The cheapest way to a hex that ends in a facing.
    #[must_use]
    pub fn way_facing(&self, hex: Hex, facing: Facing) -> Vec<Leg> {
        let straight = self.costs[hex.index()].straight;
        if facing == self.facing && straight != UNREACHED && straight <= self.turned(hex, facing) {
            return self.straight_way(hex);
        }
        let mut legs = Vec::new();
        let (mut at, mut facing) = (hex, facing);
        // Every turn and every step leads to a cheaper place, so this ends.
        loop {
            let (costs, cell) = (self.costs[at.index()], self.cell(at));
            if costs.turned == UNREACHED {
                return Vec::new();
            }
            if cell.facings >> facing.0 & 1 == 0 {
                legs.push(Leg::Turn(facing));
                facing = first_of(cell.facings).unwrap_or(facing);
            }
            let before = cell.from[usize::from(facing.0)];
            if before != NOWHERE {
                legs.push(Leg::Step(at));
                at = Hex(before);
                continue;
            }
            let mut way = Vec::new();
            if costs.straight == costs.turned {
                way = self.straight_way(at);
                if facing != self.facing {
                    legs.push(Leg::Turn(facing));
                }
            }
            way.extend(legs.into_iter().rev());
            return way;
        }
    }

    fn straight_way(&self, hex: Hex) -> Vec<Leg> {
        let mut legs = Vec::new();
        let mut at = hex;
        while at != self.start && self.cell(at).straight_from != NOWHERE {
            legs.push(Leg::Step(at));
            at = Hex(self.cell(at).straight_from);
        }
        legs.reverse();
        legs
    }
}

/// What a hex says to whoever comes.
#[inline(never)] // once for each hex; the search around it stays small
fn ask(from: Hex, direction: Direction, to: Hex, search: &Search<'_, impl Passage>) -> u8 {
    match search.passage.entry(from, direction, to) {
        None => SHUT,
        Some(false) => OPEN,
        Some(true) => STOP,
    }
}

/// The lowest facing of a set.
fn first_of(facings: u8) -> Option<Facing> {
    Facing::ALL.into_iter().find(|f| facings >> f.0 & 1 == 1)
}
