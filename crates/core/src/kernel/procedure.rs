//! Procedures of rulebooks, and the closed list of those that a system has.

use super::{Cx, Rejection, Rule, Ruleset, SeededDice, Side, Step};

/// A procedure of a rulebook, possibly half-finished: plain data that saves, clones and hashes.
pub trait Procedure<R: Ruleset> {
    /// Who must decide now and under which rule; `None` when the procedure works on its own. Many never ask.
    fn asks(&self, _: &R::Scene, _: &R::State) -> Option<(Side, Rule)> {
        None
    }

    /// Whose decision it would be if the procedure asked something; `None` where that depends on more than is said
    /// here. Only in games with secrets does it matter: nobody is told why the other side was not asked.
    fn whose(&self, _: &R::State) -> Option<Side> {
        None
    }

    /// A cheap superset of what may be answered, always in the same order.
    fn candidates(&self, _: &R::Scene, _: &R::State) -> Vec<R::Action> {
        Vec::new()
    }

    /// Whether the candidates are exactly what may be answered, so that checking them again is waste. Debug
    /// builds check them nevertheless.
    fn is_exact(&self) -> bool {
        false
    }

    /// One of what may be answered, each as likely as the others; what only takes back a plan comes last. `None` if there is
    /// nothing. Procedures with many long candidates work out the one that is drawn.
    fn sample(
        &self,
        scene: &R::Scene,
        state: &R::State,
        lots: &mut SeededDice,
    ) -> Option<R::Action> {
        one_of_candidates(self, scene, state, lots)
    }

    /// The rules, written once: may this be answered?
    ///
    /// # Errors
    /// The rule that forbids the action, and why.
    fn check(
        &self,
        scene: &R::Scene,
        state: &R::State,
        action: &R::Action,
    ) -> Result<(), Rejection<R::Why>> {
        Err(R::not_asked(scene, state, action))
    }

    /// Why nothing can be answered with what somebody points at, once it is sure that nothing can. Every reason is
    /// true of it whatever the way there, the nearest obstacle first. Systems that explain such things elsewhere say
    /// nothing here.
    fn why_not(&self, _: &R::Scene, _: &R::State, _: &R::Pointed) -> Vec<Rejection<R::Why>> {
        Vec::new()
    }

    /// Carries out an action that has passed [`Procedure::check`].
    fn answer(&mut self, _: &mut Cx<'_, R>, _: &mut R::State, _: &R::Action) -> Step<R::Frame> {
        Step::Ask
    }

    /// Works on: there is nothing to ask, or a called procedure is done.
    fn resume(&mut self, cx: &mut Cx<'_, R>, state: &mut R::State) -> Step<R::Frame>;
}

/// One of a procedure's candidates that may be answered. They are looked at in a random order, so that the first is as good as
/// any.
pub fn one_of_candidates<R: Ruleset>(
    procedure: &(impl Procedure<R> + ?Sized),
    scene: &R::Scene,
    state: &R::State,
    lots: &mut SeededDice,
) -> Option<R::Action> {
    one_of(procedure, scene, state, lots, procedure.candidates(scene, state), |action| action)
}

/// The same of candidates that are made only when they are drawn, from their numbers for instance: in a list of all of them these
/// would stand in the same order.
pub fn one_of<R: Ruleset, T>(
    procedure: &(impl Procedure<R> + ?Sized),
    scene: &R::Scene,
    state: &R::State,
    lots: &mut SeededDice,
    mut ahead: Vec<T>,
    made: impl Fn(T) -> R::Action,
) -> Option<R::Action> {
    let mut back = Vec::new();
    let fits =
        |action: &R::Action| procedure.is_exact() || procedure.check(scene, state, action).is_ok();
    while !ahead.is_empty() {
        let action = made(ahead.swap_remove(lots.below(ahead.len())));
        if R::retracts(&action) {
            back.push(action);
        } else if fits(&action) {
            return Some(action);
        }
    }
    while !back.is_empty() {
        let action = back.swap_remove(lots.below(back.len()));
        if fits(&action) {
            return Some(action);
        }
    }
    None
}

/// Declares the procedures of a system as one closed enum `Frame`, which hands every question on. An action that a side
/// may take at every decision is named with what it does: it is offered last.
#[macro_export]
macro_rules! procedures {
    (
        $rules:ident $(, always $always:path => $carry_out:path)?;
        $($(#[$doc:meta])* $name:ident),+ $(,)?
    ) => {
        /// What is being done.
        #[derive(
            Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
        )]
        #[serde(rename_all = "kebab-case")]
        #[schemars(rename = "Procedure")]
        pub enum Frame { $($(#[$doc])* $name($name)),+ }

        $(impl From<$name> for Frame {
            fn from(procedure: $name) -> Frame {
                Frame::$name(procedure)
            }
        })+

        impl $crate::kernel::Procedure<$rules> for Frame {
            fn asks(
                &self,
                scene: &<$rules as $crate::kernel::Ruleset>::Scene,
                state: &<$rules as $crate::kernel::Ruleset>::State,
            ) -> Option<($crate::kernel::Side, $crate::kernel::Rule)> {
                match self { $(Frame::$name(it) => $crate::kernel::Procedure::<$rules>::asks(it, scene, state)),+ }
            }

            fn whose(
                &self,
                state: &<$rules as $crate::kernel::Ruleset>::State,
            ) -> Option<$crate::kernel::Side> {
                match self { $(Frame::$name(it) => $crate::kernel::Procedure::<$rules>::whose(it, state)),+ }
            }

            fn candidates(
                &self,
                scene: &<$rules as $crate::kernel::Ruleset>::Scene,
                state: &<$rules as $crate::kernel::Ruleset>::State,
            ) -> Vec<<$rules as $crate::kernel::Ruleset>::Action> {
                #[allow(unused_mut)] // not every system has an action that is always possible
                let mut actions = match self { $(Frame::$name(it) => $crate::kernel::Procedure::<$rules>::candidates(it, scene, state)),+ };
                $(actions.push($always);)?
                actions
            }

            fn sample(
                &self,
                scene: &<$rules as $crate::kernel::Ruleset>::Scene,
                state: &<$rules as $crate::kernel::Ruleset>::State,
                lots: &mut $crate::kernel::SeededDice,
            ) -> Option<<$rules as $crate::kernel::Ruleset>::Action> {
                let drawn = match self { $(Frame::$name(it) => $crate::kernel::Procedure::<$rules>::sample(it, scene, state, lots)),+ };
                $(let drawn = drawn.or(Some($always));)?
                drawn
            }

            fn is_exact(&self) -> bool {
                match self { $(Frame::$name(it) => $crate::kernel::Procedure::<$rules>::is_exact(it)),+ }
            }

            fn check(
                &self,
                scene: &<$rules as $crate::kernel::Ruleset>::Scene,
                state: &<$rules as $crate::kernel::Ruleset>::State,
                action: &<$rules as $crate::kernel::Ruleset>::Action,
            ) -> Result<(), $crate::kernel::Rejection<<$rules as $crate::kernel::Ruleset>::Why>> {
                $(if *action == $always {
                    return Ok(());
                })?
                match self { $(Frame::$name(it) => $crate::kernel::Procedure::<$rules>::check(it, scene, state, action)),+ }
            }

            fn why_not(
                &self,
                scene: &<$rules as $crate::kernel::Ruleset>::Scene,
                state: &<$rules as $crate::kernel::Ruleset>::State,
                pointed: &<$rules as $crate::kernel::Ruleset>::Pointed,
            ) -> Vec<$crate::kernel::Rejection<<$rules as $crate::kernel::Ruleset>::Why>> {
                match self { $(Frame::$name(it) => $crate::kernel::Procedure::<$rules>::why_not(it, scene, state, pointed)),+ }
            }

            fn answer(
                &mut self,
                cx: &mut $crate::kernel::Cx<'_, $rules>,
                state: &mut <$rules as $crate::kernel::Ruleset>::State,
                action: &<$rules as $crate::kernel::Ruleset>::Action,
            ) -> $crate::kernel::Step<Frame> {
                $(if *action == $always
                    && let Some((side, _)) = $crate::kernel::Procedure::<$rules>::asks(self, cx.scene, state)
                {
                    $carry_out(cx, state, side);
                    return $crate::kernel::Step::Ask;
                })?
                match self { $(Frame::$name(it) => $crate::kernel::Procedure::<$rules>::answer(it, cx, state, action)),+ }
            }

            fn resume(
                &mut self,
                cx: &mut $crate::kernel::Cx<'_, $rules>,
                state: &mut <$rules as $crate::kernel::Ruleset>::State,
            ) -> $crate::kernel::Step<Frame> {
                match self { $(Frame::$name(it) => $crate::kernel::Procedure::<$rules>::resume(it, cx, state)),+ }
            }
        }
    };
}
