//! How fields are divided and varied, and the shapes of dividing lines.

use super::vocabulary;

vocabulary! {
    /// The shape of a dividing line, or of an ordinary's edges.
    pub enum PartitionLine {
        /// Straight.
        Plain = ["plain"],
        /// Scalloped, the points outward.
        Engrailed = ["engrailed"],
        /// Scalloped, the points inward.
        Invected = ["invected"],
        /// Like a saw.
        Indented = ["indented"],
        /// Like a saw with few and large teeth.
        Dancetty = ["dancetty", "dancettee", "dancy", "dancette", "daunce"],
        /// Like waves.
        Wavy = ["wavy", "undy", "undee"],
        /// Like clouds.
        Nebuly = ["nebuly", "nebulee"],
        /// Like battlements.
        Embattled = ["embattled", "battled", "crenelly"],
        /// Like a trunk whose branches were cut.
        Raguly = ["raguly", "ragulee"],
    }
}

vocabulary! {
    /// A division of the field into two, or crosswise into four.
    pub enum Division {
        /// Upright.
        Pale = ["per pale", "party per pale", "parted per pale", "party"],
        /// Level.
        Fess = ["per fess", "party per fess", "parted per fess"],
        /// From the bearer's upper right.
        Bend = ["per bend", "party per bend"],
        /// From the bearer's upper left.
        BendSinister = ["per bend sinister", "party per bend sinister"],
        /// Like a gable.
        Chevron = ["per chevron", "party per chevron"],
        /// Crosswise, slanting.
        Saltire = ["per saltire", "party per saltire"],
        /// Crosswise, into quarters.
        Quarterly = ["quarterly", "per cross", "party per cross"],
    }
}

vocabulary! {
    /// A pattern of two tinctures all over the field.
    pub enum Pattern {
        /// Level stripes, an even number.
        Barry = ["barry"],
        /// Many level stripes.
        Burely = ["burely", "burelly", "barruly", "burele"],
        /// Upright stripes.
        Paly = ["paly"],
        /// Slanting stripes.
        Bendy = ["bendy"],
        /// Stripes that slant the other way.
        BendySinister = ["bendy sinister"],
        /// Gables.
        Chevronny = ["chevronny", "chevronnelly"],
        /// Squares.
        Chequy = ["chequy", "checky", "checquy", "chequered"],
        /// Lozenges.
        Lozengy = ["lozengy"],
        /// Long lozenges.
        Fusilly = ["fusilly"],
        /// Wedges that meet in the middle.
        Gyronny = ["gyronny"],
        /// Bells like those of vair, in other tinctures.
        Vairy = ["vairy"],
        /// One row of pieces: of a bordure or a bend.
        Compony = ["compony", "gobony", "gobonated"],
    }
}

impl Pattern {
    /// How many pieces there are where nothing is said.
    #[must_use]
    pub const fn usual(self) -> u8 {
        match self {
            Pattern::Burely => 10,
            Pattern::Gyronny => 8,
            _ => 6,
        }
    }

    /// Whether its pieces are counted.
    #[must_use]
    pub const fn is_counted(self) -> bool {
        matches!(
            self,
            Pattern::Barry
                | Pattern::Burely
                | Pattern::Paly
                | Pattern::Bendy
                | Pattern::BendySinister
                | Pattern::Chevronny
                | Pattern::Gyronny
        )
    }
}
