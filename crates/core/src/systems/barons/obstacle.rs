//! Why a place can't be reached: the search for a way once more, with one kind of bar after the other lifted. The first
//! kind that opens a way is the reason, and what it refuses first on the way that breaks it least is the obstacle. Where a
//! way is open and too long, the obstacle is what a way meets first that would be short enough.

use super::facing::Facing;
use super::walker::Bar;
use super::why::Refused;
use crate::board::{Direction, Grid, Hex};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A place on a way: a hex, a facing, and whether the free turn is spent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stand {
    /// The hex.
    pub hex: Hex,
    /// The facing.
    pub facing: Facing,
    /// Whether a turn has been made.
    pub turned: bool,
}

/// One part of a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A turn on the spot.
    Turn(Facing),
    /// A step.
    Step(Direction, Hex),
    /// The end.
    End,
}

/// The rules of a kind of way.
pub trait Way {
    /// The hexes.
    fn grid(&self) -> &Grid;

    /// Whether steps lead through the front alone, and turns cost something.
    fn has_facing(&self) -> bool;

    /// The points that a part costs; where terrain forbids it, anything.
    fn cost(&self, at: Stand, part: Part) -> u8;

    /// Whether the way leads here.
    fn is_goal(&self, at: Stand) -> bool;

    /// Whether a kind of bar lets a part be.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, bar: Bar, at: Stand, part: Part) -> Result<(), Refused>;

    /// The kinds of bar that a part breaks, a bit for each in their order; for searches, which need no reasons.
    fn bars(&self, at: Stand, part: Part) -> u8 {
        let broken = Bar::ALL.into_iter().filter(|&bar| self.check(bar, at, part).is_err());
        broken.fold(0, |bars, bar| bars | bar.bit())
    }

    /// A kind of bar that no way to the goal gets round.
    fn least(&self) -> Bar;
}

/// What speaks against a goal.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// Nothing but the points of the cheapest way.
    Costs(u16),
    /// The first obstacle.
    Barred(Refused),
    /// The first obstacle on a way that would be short enough, and the points of the cheapest way round.
    Round(Refused, u16),
}

/// How often a way breaks the bar that is lifted last, those before it, and what it costs.
type Price = (u16, u16, u16);

/// What a way is worth first: that it breaks little, or that it costs little.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Priority {
    Lawful,
    Cheap,
}

impl Priority {
    /// What is least for the best way.
    fn rank(self, (last, before, cost): Price) -> Price {
        match self {
            Priority::Lawful => (last, before, cost),
            Priority::Cheap => (cost, last, before),
        }
    }
}

const FREE: Price = (0, 0, 0);
const NONE: u32 = u32::MAX;

/// What speaks against a goal that may cost so many points; `None` if it can't be reached at all.
pub fn verdict(way: &impl Way, start: Stand, left: u16) -> Option<Verdict> {
    let bars = || Bar::ALL.into_iter().filter(|&bar| bar >= way.least());
    let lawful = |bar| Some((bar, search(way, start, bar, Priority::Lawful)?));
    let (bar, (cost, parts)) = bars().find_map(lawful)?;
    let refused = |(at, part)| way.check(bar, at, part).err();
    if let Some(refused) = parts.into_iter().find_map(refused) {
        return Some(Verdict::Barred(refused));
    }
    let short = |bar| search(way, start, bar, Priority::Cheap).filter(|&(cost, _)| cost <= left);
    // What nobody can pay for makes no way short: the ground.
    let mut others = bars().filter(|&bar| bar <= Bar::Enemies);
    let near = (cost > left).then(|| others.find_map(|bar| Some((bar, short(bar)?)))).flatten();
    let first = near.and_then(|(highest, (_, parts))| {
        let kinds = || bars().filter(|&bar| bar <= highest).collect::<Vec<_>>().into_iter().rev();
        parts
            .into_iter()
            .find_map(|(at, part)| kinds().find_map(|bar| way.check(bar, at, part).err()))
    });
    Some(first.map_or(Verdict::Costs(cost), |refused| Verdict::Round(refused, cost)))
}

/// The price of one more part, if nothing bars it that is not lifted.
fn pay(way: &impl Way, lifted: Bar, price: Price, at: Stand, part: Part) -> Option<Price> {
    let bars = way.bars(at, part);
    let (last, before) = (bars & lifted.bit(), bars & (lifted.bit() - 1));
    if bars != last | before {
        return None;
    }
    let counts = (u16::from(last != 0), u16::try_from(before.count_ones()).unwrap_or(0));
    let cost = price.2.saturating_add(way.cost(at, part).into());
    Some((price.0 + counts.0, price.1 + counts.1, cost))
}

fn number(at: Stand) -> usize {
    at.hex.index() * 12 + usize::from(at.facing.0) * 2 + usize::from(at.turned)
}

/// The best way to the goal with some bars lifted: its points and its parts.
fn search(
    way: &impl Way,
    start: Stand,
    lifted: Bar,
    priority: Priority,
) -> Option<(u16, Vec<(Stand, Part)>)> {
    let places = way.grid().len() * 12;
    let mut best: Vec<Option<Price>> = vec![None; places];
    let mut from: Vec<(u32, Part)> = vec![(NONE, Part::End); places];
    let mut stands = vec![start];
    let better = |one: Price, other: Price| priority.rank(one) < priority.rank(other);
    let mut open = BinaryHeap::from([Reverse((FREE, 0_u32, FREE))]);
    best[number(start)] = Some(FREE);
    let mut goal: Option<(Price, u32)> = None;
    while let Some(Reverse((_, index, price))) = open.pop() {
        if goal.is_some_and(|(reached, _)| !better(price, reached)) {
            break;
        }
        let at = stands[index as usize];
        if best[number(at)] != Some(price) {
            continue;
        }
        if way.is_goal(at)
            && let Some(end) = pay(way, lifted, price, at, Part::End)
            && goal.is_none_or(|(reached, _)| better(end, reached))
        {
            goal = Some((end, index));
        }
        let mut go = |part: Part, to: Stand| {
            let Some(price) = pay(way, lifted, price, at, part) else { return };
            let known = &mut best[number(to)];
            if known.is_none_or(|known| better(price, known)) {
                *known = Some(price);
                from[number(to)] = (index, part);
                let Ok(next) = u32::try_from(stands.len()) else { return };
                stands.push(to);
                open.push(Reverse((priority.rank(price), next, price)));
            }
        };
        for direction in Direction::ALL {
            if way.has_facing() && !at.facing.front().contains(&direction) {
                continue;
            }
            if let Some(hex) = way.grid().neighbor(at.hex, direction) {
                go(Part::Step(direction, hex), Stand { hex, ..at });
            }
        }
        if way.has_facing() {
            for facing in Facing::ALL.into_iter().filter(|&facing| facing != at.facing) {
                go(Part::Turn(facing), Stand { facing, turned: true, ..at });
            }
        }
    }
    let ((.., cost), index) = goal?;
    let mut at = stands[index as usize];
    let mut parts = vec![(at, Part::End)];
    while at != start {
        let (before, part) = from[number(at)];
        at = *stands.get(before as usize)?;
        parts.push((at, part));
    }
    parts.reverse();
    Some((cost, parts))
}
