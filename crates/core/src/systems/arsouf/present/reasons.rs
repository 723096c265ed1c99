//! What somebody who points at something may try, and why nothing can be done with it.

use super::super::action::Action;
use super::super::attack_phase::{Attacks, check_attack};
use super::super::frame::Frame;
use super::super::movement::{Movement, check_movable, check_take_back};
use super::super::obstacles::obstacles;
use super::super::rules;
use super::super::scene::Scene;
use super::super::setup::SetUp;
use super::super::state::State;
use super::super::system::Arsouf;
use super::super::why::{Refused, Why, because};
use super::choice::aim;
use super::prompt::selected;
use crate::board::Hex;
use crate::kernel::{GameOf, Procedure, UnitId, check, legal_actions};
use crate::view::Target;

/// Actions that somebody who points at `target` may try, legal or not.
pub fn attempted_actions(scene: &Scene, game: &GameOf<Arsouf>, target: &Target) -> Vec<Action> {
    let s = &game.state;
    let Some(top) = game.top() else { return Vec::new() };
    let (unit, hex) = match target {
        Target::Unit(id) => {
            let unit = scene.find(id);
            (unit, unit.and_then(|u| s.hex(u)))
        }
        Target::Hex(label) => {
            let hex = scene.map.grid.parse(label);
            (hex.and_then(|h| s.unit_at(h)), hex)
        }
        Target::Button(id) => return button_wish(id).into_iter().collect(),
        _ => return Vec::new(),
    };
    let select = || unit.map(|unit| Action::Select { unit });
    let attempt = match (top, selected(scene, game)) {
        (Frame::SetUp(_), Some(next)) => {
            hex.map(|hex| Action::Place { unit: next, hex }).or_else(select)
        }
        (Frame::Movement(_), Some(picked)) => {
            hex.map(|hex| Action::Move { unit: picked, hex }).or_else(select)
        }
        (Frame::Attacks(_), Some(picked)) => {
            unit.map(|target| Action::Attack { unit: picked, target })
        }
        (Frame::Movement(_) | Frame::Attacks(_) | Frame::SetUp(_), None) => select(),
        (Frame::Course(_), _) => None,
    };
    attempt.into_iter().collect()
}

fn button_wish(id: &str) -> Option<Action> {
    Some(match id {
        "deploy-automatically" => Action::DeployAutomatically,
        "deploy-done" => Action::DeployDone,
        "put-back" => Action::PutBack,
        "end-movement" => Action::EndMovement,
        "end-attacks" => Action::EndAttacks,
        "claim-win" => Action::ClaimWin,
        _ => return None,
    })
}

/// Why nothing can be done with what somebody points at; empty when something offered points there too: at the space,
/// at the counter, or at the space in which the counter stands.
pub fn why_not(scene: &Scene, game: &GameOf<Arsouf>, target: &Target) -> Vec<Refused> {
    let s = &game.state;
    let Some(top) = game.top() else { return Vec::new() };
    let not_asked = || vec![because(rules::ATTACK_PHASE, Why::Phase)];
    let (unit, hex) = match target {
        Target::Unit(id) => match scene.find(id) {
            Some(unit) => (Some(unit), s.hex(unit)),
            None => return vec![because(rules::PIECE_NAMES, Why::NoSuchPiece)],
        },
        Target::Hex(label) => match scene.map.grid.parse(label) {
            Some(hex) => (s.unit_at(hex), Some(hex)),
            None => return vec![because(rules::MARSH, Why::OffMap)],
        },
        Target::Button(_) => {
            let attempted = attempted_actions(scene, game, target);
            let Some(attempt) = attempted.first() else { return not_asked() };
            return check::<Arsouf>(scene, game, attempt).err().into_iter().collect();
        }
        _ => return not_asked(),
    };
    let points_there = |action: &Action| {
        let (aimed, at) = aim(scene, s, action);
        let same_hex = at.is_some() && at == hex;
        aimed == *target
            || same_hex && (matches!((&aimed, target), (Target::Hex(_), _) | (_, Target::Hex(_))))
    };
    if legal_actions::<Arsouf>(scene, game).iter().any(points_there) {
        return Vec::new();
    }
    match (top, target, hex) {
        (Frame::SetUp(setup), Target::Hex(_), Some(hex)) => vec![no_room(scene, s, setup, hex)],
        (Frame::SetUp(setup), _, _) => {
            let select = unit.map(|unit| setup.check(scene, s, &Action::Select { unit }));
            select.and_then(Result::err).into_iter().collect()
        }
        (Frame::Movement(movement), ..) => no_move(scene, s, movement, unit, hex),
        (Frame::Attacks(attacks), ..) => vec![no_attack(scene, s, attacks, unit)],
        (Frame::Course(_), ..) => not_asked(),
    }
}

/// ARSOUF 4.2: why nothing is placed in a space.
fn no_room(scene: &Scene, s: &State, setup: &SetUp, hex: Hex) -> Refused {
    let all_placed = because(rules::DEPLOYMENT, Why::AllPlaced);
    setup.check_space(scene, s, hex).err().unwrap_or(all_placed)
}

/// ARSOUF 5.1 to 5.8: why nothing moves to a space or from it, and why no move that began there is taken back.
fn no_move(
    scene: &Scene,
    s: &State,
    movement: &Movement,
    unit: Option<UnitId>,
    hex: Option<Hex>,
) -> Vec<Refused> {
    let began_here = |unit: &UnitId| {
        let from = s.piece(*unit).from;
        from.is_some() && from == hex && s.piece(*unit).has_origin()
    };
    let moved = scene.of[s.active].iter().copied().filter(began_here);
    let kept = moved.filter_map(|unit| check_take_back(scene, s, unit).err());
    let mut reasons = Vec::new();
    match (movement.picked, hex, unit) {
        (Some(picked), Some(hex), _) => reasons.extend(obstacles(scene, s, picked, hex)),
        (_, _, Some(unit)) => reasons.extend(check_movable(scene, s, unit).err()),
        (_, _, None) => {
            reasons.extend(kept);
            reasons.push(because(rules::MOVING, Why::Empty));
            return reasons;
        }
    }
    reasons.extend(kept);
    reasons
}

/// ARSOUF 6.2: why a piece neither attacks nor is attacked.
fn no_attack(scene: &Scene, s: &State, attacks: &Attacks, unit: Option<UnitId>) -> Refused {
    let refused = unit.and_then(|unit| match attacks.picked {
        Some(picked) => check_attack(scene, s, picked, unit).err(),
        None => attacks.check(scene, s, &Action::Select { unit }).err(),
    });
    refused.unwrap_or(because(rules::ATTACKERS, Why::Empty))
}
