//! BMW 14.2, 14.3: a set-up that a scenario asks for must be possible.

use super::action::Action;
use super::frame::Frame;
use super::scene::Scene;
use super::state::State;
use super::system::Bmw;
use super::why::{Refused, Why};
use crate::kernel::GameOf;
use crate::kernel::rehearsal::rehearse;
use crate::scenario::Fault;

/// BMW 14.2, 14.3: the fault of the first set-up plan that the scenario's own set-up does not complete.
#[must_use]
pub fn fault(scene: &Scene, game: &GameOf<Bmw>) -> Option<Fault> {
    let set_up = |doing: &Frame, _: &State| match doing {
        Frame::SetUp(_) => vec![Action::SetUpHistorically, Action::SetUpDone],
        _ => Vec::new(),
    };
    let (game, refused) = rehearse::<Bmw>(scene, game, set_up).err()?;
    let plan = match game.top() {
        Some(Frame::SetUp(set_up)) => set_up.number(),
        _ => None,
    };
    let at = format!("bmw.setup[{}]", plan.unwrap_or_default());
    let what = format!("the set-up can't be completed: {}", told(scene, &refused));
    let todo = "Give the zones room for what must stand in them, and the counters \"setup\" hexes that fit.";
    Some(Fault::new(at, "set-up", what, todo).against(refused.rule.section))
}

fn told(scene: &Scene, refused: &Refused) -> String {
    let id = |unit| &scene.counter(unit).id;
    match refused.why {
        Why::Unplaced { unit } => format!("{} finds no hex", id(unit)),
        Why::LeaderAlone { unit } => format!("{} finds no unit to stand with", id(unit)),
        Why::SiegeLine => "a zone is not filled as it must be".to_owned(),
        Why::LineGap => "a hex that must be covered has neither a unit nor a ZOC".to_owned(),
        Why::InfantryOnly => "a unit stands where its kind may not".to_owned(),
        Why::OneTrebuchet => "two trebuchets share a hex".to_owned(),
        _ => "a counter stands where it may not".to_owned(),
    }
}
