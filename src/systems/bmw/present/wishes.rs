//! What somebody who points at something may wish for, legal or not.

use super::super::Bmw;
use super::super::action::{Action, Path};
use super::super::frame::Doing;
use super::super::movement::wished_way;
use super::super::scene::Scene;
use super::super::state::State;
use super::prompt::selected;
use crate::kernel::{GameOf, Side, UnitId};
use crate::view::Target;

/// What somebody who points at a hex or a counter may wish for.
pub fn wishes(scene: &Scene, game: &GameOf<Bmw>, target: &Target) -> Vec<Action> {
    let s = &game.state;
    let Some(top) = game.top() else { return Vec::new() };
    let (unit, hex) = match target {
        Target::Unit(id) => {
            let unit = scene.find(id);
            (unit, unit.and_then(|u| s.hex(u)))
        }
        Target::Hex(text) => {
            let hex = scene.map.grid.parse(text);
            (hex.and_then(|h| s.unit_at(h)), hex)
        }
        Target::Button(id) => return button_wish(id).into_iter().collect(),
        Target::Cell(_) | Target::Card(_) => return Vec::new(),
    };
    let here: Vec<UnitId> = match (unit, hex) {
        (Some(unit), _) => vec![unit],
        (None, Some(hex)) => {
            Side::ALL.into_iter().flat_map(|side| s.leaders_in(scene, side, hex)).collect()
        }
        (None, None) => Vec::new(),
    };
    let picked = selected(game);
    match top {
        Doing::SetUp(_) => match (picked, hex) {
            (Some(unit), Some(hex)) => vec![Action::Place { unit, hex }],
            _ => here.into_iter().map(|unit| Action::Select { unit }).collect(),
        },
        Doing::Movement(_) => match (picked, hex) {
            (Some(unit), Some(hex)) if s.hex(unit) != Some(hex) => {
                let from = s.hex(unit);
                let path = from.map(|from| wished_way(scene, s, unit, from, hex));
                path.into_iter().map(|path| Action::Move { unit, path, charge: false }).collect()
            }
            _ => here.into_iter().map(|unit| Action::Select { unit }).collect(),
        },
        Doing::OffensiveFire(_) => fire_wishes(scene, s, s.active, &here),
        Doing::DefensiveFire(_) => fire_wishes(scene, s, s.active.enemy(), &here),
        Doing::Combat(_) => here.into_iter().map(|unit| Action::Engage { unit }).collect(),
        Doing::Melee(melee) => {
            let Some(hex) = hex else { return Vec::new() };
            let path = Path::from_elem(hex, 1);
            let mut wishes = Vec::new();
            for &unit in melee.attackers.iter().chain(&melee.defenders) {
                let path = path.clone();
                wishes.push(Action::Advance { unit, path: path.clone() });
                wishes.push(Action::Retreat { unit, path: path.clone() });
                wishes.push(Action::RetreatBeforeCombat { unit, path });
            }
            wishes.extend(here.into_iter().map(|unit| Action::Lose { unit }));
            wishes
        }
        Doing::Rally(_) => {
            let Some(hex) = hex else { return Vec::new() };
            let pile = scene.units[s.active].iter().copied().filter(|&u| s.hex(u).is_none());
            pile.map(|unit| Action::PlaceRally { unit, hex }).collect()
        }
        _ => Vec::new(),
    }
}

/// Shots at an enemy from every archer near, or of an archer at every enemy near.
fn fire_wishes(scene: &Scene, s: &State, side: Side, here: &[UnitId]) -> Vec<Action> {
    let mut wishes = Vec::new();
    for &unit in here {
        if scene.counter(unit).side == side {
            let targets = s.units_on_map(scene, side.enemy()).filter(|&(_, hex)| {
                s.hex(unit).is_some_and(|at| scene.map.grid.distance(at, hex) <= 3)
            });
            wishes.extend(targets.map(|(target, _)| Action::Fire { firer: unit, target }));
        } else {
            let firers = s.units_on_map(scene, side).filter(|&(_, hex)| {
                s.hex(unit).is_some_and(|at| scene.map.grid.distance(at, hex) <= 3)
            });
            wishes.extend(firers.map(|(firer, _)| Action::Fire { firer, target: unit }));
        }
    }
    wishes
}

fn button_wish(id: &str) -> Option<Action> {
    Some(match id {
        "set-up-done" => Action::SetUpDone,
        "set-up-historically" => Action::SetUpHistorically,
        "end-movement" => Action::EndMovement,
        "end-fire" => Action::EndFire,
        "end-combat" => Action::EndCombat,
        "commit" | "attack" => Action::Commit,
        "withdraw" => Action::Withdraw,
        "sortie" => Action::Sortie,
        "rally" => Action::Rally,
        "hold" => Action::Hold,
        _ => return None,
    })
}
