//! From the system's own types to words and view models.

mod board;
mod entry;
mod prompt;
mod refusal;
mod table;
mod wire;

use super::Bmw;
use super::action::Action;
use super::event::Event;
use super::scene::Scene;
use super::why::Refused;
use crate::board::Hex;
use crate::kernel::{GameOf, Record, Side, Throw, UnitId};
use crate::view::{
    BadAction, BoardView, Chart, Choice, Entry, MapView, Present, Prompt, Refusal, TableView,
    Target, ThrowView,
};
use crate::words::Language;
use serde_json::Value;
use std::sync::Arc;

pub use table::odds_view;

impl Present for Bmw {
    fn prompt(scene: &Scene, game: &GameOf<Bmw>, _language: Language) -> Prompt {
        prompt::prompt(scene, game)
    }

    fn choice(
        scene: &Scene,
        game: &GameOf<Bmw>,
        id: usize,
        action: &Action,
        _language: Language,
    ) -> Choice {
        prompt::choice(scene, game, id, action)
    }

    fn refusal(scene: &Scene, rejection: &Refused, _language: Language) -> Refusal {
        refusal::refusal(scene, rejection)
    }

    fn wishes(scene: &Scene, game: &GameOf<Bmw>, target: &Target) -> Vec<Action> {
        prompt::wishes(scene, game, target)
    }

    fn map(scene: &Scene, _language: Language) -> Option<Arc<MapView>> {
        Some(Arc::clone(&scene.view))
    }

    fn board(
        scene: &Scene,
        game: &GameOf<Bmw>,
        _: Option<Side>,
        _language: Language,
    ) -> Option<BoardView> {
        Some(board::board(scene, &game.state))
    }

    fn table(scene: &Scene, game: &GameOf<Bmw>, _: Option<Side>, _language: Language) -> TableView {
        table::table(scene, game)
    }

    fn charts(scene: &Scene, _language: Language) -> Vec<Chart> {
        table::charts(scene)
    }

    fn entry(
        scene: &Scene,
        record: &Record<Event>,
        step: usize,
        _language: Language,
    ) -> Option<Entry> {
        entry::entry(scene, record, step)
    }

    fn throw(_: &Scene, throw: &Throw, _language: Language) -> ThrowView {
        ThrowView {
            rule: throw.rule.section.to_owned(),
            purpose: throw.purpose.to_owned(),
            sides: throw.sides,
            face: throw.face,
        }
    }

    fn side_id(scene: &Scene, side: Side) -> &str {
        &scene.armies[side].id
    }

    fn side_name(scene: &Scene, side: Side, _language: Language) -> &str {
        &scene.armies[side].name
    }

    fn write_action(scene: &Scene, action: &Action) -> Value {
        wire::write_action(scene, action)
    }

    fn read_action(scene: &Scene, value: &Value, _language: Language) -> Result<Action, BadAction> {
        wire::read_action(scene, value)
    }

    fn write_event(scene: &Scene, event: &Event) -> Value {
        wire::write_event(scene, event)
    }

    fn write_state(scene: &Scene, game: &GameOf<Bmw>, _: Option<Side>) -> Value {
        wire::write_state(scene, game)
    }
}

/// A counter's name with its id.
fn name(scene: &Scene, unit: UnitId) -> &str {
    &scene.counter(unit).name
}

/// A hex's printed number.
fn label(scene: &Scene, hex: Hex) -> String {
    scene.map.grid.label(hex)
}

/// Names in a row.
fn names(scene: &Scene, units: &[UnitId]) -> String {
    let all: Vec<&str> = units.iter().map(|&u| name(scene, u)).collect();
    match all.as_slice() {
        [] => "nobody".to_owned(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
