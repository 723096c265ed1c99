//! All that the window, the terminal and the protocol ever see of a game.

use super::annotation::{ChosenAction, Job};
use super::faces::Faces;
use super::looking_back::HindsightJob;
use super::save_file::SaveFile;
use super::suggesting::SuggestionJob;
use super::transcript::Transcript;
use crate::ai::SearchOptions;
use crate::kernel::{Rule, Side, System};
use crate::scenario::Scenario;
use crate::view::{
    ArmsView, Barred, BoardView, CardTableView, Chart, Choice, Entry, GroundRules, MapView, Prompt,
    Refusal, TableView, Target,
};
use crate::words::Language;
use serde_json::Value;
use std::sync::Arc;

pub use super::answer::{Barrier, PlayError, Played};

/// Playing: the pending decision, and what answers it.
pub trait Play {
    /// Who decides, and what is asked.
    fn prompt(&self) -> &Prompt;
    /// Whether the pending decision is the deciding side's secret: `viewer` then sees the question alone.
    fn is_hidden_from(&self, viewer: Option<Side>) -> bool;
    /// What may be answered.
    fn choices(&self) -> &[Choice];
    /// What can't be answered yet, and why.
    fn barred(&self) -> &[Barred];
    /// What would be offered after an offered gesture, such as picking a counter up; nothing after any other choice.
    fn offered_after(&self, id: usize) -> Vec<Choice>;
    /// Why what somebody points at can't be done now; empty when it can.
    fn why_not(&self, target: &Target) -> Vec<Refusal>;
    /// Why a card that somebody has picked can do nothing to what it is pointed at; empty when it can.
    fn why_not_by(&self, card: &Target, target: &Target) -> Vec<Refusal>;
    /// Takes an offered action, with the game's own dice.
    ///
    /// # Errors
    /// Why it was not carried out.
    fn choose(&mut self, id: usize) -> Result<Played, PlayError>;
    /// Takes an offered action, with given faces and with whatever comes after them.
    ///
    /// # Errors
    /// Why it was not carried out.
    fn choose_with(&mut self, id: usize, faces: Faces<'_>) -> Result<Played, PlayError>;
    /// Lets the game's own dice show these faces next; a face that a die does not have is passed over.
    fn show_next(&mut self, faces: &[u8]);
    /// A computer opponent's thinking about the pending decision, ready to begin: it owns what it needs, so
    /// that it can go on on another thread. Nothing comes of it when the game is over.
    fn search_job(&self, search: &SearchOptions) -> Job;
    /// What could be done about the pending decision, thought out in the same way: all attacks of a phase in which everybody
    /// fights once, otherwise one thing. Nothing comes of it when the game is over.
    fn suggestion_job(&self, search: &SearchOptions) -> SuggestionJob;
    /// Takes the action that a computer opponent decided on, with the game's own dice; its reasons are kept in
    /// the history and told in the journal.
    ///
    /// # Errors
    /// Why it was not carried out.
    fn play_chosen(&mut self, chosen: &ChosenAction) -> Result<Played, PlayError>;
}

/// Looking: what is played, and what is on the table.
pub trait Inspect {
    /// The rule system.
    fn system(&self) -> System;
    /// The scenario being played, options included.
    fn scenario(&self) -> &Scenario;
    /// A number that changes whenever anything else here may have changed.
    fn revision(&self) -> u64;
    /// The language of every text here.
    fn language(&self) -> Language;
    /// Speaks another language from now on: the journal so far is told anew.
    fn set_language(&mut self, language: Language);
    /// What never changes on the map.
    fn map(&self) -> Option<Arc<MapView>>;
    /// What stands on the map.
    fn board(&self, viewer: Option<Side>) -> Option<BoardView>;
    /// Everything beside the map.
    fn table(&self, viewer: Option<Side>) -> TableView;
    /// The printed tables.
    fn charts(&self) -> &[Chart];
    /// What the rules say of the ground of the map.
    fn ground_rules(&self) -> &GroundRules;
    /// The journal so far.
    fn journal(&self) -> &[Entry];
    /// A side's id in the scenario.
    fn side_id(&self, side: Side) -> &str;
    /// A side's name.
    fn side_name(&self, side: Side) -> &str;
    /// A side's arms, if it has any.
    fn side_arms(&self, side: Side) -> Option<Arc<ArmsView>>;
    /// Whether the game has cards that stay hidden: its files are sealed.
    fn hides_cards(&self) -> bool;
}

/// The past: what has been done, and taking it back.
pub trait History {
    /// How many actions have been taken.
    fn steps(&self) -> usize;
    /// The side that took an action, counted from 0.
    fn taken_by(&self, step: usize) -> Option<Side>;
    /// Whether nothing could be done but to pass when an action, counted from 0, was taken, beside giving up and what can
    /// wait.
    fn had_to_pass(&self, step: usize) -> bool;
    /// Whether an action, counted from 0, only picked something up or put it back.
    fn is_gesture(&self, step: usize) -> bool;
    /// The id of the counter that was picked up when an action, counted from 0, was taken: the one that it moved.
    fn picked_at(&self, step: usize) -> Option<String>;
    /// How many actions have been taken of which `viewer` may hear.
    fn last_step(&self, viewer: Option<Side>) -> usize;
    /// The board as it was after `step` actions, as `viewer` may see it.
    fn board_at(&self, step: usize, viewer: Option<Side>) -> Option<BoardView>;
    /// The table of cards as it was after `step` actions, as `viewer` may see it.
    fn cards_at(&self, step: usize, viewer: Option<Side>) -> Option<Box<CardTableView>>;
    /// Everything beside the map as it was after `step` actions, as `viewer` may see it.
    fn table_at(&self, step: usize, viewer: Option<Side>) -> TableView;
    /// The number, counted from 0, of the action that is the `heard`th, counted from 1, of which `viewer` may hear.
    fn step_heard(&self, heard: usize, viewer: Option<Side>) -> Option<usize>;
    /// What the computer would have done in the place of whoever took an action, counted from 0, thought out as in
    /// [`Play::search_job`]; it uses nothing that they could not know. Nothing where that would show `viewer` hidden things, and
    /// where there is no such action.
    fn hindsight_job(
        &self,
        step: usize,
        viewer: Option<Side>,
        search: &SearchOptions,
    ) -> Option<HindsightJob>;
    /// Whether something can be taken back, or why not.
    ///
    /// # Errors
    /// The barrier.
    fn can_undo(&self) -> Result<(), Barrier>;
    /// The rule by which something after the first `step` actions showed hidden things, or is final: taking back ends there.
    fn is_final_since(&self, step: usize) -> Option<Rule>;
    /// Takes back the last action, up to the last throw or the other side's answer.
    ///
    /// # Errors
    /// The barrier.
    fn undo(&mut self) -> Result<(), Barrier>;
    /// Takes back the last action as [`Port::undo`] does, if it was taken by `side`, who decides.
    ///
    /// # Errors
    /// The barrier.
    fn undo_own(&mut self, side: Side) -> Result<(), Barrier>;
    /// Takes back the last action even over a barrier; the dice will show the same faces again.
    ///
    /// # Errors
    /// When nothing has been done yet.
    fn undo_over_barrier(&mut self) -> Result<(), Barrier>;
    /// Whether something was taken back and nothing has been done since.
    fn can_redo(&self) -> bool;
    /// Does again what was taken back last; the dice show the same faces.
    ///
    /// # Errors
    /// When nothing was taken back since the last new action.
    fn redo(&mut self) -> Result<(), Barrier>;
}

/// The game in writing: in the protocol's words, and as a file.
pub trait Writing {
    /// The seed of the game's dice.
    fn seed(&self) -> u64;
    /// An offered action in the protocol's writing; `None` if there is no choice with this number.
    fn action(&self, id: usize) -> Option<Value>;
    /// An action that was taken, counted from 0, in the protocol's writing.
    fn taken(&self, step: usize) -> Option<Value>;
    /// The action that a computer opponent decided on in the protocol's writing; `None` if it is another system's.
    fn action_of(&self, chosen: &ChosenAction) -> Option<Value>;
    /// Takes an action in the protocol's writing; with `dice`, those faces are used.
    ///
    /// # Errors
    /// Why it was not carried out.
    fn play(&mut self, action: &Value, dice: Option<&[u8]>) -> Result<Played, PlayError>;
    /// Takes an action in the protocol's writing, with given faces and with whatever comes after them.
    ///
    /// # Errors
    /// Why it was not carried out.
    fn play_with(&mut self, action: &Value, faces: Faces<'_>) -> Result<Played, PlayError>;
    /// Why an action in the protocol's writing can't be done now; empty when it can.
    ///
    /// # Errors
    /// When it is not an action of this game.
    fn why_not_action(&self, action: &Value) -> Result<Vec<Refusal>, PlayError>;
    /// What happened from a step on (0 is the set-up), as `viewer` may hear of it, in a language. With how often the viewer
    /// had seen something taken back when it asked last, from the first step on that is no longer what it heard then.
    fn told(
        &self,
        from: usize,
        taken_back: Option<usize>,
        viewer: Option<Side>,
        language: Language,
    ) -> Transcript;
    /// The scenario that begins where the game stood after `step` actions; nothing in set-up, and in the middle of what a file
    /// cannot say.
    fn scenario_at(&self, step: usize) -> Option<Scenario>;
    /// The whole position in the protocol's writing.
    fn state(&self, viewer: Option<Side>) -> Value;
    /// The game as a file.
    fn save(&self) -> SaveFile;
}

/// A game as its users see it.
pub trait Port: Play + Inspect + History + Writing {}

impl<T: Play + Inspect + History + Writing> Port for T {}

/// The groups without their names, to call what is in them on a session whose system is known.
pub mod prelude {
    pub use super::{History as _, Inspect as _, Play as _, Writing as _};
}
