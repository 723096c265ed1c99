//! The throws with their purposes, and whether the dice have been fair so far.

use super::super::command_queue::CommandQueue;
use super::super::snapshot::View;
use super::super::{locale, widgets};
use crate::locale::HasLanguage;
use crate::say;
use egui::{CornerRadius, RichText, ScrollArea, Sense, Ui, vec2};
use gonfalon_core::view::{Entry, ThrowView};

/// Shows the dice.
pub fn show(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let throws: Vec<(&Entry, &ThrowView)> =
        view.port.journal().iter().filter_map(|e| Some((e, e.throw.as_ref()?))).collect();
    if throws.is_empty() {
        ui.weak(say!(ui, "gui-dice-none"));
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
                    widgets::die_of(ui, view, (throw.face, throw.sides), 20.0);
                    let color =
                        entry.side.map_or(ui.visuals().text_color(), |side| view.side_text(side));
                    ui.label(RichText::new(&throw.text).color(color));
                    widgets::rule_link(ui, &throw.rule, out);
                });
            }
        },
    );
}

/// The die that was thrown most often: its sides, and how often each face came up.
fn usual_die(throws: &[(&Entry, &ThrowView)]) -> Vec<usize> {
    let thrown = |sides: u8| throws.iter().filter(move |(_, t)| t.sides == sides);
    let most = [6_u8, 10].into_iter().max_by_key(|&sides| (thrown(sides).count(), sides == 6));
    let sides = most.unwrap_or(6);
    (1..=sides).map(|face| thrown(sides).filter(|(_, t)| t.face == face).count()).collect()
}

fn summary(ui: &mut Ui, view: &View, throws: &[(&Entry, &ThrowView)]) {
    let counts = usual_die(throws);
    let expected = counts.iter().sum::<usize>() as f32 / counts.len().max(1) as f32;
    let top = counts.iter().copied().max().unwrap_or(0) as f32;
    let top = top.max(expected * 1.3).max(1.0);
    ui.label(RichText::new(say!(ui, "gui-dice-throws", n = throws.len())).strong());
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
                let usual = locale::decimal(ui, expected, 1);
                let words = say!(ui, "gui-dice-face", face = k + 1, n = n, expected = usual);
                response.on_hover_text(words);
                ui.label(RichText::new(format!("{}: {n}", k + 1)).small());
            });
        }
    });
    ui.weak(RichText::new(verdict(view, &counts)).small());
}

/// Whether the counts are unusual, by the chi-square statistic.
#[must_use]
pub fn verdict(lang: impl HasLanguage, counts: &[usize]) -> String {
    let total: usize = counts.iter().sum();
    if total < 30 {
        return say!(lang, "gui-dice-too-few", n = total);
    }
    let expected = total as f32 / counts.len().max(1) as f32;
    let chi: f32 = counts.iter().map(|&n| (n as f32 - expected).powi(2) / expected).sum();
    // Quantiles of the distribution with a degree of freedom less than there are faces: 90 %, 99 %.
    let (uneven, very) = if counts.len() == 10 { (14.68, 21.67) } else { (9.24, 15.09) };
    let chi_square = locale::decimal(&lang, chi, 1);
    if chi < uneven {
        say!(lang, "gui-dice-usual", chi = chi_square)
    } else if chi < very {
        say!(lang, "gui-dice-uneven", chi = chi_square)
    } else {
        say!(lang, "gui-dice-very-uneven", chi = chi_square)
    }
}
