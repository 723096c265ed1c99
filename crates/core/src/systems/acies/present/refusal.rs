//! Refusals as sentences.

use super::super::rules;
use super::super::why::{Refused, Why};
use super::Localizer;
use crate::kernel::{Reason, Rule};
use crate::say;
use crate::view::Refusal;

pub fn refusal(l10n: Localizer, refused: &Refused) -> Refusal {
    Refusal {
        rule: refused.rule.section.to_owned(),
        why: refused.why.slug().to_owned(),
        text: text(l10n, refused.rule, &refused.why),
    }
}

/// One sentence for each reason; where several rules give the same, one for each rule.
fn text(l10n: Localizer, rule: Rule, why: &Why) -> String {
    match *why {
        Why::Phase if rule == rules::WITHDRAWAL => say!(l10n, "acies-why-no-withdrawal"),
        Why::Phase if rule == rules::SCOUTED => say!(l10n, "acies-why-nothing-to-see"),
        Why::Phase => say!(l10n, "acies-why-phase"),
        Why::Unknown => say!(l10n, "acies-why-unknown"),
        Why::NotYours { cell } => say!(l10n, "acies-why-not-yours", cell = cell.to_string()),
        Why::Empty { cell } => say!(l10n, "acies-why-empty", cell = cell.to_string()),
        Why::NotInHand { card } => say!(l10n, "acies-why-not-in-hand", card = l10n.card(card)),
        Why::NotInDeck { card } => say!(l10n, "acies-why-not-in-deck", card = l10n.card(card)),
        Why::NoUnitLeft => say!(l10n, "acies-why-no-unit-left"),
        Why::NoUnits => say!(l10n, "acies-why-no-units"),
        Why::NotLost { card } => say!(l10n, "acies-why-not-lost", card = l10n.card(card)),
        Why::NoScout { card } => say!(l10n, "acies-why-no-scout", card = l10n.card(card)),
        Why::NoScouts => say!(l10n, "acies-why-no-scouts"),
        Why::NoFlank { card } => say!(l10n, "acies-why-no-flank", card = l10n.card(card)),
        Why::Limit { most } if rule == rules::DEPLOYMENT => {
            say!(l10n, "acies-why-limit-deployed", most = most)
        }
        Why::Limit { most } if rule == rules::SCOUTING => {
            say!(l10n, "acies-why-limit-scouts", most = most)
        }
        Why::Limit { most } => say!(l10n, "acies-why-limit-played", most = most),
        Why::Again { cell } if rule == rules::ATTACKS => {
            say!(l10n, "acies-why-attacked", cell = cell.to_string())
        }
        Why::Again { cell } if rule == rules::REACTION => {
            say!(l10n, "acies-why-reacted", cell = cell.to_string())
        }
        Why::Again { cell } => say!(l10n, "acies-why-fired", cell = cell.to_string()),
        Why::NothingProposed => say!(l10n, "acies-why-nothing-proposed"),
        Why::Halted => say!(l10n, "acies-why-halted"),
        Why::NotUpright { cell } => say!(l10n, "acies-why-not-upright", cell = cell.to_string()),
        Why::NotReadyYet { cell } => say!(l10n, "acies-why-not-ready", cell = cell.to_string()),
        Why::NotFlanking { cell } => say!(l10n, "acies-why-not-flanking", cell = cell.to_string()),
        Why::Flanking { cell } => say!(l10n, "acies-why-flanking", cell = cell.to_string()),
        Why::OffField { cell } => say!(l10n, "acies-why-off-field", cell = cell.to_string()),
        Why::Occupied { cell } => say!(l10n, "acies-why-occupied", cell = cell.to_string()),
        Why::LineFull => say!(l10n, "acies-why-line-full"),
        Why::ZoneFull { cell } => say!(l10n, "acies-why-zone-full", cell = cell.to_string()),
        Why::AdvanceInto { cell } => say!(l10n, "acies-why-advance-into", cell = cell.to_string()),
        Why::WrongLine { .. } if rule == rules::MOVES => say!(l10n, "acies-why-line-move"),
        Why::WrongLine { .. } if rule == rules::WITHDRAWAL_WAYS => {
            say!(l10n, "acies-why-line-withdrawal")
        }
        Why::WrongLine { cell } => say!(l10n, "acies-why-line-own", cell = cell.to_string()),
        Why::Zone { cell } if rule == rules::DEPLOYMENT => {
            say!(l10n, "acies-why-zone-centre", cell = cell.to_string())
        }
        Why::Zone { cell } => say!(l10n, "acies-why-zone-other", cell = cell.to_string()),
        Why::NoMover { cell } => say!(l10n, "acies-why-no-mover", cell = cell.to_string()),
        Why::Through { enemy } => say!(l10n, "acies-why-through", cell = enemy.to_string()),
        Why::Immobile { cell } => say!(l10n, "acies-why-immobile", cell = cell.to_string()),
        Why::NoTarget { .. } if rule == rules::TARGETS => say!(l10n, "acies-why-target-shot"),
        Why::NoTarget { .. } if rule == rules::REACTION => say!(l10n, "acies-why-target-reaction"),
        Why::NoTarget { cell } if rule == rules::FLANK_TARGETS => {
            say!(l10n, "acies-why-target-flank", cell = cell.to_string())
        }
        Why::NoTarget { .. } if rule == rules::FLANK_KEPT => say!(l10n, "acies-why-target-kept"),
        Why::NoTarget { cell } => say!(l10n, "acies-why-target-front", cell = cell.to_string()),
        Why::NoEnemy { cell } => say!(l10n, "acies-why-no-enemy", cell = cell.to_string()),
        Why::NothingAhead { cell } => {
            say!(l10n, "acies-why-nothing-ahead", cell = cell.to_string())
        }
        Why::Blocked { by } => say!(l10n, "acies-why-blocked", cell = by.to_string()),
        Why::Distant { by } => say!(l10n, "acies-why-distant", cell = by.to_string()),
        Why::NoAttacker { cell } => say!(l10n, "acies-why-no-attacker", cell = cell.to_string()),
        Why::NobodyBeside { cell } => {
            say!(l10n, "acies-why-nobody-beside", cell = cell.to_string())
        }
        Why::FlankEmpty { cell } => say!(l10n, "acies-why-flank-empty", cell = cell.to_string()),
        Why::MainBodyOnly => say!(l10n, "acies-why-main-body-only"),
        Why::NotOnMeleeLine { cell } => {
            say!(l10n, "acies-why-not-on-melee-line", cell = cell.to_string())
        }
        Why::NobodyInMeleeLine => say!(l10n, "acies-why-nobody-in-melee-line"),
        Why::Unarmed { cell } => say!(l10n, "acies-why-unarmed", cell = cell.to_string()),
        Why::Range { cell } => say!(l10n, "acies-why-range", cell = cell.to_string()),
        Why::MissileOnly { cell } => say!(l10n, "acies-why-missile-only", cell = cell.to_string()),
        Why::ElephantFront { .. } => say!(l10n, "acies-why-elephant-front"),
        Why::Opposed { by } => say!(l10n, "acies-why-opposed", cell = by.to_string()),
        Why::NoFlankCase { cell } => say!(l10n, "acies-why-no-flank-case", cell = cell.to_string()),
        Why::TooSlow { cell } => say!(l10n, "acies-why-too-slow", cell = cell.to_string()),
        Why::CannotWithdraw { cell } => {
            say!(l10n, "acies-why-cannot-withdraw", cell = cell.to_string())
        }
        Why::Trapped { cell } => say!(l10n, "acies-why-trapped", cell = cell.to_string()),
        Why::NoRoom { cell } => say!(l10n, "acies-why-no-room", cell = cell.to_string()),
        Why::Window { tactic } => say!(l10n, "acies-why-window", card = l10n.tactic(tactic)),
        Why::NotAUnit { tactic } => say!(l10n, "acies-why-not-a-unit", card = l10n.tactic(tactic)),
        Why::OneCard => say!(l10n, "acies-why-one-card"),
        Why::TwoUnits => say!(l10n, "acies-why-two-units"),
        Why::NoMarker { cell } => say!(l10n, "acies-why-no-marker", cell = cell.to_string()),
        Why::Undisordered => say!(l10n, "acies-why-undisordered"),
        Why::FaceUpFirst => say!(l10n, "acies-why-face-up-first"),
        Why::NoCasualties => say!(l10n, "acies-why-no-casualties"),
        Why::Hand { most } if rule == rules::SEVEN => {
            say!(l10n, "acies-why-hand-full", most = most)
        }
        Why::Hand { most } => say!(l10n, "acies-why-hand", most = most),
    }
}
