//! Where units can go: while their side moves, much the same from decision to decision.

use super::super::movement::{self, Way};
use super::super::passage::Premises;
use super::super::scene::Scene;
use super::super::state::State;
use crate::board::Hex;
use crate::kernel::{Hashed, Memo, UnitId};

thread_local! {
    /// The hexes that units entered at the last decisions, by all that they depend on.
    static KNOWN: Memo<Hashed<Premises>, Vec<Hex>> = const { Memo::of(96) };
}

/// The vacant hexes that a unit reaches.
pub fn reached(scene: &Scene, s: &State, unit: UnitId, how: Way) -> Vec<Hex> {
    let Some(mover) = movement::mover(scene, s, unit, how) else { return Vec::new() };
    let explore = || mover.explore(&[]).hexes().to_vec();
    let vacant = |hex: &Hex| s.unit_at(*hex).is_none();
    match mover.premises() {
        Some(premises) => {
            let entered = KNOWN.with(|known| known.get(Hashed::new(premises), explore));
            entered.iter().copied().filter(vacant).collect()
        }
        None => explore().into_iter().filter(vacant).collect(),
    }
}
