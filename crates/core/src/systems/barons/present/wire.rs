//! The ids and printed numbers that stand for counters, hexes, Battles and sides in the protocol.

use super::super::rules;
use super::super::scene::Scene;
use super::Localizer;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::view::wire::Names;
use crate::view::{BadAction, Refusal};

pub fn unknown(l10n: Localizer, kind: &str, name: &str) -> BadAction {
    match kind {
        "Hex" => BadAction::Refused(Refusal {
            rule: rules::MOVEMENT.section.to_owned(),
            why: "no-such-hex".to_owned(),
            text: say!(l10n, "barons-why-no-such-hex", hex = name),
        }),
        "BattleId" => BadAction::Malformed(say!(l10n, "barons-no-such-battle", id = name)),
        _ => BadAction::Malformed(say!(l10n, "no-such-counter", id = name)),
    }
}

impl Names for Scene {
    fn name(&self, kind: &str, number: u16) -> Option<String> {
        match kind {
            "UnitId" => Some(self.id(UnitId(number)).to_owned()),
            "Hex" => Some(self.label(Hex(number))),
            "BattleId" => Some(self.battles[usize::from(number)].id.clone()),
            _ => None,
        }
    }

    fn is_named(&self, kind: &str) -> bool {
        matches!(kind, "UnitId" | "Hex" | "BattleId")
    }

    fn number(&self, kind: &str, name: &str) -> Option<u16> {
        match kind {
            "UnitId" => self.find(name).map(|unit| unit.0),
            "Hex" => self.map.grid.parse(name).map(|hex| hex.0),
            _ => self.find_battle(name).map(|battle| battle.0.into()),
        }
    }

    fn side(&self, side: Side) -> &str {
        &self.armies[side].id
    }
}
