//! Ending a phase while something can still be done, or dropping a plan: what would be lost, and the question first.

use super::snapshot::View;
use crate::say;
use crate::session::Port;
use crate::view::{Choice, ChoiceKind, Target};

/// What somebody could still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
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

impl Deed {
    const ALL: [Deed; 10] = [
        Deed::Act,
        Deed::Shoot,
        Deed::Fight,
        Deed::Place,
        Deed::Turn,
        Deed::Throw,
        Deed::Go,
        Deed::Chit,
        Deed::Decide,
        Deed::Plan,
    ];

    /// What a choice does, if it does anything.
    const fn of(kind: ChoiceKind) -> Option<Deed> {
        Some(match kind {
            ChoiceKind::Select | ChoiceKind::Move | ChoiceKind::Charge | ChoiceKind::Turn => {
                Deed::Act
            }
            ChoiceKind::Fire => Deed::Shoot,
            ChoiceKind::Engage | ChoiceKind::Strike => Deed::Fight,
            ChoiceKind::Place => Deed::Place,
            ChoiceKind::Flip => Deed::Turn,
            ChoiceKind::Roll => Deed::Throw,
            ChoiceKind::Retreat | ChoiceKind::Advance => Deed::Go,
            ChoiceKind::Chit => Deed::Chit,
            ChoiceKind::Decide | ChoiceKind::Loss => Deed::Decide,
            ChoiceKind::Release => Deed::Plan,
            ChoiceKind::Commit
            | ChoiceKind::Pass
            | ChoiceKind::End
            | ChoiceKind::Cancel
            | ChoiceKind::TakeBack
            | ChoiceKind::Concede => return None,
        })
    }

    const fn word(self) -> &'static str {
        match self {
            Deed::Act => "act",
            Deed::Shoot => "shoot",
            Deed::Fight => "fight",
            Deed::Place => "place",
            Deed::Turn => "turn",
            Deed::Throw => "throw",
            Deed::Go => "go",
            Deed::Chit => "chit",
            Deed::Decide => "decide",
            Deed::Plan => "plan",
        }
    }
}

/// A choice by which something is lost, and what that is.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// The choice.
    pub choice: usize,
    /// Who could still do what, each once, in the order of the choices.
    pub left: Vec<(Deed, Vec<Target>)>,
}

impl Ending {
    /// What is lost by a choice; nothing by most of them.
    #[must_use]
    pub fn of(port: &dyn Port, choice: usize) -> Option<Ending> {
        let kind = port.choices().get(choice)?.kind;
        let counts = |deed: Deed| match kind {
            ChoiceKind::End => deed != Deed::Plan,
            // A chit that is declined is lost; everything else that is declined is an answer.
            ChoiceKind::Pass => deed == Deed::Chit,
            // A set-up that is finished with something still in the box.
            ChoiceKind::Commit => deed == Deed::Place,
            ChoiceKind::Cancel => deed == Deed::Plan,
            _ => false,
        };
        let who = |deed: Deed| {
            let mut who: Vec<Target> = Vec::new();
            let able = |c: &&Choice| Deed::of(c.kind) == Some(deed);
            for target in port.choices().iter().filter(able).map(doer) {
                if !who.contains(&target) {
                    who.push(target);
                }
            }
            who
        };
        let left: Vec<(Deed, Vec<Target>)> = Deed::ALL
            .into_iter()
            .filter(|&deed| counts(deed))
            .map(|deed| (deed, who(deed)))
            .filter(|(_, who)| !who.is_empty())
            .collect();
        (!left.is_empty()).then_some(Ending { choice, left })
    }

    /// What is left, in words: `30 counters can still act, 3 can still shoot`.
    #[must_use]
    pub fn told(&self, view: &View) -> Vec<String> {
        let cards = if view.snapshot.table.cards.is_some() { "yes" } else { "no" };
        let told = |(deed, who): &(Deed, Vec<Target>)| say!(view, "gui-left-{}" deed.word(), n = who.len(), cards = cards);
        self.left.iter().map(told).collect()
    }

    /// Everybody who could still do something.
    pub fn who(&self) -> impl Iterator<Item = &Target> {
        self.left.iter().flat_map(|(_, who)| who)
    }
}

/// Who would carry a choice out.
fn doer(choice: &Choice) -> Target {
    let subject = || choice.subject.clone().map(Target::Unit);
    choice.card.clone().or_else(subject).unwrap_or_else(|| choice.target.clone())
}
