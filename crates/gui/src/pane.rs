//! What the window knows of a panel. The list of them is in `panels/mod.rs`.

use super::command_queue::{CommandQueue, PaneId};
pub use super::panels::Pane;
use super::snapshot::View;
use super::workspace::Workspace;
use crate::locale::HasLanguage;
use crate::say;
use egui::Ui;
use gonfalon_core::session::Port;
use gonfalon_core::view::TableView;

/// Where a panel stands in the layout that the program comes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DockArea {
    /// In the middle, in the place of the map.
    Centre,
    /// At the top of the column beside it.
    Head,
    /// Among the tabs below, by rank.
    Upper(u8),
    /// Among the tabs at the bottom, by rank.
    Lower(u8),
}

/// What the window knows of a panel.
pub(super) struct Spec {
    /// Its id in settings, and the word that its messages are found by.
    pub(super) id: &'static str,
    /// The word of its messages in games of cards, where that is another.
    pub(super) with_cards: &'static str,
    /// A sign for it.
    pub(super) icon: &'static str,
    /// Where it stands at first.
    pub(super) dock_area: DockArea,
    /// Whether a game has something to show in it.
    pub(super) fits: fn(&dyn Port, &TableView) -> bool,
    /// Shows its content.
    pub(super) draw: fn(&mut Ui, &View, &mut Workspace, &mut CommandQueue),
}

/// Declares the panels: a line each.
macro_rules! panes {
    ($($name:ident $id:literal $(or $cards:literal)? ($icon:expr) $dock_area:expr, $fits:expr, $draw:expr;)+) => {
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

            pub(super) const fn spec(self) -> &'static Spec {
                match self {
                    $(Pane::$name => &Spec {
                        id: $id,
                        with_cards: panes!(@word $id $($cards)?),
                        icon: $icon,
                        dock_area: $dock_area,
                        fits: $fits,
                        draw: $draw,
                    },)+
                    Pane::Unknown => &$crate::pane::UNKNOWN,
                }
            }
        }
    };
    (@word $id:literal) => { $id };
    (@word $id:literal $cards:literal) => { $cards };
}

pub(super) use panes;

/// A panel that this version of the program does not have.
pub(super) const UNKNOWN: Spec = Spec {
    id: "",
    with_cards: "",
    icon: "",
    dock_area: DockArea::Upper(1),
    fits: |_, _| false,
    draw: |_, _, _, _| {},
};

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
