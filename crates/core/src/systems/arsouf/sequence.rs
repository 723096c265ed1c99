//! ARSOUF 4.1, 4.2, 4.6, 5.1, 6.1: the course of the game: deployment, then turns of two halves, each of them movement,
//! attacks, recovery.

use super::attack_phase::{Attacks, can_attack};
use super::event::Event;
use super::movement::Movement;
use super::recovery::{Moment, recover};
use super::rules;
use super::scene::Scene;
use super::setup::SetUp;
use super::state::State;
use super::system::Arsouf;
use super::{mutate, victory};
use crate::kernel::{Cx, Procedure, Side, Step, StepOf};
use crate::scenario::arsouf::PhaseName;
use crate::scenario::arsouf_options::DeployOrder;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "CourseStage")]
pub enum Next {
    /// The first side to deploy.
    FirstDeployment,
    /// The second side to deploy.
    SecondDeployment,
    /// The first half of a new turn.
    Turn,
    /// The second half of the turn.
    SecondHalf,
    /// The attacks of the active side.
    Attacks,
    /// The end of the half-turn.
    Recovery,
}

/// The whole game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Course {
    next: Next,
}

impl Course {
    /// A game that goes on with this.
    #[must_use]
    pub const fn to(next: Next) -> Course {
        Course { next }
    }

    /// ARSOUF 4.2, ARR-3: the side that deploys first.
    #[must_use]
    pub fn first_to_deploy(scene: &Scene) -> Side {
        match scene.options.deploy_order {
            DeployOrder::CrusaderFirst | DeployOrder::Hidden => scene.goal.side,
            DeployOrder::MoslemFirst => scene.goal.side.enemy(),
        }
    }

    fn half(&mut self, cx: &mut Cx<'_, Arsouf>, s: &mut State, side: Side) -> StepOf<Arsouf> {
        self.next = Next::Attacks;
        s.active = side;
        mutate::begin_phase(cx, s, PhaseName::Movement);
        recover(cx, s, Moment::Start);
        Step::Call(Movement::default().into())
    }
}

impl Procedure<Arsouf> for Course {
    fn resume(&mut self, cx: &mut Cx<'_, Arsouf>, s: &mut State) -> StepOf<Arsouf> {
        let first = Course::first_to_deploy(cx.scene);
        match self.next {
            Next::FirstDeployment => {
                self.next = Next::SecondDeployment;
                Step::Call(SetUp::begin(cx, s, first).into())
            }
            Next::SecondDeployment => {
                self.next = Next::Turn;
                Step::Call(SetUp::begin(cx, s, first.enemy()).into())
            }
            Next::Turn => {
                s.turn += 1;
                cx.record(rules::MOVING, Event::Turn { turn: s.turn });
                self.half(cx, s, cx.scene.first)
            }
            Next::SecondHalf => self.half(cx, s, cx.scene.first.enemy()),
            Next::Attacks => {
                self.next = Next::Recovery;
                if cx.scene.options.auto_skip_empty_attack && !can_attack(cx.scene, s, s.active) {
                    return Step::Call(Attacks::passed_over().into());
                }
                mutate::begin_phase(cx, s, PhaseName::Combat);
                Step::Call(Attacks::default().into())
            }
            Next::Recovery => {
                recover(cx, s, Moment::End);
                if s.active == cx.scene.first {
                    self.next = Next::SecondHalf;
                } else {
                    self.next = Next::Turn;
                    if cx.scene.turn_limit().is_some_and(|last| s.turn >= last) {
                        victory::out_of_time(cx, s);
                    }
                }
                Step::Ask
            }
        }
    }
}
