//! Actions, events and positions as the protocol writes them: ids and printed numbers instead of indices.

use super::super::Arsouf;
use super::super::action::{Action, WireAction};
use super::super::event::Event;
use super::super::frame::Doing;
use super::super::rules;
use super::super::scene::{Scene, unit_id};
use super::super::state::Place;
use super::board::is_hidden;
use crate::board::{Direction, Hex};
use crate::kernel::{GameOf, Side, UnitId};
use crate::say;
use crate::view::{BadAction, Refusal};
use crate::words::Language;
use serde_json::{Value, json};
use std::convert::Infallible;

pub fn write_action(scene: &Scene, action: &Action) -> Value {
    let unit = |unit: &UnitId| Ok::<_, Infallible>(scene.piece(*unit).id.clone());
    let hex = |hex: &Hex| Ok(scene.label(*hex));
    let Ok(wire) = action.convert(unit, hex);
    serde_json::to_value(wire).expect("an action is plain data")
}

pub fn read_action(scene: &Scene, value: &Value, language: Language) -> Result<Action, BadAction> {
    let wire: WireAction = serde_json::from_value(value.clone())
        .map_err(|e| BadAction::Malformed(say!(language, "not-an-action", what = e.to_string())))?;
    let unit = |id: &String| {
        scene
            .find(id)
            .ok_or_else(|| BadAction::Malformed(say!(language, "no-such-counter", id = id)))
    };
    let hex = |label: &String| {
        scene.map.grid.parse(label).ok_or_else(|| {
            BadAction::Refused(Refusal {
                rule: rules::MARSH.section.to_owned(),
                why: "E_TERRAIN".to_owned(),
                text: say!(language, "arsouf-why-off-map", hex = label),
            })
        })
    };
    wire.convert(unit, hex)
}

/// Fields of events that hold pieces, hexes or sides.
const PIECES: [&str; 2] = ["unit", "target"];
const HEXES: [&str; 2] = ["hex", "from"];
const SIDES: [&str; 2] = ["side", "winner"];

pub fn write_event(scene: &Scene, event: &Event) -> Value {
    let mut value = serde_json::to_value(event).expect("an event is plain data");
    name_all(scene, &mut value);
    value
}

/// Names pieces, hexes and sides in place of their numbers, wherever a field says that it holds one.
fn name_all(scene: &Scene, value: &mut Value) {
    let Some(fields) = value.as_object_mut() else { return };
    for (field, value) in fields {
        let field = field.as_str();
        let number = value.as_u64().and_then(|n| u16::try_from(n).ok());
        match (field, number) {
            (_, Some(n)) if PIECES.contains(&field) => {
                *value = json!(scene.piece(UnitId(n)).id);
            }
            (_, Some(n)) if HEXES.contains(&field) => *value = json!(scene.label(Hex(n))),
            ("supporters", _) => {
                for pair in value.as_array_mut().into_iter().flatten() {
                    let unit = pair[0].as_u64().and_then(|n| u16::try_from(n).ok());
                    let id = unit.map(|n| scene.piece(UnitId(n)).id.clone());
                    *pair = json!({ "unit": id, "adds": pair[1] });
                }
            }
            ("attack", None) => name_all(scene, value),
            _ if SIDES.contains(&field) => {
                let side = Side::ALL.into_iter().find(|side| *value == json!(side));
                if let Some(side) = side {
                    *value = json!(scene.armies[side].id);
                }
            }
            _ => {}
        }
    }
}

pub fn write_state(scene: &Scene, game: &GameOf<Arsouf>, viewer: Option<Side>) -> Value {
    let s = &game.state;
    let label = |hex: Hex| scene.label(hex);
    let announced = match game.top() {
        Some(Doing::Attacks(attacks)) => attacks.announced.as_slice(),
        _ => &[],
    };
    let pieces = (0..scene.pieces.len()).map(unit_id).map(|unit| {
        let (printed, piece) = (scene.piece(unit), s.piece(unit));
        let hidden = is_hidden(scene, game, unit, viewer);
        let state = match piece.place {
            Place::Undeployed => "undeployed",
            Place::Killed => "killed",
            Place::Arrived => "arrived",
            Place::Map(_) if piece.wounded => "wounded",
            Place::Map(_) => "upright",
        };
        let aim = |d: Direction| scene.map.grid.neighbor(s.hex(unit)?, d).map(label);
        json!({
            "id": printed.id,
            "name": printed.name.en,
            "kind": printed.kind.en,
            "side": scene.armies[printed.side].id,
            "value": printed.value,
            "moves": printed.moves,
            "at": s.hex(unit).filter(|_| !hidden).map(label),
            "state": if hidden { "hidden" } else { state },
            "from": piece.from.filter(|_| piece.has_origin()).map(label),
            "moved": piece.from.is_some(),
            "attacked": piece.attacked,
            "charges": piece.charge.and_then(aim),
        })
    });
    json!({
        "system": "arsouf",
        "turn": s.turn,
        "turns": scene.turn_limit(),
        "active": scene.armies[s.active].id,
        "phase": s.phase,
        "arrived": { "baggage": s.arrived.0, "others": s.arrived.1 },
        "last": s.last.map(|unit| &scene.piece(unit).id),
        "announced": announced.iter().map(|(unit, target)| json!({
            "unit": scene.piece(*unit).id,
            "target": scene.piece(*target).id,
        })).collect::<Vec<_>>(),
        "goal": { "baggage": scene.goal.baggage, "others": scene.goal.others },
        "over": s.over.map(|end| json!({
            "winner": scene.armies[end.winner].id,
            "level": end.by.word(),
            "rule": end.by.rule().section,
        })),
        "pieces": pieces.collect::<Vec<_>>(),
        "procedures": if viewer.is_none() { json!(game.procedures()) } else { Value::Null },
        "options": scene.options,
    })
}
