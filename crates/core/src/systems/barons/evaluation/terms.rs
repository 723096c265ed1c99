//! What an action is judged by.

use super::super::scene::BattleId;
use crate::kernel::UnitId;
use serde::{Deserialize, Serialize};

/// What an action is judged by. Points speak for it, or against it where they are negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// The enemy is near, for who can fight.
    Near,
    /// One of the enemy's Battles is.
    Towards {
        /// The Battle.
        battle: BattleId,
    },
    /// The enemy is far, for who can't.
    Safety,
    /// The leader's span is near, for who is Shaken (12.3).
    Rally,
    /// A unit is out of command (6.2).
    Command,
    /// A unit doubles up.
    Crowd,
    /// A unit stands high.
    Height,
    /// A unit is with the others of its Battle.
    Company,
    /// An enemy can be struck.
    Strike {
        /// The enemy.
        target: UnitId,
    },
    /// An enemy next to a post can strike there.
    Danger {
        /// The enemy.
        by: UnitId,
    },
    /// Several enemies can.
    Beset,
    /// A flank or the back is shown to an enemy.
    Flank {
        /// The enemy.
        to: UnitId,
    },
    /// A unit looks at the enemy.
    Facing,
    /// Enemy cavalry may react (10.3).
    Reaction {
        /// The cavalry.
        by: UnitId,
    },
    /// A move or turn is an effort.
    Effort,
    /// An attack hurts somebody.
    Blow {
        /// Who is struck.
        target: UnitId,
        /// The chance of at least one hit, in hundredths; nothing in games that were saved before it was told.
        #[serde(default)]
        chance: u8,
    },
    /// An attack is answered.
    Reply {
        /// By whom.
        by: UnitId,
    },
    /// An attack must promise something.
    Caution,
    /// Whoever charges is Shaken after it (10.2).
    Spent,
    /// Shaken cavalry breaks away (7.24).
    BreakingAway,
    /// Cavalry gets out of the way of a blow (9.42).
    Evasion,
    /// Cavalry goes back.
    GivingWay,
    /// Somebody shoots.
    Shot {
        /// At whom.
        target: UnitId,
    },
    /// Who shoots can't attack.
    AttackMissed,
    /// An emptied hex is taken.
    Advance,
    /// A beaten unit is away from the enemy.
    Refuge,
    /// A reinforcement comes.
    Arrival,
    /// A leader is with his men.
    Leading,
    /// A leader is in danger.
    Peril,
    /// A Battle strikes whom it touches.
    Melees {
        /// The Battle.
        battle: BattleId,
    },
    /// A Battle makes new attacks.
    NewAttacks {
        /// The Battle.
        battle: BattleId,
    },
    /// A Battle comes nearer.
    March {
        /// The Battle.
        battle: BattleId,
    },
    /// Shaken men of a Battle, away from their leader, come back under his command (12.3).
    Rallying {
        /// The Battle.
        battle: BattleId,
    },
    /// The enemy is kept from using a Battle.
    Forestalling {
        /// The Battle.
        battle: BattleId,
    },
    /// A chit is used up.
    Chit,
    /// The enemy can probably bid more (5.2).
    Outbid,
    /// The enemy moves first (3.C7a).
    Interlude,
    /// A Battle can do with a chit.
    Need {
        /// The Battle.
        battle: BattleId,
    },
    /// It is time to go on.
    Ready,
    /// Nothing better can be done.
    Want,
    /// The game is lost.
    Defeat,
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
