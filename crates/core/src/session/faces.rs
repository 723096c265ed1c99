//! Faces that somebody gives instead of the game's own dice.

use crate::kernel::{
    After, Awaits, CountedDice, Cx, Denied, Dice, GameOf, Throw, Unfinished, attempt::on_a_copy,
};
use crate::say;
use crate::view::{Localizer, Present, ThrowView};
use crate::words::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What shows faces after those that were given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// Nothing: there must be as many as the rules throw.
    #[default]
    Nothing,
    /// The game's own dice.
    Own,
}

/// Given faces, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faces<'a> {
    /// The faces.
    pub given: &'a [u8],
    /// What comes after them.
    pub then: Then,
}

impl<'a> Faces<'a> {
    /// Exactly these.
    #[must_use]
    pub const fn exactly(given: &'a [u8]) -> Faces<'a> {
        Faces { given, then: Then::Nothing }
    }
}

/// What was wrong with given faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The rules throw another die.
    TooFew,
    /// The next face is not on the die.
    Impossible {
        /// The face.
        face: u8,
    },
    /// Faces were left over.
    TooMany,
    /// The dice would fall for ever.
    Endless,
}

/// How given faces did not fit the dice that the rules throw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    /// What was wrong.
    pub wrong: Wrong,
    /// How many faces were given.
    pub given: usize,
    /// How many of them fell.
    pub used: usize,
    /// How many of them did not.
    pub left: usize,
    /// The die for which there was no face; its own face says nothing.
    pub wanted: Option<ThrowView>,
}

impl Misfit {
    /// What was wrong, in a language.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        let (given, left) = (self.given, self.left);
        let purpose = self.wanted.as_ref().map_or("", |throw| throw.text.as_str());
        let rule = self.wanted.as_ref().map_or("", |throw| throw.rule.as_str());
        let sides = self.wanted.as_ref().map_or(0, |throw| throw.sides);
        match self.wrong {
            Wrong::TooFew => say!(
                language,
                "dice-too-few",
                given = given,
                sides = sides,
                purpose = purpose,
                rule = rule
            ),
            Wrong::Impossible { face } => say!(
                language,
                "dice-impossible",
                face = face,
                sides = sides,
                purpose = purpose,
                rule = rule
            ),
            Wrong::TooMany => say!(language, "dice-too-many", left = left),
            Wrong::Endless => say!(language, "dice-endless", rule = rule),
        }
    }
}

/// Carries something out on a copy of a game, with given faces or with its own dice.
///
/// # Errors
/// How the faces did not fit.
pub fn carry_out<R: Present>(
    (scene, game, language): (&R::Scene, &GameOf<R>, Language),
    faces: Option<Faces<'_>>,
    own: &mut dyn Dice,
    work: impl FnOnce(&mut Cx<'_, R>, &mut GameOf<R>) -> Awaits,
) -> Result<After<R>, Box<Misfit>> {
    let Some(Faces { given, then }) = faces else {
        return on_a_copy::<R>(scene, game, own, work)
            .map_err(|unfinished| misfit::<R>(scene, language, 0, 0, &unfinished));
    };
    let mut dice = match then {
        Then::Nothing => CountedDice::new(given, own),
        Then::Own => CountedDice::then_own(given, own),
    };
    let done = on_a_copy::<R>(scene, game, &mut dice, work);
    let left = dice.left();
    match done {
        Err(unfinished) => Err(misfit::<R>(scene, language, given.len(), left, &unfinished)),
        Ok(_) if left > 0 => Err(Box::new(Misfit {
            wrong: Wrong::TooMany,
            given: given.len(),
            used: given.len() - left,
            left,
            wanted: None,
        })),
        Ok(after) => Ok(after),
    }
}

fn misfit<R: Present>(
    scene: &R::Scene,
    language: Language,
    given: usize,
    left: usize,
    unfinished: &Unfinished,
) -> Box<Misfit> {
    let (wrong, left) = match unfinished.denied {
        Denied::Empty => (Wrong::TooFew, left),
        // The face that is not on the die has been taken, but has not fallen.
        Denied::Impossible { face } => (Wrong::Impossible { face }, left + 1),
        Denied::Endless => (Wrong::Endless, left),
    };
    let seen = |throw: &Throw| R::throw(Localizer { scene, language }, throw);
    let wanted = unfinished.wanted.as_ref().map(seen);
    Box::new(Misfit { wrong, given, used: given - left, left, wanted })
}
