//! Whether a reason is true, reckoned from the counters as they lie and from nothing that the program says.

use super::super::geo::{self, At};
use super::board::{Board, Counter, Legs};
use super::march::{self, Walker};
use super::ride::{self, Rider};
use gonfalon::board::Hex;
use gonfalon::kernel::{GameOf, Side, UnitId};
use gonfalon::scenario::Scenario;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::frame::Frame;
use gonfalon::systems::barons::scene::{BattleId, Scene};
use gonfalon::systems::barons::state::{Activation, Effectiveness, Unit};
use serde_json::Value;
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// What was pointed at.
pub struct About {
    pub unit: Option<usize>,
    pub at: Option<At>,
}

pub type Verdict = Result<(), String>;

/// A verdict from a condition.
pub fn so(is: bool, what: &str) -> Verdict {
    if is { Ok(()) } else { Err(what.to_owned()) }
}

/// The oracle of one position.
pub struct Oracle<'a> {
    pub scene: &'a Scene,
    pub board: Board,
    pub(super) game: &'a GameOf<Barons>,
    /// The procedure that asks, as it is saved.
    pub(super) raw: Value,
    reaches: [OnceCell<BTreeMap<At, i32>>; 4],
}

impl<'a> Oracle<'a> {
    pub fn new(scene: &'a Scene, scenario: &Scenario, game: &'a GameOf<Barons>) -> Oracle<'a> {
        let top = serde_json::to_value(game.top()).expect("it is plain data");
        let inner = top.as_object().and_then(|map| map.values().next().cloned());
        let board = Board::new(scene, scenario, game);
        Oracle {
            scene,
            board,
            game,
            raw: inner.unwrap_or(Value::Null),
            reaches: Default::default(),
        }
    }

    /// The position in words, for whoever must find out.
    pub fn words(&self) -> String {
        let counter = |c: &Counter| {
            let at = c.at.map(geo::label)?;
            let shaken = if c.shaken { " shaken" } else { "" };
            Some(format!("{} {at} f{}{shaken}", c.id, c.facing))
        };
        let counters: Vec<String> = self.board.counters.iter().filter_map(counter).collect();
        format!("{} | {}", self.raw, counters.join(", "))
    }

    pub fn number(&self, id: &str) -> usize {
        self.board.counters.iter().position(|c| c.id == id).expect("a counter")
    }

    pub(super) fn counter(&self, unit: UnitId) -> &Counter {
        &self.board.counters[unit.index()]
    }

    pub(super) fn state(&self, unit: UnitId) -> &Unit {
        &self.game.state.units[unit.index()]
    }

    pub(super) fn active(&self) -> &Activation {
        self.game.state.activation.as_ref().expect("a Battle is active")
    }

    pub(super) fn at(&self, hex: Hex) -> At {
        geo::at(&self.scene.label(hex))
    }

    /// The units of a unit's hex, itself included.
    pub fn mates(&self, unit: usize) -> Vec<usize> {
        match self.board.counters[unit].at {
            Some(at) if self.board.counters[unit].is_unit() => self.board.units_at(at).to_vec(),
            _ => vec![unit],
        }
    }

    pub fn leader_of(&self, unit: usize) -> usize {
        let battle = self.board.counters[unit].battle;
        let leads = |c: &Counter| !c.is_unit() && c.battle == battle;
        self.board.counters.iter().position(leads).expect("every Battle has a leader")
    }

    pub(super) fn listed(&self, field: &str) -> Vec<usize> {
        let list = self.raw[field].as_array().into_iter().flatten();
        list.filter_map(Value::as_u64).filter_map(|n| usize::try_from(n).ok()).collect()
    }

    /// Who moves, charges, or may turn after an advance.
    pub fn actors(&self) -> Vec<usize> {
        match self.game.top() {
            Some(Frame::Mover(_)) => {
                let leader = self.raw["leader"].as_u64().and_then(|n| usize::try_from(n).ok());
                self.listed("units").into_iter().chain(leader).collect()
            }
            Some(Frame::Charging(_)) => self.listed("units"),
            Some(Frame::Advance(_)) => self.listed("gone"),
            _ => Vec::new(),
        }
    }

    pub fn advance_into(&self) -> Option<String> {
        match self.game.top() {
            Some(Frame::Advance(advance)) => Some(self.scene.label(advance.target())),
            _ => None,
        }
    }

    pub(super) fn points(&self, field: &str) -> i32 {
        self.raw[field].as_i64().and_then(|n| i32::try_from(n).ok()).expect("a number")
    }

    /// The mover.
    pub(super) fn walker(&self) -> Option<Walker<'_>> {
        let Some(Frame::Mover(_)) = self.game.top() else { return None };
        let units = self.listed("units");
        let head = self.actors().first().copied()?;
        let (board, side) = (&self.board, self.board.counters[head].side);
        let at = board.counters[head].at?;
        let charge = self.raw["kind"] == "continued";
        let active = self.active();
        let ids: Vec<UnitId> = units.iter().map(|&unit| id(unit)).collect();
        let out =
            |unit: &UnitId| !self.state(*unit).commanded && self.state(*unit).charge.is_none();
        let broken = self.game.state.battles[board.counters[head].battle].effectiveness
            == Effectiveness::Broken;
        let shaken = ids.iter().any(|&unit| self.state(unit).shaken);
        let shut = broken || !charge && (shaken || ids.iter().any(out) || active.chit == 0);
        let shy = !charge && ids.iter().any(|unit| out(unit) && !self.state(*unit).engaged);
        let counted: Vec<At> = active.designated.iter().map(|&hex| self.at(hex)).collect();
        let room = counted.len() < usize::from(active.chit);
        Some(Walker {
            board,
            side,
            legs: if units.is_empty() {
                vec![Legs::Leader]
            } else {
                units.iter().map(|&unit| board.counters[unit].legs()).collect()
            },
            at,
            facing: board.counters[head].facing,
            turned: self.raw["turned"] == true,
            held: !units.is_empty() && (board.zone(at, side) || self.raw["stopped"] == true),
            shut,
            shy,
            limit: (!charge && active.chit <= 2).then_some((counted, room)),
            units,
        })
    }

    pub(super) fn left(&self) -> i32 {
        let units = self.listed("units");
        let own = units.iter().map(|&unit| i32::from(self.scene.units[unit].ma)).min();
        let all = own.unwrap_or_else(|| self.pace());
        all - self.points("spent")
    }

    /// The allowance of the leader who moves.
    pub(super) fn pace(&self) -> i32 {
        let Some(leader) = self.raw["leader"].as_u64() else { return 99 };
        let index = usize::try_from(leader).expect("small") - self.scene.units.len();
        let wounded = self.game.state.leaders[index].wounded;
        if wounded { 6 } else { i32::from(self.scene.leaders[index].ma) }
    }

    pub(super) fn reach(&self, lift: march::Lift) -> &BTreeMap<At, i32> {
        self.reaches[lift as usize]
            .get_or_init(|| self.walker().map(|w| w.reach(lift)).unwrap_or_default())
    }

    /// Whether a hex that is pointed at can be come to exactly when this is lifted; where a way round is open and too long,
    /// whether it is near enough then.
    pub(super) fn opens(&self, at: At, lift: march::Lift) -> Verdict {
        use march::Lift::{Enemies, Friends, Points, Zones};
        if self.reach(Points).contains_key(&at) {
            let near = |lift| self.reach(lift).get(&at).is_some_and(|&cost| cost <= self.left());
            let mut lifts = [Zones, Friends, Enemies].into_iter().filter(|&other| other >= lift);
            return so(!near(Points) && lifts.any(near), "it is no nearer without it");
        }
        let earlier = [Points, Zones, Friends, Enemies].into_iter().filter(|&other| other < lift);
        for other in earlier {
            so(
                !self.reach(other).contains_key(&at),
                &format!("{other:?} alone would open the hex"),
            )?;
        }
        so(self.reach(lift).contains_key(&at), "without it the hex is still out of reach")
    }

    /// The same of anything that only the ground can bar.
    pub(super) fn closed(&self, at: At) -> Verdict {
        so(!self.reach(march::Lift::Enemies).contains_key(&at), "a way is open but for others")
    }

    pub(super) fn rider(&self) -> Option<Rider<'_>> {
        let units = self.listed("units");
        let charges = |&unit: &usize| {
            let state = self.state(id(unit));
            state.charge.is_some() && !state.shaken && self.board.counters[unit].at.is_some()
        };
        let first = units.iter().copied().find(charges).or(units.first().copied())?;
        let counter = &self.board.counters[first];
        Some(Rider {
            board: &self.board,
            side: counter.side,
            at: counter.at?,
            facing: counter.facing,
        })
    }

    /// Whether the question is about a charge at the hex.
    pub(super) fn is_charge(&self, at: At) -> bool {
        match self.game.top() {
            Some(Frame::Charging(_)) => true,
            Some(Frame::Mover(_)) => self.walker().is_some_and(|w| {
                !w.leads()
                    && w.legs[0] == Legs::Horse
                    && self.raw["kind"] == "march"
                    && self.board.enemy(at, w.side)
            }),
            _ => false,
        }
    }

    /// A reason of one kind of bar, of a march or of a charge.
    pub(super) fn bars(&self, about: &About, walk: march::Lift, ride: ride::Lift) -> Verdict {
        let at = about.at.ok_or("nobody points at a hex")?;
        if self.is_charge(at) {
            let rider = self.rider().ok_or("nobody rides")?;
            return so(rider.opens(at, ride), "the charge is not barred by this");
        }
        self.opens(at, walk)
    }

    pub(super) fn side(&self) -> Side {
        match self.game.top() {
            Some(Frame::Fire(fire)) if fire.is_defensive() => self.active().side.enemy(),
            Some(Frame::Charging(charging)) => self.counter(charging.units()[0]).side,
            _ => self.active().side,
        }
    }

    /// 6.2: whether the leader of a unit's Battle commands it now.
    pub(super) fn commanded(&self, unit: UnitId) -> bool {
        let counter = self.counter(unit);
        let leader = self.leader_of(unit.index());
        let printed = &self.scene.leaders[leader - self.scene.units.len()];
        let wounded = self.game.state.leaders[leader - self.scene.units.len()].wounded;
        let span = if wounded { 3 } else { usize::from(printed.span) };
        let (Some(start), Some(goal)) = (self.board.counters[leader].at, counter.at) else {
            return false;
        };
        let (mut seen, mut edge) = (std::collections::BTreeSet::from([start]), vec![start]);
        for _ in 0..span {
            let mut next = Vec::new();
            for from in edge {
                for to in (0..6).map(|d| geo::beside(from, d)) {
                    let open = self.board.holds(to)
                        && self.board.letter(to) != '~'
                        && (self.board.level(to) - self.board.level(from)).abs() < 2
                        && !self.board.enemy(to, counter.side)
                        && (!self.board.zone(to, counter.side)
                            || self.board.friend(to, counter.side));
                    if open && seen.insert(to) {
                        next.push(to);
                    }
                }
            }
            edge = next;
        }
        seen.contains(&goal) || goal == start
    }

    /// 14.1: whether Edward's rule keeps a unit from a hex.
    pub(super) fn bound(&self, unit: UnitId, target: At) -> bool {
        let s = &self.game.state;
        let Some((edward, _)) = self.scene.edward else { return false };
        let Some(named) = s.edward.target.filter(|_| !s.edward.freed) else { return false };
        self.counter(unit).battle == edward.index()
            && !self
                .board
                .units_at(target)
                .iter()
                .any(|&u| self.board.counters[u].battle == named.index())
    }

    pub(super) fn effectiveness(&self, battle: BattleId) -> Effectiveness {
        self.game.state.battles[battle.index()].effectiveness
    }

    /// The counters that are pointed at.
    pub(super) fn meant(&self, about: &About) -> Vec<usize> {
        match (about.unit, about.at) {
            (Some(unit), _) => vec![unit],
            (None, Some(at)) => (0..self.board.counters.len())
                .filter(|&u| self.board.counters[u].at == Some(at))
                .collect(),
            (None, None) => Vec::new(),
        }
    }

    pub(super) fn is_meant(&self, about: &About, unit: UnitId) -> Verdict {
        so(self.meant(about).contains(&unit.index()), "nobody points at it")
    }
}

/// A counter by its number.
pub fn id(unit: usize) -> UnitId {
    UnitId(u16::try_from(unit).expect("a few counters"))
}
