//! From the system's own types to words and view models.

mod board;
mod charts;
mod choice;
mod duel;
mod entry;
mod prompt;
mod reasons;
mod refusal;
mod state;
mod table;
mod voice;
mod wire;

pub use board::deploys_unseen;
pub use state::Position;

use super::event::Event;
use super::scene::Scene;
use super::system::Arsouf;
use crate::kernel::{GameOf, Side};
use crate::present;
use crate::scenario::arsouf_options::DeployOrder;
use crate::view::wire::write;
use crate::view::{BoardView, MapView};
use crate::words::{self, Language};
pub use duel::duel;
use serde_json::Value;
use std::sync::Arc;
use voice::Voice;

present! {
    Arsouf {
    /// ARR-3: hidden deployment.
    fn is_secret(scene: &Scene, game: &GameOf<Arsouf>) -> bool {
        board::deploys_unseen(scene, game)
    }

    fn selected(v: Voice<'_>, game: &GameOf<Arsouf>) -> Option<String> {
        prompt::selected(v.scene, game).map(|unit| v.scene.piece(unit).id.clone())
    }

    fn map(v: Voice<'_>) -> Option<Arc<MapView>> {
        Some(Arc::clone(&v.scene.views[v.language.index()]))
    }

    fn board(v: Voice<'_>, game: &GameOf<Arsouf>, viewer: Option<Side>) -> Option<BoardView> {
        Some(board::board(v, game, viewer))
    }

    fn side_id(scene: &Scene, side: Side) -> &str {
        &scene.armies[side].id
    }

    fn side_name(scene: &Scene, side: Side, language: Language) -> &str {
        scene.armies[side].name.get(language)
    }

    /// ARR-3: who deploys unseen is not heard either.
    fn write_event(scene: &Scene, event: &Event, viewer: Option<Side>) -> Value {
        let hidden = scene.options.deploy_order == DeployOrder::Hidden;
        match event {
            Event::Placed { unit, .. } | Event::TakenUp { unit, .. }
                if hidden && viewer.is_some_and(|viewer| viewer != scene.side(*unit)) =>
            {
                Value::Null
            }
            _ => write(event, scene),
        }
    }
    }
}

/// A number of half points for people: `3`, `3.5`.
fn halves(half_points: u16, language: Language) -> String {
    let places = usize::from(half_points % 2);
    words::decimal(language, f64::from(half_points) / 2.0, places)
}
