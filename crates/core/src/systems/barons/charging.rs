//! BARONS 8.2, 10.2, 10.3: a reaction charge from its first step to its recoil, and the second attack of any charge.

use super::action::Action;
use super::charge::{Approach, Charges, aim, reactions};
use super::damage::{Aftermath, Checks};
use super::displace::Displace;
use super::event::{Companions, Event};
use super::fire::{contact_shooter, shoot};
use super::melee_resolution::{MeleeKind, MeleeResolution};
use super::morale;
use super::mover::{Kind, Mover};
use super::pathfinding::Leg;
use super::recoil::Recoil;
use super::scene::Scene;
use super::state::{Edward, Place, State};
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use super::zone::{Stands, stands};
use super::{mutate, rules};
use crate::board::Hex;
use crate::kernel::{Cx, FrameOf, Memo, Procedure, Rule, Side, Step, StepOf, UnitId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::collections::VecDeque;
use std::rc::Rc;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "ChargingStage")]
enum Next {
    /// The way of a reaction charge is chosen.
    Route,
    /// It is ridden.
    Riding,
    /// Contact fire, if the cavalry came from elsewhere.
    Contact,
    /// The melee.
    Melee,
    /// Whether the charge goes on (10.2).
    Ask,
    /// The second move is being made.
    Moving,
    /// Whom it strikes (10.2).
    Strike,
    /// Contact fire of the second attack.
    SecondContact,
    /// The second melee.
    SecondMelee,
    /// It falls back, if it is a reaction.
    Recoil,
    /// Nothing is left to do.
    Done,
}

/// A charge of one cavalry stack, by itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Charging {
    units: SmallVec<[UnitId; 2]>,
    /// Those of them who make the attack that is under way.
    striking: SmallVec<[UnitId; 2]>,
    /// Whether it reacts to a mover; if not it is the continuation of a planned charge.
    reaction: bool,
    /// The mover's hex.
    mover: Hex,
    /// The throw that began it.
    die: u8,
    target: Hex,
    start: Option<Hex>,
    /// The leaders who ride with it from where it began (U-88).
    leaders: SmallVec<[UnitId; 1]>,
    plan: VecDeque<Leg>,
    next: Next,
}

/// All that the ways of a reaction depend on: scene, the mover's hex, who reacts, whom Edward may attack, and where everybody stands.
type Premises = (u64, Hex, SmallVec<[UnitId; 2]>, Edward, Stands);

thread_local! {
    static ROUTES: Memo<Premises, Vec<Approach>> = const { Memo::of(1) };
}

impl Charging {
    /// BARONS 10.3: cavalry charges a mover in a hex, after this throw.
    #[must_use]
    pub fn reaction(s: &State, cavalry: UnitId, mover: Hex, die: u8) -> Charging {
        let start = s.hex(cavalry);
        let units: SmallVec<[UnitId; 2]> =
            start.map(|hex| s.stack(hex).collect()).unwrap_or_default();
        let plan = VecDeque::new();
        Charging {
            striking: units.clone(),
            units,
            reaction: true,
            mover,
            die,
            target: mover,
            start,
            leaders: SmallVec::new(),
            plan,
            next: Next::Route,
        }
    }

    /// BARONS 10.2: a planned charge that took its target goes on.
    #[must_use]
    pub fn continued(s: &State, units: SmallVec<[UnitId; 2]>) -> Charging {
        let start = units.first().and_then(|&unit| s.hex(unit));
        let hex = start.unwrap_or(Hex(0));
        Charging {
            striking: units.clone(),
            units,
            reaction: false,
            mover: hex,
            die: 0,
            target: hex,
            start,
            leaders: SmallVec::new(),
            plan: VecDeque::new(),
            next: Next::Ask,
        }
    }

    /// The charging units, top first.
    #[must_use]
    pub fn units(&self) -> &[UnitId] {
        &self.units
    }

    /// Whether it is a reaction, and then the throw that began it and the mover's hex.
    #[must_use]
    pub fn cause(&self) -> Option<(u8, Hex)> {
        self.reaction.then_some((self.die, self.mover))
    }

    /// BARONS 10.2: whether it has struck whom it was aimed at, and goes on or falls back.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        !matches!(self.next, Next::Route | Next::Riding | Next::Contact | Next::Melee)
    }

    /// The hex that is being ridden at, until the melee there is fought.
    #[must_use]
    pub fn aimed(&self) -> Option<Hex> {
        use Next::{Contact, Melee, Riding, SecondContact, SecondMelee};
        let rides = matches!(self.next, Riding | Contact | Melee | SecondContact | SecondMelee);
        rides.then_some(self.target)
    }

    /// The hexes that it may strike at: where it rides already, or those of the charges among which is chosen.
    #[must_use]
    pub fn targets(&self, scene: &Scene, s: &State) -> Vec<Hex> {
        if self.next != Next::Route {
            return vec![self.target];
        }
        let mut hexes: Vec<Hex> =
            self.routes(scene, s).iter().map(|approach| approach.target).collect();
        hexes.sort_by_key(|&hex| scene.number(hex));
        hexes.dedup();
        hexes
    }

    /// Whether the question is whom the second attack strikes.
    #[must_use]
    pub fn is_second(&self) -> bool {
        matches!(self.next, Next::Ask | Next::Strike)
    }

    fn side(&self, scene: &Scene) -> Side {
        self.units.first().map_or(Side::A, |&unit| scene.unit(unit).side)
    }

    /// The units that still charge: on the map and not Shaken.
    fn able(&self, s: &State) -> SmallVec<[UnitId; 2]> {
        let able = |unit: &UnitId| {
            s.hex(*unit).is_some() && !s.unit(*unit).shaken && s.unit(*unit).charge.is_some()
        };
        self.units.iter().copied().filter(able).collect()
    }

    /// Where the units stand that still charge.
    #[must_use]
    pub fn hex(&self, s: &State) -> Option<Hex> {
        self.able(s).first().and_then(|&unit| s.hex(unit))
    }

    /// The ways among which is chosen; asked several times for each decision.
    fn routes(&self, scene: &Scene, s: &State) -> Rc<Vec<Approach>> {
        let stands = stands(s.units.iter());
        let key = (scene.id.number(), self.mover, self.units.clone(), s.edward, stands);
        ROUTES.with(|routes| routes.get(key, || reactions(scene, s, &self.units, self.mover)))
    }

    /// BARONS 10.2, 7.13c: the enemy hexes in front that the second attack may strike.
    fn second_targets(&self, scene: &Scene, s: &State) -> Vec<Hex> {
        let Some(hex) = self.hex(s) else { return Vec::new() };
        let near = scene.map.grid.neighbors(hex).map(|(_, to)| to);
        let manner = MeleeKind::Second;
        near.filter(|&to| super::melee_segment::check(scene, s, to, &[hex], manner).is_ok())
            .collect()
    }

    /// Whether the second attack may be made at all: the cavalry stands in the hex it charged.
    fn may_continue(&self, s: &State) -> bool {
        self.hex(s) == Some(self.target)
    }

    /// BARONS 10.3: sets out on the way of a reaction charge.
    fn set_out(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, to: Approach) {
        self.target = to.target;
        if let Some(from) = self.start {
            self.leaders = mutate::riders(cx.scene, s, self.units[0], from);
        }
        let (unit, target) = (self.units[0], to.target);
        let with = self.start.map_or_else(Companions::new, |from| self.company(s, from));
        cx.record(rules::REACTION, Event::Charges { unit, with, target, reaction: true });
        aim(s, to.target);
        for &unit in &self.units {
            let state = s.unit_mut(unit);
            (state.charge, state.owes_recoil) = (Some(to.target), true);
        }
        self.plan =
            Charges::new(cx.scene, s, &self.units, &[to.target]).legs(to.hex, to.facing).into();
        self.next = Next::Riding;
    }

    /// The lower unit, and the leaders who ride along and are in a hex.
    fn company(&self, s: &State, hex: Hex) -> Companions {
        let riders = self.leaders.iter().copied().filter(|&leader| s.hex(leader) == Some(hex));
        self.units.iter().copied().skip(1).chain(riders).collect()
    }

    /// One leg of the way; the leaders who set out with the cavalry ride along, and nobody else.
    fn ride(&self, cx: &mut Cx<'_, Barons>, s: &mut State, leg: Leg) -> StepOf<Barons> {
        let first = self.units[0];
        let Some(from) = s.hex(first) else { return Step::Ask };
        match leg {
            Leg::Turn(facing) => {
                for &unit in &self.units {
                    s.unit_mut(unit).facing = facing;
                }
                let with = self.units.iter().copied().skip(1).collect();
                let moving = self.rides(s);
                let turned = Event::Turned { unit: first, with, facing, moving };
                cx.record(rules::CHANGING_FACING, turned);
                Step::Ask
            }
            Leg::Step(hex) => {
                for &unit in &self.units {
                    mutate::leave(s, unit, Place::Aside);
                }
                for &unit in self.units.iter().rev() {
                    s.occupy(unit, hex, false);
                }
                mutate::take_along(s, &self.leaders, from, hex);
                let with = self.company(s, hex);
                cx.record(rules::MOVEMENT, Event::Moved { unit: first, with, from, hex, spent: 0 });
                let displaced = Displace::in_hex(cx.scene, s, hex);
                displaced.map_or(Step::Ask, |frame| Step::Call(frame.into()))
            }
        }
    }

    /// Whether the way of a reaction charge leads to another hex, or has.
    fn rides(&self, s: &State) -> bool {
        s.hex(self.units[0]) != self.start
            || self.plan.iter().any(|leg| matches!(leg, Leg::Step(_)))
    }

    /// The way is ridden to its end.
    fn arrive(&self, cx: &mut Cx<'_, Barons>, s: &State) {
        let unit = self.units[0];
        let (Some(from), Some(hex)) = (self.start, s.hex(unit)) else { return };
        if from != hex {
            let (with, facing) = (self.company(s, hex), s.unit(unit).facing);
            cx.record(rules::MOVEMENT, Event::Rode { unit, with, from, hex, facing });
        }
    }

    /// BARONS 8.2: the top infantry of the charged hex shoots at once.
    fn contact(&self, cx: &mut Cx<'_, Barons>, s: &mut State) -> Option<FrameOf<Barons>> {
        let hex = self.hex(s)?;
        morale::new_window(s);
        let shooter = contact_shooter(cx.scene, s, self.target, hex)?;
        let mut aftermath = Aftermath::new(Checks::AtOnce);
        shoot(cx, s, shooter, hex, &mut aftermath);
        Some(aftermath.into())
    }

    fn melee(
        &self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        manner: MeleeKind,
    ) -> Option<FrameOf<Barons>> {
        forget(s, &self.striking);
        let Some(hex) =
            self.hex(s).filter(|_| s.is_enemy(cx.scene, self.target, self.side(cx.scene)))
        else {
            cx.record(rules::CHARGES, Event::ChargeEnds { unit: self.units[0] });
            return None;
        };
        morale::new_window(s);
        Some(MeleeResolution::new(cx.scene, s, self.target, &[hex], manner).into())
    }
}

/// U-97: who was driven off or Shaken before its melee has ended its charge: it does not fall back any more.
pub fn forget(s: &mut State, units: &[UnitId]) {
    for &unit in units {
        let state = s.unit_mut(unit);
        state.owes_recoil = state.owes_recoil && state.charge.is_some();
    }
}

impl Procedure<Barons> for Charging {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let side = self.side(scene);
        match self.next {
            Next::Route => (self.routes(scene, s).len() > 1).then_some((side, rules::REACTION)),
            Next::Ask if self.may_continue(s) => Some((side, rules::CHARGE_CONTINUATION)),
            Next::Strike if !self.second_targets(scene, s).is_empty() => {
                Some((side, rules::CHARGE_CONTINUATION))
            }
            _ => None,
        }
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        match self.next {
            Next::Route => {
                let charge = |a: &Approach| Action::Charge {
                    target: a.target,
                    hex: a.hex,
                    facing: a.facing,
                };
                self.routes(scene, s).iter().map(charge).collect()
            }
            Next::Ask => {
                let unit = self.units[0];
                vec![Action::EndCharge, Action::ContinueCharge { unit }]
            }
            Next::Strike => {
                let from = self.hex(s).into_iter().collect::<Vec<_>>();
                let targets = self.second_targets(scene, s).into_iter();
                let attack = |target| Action::Attack { target, from: from.clone() };
                targets.map(attack).chain([Action::EndCharge]).collect()
            }
            _ => Vec::new(),
        }
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match (self.next, action) {
            (Next::Route, &Action::Charge { target, hex, facing }) => {
                let wanted = Approach { target, hex, facing };
                if self.routes(scene, s).contains(&wanted) {
                    Ok(())
                } else {
                    no(rules::REACTION, Why::NoChargeWay { hex })
                }
            }
            (Next::Ask | Next::Strike, Action::EndCharge) => Ok(()),
            (Next::Ask, Action::ContinueCharge { unit }) => {
                if self.units.contains(unit) {
                    Ok(())
                } else {
                    no(rules::CHARGE_CONTINUATION, Why::CannotCharge { unit: *unit })
                }
            }
            (Next::Strike, Action::Attack { target, from }) => {
                let own = self.hex(s);
                match from[..] {
                    [hex] if Some(hex) == own => {
                        super::melee_segment::check(scene, s, *target, from, MeleeKind::Second)
                    }
                    _ => no(rules::CHARGE_CONTINUATION, Why::BadAttack),
                }
            }
            _ => not_now(action),
        }
    }

    fn answer(
        &mut self,
        cx: &mut Cx<'_, Barons>,
        s: &mut State,
        action: &Action,
    ) -> StepOf<Barons> {
        match *action {
            Action::Charge { target, hex, facing } => {
                self.set_out(cx, s, Approach { target, hex, facing });
            }
            Action::ContinueCharge { .. } => {
                self.start = self.hex(s);
                self.next = Next::Moving;
            }
            Action::Attack { target, .. } => {
                self.striking = self.able(s);
                for &unit in &self.striking {
                    let state = s.unit_mut(unit);
                    (state.charge, state.attacked) = (Some(target), true);
                }
                if !self.reaction {
                    s.active_mut().targets.push(target);
                }
                self.target = target;
                self.next = Next::SecondContact;
            }
            _ => self.next = Next::Recoil,
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        match self.next {
            Next::Route => {
                let Some(&only) = self.routes(cx.scene, s).first() else {
                    cx.record(rules::REACTION, Event::NoCharge { unit: self.units[0] });
                    self.next = Next::Done;
                    return Step::Ask;
                };
                self.set_out(cx, s, only);
                Step::Ask
            }
            Next::Riding => match self.plan.pop_front() {
                Some(leg) => self.ride(cx, s, leg),
                None => {
                    self.arrive(cx, s);
                    self.next = Next::Contact;
                    Step::Ask
                }
            },
            Next::Contact => {
                self.next = Next::Melee;
                let moved = self.hex(s) != self.start;
                moved.then(|| self.contact(cx, s)).flatten().map_or(Step::Ask, Step::Call)
            }
            Next::Melee => {
                self.next = Next::Ask;
                self.melee(cx, s, MeleeKind::Reaction).map_or(Step::Ask, Step::Call)
            }
            Next::Ask => {
                self.next = Next::Recoil;
                Step::Ask
            }
            Next::Moving => {
                self.next = Next::Strike;
                let units = self.able(s);
                if units.is_empty() {
                    return Step::Ask;
                }
                let leader = self.hex(s).and_then(|hex| {
                    let battle = cx.scene.unit(units[0]).battle;
                    s.leaders_in(cx.scene, hex).find(|&l| cx.scene.leader(l).battle == battle)
                });
                Step::Call(Mover::new(s, units, leader, Kind::Continued).into())
            }
            Next::Strike => {
                self.next = Next::Recoil;
                Step::Ask
            }
            Next::SecondContact => {
                self.next = Next::SecondMelee;
                let moved = self.hex(s) != self.start;
                let fires = moved && cx.scene.options.contact_fire_in_continuation;
                fires.then(|| self.contact(cx, s)).flatten().map_or(Step::Ask, Step::Call)
            }
            Next::SecondMelee => {
                self.next = Next::Recoil;
                self.melee(cx, s, MeleeKind::Second).map_or(Step::Ask, Step::Call)
            }
            Next::Recoil => {
                self.next = Next::Done;
                if !self.reaction {
                    return Step::Ask;
                }
                let owing = self.units.iter().copied().filter(|&unit| s.unit(unit).owes_recoil);
                Step::Call(Recoil::new(owing.collect(), 2).into())
            }
            Next::Done => Step::Done,
        }
    }
}
