//! How an army's commands bear up: boxes with the checks that they bring.

use super::super::command_queue::CommandQueue;
use super::super::glyphs::zigzag;
use super::super::map::names;
use super::super::pointing::{self, By};
use super::super::snapshot::View;
use super::super::widgets;
use super::command_mark;
use crate::say;
use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, RichText, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, WidgetInfo, vec2,
};
use gonfalon_core::view::{Bearing, BoxView, DisplayView, SymbolShape, TableView};

/// The most boxes in a row.
const ROW: usize = 6;
/// The size of a box.
const BOX: egui::Vec2 = vec2(52.0, 36.0);

/// Shows the displays of both armies, at a moment.
pub fn show(ui: &mut Ui, view: &View, table: &TableView, out: &mut CommandQueue) {
    for display in &table.displays {
        one(ui, view, display, out);
        ui.add_space(10.0);
    }
}

fn one(ui: &mut Ui, view: &View, display: &DisplayView, out: &mut CommandQueue) {
    let shown = ui.scope(|ui| content(ui, view, display, out)).response.rect.expand(3.0);
    if ui.rect_contains_pointer(shown) {
        pointing::point(ui.ctx(), &display.id, By::Panel);
    }
    if pointing::is_pointed(ui.ctx(), &display.id) {
        command_mark::lit(ui.painter(), view, shown);
    }
}

fn content(ui: &mut Ui, view: &View, display: &DisplayView, out: &mut CommandQueue) {
    ui.horizontal_wrapped(|ui| {
        command_mark::sample(ui, view, &display.mark);
        ui.label(RichText::new(&display.name).strong().color(view.side_text(display.side)));
        bearing(ui, view, display);
        widgets::rule_links(ui, &display.rule, out);
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        for (row, boxes) in display.boxes.chunks(ROW).enumerate() {
            ui.horizontal(|ui| {
                for (k, shown) in boxes.iter().enumerate() {
                    cell(ui, view, display, (row * ROW + k + 1, shown));
                }
            });
        }
    });
    if !display.next.is_empty() {
        ui.label(&display.next);
    }
    if let Some(note) = &display.reconstructed {
        ui.weak(RichText::new(note).small().italics());
    }
}

/// The state in a word, with a colour and a shape of its own.
fn bearing(ui: &mut Ui, view: &View, display: &DisplayView) {
    let palette = view.palette;
    let color = match display.bearing {
        Bearing::Good => palette.good,
        Bearing::Shaken => palette.charge,
        Bearing::Broken => palette.bad,
        Bearing::Gone => palette.grid,
    };
    let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
    let (c, r) = (rect.center(), 7.0);
    let line = Stroke::new(2.2, color);
    let painter = ui.painter();
    match display.bearing {
        Bearing::Good => {
            let tick = vec![c + vec2(-r, 0.0), c + vec2(-r * 0.3, r * 0.7), c + vec2(r, -r * 0.8)];
            painter.add(Shape::line(tick, line));
        }
        Bearing::Shaken => {
            painter.add(Shape::line(zigzag(c, r), line));
        }
        Bearing::Broken => {
            painter.line_segment([c + vec2(-r, -r), c + vec2(r, r)], line);
            painter.line_segment([c + vec2(r, -r), c + vec2(-r, r)], line);
        }
        Bearing::Gone => {
            painter.line_segment([c + vec2(-r, 0.0), c + vec2(r, 0.0)], line);
        }
    }
    ui.label(RichText::new(&display.state).strong().color(color));
}

fn cell(ui: &mut Ui, view: &View, display: &DisplayView, (number, shown): (usize, &BoxView)) {
    let (rect, response) = ui.allocate_exact_size(BOX, Sense::hover());
    let palette = view.palette;
    let colors = palette.livery(view.liveries.of(display.side));
    let radius = CornerRadius::same(4);
    let filled = shown.filled.is_some();
    let fill = if filled { colors.body } else { ui.visuals().extreme_bg_color };
    let ink = if filled { colors.ink } else { ui.visuals().text_color() };
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let painter = ui.painter();
    painter.rect(rect, radius, fill, line, StrokeKind::Inside);
    // The number of the box, small; what fills it is crossed out of the ranks.
    let corner = rect.left_top() + vec2(4.0, 2.0);
    let small = names::text(ui.ctx(), corner, Align2::LEFT_TOP, &number.to_string(), 9.0, ink);
    painter.add(small);
    if filled {
        let mark = Stroke::new(1.5, colors.band);
        painter.line_segment(
            [rect.left_bottom() + vec2(3.0, -3.0), rect.right_top() + vec2(-3.0, 3.0)],
            mark,
        );
    }
    if let Some((shape, value)) = shown.symbol {
        let c = rect.center() + vec2(3.0, 1.0);
        symbol(painter, shape, (c, 13.0), (fill, ink));
        let at = if shape == SymbolShape::Triangle { c + vec2(0.0, 3.5) } else { c };
        painter.add(names::text(
            ui.ctx(),
            at,
            Align2::CENTER_CENTER,
            &value.to_string(),
            14.0,
            ink,
        ));
    }
    if shown.pending {
        painter.rect_stroke(rect, radius, Stroke::new(3.0, palette.select), StrokeKind::Inside);
        let at = rect.left_bottom() + vec2(10.0, -10.0);
        painter.circle_filled(at, 6.5, palette.select);
        let ink = palette.plate_ink;
        painter.add(names::text(ui.ctx(), at, Align2::CENTER_CENTER, "!", 12.0, ink));
    }
    let words = spoken(view, number, shown);
    response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, &words));
    response.on_hover_text(words);
}

/// The outline of a symbol.
fn symbol(
    painter: &Painter,
    shape: SymbolShape,
    (c, r): (Pos2, f32),
    (fill, ink): (Color32, Color32),
) {
    let line = Stroke::new(1.8, ink);
    match shape {
        SymbolShape::Square => {
            let rect = Rect::from_center_size(c, vec2(r, r) * 1.8);
            painter.rect(rect, CornerRadius::ZERO, fill, line, StrokeKind::Middle);
        }
        SymbolShape::Circle => {
            painter.circle(c, r, fill, line);
        }
        SymbolShape::Triangle => {
            let points = vec![
                c + vec2(0.0, -r * 1.15),
                c + vec2(r * 1.2, r * 0.95),
                c + vec2(-r * 1.2, r * 0.95),
            ];
            painter.add(Shape::convex_polygon(points, fill, line));
        }
    }
}

/// A box in words: its number, its check, what fills it.
fn spoken(view: &View, number: usize, shown: &BoxView) -> String {
    let mut words = say!(view, "gui-display-box", n = number);
    if let Some((shape, value)) = shown.symbol {
        let symbol = match shape {
            SymbolShape::Square => say!(view, "gui-display-square", value = value),
            SymbolShape::Circle => say!(view, "gui-display-circle", value = value),
            SymbolShape::Triangle => say!(view, "gui-display-triangle", value = value),
        };
        words = format!("{words}, {symbol}");
    }
    let state = match &shown.filled {
        Some(name) => say!(view, "gui-display-filled", name = name),
        None => say!(view, "gui-display-empty"),
    };
    words = format!("{words}, {state}");
    if shown.pending {
        words = format!("{words}, {}", say!(view, "gui-display-pending"));
    }
    words
}
