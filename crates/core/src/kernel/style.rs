//! What a computer's judgement rests on: numbers with names, and who plays by which of them.

use super::{Handicaps, Lookahead, Tempers, UnitId};
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

/// No numbers at all.
impl Weights for () {
    const NAMES: &'static [&'static str] = &[];

    fn values(&self) -> Vec<f64> {
        Vec::new()
    }

    fn with_values(_: &[f64]) -> Self {}
}

/// The styles that self-play found for a system: a file in `assets/opponents`.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Portfolio<W, F> {
    /// How the styles were found: the commands, and what they were measured against.
    pub made: Vec<String>,
    /// How far `hard` plays on.
    pub lookahead: Lookahead,
    /// What each feature of a position counts in the logarithm of the odds, in systems that tell them.
    #[serde(default)]
    pub outlook: F,
    /// The styles, the best for every day first; which one suits whom, [`Evaluator::suits`](super::Evaluator::suits) says.
    pub styles: Vec<Style<W>>,
    /// What the other styles of playing make of the weights.
    pub tempers: Tempers,
    /// How far a player with a handicap errs.
    pub handicap: Handicaps,
}

impl<W: Weights, F: Weights> Portfolio<W, F> {
    /// The styles that the program brings along.
    ///
    /// # Panics
    /// When the file is not what it should be, or a factor is for a weight that there is not.
    #[must_use]
    pub fn built_in(text: &str) -> Self {
        let read: Self =
            serde_json::from_str(text).expect("what the program brings along can be read");
        if let Some(name) = read.tempers.unknown::<W>() {
            panic!("there is no weight \"{name}\"");
        }
        read
    }
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

/// Who plays by what. Whoever asks says about whom, the army as a whole or one of its units; so far all play by the same.
#[derive(Debug)]
pub struct Styles<'a, W>(&'a W);

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
        Styles(&style.weights)
    }

    /// The weights of what the army decides as a whole.
    #[must_use]
    pub fn army(&self) -> &'a W {
        self.0
    }

    /// The weights of what a unit does.
    #[must_use]
    pub fn of(&self, _: UnitId) -> &'a W {
        self.0
    }
}
