//! From the system's own types to words and view models.

pub(super) mod about;
pub(super) mod aim;
mod board;
mod charts;
mod choice;
mod entry;
pub(super) mod localizer;
mod prompt;
mod reasons;
mod refusal;
mod showing;
mod state;
mod table;
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
use localizer::Localizer;
use serde_json::Value;
use std::sync::Arc;

present! {
    Bmw {
    fn selected(l10n: Localizer<'_>, game: &GameOf<Bmw>) -> Option<String> {
        prompt::picked(game).map(|unit| l10n.id(unit))
    }

    fn map(l10n: Localizer<'_>) -> Option<Arc<MapView>> {
        Some(Arc::clone(l10n.scene.view(l10n.language)))
    }

    fn board(l10n: Localizer<'_>, game: &GameOf<Bmw>, _: Option<Side>) -> Option<BoardView> {
        Some(board::board(l10n, &game.state))
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
