//! Who plays: how well, in which style, and with what handicap.

use super::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What an opponent is inclined to. Only its judgement differs: dice and what it may know are the same for all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Temper {
    /// To nothing: it plays as well as it can.
    #[default]
    Even,
    /// It minds its losses, keeps its distance and attacks at good odds.
    Cautious,
    /// It seeks the fight.
    Bold,
}

impl Temper {
    /// Every style.
    pub const ALL: [Temper; 3] = [Temper::Even, Temper::Cautious, Temper::Bold];

    /// The word used in files, on the command line and in the protocol.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Temper::Even => "even",
            Temper::Cautious => "cautious",
            Temper::Bold => "bold",
        }
    }

    /// The style with this word, if there is one.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Temper> {
        Temper::ALL.into_iter().find(|temper| temper.tag() == tag)
    }

    /// Whether it is the one that nobody chose.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Temper::default()
    }
}

/// How far an opponent misjudges what its actions are worth. It sticks to an error for a player turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Handicap {
    /// Not at all.
    #[default]
    None,
    /// A little.
    Small,
    /// Much.
    Large,
}

impl Handicap {
    /// Every handicap, the smallest first.
    pub const ALL: [Handicap; 3] = [Handicap::None, Handicap::Small, Handicap::Large];

    /// The word used in files, on the command line and in the protocol.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Handicap::None => "none",
            Handicap::Small => "small",
            Handicap::Large => "large",
        }
    }

    /// The handicap with this word, if there is one.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Handicap> {
        Handicap::ALL.into_iter().find(|handicap| handicap.tag() == tag)
    }

    /// Whether it is the one that nobody chose.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Handicap::default()
    }
}

/// A computer opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Opponent {
    /// How well it plays.
    pub level: Level,
    /// What it is inclined to.
    pub style: Temper,
    /// How far it errs.
    pub handicap: Handicap,
}

impl Opponent {
    /// An opponent of a level, without a style of its own or a handicap.
    #[must_use]
    pub const fn of(level: Level) -> Opponent {
        Opponent { level, style: Temper::Even, handicap: Handicap::None }
    }

    /// Whether it has a judgement, which a style or a handicap can change.
    #[must_use]
    pub fn judges(self) -> bool {
        matches!(self.level, Level::Easy | Level::Normal | Level::Hard)
    }

    /// The same at another level; one without judgement has neither style nor handicap.
    #[must_use]
    pub fn at_level(self, level: Level) -> Opponent {
        let same = Opponent { level, ..self };
        if same.judges() { same } else { Opponent::of(level) }
    }

    /// The opponent with these words, as they are written: `hard`, `hard:cautious`, `normal:bold:small`.
    #[must_use]
    pub fn from_words(words: &str) -> Option<Opponent> {
        let mut parts = words.split(':');
        let mut opponent = Opponent::of(Level::from_tag(parts.next()?)?);
        for part in parts {
            match (Temper::from_tag(part), Handicap::from_tag(part)) {
                (Some(style), _) => opponent.style = style,
                (_, Some(handicap)) => opponent.handicap = handicap,
                _ => return None,
            }
        }
        Some(opponent.at_level(opponent.level))
    }
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Opponent {
        Opponent::of(level)
    }
}

/// Its words: only what was chosen besides the level is named.
impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.tag())?;
        if !self.style.is_usual() {
            write!(f, ":{}", self.style.tag())?;
        }
        if !self.handicap.is_usual() {
            write!(f, ":{}", self.handicap.tag())?;
        }
        Ok(())
    }
}
