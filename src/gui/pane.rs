//! The panels: a line each, with everything that the window knows of them. A new panel is a file and a line here.

use super::command::{Outbox, PaneId};
use super::desk::Desk;
use super::panels::{
    army, card, command, crt, dice, duel, journal, morale, options, prompt, rules, tec, turn, unit,
};
use super::shown::View;
use super::{field, map};
use crate::say;
use crate::session::Port;
use crate::view::TableView;
use crate::words::{Language, Speaker};
use egui::Ui;
use serde::{Deserialize, Serialize};

/// Where a panel stands in the layout that the program comes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// In the middle, in the place of the map.
    Centre,
    /// At the top of the column beside it.
    Head,
    /// Among the tabs below.
    Upper,
    /// Among the tabs at the bottom, by rank.
    Lower(u8),
}

/// What the window knows of a panel.
struct Spec {
    /// Its id in settings, and the word that its messages are found by.
    id: &'static str,
    /// The word of its messages in games of cards, where that is another.
    with_cards: &'static str,
    /// A sign for it.
    icon: &'static str,
    /// Where it stands at first.
    home: Home,
    /// Whether a game has something to show in it.
    fits: fn(&dyn Port, &TableView) -> bool,
    /// Shows its content.
    draw: fn(&mut Ui, &View, &mut Desk, &mut Outbox),
}

macro_rules! panes {
    ($($name:ident $id:literal $(or $cards:literal)? $icon:literal $home:expr, $fits:expr, $draw:expr;)+) => {
        /// A panel.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(from = "String", into = "String")]
        #[allow(missing_docs)] // the names say it
        pub enum Pane {
            $($name,)+
            /// A panel of another version of the program: it is dropped.
            Unknown,
        }

        impl Pane {
            /// Every panel, in the order of the View menu.
            pub const ALL: &'static [Pane] = &[$(Pane::$name,)+];

            const fn spec(self) -> &'static Spec {
                match self {
                    $(Pane::$name => &Spec {
                        id: $id,
                        with_cards: panes!(@word $id $($cards)?),
                        icon: $icon,
                        home: $home,
                        fits: $fits,
                        draw: $draw,
                    },)+
                    Pane::Unknown => &UNKNOWN,
                }
            }
        }
    };
    (@word $id:literal) => { $id };
    (@word $id:literal $cards:literal) => { $cards };
}

/// A panel that this version of the program does not have.
const UNKNOWN: Spec = Spec {
    id: "",
    with_cards: "",
    icon: "",
    home: Home::Upper,
    fits: |_, _| false,
    draw: |_, _, _, _| {},
};

// Odds tables and duels exclude each other, and not every game has charts or morale.
panes! {
    Map "map" "🗺" Home::Centre, |_, table| table.cards.is_none(), map::canvas::show;
    Field "field" "☰" Home::Centre, |_, table| table.cards.is_some(), field::canvas::show;
    Prompt "prompt" "❓" Home::Head, |_, _| true, |ui, view, desk, out| {
        let (past, inspected) = (desk.past.as_ref(), desk.inspected.as_deref());
        let asked = prompt::Asked { past, inspected, handed_to: desk.handed_to };
        let pointed = prompt::show(ui, view, asked, &mut desk.choice_filter, out);
        desk.map.cursor = pointed.or(desk.map.cursor);
    };
    Unit "unit" or "card" "⛨" Home::Upper, |_, _| true, |ui, view, desk, out| {
        let (past, inspected) = (desk.past.as_ref(), desk.inspected.as_deref());
        if view.shot.table.cards.is_some() {
            card::show(ui, view, (past, &desk.field), out);
        } else {
            let (hover, card) = (desk.map.hover, desk.map.card.as_ref());
            unit::show(ui, view, unit::Looked { inspected, hover, card, past }, out);
        }
    };
    Command "command" "⚑" Home::Upper, |_, table| !table.command.is_empty(), |ui, view, desk, out| {
        command::show(ui, view, desk.past.as_ref(), &mut desk.chit, out);
    };
    Crt "crt" "⚔" Home::Upper, |port, _| crt::has_crt(port), |ui, view, desk, out| {
        crt::show(ui, view, desk.map.focus(), out);
    };
    Duel "duel" "⚔" Home::Upper, |port, _| !crt::has_crt(port), |ui, view, desk, out| {
        let (focus, past) = (desk.map.focus(), desk.past.as_ref());
        duel::show(ui, view, duel::Pointed { focus, field: &desk.field, past }, out);
    };
    Tec "tec" or "charts" "📊" Home::Upper, |port, _| crt::has_others(port), |ui, view, desk, out| {
        tec::show(ui, view, desk.map.focus(), out);
    };
    Morale "morale" "♥" Home::Upper, |_, table| morale::fits(table), |ui, view, _, out| {
        morale::show(ui, view, out);
    };
    Turn "turn" "⏳" Home::Upper, |_, _| true, |ui, view, _, out| turn::show(ui, view, out);
    Army "army" "♜" Home::Lower(1), |_, table| table.cards.is_none(), |ui, view, desk, out| {
        let shown = (desk.past.as_ref(), desk.inspected.as_deref());
        army::show(ui, view, shown, &mut desk.army, out);
    };
    Journal "journal" "📜" Home::Lower(0), |_, _| true, |ui, view, desk, out| {
        let shown = desk.past.as_ref().map(|past| past.step);
        journal::show(ui, view, shown, &mut desk.journal, out);
    };
    Rules "rules" "📖" Home::Lower(1), |_, _| true, |ui, view, desk, _| {
        let options = view.port.scenario().options();
        let around = rules::Around { options: &options, title_of };
        rules::show(ui, view.library, view.palette, around, &mut desk.rules);
    };
    Dice "dice" "🎲" Home::Lower(1), |_, _| true, |ui, view, _, out| dice::show(ui, view, out);
    Options "options" "⚙" Home::Lower(1), |_, _| true, |ui, view, _, out| options::show(ui, view, out);
}

impl Pane {
    /// The word used in the settings file.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.spec().id
    }

    /// A sign for it.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        self.spec().icon
    }

    /// Where it stands at first.
    #[must_use]
    pub const fn home(self) -> Home {
        self.spec().home
    }

    /// The word that its messages are found by: what is a unit in one game is a card in another.
    const fn word(self, table: &TableView) -> &'static str {
        if table.cards.is_some() { self.spec().with_cards } else { self.spec().id }
    }

    /// Its title in a game.
    #[must_use]
    pub fn title_in(self, speaker: impl Speaker, table: &TableView) -> String {
        say!(speaker, "gui-pane-{}" self.word(table))
    }

    /// What it shows in a game, in a few words.
    #[must_use]
    pub fn about_in(self, speaker: impl Speaker, table: &TableView) -> String {
        say!(speaker, "gui-pane-{}-about" self.word(table))
    }

    /// Whether it takes the middle of the window.
    #[must_use]
    pub const fn is_central(self) -> bool {
        matches!(self.home(), Home::Centre)
    }

    /// Whether a game has something to show in it.
    #[must_use]
    pub fn fits(self, port: &dyn Port, table: &TableView) -> bool {
        (self.spec().fits)(port, table)
    }

    /// The panels with a number, in their order: those of the game that are not always in sight.
    pub fn numbered(port: &dyn Port, table: &TableView) -> impl Iterator<Item = Pane> {
        let beside = |pane: &Pane| !matches!(pane.home(), Home::Centre | Home::Head);
        let fits = move |pane: &Pane| pane.fits(port, table);
        Pane::ALL.iter().copied().filter(beside).filter(fits)
    }

    /// Shows its content.
    pub fn show(self, ui: &mut Ui, view: &View, desk: &mut Desk, out: &mut Outbox) {
        (self.spec().draw)(ui, view, desk, out);
    }
}

/// The title of the panel with this id, if there is one.
#[must_use]
pub fn title_of(language: Language, id: &str) -> Option<String> {
    let known = Pane::from(id.to_owned()) != Pane::Unknown;
    known.then(|| say!(language, "gui-pane-{}" id))
}

impl From<Pane> for String {
    fn from(pane: Pane) -> String {
        pane.tag().to_owned()
    }
}

impl From<String> for Pane {
    fn from(name: String) -> Pane {
        Pane::ALL.iter().copied().find(|pane| pane.tag() == name).unwrap_or(Pane::Unknown)
    }
}

impl From<Pane> for PaneId {
    fn from(pane: Pane) -> PaneId {
        PaneId(pane.tag())
    }
}

impl From<PaneId> for Pane {
    fn from(id: PaneId) -> Pane {
        Pane::from(id.0.to_owned())
    }
}
