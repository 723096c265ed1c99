//! Texts in Markdown on the screen.

use super::widgets;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Grid, Label, RichText, ScrollArea, TextStyle, Ui, vec2};
use gonfalon_core::words::markup::{Part, Run, Table, parse};

/// Shows Markdown.
pub fn show(ui: &mut Ui, text: &str) {
    let plain = ui.visuals().text_color();
    colored(ui, text, plain);
}

/// Shows Markdown that stands back behind the rest.
pub fn weak(ui: &mut Ui, text: &str) {
    let weak = ui.visuals().weak_text_color();
    colored(ui, text, weak);
}

/// Shows Markdown in a colour.
pub fn colored(ui: &mut Ui, text: &str, color: Color32) {
    for (number, part) in parse(text).into_iter().enumerate() {
        let block = match part {
            Part::Block(block) => block,
            Part::Table(rows) => {
                table(ui, number, &rows, color);
                continue;
            }
        };
        let job = job(ui, &block.runs, color);
        if block.bullet.is_empty() {
            ui.label(job);
        } else {
            ui.horizontal_top(|ui| {
                ui.add_space(4.0 + 14.0 * block.depth as f32);
                ui.label(&block.bullet);
                ui.vertical(|ui| ui.label(job));
            });
        }
        ui.add_space(3.0);
    }
}

/// Shows Markdown in which the numbers of known sections are links. Answers with the one that was clicked.
pub fn linked(ui: &mut Ui, text: &str, known: impl Fn(&str) -> bool) -> Option<String> {
    let color = ui.visuals().text_color();
    let mut wanted = None;
    for (number, part) in parse(text).into_iter().enumerate() {
        let block = match part {
            Part::Block(block) => block,
            Part::Table(rows) => {
                table(ui, number, &rows, color);
                continue;
            }
        };
        let flow = |ui: &mut Ui| {
            // A line is as high as its words: links then stand on it as they do.
            ui.spacing_mut().interact_size.y = 0.0;
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                for run in &block.runs {
                    for (piece, links) in pieces(&run.text, &known) {
                        if links {
                            let link = widgets::reading_link(ui, RichText::new(piece));
                            wanted = link.clicked().then(|| piece.to_owned()).or(wanted.take());
                        } else {
                            let run = Run { text: piece.to_owned(), ..run.clone() };
                            ui.label(job(ui, &[run], color));
                        }
                    }
                }
            });
        };
        if block.bullet.is_empty() {
            ui.scope(flow);
        } else {
            ui.horizontal_top(|ui| {
                ui.add_space(4.0 + 14.0 * block.depth as f32);
                ui.label(&block.bullet);
                ui.vertical(flow);
            });
        }
        ui.add_space(5.0);
    }
    wanted
}

/// A text in pieces, each with whether it is the number of a known section.
fn pieces(text: &str, known: impl Fn(&str) -> bool) -> Vec<(&str, bool)> {
    let mut pieces = Vec::new();
    let mut rest = 0;
    let ends = |c: char| c.is_whitespace() || "(),;:–".contains(c);
    let mut from = 0;
    for word in text.split_inclusive(ends) {
        let bare = word.trim_end_matches(ends).trim_end_matches('.');
        if bare.contains('.') && bare.contains(|c: char| c.is_ascii_digit()) && known(bare) {
            pieces.push((&text[rest..from], false));
            pieces.push((bare, true));
            rest = from + bare.len();
        }
        from += word.len();
    }
    pieces.push((&text[rest..], false));
    pieces.retain(|(piece, _)| !piece.is_empty());
    pieces
}

/// A table as a striped grid; a wide one scrolls by itself.
fn table(ui: &mut Ui, number: usize, rows: &Table, color: Color32) {
    ScrollArea::horizontal().id_salt(("table", number)).show(ui, |ui| {
        Grid::new(("table", number)).striped(true).spacing(vec2(12.0, 2.0)).show(ui, |ui| {
            for (place, cells) in rows.iter().enumerate() {
                for cell in cells {
                    let head = |run: &Run| Run { bold: place == 0 || run.bold, ..run.clone() };
                    let cell: Vec<Run> = cell.iter().map(head).collect();
                    ui.add(Label::new(job(ui, &cell, color)).extend());
                }
                ui.end_row();
            }
        });
    });
    ui.add_space(5.0);
}

fn job(ui: &Ui, runs: &[Run], plain: Color32) -> LayoutJob {
    let font = TextStyle::Body.resolve(ui.style());
    let usual = plain == ui.visuals().text_color();
    let strong = if usual { ui.visuals().strong_text_color() } else { plain };
    let mut job = LayoutJob::default();
    for run in runs {
        let mut format =
            TextFormat::simple(FontId::clone(&font), if run.bold { strong } else { plain });
        format.italics = run.italics;
        if run.bold {
            // The font has no bold cut: ink and a little size carry the stress.
            format.font_id.size *= 1.04;
        }
        job.append(&run.text, 0.0, format);
    }
    job
}
