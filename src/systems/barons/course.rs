//! BARONS 3.0: the course of the game: set-up, allotment, then turns of chit replacement, bid, activation and recovery.

use super::Barons;
use super::action::Action;
use super::adjustment::Adjustment;
use super::assault::Assault;
use super::chits::{Allotment, Replacement, reveal};
use super::continuation::Continuation;
use super::edward::{self, Designation};
use super::event::Event;
use super::fire::Fire;
use super::frame::Doing;
use super::initiative::Bid;
use super::round::Round;
use super::rules;
use super::scene::Scene;
use super::state::{Place, State};
use super::why::{Refused, not_now};
use super::wrapup::wrap_up;
use super::{setup::SetUp, victory};
use crate::kernel::{Cx, Frame, Rule, Side, Step};
use crate::scenario::barons::begin::BeginAt;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "CourseStage")]
enum Next {
    /// A side sets up.
    SetUp(Side),
    /// Edward's target is named (14.1).
    Designation,
    /// A side allots its chits.
    Allotment(Side),
    /// The chits are revealed.
    Reveal,
    /// A new turn.
    Turn,
    /// Replacement for a side (4.0).
    Replacement(Side),
    /// Edward may be freed (14.1).
    Edward,
    /// The bid (3.B1).
    Bid,
    /// The first round of the activation.
    Round,
    /// What may follow it (3.C7).
    Continuation,
    /// Recovery, effectiveness, the end of the turn.
    Recovery,
}

/// The whole game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Course {
    next: Next,
}

impl Course {
    /// A game from its set-up on.
    #[must_use]
    pub const fn start() -> Course {
        Course { next: Next::SetUp(Side::A) }
    }

    /// The procedures of a game that begins in mid-battle; where its segment is under way, the marks of what has been
    /// done in it stand.
    #[must_use]
    pub fn in_battle(at: BeginAt, under_way: bool) -> Vec<Doing> {
        let course = |next| Doing::Course(Course { next });
        let within =
            |doing| vec![course(Next::Continuation), Doing::Round(Round::after(at)), doing];
        match at {
            BeginAt::Adjustment if under_way => within(Doing::Adjustment(Adjustment::under_way())),
            BeginAt::DefensiveFire if under_way => within(Doing::Fire(Fire::new(true))),
            BeginAt::OffensiveFire if under_way => within(Doing::Fire(Fire::new(false))),
            BeginAt::Melee if under_way => within(Doing::Assault(Assault::under_way())),
            BeginAt::Turn => vec![course(Next::Turn)],
            BeginAt::Initiative => vec![course(Next::Bid)],
            BeginAt::Recovery => vec![course(Next::Recovery)],
            _ => vec![course(Next::Continuation), Doing::Round(Round::at(at))],
        }
    }

    /// BARONS 14.2, 14.4, U-77: the side listed first sets up first, then the other; whoever has nothing to set up is
    /// passed over.
    fn set_up(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, side: Side) -> Step<Doing> {
        self.next = match side {
            Side::A => Next::SetUp(Side::B),
            Side::B => Next::Designation,
        };
        let scene = cx.scene;
        let any = scene.of[side].iter().any(|&unit| s.place(unit) == Place::Aside);
        if any { Step::Call(Doing::SetUp(SetUp::begin(cx, s, side))) } else { Step::Ask }
    }

    /// BARONS 3.A, 4.0: from the second turn on both sides roll, the one listed first before the other (U-19).
    fn turn(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> Step<Doing> {
        s.turn += 1;
        s.reactions.clear();
        s.activation = None;
        for unit in &mut s.units {
            unit.spent = false;
        }
        cx.record(rules::SEQUENCE, Event::Turn { turn: s.turn });
        self.next = if s.turn >= 2 { Next::Replacement(Side::A) } else { Next::Bid };
        Step::Ask
    }

    /// BARONS 3.D, 15.0: the end of a turn.
    fn end_turn(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> Step<Doing> {
        self.next = Next::Turn;
        for unit in &mut s.units {
            (unit.charge, unit.owes_recoil) = (None, false);
        }
        s.activation = None;
        wrap_up(cx, s);
        victory::test(cx, s);
        Step::Ask
    }
}

impl Frame<Barons> for Course {
    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        None
    }

    fn candidates(&self, _: &Scene, _: &State) -> Vec<Action> {
        Vec::new()
    }

    fn check(&self, _: &Scene, _: &State, action: &Action) -> Result<(), Refused> {
        not_now(action)
    }

    fn answer(&mut self, _: &mut Cx<'_, Barons>, _: &mut State, _: &Action) -> Step<Doing> {
        Step::Ask
    }

    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> Step<Doing> {
        match self.next {
            Next::SetUp(side) => self.set_up(cx, s, side),
            Next::Designation => {
                self.next = Next::Allotment(Side::A);
                if cx.scene.edward.is_none() {
                    return Step::Ask;
                }
                Step::Call(Doing::Designation(Designation::begin(s)))
            }
            Next::Allotment(side) => {
                self.next = match side {
                    Side::A => Next::Allotment(Side::B),
                    Side::B => Next::Reveal,
                };
                Step::Call(Doing::Allotment(Allotment::begin(cx, s, side)))
            }
            Next::Reveal => {
                self.next = Next::Turn;
                reveal(cx, s);
                Step::Ask
            }
            Next::Turn => self.turn(cx, s),
            Next::Replacement(side) => {
                self.next = match side {
                    Side::A => Next::Replacement(Side::B),
                    Side::B => Next::Edward,
                };
                let replacement = Replacement::roll(cx, s, side);
                replacement.map_or(Step::Ask, |frame| Step::Call(Doing::Replacement(frame)))
            }
            Next::Edward => {
                self.next = Next::Bid;
                edward::roll(cx, s);
                Step::Ask
            }
            Next::Bid => {
                self.next = Next::Round;
                Step::Call(Doing::Bid(Bid::begin(cx.scene, s)))
            }
            Next::Round if s.activation.is_none() => {
                self.next = Next::Recovery;
                Step::Ask
            }
            Next::Round => {
                self.next = Next::Continuation;
                Step::Call(Doing::Round(Round::begin(cx, s)))
            }
            Next::Continuation => {
                self.next = Next::Recovery;
                Step::Call(Doing::Continuation(Continuation::default()))
            }
            Next::Recovery => self.end_turn(cx, s),
        }
    }
}
