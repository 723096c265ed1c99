//! Whose decision it is, and what is asked.

use super::Refusal;
use crate::kernel::{Rule, Side};
use schemars::JsonSchema;
use serde::Serialize;

/// A rule's number and name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RuleRef {
    /// The system's tag, such as `bmw`.
    pub system: String,
    /// The printed number, such as `7.8`.
    pub section: String,
    /// The section's name.
    pub title: String,
}

/// Without its name, which the reference knows: a session fills it in.
impl From<Rule> for RuleRef {
    fn from(rule: Rule) -> Self {
        RuleRef {
            system: rule.system.tag().to_owned(),
            section: rule.section.to_owned(),
            title: String::new(),
        }
    }
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Ending {
    /// The winner's id, or null in a draw.
    pub winner: Option<String>,
    /// The level of victory, such as `epic`.
    pub level: String,
    /// The rule that ended it.
    pub rule: String,
    /// A sentence for people.
    pub summary: String,
}

/// A decision that only asks for a reply out of a hidden hand, so that it comes up whether there is anything to reply
/// or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    /// Whether the deciding side holds anything that fits. This is its secret.
    pub fits: bool,
    /// The number of the choice that lets it pass.
    pub pass: usize,
}

/// A button that is shown although it can't be pressed yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barred {
    /// What it would do.
    pub label: String,
    /// What bars it.
    pub refusal: Refusal,
    /// Ids of the counters that the reason speaks of.
    pub units: Vec<String>,
}

/// The pending decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// Set when the game is over; then nothing is asked.
    pub over: Option<Ending>,
    /// Who decides.
    pub side: Option<Side>,
    /// The deciding side's id in the scenario.
    pub side_id: String,
    /// The deciding side's name.
    pub side_name: String,
    /// The rule that asks.
    pub rule: Option<RuleRef>,
    /// The question, as a sentence.
    pub question: String,
    /// What to click or press next, as a sentence.
    pub hint: String,
    /// The counter that is picked up, if the decision is about one.
    pub selected: Option<String>,
    /// Those who go along with it because it was picked so.
    pub along: Vec<String>,
    /// Set if it only asks for a reply out of a hidden hand.
    pub reply: Option<Reply>,
    /// How many counters are asked for a throw one after the other, from the one in question on.
    pub throws: usize,
    /// What it means if nothing is offered here but to go on, as the end of a sentence: `nobody can shoot`.
    pub idle: String,
}
