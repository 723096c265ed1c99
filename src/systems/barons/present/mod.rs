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

use super::Barons;
use super::action::Action;
use super::event::Event;
use super::frame::Frame;
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

impl Present for Barons {
    fn prompt(scene: &Scene, game: &GameOf<Barons>, language: Language) -> Prompt {
        prompt::prompt(Voice { scene, language }, game)
    }

    fn is_secret(_: &Scene, game: &GameOf<Barons>) -> bool {
        matches!(game.top(), Some(Frame::Allotment(_)))
    }

    fn choice(
        scene: &Scene,
        game: &GameOf<Barons>,
        id: usize,
        action: &Action,
        language: Language,
    ) -> Choice {
        choice::choice(Voice { scene, language }, game, id, action)
    }

    fn refusal(scene: &Scene, rejection: &Refused, language: Language) -> Refusal {
        refusal::refusal(Voice { scene, language }, rejection)
    }

    fn why_not(scene: &Scene, game: &GameOf<Barons>, target: &Target) -> Vec<Refused> {
        reasons::why_not(scene, game, target)
    }

    fn map(scene: &Scene, language: Language) -> Option<Arc<MapView>> {
        Some(Arc::clone(&scene.views[language as usize]))
    }

    fn board(
        scene: &Scene,
        game: &GameOf<Barons>,
        _: Option<Side>,
        language: Language,
    ) -> Option<BoardView> {
        Some(board::board(Voice { scene, language }, &game.state))
    }

    fn table(
        scene: &Scene,
        game: &GameOf<Barons>,
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

    fn die(scene: &Scene, throw: &ThrowView, _: Side, language: Language) -> String {
        entry::die(Voice { scene, language }, throw)
    }

    fn purpose(purpose: &str, language: Language) -> String {
        say!(language, "barons-throw-{}" purpose)
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

    fn write_state(scene: &Scene, game: &GameOf<Barons>, viewer: Option<Side>) -> Value {
        write(&state::position(scene, game, viewer), scene)
    }
}
