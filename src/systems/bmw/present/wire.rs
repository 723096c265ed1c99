//! Actions, events and positions as the protocol writes them: ids and printed numbers instead of indices.

use super::super::Bmw;
use super::super::action::{Action, WireAction};
use super::super::event::Event;
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::{Face, Place};
use super::super::why::Why;
use super::super::{morale, victory};
use super::Voice;
use super::refusal::refusal;
use crate::board::Hex;
use crate::kernel::{GameOf, Rejection, Side, UnitId};
use crate::say;
use crate::view::BadAction;
use crate::words::Language;
use serde_json::{Value, json};

pub fn write_action(scene: &Scene, action: &Action) -> Value {
    let wire = action.write(|u| scene.counter(u).id.clone(), |hex| scene.map.grid.label(hex));
    serde_json::to_value(wire).expect("an action is plain data")
}

pub fn read_action(scene: &Scene, value: &Value, language: Language) -> Result<Action, BadAction> {
    let wire: WireAction = serde_json::from_value(value.clone()).map_err(|e| {
        BadAction::Malformed(say!(language, "bmw-wire-malformed", what = e.to_string()))
    })?;
    let unit = |id: &String| {
        scene
            .find(id)
            .ok_or_else(|| BadAction::Malformed(say!(language, "bmw-wire-no-counter", id = id)))
    };
    let hex = |label: &String| {
        scene.map.grid.parse(label).ok_or_else(|| {
            let why = Why::OffMap { label: label.clone() };
            let refused = Rejection { rule: rules::MAP, why };
            BadAction::Refused(refusal(Voice { scene, language }, &refused))
        })
    };
    wire.read(unit, hex)
}

/// Fields of events that hold counters, hexes or sides.
const COUNTERS: [&str; 9] =
    ["unit", "leader", "firer", "target", "marker", "by", "attackers", "defenders", "units"];
const HEXES: [&str; 3] = ["hex", "from", "path"];
const SIDES: [&str; 2] = ["side", "winner"];

pub fn write_event(scene: &Scene, event: &Event) -> Value {
    let mut value = serde_json::to_value(event).expect("an event is plain data");
    if let Some(fields) = value.as_object_mut() {
        for (name, field) in fields {
            let name = name.as_str();
            if COUNTERS.contains(&name) {
                each(field, |n| scene.counters.get(n).map(|c| c.id.clone()));
            } else if HEXES.contains(&name) {
                each(field, |n| u16::try_from(n).ok().map(|n| scene.map.grid.label(Hex(n))));
            } else if SIDES.contains(&name) {
                let side = match field.as_str() {
                    Some("a") => Some(Side::A),
                    Some("b") => Some(Side::B),
                    _ => None,
                };
                if let Some(side) = side {
                    *field = Value::String(scene.armies[side].id.clone());
                }
            }
        }
    }
    value
}

fn each(field: &mut Value, write: impl Fn(usize) -> Option<String>) {
    let one = |value: &mut Value| {
        let index = value.as_u64().and_then(|n| usize::try_from(n).ok());
        if let Some(text) = index.and_then(&write) {
            *value = Value::String(text);
        }
    };
    match field {
        Value::Array(list) => list.iter_mut().for_each(one),
        single => one(single),
    }
}

pub fn write_state(scene: &Scene, game: &GameOf<Bmw>) -> Value {
    let s = &game.state;
    let counters = scene.counters.iter().enumerate().map(|(index, counter)| {
        let piece = s.piece(UnitId(u16::try_from(index).unwrap_or(u16::MAX)));
        let (at, off) = match piece.place {
            Place::Map(hex) => (Some(scene.map.grid.label(hex)), Value::Null),
            Place::Unplaced => (None, json!("unplaced")),
            Place::Off(off) => (None, json!(off)),
        };
        let values = counter.face(piece.face);
        json!({
            "id": counter.id,
            "name": counter.name.en,
            "side": scene.armies[counter.side].id,
            "at": at,
            "off": off,
            "face": if piece.face == Face::Back { "back" } else { "front" },
            "strength": values.strength,
            "ma": values.ma,
            "archery": values.archery,
            "dot": values.dot,
            "moved": piece.moved,
            "disengaged": piece.disengaged,
            "charging": piece.charging,
            "fired": piece.fired,
            "fought": piece.fought,
            "duty": piece.duty,
        })
    });
    let armies = Side::ALL.map(|side| {
        let levels = scene.morale(side, s.stage);
        json!({
            "side": scene.armies[side].id,
            "vp": victory::points(scene, s, side),
            "losses": morale::losses(scene, s, side),
            "fallen": s.fallen[side],
            "demoralized": s.demoralized[side],
            "demoralized_at": levels.demoralized,
            "disintegrates_at": levels.disintegrates,
            "bonus": s.bonus[side],
        })
    });
    json!({
        "system": "bmw",
        "stage": s.stage,
        "turn": s.turn,
        "turns": scene.turns,
        "active": scene.armies[s.active].id,
        "phase": s.phase,
        "sortie": s.sortie,
        "over": s.over.map(|v| json!({
            "winner": v.winner.map(|side| scene.armies[side].id.clone()),
            "level": v.level,
            "by": v.by,
        })),
        "armies": armies,
        "counters": counters.collect::<Vec<_>>(),
        "procedures": game.procedures(),
        "options": scene.options,
    })
}
