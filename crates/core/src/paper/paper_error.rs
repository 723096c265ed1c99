//! Why something could not be printed.

use super::request::{COUNTER_SIZES, DOTS, HEX_SIZES, What};
use crate::say;
use crate::scenario::Fault;
use crate::words::Language;
use std::ops::RangeInclusive;

/// Why something could not be printed.
#[derive(Clone, PartialEq, Debug)]
pub enum PaperError {
    /// The scenario can't be played.
    Faults(Vec<Fault>),
    /// The battle has nothing of this kind.
    Missing(What),
    /// Hexes of this size can't be printed.
    HexSize,
    /// Counters of this size can't be printed.
    CounterSize,
    /// So many dots to the inch can't be drawn.
    Dots,
    /// The sheet would be larger than a PDF may be; so many millimetres.
    TooLarge {
        /// Its width.
        wide: u32,
        /// Its height.
        tall: u32,
    },
    /// The picture would be too large; so many dots.
    TooManyDots {
        /// Its width.
        wide: u32,
        /// Its height.
        tall: u32,
    },
    /// The writer of the format gave up.
    Unwritable,
}

impl From<Vec<Fault>> for PaperError {
    fn from(faults: Vec<Fault>) -> PaperError {
        PaperError::Faults(faults)
    }
}

impl PaperError {
    /// The same in a sentence.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        let ends = |range: RangeInclusive<f32>| range.into_inner();
        match self {
            PaperError::Faults(faults) => {
                faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
            }
            PaperError::Missing(what) => say!(language, "paper-missing-{}" what.word()),
            PaperError::HexSize => {
                let (least, most) = ends(HEX_SIZES);
                say!(language, "paper-hex-size", least = whole(least), most = whole(most))
            }
            PaperError::CounterSize => {
                let (least, most) = ends(COUNTER_SIZES);
                say!(language, "paper-counter-size", least = whole(least), most = whole(most))
            }
            PaperError::Dots => {
                let (least, most) = ends(DOTS);
                say!(language, "paper-dots", least = whole(least), most = whole(most))
            }
            PaperError::TooLarge { wide, tall } => {
                say!(language, "paper-too-large", wide = wide.to_string(), tall = tall.to_string())
            }
            PaperError::TooManyDots { wide, tall } => {
                let (wide, tall) = (wide.to_string(), tall.to_string());
                say!(language, "paper-too-many-dots", wide = wide, tall = tall)
            }
            PaperError::Unwritable => say!(language, "paper-unwritable"),
        }
    }
}

fn whole(number: f32) -> String {
    format!("{number:.0}")
}
