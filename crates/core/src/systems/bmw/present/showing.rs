//! How events are seen on the map.

use super::super::event::{Event, Fate, Turned};
use super::super::reorganization::REORGANIZES_ON;
use super::super::special;
use super::Localizer;
use crate::kernel::UnitId;
use crate::say;
use crate::view::{Needed, Showing, Sign};

/// How an event is seen on the map.
pub fn showing(l10n: Localizer, event: &Event) -> Showing {
    let all = |units: &[UnitId]| units.iter().map(|&unit| l10n.id(unit)).collect::<Vec<_>>();
    let one = |sign: Sign, unit: UnitId| Showing::of(sign, [l10n.id(unit)]);
    match event {
        Event::SetUp { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::RallyWithoutHex { .. }
        | Event::Disintegrated { .. }
        | Event::Over { .. } => Showing::default(),
        Event::Demoralized { side, .. } => Showing::default().changing(
            say!(l10n, "bmw-standing-demoralized", army = l10n.army(*side)),
            say!(l10n, "bmw-standing-demoralized-means"),
        ),
        Event::Recovered { side, .. } => Showing::default().changing(
            say!(l10n, "bmw-standing-recovered", army = l10n.army(*side)),
            say!(l10n, "bmw-standing-recovered-means"),
        ),
        Event::RallyTried { .. } => Showing::default().thrown(),
        Event::Placed { unit, .. } | Event::TakenUp { unit } => one(Sign::Placed, *unit),
        Event::Stood { unit } => one(Sign::Here, *unit),
        Event::Moved { unit, with, .. } => {
            Showing::of(Sign::Way, std::iter::once(unit).chain(with).map(|&unit| l10n.id(unit)))
        }
        Event::Turned { unit, cause, back } => match (cause, back) {
            (Turned::Choice | Turned::Mounted, _) => one(Sign::Here, *unit),
            (_, true) => one(Sign::Worse, *unit),
            (_, false) => one(Sign::Better, *unit),
        },
        Event::Aimed { firer, target } => Showing::strike(all(&[*firer]), all(&[*target])),
        Event::Shot { firer, target, factor, .. } => {
            let shot = Showing::strike(all(&[*firer]), all(&[*target]));
            shot.needing(Needed::AtMost(i16::from(*factor)))
        }
        Event::Attack { attackers, defenders } => Showing::strike(all(attackers), all(defenders)),
        // Where it happens, the attack before it has said.
        Event::Odds { .. } => Showing::at(Sign::Here).thrown(),
        Event::Eliminated { unit, fate: Fate::Plunder } => one(Sign::Lost, *unit).thrown(),
        Event::Removed { unit } => one(Sign::Lost, *unit).thrown(),
        Event::Eliminated { unit, .. } | Event::LeaderLost { unit, .. } => one(Sign::Lost, *unit),
        Event::Reorganization { unit, modifier, success } => {
            let sign = if *success { Sign::Better } else { Sign::Here };
            let needed = i16::from(REORGANIZES_ON) - i16::from(*modifier);
            one(sign, *unit).needing(Needed::AtLeast(needed))
        }
        // Who comes back to an army that has left the map stands nowhere (15.5).
        Event::Rallied { hex: None, .. } => Showing::default(),
        Event::Rallied { unit, hex: Some(_) } => one(Sign::Better, *unit),
        _ => special::ALL.iter().find_map(|rule| rule.showing(l10n, event)).unwrap_or_default(),
    }
}

/// Whether somebody is lost by an event.
pub const fn is_loss(event: &Event) -> bool {
    matches!(
        event,
        Event::Eliminated { .. }
            | Event::Removed { .. }
            | Event::LeaderLost { .. }
            | Event::Captured { .. }
    )
}
