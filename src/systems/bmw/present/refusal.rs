//! Refusals as sentences.

use super::super::why::{Refused, Why};
use super::Voice;
use crate::kernel::Reason;
use crate::say;
use crate::view::Refusal;

pub fn refusal(voice: Voice, refused: &Refused) -> Refusal {
    Refusal {
        rule: refused.rule.section.to_owned(),
        why: refused.why.slug().to_owned(),
        text: text(voice, &refused.why),
    }
}

/// Every reason has its message under its short word; some tell it a name or a number.
fn text(voice: Voice, why: &Why) -> String {
    let slug = why.slug();
    match why {
        Why::OffMap { label } => say!(voice, "bmw-why-{}" slug, hex = label),
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
        | Why::NoWay { unit } => say!(voice, "bmw-why-{}" slug, unit = voice.name(*unit)),
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
        | Why::RallyEzoc { hex } => say!(voice, "bmw-why-{}" slug, hex = voice.label(*hex)),
        Why::WayEzoc { unit, hex }
        | Why::WayTerrain { unit, hex }
        | Why::WayFriend { unit, hex } => {
            let (unit, hex) = (voice.name(*unit), voice.label(*hex));
            say!(voice, "bmw-why-{}" slug, unit = unit, hex = hex)
        }
        Why::WayFar { unit, limit } => {
            say!(voice, "bmw-why-{}" slug, unit = voice.name(*unit), limit = *limit)
        }
        Why::WayLength { unit, needed } => {
            say!(voice, "bmw-why-{}" slug, unit = voice.name(*unit), needed = *needed)
        }
        Why::ArcherRange { unit, distance, range } => {
            let unit = voice.name(*unit);
            say!(voice, "bmw-why-{}" slug, unit = unit, distance = *distance, range = *range)
        }
        Why::MaExceeded { cost, ma }
        | Why::TooDear { cost, ma }
        | Why::BeyondAllowance { cost, ma } => {
            say!(voice, "bmw-why-{}" slug, cost = *cost, allowance = *ma)
        }
        Why::Range { distance, range } => {
            say!(voice, "bmw-why-{}" slug, distance = *distance, range = *range)
        }
        Why::NotAdjacentToAll { attacker, defender } => {
            let (attacker, defender) = (voice.name(*attacker), voice.name(*defender));
            say!(voice, "bmw-why-{}" slug, attacker = attacker, defender = defender)
        }
        Why::Length { steps, needed } => {
            say!(voice, "bmw-why-{}" slug, steps = *steps, needed = *needed)
        }
        Why::FasterEnemy { enemy } => say!(voice, "bmw-why-{}" slug, enemy = voice.name(*enemy)),
        Why::AdvanceLimit { limit } => say!(voice, "bmw-why-{}" slug, limit = *limit),
        Why::ThreeHexes { needed } | Why::Distance { needed } => {
            say!(voice, "bmw-why-{}" slug, needed = *needed)
        }
        Why::WithdrawalNotEligible => say!(voice, "bmw-withdrawal-not-eligible"),
        _ => say!(voice, "bmw-why-{}" slug),
    }
}
