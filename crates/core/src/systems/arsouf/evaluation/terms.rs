//! What an action is judged by.

use crate::kernel::UnitId;
use serde::{Deserialize, Serialize};

/// What an action is judged by. Points speak for it, or against it where they are negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// ARSOUF 3.1: the game is won.
    Victory,
    /// An attack is likely to harm somebody.
    Prize {
        /// Who is attacked.
        target: UnitId,
        /// In so many cases of a hundred.
        chance: u8,
    },
    /// An attack may be beaten back.
    Risk {
        /// Who attacks.
        unit: UnitId,
        /// In so many cases of a hundred.
        chance: u8,
    },
    /// An attack must promise something.
    Caution,
    /// An enemy can be struck.
    Strike {
        /// The enemy.
        target: UnitId,
    },
    /// An enemy can strike.
    Danger {
        /// The enemy.
        by: UnitId,
    },
    /// Pieces stand by each other, or leave each other alone (6.5).
    Ranks,
    /// Enemies can come near.
    Reach,
    /// ARSOUF 3.1: a piece leaves the board at the goal.
    Arrival,
    /// The way to the goal becomes shorter by turns or spaces.
    Way,
    /// Enemies can come at the baggage through a gap.
    Gap,
    /// A soldier stands where the enemy comes from.
    Front,
    /// Soldiers are beside the baggage.
    Guard,
    /// The baggage stands away from the enemy.
    Shelter,
    /// The baggage is near.
    Company,
    /// The baggage is shielded.
    Shield,
    /// The road is left to the baggage.
    Road,
    /// The hunted are near: the baggage, or whoever is left.
    Hunt,
    /// The road of the baggage is barred.
    Bar,
    /// A wounded piece is away from the enemy.
    Flight,
    /// A leader stands by those who fight.
    Inspiration,
    /// A leader is out of the fight.
    Peril,
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
