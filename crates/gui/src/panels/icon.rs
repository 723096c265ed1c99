//! Small counters beside text.

use super::super::map::alt_text;
use super::super::paint::counter::{self, Paint};
use super::super::snapshot::View;
use egui::{Rect, Response, Sense, Shape, Ui, Vec2};
use gonfalon_core::view::CounterView;

/// A small counter beside text, to be clicked.
pub fn counter(ui: &mut Ui, view: &View, piece: &CounterView, side: f32) -> Response {
    sensing(ui, view, piece, (side, Sense::CLICK))
}

/// A small counter, to be clicked and dragged.
pub fn dragged(ui: &mut Ui, view: &View, piece: &CounterView, side: f32) -> Response {
    sensing(ui, view, piece, (side, Sense::CLICK | Sense::DRAG))
}

fn sensing(ui: &mut Ui, view: &View, piece: &CounterView, (side, sense): (f32, Sense)) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
    if ui.is_rect_visible(rect) {
        let shapes = shapes(ui, view, piece, rect.shrink(1.0));
        ui.painter().extend(shapes);
    }
    let name = alt_text::counter(view, piece);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    response.on_hover_text(name)
}

fn shapes(ui: &Ui, view: &View, piece: &CounterView, rect: Rect) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let livery = view.liveries.of(piece.side);
    let paint = Paint { ctx: ui.ctx(), palette: view.palette, livery };
    counter::draw(piece, rect, paint, &mut shapes);
    shapes
}
