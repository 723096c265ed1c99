//! ACIES 8.9 to 8.11: reaction fire at a unit that arrives.

use super::action::Action;
use super::field::Cell;
use super::manoeuvre::upright;
use super::missile;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no, not_now};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Reaction fire at one unit.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Reaction {
    /// The unit that arrived.
    at: Cell,
    /// Its owner.
    side: Side,
    open: bool,
    done: bool,
}

impl Reaction {
    /// ACIES 8.10: the enemies of the unit in this cell may react to it, each once.
    pub fn to(s: &mut State, at: Cell) -> Reaction {
        s.field.each_mut(|piece| piece.turn_record.reacted = false);
        let side = s.field.at(at).map_or(s.active, |piece| piece.side);
        Reaction { at, side, open: false, done: false }
    }

    /// The unit that arrived.
    #[must_use]
    pub const fn target(&self) -> Cell {
        self.at
    }

    fn shooters<'a>(&self, scene: &'a Scene, s: &'a State) -> impl Iterator<Item = Cell> + 'a {
        let at = self.at;
        let of = s.field.of(self.side.enemy());
        of.filter(move |(cell, piece)| {
            cell.column == at.column
                && piece.is_upright()
                && !piece.turn_record.reacted
                && missile::target(scene, s, *cell) == Some(at)
        })
        .map(|(cell, _)| cell)
    }
}

impl Procedure<Acies> for Reaction {
    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        self.open.then(|| (self.side.enemy(), rules::REACTION))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Action::list_from_pass();
        actions.extend(self.shooters(scene, s).map(|from| Action::Shoot { from, target: self.at }));
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Shoot { from, target } => {
                let piece = upright(s, self.side.enemy(), from)?;
                if target != self.at {
                    return no(rules::REACTION, Why::NoTarget { cell: target });
                }
                if piece.turn_record.reacted {
                    return no(rules::REACTION, Why::Again { cell: from });
                }
                missile::check_shot(scene, s, self.side.enemy(), (from, target))
            }
            Action::Pass => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        self.open = false;
        match *action {
            Action::Shoot { from, target } => {
                if let Some(piece) = s.field.at_mut(from) {
                    piece.turn_record.reacted = true;
                }
                missile::shoot(cx, s, (from, target), true);
            }
            _ => self.done = true,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        let there = s.field.holds(self.side, self.at);
        self.open = !self.done && there && self.shooters(cx.scene, s).next().is_some();
        if self.open { Step::Ask } else { Step::Done }
    }
}
