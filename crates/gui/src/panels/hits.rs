//! Rolls on a table of hits: who rolls at whom, what is added, the exact chances, and the table itself.

use super::super::command_queue::CommandQueue;
use super::super::snapshot::View;
use super::super::{locale, widgets};
use super::chart::{self, Mark};
use crate::say;
use egui::{Color32, Grid, Label, RichText, Ui, vec2};
use gonfalon_core::view::{Chart, HitsView, RollView};

/// Shows rolls and their table.
pub fn show(ui: &mut Ui, view: &View, hits: &HitsView, out: &mut CommandQueue) {
    ui.label(RichText::new(&hits.title).strong());
    let chart = view.port.charts().iter().find(|chart| chart.id == hits.chart);
    if hits.rolls.len() == 2 && ui.available_width() > 380.0 {
        widgets::beside(ui, hits.rolls.len(), |ui, k| {
            one(ui, view, chart, (k, &hits.rolls[k]), out);
        });
    } else {
        for (k, roll) in hits.rolls.iter().enumerate() {
            one(ui, view, chart, (k, roll), out);
        }
    }
    for note in &hits.notes {
        ui.add(Label::new(RichText::new(note).weak()).wrap());
    }
    if let Some(chart) = chart {
        ui.add_space(6.0);
        table(ui, view, hits, chart, out);
    }
}

/// Rolls in a few lines: who rolls, what is added, and the chance of each number of hits.
pub fn brief(ui: &mut Ui, view: &View, hits: &HitsView) {
    for roll in &hits.rolls {
        let (letter, color) = sign(view, roll.attack);
        ui.horizontal(|ui| {
            widgets::tag(ui, &letter, color, view.palette.halo);
            let text = RichText::new(format!("{}  {}", roll.who, roll.adds)).small();
            ui.add(Label::new(text).truncate());
        });
        let (of, chances) = (f32::from(roll.sides.max(1)), (0..).zip(&roll.chances));
        let chances = chances.filter(|(_, n)| **n > 0).map(|(hits, n)| {
            let percent = locale::decimal(&*ui, *n as f32 / of * 100.0, 0);
            say!(view, "gui-hits-brief", hits = hits, percent = percent)
        });
        let line = chances.collect::<Vec<_>>().join(" · ");
        ui.add(Label::new(RichText::new(line).strong()).wrap());
    }
    // Who shoots first changes the chances.
    for note in &hits.notes {
        ui.add(Label::new(RichText::new(note).small().weak()).wrap());
    }
}

/// The letter and the colour of the side that rolls: colours are not needed to read it.
fn sign(view: &View, attack: bool) -> (String, Color32) {
    if attack {
        (say!(view, "gui-hits-a"), view.palette.target)
    } else {
        (say!(view, "gui-hits-d"), view.palette.reach)
    }
}

fn one(
    ui: &mut Ui,
    view: &View,
    chart: Option<&Chart>,
    (k, roll): (usize, &RollView),
    out: &mut CommandQueue,
) {
    let (letter, color) = sign(view, roll.attack);
    ui.add_space(4.0);
    ui.spacing_mut().interact_size.y = 16.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.horizontal_wrapped(|ui| {
        widgets::tag(ui, &letter, color, view.palette.halo);
        ui.label(RichText::new(&roll.who).strong());
        ui.weak(say!(ui, "gui-hits-at", hex = &roll.hex, at = &roll.at));
    });
    let column = chart.and_then(|chart| chart.head.get(roll.column)).cloned();
    let column = column.unwrap_or_else(|| roll.column.to_string());
    let (strength, sides) = (roll.strength, roll.sides);
    ui.label(say!(ui, "gui-hits-column", strength = strength, column = column, sides = sides));
    Grid::new(("modifiers", k)).num_columns(2).spacing(vec2(10.0, 2.0)).show(ui, |ui| {
        for line in &roll.modifiers {
            ui.label(&line.adds);
            ui.horizontal(|ui| {
                ui.label(&line.label);
                widgets::rule_links(ui, &line.rule, out);
            });
            ui.end_row();
        }
        ui.strong(&roll.adds);
        ui.strong(say!(ui, "gui-hits-sum"));
        ui.end_row();
    });
    let most = roll.chances.len().max(4);
    for hits in 0..most {
        let n = roll.chances.get(hits).copied().unwrap_or(0);
        let share = n as f32 / f32::from(roll.sides.max(1));
        let percent = locale::decimal(ui, share * 100.0, 0);
        ui.horizontal(|ui| {
            let name = say!(ui, "gui-hits-count", n = hits);
            ui.add_sized([58.0, 18.0], Label::new(RichText::new(name).strong()));
            let text = say!(ui, "gui-duel-chance", n = n, of = roll.sides, percent = percent);
            let wide = (ui.available_width() - 4.0).clamp(60.0, 170.0);
            widgets::bar(ui, (share, wide), view.palette.thin(color, 0.45), &text);
        });
    }
}

/// The table with the live columns, and the rows that the dice can reach in them.
fn table(ui: &mut Ui, view: &View, hits: &HitsView, chart: &Chart, out: &mut CommandQueue) {
    let palette = view.palette;
    let used = hits.rolls.first().map(|roll| roll.column);
    chart::show(ui, view, (chart, used), out, |r, c| {
        let mut mark = Mark::default();
        for roll in hits.rolls.iter().filter(|roll| roll.column == c) {
            let reached = r > 0 && roll.faces.iter().any(|&(row, _)| row + 1 == r);
            let (letter, color) = sign(view, roll.attack);
            let share = if reached || r == 0 { 0.42 } else { 0.12 };
            let fill = palette.thin(color, share);
            mark.fill = Some(mark.fill.map_or(fill, |other: Color32| {
                if mark.strong && !reached { other } else { other.lerp_to_gamma(fill, 0.5) }
            }));
            if reached && !mark.sign.contains(&letter) {
                mark.sign.push_str(&letter);
            }
            mark.strong |= reached || r == 0;
        }
        mark
    });
}
