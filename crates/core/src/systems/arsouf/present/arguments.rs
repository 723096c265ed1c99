//! What speaks for an action and against it, in words.

use super::super::action::Action;
use super::super::evaluation::Term;
use super::super::scene::Scene;
use super::super::system::Arsouf;
use super::Localizer;
use crate::kernel::{GameOf, UnitId};
use crate::say;

/// What a term says: as something to be done where it speaks for the action, otherwise as a fact.
pub fn argument(l10n: Localizer, term: &Term, speaks_for: bool) -> String {
    let name = |unit: UnitId| l10n.scene.name(unit, l10n.language);
    let key = |term: &str| format!("{term}-{}", if speaks_for { "for" } else { "against" });
    match *term {
        Term::Victory => say!(l10n, "arsouf-account-victory"),
        Term::Prize { target, chance } => {
            say!(l10n, "arsouf-account-prize", unit = name(target), chance = chance)
        }
        Term::Risk { unit, chance } => {
            say!(l10n, "arsouf-account-risk", unit = name(unit), chance = chance)
        }
        Term::Fate { unit, lost, otherwise } => {
            say!(l10n, "arsouf-account-fate", unit = name(unit), lost = lost, otherwise = otherwise)
        }
        Term::Caution => say!(l10n, "arsouf-account-caution"),
        Term::Strike { target } => {
            say!(l10n, "arsouf-account-{}" key("strike"), unit = name(target))
        }
        Term::Danger { by } => say!(l10n, "arsouf-account-{}" key("danger"), unit = name(by)),
        Term::Way => {
            let goal = l10n.scene.goal.name.noun(l10n.language);
            say!(l10n, "arsouf-account-{}" key("way"), goal = goal)
        }
        Term::Arrival => {
            let goal = l10n.scene.goal.name.noun(l10n.language);
            say!(l10n, "arsouf-account-{}" key("arrival"), goal = goal)
        }
        Term::Ranks => say!(l10n, "arsouf-account-{}" key("ranks")),
        Term::Front => say!(l10n, "arsouf-account-{}" key("front")),
        Term::Guard => say!(l10n, "arsouf-account-{}" key("guard")),
        Term::Shelter => say!(l10n, "arsouf-account-{}" key("shelter")),
        Term::Reach => say!(l10n, "arsouf-account-{}" key("reach")),
        Term::Gap => say!(l10n, "arsouf-account-{}" key("gap")),
        Term::Company => say!(l10n, "arsouf-account-{}" key("company")),
        Term::Shield => say!(l10n, "arsouf-account-{}" key("shield")),
        Term::Road => say!(l10n, "arsouf-account-{}" key("road")),
        Term::Hunt => say!(l10n, "arsouf-account-{}" key("hunt")),
        Term::Bar => say!(l10n, "arsouf-account-{}" key("bar")),
        Term::Flight => say!(l10n, "arsouf-account-{}" key("flight")),
        Term::Inspiration => say!(l10n, "arsouf-account-{}" key("inspiration")),
        Term::Peril => say!(l10n, "arsouf-account-{}" key("peril")),
    }
}

/// What a term says that is the end of a plan.
pub fn aim(l10n: Localizer, term: &Term) -> String {
    match *term {
        Term::Prize { target, .. } => {
            let unit = l10n.scene.name(target, l10n.language);
            say!(l10n, "arsouf-aim-attack", unit = unit)
        }
        ref other => argument(l10n, other, true),
    }
}

/// Who does an action.
pub fn doers(scene: &Scene, _: &GameOf<Arsouf>, action: &Action) -> Vec<String> {
    match *action {
        Action::Move { unit, .. } | Action::Attack { unit, .. } => {
            vec![scene.piece(unit).id.clone()]
        }
        _ => Vec::new(),
    }
}

/// The name of somebody who does an action.
pub fn called(l10n: Localizer, doer: &str) -> Option<String> {
    l10n.scene.find(doer).map(|unit| l10n.scene.name(unit, l10n.language).text.into_owned())
}
