//! The mark of a command beside its name, and the frame around what is shown of one that is pointed at.

use super::super::paint;
use super::super::snapshot::View;
use egui::{CornerRadius, Painter, Rect, Sense, Stroke, StrokeKind, Ui, vec2};
use gonfalon_core::view::CommandMark;

/// The letter and the stripe of a command, as its counters have them.
pub fn sample(ui: &mut Ui, view: &View, mark: &CommandMark) {
    let (rect, _) = ui.allocate_exact_size(vec2(34.0, 15.0), Sense::hover());
    if ui.is_rect_visible(rect) {
        let mut shapes = Vec::new();
        paint::counter::command_mark(ui.ctx(), mark, rect, view.palette, &mut shapes);
        ui.painter().extend(shapes);
    }
}

/// The frame around what is shown of the command that is pointed at: double, as around its counters.
pub fn lit(painter: &Painter, view: &View, rect: Rect) {
    let line = Stroke::new(1.6, view.palette.accent);
    for inside in [0.0, 3.2] {
        let radius = CornerRadius::same(5);
        painter.rect_stroke(rect.shrink(inside), radius, line, StrokeKind::Inside);
    }
}
