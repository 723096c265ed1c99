//! BMW 3.3, 3.4, 16.1, 16.2: victory points and the end of the game.

use super::event::Event;
use super::morale;
use super::scene::Scene;
use super::special::{line, objective};
use super::state::{Ending, Level, State, Victory};
use super::system::Bmw;
use crate::kernel::{Cx, Ratio, Side};
use crate::scenario::options::{LineLevel, VictoryRounding};
use std::cmp::Ordering;

/// BMW 16.2: the victory points of a side: the enemy's losses, the bonus for his withdrawal, and
/// what has reached its objective (RUL-124).
#[must_use]
pub fn points(scene: &Scene, s: &State, side: Side) -> u32 {
    let enemy = side.enemy();
    let (camps, trebuchets) = morale::marker_losses(scene, s, enemy);
    s.fallen[enemy]
        + morale::leader_losses(scene, s, enemy)
        + camps
        + trebuchets
        + s.bonus[side]
        + objective::points(scene, s, side)
}

/// BMW 3.4: the level of a victory by points, from the ratio of the winner's to the loser's total.
#[must_use]
pub fn level(winner: u32, loser: u32, rounding: VictoryRounding) -> Level {
    let ratio = Ratio { over: winner, under: loser };
    let important = match rounding {
        VictoryRounding::Exact => ratio.cmp_whole(2) == Ordering::Greater,
        VictoryRounding::Floor => ratio.floor().is_none_or(|n| n >= 2),
    };
    match winner.cmp(&loser) {
        Ordering::Equal => Level::Draw,
        _ if important => Level::Important,
        _ => Level::Marginal,
    }
}

/// BMW 3.3, 16.1: decides the game after the last turn: a traced line first, then victory points.
pub fn decide(cx: &mut Cx<'_, Bmw>, s: &mut State) {
    if let Some(winner) = line::winner(cx.scene, s) {
        let level = match cx.scene.options.line_victory_level {
            LineLevel::Epic => Level::Epic,
            LineLevel::Marginal => Level::Marginal,
        };
        return end(cx, s, Victory { winner: Some(winner), level, by: Ending::Line });
    }
    let (a, b) = (points(cx.scene, s, Side::A), points(cx.scene, s, Side::B));
    let winner = match a.cmp(&b) {
        Ordering::Greater => Some(Side::A),
        Ordering::Less => Some(Side::B),
        Ordering::Equal => None,
    };
    let level = level(a.max(b), a.min(b), cx.scene.options.victory_rounding);
    end(cx, s, Victory { winner, level, by: Ending::Points });
}

/// Ends the game.
pub fn end(cx: &mut Cx<'_, Bmw>, s: &mut State, victory: Victory) {
    s.over = Some(victory);
    let line = victory.by == Ending::Line;
    cx.record(
        victory.by.rule(),
        Event::Over { winner: victory.winner, level: victory.level, line },
    );
}
