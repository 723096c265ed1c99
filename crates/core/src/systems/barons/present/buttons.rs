//! What buttons and chits stand for, and why they can't be used.

use super::super::action::Action;
use super::super::frame::Frame;
use super::super::scene::{BattleId, Scene};
use super::super::system::Barons;
use super::super::why::Refused;
use super::choice::{designate_button, react_button};
use crate::kernel::{GameOf, check};
use crate::view::ChitTarget;

/// Why a button can't be pressed, the nearest obstacle first; empty when it can, `None` where it stands for nothing now.
pub fn why_not(scene: &Scene, game: &GameOf<Barons>, id: &str) -> Option<Vec<Refused>> {
    Some(refusals(scene, game, [pressed(scene, game.top()?, id)?]))
}

/// Why a chit can't be put on its track or bid, or any of its chits, if none is named.
pub fn why_not_track(
    scene: &Scene,
    game: &GameOf<Barons>,
    chit: &ChitTarget,
) -> Option<Vec<Refused>> {
    let (top, battle) = (game.top()?, scene.find_battle(&chit.command)?);
    let actions: Vec<Action> = match (top, chit.value) {
        (Frame::Bid(_), Some(chit)) => vec![Action::Bid { battle, chit }],
        (Frame::Bid(_), None) => (0..=4).map(|chit| Action::Bid { battle, chit }).collect(),
        (_, Some(chit)) => vec![Action::PlaceChit { battle, chit }],
        (Frame::Replacement(new), None) => {
            vec![Action::PlaceChit { battle, chit: new.chit() }]
        }
        (_, None) => (1..=4).map(|chit| Action::PlaceChit { battle, chit }).collect(),
    };
    Some(refusals(scene, game, actions))
}

/// Why a chit can't be taken back, or any of its chits, if none is named.
pub fn why_not_tray(
    scene: &Scene,
    game: &GameOf<Barons>,
    chit: &ChitTarget,
) -> Option<Vec<Refused>> {
    let battle = scene.find_battle(&chit.command)?;
    let values = chit.value.map_or(1..=4, |value| value..=value);
    let actions = values.map(|chit| Action::TakeChit { battle, chit });
    Some(refusals(scene, game, actions))
}

/// Why none of these actions is legal; empty when one is.
fn refusals(
    scene: &Scene,
    game: &GameOf<Barons>,
    actions: impl IntoIterator<Item = Action>,
) -> Vec<Refused> {
    let mut told: Vec<Refused> = Vec::new();
    for action in actions {
        match check::<Barons>(scene, game, &action) {
            Ok(()) => return Vec::new(),
            Err(refused) if told.contains(&refused) => {}
            Err(refused) => told.push(refused),
        }
    }
    told
}

/// What a button stands for.
fn pressed(scene: &Scene, top: &Frame, id: &str) -> Option<Action> {
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
            Frame::Charging(charging) => {
                Action::ContinueCharge { unit: *charging.units().first()? }
            }
            _ => return None,
        },
        "end-charge" => Action::EndCharge,
        "continue-attack" => Action::ContinueAttack,
        "end-activation" => Action::EndActivation,
        "no-reaction" => Action::NoReaction,
        "concede" => Action::Concede,
        _ => return about_battle(scene, id),
    })
}

fn about_battle(scene: &Scene, id: &str) -> Option<Action> {
    let battles = || (0..u8::MAX).map(BattleId).take(scene.battles.len());
    let named = |button: fn(&Scene, BattleId) -> String| {
        battles().find(|&battle| button(scene, battle) == id)
    };
    let designated = named(designate_button).map(|battle| Action::Designate { battle });
    designated.or_else(|| named(react_button).map(|battle| Action::React { battle }))
}
