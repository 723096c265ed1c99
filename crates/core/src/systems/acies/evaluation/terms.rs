//! What an action is judged by.

use super::super::card::Kind;
use super::super::field::Cell;
use serde::{Deserialize, Serialize};

/// What an action is judged by. Points speak for it, or against it where they are negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// A unit can strike another one next.
    Strike {
        /// Who can be struck.
        target: Kind,
        /// Where it is.
        cell: Cell,
    },
    /// A unit can strike at the enemy's main body next (10.15).
    Siege,
    /// An enemy can strike next.
    Danger {
        /// The enemy.
        by: Kind,
        /// Where it is.
        cell: Cell,
    },
    /// An attack is likely to harm somebody.
    Blow {
        /// Who is attacked.
        target: Kind,
        /// Where it is.
        cell: Cell,
    },
    /// An attack may be lost.
    Risk {
        /// Who attacks.
        unit: Kind,
        /// Where it is.
        cell: Cell,
    },
    /// The enemy's main body loses a card (10.15).
    MainBody,
    /// The enemy is left without a card to draw (14.2).
    Finish,
    /// The own side is left without a card to draw, or not (14.2).
    Exhaustion,
    /// A shot.
    Shot {
        /// At whom.
        target: Kind,
        /// Where it is.
        cell: Cell,
        /// In so many cases of a hundred it hits.
        chance: u8,
    },
    /// An attack must promise something.
    Caution,
    /// A unit leaves its line.
    Advance,
    /// Another unit is on the field.
    Presence,
    /// An enemy's way to the main body is blocked.
    Block,
    /// A way to the enemy's main body is open.
    Road,
    /// A strong unit is used.
    Strength,
    /// A unit keeps a flank.
    Flank,
    /// A unit gives up a flank where nobody is left to be struck.
    Freed,
    /// Flank points (7.0).
    Encircling,
    /// A card leaves the hand.
    Card,
    /// Hidden cards are looked at (6.1).
    Scout,
    /// A card comes back from the casualties (16.9).
    Rally,
    /// Markers come off (16.10).
    Cohesion,
    /// Cards come into the reserve.
    Reserve,
    /// Difficult terrain.
    Terrain,
    /// Another turn follows (13.5).
    Initiative,
    /// Attacks on the main body (Break Morale).
    Morale,
    /// A blow is parried or avoided.
    Spared,
    /// The combat that goes on becomes better.
    Combat,
    /// A place in the line.
    Place,
    /// It is time to go on.
    Ready,
    /// Nothing better can be done.
    Want,
}
