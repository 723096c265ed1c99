//! What a die must show, and why: said before it is thrown.

use super::super::archery::archery;
use super::super::rally;
use super::super::reorganization::Modifiers;
use super::super::state::State;
use super::localizer::{Localizer, percent};
use crate::kernel::UnitId;
use crate::say;
use crate::words::listed;

/// How many names are told one by one.
const TOLD: usize = 6;

/// BMW 11.1: the faces that turn a unit to its front: `6 or more`.
pub fn reorganizes(l10n: Localizer, s: &State, unit: UnitId) -> String {
    let needed = Modifiers::of(l10n.scene, s, unit).needed().min(7);
    say!(l10n, "bmw-needs", needed = needed, percent = percent(7 - needed))
}

/// BMW 11.1, RUL-65: why it is not the printed number; nothing if it is.
pub fn why_needed(l10n: Localizer, s: &State, unit: UnitId) -> Option<String> {
    let Modifiers { near, leader } = Modifiers::of(l10n.scene, s, unit);
    let near = near.then(|| say!(l10n, "bmw-adds-enemy-near"));
    let leader = (leader > 0).then(|| say!(l10n, "bmw-adds-best-leader", value = leader));
    let parts: Vec<String> = near.into_iter().chain(leader).collect();
    (!parts.is_empty()).then(|| listed(l10n.language, &parts))
}

/// BMW 11.2: the faces on which a rally succeeds: `1 to 3`.
pub fn rallies(l10n: Localizer, s: &State) -> String {
    let (low, high) = rally::range(l10n.scene, s);
    l10n.within(low, high)
}

/// BMW 11.2: who may return after a rally; nobody if there is no place.
pub fn may_return(l10n: Localizer, s: &State) -> Option<String> {
    let units = rally::may_return(l10n.scene, s);
    let names: Vec<&str> = units.iter().take(TOLD).map(|&unit| l10n.word(unit)).collect();
    match units.len() {
        0 => None,
        n if n > TOLD => Some(say!(l10n, "bmw-and-more", names = names.join(", "), n = n - TOLD)),
        _ => Some(listed(l10n.language, &names)),
    }
}

/// BMW 6.2: the faces on which a shot of a unit hits: `hits on 1-2, 33 %`.
pub fn hits(l10n: Localizer, s: &State, firer: UnitId) -> String {
    let factor = archery(l10n.scene, s, firer).map_or(0, |(factor, _)| factor);
    say!(l10n, "bmw-hits-on", factor = factor, percent = percent(factor.min(6)))
}
