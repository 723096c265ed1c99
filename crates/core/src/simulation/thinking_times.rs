//! How long the sides think.

use super::Watch;
use crate::kernel::{Both, Evaluator, GameOf, Side};
use std::time::Duration;

/// How long a side thought. The time of a turn is what it thinks from the end of its last turn to the end of this one, its answers
/// to the enemy included.
#[derive(Clone, Copy, Debug, Default)]
pub struct SideTimes {
    /// How many turns it had.
    pub turns: u32,
    /// All its time.
    pub total: Duration,
    /// Its longest turn.
    pub worst: Duration,
}

impl SideTimes {
    /// The mean time of a turn, in seconds.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.total.as_secs_f64() / f64::from(self.turns.max(1))
    }
}

/// The clock of a game: whose turn it is, and how long each side has thought since its last turn ended.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThinkingTimes {
    /// What each side took for its turns that have ended.
    pub sides: Both<SideTimes>,
    turn: Option<Side>,
    since: Both<Duration>,
}

impl ThinkingTimes {
    /// Adds those of another game.
    pub fn add(&mut self, other: &ThinkingTimes) {
        for side in Side::ALL {
            let (own, other) = (&mut self.sides[side], &other.sides[side]);
            own.turns += other.turns;
            own.total += other.total;
            own.worst = own.worst.max(other.worst);
        }
    }

    fn end_turn(&mut self) {
        let Some(side) = self.turn.take() else { return };
        let time = std::mem::take(&mut self.since[side]);
        let times = &mut self.sides[side];
        times.turns += 1;
        times.total += time;
        times.worst = times.worst.max(time);
    }
}

impl<R: Evaluator> Watch<R> for ThinkingTimes {
    fn turn(&mut self, _: &R::Scene, _: &GameOf<R>, side: Side) {
        self.end_turn();
        self.turn = Some(side);
    }

    fn thought(&mut self, side: Side, time: Duration) {
        self.since[side] += time;
    }

    fn ended(&mut self, _: &R::Scene, _: &GameOf<R>) {
        self.end_turn();
    }
}
