//! The frame of a map that is drawn as land: nothing of the land lies beyond it.

use super::ground_layer::GroundView;
use super::picture;
use egui::{Painter, Stroke, StrokeKind};
use gonfalon_core::scenario::appearance::MapStyle;

/// How far the lines lie from the land, and how wide they are, in points.
const LINES: [(f32, f32); 2] = [(0.0, 1.0), (3.5, 2.0)];

/// Paints the ground of a map within its frame. A map whose hexes are seen for themselves has none.
pub fn framed(painter: &Painter, view: &GroundView<'_>, paint: impl FnOnce(&Painter)) {
    if view.map_style == MapStyle::Plain || view.palette.contrast {
        paint(painter);
        return;
    }
    let frame = view.camera.on_screen(view.screen, picture::extent(view.map));
    paint(&painter.with_clip_rect(frame.intersect(view.screen)));
    for (far, wide) in LINES {
        let stroke = Stroke::new(wide, view.palette.place);
        painter.rect_stroke(frame.expand(far), 0.0, stroke, StrokeKind::Outside);
    }
}
