//! The result and what follows: losses, retreats, advances (BMW 7.2, 7.6, 7.9, 9.2, 9.6).

use super::super::Bmw;
use super::super::action::{Path, Units};
use super::super::advance::{self, Left, Limit, Vacated};
use super::super::event::{Event, Fate, Turned};
use super::super::odds::odds;
use super::super::scene::{Class, Scene};
use super::super::special::fortress;
use super::super::state::{Face, State};
use super::super::why::{Refused, Why, no};
use super::super::{morale, mutate, retreat, rules};
use super::{Melee, Stage};
use crate::kernel::{Cx, Side, UnitId};
use crate::scenario::bmw::CombatResult;
use crate::scenario::options::ExAdvance;

impl Melee {
    /// BMW 7.9: units of a side that may advance, with the hexes open to them.
    pub(super) fn advancers(&self, side: Side, s: &State) -> impl Iterator<Item = UnitId> + '_ {
        let list = if side == s.active { &self.attackers } else { &self.defenders };
        list.iter().copied()
    }

    /// The side that won by the result: it may advance into hexes left by it.
    pub(super) fn victor(&self, s: &State) -> Option<Side> {
        use CombatResult as C;
        match self.result? {
            C::DefenderRetreat | C::DefenderLoss | C::Exchange => Some(s.active),
            C::AttackerRetreat | C::AttackerLoss => Some(s.active.enemy()),
            C::NoEffect => None,
        }
    }

    /// Hexes that a side may advance into: those the result gave it, and those left before combat.
    pub(super) fn ground(&self, scene: &Scene, s: &State, side: Side) -> Vec<Vacated> {
        let exchange = self.result == Some(CombatResult::Exchange)
            && scene.options.ex_advance == ExAdvance::None;
        self.vacated
            .iter()
            .copied()
            .filter(|v| v.by != side)
            .filter(|v| v.left != Left::Result || self.victor(s) == Some(side) && !exchange)
            .collect()
    }

    pub(super) fn can_advance(&self, scene: &Scene, s: &State, side: Side) -> bool {
        let ground = self.ground(scene, s, side);
        !ground.is_empty()
            && self
                .advancers(side, s)
                .any(|u| !advance::options(scene, s, u, &ground, Limit::Full).is_empty())
    }

    /// BMW 9.6: hexes that a charge has won.
    pub(super) fn won_by_charge(&self, scene: &Scene, s: &State) -> Vec<Vacated> {
        let mut ground = self.ground(scene, s, s.active);
        ground.retain(|v| v.left == Left::Result);
        ground
    }

    pub(super) fn occupiers<'a>(
        &'a self,
        scene: &'a Scene,
        s: &'a State,
    ) -> impl Iterator<Item = (UnitId, Path)> + 'a {
        let ground = self.won_by_charge(scene, s);
        self.chargers.iter().copied().filter(|u| self.attackers.contains(u)).flat_map(move |u| {
            let ways = advance::options(scene, s, u, &ground, Limit::Occupy);
            ways.into_iter().map(move |path| (u, path))
        })
    }

    pub(super) fn second<'a>(
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

    pub(super) fn check_advance(
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

    pub(super) fn loser(&self) -> &Units {
        if self.stage == Stage::AttackerLoss { &self.attackers } else { &self.defenders }
    }

    pub(super) fn vacate(&mut self, scene: &Scene, s: &State, unit: UnitId, left: Left) {
        if let Some(hex) = s.hex(unit) {
            self.vacated.push(Vacated { hex, by: scene.counter(unit).side, left });
        }
    }

    /// BMW 7.9: the side that is the first to be asked: who won by the result; without one, the attacker.
    fn first(&self, s: &State) -> Side {
        self.victor(s).unwrap_or(s.active)
    }

    pub(super) fn first_advance(&mut self, s: &State) {
        self.stage = Stage::Advance(self.first(s));
    }

    /// BMW 7.2, 7.6: odds, one die unless automatic, and what the result asks for.
    pub(super) fn resolve(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) {
        let odds = odds(cx.scene, s, &self.attackers, &self.defenders);
        let automatic = cx.scene.crt.automatic(odds.rung);
        let (result, die) = match automatic {
            Some(result) => (result, None),
            None => {
                let face = cx.roll(s.active, rules::COMBAT_PROCEDURE, "combat", 6);
                (cx.scene.crt.result(odds.rung, face), Some(face))
            }
        };
        cx.record(
            rules::COMBAT_PROCEDURE,
            Event::Odds {
                attack: odds.attack,
                defence: odds.defence,
                odds: cx.scene.crt.column(odds.rung),
                result,
                automatic: automatic.is_some(),
                die,
            },
        );
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
    pub(super) fn begin_retreat(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, side: Side) {
        let list = if side == s.active { self.attackers.clone() } else { self.defenders.clone() };
        self.pending.clear();
        for unit in list {
            if side == s.active && fortress::holds_walls(cx.scene, s, unit) {
                cx.record(rules::FORTRESS, Event::HeldWalls { unit });
            } else {
                retreat::mount(cx, s, unit);
                self.pending.push(unit);
            }
        }
        self.stage = Stage::Retreat(side);
    }

    /// BMW 7.6: chosen losses are removed together; then morale is read once (11.4).
    pub(super) fn remove_losses(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) {
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
    pub(super) fn after_result(&mut self) {
        self.stage = Stage::Occupy;
    }

    pub(super) fn after_attacker_loss(&mut self) {
        let exchange = self.result == Some(CombatResult::Exchange);
        self.stage = if exchange { Stage::DefenderLoss } else { Stage::Losses };
    }

    /// BMW 8.3, 9.4, RUL-53, RUL-54: a side that may not or will not advance leaves the one advance to the other
    /// side: for a hex that was left before combat no result is needed.
    pub(super) fn after_hold(&self, s: &State, side: Side) -> Stage {
        if side == self.first(s) { Stage::Advance(side.enemy()) } else { Stage::End }
    }
}

pub(super) fn is_horse(scene: &Scene, s: &State, unit: UnitId) -> bool {
    s.values(scene, unit).class == Class::Horse
}

/// BMW 9.6: chargers of the combat turn to their weak side when it is over.
pub(super) fn end_charges(cx: &mut Cx<'_, Bmw>, s: &mut State, chargers: &[UnitId]) {
    for &unit in chargers {
        s.piece_mut(unit).charging = false;
        if s.hex(unit).is_some() {
            mutate::turn(cx, s, unit, Face::Back, Turned::ChargeOver);
        }
    }
}
