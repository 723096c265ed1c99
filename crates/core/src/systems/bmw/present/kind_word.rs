//! How kinds of units are called.

use super::localizer::Localizer;
use crate::say;
use crate::scenario::bmw::UnitKind;

/// How a kind of units is called.
pub fn kind_word(l10n: Localizer, kind: UnitKind) -> String {
    match kind {
        UnitKind::Infantry => say!(l10n, "bmw-kind-infantry"),
        UnitKind::LightInfantry => say!(l10n, "bmw-kind-light-infantry"),
        UnitKind::HeavyCavalry => say!(l10n, "bmw-kind-heavy-cavalry"),
        UnitKind::Cavalry => say!(l10n, "bmw-kind-cavalry"),
        UnitKind::LightCavalry => say!(l10n, "bmw-kind-light-cavalry"),
        UnitKind::HorseArchers => say!(l10n, "bmw-kind-horse-archers"),
        UnitKind::Dismounted => say!(l10n, "bmw-kind-dismounted"),
        UnitKind::Garrison => say!(l10n, "bmw-kind-garrison"),
        UnitKind::Train => say!(l10n, "bmw-kind-train"),
    }
}
