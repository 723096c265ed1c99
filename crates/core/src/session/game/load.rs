//! Opening a save file.

use super::{OwnDice, Session};
use crate::kernel::{KnownLots, SeededDice};
use crate::scenario::FromScenario;
use crate::session::BeginError;
use crate::session::faces::Faces;
use crate::session::hashes::Hashes;
use crate::session::load_error::{Damage, Difference, LoadError};
use crate::session::port::{Inspect, PlayError, Writing};
use crate::session::save::{self, SaveFile, SavedStep};
use crate::view::{Present, wire};
use crate::words::Language;
use serde_json::Value;
use std::collections::VecDeque;

impl<R: Present + FromScenario> Session<R> {
    /// Opens a save file: replays it and compares every step and every field. On a difference after the beginning,
    /// the session up to the last step that agrees comes with the error; it throws dice of its own.
    ///
    /// # Errors
    /// The field that was altered, the faults of the scenario, or the first step that differs.
    #[allow(clippy::result_large_err)] // the error carries the part of the game that is sound
    pub fn load(save: SaveFile) -> Result<Self, (LoadError, Option<Self>)> {
        Self::load_in(save, Language::default())
    }

    /// The same, with the reasons in a language.
    ///
    /// # Errors
    /// As [`Session::load`].
    #[allow(clippy::result_large_err)] // the error carries the part of the game that is sound
    pub fn load_in(save: SaveFile, language: Language) -> Result<Self, (LoadError, Option<Self>)> {
        if save.format != save::FORMAT {
            return Err((LoadError::Format { found: save.format.to_string() }, None));
        }
        let altered = Hashes::of(&save).first_difference(&save.hashes);
        let altered = altered.map(|field| LoadError::Altered { field: field.to_owned() });
        if let Some(error @ LoadError::Altered { field }) = &altered
            && matches!(field.as_str(), "scenario" | "seed" | "opening")
        {
            return Err((error.clone(), None));
        }
        let faces = save.opening.as_deref().map(Faces::exactly);
        let begun = Session::<R>::begin(save.scenario.clone(), save.seed, faces);
        let mut session = begun.map_err(|error| match error {
            BeginError::Faults(faults) => (LoadError::Faults(faults), None),
            BeginError::WrongDice(misfit) => (LoadError::Unreadable(Damage::Opening(misfit)), None),
        })?;
        session.set_language(language);
        if let Some(error) = session.replay_all(&save).or(altered) {
            session.throw_anew();
            session.refresh();
            return Err((error, Some(session)));
        }
        session.dice =
            OwnDice { again: save.faces.into(), lots_again: save.lots.into(), seeded: save.dice };
        session.refresh();
        Ok(session)
    }

    /// Replays a file's steps and compares what they lead to. Returns the first difference.
    fn replay_all(&mut self, save: &SaveFile) -> Option<LoadError> {
        let of = save.steps.len();
        let mut before = save.root();
        for (index, step) in save.steps.iter().enumerate() {
            if let Err(what) = self.replay(step, &before) {
                return Some(LoadError::Differs { step: index + 1, of, what });
            }
            before.clone_from(&step.hash);
        }
        if !says_all_of(&self.position(), &save.position) {
            return Some(LoadError::Position { steps: of });
        }
        let most = R::largest_die(&self.scene);
        let strange = save.faces.iter().position(|face| !(1..=most).contains(face))?;
        let (field, face) = (format!("faces[{strange}]"), save.faces[strange]);
        Some(LoadError::NoSuchFace { field, face, most })
    }

    fn replay(&mut self, step: &SavedStep, before: &str) -> Result<(), Difference> {
        let Some(side) = self.decider() else {
            return Err(Difference::Over);
        };
        if R::side_id(&self.scene, side) != step.side {
            let decides = R::side_id(&self.scene, side).to_owned();
            return Err(Difference::Side { decides, found: step.side.clone() });
        }
        let action = self.read(&step.action).map_err(Difference::Refused)?;
        self.refused(&action).map_err(Difference::Refused)?;
        let faces = Some(Faces::exactly(&step.faces));
        let (game, log) = self
            .carried_out(&action, faces, &mut KnownLots::new(&step.lots))
            .map_err(|misfit| Difference::Refused(PlayError::WrongDice(misfit)))?;
        let read = |action: &Value| self.read(action).map_err(Difference::Refused);
        let term = |term: &Value| wire::read(term, &*self.scene).ok();
        let annotation = step.annotation.as_ref();
        let annotation =
            annotation.map(|annotation| annotation.try_with(read, term)).transpose()?;
        let (is, found) = (step.hash_after(before), &step.hash);
        if is != *found {
            return Err(Difference::Hash { is, found: found.clone() });
        }
        self.advance(side, action, game, log, annotation);
        Ok(())
    }

    /// Dice that follow from the game so far: for a game whose own dice are not known.
    fn throw_anew(&mut self) {
        let seed = u64::from_str_radix(&self.save().last_hash(), 16).unwrap_or(self.seed);
        let seeded = SeededDice::new(seed);
        self.dice = OwnDice { again: VecDeque::new(), lots_again: VecDeque::new(), seeded };
    }
}

/// Whether a position says all that another one says. What only the first one says is news since the other was written.
fn says_all_of(position: &Value, other: &Value) -> bool {
    match (position, other) {
        (Value::Object(fields), Value::Object(others)) => others
            .iter()
            .all(|(name, other)| fields.get(name).is_some_and(|value| says_all_of(value, other))),
        (Value::Array(values), Value::Array(others)) => {
            values.len() == others.len()
                && values.iter().zip(others).all(|(value, other)| says_all_of(value, other))
        }
        (value, other) => value == other,
    }
}
