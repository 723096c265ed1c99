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
        | Why::LeaderAlone { unit } => say!(voice, "bmw-why-{}" slug, unit = voice.name(*unit)),
        Why::MaExceeded { cost, ma } => {
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
