//! How Battles are told apart: each has a letter of its own, and a stripe.

use super::super::scene::{BattleId, Scene};
use crate::kernel::Side;
use crate::view::CommandMark;

/// The mark of a Battle.
pub fn mark(scene: &Scene, battle: BattleId) -> CommandMark {
    let side = scene.battle(battle).side;
    let place = scene.commands[side].iter().position(|&other| other == battle).unwrap_or(0);
    CommandMark {
        id: scene.battle(battle).id.clone(),
        letter: letter(scene, battle).to_string(),
        stripe: u8::try_from(place).unwrap_or(u8::MAX),
    }
}

/// The letters of a Battle: of the last part of its id, in their order.
fn own(scene: &Scene, battle: BattleId) -> Vec<char> {
    let id = &scene.battle(battle).id;
    let last = id.rsplit('.').next().unwrap_or(id).to_uppercase();
    last.chars().filter(char::is_ascii_uppercase).collect()
}

/// Its initial, if no other Battle has the same. Else the first of its letters that neither is such an initial nor belongs to a
/// Battle before it; when all are taken, of the alphabet.
fn letter(scene: &Scene, battle: BattleId) -> char {
    let all: Vec<BattleId> =
        Side::ALL.iter().flat_map(|&side| &scene.commands[side]).copied().collect();
    let initial = |battle: BattleId| own(scene, battle).first().copied();
    let alone = |battle: &BattleId| {
        all.iter().filter(|&&other| initial(other) == initial(*battle)).count() == 1
    };
    let mut taken: Vec<char> = all.iter().copied().filter(alone).filter_map(initial).collect();
    for &other in &all {
        if alone(&other) && initial(other).is_some() {
            if other == battle {
                return initial(other).unwrap_or('?');
            }
            continue;
        }
        let letters = own(scene, other).into_iter().chain('A'..='Z');
        let free = letters.into_iter().find(|letter| !taken.contains(letter)).unwrap_or('?');
        if other == battle {
            return free;
        }
        taken.push(free);
    }
    '?'
}
