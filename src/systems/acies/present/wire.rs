//! Actions and events as the protocol writes them: ids of cards and sides instead of indices.

use super::super::action::{Act, Action, WireAction};
use super::super::card::{Card, Kind};
use super::super::event::Event;
use super::super::field::Cell;
use super::super::scene::Scene;
use super::Voice;
use crate::kernel::Side;
use crate::say;
use crate::view::BadAction;
use serde_json::{Value, json};
use std::convert::Infallible;

/// The same action with its cards written in another way.
fn convert<A, B, E>(act: &Act<A>, card: impl Fn(&A) -> Result<B, E>) -> Result<Act<B>, E> {
    Ok(match act {
        Act::Deploy { card: it, cell } => Act::Deploy { card: card(it)?, cell: *cell },
        Act::TakeUp { cell } => Act::TakeUp { cell: *cell },
        Act::DeployAutomatically => Act::DeployAutomatically,
        Act::DeployDone => Act::DeployDone,
        Act::Scout { card: it, look } => Act::Scout { card: card(it)?, look: *look },
        Act::Flank { card: it } => Act::Flank { card: card(it)? },
        Act::Tactic { tactic } => Act::Tactic { tactic: *tactic },
        Act::Rally { card: it } => Act::Rally { card: it.as_ref().map(card).transpose()? },
        Act::Cohesion { cell, other } => Act::Cohesion { cell: *cell, other: *other },
        Act::Move { from, to } => Act::Move { from: *from, to: *to },
        Act::Upright { cell } => Act::Upright { cell: *cell },
        Act::Play { card: it, cell } => Act::Play { card: card(it)?, cell: *cell },
        Act::Shoot { from, target } => Act::Shoot { from: *from, target: *target },
        Act::Attack { from, kind, target, treacherous, outflank } => Act::Attack {
            from: *from,
            kind: *kind,
            target: *target,
            treacherous: *treacherous,
            outflank: *outflank,
        },
        Act::Withdraw { how } => Act::Withdraw { how: *how },
        Act::Stand => Act::Stand,
        Act::Advance => Act::Advance,
        Act::Hold => Act::Hold,
        Act::Keep { flank } => Act::Keep { flank: *flank },
        Act::Discard { card: it } => Act::Discard { card: card(it)? },
        Act::Pass => Act::Pass,
        Act::Concede => Act::Concede,
    })
}

pub fn write_action(scene: &Scene, action: &Action) -> Value {
    let card = |card: &Card| Ok::<_, Infallible>(card.id(scene).to_owned());
    let Ok(wire) = convert(action, card);
    serde_json::to_value::<WireAction>(wire).expect("an action is plain data")
}

/// Fields of actions that hold cells.
const CELLS: [&str; 5] = ["cell", "other", "from", "to", "target"];

/// An action from the protocol's writing; a cell beyond the edge of the field is read, and refused by the rules.
pub fn read_action(v: Voice, value: &Value) -> Result<Action, BadAction> {
    for name in CELLS {
        let cell = value.get(name).and_then(Value::as_str);
        if let Some(cell) = cell.filter(|cell| cell.parse::<Cell>().is_err()) {
            return Err(BadAction::Malformed(say!(v, "acies-no-such-cell", cell = cell)));
        }
    }
    let wire: WireAction = serde_json::from_value(value.clone())
        .map_err(|e| BadAction::Malformed(say!(v, "not-an-action", what = e.to_string())))?;
    let card = |id: &String| {
        let missing = || BadAction::Malformed(say!(v, "acies-no-such-card", id = id));
        Card::find(v.scene, id).ok_or_else(missing)
    };
    convert(&wire, card)
}

/// An event as `viewer` may know it (`None` knows everything): cards that it has not seen are counted in `count`.
/// Null if it may not even know that something has happened.
pub fn write_event(scene: &Scene, event: &Event, viewer: Option<Side>) -> Value {
    let others = |side: Side| viewer.is_some_and(|viewer| viewer != side);
    match event {
        Event::Placed { side, .. } if others(*side) => Value::Null,
        Event::Drew { side, cards } | Event::Scouted { side, cards, .. } if others(*side) => {
            let mut value = named(scene, event);
            leave_out(&mut value, "cards");
            value["count"] = json!(cards.len());
            value
        }
        Event::Rallied { side, face_up: false, .. } if others(*side) => {
            let mut value = named(scene, event);
            leave_out(&mut value, "card");
            value
        }
        _ => named(scene, event),
    }
}

fn leave_out(value: &mut Value, field: &str) {
    if let Some(fields) = value.as_object_mut() {
        fields.remove(field);
    }
}

/// An event with ids in place of indices.
fn named(scene: &Scene, event: &Event) -> Value {
    let mut value = serde_json::to_value(event).expect("an event is plain data");
    for (field, value) in value.as_object_mut().into_iter().flatten() {
        match field.as_str() {
            "kind" => {
                let kind = value.as_u64().and_then(|n| u8::try_from(n).ok()).map(Kind);
                if let Some(kind) = kind {
                    *value = json!(scene.unit(kind).id);
                }
            }
            "side" | "winner" => {
                let side = Side::ALL.into_iter().find(|side| *value == json!(side));
                if let Some(side) = side {
                    *value = json!(scene.armies[side].side.id);
                }
            }
            "card" => name_card(scene, value),
            "cards" => {
                value.as_array_mut().into_iter().flatten().for_each(|card| name_card(scene, card));
            }
            _ => {}
        }
    }
    value
}

fn name_card(scene: &Scene, value: &mut Value) {
    if let Ok(card) = serde_json::from_value::<Card>(value.clone()) {
        *value = json!(card.id(scene));
    }
}
