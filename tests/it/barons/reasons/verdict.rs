//! The oracle's verdict on each reason: whether it is true of what was pointed at.

use super::super::geo::{self, At};
use super::board::Legs;
use super::march::{self};
use super::oracle::{About, Oracle, Verdict, id, so};
use super::ride::{self};
use gonfalon::board::Hex;
use gonfalon::kernel::UnitId;
use gonfalon::scenario::barons::Class;
use gonfalon::systems::barons::frame::Frame;
use gonfalon::systems::barons::scene::Setup;
use gonfalon::systems::barons::state::{Effectiveness, Place};
use gonfalon::systems::barons::why::Why;

impl Oracle<'_> {
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
                self.shut(about, hex, self.effectiveness(battle) == Effectiveness::Broken)
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
                so(self.effectiveness(battle) != Effectiveness::Good, "it is in good order")
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
