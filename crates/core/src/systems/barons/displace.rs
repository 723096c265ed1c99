//! BARONS 6.3, U-51: a leader alone whose hex an enemy unit enters makes room.

use super::action::Action;
use super::damage::risk;
use super::event::Event;
use super::scene::Scene;
use super::state::{Place, State};
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::barons::options::OverrunLeader;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The leaders in an enemy-held hex go, one after the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Displace {
    hex: Hex,
    /// The leader whose fate has been rolled for, under an option.
    rolled: Option<UnitId>,
}

impl Displace {
    /// What is to be done in a hex, if a leader stands there among enemies.
    #[must_use]
    pub fn in_hex(scene: &Scene, s: &State, hex: Hex) -> Option<Displace> {
        overrun(scene, s, hex).map(|_| Displace { hex, rolled: None })
    }
}

/// The first leader in a hex that the enemy holds.
fn overrun(scene: &Scene, s: &State, hex: Hex) -> Option<UnitId> {
    let side = s.holder(scene, hex)?;
    s.leaders_in(scene, hex).find(|&leader| scene.leader(leader).side != side)
}

/// The nearest hexes with a unit of the leader's Battle.
fn refuges(scene: &Scene, s: &State, leader: UnitId, hex: Hex) -> Vec<Hex> {
    let units = &scene.battle(scene.leader(leader).battle).units;
    let mut hexes: Vec<Hex> = units.iter().filter_map(|&unit| s.hex(unit)).collect();
    let far = |other: Hex| scene.map.grid.distance(hex, other);
    let least = hexes.iter().map(|&other| far(other)).min();
    hexes.retain(|&other| Some(far(other)) == least);
    hexes.sort_by_key(|&other| scene.number(other));
    hexes.dedup();
    hexes
}

impl Procedure<Barons> for Displace {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let leader = overrun(scene, s, self.hex)?;
        let settled =
            self.rolled == Some(leader) || scene.options.overrun_leader == OverrunLeader::Displace;
        let several = settled && refuges(scene, s, leader, self.hex).len() > 1;
        several.then(|| (scene.leader(leader).side, rules::LEADER_CASUALTIES))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let Some(unit) = overrun(scene, s, self.hex) else { return Vec::new() };
        let places = refuges(scene, s, unit, self.hex).into_iter();
        places.map(|hex| Action::Displace { unit, hex }).collect()
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Displace { unit, hex } => {
                let here = overrun(scene, s, self.hex) == Some(unit);
                if here && refuges(scene, s, unit, self.hex).contains(&hex) {
                    Ok(())
                } else {
                    no(rules::LEADER_CASUALTIES, Why::LeaderPlace { hex })
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
        let Some(leader) = overrun(cx.scene, s, self.hex) else { return Step::Done };
        if let Action::Displace { hex, .. } = *action {
            self.displace(cx, s, leader, hex);
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        let Some(leader) = overrun(cx.scene, s, self.hex) else { return Step::Done };
        let rolls = cx.scene.options.overrun_leader == OverrunLeader::CasualtyRoll;
        if rolls && self.rolled != Some(leader) {
            self.rolled = Some(leader);
            risk(cx, s, leader);
            return Step::Ask;
        }
        match refuges(cx.scene, s, leader, self.hex).first() {
            Some(&hex) => self.displace(cx, s, leader, hex),
            None => {
                s.leader_mut(leader).place = Place::Gone;
                cx.record(rules::LEADER_CASUALTIES, Event::LeaderGone { unit: leader });
            }
        }
        Step::Ask
    }
}

impl Displace {
    fn displace(&self, cx: &mut Cx<'_, Barons>, s: &mut State, leader: UnitId, hex: Hex) {
        mutate::put_leader(s, leader, hex);
        cx.record(rules::LEADER_CASUALTIES, Event::Displaced { unit: leader, from: self.hex, hex });
    }
}
