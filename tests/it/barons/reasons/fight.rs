//! The reasons of fire, melee, retreats and advances.

use super::super::geo::{self, At, Part};
use super::board::Board;
use super::oracle::{About, Oracle, Verdict, id, so};
use gonfalon::board::Hex;
use gonfalon::kernel::UnitId;
use gonfalon::scenario::barons::Class;
use gonfalon::systems::barons::frame::Frame;
use gonfalon::systems::barons::why::Why;

impl Oracle<'_> {
    /// The units of the own side next to a hex, or in it, that a reason about an attack may be about.
    pub(super) fn strikers(&self, about: &About) -> Vec<UnitId> {
        let Some(at) = about.at else { return Vec::new() };
        if let Some(Frame::Charging(charging)) = self.game.top() {
            return charging.units().to_vec();
        }
        let side = self.side();
        let own = |at: At| {
            self.board
                .units_at(at)
                .iter()
                .copied()
                .filter(|&u| self.board.counters[u].side == side)
                .map(id)
                .collect::<Vec<_>>()
        };
        if self.board.friend(at, side) {
            return own(at);
        }
        (0..6)
            .map(|d| geo::beside(at, d))
            .filter(|&near| self.board.holds(near))
            .flat_map(own)
            .collect()
    }

    /// Whether some attacker and target of the question fit.
    pub(super) fn some_attack(&self, about: &About, fits: impl Fn(UnitId, At) -> bool) -> Verdict {
        let at = about.at.ok_or("nobody points at a hex")?;
        let side = self.side();
        let found = self.strikers(about).into_iter().any(|unit| {
            let own = self.counter(unit).at;
            let targets: Vec<At> = if own == Some(at) {
                (0..6)
                    .map(|d| geo::beside(at, d))
                    .filter(|&near| self.board.enemy(near, side))
                    .collect()
            } else {
                vec![at]
            };
            targets.into_iter().any(|target| fits(unit, target))
        });
        so(found, "it is so of no attack")
    }

    /// 9.4.1: why a step of a retreat is forbidden, as a word; nothing if it is not.
    pub(super) fn retreat_bar(
        &self,
        unit: UnitId,
        start: At,
        from: At,
        to: At,
        step: i32,
    ) -> Option<&'static str> {
        let (board, counter) = (&self.board, self.counter(unit));
        if !board.holds(to) || geo::distance(from, to) != 1 {
            return Some("adjacent");
        }
        if geo::distance(start, to) != step {
            return Some("away");
        }
        if board.level(to) - board.level(from) >= 2 {
            return Some("steep");
        }
        if board.cost(counter.legs(), from, to).is_none() {
            return Some("closed");
        }
        if board.enemy(to, counter.side) {
            return Some("enemy");
        }
        if board.zone(to, counter.side) {
            return Some("zone");
        }
        let there: Vec<usize> =
            board.units_at(to).iter().copied().filter(|&u| u != unit.index()).collect();
        match there[..] {
            [] => None,
            [one] if board.stack(one, unit.index()) => None,
            _ => Some("friend"),
        }
    }

    /// How many of the hexes that count a retreat can come to that has come to a hex; nothing if it can't stop at all.
    pub(super) fn retreat_far(
        &self,
        unit: UnitId,
        start: At,
        at: At,
        step: i32,
        needed: i32,
    ) -> Option<i32> {
        let free = self.board.units_at(at).iter().all(|&other| other == unit.index());
        if free && step >= needed {
            return Some(needed);
        }
        let on = (0..6).map(|d| geo::beside(at, d));
        let on = on.filter(|&to| self.retreat_bar(unit, start, at, to, step + 1).is_none());
        let beyond = on.filter_map(|to| self.retreat_far(unit, start, to, step + 1, needed)).max();
        let here = (free && step > 0).then_some(step.min(needed));
        beyond.max(here)
    }

    /// The unit that retreats, where it began, how far it is and how far it must.
    pub(super) fn retreating(&self) -> Option<(UnitId, At, At, i32, i32)> {
        let Some(Frame::Retreat(retreat)) = self.game.top() else { return None };
        let start = Hex(u16::try_from(self.raw["start"].as_u64()?).ok()?);
        let (done, needed) = retreat.progress();
        let unit = retreat.unit();
        Some((unit, self.at(start), self.counter(unit).at?, done.into(), needed.into()))
    }

    pub(super) fn retreat_is(&self, hex: Hex, word: &str) -> Verdict {
        let Some((unit, start, at, done, _)) = self.retreating() else {
            return Err("nobody retreats".to_owned());
        };
        let bar = self.retreat_bar(unit, start, at, self.at(hex), done + 1);
        so(bar == Some(word), &format!("it is barred by {bar:?}"))
    }

    /// 8.0 to 8.4: whether a unit could shoot at a hex two or three hexes off.
    pub(super) fn far_shot(&self, unit: UnitId, defensive: bool) -> bool {
        let counter = self.counter(unit);
        let Some(at) = counter.at else { return false };
        let range = i32::from(self.scene.units[unit.index()].range.min(3));
        let active = self.active().battle.index();
        self.board.hexes().into_iter().any(|target| {
            let far = geo::distance(at, target);
            let there = self.board.units_at(target);
            far > 1
                && far <= range
                && self.board.enemy(target, counter.side)
                && (!defensive || there.iter().any(|&u| self.board.counters[u].battle == active))
                && (defensive || !self.bound(unit, target))
                && !Board::all_parts(counter.facing, at, target, Part::Rear)
                && self.board.sees(at, target)
        })
    }

    /// Whether the shooters of the question include one of whom this is so.
    pub(super) fn shooter(&self, about: &About, unit: UnitId, fits: bool) -> Verdict {
        let counter = self.counter(unit);
        so(fits && counter.side == self.side(), "it is not so of this shooter")?;
        let far = about.at.zip(counter.at).map(|(a, b)| geo::distance(a, b));
        let own = about.unit == Some(unit.index()) || far == Some(0);
        so(
            own || about.at.is_some_and(|at| self.board.enemy(at, counter.side)),
            "nobody asked about it",
        )
    }

    /// Whether a reason of a fight is true of what was pointed at.
    pub(super) fn judge_fight(&self, about: &About, why: &Why) -> Verdict {
        let board = &self.board;
        match *why {
            // Fire.
            Why::NoTarget { hex } => so(
                about.at == Some(self.at(hex)) && !board.enemy(self.at(hex), self.side()),
                "an enemy is there",
            ),
            Why::TargetNotActive { hex } => {
                let there = board.units_at(self.at(hex)).iter();
                so(
                    !there
                        .into_iter()
                        .any(|&u| board.counters[u].battle == self.active().battle.index()),
                    "the active Battle is there",
                )
            }
            Why::NoFire { unit } => self.shooter(
                about,
                unit,
                !self.counter(unit).is_unit()
                    || self.counter(unit).class != Some(Class::Inf)
                    || self.scene.units[unit.index()].range == 0,
            ),
            Why::Fired { unit } => self.shooter(about, unit, self.state(unit).fired.is_some()),
            Why::BelowInfantry { unit } => {
                let mates = self.mates(unit.index());
                let above = mates.into_iter().any(|u| {
                    board.counters[u].top
                        && u != unit.index()
                        && board.counters[u].class == Some(Class::Inf)
                });
                self.shooter(about, unit, above)
            }
            Why::OutOfRange { unit, far, most } => {
                let at = self.counter(unit).at.ok_or("it is off the map")?;
                let range = self.scene.units[unit.index()].range.min(3);
                let own = self.meant(about).contains(&unit.index());
                let real = if own {
                    board.hexes().into_iter().any(|t| {
                        board.enemy(t, self.counter(unit).side)
                            && geo::distance(at, t) == i32::from(far)
                    })
                } else {
                    about.at.map(|t| geo::distance(at, t)) == Some(far.into())
                };
                self.shooter(about, unit, real && most == range && far > most)
            }
            Why::BehindFirer { unit, hex } => {
                let at = self.counter(unit).at.ok_or("it is off the map")?;
                self.shooter(
                    about,
                    unit,
                    Board::all_parts(self.counter(unit).facing, at, self.at(hex), Part::Rear),
                )
            }
            Why::RangeOne { unit, hex } => {
                let at = self.counter(unit).at.ok_or("it is off the map")?;
                let defensive =
                    matches!(self.game.top(), Some(Frame::Fire(fire)) if fire.is_defensive());
                let came = board.units_at(self.at(hex)).iter().any(|&enemy| {
                    let state = self.state(id(enemy));
                    let start = state.start.map(|hex| self.at(hex));
                    let charges = state.charge.map(|hex| self.at(hex)) == Some(at);
                    charges
                        || start != Some(self.at(hex))
                            && start.is_none_or(|start| geo::distance(start, at) != 1)
                });
                self.shooter(
                    about,
                    unit,
                    geo::distance(at, self.at(hex)) == 1 && !came && self.far_shot(unit, defensive),
                )
            }
            Why::NobodyInRange { unit, most } => {
                let at = self.counter(unit).at.ok_or("it is off the map")?;
                let range = self.scene.units[unit.index()].range.min(3);
                let near = board.hexes().into_iter().any(|t| {
                    geo::distance(at, t) <= i32::from(range)
                        && board.enemy(t, self.counter(unit).side)
                });
                self.shooter(about, unit, !near && most == range)
            }
            Why::NobodyFires => {
                let defensive =
                    matches!(self.game.top(), Some(Frame::Fire(fire)) if fire.is_defensive());
                let side = self.side();
                let any = board.counters.iter().enumerate().any(|(i, c)| {
                    c.is_unit()
                        && c.side == side
                        && c.at.is_some()
                        && self.scene.units[i].range > 0
                        && (defensive || c.battle == self.active().battle.index())
                });
                so(!any, "somebody could shoot")
            }
            // Melee.
            Why::NoEnemy { hex } => so(
                about.at == Some(self.at(hex)) && !board.enemy(self.at(hex), self.side()),
                "an enemy is there",
            ),
            Why::NobodyNear { hex } => so(
                !(0..6)
                    .map(|d| geo::beside(self.at(hex), d))
                    .any(|n| board.holds(n) && board.friend(n, self.side())),
                "somebody is near",
            ),
            Why::NoEnemyNear { hex } => {
                so(!board.near_enemy(self.at(hex), self.side()), "an enemy is near")
            }
            Why::ShakenMelee { unit } => so(
                self.strikers(about).contains(&unit) && self.state(unit).shaken,
                "it is not Shaken",
            ),
            Why::NotInFront { hex } => {
                let target = self.at(hex);
                if matches!(self.game.top(), Some(Frame::Charging(c)) if !c.is_second()) {
                    let rider = self.rider().ok_or("nobody rides")?;
                    return so(
                        !geo::crossed(rider.at, target)
                            .into_iter()
                            .any(|d| geo::part(rider.facing, d) == Part::Front),
                        "it lies in front",
                    );
                }
                self.some_attack(about, |unit, at| {
                    let c = self.counter(unit);
                    at == target
                        && c.at.is_some_and(|own| {
                            geo::distance(own, at) == 1
                                && geo::crossed(own, at)
                                    .into_iter()
                                    .all(|d| geo::part(c.facing, d) != Part::Front)
                        })
                })
            }
            Why::NotAdjacent { hex } => {
                let hex = self.at(hex);
                if let Some((_, _, at, ..)) = self.retreating() {
                    return so(geo::distance(at, hex) != 1, "it is adjacent");
                }
                let rider = self.rider().ok_or("nobody strikes")?;
                so(geo::distance(rider.at, hex) != 1, "it is adjacent")
            }
            Why::HasAttacked { hex } => so(
                board.units_at(self.at(hex)).iter().any(|&u| self.state(id(u)).attacked),
                "it has not attacked",
            ),
            Why::AttackedHex { hex } => {
                so(self.active().targets.contains(&hex), "it has not been attacked")
            }
            Why::ChargerTarget { hex } => self.some_attack(about, |unit, at| {
                self.state(unit).charge == Some(hex) && at != self.at(hex)
            }),
            Why::FiredElsewhere { unit } => self.some_attack(about, |other, at| {
                other == unit && self.state(unit).fired.is_some_and(|shot| self.at(shot) != at)
            }),
            Why::NotAttacking { hex } => {
                let Some(Frame::MeleeResolution(combat)) = self.game.top() else {
                    return Err("no melee".to_owned());
                };
                so(!combat.from().contains(&hex), "it attacks")
            }
            Why::ReplyFront { hex } => {
                let Some(Frame::MeleeResolution(combat)) = self.game.top() else {
                    return Err("no melee".to_owned());
                };
                let at = self.at(combat.target());
                let facing = board.counters[board.units_at(at)[0]].facing;
                so(
                    geo::crossed(at, self.at(hex))
                        .into_iter()
                        .all(|d| geo::part(facing, d) != Part::Front),
                    "it lies in front",
                )
            }
            // Retreats, advances, leaders.
            Why::RetreatAway { hex } => self.retreat_is(hex, "away"),
            Why::RetreatSteep { hex } => self.retreat_is(hex, "steep"),
            Why::RetreatZoc { hex } => self.retreat_is(hex, "zone"),
            Why::RetreatFriend { hex } => self.retreat_is(hex, "friend"),
            Why::RetreatStop { hex } | Why::RetreatShort { hex } => {
                let (unit, start, at, done, needed) = self.retreating().ok_or("nobody retreats")?;
                let to = self.at(hex);
                so(
                    self.retreat_bar(unit, start, at, to, done + 1).is_none(),
                    "the step is barred",
                )?;
                let far = |to: At| self.retreat_far(unit, start, to, done + 1, needed);
                if matches!(why, Why::RetreatStop { .. }) {
                    return so(far(to).is_none() && !board.units_at(to).is_empty(), "it can go on");
                }
                let steps = (0..6)
                    .map(|d| geo::beside(at, d))
                    .filter(|&to| self.retreat_bar(unit, start, at, to, done + 1).is_none());
                so(far(to) < steps.filter_map(far).max(), "no way leads farther")
            }
            Why::CannotAdvance { unit } => {
                let parties = self.raw["parties"].as_array().cloned().unwrap_or_default();
                let party = parties.iter().find(|p| {
                    p["units"]
                        .as_array()
                        .is_some_and(|list| list.iter().any(|u| *u == unit.index()))
                });
                let from = party
                    .and_then(|p| p["hex"].as_u64())
                    .and_then(|n| u16::try_from(n).ok())
                    .map(|n| self.at(Hex(n)));
                so(
                    from.is_none() || self.counter(unit).at != from || self.counter(unit).shaken,
                    "it took part and stands there",
                )
            }
            Why::AdvanceInto { hex } => so(
                self.advance_into() == Some(self.scene.label(hex))
                    && about.at != Some(self.at(hex)),
                "it is that hex",
            ),
            Why::LeaderPlace { hex } => {
                let leader = board
                    .counters
                    .iter()
                    .find(|c| !c.is_unit() && c.at.is_some_and(|at| board.enemy(at, c.side)))
                    .ok_or("no leader is overrun")?;
                let far = |at: At| geo::distance(leader.at.expect("he is there"), at);
                let own: Vec<At> = board
                    .counters
                    .iter()
                    .filter(|c| c.is_unit() && c.battle == leader.battle)
                    .filter_map(|c| c.at)
                    .collect();
                let least = own.iter().map(|&at| far(at)).min();
                so(
                    !own.iter().any(|&at| at == self.at(hex) && Some(far(at)) == least),
                    "it is a nearest hex",
                )
            }
            ref other => Err(format!("nobody judges {other:?}")),
        }
    }
}
