//! BARONS 14.0, 14.3: a side sets its Battles up.

use super::action::Action;
use super::event::Event;
use super::facing::Facing;
use super::scene::{MovementMode, Scene, Setup};
use super::stacking::check_join;
use super::state::{Place, Segment, State};
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A side sets up, in the order of the scenario unless it picks another counter. The counter that was picked or set up last
/// may be turned, swapped and taken up again.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SetUp {
    side: Side,
    picked: Option<UnitId>,
    over: bool,
}

/// Every counter of a side, units first.
fn counters(scene: &Scene, side: Side) -> impl Iterator<Item = UnitId> + '_ {
    let leaders = (0..scene.leaders.len()).map(|index| scene.leader_id(index));
    let units = scene.of[side].iter().copied();
    units.chain(leaders.filter(move |&leader| scene.leader(leader).side == side))
}

/// The counters that are still to be set up.
fn left<'a>(scene: &'a Scene, s: &'a State, side: Side) -> impl Iterator<Item = UnitId> + 'a {
    counters(scene, side).filter(|&unit| s.place(unit) == Place::Aside)
}

/// BARONS 14.0, 7.3: whether a counter may be set up in a hex: in the area of its Battle, on terrain it may enter, and
/// stacked legally.
fn check_place(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Result<(), Refused> {
    let battle = scene.battle(scene.battle_of(unit));
    let Setup::Zone(zone) = &battle.setup else {
        return no(rules::REINFORCEMENTS, Why::OffMap { unit });
    };
    if !zone.contains(hex) {
        return no(rules::SCENARIOS, Why::SetUpArea { unit });
    }
    let mode = if scene.is_leader(unit) {
        MovementMode::Leader
    } else {
        MovementMode::from(scene.unit(unit).class)
    };
    if scene.terrain(hex).costs[mode as usize].is_none() {
        return no(rules::MOVEMENT, Why::Prohibited { from: None, hex });
    }
    if s.is_enemy(scene, hex, battle.side) {
        return no(rules::STACKING, Why::EnemyHeld { hex });
    }
    if scene.is_leader(unit) { Ok(()) } else { check_join(scene, s, unit, hex) }
}

impl SetUp {
    /// Begins the set-up of a side.
    pub(super) fn begin(cx: &mut Cx<'_, Barons>, s: &mut State, side: Side) -> SetUp {
        s.segment = Segment::SetUp;
        cx.record(rules::SCENARIOS, Event::SetsUp { side });
        SetUp { side, picked: None, over: false }
    }

    /// The side that sets up.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The counter that was picked or set up last, if it stands on the map.
    #[must_use]
    pub fn picked(&self, s: &State) -> Option<UnitId> {
        self.picked.filter(|&unit| s.hex(unit).is_some())
    }

    /// The counter to be set up next.
    #[must_use]
    pub fn next(&self, scene: &Scene, s: &State) -> Option<UnitId> {
        let picked = self.picked.filter(|&unit| s.place(unit) == Place::Aside);
        picked.or_else(|| left(scene, s, self.side).next())
    }

    fn check_own(&self, scene: &Scene, unit: UnitId) -> Result<(), Refused> {
        if scene.side(unit) == self.side {
            Ok(())
        } else {
            no(rules::SCENARIOS, Why::NotYours { unit })
        }
    }

    fn area<'a>(scene: &'a Scene, s: &'a State, unit: UnitId) -> impl Iterator<Item = Hex> + 'a {
        let hexes = match &scene.battle(scene.battle_of(unit)).setup {
            Setup::Zone(zone) => Some(zone.iter()),
            Setup::Enters { .. } => None,
        };
        hexes.into_iter().flatten().filter(move |&hex| check_place(scene, s, unit, hex).is_ok())
    }

    fn place(cx: &mut Cx<'_, Barons>, s: &mut State, unit: UnitId, hex: Hex) {
        if cx.scene.is_leader(unit) {
            mutate::put_leader(s, unit, hex);
        } else {
            let facing = s.top(hex).map_or(s.unit(unit).facing, |other| s.unit(other).facing);
            s.vacate(unit, Place::Aside);
            s.occupy(unit, hex, true);
            s.unit_mut(unit).facing = facing;
        }
        cx.record(rules::SCENARIOS, Event::Placed { unit, hex });
    }

    fn take_up(cx: &mut Cx<'_, Barons>, s: &mut State, unit: UnitId) {
        let Some(hex) = s.hex(unit) else { return };
        if cx.scene.is_leader(unit) {
            s.leader_mut(unit).place = Place::Aside;
        } else {
            s.vacate(unit, Place::Aside);
            s.unit_mut(unit).facing = cx.scene.unit(unit).facing;
        }
        cx.record(rules::SCENARIOS, Event::TakenUp { unit, hex });
    }

    /// Every counter that is left goes where the scenario has it, or into the first hex that takes it, empty ones first.
    fn place_all(&self, cx: &mut Cx<'_, Barons>, s: &mut State) {
        let rest: Vec<UnitId> = left(cx.scene, s, self.side).collect();
        for &unit in &rest {
            let own = if cx.scene.is_leader(unit) {
                cx.scene.leader(unit).setup
            } else {
                cx.scene.unit(unit).setup
            };
            let empty = |hex: &Hex| cx.scene.is_leader(unit) || s.top(*hex).is_none();
            let own = own.filter(empty).filter(|&hex| check_place(cx.scene, s, unit, hex).is_ok());
            if let Some(hex) = own {
                SetUp::place(cx, s, unit, hex);
            }
        }
        for unit in rest {
            if s.place(unit) != Place::Aside {
                continue;
            }
            let empty = SetUp::area(cx.scene, s, unit).find(|&hex| s.top(hex).is_none());
            if let Some(hex) = empty.or_else(|| SetUp::area(cx.scene, s, unit).next()) {
                SetUp::place(cx, s, unit, hex);
            }
        }
    }
}

impl Procedure<Barons> for SetUp {
    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        (!self.over).then_some((self.side, rules::SCENARIOS))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        let next = self.next(scene, s);
        if let Some(unit) = next {
            actions.extend(SetUp::area(scene, s, unit).map(|hex| Action::Place { unit, hex }));
            actions.push(Action::SetUpAutomatically);
        } else {
            actions.push(Action::SetUpDone);
        }
        let others = left(scene, s, self.side).filter(|&unit| Some(unit) != next);
        actions.extend(others.map(|unit| Action::Select { unit }));
        let placed = counters(scene, self.side).filter(|&unit| s.hex(unit).is_some());
        actions
            .extend(placed.filter(|&u| Some(u) != self.picked).map(|unit| Action::Select { unit }));
        if let Some((unit, hex)) = self.picked.and_then(|unit| Some((unit, s.hex(unit)?))) {
            actions.push(Action::TakeUp { unit });
            if !scene.is_leader(unit) {
                let turns = Facing::ALL.into_iter().filter(|&f| f != s.unit(unit).facing);
                actions.extend(turns.map(|facing| Action::Face { unit, facing }));
                actions.extend(s.below(hex).map(|unit| Action::Swap { unit }));
            }
        }
        actions
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Place { unit, hex } => {
                self.check_own(scene, unit)?;
                check_place(scene, s, unit, hex)
            }
            Action::Select { unit } => {
                self.check_own(scene, unit)?;
                let open = match s.place(unit) {
                    Place::Aside => self.next(scene, s) != Some(unit),
                    Place::Map(_) => self.picked != Some(unit),
                    Place::Waits | Place::Gone => false,
                };
                if open { Ok(()) } else { not_now(action) }
            }
            Action::TakeUp { unit } => {
                self.check_own(scene, unit)?;
                match s.hex(unit) {
                    Some(_) => Ok(()),
                    None => no(rules::SCENARIOS, Why::OffMap { unit }),
                }
            }
            Action::Face { unit, facing } => {
                self.check_own(scene, unit)?;
                if scene.is_leader(unit) {
                    return no(rules::FACING, Why::WrongCounter { unit });
                }
                if s.hex(unit).is_none() {
                    return no(rules::SCENARIOS, Why::OffMap { unit });
                }
                if facing.0 > 5 {
                    return no(rules::FACING, Why::BadFacing { facing: facing.0 });
                }
                if facing == s.unit(unit).facing {
                    return no(rules::CHANGING_FACING, Why::SameFacing);
                }
                Ok(())
            }
            Action::Swap { unit } => {
                self.check_own(scene, unit)?;
                match s.hex(unit).and_then(|hex| s.below(hex)) {
                    Some(below) if below == unit => Ok(()),
                    _ => no(rules::STACK_RULES, Why::NotOnTop { unit }),
                }
            }
            Action::SetUpAutomatically if left(scene, s, self.side).next().is_some() => Ok(()),
            Action::SetUpDone => match left(scene, s, self.side).count() {
                0 => Ok(()),
                left => no(rules::SCENARIOS, Why::NotSetUp { left }),
            },
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
            Action::Select { unit } => {
                self.picked = Some(unit);
                return Step::Ask;
            }
            Action::Place { unit, hex } => {
                if s.hex(unit).is_some() {
                    SetUp::take_up(cx, s, unit);
                }
                SetUp::place(cx, s, unit, hex);
                self.picked = Some(unit);
                return Step::Ask;
            }
            Action::TakeUp { unit } => SetUp::take_up(cx, s, unit),
            Action::Face { unit, facing } => {
                let Some(hex) = s.hex(unit) else { return Step::Ask };
                for other in s.stack(hex) {
                    s.unit_mut(other).facing = facing;
                }
                let with = s.partner(unit).into_iter().collect();
                let turned = Event::Turned { unit, with, facing, moving: false };
                cx.record(rules::CHANGING_FACING, turned);
                return Step::Ask;
            }
            Action::Swap { unit } => {
                let Some(hex) = s.hex(unit) else { return Step::Ask };
                s.swap(hex);
                cx.record(rules::STACK_RULES, Event::Swapped { unit, hex });
                return Step::Ask;
            }
            Action::SetUpAutomatically => self.place_all(cx, s),
            _ => {
                self.over = true;
                cx.record(rules::SCENARIOS, Event::Ready { side: self.side });
            }
        }
        self.picked = None;
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Barons>, _: &mut State) -> StepOf<Barons> {
        Step::Done
    }
}
