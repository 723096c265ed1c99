//! From the system's own types to words and view models.

mod cards;
mod charts;
mod choice;
mod deck;
mod entry;
mod forecast;
mod prompt;
mod reasons;
mod refusal;
mod state;
mod table;
mod voice;
mod wire;

pub use state::Position;

use super::Acies;
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
pub use deck::deck_view;
use serde_json::Value;
use std::sync::Arc;
use voice::Voice;

impl Present for Acies {
    const HIDES_CARDS: bool = true;

    fn prompt(scene: &Scene, game: &GameOf<Acies>, language: Language) -> Prompt {
        prompt::prompt(Voice { scene, language }, game)
    }

    /// ACIES 17.1: every choice comes out of a hidden hand, or would show that nothing in it fits.
    fn is_secret(_: &Scene, game: &GameOf<Acies>) -> bool {
        game.state.over.is_none()
    }

    fn choice(
        scene: &Scene,
        game: &GameOf<Acies>,
        id: usize,
        action: &Action,
        language: Language,
    ) -> Choice {
        choice::choice(Voice { scene, language }, game, id, action)
    }

    fn refusal(scene: &Scene, rejection: &Refused, language: Language) -> Refusal {
        refusal::refusal(Voice { scene, language }, rejection)
    }

    fn wishes(scene: &Scene, game: &GameOf<Acies>, target: &Target) -> Vec<Action> {
        reasons::offers(scene, game, target)
    }

    fn why_not(scene: &Scene, game: &GameOf<Acies>, target: &Target) -> Vec<Refused> {
        reasons::why_not(scene, game, target)
    }

    fn map(_: &Scene, _: Language) -> Option<Arc<MapView>> {
        None
    }

    fn board(_: &Scene, _: &GameOf<Acies>, _: Option<Side>, _: Language) -> Option<BoardView> {
        None
    }

    fn table(
        scene: &Scene,
        game: &GameOf<Acies>,
        viewer: Option<Side>,
        language: Language,
    ) -> TableView {
        table::table(Voice { scene, language }, game, viewer)
    }

    fn charts(scene: &Scene, language: Language) -> Vec<Chart> {
        charts::charts(Voice { scene, language })
    }

    fn sentence(scene: &Scene, event: &Event, language: Language) -> Option<Sentence> {
        entry::sentence(Voice { scene, language }, event)
    }

    fn die(scene: &Scene, throw: &ThrowView, side: Side, language: Language) -> String {
        entry::die(Voice { scene, language }, throw, side)
    }

    fn purpose(purpose: &str, language: Language) -> String {
        say!(language, "acies-throw-{}" purpose)
    }

    fn side_id(scene: &Scene, side: Side) -> &str {
        &scene.armies[side].side.id
    }

    fn side_name(scene: &Scene, side: Side, language: Language) -> &str {
        scene.armies[side].side.name.get(language)
    }

    fn write_action(scene: &Scene, action: &Action) -> Value {
        wire::write_action(scene, action)
    }

    fn read_action(scene: &Scene, value: &Value, language: Language) -> Result<Action, BadAction> {
        wire::read_action(Voice { scene, language }, value)
    }

    fn write_event(scene: &Scene, event: &Event, viewer: Option<Side>) -> Value {
        event.seen_by(viewer).map_or(Value::Null, |event| write(&event, scene))
    }

    fn write_state(scene: &Scene, game: &GameOf<Acies>, viewer: Option<Side>) -> Value {
        write(&state::position(scene, game, viewer), scene)
    }
}
