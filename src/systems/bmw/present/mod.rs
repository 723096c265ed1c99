//! From the system's own types to words and view models.

mod aim;
mod board;
mod choice;
mod entry;
mod prompt;
mod refusal;
mod state;
mod table;
mod tables;
mod voice;
mod why_not;
mod wire;

pub use state::Position;

use super::Bmw;
use super::action::Action;
use super::event::Event;
use super::scene::Scene;
use super::why::Refused;
use crate::kernel::{GameOf, Side};
use crate::say;
use crate::view::wire::write;
use crate::view::{
    BadAction, BoardView, Chart, Choice, MapView, Present, Prompt, Refusal, Sentence, TableView,
    Target, ThrowView,
};
use crate::words::Language;
use serde_json::Value;
use std::sync::Arc;
use voice::Voice;

impl Present for Bmw {
    fn prompt(scene: &Scene, game: &GameOf<Bmw>, language: Language) -> Prompt {
        prompt::prompt(Voice { scene, language }, game)
    }

    fn choice(
        scene: &Scene,
        game: &GameOf<Bmw>,
        id: usize,
        action: &Action,
        language: Language,
    ) -> Choice {
        choice::choice(Voice { scene, language }, game, id, action)
    }

    fn refusal(scene: &Scene, rejection: &Refused, language: Language) -> Refusal {
        refusal::refusal(Voice { scene, language }, rejection)
    }

    /// Only buttons: for hexes and counters all ways are looked at.
    fn wishes(_: &Scene, _: &GameOf<Bmw>, target: &Target) -> Vec<Action> {
        match target {
            Target::Button(id) => why_not::button_wish(id).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn why_not(scene: &Scene, game: &GameOf<Bmw>, target: &Target) -> Vec<Refused> {
        why_not::why_not(scene, game, target)
    }

    fn map(scene: &Scene, language: Language) -> Option<Arc<MapView>> {
        Some(Arc::clone(scene.view(language)))
    }

    fn board(
        scene: &Scene,
        game: &GameOf<Bmw>,
        _: Option<Side>,
        language: Language,
    ) -> Option<BoardView> {
        Some(board::board(Voice { scene, language }, &game.state))
    }

    fn table(scene: &Scene, game: &GameOf<Bmw>, _: Option<Side>, language: Language) -> TableView {
        table::table(Voice { scene, language }, game)
    }

    fn charts(scene: &Scene, language: Language) -> Vec<Chart> {
        tables::charts(Voice { scene, language })
    }

    fn sentence(scene: &Scene, event: &Event, language: Language) -> Option<Sentence> {
        Some(entry::sentence(Voice { scene, language }, event))
    }

    fn die(scene: &Scene, throw: &ThrowView, _: Side, language: Language) -> String {
        entry::die(Voice { scene, language }, throw)
    }

    fn purpose(purpose: &str, language: Language) -> String {
        say!(language, "bmw-throw-{}" purpose)
    }

    fn side_id(scene: &Scene, side: Side) -> &str {
        &scene.armies[side].id
    }

    fn side_name(scene: &Scene, side: Side, language: Language) -> &str {
        scene.armies[side].name.get(language)
    }

    fn write_action(scene: &Scene, action: &Action) -> Value {
        wire::write_action(scene, action)
    }

    fn read_action(scene: &Scene, value: &Value, language: Language) -> Result<Action, BadAction> {
        wire::read_action(scene, value, language)
    }

    fn write_event(scene: &Scene, event: &Event, _: Option<Side>) -> Value {
        write(event, scene)
    }

    fn write_state(scene: &Scene, game: &GameOf<Bmw>, viewer: Option<Side>) -> Value {
        write(&state::position(scene, game, viewer), scene)
    }
}
