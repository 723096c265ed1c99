//! A stack spread out, so that every counter of it can be seen and picked.

use super::stack::PlacedCounter;
use egui::{Pos2, Rect, vec2};

/// The places of a stack's counters in a row above the hex, large enough to read, inside the screen.
#[must_use]
pub fn spread(here: &[usize], center: Pos2, zoom: f32, screen: Rect) -> Vec<PlacedCounter> {
    let side = (zoom * 1.2).clamp(40.0, 72.0);
    let gap = side * 0.12;
    let wide = here.len() as f32 * (side + gap) - gap;
    let mut left = center.x - wide / 2.0;
    left = left.clamp(screen.left() + gap, (screen.right() - wide - gap).max(screen.left() + gap));
    let top = (center.y - side / 2.0)
        .clamp(screen.top() + gap, (screen.bottom() - side - gap).max(screen.top()));
    let place = |k: usize| {
        let min = egui::pos2(left + k as f32 * (side + gap), top);
        Rect::from_min_size(min, vec2(side, side))
    };
    here.iter().enumerate().map(|(k, &i)| (i, place(k))).collect()
}

/// The board that a spread stack lies on.
#[must_use]
pub fn board(spread: &[PlacedCounter]) -> Rect {
    spread.iter().fold(Rect::NOTHING, |all, (_, rect)| all.union(*rect)).expand(6.0)
}
