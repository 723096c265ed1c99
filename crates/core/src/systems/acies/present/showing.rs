//! How events are seen on the field.

use super::super::card::Card;
use super::super::event::Event;
use super::super::missile::RAMPAGE;
use super::super::totals::Verdict;
use super::Localizer;
use super::cards::face;
use crate::say;
use crate::view::{Needed, Showing, Sign};

/// How an event is seen on the field; its cells say where.
pub fn showing(l10n: Localizer, event: &Event) -> Showing {
    let showing = mark(event);
    let showing = match outcome(l10n, event) {
        Some(outcome) => showing.without_effect(outcome),
        None => showing,
    };
    let card = match *event {
        Event::Scouted { kind, .. }
        | Event::FlankDiscard { kind, .. }
        | Event::Entered { kind, .. } => Card::Unit(kind),
        Event::Played { tactic, .. } => Card::Tactic(tactic),
        Event::Discarded { card, .. } => card,
        _ => return showing,
    };
    showing.spending(face(l10n, card))
}

/// What came of something by which nothing changed on the field: it stays to be seen there.
fn outcome(l10n: Localizer, event: &Event) -> Option<String> {
    Some(match *event {
        Event::Shot { hit: false, .. } => say!(l10n, "acies-outcome-missed"),
        Event::Stopped { .. } => say!(l10n, "acies-outcome-stopped"),
        Event::FlankTried { success: false, .. } => say!(l10n, "acies-outcome-no-flank"),
        Event::Fought { result: Verdict::Tie, .. } => say!(l10n, "acies-outcome-tie"),
        Event::Fought { result: Verdict::Spared, .. } => say!(l10n, "acies-outcome-spared"),
        Event::Rampage { lost: false, .. } => say!(l10n, "acies-outcome-calm"),
        Event::WithdrawalRolled { success: false, .. } => say!(l10n, "acies-outcome-caught"),
        Event::Withdrew { .. } => say!(l10n, "acies-outcome-withdrew"),
        _ => return None,
    })
}

fn mark(event: &Event) -> Showing {
    match *event {
        Event::Deploys { .. }
        | Event::Deployed { .. }
        | Event::Placed { .. }
        | Event::First { .. }
        | Event::Shuffled { .. }
        | Event::Drew { .. }
        | Event::Turn { .. }
        | Event::Begins { .. }
        | Event::Scouted { .. }
        | Event::FlankDiscard { .. }
        | Event::FlankPoints { .. }
        | Event::Encircling { .. }
        | Event::Played { .. }
        | Event::FlankBarred { .. }
        | Event::MainBody { .. }
        | Event::Discarded { .. }
        | Event::Rallied { .. }
        | Event::Again { .. }
        | Event::Cancelled { .. }
        | Event::Over { .. } => Showing::default(),
        Event::FirstRoll { .. } => Showing::default().thrown(),
        Event::Revealed { .. } => Showing::at(Sign::Placed),
        Event::Entered { .. }
        | Event::Flanking { .. }
        | Event::Stopped { .. }
        | Event::Withdrew { .. } => Showing::at(Sign::Here),
        Event::Moved { .. } | Event::Advanced { .. } => Showing::at(Sign::Way),
        Event::Readied { .. } | Event::Upright { .. } | Event::Recovered { .. } => {
            Showing::at(Sign::Better)
        }
        Event::Shot { adds, value, .. } => Showing::at(Sign::Strike).needing(at_most(value, adds)),
        Event::Attacked { .. } | Event::Diverted { .. } => Showing::at(Sign::Strike),
        Event::Fought { .. } => Showing::at(Sign::Strike).thrown(),
        Event::Rampage { lost, .. } => {
            let sign = if lost { Sign::Worse } else { Sign::Here };
            Showing::at(sign).needing(Needed::AtMost(i16::from(RAMPAGE)))
        }
        Event::Marked { .. } => Showing::at(Sign::Worse),
        Event::Eliminated { .. } => Showing::at(Sign::Lost),
        Event::FlankTried { value, .. } => Showing::at(Sign::Here).needing(at_most(value, 0)),
        Event::WithdrawalRolled { adds, value, .. } => {
            Showing::at(Sign::Here).needing(at_most(value, adds))
        }
    }
}

/// A die with what is added to it is at most the value.
fn at_most(value: u8, adds: i8) -> Needed {
    Needed::AtMost(i16::from(value) - i16::from(adds))
}

/// Whether somebody is lost by an event.
pub const fn is_loss(event: &Event) -> bool {
    matches!(event, Event::Eliminated { .. })
}
