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
}
