//! BMW 10.1 to 10.4: leaders, lone ones above all.

use super::Bmw;
use super::action::{Action, Path};
use super::event::{Event, Fate, Manner};
use super::frame::{Doing, Procedure};
use super::movement::{check_way, leader_step};
use super::outward::{Ground, Outward, leads_away};
use super::scene::Scene;
use super::state::{Place, State};
use super::why::{Refused, Why, no, not_asked};
use super::{morale, mutate, rules};
use crate::board::{Direction, Hex};
use crate::kernel::{Cx, Rule, Side, Step, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The longest escape of a lone leader, in hexes (10.4, 8.3).
const FARTHEST: usize = 3;

/// What an EZOC does to a leader's step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeaderStep {
    /// No EZOC.
    Free,
    /// An EZOC with a friendly unit: he stops there.
    Halt,
    /// An EZOC without one.
    Barred,
}

/// A lone leader must leave at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Escape {
    leader: UnitId,
    /// The unit that comes in, and the hex it comes from; nobody when he is attacked.
    enterer: Option<(UnitId, Hex)>,
}

impl Escape {
    /// A unit is about to enter the leader's hex from `before`.
    #[must_use]
    pub fn from_entry(leader: UnitId, enterer: UnitId, before: Hex) -> Escape {
        Escape { leader, enterer: Some((enterer, before)) }
    }

    /// The leader is attacked.
    #[must_use]
    pub fn from_attack(leader: UnitId) -> Escape {
        Escape { leader, enterer: None }
    }

    /// BMW 10.4, RUL-19: what the leader may do with a hex; the unit that comes in counts as still standing
    /// in the hex it comes from, with its ZOC.
    fn ground(&self, scene: &Scene, s: &State, from: Hex, d: Direction, to: Hex) -> Ground {
        let side = scene.counter(self.leader).side;
        let enemy_there = s.unit_of(side.enemy(), to).is_some()
            || self.enterer.is_some_and(|(_, at)| at == to)
            || s.leaders_in(scene, side.enemy(), to).next().is_some();
        if enemy_there || !s.can_step(scene, self.leader, from, d) {
            return Ground::Barred;
        }
        let covered = self.enterer.is_some_and(|(unit, at)| s.covers(scene, unit, at, to));
        match leader_step(scene, s, self.leader, to) {
            LeaderStep::Free if !covered => Ground::Free,
            LeaderStep::Barred => Ground::Barred,
            LeaderStep::Free | LeaderStep::Halt => {
                if s.unit_of(side, to).is_some() {
                    Ground::Halt
                } else {
                    Ground::Barred
                }
            }
        }
    }

    fn ways(&self, scene: &Scene, s: &State) -> Option<Outward> {
        let start = s.hex(self.leader)?;
        Some(Outward::explore(scene, start, FARTHEST, |from, d, to| {
            self.ground(scene, s, from, d, to)
        }))
    }
}

impl Procedure for Escape {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let can = self.ways(scene, s).is_some_and(|ways| ways.any(1..=FARTHEST));
        can.then_some((scene.counter(self.leader).side, rules::LONE_LEADERS))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let leader = self.leader;
        self.ways(scene, s).map_or_else(Vec::new, |ways| {
            ways.paths(1..=FARTHEST).map(|path| Action::LeaderRetreat { leader, path }).collect()
        })
    }

    /// BMW 10.4: one to three hexes, each farther away.
    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let Action::LeaderRetreat { leader, path } = action else {
            return not_asked(scene, s, action);
        };
        let Some(start) = s.hex(self.leader).filter(|_| *leader == self.leader) else {
            return not_asked(scene, s, action);
        };
        let steps = check_way(scene, start, path)?;
        if path.len() > FARTHEST {
            return no(rules::LONE_LEADERS, Why::TooFar);
        }
        for (index, &(from, d, to)) in steps.iter().enumerate() {
            let fits = match self.ground(scene, s, from, d, to) {
                Ground::Free | Ground::Pass => true,
                Ground::Halt => index + 1 == steps.len(),
                Ground::Barred => false,
            };
            if !fits || !leads_away(scene, start, path, index) {
                return no(rules::LONE_LEADERS, Why::IneligibleHex);
            }
        }
        Ok(())
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> Step<Doing> {
        if let (Action::LeaderRetreat { leader, path }, Some(from)) = (action, s.hex(self.leader)) {
            let path: Path = path.clone();
            s.piece_mut(*leader).place = Place::Map(path[path.len() - 1]);
            cx.record(Event::Moved { unit: *leader, from, path, manner: Manner::Escape });
        }
        Step::Done
    }

    /// BMW 10.4: a leader without a way out is lost.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> Step<Doing> {
        let spared = self.enterer.is_none() && !cx.scene.options.lone_leader_stays_dies;
        if !spared {
            mutate::lose_leader(cx, s, self.leader, Fate::Trapped);
            morale::review(cx, s);
        }
        Step::Done
    }
}
