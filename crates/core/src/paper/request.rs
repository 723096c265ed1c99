//! What is to be printed, and how.

use super::paper_error::PaperError;
use crate::cartography::MapStyle;
use crate::drawing::{Point, point};
use crate::kernel::System;
use crate::say;
use crate::scenario::Scenario;
use crate::words::Language;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The sizes of hexes that can be printed, in millimetres from flat to flat.
pub const HEX_SIZES: RangeInclusive<f32> = 6.0..=60.0;
/// The sizes of counters that can be printed, in millimetres.
pub const COUNTER_SIZES: RangeInclusive<f32> = 8.0..=40.0;
/// The dots to the inch that a picture can have.
pub const DOTS: RangeInclusive<f32> = 20.0..=1200.0;

/// A part of a game in print.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum What {
    /// The map.
    Map,
    /// Counters and markers, front and back.
    Counters,
    /// The battle in words, its tables and tracks.
    Charts,
    /// The rules reference of the system.
    Rules,
    /// Cards, front and back.
    Cards,
}

impl What {
    /// Every part, in the order in which they are printed.
    pub const ALL: [What; 5] = [What::Map, What::Counters, What::Charts, What::Rules, What::Cards];

    /// Its word on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            What::Map => "map",
            What::Counters => "counters",
            What::Charts => "charts",
            What::Rules => "rules",
            What::Cards => "cards",
        }
    }

    /// The parts that a battle has.
    pub fn of(scenario: &Scenario) -> impl Iterator<Item = What> + '_ {
        What::ALL.into_iter().filter(|what| match what {
            What::Map => scenario.map.is_some(),
            What::Cards => scenario.system() == System::Acies,
            What::Counters | What::Charts | What::Rules => true,
        })
    }

    /// Its name, as the outline of a document has it.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        say!(language, "paper-{}" self.word())
    }

    /// The part with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<What> {
        What::ALL.into_iter().find(|what| what.word() == word)
    }
}

/// The paper in the printer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PaperSize {
    /// 210 x 297 mm.
    #[default]
    A4,
    /// 8.5 x 11 inches.
    Letter,
    /// 297 x 420 mm.
    A3,
}

impl PaperSize {
    /// Every size.
    pub const ALL: [PaperSize; 3] = [PaperSize::A4, PaperSize::Letter, PaperSize::A3];

    /// Its word on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            PaperSize::A4 => "a4",
            PaperSize::Letter => "letter",
            PaperSize::A3 => "a3",
        }
    }

    /// The size with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<PaperSize> {
        PaperSize::ALL.into_iter().find(|size| size.word() == word)
    }

    /// Width and height of a sheet that stands upright, in millimetres.
    #[must_use]
    pub const fn upright(self) -> Point {
        match self {
            PaperSize::A4 => point(210.0, 297.0),
            PaperSize::Letter => point(215.9, 279.4),
            PaperSize::A3 => point(297.0, 420.0),
        }
    }
}

/// What is to be printed, and how.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// The parts; `None` for all that the battle has.
    pub what: Option<Vec<What>>,
    /// The paper.
    pub paper: PaperSize,
    /// Whether the map is on one sheet that is as large as it, and not on many of the paper.
    pub one_sheet: bool,
    /// The size of a hex from flat to flat, which is also how far the middles of two neighbours lie from each other, in
    /// millimetres.
    pub hex: f32,
    /// The side of a counter, in millimetres.
    pub counter: f32,
    /// What the map looks like.
    pub style: Option<MapStyle>,
    /// The language of every word.
    pub language: Language,
}

impl Default for Request {
    fn default() -> Request {
        Request {
            what: None,
            paper: PaperSize::A4,
            one_sheet: false,
            hex: 19.0,
            counter: 13.0,
            style: None,
            language: Language::ENGLISH,
        }
    }
}

impl Request {
    /// Whether a part is wanted.
    #[must_use]
    pub fn wants(&self, what: What) -> bool {
        self.what.as_ref().is_none_or(|list| list.contains(&what))
    }

    /// Whether its sizes can be printed.
    ///
    /// # Errors
    /// The size that can't.
    pub fn check(&self) -> Result<(), PaperError> {
        if !HEX_SIZES.contains(&self.hex) {
            return Err(PaperError::HexSize);
        }
        if !COUNTER_SIZES.contains(&self.counter) {
            return Err(PaperError::CounterSize);
        }
        Ok(())
    }
}
