//! The middles of hexes, joined where they are of one kind: a row of hexes is a line, a heap of them a plane. How near it runs says
//! how much of the kind there is at a place.

use super::beyond::Beyond;
use super::cover::Cover;
use crate::board::Hex;
use crate::drawing::ground::castles::castles;
use crate::drawing::ground::kind::Ground;
use crate::drawing::{Point, point};
use crate::view::MapView;
use std::collections::{BTreeMap, BTreeSet};

/// The square of the distance from which on a hex has no say: that of its neighbours' middles.
const REACH: f32 = 3.0;
/// The hexes around one, in axial coordinates.
const RING: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The middles of hexes and what covers them. Hexes of the same kind that adjoin are one: a row is a line, a heap is a plane.
#[derive(Clone, Debug)]
pub struct Beds {
    covers: Vec<Option<Cover>>,
    middles: Vec<Point>,
    beyond: Beyond,
    /// The hexes beside the map, by axial coordinates: the land goes on there as it is.
    around: BTreeMap<(i32, i32), (Cover, Point)>,
}

impl Beds {
    /// Of the hexes of a map.
    #[must_use]
    pub fn new(map: &MapView) -> Beds {
        let (grid, grounds) = (&map.map.grid, Ground::all(map));
        let castles = castles(map);
        let cover = |hex: Hex| {
            // A castle stands alone on its ground.
            if castles.contains(hex) {
                return Some(Cover::Open);
            }
            let terrain = usize::from(map.hexes[hex.index()].terrain);
            Cover::of(grounds.get(terrain).copied().unwrap_or(Ground::Clear))
        };
        let covers: Vec<Option<Cover>> = grid.hexes().map(cover).collect();
        let middle =
            |hex: Hex| point(map.hexes[hex.index()].center.0, map.hexes[hex.index()].center.1);
        // Where water runs from hex to hex, its bed is smoothed.
        let bed = |hex: Hex| {
            let wet = |hex: &Hex| covers[hex.index()] == Some(Cover::Water);
            let beside: Vec<Hex> = grid.neighbors(hex).map(|(_, next)| next).filter(wet).collect();
            match beside[..] {
                [a, b] if wet(&hex) && !grid.adjacent(a, b) => {
                    middle(hex).lerp(middle(a).lerp(middle(b), 0.5), 0.5)
                }
                _ => middle(hex),
            }
        };
        let middles = grid.hexes().map(bed).collect();
        let around = around(map, &covers);
        Beds { covers, middles, beyond: Beyond::of(map), around }
    }

    /// What covers a hex; nothing where nothing is in play.
    #[must_use]
    pub fn cover(&self, hex: Hex) -> Option<Cover> {
        self.covers[hex.index()]
    }

    /// How much there is of each kind of cover at a place; gives the sum.
    pub fn shares(&self, map: &MapView, at: Point, shares: &mut [f32; Cover::ALL.len()]) -> f32 {
        let (q, r) = map.layout.axial_at(at.x, at.y);
        let known = |(dq, dr): (i32, i32)| {
            let Some(hex) = map.map.grid.at_axial(q + dq, r + dr) else {
                let key = (q + dq, r + dr);
                return self.beyond.at(map, key).or_else(|| self.around.get(&key).copied());
            };
            Some((self.covers[hex.index()]?, self.middles[hex.index()]))
        };
        let (own, ring) = (known((0, 0)), RING.map(known));
        let mut nearest = [REACH; Cover::ALL.len()];
        let mut note = |cover: Cover, far: f32| {
            let nearest = &mut nearest[cover as usize];
            *nearest = nearest.min(far);
        };
        if let Some((cover, middle)) = own {
            note(cover, far_from_line(at, middle, middle));
        }
        for k in 0..6 {
            let Some((cover, middle)) = ring[k] else { continue };
            note(cover, far_from_line(at, middle, middle));
            let next = ring[(k + 1) % 6].filter(|next| next.0 == cover);
            let joined = own.filter(|own| own.0 == cover);
            if let Some((_, next)) = next {
                note(cover, far_from_line(at, middle, next));
            }
            if let Some((_, own)) = joined {
                note(cover, far_from_line(at, middle, own));
            }
            if let (Some((_, next)), Some((_, own))) = (next, joined)
                && is_between(at, [own, middle, next])
            {
                note(cover, 0.0);
            }
        }
        let mut all = 0.0;
        for (share, far) in shares.iter_mut().zip(nearest) {
            let left = 1.0 - far / REACH;
            *share = left * left;
            all += *share;
        }
        all
    }
}

/// The hexes in two rings around a map: each is covered as the hex straight inwards from it, best one that has the same cover behind
/// it, so that rivers and woods go on over the edge.
fn around(map: &MapView, covers: &[Option<Cover>]) -> BTreeMap<(i32, i32), (Cover, Point)> {
    let grid = &map.map.grid;
    let center = |(q, r): (i32, i32)| {
        let (x, y) = map.layout.center_at(q, r);
        point(x, y)
    };
    let mut known: BTreeMap<(i32, i32), Option<Cover>> = BTreeMap::new();
    let mut ring: BTreeSet<(i32, i32)> = BTreeSet::new();
    for hex in grid.hexes() {
        let (x, y) = map.hexes[hex.index()].center;
        let (q, r) = map.layout.axial_at(x, y);
        if grid.neighbors(hex).count() < RING.len() {
            known.insert((q, r), covers[hex.index()]);
            ring.extend(RING.map(|(dq, dr)| (q + dq, r + dr)));
        }
    }
    let mut around = BTreeMap::new();
    for _ in 0..2 {
        let outside = |&(q, r): &(i32, i32)| grid.at_axial(q, r).is_none();
        let mut found = Vec::new();
        for key in std::mem::take(&mut ring).into_iter().filter(outside) {
            let cover = |(q, r): (i32, i32)| {
                let inside = || grid.at_axial(q, r).and_then(|hex| covers[hex.index()]);
                known.get(&(q, r)).copied().unwrap_or_else(inside)
            };
            let here = center(key);
            let ways = RING.map(|(dq, dr)| (center((key.0 + dq, key.1 + dr)) - here, (dq, dr)));
            let own = |&(_, (dq, dr)): &(Point, (i32, i32))| cover((key.0 + dq, key.1 + dr));
            let known = ways.iter().filter(|way| own(way).is_some());
            let inwards = known.fold(Point::default(), |sum, way| sum + way.0);
            let worth = |way: &(Point, (i32, i32))| {
                let (dq, dr) = way.1;
                let goes_on = cover((key.0 + 2 * dq, key.1 + 2 * dr)) == own(way);
                let ahead = way.0.x * inwards.x + way.0.y * inwards.y;
                if goes_on { ahead + inwards.length() * 4.0 } else { ahead }
            };
            let beside = ways.iter().filter_map(|way| Some((worth(way), own(way)?)));
            // A river along the edge goes on beside it; else the first of the best.
            let wet = ways.iter().filter(|way| own(way) == Some(Cover::Water)).count();
            let river = (wet > 1).then_some((0.0, Cover::Water));
            let best = beside.fold(None, |best: Option<(f32, Cover)>, next| match best {
                Some(best) if best.0 + 0.01 >= next.0 => Some(best),
                _ => Some(next),
            });
            found.extend(river.or(best).map(|(_, cover)| (key, cover)));
        }
        for (key, cover) in found {
            known.insert(key, Some(cover));
            around.insert(key, (cover, center(key)));
            ring.extend(RING.map(|(dq, dr)| (key.0 + dq, key.1 + dr)));
        }
        ring.retain(|key| !around.contains_key(key));
    }
    around
}

/// The square of the distance from a line.
fn far_from_line(at: Point, a: Point, b: Point) -> f32 {
    let (way, to) = (b - a, at - a);
    let long = way.x * way.x + way.y * way.y;
    let share =
        if long > 0.0 { ((to.x * way.x + to.y * way.y) / long).clamp(0.0, 1.0) } else { 0.0 };
    let off = to - way * share;
    off.x * off.x + off.y * off.y
}

/// Whether a place lies in a triangle.
fn is_between(at: Point, corners: [Point; 3]) -> bool {
    let side = |a: Point, b: Point| (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
    let sides = [0, 1, 2].map(|k: usize| side(corners[k], corners[(k + 1) % 3]));
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}
