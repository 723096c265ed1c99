//! The ids and printed numbers that stand for pieces, spaces and sides in the protocol.

use super::super::rules;
use super::super::scene::Scene;
use super::Localizer;
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use crate::say;
use crate::view::wire::Names;
use crate::view::{BadAction, Refusal};

pub fn unknown(l10n: Localizer, kind: &str, name: &str) -> BadAction {
    if kind == "Hex" {
        return BadAction::Refused(Refusal {
            rule: rules::MARSH.section.to_owned(),
            why: "terrain".to_owned(),
            text: say!(l10n, "arsouf-why-off-map", hex = name),
        });
    }
    BadAction::Malformed(say!(l10n, "no-such-counter", id = name))
}

impl Names for Scene {
    fn name(&self, kind: &str, number: u16) -> Option<String> {
        match kind {
            "UnitId" => Some(self.piece(UnitId(number)).id.clone()),
            "Hex" => Some(self.label(Hex(number))),
            _ => None,
        }
    }

    fn is_named(&self, kind: &str) -> bool {
        matches!(kind, "UnitId" | "Hex")
    }

    fn number(&self, kind: &str, name: &str) -> Option<u16> {
        match kind {
            "UnitId" => self.find(name).map(|unit| unit.0),
            _ => self.map.grid.parse(name).map(|hex| hex.0),
        }
    }

    fn side(&self, side: Side) -> &str {
        &self.armies[side].id
    }
}
