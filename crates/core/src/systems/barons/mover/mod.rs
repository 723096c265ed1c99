//! BARONS 7.0 to 7.24: one unit, stack or leader moves, step by step; reaction charges interrupt it.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `checks.rs` | what a mover may do |
//! | `marches.rs`, `rides.rs` | the ways it can take as a whole, alone and with a leader, and what bars the others |
//! | `offers.rs` | what is offered to it |
//! | `steps.rs` | how a move is carried out, and what its steps set off |

mod checks;
mod marches;
mod offers;
mod rides;
mod steps;

use super::action::Action;
use super::charge;
use super::damage::Checks;
use super::event::{Event, Withdrawal};
use super::facing::Facing;
use super::pathfinding::{Leg, Ways};
use super::retreat::Retreat;
use super::rules;
use super::scene::{MovementMode, Scene};
use super::state::State;
use super::system::Barons;
use super::walker::Walker;
use super::why::{Refused, Why, no, not_now};
use super::zone::{Stands, stands};
use crate::board::{Direction, Hex, Passage, Reach, explore};
use crate::kernel::{Cx, Memo, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::collections::VecDeque;
use std::rc::Rc;
pub use steps::designate;

thread_local! {
    /// Where a leader alone can go: whoever is told so mostly goes there next.
    static RIDES: Memo<(u64, UnitId, Hex, u8, Stands), Reach> = const { Memo::of(1) };
}

/// What kind of move it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "MoverKind")]
pub enum Kind {
    /// A move of the active Battle (3.C1).
    March,
    /// The second move of cavalry that took its target (10.2).
    Continued,
}

/// A move in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Mover {
    /// The units, top first; none for a leader alone.
    units: SmallVec<[UnitId; 2]>,
    /// The leader who moves, alone or along with the units.
    leader: Option<UnitId>,
    kind: Kind,
    spent: u8,
    leader_spent: u8,
    turned: bool,
    begun: bool,
    swapped: bool,
    /// What is left of a way that was chosen as a whole.
    plan: VecDeque<Leg>,
    /// Whether a charge is being carried out.
    charging: bool,
    /// Where the move began.
    origin: Option<Hex>,
    /// Where the mover should be; if it is elsewhere, somebody drove it off.
    at: Option<Hex>,
    /// Whether the hex has been entered and cavalry has not had its chance to react yet.
    entered: bool,
    /// Whether it has entered an enemy ZOC: then its steps are over, whatever becomes of that ZOC (7.23a).
    stopped: bool,
    /// Whether it moves as a leader alone.
    solo: bool,
    /// Whether no unit was Shaken when the move began: being Shaken stops it then (U-64).
    fresh: bool,
    over: bool,
}
impl Mover {
    /// A move of units, with or without a leader, or of a leader alone.
    #[must_use]
    pub fn new(
        s: &State,
        units: SmallVec<[UnitId; 2]>,
        leader: Option<UnitId>,
        kind: Kind,
    ) -> Mover {
        let at = units.first().copied().or(leader).and_then(|unit| s.hex(unit));
        Mover {
            leader,
            kind,
            spent: 0,
            leader_spent: 0,
            turned: false,
            begun: false,
            swapped: false,
            plan: VecDeque::new(),
            charging: false,
            origin: at,
            at,
            entered: false,
            stopped: false,
            solo: units.is_empty(),
            fresh: !units.iter().any(|&unit| s.unit(unit).shaken),
            units,
            over: false,
        }
    }

    /// The counter that stands for the mover: the top unit, or the leader alone.
    #[must_use]
    pub fn head(&self) -> UnitId {
        self.units.first().copied().or(self.leader).unwrap_or(UnitId(0))
    }

    /// The moving units.
    #[must_use]
    pub fn units(&self) -> &[UnitId] {
        &self.units
    }

    /// The leader who goes along, or goes alone.
    #[must_use]
    pub fn leader(&self) -> Option<UnitId> {
        self.leader
    }

    /// The kind of move.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether anything has been done yet.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// BARONS 10.0: whether it may still become a planned charge, whatever the target.
    #[must_use]
    pub fn may_charge(&self, scene: &Scene, s: &State) -> bool {
        !self.begun
            && self.kind == Kind::March
            && self.at.is_some()
            && s.active().chit > 0
            && charge::check_chargers(scene, s, &self.units).is_ok()
    }

    /// Whether a charge is being ridden.
    #[must_use]
    pub fn is_charging(&self) -> bool {
        self.charging
    }

    /// BARONS 7.31c: the least allowance among the units, or that of a leader alone.
    pub(super) fn allowance(&self, scene: &Scene, s: &State) -> u8 {
        let own = || self.leader.map_or(0, |leader| s.leader_ma(scene, leader));
        self.units.iter().map(|&unit| scene.unit(unit).ma).min().unwrap_or_else(own)
    }

    /// Movement points left.
    #[must_use]
    pub fn left(&self, scene: &Scene, s: &State) -> u8 {
        self.allowance(scene, s).saturating_sub(self.spent)
    }

    pub(super) fn walker<'a>(&self, scene: &'a Scene, s: &'a State) -> Walker<'a> {
        match self.kind {
            Kind::March => Walker::new(scene, s, self.units.clone(), self.leader, true),
            Kind::Continued => Walker::charging(scene, s, self.units.clone(), self.leader),
        }
    }

    /// BARONS 7.23a, 7.24: whether its steps are over: it has entered an enemy ZOC in this move, or stands in one.
    pub(super) fn is_held(&self, walker: &Walker) -> bool {
        self.stopped || self.at.is_some_and(|at| walker.is_held(at))
    }

    pub(super) fn side(&self, scene: &Scene) -> Side {
        scene.side(self.head())
    }

    pub(super) fn facing(&self, s: &State) -> Facing {
        self.units.first().map_or(Facing(0), |&unit| s.unit(unit).facing)
    }

    /// The ways of the units from here.
    #[must_use]
    pub fn ways(&self, scene: &Scene, s: &State) -> Option<Rc<Ways>> {
        self.ways_of(&self.walker(scene, s), None)
    }

    /// What may be answered, and the ways that marches were found on, if units looked for any.
    #[must_use]
    pub fn offers(&self, scene: &Scene, s: &State) -> (Vec<Action>, Option<Rc<Ways>>) {
        let mut actions = Vec::with_capacity(256);
        if self.at.is_none() {
            self.entry_candidates(scene, s, &mut actions);
            actions.push(Action::PutBack);
            return (actions, None);
        }
        for below in [false, true] {
            if self.check_finish(scene, s, below).is_ok() {
                actions.push(Action::Finish { below });
            }
        }
        let ways = self.march_candidates(scene, s, &mut actions);
        if let Some(&unit) = self.units.first() {
            let turns = Facing::ALL.map(|facing| Action::Face { unit, facing }).into_iter();
            actions.extend(turns.filter(|action| self.check(scene, s, action).is_ok()));
        }
        if !self.begun && self.kind == Kind::March && !self.units.is_empty() {
            let approaches = charge::planned(scene, s, &self.units).into_iter();
            actions.extend(approaches.map(|a| Action::Charge {
                target: a.target,
                hex: a.hex,
                facing: a.facing,
            }));
            if self.check_withdraw(scene, s).is_ok() {
                actions.push(Action::Withdraw);
            }
            actions.extend(self.swaps(s));
        }
        if !self.begun && self.kind == Kind::March {
            actions.push(Action::PutBack);
        }
        (actions, ways)
    }

    pub(super) fn ways_of(&self, walker: &Walker, until: Option<Hex>) -> Option<Rc<Ways>> {
        let at = (self.at?, self.facing(walker.state()), self.turned);
        let points = (self.spent, walker.allowance());
        let held = self.is_held(walker);
        (!self.units.is_empty()).then(|| walker.known_ways(at, points, held, until))
    }

    /// The hexes that a leader alone can reach, with what he has spent then.
    #[must_use]
    pub fn leader_reach(&self, scene: &Scene, s: &State) -> Option<Rc<Reach>> {
        let (walker, at, left) = (self.walker(scene, s), self.at?, self.left(scene, s));
        let key = (scene.id.number(), self.head(), at, left, stands(s.units.iter()));
        let ride = || {
            walker.survey();
            explore(&scene.map.grid, at, left, 1, &Rider(&walker))
        };
        Some(RIDES.with(|rides| rides.get(key, ride)))
    }

    /// BARONS 7.0, U-88: what a leader who rides along pays for a step.
    pub(super) fn leader_cost(&self, scene: &Scene, from: Hex, direction: Direction) -> u8 {
        match (self.units.is_empty(), self.leader) {
            (false, Some(_)) => {
                scene.cost(MovementMode::Leader, from, direction).unwrap_or(u8::MAX)
            }
            _ => 0,
        }
    }
}

/// A leader alone who looks where he could go: nothing ends his ride.
struct Rider<'a>(&'a Walker<'a>);

impl Passage for Rider<'_> {
    fn prices(&self, from: Hex) -> [u8; 6] {
        self.0.costs(from).map(|cost| cost.max(1))
    }

    fn entry(&self, _: Hex, _: Direction, to: Hex) -> Option<bool> {
        self.0.open(to)
    }
}

fn turns(legs: &[Leg]) -> bool {
    legs.iter().any(|leg| matches!(leg, Leg::Turn(_)))
}

fn last_facing(legs: &[Leg], first: Facing) -> Facing {
    let turn = |leg: &Leg| match leg {
        Leg::Turn(facing) => Some(*facing),
        Leg::Step(_) => None,
    };
    legs.iter().rev().find_map(turn).unwrap_or(first)
}

impl Procedure<Barons> for Mover {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let rule = match self.kind {
            Kind::March => rules::MOVEMENT,
            Kind::Continued => rules::CHARGE_CONTINUATION,
        };
        let busy = self.over || !self.plan.is_empty() || self.charging;
        let waits = !busy && !self.owes_alarm(s) && !self.is_stopped(s) && !self.is_spent(scene, s);
        waits.then(|| (self.side(scene), rule))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        self.offers(scene, s).0
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::PutBack if !self.begun && self.kind == Kind::March => Ok(()),
            Action::PutBack => no(rules::MOVEMENT, Why::HasBegun { unit: self.head() }),
            Action::Enter { hex, facing } => self.check_enter(scene, s, hex, facing),
            _ if self.at.is_none() => not_now(action),
            Action::Step { hex, against } if !self.units.is_empty() => {
                self.check_step(scene, s, hex, against)
            }
            Action::Step { hex, against } | Action::March { hex, against } => {
                self.check_march(scene, s, hex, against)
            }
            Action::Face { unit, facing } => self.check_turn(scene, s, unit, facing),
            Action::Finish { below } => self.check_finish(scene, s, below),
            Action::Charge { target, hex, facing } => {
                self.check_charge(scene, s, target, hex, facing)
            }
            Action::Withdraw => self.check_withdraw(scene, s),
            Action::Swap { unit } => {
                if self.swaps(s).as_ref() == Some(action) {
                    Ok(())
                } else {
                    no(rules::STACK_RULES, Why::NotOnTop { unit })
                }
            }
            Action::Pick { .. } => no(rules::MOVEMENT, Why::Moving { unit: self.head() }),
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        match *action {
            Action::PutBack => return Step::Done,
            Action::Enter { hex, facing } => self.enter(cx, s, hex, facing),
            Action::Step { hex, against } | Action::March { hex, against } => {
                let against = against.or_else(|| self.sources(cx.scene, s, hex).first().copied());
                Mover::name_attack(cx, s, against);
                self.plan = self.legs(cx.scene, s, action, hex).into();
            }
            Action::Face { facing, .. } => self.turn(cx, s, facing, false),
            Action::Finish { below } => {
                if below && let Some(hex) = self.at {
                    s.swap(hex);
                    if let Some(unit) = s.top(hex) {
                        cx.record(rules::STACK_RULES, Event::Swapped { unit, hex });
                    }
                }
                self.end(cx, s);
                // A friend's hex was quiet until now (U-62).
                if let Some(frame) = self.consequences(cx, s, true) {
                    return Step::Goto(frame);
                }
            }
            Action::Charge { target, hex, facing } => {
                self.begin_charge(cx, s, charge::Approach { target, hex, facing });
            }
            Action::Withdraw => {
                self.begun = true;
                self.end(cx, s);
                let unit = self.head();
                let retreat =
                    Retreat::new(cx.scene, s, unit, 2, Withdrawal::Disengagement, Checks::AtOnce);
                return Step::Goto(retreat.into());
            }
            Action::Swap { unit } => {
                if let Some(hex) = self.at {
                    s.swap(hex);
                    self.swapped = true;
                    self.units.reverse();
                    cx.record(rules::STACK_RULES, Event::Swapped { unit, hex });
                }
            }
            _ => {}
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        if self.over {
            return Step::Done;
        }
        self.units.retain(|unit| self.at.is_none() || s.hex(*unit).is_some());
        if self.is_stopped(s) {
            self.end(cx, s);
            return Step::Done;
        }
        if let Some(frame) = self.consequences(cx, s, false) {
            return Step::Call(frame);
        }
        if let Some(leg) = self.plan.pop_front() {
            if self.may_go_on(cx.scene, s, leg) {
                match leg {
                    Leg::Turn(facing) => self.turn(cx, s, facing, self.charging),
                    Leg::Step(to) => self.step(cx, s, to),
                }
            } else {
                self.plan.clear();
            }
            return Step::Ask;
        }
        if self.charging || self.is_spent(cx.scene, s) {
            self.end(cx, s);
            return Step::Done;
        }
        Step::Ask
    }
}
