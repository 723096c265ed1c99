//! What the player has open on the table: selections, searches, the moment that is shown.

use super::aftermath::course_reading::CourseReading;
use super::ending::Ending;
use super::facing_choices::Turning;
use super::field::state::FieldState;
use super::idle_pass::IdlePass;
use super::live_region::LiveRegion;
use super::map::MapState;
use super::panels::{army::ArmyState, journal::JournalState, rules::RulesState};
use super::snapshot::{Moment, Past};
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;

/// What the player has open.
#[derive(Default)]
pub struct Workspace {
    /// The map's camera, marks and drawings.
    pub map: MapState,
    /// What is picked on the card table, and how it is shown.
    pub field: FieldState,
    /// The counter in the unit panel.
    pub inspected: Option<String>,
    /// The moment that is shown, if it is not now.
    pub past: Option<Past>,
    /// The line of the happening that is shown again, with the board of its moment.
    pub seen_again: Option<usize>,
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
    /// The side whose player turn has begun with the decision that it was handed.
    pub begun: Option<Side>,
    /// What would be lost by the choice that was asked for, until it is answered whether it is meant.
    pub ending: Option<Ending>,
    /// What has passed by itself since the last decision.
    pub passed: Vec<IdlePass>,
    /// When the pending question was first shown, in seconds.
    pub asked_at: Option<f64>,
    /// When something of the past was last on show, in seconds.
    pub watched_at: Option<f64>,
    /// Whether the pointer was pressed only to lead past what was shown: until it is let go it does nothing else.
    pub leads_past: bool,
    /// Whether the hand-over screen covers the table.
    pub covered: bool,
    /// Whether a dialog or a menu lies over the table: nothing of the board is told below the pointer then.
    pub overlaid: bool,
    /// How the battle went, once it is over.
    pub course: CourseReading,
    /// Whether the victory screen is open.
    pub victory: bool,
    /// Whether the timeline lies below the board: it goes with the game.
    pub timeline: bool,
    /// The counter that was turned last, corner by corner.
    pub turning: Option<Turning>,
    /// Whether the chit tracks are to have the keyboard.
    pub to_tracks: bool,
    /// What screen readers say as it happens.
    pub live_region: LiveRegion,
}

impl Workspace {
    /// The controls that are the board itself.
    #[must_use]
    pub fn grounds(&self) -> [Option<egui::Id>; 2] {
        [self.map.id, self.field.id]
    }

    /// The game has changed: what no longer holds is put away.
    pub fn game_changed(&mut self, port: &dyn Port) {
        self.map.game_changed();
        self.field.game_changed();
        self.past = None;
        self.ending = None;
        self.asked_at = None;
        // Placed, it is out of the hand: the next click on one like it picks that one up.
        self.chit = None;
        if let Some(id) = &port.prompt().selected {
            self.inspected = Some(id.clone());
        }
    }
}

impl Moment for Workspace {
    fn past(&self) -> Option<&Past> {
        self.past.as_ref()
    }
}
