//! The procedures of the system as one closed enum: dispatch only.

use super::Arsouf;
use super::action::Action;
use super::combat::Attacks;
use super::course::Course;
use super::movement::Movement;
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
    /// A side deploys.
    SetUp(SetUp),
    /// A side moves.
    Movement(Movement),
    /// A side attacks.
    Attacks(Attacks),
}

macro_rules! each {
    ($doing:expr, $procedure:ident => $body:expr) => {
        match $doing {
            Doing::Course($procedure) => $body,
            Doing::SetUp($procedure) => $body,
            Doing::Movement($procedure) => $body,
            Doing::Attacks($procedure) => $body,
        }
    };
}

impl Frame<Arsouf> for Doing {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        each!(self, p => p.asks(scene, s))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        each!(self, p => p.candidates(scene, s))
    }

    fn is_exact(&self) -> bool {
        each!(self, p => p.is_exact())
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        each!(self, p => p.check(scene, s, action))
    }

    fn answer(&mut self, cx: &mut Cx<'_, Arsouf>, s: &mut State, action: &Action) -> Step<Doing> {
        each!(self, p => p.answer(cx, s, action))
    }

    fn resume(&mut self, cx: &mut Cx<'_, Arsouf>, s: &mut State) -> Step<Doing> {
        each!(self, p => p.resume(cx, s))
    }
}
