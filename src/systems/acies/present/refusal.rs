//! Refusals as sentences.

use super::super::rules;
use super::super::why::{Refused, Why};
use super::Voice;
use crate::kernel::{Reason, Rule};
use crate::say;
use crate::view::Refusal;

pub fn refusal(v: Voice, refused: &Refused) -> Refusal {
    Refusal {
        rule: refused.rule.section.to_owned(),
        why: refused.why.slug().to_owned(),
        text: text(v, refused.rule, &refused.why),
    }
}

/// One sentence for each reason; where several rules give the same, one for each rule.
fn text(v: Voice, rule: Rule, why: &Why) -> String {
    match *why {
        Why::Phase if rule == rules::WITHDRAWAL => say!(v, "acies-why-no-withdrawal"),
        Why::Phase if rule == rules::SCOUTED => say!(v, "acies-why-nothing-to-see"),
        Why::Phase => say!(v, "acies-why-phase"),
        Why::Unknown => say!(v, "acies-why-unknown"),
        Why::NotYours { cell } => say!(v, "acies-why-not-yours", cell = cell.to_string()),
        Why::Empty { cell } => say!(v, "acies-why-empty", cell = cell.to_string()),
        Why::NotInHand { card } => say!(v, "acies-why-not-in-hand", card = v.card(card)),
        Why::NotInDeck { card } => say!(v, "acies-why-not-in-deck", card = v.card(card)),
        Why::NoUnitLeft => say!(v, "acies-why-no-unit-left"),
        Why::NoUnits => say!(v, "acies-why-no-units"),
        Why::NotLost { card } => say!(v, "acies-why-not-lost", card = v.card(card)),
        Why::NoScout { card } => say!(v, "acies-why-no-scout", card = v.card(card)),
        Why::NoScouts => say!(v, "acies-why-no-scouts"),
        Why::NoFlank { card } => say!(v, "acies-why-no-flank", card = v.card(card)),
        Why::Limit { most } if rule == rules::DEPLOYMENT => {
            say!(v, "acies-why-limit-deployed", most = most)
        }
        Why::Limit { most } if rule == rules::SCOUTING => {
            say!(v, "acies-why-limit-scouts", most = most)
        }
        Why::Limit { most } => say!(v, "acies-why-limit-played", most = most),
        Why::Again { cell } if rule == rules::ATTACKS => {
            say!(v, "acies-why-attacked", cell = cell.to_string())
        }
        Why::Again { cell } if rule == rules::REACTION => {
            say!(v, "acies-why-reacted", cell = cell.to_string())
        }
        Why::Again { cell } => say!(v, "acies-why-fired", cell = cell.to_string()),
        Why::NothingProposed => say!(v, "acies-why-nothing-proposed"),
        Why::Halted => say!(v, "acies-why-halted"),
        Why::NotUpright { cell } => say!(v, "acies-why-not-upright", cell = cell.to_string()),
        Why::NotReadyYet { cell } => say!(v, "acies-why-not-ready", cell = cell.to_string()),
        Why::NotFlanking { cell } => say!(v, "acies-why-not-flanking", cell = cell.to_string()),
        Why::Flanking { cell } => say!(v, "acies-why-flanking", cell = cell.to_string()),
        Why::OffField { cell } => say!(v, "acies-why-off-field", cell = cell.to_string()),
        Why::Occupied { cell } => say!(v, "acies-why-occupied", cell = cell.to_string()),
        Why::LineFull => say!(v, "acies-why-line-full"),
        Why::ZoneFull { cell } => say!(v, "acies-why-zone-full", cell = cell.to_string()),
        Why::AdvanceInto { cell } => say!(v, "acies-why-advance-into", cell = cell.to_string()),
        Why::WrongLine { .. } if rule == rules::MOVES => say!(v, "acies-why-line-move"),
        Why::WrongLine { .. } if rule == rules::WITHDRAWAL_WAYS => {
            say!(v, "acies-why-line-withdrawal")
        }
        Why::WrongLine { cell } => say!(v, "acies-why-line-own", cell = cell.to_string()),
        Why::Zone { cell } if rule == rules::DEPLOYMENT => {
            say!(v, "acies-why-zone-centre", cell = cell.to_string())
        }
        Why::Zone { cell } => say!(v, "acies-why-zone-other", cell = cell.to_string()),
        Why::NoMover { cell } => say!(v, "acies-why-no-mover", cell = cell.to_string()),
        Why::Through { enemy } => say!(v, "acies-why-through", cell = enemy.to_string()),
        Why::Immobile { cell } => say!(v, "acies-why-immobile", cell = cell.to_string()),
        Why::NoTarget { .. } if rule == rules::TARGETS => say!(v, "acies-why-target-shot"),
        Why::NoTarget { .. } if rule == rules::REACTION => say!(v, "acies-why-target-reaction"),
        Why::NoTarget { cell } if rule == rules::FLANK_TARGETS => {
            say!(v, "acies-why-target-flank", cell = cell.to_string())
        }
        Why::NoTarget { .. } if rule == rules::FLANK_KEPT => say!(v, "acies-why-target-kept"),
        Why::NoTarget { cell } => say!(v, "acies-why-target-front", cell = cell.to_string()),
        Why::NoEnemy { cell } => say!(v, "acies-why-no-enemy", cell = cell.to_string()),
        Why::NothingAhead { cell } => say!(v, "acies-why-nothing-ahead", cell = cell.to_string()),
        Why::Blocked { by } => say!(v, "acies-why-blocked", cell = by.to_string()),
        Why::Distant { by } => say!(v, "acies-why-distant", cell = by.to_string()),
        Why::NoAttacker { cell } => say!(v, "acies-why-no-attacker", cell = cell.to_string()),
        Why::NobodyBeside { cell } => say!(v, "acies-why-nobody-beside", cell = cell.to_string()),
        Why::FlankEmpty { cell } => say!(v, "acies-why-flank-empty", cell = cell.to_string()),
        Why::MainBodyOnly => say!(v, "acies-why-main-body-only"),
        Why::NotOnMeleeLine { cell } => {
            say!(v, "acies-why-not-on-melee-line", cell = cell.to_string())
        }
        Why::NobodyInMeleeLine => say!(v, "acies-why-nobody-in-melee-line"),
        Why::Unarmed { cell } => say!(v, "acies-why-unarmed", cell = cell.to_string()),
        Why::Range { cell } => say!(v, "acies-why-range", cell = cell.to_string()),
        Why::MissileOnly { cell } => say!(v, "acies-why-missile-only", cell = cell.to_string()),
        Why::ElephantFront { .. } => say!(v, "acies-why-elephant-front"),
        Why::Opposed { by } => say!(v, "acies-why-opposed", cell = by.to_string()),
        Why::NoFlankCase { cell } => say!(v, "acies-why-no-flank-case", cell = cell.to_string()),
        Why::TooSlow { cell } => say!(v, "acies-why-too-slow", cell = cell.to_string()),
        Why::CannotWithdraw { cell } => {
            say!(v, "acies-why-cannot-withdraw", cell = cell.to_string())
        }
        Why::Trapped { cell } => say!(v, "acies-why-trapped", cell = cell.to_string()),
        Why::NoRoom { cell } => say!(v, "acies-why-no-room", cell = cell.to_string()),
        Why::Window { tactic } => say!(v, "acies-why-window", card = v.tactic(tactic)),
        Why::NotAUnit { tactic } => say!(v, "acies-why-not-a-unit", card = v.tactic(tactic)),
        Why::OneCard => say!(v, "acies-why-one-card"),
        Why::TwoUnits => say!(v, "acies-why-two-units"),
        Why::NoMarker { cell } => say!(v, "acies-why-no-marker", cell = cell.to_string()),
        Why::Undisordered => say!(v, "acies-why-undisordered"),
        Why::FaceUpFirst => say!(v, "acies-why-face-up-first"),
        Why::NoCasualties => say!(v, "acies-why-no-casualties"),
        Why::Hand { most } if rule == rules::SEVEN => say!(v, "acies-why-hand-full", most = most),
        Why::Hand { most } => say!(v, "acies-why-hand", most = most),
    }
}
