//! BARONS 3.C to 3.C6, 6.2b: one round of an activation, segment by segment.

use super::adjustment::Adjustment;
use super::charging::{Charging, forget};
use super::command::span;
use super::evasion::Evasion;
use super::event::{Companions, Event};
use super::fire::Fire;
use super::melee_segment::MeleeSegment;
use super::movement::Movement;
use super::recoil::Recoil;
use super::rules;
use super::scene::Scene;
use super::state::{Place, Segment, State};
use super::system::Barons;
use super::zone::near_enemy;
use super::{morale, mutate};
use crate::kernel::{Cx, Procedure, Step, StepOf, UnitId};
use crate::scenario::barons::begin::BeginAt;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What comes next in a round.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "RoundStage")]
pub enum Next {
    /// C.1.
    Movement,
    /// C.2.
    Adjustment,
    /// The first window of 9.42.
    FirstEvasion,
    /// C.3.
    DefensiveFire,
    /// C.4.
    OffensiveFire,
    /// The second window of 9.42.
    SecondEvasion,
    /// C.5.
    Melee,
    /// C.6.
    Charges,
    /// Nothing.
    Done,
}

/// One round of an activation.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Round {
    next: Next,
    /// Units whose charge has been continued, or not, in this round.
    asked: SmallVec<[UnitId; 4]>,
}

/// BARONS 6.2b, 6.2c, 3.C: records, for the whole round, who is in command, who is next to an enemy, and where everybody
/// stands.
pub fn snapshot(scene: &Scene, s: &mut State) {
    let (battle, side) = (s.active().battle, s.active().side);
    for index in 0..s.units.len() {
        let start = match s.units[index].place {
            Place::Map(hex) => Some(hex),
            _ => None,
        };
        let unit = &mut s.units[index];
        unit.start = start;
        (unit.commanded, unit.engaged) = (false, false);
        (unit.moved, unit.attacked, unit.adjusted, unit.fired) = (false, false, false, None);
    }
    for leader in &mut s.leaders {
        leader.moved = false;
    }
    let reach = span(scene, s, scene.battle(battle).leader);
    let mut contacts = Vec::new();
    for &unit in &scene.battle(battle).units {
        let Some(hex) = s.hex(unit) else {
            // A reinforcement counts as in command in the turn in which it comes (U-79).
            s.unit_mut(unit).commanded = s.place(unit) == Place::Waits;
            continue;
        };
        let engaged = near_enemy(scene, s, hex, side);
        let commanded = reach.contains(hex);
        let state = s.unit_mut(unit);
        (state.commanded, state.engaged) = (commanded, engaged);
        if engaged {
            let near = scene.map.grid.neighbors(hex).map(|(_, near)| near);
            let enemies = near.filter(|&near| s.is_enemy(scene, near, side));
            contacts.extend(enemies.map(|enemy| (unit, enemy)));
        }
    }
    s.active_mut().contacts = contacts;
}

impl Round {
    /// The first round of an activation, or another one after it (11.0): command is checked anew.
    #[must_use]
    pub fn begin(cx: &mut Cx<'_, Barons>, s: &mut State) -> Round {
        snapshot(cx.scene, s);
        s.active_mut().designated.clear();
        s.active_mut().emptied.clear();
        let active = s.active();
        let (battle, chit) = (active.battle, active.chit);
        let present = cx.scene.battle(battle).units.iter().filter(|&&unit| s.hex(unit).is_some());
        let (mut units, mut out) = (0, Companions::new());
        for &unit in present {
            units += 1;
            if !s.unit(unit).commanded {
                out.push(unit);
            }
        }
        let commanded = units - u8::try_from(out.len()).unwrap_or(units);
        cx.record(rules::ACTIVATION, Event::Activated { battle, chit, commanded, units, out });
        Round { next: Next::Movement, asked: SmallVec::new() }
    }

    /// A round that goes on in its middle.
    #[must_use]
    pub fn at(at: BeginAt) -> Round {
        let next = match at {
            BeginAt::Adjustment => Next::Adjustment,
            BeginAt::DefensiveFire => Next::DefensiveFire,
            BeginAt::OffensiveFire => Next::OffensiveFire,
            BeginAt::Melee => Next::Melee,
            _ => Next::Movement,
        };
        Round { next, asked: SmallVec::new() }
    }

    /// A round whose segment is under way: it goes on with what follows.
    #[must_use]
    pub fn after(at: BeginAt) -> Round {
        let next = match at {
            BeginAt::Adjustment => Next::FirstEvasion,
            BeginAt::DefensiveFire => Next::OffensiveFire,
            BeginAt::OffensiveFire => Next::SecondEvasion,
            BeginAt::Melee => Next::Charges,
            _ => Next::Adjustment,
        };
        Round { next, asked: SmallVec::new() }
    }

    /// BARONS 10.2, U-59: the next charging stack that stands in the hex it charged, and has not been asked yet.
    fn next_charge(&self, scene: &Scene, s: &State) -> Option<SmallVec<[UnitId; 2]>> {
        let units = &scene.battle(s.active().battle).units;
        let first = units.iter().copied().find(|&unit| {
            let state = s.unit(unit);
            let took = state.charge.is_some() && state.charge == s.hex(unit);
            took && !state.shaken && !self.asked.contains(&unit)
        })?;
        let hex = s.hex(first)?;
        Some(s.stack(hex).filter(|&unit| s.unit(unit).charge == Some(hex)).collect())
    }
}

/// BARONS 10.2, U-61: chargers that still have to fall back; with `spare`, not those that stand in the hex they attacked
/// last.
#[must_use]
pub fn owing(scene: &Scene, s: &State, spare: bool) -> SmallVec<[UnitId; 4]> {
    let owes = |unit: &UnitId| {
        let state = s.unit(*unit);
        state.owes_recoil
            && !(spare && state.charge.is_some() && state.charge == s.hex(*unit) && state.attacked)
    };
    scene.battle(s.active().battle).units.iter().copied().filter(owes).collect()
}

impl Procedure<Barons> for Round {
    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        let side = s.active().side;
        match self.next {
            Next::Movement => {
                self.next = Next::Adjustment;
                mutate::begin(cx, s, side, Segment::Movement);
                Step::Call(Movement::default().into())
            }
            Next::Adjustment => {
                self.next = Next::FirstEvasion;
                mutate::begin(cx, s, side.enemy(), Segment::Adjustment);
                Step::Call(Adjustment::begin(s).into())
            }
            Next::FirstEvasion => {
                self.next = Next::DefensiveFire;
                Step::Call(Evasion::new().into())
            }
            Next::DefensiveFire => {
                self.next = Next::OffensiveFire;
                mutate::begin(cx, s, side.enemy(), Segment::DefensiveFire);
                morale::new_window(s);
                Step::Call(Fire::new(true).into())
            }
            Next::OffensiveFire => {
                self.next = Next::SecondEvasion;
                mutate::begin(cx, s, side, Segment::OffensiveFire);
                morale::new_window(s);
                Step::Call(Fire::new(false).into())
            }
            Next::SecondEvasion => {
                self.next = Next::Melee;
                Step::Call(Evasion::new().into())
            }
            Next::Melee => {
                self.next = Next::Charges;
                mutate::begin(cx, s, side, Segment::Melee);
                morale::new_window(s);
                let units = cx.scene.battle(s.active().battle).units.clone();
                forget(s, &units);
                Step::Call(MeleeSegment::begin(s).into())
            }
            Next::Charges => {
                if s.segment != Segment::ChargeContinuation {
                    if owing(cx.scene, s, false).is_empty() {
                        self.next = Next::Done;
                        return Step::Ask;
                    }
                    mutate::begin(cx, s, side, Segment::ChargeContinuation);
                    s.active_mut().targets.clear();
                    for unit in &mut s.units {
                        unit.attacked = false;
                    }
                }
                if let Some(units) = self.next_charge(cx.scene, s) {
                    self.asked.extend(units.iter().copied());
                    return Step::Call(Charging::continued(s, units).into());
                }
                self.next = Next::Done;
                let back = owing(cx.scene, s, true);
                Step::Call(Recoil::new(back, 2).into())
            }
            Next::Done => Step::Done,
        }
    }
}
