//! How a battle went, read from its journal: points and losses turn by turn, the luck of the dice, the moments that decided.

use crate::gui::replay::Timeline;
use crate::gui::showing::happening::{Gone, Happening, Reader};
use crate::kernel::Side;
use crate::session::Port;
use crate::view::{CardKind, CounterKind, EntryKind, Sign};

/// So many moments are named.
const MOMENTS: usize = 4;

/// How things stood after an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// After so many actions.
    pub step: usize,
    /// The game turn; between two turns a fraction of it.
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
    /// The line of the journal that tells it.
    pub line: usize,
    /// What happened, in sentences.
    pub text: String,
    /// Whom it befell.
    pub side: Option<Side>,
    weight: f64,
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
    /// The moments that changed most and the one that ended it, in their order.
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
    let Timeline { turns: begin, first: number, .. } = Timeline::of(port);
    let mut turns = Vec::with_capacity(port.steps() + 1);
    for step in 0..=port.steps() {
        let turn = begin.partition_point(|&first| first <= step);
        let from = turn.checked_sub(1).map_or(0, |at| begin[at]);
        let to = begin.get(turn).copied().unwrap_or(port.steps() + 1);
        let share = (step - from) as f64 / (to - from).max(1) as f64;
        turns.push(f64::from(number) - 1.0 + turn as f64 + share);
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

/// Actions by which one side lost most more than the other, in worth and points; the later of two alike. The last is what
/// ended it.
fn moments(happenings: &[Happening], samples: &[Sample]) -> Vec<Moment> {
    let lost = |happening: &&Happening| happening.sign == Sign::Lost;
    let over = happenings.iter().rfind(|happening| happening.kind == EntryKind::End);
    let end = over.map_or(usize::MAX, |over| over.step);
    let mut moments: Vec<Moment> = Vec::new();
    for told in happenings.chunk_by(|a, b| a.step == b.step) {
        let step = told[0].step;
        let mut fallen = told.iter().filter(lost).peekable();
        let Some(first) = fallen.peek().filter(|_| step != end) else { continue };
        let (line, side) = (first.line, first.side);
        let before = samples.iter().rfind(|sample| sample.step <= step);
        let after = samples.iter().find(|sample| sample.step > step);
        let gained = before.zip(after).and_then(|(before, after)| before.points.zip(after.points));
        let mut weights = gained.map_or([0.0; 2], |(before, after)| {
            [0, 1].map(|side| f64::from(after[side]) - f64::from(before[side])).map(|won| won / 2.0)
        });
        let mut text: Vec<&str> = Vec::new();
        for happening in fallen {
            text.push(&happening.text);
            if let Some(side) = happening.side {
                weights[side.enemy() as usize] += happening.gone.iter().map(worth).sum::<f64>();
            }
        }
        let weight = (weights[0] - weights[1]).abs();
        moments.push(Moment { line, text: text.join(" "), side, weight });
    }
    moments.reverse();
    moments.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    moments.truncate(MOMENTS);
    moments.sort_by_key(|moment| moment.line);
    if let Some(over) = over {
        let brought = happenings.iter().filter(|happening| happening.step == end).filter(lost);
        let fallen: Vec<&Happening> = brought.collect();
        let text =
            fallen.iter().map(|happening| happening.text.as_str()).chain([over.text.as_str()]);
        moments.push(Moment {
            line: fallen.first().map_or(over.line, |first| first.line),
            text: text.collect::<Vec<_>>().join(" "),
            side: fallen.first().map_or(over.side, |first| first.side),
            weight: f64::INFINITY,
        });
    }
    moments
}

/// What somebody who left the board was worth: a leader more than any unit, a unit what is printed on it.
fn worth(gone: &Gone) -> f64 {
    match gone {
        Gone::Counter(counter) if counter.kind == CounterKind::Leader => 10.0,
        Gone::Counter(counter) => 1.0 + f64::from(counter.front.strength),
        Gone::Card(card) => match card.face.as_ref().map(|face| &face.kind) {
            Some(CardKind::Unit(unit)) => 1.0 + f64::from(unit.cost) / 20.0,
            _ => 1.0,
        },
    }
}
