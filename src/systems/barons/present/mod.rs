//! From the system's own types to words and view models.

mod board;
mod buttons;
mod charts;
mod choice;
mod command;
mod display;
mod entry;
mod facts;
mod hits;
mod interrupt;
mod prompt;
mod reasons;
mod refusal;
mod state;
mod table;
mod touch;
mod voice;
mod wire;

pub use state::Position;

use super::event::Event;
use super::frame::Frame;
use super::scene::Scene;
use super::system::Barons;
use crate::kernel::{GameOf, Side};
use crate::present;
use crate::view::wire::write;
use crate::view::{BoardView, MapView};
use crate::words::Language;
use serde_json::Value;
use std::sync::Arc;
use voice::Voice;

present! {
    Barons {
    fn is_secret(_: &Scene, game: &GameOf<Barons>) -> bool {
        matches!(game.top(), Some(Frame::Allotment(_)))
    }

    fn selected(v: Voice<'_>, game: &GameOf<Barons>) -> Option<String> {
        prompt::selected(v, game).map(|unit| v.id(unit))
    }

    fn map(v: Voice<'_>) -> Option<Arc<MapView>> {
        Some(Arc::clone(&v.scene.views[v.language.index()]))
    }

    fn board(v: Voice<'_>, game: &GameOf<Barons>, _: Option<Side>) -> Option<BoardView> {
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
