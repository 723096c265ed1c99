//! Why a blazon cannot be read, and where.

use crate::phrase;
use crate::words::{Language, Phrase};
use std::fmt;
use std::ops::Range;

/// What should have stood somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A field: a tincture, a pattern or a division.
    Field,
    /// A tincture.
    Tincture,
    /// An ordinary or a charge.
    Figure,
    /// The word "and".
    And,
    /// The number of a quarter.
    Quarter,
    /// The word "points", of a label.
    Points,
    /// A comma, or the end.
    End,
    /// A number that is not so large.
    Fewer,
    /// Arms that are not nested so deeply.
    Shallower,
}

/// What is wrong with a blazon, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlazonFault {
    /// The bytes of the blazon that are not understood; empty at the end.
    pub span: Range<usize>,
    /// What stands there.
    pub found: String,
    /// What should stand there.
    pub wanted: Wanted,
    /// The word that was probably meant.
    pub suggestion: Option<String>,
}

impl BlazonFault {
    /// What is wrong, as a phrase for a list of faults.
    #[must_use]
    pub fn what(&self) -> Phrase {
        let wanted = match self.wanted {
            Wanted::Field => phrase!("fault-blazon-wants-field"),
            Wanted::Tincture => phrase!("fault-blazon-wants-tincture"),
            Wanted::Figure => phrase!("fault-blazon-wants-figure"),
            Wanted::And => phrase!("fault-blazon-wants-and"),
            Wanted::Quarter => phrase!("fault-blazon-wants-quarter"),
            Wanted::Points => phrase!("fault-blazon-wants-points"),
            Wanted::End => phrase!("fault-blazon-wants-end"),
            Wanted::Fewer => phrase!("fault-blazon-wants-fewer"),
            Wanted::Shallower => phrase!("fault-blazon-wants-shallower"),
        };
        if self.found.is_empty() {
            phrase!("fault-blazon-ends", wanted = wanted)
        } else {
            phrase!("fault-blazon", word = self.found, at = self.span.start + 1, wanted = wanted)
        }
    }

    /// What to do about it.
    #[must_use]
    pub fn todo(&self) -> Phrase {
        match &self.suggestion {
            Some(word) => phrase!("fault-blazon-did-you-mean", word = word),
            None => phrase!("fault-blazon-compare"),
        }
    }
}

impl fmt::Display for BlazonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let english = Language::ENGLISH;
        write!(f, "{}. {}", self.what().told(english), self.todo().told(english))
    }
}
