//! Questions in words.

use super::super::combat::owing;
use super::super::frame::Frame;
use super::super::rally::Rally;
use super::super::system::Bmw;
use super::super::victory;
use super::Voice;
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
pub fn ending(voice: Voice, game: &GameOf<Bmw>, outcome: &Outcome) -> String {
    let points = |side| victory::points(voice.scene, &game.state, side);
    say!(
        voice,
        "bmw-over-points",
        over = over(voice, outcome.winner, outcome.level),
        first = voice.army(Side::A),
        a = points(Side::A),
        second = voice.army(Side::B),
        b = points(Side::B),
    )
}

/// What is asked, and what to do.
pub fn question(voice: Voice, game: &GameOf<Bmw>, rule: Rule) -> (String, String) {
    let picked = picked(game).map(|u| voice.name(u));
    match game.top() {
        Some(Frame::SetUp(_)) => match picked {
            Some(unit) => {
                (say!(voice, "bmw-ask-place", unit = unit), say!(voice, "bmw-hint-marked-hex"))
            }
            None => (say!(voice, "bmw-ask-set-up"), say!(voice, "bmw-hint-set-up")),
        },
        Some(Frame::Movement(_)) => match picked {
            Some(unit) => (say!(voice, "bmw-ask-move", unit = unit), say!(voice, "bmw-hint-move")),
            None => (say!(voice, "bmw-ask-movement"), say!(voice, "bmw-hint-movement")),
        },
        Some(Frame::Walk(_)) => (say!(voice, "bmw-ask-walk"), say!(voice, "bmw-hint-walk")),
        Some(Frame::Escape(_)) => {
            (say!(voice, "bmw-ask-escape"), say!(voice, "bmw-hint-marked-hex"))
        }
        Some(Frame::OffensiveFire(fire)) => (
            say!(voice, "bmw-ask-offensive-fire", count = fire.declared.len()),
            say!(voice, "bmw-hint-offensive-fire"),
        ),
        Some(Frame::DefensiveFire(_)) => {
            (say!(voice, "bmw-ask-defensive-fire"), say!(voice, "bmw-hint-defensive-fire"))
        }
        Some(Frame::Combat(combat)) => {
            if combat.attackers.is_empty() && combat.defenders.is_empty() {
                let duties = owing(voice.scene, &game.state).count();
                (say!(voice, "bmw-ask-attack", count = duties), say!(voice, "bmw-hint-attack"))
            } else {
                (say!(voice, "bmw-ask-combat"), say!(voice, "bmw-hint-combat"))
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
            | Frame::Retreats(_)
            | Frame::Occupation(_)
            | Frame::SecondAdvance(_)
            | Frame::Advances(_),
        ) => melee_question(voice, rule),
        Some(Frame::Reorganization(_)) => {
            (say!(voice, "bmw-ask-reorganization"), say!(voice, "bmw-hint-reorganization"))
        }
        Some(Frame::Rally(Rally::Won)) => {
            (say!(voice, "bmw-ask-rallied"), say!(voice, "bmw-hint-rallied"))
        }
        Some(Frame::Rally(_)) => (say!(voice, "bmw-ask-rally"), say!(voice, "bmw-hint-rally")),
        other => match other.and_then(Frame::asking) {
            Some(asking) => asking.question(voice),
            None => unreachable!("the other procedures never ask"),
        },
    }
}

fn melee_question(voice: Voice, rule: Rule) -> (String, String) {
    match rule.section {
        "8.3" => (say!(voice, "bmw-ask-leave"), say!(voice, "bmw-hint-leave")),
        "15.1" => (say!(voice, "bmw-ask-feigned-retreat"), say!(voice, "bmw-hint-feigned-retreat")),
        "9.4" => (say!(voice, "bmw-ask-horse-archers"), say!(voice, "bmw-hint-leave")),
        "7.6" => (say!(voice, "bmw-ask-loss"), say!(voice, "bmw-hint-loss")),
        "7.8" => (say!(voice, "bmw-ask-retreat"), say!(voice, "bmw-hint-retreat")),
        "9.6" => (say!(voice, "bmw-ask-charge-won"), say!(voice, "bmw-hint-charge-won")),
        _ => (say!(voice, "bmw-ask-advance"), say!(voice, "bmw-hint-advance")),
    }
}
