//! Offered actions.

use super::{Forecast, RuleRef, Target};
use crate::board::Hex;
use schemars::JsonSchema;
use serde::Serialize;

/// What kind of thing a choice does: how a screen marks its target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Look")]
pub enum ChoiceKind {
    /// Pick a counter up.
    Select,
    /// Move the picked counter.
    Move,
    /// Move it as a charge.
    Charge,
    /// Turn it over.
    Flip,
    /// Put a counter on the map.
    Place,
    /// Shoot at the target.
    Fire,
    /// Begin or extend an attack.
    Engage,
    /// Take a counter out of the planned attack.
    Release,
    /// Carry out what was planned.
    Commit,
    /// Leave or retreat.
    Retreat,
    /// Advance after combat.
    Advance,
    /// Take a loss.
    Loss,
    /// Let the picked counter's move end where it stands.
    Finish,
    /// Throw a die.
    Roll,
    /// Decline, hold, let something happen.
    Pass,
    /// End a phase or a segment in which more could be done.
    End,
    /// Put back, cancel.
    Cancel,
    /// Attack the target at once with the picked counter.
    Strike,
    /// Take a move back: the target is the hex it began in.
    TakeBack,
    /// Turn a counter on the spot: `facing` says where to.
    Turn,
    /// Put a chit on a track: the target is the track, `chit` says which.
    Chit,
    /// Give the game up: offered in a menu, never as the next step.
    Concede,
    /// A decision of the whole army.
    Decide,
}

impl ChoiceKind {
    /// Whether nothing is done: something is declined, or a phase ended.
    #[must_use]
    pub const fn passes(self) -> bool {
        matches!(self, ChoiceKind::Pass | ChoiceKind::End)
    }
}

impl Choice {
    /// Whether it is a counter's throw: others may follow.
    #[must_use]
    pub fn is_throw_of_counter(&self) -> bool {
        self.kind == ChoiceKind::Roll && matches!(self.target, Target::Unit(_))
    }

    /// The one that is left beside giving up and what can wait, if it is the only one and lets something pass.
    #[must_use]
    pub fn only_pass(choices: &[Choice]) -> Option<usize> {
        let open = |choice: &&Choice| choice.kind != ChoiceKind::Concede && !choice.can_wait;
        let mut open = choices.iter().filter(open);
        let only = open.next().filter(|choice| choice.kind.passes() && open.next().is_none());
        only.map(|choice| choice.id)
    }

    /// Whether a counter's throw is offered.
    #[must_use]
    pub fn throws(choices: &[Choice]) -> bool {
        choices.iter().any(Choice::is_throw_of_counter)
    }

    /// What is said of it where somebody lingers: what follows from it, and the rule that allows it.
    #[must_use]
    pub fn about(&self) -> String {
        let rule = format!("{} {}", self.rule.section, self.rule.title);
        self.note.as_ref().map_or(rule.clone(), |note| format!("{note}\n{rule}"))
    }
}

/// One offered action.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Its number in the list, from 0.
    pub id: usize,
    /// The counter that acts, if one does.
    pub subject: Option<String>,
    /// The command that it is about as a whole, by its id.
    pub command: Option<String>,
    /// The card that acts, in games of cards: a cell or a card of the hand.
    pub card: Option<Target>,
    /// What it points at.
    pub target: Target,
    /// The target's hex, where it has one.
    pub hex: Option<Hex>,
    /// The way there, without the start.
    pub path: Vec<Hex>,
    /// The hexes that it is done from, where those of several take part in it together.
    pub from: Vec<Hex>,
    /// Movement points left afterwards.
    pub left: Option<u8>,
    /// The corner of its hex that the counter points to afterwards, where it has a facing: see
    /// [`CounterView::facing`](super::CounterView).
    pub facing: Option<u8>,
    /// The value of the chit it is about, if it is about one.
    pub chit: Option<u8>,
    /// What it does, in a few words.
    pub label: String,
    /// What follows from it that its label does not say, in a sentence or two.
    pub note: Option<String>,
    /// Whether whoever takes it loses the game by that at once, as the note says.
    pub loses: bool,
    /// What else it is done to besides its target, in games of cards.
    pub also: Vec<Target>,
    /// Whether it alone keeps no phase open: it can as well be done at a later decision of the turn, before anything changes, or
    /// it would do nothing here.
    pub can_wait: bool,
    /// The rule that allows it.
    pub rule: RuleRef,
    /// How to mark it.
    pub kind: ChoiceKind,
    /// The chances it would have.
    pub forecast: Option<Forecast>,
}
