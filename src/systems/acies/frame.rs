//! The procedures of the system as one closed enum: dispatch, and the one thing that may be done at every decision.

use super::Acies;
use super::action::Action;
use super::assault::Assault;
use super::attack::Attacks;
use super::course::Course;
use super::discard::Discards;
use super::encircling::Encircling;
use super::initiative::Initiative;
use super::manoeuvre::{Moves, Readying};
use super::missile::Shots;
use super::play::Arrivals;
use super::rally::Rallies;
use super::reaction::Reaction;
use super::scene::Scene;
use super::scout::Scouting;
use super::setup::SetUp;
use super::state::{Cause, State};
use super::victory;
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
    /// Phase 1.
    Scouting(Scouting),
    /// Phase 2.
    Encircling(Encircling),
    /// Phase 3: moves.
    Moves(Moves),
    /// Phase 3: readying.
    Readying(Readying),
    /// Phase 3: playing units.
    Arrivals(Arrivals),
    /// Reaction fire.
    Reaction(Reaction),
    /// Phase 4.
    Shots(Shots),
    /// Phase 5.
    Attacks(Attacks),
    /// One attack.
    Assault(Assault),
    /// Phase 6: discard and draw.
    Discards(Discards),
    /// Phase 6: Rally.
    Rallies(Rallies),
    /// Phase 6: Initiative.
    Initiative(Initiative),
}

macro_rules! each {
    ($doing:expr, $procedure:ident => $body:expr) => {
        match $doing {
            Doing::Course($procedure) => $body,
            Doing::SetUp($procedure) => $body,
            Doing::Scouting($procedure) => $body,
            Doing::Encircling($procedure) => $body,
            Doing::Moves($procedure) => $body,
            Doing::Readying($procedure) => $body,
            Doing::Arrivals($procedure) => $body,
            Doing::Reaction($procedure) => $body,
            Doing::Shots($procedure) => $body,
            Doing::Attacks($procedure) => $body,
            Doing::Assault($procedure) => $body,
            Doing::Discards($procedure) => $body,
            Doing::Rallies($procedure) => $body,
            Doing::Initiative($procedure) => $body,
        }
    };
}

impl Frame<Acies> for Doing {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        each!(self, p => p.asks(scene, s))
    }

    /// ACIES 5.1: the phases are the active side's; replies in them may be either side's.
    fn whose(&self, s: &State) -> Option<Side> {
        match self {
            Doing::Scouting(_)
            | Doing::Moves(_)
            | Doing::Readying(_)
            | Doing::Arrivals(_)
            | Doing::Shots(_)
            | Doing::Attacks(_)
            | Doing::Discards(_) => Some(s.active),
            Doing::Course(_)
            | Doing::SetUp(_)
            | Doing::Encircling(_)
            | Doing::Reaction(_)
            | Doing::Assault(_)
            | Doing::Rallies(_)
            | Doing::Initiative(_) => None,
        }
    }

    /// ACIES 17.5: everything that may be answered, at every decision. ACIES 14.6: a side may give up at any of them; that
    /// comes last.
    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = each!(self, p => p.candidates(scene, s));
        actions.push(Action::Concede);
        actions
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        if *action == Action::Concede {
            return Ok(());
        }
        each!(self, p => p.check(scene, s, action))
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> Step<Doing> {
        if let (Action::Concede, Some((side, _))) = (action, self.asks(cx.scene, s)) {
            victory::defeat(cx, s, side, Cause::Conceded);
            return Step::Ask;
        }
        each!(self, p => p.answer(cx, s, action))
    }

    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> Step<Doing> {
        each!(self, p => p.resume(cx, s))
    }
}
