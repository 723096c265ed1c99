//! Questions in words.

use super::super::cavalry;
use super::super::combat::owing;
use super::super::frame::Frame;
use super::super::rally::Rally;
use super::super::reorganization::Reorganization;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Bmw;
use super::super::victory;
use super::Localizer;
use super::chances;
use super::entry::over;
use crate::kernel::{GameOf, Outcome, Rule, Side, UnitId};
use crate::say;

/// The counter that is picked up.
pub fn picked(game: &GameOf<Bmw>) -> Option<UnitId> {
    match game.top() {
        Some(Frame::Movement(movement)) => movement.selected,
        Some(Frame::SetUp(setup)) => setup.selected,
        _ => None,
    }
}

/// How the game has ended, with the points of both sides.
pub fn ending(l10n: Localizer, game: &GameOf<Bmw>, outcome: &Outcome) -> String {
    let points = |side| victory::points(l10n.scene, &game.state, side);
    say!(
        l10n,
        "bmw-over-points",
        over = over(l10n, outcome.winner, outcome.level),
        first = l10n.army(Side::A),
        a = points(Side::A),
        second = l10n.army(Side::B),
        b = points(Side::B),
    )
}

/// BMW 8.2, 9.6: whether somebody can be turned over, which ends with the first move.
fn may_flip(scene: &Scene, s: &State) -> bool {
    scene.units[s.active].iter().any(|&unit| cavalry::check_flip(scene, s, unit).is_ok())
}

/// What is asked, and what to do.
pub fn question(l10n: Localizer, game: &GameOf<Bmw>, rule: Rule) -> (String, String) {
    let picked = picked(game).map(|u| l10n.name(u));
    match game.top() {
        Some(Frame::SetUp(_)) => match picked {
            Some(unit) => {
                (say!(l10n, "bmw-ask-place", unit = unit), say!(l10n, "bmw-hint-marked-hex"))
            }
            None => (say!(l10n, "bmw-ask-set-up"), say!(l10n, "bmw-hint-set-up")),
        },
        Some(Frame::Movement(_)) => match picked {
            Some(unit) => (say!(l10n, "bmw-ask-move", unit = unit), say!(l10n, "bmw-hint-move")),
            None if may_flip(l10n.scene, &game.state) => {
                (say!(l10n, "bmw-ask-movement"), say!(l10n, "bmw-hint-movement-flips"))
            }
            None => (say!(l10n, "bmw-ask-movement"), say!(l10n, "bmw-hint-movement")),
        },
        Some(Frame::Walk(_)) => (say!(l10n, "bmw-ask-walk"), say!(l10n, "bmw-hint-walk")),
        Some(Frame::Escape(escape)) => {
            let unit = l10n.names(escape.leaders());
            (say!(l10n, "bmw-ask-escape", unit = unit), say!(l10n, "bmw-hint-marked-hex"))
        }
        Some(Frame::OffensiveFire(fire)) => (
            say!(l10n, "bmw-ask-offensive-fire", count = fire.declared.len()),
            say!(l10n, "bmw-hint-offensive-fire"),
        ),
        Some(Frame::DefensiveFire(_)) => {
            (say!(l10n, "bmw-ask-defensive-fire"), say!(l10n, "bmw-hint-defensive-fire"))
        }
        Some(Frame::Retreats(asks)) => {
            let unit = l10n.names(&asks.goers(l10n.scene, &game.state));
            (say!(l10n, "bmw-ask-retreat", unit = unit), say!(l10n, "bmw-hint-retreat"))
        }
        Some(Frame::Combat(combat)) => {
            if combat.attackers.is_empty() && combat.defenders.is_empty() {
                let duties = owing(l10n.scene, &game.state).count();
                (say!(l10n, "bmw-ask-attack", count = duties), say!(l10n, "bmw-hint-attack"))
            } else {
                (say!(l10n, "bmw-ask-combat"), say!(l10n, "bmw-hint-combat"))
            }
        }
        Some(
            Frame::LoneLeaders(_)
            | Frame::DefendersLeave(_)
            | Frame::FeignedRetreat(_)
            | Frame::Pursuit(_)
            | Frame::ArchersLeave(_)
            | Frame::Resolution(_)
            | Frame::Losses(_)
            | Frame::Occupation(_)
            | Frame::SecondAdvance(_)
            | Frame::Advances(_),
        ) => melee_question(l10n, rule),
        Some(Frame::Reorganization(asks)) => reorganization(l10n, &game.state, asks),
        Some(Frame::Rally(Rally::Won)) => {
            (say!(l10n, "bmw-ask-rallied"), say!(l10n, "bmw-hint-rallied"))
        }
        Some(Frame::Rally(_)) => rally(l10n, &game.state),
        other => match other.and_then(Frame::asking) {
            Some(asking) => asking.question(l10n),
            None => unreachable!("the other procedures never ask"),
        },
    }
}

/// BMW 11.1: for which unit is thrown, what the die must show and why, and how many are asked about after it.
fn reorganization(l10n: Localizer, s: &State, asks: &Reorganization) -> (String, String) {
    let Some(unit) = asks.unit(l10n.scene, s) else { return (String::new(), String::new()) };
    let (name, needs) = (l10n.name(unit), chances::reorganizes(l10n, s, unit));
    let hint = match chances::why_needed(l10n, s, unit) {
        Some(why) => say!(
            l10n,
            "bmw-hint-reorganization-modified",
            unit = name.clone(),
            needs = needs,
            why = why
        ),
        None => say!(l10n, "bmw-hint-reorganization", unit = name.clone(), needs = needs),
    };
    let others = asks.left(l10n.scene, s).saturating_sub(1);
    let hint = match others {
        0 => hint,
        _ => format!("{hint} {}", say!(l10n, "bmw-hint-reorganization-others", n = others)),
    };
    (say!(l10n, "bmw-ask-reorganization", unit = name), hint)
}

/// BMW 11.2: the chance of a rally, and who could return.
fn rally(l10n: Localizer, s: &State) -> (String, String) {
    let needs = chances::rallies(l10n, s);
    let hint = match chances::may_return(l10n, s) {
        Some(units) => say!(l10n, "bmw-hint-rally", needs = needs, units = units),
        None => say!(l10n, "bmw-hint-rally-no-place", needs = needs),
    };
    (say!(l10n, "bmw-ask-rally"), hint)
}

/// What it means if nothing is offered but to go on.
pub fn idle(l10n: Localizer, game: &GameOf<Bmw>) -> String {
    match game.top() {
        Some(Frame::OffensiveFire(_) | Frame::DefensiveFire(_)) => say!(l10n, "idle-shoot"),
        Some(Frame::Combat(_)) => say!(l10n, "idle-attack"),
        Some(Frame::Movement(_)) => say!(l10n, "idle-move"),
        Some(
            Frame::Occupation(_) | Frame::SecondAdvance(_) | Frame::Advances(_) | Frame::Pursuit(_),
        ) => say!(l10n, "idle-advance"),
        _ => say!(l10n, "idle"),
    }
}

fn melee_question(l10n: Localizer, rule: Rule) -> (String, String) {
    match rule.section {
        "8.3" => (say!(l10n, "bmw-ask-leave"), say!(l10n, "bmw-hint-leave")),
        "15.1" => (say!(l10n, "bmw-ask-feigned-retreat"), say!(l10n, "bmw-hint-feigned-retreat")),
        "9.4" => (say!(l10n, "bmw-ask-horse-archers"), say!(l10n, "bmw-hint-leave")),
        "7.6" => (say!(l10n, "bmw-ask-loss"), say!(l10n, "bmw-hint-loss")),
        "9.6" => (say!(l10n, "bmw-ask-charge-won"), say!(l10n, "bmw-hint-charge-won")),
        _ => (say!(l10n, "bmw-ask-advance"), say!(l10n, "bmw-hint-advance")),
    }
}
