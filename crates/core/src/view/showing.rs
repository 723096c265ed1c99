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

/// A way that no line of the journal tells of, because a later one tells the whole of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnsaidWay {
    /// Ids of the counters that went it.
    pub units: Vec<String>,
    /// Its places, from the first to the last.
    pub places: Vec<String>,
}

/// What a part of an army, or all of it, is from now on: its morale or its effectiveness has changed for more than a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewStanding {
    /// Who it is, and what he is now, as a heading.
    pub title: String,
    /// What that means from now on, as sentences.
    pub meaning: String,
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
    /// What came of it, in a word or two, where nothing changed by it: a shot that missed, an attack that was stopped.
    pub outcome: Option<String>,
    /// The card that left a hand for it.
    pub card: Option<Box<CardFace>>,
    /// The way, if no line tells of it: its places, from the first to the last.
    pub unsaid: Vec<String>,
    /// Ways that were gone since the line before, and of which no line tells.
    pub before: Vec<UnsaidWay>,
    /// The same, gone after the last line of an action.
    pub after: Vec<UnsaidWay>,
    /// What somebody is from now on, if that has changed.
    pub standing: Option<Box<NewStanding>>,
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

    /// Ways of which no line tells go through these places.
    #[must_use]
    pub fn through(self, places: impl IntoIterator<Item = String>) -> Showing {
        Showing { unsaid: places.into_iter().collect(), ..self }
    }

    /// Somebody is something else from now on.
    #[must_use]
    pub fn changing(self, title: String, meaning: String) -> Showing {
        Showing { standing: Some(Box::new(NewStanding { title, meaning })), ..self }
    }

    /// Nothing changed by it: what came of it, in a word or two.
    #[must_use]
    pub fn without_effect(self, outcome: String) -> Showing {
        Showing { outcome: Some(outcome), ..self }
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
