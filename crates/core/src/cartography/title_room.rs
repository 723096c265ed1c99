//! Where a map has room for its title: on hexes that are no part of the land.

use crate::drawing::ground::kind::Ground;
use crate::drawing::{Area, Point, point};
use crate::view::MapView;

/// From place to place that is looked at, in units.
const STEP: f32 = 0.25;
/// The least room for a title, in units.
const LEAST: Point = point(5.0, 2.0);
/// How far it keeps from the land, in units.
const APART: f32 = 0.3;

/// The largest rectangle that holds nothing but hexes outside the play, in units; nothing if none is large enough.
#[must_use]
pub fn room(map: &MapView) -> Option<Area> {
    let grounds = Ground::all(map);
    let is_void = |terrain: u8| grounds.get(usize::from(terrain)) == Some(&Ground::Void);
    let void = map.hexes.iter().filter(|hex| is_void(hex.terrain));
    let around = void.map(|hex| Area::around(point(hex.center.0, hex.center.1), Point::splat(1.0)));
    let all = around.reduce(|all, one| all.join(&one))?;
    let empty = |x: f32, y: f32| {
        let hex = map.layout.hex_at(&map.map.grid, x, y);
        hex.is_some_and(|hex| is_void(map.hexes[hex.index()].terrain))
    };
    let (wide, high) = (count(all.width()), count(all.height()));
    let mut best: Option<Area> = None;
    // How many places above each other are empty down to the present row.
    let mut depths = vec![0_u16; usize::from(wide)];
    for row in 0..high {
        for (column, depth) in (0..wide).zip(&mut depths) {
            let at = all.min + point(f32::from(column), f32::from(row)) * STEP;
            *depth = if empty(at.x, at.y) { *depth + 1 } else { 0 };
        }
        let found = largest(&depths).map(|(first, last, depth)| {
            let min = point(f32::from(first), f32::from(row + 1 - depth));
            let max = point(f32::from(last), f32::from(row));
            Area::new(all.min + min * STEP, all.min + max * STEP)
        });
        let size = |area: &Area| area.width() * area.height();
        best = [best, found].into_iter().flatten().max_by(|a, b| size(a).total_cmp(&size(b)));
    }
    let room = best?.shrink(APART);
    (room.width() >= LEAST.x && room.height() >= LEAST.y).then_some(room)
}

/// How many places there are on so many units.
fn count(units: f32) -> u16 {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a map is not that large
    let count = (units / STEP).ceil().clamp(0.0, 4000.0) as u16;
    count
}

/// The columns and the depth of the largest rectangle that ends in a row.
fn largest(depths: &[u16]) -> Option<(u16, u16, u16)> {
    let mut best: Option<(u32, (u16, u16, u16))> = None;
    for (first, &depth) in (0_u16..).zip(depths).filter(|(_, depth)| **depth > 0) {
        let mut least = depth;
        for (last, &other) in (first..).zip(&depths[usize::from(first)..]) {
            least = least.min(other);
            if least == 0 {
                break;
            }
            let size = u32::from(last - first + 1) * u32::from(least);
            if best.is_none_or(|(most, _)| size > most) {
                best = Some((size, (first, last, least)));
            }
        }
    }
    best.map(|(_, rectangle)| rectangle)
}
