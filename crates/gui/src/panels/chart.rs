//! A printed table, with cells that may be marked.

use super::super::command_queue::CommandQueue;
use super::super::snapshot::View;
use super::super::theme;
use super::super::widgets;
use egui::{
    Align, Align2, Color32, FontId, Id, Label, Layout, Rect, RichText, ScrollArea, Sense, Ui, vec2,
};
use egui_extras::{Column, TableBuilder, TableRow};
use gonfalon_core::view::Chart;

/// The height of a row in points.
const ROW: f32 = 22.0;
/// The room above and below the lines of a high row, together, in points.
const AROUND: f32 = 6.0;
/// The widest column of texts that stand in one line, in points.
const WIDEST: f32 = 190.0;
/// The narrowest column of sentences, which are broken into lines, in points.
const NARROWEST: f32 = 110.0;
/// The room between cells in points.
const GAP: f32 = 2.0;

/// The size of the text, as a share of the usual, and the room beside it in points: the first that lets all columns be seen.
const TIGHTER: [(f32, f32); 3] = [(1.0, 12.0), (0.92, 7.0), (0.85, 5.0)];

/// How a cell is marked.
#[derive(Clone, Default)]
pub struct Mark {
    /// The background.
    pub fill: Option<Color32>,
    /// Whether the text is strong.
    pub strong: bool,
    /// Whether it is to be brought into sight now.
    pub wanted: bool,
    /// Letters in the corner, so that no colour is needed to read the mark.
    pub sign: String,
}

/// Shows a chart. `mark` is asked about every cell by row (0 is the head) and column. The first column, which names the rows,
/// stays where it is; the others are scrolled, and one that has come into use comes into sight.
pub fn show(
    ui: &mut Ui,
    view: &View,
    (chart, used): (&Chart, Option<usize>),
    out: &mut CommandQueue,
    mark: impl Fn(usize, usize) -> Mark,
) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&chart.title).strong());
        widgets::rule_links(ui, &chart.rule, out);
    });
    let (widths, size) = fitting(ui, chart);
    let heights = heights(ui, chart, (&widths, size));
    // A first column that leaves the others no room is scrolled with them.
    let frozen = usize::from(widths.first().is_some_and(|w| *w < 0.45 * ui.available_width()));
    let (names, others) = widths.split_at(frozen);
    // A row of things is as high as a button, unless it is given the height of the whole table and of its bar.
    let bar = ui.spacing().scroll.allocated_width() + GAP;
    let high = heights.iter().map(|high| high + GAP).sum::<f32>() + bar;
    let whole = vec2(ui.available_width(), high);
    ui.allocate_ui_with_layout(whole, Layout::left_to_right(Align::Min), |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let rows = Rows { view, chart, size, heights: &heights, mark: &mark };
        if let Some(&wide) = names.first() {
            ui.vertical(|ui| {
                ui.set_width(wide);
                rows.table(ui, (0, names));
            });
        }
        let area = ScrollArea::horizontal().id_salt(("chart", &chart.id));
        let known = Id::unique(("column in use", &chart.id));
        let fresh = ui.data(|data| data.get_temp::<Option<usize>>(known)) != Some(used);
        ui.data_mut(|data| data.insert_temp(known, used));
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            if let Some(column) = used.filter(|_| fresh).and_then(|c| c.checked_sub(frozen)) {
                let before: f32 = others.iter().take(column).map(|wide| wide + GAP).sum();
                let wide = others.get(column).copied().unwrap_or(0.0);
                let at = ui.min_rect().min + vec2(before, 0.0);
                ui.scroll_to_rect(Rect::from_min_size(at, vec2(wide, ROW)), Some(Align::Center));
            }
            ui.vertical(|ui| rows.table(ui, (frozen, others)));
        });
    });
    for note in &chart.notes {
        ui.weak(RichText::new(note).small());
    }
}

/// What the rows of a chart are made of.
struct Rows<'a, M> {
    view: &'a View<'a>,
    chart: &'a Chart,
    /// The size of the text in points.
    size: f32,
    /// The height of each row in points, that of the head first.
    heights: &'a [f32],
    mark: &'a M,
}

impl<M: Fn(usize, usize) -> Mark> Rows<'_, M> {
    /// The columns of these widths, from one on.
    fn table(&self, ui: &mut Ui, (from, widths): (usize, &[f32])) {
        let cells = |mut line: TableRow, row: usize, texts: &[String]| {
            for (column, text) in texts.iter().enumerate().skip(from).take(widths.len()) {
                let mark = (self.mark)(row, column);
                let head = row == 0 || column == 0;
                let fill = mark.fill.or(head.then_some(self.view.palette.faint));
                let (_, response) = line.col(|ui| {
                    cell(ui, (text, self.size), column == 0, fill, &mark);
                });
                if mark.wanted {
                    response.scroll_to_me(None);
                }
                if !text.is_empty() {
                    response
                        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Cell, true, text));
                }
                response.on_hover_text(text);
            }
        };
        widths
            .iter()
            .fold(TableBuilder::new(ui), |table, &width| table.column(Column::exact(width)))
            .id_salt((&self.chart.id, from))
            .vscroll(false)
            .sense(Sense::hover())
            .header(self.heights[0], |line| cells(line, 0, &self.chart.head))
            .body(|mut body| {
                for ((row, texts), high) in (1..).zip(&self.chart.rows).zip(&self.heights[1..]) {
                    body.row(*high, |line| cells(line, row, texts));
                }
            });
    }
}

/// A cell: its ground, its text, broken into lines, and the letters of its mark.
fn cell(ui: &mut Ui, (text, size): (&str, f32), first: bool, fill: Option<Color32>, mark: &Mark) {
    let rect = ui.max_rect();
    if let Some(fill) = fill {
        widgets::shade(ui, rect, fill);
    }
    let text = RichText::new(brief(text)).size(size);
    let text = match fill.filter(|_| ui.visuals().dark_mode).and_then(theme::ink_on) {
        Some(ink) => text.color(ink),
        None => text,
    };
    let text = if mark.strong { text.strong() } else { text };
    let text = Label::new(text).wrap().selectable(false);
    if first {
        ui.add_space(4.0);
        ui.add(text);
    } else {
        ui.centered_and_justified(|ui| ui.add(text));
    }
    if !mark.sign.is_empty() {
        let (at, ink) = (rect.left_top() + vec2(3.0, 1.0), ui.visuals().text_color());
        let font = FontId::proportional(9.5);
        ui.painter().text(at, Align2::LEFT_TOP, &mark.sign, font, ink);
    }
}

/// A cell's text as short as it can be, so that the whole table fits beside the map; the full text shows on
/// hover and is spoken.
fn brief(cell: &str) -> String {
    let ends = [(" or less", "≤"), (" or more", "≥"), (" o menos", "≤"), (" o más", "≥")];
    let end = ends.iter().find_map(|(end, sign)| Some((cell.strip_suffix(end)?, sign)));
    end.map_or_else(|| cell.to_owned(), |(number, sign)| format!("{sign}{number}"))
}

/// The widths of the columns and the size of the text: a little smaller than usual, where all of the table has room then; else
/// sentences are broken into lines.
fn fitting(ui: &Ui, chart: &Chart) -> (Vec<f32>, f32) {
    let usual = egui::TextStyle::Body.resolve(ui.style()).size;
    let room = ui.available_width();
    let all = |widths: &[f32]| widths.iter().map(|wide| wide + GAP).sum::<f32>();
    let fits = |&(share, pad): &(f32, f32)| {
        let size = usual * share;
        let widths = widths(ui, chart, (size, pad), WIDEST);
        (all(&widths) <= room).then_some((widths, size))
    };
    let tightest = || {
        let (share, pad) = TIGHTER[TIGHTER.len() - 1];
        let size = usual * share;
        let narrow = widths(ui, chart, (size, pad), NARROWEST);
        let spare = (room - all(&narrow)).max(0.0);
        let sentences = narrow.iter().filter(|wide| **wide > NARROWEST).count().max(1) as f32;
        let grown = |wide: f32| if wide > NARROWEST { wide + spare / sentences } else { wide };
        (narrow.into_iter().map(grown).collect(), size)
    };
    TIGHTER.iter().find_map(fits).unwrap_or_else(tightest)
}

/// The width of each column: that of its longest text, within a limit, and the room beside it.
fn widths(ui: &Ui, chart: &Chart, (size, pad): (f32, f32), limit: f32) -> Vec<f32> {
    let font = FontId::proportional(size);
    let color = ui.visuals().text_color();
    let columns = chart.rows.iter().map(Vec::len).max().unwrap_or(0).max(chart.head.len());
    (0..columns)
        .map(|c| {
            let cells =
                std::iter::once(&chart.head).chain(&chart.rows).filter_map(|row| row.get(c));
            let measure = |cell: &String| {
                ui.painter().layout_no_wrap(brief(cell), font.clone(), color).size().x
            };
            cells.map(measure).fold(2.0 * pad, f32::max).min(limit) + pad
        })
        .collect()
}

/// The height of each row, that of the head first: that of its highest text.
fn heights(ui: &Ui, chart: &Chart, (widths, size): (&[f32], f32)) -> Vec<f32> {
    let color = ui.visuals().text_color();
    let high = |(cell, wide): (&String, &f32)| {
        ui.painter().layout(brief(cell), FontId::proportional(size), color, wide - 4.0).size().y
    };
    let row =
        |row: &Vec<String>| row.iter().zip(widths).map(high).fold(ROW - AROUND, f32::max) + AROUND;
    std::iter::once(&chart.head).chain(&chart.rows).map(row).collect()
}
