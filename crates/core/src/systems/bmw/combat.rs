//! BMW 5.3, 7.1, 7.3, 7.4: the combat phase: duties, planning, declaring attacks.

use super::action::{Action, Units};
use super::event::{Event, Turned};
use super::one_combat;
use super::reasons::Pointed;
use super::scene::Scene;
use super::state::{Face, Mark, State};
use super::system::Bmw;
use super::why::{Refused, Why, no, not_asked};
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf, UnitId};
use crate::scenario::bmw::PhaseName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The active side's combat phase, with the attack being planned.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Combat {
    started: bool,
    /// Planned attackers.
    pub attackers: Units,
    /// Planned defenders, or lone leaders.
    pub defenders: Units,
}

impl Combat {
    /// A combat phase that is under way: what has fought has fought, and the duties are fixed.
    #[must_use]
    pub fn under_way() -> Combat {
        Combat { started: true, ..Combat::default() }
    }

    /// Whether somebody has been taken into a plan.
    #[must_use]
    pub fn is_planned(&self) -> bool {
        !self.attackers.is_empty() || !self.defenders.is_empty()
    }

    /// Who has been taken into the plan.
    #[must_use]
    pub fn units(&self) -> Vec<UnitId> {
        self.attackers.iter().chain(&self.defenders).copied().collect()
    }

    /// Whether these attackers and these defenders are the plan, in whatever order.
    #[must_use]
    pub fn is_of(&self, attackers: &[UnitId], defenders: &[UnitId]) -> bool {
        let same = |some: &[UnitId], others: &[UnitId]| {
            some.len() == others.len() && some.iter().all(|unit| others.contains(unit))
        };
        same(&self.attackers, attackers) && same(&self.defenders, defenders)
    }
}

/// BMW 5.3, 7.3: whether a unit must attack, or be attacked, if the combat phase begins now.
#[must_use]
pub fn has_duty(scene: &Scene, s: &State, unit: UnitId) -> bool {
    let counter = scene.counter(unit);
    counter.is_unit() && s.hex(unit).is_some_and(|hex| s.in_ezoc(counter.side, hex))
}

/// BMW 7.1, 15.4: whether an active unit may attack an enemy unit from where both stand.
pub(super) fn may_fight(scene: &Scene, s: &State, attacker: UnitId, defender: UnitId) -> bool {
    let (Some(a), Some(d)) = (s.hex(attacker), s.hex(defender)) else { return false };
    scene.map.grid.adjacent(a, d) && !scene.special.walled_against(scene.counter(attacker).side, d)
}

/// BMW 7.3: the units that a unit could still fight: adjacent, legal, and not used yet.
pub(super) fn opponents<'a>(
    scene: &'a Scene,
    s: &'a State,
    unit: UnitId,
) -> impl Iterator<Item = UnitId> + 'a {
    let side = scene.counter(unit).side;
    let around = s.hex(unit).into_iter().flat_map(|hex| scene.map.grid.neighbors(hex));
    around.filter_map(move |(_, n)| {
        let other = s.unit_of(side.enemy(), n)?;
        let (attacker, defender) = if side == s.active { (unit, other) } else { (other, unit) };
        let open = !s.piece(other).has(Mark::Fought) && may_fight(scene, s, attacker, defender);
        open.then_some(other)
    })
}

/// BMW 7.3: units with a duty that has been neither discharged nor become impossible.
pub fn owing<'a>(scene: &'a Scene, s: &'a State) -> impl Iterator<Item = UnitId> + 'a {
    Side::ALL
        .into_iter()
        .flat_map(move |side| s.units_on_map(scene, side))
        .map(|(unit, _)| unit)
        .filter(move |&u| is_bound(s, u) && opponents(scene, s, u).next().is_some())
}

/// Whether a unit has a duty that has not been discharged.
fn is_bound(s: &State, unit: UnitId) -> bool {
    let piece = s.piece(unit);
    piece.has(Mark::Duty) && !piece.has(Mark::Fought)
}

/// BMW 7.3: the units that are [`owing`], each with those whom it could still fight: for whoever compares many attacks.
pub struct Duties(Vec<(UnitId, Units)>);

impl Duties {
    /// Those of a position.
    #[must_use]
    pub fn of(scene: &Scene, s: &State) -> Duties {
        let bound = Side::ALL.into_iter().flat_map(|side| s.units_on_map(scene, side));
        let with_opponents = bound
            .filter(|&(unit, _)| is_bound(s, unit))
            .map(|(unit, _)| (unit, opponents(scene, s, unit).collect::<Units>()));
        Duties(with_opponents.filter(|(_, opponents)| !opponents.is_empty()).collect())
    }

    /// Who owes a fight.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.0.iter().map(|&(unit, _)| unit)
    }

    /// BMW 7.3, RUL-29: an attack leaves nobody with a duty and nobody to fight.
    ///
    /// # Errors
    /// The first unit that it would leave so.
    pub fn check(&self, attackers: &[UnitId], defenders: &[UnitId]) -> Result<(), Refused> {
        let involved = |u: &UnitId| attackers.contains(u) || defenders.contains(u);
        let stranded = |(unit, opponents): &&(UnitId, Units)| {
            !involved(unit) && opponents.iter().all(involved)
        };
        match self.0.iter().find(stranded) {
            Some(&(unit, _)) => no(rules::WHO_MUST_FIGHT, Why::Strands { unit }),
            None => Ok(()),
        }
    }
}

/// BMW 7.1: an own unit on the map that has not fought.
fn check_attacker(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    let counter = scene.counter(unit);
    if counter.side != s.active {
        return no(rules::GAME_TURNS, Why::NotYourDecision);
    }
    if counter.is_leader() {
        return no(rules::LONE_LEADERS, Why::LeaderMayNotAttack);
    }
    if s.hex(unit).is_none() {
        return no(rules::COMBAT_PHASE, Why::NotOnMap { unit });
    }
    if !counter.is_unit() {
        return no(rules::COMBAT_PHASE, Why::NotAFighter);
    }
    if s.piece(unit).has(Mark::Fought) {
        return no(rules::WHO_MUST_FIGHT, Why::AlreadyFought { unit });
    }
    Ok(())
}

/// BMW 7.1, 7.3, 10.4: an enemy unit that has not fought, or a lone leader.
fn check_defender(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    let counter = scene.counter(unit);
    if counter.side == s.active {
        return no(rules::GAME_TURNS, Why::NotYourDecision);
    }
    let Some(hex) = s.hex(unit) else {
        return no(rules::COMBAT_PHASE, Why::NotOnMap { unit });
    };
    if s.piece(unit).has(Mark::Fought) {
        return no(rules::WHO_MUST_FIGHT, Why::AlreadyFought { unit });
    }
    if counter.is_leader() && s.unit_at(hex).is_some() {
        return no(rules::LONE_LEADERS, Why::LeadersApart);
    }
    if !counter.is_unit() && !counter.is_leader() {
        return no(rules::COMBAT_PHASE, Why::NotAFighter);
    }
    Ok(())
}

/// BMW 7.4, 10.4, 15.4: everybody is adjacent to everybody; walls are not attacked; lone leaders are
/// attacked apart.
fn check_together(
    scene: &Scene,
    s: &State,
    attackers: &[UnitId],
    defenders: &[UnitId],
) -> Result<(), Refused> {
    for &defender in defenders {
        let hex = s.hex(defender);
        if hex.is_some_and(|hex| scene.special.walled_against(s.active, hex)) {
            return no(rules::FORTRESS, Why::Fortress);
        }
        for &attacker in attackers {
            if !may_fight(scene, s, attacker, defender) {
                let why = Why::NotAdjacentToAll { attacker, defender };
                return no(rules::MULTI_UNIT_COMBAT, why);
            }
        }
    }
    let leaders: Vec<Option<Hex>> =
        defenders.iter().filter(|&&u| scene.counter(u).is_leader()).map(|&u| s.hex(u)).collect();
    let apart = leaders.is_empty()
        || leaders.len() == defenders.len() && leaders.iter().all(|&hex| hex == leaders[0]);
    if !apart {
        return no(rules::LONE_LEADERS, Why::LeadersApart);
    }
    Ok(())
}

/// BMW 7.1, 7.3, 7.4: a whole attack.
///
/// # Errors
/// The rule that forbids it.
pub fn check_attack(
    scene: &Scene,
    s: &State,
    attackers: &[UnitId],
    defenders: &[UnitId],
) -> Result<(), Refused> {
    check_sides(scene, s, attackers, defenders)?;
    Duties::of(scene, s).check(attackers, defenders)
}

/// BMW 7.1, 7.4: the same but for what becomes of those who take no part.
///
/// # Errors
/// The rule that forbids it.
pub fn check_sides(
    scene: &Scene,
    s: &State,
    attackers: &[UnitId],
    defenders: &[UnitId],
) -> Result<(), Refused> {
    for &unit in attackers {
        check_attacker(scene, s, unit)?;
    }
    for &unit in defenders {
        check_defender(scene, s, unit)?;
    }
    for list in [attackers, defenders] {
        if let Some(&unit) =
            list.iter().enumerate().find(|(i, u)| list[..*i].contains(u)).map(|p| p.1)
        {
            return no(rules::WHO_MUST_FIGHT, Why::AlreadyFought { unit });
        }
    }
    if attackers.is_empty() || defenders.is_empty() {
        return no(rules::MULTI_UNIT_COMBAT, Why::Empty);
    }
    check_together(scene, s, attackers, defenders)
}

impl Combat {
    /// BMW 7.4: whether a unit fits into the planned attack.
    fn check_engage(&self, scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
        if self.attackers.contains(&unit) || self.defenders.contains(&unit) {
            return no(rules::WHO_MUST_FIGHT, Why::AlreadyFought { unit });
        }
        if scene.counter(unit).side == s.active {
            check_attacker(scene, s, unit)?;
            if self.defenders.is_empty() && self.attackers.is_empty() {
                return check_attackable(scene, s, unit);
            }
            check_together(scene, s, &[unit], &self.defenders)?;
            self.check_common(scene, s, unit)
        } else {
            check_defender(scene, s, unit)?;
            let mut defenders = self.defenders.clone();
            defenders.push(unit);
            check_together(scene, s, &self.attackers, &defenders)?;
            self.check_common(scene, s, unit)
        }
    }

    /// BMW 7.4: while one side of the plan is empty, somebody must be able to fill it when `unit` has joined.
    fn check_common(&self, scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
        let attacks = scene.counter(unit).side == s.active;
        let (own, other) = if attacks {
            (&self.attackers, &self.defenders)
        } else {
            (&self.defenders, &self.attackers)
        };
        if !other.is_empty() {
            return Ok(());
        }
        let joined: Units = own.iter().copied().chain([unit]).collect();
        let meets = |(u, _): (UnitId, Hex)| {
            let fights = |&mate: &UnitId| {
                let (a, d) = if attacks { (mate, u) } else { (u, mate) };
                may_fight(scene, s, a, d)
            };
            !s.piece(u).has(Mark::Fought) && joined.iter().all(fights)
        };
        if s.units_on_map(scene, scene.counter(unit).side.enemy()).any(meets) {
            return Ok(());
        }
        match (own.is_empty(), attacks) {
            (false, _) => no(rules::MULTI_UNIT_COMBAT, Why::NoCommonFoe { unit }),
            (true, true) => no(rules::COMBAT_PHASE, Why::NoOpponent { unit }),
            (true, false) => no(rules::COMBAT_PHASE, Why::NoAttacker { unit }),
        }
    }
}

/// BMW 7.1, 10.4, 15.4: an own unit has somebody to attack, lone leaders included.
fn check_attackable(scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
    if opponents(scene, s, unit).next().is_some()
        || lone_leaders(scene, s).any(|leader| may_fight(scene, s, unit, leader))
    {
        return Ok(());
    }
    let around = s.hex(unit).into_iter().flat_map(|hex| scene.map.grid.neighbors(hex));
    let walled =
        around.filter(|&(_, n)| scene.special.walled_against(s.active, n)).any(|(_, n)| {
            s.unit_of(s.active.enemy(), n).is_some_and(|other| !s.piece(other).has(Mark::Fought))
        });
    if walled {
        return no(rules::FORTRESS, Why::Fortress);
    }
    no(rules::COMBAT_PHASE, Why::NoOpponent { unit })
}

/// BMW 10.4: enemy leaders without a unit.
pub(super) fn lone_leaders<'a>(
    scene: &'a Scene,
    s: &'a State,
) -> impl Iterator<Item = UnitId> + 'a {
    scene.leaders[s.active.enemy()]
        .iter()
        .copied()
        .filter(|&u| s.hex(u).is_some_and(|hex| s.unit_at(hex).is_none()))
}

impl Procedure<Bmw> for Combat {
    fn asks(&self, _: &Scene, s: &State) -> Option<(Side, Rule)> {
        self.started.then_some((s.active, rules::COMBAT_PHASE))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.attackers.is_empty() && self.defenders.is_empty() {
            actions.push(Action::EndCombat);
        } else {
            actions.extend([Action::Commit, Action::CallOff]);
        }
        let planned = self.attackers.iter().chain(&self.defenders).copied();
        actions.extend(planned.clone().map(|unit| Action::Release { unit }));
        let mut engaged: Vec<UnitId> = Vec::new();
        let mut add = |unit: UnitId| {
            if !s.piece(unit).has(Mark::Fought) && !engaged.contains(&unit) {
                engaged.push(unit);
            }
        };
        let around = |unit: UnitId| {
            s.hex(unit).into_iter().flat_map(|hex| scene.map.grid.neighbors(hex)).map(|(_, n)| n)
        };
        // Who could join the plan stands next to somebody in it; without a plan, next to an enemy.
        let anchors: Units = if planned.clone().next().is_some() {
            planned.collect()
        } else {
            let enemy = s.active.enemy();
            let touching = s
                .units_on_map(scene, s.active)
                .filter(|&(_, hex)| {
                    scene.map.grid.neighbors(hex).any(|(_, n)| {
                        s.unit_of(enemy, n).is_some()
                            || s.leaders_in(scene, enemy, n).next().is_some()
                    })
                })
                .map(|(u, _)| u);
            let touching: Units = touching.collect();
            touching.iter().for_each(|&unit| add(unit));
            touching
        };
        let one_sided = self.attackers.is_empty() != self.defenders.is_empty();
        for anchor in anchors {
            let side = scene.counter(anchor).side.enemy();
            // While nobody faces them, comrades of the planned join if somebody could face all of them.
            let near = s.hex(anchor).filter(|_| one_sided);
            for n in near.into_iter().flat_map(|hex| scene.map.grid.within(hex, 2)) {
                s.unit_of(side.enemy(), n).into_iter().for_each(&mut add);
            }
            for n in around(anchor) {
                match s.unit_of(side, n) {
                    Some(unit) => add(unit),
                    None if side != s.active => s.leaders_in(scene, side, n).for_each(&mut add),
                    None => {}
                }
            }
        }
        actions.extend(engaged.into_iter().map(|unit| Action::Engage { unit }));
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let planned = self.is_planned();
        match action {
            Action::Engage { unit } => self.check_engage(scene, s, *unit),
            Action::Release { unit } => {
                if self.attackers.contains(unit) || self.defenders.contains(unit) {
                    Ok(())
                } else {
                    no(rules::COMBAT_RESULTS, Why::NotInvolved)
                }
            }
            Action::Commit => check_attack(scene, s, &self.attackers, &self.defenders),
            Action::Attack { attackers, defenders } => check_attack(scene, s, attackers, defenders),
            Action::CallOff if planned => Ok(()),
            Action::EndCombat => match owing(scene, s).next() {
                Some(unit) => no(rules::WHO_MUST_FIGHT, Why::Obligation { unit }),
                None if planned => not_asked(scene, s, action),
                None => Ok(()),
            },
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        pointed.first(rules::COMBAT_PHASE, |unit| self.check_engage(scene, s, unit).err())
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        match action {
            Action::Engage { unit } => {
                if cx.scene.counter(*unit).side == s.active {
                    self.attackers.push(*unit);
                } else {
                    self.defenders.push(*unit);
                }
            }
            Action::Release { unit } => {
                self.attackers.retain(|u| u != unit);
                self.defenders.retain(|u| u != unit);
            }
            Action::CallOff => *self = Combat { started: true, ..Combat::default() },
            Action::Commit => {
                let (attackers, defenders) = (self.attackers.clone(), self.defenders.clone());
                *self = Combat { started: true, ..Combat::default() };
                return attack(cx, s, attackers, defenders);
            }
            Action::Attack { attackers, defenders } => {
                *self = Combat { started: true, ..Combat::default() };
                return attack(cx, s, attackers.clone(), defenders.clone());
            }
            _ => {
                end_charges(cx, s);
                return Step::Done;
            }
        }
        Step::Ask
    }

    /// BMW 5.3, 7.3, RUL-28: duties are fixed when the phase begins: active units in an EZOC must attack,
    /// inactive units in an active unit's ZOC must be attacked.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        s.phase = PhaseName::Combat;
        for index in 0..s.pieces.len() {
            let unit = UnitId(u16::try_from(index).expect("at most 2,000 counters"));
            let duty = has_duty(cx.scene, s, unit);
            let piece = s.piece_mut(unit);
            piece.mark(Mark::Fought, false);
            piece.mark(Mark::Duty, duty);
        }
        self.started = true;
        cx.record(rules::GAME_TURNS, Event::Phase { side: s.active, phase: PhaseName::Combat });
        Step::Ask
    }
}

/// BMW 7.1, 7.3: everybody in the attack has fought in this phase. All lone leaders of an attacked hex are
/// attacked together (RUL-120).
fn attack(
    cx: &mut Cx<'_, Bmw>,
    s: &mut State,
    attackers: Units,
    mut defenders: Units,
) -> StepOf<Bmw> {
    let first = defenders[0];
    if let Some(hex) = s.hex(first).filter(|_| cx.scene.counter(first).is_leader()) {
        defenders = s.leaders_in(cx.scene, cx.scene.counter(first).side, hex).collect();
    }
    for &unit in attackers.iter().chain(&defenders) {
        s.piece_mut(unit).mark(Mark::Fought, true);
    }
    cx.record(
        rules::COMBAT_PHASE,
        Event::Attack { attackers: attackers.clone(), defenders: defenders.clone() },
    );
    one_combat::begin(cx.scene, s, attackers, defenders)
}

/// BMW 9.6, RUL-60: chargers that never fought turn to their back when the phase ends.
fn end_charges(cx: &mut Cx<'_, Bmw>, s: &mut State) {
    for index in 0..cx.scene.units[s.active].len() {
        let unit = cx.scene.units[s.active][index];
        if s.piece(unit).has(Mark::Charging) {
            s.piece_mut(unit).mark(Mark::Charging, false);
            mutate::turn(cx, s, unit, Face::Back, Turned::ChargeOver);
        }
    }
}
