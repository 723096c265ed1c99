//! The throws with their purposes, and whether the dice have been fair so far.

use super::super::command::Outbox;
use super::super::table::View;
use super::super::widgets;
use crate::view::{Entry, ThrowView};
use egui::{CornerRadius, RichText, ScrollArea, Sense, Ui, vec2};

/// Shows the dice.
pub fn show(ui: &mut Ui, view: &View, out: &mut Outbox) {
    let throws: Vec<(&Entry, &ThrowView)> =
        view.port.journal().iter().filter_map(|e| Some((e, e.throw.as_ref()?))).collect();
    if throws.is_empty() {
        ui.weak("No die has been thrown yet.");
        return;
    }
    summary(ui, view, &throws);
    ui.separator();
    let height = 24.0;
    ScrollArea::vertical().auto_shrink(false).stick_to_bottom(true).show_rows(
        ui,
        height,
        throws.len(),
        |ui, rows| {
            for (entry, throw) in &throws[rows] {
                ui.horizontal(|ui| {
                    widgets::die(ui, view, throw.face, 20.0);
                    let color =
                        entry.side.map_or(ui.visuals().text_color(), |side| view.side_text(side));
                    ui.label(RichText::new(&throw.purpose).color(color));
                    widgets::rule_link(ui, &throw.rule, out);
                });
            }
        },
    );
}

fn summary(ui: &mut Ui, view: &View, throws: &[(&Entry, &ThrowView)]) {
    let sixes: Vec<u8> = throws.iter().filter(|(_, t)| t.sides == 6).map(|(_, t)| t.face).collect();
    let counts: [usize; 6] =
        std::array::from_fn(|k| sixes.iter().filter(|&&f| usize::from(f) == k + 1).count());
    let expected = sixes.len() as f32 / 6.0;
    let top = counts.iter().copied().max().unwrap_or(0) as f32;
    let top = top.max(expected * 1.3).max(1.0);
    ui.label(RichText::new(format!("{} throws", throws.len())).strong());
    ui.horizontal(|ui| {
        for (k, &n) in counts.iter().enumerate() {
            ui.vertical(|ui| {
                let (rect, response) = ui.allocate_exact_size(vec2(26.0, 46.0), Sense::hover());
                let mut bar = rect;
                bar.min.y = rect.bottom() - rect.height() * n as f32 / top;
                ui.painter().rect_filled(rect, CornerRadius::same(2), view.palette.faint);
                ui.painter().rect_filled(bar, CornerRadius::same(2), view.palette.accent);
                let y = rect.bottom() - rect.height() * expected / top;
                ui.painter().hline(rect.x_range(), y, (1.5, view.palette.bad));
                let words = format!("{} came up {n} times, expected {expected:.1}", k + 1);
                response.on_hover_text(words);
                ui.label(RichText::new(format!("{}: {n}", k + 1)).small());
            });
        }
    });
    ui.weak(RichText::new(verdict(&counts)).small());
}

/// Whether the counts are unusual, by the chi-square statistic with five degrees of freedom.
#[must_use]
pub fn verdict(counts: &[usize; 6]) -> String {
    let total: usize = counts.iter().sum();
    if total < 30 {
        return format!(
            "The line is the expectation. {total} throws are too few to judge the dice."
        );
    }
    let expected = total as f32 / 6.0;
    let chi: f32 = counts.iter().map(|&n| (n as f32 - expected).powi(2) / expected).sum();
    // Quantiles of the distribution: 90 %, 99 %.
    let words = if chi < 9.24 {
        "nothing unusual"
    } else if chi < 15.09 {
        "uneven, as happens in fewer than one of ten games"
    } else {
        "very uneven, as happens in fewer than one of a hundred games"
    };
    format!("Against the expectation (line): {words} (chi-square {chi:.1}).")
}
