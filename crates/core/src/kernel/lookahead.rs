//! How far a computer plays on before it decides.

use serde::{Deserialize, Serialize};

/// How an opponent compares actions that it plays on.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Lookahead {
    /// So many actions of a decision are compared.
    pub rivals: usize,
    /// How strong the strongest whims are by which they differ, in points.
    pub whim: f64,
    /// So many player turns are played on, this one included, but not the set-up; to the end if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
    /// So many lines are played of each action at most.
    pub lines: u64,
    /// What a victory counts in the comparison, in points, besides how clear it is; as much as in a value if nothing is said. Chance
    /// decides less between two actions when it counts less.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<f64>,
    /// With fewer lines nothing speaks against the action that judgement prefers: no more actions are compared than can have so many.
    pub enough: usize,
    /// By so many standard errors an action must lead the one that judgement prefers.
    pub sure: f64,
    /// So many positions are looked at in a player turn.
    pub positions: u64,
    /// How the answers to a [pivotal](super::Evaluator::is_pivotal) decision are compared, in a system that has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<Answers>,
}

/// How the answers to a decision are compared that settles more than the plans of one: each is played on by itself, not only those
/// that judgement thinks nearly as good. What is not said here is as in the [`Lookahead`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// So many player turns are played on, this one included.
    pub turns: u32,
    /// So many lines are played of each answer before the first ones drop out.
    pub first: u64,
    /// With fewer lines nothing speaks against the answer that judgement prefers.
    pub enough: usize,
    /// The decision may take one of so many parts of what is left of the player turn; at least 1.
    pub parts: u32,
}
