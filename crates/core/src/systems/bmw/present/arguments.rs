//! What speaks for an action and against it, in words.

use super::super::action::Action;
use super::super::evaluation::Term;
use super::super::scene::Scene;
use super::super::system::Bmw;
use super::Localizer;
use crate::kernel::{GameOf, UnitId};
use crate::say;

/// What a term says: as something to be done where it speaks for the action, otherwise as a fact.
pub fn argument(l10n: Localizer, term: &Term, speaks_for: bool) -> String {
    let key = |term: &str| format!("{term}-{}", if speaks_for { "for" } else { "against" });
    let plain = |term: &str| say!(l10n, "bmw-account-{}" key(term));
    match *term {
        Term::Attack { target } => say!(l10n, "bmw-account-attack", unit = l10n.name(target)),
        Term::Elimination { target: Some(target), chance } => {
            say!(l10n, "bmw-account-elimination", unit = l10n.name(target), chance = chance)
        }
        Term::Retreat { target: Some(target), chance } => {
            say!(l10n, "bmw-account-retreat", unit = l10n.name(target), chance = chance)
        }
        // No attack has nobody who is attacked.
        Term::Elimination { target: None, .. } | Term::Retreat { target: None, .. } => {
            String::new()
        }
        Term::LoneLeader { target } => {
            say!(l10n, "bmw-account-lone-leader", unit = l10n.name(target))
        }
        Term::Shot { target } => say!(l10n, "bmw-account-shot", unit = l10n.name(target)),
        Term::Sacrifice { unit } => say!(l10n, "bmw-account-sacrifice", unit = l10n.name(unit)),
        Term::Fate { unit, lost, otherwise } => {
            say!(
                l10n,
                "bmw-account-fate",
                unit = l10n.name(unit),
                lost = lost,
                otherwise = otherwise
            )
        }
        Term::Loss { chance } => say!(l10n, "bmw-account-loss", chance = chance),
        Term::Repulse { chance } => say!(l10n, "bmw-account-repulse", chance = chance),
        Term::Duties => plain("duties"),
        Term::Distance => plain("distance"),
        Term::Nearness => plain("nearness"),
        Term::Outnumbered => plain("outnumbered"),
        Term::Escort => plain("escort"),
        Term::Contact => plain("contact"),
        Term::Spoils => plain("spoils"),
        Term::Line => plain("line"),
        Term::Cover => plain("cover"),
        Term::Objective => plain("objective"),
        Term::Leading => plain("leading"),
        Term::Help => plain("help"),
        Term::Crowd => plain("crowd"),
        Term::Idle => plain("idle"),
        Term::Room => plain("room"),
        Term::Escape => plain("escape"),
        Term::Beset => plain("beset"),
        Term::Withdrawal => plain("withdrawal"),
        Term::Rally => plain("rally"),
        Term::Effort => say!(l10n, "bmw-account-effort"),
        Term::Charging => say!(l10n, "bmw-account-charging"),
        Term::Front => say!(l10n, "bmw-account-front"),
        Term::Leader => say!(l10n, "bmw-account-leader"),
        Term::Disorder => say!(l10n, "bmw-account-disorder"),
        Term::Shelter => say!(l10n, "bmw-account-shelter"),
        Term::Eventful => say!(l10n, "bmw-account-eventful"),
        Term::RunOver => say!(l10n, "bmw-account-run-over"),
        Term::Ground => say!(l10n, "bmw-account-ground"),
        Term::Pursuit => say!(l10n, "bmw-account-pursuit"),
        Term::Friends => say!(l10n, "bmw-account-friends"),
        Term::Caution => say!(l10n, "bmw-account-caution"),
    }
}

/// What an army sets out to do; the rest are answers to what comes.
pub const fn may_announce(action: &Action) -> bool {
    matches!(action, Action::Move { .. } | Action::Attack { .. } | Action::Fire { .. })
}

/// What a term says that is the end of a plan.
pub fn aim(l10n: Localizer, term: &Term) -> String {
    match *term {
        Term::Elimination { target: Some(target), .. }
        | Term::Retreat { target: Some(target), .. } => {
            say!(l10n, "bmw-account-attack", unit = l10n.name(target))
        }
        ref other => argument(l10n, other, true),
    }
}

/// Who does an action.
pub fn doers(scene: &Scene, _: &GameOf<Bmw>, action: &Action) -> Vec<String> {
    let ids = |units: &[UnitId]| units.iter().map(|&unit| scene.counter(unit).id.clone()).collect();
    match action {
        Action::Move { unit, .. } | Action::Flip { unit } => ids(&[*unit]),
        Action::Attack { attackers, .. } => ids(attackers),
        Action::Fire { firer, .. } => ids(&[*firer]),
        _ => Vec::new(),
    }
}

/// The name of somebody who does an action.
pub fn called(l10n: Localizer, doer: &str) -> Option<String> {
    l10n.scene.find(doer).map(|unit| l10n.word(unit).to_owned())
}
