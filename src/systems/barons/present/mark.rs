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

/// The first letter of the last part of its id that no Battle before it has; when all are taken, of the alphabet.
fn letter(scene: &Scene, battle: BattleId) -> char {
    let mut taken: Vec<char> = Vec::new();
    for &other in Side::ALL.iter().flat_map(|&side| &scene.commands[side]) {
        let id = &scene.battle(other).id;
        let own = id.rsplit('.').next().unwrap_or(id).to_uppercase();
        let letters = own.chars().filter(char::is_ascii_uppercase).chain('A'..='Z');
        let free = letters.into_iter().find(|letter| !taken.contains(letter)).unwrap_or('?');
        if other == battle {
            return free;
        }
        taken.push(free);
    }
    '?'
}
