//! Signs that stand on counters and in panels alike.

use egui::{Pos2, vec2};

/// The sign of what is shaken.
#[must_use]
pub fn zigzag(c: Pos2, r: f32) -> Vec<Pos2> {
    let steps = [(-1.0, 0.5), (-0.5, -0.6), (0.0, 0.5), (0.5, -0.6), (1.0, 0.5)];
    steps.into_iter().map(|(x, y)| c + vec2(x, y) * r).collect()
}
