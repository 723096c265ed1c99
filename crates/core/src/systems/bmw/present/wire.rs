//! The ids and printed numbers that stand for counters, hexes and sides in the protocol.

use super::super::rules;
use super::super::scene::Scene;
use super::super::why::Why;
use super::Localizer;
use super::refusal::refusal;
use crate::board::Hex;
use crate::kernel::{Rejection, Side, UnitId};
use crate::say;
use crate::view::BadAction;
use crate::view::wire::Names;

pub fn unknown(l10n: Localizer, kind: &str, name: &str) -> BadAction {
    if kind == "Hex" {
        let why = Why::OffMap { label: name.to_owned() };
        return BadAction::Refused(refusal(l10n, &Rejection { rule: rules::MAP, why }));
    }
    BadAction::Malformed(say!(l10n, "no-such-counter", id = name))
}

impl Names for Scene {
    fn name(&self, kind: &str, number: u16) -> Option<String> {
        match kind {
            "UnitId" => Some(self.counter(UnitId(number)).id.clone()),
            "Hex" => Some(self.map.grid.label(Hex(number))),
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
