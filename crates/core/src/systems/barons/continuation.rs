//! BARONS 3.C7, 11.0: the activated Battle attacks for another round, after the other side has moved a Battle.

use super::action::Action;
use super::event::Event;
use super::movement::Movement;
use super::recoil::Recoil;
use super::round::{Round, owing, snapshot};
use super::scene::{BattleId, Scene};
use super::state::{Activation, Segment, State};
use super::system::Barons;
use super::why::{Refused, Why, no, not_now};
use super::{mutate, rules};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use crate::scenario::barons::options::Continuations;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "ContinuationStage")]
enum Next {
    /// Whether the attack continues.
    Ask,
    /// Which Battle the other side moves (3.C7a).
    React,
    /// That Battle moves.
    Interlude,
    /// Another round.
    Round,
    /// It is over.
    Done,
}

/// The end of a round, and perhaps another one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Continuation {
    next: Next,
    /// The activation that is interrupted by the other side's move.
    kept: Option<Box<Activation>>,
}

impl Default for Continuation {
    fn default() -> Self {
        Continuation { next: Next::Ask, kept: None }
    }
}

/// BARONS 11.0, 5.3, 6.1, 6.3: whether the attack may be continued: a 4-chit, a leader with a leadership of 2 or more who is
/// not wounded, a unit left, and not continued before (U-21).
fn may_continue(scene: &Scene, s: &State) -> bool {
    let active = s.active();
    let leader = scene.battle(active.battle).leader;
    let again = active.round == 0 || scene.options.continuations == Continuations::Unlimited;
    active.chit == 4
        && again
        && scene.leader(leader).leadership >= 2
        && !s.leader(leader).wounded
        && s.hex(leader).is_some()
        && s.is_in_play(scene, active.battle)
}

/// BARONS 3.C7: the Battles that the other side may move.
fn reactors(scene: &Scene, s: &State, side: Side) -> Vec<BattleId> {
    let own = scene.commands[side].iter().copied();
    own.filter(|&battle| s.is_in_play(scene, battle)).collect()
}

impl Continuation {
    /// Whether the question is which Battle reacts.
    #[must_use]
    pub fn is_reaction(&self) -> bool {
        self.next == Next::React
    }
}

impl Procedure<Barons> for Continuation {
    fn asks(&self, scene: &Scene, s: &State) -> Option<(Side, Rule)> {
        let side = s.activation.as_ref()?.side;
        match self.next {
            Next::Ask => may_continue(scene, s).then_some((side, rules::CONTINUATION)),
            Next::React => {
                let any = !reactors(scene, s, side.enemy()).is_empty();
                any.then_some((side.enemy(), rules::CONTINUATION_SEGMENT))
            }
            _ => None,
        }
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        match self.next {
            Next::Ask => vec![Action::EndActivation, Action::ContinueAttack],
            Next::React => {
                let battles = reactors(scene, s, s.active().side.enemy()).into_iter();
                let react = battles.map(|battle| Action::React { battle });
                std::iter::once(Action::NoReaction).chain(react).collect()
            }
            _ => Vec::new(),
        }
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match (self.next, action) {
            (Next::Ask, Action::EndActivation) | (Next::React, Action::NoReaction) => Ok(()),
            (Next::Ask, Action::ContinueAttack) => {
                if may_continue(scene, s) {
                    Ok(())
                } else {
                    no(rules::CONTINUATION, Why::NoContinuation)
                }
            }
            (Next::React, &Action::React { battle }) => {
                let side = s.active().side.enemy();
                if scene.battle(battle).side != side {
                    return no(rules::CONTINUATION_SEGMENT, Why::NotYourBattle { battle });
                }
                if reactors(scene, s, side).contains(&battle) {
                    Ok(())
                } else {
                    no(rules::CONTINUATION_SEGMENT, Why::NotInPlay { battle })
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
            Action::ContinueAttack => {
                // U-61: a charger that took the hex it attacked last is neither Shaken nor moved.
                for unit in owing(cx.scene, s, false) {
                    let state = s.unit_mut(unit);
                    (state.owes_recoil, state.charge) = (false, None);
                }
                cx.record(rules::CONTINUATION, Event::Continued { battle: s.active().battle });
                self.next = Next::React;
            }
            Action::React { battle } => {
                cx.record(rules::CONTINUATION_SEGMENT, Event::Reacted { battle });
                let active = Activation::new(battle, cx.scene.battle(battle).side, 0, true);
                self.kept = s.activation.replace(active).map(Box::new);
                snapshot(cx.scene, s);
                mutate::begin(cx, s, cx.scene.battle(battle).side, Segment::AttackContinuation);
                self.next = Next::Interlude;
                return Step::Call(Movement::default().into());
            }
            Action::NoReaction => self.next = Next::Round,
            _ => {
                self.next = Next::Done;
                return Step::Call(Continuation::last_recoil(cx.scene, s).into());
            }
        }
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        match self.next {
            Next::Ask => {
                self.next = Next::Done;
                Step::Call(Continuation::last_recoil(cx.scene, s).into())
            }
            Next::React => {
                self.next = Next::Round;
                Step::Ask
            }
            Next::Interlude => {
                s.activation = self.kept.take().map(|active| *active);
                self.next = Next::Round;
                Step::Ask
            }
            Next::Round => {
                self.next = Next::Ask;
                s.active_mut().round += 1;
                Step::Call(Round::begin(cx, s).into())
            }
            Next::Done => Step::Done,
        }
    }
}

impl Continuation {
    /// BARONS 10.2: without a continuation the remaining chargers fall back too.
    fn last_recoil(scene: &Scene, s: &State) -> Recoil {
        let units: SmallVec<_> = owing(scene, s, false);
        Recoil::new(units, 2)
    }
}
