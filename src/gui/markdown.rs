//! Texts in Markdown on the screen.

use crate::words::markup::{Part, Run, Table, parse};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Grid, Label, ScrollArea, TextStyle, Ui, vec2};

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
