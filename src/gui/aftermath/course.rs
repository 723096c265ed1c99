//! How a battle went, read from its journal: points and losses turn by turn, the luck of the dice, the moments that decided.

use crate::gui::showing::happening::{Happening, Reader};
use crate::kernel::Side;
use crate::session::Port;
use crate::view::{EntryKind, Sign};

/// So many moments are named.
const MOMENTS: usize = 4;

/// How things stood after an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// After so many actions.
    pub step: usize,
    /// The game turn, from 1; between two turns a fraction of it.
    pub turn: f64,
    /// Victory points of both sides, in games that count them.
    pub points: Option<[u32; 2]>,
    /// Counters or cards that both sides have lost.
    pub losses: [u32; 2],
}

/// What a side threw.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Luck {
    /// How many dice.
    pub dice: u32,
    /// What they showed, added up.
    pub shown: u32,
    /// What as many fair dice show on average.
    pub expected: f64,
}

/// A moment that changed much.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The action that brought it.
    pub step: usize,
    /// What happened, in sentences.
    pub text: String,
    /// Who gained by it.
    pub side: Side,
    weight: u32,
}

/// How a battle went.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// The engine's revision that was read.
    pub revision: u64,
    /// From the beginning to the end.
    pub samples: Vec<Sample>,
    /// What each side threw.
    pub luck: [Luck; 2],
    /// The moments that changed most, in their order.
    pub moments: Vec<Moment>,
}

impl Course {
    /// Reads a game from its beginning, as somebody may see it now.
    #[must_use]
    pub fn of(port: &dyn Port, viewer: Option<Side>) -> Course {
        let mut happenings = Vec::new();
        Reader::default().read(port, viewer, &mut happenings);
        let samples = samples(port, viewer, &happenings);
        Course {
            revision: port.revision(),
            luck: luck(port),
            moments: moments(&happenings, &samples),
            samples,
        }
    }
}

/// The turn of every action: whole where one begins, and in equal parts between.
fn turns(port: &dyn Port) -> Vec<f64> {
    let begin = port.journal().iter().filter(|entry| entry.kind == EntryKind::Turn);
    let mut begin: Vec<usize> = begin.map(|entry| entry.step).collect();
    begin.dedup();
    let mut turns = Vec::with_capacity(port.steps() + 1);
    for step in 0..=port.steps() {
        let turn = begin.partition_point(|&first| first <= step);
        let from = turn.checked_sub(1).map_or(0, |at| begin[at]);
        let to = begin.get(turn).copied().unwrap_or(port.steps() + 1);
        let share = (step - from) as f64 / (to - from).max(1) as f64;
        turns.push(turn as f64 + share);
    }
    turns
}

fn samples(port: &dyn Port, viewer: Option<Side>, happenings: &[Happening]) -> Vec<Sample> {
    let mut losses = [0; 2];
    let mut lost = happenings.iter().filter(|happening| happening.sign == Sign::Lost).peekable();
    let mut samples = Vec::new();
    let mut before = None;
    for (step, turn) in turns(port).into_iter().enumerate() {
        while let Some(happening) = lost.next_if(|happening| happening.step < step) {
            if let Some(side) = happening.side {
                losses[side as usize] += 1;
            }
        }
        // Points are looked at where something was lost, at each tenth action, and at the end.
        let due = step % 10 == 0 || step == port.steps() || before != Some(losses);
        if !due {
            continue;
        }
        before = Some(losses);
        let table = port.table_at(step, viewer);
        let points = |side: Side| table.sides.iter().find(|view| view.side == side)?.vp;
        let points = points(Side::A).zip(points(Side::B)).map(|(a, b)| [a, b]);
        samples.push(Sample { step, turn, points, losses });
    }
    samples
}

fn luck(port: &dyn Port) -> [Luck; 2] {
    let mut luck = [Luck::default(); 2];
    for entry in port.journal() {
        let (Some(throw), Some(side)) = (&entry.throw, entry.side) else { continue };
        let own = &mut luck[side as usize];
        own.dice += 1;
        own.shown += u32::from(throw.face);
        own.expected += f64::from(throw.sides + 1) / 2.0;
    }
    luck
}

/// Actions by which one side gained most: enemy losses less its own, and points.
fn moments(happenings: &[Happening], samples: &[Sample]) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    for pair in samples.windows(2) {
        let gain = |side: usize| {
            let lost = |of: usize| i64::from(pair[1].losses[of]) - i64::from(pair[0].losses[of]);
            let points = pair[0].points.zip(pair[1].points).map_or(0, |(before, after)| {
                let won = |of: usize| i64::from(after[of]) - i64::from(before[of]);
                won(side) - won(1 - side)
            });
            2 * (lost(1 - side) - lost(side)) + points
        };
        let (side, gain) = if gain(0) >= 0 { (Side::A, gain(0)) } else { (Side::B, gain(1)) };
        let Some(weight) = u32::try_from(gain).ok().filter(|&gain| gain > 0) else { continue };
        // Only what one action brought is a moment.
        let brought = |happening: &&Happening| {
            (pair[0].step..pair[1].step).contains(&happening.step) && happening.sign == Sign::Lost
        };
        let told: Vec<&Happening> = happenings.iter().filter(brought).collect();
        let Some(last) = told.last() else { continue };
        let text: Vec<&str> = told.iter().map(|happening| happening.text.as_str()).collect();
        moments.push(Moment { step: last.step, text: text.join(" "), side, weight });
    }
    moments.sort_by_key(|moment| std::cmp::Reverse(moment.weight));
    moments.truncate(MOMENTS);
    moments.sort_by_key(|moment| moment.step);
    moments
}
