//! How a battle is going to end. Unlike the worth of a position this counts what a side can still do: with whom, and how often. What
//! each feature counts stands with the styles (`assets/opponents/barons.json`).

use super::super::scene::{Command, Scene};
use super::super::state::{BattleState, Effectiveness, State};
use super::super::victory;
use super::worth;
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
        /// The difference of these strengths.
        might = 0.0,
        /// The victory points that a side has (15.0).
        points = 0.0,
        /// The points that the enemy can get for Battles that are not eliminated.
        stake = 0.0,
        /// The same points by the share of its units that each Battle has left.
        left = 0.0,
        /// The same points for Battles in good order.
        order = 0.0,
        /// Battles that are not eliminated.
        battles = 0.0,
        /// The chits on the tracks of Battles that are not Broken, by their values (11.0).
        chits = 0.0,
        /// The ratio of chits of 4 of Battles in good order, as a logarithm: with one the leader may attack again (11.0).
        fours = 0.0,
        /// Units that are not Shaken, by what they are worth (8.6).
        steady = 0.0,
        /// What hits have not yet worn of units, by what they are worth (8.62).
        fresh = 0.0,
        /// Leaders who are not wounded (6.3).
        sound = 0.0,
    }
}

/// How far a side is ahead.
pub fn features(scene: &Scene, s: &State, side: Side) -> Features {
    let (own, foe) = (Force::of(scene, s, side), Force::of(scene, s, side.enemy()));
    let ratio = |of: fn(&Force) -> f64, few: f64| ((of(&own) + few) / (of(&foe) + few)).ln();
    Features {
        strength: ratio(|force| force.strength, RESERVE),
        might: own.strength - foe.strength,
        points: foe.given - own.given,
        stake: own.stake - foe.stake,
        left: own.left - foe.left,
        order: own.order - foe.order,
        battles: own.battles - foe.battles,
        chits: own.chits - foe.chits,
        fours: ratio(|force| force.fours, FEW),
        steady: foe.shaken - own.shaken,
        fresh: foe.worn - own.worn,
        sound: foe.wounded - own.wounded,
    }
}

/// What a side fights with.
#[derive(Default)]
struct Force {
    /// The points that the enemy has.
    given: f64,
    /// The points that he may still get.
    stake: f64,
    left: f64,
    order: f64,
    battles: f64,
    chits: f64,
    fours: f64,
    /// The strength of units that can attack.
    strength: f64,
    shaken: f64,
    worn: f64,
    wounded: f64,
}

impl Force {
    fn of(scene: &Scene, s: &State, side: Side) -> Force {
        let mut force = Force::default();
        for &battle in &scene.commands[side] {
            force.given += f64::from(victory::worth(scene, s, side.enemy(), battle));
            if !s.is_eliminated(battle) {
                let all = f64::from(scene.points[side.enemy()].eliminated);
                force.muster(scene, s, (scene.battle(battle), s.battle(battle)), all);
            }
        }
        force
    }

    /// Adds a Battle for which the enemy can get so many points.
    fn muster(
        &mut self,
        scene: &Scene,
        s: &State,
        (command, now): (&Command, &BattleState),
        all: f64,
    ) {
        let share = all / command.units.len() as f64;
        self.battles += 1.0;
        self.stake += all;
        self.left += share * f64::from(now.left);
        if s.leader(command.leader).wounded {
            self.wounded += 1.0;
        }
        if now.effectiveness != Effectiveness::Broken {
            self.chits += f64::from(now.points());
        }
        let good = now.effectiveness == Effectiveness::Good;
        if good {
            self.order += all;
            self.fours += f64::from(now.chits[3]);
        }
        for &unit in command.units.iter().filter(|unit| s.hex(**unit).is_some()) {
            let state = s.unit(unit);
            self.worn += share * worth::worn(scene, unit, state.hits);
            if state.shaken {
                self.shaken += share;
            } else if good {
                self.strength += f64::from(s.strength(scene, unit));
            }
        }
    }
}
