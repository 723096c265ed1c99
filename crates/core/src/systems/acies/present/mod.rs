//! From the system's own types to words and view models.

mod arguments;
mod cards;
mod charts;
mod choice;
mod deck;
mod entry;
mod forecast;
mod localizer;
mod prompt;
mod reasons;
mod refusal;
mod showing;
mod state;
mod table;
mod waiting;
mod wire;

pub use state::Position;

use super::action::Action;
use super::event::Event;
use super::scene::Scene;
use super::system::Acies;
use super::why::Refused;
use crate::kernel::{GameOf, Side};
use crate::present;
use crate::view::wire::write;
use crate::view::{Candour, Reply, Target};
use crate::words::Language;
pub use deck::deck_view;
use localizer::Localizer;
use serde_json::Value;

present! {
    Acies {
    const ANNOUNCES: bool = false;

    const HIDES_CARDS: bool = true;

    fn idle(l10n: Localizer<'_>, game: &GameOf<Acies>) -> String {
        prompt::idle(l10n, game)
    }

    /// ACIES 17.1: every choice comes out of a hidden hand, or would show that nothing in it fits.
    fn is_secret(_: &Scene, game: &GameOf<Acies>) -> bool {
        game.state.over.is_none()
    }

    fn candour(scene: &Scene, game: &GameOf<Acies>, action: &Action) -> Candour {
        arguments::candour(scene, game, action)
    }

    fn may_announce(action: &Action) -> bool {
        arguments::may_announce(action)
    }

    fn reply(scene: &Scene, game: &GameOf<Acies>) -> Option<Reply> {
        prompt::reply(scene, game)
    }

    fn why_not_by(
        scene: &Scene,
        game: &GameOf<Acies>,
        card: &Target,
        target: &Target,
    ) -> Vec<Refused> {
        reasons::why_not_by(scene, game, card, target)
    }

    fn side_id(scene: &Scene, side: Side) -> &str {
        &scene.armies[side].side.id
    }

    fn side_name(scene: &Scene, side: Side, language: Language) -> &str {
        scene.armies[side].side.name.get(language)
    }

    fn write_event(scene: &Scene, event: &Event, viewer: Option<Side>) -> Value {
        event.seen_by(viewer).map_or(Value::Null, |event| write(&event, scene))
    }
    }
}
