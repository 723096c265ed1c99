//! Judgement that leans to one side, and how far it errs: numbers of a portfolio.

use super::Weights;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Factors on weights, by their names. What is not named stays as it is.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Factors(BTreeMap<String, f64>);

impl Factors {
    /// The weights with these factors on them.
    #[must_use]
    pub fn on<W: Weights>(&self, weights: &W) -> W {
        let factor = |name: &str| self.0.get(name).copied().unwrap_or(1.0);
        let values = W::NAMES.iter().zip(weights.values());
        W::with_values(&values.map(|(name, value)| value * factor(name)).collect::<Vec<_>>())
    }

    /// A name that no weight has, if there is one.
    #[must_use]
    pub fn unknown<W: Weights>(&self) -> Option<&str> {
        self.0.keys().map(String::as_str).find(|name| !W::NAMES.contains(name))
    }
}

/// What makes a player cautious, and what bold.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Tempers {
    /// Who minds losses and keeps a distance.
    pub cautious: Factors,
    /// Who seeks the fight.
    pub bold: Factors,
}

impl Tempers {
    /// A name that no weight has, if there is one.
    #[must_use]
    pub fn unknown<W: Weights>(&self) -> Option<&str> {
        [&self.cautious, &self.bold].into_iter().find_map(Factors::unknown::<W>)
    }
}

/// By how much a player misjudges what an action is worth, in points: a standard deviation.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Handicaps {
    /// `easy` by itself, where it would otherwise play as well as the next level.
    #[serde(default)]
    pub squire: f64,
    /// Now and then to be noticed.
    pub small: f64,
    /// Often to be noticed.
    pub large: f64,
}
