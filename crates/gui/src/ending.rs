//! Ending a phase while something can still be done, or dropping a plan: what would be lost, and the question first.

use super::snapshot::View;
use crate::say;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Choice, ChoiceKind, Target};

/// What somebody could still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remaining {
    /// Move, or do whatever the phase is for.
    Act,
    /// Shoot.
    Shoot,
    /// Attack.
    Fight,
    /// Be put on the map.
    Place,
    /// Be turned over.
    Turn,
    /// Have a die thrown for it.
    Throw,
    /// Leave its hex or advance.
    Go,
    /// A chit can be put somewhere.
    Chit,
    /// Something else can be decided.
    Decide,
    /// It is part of a plan that is dropped.
    Plan,
}

impl Remaining {
    const ALL: [Remaining; 10] = [
        Remaining::Act,
        Remaining::Shoot,
        Remaining::Fight,
        Remaining::Place,
        Remaining::Turn,
        Remaining::Throw,
        Remaining::Go,
        Remaining::Chit,
        Remaining::Decide,
        Remaining::Plan,
    ];

    /// What a choice does, if it does anything.
    const fn of(kind: ChoiceKind) -> Option<Remaining> {
        Some(match kind {
            ChoiceKind::Select | ChoiceKind::Move | ChoiceKind::Charge | ChoiceKind::Turn => {
                Remaining::Act
            }
            ChoiceKind::Fire => Remaining::Shoot,
            ChoiceKind::Engage | ChoiceKind::Strike => Remaining::Fight,
            ChoiceKind::Place => Remaining::Place,
            ChoiceKind::Flip => Remaining::Turn,
            ChoiceKind::Roll => Remaining::Throw,
            ChoiceKind::Retreat | ChoiceKind::Advance => Remaining::Go,
            ChoiceKind::Chit => Remaining::Chit,
            ChoiceKind::Decide | ChoiceKind::Loss => Remaining::Decide,
            ChoiceKind::Release => Remaining::Plan,
            ChoiceKind::Commit
            | ChoiceKind::Finish
            | ChoiceKind::Pass
            | ChoiceKind::End
            | ChoiceKind::Cancel
            | ChoiceKind::TakeBack
            | ChoiceKind::Concede => return None,
        })
    }

    const fn word(self) -> &'static str {
        match self {
            Remaining::Act => "act",
            Remaining::Shoot => "shoot",
            Remaining::Fight => "fight",
            Remaining::Place => "place",
            Remaining::Turn => "turn",
            Remaining::Throw => "throw",
            Remaining::Go => "go",
            Remaining::Chit => "chit",
            Remaining::Decide => "decide",
            Remaining::Plan => "plan",
        }
    }
}

/// A choice by which something is lost, and what that is: nothing is named where the game itself would be.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// The choice.
    pub choice: usize,
    /// Who could still do what, each once, in the order of the choices.
    pub left: Vec<(Remaining, Vec<Target>)>,
}

impl Ending {
    /// What is lost by a choice; nothing by most of them.
    #[must_use]
    pub fn of(port: &dyn Port, choice: usize) -> Option<Ending> {
        let kind = port.choices().get(choice)?.kind;
        if is_answer(port) {
            return None;
        }
        let counts = |deed: Remaining| match kind {
            ChoiceKind::End => deed != Remaining::Plan,
            // A chit that is declined is lost; everything else that is declined is an answer.
            ChoiceKind::Pass => deed == Remaining::Chit,
            // A set-up that is finished with something still in the box.
            ChoiceKind::Commit => deed == Remaining::Place,
            ChoiceKind::Cancel => deed == Remaining::Plan,
            _ => false,
        };
        let who = |deed: Remaining| {
            let mut who: Vec<Target> = Vec::new();
            let able = |c: &&Choice| Remaining::of(c.kind) == Some(deed) && !c.can_wait;
            for target in port.choices().iter().filter(able).map(doer) {
                if !who.contains(&target) {
                    who.push(target);
                }
            }
            who
        };
        let left: Vec<(Remaining, Vec<Target>)> = Remaining::ALL
            .into_iter()
            .filter(|&deed| counts(deed))
            .map(|deed| (deed, who(deed)))
            // One click is soon made again.
            .filter(|(deed, who)| who.len() > usize::from(*deed == Remaining::Plan))
            .collect();
        let loses = port.choices()[choice].loses;
        (loses || !left.is_empty()).then_some(Ending { choice, left })
    }

    /// What is left, in words: `30 counters can still act, 3 can still shoot`; what the rules say of this end, where they say it.
    #[must_use]
    pub fn told(&self, view: &View) -> Vec<String> {
        let choice = view.port.choices().get(self.choice);
        if let Some((note, choice)) =
            choice.and_then(|choice| choice.note.clone().zip(Some(choice)))
            && !choice.loses
        {
            return vec![note];
        }
        let cards = if view.snapshot.table.cards.is_some() { "yes" } else { "no" };
        let told = |(deed, who): &(Remaining, Vec<Target>)| say!(view, "gui-left-{}" deed.word(), n = who.len(), cards = cards);
        self.left.iter().map(told).collect()
    }

    /// Everybody who could still do something.
    pub fn who(&self) -> impl Iterator<Item = &Target> {
        self.left.iter().flat_map(|(_, who)| who)
    }
}

/// Whether one of two buttons answers a question: whoever presses one has read both.
fn is_answer(port: &dyn Port) -> bool {
    let asked = |choice: &&Choice| choice.kind != ChoiceKind::Concede;
    let decides = |choice: &Choice| {
        choice.kind.passes() || choice.kind == ChoiceKind::Decide && is_button(&choice.target)
    };
    let asked: Vec<&Choice> = port.choices().iter().filter(asked).collect();
    asked.len() == 2 && asked.into_iter().all(decides)
}

const fn is_button(target: &Target) -> bool {
    matches!(target, Target::Button(_))
}

/// Who would carry a choice out.
fn doer(choice: &Choice) -> Target {
    let subject = || choice.subject.clone().map(Target::Unit);
    choice.card.clone().or_else(subject).unwrap_or_else(|| choice.target.clone())
}
