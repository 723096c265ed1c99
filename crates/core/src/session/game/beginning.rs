//! A moment of a game as the beginning of another.

use crate::kernel::{Awaits, GameOf, ScriptedDice, Side, awaits, flow, legal_actions, on_a_copy};
use crate::scenario::{FromScenario, Scenario};
use crate::view::Present;
use serde_json::Value;

/// The scenario that begins in a position. It is started and compared with the position before anybody gets it: what a file
/// cannot say is not said wrongly.
pub(super) fn at<R: Present + FromScenario>(
    scenario: &Scenario,
    scene: &R::Scene,
    game: &GameOf<R>,
) -> Option<Scenario> {
    let (begun, now) = R::beginning_at(scenario, scene, game)?;
    let begun = Scenario { lesson: None, ..begun };
    let (own, start) = R::start(&begun).ok()?;
    let begins = flow::begin::<R>;
    let (after, _) = on_a_copy::<R>(&own, &start, &mut ScriptedDice::new(&[]), begins).ok()?;
    (told::<R>(&own, &after) == told::<R>(scene, &now)).then_some(begun)
}

/// What anybody sees of a position: whose decision it is, what stands on the table, what can be answered.
fn told<R: Present>(scene: &R::Scene, game: &GameOf<R>) -> (Option<Side>, Value, Vec<Value>) {
    let decider = match awaits::<R>(scene, game) {
        Awaits::Decision { side, .. } => Some(side),
        Awaits::Over(_) => None,
    };
    let mut position = R::write_state(scene, game, None);
    if let Some(fields) = position.as_object_mut() {
        fields.remove("procedures");
    }
    let actions = legal_actions::<R>(scene, game);
    (decider, position, actions.iter().map(|action| R::write_action(scene, action)).collect())
}
