//! Who plays: a level with its limits.

use crate::ai::{Level, SearchOptions};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A computer opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// How well it plays.
    pub level: Level,
    /// The longest time for a decision, in milliseconds. Games with it are never twice the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
    /// How many positions it may look at for a decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl Player {
    /// A player of this level without limits.
    #[must_use]
    pub fn new(level: Level) -> Player {
        Player { level, millis: None, nodes: None }
    }

    /// What it is told before it thinks.
    pub(super) fn search(self, seed: u64) -> SearchOptions {
        SearchOptions {
            millis: self.millis,
            nodes: self.nodes,
            ..SearchOptions::new(self.level, seed)
        }
    }
}

/// As on the command line: `easy`, `easy:nodes=200`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.tag())?;
        for (name, limit) in [("millis", self.millis), ("nodes", self.nodes)] {
            if let Some(limit) = limit {
                write!(f, ":{name}={limit}")?;
            }
        }
        Ok(())
    }
}
