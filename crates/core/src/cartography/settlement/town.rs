//! A town: its church, its houses in rows along roads and lanes, and gardens behind them.

use super::building_site::{Bounds, BuildingSite};
use super::footprint::Footprint;
use super::lanes::lanes;
use super::{Building, BuildingKind, Settlements};
use crate::board::{Hex, HexSet};
use crate::cartography::beds::Beds;
use crate::cartography::{noise, routes};
use crate::drawing::{Point, point};
use crate::scenario::appearance::Country;
use crate::view::MapView;

/// From the middle of a road to the front of its houses.
const ROAD: f32 = 0.13;
/// The same for a lane.
const LANE: f32 = 0.085;
/// Open towns end where less of the land belongs to them.
const OPEN: f32 = 0.52;
/// From tree to tree between the houses.
const ORCHARD: f32 = 0.27;
/// So many hexes have a church or a mosque.
const PARISH: usize = 3;

/// Builds a town, within walls or open.
pub fn build(
    (map, beds): (&MapView, &Beds),
    (hexes, walled): (&[Hex], bool),
    roads: &[Vec<Point>],
    out: &mut Settlements,
) {
    let set = HexSet::new(hexes.iter().copied());
    let lanes = lanes(map, &set, roads);
    let bounds = if walled { Bounds::Walls } else { Bounds::Share(OPEN) };
    let mut site = BuildingSite::new(map, beds, set, bounds);
    for (streets, half) in [(roads, ROAD - 0.02), (&lanes[..], LANE - 0.02)] {
        for street in streets {
            site.keep_free(street, half);
        }
    }
    if hexes.len() >= PARISH {
        place_of_worship(map, hexes, &mut site, out);
    }
    // Towns within walls have no room for gardens.
    let ranks = if walled { 3 } else { 1 };
    let mut gardens = Vec::new();
    for (number, (street, front)) in
        (roads.iter().map(|road| (road, ROAD)).chain(lanes.iter().map(|lane| (lane, LANE))))
            .enumerate()
    {
        for right in [false, true] {
            let salt = 149 + 2 * u32::try_from(number).unwrap_or(0) + u32::from(right);
            row(street, (front, right), (ranks, salt), &mut site, out, &mut gardens);
        }
    }
    if walled {
        crowd(map, hexes, &mut site, out);
    } else {
        out.gardens.extend(gardens.into_iter().filter(|garden| site.take(*garden)));
        plant(map, hexes, &mut site, out);
    }
    out.lanes.extend(lanes);
}

/// Fills what is left within the walls with small houses.
fn crowd(map: &MapView, hexes: &[Hex], site: &mut BuildingSite<'_>, out: &mut Settlements) {
    for &hex in hexes {
        let middle = routes::middle(map, hex);
        let steps = || (-5..=5_i8).map(f32::from);
        for at in steps().flat_map(|y| steps().map(move |x| middle + point(x, y) * 0.19)) {
            let chance = noise::smooth(at * 4.3, 199) * 0.5 + 0.5;
            let along = point(1.0, 0.5 * noise::smooth(at * 0.4, 211)).normalized();
            let half = point(0.08 + 0.035 * chance, 0.075);
            let print = Footprint { at, along, half };
            if site.take(print.grown(0.012)) {
                out.buildings.push(Building { print, kind: BuildingKind::House(chance) });
            }
        }
    }
}

/// Plants trees where nothing stands.
pub fn plant(map: &MapView, hexes: &[Hex], site: &mut BuildingSite<'_>, out: &mut Settlements) {
    for &hex in hexes {
        let middle = routes::middle(map, hex);
        let steps = || (-3..=3_i8).map(f32::from);
        for at in steps().flat_map(|x| steps().map(move |y| middle + point(x, y) * ORCHARD)) {
            let at = at + noise::drift(at * 3.1, 191) * 0.1;
            let half = Point::splat(0.055 + 0.03 * noise::smooth(at * 5.0, 193).abs());
            let print = Footprint { at, along: point(1.0, 0.0), half };
            if noise::smooth(at * 0.9, 197) > -0.15 && site.take(print) {
                out.trees.push(print);
            }
        }
    }
}

/// A row of houses on one side of a street, or several behind each other.
fn row(
    street: &[Point],
    (front, right): (f32, bool),
    (ranks, salt): (u8, u32),
    site: &mut BuildingSite<'_>,
    out: &mut Settlements,
    gardens: &mut Vec<Footprint>,
) {
    let long: f32 = street.windows(2).map(|two| (two[1] - two[0]).length()).sum();
    let mut from = 0.03;
    let mut number = 0;
    while from < long {
        let chance = |salt_too: u32| noise::chance(number, 7, salt.wrapping_add(salt_too * 1000));
        let wide = 0.17 + 0.15 * chance(1);
        let (at, along) = on(street, from + wide / 2.0);
        let off = if right { -along.turned() } else { along.turned() };
        let mut begin = front;
        for rank in 0..ranks {
            let rank = u32::from(rank);
            let deep = 0.16 + 0.07 * chance(2 + rank);
            let half = point(wide / 2.0 - 0.008, deep / 2.0);
            let print = Footprint { at: at + off * (begin + deep / 2.0), along, half };
            // Here and there a plot stands empty.
            let empty = chance(11 + rank) > 0.93;
            if !empty && site.take(print) {
                let kind = BuildingKind::House(chance(21 + rank));
                out.buildings.push(Building { print, kind });
                let garden = 0.18 + 0.22 * chance(5);
                let behind = at + off * (begin + deep + 0.02 + garden / 2.0);
                gardens.push(Footprint { at: behind, along, half: point(half.x, garden / 2.0) });
            }
            begin += deep + 0.035;
        }
        from += wide;
        number += 1;
    }
}

/// The place on a line so far from its beginning, and the way of the line there.
fn on(line: &[Point], far: f32) -> (Point, Point) {
    let mut left = far;
    let mut last = (line[0], point(1.0, 0.0));
    for two in line.windows(2) {
        let long = (two[1] - two[0]).length();
        if long > 0.0 {
            let way = (two[1] - two[0]) * (1.0 / long);
            if left <= long {
                return (two[0] + way * left, way);
            }
            last = (two[1], way);
        }
        left -= long;
    }
    last
}

/// A church, or a mosque in the Levant, as near to the middle of the town as there is room.
fn place_of_worship(
    map: &MapView,
    hexes: &[Hex],
    site: &mut BuildingSite<'_>,
    out: &mut Settlements,
) {
    #[allow(clippy::cast_precision_loss)] // maps are small
    let share = 1.0 / hexes.len() as f32;
    let middle =
        hexes.iter().fold(Point::default(), |sum, &hex| sum + routes::middle(map, hex) * share);
    let (kind, half) = if map.appearance.country == Country::Levant {
        (BuildingKind::Mosque, point(0.38, 0.28))
    } else {
        (BuildingKind::Church, point(0.46, 0.24))
    };
    let steps = || (-12..=12_i8).map(f32::from);
    let mut places: Vec<Point> =
        steps().flat_map(|x| steps().map(move |y| middle + point(x, y) * 0.16)).collect();
    places.sort_by(|a, b| (*a - middle).length().total_cmp(&(*b - middle).length()));
    // In a narrow town it is smaller.
    for share in [1.0, 0.82, 0.68] {
        let print = |at: Point| Footprint { at, along: point(1.0, 0.0), half: half * share };
        let yard = |at: Point| print(at).grown(0.07 * share);
        let free = places.iter().copied().find(|&at| site.is_vacant(&yard(at)));
        if let Some(at) = free.filter(|&at| site.take(yard(at))) {
            if kind == BuildingKind::Church {
                out.gardens.push(yard(at));
            }
            out.buildings.push(Building { print: print(at), kind });
            return;
        }
    }
}
