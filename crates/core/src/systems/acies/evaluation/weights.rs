//! The numbers that judgement rests on, in cards of the army unless it says otherwise.

use super::outlook::Features;
use crate::kernel::Portfolio;
use std::sync::LazyLock;

/// The styles that self-play found.
pub static PORTFOLIO: LazyLock<Portfolio<Weights, Features>> = LazyLock::new(|| {
    Portfolio::built_in(include_str!("../../../../../../assets/opponents/acies.json"))
});

crate::weights! {
    /// What a player of Acies goes by.
    pub struct Weights {
        /// What a unit is worth besides its cost.
        unit = 0.6,
        /// What a hundred points of a unit's cost are worth.
        cost = 1.0,
        /// The share of its worth that a unit loses on the way to its last marker.
        worn = 0.5,
        /// What it is worth to deploy the units that the deck names.
        ready = 4.0,
        /// What a point of melee is worth in a unit that is deployed, where a hundred points of cost are worth 1.
        deployed_melee = 0.17,
        /// What the next marker costs a unit that stands another one, in shares of its worth.
        marker = 0.5,
        /// What it is worth to take a card from the enemy's deck (10.15).
        main_body = 1.0,
        /// What a tactics card costs that is played.
        card = 0.12,
        /// How much own losses count, against the enemy's.
        care = 1.0,
        /// What an attack must promise.
        promise = 0.0,
        /// What it is worth to stop an enemy from attacking the main body next turn.
        block = 0.8,
        /// How much a chance counts that comes only next turn.
        later = 0.5,
        /// How much what enemies can do next counts for a move.
        danger = 0.5,
        /// How much it counts for a unit that comes onto the field.
        relief = 1.0,
        /// What a unit on the field is worth more than in the hand.
        presence = 0.15,
        /// What an open way to the main body is worth.
        road = 0.3,
        /// What strength is worth where all else is equal.
        strength = 0.1,
        /// What a shooter loses that advances.
        shooter = 0.4,
        /// What it costs to advance.
        advance = 0.05,
        /// What a bonus in every combat is worth.
        encircling = 0.6,
        /// What a flank point is worth.
        flank_point = 0.02,
        /// The share of its worth that a unit costs that is discarded for a flank point.
        spare = 0.25,
        /// What a place in the Melee Line is worth.
        place = 0.3,
        /// What it costs to take a unit back into the hand.
        back = 0.4,
        /// The share of its worth that a marker is worth that comes off.
        cohesion = 0.4,
        /// What the Reserve is worth.
        reserve = 0.4,
        /// What Difficult Terrain is worth.
        terrain = 0.3,
        /// What Initiative is worth.
        initiative = 1.0,
        /// What a chance of Break Morale is worth, in attacks on the main body.
        break_morale = 0.7,
        /// What a look at hidden cards is worth with a full hand.
        scout = 0.05,
        /// The share of its worth that a unit costs that is discarded.
        discard = 0.6,
    }
}
