//! What a game answers to whoever acts.

use super::faces::Misfit;
use crate::say;
use crate::view::{Refusal, ThrowView};
use crate::words::Language;

/// Why taking back stops here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barrier {
    /// A sentence for people.
    pub text: String,
}

/// What an action caused, besides what [`Writing::told`] tells.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The throws.
    pub throws: Vec<ThrowView>,
}

/// Why an action was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayError {
    /// The rules forbid it.
    Refused(Vec<Refusal>),
    /// It is not an action of this game.
    Malformed(String),
    /// There is no choice with this number.
    NoSuchChoice(usize),
    /// The given faces don't fit the dice that the rules throw.
    WrongDice(Box<Misfit>),
    /// The game is over.
    Over,
}

impl PlayError {
    /// The reason in a language.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        match self {
            PlayError::Refused(refusals) => {
                let cited =
                    |r: &Refusal| say!(language, "refused-by-rule", text = &r.text, rule = &r.rule);
                refusals.iter().map(cited).collect::<Vec<_>>().join(" ")
            }
            PlayError::Malformed(what) => what.clone(),
            PlayError::WrongDice(misfit) => misfit.told(language),
            PlayError::NoSuchChoice(id) => say!(language, "play-no-choice", id = *id),
            PlayError::Over => say!(language, "play-over"),
        }
    }
}

impl std::fmt::Display for PlayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.told(Language::default()))
    }
}
