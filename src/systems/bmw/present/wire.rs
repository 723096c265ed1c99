//! Actions as the protocol writes them, and the ids and printed numbers that stand for indices everywhere in it.

use super::super::action::{Action, WireAction};
use super::super::rules;
use super::super::scene::Scene;
use super::super::why::Why;
use super::Voice;
use super::refusal::refusal;
use crate::board::Hex;
use crate::kernel::{Rejection, Side, UnitId};
use crate::say;
use crate::view::BadAction;
use crate::view::wire::Names;
use serde_json::Value;

pub fn write_action(scene: &Scene, action: &Action) -> Value {
    let wire = action.write(|u| scene.counter(u).id.clone(), |hex| scene.map.grid.label(hex));
    serde_json::to_value(wire).expect("an action is plain data")
}

pub fn read_action(v: Voice, value: &Value) -> Result<Action, BadAction> {
    let Voice { scene, language } = v;
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

/// What the protocol calls counters, hexes and sides.
impl Names for Scene {
    fn name(&self, kind: &str, number: u16) -> Option<String> {
        match kind {
            "UnitId" => Some(self.counter(UnitId(number)).id.clone()),
            "Hex" => Some(self.map.grid.label(Hex(number))),
            _ => None,
        }
    }

    fn side(&self, side: Side) -> &str {
        &self.armies[side].id
    }
}
