//! How a battle is going to end. Unlike the worth of a position this counts what a side can still do: with whom, and how often.
//!
//! The numbers are those of a logistic regression over the ends of all turns of 2,800 games between *normal* players, 700 of each
//! battle and seven tenths of them fitted, against how the games ended, rounded.

use super::super::scene::Scene;
use super::super::state::{Effectiveness, State};
use super::super::victory;
use crate::kernel::Side;

/// What the ratio of strengths counts, as a logarithm.
const STRENGTH: f64 = 1.75;
/// Points of strength that neither side can lose: the last units don't decide everything.
const RESERVE: f64 = 3.0;
/// What a victory point counts that a side has (15.0).
const POINT: f64 = 0.635;
/// What a victory point counts that a side may still lose.
const STAKE: f64 = 0.11;
/// What the ratio of chits of 4 counts, as a logarithm (11.0).
const FOURS: f64 = 1.38;
/// Chits that are added to those of both sides in the ratio.
const FEW: f64 = 2.0;
/// What a wounded leader counts (6.3).
const WOUND: f64 = 0.24;

/// The logarithm of a side's odds to win a battle that goes on.
pub fn log_odds(scene: &Scene, s: &State, side: Side) -> f64 {
    let (own, foe) = (Force::of(scene, s, side), Force::of(scene, s, side.enemy()));
    STRENGTH * ((own.strength + RESERVE) / (foe.strength + RESERVE)).ln()
        + POINT * (foe.given - own.given)
        + STAKE * (foe.stake - own.stake)
        + FOURS * ((own.fours + FEW) / (foe.fours + FEW)).ln()
        + WOUND * (foe.wounded - own.wounded)
}

/// What a side fights with.
#[derive(Default)]
struct Force {
    /// The strength of units that are not Shaken, in Battles in good order.
    strength: f64,
    /// The chits of 4 of these Battles.
    fours: f64,
    /// The points that the enemy has.
    given: f64,
    /// The points that he may still get for them.
    stake: f64,
    /// Wounded leaders.
    wounded: f64,
}

impl Force {
    fn of(scene: &Scene, s: &State, side: Side) -> Force {
        let mut force = Force::default();
        for &battle in &scene.commands[side] {
            force.given += f64::from(victory::worth(scene, s, side.enemy(), battle));
            if s.is_eliminated(battle) {
                continue;
            }
            let (command, state) = (scene.battle(battle), s.battle(battle));
            if s.leader(command.leader).wounded {
                force.wounded += 1.0;
            }
            if state.effectiveness != Effectiveness::Good {
                continue;
            }
            force.stake += f64::from(scene.points[side.enemy()].eliminated);
            force.fours += f64::from(state.chits[3]);
            let able = command.units.iter().copied();
            let able = able.filter(|&unit| s.hex(unit).is_some() && !s.unit(unit).shaken);
            force.strength += able.map(|unit| f64::from(s.strength(scene, unit))).sum::<f64>();
        }
        force
    }
}
