//! Where counters lie in a hex.

use egui::{Pos2, Rect, Vec2, vec2};
use gonfalon_core::drawing::counter::is_unit;
use gonfalon_core::view::{CounterKind, CounterView};

/// A counter and its place, from the bottom of the stack to the top.
pub type PlacedCounter = (usize, Rect);

/// How large a unit's counter is in a hex of this size: in a small one it fills more of it, so that its strength can be read.
#[must_use]
pub fn side(zoom: f32) -> f32 {
    zoom * (1.12 + 0.3 * smallness(zoom))
}

/// Hexes smaller than this are filled by their counters.
const SMALL: f32 = 20.0;

/// Whether the counters fill a hex of this size: signs around them would lie on their neighbours.
#[must_use]
pub fn is_small(zoom: f32) -> bool {
    zoom < SMALL
}

/// How small a hex of this size is, from 0 to 1.
fn smallness(zoom: f32) -> f32 {
    ((SMALL - zoom) / 8.0).clamp(0.0, 1.0)
}

/// In smaller hexes a unit under a leader has its strength alone on it, in its middle.
const ALL_VALUES: f32 = 24.0;
/// How far it lies below the middle of its hex, in radii, where that is so; less in hexes a little larger.
const LOWERED: f32 = 0.2;

/// The side of a unit under a leader, as a share of one without, in a large hex and in a small one.
const LED: [f32; 2] = [0.86, 0.94];
/// Where the upper right corner of the standard of a leader lies who is with others, from the middle of the hex and in its
/// radii: no part of a standard leaves a hex, whichever way hexes point.
const CORNER: Vec2 = vec2(0.68, -0.56);
/// So far from it lies that of the last leader: below it, and in a small hex beside it, off the strength of whom they lead.
const LAST: [Vec2; 2] = [vec2(0.0, 0.42), vec2(-0.62, 0.0)];

/// The size of the standard of a leader who has a hex for himself, as a share of a unit's counter.
const ALONE: Vec2 = vec2(0.78, 0.98);

/// The size of that standard: in a small hex it fills more of it.
fn standard(zoom: f32) -> Vec2 {
    vec2(0.5, 0.7) * zoom + vec2(0.2, 0.04) * zoom * smallness(zoom)
}

/// The places of the counters of a hex around its centre.
#[must_use]
pub fn place_counters(
    counters: &[CounterView],
    here: &[usize],
    center: Pos2,
    zoom: f32,
) -> Vec<PlacedCounter> {
    let kind = |i: &usize| counters[*i].kind;
    let units: Vec<usize> = here.iter().copied().filter(|i| is_unit(kind(i))).collect();
    let leaders: Vec<usize> =
        here.iter().copied().filter(|i| kind(i) == CounterKind::Leader).collect();
    let markers: Vec<usize> =
        here.iter().copied().filter(|i| !units.contains(i) && !leaders.contains(i)).collect();
    let alone = units.is_empty() && markers.is_empty();
    let middle = center;
    let (side, center) = if leaders.is_empty() || alone {
        (side(zoom), middle)
    } else {
        // The standard stands beside the values of whom it leads, not on them; in a small hex, above them.
        let small = smallness(zoom);
        let low = LOWERED * ((ALL_VALUES + 2.0 - zoom) / 8.0).clamp(0.0, 1.0);
        let aside = vec2(-0.215 + 0.086 * small, 0.08 + low);
        (side(zoom) * (LED[0] + (LED[1] - LED[0]) * small), middle + aside * zoom)
    };
    let mut lies = Vec::with_capacity(here.len());
    let step = zoom * 0.1;
    for (k, &i) in markers.iter().enumerate() {
        let rect = if units.is_empty() {
            let shift = step * k as f32;
            Rect::from_center_size(center + vec2(shift, -shift), vec2(side, side) * 0.86)
        } else {
            let corner = center + vec2(-side * 0.42 + step * k as f32, side * 0.44);
            Rect::from_center_size(corner, vec2(side, side) * 0.5)
        };
        lies.push((i, rect));
    }
    for (k, &i) in units.iter().enumerate() {
        let shift = step * (k as f32 - (units.len() as f32 - 1.0) / 2.0);
        lies.push((i, Rect::from_center_size(center + vec2(shift, -shift), vec2(side, side))));
    }
    for (k, &i) in leaders.iter().enumerate() {
        let rect = if alone {
            let shift = side * 0.5 * (k as f32 - (leaders.len() as f32 - 1.0) / 2.0);
            let wide = if leaders.len() == 1 { ALONE } else { vec2(0.62, 0.86) };
            Rect::from_center_size(center + vec2(shift, 0.0), wide * side)
        } else {
            let size = standard(zoom);
            let share = k as f32 / (leaders.len() - 1).max(1) as f32;
            let last = if zoom < ALL_VALUES { LAST[1] } else { LAST[0] };
            let corner = middle + (CORNER + last * share) * zoom;
            Rect::from_min_size(corner - vec2(size.x, 0.0), size)
        };
        lies.push((i, rect));
    }
    lies
}

/// The counter under a point, the topmost first.
#[must_use]
pub fn hit(lies: &[PlacedCounter], point: Pos2) -> Option<usize> {
    lies.iter().rev().find(|(_, rect)| rect.contains(point)).map(|&(i, _)| i)
}
