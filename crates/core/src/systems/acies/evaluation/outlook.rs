//! How a battle is going to end. Unlike the worth of a position this counts armies in proportion to each other.
//!
//! The numbers are those of logistic regressions over all player turns of 3,600 games between *normal* players (Fast Play, Rome and
//! Macedon against Carthage, 1,200 of each and seven tenths of them fitted) against how the games ended, rounded to what all three
//! have in common.

use super::super::card::Card;
use super::super::field::Line;
use super::super::scene::Scene;
use super::super::state::State;
use crate::kernel::Side;

/// What the ratio of cards that can still be drawn counts, as a logarithm: with the last one all is over (14.2).
const CARDS: f64 = 4.2;
/// Cards that are added to those of both sides in the ratio.
const FEW: f64 = 2.0;
/// What the ratio of units on the field counts, by their cost, as a logarithm.
const FIELD: f64 = 2.8;
/// What is added to both sides in the ratio, in hundreds of points.
const LITTLE: f64 = 1.0;
/// What a unit of the Melee Line counts that nobody opposes.
const UNOPPOSED: f64 = 0.3;
/// What units in the hand count, by hundreds of points of their cost.
const HELD: f64 = 0.6;
/// What it counts to be next.
const NEXT: f64 = 0.4;

/// The logarithm of a side's odds to win a battle that goes on.
pub fn log_odds(scene: &Scene, s: &State, side: Side) -> f64 {
    let (own, foe) = (Force::of(scene, s, side), Force::of(scene, s, side.enemy()));
    CARDS * ((own.cards + FEW) / (foe.cards + FEW)).ln()
        + FIELD * ((own.field + LITTLE) / (foe.field + LITTLE)).ln()
        + UNOPPOSED * (own.unopposed - foe.unopposed)
        + HELD * (own.held - foe.held)
        + if s.active == side { NEXT } else { -NEXT }
}

/// What a side fights with.
#[derive(Default)]
struct Force {
    /// The cards of deck, reserve and hand.
    cards: f64,
    /// The cost of the units on the field, in hundreds of points.
    field: f64,
    /// The units of the Melee Line that nobody opposes.
    unopposed: f64,
    /// The cost of the units in the hand, in hundreds of points.
    held: f64,
}

impl Force {
    fn of(scene: &Scene, s: &State, side: Side) -> Force {
        let holding = s.of(side);
        let cards = holding.drawable() + holding.hand.len();
        let hundreds = |kind| f64::from(scene.unit(kind).cost) / 100.0;
        let held = holding.hand.iter().map(|card| match *card {
            Card::Unit(kind) => hundreds(kind),
            Card::Tactic(_) => 0.0,
        });
        let mut force = Force {
            cards: f64::from(u32::try_from(cards).unwrap_or(u32::MAX)),
            held: held.sum(),
            ..Force::default()
        };
        for (cell, piece) in s.field.of(side) {
            force.field += hundreds(piece.kind);
            if cell.line == Line::Melee && s.field.opposite(cell).is_none() {
                force.unopposed += 1.0;
            }
        }
        force
    }
}
