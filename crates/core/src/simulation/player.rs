//! Who plays: an opponent with its limits.

use crate::ai::{Handicap, Level, Opponent, SearchOptions, Temper};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A computer opponent with its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "PlayerOnFile", into = "PlayerOnFile")]
pub struct Player {
    /// Who it is.
    pub opponent: Opponent,
    /// The longest time for a decision, in milliseconds. Games with it are never twice the same.
    pub millis: Option<u64>,
    /// How many positions it may look at for a decision.
    pub nodes: Option<u64>,
}

/// A player as a file of games has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerOnFile {
    level: Level,
    #[serde(default, skip_serializing_if = "Temper::is_usual")]
    style: Temper,
    #[serde(default, skip_serializing_if = "Handicap::is_usual")]
    handicap: Handicap,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    millis: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
}

impl From<PlayerOnFile> for Player {
    fn from(PlayerOnFile { level, style, handicap, millis, nodes }: PlayerOnFile) -> Player {
        Player { opponent: Opponent { level, style, handicap }, millis, nodes }
    }
}

impl From<Player> for PlayerOnFile {
    fn from(Player { opponent, millis, nodes }: Player) -> PlayerOnFile {
        let Opponent { level, style, handicap } = opponent;
        PlayerOnFile { level, style, handicap, millis, nodes }
    }
}

impl Player {
    /// A player without limits.
    #[must_use]
    pub fn new(opponent: impl Into<Opponent>) -> Player {
        Player { opponent: opponent.into(), millis: None, nodes: None }
    }

    /// What it is told before it thinks.
    #[must_use]
    pub fn search(self, seed: u64) -> SearchOptions {
        SearchOptions {
            millis: self.millis,
            nodes: self.nodes,
            ..SearchOptions::new(self.opponent, seed)
        }
    }
}

/// As on the command line: `easy`, `easy:nodes=200`, `easy:cautious:small`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.opponent)?;
        for (name, limit) in [("millis", self.millis), ("nodes", self.nodes)] {
            if let Some(limit) = limit {
                write!(f, ":{name}={limit}")?;
            }
        }
        Ok(())
    }
}
