//! What an action is judged by.

use crate::kernel::UnitId;
use serde::{Deserialize, Serialize};

/// What an action is judged by. Points speak for it, or against it where they are negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// An enemy can be attacked in this turn.
    Attack {
        /// The enemy.
        target: UnitId,
    },
    /// Other enemies must be attacked as well (7.3).
    Duties,
    /// Moving up is an effort, and so is strength that could be used elsewhere.
    Effort,
    /// Whoever charges turns to its back (9.6).
    Charging,
    /// Cavalry shows its front (9.6).
    Front,
    /// An attack is likely to eliminate somebody.
    Elimination {
        /// Who is attacked.
        target: Option<UnitId>,
        /// In so many cases of a hundred.
        chance: u8,
    },
    /// An attack is likely to drive somebody back.
    Retreat {
        /// Who is attacked.
        target: Option<UnitId>,
        /// In so many cases of a hundred.
        chance: u8,
    },
    /// An attack may cost the attacker a unit.
    Loss {
        /// In so many cases of a hundred.
        chance: u8,
    },
    /// An attack may be beaten back.
    Repulse {
        /// In so many cases of a hundred.
        chance: u8,
    },
    /// A lone leader is attacked (10.4).
    LoneLeader {
        /// The leader.
        target: UnitId,
    },
    /// A shot.
    Shot {
        /// At whom.
        target: UnitId,
    },
    /// A unit is farther from the enemy than it wants to be.
    Distance,
    /// A unit is nearer to the enemy than it wants to be.
    Nearness,
    /// The enemy is stronger near by.
    Outnumbered,
    /// Those who march are covered.
    Escort,
    /// An enemy zone of control.
    Contact,
    /// A camp or an engine is taken (15.2, 15.3).
    Spoils,
    /// The enemy's line is shut (16.1).
    Line,
    /// The ground covers.
    Cover,
    /// A unit comes nearer to its objective (RUL-124).
    Objective,
    /// A unit makes room for others.
    Room,
    /// A leader is with strong units.
    Leading,
    /// A leader is where there is a fight.
    Help,
    /// Two leaders are in one hex.
    Crowd,
    /// A leader is far from the fight.
    Idle,
    /// A unit is lost.
    Sacrifice {
        /// The unit.
        unit: UnitId,
    },
    /// A leader's company is lost.
    Leader,
    /// A unit is disordered already.
    Disorder,
    /// A beaten unit is away from the enemy.
    Shelter,
    /// Something happens on the way.
    Eventful,
    /// Friends are run over.
    RunOver,
    /// An attack is escaped.
    Escape,
    /// Ground is given up.
    Ground,
    /// A beaten enemy is followed.
    Pursuit,
    /// A victor stands among many.
    Beset,
    /// Friends are near.
    Friends,
    /// A unit comes back.
    Rally,
    /// The armies withdraw.
    Withdrawal,
    /// Little speaks for it.
    Caution,
    /// A unit is lost in other cases than it would be otherwise.
    Fate {
        /// Who.
        unit: UnitId,
        /// In so many cases of a hundred.
        lost: u8,
        /// In so many it would be lost otherwise.
        otherwise: u8,
    },
}
