//! The panels: a line each, with everything that the window knows of them. A new panel is a file and a line here.

use super::command_queue::{CommandQueue, PaneId};
use super::panels::{
    army, card, chit_tracks, crt, dice, duel, journal, morale, options, prompt, rules, tec, turn,
    unit,
};
use super::snapshot::View;
use super::workspace::Workspace;
use super::{field, map};
use crate::say;
use crate::session::Port;
use crate::view::TableView;
use crate::words::{HasLanguage, Language};
use egui::Ui;
use serde::{Deserialize, Serialize};

/// Where a panel stands in the layout that the program comes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DockArea {
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
    dock_area: DockArea,
    /// Whether a game has something to show in it.
    fits: fn(&dyn Port, &TableView) -> bool,
    /// Shows its content.
    draw: fn(&mut Ui, &View, &mut Workspace, &mut CommandQueue),
}

macro_rules! panes {
    ($($name:ident $id:literal $(or $cards:literal)? $icon:literal $dock_area:expr, $fits:expr, $draw:expr;)+) => {
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
                        dock_area: $dock_area,
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
    dock_area: DockArea::Upper,
    fits: |_, _| false,
    draw: |_, _, _, _| {},
};

// Odds tables and duels exclude each other, and not every game has charts or morale.
panes! {
    Map "map" "🗺" DockArea::Centre, |_, table| table.cards.is_none(), map::canvas::show;
    Field "field" "☰" DockArea::Centre, |_, table| table.cards.is_some(), field::canvas::show;
    Prompt "prompt" "❓" DockArea::Head, |_, _| true, |ui, view, workspace, out| {
        let (past, inspected) = (workspace.past.as_ref(), workspace.inspected.as_deref());
        let asked = prompt::Asked { past, inspected, handed_to: workspace.handed_to };
        let pointed = prompt::show(ui, view, asked, &mut workspace.choice_filter, out);
        workspace.map.cursor = pointed.or(workspace.map.cursor);
    };
    Unit "unit" or "card" "⛨" DockArea::Upper, |_, _| true, |ui, view, workspace, out| {
        let (past, inspected) = (workspace.past.as_ref(), workspace.inspected.as_deref());
        if view.snapshot.table.cards.is_some() {
            card::show(ui, view, (past, &workspace.field), out);
        } else {
            let (hover, card) = (workspace.map.hover, workspace.map.card.as_ref());
            unit::show(ui, view, unit::Looked { inspected, hover, card, past }, out);
        }
    };
    Command "command" "⚑" DockArea::Upper, |_, table| !table.command.is_empty(), |ui, view, workspace, out| {
        chit_tracks::show(ui, view, workspace.past.as_ref(), &mut workspace.chit, out);
    };
    Crt "crt" "⚔" DockArea::Upper, |port, _| crt::has_crt(port), |ui, view, workspace, out| {
        crt::show(ui, view, workspace.map.focus(), out);
    };
    Duel "duel" "⚔" DockArea::Upper, |port, _| !crt::has_crt(port), |ui, view, workspace, out| {
        let (focus, past) = (workspace.map.focus(), workspace.past.as_ref());
        duel::show(ui, view, duel::Pointed { focus, field: &workspace.field, past }, out);
    };
    Tec "tec" or "charts" "📊" DockArea::Upper, |port, _| crt::has_others(port), |ui, view, workspace, out| {
        tec::show(ui, view, workspace.map.focus(), out);
    };
    Morale "morale" "♥" DockArea::Upper, |_, table| morale::fits(table), |ui, view, _, out| {
        morale::show(ui, view, out);
    };
    Turn "turn" "⏳" DockArea::Upper, |_, _| true, |ui, view, _, out| turn::show(ui, view, out);
    Army "army" "♜" DockArea::Lower(1), |_, table| table.cards.is_none(), |ui, view, workspace, out| {
        let shown = (workspace.past.as_ref(), workspace.inspected.as_deref());
        army::show(ui, view, shown, &mut workspace.army, out);
    };
    Journal "journal" "📜" DockArea::Lower(0), |_, _| true, |ui, view, workspace, out| {
        let shown = workspace.past.as_ref().map(|past| past.step);
        journal::show(ui, view, shown, &mut workspace.journal, out);
    };
    Rules "rules" "📖" DockArea::Lower(1), |_, _| true, |ui, view, workspace, _| {
        let options = view.port.scenario().options();
        let around = rules::Around { options: &options, title_of };
        rules::show(ui, view.library, view.palette, around, &mut workspace.rules);
    };
    Dice "dice" "🎲" DockArea::Lower(1), |_, _| true, |ui, view, _, out| dice::show(ui, view, out);
    Options "options" "⚙" DockArea::Lower(1), |_, _| true, |ui, view, _, out| options::show(ui, view, out);
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
    pub const fn dock_area(self) -> DockArea {
        self.spec().dock_area
    }

    /// The word that its messages are found by: what is a unit in one game is a card in another.
    const fn word(self, table: &TableView) -> &'static str {
        if table.cards.is_some() { self.spec().with_cards } else { self.spec().id }
    }

    /// Its title in a game.
    #[must_use]
    pub fn title_in(self, lang: impl HasLanguage, table: &TableView) -> String {
        say!(lang, "gui-pane-{}" self.word(table))
    }

    /// What it shows in a game, in a few words.
    #[must_use]
    pub fn about_in(self, lang: impl HasLanguage, table: &TableView) -> String {
        say!(lang, "gui-pane-{}-about" self.word(table))
    }

    /// Whether it takes the middle of the window.
    #[must_use]
    pub const fn is_central(self) -> bool {
        matches!(self.dock_area(), DockArea::Centre)
    }

    /// Whether a game has something to show in it.
    #[must_use]
    pub fn fits(self, port: &dyn Port, table: &TableView) -> bool {
        (self.spec().fits)(port, table)
    }

    /// The panels with a number, in their order: those of the game that are not always in sight.
    pub fn numbered(port: &dyn Port, table: &TableView) -> impl Iterator<Item = Pane> {
        let beside = |pane: &Pane| !matches!(pane.dock_area(), DockArea::Centre | DockArea::Head);
        let fits = move |pane: &Pane| pane.fits(port, table);
        Pane::ALL.iter().copied().filter(beside).filter(fits)
    }

    /// Shows its content.
    pub fn show(self, ui: &mut Ui, view: &View, workspace: &mut Workspace, out: &mut CommandQueue) {
        (self.spec().draw)(ui, view, workspace, out);
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
