//! Whether a reason is true, reckoned from the counters as they lie and from nothing that the program says.

use super::super::geo::{self, At};
use super::board::{Board, Counter, Legs};
use super::march::{self, Walker};
use super::ride::{self, Rider};
use gonfalon::board::Hex;
use gonfalon::kernel::{GameOf, Side, UnitId};
use gonfalon::scenario::Scenario;
use gonfalon::scenario::barons::Class;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::frame::Frame;
use gonfalon::systems::barons::scene::{BattleId, Scene, Setup};
use gonfalon::systems::barons::state::{Activation, Place, Spirit, Unit};
use gonfalon::systems::barons::why::Why;
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

/// The judge of one position.
pub struct Judge<'a> {
    pub scene: &'a Scene,
    pub board: Board,
    pub(super) game: &'a GameOf<Barons>,
    /// The procedure that asks, as it is saved.
    pub(super) raw: Value,
    reaches: [OnceCell<BTreeMap<At, i32>>; 4],
}

impl<'a> Judge<'a> {
    pub fn new(scene: &'a Scene, scenario: &Scenario, game: &'a GameOf<Barons>) -> Judge<'a> {
        let top = serde_json::to_value(game.top()).expect("it is plain data");
        let inner = top.as_object().and_then(|map| map.values().next().cloned());
        let board = Board::new(scene, scenario, game);
        Judge { scene, board, game, raw: inner.unwrap_or(Value::Null), reaches: Default::default() }
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
        let broken = self.game.state.battles[board.counters[head].battle].spirit == Spirit::Broken;
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

    pub(super) fn spirit(&self, battle: BattleId) -> Spirit {
        self.game.state.battles[battle.index()].spirit
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

    /// Whether a reason is true of what was pointed at.
    pub fn judge(&self, about: &About, why: &Why) -> Verdict {
        let board = &self.board;
        let mover = self.walker();
        match *why {
            Why::NotNow => {
                let tables = matches!(
                    self.game.top(),
                    Some(
                        Frame::Bid(_)
                            | Frame::Allotment(_)
                            | Frame::Replacement(_)
                            | Frame::Designation(_)
                            | Frame::Continuation(_)
                    )
                );
                let asks = matches!(self.game.top(), Some(Frame::Charging(c)) if c.is_second() && self.raw["next"] == "ask");
                so(tables || asks, "the question is about the map")
            }
            Why::OffMap { unit } => {
                self.is_meant(about, unit)?;
                so(self.counter(unit).at.is_none(), "it is on the map")
            }
            Why::NobodyThere { hex } => so(
                about.at == Some(self.at(hex)) && self.meant(about).is_empty(),
                "somebody is there",
            ),
            Why::NotYours { unit } => {
                self.is_meant(about, unit)?;
                let side = match self.game.top() {
                    Some(Frame::SetUp(setup)) => setup.side(),
                    Some(Frame::Adjustment(_) | Frame::Evasion(_)) => self.active().side.enemy(),
                    _ => self.active().side,
                };
                so(self.counter(unit).side != side, "it is its own")
            }
            Why::NotActive { unit } => so(
                self.counter(unit).battle != self.active().battle.index(),
                "its Battle is active",
            ),
            Why::Moved { unit } => {
                self.is_meant(about, unit)?;
                let done = match self.game.top() {
                    Some(Frame::Evasion(_)) => self.listed("done").contains(&unit.index()),
                    _ if self.counter(unit).is_unit() => self.state(unit).moved,
                    _ => self.game.state.leaders[unit.index() - self.scene.units.len()].moved,
                };
                so(done, "it has not moved")
            }
            Why::WrongCounter { unit } => so(!self.counter(unit).is_unit(), "it is no leader"),
            Why::Moving { unit } => so(
                self.actors().contains(&unit.index()) || self.raw["gone"][0] == unit.index(),
                "another is being moved",
            ),
            Why::EntryBlocked { unit } => self.entry_blocked(unit),
            Why::NoEntry { hex } => self.no_entry(about, hex),
            // Set-up.
            Why::SetUpArea { unit } => {
                let Setup::Zone(zone) = &self.scene.battles[self.counter(unit).battle].setup else {
                    return Ok(());
                };
                let inside = about.at.is_some_and(|at| zone.iter().any(|hex| self.at(hex) == at));
                so(!inside && self.counter(unit).at.is_none(), "the hex lies in the area")
            }
            Why::AllSetUp => {
                let Some(Frame::SetUp(setup)) = self.game.top() else {
                    return Err("no set-up".to_owned());
                };
                let aside = |(index, place): (usize, Place)| {
                    place == Place::Aside && board.counters[index].side == setup.side()
                };
                let units = self.game.state.units.iter().map(|u| u.place);
                let places = units.chain(self.game.state.leaders.iter().map(|l| l.place));
                so(!places.enumerate().any(aside), "somebody is still to be set up")
            }
            // Marches.
            Why::TooFar { cost, left } => self.too_far(about, cost.into(), left.into()),
            Why::LeaderTooSlow { .. } => {
                let walker = mover.ok_or("nobody moves")?;
                let at = about.at.ok_or("no hex")?;
                let cost = self.reach(march::Lift::Points).get(&at).copied();
                so(cost.is_some_and(|cost| cost <= self.left()), "the units can't come there")?;
                let pace = self.pace() - self.points("leader_spent");
                so(!walker.rides(self.left(), pace).contains(&at), "he can come there")
            }
            Why::InZoc { unit } => {
                let at = self.counter(unit).at.ok_or("it is off the map")?;
                so(
                    self.actors().contains(&unit.index())
                        && board.zone(at, self.counter(unit).side),
                    "it is in no zone",
                )
            }
            Why::Stopped { unit } => {
                let walker = mover.ok_or("nobody moves")?;
                so(
                    self.actors().contains(&unit.index())
                        && walker.held
                        && !board.zone(walker.at, walker.side),
                    "it is free",
                )
            }
            Why::ZocStops { hex } => {
                so(
                    board.zone(self.at(hex), self.counter(id(self.actors()[0])).side),
                    "there is no zone",
                )?;
                self.bars(about, march::Lift::Zones, ride::Lift::Zones)
            }
            Why::ShakenZoc { unit, hex } => self.shut(about, hex, self.state(unit).shaken),
            Why::BrokenZoc { battle, hex } => {
                self.shut(about, hex, self.spirit(battle) == Spirit::Broken)
            }
            Why::OutOfCommandZoc { unit, hex } => {
                self.shut(about, hex, !self.state(unit).commanded)
            }
            Why::ZeroZoc { hex } if self.is_charge(self.at(hex)) => {
                so(self.active().chit == 0 && about.at == Some(self.at(hex)), "the chit is no 0")
            }
            Why::ZeroZoc { hex } => self.shut(about, hex, self.active().chit == 0),
            Why::LeaderZoc { hex } => {
                let walker = mover.ok_or("nobody moves")?;
                self.shut(about, hex, walker.leads() && walker.friends(self.at(hex)).is_empty())
            }
            Why::OutOfCommandNear { unit, hex } => {
                let near = board.near_enemy(self.at(hex), self.counter(unit).side);
                so(
                    near && !self.state(unit).commanded && !self.state(unit).engaged,
                    "it may come near",
                )?;
                self.bars(about, march::Lift::Zones, ride::Lift::Zones)
            }
            Why::AttackLimit { most, hex } => self.attack_limit(about, most, self.at(hex)),
            Why::EnemyHeld { hex } if mover.is_some() => {
                let side = mover.map(|w| w.side).ok_or("nobody moves")?;
                so(board.enemy(self.at(hex), side), "no enemy is there")?;
                self.opens(about.at.ok_or("no hex")?, march::Lift::Enemies)
            }
            Why::EnemyHeld { hex } => match self.game.top() {
                Some(Frame::SetUp(setup)) => so(
                    about.at == Some(self.at(hex)) && board.enemy(self.at(hex), setup.side()),
                    "no enemy is there",
                ),
                Some(Frame::Mover(_)) => so(
                    about.at == Some(self.at(hex)) && board.enemy(self.at(hex), self.active().side),
                    "no enemy is there",
                ),
                _ => self.retreat_is(hex, "enemy"),
            },
            Why::StackThrough { hex } => {
                let walker = mover.ok_or("nobody moves")?;
                so(
                    walker.units.len() == 2 && !walker.friends(self.at(hex)).is_empty(),
                    "no stack, or nobody there",
                )?;
                self.opens(about.at.ok_or("no hex")?, march::Lift::Friends)
            }
            Why::ThroughStack { hex } => {
                so(board.units_at(self.at(hex)).len() == 2, "no stack is there")?;
                if mover.is_none() {
                    return so(about.at == Some(self.at(hex)), "it is another hex");
                }
                self.opens(about.at.ok_or("no hex")?, march::Lift::Friends)
            }
            Why::Full { hex } => {
                so(
                    about.at == Some(self.at(hex)) && board.units_at(self.at(hex)).len() == 2,
                    "there is room",
                )?;
                mover.map_or(Ok(()), |_| self.opens(self.at(hex), march::Lift::Friends))
            }
            Why::FacingDiffers { unit } if mover.is_some() => {
                let at = self.counter(unit).at.ok_or("it is off the map")?;
                so(about.at == Some(at), "it is elsewhere")?;
                self.opens(at, march::Lift::Friends)
            }
            Why::OtherBattle { unit } | Why::Pairing { unit } => {
                let at = self.counter(unit).at.ok_or("it is off the map")?;
                so(about.at == Some(at), "it is elsewhere")?;
                let moving = match self.game.top() {
                    Some(Frame::SetUp(setup)) => setup.next(self.scene, &self.game.state),
                    _ => self.listed("units").first().map(|&unit| id(unit)),
                };
                let one = moving.ok_or("nobody comes")?;
                let other = self.counter(one).battle != self.counter(unit).battle;
                so(
                    other == matches!(why, Why::OtherBattle { .. })
                        && !board.stack(one.index(), unit.index()),
                    "they may stack",
                )?;
                mover.map_or(Ok(()), |_| self.opens(at, march::Lift::Friends))
            }
            Why::Prohibited { from, hex } => {
                self.prohibited(about, from.map(|hex| self.at(hex)), self.at(hex))
            }
            // Charges.
            Why::ChargeFirst => so(self.raw["begun"] == true, "the move has not begun"),
            Why::CannotCharge { unit } => so(
                self.counter(unit).shaken || self.counter(unit).class != Some(Class::Horse),
                "it can charge",
            ),
            Why::BattleDown { battle } => {
                so(self.spirit(battle) != Spirit::Good, "it is in good order")
            }
            Why::ChargeNear { hex } => {
                let rider = self.rider().ok_or("nobody rides")?;
                so(
                    about.at == Some(self.at(hex)) && geo::distance(rider.at, self.at(hex)) < 2,
                    "it is far enough",
                )
            }
            Why::ChargeTerrain { hex } => {
                so(board.no_charge(self.at(hex)), "the ground is open")?;
                if about.at == Some(self.at(hex)) {
                    return Ok(());
                }
                self.bars(about, march::Lift::Enemies, ride::Lift::Ground)
            }
            Why::ChargeThrough { hex } => {
                let rider = self.rider().ok_or("nobody rides")?;
                let friend = board.friend(self.at(hex), rider.side);
                so(!board.units_at(self.at(hex)).is_empty(), "nobody is there")?;
                self.bars(
                    about,
                    march::Lift::Friends,
                    if friend { ride::Lift::Friends } else { ride::Lift::Enemies },
                )
            }
            Why::OneWheel { hex } => {
                so(about.at == Some(self.at(hex)), "it is another hex")?;
                self.bars(about, march::Lift::Enemies, ride::Lift::Wheels)
            }
            Why::NoSight { from, hex } => {
                so(!board.sees(self.at(from), self.at(hex)), "it is in sight")
            }
            Why::EdwardBound { .. } => {
                let units: Vec<UnitId> = match self.game.top() {
                    Some(Frame::Mover(_) | Frame::Charging(_)) => {
                        self.listed("units").into_iter().map(id).collect()
                    }
                    _ => (0..self.scene.units.len()).map(id).collect(),
                };
                let hexes =
                    if self.meant(about).iter().any(|&u| board.counters[u].side == self.side()) {
                        board.hexes()
                    } else {
                        about.at.into_iter().collect()
                    };
                so(
                    units.iter().any(|&unit| {
                        hexes.iter().any(|&at| {
                            board.enemy(at, self.counter(unit).side) && self.bound(unit, at)
                        })
                    }),
                    "nobody is bound",
                )
            }
            Why::MustCharge { hex } => {
                let rider = self.rider().ok_or("nobody rides")?;
                let mover = self.at(hex);
                so(
                    about.at != Some(mover)
                        && rider.strikes(mover, ride::Lift::Points).is_some()
                        && board.sees(rider.at, mover),
                    "the mover can't be charged",
                )
            }
            Why::NearerTarget { hex } => {
                let rider = self.rider().ok_or("nobody rides")?;
                let at = about.at.ok_or("no hex")?;
                so(
                    geo::distance(rider.at, self.at(hex)) < geo::distance(rider.at, at)
                        || about.at
                            == self.raw["mover"]
                                .as_u64()
                                .and_then(|n| u16::try_from(n).ok())
                                .map(|n| self.at(Hex(n))),
                    "it is no nearer",
                )
            }
            // Adjustment and evasion.
            Why::TooFarToAdjust { unit } => {
                let at = self.counter(unit).at.ok_or("it is off the map")?;
                let near = board
                    .counters
                    .iter()
                    .filter(|c| c.is_unit() && c.battle == self.active().battle.index());
                so(
                    !near.filter_map(|c| c.at).any(|other| geo::distance(at, other) <= 3),
                    "it is near enough",
                )
            }
            Why::Turned { unit } => so(self.state(unit).adjusted, "it has not turned"),
            Why::NoEvasion { unit } => {
                let counter = self.counter(unit);
                let foot = counter.class != Some(Class::Horse);
                let near = counter.at.is_some_and(|at| {
                    (0..6).map(|d| geo::beside(at, d)).filter(|&n| board.holds(n)).any(|n| {
                        board.units_at(n).iter().any(|&u| {
                            board.counters[u].side != counter.side
                                && board.counters[u].legs() == Legs::Foot
                        })
                    })
                });
                so(foot || !near, "it is cavalry next to foot")
            }
            Why::NoRetreat { unit } => {
                let at = self.counter(unit).at.ok_or("it is off the map")?;
                so(self.retreat_far(unit, at, at, 0, 2) != Some(2), "a way is open")
            }
            Why::OutOfCommand { unit } => match self.game.top() {
                Some(Frame::Evasion(_)) => so(!self.commanded(unit), "it is in command"),
                _ => so(!self.state(unit).commanded, "it is in command"),
            },
            ref other => self.judge_fight(about, other),
        }
    }

    pub(super) fn too_far(&self, about: &About, cost: i32, left: i32) -> Verdict {
        let at = about.at.ok_or("no hex")?;
        so(cost > left, "it is affordable")?;
        if self.is_charge(at) {
            let rider = self.rider().ok_or("nobody rides")?;
            let all =
                self.listed("units").into_iter().map(|u| i32::from(self.scene.units[u].ma)).min();
            let real = rider.strikes(at, ride::Lift::Points);
            return so(
                all == Some(left) && real == Some(cost),
                &format!("the charge costs {real:?} of {all:?}"),
            );
        }
        let real = self.reach(march::Lift::Points).get(&at).copied();
        if self.walker().is_none() {
            // A reinforcement pays for its hex of entry.
            let head = &self.board.counters[self.actors()[0]];
            return so(
                self.board.ground(head.legs(), at) == Some(cost),
                "the entry costs something else",
            );
        }
        so(
            real == Some(cost) && left == self.left(),
            &format!("it costs {real:?} of {}", self.left()),
        )
    }

    /// A zone that is not entered at all, on the way to what is pointed at.
    pub(super) fn shut(&self, about: &About, hex: Hex, fits: bool) -> Verdict {
        let head = self
            .board
            .counters
            .get(*self.actors().first().ok_or("nobody moves")?)
            .ok_or("nobody")?;
        so(fits && self.board.zone(self.at(hex), head.side), "there is no zone, or it is open")?;
        if self.walker().is_none() {
            return so(about.at == Some(self.at(hex)), "it is another hex");
        }
        self.bars(about, march::Lift::Zones, ride::Lift::Zones)
    }

    pub(super) fn attack_limit(&self, about: &About, most: u8, hex: At) -> Verdict {
        let active = self.active();
        let full = active.chit == most && most <= 2 && active.designated.len() >= usize::from(most);
        so(full, "there is room for another attack")?;
        let counted = |at: At| active.designated.iter().any(|&hex| self.at(hex) == at);
        match self.game.top() {
            Some(Frame::Mover(_)) if !self.is_charge(hex) => {
                let side = self.counter(id(self.actors()[0])).side;
                let sources = (0..6)
                    .map(|d| geo::beside(hex, d))
                    .any(|n| self.board.exerts(n, hex, side) && counted(n));
                so(self.board.zone(hex, side) && !sources, "it is no new attack")?;
                if self.walker().is_none() {
                    return so(about.at == Some(hex), "it is another hex");
                }
                self.bars(about, march::Lift::Zones, ride::Lift::Zones)
            }
            _ => so(!counted(hex), "it counts already"),
        }
    }

    /// Ground that is closed, where the question is.
    pub(super) fn prohibited(&self, about: &About, from: Option<At>, hex: At) -> Verdict {
        let board = &self.board;
        let shut = |legs: Legs| match from {
            None => board.ground(legs, hex).is_none(),
            Some(from) => {
                board.ground(legs, hex).is_some() && board.cost(legs, from, hex).is_none()
            }
        };
        match self.game.top() {
            Some(Frame::SetUp(setup)) => {
                let next = setup.next(self.scene, &self.game.state).ok_or("nobody comes")?;
                so(about.at == Some(hex) && shut(self.counter(next).legs()), "the ground is open")
            }
            Some(Frame::Mover(_)) if self.is_charge(about.at.ok_or("no hex")?) => {
                so(shut(Legs::Horse), "the ground is open")?;
                self.bars(about, march::Lift::Enemies, ride::Lift::Ground)
            }
            Some(Frame::Charging(c)) if !c.is_second() => {
                so(shut(Legs::Horse), "the ground is open")?;
                self.bars(about, march::Lift::Enemies, ride::Lift::Ground)
            }
            Some(Frame::Mover(_)) => {
                let legs = self
                    .walker()
                    .map_or_else(|| vec![self.board.counters[self.actors()[0]].legs()], |w| w.legs);
                so(legs.into_iter().any(shut), "the ground is open")?;
                if self.walker().is_none() {
                    return so(about.at == Some(hex), "it is another hex");
                }
                self.closed(about.at.ok_or("no hex")?)
            }
            Some(Frame::Retreat(_)) => {
                let (unit, _, at, ..) = self.retreating().ok_or("nobody retreats")?;
                so(
                    shut(self.counter(unit).legs()) && from.is_none_or(|from| from == at),
                    "the ground is open",
                )
            }
            Some(Frame::Advance(_)) => so(
                self.meant(about).iter().any(|&u| {
                    board.counters[u].is_unit()
                        && shut(board.counters[u].legs())
                        && from.is_none_or(|from| board.counters[u].at == Some(from))
                }),
                "the ground is open",
            ),
            _ => self.some_attack(about, |unit, at| {
                at == hex
                    && shut(self.counter(unit).legs())
                    && from.is_none_or(|from| self.counter(unit).at == Some(from))
            }),
        }
    }

    /// A reinforcement that finds no way in: no place of entry is plainly open.
    pub(super) fn entry_blocked(&self, unit: UnitId) -> Verdict {
        let counter = self.counter(unit);
        let Setup::Enters { hexes, one_hex, .. } = &self.scene.battles[counter.battle].setup else {
            return Err("it does not enter".to_owned());
        };
        let settled = self.game.state.battles[counter.battle].entry.filter(|_| *one_hex);
        let ma = if counter.is_unit() { self.scene.units[unit.index()].ma } else { 9 };
        let open = |hex: &Hex| {
            let at = self.at(*hex);
            settled.is_none_or(|entry| entry == *hex)
                && self.board.units_at(at).is_empty()
                && !self.board.zone(at, counter.side)
                && self.board.ground(counter.legs(), at).is_some_and(|cost| cost <= ma.into())
        };
        so(!hexes.iter().any(open), "a place of entry is open")
    }

    pub(super) fn no_entry(&self, about: &About, hex: Hex) -> Verdict {
        let head = &self.board.counters[self.actors()[0]];
        let Setup::Enters { hexes, one_hex, .. } = &self.scene.battles[head.battle].setup else {
            return Err("it does not enter".to_owned());
        };
        let settled = self.game.state.battles[head.battle].entry.filter(|_| *one_hex);
        let other = settled.is_some_and(|entry| entry != hex);
        so(
            about.at == Some(self.at(hex)) && (!hexes.contains(&hex) || other),
            "it is a place of entry",
        )
    }
}

/// A counter by its number.
pub fn id(unit: usize) -> UnitId {
    UnitId(u16::try_from(unit).expect("a few counters"))
}
