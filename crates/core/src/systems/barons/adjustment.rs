//! BARONS 3.C2, U-25: the defending side turns units near the active Battle.

use super::action::Action;
use super::event::Event;
use super::facing::Facing;
use super::rules;
use super::scene::Scene;
use super::state::State;
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::barons::options::AdjustRange;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::ops::RangeInclusive;

/// How near the active units must be.
const NEAR: u16 = 3;

/// The adjustment of facings.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Adjustment {
    over: bool,
    /// Hexes whose order has been changed.
    swapped: SmallVec<[Hex; 2]>,
}

/// The hexes of the activated units, and how near each must be.
struct Activated {
    units: SmallVec<[(Hex, u16); 24]>,
    /// Within these axial coordinates are all hexes that are near enough, and some others.
    extent: [RangeInclusive<i32>; 2],
}

impl Activated {
    fn new(scene: &Scene, s: &State) -> Activated {
        let units = scene.battle(s.active().battle).units.iter();
        let most = |unit: UnitId| match scene.options.adjust_range {
            AdjustRange::Three => NEAR,
            AdjustRange::Printed => u16::from(scene.unit(unit).range),
        };
        let grid = &scene.map.grid;
        let units: SmallVec<[(Hex, u16); 24]> =
            units.filter_map(|&unit| Some((s.hex(unit)?, most(unit)))).collect();
        let extent = [|(q, _)| q, |(_, r)| r].map(|of: fn((i32, i32)) -> i32| {
            let place = |&(hex, most): &(Hex, u16)| (of(grid.axial(hex)), i32::from(most));
            let first = units.iter().map(place).map(|(at, most)| at - most).min();
            let last = units.iter().map(place).map(|(at, most)| at + most).max();
            first.unwrap_or(1)..=last.unwrap_or(0)
        });
        Activated { units, extent }
    }

    /// BARONS 3.C2: whether a hex is near enough to an activated unit.
    fn are_near(&self, scene: &Scene, hex: Hex) -> bool {
        let grid = &scene.map.grid;
        let ((q, r), [columns, rows]) = (grid.axial(hex), &self.extent);
        columns.contains(&q)
            && rows.contains(&r)
            && self.units.iter().any(|&(at, most)| grid.distance(at, hex) <= most)
    }
}

/// BARONS 3.C2: whether a unit's hex may still be turned.
fn check_hex(scene: &Scene, s: &State, unit: UnitId) -> Result<Hex, Refused> {
    if scene.is_leader(unit) {
        return no(rules::ADJUSTMENT, Why::WrongCounter { unit });
    }
    if scene.unit(unit).side == s.active().side {
        return no(rules::ADJUSTMENT, Why::NotYours { unit });
    }
    let Some(hex) = s.hex(unit) else { return no(rules::ADJUSTMENT, Why::OffMap { unit }) };
    if !Activated::new(scene, s).are_near(scene, hex) {
        return no(rules::ADJUSTMENT, Why::TooFarToAdjust { unit });
    }
    Ok(hex)
}

impl Adjustment {
    /// The segment begins: nobody has turned.
    #[must_use]
    pub fn begin(s: &mut State) -> Adjustment {
        for unit in &mut s.units {
            unit.adjusted = false;
        }
        Adjustment { over: false, swapped: SmallVec::new() }
    }

    /// An adjustment that is under way.
    #[must_use]
    pub fn under_way() -> Adjustment {
        Adjustment { over: false, swapped: SmallVec::new() }
    }

    fn turns(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let (mut actions, activated) = (Vec::new(), Activated::new(scene, s));
        for (unit, hex) in s.on_map(scene, s.active().side.enemy()) {
            let top = s.top(hex) == Some(unit);
            if !top || !activated.are_near(scene, hex) {
                continue;
            }
            if !s.unit(unit).adjusted {
                let others = Facing::ALL.into_iter().filter(|&f| f != s.unit(unit).facing);
                actions.extend(others.map(|facing| Action::Face { unit, facing }));
            }
            if let Some(below) = s.below(hex).filter(|_| !self.swapped.contains(&hex)) {
                actions.push(Action::Swap { unit: below });
            }
        }
        actions
    }
}

impl Procedure<Barons> for Adjustment {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let side = s.active().side.enemy();
        let open = || {
            let activated = Activated::new(scene, s);
            s.on_map(scene, side).any(|(unit, hex)| {
                let fresh = !s.unit(unit).adjusted
                    || s.below(hex).is_some() && !self.swapped.contains(&hex);
                fresh && activated.are_near(scene, hex)
            })
        };
        (!self.over && open()).then_some((side, rules::ADJUSTMENT))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = vec![Action::EndAdjustment];
        actions.extend(self.turns(scene, s));
        actions
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::EndAdjustment => Ok(()),
            Action::Face { unit, facing } => {
                check_hex(scene, s, unit)?;
                if facing.0 > 5 {
                    return no(rules::FACING, Why::BadFacing { facing: facing.0 });
                }
                if s.unit(unit).adjusted {
                    return no(rules::ADJUSTMENT, Why::Turned { unit });
                }
                if s.unit(unit).facing == facing {
                    return no(rules::CHANGING_FACING, Why::SameFacing);
                }
                Ok(())
            }
            Action::Swap { unit } => {
                let hex = check_hex(scene, s, unit)?;
                if s.below(hex) != Some(unit) {
                    return no(rules::STACK_RULES, Why::NotOnTop { unit });
                }
                if self.swapped.contains(&hex) {
                    return no(rules::STACK_RULES, Why::Turned { unit });
                }
                Ok(())
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
        match *action {
            Action::Face { unit, facing } => {
                let Some(hex) = s.hex(unit) else { return Step::Ask };
                for other in s.stack(hex) {
                    let state = s.unit_mut(other);
                    (state.facing, state.adjusted) = (facing, true);
                }
                let with = s.partner(unit).into_iter().collect();
                cx.record(
                    rules::CHANGING_FACING,
                    Event::Turned { unit, with, facing, moving: false },
                );
            }
            Action::Swap { unit } => {
                let Some(hex) = s.hex(unit) else { return Step::Ask };
                s.swap(hex);
                self.swapped.push(hex);
                cx.record(rules::STACK_RULES, Event::Swapped { unit, hex });
            }
            _ => self.over = true,
        }
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Barons>, _: &mut State) -> StepOf<Barons> {
        Step::Done
    }
}
