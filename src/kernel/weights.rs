//! What a computer's judgement rests on: numbers with names, and who plays by which of them.

use super::UnitId;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The numbers that a system's judgement rests on. Made by [`weights!`](crate::weights).
pub trait Weights:
    Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What they are called, in their order.
    const NAMES: &'static [&'static str];

    /// The numbers, in the order of the names.
    fn values(&self) -> Vec<f64>;

    /// Weights with these numbers; what is missing at the end keeps its default.
    fn with_values(values: &[f64]) -> Self;
}

/// Declares the weights of a system: a struct of numbers, each with what it means and what it is by default.
#[macro_export]
macro_rules! weights {
    ($(#[$of_all:meta])* $visible:vis struct $Weights:ident { $($(#[$of_one:meta])* $name:ident = $value:expr,)* }) => {
        $(#[$of_all])*
        #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        $visible struct $Weights { $($(#[$of_one])* pub $name: f64,)* }

        impl Default for $Weights {
            fn default() -> Self {
                $Weights { $($name: $value,)* }
            }
        }

        impl $crate::kernel::Weights for $Weights {
            const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];

            fn values(&self) -> Vec<f64> {
                vec![$(self.$name,)*]
            }

            fn with_values(values: &[f64]) -> Self {
                let (mut weights, mut values) = ($Weights::default(), values.iter());
                $(if let Some(&value) = values.next() { weights.$name = value; })*
                weights
            }
        }
    };
}

/// The styles that a system's computers choose from, and how they compare them.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Portfolio<W> {
    /// How the styles were found: the commands, and what they were measured against.
    pub made: Vec<String>,
    /// After so many further player turns a line is broken off and valued; without it lines go on to the end of the game.
    pub horizon: Option<u32>,
    /// How many positions are looked at in a turn that is planned: what a quarter of a second allows.
    pub positions: u64,
    /// The styles, the best for every day first.
    pub styles: Vec<Style<W>>,
}

/// A way to play.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Style<W> {
    /// What it is called in the file.
    pub name: String,
    /// What it goes by; what isn't said is as by default.
    pub weights: W,
}

impl<W: Default> Default for Style<W> {
    fn default() -> Self {
        Style { name: "default".to_owned(), weights: W::default() }
    }
}

/// In which style an army plays: one for what it decides as a whole, and one for each unit.
#[derive(Debug)]
pub struct Styles<'a, W> {
    all: &'a [Style<W>],
    army: u8,
    by_unit: &'a [u8],
}

// Derived, both would ask for weights that can be copied.
impl<W> Clone for Styles<'_, W> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<W> Copy for Styles<'_, W> {}

impl<'a, W> Styles<'a, W> {
    /// Everybody plays in the same style.
    pub fn one(style: &'a Style<W>) -> Self {
        Styles { all: std::slice::from_ref(style), army: 0, by_unit: &[] }
    }

    /// The army plays in one of some styles, units in those that are named for them by their numbers, if any is.
    ///
    /// # Panics
    /// When a style is named that is not among them.
    pub fn by_unit(all: &'a [Style<W>], army: u8, by_unit: &'a [u8]) -> Self {
        let there = |&style: &u8| usize::from(style) < all.len();
        assert!(there(&army) && by_unit.iter().all(there), "a style that is not there");
        Styles { all, army, by_unit }
    }

    /// The weights of what the army decides as a whole.
    #[must_use]
    pub fn army(&self) -> &'a W {
        &self.all[usize::from(self.army)].weights
    }

    /// The weights of what a unit does.
    #[must_use]
    pub fn of(&self, unit: UnitId) -> &'a W {
        let style = self.by_unit.get(unit.index()).copied().unwrap_or(self.army);
        &self.all[usize::from(style)].weights
    }
}
