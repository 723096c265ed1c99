//! What leaves the board: it fades where it stood, and a trace of it stays.

use super::super::snapshot::View;
use egui::Painter;

/// How long it takes, in seconds.
const FADE: f32 = 0.9;
/// How much of it stays, from 0 to 1.
pub const LEFT: f32 = 0.3;

/// How much of it is left at `age` seconds, from 1 to [`LEFT`]; with reduced motion it is half gone at once.
pub fn opacity(painter: &Painter, view: &View, age: f32) -> f32 {
    if view.settings.reduced_motion {
        return f32::midpoint(1.0, LEFT);
    }
    if age < FADE {
        painter.ctx().request_repaint();
    }
    1.0 - (1.0 - LEFT) * (age / FADE).min(1.0)
}
