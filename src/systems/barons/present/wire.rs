//! Actions as the protocol writes them, and the ids and printed numbers that stand for indices everywhere in it.

use super::super::action::{Action, WireAction};
use super::super::rules;
use super::super::scene::{BattleId, Scene};
use super::Voice;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::view::wire::Names;
use crate::view::{BadAction, Refusal};
use serde_json::Value;
use std::convert::Infallible;

pub fn write_action(scene: &Scene, action: &Action) -> Value {
    let unit = |unit: &UnitId| Ok::<_, Infallible>(scene.id(*unit).to_owned());
    let hex = |hex: &Hex| Ok(scene.label(*hex));
    let battle = |battle: &BattleId| Ok(scene.battle(*battle).id.clone());
    let Ok(wire) = action.convert(unit, hex, battle);
    serde_json::to_value(wire).expect("an action is plain data")
}

pub fn read_action(v: Voice, value: &Value) -> Result<Action, BadAction> {
    let Voice { scene, language } = v;
    let wire: WireAction = serde_json::from_value(value.clone())
        .map_err(|e| BadAction::Malformed(say!(language, "not-an-action", what = e.to_string())))?;
    let unit = |id: &String| {
        let missing = || BadAction::Malformed(say!(language, "no-such-counter", id = id));
        scene.find(id).ok_or_else(missing)
    };
    let battle = |id: &String| {
        let missing = || BadAction::Malformed(say!(language, "barons-no-such-battle", id = id));
        scene.find_battle(id).ok_or_else(missing)
    };
    let hex = |label: &String| {
        scene.map.grid.parse(label).ok_or_else(|| {
            BadAction::Refused(Refusal {
                rule: rules::MOVEMENT.section.to_owned(),
                why: "no-such-hex".to_owned(),
                text: say!(language, "barons-why-no-such-hex", hex = label),
            })
        })
    };
    wire.convert(unit, hex, battle)
}

/// What the protocol calls counters, hexes, Battles and sides.
impl Names for Scene {
    fn name(&self, kind: &str, number: u16) -> Option<String> {
        match kind {
            "UnitId" => Some(self.id(UnitId(number)).to_owned()),
            "Hex" => Some(self.label(Hex(number))),
            "BattleId" => Some(self.battles[usize::from(number)].id.clone()),
            _ => None,
        }
    }

    fn side(&self, side: Side) -> &str {
        &self.armies[side].id
    }
}
