//! From the system's own types to words and view models.

mod arguments;
mod board;
mod charts;
mod choice;
mod duel;
mod entry;
mod localizer;
mod prompt;
mod reasons;
mod refusal;
mod showing;
mod state;
mod table;
mod wire;

pub use board::deploys_unseen;
pub use state::Position;

use super::action::Action;
use super::event::Event;
use super::frame::Frame;
use super::scene::Scene;
use super::system::Arsouf;
use crate::kernel::{GameOf, Side};
use crate::present;
use crate::scenario::arsouf_options::DeployOrder;
use crate::view::wire::write;
use crate::view::{BoardView, GroundRules, MapView, StandingCounter};
use crate::words::{self, Language};
pub use duel::duel;
use localizer::Localizer;
use serde_json::Value;
use std::sync::Arc;

present! {
    Arsouf {
    /// ARR-3: hidden deployment.
    fn is_secret(scene: &Scene, game: &GameOf<Arsouf>) -> bool {
        board::deploys_unseen(scene, game)
    }

    fn awaited(_: &Scene, game: &GameOf<Arsouf>) -> Vec<Action> {
        match game.top() {
            Some(Frame::SetUp(_)) => vec![Action::DeployDone],
            _ => Vec::new(),
        }
    }

    fn idle(l10n: Localizer<'_>, game: &GameOf<Arsouf>) -> String {
        prompt::idle(l10n, game)
    }

    fn selected(l10n: Localizer<'_>, game: &GameOf<Arsouf>) -> Option<String> {
        prompt::selected(l10n.scene, game).map(|unit| l10n.scene.piece(unit).id.clone())
    }

    fn ground_rules(l10n: Localizer<'_>) -> GroundRules {
        charts::ground_rules(l10n)
    }

    fn map(l10n: Localizer<'_>) -> Option<Arc<MapView>> {
        Some(Arc::clone(&l10n.scene.views[l10n.language.index()]))
    }

    fn board(l10n: Localizer<'_>, game: &GameOf<Arsouf>, viewer: Option<Side>) -> Option<BoardView> {
        Some(board::board(l10n, game, viewer))
    }

    fn standing<'a>(scene: &'a Scene, game: &GameOf<Arsouf>) -> Vec<StandingCounter<'a>> {
        board::standing(scene, &game.state)
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
