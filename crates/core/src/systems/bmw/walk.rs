//! A counter goes along a way, hex by hex: what it meets there happens at once (BMW 10.2, 10.4, 15.2, 15.3).

use super::action::{Action, Path, Units};
use super::event::{Event, MoveKind};
use super::leaders::Escape;
use super::scene::Scene;
use super::special::camps;
use super::state::{Place, State};
use super::system::Bmw;
use super::why::{Refused, not_asked};
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::options::Accompany;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A counter on its way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Walk {
    unit: UnitId,
    from: Hex,
    path: Path,
    manner: MoveKind,
    /// Steps taken, and steps already journalled.
    taken: usize,
    told: usize,
    /// Leaders who go along (10.2), and those whose owner has yet to say so.
    company: Units,
    undecided: Units,
    lifted: bool,
}

impl Walk {
    /// A walk of a counter that stands on the map. In movement nobody is carried; otherwise the leaders in
    /// the hex go along (RUL-17).
    ///
    /// # Panics
    /// If the counter is not on the map.
    #[must_use]
    pub fn new(scene: &Scene, s: &State, unit: UnitId, path: Path, manner: MoveKind) -> Walk {
        let from = s.hex(unit).expect("a walking counter is on the map");
        let counter = scene.counter(unit);
        let moves_itself = matches!(manner, MoveKind::Move | MoveKind::Charge | MoveKind::Escape);
        let leaders: Units = if moves_itself || !counter.is_unit() {
            Units::new()
        } else {
            s.leaders_in(scene, counter.side, from).collect()
        };
        let (company, undecided) = match scene.options.leaders_accompany {
            Accompany::Mandatory => (leaders, Units::new()),
            Accompany::Optional => (Units::new(), leaders),
        };
        Walk { unit, from, path, manner, taken: 0, told: 0, company, undecided, lifted: false }
    }

    fn tell(&mut self, cx: &mut Cx<'_, Bmw>) {
        if self.told < self.taken {
            let from = if self.told == 0 { self.from } else { self.path[self.told - 1] };
            let path: Path = self.path[self.told..self.taken].iter().copied().collect();
            let (unit, with, manner) = (self.unit, self.company.clone(), self.manner);
            cx.record(manner.rule(), Event::Moved { unit, with, from, path, manner });
            self.told = self.taken;
        }
    }
}

/// BMW 10.4, 15.2, 15.3: whether something happens when a counter enters a hex.
#[must_use]
pub fn eventful(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    let counter = scene.counter(unit);
    counter.is_unit()
        && (s.leaders_in(scene, counter.side.enemy(), hex).next().is_some()
            || camps::captures(scene, s, unit, hex))
}

impl Procedure<Bmw> for Walk {
    fn asks(&self, scene: &Scene, _: &State) -> Option<(Side, Rule)> {
        let side = scene.counter(self.unit).side;
        (!self.undecided.is_empty()).then_some((side, rules::LEADER_STACKING))
    }

    fn candidates(&self, _: &Scene, _: &State) -> Vec<Action> {
        self.undecided
            .iter()
            .flat_map(|&leader| [Action::LeaderGoes { leader }, Action::LeaderStays { leader }])
            .collect()
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::LeaderGoes { leader } | Action::LeaderStays { leader }
                if self.undecided.contains(leader) =>
            {
                Ok(())
            }
            _ => not_asked(scene, s, action),
        }
    }

    /// BMW 10.2 under `leaders_accompany` = optional: the owner sends each leader along or leaves him.
    fn answer(&mut self, _: &mut Cx<'_, Bmw>, _: &mut State, action: &Action) -> StepOf<Bmw> {
        if let Action::LeaderGoes { leader } | Action::LeaderStays { leader } = action {
            self.undecided.retain(|u| u != leader);
            if matches!(action, Action::LeaderGoes { .. }) {
                self.company.push(*leader);
            }
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        let side = cx.scene.counter(self.unit).side;
        let is_unit = cx.scene.counter(self.unit).is_unit();
        if !self.lifted {
            mutate::lift(cx.scene, s, self.unit);
            self.lifted = true;
        }
        while let Some(&hex) = self.path.get(self.taken) {
            let before = if self.taken == 0 { self.from } else { self.path[self.taken - 1] };
            let lone: Units =
                s.leaders_in(cx.scene, side.enemy(), hex).filter(|_| is_unit).collect();
            if !lone.is_empty() {
                self.tell(cx);
                return Step::Call(Escape::from_entry(lone, self.unit, before).into());
            }
            s.piece_mut(self.unit).place = Place::Map(hex);
            // Whoever may not enter the hex stays behind (RUL-18).
            let grid = &cx.scene.map.grid;
            let follows = |u: UnitId| {
                grid.direction(before, hex).is_some_and(|d| s.can_step(cx.scene, u, before, d))
            };
            self.company.retain(|leader| follows(*leader));
            for &leader in &self.company {
                s.piece_mut(leader).place = Place::Map(hex);
            }
            self.taken += 1;
            if camps::captures(cx.scene, s, self.unit, hex) {
                self.tell(cx);
                if !camps::enter(cx, s, self.unit, hex) {
                    return Step::Done;
                }
            }
        }
        self.tell(cx);
        let end = self.path.last().copied().unwrap_or(self.from);
        mutate::settle(cx.scene, s, self.unit, end);
        Step::Done
    }
}
