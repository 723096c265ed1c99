//! Places of a map that show what its ground looks like, for keys.

use super::heights::STEEP;
use super::kind::Ground;
use crate::board::{Direction, Hex};
use crate::drawing::{Point, point};
use crate::view::MapView;

/// How many hexes the outskirts of a town reach.
const OUTSKIRTS: u16 = 4;

/// What a sample shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SampleKind {
    /// The terrain of this number.
    Terrain(u8),
    /// The hexside feature of this number.
    Feature(usize),
    /// A road.
    Road,
    /// A watercourse without effect.
    Stream,
    /// A hexside with one level of height between its hexes.
    Slope,
    /// A hexside with more than that.
    Steep,
}

/// A place of the map that shows what something looks like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// What it shows.
    pub kind: SampleKind,
    /// The hex whose drawing has it.
    pub hex: Hex,
    /// The middle of it, in units.
    pub at: Point,
}

/// A place for each terrain in play by their names, each hexside feature, roads, watercourses, slopes: what the map has of them.
#[must_use]
pub fn samples(map: &MapView) -> Vec<Sample> {
    let ways = ways(map).into_iter().flatten();
    terrains(map).into_iter().chain(features(map)).chain(ways).chain(slopes(map)).collect()
}

fn middle(map: &MapView, hex: Hex) -> Point {
    let (x, y) = map.hexes[hex.index()].center;
    point(x, y)
}

/// Hexes in play.
fn in_play(map: &MapView) -> impl Iterator<Item = Hex> {
    let grounds = Ground::all(map);
    map.map.grid.hexes().filter(move |hex| {
        let terrain = usize::from(map.hexes[hex.index()].terrain);
        grounds.get(terrain) != Some(&Ground::Void)
    })
}

/// Of each terrain the hex that has most of it around it, away from roads, and no name.
fn terrains(map: &MapView) -> Vec<Sample> {
    let on_road = |hex: &Hex| map.roads.iter().any(|(_, road)| road.contains(hex));
    // Around towns there are fields, which are no terrain.
    let rural = rural(map);
    let worth = |hex: Hex| {
        let own = map.hexes[hex.index()].terrain;
        let same = map.map.grid.neighbors(hex).filter(|(_, n)| map.hexes[n.index()].terrain == own);
        let bare = map.hexes[hex.index()].place.is_none() && !on_road(&hex);
        same.count() + 7 * usize::from(bare) + 14 * usize::from(rural[hex.index()])
    };
    let mut best: Vec<Option<(usize, Hex)>> = vec![None; map.terrains.len()];
    for hex in in_play(map) {
        if let Some(best) = best.get_mut(usize::from(map.hexes[hex.index()].terrain)) {
            let worth = worth(hex);
            if best.is_none_or(|(known, _)| worth > known) {
                *best = Some((worth, hex));
            }
        }
    }
    let sample = |(number, best): (u8, Option<(usize, Hex)>)| {
        let (_, hex) = best?;
        Some(Sample { kind: SampleKind::Terrain(number), hex, at: middle(map, hex) })
    };
    let mut terrains: Vec<Sample> = (0..=u8::MAX).zip(best).filter_map(sample).collect();
    let name = |sample: &Sample| &map.terrains[usize::from(map.hexes[sample.hex.index()].terrain)];
    terrains.sort_by(|a, b| name(a).name.cmp(&name(b).name));
    terrains
}

/// Of each hex, whether it lies far from every town.
fn rural(map: &MapView) -> Vec<bool> {
    let grounds = Ground::all(map);
    let is_town = |hex: &Hex| {
        let ground = grounds.get(usize::from(map.hexes[hex.index()].terrain));
        ground.is_some_and(|ground| ground.is_town())
    };
    let towns: Vec<Hex> = map.map.grid.hexes().filter(is_town).collect();
    let far = |hex: Hex| towns.iter().all(|&town| map.map.grid.distance(hex, town) > OUTSKIRTS);
    map.map.grid.hexes().map(far).collect()
}

/// The first hexside of which something is true, with the hex from which it is so.
fn hexside(map: &MapView, is: impl Fn(Hex, Direction, Hex) -> bool) -> Option<(Hex, Point)> {
    in_play(map).find_map(|hex| {
        let (_, next) = map.map.grid.neighbors(hex).find(|&(d, next)| is(hex, d, next))?;
        Some((hex, middle(map, hex).lerp(middle(map, next), 0.5)))
    })
}

fn features(map: &MapView) -> Vec<Sample> {
    let sample = |number: usize| {
        // A side is drawn by the first of its two hexes.
        let bears = |hex: Hex, d: Direction| map.map.features(hex, d) >> number & 1 == 1;
        let (hex, at) = hexside(map, |hex, d, next| hex < next && bears(hex, d))?;
        Some(Sample { kind: SampleKind::Feature(number), hex, at })
    };
    (0..map.features.len().min(8)).filter_map(sample).collect()
}

/// A hex with a road, where roads are no terrain and shown already, and one with a watercourse without effect.
fn ways(map: &MapView) -> [Option<Sample>; 2] {
    let grounds = Ground::all(map);
    let told = in_play(map)
        .any(|hex| grounds.get(usize::from(map.hexes[hex.index()].terrain)) == Some(&Ground::Road));
    let roads: Vec<Hex> = map.roads.iter().flat_map(|(_, road)| road.iter().copied()).collect();
    let streams: Vec<Hex> = map.streams.iter().flatten().copied().collect();
    // In the middle of the map a way goes through its hex from side to side.
    let inner = |&hex: &Hex| map.map.grid.neighbors(hex).count() == 6;
    let alone = |kind: SampleKind, own: &[Hex], other: &[Hex]| {
        let own = || own.iter().copied().filter(inner);
        let hex = own().find(|hex| !other.contains(hex)).or_else(|| own().next())?;
        Some(Sample { kind, hex, at: middle(map, hex) })
    };
    let road = alone(SampleKind::Road, &roads, &streams).filter(|_| !told);
    [road, alone(SampleKind::Stream, &streams, &roads)]
}

fn slopes(map: &MapView) -> impl Iterator<Item = Sample> {
    // The higher hex draws the line.
    let drop = |hex: Hex, next: Hex| map.map.level(hex).saturating_sub(map.map.level(next));
    let slope = hexside(map, |hex, _, next| (1..STEEP).contains(&drop(hex, next)));
    let scarp = hexside(map, |hex, _, next| drop(hex, next) >= STEEP);
    let all = [(SampleKind::Slope, slope), (SampleKind::Steep, scarp)];
    all.into_iter().filter_map(|(kind, found)| found.map(|(hex, at)| Sample { kind, hex, at }))
}
