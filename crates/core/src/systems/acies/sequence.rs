//! ACIES 4, 5: set-up, then turns of six phases, one after the other.

use super::arrivals::Arrivals;
use super::attack::Attacks;
use super::check::FACES;
use super::discard::Discards;
use super::encircling::Encircling;
use super::event::Event;
use super::initiative::Initiative;
use super::manoeuvre::{Moves, Readying};
use super::missile::Shots;
use super::piles;
use super::rally::Rallies;
use super::rules;
use super::scout::Scouting;
use super::setup::{self, SetUp};
use super::state::{Phase, State};
use super::system::Acies;
use super::victory;
use crate::kernel::{Cx, FrameOf, Procedure, Side, Step, StepOf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "CourseStage")]
enum Next {
    /// A side deploys (4.2).
    SetUp(Side),
    /// First hands, reveal, first player (4.3 to 4.5).
    Start,
    /// A new turn.
    Turn,
    /// A phase.
    Phase(Phase),
    /// The turn ends.
    End,
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

    /// A game that begins with a phase.
    #[must_use]
    pub const fn at(phase: Phase) -> Course {
        Course { next: Next::Phase(phase) }
    }

    /// The procedures of a game that begins within a phase, where something has been done in it already.
    #[must_use]
    pub fn within(phase: Phase, doing: FrameOf<Acies>) -> Vec<FrameOf<Acies>> {
        let next = match phase {
            Phase::Encircling => Phase::Manoeuvre,
            _ => Phase::Ready,
        };
        vec![Course { next: Next::Phase(next) }.into(), doing]
    }

    /// ACIES 4.3 to 4.5: hands, reveal, and a die each; the higher one begins.
    fn begin(cx: &mut Cx<'_, Acies>, s: &mut State) {
        setup::deal(cx, s);
        setup::reveal(cx, s);
        victory::check_decks(cx, s);
        if s.over.is_some() {
            return;
        }
        let first = loop {
            let dice = Side::ALL.map(|side| {
                let die = cx.roll(side, rules::FIRST_PLAYER, "first", FACES);
                cx.record(rules::FIRST_PLAYER, Event::FirstRoll { side, die });
                die
            });
            match dice[0].cmp(&dice[1]) {
                std::cmp::Ordering::Greater => break Side::A,
                std::cmp::Ordering::Less => break Side::B,
                std::cmp::Ordering::Equal => {}
            }
        };
        cx.record(rules::FIRST_PLAYER, Event::First { side: first });
        s.active = first;
        if cx.scene.options.second_player_extra_card {
            piles::draw(cx, s, first.enemy(), (rules::FIRST_PLAYER, 1));
        }
    }

    /// ACIES 5.0: a turn begins; what was done in the turn before is forgotten.
    fn turn(cx: &mut Cx<'_, Acies>, s: &mut State) {
        s.turn += 1;
        s.field.each_mut(|piece| piece.turn_record = super::field::TurnRecord::default());
        (s.units_played, s.scouts_sent, s.break_morale, s.no_attacks) = (0, 0, false, false);
        s.barred.clear();
        cx.record(rules::TURN, Event::Turn { turn: s.turn, side: s.active, extra: s.extra });
    }

    /// ACIES 5.1: a phase and what follows it, always in the same order.
    fn phase(cx: &mut Cx<'_, Acies>, s: &mut State, phase: Phase) -> (Next, FrameOf<Acies>) {
        s.phase = phase;
        cx.record(phase.rule(), Event::Begins { side: s.active, phase });
        match phase {
            Phase::SetUp | Phase::Scout => {
                (Next::Phase(Phase::Encircling), Scouting::default().into())
            }
            Phase::Encircling => {
                (Next::Phase(Phase::Manoeuvre), Encircling::begin(s.active).into())
            }
            Phase::Manoeuvre => {
                s.field.each_mut(|piece| piece.turn_record.may_move = piece.is_upright());
                (Next::Phase(Phase::Ready), Moves::default().into())
            }
            Phase::Ready => (Next::Phase(Phase::Play), Readying::default().into()),
            Phase::Play => (Next::Phase(Phase::Missile), Arrivals::default().into()),
            Phase::Missile => (Next::Phase(Phase::Attack), Shots::default().into()),
            Phase::Attack => (Next::Phase(Phase::Discard), Attacks::default().into()),
            Phase::Discard => (Next::Phase(Phase::Cards), Discards::default().into()),
            Phase::Cards => (Next::Phase(Phase::Initiative), Rallies::begin(s.active).into()),
            Phase::Initiative => (Next::End, Initiative::default().into()),
        }
    }

    /// ACIES 5.0, 13.5, 14.5: the end of a turn.
    fn end_turn(cx: &mut Cx<'_, Acies>, s: &mut State) {
        victory::check_cap(cx, s);
        s.extra = std::mem::take(&mut s.gained);
        if !s.extra {
            s.active = s.active.enemy();
        }
    }
}

impl Procedure<Acies> for Course {
    fn resume(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State) -> StepOf<Acies> {
        match self.next {
            Next::SetUp(side) => {
                self.next = match side {
                    Side::A => Next::SetUp(Side::B),
                    Side::B => Next::Start,
                };
                cx.record(rules::DEPLOYMENT, Event::Deploys { side });
                s.face_down[side] = true;
                Step::Call(SetUp::new(side).into())
            }
            Next::Start => {
                self.next = Next::Turn;
                Course::begin(cx, s);
                Step::Ask
            }
            Next::Turn => {
                self.next = Next::Phase(Phase::Scout);
                Course::turn(cx, s);
                Step::Ask
            }
            Next::Phase(phase) => {
                let (next, doing) = Course::phase(cx, s, phase);
                self.next = next;
                Step::Call(doing)
            }
            Next::End => {
                self.next = Next::Turn;
                Course::end_turn(cx, s);
                Step::Ask
            }
        }
    }
}
