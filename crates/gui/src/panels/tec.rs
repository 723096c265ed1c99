//! The terrain effects chart, and the other charts of the system.

use super::super::command_queue::CommandQueue;
use super::super::map::alt_text;
use super::super::snapshot::View;
use super::super::widgets;
use super::chart::{self, Mark};
use crate::say;
use egui::{ScrollArea, Ui};
use gonfalon_core::board::Hex;

/// Shows the charts. The row of the hovered hex is marked.
pub fn show(ui: &mut Ui, view: &View, focus: Option<Hex>, out: &mut CommandQueue) {
    let terrain = focus.map(|hex| alt_text::terrain(view, hex).to_lowercase());
    let charts = view.port.charts().iter().filter(|c| !c.is_results_table());
    widgets::scrolled(ui, ScrollArea::vertical(), |ui| {
        let mut any = false;
        for chart in charts {
            any = true;
            let marked = chart.rows.iter().position(|row| {
                let head = row.first().map(|h| h.to_lowercase());
                terrain.as_deref().is_some_and(|t| head.as_deref() == Some(t))
            });
            chart::show(ui, view, (chart, None), out, |row, _| {
                let here = marked.is_some_and(|m| m + 1 == row);
                let fill = here.then(|| view.palette.thin(view.palette.accent, 0.3));
                Mark { fill, strong: here, ..Mark::default() }
            });
            ui.add_space(10.0);
        }
        if !any {
            ui.weak(say!(ui, "gui-tec-none"));
        }
    });
}
