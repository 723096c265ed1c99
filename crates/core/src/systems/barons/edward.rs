//! BARONS 14.1, U-78: Edward's Battle attacks only the Battle that was named, until it is freed.

use super::action::Action;
use super::event::Event;
use super::rules;
use super::scene::{BattleId, Scene};
use super::state::{Segment, State};
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The Battle that the rule binds, while it does.
fn bound(scene: &Scene, s: &State) -> Option<(BattleId, BattleId)> {
    let (battle, _) = scene.edward?;
    let target = s.edward.target.filter(|_| !s.edward.freed)?;
    Some((battle, target))
}

/// BARONS 14.1: whether a unit may attack, charge or shoot at a hex under the rule.
///
/// # Errors
/// If its Battle is bound to another enemy Battle.
pub fn check(scene: &Scene, s: &State, unit: UnitId, target: Hex) -> Result<(), Refused> {
    let Some((battle, named)) = bound(scene, s) else { return Ok(()) };
    if scene.unit(unit).battle != battle {
        return Ok(());
    }
    if s.stack(target).any(|enemy| scene.unit(enemy).battle == named) {
        Ok(())
    } else {
        no(rules::EDWARD, Why::EdwardBound { battle: named })
    }
}

/// BARONS 14.1: from the turn after the named Battle is Broken or gone, one throw at the start of each turn frees Edward
/// for good.
pub fn roll(cx: &mut Cx<'_, Barons>, s: &mut State) {
    let Some((battle, named)) = bound(cx.scene, s) else { return };
    let due = s.battle(named).down_since.is_some_and(|turn| s.turn > turn);
    let Some((_, freed_on)) = cx.scene.edward.filter(|_| due) else { return };
    let side = cx.scene.battle(battle).side;
    let die = cx.roll(side, rules::EDWARD, "edward", 10);
    let freed = die >= freed_on;
    s.edward.freed = freed;
    cx.record(rules::EDWARD, Event::EdwardRolled { die, freed });
}

/// The side of Edward names his target.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Designation {
    done: bool,
}

impl Designation {
    /// Before the target is named.
    pub fn begin(s: &mut State) -> Designation {
        s.segment = Segment::SetUp;
        Designation { done: false }
    }
}

impl Procedure<Barons> for Designation {
    fn asks(&self, scene: &Scene, _: &State) -> Option<(Side, Rule)> {
        let (battle, _) = scene.edward.filter(|_| !self.done)?;
        Some((scene.battle(battle).side, rules::EDWARD))
    }

    fn candidates(&self, scene: &Scene, _: &State) -> Vec<Action> {
        let Some((battle, _)) = scene.edward else { return Vec::new() };
        let enemies = scene.commands[scene.battle(battle).side.enemy()].iter();
        enemies.map(|&battle| Action::Designate { battle }).collect()
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, _: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Designate { battle } => {
                let own = scene.edward.map(|(edward, _)| scene.battle(edward).side);
                if own == Some(scene.battle(battle).side.enemy()) {
                    Ok(())
                } else {
                    no(rules::EDWARD, Why::CannotName { battle })
                }
            }
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        if let Action::Designate { battle } = *action {
            s.edward.target = Some(battle);
            cx.record(rules::EDWARD, Event::Designated { battle });
            self.done = true;
        }
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Barons>, _: &mut State) -> StepOf<Barons> {
        Step::Done
    }
}
