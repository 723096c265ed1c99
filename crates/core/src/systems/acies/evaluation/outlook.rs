//! How a battle is going to end. Unlike the worth of a position this counts armies in proportion to each other. What each feature
//! counts stands with the styles (`assets/opponents/acies.json`).

use super::super::card::Card;
use super::super::field::Line;
use super::super::scene::Scene;
use super::super::state::State;
use crate::kernel::Side;

/// Cards that are added to those of both sides in the ratio.
const FEW: f64 = 2.0;
/// What is added to both sides in the ratio of units, in hundreds of points.
const LITTLE: f64 = 1.0;

crate::weights! {
    /// How far a side is ahead, or what it counts to be ahead by one.
    pub struct Features {
        /// The ratio of cards that can still be drawn, as a logarithm: with the last one all is over (14.2).
        cards = 0.0,
        /// The ratio of units on the field, by their cost, as a logarithm.
        field = 0.0,
        /// Units of the Melee Line that nobody opposes.
        unopposed = 0.0,
        /// Units in the hand, by hundreds of points of their cost.
        held = 0.0,
        /// Who is next: 1, or -1.
        next = 0.0,
    }
}

/// How far a side is ahead.
pub fn features(scene: &Scene, s: &State, side: Side) -> Features {
    let (own, foe) = (Force::of(scene, s, side), Force::of(scene, s, side.enemy()));
    Features {
        cards: ((own.cards + FEW) / (foe.cards + FEW)).ln(),
        field: ((own.field + LITTLE) / (foe.field + LITTLE)).ln(),
        unopposed: own.unopposed - foe.unopposed,
        held: own.held - foe.held,
        next: if s.active == side { 1.0 } else { -1.0 },
    }
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
