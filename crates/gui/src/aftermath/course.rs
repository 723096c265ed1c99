//! How a battle went, read from its journal: points and losses turn by turn, the luck of the dice, the moments that decided.

use crate::replay::Timeline;
use crate::showing::happening::{Gone, Happening, Reader};
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::{CardKind, CounterKind, EntryKind, Sign};

/// So many moments are named.
const MOMENTS: usize = 6;
/// What a step towards the goal weighs beside the worth of units, in games that count no points.
const PROGRESS: f64 = 5.0;
/// What a card weighs that was lost out of a deck: it can be any, and no deck lasts for ever.
const BLOW: f64 = 3.0;
/// So many actions lie between two looks at what is counted.
const STRIDE: usize = 10;

/// How things stood after an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// After so many actions.
    pub step: usize,
    /// The game turn; between two turns a fraction of it.
    pub turn: f64,
    /// Victory points of both sides, in games that count them.
    pub points: Option<[u32; 2]>,
    /// Units, leaders or cards that both sides have lost.
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
    /// The game turn; 0 before the first.
    pub turn: usize,
    /// What happened, in sentences.
    pub text: String,
    /// Whom it befell.
    pub side: Option<Side>,
    weight: f64,
    /// How many cards were lost out of a deck by it, if nothing else was.
    blows: usize,
}

/// How a battle went.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// From the beginning to the end.
    pub samples: Vec<Sample>,
    /// The losses on the morale track that both sides had at the beginning, in games that have one.
    pub before: [u32; 2],
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
        let timeline = Timeline::of(port);
        let standings = standings(port, viewer);
        Course {
            before: port.table_at(0, viewer).sides.map(|s| s.morale.map_or(0, |m| m.losses)),
            luck: luck(port),
            moments: moments(&happenings, &standings, &timeline),
            samples: samples(&turns(&timeline), &standings, &happenings),
        }
    }
}

/// The turn of every action: whole where one begins, and in equal parts between.
fn turns(timeline: &Timeline) -> Vec<f64> {
    let Timeline { turns: begin, first: number, steps, .. } = timeline;
    let mut turns = Vec::with_capacity(steps + 1);
    for step in 0..=*steps {
        let turn = begin.partition_point(|&first| first <= step);
        let from = turn.checked_sub(1).map_or(0, |at| begin[at]);
        let to = begin.get(turn).copied().unwrap_or(steps + 1);
        let share = (step - from) as f64 / (to - from).max(1) as f64;
        turns.push(f64::from(*number) - 1.0 + turn as f64 + share);
    }
    turns
}

/// What is counted towards victory.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Standing {
    /// Victory points of both sides, in games that count them.
    points: Option<[u32; 2]>,
    /// How much of what they need to get done both sides have.
    progress: [u32; 2],
    /// Cards that both sides have lost out of their decks, unseen.
    unseen: [u32; 2],
}

impl Standing {
    fn at(port: &dyn Port, viewer: Option<Side>, step: usize) -> Standing {
        let table = port.table_at(step, viewer);
        let of = |side: Side| table.sides.iter().find(|view| view.side == side);
        let points = |side: Side| of(side)?.vp;
        let progress =
            |side: Side| of(side).map_or(0, |view| view.progress.iter().map(|line| line.now).sum());
        Standing {
            points: points(Side::A).zip(points(Side::B)).map(|(a, b)| [a, b]),
            progress: Side::ALL.map(progress),
            unseen: table.cards.as_ref().map_or([0; 2], |cards| {
                cards.holdings.each_ref().map(|held| u32::try_from(held.face_down).unwrap_or(0))
            }),
        }
    }

    /// Whether a side has lost cards unseen since. What comes back of them is no blow.
    fn has_lost_since(&self, before: &Standing) -> bool {
        self.unseen.iter().zip(before.unseen).any(|(&now, then)| now > then)
    }

    /// By how much the first side has come off better since.
    fn gain_since(&self, before: &Standing) -> f64 {
        let lead = |[a, b]: [u32; 2]| f64::from(a) - f64::from(b);
        match (self.points, before.points) {
            (Some(now), Some(then)) => lead(now) - lead(then),
            _ => {
                let done = lead(self.progress) - lead(before.progress);
                PROGRESS * done - BLOW * (lead(self.unseen) - lead(before.unseen))
            }
        }
    }
}

/// What was counted at the beginning, and after each action that changed it.
fn standings(port: &dyn Port, viewer: Option<Side>) -> Vec<(usize, Standing)> {
    let at = |step| (step, Standing::at(port, viewer, step));
    let mut known = vec![at(0)];
    let mut from = known[0];
    while from.0 < port.steps() {
        // Looking is dear: where nothing has changed after ten actions, nothing has between.
        let to = at((from.0 + STRIDE).min(port.steps()));
        changes(&at, from, to, &mut known);
        from = to;
    }
    known
}

/// Looks for the actions between two that changed what is counted.
fn changes(
    at: &impl Fn(usize) -> (usize, Standing),
    from: (usize, Standing),
    to: (usize, Standing),
    known: &mut Vec<(usize, Standing)>,
) {
    if from.1 == to.1 {
        return;
    }
    if to.0 == from.0 + 1 {
        known.push(to);
        return;
    }
    let middle = at(usize::midpoint(from.0, to.0));
    changes(at, from, middle, known);
    changes(at, middle, to, known);
}

/// What was counted after so many actions.
fn standing(standings: &[(usize, Standing)], step: usize) -> Standing {
    let after = standings.partition_point(|(at, _)| *at <= step);
    standings[after.saturating_sub(1)].1
}

/// How things stood at the beginning, after every action that changed it, and at the end.
fn samples(
    turns: &[f64],
    standings: &[(usize, Standing)],
    happenings: &[Happening],
) -> Vec<Sample> {
    let mut losses = [0; 2];
    let mut gone: Vec<&Gone> = Vec::new();
    let mut told = happenings.iter().peekable();
    let mut samples: Vec<Sample> = Vec::new();
    for (step, &turn) in turns.iter().enumerate() {
        while let Some(happening) = told.next_if(|happening| happening.step < step) {
            for side in happening.fallen() {
                losses[side as usize] += 1;
            }
            if happening.sign == Sign::Lost {
                gone.extend(happening.gone.iter().filter(|gone| !gone.is_marker()));
            } else if happening.sign == Sign::Better {
                // Who has been rallied is lost no longer; others that are named may only have been lost before.
                let back = |gone: &mut &Gone| gone.is_any_of(&happening.units);
                for returned in gone.extract_if(.., back) {
                    losses[returned.side() as usize] -= 1;
                }
            }
        }
        let Standing { points, unseen, .. } = standing(standings, step);
        let losses = [losses[0] + unseen[0], losses[1] + unseen[1]];
        let same = samples.last().is_some_and(|s| s.points == points && s.losses == losses);
        if !same || step + 1 == turns.len() {
            samples.push(Sample { step, turn, points, losses });
        }
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

/// Actions by which one side came off best, in points, in progress or in the worth of what was lost; the later of two alike.
/// They stand as they happened, and the last is what ended it.
fn moments(
    happenings: &[Happening],
    standings: &[(usize, Standing)],
    timeline: &Timeline,
) -> Vec<Moment> {
    let over = happenings.iter().rfind(|happening| happening.kind == EntryKind::End);
    let end = over.map_or(usize::MAX, |over| over.step);
    let turn = |step: usize| timeline.turn(step);
    let mut moments: Vec<Moment> = Vec::new();
    for told in happenings.chunk_by(|a, b| a.step == b.step) {
        let step = told[0].step;
        let (before, after) = (standing(standings, step), standing(standings, step + 1));
        let gain = after.gain_since(&before);
        let brought = brought(told, gain);
        let Some(first) = brought.first().filter(|_| step != end) else { continue };
        let mut worth_lost = [0.0; 2];
        for gone in brought.iter().flat_map(|happening| &happening.gone) {
            worth_lost[gone.side() as usize] += worth(gone);
        }
        // Where points are counted, they say what somebody was worth.
        let share = if standings[0].1.points.is_some() { 0.1 } else { 1.0 };
        let moment = Moment {
            line: first.line,
            turn: turn(step),
            text: sentences(&brought),
            side: first.loser(),
            weight: (gain + share * (worth_lost[1] - worth_lost[0])).abs(),
            blows: usize::from(after.has_lost_since(&before) && first.sign != Sign::Lost),
        };
        // Blows at the deck of one side in one turn are one moment, which the last of them tells.
        let joins = |m: &&mut Moment| m.blows > 0 && (m.turn, m.side) == (moment.turn, moment.side);
        match moments.iter_mut().find(joins).filter(|_| moment.blows > 0) {
            Some(all) => {
                let (blows, weight) = (all.blows + 1, all.weight + moment.weight);
                *all = Moment { weight, blows, ..moment };
            }
            None => moments.push(moment),
        }
    }
    for moment in moments.iter_mut().filter(|moment| moment.blows > 1) {
        moment.text = repeated(moment.blows, &moment.text);
    }
    moments.reverse();
    moments.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    moments.truncate(MOMENTS);
    moments.sort_by_key(|moment| moment.line);
    if let Some(over) = over {
        let fallen = happenings.iter().filter(|happening| happening.step == end);
        let mut told: Vec<&Happening> = fallen.filter(|h| h.sign == Sign::Lost).collect();
        let side = told.first().map_or(over.side, |first| first.loser());
        told.push(over);
        moments.push(Moment {
            line: told[0].line,
            turn: turn(end),
            text: sentences(&told),
            side,
            weight: f64::INFINITY,
            blows: 0,
        });
    }
    moments
}

/// What an action brought about that counts: what was lost by it; without a loss, the last thing that happened on the board
/// if somebody gained something by it, such as an arrival or the wound of a leader.
fn brought(told: &[Happening], gain: f64) -> Vec<&Happening> {
    let lost: Vec<&Happening> = told.iter().filter(|told| told.sign == Sign::Lost).collect();
    if !lost.is_empty() || gain == 0.0 {
        return lost;
    }
    let events = || told.iter().filter(|told| told.kind == EntryKind::Event);
    let marked = |told: &&Happening| matches!(told.sign, Sign::Worse | Sign::Better | Sign::Here);
    events().rfind(marked).or_else(|| events().next_back()).into_iter().collect()
}

/// What is told one after the other; of what is told several times in a row, how often.
fn sentences(told: &[&Happening]) -> String {
    let rows = told.chunk_by(|a, b| a.text == b.text);
    let texts = rows.map(|row| match row {
        [once] => once.text.clone(),
        several => repeated(several.len(), &several[0].text),
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// What happened so many times.
fn repeated(times: usize, text: &str) -> String {
    format!("{times} × {text}")
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
