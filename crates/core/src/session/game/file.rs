//! The game in writing: for files, and for the protocol.

use super::{Session, beginning};
use crate::kernel::Side;
use crate::scenario::{FromScenario, Scenario};
use crate::session::annotation::ChosenAction;
use crate::session::faces::Faces;
use crate::session::hashes::Hashes;
use crate::session::port::{PlayError, Played, Writing};
use crate::session::save::{self, SaveFile, SavedStep};
use crate::session::transcript::Transcript;
use crate::view::{Present, Refusal, wire};
use crate::words::Language;
use serde_json::Value;

impl<R: Present + FromScenario> Session<R> {
    /// The position as a save file tells it.
    pub(super) fn position(&self) -> Value {
        let mut position = self.state(None);
        if let Some(fields) = position.as_object_mut() {
            fields.remove("procedures");
        }
        position
    }
}

impl<R: Present + FromScenario> Writing for Session<R> {
    fn seed(&self) -> u64 {
        self.seed
    }

    fn action(&self, id: usize) -> Option<Value> {
        Some(R::write_action(&self.scene, self.decision.actions.get(id)?))
    }

    fn taken(&self, step: usize) -> Option<Value> {
        Some(R::write_action(&self.scene, &self.past.get(step)?.action))
    }

    fn action_of(&self, chosen: &ChosenAction) -> Option<Value> {
        Some(R::write_action(&self.scene, chosen.of::<R::Action, R::Term>()?.0))
    }

    fn play(&mut self, action: &Value, dice: Option<&[u8]>) -> Result<Played, PlayError> {
        self.take_read(action, dice.map(Faces::exactly))
    }

    fn play_with(&mut self, action: &Value, faces: Faces<'_>) -> Result<Played, PlayError> {
        self.take_read(action, Some(faces))
    }

    fn why_not_action(&self, action: &Value) -> Result<Vec<Refusal>, PlayError> {
        if self.decider().is_none() {
            return Err(PlayError::Over);
        }
        match self.read(action).and_then(|action| self.refused(&action)) {
            Ok(()) => Ok(Vec::new()),
            Err(PlayError::Refused(refusals)) => Ok(refusals),
            Err(other) => Err(other),
        }
    }

    fn told(
        &self,
        from: usize,
        taken_back: Option<usize>,
        viewer: Option<Side>,
        language: Language,
    ) -> Transcript {
        let gone = self.taken_back.of(viewer);
        let since = gone.get(taken_back.unwrap_or(gone.len())..).unwrap_or_default();
        let from = since.iter().copied().min().map_or(from, |first| first.min(from));
        let (steps, next) = self.transcript_writer(viewer, language).from(from);
        Transcript { steps, from: from.min(next), next, taken_back: gone.len() }
    }

    fn scenario_at(&self, step: usize) -> Option<Scenario> {
        let game = self.past.get(step).map_or(&self.game, |past| &past.before);
        beginning::at::<R>(&self.scenario, &self.scene, game)
    }

    fn state(&self, viewer: Option<Side>) -> Value {
        R::write_state(&self.scene, &self.game, viewer)
    }

    fn save(&self) -> SaveFile {
        let write = |action: &R::Action| R::write_action(&self.scene, action);
        let steps = self.past.iter().map(|past| SavedStep {
            side: R::side_id(&self.scene, past.by).to_owned(),
            action: write(&past.action),
            hash: String::new(),
            faces: past.faces().collect(),
            lots: past.log.lots.clone(),
            annotation: past.annotation.as_ref().map(|annotation| {
                annotation.written(write, |term| wire::write(term, &*self.scene))
            }),
        });
        let file = SaveFile {
            format: save::FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            scenario: self.scenario.clone(),
            scenario_hash: String::new(),
            seed: self.seed,
            dice: self.dice.seeded.clone(),
            faces: self.dice.again.iter().copied().collect(),
            lots: self.dice.lots_again.iter().copied().collect(),
            opening: self
                .opening_given
                .then(|| self.opening.throws().map(|throw| throw.face).collect()),
            steps: steps.collect(),
            position: self.position(),
            hashes: Hashes::default(),
            hides_cards: R::HIDES_CARDS,
        };
        file.chained()
    }
}
