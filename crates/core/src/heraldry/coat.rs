//! A coat of arms.

use super::attribute::{Attitude, DetailIn, Form, Place};
use super::figure::Figure;
use super::partition::{Division, PartitionLine, Pattern};
use super::tincture::Tincture;

/// A coat of arms, or a quarter of one: a field and what lies on it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Arms {
    /// The field.
    pub field: Surface,
    /// What lies on it, from below upwards.
    pub bearings: Vec<Bearing>,
}

/// How a field or a figure is coloured.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Surface {
    /// One tincture.
    Plain(Tincture),
    /// A pattern of two.
    Varied {
        /// The pattern.
        pattern: Pattern,
        /// How many pieces, if that is said.
        count: Option<u8>,
        /// The lines between them.
        line: PartitionLine,
        /// The first tincture and the second.
        of: [Tincture; 2],
    },
    /// Divided: into two, or quarterly into four, row by row.
    Parted {
        /// How.
        division: Division,
        /// The line between the parts.
        line: PartitionLine,
        /// The parts: two, or four of a quarterly.
        parts: Vec<Arms>,
    },
    /// Strewn with small figures.
    Semy {
        /// What is below them.
        ground: Tincture,
        /// The figure, in its tincture.
        figure: Figure,
        /// Its form, if it is not the usual one.
        forms: Vec<Form>,
        /// Its tincture.
        of: Tincture,
    },
    /// With a lattice of narrow bands over it.
    Fretty {
        /// What is below it.
        ground: Tincture,
        /// Its tincture.
        of: Tincture,
    },
    /// The tinctures of the field, the other way around.
    Counterchanged,
}

impl Surface {
    /// The tincture that most of it has.
    #[must_use]
    pub fn main(&self) -> Tincture {
        match self {
            Surface::Plain(tincture) => *tincture,
            Surface::Varied { of: [tincture, _], .. } => *tincture,
            Surface::Semy { ground, .. } | Surface::Fretty { ground, .. } => *ground,
            Surface::Parted { parts, .. } => {
                parts.first().map_or(Tincture::Argent, |arms| arms.field.main())
            }
            Surface::Counterchanged => Tincture::Argent,
        }
    }
}

/// Figures of one kind, with what belongs to them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bearing {
    /// What they are.
    pub figure: Figure,
    /// How many.
    pub count: u8,
    /// The attitude of beasts, if it is said.
    pub attitude: Option<Attitude>,
    /// The edges of an ordinary.
    pub line: PartitionLine,
    /// What is unusual about them, in the order of the list.
    pub forms: Vec<Form>,
    /// How they are coloured.
    pub surface: Surface,
    /// Parts with a tincture of their own.
    pub details: Vec<DetailIn>,
    /// How many points a label has.
    pub points: Option<u8>,
    /// Where they lie, if it is said.
    pub place: Option<Place>,
    /// How many stand in each row, from the top down; empty if it is not said.
    pub rows: Vec<u8>,
    /// Whether they lie over what was named before.
    pub over_all: bool,
    /// What lies beside them.
    pub between: Vec<Bearing>,
    /// What lies on each of them.
    pub on: Vec<Bearing>,
}

impl Bearing {
    /// So many figures in a surface, with nothing special about them.
    #[must_use]
    pub fn new(figure: Figure, count: u8, surface: Surface) -> Bearing {
        Bearing {
            figure,
            count,
            attitude: None,
            line: PartitionLine::Plain,
            forms: Vec::new(),
            surface,
            details: Vec::new(),
            points: None,
            place: None,
            rows: Vec::new(),
            over_all: false,
            between: Vec::new(),
            on: Vec::new(),
        }
    }

    /// Whether it has a form.
    #[must_use]
    pub fn has(&self, form: Form) -> bool {
        self.forms.contains(&form)
    }
}
