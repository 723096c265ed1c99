//! How much stronger one side is than the other near each hex, kept up to date as units move.

use super::super::scene::Scene;
use super::super::state::{Face, Place, State};
use crate::board::Hex;
use crate::kernel::{Side, UnitId};
use std::cell::RefCell;
use std::rc::Rc;

/// How far a unit makes itself felt, in hexes.
const NEAR: u16 = 3;

thread_local! {
    /// The balance at the last decision. The next one differs by a unit or two, whose strength is taken away where they were and added
    /// where they are: integers, so that the order in which it happened leaves no trace.
    static LAST: RefCell<Option<Balance>> = const { RefCell::new(None) };
}

/// The strength of side A near each hex less that of side B.
struct Balance {
    scene: u64,
    /// The hexes near each hex, itself included.
    near: Vec<Vec<Hex>>,
    /// By counter: where it is counted, and by which side of it.
    counted: Vec<(Place, Face)>,
    /// By hex.
    sums: Rc<Vec<i32>>,
}

impl Balance {
    /// Nobody is counted yet.
    fn empty(scene: &Scene) -> Balance {
        let grid = &scene.map.grid;
        let near = |hex| -> Vec<Hex> { [hex].into_iter().chain(grid.within(hex, NEAR)).collect() };
        Balance {
            scene: scene.id.number(),
            near: grid.hexes().map(near).collect(),
            counted: vec![(Place::Unplaced, Face::Front); scene.counters.len()],
            sums: Rc::new(vec![0; grid.len()]),
        }
    }

    /// Counts everybody as the position has him.
    fn follow(&mut self, scene: &Scene, s: &State) {
        for &unit in scene.units[Side::A].iter().chain(&scene.units[Side::B]) {
            let piece = s.piece(unit);
            let now = (piece.place, piece.face);
            let before = std::mem::replace(&mut self.counted[unit.index()], now);
            if before != now {
                self.add(scene, unit, before, -1);
                self.add(scene, unit, now, 1);
            }
        }
    }

    fn add(&mut self, scene: &Scene, unit: UnitId, (place, face): (Place, Face), times: i32) {
        let Place::Map(hex) = place else { return };
        let counter = scene.counter(unit);
        let sign = if counter.side == Side::A { times } else { -times };
        let strength = sign * i32::from(counter.face(face).strength);
        let sums = Rc::make_mut(&mut self.sums);
        for near in &self.near[hex.index()] {
            sums[near.index()] += strength;
        }
    }
}

/// By hex, the strength of the units of side A near it less that of side B.
pub fn balance(scene: &Scene, s: &State) -> Rc<Vec<i32>> {
    LAST.with_borrow_mut(|last| {
        let known = last.take().filter(|balance| balance.scene == scene.id.number());
        let mut balance = known.unwrap_or_else(|| Balance::empty(scene));
        balance.follow(scene, s);
        Rc::clone(&last.insert(balance).sums)
    })
}
