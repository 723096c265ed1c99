//! BMW 11.1: reorganization of disordered units.

use super::action::Action;
use super::event::{Event, Turned};
use super::rally::Rally;
use super::scene::Scene;
use super::state::{Face, State};
use super::system::Bmw;
use super::why::{Refused, not_asked};
use super::{mutate, rules};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::bmw::{PhaseName, UnitKind};
use crate::scenario::options::HcReorg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The lowest modified die that reorganizes (11.1).
pub const REORGANIZES_ON: i8 = 5;

/// The active side's reorganization, unit by unit in the order of the scenario.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Reorganization {
    started: bool,
    next: usize,
}

/// How a unit is dealt with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// It is in order, off the map, or left alone.
    Nothing,
    /// Its owner may leave it (RUL-50).
    Ask,
    /// It throws.
    Throw,
    /// It reorganizes without a die (9.4).
    Automatic,
}

impl Reorganization {
    /// A reorganization that goes on with this unit of the active side.
    #[must_use]
    pub fn from(scene: &Scene, s: &State, unit: UnitId) -> Reorganization {
        let next = scene.units[s.active].iter().position(|&other| other == unit);
        Reorganization { started: true, next: next.unwrap_or_default() }
    }

    /// The unit in question.
    #[must_use]
    pub fn unit(&self, scene: &Scene, s: &State) -> Option<UnitId> {
        scene.units[s.active].get(self.next).copied()
    }

    /// How many units are left to be asked about, the one in question among them.
    #[must_use]
    pub fn left(&self, scene: &Scene, s: &State) -> usize {
        let units = scene.units[s.active].iter().skip(self.next);
        units.filter(|&&unit| turn(scene, s, unit) == Turn::Ask).count()
    }
}

/// BMW 9.4, 9.5, 9.6, 11.1, RUL-50: what happens to a unit.
fn turn(scene: &Scene, s: &State, unit: UnitId) -> Turn {
    if s.piece(unit).face == Face::Front || s.hex(unit).is_none() {
        return Turn::Nothing;
    }
    let counter = scene.counter(unit);
    match (counter.kind(), scene.options.hc_reorg) {
        (Some(UnitKind::HorseArchers), _) => Turn::Automatic,
        _ if !counter.changes_sides() => Turn::Throw,
        (_, HcReorg::Optional) => Turn::Ask,
        (_, HcReorg::Mandatory) => Turn::Throw,
        (_, HcReorg::None) => Turn::Nothing,
    }
}

/// What counts in a unit's throw beside the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifiers {
    /// Whether an enemy unit is next to it.
    pub near: bool,
    /// The value of the best leader with it.
    pub leader: u8,
}

impl Modifiers {
    /// BMW 11.1, RUL-65: one less next to an enemy unit; more by the best leader with it.
    #[must_use]
    pub fn of(scene: &Scene, s: &State, unit: UnitId) -> Modifiers {
        let side = scene.counter(unit).side;
        let Some(hex) = s.hex(unit) else { return Modifiers { near: false, leader: 0 } };
        let enemy = |(_, n)| s.unit_of(side.enemy(), n).is_some();
        let near = scene.map.grid.neighbors(hex).any(enemy);
        Modifiers { near, leader: s.leader_value(scene, side, hex) }
    }

    /// Their sum.
    #[must_use]
    pub fn total(self) -> i8 {
        i8::try_from(self.leader).unwrap_or(i8::MAX) - i8::from(self.near)
    }

    /// The lowest face of the die that reorganizes; it may be more than the die has.
    #[must_use]
    pub fn needed(self) -> u8 {
        u8::try_from(REORGANIZES_ON.saturating_sub(self.total())).unwrap_or(0).max(1)
    }
}

/// BMW 11.1: throws for a unit: five or more after modifiers turns it to its front.
fn throw(cx: &mut Cx<'_, Bmw>, s: &mut State, unit: UnitId) {
    let modifier = Modifiers::of(cx.scene, s, unit).total();
    let face = cx.roll(cx.scene.counter(unit).side, rules::REORGANIZATION, "reorganization", 6);
    let face = i8::try_from(face).unwrap_or(0);
    let success = face.saturating_add(modifier) >= REORGANIZES_ON;
    cx.record(rules::REORGANIZATION, Event::Reorganization { unit, modifier, success });
    if success {
        mutate::turn(cx, s, unit, Face::Front, Turned::Reorganized);
    }
}

impl Procedure<Bmw> for Reorganization {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let unit = self.unit(scene, s).filter(|_| self.started)?;
        (turn(scene, s, unit) == Turn::Ask).then_some((s.active, rules::REORGANIZATION))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        self.unit(scene, s).map_or_else(Vec::new, |unit| {
            vec![Action::ReorgRoll { unit }, Action::SkipReorg { unit }]
        })
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::ReorgRoll { unit } | Action::SkipReorg { unit }
                if self.unit(scene, s) == Some(*unit) =>
            {
                Ok(())
            }
            _ => not_asked(scene, s, action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        self.next += 1;
        if let Action::ReorgRoll { unit } = *action {
            throw(cx, s, unit);
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        if !self.started {
            self.started = true;
            s.phase = PhaseName::Reorganization;
            cx.record(
                rules::GAME_TURNS,
                Event::Phase { side: s.active, phase: PhaseName::Reorganization },
            );
        }
        while let Some(unit) = self.unit(cx.scene, s) {
            match turn(cx.scene, s, unit) {
                Turn::Ask => return Step::Ask,
                Turn::Nothing => {}
                Turn::Throw => throw(cx, s, unit),
                Turn::Automatic => mutate::turn(cx, s, unit, Face::Front, Turned::Reorganized),
            }
            self.next += 1;
        }
        Step::Goto(Rally::default().into())
    }
}
