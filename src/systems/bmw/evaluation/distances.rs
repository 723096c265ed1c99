//! What a hex is worth to stand in: how far the enemy is, and who is near.

use super::super::scene::Scene;
use super::super::state::State;
use crate::board::{Grid, Hex, HexSet};
use crate::kernel::{Memo, Side, UnitId};
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::rc::Rc;

/// How far a unit makes itself felt, in hexes.
const NEAR: u16 = 3;
/// No enemy can be reached from there.
const FAR: u16 = 99;

/// Hexes from which distances are measured.
type Ends = SmallVec<[Hex; 64]>;

thread_local! {
    /// While a side moves, its enemies stay where they are: the distances of the last decisions, of either side.
    static KNOWN: Memo<(u64, Ends), Vec<u16>> = const { Memo::of(4) };
}

/// How many hexes over land lie between every hex and the nearest of some.
fn apart(scene: &Scene, ends: &[Hex]) -> Vec<u16> {
    let grid = &scene.map.grid;
    let mut apart = vec![FAR; grid.len()];
    let mut open: Vec<Hex> = ends.to_vec();
    for &hex in ends {
        apart[hex.index()] = 0;
    }
    let mut next = 0;
    while let Some(&hex) = open.get(next) {
        next += 1;
        let distance = apart[hex.index()] + 1;
        grid.each_neighbor(hex, |_, to| {
            if apart[to.index()] > distance && !scene.effects(to).sea {
                apart[to.index()] = distance;
                open.push(to);
            }
        });
    }
    apart
}

/// Strength in the neighbourhood and distance to the enemy, hex by hex.
pub struct Distances<'a> {
    grid: &'a Grid,
    distance: Rc<Vec<u16>>,
    /// Every unit's hex and strength; the enemy's counts negative.
    strengths: Vec<(Hex, i32)>,
    /// By hex: what is known of its shortage.
    shortages: OnceCell<Vec<OnceCell<i32>>>,
}

impl<'a> Distances<'a> {
    /// The ground as a side sees it.
    pub fn new(scene: &'a Scene, s: &State, side: Side) -> Distances<'a> {
        let grid = &scene.map.grid;
        let strength = |whose: Side| {
            let sign = if whose == side { 1 } else { -1 };
            let units = s.units_on_map(scene, whose);
            units.map(move |(unit, hex)| (hex, sign * i32::from(s.values(scene, unit).strength)))
        };
        let strengths = strength(Side::A).chain(strength(Side::B)).collect();
        let enemy = side.enemy();
        let targets = s.units_on_map(scene, enemy).map(|(_, hex)| hex);
        let targets = targets.filter(|&hex| !scene.special.walled_against(side, hex));
        let spoils = scene.markers[enemy].iter().filter_map(|&marker| s.hex(marker));
        let ends: Ends = targets.chain(spoils).collect();
        let key = (scene.id.number(), ends.clone());
        let distance = KNOWN.with(|known| known.get(key, || apart(scene, &ends)));
        Distances { grid, distance, strengths, shortages: OnceCell::new() }
    }

    /// How many hexes lie between a hex and the nearest enemy or his camp.
    pub fn distance(&self, hex: Hex) -> f64 {
        f64::from(self.distance[hex.index()])
    }

    /// By how much own strength near a hex falls short of the enemy's; a unit that goes there brings its own.
    pub fn shortage(&self, hex: Hex) -> f64 {
        let near = || {
            let near = self.strengths.iter().filter(|(at, _)| self.grid.distance(*at, hex) <= NEAR);
            near.map(|(_, strength)| strength).sum()
        };
        let known = self.shortages.get_or_init(|| vec![OnceCell::new(); self.grid.len()]);
        f64::from((-*known[hex.index()].get_or_init(near)).max(0))
    }
}

/// Whether a unit in a hex keeps the enemy's line shut (BMW 16.1): it stands next to the narrower end.
pub fn bars_line(scene: &Scene, side: Side, hex: Hex) -> bool {
    scene.special.line.as_ref().filter(|line| line.side != side).is_some_and(|line| {
        let beside =
            |end: &HexSet| scene.map.grid.neighbors(hex).any(|(_, near)| end.contains(near));
        let size = |set: &HexSet| set.iter().count();
        match (beside(&line.to), beside(&line.from)) {
            (true, true) => true,
            (true, false) => size(&line.to) <= size(&line.from),
            (false, true) => size(&line.from) < size(&line.to),
            (false, false) => false,
        }
    })
}

/// Whether a unit stays where it is: it keeps a line shut or an own camp safe.
pub fn is_guard(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    let side = scene.counter(unit).side;
    bars_line(scene, side, hex) || s.markers_in(scene, side, hex).next().is_some()
}
