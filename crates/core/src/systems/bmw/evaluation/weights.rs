//! The numbers that judgement rests on, in victory points unless it says otherwise.

use crate::kernel::Portfolio;
use std::sync::LazyLock;

/// The styles that self-play found.
pub static PORTFOLIO: LazyLock<Portfolio<Weights, ()>> = LazyLock::new(|| {
    Portfolio::built_in(include_str!("../../../../../../assets/opponents/bmw.json"))
});

crate::weights! {
    /// What a player of the standard rules goes by.
    pub struct Weights {
        /// What it is worth to demoralize an army: its attacks shift a column (BMW 11.3).
        demoralization = 8.0,
        /// How much dearer a loss becomes on the way to disintegration, in shares of its worth.
        attrition = 1.0,
        /// How much own losses count, against the enemy's.
        care = 1.0,
        /// The ground that a beaten defender leaves.
        ground = 0.4,
        /// The ground that a beaten attacker leaves.
        rebuff = 0.3,
        /// What it costs to use a point of strength that could be used elsewhere.
        effort = 0.02,
        /// The share of its promise that an attack keeps whose target may leave before combat.
        evasion = 0.3,
        /// Whether the attacks of a combat phase are shared out all together (more than 0), or judged one by one.
        whole_phase = 0.0,
        /// What a plan to attack must promise.
        promise = 0.3,
        /// The chance that an enemy dies who has one way to retreat.
        one_way_out = 0.3,
        /// The chance that an enemy dies who has two ways to retreat.
        two_ways_out = 0.12,
        /// The chance that an enemy dies who has more ways to retreat.
        many_ways_out = 0.04,
        /// The chance that an attacker dies who is beaten back.
        rout = 0.15,
        /// What is left of a plan against light troops that nobody pins.
        unpinned = 0.15,
        /// How much a stronger unit is wanted for an attack, a point.
        stronger = 0.5,
        /// How much a unit is wanted that shuts a way to retreat.
        shuts = 0.9,
        /// What a point of strength costs that other enemies have beside the one who is meant (BMW 7.3).
        exposure = 0.35,
        /// What it costs to move a unit up to an enemy.
        approach = 0.1,
        /// What a charge costs besides: its unit turns to its back (BMW 9.6).
        charge = 0.6,
        /// What a move must gain that only betters a place.
        better = 0.15,
        /// What a hex costs that a unit is farther from the enemy, or nearer to him, than it wants to be.
        distance = 0.12,
        /// How far from the enemy a unit of two points or less wants to be, in hexes.
        weak_keep = 3.0,
        /// How far from the enemy a stronger unit wants to be, in hexes.
        strong_keep = 2.0,
        /// What a point costs by which own strength near a place falls short of the enemy's.
        shortage = 0.015,
        /// What a hex costs between a unit and those it escorts.
        straggling = 0.1,
        /// What it costs to stay in an enemy zone of control.
        contact = 0.5,
        /// What it costs to enter one for nothing.
        intrusion = 4.0,
        /// What a column is worth that an attack on a place shifts.
        cover = 0.1,
        /// What it is worth to shut the enemy's line (BMW 16.1).
        barring = 3.0,
        /// What it is worth to be a movement point nearer to the objective.
        nearer = 0.5,
        /// What a leader's company is worth to a unit, for each of its points.
        seat = 0.08,
        /// What a point of a leader's strength is worth where there is a fight.
        help = 0.3,
        /// What a hex costs between a leader and the enemy.
        idle = 0.05,
        /// What a hex between itself and the enemy is worth to a beaten unit, up to two.
        shelter = 0.15,
        /// What it costs to leave an attack unfought (BMW 8.3).
        flinch = 0.4,
        /// What it costs to go back by a feint (Karr wa Farr).
        feint = 0.6,
        /// What it is worth to follow a beaten enemy.
        pursuit = 0.2,
        /// What a point of strength costs by which the enemies around a victor exceed it.
        beset = 0.15,
        /// What a shot is worth that hits.
        shot = 0.3,
        /// What a point of strength is worth that a disordered target loses.
        disorder = 0.3,
        /// How much more it is worth to shoot at somebody for each own unit next to him, in shares.
        together = 0.5,
    }
}
