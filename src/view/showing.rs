//! How what happened is seen on the board.

use super::CardFace;

/// How what happened is seen on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sign {
    /// It concerns no place: a turn, a phase, a whole army. It is told above the board.
    #[default]
    Course,
    /// Something happens where the counters stand, or at the places of the line.
    Here,
    /// A counter is put on the board, or taken up again: of many, each is seen shortly.
    Placed,
    /// Counters go through the places, from the first to the last.
    Way,
    /// Somebody attacks or shoots: from the counters, or from all places but the last, to whom it is done, or to the last
    /// place.
    Strike,
    /// Somebody is worse off: disordered, hit, shaken, wounded.
    Worse,
    /// Somebody is better off.
    Better,
    /// Somebody leaves the board for good.
    Lost,
}

/// The faces of a die that bring about what it is thrown for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Needed {
    /// This face or a lower one.
    AtMost(i16),
    /// This face or a higher one.
    AtLeast(i16),
}

/// How an event is seen on the board: by the system that tells it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Showing {
    /// What kind of mark it makes.
    pub sign: Sign,
    /// Ids of the counters that do it or that it happens to; they say where it is seen if the line names no places.
    pub units: Vec<String>,
    /// Ids of the counters that it is done to, such as the target of a shot.
    pub whom: Vec<String>,
    /// Whether the dice thrown just before brought it about.
    pub thrown: bool,
    /// What a die had to show.
    pub needed: Option<Needed>,
    /// The card that left a hand for it.
    pub card: Option<Box<CardFace>>,
}

impl Showing {
    /// A mark about these counters.
    #[must_use]
    pub fn of(sign: Sign, units: impl IntoIterator<Item = String>) -> Showing {
        Showing { sign, units: units.into_iter().collect(), ..Showing::default() }
    }

    /// An attack or a shot of counters at others.
    #[must_use]
    pub fn strike(
        units: impl IntoIterator<Item = String>,
        whom: impl IntoIterator<Item = String>,
    ) -> Showing {
        Showing { whom: whom.into_iter().collect(), ..Showing::of(Sign::Strike, units) }
    }

    /// A mark at the places of the line.
    #[must_use]
    pub fn at(sign: Sign) -> Showing {
        Showing { sign, ..Showing::default() }
    }

    /// A card left a hand for it.
    #[must_use]
    pub fn spending(self, card: CardFace) -> Showing {
        Showing { card: Some(Box::new(card)), ..self }
    }

    /// The dice thrown just before brought it about.
    #[must_use]
    pub fn thrown(self) -> Showing {
        Showing { thrown: true, ..self }
    }

    /// The die thrown just before had to show this.
    #[must_use]
    pub fn needing(self, needed: Needed) -> Showing {
        Showing { needed: Some(needed), ..self.thrown() }
    }
}
