//! From the system's own types to words and view models.

pub(super) mod about;
pub(super) mod aim;
mod board;
mod charts;
mod choice;
mod entry;
mod prompt;
mod reasons;
mod refusal;
mod state;
mod table;
pub(super) mod voice;
mod wire;

pub use state::Position;

use super::event::Event;
use super::scene::Scene;
use super::system::Bmw;
use crate::kernel::{GameOf, Side};
use crate::present;
use crate::view::wire::write;
use crate::view::{BoardView, MapView};
use crate::words::Language;
use serde_json::Value;
use std::sync::Arc;
use voice::Voice;

present! {
    Bmw {
    fn selected(v: Voice<'_>, game: &GameOf<Bmw>) -> Option<String> {
        prompt::picked(game).map(|unit| v.id(unit))
    }

    fn map(v: Voice<'_>) -> Option<Arc<MapView>> {
        Some(Arc::clone(v.scene.view(v.language)))
    }

    fn board(v: Voice<'_>, game: &GameOf<Bmw>, _: Option<Side>) -> Option<BoardView> {
        Some(board::board(v, &game.state))
    }

    fn side_id(scene: &Scene, side: Side) -> &str {
        &scene.armies[side].id
    }

    fn side_name(scene: &Scene, side: Side, language: Language) -> &str {
        scene.armies[side].name.get(language)
    }

    fn write_event(scene: &Scene, event: &Event, _: Option<Side>) -> Value {
        write(event, scene)
    }
    }
}
