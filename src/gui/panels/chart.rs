//! A printed table, with cells that may be marked.

use super::super::command::Outbox;
use super::super::table::View;
use super::super::widgets;
use crate::view::Chart;
use egui::{Align, Color32, Layout, RichText, ScrollArea, Ui, vec2};

/// How a cell is marked.
#[derive(Clone, Copy, Default)]
pub struct Mark {
    /// The background.
    pub fill: Option<Color32>,
    /// Whether the text is strong.
    pub strong: bool,
}

/// Shows a chart. `mark` is asked about every cell by row (0 is the head) and column; `note` may add a small
/// line to a cell.
pub fn show(
    ui: &mut Ui,
    view: &View,
    chart: &Chart,
    out: &mut Outbox,
    mark: impl Fn(usize, usize) -> Mark,
) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&chart.title).strong());
        widgets::rule_links(ui, &chart.rule, out);
    });
    let widths = widths(ui, chart);
    ScrollArea::horizontal().id_salt(("chart", &chart.id)).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        let rows = std::iter::once(&chart.head).chain(&chart.rows);
        for (r, row) in rows.enumerate() {
            ui.horizontal(|ui| {
                for (c, cell) in row.iter().enumerate() {
                    let width = widths.get(c).copied().unwrap_or(40.0);
                    let head = r == 0 || c == 0;
                    let mark = mark(r, c);
                    let height = 22.0;
                    let (rect, response) =
                        ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
                    let fill = mark.fill.or(if head { Some(view.palette.faint) } else { None });
                    if let Some(fill) = fill {
                        widgets::shade(ui, rect, fill);
                    }
                    let text = if mark.strong || head {
                        RichText::new(cell).strong()
                    } else {
                        RichText::new(cell)
                    };
                    let align = if c == 0 { Align::Min } else { Align::Center };
                    let inner = rect.shrink2(vec2(4.0, 0.0));
                    let layout = Layout::left_to_right(Align::Center)
                        .with_main_align(align)
                        .with_main_justify(c != 0);
                    let builder = egui::UiBuilder::new().max_rect(inner).layout(layout);
                    ui.scope_builder(builder, |ui| ui.add(egui::Label::new(text).selectable(false).truncate()));
                    response.on_hover_text(cell);
                }
            });
        }
    });
    for note in &chart.notes {
        ui.weak(RichText::new(note).small());
    }
}

/// The width of each column: that of its longest text, within limits.
fn widths(ui: &Ui, chart: &Chart) -> Vec<f32> {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let color = ui.visuals().text_color();
    let columns = chart.rows.iter().map(Vec::len).max().unwrap_or(0).max(chart.head.len());
    (0..columns)
        .map(|c| {
            let cells = std::iter::once(&chart.head).chain(&chart.rows).filter_map(|row| row.get(c));
            let measure = |cell: &String| ui.painter().layout_no_wrap(cell.clone(), font.clone(), color).size().x;
            cells.map(measure).fold(24.0, f32::max).min(190.0) + 12.0
        })
        .collect()
}
