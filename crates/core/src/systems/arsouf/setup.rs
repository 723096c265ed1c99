//! ARSOUF 4.2, M3.1 to M3.5: deployment.

use super::action::Action;
use super::event::Event;
use super::scene::Scene;
use super::state::{Place, State};
use super::system::Arsouf;
use super::why::{Refused, Why, no, not_asked};
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::arsouf::PhaseName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A side puts its pieces on the board, in the order of the scenario unless it picks another piece.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SetUp {
    side: Side,
    picked: Option<UnitId>,
    done: bool,
}

impl SetUp {
    /// Begins the deployment of a side.
    pub(super) fn begin(cx: &mut Cx<'_, Arsouf>, s: &mut State, side: Side) -> SetUp {
        (s.active, s.phase) = (side, PhaseName::Deployment);
        cx.record(rules::DEPLOYMENT, Event::Deploys { side });
        SetUp { side, picked: None, done: false }
    }

    /// The deploying side.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// ARSOUF M3.1: the piece to be placed next.
    #[must_use]
    pub fn next(&self, scene: &Scene, s: &State) -> Option<UnitId> {
        self.picked.or_else(|| left(scene, s, self.side).next())
    }

    /// ARSOUF 4.2, 4.5: a side's pieces go into the free and open spaces of its own area, one to a space.
    fn check_place(&self, scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Result<(), Refused> {
        self.check_own(scene, unit)?;
        self.check_space(scene, s, hex)
    }

    /// ARSOUF 4.2, 4.5, 5.4, 5.7: whether a piece of this side can be placed in a space.
    pub fn check_space(&self, scene: &Scene, s: &State, hex: Hex) -> Result<(), Refused> {
        if !scene.deploy[self.side].set.contains(hex) {
            return no(rules::DEPLOYMENT, Why::DeployZone);
        }
        check_standing(scene, self.side, hex)?;
        match s.unit_at(hex) {
            Some(by) => no(rules::ONE_PIECE, Why::Occupied { by }),
            None => Ok(()),
        }
    }

    fn check_own(&self, scene: &Scene, unit: UnitId) -> Result<(), Refused> {
        if scene.piece(unit).side == self.side {
            Ok(())
        } else {
            no(rules::DEPLOYMENT, Why::Side { unit })
        }
    }

    fn free<'a>(&'a self, scene: &'a Scene, s: &'a State) -> impl Iterator<Item = Hex> + 'a {
        let hexes = scene.deploy[self.side].hexes.iter().copied();
        hexes.filter(|&hex| self.check_space(scene, s, hex).is_ok())
    }

    /// ARSOUF M3.4: these pieces go where the scenario has them, or into the first free space.
    fn place_all(
        &self,
        scene: &Scene,
        s: &mut State,
        units: &[UnitId],
        mut put: impl FnMut(&mut State, UnitId, Hex),
    ) {
        for &unit in units {
            if let Some(hex) = scene.piece(unit).setup
                && self.check_place(scene, s, unit, hex).is_ok()
            {
                put(s, unit, hex);
            }
        }
        for &unit in units {
            let free = self.free(scene, s).next();
            if let (Place::Undeployed, Some(hex)) = (s.piece(unit).place, free) {
                put(s, unit, hex);
            }
        }
    }
}

/// ARR-3: a side's deployment as the other side imagines it that may not look: what is on the board stands where the scenario
/// has it.
pub fn imagine(scene: &Scene, s: &mut State, side: Side) {
    let units: Vec<UnitId> = s.on_board(scene, side).map(|(unit, _)| unit).collect();
    for &unit in &units {
        s.vacate(unit, Place::Undeployed);
    }
    let setup = SetUp { side, picked: None, done: false };
    setup.place_all(scene, s, &units, State::occupy);
}

/// ARSOUF 4.5, 5.7: whether a side's pieces can stand in a space, were it empty: not on closed ground, and on a space of
/// the goal only those who do not arrive there, under an option.
pub fn check_standing(scene: &Scene, side: Side, hex: Hex) -> Result<(), Refused> {
    if scene.is_closed(hex) {
        return no(rules::MARSH, Why::Terrain);
    }
    if scene.goal.town.contains(hex) {
        if side == scene.goal.side {
            return no(rules::ARRIVAL, Why::Arrives);
        }
        if !scene.options.moslems_may_enter_arsouf {
            return no(rules::ARRIVAL, Why::Goal);
        }
    }
    Ok(())
}

/// A side's pieces that are still to be placed, in the order in which they are offered.
fn left<'a>(scene: &'a Scene, s: &'a State, side: Side) -> impl Iterator<Item = UnitId> + 'a {
    let undeployed = |unit: &UnitId| s.piece(*unit).place == Place::Undeployed;
    scene.of[side].iter().copied().filter(undeployed)
}

impl Procedure<Arsouf> for SetUp {
    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        (!self.done).then_some((self.side, rules::DEPLOYMENT))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        let next = self.next(scene, s);
        if let Some(unit) = next {
            actions.extend(self.free(scene, s).map(|hex| Action::Place { unit, hex }));
            actions.push(Action::DeployAutomatically);
        } else {
            actions.push(Action::DeployDone);
        }
        let others = left(scene, s, self.side).filter(|&unit| Some(unit) != next);
        actions.extend(others.map(|unit| Action::Select { unit }));
        actions.extend(s.on_board(scene, self.side).map(|(unit, _)| Action::TakeUp { unit }));
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let first = left(scene, s, self.side).next();
        match action {
            Action::Place { unit, hex } => self.check_place(scene, s, *unit, *hex),
            Action::Select { unit } => {
                self.check_own(scene, *unit)?;
                match s.piece(*unit).place {
                    Place::Undeployed if self.next(scene, s) != Some(*unit) => Ok(()),
                    Place::Undeployed => no(rules::DEPLOYMENT, Why::Chosen { unit: *unit }),
                    _ => not_asked(),
                }
            }
            Action::TakeUp { unit } => {
                self.check_own(scene, *unit)?;
                if s.hex(*unit).is_some() {
                    Ok(())
                } else {
                    no(rules::CONDITIONS, Why::OffBoard { unit: *unit })
                }
            }
            Action::DeployAutomatically if first.is_some() => Ok(()),
            Action::DeployDone => match left(scene, s, self.side).count() {
                0 => Ok(()),
                left => no(rules::DEPLOYMENT, Why::DeployIncomplete { left }),
            },
            _ => not_asked(),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Arsouf>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Arsouf> {
        match action {
            Action::Select { unit } => {
                self.picked = Some(*unit);
                return Step::Ask;
            }
            Action::Place { unit, hex } => mutate::place(cx, s, *unit, *hex),
            Action::TakeUp { unit } => mutate::take_up(cx, s, *unit),
            Action::DeployAutomatically => {
                let rest: Vec<UnitId> = left(cx.scene, s, self.side).collect();
                self.place_all(cx.scene, s, &rest, |s, unit, hex| mutate::place(cx, s, unit, hex));
            }
            _ => {
                self.done = true;
                cx.record(rules::DEPLOYMENT, Event::Deployed { side: self.side });
            }
        }
        self.picked = None;
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Arsouf>, _: &mut State) -> StepOf<Arsouf> {
        Step::Done
    }
}
