//! The ids of cards and sides that stand for indices in the protocol.

use super::super::card::{Card, Kind};
use super::super::field::CELL;
use super::super::scene::Scene;
use super::Localizer;
use crate::kernel::Side;
use crate::say;
use crate::view::BadAction;
use crate::view::wire::Names;

/// A cell beyond the edge of the field is read all the same, and refused by the rules.
pub fn unknown(l10n: Localizer, kind: &str, name: &str) -> BadAction {
    BadAction::Malformed(if kind == CELL {
        say!(l10n, "acies-no-such-cell", cell = name)
    } else {
        say!(l10n, "acies-no-such-card", id = name)
    })
}

impl Names for Scene {
    fn name(&self, kind: &str, number: u16) -> Option<String> {
        let kind = u8::try_from(number).ok().filter(|_| kind == "Kind").map(Kind)?;
        Some(self.unit(kind).id.clone())
    }

    fn is_named(&self, kind: &str) -> bool {
        kind == "Kind"
    }

    fn number(&self, _: &str, name: &str) -> Option<u16> {
        self.kind(name).map(|kind| kind.0.into())
    }

    fn side(&self, side: Side) -> &str {
        &self.armies[side].side.id
    }

    fn is_untagged(&self, kind: &str) -> bool {
        kind == "Card"
    }

    fn variant(&self, _: &str, name: &str) -> Option<&'static str> {
        Card::find(self, name).map(|card| match card {
            Card::Unit(_) => "unit",
            Card::Tactic(_) => "tactic",
        })
    }
}
