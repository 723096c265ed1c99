//! Which cards may act, and on what.

use gonfalon_core::view::{Ahead, Choice, ChoiceKind, Forecast, Target};
use std::collections::HashMap;

/// The offered choices by what they are about.
#[derive(Default)]
pub struct Plays<'a> {
    by_card: HashMap<&'a Target, Vec<&'a Choice>>,
    by_target: HashMap<&'a Target, Vec<&'a Choice>>,
}

impl<'a> Plays<'a> {
    /// Sorts the choices.
    #[must_use]
    pub fn new(choices: &'a [Choice]) -> Plays<'a> {
        let mut plays = Plays::default();
        for choice in choices.iter().filter(|choice| choice.kind != ChoiceKind::Concede) {
            if let Some(card) = &choice.card {
                plays.by_card.entry(card).or_default().push(choice);
            }
            if !matches!(choice.target, Target::Button(_)) {
                for target in [&choice.target].into_iter().chain(&choice.also) {
                    plays.by_target.entry(target).or_default().push(choice);
                }
            }
        }
        plays
    }

    fn of(&self, card: &Target) -> &[&'a Choice] {
        self.by_card.get(card).map_or(&[], Vec::as_slice)
    }

    fn at(&self, target: &Target) -> &[&'a Choice] {
        self.by_target.get(target).map_or(&[], Vec::as_slice)
    }

    /// Whether a card may act on something else.
    #[must_use]
    pub fn acts(&self, card: &Target) -> bool {
        self.of(card).iter().any(|choice| choice.target != *card)
    }

    /// What a card may do to a target.
    #[must_use]
    pub fn between(&self, card: &Target, target: &Target) -> Vec<&'a Choice> {
        let upon = |choice: &&Choice| choice.target == *target || choice.also.contains(target);
        self.of(card).iter().copied().filter(upon).collect()
    }

    /// What is meant by a target alone.
    #[must_use]
    pub fn direct(&self, target: &Target) -> Vec<&'a Choice> {
        let alone = |choice: &&&'a Choice| choice.card.as_ref().is_none_or(|card| card == target);
        self.at(target).iter().filter(alone).copied().collect()
    }

    /// What a card may do without a place: buttons, and cards of piles.
    #[must_use]
    pub fn placeless(&self, card: &Target) -> Vec<&'a Choice> {
        let own = |choice: &&&'a Choice| {
            !matches!(choice.target, Target::Cell(_)) && choice.target != *card
        };
        self.of(card).iter().filter(own).copied().collect()
    }

    /// What a card may act on.
    #[must_use]
    pub fn all_of(&self, card: &Target) -> &[&'a Choice] {
        self.of(card)
    }

    /// What may be done to a target, by whomever.
    #[must_use]
    pub fn upon(&self, target: &Target) -> &[&'a Choice] {
        self.at(target)
    }

    /// The only thing that may be done with a free place, if a card only comes or goes there: nothing else is meant by it, and
    /// nothing is staked on it.
    #[must_use]
    pub fn only(&self, target: &Target) -> Option<&'a Choice> {
        let [one] = self.at(target) else { return None };
        let comes = matches!(one.kind, ChoiceKind::Move | ChoiceKind::Place | ChoiceKind::Advance);
        (comes && one.forecast.is_none()).then_some(*one)
    }
}

/// What something is done to: how its place is marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TargetKind {
    /// A card is put there.
    Place,
    /// A card goes there.
    Move,
    /// It is shot at.
    Fire,
    /// It is attacked.
    Attack,
    /// It is taken back, or given up.
    Back,
    /// Something else is done to it.
    Other,
}

impl TargetKind {
    /// How a choice is marked.
    #[must_use]
    pub const fn of(kind: ChoiceKind) -> TargetKind {
        match kind {
            ChoiceKind::Place => TargetKind::Place,
            ChoiceKind::Move
            | ChoiceKind::Charge
            | ChoiceKind::Advance
            | ChoiceKind::Retreat
            | ChoiceKind::Turn => TargetKind::Move,
            ChoiceKind::Fire => TargetKind::Fire,
            ChoiceKind::Engage | ChoiceKind::Strike => TargetKind::Attack,
            ChoiceKind::Cancel | ChoiceKind::TakeBack | ChoiceKind::Release | ChoiceKind::Loss => {
                TargetKind::Back
            }
            _ => TargetKind::Other,
        }
    }
}

/// The chance that it succeeds, from 0 to 1: with two opposed dice, that the attacker is ahead.
#[must_use]
pub fn chance(forecast: &Forecast) -> Option<f32> {
    match forecast {
        Forecast::Duel(duel) => {
            let ahead = duel.chances.iter().filter(|c| c.ahead == Ahead::Attacker);
            let cases: u32 = ahead.map(|c| c.cases).sum();
            Some(cases as f32 / duel.cases.max(1) as f32)
        }
        Forecast::Check(check) => {
            let first = f32::from(check.successes) / f32::from(check.sides.max(1));
            let then = check.then.as_deref().and_then(chance).unwrap_or(1.0);
            Some(first * then)
        }
        Forecast::Odds(_) | Forecast::Hits(_) => None,
    }
}

/// The chance as a label shows it: at most so much where the target may leave first.
#[must_use]
pub fn likely(forecast: &Forecast) -> Option<String> {
    let percent = percent(chance(forecast)?);
    let most = if forecast.escapes().is_empty() { "" } else { "≤\u{202f}" };
    Some(format!("{most}{percent} %"))
}

/// A chance in whole percent; what is possible is never 0, what is not certain never 100.
#[must_use]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // from 0 to 100
pub fn percent(share: f32) -> u8 {
    let whole = (share * 100.0).round() as u8;
    match whole {
        0 if share > 0.0 => 1,
        100 if share < 1.0 => 99,
        whole => whole,
    }
}
