//! Why nothing can be done with what somebody points at.

use super::super::action::Action;
use super::super::reasons::Pointed;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Bmw;
use super::super::why::{Refused, Why};
use super::aim::{Aim, aim, special_buttons};
use crate::kernel::{GameOf, Procedure, Rejection, Rule, check, legal_actions};
use crate::view::Target;

/// The truth about all ways to use what somebody points at; empty when something can be done with it.
pub fn why_not(scene: &Scene, game: &GameOf<Bmw>, target: &Target) -> Vec<Refused> {
    let s = &game.state;
    let Some(top) = game.top() else { return Vec::new() };
    if legal_actions::<Bmw>(scene, game).iter().any(|action| serves(scene, s, action, target)) {
        return Vec::new();
    }
    let refused = |rule: Rule, why: Why| vec![Rejection { rule, why }];
    let reasons = match target {
        Target::Hex(label) => match scene.map.grid.parse(label) {
            Some(hex) => top.why_not(scene, s, &Pointed::at_hex(scene, s, hex)),
            None => refused(rules::MAP, Why::OffMap { label: label.clone() }),
        },
        Target::Unit(id) => match scene.find(id) {
            Some(unit) => top.why_not(scene, s, &Pointed::at_unit(s, unit)),
            None => refused(rules::COUNTERS, Why::NoCounter),
        },
        Target::Button(id) => {
            match button_wish(id).map(|action| check::<Bmw>(scene, game, &action)) {
                Some(Err(reason)) => vec![reason],
                Some(Ok(())) | None => refused(rules::GAME_TURNS, Why::WrongPhase),
            }
        }
        _ => refused(rules::GAME_TURNS, Why::WrongPhase),
    };
    if reasons.is_empty() { refused(rules::GAME_TURNS, Why::WrongPhase) } else { reasons }
}

/// Whether an action is what somebody who points there may mean.
fn serves(scene: &Scene, s: &State, action: &Action, target: &Target) -> bool {
    let aim = aim(s, action);
    match target {
        Target::Hex(label) => {
            aim.hex(s).is_some_and(|hex| scene.map.grid.parse(label) == Some(hex))
        }
        Target::Unit(id) => match &aim {
            Aim::Hex(hex) => {
                scene.find(id).and_then(|unit| s.hex(unit)).is_some_and(|at| at == *hex)
            }
            Aim::Unit(unit) | Aim::Button { of: Some(unit), .. } => scene.counter(*unit).id == *id,
            Aim::Button { of: None, .. } => false,
        },
        Target::Button(id) => match &aim {
            Aim::Button { word, of, by } => super::aim::button(scene, word, *of, *by) == *id,
            Aim::Unit(_) | Aim::Hex(_) => false,
        },
        _ => false,
    }
}

/// What a button does, legal or not.
pub fn button_wish(id: &str) -> Option<Action> {
    Some(match id {
        "set-up-done" => Action::SetUpDone,
        "set-up-historically" => Action::SetUpHistorically,
        "put-back" => Action::PutBack,
        "end-movement" => Action::EndMovement,
        "end-fire" => Action::EndFire,
        "end-combat" => Action::EndCombat,
        "commit" | "attack" => Action::Commit,
        "call-off" => Action::CallOff,
        "rally" => Action::Rally,
        "no-rally" => Action::NoRally,
        "hold" => Action::Hold,
        _ => return special_buttons().find(|(word, _)| *word == id).map(|(_, it)| it.clone()),
    })
}
