//! How Battles are told apart: each has a letter of its own, and a stripe.

use super::super::scene::{BattleId, Scene};
use crate::kernel::Side;
use crate::view::CommandMark;
use crate::words::Language;

/// The mark of a Battle, for readers of a language.
pub fn mark(scene: &Scene, language: Language, battle: BattleId) -> CommandMark {
    let named = |side: Side| -> Vec<(&str, &str)> {
        let own = scene.commands[side].iter().map(|&own| scene.battle(own));
        own.map(|own| (own.id.as_str(), own.name.get(language))).collect()
    };
    let (id, [a, b]) = (&scene.battle(battle).id, Side::ALL.map(named));
    let own = CommandMark::of([&a, &b]).into_iter().find(|mark| mark.id == *id);
    own.unwrap_or_else(|| CommandMark { id: id.clone(), letter: "?".to_owned(), stripe: u8::MAX })
}
