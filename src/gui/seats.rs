//! Who plays each side.

use crate::ai::Level;
use crate::kernel::Side;
use crate::say;
use crate::scenario::Scenario;
use crate::session::lesson::learner;
use crate::words::HasLanguage;
use egui::{ComboBox, Ui};
use serde::{Deserialize, Serialize};

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Seat {
    /// A person at this screen.
    #[default]
    Person,
    /// The computer, this well.
    Computer(Level),
}

impl Seat {
    /// Every seat: a person, then the computer from its weakest to its strongest.
    pub fn all() -> impl Iterator<Item = Seat> {
        std::iter::once(Seat::Person).chain(Level::ALL.into_iter().map(Seat::Computer))
    }

    /// Its name.
    #[must_use]
    pub fn name(self, lang: impl HasLanguage) -> String {
        match self {
            Seat::Person => say!(lang, "gui-seat-person"),
            Seat::Computer(level) => {
                let level = say!(lang, "gui-level-{}" level.tag());
                say!(lang, "gui-seat-computer", level = level)
            }
        }
    }
}

impl From<Seat> for String {
    fn from(seat: Seat) -> String {
        match seat {
            Seat::Person => "person".to_owned(),
            Seat::Computer(level) => level.tag().to_owned(),
        }
    }
}

impl From<String> for Seat {
    /// A level of another version of the program becomes a person, who can choose again.
    fn from(word: String) -> Seat {
        Level::from_tag(&word).map_or(Seat::Person, Seat::Computer)
    }
}

/// Who plays the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Seats(pub [Seat; 2]);

impl Seats {
    /// A person against the computer: who plays unless somebody says otherwise.
    pub const FIRST: Seats = Seats([Seat::Person, Seat::Computer(Level::Easy)]);

    /// A learner against the computer; in a battle without a lesson, on the first side.
    #[must_use]
    pub fn of_learner(scenario: &Scenario) -> Seats {
        let mut seats = Seats::FIRST;
        if learner(scenario) == Some(Side::B) {
            seats.0.swap(0, 1);
        }
        seats
    }

    /// Whose eyes a screen shows a game to: those of the person who decides, or who waits for the computer; everybody's
    /// when no person plays, or nobody decides any more.
    #[must_use]
    pub fn viewer(self, decides: Option<Side>) -> Option<Side> {
        let person = |side: &Side| self.computer(*side).is_none();
        decides.and_then(|side| [side, side.enemy()].into_iter().find(person))
    }

    /// The side of the only person here.
    #[must_use]
    pub fn only_person(self) -> Option<Side> {
        if self.all_people() { None } else { self.viewer(Some(Side::A)) }
    }

    /// Who plays a side.
    #[must_use]
    pub const fn of(self, side: Side) -> Seat {
        self.0[side as usize]
    }

    /// The computer's level, if it plays a side.
    #[must_use]
    pub const fn computer(self, side: Side) -> Option<Level> {
        match self.of(side) {
            Seat::Person => None,
            Seat::Computer(level) => Some(level),
        }
    }

    /// Whether a person plays at all.
    #[must_use]
    pub fn has_person(self) -> bool {
        self.0.contains(&Seat::Person)
    }

    /// Whether two people sit here.
    #[must_use]
    pub fn all_people(self) -> bool {
        self.0 == [Seat::Person; 2]
    }
}

/// ARSOUF M2.1: chooses who plays a side.
pub fn choose(ui: &mut Ui, side: &str, seat: &mut Seat) {
    ComboBox::new(("seat", side), "")
        .width(230.0)
        .selected_text(seat.name(&*ui))
        .show_ui(ui, |ui| {
            for other in Seat::all() {
                let name = other.name(&*ui);
                ui.selectable_value(seat, other, name);
            }
        })
        .response
        .accessible_name(say!(ui, "gui-seat-of", side = side));
}
