//! The procedures of the system as one closed enum: dispatch only.

use super::Bmw;
use super::action::Action;
use super::archery::{DefensiveFire, OffensiveFire};
use super::combat::Combat;
use super::leaders::Escape;
use super::melee::{
    Advances, ArchersLeave, DefendersLeave, FeignedRetreat, LoneLeaders, Losses, Melee, Occupation,
    Pursuit, Resolution, Retreats, SecondAdvance,
};
use super::movement::Movement;
use super::rally::Rally;
use super::reasons::Pointed;
use super::reorganization::Reorganization;
use super::rules;
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
    /// Why nothing can be answered with what somebody points at, once it is sure that nothing can. Every reason is
    /// true of it whatever the way there, the nearest obstacle first; there is always one.
    fn why_not(&self, _: &Scene, _: &State, _: &Pointed) -> Vec<Refused> {
        vec![Rejection { rule: rules::GAME_TURNS, why: Why::WrongPhase }]
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

        impl Doing {
            /// Why nothing can be answered with what somebody points at; see [`Procedure::why_not`].
            #[must_use]
            pub fn why_not(&self, scene: &Scene, s: &State, pointed: &Pointed) -> Vec<Refused> {
                match self { $(Doing::$name(p) => p.why_not(scene, s, pointed)),+ }
            }
        }

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
    LoneLeaders,
    DefendersLeave,
    FeignedRetreat,
    Pursuit,
    ArchersLeave,
    Resolution,
    Losses,
    Retreats,
    Occupation,
    SecondAdvance,
    Advances,
    Reorganization,
    Rally,
    Withdrawal,
    SpecialRally,
    SpecialRallyPlace,
);

impl Doing {
    /// The combat that is being fought, if the procedure is a part of one.
    #[must_use]
    pub fn melee(&self) -> Option<&Melee> {
        match self {
            Doing::LoneLeaders(it) => Some(&it.melee),
            Doing::DefendersLeave(it) => Some(&it.melee),
            Doing::FeignedRetreat(it) => Some(&it.melee),
            Doing::Pursuit(it) => Some(&it.melee),
            Doing::ArchersLeave(it) => Some(&it.melee),
            Doing::Resolution(it) => Some(&it.melee),
            Doing::Losses(it) => Some(&it.melee),
            Doing::Retreats(it) => Some(&it.melee),
            Doing::Occupation(it) => Some(&it.melee),
            Doing::SecondAdvance(it) => Some(&it.melee),
            Doing::Advances(it) => Some(&it.melee),
            _ => None,
        }
    }
}
