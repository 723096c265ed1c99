//! Actions as the protocol writes them, and the ids of cards and sides that stand for indices everywhere in it.

use super::super::action::{Act, Action, WireAction};
use super::super::card::{Card, Kind};
use super::super::field::Cell;
use super::super::scene::Scene;
use super::Voice;
use crate::kernel::Side;
use crate::say;
use crate::view::BadAction;
use crate::view::wire::Names;
use serde_json::Value;
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

/// What the protocol calls cards and sides.
impl Names for Scene {
    fn name(&self, kind: &str, number: u16) -> Option<String> {
        let kind = u8::try_from(number).ok().filter(|_| kind == "Kind").map(Kind)?;
        Some(self.unit(kind).id.clone())
    }

    fn side(&self, side: Side) -> &str {
        &self.armies[side].side.id
    }

    fn is_untagged(&self, kind: &str) -> bool {
        kind == "Card"
    }
}
