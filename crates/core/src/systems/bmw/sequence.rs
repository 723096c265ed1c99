//! BMW 3.1, 3.2: the course of the game and of a player turn.

use super::archery::OffensiveFire;
use super::combat::Combat;
use super::event::Event;
use super::movement::Movement;
use super::reorganization::Reorganization;
use super::rules;
use super::scene::Scene;
use super::setup::SetUp;
use super::special::with_openings;
use super::state::State;
use super::system::Bmw;
use super::victory;
use crate::kernel::{Cx, Procedure, Side, Step, StepOf};
use crate::scenario::bmw::PhaseName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The whole game: set-up, then game turns of two player turns each.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Course {
    /// Set-up plans done.
    set_up: usize,
    /// Player turns of this game turn that have been played.
    played: u8,
    stage: u8,
}

impl Course {
    /// A game from its set-up.
    #[must_use]
    pub fn from_setup() -> Course {
        Course { set_up: 0, played: 2, stage: 1 }
    }

    /// A game in mid-battle, in the given player turn.
    #[must_use]
    pub fn under_way(scene: &Scene, s: &State) -> Course {
        let second = s.active != first_player(scene, s.stage);
        Course { set_up: scene.setup.len(), played: 1 + u8::from(second), stage: s.stage }
    }
}

/// BMW 14.1, 15.5: who moves first: in the second stage, the army that withdrew.
#[must_use]
pub fn first_player(scene: &Scene, stage: u8) -> Side {
    match &scene.special.withdrawal {
        Some(withdrawal) if stage >= 2 => withdrawal.side,
        _ => scene.first,
    }
}

impl Procedure<Bmw> for Course {
    /// BMW 3.1, 3.2, 3.3: set-up, turn after turn, the decision after the last one. A strategic withdrawal
    /// starts the turns anew (15.5).
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        if self.set_up < cx.scene.setup.len() {
            let plan = self.set_up;
            self.set_up += 1;
            s.active = cx.scene.setup[plan].side;
            return Step::Call(SetUp::plan(plan).into());
        }
        if s.stage != self.stage {
            self.stage = s.stage;
            s.turn = 0;
            self.played = 2;
        }
        if self.played == 2 {
            if s.turn >= cx.scene.turns {
                victory::decide(cx, s);
                return Step::Done;
            }
            s.turn += 1;
            self.played = 0;
            cx.record(rules::GAME_TURNS, Event::Turn { stage: s.stage, turn: s.turn });
        }
        let first = first_player(cx.scene, s.stage);
        s.active = if self.played == 0 { first } else { first.enemy() };
        self.played += 1;
        Step::Call(PlayerTurn::new(s).into())
    }
}

with_openings! {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "kebab-case")]
    #[schemars(rename = "PlayerTurnStage")]
    enum Next {
        Movement,
        Archery,
        Combat,
        Reorganization,
        Over,
    }
}

impl Next {
    /// The step after this one; nothing follows the last one.
    fn following(self) -> Next {
        Next::ALL.get(self as usize + 1).copied().unwrap_or(self)
    }
}

/// One player turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayerTurn {
    next: Next,
    stage: u8,
}

impl PlayerTurn {
    /// A player turn that begins, with the questions of special rules before the first move.
    #[must_use]
    pub(super) fn new(s: &State) -> PlayerTurn {
        PlayerTurn { next: Next::ALL[0], stage: s.stage }
    }

    /// A player turn that is already in a phase.
    #[must_use]
    pub fn in_phase(s: &State, phase: PhaseName) -> PlayerTurn {
        let next = match phase {
            PhaseName::Movement => Next::Archery,
            PhaseName::Archery => Next::Combat,
            PhaseName::Combat => Next::Reorganization,
            PhaseName::Reorganization => Next::Over,
        };
        PlayerTurn { next, stage: s.stage }
    }
}

impl Procedure<Bmw> for PlayerTurn {
    /// BMW 3.2: movement, archery, combat, reorganization and rally, in this order. After a strategic
    /// withdrawal the rest of the player turn is dropped (RUL-117).
    fn resume(&mut self, cx: &mut Cx<'_, Bmw>, s: &mut State) -> StepOf<Bmw> {
        if s.stage != self.stage {
            return Step::Done;
        }
        let now = self.next;
        self.next = now.following();
        if now == Next::ALL[0] {
            s.phase = PhaseName::Movement;
            s.flips_open = false;
        }
        match now {
            Next::Movement => Step::Call(Movement::default().into()),
            Next::Archery => Step::Call(OffensiveFire::default().into()),
            Next::Combat => Step::Call(Combat::default().into()),
            Next::Reorganization => Step::Call(Reorganization::default().into()),
            Next::Over => Step::Done,
            opening => {
                let question = opening.asking().and_then(|rule| rule.opening(cx.scene, s));
                question.map_or(Step::Ask, Step::Call)
            }
        }
    }
}
