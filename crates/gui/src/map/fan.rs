//! A stack spread out, so that every counter of it can be seen and picked.

use super::stack::PlacedCounter;
use egui::{Pos2, Rect, pos2, vec2};

/// The places of a stack's counters in a row over the hex, large enough to read, inside the screen. What lies so far around
/// the middle of the hex is left free: the row is above it then, or below it.
#[must_use]
pub fn spread(
    here: &[usize],
    (center, free): (Pos2, f32),
    zoom: f32,
    screen: Rect,
) -> Vec<PlacedCounter> {
    // As large as on the map, if the row has room for that.
    let most = (screen.width() / (1.2 * here.len().max(1) as f32)).clamp(72.0, 120.0);
    let side = (zoom * 1.2).clamp(40.0, most);
    let gap = side * 0.12;
    let wide = here.len() as f32 * (side + gap) - gap;
    let mut left = center.x - wide / 2.0;
    left = left.clamp(screen.left() + gap, (screen.right() - wide - gap).max(screen.left() + gap));
    let above = center.y - free - side;
    let top = if free <= 0.0 {
        center.y - side / 2.0
    } else if above >= screen.top() + gap {
        above
    } else {
        center.y + free
    };
    let top = top.clamp(screen.top() + gap, (screen.bottom() - side - gap).max(screen.top()));
    let place = |k: usize| {
        let min = pos2(left + k as f32 * (side + gap), top);
        Rect::from_min_size(min, vec2(side, side))
    };
    here.iter().enumerate().map(|(k, &i)| (i, place(k))).collect()
}

/// The board that a spread stack lies on.
#[must_use]
pub fn board(spread: &[PlacedCounter]) -> Rect {
    spread.iter().fold(Rect::NOTHING, |all, (_, rect)| all.union(*rect)).expand(6.0)
}

/// What somebody crosses on the way from the hex to its counters.
#[must_use]
pub fn lane(spread: &[PlacedCounter], center: Pos2, zoom: f32) -> Rect {
    let near = pos2(center.x, board(spread).center().y);
    Rect::from_two_pos(center, near).expand2(vec2(zoom, 0.0))
}
