//! What has been done, and how it is taken back.

use super::Session;
use super::decision::Decision;
use crate::ai::SearchOptions;
use crate::kernel::{Rule, Side};
use crate::say;
use crate::scenario::FromScenario;
use crate::session::history::{Past, last_move};
use crate::session::looking_back::{self, HindsightJob};
use crate::session::port::{Barrier, History, PlayError};
use crate::view::{BoardView, CardTableView, Choice, Present, TableView};
use std::sync::Arc;

impl<R: Present + FromScenario> History for Session<R> {
    fn steps(&self) -> usize {
        self.past.len()
    }

    fn taken_by(&self, step: usize) -> Option<Side> {
        self.past.get(step).map(|past| past.by)
    }

    fn had_to_pass(&self, step: usize) -> bool {
        let asked = |before| Decision::<R>::of(&self.scene, before, self.language).choices;
        self.past.get(step).is_some_and(|past| Choice::only_pass(&asked(&past.before)).is_some())
    }

    fn is_gesture(&self, step: usize) -> bool {
        self.past.get(step).is_some_and(|past| R::is_gesture(&past.action))
    }

    fn picked_at(&self, step: usize) -> Option<String> {
        R::selected(self.localizer(), &self.past.get(step)?.before)
    }

    fn last_step(&self, viewer: Option<Side>) -> usize {
        self.transcript_writer(viewer, self.language).last_step()
    }

    fn board_at(&self, step: usize, viewer: Option<Side>) -> Option<BoardView> {
        let game = self.past.get(step).map_or(&self.game, |past| &past.before);
        let board = R::board(self.localizer(), game, viewer)?;
        Some(self.armorial.dressed(board, self.language))
    }

    fn cards_at(&self, step: usize, viewer: Option<Side>) -> Option<Box<CardTableView>> {
        self.table_at(step, viewer).cards
    }

    fn table_at(&self, step: usize, viewer: Option<Side>) -> TableView {
        let game = self.past.get(step).map_or(&self.game, |past| &past.before);
        R::table(self.localizer(), game, viewer)
    }

    fn step_heard(&self, heard: usize, viewer: Option<Side>) -> Option<usize> {
        self.transcript_writer(viewer, self.language).heard().nth(heard.checked_sub(1)?)
    }

    fn hindsight_job(
        &self,
        step: usize,
        viewer: Option<Side>,
        search: &SearchOptions,
    ) -> Option<HindsightJob> {
        let past = self.past.get(step)?;
        // Once the game is over, everything lies open.
        let other = viewer.is_some_and(|viewer| viewer != past.by) && self.decider().is_some();
        if other && R::is_secret(&self.scene, &past.before) {
            return None;
        }
        // As the side that decided counted the steps.
        let own = self.transcript_writer(Some(past.by), self.language);
        let search = search.at_step(own.heard().take_while(|&other| other < step).count());
        looking_back::job::<R>(Arc::clone(&self.scene), &self.past, step, self.language, search)
    }

    fn can_undo(&self) -> Result<(), Barrier> {
        self.barrier(self.decider())
    }

    fn is_final_since(&self, step: usize) -> Option<Rule> {
        self.past.iter().skip(step).find_map(Past::is_final_by)
    }

    fn undo(&mut self) -> Result<(), Barrier> {
        self.can_undo()?;
        self.take_back_to(last_move(&self.past, false));
        Ok(())
    }

    fn undo_own(&mut self, side: Side) -> Result<(), Barrier> {
        if self.decider().is_some_and(|decider| decider != side) {
            return Err(Barrier { text: say!(self.language, "undo-other-side") });
        }
        self.can_undo()?;
        let start = last_move(&self.past, false);
        if self.past[start..].iter().any(|past| past.by != side) {
            return Err(Barrier { text: say!(self.language, "undo-not-own") });
        }
        self.take_back_to(start);
        Ok(())
    }

    fn undo_over_barrier(&mut self) -> Result<(), Barrier> {
        if self.past.is_empty() {
            return self.barrier(None);
        }
        self.take_back_to(last_move(&self.past, true));
        Ok(())
    }

    fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn redo(&mut self) -> Result<(), Barrier> {
        let nothing = || Barrier { text: say!(self.language, "redo-nothing-undone") };
        let actions = self.undone.pop().ok_or_else(nothing)?;
        let earlier = std::mem::take(&mut self.undone);
        for (action, annotation) in actions {
            let language = self.language;
            let barred = |error: PlayError| Barrier { text: error.told(language) };
            self.take(action, None, annotation).map_err(barred)?;
        }
        self.undone = earlier;
        Ok(())
    }
}
