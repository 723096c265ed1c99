//! BMW 7.2, 7.6, 7.9, 8.3, 9.4, 9.6, 10.4, 15.1: one combat, from the declaration to the last advance.

mod aftermath;
mod before;
mod reasons;

use aftermath::{end_charges, is_horse};

use super::Bmw;
use super::action::{Action, Units};
use super::advance::{self, Left, Limit, Vacated};
use super::event::{Event, Fate, Manner};
use super::frame::{Doing, Procedure};
use super::leaders::Escape;
use super::light_troops::{self, FARTHEST};
use super::reasons::Pointed;
use super::scene::Scene;
use super::special::karr_wa_farr::{self, Feint};
use super::state::State;
use super::walk::Walk;
use super::why::{Refused, Why, no, not_asked};
use super::{morale, mutate, retreat, rules};
use crate::kernel::{Cx, Rule, Side, Step, UnitId};
use crate::scenario::bmw::CombatResult;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How far a combat has come.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "MeleeStage")]
enum Stage {
    /// Lone leaders leave (10.4).
    Leaders,
    /// Defenders stay or leave (8.3, 15.1).
    DefendersDecide,
    /// A feigned retreat: the way (15.1).
    FeintWay(Feint),
    /// A feigned retreat: who follows (15.1).
    FeintFollow(Feint),
    /// Attacking horse archers stay or leave (9.4).
    ArchersDecide,
    /// Odds and die (7.2).
    Odds,
    /// The attacker chooses a loss (7.6).
    AttackerLoss,
    /// The defender chooses a loss (7.6).
    DefenderLoss,
    /// Losses are removed together (7.6).
    Losses,
    /// A side retreats (7.8, 9.2).
    Retreat(Side),
    /// A charger occupies (9.6).
    Occupy,
    /// A second horse unit may advance (9.6).
    SecondAdvance,
    /// A side may advance (7.9).
    Advance(Side),
    /// Charges end (9.6).
    End,
}

/// One combat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Melee {
    /// Attackers that are still in it.
    pub attackers: Units,
    /// Defenders that are still in it.
    pub defenders: Units,
    stage: Stage,
    /// Units that have yet to decide or to retreat.
    pending: Units,
    /// Whether a charging unit attacks: then nobody leaves before combat (9.6).
    charged: bool,
    /// Everybody who charged in it.
    chargers: Units,
    /// Whether a retreat has been feigned in it (15.1).
    feigned: bool,
    vacated: Vec<Vacated>,
    result: Option<CombatResult>,
    /// Chosen losses.
    doomed: Units,
    occupier: Option<UnitId>,
}

impl Melee {
    /// A declared combat.
    #[must_use]
    pub fn new(scene: &Scene, s: &State, attackers: Units, defenders: Units) -> Melee {
        let lone = defenders.first().is_some_and(|&u| scene.counter(u).is_leader());
        let chargers: Units = attackers.iter().copied().filter(|&u| s.piece(u).charging).collect();
        Melee {
            stage: if lone { Stage::Leaders } else { Stage::DefendersDecide },
            pending: defenders.clone(),
            charged: !chargers.is_empty(),
            chargers,
            attackers,
            defenders,
            feigned: false,
            vacated: Vec::new(),
            result: None,
            doomed: Units::new(),
            occupier: None,
        }
    }
}

impl Procedure for Melee {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let enemy = s.active.enemy();
        match &self.stage {
            Stage::DefendersDecide => {
                let rule = rules::RETREAT_BEFORE_COMBAT;
                self.deciders(scene, s).next().map(|_| (enemy, rule))
            }
            Stage::FeintWay(_) => Some((enemy, rules::KARR_WA_FARR)),
            Stage::FeintFollow(feint) => {
                (feint.followers.len() > 1).then_some((s.active, rules::KARR_WA_FARR))
            }
            Stage::ArchersDecide => {
                self.deciders(scene, s).next().map(|_| (s.active, rules::HORSE_ARCHERS))
            }
            Stage::AttackerLoss => {
                (self.attackers.len() > 1).then_some((s.active, rules::COMBAT_RESULTS))
            }
            Stage::DefenderLoss => {
                (self.defenders.len() > 1).then_some((enemy, rules::COMBAT_RESULTS))
            }
            Stage::Retreat(side) => self
                .pending
                .iter()
                .any(|&u| !retreat::options(scene, s, u).is_empty())
                .then_some((*side, rules::RETREATS)),
            Stage::Occupy => self.occupiers(scene, s).next().map(|_| (s.active, rules::CHARGES)),
            Stage::SecondAdvance => {
                self.second(scene, s).next().map(|_| (s.active, rules::CHARGES))
            }
            Stage::Advance(side) => {
                self.can_advance(scene, s, *side).then_some((*side, rules::ADVANCES))
            }
            Stage::Leaders | Stage::Odds | Stage::Losses | Stage::End => None,
        }
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let out = |unit: UnitId, lengths| {
            light_troops::offers(scene, s, unit, lengths)
                .into_iter()
                .map(move |path| Action::RetreatBeforeCombat { unit, path })
        };
        let advance = |(unit, path)| Action::Advance { unit, path };
        match &self.stage {
            Stage::DefendersDecide => {
                let mut actions = Vec::new();
                for unit in self.deciders(scene, s) {
                    actions.push(Action::Stand { unit });
                    actions.push(Action::KarrWaFarr { unit });
                    actions.extend(out(unit, 1..=FARTHEST));
                }
                actions
            }
            Stage::FeintWay(feint) => out(feint.unit, feint.lengths(scene, s)).collect(),
            Stage::FeintFollow(feint) => {
                feint.followers.iter().map(|&unit| Action::Follow { unit }).collect()
            }
            Stage::ArchersDecide => {
                let mut actions = Vec::new();
                for unit in self.deciders(scene, s) {
                    actions.push(Action::Stand { unit });
                    actions.extend(out(unit, Self::archer_lengths(scene)));
                }
                actions
            }
            Stage::AttackerLoss | Stage::DefenderLoss => {
                self.loser().iter().map(|&unit| Action::Lose { unit }).collect()
            }
            Stage::Retreat(_) => {
                let ways = |&unit: &UnitId| {
                    let paths = retreat::options(scene, s, unit).into_iter();
                    paths.map(move |path| Action::Retreat { unit, path })
                };
                self.pending.iter().flat_map(ways).collect()
            }
            Stage::Occupy => self.occupiers(scene, s).map(advance).collect(),
            Stage::SecondAdvance => {
                let hold = std::iter::once(Action::Hold);
                self.second(scene, s).map(advance).chain(hold).collect()
            }
            Stage::Advance(side) => {
                let ground = self.ground(scene, s, *side);
                let ways = |unit: UnitId| {
                    let paths = advance::options(scene, s, unit, &ground, Limit::Full);
                    paths.into_iter().map(move |path| Action::Advance { unit, path })
                };
                let hold = std::iter::once(Action::Hold);
                self.advancers(*side, s).flat_map(ways).chain(hold).collect()
            }
            Stage::Leaders | Stage::Odds | Stage::Losses | Stage::End => Vec::new(),
        }
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match (&self.stage, action) {
            (Stage::DefendersDecide | Stage::ArchersDecide, Action::Stand { unit }) => {
                if self.deciders(scene, s).any(|u| u == *unit) {
                    Ok(())
                } else {
                    no(rules::COMBAT_RESULTS, Why::NotInvolved)
                }
            }
            (Stage::DefendersDecide, Action::RetreatBeforeCombat { unit, path }) => {
                if !self.pending.contains(unit) {
                    return no(rules::COMBAT_RESULTS, Why::NotInvolved);
                }
                light_troops::check_may_leave(scene, s, *unit, self.charged)?;
                let rule = rules::RETREAT_BEFORE_COMBAT;
                light_troops::check_way_out(scene, s, *unit, path, 1..=FARTHEST, rule)
            }
            (Stage::DefendersDecide, Action::KarrWaFarr { unit }) => {
                if !self.pending.contains(unit) {
                    return no(rules::COMBAT_RESULTS, Why::NotInvolved);
                }
                self.check_feint(scene, s, *unit)
            }
            (Stage::FeintWay(feint), Action::RetreatBeforeCombat { unit, path }) => {
                if *unit != feint.unit {
                    return no(rules::COMBAT_RESULTS, Why::NotInvolved);
                }
                feint.check_way(scene, s, path)
            }
            (Stage::FeintFollow(feint), Action::Follow { unit }) => {
                if feint.followers.contains(unit) {
                    Ok(())
                } else {
                    no(rules::COMBAT_RESULTS, Why::NotInvolved)
                }
            }
            (Stage::ArchersDecide, Action::RetreatBeforeCombat { unit, path }) => {
                if !self.pending.contains(unit) {
                    return no(rules::COMBAT_RESULTS, Why::NotInvolved);
                }
                Self::check_archer(scene, s, *unit)?;
                let lengths = Self::archer_lengths(scene);
                light_troops::check_way_out(scene, s, *unit, path, lengths, rules::HORSE_ARCHERS)
            }
            (Stage::AttackerLoss | Stage::DefenderLoss, Action::Lose { unit }) => {
                if self.loser().contains(unit) {
                    Ok(())
                } else {
                    no(rules::COMBAT_RESULTS, Why::NotInvolved)
                }
            }
            (Stage::Retreat(_), Action::Retreat { unit, path }) => {
                if !self.pending.contains(unit) {
                    return no(rules::COMBAT_RESULTS, Why::NotInvolved);
                }
                retreat::check(scene, s, *unit, path)
            }
            (Stage::Occupy, Action::Advance { unit, path }) => {
                if !self.chargers.contains(unit) || !self.attackers.contains(unit) {
                    return no(rules::CHARGES, Why::MustOccupy);
                }
                let ground = self.won_by_charge(scene, s);
                advance::check(scene, s, *unit, path, &ground, Limit::Occupy)
            }
            (Stage::Occupy, Action::Hold) => no(rules::CHARGES, Why::MustOccupy),
            (Stage::SecondAdvance, Action::Advance { unit, path }) => {
                if Some(*unit) == self.occupier || !self.attackers.contains(unit) {
                    return no(rules::ADVANCES, Why::OneUnit);
                }
                if !is_horse(scene, s, *unit) {
                    return no(rules::ADVANCES, Why::OneUnit);
                }
                let ground = self.won_by_charge(scene, s);
                advance::check(scene, s, *unit, path, &ground, Limit::Full)
            }
            (Stage::Advance(side), Action::Advance { unit, path }) => {
                self.check_advance(scene, s, *side, *unit, path)
            }
            (Stage::SecondAdvance | Stage::Advance(_), Action::Hold) => Ok(()),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        self.reasons(scene, s, pointed)
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> Step<Doing> {
        match (self.stage.clone(), action) {
            (_, Action::Stand { unit }) => {
                self.pending.retain(|u| u != unit);
                cx.record(rules::RETREAT_BEFORE_COMBAT, Event::Stood { unit: *unit });
                Step::Ask
            }
            (
                Stage::DefendersDecide | Stage::ArchersDecide,
                Action::RetreatBeforeCombat { unit, path },
            ) => self.leave(cx, s, *unit, path),
            (_, Action::KarrWaFarr { unit }) => {
                self.feigned = true;
                let feint = karr_wa_farr::roll(cx, s, *unit, &self.attackers);
                self.stage = Stage::FeintWay(feint);
                Step::Ask
            }
            (Stage::FeintWay(mut feint), Action::RetreatBeforeCombat { unit, path }) => {
                if feint.hexes == 0 {
                    self.stage = Stage::DefendersDecide;
                    return self.leave(cx, s, *unit, path);
                }
                self.pending.retain(|u| u != unit);
                self.defenders.retain(|u| u != unit);
                feint.take(s, path);
                self.stage = Stage::FeintFollow(feint);
                Step::Call(Walk::new(cx.scene, s, *unit, path.clone(), Manner::Feint).into())
            }
            (Stage::FeintFollow(feint), Action::Follow { unit }) => {
                self.follow(cx, s, &feint, *unit)
            }
            (Stage::AttackerLoss, Action::Lose { unit }) => {
                self.doomed.push(*unit);
                self.after_attacker_loss();
                Step::Ask
            }
            (Stage::DefenderLoss, Action::Lose { unit }) => {
                self.doomed.push(*unit);
                self.stage = Stage::Losses;
                Step::Ask
            }
            (_, Action::Retreat { unit, path }) => {
                self.pending.retain(|u| u != unit);
                self.vacate(cx.scene, s, *unit, Left::Result);
                self.attackers.retain(|u| u != unit);
                self.defenders.retain(|u| u != unit);
                retreat::carry_out(cx, s, *unit, path).unwrap_or_else(|| {
                    morale::review(cx, s);
                    Step::Ask
                })
            }
            (stage, Action::Advance { unit, path }) => {
                self.stage = match stage {
                    Stage::Occupy if cx.scene.options.charge_second_cavalry_advance => {
                        self.occupier = Some(*unit);
                        Stage::SecondAdvance
                    }
                    _ => Stage::End,
                };
                Step::Call(Walk::new(cx.scene, s, *unit, path.clone(), Manner::Advance).into())
            }
            (Stage::Advance(side), Action::Hold) => {
                self.stage = self.after_hold(s, side);
                Step::Ask
            }
            _ => {
                self.stage = Stage::End;
                Step::Ask
            }
        }
    }

    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> Step<Doing> {
        match self.stage.clone() {
            Stage::Leaders => {
                let leaders = std::mem::take(&mut self.pending);
                if let Some(&leader) = leaders.first() {
                    self.vacate(cx.scene, s, leader, Left::Leaders);
                    return Step::Call(Escape::from_attack(leaders).into());
                }
                let stayed = |v: &Vacated| s.leaders_in(cx.scene, v.by, v.hex).next().is_none();
                self.vacated.retain(stayed);
                self.stage = Stage::Advance(s.active);
            }
            Stage::DefendersDecide => {
                self.after_defence();
                if matches!(self.stage, Stage::Advance(_)) {
                    self.first_advance(s);
                }
            }
            Stage::FeintFollow(feint) => match feint.followers.first() {
                Some(&unit) => return self.follow(cx, s, &feint, unit),
                None => self.stage = Stage::DefendersDecide,
            },
            Stage::ArchersDecide => {
                if self.attackers.is_empty() {
                    self.all_gone(s);
                    self.first_advance(s);
                } else {
                    self.stage = Stage::Odds;
                }
            }
            Stage::Odds => self.resolve(cx, s),
            Stage::AttackerLoss => {
                self.doomed.extend(self.attackers.first().copied());
                self.after_attacker_loss();
            }
            Stage::DefenderLoss => {
                self.doomed.extend(self.defenders.first().copied());
                self.stage = Stage::Losses;
            }
            Stage::Losses => self.remove_losses(cx, s),
            Stage::Retreat(_) => {
                for unit in std::mem::take(&mut self.pending) {
                    self.vacate(cx.scene, s, unit, Left::Result);
                    self.attackers.retain(|u| *u != unit);
                    self.defenders.retain(|u| *u != unit);
                    mutate::eliminate(cx, s, unit, Fate::NoRetreat);
                    morale::review(cx, s);
                }
                self.after_result();
            }
            Stage::Occupy => self.first_advance(s),
            Stage::Advance(side) => self.stage = self.after_hold(s, side),
            Stage::SecondAdvance => self.stage = Stage::End,
            Stage::FeintWay(_) | Stage::End => {
                end_charges(cx, s, &self.chargers);
                return Step::Done;
            }
        }
        Step::Ask
    }
}
