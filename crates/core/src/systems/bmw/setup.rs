//! BMW 3.1, 14.2, 14.3, 15.5: set-up, and deployment after a strategic withdrawal.

use super::action::{Action, Units};
use super::event::{Event, Turned};
use super::reasons::Pointed;
use super::scene::{Counter, Role, Scene, SetupPlan};
use super::special::fortress;
use super::state::{Place, State};
use super::system::Bmw;
use super::why::{Refused, Why, no, not_asked};
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{
    Cx, Procedure, Rejection, Rule, SeededDice, Side, Step, StepOf, UnitId, one_of,
};
use crate::scenario::bmw::{OffMap, SetupGroup, Take, UnitKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A side puts its counters on the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SetUp {
    /// Which set-up plan; none: deployment after a withdrawal.
    plan: Option<usize>,
    started: bool,
    done: bool,
    /// Counters that this side places now.
    pool: Units,
    /// The counter that is picked up.
    pub selected: Option<UnitId>,
}

impl SetUp {
    /// Set-up by a plan of the scenario.
    #[must_use]
    pub fn plan(plan: usize) -> SetUp {
        SetUp { plan: Some(plan), started: false, done: false, pool: Units::new(), selected: None }
    }

    /// Deployment of a withdrawn army.
    #[must_use]
    pub fn deployment() -> SetUp {
        SetUp { plan: None, started: false, done: false, pool: Units::new(), selected: None }
    }

    /// The place of the plan in the scenario.
    #[must_use]
    pub fn number(&self) -> Option<usize> {
        self.plan
    }

    fn rule(&self, scene: &Scene) -> Rule {
        self.plan.map_or(rules::STRATEGIC_WITHDRAWAL, |plan| scene.setup[plan].rule)
    }

    /// Zones that matter now.
    #[must_use]
    pub fn zones(&self, scene: &Scene) -> Vec<usize> {
        match (self.plan, &scene.special.withdrawal) {
            (Some(plan), _) => {
                let plan = &scene.setup[plan];
                let groups = plan.groups.iter().map(|&(zone, _)| zone);
                let mut zones: Vec<usize> = groups.chain(plan.trebuchets).collect();
                zones.sort_unstable();
                zones.dedup();
                zones
            }
            (None, Some(w)) => vec![w.deploy],
            (None, None) => Vec::new(),
        }
    }

    /// Hexes in which a counter may be put, in the order of the zones.
    fn hexes<'a>(&self, scene: &'a Scene, s: &State, unit: UnitId) -> Cow<'a, [Hex]> {
        let counter = scene.counter(unit);
        if counter.is_leader() {
            return s.units_on_map(scene, counter.side).map(|(_, hex)| hex).collect();
        }
        Cow::Borrowed(match (self.plan, &scene.special.withdrawal) {
            (Some(plan), _) => &scene.setup[plan].hexes,
            (None, Some(w)) => {
                let zone = if has_room(scene, s, w) { w.deploy } else { w.overflow };
                &scene.zones[zone].hexes
            }
            (None, None) => &[],
        })
    }

    /// How many candidates there are, and how each is made from its number.
    fn offers<'a>(&'a self, scene: &'a Scene, s: &State) -> (usize, impl Fn(usize) -> Action + 'a) {
        let hexes = self.selected.map_or(Cow::default(), |unit| self.hexes(scene, s, unit));
        let count = match self.selected {
            Some(unit) => hexes.len() + if s.hex(unit).is_some() { 3 } else { 1 },
            None => 2 + self.pool.len(),
        };
        let made = move |number: usize| match (self.selected, number) {
            (None, 0) => Action::SetUpHistorically,
            (None, 1) => Action::SetUpDone,
            (None, _) => Action::Select { unit: self.pool[number - 2] },
            (Some(unit), _) => match (hexes.get(number), count - number) {
                (Some(&hex), _) => Action::Place { unit, hex },
                (None, 1) => Action::PutBack,
                (None, 2) => Action::Flip { unit },
                (None, _) => Action::TakeUp { unit },
            },
        };
        (count, made)
    }

    /// BMW 14.2, 14.3, 15.5: whether a counter may be put in a hex.
    fn check_place(&self, scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> Result<(), Refused> {
        let counter = scene.counter(unit);
        let rule = self.rule(scene);
        if counter.side != s.active {
            return no(rules::GAME_TURNS, Why::NotYourDecision);
        }
        if !self.pool.contains(&unit) {
            return no(rule, Why::Zone);
        }
        if counter.is_leader() {
            return if s.unit_of(counter.side, hex).is_some() {
                Ok(())
            } else {
                no(rule, Why::LeaderAlone { unit })
            };
        }
        if counter.is_unit() && s.unit_of(counter.side.enemy(), hex).is_some() {
            return no(rules::ENEMY_UNITS, Why::EnemyHex { hex });
        }
        if counter.is_unit() && s.unit_at(hex).is_some_and(|other| other != unit) {
            return no(rules::FRIENDLY_UNITS, Why::Stacking { hex });
        }
        if counter.is_unit() && fortress::keeps_out(scene, unit, hex) {
            return no(rules::FORTRESS, Why::Fortress);
        }
        match (self.plan, &scene.special.withdrawal) {
            (Some(plan), _) => check_plan(scene, s, &scene.setup[plan], unit, hex),
            (None, Some(w)) => check_deploy(scene, s, w, unit, hex),
            (None, None) => no(rule, Why::Zone),
        }
    }

    fn check_own(&self, scene: &Scene, s: &State, unit: UnitId) -> Result<(), Refused> {
        if scene.counter(unit).side != s.active {
            no(rules::GAME_TURNS, Why::NotYourDecision)
        } else if !self.pool.contains(&unit) {
            no(self.rule(scene), Why::NotPlacedNow)
        } else {
            Ok(())
        }
    }

    /// BMW 14.2, 14.3, 15.5: whether everything stands as it must.
    fn check_done(&self, scene: &Scene, s: &State) -> Result<(), Refused> {
        let rule = self.rule(scene);
        let on_map = |u: UnitId| s.hex(u).is_some();
        let full = self.plan.is_none()
            && !self.pool.iter().any(|&u| {
                !on_map(u)
                    && scene.counter(u).is_unit()
                    && self
                        .hexes(scene, s, u)
                        .iter()
                        .any(|&hex| self.check_place(scene, s, u, hex).is_ok())
            });
        if let Some(&unit) = self.pool.iter().find(|&&u| !on_map(u))
            && !(full && (scene.counter(unit).is_unit() || no_unit_on_map(scene, s)))
        {
            return no(rule, Why::Unplaced { unit });
        }
        for &unit in self.pool.iter().filter(|&&u| scene.counter(u).is_leader()) {
            let side = scene.counter(unit).side;
            if s.hex(unit).is_some_and(|hex| s.unit_of(side, hex).is_none()) {
                return no(rule, Why::LeaderAlone { unit });
            }
        }
        let Some(plan) = self.plan else { return Ok(()) };
        for &unit in self.pool.iter().filter(|&&u| !scene.counter(u).is_leader()) {
            if let Some(hex) = s.hex(unit) {
                check_plan(scene, s, &scene.setup[plan], unit, hex)?;
            }
        }
        for (zone, group) in &scene.setup[plan].groups {
            check_group(scene, s, &scene.setup[plan], *zone, group)?;
        }
        Ok(())
    }

    /// Puts everything where the scenario has it. Who may not stand there under the options in force goes
    /// to the first hex that is left.
    fn place_all(&self, cx: &mut Cx<'_, Bmw>, s: &mut State) {
        for &unit in &self.pool {
            mutate::put_aside(cx.scene, s, unit, Place::Unplaced);
        }
        if self.plan.is_some() {
            let mut homeless = Units::new();
            for &unit in &self.pool {
                let fits = |hex: &Hex| self.check_place(cx.scene, s, unit, *hex).is_ok();
                match cx.scene.counter(unit).setup.filter(fits) {
                    Some(hex) => mutate::place(cx, s, unit, hex),
                    None => homeless.push(unit),
                }
            }
            for unit in homeless {
                let hexes = self.hexes(cx.scene, s, unit);
                let free = |hex: &&Hex| self.check_place(cx.scene, s, unit, **hex).is_ok();
                if let Some(&hex) = hexes.iter().find(free) {
                    mutate::place(cx, s, unit, hex);
                }
            }
            return;
        }
        let (units, leaders): (Units, Units) =
            self.pool.iter().copied().partition(|&u| cx.scene.counter(u).is_unit());
        let mut stands = Vec::new();
        for &unit in &units {
            let hexes = self.hexes(cx.scene, s, unit);
            let free = |hex: &&Hex| self.check_place(cx.scene, s, unit, **hex).is_ok();
            if let Some(&hex) = hexes.iter().find(free) {
                mutate::place(cx, s, unit, hex);
                stands.push(hex);
            }
        }
        for (&leader, &hex) in leaders.iter().zip(stands.iter().cycle()) {
            mutate::place(cx, s, leader, hex);
        }
    }
}

fn no_unit_on_map(scene: &Scene, s: &State) -> bool {
    s.units_on_map(scene, s.active).next().is_none()
}

/// RUL-91: whether the deployment zone has a free hex.
fn has_room(scene: &Scene, s: &State, withdrawal: &super::special::withdrawal::Terms) -> bool {
    scene.zones[withdrawal.deploy].hexes.iter().any(|&hex| s.unit_at(hex).is_none())
}

/// BMW 15.5, RUL-91: one unit per hex of the zone; the overflow zone only when it is full, and not in an
/// EZOC.
fn check_deploy(
    scene: &Scene,
    s: &State,
    withdrawal: &super::special::withdrawal::Terms,
    unit: UnitId,
    hex: Hex,
) -> Result<(), Refused> {
    let counter = scene.counter(unit);
    let enterable = scene.terrain_cost(s.values(scene, unit).class, hex).is_some();
    let in_zone = scene.zones[withdrawal.deploy].set.contains(hex);
    let overflow = !has_room(scene, s, withdrawal)
        && scene.zones[withdrawal.overflow].set.contains(hex)
        && !s.in_ezoc(counter.side, hex);
    if enterable && (in_zone || overflow) {
        Ok(())
    } else {
        no(rules::STRATEGIC_WITHDRAWAL, Why::DeployHex)
    }
}

fn kind_fits(counter: &Counter, group: &SetupGroup) -> bool {
    group.only.is_empty() || counter.kind().is_some_and(|kind| group.only.contains(&kind))
}

/// BMW 14.2, 14.3: whether some group of the plan takes the counter in that hex.
fn check_plan(
    scene: &Scene,
    s: &State,
    plan: &SetupPlan,
    unit: UnitId,
    hex: Hex,
) -> Result<(), Refused> {
    let counter = scene.counter(unit);
    if counter.role == Role::Trebuchet {
        let in_zone = plan.trebuchets.is_some_and(|zone| scene.zones[zone].set.contains(hex));
        if !in_zone {
            return no(plan.rule, Why::Zone);
        }
        let other = s
            .markers_in(scene, counter.side, hex)
            .any(|m| m != unit && scene.counter(m).role == Role::Trebuchet);
        return if other { no(plan.rule, Why::OneTrebuchet) } else { Ok(()) };
    }
    let mut refused = no(plan.rule, Why::Zone);
    for (zone, group) in &plan.groups {
        let zone = &scene.zones[*zone];
        if !zone.set.contains(hex) {
            continue;
        }
        if !kind_fits(counter, group) {
            refused = no(plan.rule, Why::InfantryOnly);
            continue;
        }
        if let Take::Exactly(most) = group.take {
            let others = s
                .units_on_map(scene, counter.side)
                .filter(|&(u, at)| u != unit && zone.set.contains(at))
                .count();
            if others >= usize::from(most) {
                refused = no(plan.rule, Why::ZoneFull);
                continue;
            }
        }
        return Ok(());
    }
    refused
}

/// BMW 14.2, 14.3: whether a group is complete.
fn check_group(
    scene: &Scene,
    s: &State,
    plan: &SetupPlan,
    zone: usize,
    group: &SetupGroup,
) -> Result<(), Refused> {
    let zone = &scene.zones[zone];
    let held =
        |hex: Hex| s.unit_of(plan.side, hex).is_some_and(|u| kind_fits(scene.counter(u), group));
    let complete = match group.take {
        Take::EveryHex => zone.hexes.iter().all(|&hex| held(hex)),
        Take::Exactly(count) => {
            zone.hexes.iter().filter(|&&hex| held(hex)).count() == usize::from(count)
        }
        Take::Rest => true,
    };
    if !complete {
        return no(plan.rule, Why::SiegeLine);
    }
    let covered = |hex: Hex| s.unit_of(plan.side, hex).is_some() || s.in_zoc(plan.side, hex);
    if group.covered && !zone.hexes.iter().all(|&hex| covered(hex)) {
        return no(plan.rule, Why::LineGap);
    }
    Ok(())
}

impl Procedure<Bmw> for SetUp {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        (self.started && !self.done).then(|| (s.active, self.rule(scene)))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let (count, made) = self.offers(scene, s);
        (0..count).map(made).collect()
    }

    fn sample(&self, scene: &Scene, s: &State, lots: &mut SeededDice) -> Option<Action> {
        let (count, made) = self.offers(scene, s);
        one_of(self, scene, s, lots, (0..count).collect(), made)
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        let own = |unit: UnitId| self.check_own(scene, s, unit);
        match *action {
            Action::Place { unit, hex } => self.check_place(scene, s, unit, hex),
            Action::TakeUp { unit } | Action::Flip { unit } if self.selected != Some(unit) => {
                own(unit)?;
                not_asked(scene, s, action)
            }
            Action::TakeUp { unit } => {
                own(unit)?;
                match s.hex(unit) {
                    Some(_) => Ok(()),
                    None => no(self.rule(scene), Why::NotOnMap { unit }),
                }
            }
            Action::Flip { unit } => {
                own(unit)?;
                if s.hex(unit).is_none() {
                    no(self.rule(scene), Why::NotOnMap { unit })
                } else if scene.counter(unit).kind() == Some(UnitKind::HeavyCavalry) {
                    Ok(())
                } else {
                    no(rules::CHARGES, Why::NotFlippable)
                }
            }
            Action::PutBack if self.selected.is_some() => Ok(()),
            Action::Select { unit } if self.selected.is_none() => own(unit),
            Action::SetUpHistorically if self.selected.is_none() => Ok(()),
            Action::SetUpDone if self.selected.is_none() => self.check_done(scene, s),
            _ => not_asked(scene, s, action),
        }
    }

    fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
        match (self.selected, pointed.hex) {
            (Some(unit), Some(hex)) => {
                self.check_place(scene, s, unit, hex).err().into_iter().collect()
            }
            (picked, _) => pointed.each(scene, s.active, self.rule(scene), |unit| {
                let own = self.check_own(scene, s, unit).err();
                own.or_else(|| {
                    let why = match picked? {
                        picked if picked == unit => Why::PickHex { unit },
                        unit => Why::PickedUp { unit },
                    };
                    Some(Rejection { rule: self.rule(scene), why })
                })
            }),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State, action: &Action) -> StepOf<Bmw> {
        match *action {
            Action::Select { unit } => self.selected = Some(unit),
            Action::PutBack => self.selected = None,
            Action::Place { unit, hex } => {
                self.selected = None;
                mutate::place(cx, s, unit, hex);
            }
            Action::TakeUp { unit } => {
                self.selected = None;
                mutate::put_aside(cx.scene, s, unit, Place::Unplaced);
                cx.record(rules::GAME_SEQUENCE, Event::TakenUp { unit });
            }
            Action::Flip { unit } => {
                let face = s.piece(unit).face.turned();
                mutate::turn(cx, s, unit, face, Turned::Choice);
            }
            Action::SetUpHistorically => self.place_all(cx, s),
            _ => {
                self.done = true;
                cx.record(rules::GAME_SEQUENCE, Event::SetUp { side: s.active });
            }
        }
        Step::Ask
    }

    /// BMW 14.1: the side whose turn it is takes its counters.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        if self.done {
            return Step::Done;
        }
        let waiting = match self.plan {
            Some(_) => Place::Unplaced,
            None => Place::Off(OffMap::Reserve),
        };
        let side = s.active;
        let scene = cx.scene;
        let lists = [&scene.units[side], &scene.leaders[side], &scene.markers[side]];
        self.pool =
            lists.into_iter().flatten().copied().filter(|&u| s.piece(u).place == waiting).collect();
        self.started = true;
        Step::Ask
    }
}
