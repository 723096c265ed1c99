//! Lessons: how far somebody is in one, doing what it says, and whether it can be played at all.

pub mod progress;
pub mod rehearsal;

pub use progress::{Astray, PassedStep, Progress};

use super::port::{PlayError, Port};
use crate::kernel::Side;
use crate::scenario::Scenario;
use crate::scenario::lesson::{MOVER, Pattern, agrees};
use crate::view::{Choice, ChoiceKind, Target};
use serde_json::Value;

/// The side that the learner plays; none if the scenario has no lesson, or the lesson names a side that is not there.
#[must_use]
pub fn learner(scenario: &Scenario) -> Option<Side> {
    let id = &scenario.lesson.as_ref()?.side;
    Side::ALL.into_iter().find(|side| scenario.sides[*side as usize].id == *id)
}

/// An action as patterns see it: with the counter that has been picked up for it.
fn with_mover(mut action: Value, mover: Option<String>) -> Value {
    if let (Some(fields), Some(mover)) = (action.as_object_mut(), mover) {
        fields.entry(MOVER).or_insert(Value::String(mover));
    }
    action
}

/// An offered action as patterns see it.
#[must_use]
pub fn offered(port: &dyn Port, id: usize) -> Option<Value> {
    Some(with_mover(port.action(id)?, port.prompt().selected.clone()))
}

/// An action that was taken, counted from 0, as patterns see it.
#[must_use]
pub fn taken(port: &dyn Port, step: usize) -> Option<Value> {
    Some(with_mover(port.taken(step)?, port.picked_at(step)))
}

/// Takes the first action that agrees with a pattern: an offered one, one that is offered once its counter is picked up, or
/// the pattern as it stands. Another counter that is picked up is put back first.
///
/// # Errors
/// Why it can't be done.
pub fn perform(port: &mut dyn Port, pattern: &Pattern) -> Result<(), PlayError> {
    if take_offered(port, pattern)? {
        return Ok(());
    }
    let back = port.choices().iter().find(|choice| choice.kind == ChoiceKind::Cancel);
    if let Some(back) = back.map(|choice| choice.id) {
        port.choose(back)?;
        if take_offered(port, pattern)? {
            return Ok(());
        }
    }
    let named = pattern.get("unit").or_else(|| pattern.get(MOVER));
    let unit = named.and_then(Value::as_str).map(|id| Target::Unit(id.to_owned()));
    let pick = |c: &&Choice| c.kind == ChoiceKind::Select && Some(&c.target) == unit.as_ref();
    if let Some(pick) = port.choices().iter().find(pick).map(|choice| choice.id) {
        port.choose(pick)?;
        if take_offered(port, pattern)? {
            return Ok(());
        }
    }
    let mut action = pattern.clone();
    let picked = port.prompt().selected.as_deref();
    if picked.is_some() && picked == pattern.get(MOVER).and_then(Value::as_str) {
        action.remove(MOVER);
    }
    port.play(&Value::Object(action), None).map(|_| ())
}

/// Takes the first offered action that agrees; whether there is one.
fn take_offered(port: &mut dyn Port, pattern: &Pattern) -> Result<bool, PlayError> {
    let agreeing = |id: &usize| offered(port, *id).is_some_and(|action| agrees(pattern, &action));
    let offered = (0..port.choices().len()).find(agreeing);
    offered.map_or(Ok(false), |id| port.choose(id).map(|_| true))
}
