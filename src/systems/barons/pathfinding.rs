//! BARONS 7.0, 7.11 to 7.13: where a unit with a facing can go, and by which way.
//!
//! A unit leaves its hex through the front; its first turn is free, each later one costs 1, whatever the angle. So once it
//! has turned, a hex that is reached for some cost in one facing is had for 1 more in every other: one cost and the set
//! of its facings say everything about a hex.

use super::facing::Facing;
use crate::board::{Direction, Grid, Hex, Passage};
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
/// The end of a list of entries.
const END: u16 = u16::MAX;

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
pub struct Ways<'a> {
    grid: &'a Grid,
    start: Hex,
    facing: Facing,
    /// By hex: which of the cells is its own; that of hexes that nobody looked at is the first.
    numbers: Vec<u16>,
    /// What is known of hexes: most of a map is never looked at.
    cells: Vec<Cell>,
    reached: Vec<Hex>,
}

/// What is known of a hex. Where a step came from is kept as the number of its direction and 1.
#[derive(Clone, Copy)]
struct Cell {
    /// The cost without any turn so far, in the first facing.
    straight: u8,
    straight_by: u8,
    /// The least cost with the free turn spent, and the facings that it is had in.
    cost: u8,
    facings: u8,
    by: [u8; 6],
    /// What the hex says to whoever comes, as far as it is known.
    entry: u8,
    listed: bool,
}

const BLANK: Cell = Cell {
    straight: UNREACHED,
    straight_by: 0,
    cost: UNREACHED,
    facings: 0,
    by: [0; 6],
    entry: UNKNOWN,
    listed: false,
};

impl Cell {
    /// A step into the hex with the free turn spent, in some facings.
    fn turned_step(&mut self, to: Hex, by: Direction, with: u8, total: u8, queue: &mut Queue) {
        if total < self.cost {
            (self.cost, self.facings, self.by) = (total, 0, [0; 6]);
            queue.push(total, Entry::Turned(to));
        } else if total > self.cost {
            return;
        }
        let mut fresh = with & !self.facings;
        self.facings |= fresh;
        while fresh != 0 {
            self.by[fresh.trailing_zeros() as usize] = by.0 + 1;
            fresh &= fresh - 1;
        }
    }
}

/// What waits at a cost.
#[derive(Clone, Copy)]
enum Entry {
    Straight(Hex),
    Turned(Hex),
    /// After another paid turn.
    Any(Hex),
}

/// Entries by cost: lists through one store.
struct Queue {
    entries: Vec<(Entry, u16)>,
    heads: [u16; 256],
}

impl Queue {
    fn push(&mut self, cost: u8, entry: Entry) {
        let Ok(place) = u16::try_from(self.entries.len()) else { return };
        self.entries.push((entry, self.heads[usize::from(cost)]));
        self.heads[usize::from(cost)] = place;
    }

    fn pop(&mut self, cost: u8) -> Option<Entry> {
        let head = self.heads[usize::from(cost)];
        let &(entry, next) = self.entries.get(usize::from(head))?;
        self.heads[usize::from(cost)] = next;
        Some(entry)
    }
}

impl<'a> Ways<'a> {
    /// The ways of a unit that has spent so many movement points of its allowance; with `until`, no farther than what that
    /// hex costs.
    pub fn new(
        grid: &'a Grid,
        (start, facing, turned): (Hex, Facing, bool),
        (spent, allowance): (u8, u8),
        until: Option<Hex>,
        passage: &impl Passage,
    ) -> Ways<'a> {
        let mut cells = Vec::with_capacity(128);
        cells.push(BLANK);
        let (numbers, reached) = (vec![0; grid.len()], Vec::with_capacity(96));
        let mut ways = Ways { grid, start, facing, numbers, cells, reached };
        if spent > allowance {
            return ways;
        }
        let mut queue = Queue { entries: Vec::with_capacity(256), heads: [END; 256] };
        let cell = ways.look_at(start);
        cell.listed = true;
        if turned {
            (cell.cost, cell.facings) = (spent, 1 << facing.0);
            queue.push(spent, Entry::Turned(start));
        } else {
            cell.straight = spent;
            queue.push(spent, Entry::Straight(start));
        }
        for now in spent..=allowance {
            while let Some(entry) = queue.pop(now) {
                ways.expand(entry, now, allowance, &mut queue, passage);
            }
            // Whatever costs no more than this has been found, with all its facings.
            if until.is_some_and(|hex| ways.cost(hex).is_some_and(|cost| cost <= now)) {
                break;
            }
        }
        ways
    }

    /// What is known of a hex.
    fn cell(&self, hex: Hex) -> Cell {
        self.cells[usize::from(self.numbers[hex.index()])]
    }

    /// What is known of a hex, to be added to.
    fn look_at(&mut self, hex: Hex) -> &mut Cell {
        let number = &mut self.numbers[hex.index()];
        if *number == 0 {
            *number = u16::try_from(self.cells.len()).expect("an allowance is at most 30 points");
            self.cells.push(BLANK);
        }
        &mut self.cells[usize::from(*number)]
    }

    fn expand(
        &mut self,
        entry: Entry,
        now: u8,
        allowance: u8,
        queue: &mut Queue,
        passage: &impl Passage,
    ) {
        let (Entry::Straight(hex) | Entry::Turned(hex) | Entry::Any(hex)) = entry;
        let cell = self.look_at(hex);
        // What was stepped into without the paid turn was stepped into for less.
        let (facings, tried) = match entry {
            Entry::Straight(_) => {
                if cell.straight != now {
                    return;
                }
                if cell.cost >= now {
                    (cell.cost, cell.facings, cell.by) = (now, ALL_FACINGS, [0; 6]);
                    queue.push(now, Entry::Turned(hex));
                }
                (1 << self.facing.0, 0)
            }
            Entry::Turned(_) => {
                if cell.cost != now {
                    return;
                }
                // Turned with the last point it would step no farther.
                if cell.facings != ALL_FACINGS && now + TURN < allowance {
                    queue.push(now + TURN, Entry::Any(hex));
                }
                (cell.facings, 0)
            }
            Entry::Any(_) => (ALL_FACINGS, cell.facings),
        };
        let cell = self.look_at(hex);
        let (listed, stops) = (std::mem::replace(&mut cell.listed, true), cell.entry == STOP);
        if !listed {
            self.reached.push(hex);
        }
        if stops || now >= allowance {
            return;
        }
        let straight = matches!(entry, Entry::Straight(_));
        for direction in Direction::of_set(ahead_of(facings) & !ahead_of(tried)) {
            let Some(to) = self.grid.neighbor(hex, direction) else { continue };
            let known = self.cell(to);
            let known = if straight { known.straight.saturating_sub(1) } else { known.cost };
            if known < now + LEAST {
                continue;
            }
            let Some(cost) = passage.price(hex, direction, to) else { continue };
            let total = now.saturating_add(cost);
            if total > allowance {
                continue;
            }
            let cell = self.look_at(to);
            if cell.entry == UNKNOWN {
                cell.entry = match passage.entry(hex, direction, to) {
                    None => SHUT,
                    Some(false) => OPEN,
                    Some(true) => STOP,
                };
            }
            if cell.entry == SHUT {
                continue;
            }
            if straight {
                if total < cell.straight {
                    (cell.straight, cell.straight_by) = (total, direction.0 + 1);
                    queue.push(total, Entry::Straight(to));
                }
            } else {
                let with = facings & AHEAD[direction.index()];
                cell.turned_step(to, direction, with, total, queue);
            }
        }
    }

    /// Every hex that can be reached, but the start, cheapest first.
    #[must_use]
    pub fn hexes(&self) -> &[Hex] {
        &self.reached
    }

    /// The movement points spent on the cheapest way to a hex.
    #[must_use]
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        let cell = self.cell(hex);
        let cost = cell.cost.min(cell.straight);
        (cost != UNREACHED).then_some(cost)
    }

    /// The movement points spent on being in a hex with a facing.
    #[must_use]
    pub fn cost_facing(&self, hex: Hex, facing: Facing) -> Option<u8> {
        let straight = self.cell(hex).straight;
        let straight = if facing == self.facing { straight } else { UNREACHED };
        let cost = self.turned(hex, facing).min(straight);
        (cost != UNREACHED).then_some(cost)
    }

    fn turned(&self, hex: Hex, facing: Facing) -> u8 {
        let cell = self.cell(hex);
        if cell.cost == UNREACHED || cell.facings >> facing.0 & 1 == 1 {
            cell.cost
        } else {
            cell.cost.saturating_add(TURN)
        }
    }

    /// The cheapest way to a hex; among equals one without a turn, then one that ends in the facing it began with.
    #[must_use]
    pub fn way(&self, hex: Hex) -> Vec<Leg> {
        let cell = self.cell(hex);
        if cell.straight <= cell.cost {
            return self.straight_way(hex);
        }
        let own = Some(self.facing).filter(|f| cell.facings >> f.0 & 1 == 1);
        let facing = own.or_else(|| first_of(cell.facings));
        facing.map_or_else(Vec::new, |facing| self.way_facing(hex, facing))
    }

    /// The cheapest way to a hex that ends in a facing.
    #[must_use]
    pub fn way_facing(&self, hex: Hex, facing: Facing) -> Vec<Leg> {
        let straight = self.cell(hex).straight;
        if facing == self.facing && straight != UNREACHED && straight <= self.turned(hex, facing) {
            return self.straight_way(hex);
        }
        let mut legs = Vec::new();
        let (mut at, mut facing) = (hex, facing);
        // Every turn and every step leads to a cheaper place, so this ends.
        loop {
            let cell = self.cell(at);
            if cell.cost == UNREACHED {
                return Vec::new();
            }
            if cell.facings >> facing.0 & 1 == 0 {
                legs.push(Leg::Turn(facing));
                facing = first_of(cell.facings).unwrap_or(facing);
            }
            if let Some(before) = self.before(at, cell.by[usize::from(facing.0)]) {
                legs.push(Leg::Step(at));
                at = before;
                continue;
            }
            let mut way = Vec::new();
            if cell.straight == cell.cost {
                way = self.straight_way(at);
                if facing != self.facing {
                    legs.push(Leg::Turn(facing));
                }
            }
            way.extend(legs.into_iter().rev());
            return way;
        }
    }

    /// The hex that a step came from.
    fn before(&self, at: Hex, by: u8) -> Option<Hex> {
        let back = Direction(by.checked_sub(1)?).opposite();
        self.grid.neighbor(at, back)
    }

    fn straight_way(&self, hex: Hex) -> Vec<Leg> {
        let mut legs = Vec::new();
        let mut at = hex;
        while at != self.start
            && let Some(before) = self.before(at, self.cell(at).straight_by)
        {
            legs.push(Leg::Step(at));
            at = before;
        }
        legs.reverse();
        legs
    }
}

/// The lowest facing of a set.
fn first_of(facings: u8) -> Option<Facing> {
    Facing::ALL.into_iter().find(|f| facings >> f.0 & 1 == 1)
}
