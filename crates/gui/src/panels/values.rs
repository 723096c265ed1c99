//! The values of a counter in words: what is printed, and what it is worth now.

use crate::say;
use egui::{Grid, RichText, Ui, vec2};
use gonfalon_core::view::{CounterKind, CounterView, DotView};

/// Shows the values of the side that is up.
pub fn show(ui: &mut Ui, piece: &CounterView) {
    if piece.kind.is_marker() {
        return;
    }
    let face = piece.face();
    let now = piece.current;
    Grid::new("unit-values").num_columns(2).spacing(vec2(10.0, 2.0)).show(ui, |ui| {
        ui.weak(if piece.kind == CounterKind::Leader {
            say!(ui, "gui-unit-value")
        } else {
            say!(ui, "gui-unit-strength")
        });
        worth(ui, face.strength, now.map(|(strength, _)| strength));
        ui.end_row();
        if let Some(morale) = face.morale {
            ui.weak(say!(ui, "gui-unit-morale"));
            worth(ui, u32::from(morale), now.map(|(_, morale)| u32::from(morale)));
            ui.end_row();
        }
        ui.weak(say!(ui, "gui-unit-movement"));
        ui.label(say!(ui, "gui-unit-mp", n = face.ma));
        ui.end_row();
        if let Some((factor, range)) = face.archery {
            ui.weak(say!(ui, "gui-unit-archery"));
            ui.label(say!(ui, "gui-unit-archery-values", factor = factor, range = range));
            ui.end_row();
        }
        if let Some(range) = face.range {
            ui.weak(say!(ui, "gui-unit-range"));
            ui.label(say!(ui, "gui-unit-hexes", n = range));
            ui.end_row();
        }
        if let Some(rating) = face.rating {
            ui.weak(say!(ui, "gui-unit-rating"));
            ui.label(rating.to_string());
            ui.end_row();
        }
        if let Some(hits) = piece.hits {
            ui.weak(say!(ui, "gui-unit-hits"));
            ui.label(hits.to_string());
            ui.end_row();
        }
        let dot = match face.dot {
            DotView::None => return,
            DotView::Solid => say!(ui, "gui-unit-dot-solid"),
            DotView::Open => say!(ui, "gui-unit-dot-open"),
        };
        ui.weak(say!(ui, "gui-unit-dot"));
        ui.label(dot);
        ui.end_row();
    });
}

/// A printed value; where it is another now, the printed one is struck through.
fn worth(ui: &mut Ui, printed: u32, now: Option<u32>) {
    match now.filter(|&now| now != printed) {
        None => {
            ui.label(printed.to_string());
        }
        Some(now) => {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.label(RichText::new(printed.to_string()).strikethrough().weak());
                ui.strong(now.to_string());
            });
        }
    }
}
