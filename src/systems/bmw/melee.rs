//! BMW 7.2, 7.6, 7.9, 8.3, 9.4, 9.6, 10.4, 15.1: one combat, from the declaration to the last advance.

use super::Bmw;
use super::action::{Action, Path, Units};
use super::advance::{self, Left, Limit, Vacated};
use super::event::{Event, Fate, Manner, Turned};
use super::frame::{Doing, Procedure};
use super::leaders::Escape;
use super::light_troops::{self, FARTHEST};
use super::odds::odds;
use super::scene::Scene;
use super::special::karr_wa_farr::{self, Feint};
use super::special::fortress;
use super::state::{Face, State};
use super::walk::Walk;
use super::why::{Refused, Why, no, not_asked};
use super::{cavalry, morale, mutate, retreat, rules};
use crate::kernel::{Cx, Rule, Side, Step, UnitId};
use crate::scenario::bmw::CombatResult;
use crate::scenario::options::{ExAdvance, HaDistance, KwfPerCombat};
use serde::{Deserialize, Serialize};

/// How far a combat has come.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
        let chargers: Units =
            attackers.iter().copied().filter(|&u| s.piece(u).charging).collect();
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

    /// BMW 8.3, 15.1: whether a defender has anything to decide before combat.
    fn may_decide(&self, scene: &Scene, s: &State, unit: UnitId) -> bool {
        light_troops::can_leave(scene, s, unit, self.charged)
    }

    /// BMW 15.1, RUL-77, RUL-78: whether a defender may feign a retreat.
    fn check_feint(&self, scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
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

    fn archer_lengths(scene: &Scene) -> std::ops::RangeInclusive<usize> {
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

    fn archer_can_leave(scene: &Scene, s: &State, unit: UnitId) -> bool {
        Self::check_archer(scene, s, unit).is_ok()
            && light_troops::ways_out(scene, s, unit).any(Self::archer_lengths(scene))
    }

    /// Units of `pending` that have a decision to make now.
    fn deciders<'a>(
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

    /// BMW 7.9: units of a side that may advance, with the hexes open to them.
    fn advancers(&self, side: Side, s: &State) -> impl Iterator<Item = UnitId> + '_ {
        let list = if side == s.active { &self.attackers } else { &self.defenders };
        list.iter().copied()
    }

    /// The side that won by the result: it may advance into hexes left by it.
    fn victor(&self, s: &State) -> Option<Side> {
        use CombatResult as C;
        match self.result? {
            C::DefenderRetreat | C::DefenderLoss | C::Exchange => Some(s.active),
            C::AttackerRetreat | C::AttackerLoss => Some(s.active.enemy()),
            C::NoEffect => None,
        }
    }

    /// Hexes that a side may advance into: those the result gave it, and those left before combat.
    fn ground(&self, scene: &Scene, s: &State, side: Side) -> Vec<Vacated> {
        let exchange = self.result == Some(CombatResult::Exchange)
            && scene.options.ex_advance == ExAdvance::None;
        self.vacated
            .iter()
            .copied()
            .filter(|v| v.by != side)
            .filter(|v| v.left != Left::Result || self.victor(s) == Some(side) && !exchange)
            .collect()
    }

    fn can_advance(&self, scene: &Scene, s: &State, side: Side) -> bool {
        let ground = self.ground(scene, s, side);
        !ground.is_empty()
            && self
                .advancers(side, s)
                .any(|u| !advance::options(scene, s, u, &ground, Limit::Full).is_empty())
    }

    /// BMW 9.6: hexes that a charge has won.
    fn won_by_charge(&self, scene: &Scene, s: &State) -> Vec<Vacated> {
        let mut ground = self.ground(scene, s, s.active);
        ground.retain(|v| v.left == Left::Result);
        ground
    }

    fn occupiers<'a>(
        &'a self,
        scene: &'a Scene,
        s: &'a State,
    ) -> impl Iterator<Item = (UnitId, Path)> + 'a {
        let ground = self.won_by_charge(scene, s);
        self.chargers
            .iter()
            .copied()
            .filter(|u| self.attackers.contains(u))
            .flat_map(move |u| {
                let ways = advance::options(scene, s, u, &ground, Limit::Occupy);
                ways.into_iter().map(move |path| (u, path))
            })
    }

    fn second<'a>(
        &'a self,
        scene: &'a Scene,
        s: &'a State,
    ) -> impl Iterator<Item = (UnitId, Path)> + 'a {
        let ground = self.won_by_charge(scene, s);
        self.attackers
            .iter()
            .copied()
            .filter(|&u| Some(u) != self.occupier && is_horse(scene, s, u))
            .flat_map(move |u| {
                let ways = advance::options(scene, s, u, &ground, Limit::Full);
                ways.into_iter().map(move |path| (u, path))
            })
    }

    fn loser(&self) -> &Units {
        if self.stage == Stage::AttackerLoss { &self.attackers } else { &self.defenders }
    }

    fn vacate(&mut self, scene: &Scene, s: &State, unit: UnitId, left: Left) {
        if let Some(hex) = s.hex(unit) {
            self.vacated.push(Vacated { hex, by: scene.counter(unit).side, left });
        }
    }

    /// BMW 8.3, 9.4: a unit leaves the combat along a way.
    fn leave(
        &mut self,
        cx: &mut Cx<'_, Bmw>,
        s: &mut State,
        unit: UnitId,
        path: &Path,
        left: Left,
    ) -> Step<Doing> {
        self.vacate(cx.scene, s, unit, left);
        self.pending.retain(|u| *u != unit);
        self.attackers.retain(|u| *u != unit);
        self.defenders.retain(|u| *u != unit);
        Step::Call(Walk::new(cx.scene, s, unit, path.clone(), Manner::BeforeCombat).into())
    }

    /// After the defenders' decisions: the attackers', the odds, or straight to the advance (RUL-104).
    fn after_defence(&mut self) {
        if self.defenders.is_empty() {
            self.stage = Stage::Advance(Side::A); // the side is set by `first_advance`
        } else {
            self.stage = Stage::ArchersDecide;
            self.pending = self.attackers.clone();
        }
    }

    fn first_advance(&mut self, s: &State) {
        let side = self.victor(s).unwrap_or(s.active);
        self.stage = Stage::Advance(side);
    }

    /// BMW 7.2, 7.6: odds, one die unless automatic, and what the result asks for.
    fn resolve(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) {
        let odds = odds(cx.scene, s, &self.attackers, &self.defenders);
        let automatic = cx.scene.crt.automatic(odds.rung);
        let (result, die) = match automatic {
            Some(result) => (result, None),
            None => {
                let face = cx.roll(rules::COMBAT_PROCEDURE, "combat", 6);
                (cx.scene.crt.result(odds.rung, face), Some(face))
            }
        };
        cx.record(Event::Odds {
            attack: odds.attack,
            defence: odds.defence,
            odds: cx.scene.crt.name(odds.rung),
            result,
            automatic: automatic.is_some(),
            die,
        });
        self.result = Some(result);
        match result {
            CombatResult::AttackerLoss | CombatResult::Exchange => self.stage = Stage::AttackerLoss,
            CombatResult::DefenderLoss => self.stage = Stage::DefenderLoss,
            CombatResult::AttackerRetreat => self.begin_retreat(cx, s, s.active),
            CombatResult::DefenderRetreat => self.begin_retreat(cx, s, s.active.enemy()),
            CombatResult::NoEffect => self.first_advance(s),
        }
    }

    /// BMW 7.6, 9.5, 15.4: everybody on the side retreats, but garrisons on their walls ignore AR.
    fn begin_retreat(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, side: Side) {
        let list =
            if side == s.active { self.attackers.clone() } else { self.defenders.clone() };
        self.pending.clear();
        for unit in list {
            if side == s.active && fortress::holds_walls(cx.scene, s, unit) {
                cx.record(Event::HeldWalls { unit });
            } else {
                retreat::mount(cx, s, unit);
                self.pending.push(unit);
            }
        }
        self.stage = Stage::Retreat(side);
    }

    /// BMW 7.6: chosen losses are removed together; then morale is read once (11.4).
    fn remove_losses(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) {
        for unit in std::mem::take(&mut self.doomed) {
            self.vacate(cx.scene, s, unit, Left::Result);
            self.attackers.retain(|u| *u != unit);
            self.defenders.retain(|u| *u != unit);
            mutate::eliminate(cx, s, unit, Fate::Loss);
        }
        morale::review(cx, s);
        self.after_result();
    }

    /// BMW 9.6: after the result, a successful charge must occupy before anybody advances freely.
    fn after_result(&mut self) {
        self.stage = Stage::Occupy;
    }

    fn check_advance(
        &self,
        scene: &Scene,
        s: &State,
        side: Side,
        unit: UnitId,
        path: &Path,
    ) -> Result<(), Refused> {
        if !self.advancers(side, s).any(|u| u == unit) {
            return no(rules::ADVANCES, Why::NotParticipant);
        }
        advance::check(scene, s, unit, path, &self.ground(scene, s, side), Limit::Full)
    }
}

fn is_horse(scene: &Scene, s: &State, unit: UnitId) -> bool {
    s.values(scene, unit).class == super::scene::Class::Horse
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
            Stage::Occupy => {
                self.occupiers(scene, s).next().map(|_| (s.active, rules::CHARGES))
            }
            Stage::SecondAdvance => self.second(scene, s).next().map(|_| (s.active, rules::CHARGES)),
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
            (Stage::DefendersDecide, Action::Stand { unit })
            | (Stage::ArchersDecide, Action::Stand { unit }) => {
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

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> Step<Doing> {
        match (self.stage.clone(), action) {
            (_, Action::Stand { unit }) => {
                self.pending.retain(|u| u != unit);
                cx.record(Event::Stood { unit: *unit });
                Step::Ask
            }
            (Stage::DefendersDecide, Action::RetreatBeforeCombat { unit, path }) => {
                self.leave(cx, s, *unit, path, Left::Before)
            }
            (Stage::ArchersDecide, Action::RetreatBeforeCombat { unit, path }) => {
                self.leave(cx, s, *unit, path, Left::Result)
            }
            (_, Action::KarrWaFarr { unit }) => {
                self.feigned = true;
                let feint = karr_wa_farr::roll(cx, s, *unit, &self.attackers);
                self.stage = Stage::FeintWay(feint);
                Step::Ask
            }
            (Stage::FeintWay(mut feint), Action::RetreatBeforeCombat { unit, path }) => {
                if feint.hexes == 0 {
                    self.stage = Stage::DefendersDecide;
                    return self.leave(cx, s, *unit, path, Left::Before);
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
                if let Some(leader) = self.pending.pop() {
                    self.vacate(cx.scene, s, leader, Left::Leaders);
                    return Step::Call(Escape::from_attack(leader).into());
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
                    self.result = Some(CombatResult::AttackerRetreat);
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

impl Melee {
    fn after_attacker_loss(&mut self) {
        let exchange = self.result == Some(CombatResult::Exchange);
        self.stage = if exchange { Stage::DefenderLoss } else { Stage::Losses };
    }

    /// BMW 8.3, RUL-53: a side that may not or will not advance leaves hexes that were left before combat to
    /// the attacker.
    fn after_hold(&self, s: &State, side: Side) -> Stage {
        if side == s.active { Stage::End } else { Stage::Advance(s.active) }
    }

    /// BMW 15.1: the follower goes where the lured unit went, and is spent.
    fn follow(
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

/// BMW 9.6: chargers of the combat turn to their weak side when it is over.
fn end_charges(cx: &mut Cx<'_, Bmw>, s: &mut State, chargers: &[UnitId]) {
    for &unit in chargers {
        s.piece_mut(unit).charging = false;
        if s.hex(unit).is_some() {
            mutate::turn(cx, s, unit, Face::Back, Turned::ChargeOver);
        }
    }
}
