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
mod wire;

pub use state::Position;

use super::Arsouf;
use super::action::Action;
use super::event::Event;
use super::scene::Scene;
use super::why::Refused;
use crate::kernel::{GameOf, Side};
use crate::say;
use crate::scenario::arsouf_options::DeployOrder;
use crate::view::wire::write;
use crate::view::{
    BadAction, BoardView, Chart, Choice, MapView, Present, Prompt, Refusal, Sentence, TableView,
    Target, ThrowView,
};
use crate::words::Language;
use serde_json::Value;
use std::sync::Arc;

pub use duel::duel;

impl Present for Arsouf {
    fn prompt(scene: &Scene, game: &GameOf<Arsouf>, language: Language) -> Prompt {
        prompt::prompt(scene, game, language)
    }

    /// ARR-3: hidden deployment.
    fn is_secret(scene: &Scene, game: &GameOf<Arsouf>) -> bool {
        board::deploys_unseen(scene, game)
    }

    fn choice(
        scene: &Scene,
        game: &GameOf<Arsouf>,
        id: usize,
        action: &Action,
        language: Language,
    ) -> Choice {
        choice::choice(scene, game, id, action, language)
    }

    fn refusal(scene: &Scene, rejection: &Refused, language: Language) -> Refusal {
        refusal::refusal(scene, rejection, language)
    }

    fn wishes(scene: &Scene, game: &GameOf<Arsouf>, target: &Target) -> Vec<Action> {
        reasons::wishes(scene, game, target)
    }

    fn why_not(scene: &Scene, game: &GameOf<Arsouf>, target: &Target) -> Vec<Refused> {
        reasons::why_not(scene, game, target)
    }

    fn map(scene: &Scene, language: Language) -> Option<Arc<MapView>> {
        Some(Arc::clone(&scene.views[language as usize]))
    }

    fn board(
        scene: &Scene,
        game: &GameOf<Arsouf>,
        viewer: Option<Side>,
        language: Language,
    ) -> Option<BoardView> {
        Some(board::board(scene, game, viewer, language))
    }

    fn table(
        scene: &Scene,
        game: &GameOf<Arsouf>,
        _: Option<Side>,
        language: Language,
    ) -> TableView {
        table::table(scene, game, language)
    }

    fn charts(scene: &Scene, language: Language) -> Vec<Chart> {
        charts::charts(scene, language)
    }

    fn sentence(scene: &Scene, event: &Event, language: Language) -> Option<Sentence> {
        Some(entry::sentence(scene, event, language))
    }

    fn die(_: &Scene, throw: &ThrowView, _: Side, language: Language) -> String {
        entry::die(throw, language)
    }

    fn purpose(purpose: &str, language: Language) -> String {
        say!(language, "arsouf-throw-{}" purpose)
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

    fn write_state(scene: &Scene, game: &GameOf<Arsouf>, viewer: Option<Side>) -> Value {
        write(&state::position(scene, game, viewer), scene)
    }
}

/// A number of half points for people: `3`, `3.5`, in Spanish `3,5`.
fn halves(half_points: u16, language: Language) -> String {
    let whole = half_points / 2;
    match (half_points % 2, language) {
        (0, _) => whole.to_string(),
        (_, Language::English) => format!("{whole}.5"),
        (_, Language::Spanish) => format!("{whole},5"),
    }
}
