//! How a battle is going to end. Unlike the worth of a position this counts what a side can still do: with whom, and how often. What
//! each feature counts stands with the styles (`assets/opponents/barons.json`).

use super::super::scene::Scene;
use super::super::state::{Effectiveness, State};
use super::super::victory;
use crate::kernel::Side;

/// Points of strength that neither side can lose: the last units don't decide everything.
const RESERVE: f64 = 3.0;
/// Chits that are added to those of both sides in the ratio.
const FEW: f64 = 2.0;

crate::weights! {
    /// How far a side is ahead, or what it counts to be ahead by one.
    pub struct Features {
        /// The ratio of the strengths of units that are not Shaken, in Battles in good order, as a logarithm.
        strength = 0.0,
        /// The victory points that a side has (15.0).
        points = 0.0,
        /// The points that the enemy can get for Battles in good order.
        order = 0.0,
        /// The ratio of chits of 4 of these Battles, as a logarithm: with one the leader may attack again (11.0).
        fours = 0.0,
        /// Leaders who are not wounded (6.3).
        sound = 0.0,
    }
}

/// How far a side is ahead.
pub fn features(scene: &Scene, s: &State, side: Side) -> Features {
    let (own, foe) = (Force::of(scene, s, side), Force::of(scene, s, side.enemy()));
    Features {
        strength: ((own.strength + RESERVE) / (foe.strength + RESERVE)).ln(),
        points: foe.given - own.given,
        order: own.order - foe.order,
        fours: ((own.fours + FEW) / (foe.fours + FEW)).ln(),
        sound: foe.wounded - own.wounded,
    }
}

/// What a side fights with.
#[derive(Default)]
struct Force {
    /// The strength of units that are not Shaken, in Battles in good order.
    strength: f64,
    /// The chits of 4 of these Battles.
    fours: f64,
    /// The points that the enemy can get for these Battles.
    order: f64,
    /// The points that the enemy has.
    given: f64,
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
            force.order += f64::from(scene.points[side.enemy()].eliminated);
            force.fours += f64::from(state.chits[3]);
            let able = command.units.iter().copied();
            let able = able.filter(|&unit| s.hex(unit).is_some() && !s.unit(unit).shaken);
            force.strength += able.map(|unit| f64::from(s.strength(scene, unit))).sum::<f64>();
        }
        force
    }
}
