//! BMW 14.2, 14.3: a set-up that a scenario asks for must be possible.

use super::action::Action;
use super::frame::Frame;
use super::scene::Scene;
use super::state::State;
use super::system::Bmw;
use super::why::{Refused, Why};
use crate::kernel::GameOf;
use crate::kernel::rehearsal::rehearse;
use crate::phrase;
use crate::scenario::Fault;
use crate::words::Phrase;

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
    let what = phrase!("fault-the-set-up-cannot", it = told(scene, &refused));
    let todo = phrase!("fault-give-the-zones-room");
    Some(Fault::new(at, "set-up", what, todo).against(refused.rule.section))
}

fn told(scene: &Scene, refused: &Refused) -> Phrase {
    let id = |unit| &scene.counter(unit).id;
    match refused.why {
        Why::Unplaced { unit } => phrase!("fault-finds-no-hex", it = id(unit)),
        Why::LeaderAlone { unit } => phrase!("fault-finds-no-unit-to", it = id(unit)),
        Why::SiegeLine => phrase!("fault-a-zone-is-not"),
        Why::LineGap => phrase!("fault-a-hex-that-must"),
        Why::InfantryOnly => phrase!("fault-a-unit-stands-where"),
        Why::OneTrebuchet => phrase!("fault-two-trebuchets-share-a"),
        _ => phrase!("fault-a-counter-stands-where"),
    }
}
