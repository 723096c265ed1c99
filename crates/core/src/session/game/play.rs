//! The pending decision, and what answers it.

use super::Session;
use super::decision::choices_of;
use crate::ai::{self, SearchOptions};
use crate::kernel::{GameOf, Rejection, Side};
use crate::scenario::FromScenario;
use crate::session::annotation::{ChosenAction, Job};
use crate::session::faces::Faces;
use crate::session::planning;
use crate::session::port::{History, Play, PlayError, Played};
use crate::session::reasoning::reasoned;
use crate::session::suggesting::{self, SuggestionJob};
use crate::view::{Barred, Choice, Present, Prompt, Refusal, Target};
use std::sync::Arc;

impl<R: Present + FromScenario> Session<R> {
    /// Why something is refused at the pending decision: each reason once, in words.
    fn refusals(
        &self,
        of: impl FnOnce(&R::Scene, &GameOf<R>) -> Vec<Rejection<R::Why>>,
    ) -> Vec<Refusal> {
        if self.decider().is_none() {
            return Vec::new();
        }
        let mut refusals = Vec::new();
        let l10n = self.localizer();
        for rejection in of(&self.scene, &self.game) {
            let refusal = R::refusal(l10n, &rejection);
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    /// Whether the pending decision is the first in its own player turn of the side that decides.
    fn begins_turn(&self) -> bool {
        let turn =
            |game: &GameOf<R>| (R::player_turn(&self.scene, game), R::phasing(&self.scene, game));
        let side = self.decision.prompt.side;
        let now = turn(&self.game);
        let this_turn = self.past.iter().rev().take_while(|past| turn(&past.before) == now);
        side.is_some() && now.1 == side && !this_turn.into_iter().any(|past| Some(past.by) == side)
    }
}

impl<R: Present + FromScenario> Play for Session<R> {
    fn prompt(&self) -> &Prompt {
        &self.decision.prompt
    }

    fn is_hidden_from(&self, viewer: Option<Side>) -> bool {
        let other = |viewer| self.decision.prompt.side.is_some_and(|side| side != viewer);
        viewer.is_some_and(other) && R::is_secret(&self.scene, &self.game)
    }

    fn choices(&self) -> &[Choice] {
        &self.decision.choices
    }

    fn barred(&self) -> &[Barred] {
        &self.decision.barred
    }

    fn offered_after(&self, id: usize) -> Vec<Choice> {
        let Some(action) = self.decision.actions.get(id).filter(|action| R::is_gesture(action))
        else {
            return Vec::new();
        };
        let after = self.carried_out(action, None, &mut self.dice.clone());
        after.map_or_else(|_| Vec::new(), |(game, _)| choices_of::<R>(self.localizer(), &game))
    }

    fn choose(&mut self, id: usize) -> Result<Played, PlayError> {
        self.take_offered(id, None)
    }

    fn choose_with(&mut self, id: usize, faces: Faces<'_>) -> Result<Played, PlayError> {
        self.take_offered(id, Some(faces))
    }

    fn show_next(&mut self, faces: &[u8]) {
        let most = R::largest_die(&self.scene);
        for &face in faces.iter().rev().filter(|face| (1..=most).contains(*face)) {
            self.dice.again.push_front(face);
        }
    }

    fn why_not(&self, target: &Target) -> Vec<Refusal> {
        self.refusals(|scene, game| R::why_not(scene, game, target))
    }

    fn why_not_by(&self, card: &Target, target: &Target) -> Vec<Refusal> {
        self.refusals(|scene, game| R::why_not_by(scene, game, card, target))
    }

    fn search_job(&self, search: &SearchOptions) -> Job {
        let (scene, game) = (Arc::clone(&self.scene), self.game.clone());
        // As the side that thinks counts the steps: how often the other changed its mind in secret decides nothing.
        let search = search.at_step(self.last_step(self.decision.prompt.side));
        let (begins, memory) = (self.begins_turn(), self.memory.clone());
        Box::new(move |cancel| {
            let chosen = ai::think::<R>(&scene, &game, &search, cancel, &memory)?;
            let mut annotation = reasoned::<R>(&scene, &game, &search, &chosen);
            if begins {
                annotation.plan =
                    planning::plan::<R>(&scene, &game, (&chosen.action, &memory), &search, cancel);
            }
            Some(ChosenAction::new(chosen.action, annotation))
        })
    }

    fn suggestion_job(&self, search: &SearchOptions) -> SuggestionJob {
        let search = search.at_step(self.last_step(self.decision.prompt.side));
        suggesting::job::<R>(Arc::clone(&self.scene), self.game.clone(), self.language, search)
    }

    /// ARSOUF M7.4: the computer's action passes the same checks as anybody's.
    fn play_chosen(&mut self, chosen: &ChosenAction) -> Result<Played, PlayError> {
        let (action, annotation) = chosen.of::<R::Action, R::Term>().ok_or(PlayError::Over)?;
        self.take(action.clone(), None, Some(annotation.clone()))
    }
}
