//! How events are seen on the map.

use super::super::damage::WOUNDS;
use super::super::event::Event;
use super::super::fire;
use super::super::scene::BattleId;
use super::super::state::Effectiveness;
use super::Localizer;
use crate::kernel::UnitId;
use crate::say;
use crate::view::{Needed, Showing, Sign};

/// How an event is seen on the map. What becomes of a Battle is seen on every unit of it.
pub fn showing(l10n: Localizer, event: &Event) -> Showing {
    let one = |sign: Sign, unit: UnitId| Showing::of(sign, [l10n.id(unit)]);
    let battle = |sign: Sign, battle: BattleId| {
        Showing::of(sign, l10n.scene.battle(battle).units.iter().map(|&unit| l10n.id(unit)))
    };
    match *event {
        Event::SetsUp { .. }
        | Event::Ready { .. }
        | Event::Designated { .. }
        | Event::Allots { .. }
        | Event::Allotted { .. }
        | Event::Turn { .. }
        | Event::Begins { .. }
        | Event::ChitDeclined { .. }
        | Event::Passed { .. }
        | Event::Over { .. } => Showing::default(),
        Event::Replacement { .. } => Showing::default().thrown(),
        Event::Revealed { battle: which, .. }
        | Event::ChitPlaced { battle: which, .. }
        | Event::Offered { battle: which, .. }
        | Event::Initiative { battle: which, .. }
        | Event::Activated { battle: which, .. }
        | Event::Continued { battle: which }
        | Event::Reacted { battle: which } => battle(Sign::Here, which),
        Event::EdwardRolled { .. } => {
            let Some((edward, freed_on)) = l10n.scene.edward else { return Showing::default() };
            battle(Sign::Here, edward).needing(Needed::AtLeast(i16::from(freed_on)))
        }
        Event::Placed { unit, .. } | Event::TakenUp { unit, .. } => one(Sign::Placed, unit),
        Event::Turned { unit, .. }
        | Event::Swapped { unit, .. }
        | Event::Entered { unit, .. }
        | Event::Sighted { unit, .. }
        | Event::NoCharge { unit }
        | Event::ChargeEnds { unit }
        | Event::Cornered { unit, .. } => one(Sign::Here, unit),
        Event::Moved { unit, from, hex, .. } => {
            let company = event.along().iter().copied();
            Showing::of(Sign::Way, std::iter::once(unit).chain(company).map(|unit| l10n.id(unit)))
                .through([l10n.label(from), l10n.label(hex)])
        }
        Event::Finished { unit, .. }
        | Event::Rode { unit, .. }
        | Event::Displaced { unit, .. }
        | Event::Retreated { unit, .. }
        | Event::Advanced { unit, .. } => {
            let company = event.company().iter().copied();
            Showing::of(Sign::Way, std::iter::once(unit).chain(company).map(|unit| l10n.id(unit)))
        }
        Event::NewAttack { .. } => Showing::at(Sign::Here),
        Event::Charges { unit, .. } => one(Sign::Strike, unit),
        Event::ReactionChecked { unit, mover, rating, .. } => {
            let needed = Needed::AtLeast(i16::from(rating) + 1);
            Showing::strike([l10n.id(unit)], [l10n.id(mover)]).needing(needed)
        }
        Event::Shot { unit, range, adds, .. } => {
            let strike = one(Sign::Strike, unit);
            match (1..=10).find(|&face| fire::hits(l10n.scene, face, adds, range) > 0) {
                Some(least) => strike.needing(Needed::AtLeast(i16::from(least))),
                None => strike.thrown(),
            }
        }
        Event::Attacked { .. } => Showing::at(Sign::Strike),
        Event::Struck { .. } => Showing::at(Sign::Strike).thrown(),
        Event::Hit { unit, .. } | Event::Shaken { unit } => one(Sign::Worse, unit),
        Event::Lost { unit, .. } | Event::LeaderGone { unit } => one(Sign::Lost, unit),
        Event::Checked { unit, leader, against, passed, .. } => {
            let sign = if passed { Sign::Here } else { Sign::Worse };
            one(sign, unit).needing(at_most(against, leader))
        }
        Event::Recovery { unit, leader, against, recovered, .. } => {
            let sign = if recovered { Sign::Better } else { Sign::Here };
            one(sign, unit).needing(at_most(against, leader))
        }
        Event::LeaderRolled { unit, wounded, .. } => {
            let sign = if wounded { Sign::Worse } else { Sign::Here };
            one(sign, unit).needing(Needed::AtLeast(i16::from(WOUNDS)))
        }
        Event::Effectiveness { battle: which, number, failed, .. } => {
            let sign = if failed { Sign::Worse } else { Sign::Here };
            battle(sign, which).needing(Needed::AtLeast(i16::from(number) + 1))
        }
        Event::BattleDown { battle: which, effectiveness } => {
            let who = l10n.battle(which);
            let (title, meaning) = match effectiveness {
                Effectiveness::Broken => (
                    say!(l10n, "barons-standing-broken", battle = who),
                    say!(l10n, "barons-standing-broken-means"),
                ),
                Effectiveness::Good | Effectiveness::Shaken => (
                    say!(l10n, "barons-standing-shaken", battle = who),
                    say!(l10n, "barons-standing-shaken-means"),
                ),
            };
            battle(Sign::Worse, which).changing(title, meaning)
        }
    }
}

/// BARONS 12.0: the die, one less if a leader helps, is at most the morale.
fn at_most(morale: i8, leader: bool) -> Needed {
    Needed::AtMost(i16::from(morale) + i16::from(leader))
}

/// Whether somebody is lost by an event.
pub const fn is_loss(event: &Event) -> bool {
    matches!(event, Event::Lost { .. } | Event::LeaderGone { .. })
}
