//! BARONS 14.0, 14.3: a set-up that a scenario asks for must be possible.

use super::action::Action;
use super::frame::Frame;
use super::scene::Scene;
use super::state::{Place, State};
use super::system::Barons;
use crate::kernel::rehearsal::rehearse;
use crate::kernel::{GameOf, UnitId};
use crate::phrase;
use crate::scenario::Fault;
use crate::words::InPhrase;

/// BARONS 14.0: the fault of the first Battle that automatic set-up finds no room for.
#[must_use]
pub fn fault(scene: &Scene, game: &GameOf<Barons>) -> Option<Fault> {
    let set_up = |doing: &Frame, s: &State| match doing {
        Frame::SetUp(set_up) if set_up.next(scene, s).is_some() => {
            vec![Action::SetUpAutomatically, Action::SetUpDone]
        }
        Frame::SetUp(_) => vec![Action::SetUpDone],
        _ => Vec::new(),
    };
    let (game, refused) = rehearse::<Barons>(scene, game, set_up).err()?;
    let counters = 0..scene.units.len() + scene.leaders.len();
    let mut counters = counters.map(|index| UnitId(u16::try_from(index).unwrap_or(u16::MAX)));
    let side = match game.top() {
        Some(Frame::SetUp(set_up)) => Some(set_up.side()),
        _ => None,
    };
    let left = counters
        .find(|&unit| game.state.place(unit) == Place::Aside && side == Some(scene.side(unit)));
    let battle = left.map_or(0, |unit| scene.battle_of(unit).index());
    let who = left.map_or_else(|| phrase!("fault-a-counter").part(), |unit| scene.id(unit).part());
    let what = phrase!("fault-finds-no-hex-in", it = who);
    let at = format!("barons.battles[{battle}].setup");
    let fault = Fault::new(at, "no-room", what, phrase!("fault-make-it-larger-or"));
    Some(fault.against(refused.rule.section))
}
