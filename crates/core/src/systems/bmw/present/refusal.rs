//! Refusals as sentences.

use super::super::why::{Refused, Why};
use super::Localizer;
use crate::kernel::Reason;
use crate::say;
use crate::view::Refusal;

pub fn refusal(l10n: Localizer, refused: &Refused) -> Refusal {
    Refusal {
        rule: refused.rule.section.to_owned(),
        why: refused.why.slug().to_owned(),
        text: text(l10n, &refused.why),
    }
}

/// Every reason has its message under its short word; some tell it a name or a number.
fn text(l10n: Localizer, why: &Why) -> String {
    let slug = why.slug();
    match why {
        Why::OffMap { label } => say!(l10n, "bmw-why-{}" slug, hex = label),
        Why::NotOnMap { unit }
        | Why::AlreadyMoved { unit }
        | Why::AlreadyFired { unit }
        | Why::AlreadyFought { unit }
        | Why::Strands { unit }
        | Why::Obligation { unit }
        | Why::Unplaced { unit }
        | Why::LeaderAlone { unit }
        | Why::ExitEzoc { unit }
        | Why::PickHex { unit }
        | Why::PickedUp { unit }
        | Why::PickTarget { unit }
        | Why::NothingInSight { unit }
        | Why::ArcherLos { unit }
        | Why::ArcherPriority { unit }
        | Why::NoOpponent { unit }
        | Why::NoAttacker { unit }
        | Why::NoCommonFoe { unit }
        | Why::NoWay { unit } => say!(l10n, "bmw-why-{}" slug, unit = l10n.name(*unit)),
        Why::Stacking { hex }
        | Why::ProhibitedTerrain { hex }
        | Why::EnemyHex { hex }
        | Why::EnemyLeader { hex }
        | Why::MustStop { hex }
        | Why::EzocToEzoc { hex }
        | Why::OpenDotEzoc { hex }
        | Why::ChargeTerrain { hex }
        | Why::LeaderEzoc { hex }
        | Why::EdgeHex { hex }
        | Why::RallyEzoc { hex } => say!(l10n, "bmw-why-{}" slug, hex = l10n.label(*hex)),
        Why::WayEzoc { unit, hex }
        | Why::WayTerrain { unit, hex }
        | Why::WayFriend { unit, hex } => {
            let (unit, hex) = (l10n.name(*unit), l10n.label(*hex));
            say!(l10n, "bmw-why-{}" slug, unit = unit, hex = hex)
        }
        Why::WayFar { unit, limit } => {
            say!(l10n, "bmw-why-{}" slug, unit = l10n.name(*unit), limit = *limit)
        }
        Why::WayLength { unit, needed } => {
            say!(l10n, "bmw-why-{}" slug, unit = l10n.name(*unit), needed = *needed)
        }
        Why::ArcherRange { unit, distance, range } => {
            let unit = l10n.name(*unit);
            say!(l10n, "bmw-why-{}" slug, unit = unit, distance = *distance, range = *range)
        }
        Why::MaExceeded { cost, ma }
        | Why::TooDear { cost, ma }
        | Why::BeyondAllowance { cost, ma } => {
            say!(l10n, "bmw-why-{}" slug, cost = *cost, allowance = *ma)
        }
        Why::Range { distance, range } => {
            say!(l10n, "bmw-why-{}" slug, distance = *distance, range = *range)
        }
        Why::NotAdjacentToAll { attacker, defender } => {
            let (attacker, defender) = (l10n.name(*attacker), l10n.name(*defender));
            say!(l10n, "bmw-why-{}" slug, attacker = attacker, defender = defender)
        }
        Why::Length { steps, needed } => {
            say!(l10n, "bmw-why-{}" slug, steps = *steps, needed = *needed)
        }
        Why::FasterEnemy { enemy } => say!(l10n, "bmw-why-{}" slug, enemy = l10n.name(*enemy)),
        Why::AdvanceLimit { limit } => say!(l10n, "bmw-why-{}" slug, limit = *limit),
        Why::ThreeHexes { needed } | Why::Distance { needed } => {
            say!(l10n, "bmw-why-{}" slug, needed = *needed)
        }
        Why::WithdrawalNotEligible => say!(l10n, "bmw-withdrawal-not-eligible"),
        _ => say!(l10n, "bmw-why-{}" slug),
    }
}
