//! How events are seen on the map.

use super::super::event::Event;
use super::Localizer;
use crate::kernel::UnitId;
use crate::view::{Showing, Sign};

/// How an event is seen on the map.
pub fn showing(l10n: Localizer, event: &Event) -> Showing {
    let id = |unit: UnitId| l10n.scene.piece(unit).id.clone();
    let one = |sign: Sign, unit: UnitId| Showing::of(sign, [id(unit)]);
    match *event {
        Event::Deploys { .. }
        | Event::Deployed { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Over { .. } => Showing::default(),
        Event::Placed { unit, .. } | Event::TakenUp { unit, .. } => one(Sign::Placed, unit),
        Event::Arrived { unit, .. } | Event::Dropped { unit } | Event::Void { unit } => {
            one(Sign::Here, unit)
        }
        Event::Moved { unit, .. } | Event::TookBack { unit, .. } => one(Sign::Way, unit),
        Event::Charged { unit, target, .. } | Event::Announced { unit, target } => {
            Showing::strike([id(unit)], [id(target)])
        }
        Event::Attacked { ref attack, .. } => {
            Showing::strike([id(attack.unit)], [id(attack.target)]).thrown()
        }
        Event::Wounded { unit } => one(Sign::Worse, unit),
        Event::Killed { unit, .. } => one(Sign::Lost, unit),
        Event::Recovered { unit } => one(Sign::Better, unit),
    }
}

/// Whether somebody is lost by an event.
pub const fn is_loss(event: &Event) -> bool {
    matches!(event, Event::Killed { .. })
}
