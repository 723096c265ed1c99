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

/// One sentence for each reason.
fn text(v: Voice, why: &Why) -> String {
    match *why {
        Why::NotNow => say!(v, "barons-why-not-now"),
        Why::NotYours { unit } => say!(v, "barons-why-not-yours", unit = v.name(unit)),
        Why::NotYourBattle { battle } => {
            say!(v, "barons-why-not-your-battle", battle = v.battle(battle))
        }
        Why::NotActive { unit } => say!(v, "barons-why-not-active", unit = v.name(unit)),
        Why::OffMap { unit } => say!(v, "barons-why-off-map", unit = v.name(unit)),
        Why::WrongCounter { unit } => say!(v, "barons-why-wrong-counter", unit = v.name(unit)),
        Why::SetUpArea { unit } => say!(v, "barons-why-set-up-area", unit = v.name(unit)),
        Why::NotSetUp { left } => say!(v, "barons-why-not-set-up", left = left),
        Why::PointsLeft { left } => say!(v, "barons-why-points-left", left = left),
        Why::NoPoints { left } => say!(v, "barons-why-no-points", left = left),
        Why::WouldNotFit => say!(v, "barons-why-would-not-fit"),
        Why::TrackFull { battle } => say!(v, "barons-why-track-full", battle = v.battle(battle)),
        Why::TooManyFours { battle, most } => {
            let leader = v.name(v.scene.battle(battle).leader);
            say!(v, "barons-why-too-many-fours", leader = leader, most = most)
        }
        Why::NoChit { battle, chit } => {
            say!(v, "barons-why-no-chit", battle = v.the_battle(battle), chit = chit)
        }
        Why::BadChit { chit } => say!(v, "barons-why-bad-chit", chit = chit),
        Why::NotInPlay { battle } => say!(v, "barons-why-not-in-play", battle = v.battle(battle)),
        Why::NotYet { battle, activation } => {
            let name = v.battle(battle);
            say!(v, "barons-why-not-yet", battle = name, activation = activation)
        }
        Why::NotHigher { chit } => say!(v, "barons-why-not-higher", chit = chit),
        Why::NotHighest { chit } => say!(v, "barons-why-not-highest", chit = chit),
        Why::BattleDown { battle } => {
            say!(v, "barons-why-battle-down", battle = v.battle(battle))
        }
        Why::BrokenZoc { battle, hex } => {
            say!(v, "barons-why-broken-zoc", battle = v.battle(battle), hex = v.label(hex))
        }
        Why::EdwardBound { battle } => {
            let edward = v.scene.edward.map(|(edward, _)| v.battle(edward));
            let edward = edward.unwrap_or_else(|| v.battle(battle));
            let target = v.the_battle(battle);
            say!(v, "barons-why-edward-bound", edward = edward, battle = target)
        }
        Why::NoContinuation => say!(v, "barons-why-no-continuation"),
        Why::CannotName { battle } => {
            say!(v, "barons-why-cannot-name", battle = v.battle(battle))
        }
        // Moving, turning, stacking and charging.
        Why::Moved { unit } => say!(v, "barons-why-moved", unit = v.name(unit)),
        Why::OutOfCommand { unit } => say!(v, "barons-why-out-of-command", unit = v.name(unit)),
        Why::Moving { unit } => say!(v, "barons-why-moving", unit = v.name(unit)),
        Why::NobodyElse { unit } => say!(v, "barons-why-nobody-else", unit = v.name(unit)),
        Why::NotOnTop { unit } => say!(v, "barons-why-not-on-top", unit = v.name(unit)),
        Why::NotInFront { hex } => say!(v, "barons-why-not-in-front", hex = v.label(hex)),
        Why::NotAdjacent { hex } => say!(v, "barons-why-not-adjacent", hex = v.label(hex)),
        Why::Prohibited { from: None, hex } => {
            say!(v, "barons-why-prohibited", hex = v.label(hex))
        }
        Why::Prohibited { from: Some(from), hex } => {
            say!(v, "barons-why-too-steep", from = v.label(from), hex = v.label(hex))
        }
        Why::TooFar { cost, left } => say!(v, "barons-why-too-far", cost = cost, left = left),
        Why::Here { hex } => say!(v, "barons-why-here", hex = v.label(hex)),
        Why::HasBegun { unit } => say!(v, "barons-why-has-begun", unit = v.name(unit)),
        Why::LeaderTooSlow { unit } => say!(v, "barons-why-leader-too-slow", unit = v.name(unit)),
        Why::EnemyHeld { hex } => say!(v, "barons-why-enemy-held", hex = v.label(hex)),
        Why::InZoc { unit } => say!(v, "barons-why-in-zoc", unit = v.name(unit)),
        Why::Stopped { unit } => say!(v, "barons-why-stopped", unit = v.name(unit)),
        Why::ZocStops { hex } => say!(v, "barons-why-zoc-stops", hex = v.label(hex)),
        Why::ShakenZoc { unit, hex } => {
            say!(v, "barons-why-shaken-zoc", unit = v.name(unit), hex = v.label(hex))
        }
        Why::OutOfCommandZoc { unit, hex } => {
            say!(v, "barons-why-out-of-command-zoc", unit = v.name(unit), hex = v.label(hex))
        }
        Why::ZeroZoc { hex } => say!(v, "barons-why-zero-zoc", hex = v.label(hex)),
        Why::LeaderZoc { hex } => say!(v, "barons-why-leader-zoc", hex = v.label(hex)),
        Why::AttackLimit { most, hex } => {
            say!(v, "barons-why-attack-limit", most = most, hex = v.label(hex))
        }
        Why::NotAgainst { .. } => say!(v, "barons-why-not-against"),
        Why::OutOfCommandNear { unit, hex } => {
            say!(v, "barons-why-out-of-command-near", unit = v.name(unit), hex = v.label(hex))
        }
        Why::Full { hex } => say!(v, "barons-why-full", hex = v.label(hex)),
        Why::OtherBattle { unit } => {
            let battle = v.the_battle(v.scene.battle_of(unit));
            say!(v, "barons-why-other-battle", unit = v.name(unit), battle = battle)
        }
        Why::Pairing { unit } => {
            let class = v.class(v.scene.unit(unit).class);
            say!(v, "barons-why-pairing", unit = v.name(unit), class = class)
        }
        Why::StackThrough { hex } => say!(v, "barons-why-stack-through", hex = v.label(hex)),
        Why::ThroughStack { hex } => say!(v, "barons-why-through-stack", hex = v.label(hex)),
        Why::NoEnd { hex } => say!(v, "barons-why-no-end", hex = v.label(hex)),
        Why::FacingDiffers { unit } => say!(v, "barons-why-facing-differs", unit = v.name(unit)),
        Why::SameFacing => say!(v, "barons-why-same-facing"),
        Why::BadFacing { facing } => say!(v, "barons-why-bad-facing", facing = facing),
        Why::NoPointsToTurn => say!(v, "barons-why-no-points-to-turn"),
        Why::Turned { unit } => say!(v, "barons-why-turned", unit = v.name(unit)),
        Why::TooFarToAdjust { unit } => {
            say!(v, "barons-why-too-far-to-adjust", unit = v.name(unit))
        }
        Why::CannotCharge { unit } => say!(v, "barons-why-cannot-charge", unit = v.name(unit)),
        Why::ChargeFirst => say!(v, "barons-why-charge-first"),
        Why::ChargeNear { hex } => say!(v, "barons-why-charge-near", hex = v.label(hex)),
        Why::NoSight { from, hex } => {
            say!(v, "barons-why-no-sight", from = v.label(from), hex = v.label(hex))
        }
        Why::OneWheel { hex } => say!(v, "barons-why-one-wheel", hex = v.label(hex)),
        Why::ChargeThrough { hex } => say!(v, "barons-why-charge-through", hex = v.label(hex)),
        Why::MustCharge { hex } => say!(v, "barons-why-must-charge", hex = v.label(hex)),
        Why::NearerTarget { hex } => say!(v, "barons-why-nearer-target", hex = v.label(hex)),
        Why::NoChargeWay { hex } => say!(v, "barons-why-no-charge-way", hex = v.label(hex)),
        Why::ChargeTerrain { hex } => say!(v, "barons-why-charge-terrain", hex = v.label(hex)),
        Why::EntryBlocked { unit } => say!(v, "barons-why-entry-blocked", unit = v.name(unit)),
        Why::NoEntry { hex } => say!(v, "barons-why-no-entry", hex = v.label(hex)),
        Why::LeaderPlace { hex } => say!(v, "barons-why-leader-place", hex = v.label(hex)),
        // Fire, melee, retreats and advances.
        Why::NoRetreat { unit } => say!(v, "barons-why-no-retreat", unit = v.name(unit)),
        Why::NoWithdrawal { unit } => say!(v, "barons-why-no-withdrawal", unit = v.name(unit)),
        Why::NoEvasion { unit } => say!(v, "barons-why-no-evasion", unit = v.name(unit)),
        Why::NoFire { unit } => say!(v, "barons-why-no-fire", unit = v.name(unit)),
        Why::Fired { unit } => say!(v, "barons-why-fired", unit = v.name(unit)),
        Why::BelowInfantry { unit } => say!(v, "barons-why-below-infantry", unit = v.name(unit)),
        Why::NoTarget { hex } => say!(v, "barons-why-no-target", hex = v.label(hex)),
        Why::OutOfRange { unit, far, most } => {
            say!(v, "barons-why-out-of-range", unit = v.name(unit), far = far, most = most)
        }
        Why::BehindFirer { unit, hex } => {
            say!(v, "barons-why-behind-firer", unit = v.name(unit), hex = v.label(hex))
        }
        Why::RangeOne { unit, hex } => {
            say!(v, "barons-why-range-one", unit = v.name(unit), hex = v.label(hex))
        }
        Why::NobodyInRange { unit, most } => {
            say!(v, "barons-why-nobody-in-range", unit = v.name(unit), most = most)
        }
        Why::NobodyFires => say!(v, "barons-why-nobody-fires"),
        Why::NobodyNear { hex } => say!(v, "barons-why-nobody-near", hex = v.label(hex)),
        Why::NoEnemyNear { hex } => say!(v, "barons-why-no-enemy-near", hex = v.label(hex)),
        Why::TargetNotActive { hex } => say!(v, "barons-why-target-not-active", hex = v.label(hex)),
        Why::NoEnemy { hex } => say!(v, "barons-why-no-enemy", hex = v.label(hex)),
        Why::AttackedHex { hex } => say!(v, "barons-why-attacked-hex", hex = v.label(hex)),
        Why::HasAttacked { hex } => say!(v, "barons-why-has-attacked", hex = v.label(hex)),
        Why::NobodyAttacks { hex } => say!(v, "barons-why-nobody-attacks", hex = v.label(hex)),
        Why::ShakenMelee { unit } => say!(v, "barons-why-shaken-melee", unit = v.name(unit)),
        Why::FiredElsewhere { unit } => say!(v, "barons-why-fired-elsewhere", unit = v.name(unit)),
        Why::ChargerTarget { hex } => say!(v, "barons-why-charger-target", hex = v.label(hex)),
        Why::FootWithCharger { unit } => {
            say!(v, "barons-why-foot-with-charger", unit = v.name(unit))
        }
        Why::ChargerOwes { unit } => say!(v, "barons-why-charger-owes", unit = v.name(unit)),
        Why::BadAttack => say!(v, "barons-why-bad-attack"),
        Why::NotAttacking { hex } => say!(v, "barons-why-not-attacking", hex = v.label(hex)),
        Why::ReplyFront { hex } => say!(v, "barons-why-reply-front", hex = v.label(hex)),
        Why::RetreatAway { hex } => say!(v, "barons-why-retreat-away", hex = v.label(hex)),
        Why::RetreatZoc { hex } => say!(v, "barons-why-retreat-zoc", hex = v.label(hex)),
        Why::RetreatFriend { hex } => say!(v, "barons-why-retreat-friend", hex = v.label(hex)),
        Why::RetreatSteep { hex } => say!(v, "barons-why-retreat-steep", hex = v.label(hex)),
        Why::RetreatShort { hex } => say!(v, "barons-why-retreat-short", hex = v.label(hex)),
        Why::RetreatStop { hex } => say!(v, "barons-why-retreat-stop", hex = v.label(hex)),
        Why::AdvanceInto { hex } => say!(v, "barons-why-advance-into", hex = v.label(hex)),
        Why::NobodyThere { hex } => say!(v, "barons-why-nobody-there", hex = v.label(hex)),
        Why::AllSetUp => say!(v, "barons-why-all-set-up"),
        Why::CannotAdvance { unit } => say!(v, "barons-why-cannot-advance", unit = v.name(unit)),
    }
}
