//! The numbers that judgement rests on, in points of fighting value unless it says otherwise.

use crate::kernel::Portfolio;
use std::sync::LazyLock;

/// The styles that self-play found.
pub static PORTFOLIO: LazyLock<Portfolio<Weights, ()>> = LazyLock::new(|| {
    Portfolio::built_in(include_str!("../../../../../../assets/opponents/arsouf.json"))
});

crate::weights! {
    /// What a player of Arsouf goes by.
    pub struct Weights {
        /// What a move must gain.
        stir = 0.05,
        /// How much a baggage piece likes to be a turn nearer to the goal.
        march = 4.0,
        /// How much it likes a space that brings it no turn nearer.
        creep = 0.25,
        /// What it costs that the time grows short (M8.1), for the square of the turns that can't be spared any more.
        hurry = 0.3,
        /// How many turns a column wants to have to spare.
        spare_turns = 8.0,
        /// How much a piece likes to be a space nearer to the goal when nothing is left to escort.
        home = 0.5,
        /// How much an escort likes to be a space nearer to the goal.
        keep_up = 0.5,
        /// How much an escort likes to be a space nearer to the enemy: so it comes to stand between him and the baggage.
        front = 0.0,
        /// How much baggage likes every soldier of its own in its neighbourhood: it waits for those who are slower.
        guard = 0.0,
        /// How much baggage likes to be a space farther from the enemy.
        shelter = 0.0,
        /// What a space between an escort and the nearest baggage costs.
        stray = 1.0,
        /// How many spaces before the column its head may be.
        vanguard = 3.0,
        /// What a gap costs for every enemy who can come through it at a baggage piece.
        gap = 0.3,
        /// What it is worth to stand beside a baggage piece, for every enemy who could come there.
        shield = 0.3,
        /// What it costs to stand before the column on its road.
        in_the_way = 1.0,
        /// What a space between a hunter and the nearest baggage costs.
        hunt = 1.1,
        /// What a space before the column on its road is worth to a hunter.
        bar = 1.0,
        /// How much a wounded piece likes a space between itself and the enemy.
        flee = 1.6,
        /// How much a leader likes a neighbour who is in contact with the enemy.
        inspire = 1.4,
        /// How much a leader dislikes to be in contact himself.
        peril = 1.4,
        /// The share of what neighbouring enemies can do that they are expected to do.
        dread = 0.7,
        /// How much enemies count who can come near, in shares of what they could do.
        reach = 0.0,
        /// How much it counts what enemies can expect of their next turn, from wherever they can come, against the support they meet.
        ranks = 0.0,
        /// The share of what they risk themselves that keeps them from it.
        deterrence = 1.0,
        /// How much the best attack from a space counts.
        strike = 1.0,
        /// How much an own loss counts in an attack, against the enemy's.
        care = 1.0,
        /// What a column of baggage is worth that others can take the place of.
        baggage = 9.0,
        /// What every further piece is worth that the goal can't do without.
        last_baggage = 40.0,
        /// What a leader is worth beyond his fighting value: he adds 2 to his neighbours.
        leader = 4.0,
        /// What is left of a piece's worth when it is wounded.
        wounded = 0.55,
        /// What an attack must promise.
        promise = 0.0,
    }
}
