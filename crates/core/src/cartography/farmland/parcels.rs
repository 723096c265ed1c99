//! How tilled land is divided: into furlongs that lie every way, cut off at roads and water.

use super::tilth::Tilth;
use super::{Crop, Parcel};
use crate::board::Hex;
use crate::cartography::beds::Beds;
use crate::cartography::cover::{Cover, share_at};
use crate::cartography::{noise, routes};
use crate::drawing::clipping::{area, halved};
use crate::drawing::{Point, point};
use crate::scenario::appearance::Country;
use crate::view::MapView;
use std::collections::{BTreeMap, BTreeSet};

/// From furlong to furlong.
const APART: f32 = 0.92;
/// Half the width of the balk between two of them.
const BALK: f32 = 0.035;
/// From the middle of a road or a watercourse to the first furrow.
const VERGE: f32 = 0.17;
/// Less land is not worth a plough; the square of a length.
const LEAST: f32 = 0.12;
/// So much of the land at its corners is open.
const OPEN: f32 = 0.72;

/// The pieces of the tilled hexes of a map, off some lines.
pub(super) fn parcels(
    (map, beds): (&MapView, &Beds),
    tilth: &BTreeMap<Hex, Tilth>,
    lines: &[&[Point]],
) -> Vec<Parcel> {
    let mut cells: BTreeSet<(i32, i32)> = BTreeSet::new();
    for hex in tilth.keys() {
        let middle = routes::middle(map, *hex);
        let ((x, y), (far_x, far_y)) =
            (cell(middle - Point::splat(1.0)), cell(middle + Point::splat(1.0)));
        cells.extend((x..=far_x).flat_map(|x| (y..=far_y).map(move |y| (x, y))));
    }
    let parcel = |(x, y): (i32, i32)| {
        let at = middle(x, y);
        let tilled = tilth.get(&hex_at(map, at)?)?;
        let chance = noise::chance(x, y, 307);
        // Tilled land lies together.
        let worth = 0.5 + 0.5 * noise::smooth(at * 0.55, 311);
        if tilled.share < 1.0 && 0.65 * worth + 0.35 * chance > tilled.share {
            return None;
        }
        let outline = verged(cut_out(x, y), at, lines)?;
        let open = |at: &Point| {
            let own = hex_at(map, *at).is_some_and(|hex| beds.cover(hex) == Some(Cover::Open));
            own && share_at(map, beds, Cover::Open, *at) > OPEN
        };
        if area(&outline) < 2.0 * LEAST || !outline.iter().all(open) {
            return None;
        }
        let crop = tilled.crop.unwrap_or_else(|| usual(map.appearance.country, at, chance));
        let turn = if noise::chance(x, y, 313) < 0.5 { 0.0 } else { std::f32::consts::FRAC_PI_2 };
        let along = point(1.0, 0.0).rotated(1.1 * noise::smooth(at * 0.3, 317) + turn);
        Some(Parcel { outline, at, along, crop, chance })
    };
    cells.into_iter().filter_map(parcel).collect()
}

/// What grows where nothing else is wanted.
fn usual(country: Country, at: Point, chance: f32) -> Crop {
    // Gardens lie together, too.
    let lot = 0.5 + 0.35 * noise::smooth(at * 0.5, 331) + 0.3 * (chance - 0.5);
    let (orchards, vineyards) = match country {
        Country::Lowland => (0.28, 0.0),
        Country::Downland => (0.2, 0.0),
        Country::Levant => (0.45, 0.3),
    };
    if lot < orchards {
        Crop::Orchard
    } else if lot < orchards + vineyards {
        Crop::Vineyard
    } else {
        Crop::Strips
    }
}

fn hex_at(map: &MapView, at: Point) -> Option<Hex> {
    map.layout.hex_at(&map.map.grid, at.x, at.y)
}

#[allow(clippy::cast_possible_truncation)] // maps are small
fn cell(at: Point) -> (i32, i32) {
    ((at.x / APART).floor() as i32, (at.y / APART).floor() as i32)
}

/// The middle of a furlong.
fn middle(x: i32, y: i32) -> Point {
    let jitter = |salt: u32| 0.5 + 0.62 * (noise::chance(x, y, salt) - 0.5);
    #[allow(clippy::cast_precision_loss)] // maps are small
    let (column, row) = (x as f32, y as f32);
    point(column + jitter(337), row + jitter(347)) * APART
}

/// What lies nearer to the middle of a furlong than to that of any other, without its balks: clockwise.
fn cut_out(x: i32, y: i32) -> Vec<Point> {
    let (at, far) = (middle(x, y), 1.5 * APART);
    let corners = [(-far, -far), (far, -far), (far, far), (-far, far)];
    let mut outline: Vec<Point> = corners.iter().map(|(x, y)| at + point(*x, *y)).collect();
    for (dx, dy) in (-2..=2).flat_map(|dx| (-2..=2).map(move |dy| (dx, dy))) {
        if (dx, dy) != (0, 0) {
            let way = middle(x + dx, y + dy) - at;
            let off = (way.length() / 2.0 - BALK).max(0.0);
            outline = kept_before(&outline, at, (way.normalized(), off));
        }
    }
    outline
}

/// The part of an outline that lies less than so far from a place in a direction.
fn kept_before(outline: &[Point], at: Point, (way, off): (Point, f32)) -> Vec<Point> {
    let on = at + way * off;
    halved(outline, (on, on - way.turned()))
}

/// An outline without what lies beyond the verges of roads and banks; nothing if its middle lies on one.
fn verged(mut outline: Vec<Point>, at: Point, lines: &[&[Point]]) -> Option<Vec<Point>> {
    for line in lines {
        for two in line.windows(2) {
            let near = nearest(at, two);
            let far = (near - at).length();
            if far > 1.5 * APART {
                continue;
            }
            if far <= VERGE {
                return None;
            }
            outline = kept_before(&outline, at, ((near - at).normalized(), far - VERGE));
        }
    }
    (outline.len() > 2).then_some(outline)
}

/// The place on a line that is nearest to another.
fn nearest(at: Point, two: &[Point]) -> Point {
    let (way, to) = (two[1] - two[0], at - two[0]);
    let long = way.x * way.x + way.y * way.y;
    let share = if long > 0.0 { (to.x * way.x + to.y * way.y) / long } else { 0.0 };
    two[0].lerp(two[1], share.clamp(0.0, 1.0))
}
