//! The numbers that judgement rests on, in victory points unless it says otherwise.

use super::outlook::Features;
use crate::kernel::Portfolio;
use std::sync::LazyLock;

/// The styles that self-play found.
pub static PORTFOLIO: LazyLock<Portfolio<Weights, Features>> = LazyLock::new(|| {
    Portfolio::built_in(include_str!("../../../../../../assets/opponents/barons.json"))
});

crate::weights! {
    /// What a player of The Barons' War goes by.
    pub struct Weights {
        /// What a move must gain.
        stir = 0.003,
        /// What any move or turn costs.
        effort = 0.0005,
        /// What Shaken cavalry gains that leaves an enemy ZOC (7.24).
        withdrawal = 0.03,
        /// What a charge costs whoever makes it, in shares of its worth: it is Shaken after it (10.2).
        spent = 0.25,
        /// What a movement point on the way to the enemy is worth.
        close = 0.004,
        /// How far those who can't fight keep from the enemy, in movement points.
        shy = 8.0,
        /// What it costs to be out of command (6.2).
        stray = 0.03,
        /// What it costs to double up where nobody is fought.
        crowd = 0.004,
        /// What a level of height is worth.
        height = 0.002,
        /// How much of what enemies next to a hex can do is expected of them.
        dread = 0.4,
        /// How much a blow counts that can be struck from a hex.
        strike = 1.0,
        /// What it costs to end a move with the back to the nearest enemy, who is some way off.
        averted = 0.002,
        /// What a hex between a Shaken unit and its leader's span costs (12.3).
        rally = 0.002,
        /// What an enemy next to it costs a unit that shows him its flank, in shares of its worth.
        exposed = 0.04,
        /// How much cavalry is feared that may react (10.3).
        reaction = 1.0,
        /// What a hex costs between a unit and the others of its Battle.
        scatter = 0.0,
        /// How much own losses count, against the enemy's.
        care = 0.8,
        /// From this turn on patience wears out.
        patience = 30.0,
        /// What an attack must promise.
        promise = 0.0,
        /// What a turn on the spot must gain.
        turn = 0.003,
        /// What an advance gains besides the better post.
        ground = 0.01,
        /// What cavalry loses that goes back before a blow (9.42).
        give_way = 0.02,
        /// What it costs that the enemy moves before an attack continues (3.C7a).
        interlude = 0.01,
        /// How many chits of 4 a leader is given who may have any number of them (6.1): with one he may continue his attack (11.0).
        fours = 2.0,
        /// What a point of a chit is worth later.
        point = 0.008,
        /// What a movement point nearer to the enemy is worth, for a whole Battle.
        closer = 0.002,
        /// What a new attack of a unit is worth, in shares of an enemy unit's worth.
        fresh = 0.06,
        /// How much the enemy's turn is feared.
        fear = 0.7,
        /// The chance that an enemy who holds a higher chit plays it.
        beaten = 0.5,
        /// How much it counts what he can do with it.
        deny = 0.0,
        /// How much more a chit of 4 is worth: its leader may attack again (11.0).
        again = 1.3,
        /// What each unit within his span is worth to a leader.
        leads = 0.01,
        /// What the company of a unit is worth to a leader.
        company = 0.03,
        /// What an enemy near a leader alone costs.
        peril = 0.1,
    }
}
