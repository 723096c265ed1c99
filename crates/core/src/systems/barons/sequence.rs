//! BARONS 3.0: the course of the game: set-up, allotment, then turns of chit replacement, bid, activation and recovery.

use super::adjustment::Adjustment;
use super::chits::{Allotment, Replacement, reveal};
use super::continuation::Continuation;
use super::edward::{self, Designation};
use super::event::Event;
use super::fire::Fire;
use super::initiative::Bid;
use super::melee_segment::MeleeSegment;
use super::round::Round;
use super::rules;
use super::state::{Place, State};
use super::system::Barons;
use super::wrapup::wrap_up;
use super::{setup::SetUp, victory};
use crate::kernel::{Cx, FrameOf, Procedure, Side, Step, StepOf};
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
    pub fn in_battle(at: BeginAt, under_way: bool) -> Vec<FrameOf<Barons>> {
        let course = |next| FrameOf::<Barons>::from(Course { next });
        let within = |doing| vec![course(Next::Continuation), Round::after(at).into(), doing];
        match at {
            BeginAt::Adjustment if under_way => within(Adjustment::under_way().into()),
            BeginAt::DefensiveFire if under_way => within(Fire::new(true).into()),
            BeginAt::OffensiveFire if under_way => within(Fire::new(false).into()),
            BeginAt::Melee if under_way => within(MeleeSegment::under_way().into()),
            BeginAt::Turn => vec![course(Next::Turn)],
            BeginAt::Initiative => vec![course(Next::Bid)],
            BeginAt::Recovery => vec![course(Next::Recovery)],
            _ => vec![course(Next::Continuation), Round::at(at).into()],
        }
    }

    /// BARONS 14.2, 14.4, U-77: the side listed first sets up first, then the other; whoever has nothing to set up is
    /// passed over.
    fn set_up(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State, side: Side) -> StepOf<Barons> {
        self.next = match side {
            Side::A => Next::SetUp(Side::B),
            Side::B => Next::Designation,
        };
        let scene = cx.scene;
        let any = scene.of[side].iter().any(|&unit| s.place(unit) == Place::Aside);
        if any { Step::Call(SetUp::begin(cx, s, side).into()) } else { Step::Ask }
    }

    /// BARONS 3.A, 4.0: from the second turn on both sides roll, the one listed first before the other (U-19).
    fn turn(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
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
    fn end_turn(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
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

impl Procedure<Barons> for Course {
    fn resume(&mut self, cx: &mut Cx<'_, Barons>, s: &mut State) -> StepOf<Barons> {
        match self.next {
            Next::SetUp(side) => self.set_up(cx, s, side),
            Next::Designation => {
                self.next = Next::Allotment(Side::A);
                if cx.scene.edward.is_none() {
                    return Step::Ask;
                }
                Step::Call(Designation::begin(s).into())
            }
            Next::Allotment(side) => {
                self.next = match side {
                    Side::A => Next::Allotment(Side::B),
                    Side::B => Next::Reveal,
                };
                Step::Call(Allotment::begin(cx, s, side).into())
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
                replacement.map_or(Step::Ask, |frame| Step::Call(frame.into()))
            }
            Next::Edward => {
                self.next = Next::Bid;
                edward::roll(cx, s);
                Step::Ask
            }
            Next::Bid => {
                self.next = Next::Round;
                Step::Call(Bid::begin(cx.scene, s).into())
            }
            Next::Round if s.activation.is_none() => {
                self.next = Next::Recovery;
                Step::Ask
            }
            Next::Round => {
                self.next = Next::Continuation;
                Step::Call(Round::begin(cx, s).into())
            }
            Next::Continuation => {
                self.next = Next::Recovery;
                Step::Call(Continuation::default().into())
            }
            Next::Recovery => self.end_turn(cx, s),
        }
    }
}
