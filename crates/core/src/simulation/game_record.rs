//! What is kept of a game: one line of a file.

use super::{Ended, Luck};
use crate::kernel::{Both, Evaluator, Outcome, Side};
use crate::view::Present;
use serde::{Deserialize, Serialize};

/// What is kept of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// Its number in the series, from 0.
    pub game: u64,
    /// Its seed.
    pub seed: u64,
    /// Who won; nobody in a draw, or when it was broken off.
    pub winner: Option<Side>,
    /// How it ended; nothing if it was broken off.
    pub end: Option<Conclusion>,
    /// How many player turns it had.
    pub turns: u32,
    /// How many actions it had.
    pub actions: u64,
    /// Victory points of each side at the end, in games that count them.
    pub points: Both<Option<u32>>,
    /// What the dice were worth to the side listed first, to four places; nothing if that was not asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<f64>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conclusion {
    /// The level or cause of the victory as a word of the protocol, such as `marginal`.
    pub level: String,
    /// The number of the rule that ended the game.
    pub rule: String,
}

impl From<&Outcome> for Conclusion {
    fn from(outcome: &Outcome) -> Conclusion {
        Conclusion { level: outcome.level.to_owned(), rule: outcome.rule.section.to_owned() }
    }
}

impl GameRecord {
    /// What is kept of a game that has ended.
    #[must_use]
    pub fn of<R: Present + Evaluator>(
        scene: &R::Scene,
        (game, seed): (u64, u64),
        ended: &Ended<R>,
        luck: Option<&Luck<R>>,
    ) -> GameRecord {
        let outcome = ended.outcome.as_ref();
        GameRecord {
            game,
            seed,
            winner: outcome.and_then(|outcome| outcome.winner),
            end: outcome.map(Conclusion::from),
            turns: ended.turns,
            actions: ended.actions,
            points: points(scene, ended),
            // Four places are read back as they were written, on every machine; a zero has no sign.
            luck: luck.map(|luck| (luck.total() * 1e4).round() / 1e4 + 0.0),
        }
    }
}

/// Victory points of each side at the end of a game.
#[must_use]
pub fn points<R: Present>(scene: &R::Scene, ended: &Ended<R>) -> Both<Option<u32>> {
    R::points(scene, &ended.game)
}
