//! How Battles are told apart: each has a letter of its own, and a stripe.

use super::super::scene::{BattleId, Scene};
use crate::kernel::Side;
use crate::view::CommandMark;

/// The mark of a Battle.
pub fn mark(scene: &Scene, battle: BattleId) -> CommandMark {
    let ids = |side: Side| -> Vec<&str> {
        scene.commands[side].iter().map(|&own| scene.battle(own).id.as_str()).collect()
    };
    let (id, [a, b]) = (&scene.battle(battle).id, Side::ALL.map(ids));
    let own = CommandMark::of([&a, &b]).into_iter().find(|mark| mark.id == *id);
    own.unwrap_or_else(|| CommandMark { id: id.clone(), letter: "?".to_owned(), stripe: u8::MAX })
}
