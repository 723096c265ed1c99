//! BMW 10.1 to 10.4: leaders, lone ones above all.

use super::action::{Action, Path, Units};
use super::event::{Event, Fate, MoveKind};
use super::outward::{Ground, Outward, leads_away};
use super::reasons::{Pointed, Step as Tried, nearest_bar};
use super::scene::Scene;
use super::state::{Place, State};
use super::system::Bmw;
use super::way::check_way;
use super::why::{Refused, Why, no, not_asked};
use super::{morale, mutate, rules};
use crate::board::{Direction, Hex};
use crate::kernel::{Cx, Procedure, Rejection, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The longest escape of a lone leader, in hexes (10.4, 8.3).
const FARTHEST: usize = 3;

/// Lone leaders of one hex must leave at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Escape {
    /// Those who have yet to leave; their owner orders who goes first (RUL-120).
    leaders: Units,
    /// The unit that comes in, and the hex it comes from; nobody when they are attacked.
    enterer: Option<(UnitId, Hex)>,
}

impl Escape {
    /// A unit is about to enter the leaders' hex from `before`.
    #[must_use]
    pub fn from_entry(leaders: Units, enterer: UnitId, before: Hex) -> Escape {
        Escape { leaders, enterer: Some((enterer, before)) }
    }

    /// The leaders are attacked.
    #[must_use]
    pub fn from_attack(leaders: Units) -> Escape {
        Escape { leaders, enterer: None }
    }

    /// Those who have yet to leave.
    #[must_use]
    pub fn leaders(&self) -> &[UnitId] {
        &self.leaders
    }

    /// BMW 10.4, RUL-19: what the leader may do with a hex; the unit that comes in counts as still standing
    /// in the hex it comes from, with its ZOC.
    fn ground(
        &self,
        scene: &Scene,
        s: &State,
        leader: UnitId,
        (from, d, to): (Hex, Direction, Hex),
    ) -> Ground {
        let side = scene.counter(leader).side;
        let enemy_there = s.unit_of(side.enemy(), to).is_some()
            || self.enterer.is_some_and(|(_, at)| at == to)
            || s.leaders_in(scene, side.enemy(), to).next().is_some();
        if enemy_there || !s.can_step(scene, leader, from, d) {
            return Ground::Barred;
        }
        if !self.covered(scene, s, leader, to) {
            Ground::Free
        } else if s.unit_of(side, to).is_some() {
            Ground::Halt
        } else {
            Ground::Barred
        }
    }

    /// RUL-19: whether a hex is in an EZOC, that of the unit that comes in judged from where it comes.
    fn covered(&self, scene: &Scene, s: &State, leader: UnitId, hex: Hex) -> bool {
        s.in_ezoc(scene.counter(leader).side, hex)
            || self.enterer.is_some_and(|(unit, at)| s.covers(scene, unit, at, hex))
    }

    /// BMW 10.4: why a leader who has a way out has none to a hex.
    fn why_not_to(&self, scene: &Scene, s: &State, leader: UnitId, hex: Hex) -> Option<Refused> {
        let start = s.hex(leader)?;
        let rule = rules::LONE_LEADERS;
        let side = scene.counter(leader).side;
        let bar = |step: Tried| {
            let hex = step.to;
            let entered_from = self.enterer.is_some_and(|(_, at)| at == hex);
            let enemy = s.unit_of(side.enemy(), hex).is_some() || entered_from;
            let friend = s.unit_of(side, hex).is_some();
            let (grade, rule, why) = if !s.can_step(scene, leader, step.at, step.d) {
                (4, rule, Why::WayTerrain { unit: leader, hex })
            } else if enemy {
                (3, rule, Why::EnemyHex { hex })
            } else if s.leaders_in(scene, side.enemy(), hex).next().is_some() {
                (3, rule, Why::EnemyLeader { hex })
            } else if !self.covered(scene, s, leader, hex) || friend && step.last {
                return None;
            } else if friend {
                (1, rules::LEADER_MOVEMENT, Why::MustStop { hex })
            } else {
                (2, rules::LEADER_MOVEMENT, Why::LeaderEzoc { hex })
            };
            Some((grade, Rejection { rule, why }))
        };
        let leads =
            |way: &[Hex], to: Hex| leads_away(scene, start, &[way, &[to]].concat(), way.len());
        let unit = leader;
        let why = match nearest_bar(&scene.map.grid, start, hex, 1..=FARTHEST, leads, bar) {
            Some(Some(refused)) => return Some(refused),
            Some(None) => Why::NoWay { unit },
            None if hex == start => Why::PickHex { unit },
            None => Why::WayFar { unit, limit: FARTHEST },
        };
        Some(Rejection { rule, why })
    }

    fn ways(&self, scene: &Scene, s: &State, leader: UnitId) -> Option<Outward> {
        let start = s.hex(leader)?;
        Some(Outward::explore(scene, start, FARTHEST, |from, d, to| {
            self.ground(scene, s, leader, (from, d, to))
        }))
    }
}

impl Procedure<Bmw> for Escape {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let can = |&leader: &UnitId| {
            self.ways(scene, s, leader).is_some_and(|ways| ways.any(1..=FARTHEST))
        };
        let leader = self.leaders.iter().copied().find(can)?;
        Some((scene.counter(leader).side, rules::LONE_LEADERS))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        for &leader in &self.leaders {
            let ways = self.ways(scene, s, leader);
            let paths = ways.iter().flat_map(|ways| ways.paths(1..=FARTHEST));
            actions.extend(paths.map(|path| Action::LeaderRetreat { leader, path }));
        }
        actions
    }

    /// BMW 10.4: one to three hexes, each farther away.
    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let Action::LeaderRetreat { leader, path } = action else {
            return not_asked(scene, s, action);
        };
        let Some(start) = s.hex(*leader).filter(|_| self.leaders.contains(leader)) else {
            return not_asked(scene, s, action);
        };
        let steps = check_way(scene, start, path)?;
        if path.len() > FARTHEST {
            return no(rules::LONE_LEADERS, Why::TooFar);
        }
        for (index, &step) in steps.iter().enumerate() {
            let fits = match self.ground(scene, s, *leader, step) {
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

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let rule = rules::LONE_LEADERS;
        let goes =
            |leader: UnitId| self.ways(scene, s, leader).is_some_and(|ways| ways.any(1..=FARTHEST));
        let own = pointed.counters.first().copied().filter(|u| self.leaders.contains(u));
        if let Some(unit) = own {
            let why = if goes(unit) { Why::PickHex { unit } } else { Why::NoWay { unit } };
            return vec![Rejection { rule, why }];
        }
        let Some(hex) = pointed.hex else {
            return pointed
                .first(rule, |unit| Some(Rejection { rule, why: Why::NotOnMap { unit } }));
        };
        let leaders = self.leaders.iter().copied().filter(|&leader| goes(leader));
        leaders.filter_map(|leader| self.why_not_to(scene, s, leader, hex)).collect()
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        if let Action::LeaderRetreat { leader, path } = action
            && let Some(from) = s.hex(*leader)
        {
            let path: Path = path.clone();
            self.leaders.retain(|u| u != leader);
            s.piece_mut(*leader).place = Place::Map(path[path.len() - 1]);
            cx.record(
                MoveKind::Escape.rule(),
                Event::Moved {
                    unit: *leader,
                    with: Units::new(),
                    from,
                    path,
                    manner: MoveKind::Escape,
                },
            );
        }
        Step::Ask
    }

    /// BMW 10.4: leaders without a way out are lost.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        let spared = self.enterer.is_none() && !cx.scene.options.lone_leader_stays_dies;
        for leader in std::mem::take(&mut self.leaders).into_iter().filter(|_| !spared) {
            mutate::lose_leader(cx, s, leader, Fate::Trapped);
            morale::review(cx, s);
        }
        Step::Done
    }
}
