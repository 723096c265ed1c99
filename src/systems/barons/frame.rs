//! The procedures of the system as one closed enum: dispatch, and the one thing that may be done at every decision.

use super::Barons;
use super::action::Action;
use super::adjustment::Adjustment;
use super::advance::Advance;
use super::assault::Assault;
use super::charging::Charging;
use super::chits::{Allotment, Replacement};
use super::combat::Combat;
use super::continuation::Continuation;
use super::course::Course;
use super::damage::Aftermath;
use super::displace::Displace;
use super::edward::Designation;
use super::evasion::Evasion;
use super::fire::Fire;
use super::initiative::Bid;
use super::movement::Movement;
use super::mover::Mover;
use super::mutate;
use super::reaction::Reaction;
use super::recoil::Recoil;
use super::retreat::Retreat;
use super::round::Round;
use super::scene::Scene;
use super::setup::SetUp;
use super::state::State;
use super::why::Refused;
use crate::kernel::{Cx, Frame, Rule, Side, Step};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is being done.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Procedure")]
pub enum Doing {
    /// The game.
    Course(Course),
    /// A side sets up.
    SetUp(SetUp),
    /// Edward's target is named.
    Designation(Designation),
    /// A side allots its chits.
    Allotment(Allotment),
    /// A side places a replacement chit.
    Replacement(Replacement),
    /// The bid for the initiative.
    Bid(Bid),
    /// A round of an activation.
    Round(Round),
    /// The movement segment.
    Movement(Movement),
    /// One move.
    Mover(Mover),
    /// Enemy cavalry checks whether it charges.
    Reaction(Reaction),
    /// A charge by itself.
    Charging(Charging),
    /// The defending side turns units.
    Adjustment(Adjustment),
    /// Cavalry may avoid combat.
    Evasion(Evasion),
    /// A fire segment.
    Fire(Fire),
    /// The melee segment.
    Assault(Assault),
    /// One melee.
    Combat(Combat),
    /// The advance after it.
    Advance(Advance),
    /// What hits bring.
    Aftermath(Aftermath),
    /// A retreat.
    Retreat(Retreat),
    /// A leader alone makes room.
    Displace(Displace),
    /// Chargers fall back.
    Recoil(Recoil),
    /// The attack may continue.
    Continuation(Continuation),
}

macro_rules! each {
    ($doing:expr, $procedure:ident => $body:expr) => {
        match $doing {
            Doing::Course($procedure) => $body,
            Doing::SetUp($procedure) => $body,
            Doing::Designation($procedure) => $body,
            Doing::Allotment($procedure) => $body,
            Doing::Replacement($procedure) => $body,
            Doing::Bid($procedure) => $body,
            Doing::Round($procedure) => $body,
            Doing::Movement($procedure) => $body,
            Doing::Mover($procedure) => $body,
            Doing::Reaction($procedure) => $body,
            Doing::Charging($procedure) => $body,
            Doing::Adjustment($procedure) => $body,
            Doing::Evasion($procedure) => $body,
            Doing::Fire($procedure) => $body,
            Doing::Assault($procedure) => $body,
            Doing::Combat($procedure) => $body,
            Doing::Advance($procedure) => $body,
            Doing::Aftermath($procedure) => $body,
            Doing::Retreat($procedure) => $body,
            Doing::Displace($procedure) => $body,
            Doing::Recoil($procedure) => $body,
            Doing::Continuation($procedure) => $body,
        }
    };
}

impl Frame<Barons> for Doing {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        each!(self, p => p.asks(scene, s))
    }

    /// BARONS 14.0: a side may give up at any of its decisions; that comes last.
    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = each!(self, p => p.candidates(scene, s));
        actions.push(Action::Concede);
        actions
    }

    fn is_exact(&self) -> bool {
        each!(self, p => p.is_exact())
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        if *action == Action::Concede {
            return Ok(());
        }
        each!(self, p => p.check(scene, s, action))
    }

    fn answer(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, action: &Action) -> Step<Doing> {
        if let (Action::Concede, Some((side, _))) = (action, self.asks(cx.scene, s)) {
            mutate::concede(cx, s, side);
            return Step::Ask;
        }
        each!(self, p => p.answer(cx, s, action))
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> Step<Doing> {
        each!(self, p => p.resume(cx, s))
    }
}
