//! Before the dice: who leaves, feigns or stays (BMW 8.3, 9.4, 10.4, 15.1).

use super::super::action::{Action, Path, Units};
use super::super::advance::{Left, Vacated};
use super::super::event::{Event, MoveKind};
use super::super::leaders::Escape;
use super::super::light_troops::{self, FARTHEST};
use super::super::reasons::Pointed;
use super::super::scene::Scene;
use super::super::special::karr_wa_farr;
use super::super::state::State;
use super::super::system::Bmw;
use super::super::walk::Walk;
use super::super::why::{Refused, Why, no, not_asked};
use super::super::{cavalry, rules};
use super::reasons::ways;
use super::{Advances, CombatFacts, FeignedRetreat, Resolution};
use crate::kernel::{Cx, Procedure, Rejection, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::bmw::CombatResult;
use crate::scenario::options::{HaDistance, KwfPerCombat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// BMW 10.4: leaders who are attacked alone leave, one hex after the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LoneLeaders {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    leaders: Units,
}

impl LoneLeaders {
    pub(super) fn new(combat: CombatFacts, leaders: Units) -> LoneLeaders {
        LoneLeaders { combat, leaders }
    }
}

impl Procedure<Bmw> for LoneLeaders {
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        let leaders = std::mem::take(&mut self.leaders);
        if let Some(&leader) = leaders.first() {
            self.combat.vacates(cx.scene, s, leader, Left::Leaders);
            return Step::Call(Escape::from_attack(leaders).into());
        }
        let stayed = |v: &Vacated| s.leaders_in(cx.scene, v.by, v.hex).next().is_none();
        self.combat.vacated.retain(stayed);
        Step::Goto(Advances::new(self.combat.clone(), s.active).into())
    }
}

/// BMW 8.3: a unit leaves the combat along a way.
pub(super) fn leave(
    (combat, pending): (&mut CombatFacts, &mut Units),
    cx: &Cx<'_, Bmw>,
    s: &State,
    (unit, path): (UnitId, &Path),
) -> StepOf<Bmw> {
    combat.loses(cx.scene, s, unit, Left::Before);
    pending.retain(|u| *u != unit);
    Step::Call(Walk::new(cx.scene, s, unit, path.clone(), MoveKind::BeforeCombat).into())
}

fn stand(cx: &mut Cx<'_, Bmw>, pending: &mut Units, unit: UnitId) -> StepOf<Bmw> {
    pending.retain(|u| *u != unit);
    cx.record(rules::RETREAT_BEFORE_COMBAT, Event::Stood { unit });
    Step::Ask
}

/// Ways out of the combat, as actions.
pub(super) fn ways_out(
    scene: &Scene,
    s: &State,
    unit: UnitId,
    lengths: RangeInclusive<usize>,
) -> impl Iterator<Item = Action> {
    let paths = light_troops::offers(scene, s, unit, lengths).into_iter();
    paths.map(move |path| Action::RetreatBeforeCombat { unit, path })
}

/// BMW 8.3, 9.4: who cannot leave at all says so; for any other hex, those who can.
fn leaving(
    scene: &Scene,
    s: &State,
    (pending, deciders): (&Units, impl Iterator<Item = UnitId>),
    pointed: &Pointed,
    lengths: RangeInclusive<usize>,
    stays: impl Fn(UnitId) -> Option<Refused>,
) -> Vec<Refused> {
    let rule = rules::RETREAT_BEFORE_COMBAT;
    if let Some(unit) = pointed.counters.first().copied().filter(|u| pending.contains(u)) {
        let no_way = Rejection { rule, why: Why::NoWay { unit } };
        return vec![stays(unit).unwrap_or(no_way)];
    }
    ways(s, pointed, rule, deciders, |unit, hex| {
        light_troops::why_not(scene, s, unit, hex, lengths.clone())
    })
}

/// BMW 8.3, 15.1: defenders stay or leave.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DefendersLeave {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    /// Defenders that have yet to decide.
    pending: Units,
    /// Whether a retreat has been feigned in it (15.1).
    feigned: bool,
}

impl DefendersLeave {
    pub(super) fn new(combat: CombatFacts, pending: Units) -> DefendersLeave {
        DefendersLeave { combat, pending, feigned: false }
    }

    /// After a feigned retreat the others decide.
    pub(super) fn after_feint(combat: CombatFacts, pending: Units) -> DefendersLeave {
        DefendersLeave { combat, pending, feigned: true }
    }

    /// Defenders that have something to decide now.
    fn deciders<'a>(&'a self, scene: &'a Scene, s: &'a State) -> impl Iterator<Item = UnitId> + 'a {
        let may = move |u: &UnitId| light_troops::can_leave(scene, s, *u, self.combat.charged);
        self.pending.iter().copied().filter(may)
    }

    /// BMW 15.1, RUL-77, RUL-78: whether a defender may feign a retreat.
    fn check_feint(&self, scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
        let charged = self.combat.charged;
        karr_wa_farr::check(scene, s, unit, charged)?;
        if !light_troops::can_leave(scene, s, unit, charged) {
            light_troops::check_may_leave(scene, s, unit, charged)?;
            return no(rules::RETREAT_BEFORE_COMBAT, Why::IneligibleHex);
        }
        if self.feigned && scene.options.kwf_per_combat == KwfPerCombat::One {
            return no(rules::KARR_WA_FARR, Why::WrongPhase);
        }
        Ok(())
    }
}

impl Procedure<Bmw> for DefendersLeave {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let asked = (s.active.enemy(), rules::RETREAT_BEFORE_COMBAT);
        self.deciders(scene, s).next().map(|_| asked)
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        for unit in self.deciders(scene, s) {
            actions.push(Action::Stand { unit });
            actions.push(Action::KarrWaFarr { unit });
            actions.extend(ways_out(scene, s, unit, 1..=FARTHEST));
        }
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Stand { unit } if self.deciders(scene, s).any(|u| u == *unit) => Ok(()),
            Action::RetreatBeforeCombat { unit, path } if self.pending.contains(unit) => {
                light_troops::check_may_leave(scene, s, *unit, self.combat.charged)?;
                let rule = rules::RETREAT_BEFORE_COMBAT;
                light_troops::check_way_out(scene, s, *unit, path, 1..=FARTHEST, rule)
            }
            Action::KarrWaFarr { unit } if self.pending.contains(unit) => {
                self.check_feint(scene, s, *unit)
            }
            Action::Stand { .. }
            | Action::RetreatBeforeCombat { .. }
            | Action::KarrWaFarr { .. } => no(rules::COMBAT_RESULTS, Why::NotInvolved),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let stays = |unit| light_troops::check_may_leave(scene, s, unit, self.combat.charged).err();
        let units = (&self.pending, self.deciders(scene, s));
        leaving(scene, s, units, pointed, 1..=FARTHEST, stays)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        match action {
            Action::RetreatBeforeCombat { unit, path } => {
                leave((&mut self.combat, &mut self.pending), cx, s, (*unit, path))
            }
            Action::KarrWaFarr { unit } => {
                let feint = karr_wa_farr::roll(cx, s, *unit, &self.combat.attackers);
                let (combat, pending) = (self.combat.clone(), self.pending.clone());
                Step::Goto(FeignedRetreat::new(combat, pending, feint).into())
            }
            Action::Stand { unit } => stand(cx, &mut self.pending, *unit),
            _ => Step::Ask,
        }
    }

    /// BMW 8.3, RUL-104: then the attackers decide; without a defender, who may advance.
    fn resume(&mut self, _: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        let combat = self.combat.clone();
        Step::Goto(if combat.defenders.is_empty() {
            Advances::first(combat, s).into()
        } else {
            ArchersLeave { pending: combat.attackers.clone(), combat }.into()
        })
    }
}

/// BMW 9.4: attacking horse archers stay or leave.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ArchersLeave {
    /// The combat.
    #[serde(rename = "melee")]
    pub combat: CombatFacts,
    /// Attackers that have yet to decide.
    pending: Units,
}

fn archer_lengths(scene: &Scene) -> RangeInclusive<usize> {
    match scene.options.ha_attack_distance {
        HaDistance::UpToThree => 1..=FARTHEST,
        HaDistance::ExactlyThree => FARTHEST..=FARTHEST,
    }
}

/// BMW 9.4: whether an attacking unit may leave before combat.
fn check_archer(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    if !cavalry::is_ordered_horse_archer(scene, s, unit) {
        return no(rules::HORSE_ARCHERS, Why::NotHorseArcher);
    }
    let hex = s.hex(unit).expect("an attacker is on the map");
    light_troops::check_standard(scene, s, unit, hex)
        .map_err(|refused| Refused { rule: rules::RETREAT_BEFORE_COMBAT, ..refused })
}

impl ArchersLeave {
    /// Attackers that have something to decide now.
    fn deciders<'a>(&'a self, scene: &'a Scene, s: &'a State) -> impl Iterator<Item = UnitId> + 'a {
        self.pending.iter().copied().filter(move |&unit| {
            check_archer(scene, s, unit).is_ok()
                && light_troops::ways_out(scene, s, unit).any(archer_lengths(scene))
        })
    }
}

impl Procedure<Bmw> for ArchersLeave {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.deciders(scene, s).next().map(|_| (s.active, rules::HORSE_ARCHERS))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        for unit in self.deciders(scene, s) {
            actions.push(Action::Stand { unit });
            actions.extend(ways_out(scene, s, unit, archer_lengths(scene)));
        }
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Stand { unit } if self.deciders(scene, s).any(|u| u == *unit) => Ok(()),
            Action::RetreatBeforeCombat { unit, path } if self.pending.contains(unit) => {
                check_archer(scene, s, *unit)?;
                let lengths = archer_lengths(scene);
                light_troops::check_way_out(scene, s, *unit, path, lengths, rules::HORSE_ARCHERS)
            }
            Action::Stand { .. } | Action::RetreatBeforeCombat { .. } => {
                no(rules::COMBAT_RESULTS, Why::NotInvolved)
            }
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        let stays = |unit| check_archer(scene, s, unit).err();
        let units = (&self.pending, self.deciders(scene, s));
        leaving(scene, s, units, pointed, archer_lengths(scene), stays)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        match action {
            Action::RetreatBeforeCombat { unit, path } => {
                leave((&mut self.combat, &mut self.pending), cx, s, (*unit, path))
            }
            Action::Stand { unit } => stand(cx, &mut self.pending, *unit),
            _ => Step::Ask,
        }
    }

    /// BMW 9.4, RUL-54: if no attacker is left, an AR counts as carried out, also for the hexes that were left.
    fn resume(&mut self, _: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        let mut combat = self.combat.clone();
        if !combat.attackers.is_empty() {
            return Step::Goto(Resolution { combat }.into());
        }
        combat.result = Some(CombatResult::AttackerRetreat);
        for vacated in combat.vacated.iter_mut().filter(|v| v.by == s.active) {
            vacated.left = Left::Result;
        }
        Step::Goto(Advances::first(combat, s).into())
    }
}
