//! BARONS 3.C5, 10.2, U-58: chargers become Shaken and fall back.

use super::damage::Checks;
use super::event::Withdrawal;
use super::mutate;
use super::retreat::Retreat;
use super::scene::Scene;
use super::state::State;
use super::system::Barons;
use crate::kernel::{Cx, Procedure, Step, StepOf, UnitId};
use crate::scenario::barons::options::ChargeRecoil;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::collections::VecDeque;

/// Chargers fall back, one after the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Recoil {
    units: VecDeque<UnitId>,
    hexes: u8,
}

impl Recoil {
    /// Chargers that fall back so many hexes.
    #[must_use]
    pub fn new(units: SmallVec<[UnitId; 4]>, hexes: u8) -> Recoil {
        Recoil { units: units.into_iter().collect(), hexes }
    }

    /// BARONS 3.C5: chargers whose target stands: one hex, unless an option makes it two.
    #[must_use]
    pub fn failed(scene: &Scene, units: SmallVec<[UnitId; 4]>) -> Recoil {
        let hexes = match scene.options.charge_recoil {
            ChargeRecoil::OneThenTwo => 1,
            ChargeRecoil::Two => 2,
        };
        Recoil::new(units, hexes)
    }
}

impl Procedure<Barons> for Recoil {
    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        let Some(unit) = self.units.pop_front() else { return Step::Done };
        if s.hex(unit).is_none() {
            return Step::Ask;
        }
        mutate::shake(cx, s, unit);
        let state = s.unit_mut(unit);
        (state.owes_recoil, state.spent) = (false, true);
        let retreat =
            Retreat::new(cx.scene, s, unit, self.hexes, Withdrawal::Recoil, Checks::AtOnce);
        Step::Call(retreat.into())
    }
}
