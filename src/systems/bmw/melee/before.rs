//! Before the dice: who leaves, feigns or stays (BMW 8.3, 9.4, 15.1).

use super::super::Bmw;
use super::super::action::Path;
use super::super::advance::Left;
use super::super::event::Manner;
use super::super::frame::Doing;
use super::super::light_troops::{self, FARTHEST};
use super::super::scene::Scene;
use super::super::special::karr_wa_farr::{self, Feint};
use super::super::state::State;
use super::super::walk::Walk;
use super::super::why::{Refused, Why, no};
use super::super::{cavalry, rules};
use super::{Melee, Stage};
use crate::kernel::{Cx, Side, Step, UnitId};
use crate::scenario::bmw::CombatResult;
use crate::scenario::options::{HaDistance, KwfPerCombat};

impl Melee {
    /// BMW 8.3, 15.1: whether a defender has anything to decide before combat.
    pub(super) fn may_decide(&self, scene: &Scene, s: &State, unit: UnitId) -> bool {
        light_troops::can_leave(scene, s, unit, self.charged)
    }

    /// BMW 15.1, RUL-77, RUL-78: whether a defender may feign a retreat.
    pub(super) fn check_feint(
        &self,
        scene: &Scene,
        s: &State,
        unit: UnitId,
    ) -> Result<(), Refused> {
        karr_wa_farr::check(scene, s, unit, self.charged)?;
        if !light_troops::can_leave(scene, s, unit, self.charged) {
            light_troops::check_may_leave(scene, s, unit, self.charged)?;
            return no(rules::RETREAT_BEFORE_COMBAT, Why::IneligibleHex);
        }
        let once = scene.options.kwf_per_combat == KwfPerCombat::One;
        if self.feigned && once {
            return no(rules::KARR_WA_FARR, Why::WrongPhase);
        }
        Ok(())
    }

    pub(super) fn archer_lengths(scene: &Scene) -> std::ops::RangeInclusive<usize> {
        match scene.options.ha_attack_distance {
            HaDistance::UpToThree => 1..=FARTHEST,
            HaDistance::ExactlyThree => FARTHEST..=FARTHEST,
        }
    }

    /// BMW 9.4: whether an attacking unit may leave before combat.
    pub(super) fn check_archer(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
        if !cavalry::is_ordered_horse_archer(scene, s, unit) {
            return no(rules::HORSE_ARCHERS, Why::NotHorseArcher);
        }
        let hex = s.hex(unit).expect("an attacker is on the map");
        light_troops::check_standard(scene, s, unit, hex)
            .map_err(|refused| Refused { rule: rules::RETREAT_BEFORE_COMBAT, ..refused })
    }

    pub(super) fn archer_can_leave(scene: &Scene, s: &State, unit: UnitId) -> bool {
        Self::check_archer(scene, s, unit).is_ok()
            && light_troops::ways_out(scene, s, unit).any(Self::archer_lengths(scene))
    }

    /// Units of `pending` that have a decision to make now.
    pub(super) fn deciders<'a>(
        &'a self,
        scene: &'a Scene,
        s: &'a State,
    ) -> impl Iterator<Item = UnitId> + 'a {
        self.pending.iter().copied().filter(move |&u| match self.stage {
            Stage::DefendersDecide => self.may_decide(scene, s, u),
            Stage::ArchersDecide => Self::archer_can_leave(scene, s, u),
            _ => false,
        })
    }

    /// BMW 8.3, 9.4: a unit leaves the combat along a way.
    pub(super) fn leave(
        &mut self,
        cx: &mut Cx<'_, Bmw>,
        s: &mut State,
        unit: UnitId,
        path: &Path,
    ) -> Step<Doing> {
        self.vacate(cx.scene, s, unit, Left::Before);
        self.pending.retain(|u| *u != unit);
        self.attackers.retain(|u| *u != unit);
        self.defenders.retain(|u| *u != unit);
        Step::Call(Walk::new(cx.scene, s, unit, path.clone(), Manner::BeforeCombat).into())
    }

    /// After the defenders' decisions: the attackers', the odds, or straight to the advance (RUL-104).
    pub(super) fn after_defence(&mut self) {
        if self.defenders.is_empty() {
            self.stage = Stage::Advance(Side::A); // the side is set by `first_advance`
        } else {
            self.stage = Stage::ArchersDecide;
            self.pending = self.attackers.clone();
        }
    }

    /// BMW 9.4, RUL-54: no attacker is left: an AR counts as carried out, also for the hexes that were left.
    pub(super) fn all_gone(&mut self, s: &State) {
        self.result = Some(CombatResult::AttackerRetreat);
        for vacated in self.vacated.iter_mut().filter(|v| v.by == s.active) {
            vacated.left = Left::Result;
        }
    }

    /// BMW 15.1: the follower goes where the lured unit went, and is spent.
    pub(super) fn follow(
        &mut self,
        cx: &mut Cx<'_, Bmw>,
        s: &mut State,
        feint: &Feint,
        unit: UnitId,
    ) -> Step<Doing> {
        self.attackers.retain(|u| *u != unit);
        self.stage = Stage::DefendersDecide;
        let path = feint.pursuit(cx.scene, s, unit);
        if path.is_empty() {
            return Step::Ask;
        }
        Step::Call(Walk::new(cx.scene, s, unit, path, Manner::Follow).into())
    }
}
