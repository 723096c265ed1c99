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

/// One sentence for each reason.
fn text(l10n: Localizer, why: &Why) -> String {
    match *why {
        Why::NotNow => say!(l10n, "barons-why-not-now"),
        Why::NotYours { unit } => say!(l10n, "barons-why-not-yours", unit = l10n.name(unit)),
        Why::NotYourBattle { battle } => {
            say!(l10n, "barons-why-not-your-battle", battle = l10n.battle(battle))
        }
        Why::NotActive { unit } => say!(l10n, "barons-why-not-active", unit = l10n.name(unit)),
        Why::OffMap { unit } => say!(l10n, "barons-why-off-map", unit = l10n.name(unit)),
        Why::WrongCounter { unit } => {
            say!(l10n, "barons-why-wrong-counter", unit = l10n.name(unit))
        }
        Why::SetUpArea { unit } => say!(l10n, "barons-why-set-up-area", unit = l10n.name(unit)),
        Why::NotSetUp { left } => say!(l10n, "barons-why-not-set-up", left = left),
        Why::PointsLeft { left } => say!(l10n, "barons-why-points-left", left = left),
        Why::NoPoints { left } => say!(l10n, "barons-why-no-points", left = left),
        Why::WouldNotFit => say!(l10n, "barons-why-would-not-fit"),
        Why::TrackFull { battle } => {
            say!(l10n, "barons-why-track-full", battle = l10n.battle(battle))
        }
        Why::TooManyFours { battle, most } => {
            let leader = l10n.name(l10n.scene.battle(battle).leader);
            say!(l10n, "barons-why-too-many-fours", leader = leader, most = most)
        }
        Why::NoChit { battle, chit } => {
            say!(l10n, "barons-why-no-chit", battle = l10n.battle(battle), chit = chit)
        }
        Why::BadChit { chit } => say!(l10n, "barons-why-bad-chit", chit = chit),
        Why::NotInPlay { battle } => {
            say!(l10n, "barons-why-not-in-play", battle = l10n.battle(battle))
        }
        Why::NotYet { battle, activation } => {
            let name = l10n.battle(battle);
            say!(l10n, "barons-why-not-yet", battle = name, activation = activation)
        }
        Why::NotHigher { chit } => say!(l10n, "barons-why-not-higher", chit = chit),
        Why::NotHighest { chit } => say!(l10n, "barons-why-not-highest", chit = chit),
        Why::BattleDown { battle } => {
            say!(l10n, "barons-why-battle-down", battle = l10n.battle(battle))
        }
        Why::BrokenZoc { battle, hex } => {
            say!(l10n, "barons-why-broken-zoc", battle = l10n.battle(battle), hex = l10n.label(hex))
        }
        Why::EdwardBound { battle } => {
            let edward = l10n.scene.edward.map(|(edward, _)| l10n.battle(edward));
            let edward = edward.unwrap_or_else(|| l10n.battle(battle));
            let target = l10n.battle(battle);
            say!(l10n, "barons-why-edward-bound", edward = edward, battle = target)
        }
        Why::NoContinuation => say!(l10n, "barons-why-no-continuation"),
        Why::CannotName { battle } => {
            say!(l10n, "barons-why-cannot-name", battle = l10n.battle(battle))
        }
        // Moving, turning, stacking and charging.
        Why::Moved { unit } => say!(l10n, "barons-why-moved", unit = l10n.name(unit)),
        Why::OutOfCommand { unit } => {
            say!(l10n, "barons-why-out-of-command", unit = l10n.name(unit))
        }
        Why::Moving { unit } => say!(l10n, "barons-why-moving", unit = l10n.name(unit)),
        Why::NobodyElse { unit } => say!(l10n, "barons-why-nobody-else", unit = l10n.name(unit)),
        Why::NotOnTop { unit } => say!(l10n, "barons-why-not-on-top", unit = l10n.name(unit)),
        Why::NotInFront { hex } => say!(l10n, "barons-why-not-in-front", hex = l10n.label(hex)),
        Why::NotAdjacent { hex } => say!(l10n, "barons-why-not-adjacent", hex = l10n.label(hex)),
        Why::Prohibited { from: None, hex } => {
            say!(l10n, "barons-why-prohibited", hex = l10n.label(hex))
        }
        Why::Prohibited { from: Some(from), hex } => {
            say!(l10n, "barons-why-too-steep", from = l10n.label(from), hex = l10n.label(hex))
        }
        Why::TooFar { cost, left } => say!(l10n, "barons-why-too-far", cost = cost, left = left),
        Why::Here { hex } => say!(l10n, "barons-why-here", hex = l10n.label(hex)),
        Why::HasBegun { unit } => say!(l10n, "barons-why-has-begun", unit = l10n.name(unit)),
        Why::LeaderTooSlow { unit } => {
            say!(l10n, "barons-why-leader-too-slow", unit = l10n.name(unit))
        }
        Why::EnemyHeld { hex } => say!(l10n, "barons-why-enemy-held", hex = l10n.label(hex)),
        Why::InZoc { unit } => say!(l10n, "barons-why-in-zoc", unit = l10n.name(unit)),
        Why::Stopped { unit } => say!(l10n, "barons-why-stopped", unit = l10n.name(unit)),
        Why::ZocStops { hex } => say!(l10n, "barons-why-zoc-stops", hex = l10n.label(hex)),
        Why::ShakenZoc { unit, hex } => {
            say!(l10n, "barons-why-shaken-zoc", unit = l10n.name(unit), hex = l10n.label(hex))
        }
        Why::OutOfCommandZoc { unit, hex } => {
            say!(
                l10n,
                "barons-why-out-of-command-zoc",
                unit = l10n.name(unit),
                hex = l10n.label(hex)
            )
        }
        Why::ZeroZoc { hex } => say!(l10n, "barons-why-zero-zoc", hex = l10n.label(hex)),
        Why::LeaderZoc { hex } => say!(l10n, "barons-why-leader-zoc", hex = l10n.label(hex)),
        Why::AttackLimit { most, hex } => {
            say!(l10n, "barons-why-attack-limit", most = most, hex = l10n.label(hex))
        }
        Why::NotAgainst { .. } => say!(l10n, "barons-why-not-against"),
        Why::OutOfCommandNear { unit, hex } => {
            say!(
                l10n,
                "barons-why-out-of-command-near",
                unit = l10n.name(unit),
                hex = l10n.label(hex)
            )
        }
        Why::Full { hex } => say!(l10n, "barons-why-full", hex = l10n.label(hex)),
        Why::OtherBattle { unit } => {
            let battle = l10n.battle(l10n.scene.battle_of(unit));
            say!(l10n, "barons-why-other-battle", unit = l10n.name(unit), battle = battle)
        }
        Why::Pairing { unit } => {
            let class = l10n.class(l10n.scene.unit(unit).class);
            say!(l10n, "barons-why-pairing", unit = l10n.name(unit), class = class)
        }
        Why::StackThrough { hex } => say!(l10n, "barons-why-stack-through", hex = l10n.label(hex)),
        Why::ThroughStack { hex } => say!(l10n, "barons-why-through-stack", hex = l10n.label(hex)),
        Why::NoEnd { hex } => say!(l10n, "barons-why-no-end", hex = l10n.label(hex)),
        Why::FacingDiffers { unit } => {
            say!(l10n, "barons-why-facing-differs", unit = l10n.name(unit))
        }
        Why::SameFacing => say!(l10n, "barons-why-same-facing"),
        Why::BadFacing { facing } => say!(l10n, "barons-why-bad-facing", facing = facing),
        Why::NoPointsToTurn => say!(l10n, "barons-why-no-points-to-turn"),
        Why::Turned { unit } => say!(l10n, "barons-why-turned", unit = l10n.name(unit)),
        Why::TooFarToAdjust { unit } => {
            say!(l10n, "barons-why-too-far-to-adjust", unit = l10n.name(unit))
        }
        Why::CannotCharge { unit } => {
            say!(l10n, "barons-why-cannot-charge", unit = l10n.name(unit))
        }
        Why::ChargeFirst => say!(l10n, "barons-why-charge-first"),
        Why::ChargeNear { hex } => say!(l10n, "barons-why-charge-near", hex = l10n.label(hex)),
        Why::NoSight { from, hex } => {
            say!(l10n, "barons-why-no-sight", from = l10n.label(from), hex = l10n.label(hex))
        }
        Why::OneWheel { hex } => say!(l10n, "barons-why-one-wheel", hex = l10n.label(hex)),
        Why::ChargeThrough { hex } => {
            say!(l10n, "barons-why-charge-through", hex = l10n.label(hex))
        }
        Why::MustCharge { hex } => say!(l10n, "barons-why-must-charge", hex = l10n.label(hex)),
        Why::NearerTarget { hex } => say!(l10n, "barons-why-nearer-target", hex = l10n.label(hex)),
        Why::NoChargeWay { hex } => say!(l10n, "barons-why-no-charge-way", hex = l10n.label(hex)),
        Why::ChargeTerrain { hex } => {
            say!(l10n, "barons-why-charge-terrain", hex = l10n.label(hex))
        }
        Why::EntryBlocked { unit } => {
            say!(l10n, "barons-why-entry-blocked", unit = l10n.name(unit))
        }
        Why::NoEntry { hex } => say!(l10n, "barons-why-no-entry", hex = l10n.label(hex)),
        Why::LeaderPlace { hex } => say!(l10n, "barons-why-leader-place", hex = l10n.label(hex)),
        // Fire, melee, retreats and advances.
        Why::NoRetreat { unit } => say!(l10n, "barons-why-no-retreat", unit = l10n.name(unit)),
        Why::NoWithdrawal { unit } => {
            say!(l10n, "barons-why-no-withdrawal", unit = l10n.name(unit))
        }
        Why::NoEvasion { unit } => say!(l10n, "barons-why-no-evasion", unit = l10n.name(unit)),
        Why::NoFire { unit } => say!(l10n, "barons-why-no-fire", unit = l10n.name(unit)),
        Why::Fired { unit } => say!(l10n, "barons-why-fired", unit = l10n.name(unit)),
        Why::BelowInfantry { unit } => {
            say!(l10n, "barons-why-below-infantry", unit = l10n.name(unit))
        }
        Why::NoTarget { hex } => say!(l10n, "barons-why-no-target", hex = l10n.label(hex)),
        Why::OutOfRange { unit, far, most } => {
            say!(l10n, "barons-why-out-of-range", unit = l10n.name(unit), far = far, most = most)
        }
        Why::BehindFirer { unit, hex } => {
            say!(l10n, "barons-why-behind-firer", unit = l10n.name(unit), hex = l10n.label(hex))
        }
        Why::RangeOne { unit, hex } => {
            say!(l10n, "barons-why-range-one", unit = l10n.name(unit), hex = l10n.label(hex))
        }
        Why::NobodyInRange { unit, most } => {
            say!(l10n, "barons-why-nobody-in-range", unit = l10n.name(unit), most = most)
        }
        Why::NobodyFires => say!(l10n, "barons-why-nobody-fires"),
        Why::NobodyNear { hex } => say!(l10n, "barons-why-nobody-near", hex = l10n.label(hex)),
        Why::NoEnemyNear { hex } => say!(l10n, "barons-why-no-enemy-near", hex = l10n.label(hex)),
        Why::TargetNotActive { hex } => {
            say!(l10n, "barons-why-target-not-active", hex = l10n.label(hex))
        }
        Why::NoEnemy { hex } => say!(l10n, "barons-why-no-enemy", hex = l10n.label(hex)),
        Why::AttackedHex { hex } => say!(l10n, "barons-why-attacked-hex", hex = l10n.label(hex)),
        Why::HasAttacked { hex } => say!(l10n, "barons-why-has-attacked", hex = l10n.label(hex)),
        Why::NobodyAttacks { hex } => {
            say!(l10n, "barons-why-nobody-attacks", hex = l10n.label(hex))
        }
        Why::ShakenMelee { unit } => say!(l10n, "barons-why-shaken-melee", unit = l10n.name(unit)),
        Why::FiredElsewhere { unit } => {
            say!(l10n, "barons-why-fired-elsewhere", unit = l10n.name(unit))
        }
        Why::ChargerTarget { hex } => {
            say!(l10n, "barons-why-charger-target", hex = l10n.label(hex))
        }
        Why::FootWithCharger { unit } => {
            say!(l10n, "barons-why-foot-with-charger", unit = l10n.name(unit))
        }
        Why::ChargerOwes { unit } => say!(l10n, "barons-why-charger-owes", unit = l10n.name(unit)),
        Why::BadAttack => say!(l10n, "barons-why-bad-attack"),
        Why::NotAttacking { hex } => say!(l10n, "barons-why-not-attacking", hex = l10n.label(hex)),
        Why::ReplyFront { hex } => say!(l10n, "barons-why-reply-front", hex = l10n.label(hex)),
        Why::RetreatAway { hex } => say!(l10n, "barons-why-retreat-away", hex = l10n.label(hex)),
        Why::RetreatZoc { hex } => say!(l10n, "barons-why-retreat-zoc", hex = l10n.label(hex)),
        Why::RetreatFriend { hex } => {
            say!(l10n, "barons-why-retreat-friend", hex = l10n.label(hex))
        }
        Why::RetreatSteep { hex } => say!(l10n, "barons-why-retreat-steep", hex = l10n.label(hex)),
        Why::RetreatShort { hex } => say!(l10n, "barons-why-retreat-short", hex = l10n.label(hex)),
        Why::RetreatStop { hex } => say!(l10n, "barons-why-retreat-stop", hex = l10n.label(hex)),
        Why::AdvanceInto { hex } => say!(l10n, "barons-why-advance-into", hex = l10n.label(hex)),
        Why::NobodyThere { hex } => say!(l10n, "barons-why-nobody-there", hex = l10n.label(hex)),
        Why::AllSetUp => say!(l10n, "barons-why-all-set-up"),
        Why::CannotAdvance { unit } => {
            say!(l10n, "barons-why-cannot-advance", unit = l10n.name(unit))
        }
    }
}
