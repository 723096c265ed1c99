//! A printed table, with cells that may be marked.

use super::super::command_queue::CommandQueue;
use super::super::snapshot::View;
use super::super::widgets;
use crate::view::Chart;
use egui::{Align2, Color32, Rect, RichText, ScrollArea, Ui, vec2};

/// How a cell is marked.
#[derive(Clone, Default)]
pub struct Mark {
    /// The background.
    pub fill: Option<Color32>,
    /// Whether the text is strong.
    pub strong: bool,
    /// Letters in the corner, so that no colour is needed to read the mark.
    pub sign: String,
}

/// Shows a chart. `mark` is asked about every cell by row (0 is the head) and column; `note` may add a small
/// line to a cell.
pub fn show(
    ui: &mut Ui,
    view: &View,
    chart: &Chart,
    out: &mut CommandQueue,
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
                    write(
                        ui,
                        &brief(cell),
                        rect,
                        if c == 0 { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER },
                        mark.strong,
                    );
                    sign(ui, &mark.sign, rect);
                    response
                        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Cell, true, cell));
                    response.on_hover_text(cell);
                }
            });
        }
    });
    for note in &chart.notes {
        ui.weak(RichText::new(note).small());
    }
}

/// Writes a cell's text, cut off where the cell ends.
fn write(ui: &Ui, cell: &str, rect: Rect, anchor: Align2, strong: bool) {
    let inner = rect.shrink2(vec2(4.0, 0.0));
    let text = if strong { RichText::new(cell).strong() } else { RichText::new(cell) };
    let text = egui::WidgetText::from(text);
    let wrap = Some(egui::TextWrapMode::Truncate);
    let galley = text.into_galley(ui, wrap, inner.width(), egui::TextStyle::Body);
    let at = anchor.align_size_within_rect(galley.size(), inner).min;
    ui.painter().galley(at, galley, ui.visuals().text_color());
}

/// Writes the letters of a mark.
fn sign(ui: &Ui, letters: &str, rect: Rect) {
    if !letters.is_empty() {
        let (at, ink) = (rect.left_top() + vec2(3.0, 1.0), ui.visuals().text_color());
        ui.painter().text(at, Align2::LEFT_TOP, letters, egui::FontId::proportional(9.5), ink);
    }
}

/// A cell's text as short as it can be, so that the whole table fits beside the map; the full text shows on
/// hover and is spoken.
fn brief(cell: &str) -> String {
    let ends = [(" or less", "≤"), (" or more", "≥"), (" o menos", "≤"), (" o más", "≥")];
    let end = ends.iter().find_map(|(end, sign)| Some((cell.strip_suffix(end)?, sign)));
    end.map_or_else(|| cell.to_owned(), |(number, sign)| format!("{sign}{number}"))
}

/// The width of each column: that of its longest text, within limits.
fn widths(ui: &Ui, chart: &Chart) -> Vec<f32> {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let color = ui.visuals().text_color();
    let columns = chart.rows.iter().map(Vec::len).max().unwrap_or(0).max(chart.head.len());
    (0..columns)
        .map(|c| {
            let cells =
                std::iter::once(&chart.head).chain(&chart.rows).filter_map(|row| row.get(c));
            let measure = |cell: &String| {
                ui.painter().layout_no_wrap(brief(cell), font.clone(), color).size().x
            };
            cells.map(measure).fold(24.0, f32::max).min(190.0) + 12.0
        })
        .collect()
}
