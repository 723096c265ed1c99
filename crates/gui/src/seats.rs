//! Who plays each side.

use crate::locale::HasLanguage;
use crate::say;
use egui::{ComboBox, RichText, Ui};
use gonfalon_core::ai::{Handicap, Level, Opponent, Temper};
use gonfalon_core::kernel::Side;
use gonfalon_core::scenario::Scenario;
use gonfalon_core::session::lesson::learner;
use serde::{Deserialize, Serialize};

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Seat {
    /// A person at this screen.
    #[default]
    Person,
    /// The computer, as this opponent.
    Computer(Opponent),
}

impl Seat {
    /// The computer at a level, without a style of its own or a handicap.
    #[must_use]
    pub const fn computer(level: Level) -> Seat {
        Seat::Computer(Opponent::of(level))
    }

    /// Every seat that can be chosen in place of this one: a person, then the computer from its weakest to its strongest, which
    /// keeps its style and its handicap.
    pub fn others(self) -> impl Iterator<Item = Seat> {
        let now = match self {
            Seat::Person => Opponent::default(),
            Seat::Computer(opponent) => opponent,
        };
        let computers = Level::ALL.into_iter().map(move |level| now.at_level(level));
        std::iter::once(Seat::Person).chain(computers.map(Seat::Computer))
    }

    /// Its name without style and handicap.
    #[must_use]
    pub fn short_name(self, lang: impl HasLanguage) -> String {
        match self {
            Seat::Person => self.name(lang),
            Seat::Computer(opponent) => Seat::computer(opponent.level).name(lang),
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self, lang: impl HasLanguage) -> String {
        match self {
            Seat::Person => say!(lang, "gui-seat-person"),
            Seat::Computer(Opponent { level, style, handicap }) => {
                let mut who = say!(lang, "gui-level-{}" level.tag());
                if !style.is_usual() {
                    let more = say!(lang, "gui-style-{}" style.tag());
                    who = say!(lang, "gui-seat-also", who = who, more = more);
                }
                if !handicap.is_usual() {
                    let more = say!(lang, "gui-handicap-{}" handicap.tag());
                    who = say!(lang, "gui-seat-also", who = who, more = more);
                }
                say!(lang, "gui-seat-computer", level = who)
            }
        }
    }
}

impl From<Seat> for String {
    fn from(seat: Seat) -> String {
        match seat {
            Seat::Person => "person".to_owned(),
            Seat::Computer(opponent) => opponent.to_string(),
        }
    }
}

impl From<String> for Seat {
    /// An opponent of another version of the program becomes a person, who can choose again.
    fn from(word: String) -> Seat {
        Opponent::from_words(&word).map_or(Seat::Person, Seat::Computer)
    }
}

/// Who plays the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Seats(pub [Seat; 2]);

impl Seats {
    /// A person against the computer: who plays unless somebody says otherwise.
    pub const FIRST: Seats = Seats([Seat::Person, Seat::computer(Level::Easy)]);

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

    /// The opponent that the computer is, if it plays a side.
    #[must_use]
    pub const fn computer(self, side: Side) -> Option<Opponent> {
        match self.of(side) {
            Seat::Person => None,
            Seat::Computer(opponent) => Some(opponent),
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
        .selected_text(seat.short_name(&*ui))
        .show_ui(ui, |ui| {
            for other in seat.others() {
                let name = other.short_name(&*ui);
                ui.selectable_value(seat, other, name);
            }
        })
        .response
        .accessible_name(say!(ui, "gui-seat-of", side = side));
}

/// Whether somebody sits there who has a style and a handicap.
#[must_use]
pub fn has_manner(seat: Seat) -> bool {
    matches!(seat, Seat::Computer(opponent) if opponent.judges())
}

/// A small line that says in which style the computer plays a side and with what handicap, and lets both be chosen; nothing where
/// no computer judges.
pub fn choose_manner(ui: &mut Ui, side: &str, seat: &mut Seat) {
    let Seat::Computer(opponent) = seat else { return };
    if !opponent.judges() {
        return;
    }
    let style = say!(ui, "gui-style-{}" opponent.style.tag());
    let handicap = say!(ui, "gui-handicap-{}" opponent.handicap.tag());
    let words = say!(ui, "gui-manner", style = style, handicap = handicap);
    let (name, about) = (say!(ui, "gui-manner-of", side = side), say!(ui, "gui-manner-about"));
    let button = ui.menu_button(RichText::new(words).small(), |ui| manner(ui, opponent));
    button.response.on_hover_text(about).accessible_name(name);
}

/// What there is to choose from; whether something was chosen.
pub fn manner(ui: &mut Ui, opponent: &mut Opponent) -> bool {
    let mut chosen = false;
    ui.strong(say!(ui, "gui-style"));
    for style in Temper::ALL {
        let (name, about) =
            (say!(ui, "gui-style-{}" style.tag()), say!(ui, "gui-style-{}-about" style.tag()));
        chosen |= ui.radio_value(&mut opponent.style, style, name).on_hover_text(about).clicked();
    }
    ui.separator();
    ui.strong(say!(ui, "gui-handicap"));
    for handicap in Handicap::ALL {
        let (name, about) = (
            say!(ui, "gui-handicap-{}" handicap.tag()),
            say!(ui, "gui-handicap-{}-about" handicap.tag()),
        );
        let radio = ui.radio_value(&mut opponent.handicap, handicap, name);
        chosen |= radio.on_hover_text(about).clicked();
    }
    ui.weak(say!(ui, "gui-manner-fair"));
    chosen
}
