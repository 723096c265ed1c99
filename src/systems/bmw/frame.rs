//! The procedures of the system as one closed enum: dispatch only.

use super::Bmw;
use super::action::Action;
use super::archery::{DefensiveFire, OffensiveFire};
use super::combat::Combat;
use super::leaders::Escape;
use super::melee::Melee;
use super::movement::Movement;
use super::rally::Rally;
use super::reorganization::Reorganization;
use super::scene::Scene;
use super::sequence::{Course, PlayerTurn};
use super::setup::SetUp;
use super::special::fortress::SortieQuestion;
use super::special::special_rally::{SpecialRally, SpecialRallyPlace};
use super::special::withdrawal::{Withdrawal, WithdrawalQuestion};
use super::state::State;
use super::walk::Walk;
use super::why::{Refused, Why, not_asked};
use crate::kernel::{Cx, Frame, Rejection, Rule, Side, Step};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What every procedure can do; see [`Frame`].
pub trait Procedure {
    /// Who must decide now, and under which rule. Many procedures never ask.
    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        None
    }
    /// A cheap superset of what may be answered.
    fn candidates(&self, _: &Scene, _: &State) -> Vec<Action> {
        Vec::new()
    }
    /// Whether the candidates are exactly what may be answered.
    fn is_exact(&self) -> bool {
        false
    }
    /// May this be answered?
    ///
    /// # Errors
    /// The rule that forbids it, and why.
    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        not_asked(scene, s, action)
    }
    /// Carries out a checked action.
    fn answer(&mut self, _: &mut Cx<'_, Bmw>, _: &mut State, _: &Action) -> Step<Doing> {
        Step::Ask
    }
    /// Works on without a question.
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> Step<Doing>;
}

macro_rules! procedures {
    ($($name:ident),+ $(,)?) => {
        /// What is being done.
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        #[schemars(rename = "Procedure")]
        #[allow(missing_docs)] // each is documented where it is defined
        pub enum Doing { $($name($name)),+ }

        $(impl From<$name> for Doing {
            fn from(procedure: $name) -> Doing {
                Doing::$name(procedure)
            }
        })+

        impl Frame<Bmw> for Doing {
            fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
                match self { $(Doing::$name(p) => p.asks(scene, s)),+ }
            }
            fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
                match self { $(Doing::$name(p) => p.candidates(scene, s)),+ }
            }
            fn is_exact(&self) -> bool {
                match self { $(Doing::$name(p) => p.is_exact()),+ }
            }
            fn check(
                &self,
                scene: &Scene,
                s: &State,
                action: &Action,
            ) -> Result<(), Rejection<Why>> {
                match self { $(Doing::$name(p) => p.check(scene, s, action)),+ }
            }
            fn answer(
                &mut self,
                cx: &mut Cx<'_, Bmw>,
                s: &mut State,
                action: &Action,
            ) -> Step<Doing> {
                match self { $(Doing::$name(p) => p.answer(cx, s, action)),+ }
            }
            fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> Step<Doing> {
                match self { $(Doing::$name(p) => p.resume(cx, s)),+ }
            }
        }
    };
}

procedures!(
    Course,
    SetUp,
    PlayerTurn,
    WithdrawalQuestion,
    SortieQuestion,
    Movement,
    Walk,
    Escape,
    OffensiveFire,
    DefensiveFire,
    Combat,
    Melee,
    Reorganization,
    Rally,
    Withdrawal,
    SpecialRally,
    SpecialRallyPlace,
);
