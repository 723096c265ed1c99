//! What is on the table.

use super::{Session, entries};
use crate::kernel::{Side, System};
use crate::scenario::{FromScenario, Scenario};
use crate::session::port::Inspect;
use crate::view::{ArmsView, BoardView, Chart, Entry, GroundRules, MapView, Present, TableView};
use crate::words::Language;
use std::sync::Arc;

impl<R: Present + FromScenario> Inspect for Session<R> {
    fn system(&self) -> System {
        R::SYSTEM
    }

    fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn language(&self) -> Language {
        self.language
    }

    fn set_language(&mut self, language: Language) {
        if language == self.language {
            return;
        }
        self.language = language;
        self.charts = R::charts(self.localizer());
        self.ground_rules = R::ground_rules(self.localizer());
        self.journal = entries::<R>(&self.scene, &self.opening, 0, language);
        for step in 0..self.past.len() {
            self.past[step].lines = self.journal.len();
            self.tell(step);
        }
        self.refresh();
    }

    fn map(&self) -> Option<Arc<MapView>> {
        R::map(self.localizer())
    }

    fn board(&self, viewer: Option<Side>) -> Option<BoardView> {
        let board = R::board(self.localizer(), &self.game, viewer)?;
        Some(self.armorial.dressed(board, self.language))
    }

    fn table(&self, viewer: Option<Side>) -> TableView {
        R::table(self.localizer(), &self.game, viewer)
    }

    fn charts(&self) -> &[Chart] {
        &self.charts
    }

    fn ground_rules(&self) -> &GroundRules {
        &self.ground_rules
    }

    fn journal(&self) -> &[Entry] {
        &self.journal
    }

    fn side_id(&self, side: Side) -> &str {
        R::side_id(&self.scene, side)
    }

    fn side_name(&self, side: Side) -> &str {
        R::side_name(&self.scene, side, self.language)
    }

    fn side_arms(&self, side: Side) -> Option<Arc<ArmsView>> {
        self.armorial.side(side as usize, self.language)
    }

    fn hides_cards(&self) -> bool {
        R::HIDES_CARDS
    }
}
