//! What the player has open on the table: selections, searches, the moment that is shown.

use super::field::state::FieldState;
use super::map::MapState;
use super::panels::{army::ArmyState, journal::JournalState, rules::RulesState};
use super::standing::Standing;
use crate::kernel::Side;
use crate::session::Port;
use crate::view::{BoardView, CardTableView, Look};

/// A moment of the past that is shown instead of the present.
pub struct Past {
    /// After how many actions.
    pub step: usize,
    /// What stood where.
    pub standing: Standing,
    /// The table of cards, in games of cards.
    pub cards: Option<Box<CardTableView>>,
}

impl Past {
    /// The table after so many actions, as somebody may see it; none in games with neither a map nor cards.
    #[must_use]
    pub fn of(port: &dyn Port, step: usize, viewer: Option<Side>) -> Option<Past> {
        let (board, cards) = (port.board_at(step, viewer), port.cards_at(step, viewer));
        let empty = || BoardView { counters: Vec::new(), zoc: [Vec::new(), Vec::new()] };
        if board.is_none() && cards.is_none() {
            return None;
        }
        Some(Past { step, standing: Standing::new(board.unwrap_or_else(empty)), cards })
    }
}

/// What the player has open.
#[derive(Default)]
pub struct Desk {
    /// The map's camera, marks and drawings.
    pub map: MapState,
    /// What is picked on the card table, and how it is shown.
    pub field: FieldState,
    /// The counter in the unit panel.
    pub inspected: Option<String>,
    /// The moment that is shown, if it is not now.
    pub past: Option<Past>,
    /// The journal's search and place.
    pub journal: JournalState,
    /// The rules' page and history.
    pub rules: RulesState,
    /// The army list's order and filter.
    pub army: ArmyState,
    /// Words that narrow the list of map choices.
    pub choice_filter: String,
    /// The chit that was picked in the tray, to be put on a track.
    pub chit: Option<u8>,
    /// Set when the deciding side has just changed: the side that decides now.
    pub handed_to: Option<Side>,
    /// Whether the hand-over screen covers the table.
    pub covered: bool,
    /// Whether the victory screen is open.
    pub victory: bool,
}

impl Desk {
    /// The game has changed: what no longer holds is put away.
    pub fn game_changed(&mut self, port: &dyn Port) {
        self.map.game_changed();
        self.field.game_changed();
        self.past = None;
        if port.choices().iter().all(|choice| choice.look != Look::Chit) {
            self.chit = None;
        }
        if let Some(id) = &port.prompt().selected {
            self.inspected = Some(id.clone());
        }
    }
}
