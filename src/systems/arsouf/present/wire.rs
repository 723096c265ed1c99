//! Actions as the protocol writes them, and the ids and printed numbers that stand for indices everywhere in it.

use super::super::action::{Action, WireAction};
use super::super::rules;
use super::super::scene::Scene;
use super::Voice;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::view::wire::Names;
use crate::view::{BadAction, Refusal};
use serde_json::Value;
use std::convert::Infallible;

pub fn write_action(scene: &Scene, action: &Action) -> Value {
    let unit = |unit: &UnitId| Ok::<_, Infallible>(scene.piece(*unit).id.clone());
    let hex = |hex: &Hex| Ok(scene.label(*hex));
    let Ok(wire) = action.convert(unit, hex);
    serde_json::to_value(wire).expect("an action is plain data")
}

pub fn read_action(v: Voice, value: &Value) -> Result<Action, BadAction> {
    let Voice { scene, language } = v;
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
                why: "terrain".to_owned(),
                text: say!(language, "arsouf-why-off-map", hex = label),
            })
        })
    };
    wire.convert(unit, hex)
}

/// What the protocol calls pieces, spaces and sides.
impl Names for Scene {
    fn name(&self, kind: &str, number: u16) -> Option<String> {
        match kind {
            "UnitId" => Some(self.piece(UnitId(number)).id.clone()),
            "Hex" => Some(self.label(Hex(number))),
            _ => None,
        }
    }

    fn side(&self, side: Side) -> &str {
        &self.armies[side].id
    }
}
