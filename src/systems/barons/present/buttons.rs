//! What the buttons stand for, and why one can't be pressed.

use super::super::Barons;
use super::super::action::Action;
use super::super::frame::Doing;
use super::super::scene::{BattleId, Scene};
use super::super::why::Refused;
use crate::kernel::{GameOf, check};

/// Why a button can't be pressed, the nearest obstacle first; empty when it can, `None` where it stands for nothing now.
/// `track:<id>` without a value stands for every chit that could be played or put there.
pub fn why_not(scene: &Scene, game: &GameOf<Barons>, id: &str) -> Option<Vec<Refused>> {
    let top = game.top()?;
    let actions = match pressed(scene, top, id) {
        Some(action) => vec![action],
        None => any_chit(scene, top, id)?,
    };
    let mut told: Vec<Refused> = Vec::new();
    for action in actions {
        match check::<Barons>(scene, game, &action) {
            Ok(()) => return Some(Vec::new()),
            Err(refused) if told.contains(&refused) => {}
            Err(refused) => told.push(refused),
        }
    }
    Some(told)
}

/// Every chit of a track or of the tray that the question can be about.
fn any_chit(scene: &Scene, top: &Doing, id: &str) -> Option<Vec<Action>> {
    let (place, battle) = id.split_once(':')?;
    let battle = scene.find_battle(battle)?;
    let actions = match (place, top) {
        ("track", Doing::Bid(_)) => (0..=4).map(|chit| Action::Bid { battle, chit }).collect(),
        ("track", Doing::Replacement(new)) => {
            vec![Action::PlaceChit { battle, chit: new.chit() }]
        }
        ("track", _) => (1..=4).map(|chit| Action::PlaceChit { battle, chit }).collect(),
        ("tray", _) => (1..=4).map(|chit| Action::TakeChit { battle, chit }).collect(),
        _ => return None,
    };
    Some(actions)
}

/// What a button stands for; `track:<id>:<value>` is a chit on a track.
fn pressed(scene: &Scene, top: &Doing, id: &str) -> Option<Action> {
    if let Some((place, rest)) = id.split_once(':') {
        return about_battle(scene, top, place, rest);
    }
    Some(match id {
        "set-up-automatically" => Action::SetUpAutomatically,
        "set-up-done" => Action::SetUpDone,
        "allot-automatically" => Action::AllotAutomatically,
        "allot-done" => Action::AllotDone,
        "decline-chit" => Action::DeclineChit,
        "pass" => Action::Pass,
        "put-back" => Action::PutBack,
        "finish" => Action::Finish { below: false },
        "finish-below" => Action::Finish { below: true },
        "withdraw" => Action::Withdraw,
        "end-movement" => Action::EndMovement,
        "end-adjustment" => Action::EndAdjustment,
        "end-evasion" => Action::EndEvasion,
        "end-fire" => Action::EndFire,
        "end-melee" => Action::EndMelee,
        "no-advance" => Action::NoAdvance,
        "continue-charge" => match top {
            Doing::Charging(charging) => {
                Action::ContinueCharge { unit: *charging.units().first()? }
            }
            _ => return None,
        },
        "end-charge" => Action::EndCharge,
        "continue-attack" => Action::ContinueAttack,
        "end-activation" => Action::EndActivation,
        "no-reaction" => Action::NoReaction,
        "concede" => Action::Concede,
        _ => return None,
    })
}

fn about_battle(scene: &Scene, top: &Doing, place: &str, rest: &str) -> Option<Action> {
    let named = |id: &str| -> Option<BattleId> { scene.find_battle(id) };
    match place {
        "designate" => Some(Action::Designate { battle: named(rest)? }),
        "react" => Some(Action::React { battle: named(rest)? }),
        "track" | "tray" => {
            let (id, value) = rest.rsplit_once(':')?;
            let (battle, chit) = (named(id)?, value.parse().ok()?);
            Some(match (place, top) {
                ("tray", _) => Action::TakeChit { battle, chit },
                (_, Doing::Bid(_)) => Action::Bid { battle, chit },
                _ => Action::PlaceChit { battle, chit },
            })
        }
        _ => None,
    }
}
