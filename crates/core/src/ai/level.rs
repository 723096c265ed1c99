//! How well an opponent plays.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How well an opponent plays.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// It takes any legal action.
    Random,
    /// It looks one action ahead; where that alone makes it as good as the next level, it misjudges a little, too.
    #[default]
    Easy,
    /// It looks one action ahead, and judges by what self-play taught it.
    Normal,
    /// It plays lines on before it decides.
    Hard,
    /// It looks one action ahead without ever erring, and judges by weights that were set by hand: a yardstick for the others, offered
    /// to nobody.
    Greedy,
    /// By rule of thumb, in a system that has one, and otherwise like `random`: a yardstick for the others, offered to nobody.
    Plain,
    /// Plain Monte-Carlo tree search: a yardstick for the others, offered to nobody.
    Mcts,
}

impl Level {
    /// Every level that is offered, from the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Normal, Level::Hard];

    /// The strongest level: whoever asks for help is helped as well as it can be done.
    pub const STRONGEST: Level = Level::Hard;

    /// The word used in files, on the command line and in the protocol.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Greedy => "greedy",
            Level::Plain => "plain",
            Level::Mcts => "mcts",
        }
    }

    /// The level with this word, if there is one; the yardsticks too.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Level> {
        Level::ALL
            .into_iter()
            .chain([Level::Greedy, Level::Plain, Level::Mcts])
            .find(|level| level.tag() == tag)
    }
}
