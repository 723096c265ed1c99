//! What stands on the timeline: turns, attacks and losses, read from the journal.

use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Entry, EntryKind, Sign};

/// What a mark stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// Somebody is attacked or shot at.
    Strike,
    /// A counter or card is lost.
    Loss,
}

/// A mark on the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The action that brought it, from 0.
    pub step: usize,
    /// What it stands for.
    pub kind: MarkKind,
    /// Whose attack, or whose loss.
    pub side: Option<Side>,
    /// The line of the journal that tells it.
    pub line: usize,
}

/// A game from its beginning to now.
#[derive(Clone, PartialEq, Debug)]
pub struct Timeline {
    /// The engine's revision that was read.
    pub revision: u64,
    /// How many actions have been taken.
    pub steps: usize,
    /// The first action of each turn.
    pub turns: Vec<usize>,
    /// The number of the first of them.
    pub first: u16,
    /// The marks, in their order.
    pub marks: Vec<Mark>,
}

impl Timeline {
    /// Reads a game.
    #[must_use]
    pub fn of(port: &dyn Port) -> Timeline {
        let mut turns: Vec<usize> = Vec::new();
        let mut marks = Vec::new();
        // A loss is of the side whose counter it is: whoever captures a camp tells it.
        let board = port.board(None).map(|board| board.counters).unwrap_or_default();
        let owner = |unit: &String| board.iter().find(|c| c.id == *unit).map(|c| c.side);
        for (line, entry) in port.journal().iter().enumerate() {
            if entry.kind == EntryKind::Turn && turns.last() != Some(&entry.step) {
                turns.push(entry.step);
            }
            let (kind, owner) = match entry.showing.sign {
                Sign::Strike => (MarkKind::Strike, None),
                Sign::Lost => (MarkKind::Loss, entry.showing.units.first().and_then(owner)),
                _ => continue,
            };
            marks.push(Mark { step: entry.step, kind, side: owner.or(entry.side), line });
        }
        let steps = port.steps();
        let turn = |step: usize| port.table_at(step.min(steps), None).turn.turn;
        // A game that begins in the middle of a turn begins with the rest of it; what is asked before a turn belongs to it.
        let begun = if turns.first() == Some(&0) { 0 } else { turn(0) };
        match turns.first_mut() {
            Some(first) if begun > 0 && turn(*first + 1) == begun => *first = 0,
            _ if begun > 0 => turns.insert(0, 0),
            _ => {}
        }
        // The turn has begun after its first action, or with the set-up.
        let begun = turns.first().map(|&first| port.table_at((first + 1).min(steps), None));
        let first = begun.map_or(1, |table| table.turn.turn.max(1));
        Timeline { revision: port.revision(), steps, turns, first, marks }
    }

    /// The first action of the first turn: what comes before it is the set-up.
    #[must_use]
    pub fn first_turn(&self) -> usize {
        self.turns.first().copied().unwrap_or(0)
    }

    /// The actions of the turn to which an action belongs: the first, and the first that is none of them; none after the last
    /// action.
    #[must_use]
    pub fn part(&self, step: usize) -> Option<(usize, usize)> {
        // What the set-up brought is told before the first action.
        let end = self.steps.max(1);
        if step >= end {
            return None;
        }
        let after = self.turns.partition_point(|&first| first <= step);
        let from = after.checked_sub(1).map_or(0, |turn| self.turns[turn]);
        Some((from, self.turns.get(after).copied().unwrap_or(end).min(end)))
    }

    /// After how many actions the board is as it is shown first when somebody jumps to an action: before it, unless it
    /// brought about one thing alone.
    #[must_use]
    pub fn shown_at(&self, port: &dyn Port, step: usize) -> usize {
        let told = |entry: &&Entry| !matches!(entry.kind, EntryKind::Throw | EntryKind::Annotation);
        let journal = port.journal();
        let from = journal.partition_point(|entry| entry.step < step);
        let mut rest = journal[from..].iter().filter(told);
        let Some(first) = rest.next() else { return self.steps };
        let alone = rest.next().is_none_or(|next| next.step != first.step);
        (first.step + usize::from(alone)).min(self.steps)
    }

    /// The number of the turn to which an action belongs; 0 before the first.
    #[must_use]
    pub fn turn(&self, step: usize) -> usize {
        let begun = self.turns.partition_point(|&first| first <= step);
        if begun == 0 { 0 } else { begun - 1 + usize::from(self.first) }
    }
}
