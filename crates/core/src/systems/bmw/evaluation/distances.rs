//! What a hex is worth to stand in: how far the enemy is, and who is near.

use super::super::scene::Scene;
use super::super::state::State;
use super::strengths::balance;
use crate::board::{Hex, HexBits, hexes_of};
use crate::kernel::{Memo, Side, UnitId};
use smallvec::{SmallVec, smallvec};
use std::cell::{Cell, OnceCell};
use std::rc::Rc;

/// For so many hexes the way is searched from each, among so many hexes around it; for more it is quicker to search the whole map.
const FEW: u8 = 8;
const LOOKED_AT: usize = 24;
/// No enemy can be reached from there.
const FAR: u8 = 99;

/// Hexes from which distances are measured.
type Ends = SmallVec<[Hex; 64]>;

thread_local! {
    /// While a side moves, its enemies stay where they are: the distances of the last decisions, of either side.
    static KNOWN: Memo<(u64, Ends), Vec<u8>> = const { Memo::of(4) };
}

/// Hexes as bits.
type Bits = SmallVec<[u64; 12]>;

/// How many hexes over land lie between every hex and the nearest of some: all that are as far are found at once.
fn apart(scene: &Scene, ends: &[u64]) -> Vec<u8> {
    let spreading = scene.map.grid.spreading();
    let mut apart = vec![FAR; scene.map.grid.len()];
    let (mut layer, mut unseen) = (Bits::from_slice(ends), Bits::from_slice(&scene.land));
    for distance in 0..FAR {
        for hex in hexes_of(&layer) {
            apart[hex.index()] = distance;
        }
        let mut next: Bits = smallvec![0; spreading.words()];
        spreading.spread(&layer, &mut next);
        let mut any = 0;
        for (place, (next, unseen)) in next.iter_mut().zip(&mut unseen).enumerate() {
            *unseen &= !layer[place];
            *next &= *unseen;
            any |= *next;
        }
        if any == 0 {
            break;
        }
        layer = next;
    }
    apart
}

/// Strength in the neighbourhood and distance to the enemy, hex by hex.
pub struct Distances<'a> {
    scene: &'a Scene,
    /// Where enemies and their camps are that can be reached.
    ends: Ends,
    /// The same hexes as bits.
    bits: Bits,
    /// By hex, once somebody asked for many.
    distance: OnceCell<Rc<Vec<u8>>>,
    /// How many hexes were asked for.
    asked: Cell<u8>,
    /// How much stronger side A is near each hex.
    balance: Rc<Vec<i32>>,
    side: Side,
}

impl<'a> Distances<'a> {
    /// The ground as a side sees it.
    pub fn new(scene: &'a Scene, s: &State, side: Side) -> Distances<'a> {
        let enemy = side.enemy();
        let targets = s.units_on_map(scene, enemy).map(|(_, hex)| hex);
        let targets = targets.filter(|&hex| !scene.special.walled_against(side, hex));
        let spoils = scene.markers[enemy].iter().filter_map(|&marker| s.hex(marker));
        let ends: Ends = targets.chain(spoils).collect();
        let mut bits: Bits = smallvec![0; scene.map.grid.spreading().words()];
        for hex in &ends {
            bits[hex.index() / 64] |= 1 << (hex.index() % 64);
        }
        Distances {
            scene,
            ends,
            bits,
            distance: OnceCell::new(),
            asked: Cell::new(0),
            balance: balance(scene, s),
            side,
        }
    }

    /// How many hexes lie between a hex and the nearest enemy or his camp.
    pub fn distance(&self, hex: Hex) -> f64 {
        if self.distance.get().is_none() && self.asked.get() < FEW {
            let key = (self.scene.id.number(), self.ends.clone());
            match KNOWN.with(|known| known.known(&key)) {
                Some(distance) => {
                    self.distance.get_or_init(|| distance);
                }
                None => {
                    if let Some(distance) = self.search(hex) {
                        self.asked.set(self.asked.get() + 1);
                        return f64::from(distance);
                    }
                }
            }
        }
        let distance = self.distance.get_or_init(|| {
            let key = (self.scene.id.number(), self.ends.clone());
            KNOWN.with(|known| known.get(key, || apart(self.scene, &self.bits)))
        });
        f64::from(distance[hex.index()])
    }

    /// How far the nearest of the ends is from one hex, if it is near: ways over land are as long from either end.
    fn search(&self, from: Hex) -> Option<u8> {
        let (scene, grid) = (self.scene, &self.scene.map.grid);
        let ends = HexBits(&self.bits);
        if ends.contains(from) {
            return Some(0);
        }
        if scene.effects(from).sea {
            return Some(FAR);
        }
        let mut open: SmallVec<[(Hex, u8); LOOKED_AT]> = smallvec![(from, 0)];
        let mut next = 0;
        while let Some(&(hex, distance)) = open.get(next) {
            next += 1;
            for (_, to) in grid.neighbors(hex) {
                if ends.contains(to) {
                    return Some(distance + 1);
                }
                if !scene.effects(to).sea && open.iter().all(|&(seen, _)| seen != to) {
                    if open.len() == LOOKED_AT {
                        return None;
                    }
                    open.push((to, distance + 1));
                }
            }
        }
        Some(FAR)
    }

    /// By how much own strength near a hex falls short of the enemy's; a unit that goes there brings its own.
    pub fn shortage(&self, hex: Hex) -> f64 {
        let ahead = self.balance[hex.index()];
        let short = if self.side == Side::A { -ahead } else { ahead };
        f64::from(short.max(0))
    }
}

/// Whether a unit in a hex keeps the enemy's line shut (BMW 16.1): it stands next to the narrower end.
pub fn bars_line(scene: &Scene, side: Side, hex: Hex) -> bool {
    let line = scene.special.line.as_ref().filter(|line| line.side != side);
    line.is_some_and(|line| line.is_at_mouth(&scene.map.grid, hex))
}

/// Whether a unit stays where it is: it keeps a line shut or an own camp safe.
pub fn is_guard(scene: &Scene, s: &State, unit: UnitId, hex: Hex) -> bool {
    let side = scene.counter(unit).side;
    bars_line(scene, side, hex) || s.markers_in(scene, side, hex).next().is_some()
}
