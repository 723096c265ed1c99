//! The end of the game.

use super::command_queue::{Command, CommandQueue, JournalForm};
use super::commands::UiCommand;
use super::panels::turn;
use super::snapshot::View;
use super::widgets;
use super::workspace::Workspace;
use crate::say;
use crate::words::HasLanguage;
use egui::{Context, RichText, ScrollArea, Ui, Window};

/// ARSOUF M8.3: shows who won and why, and how it stands; a click or Esc leads back to the start.
pub fn show(ctx: &Context, view: &View, workspace: &mut Workspace, out: &mut CommandQueue) {
    // First the last things that happened are seen.
    let shown = view.reel.is_playing() || view.reel.again().is_some();
    let asked = workspace.victory && !shown;
    let (true, Some(ending)) = (asked, &view.port.prompt().over) else { return };
    let mut open = true;
    let mut close = false;
    Window::new(say!(ctx, "gui-over"))
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .show(ctx, |ui| {
            ui.set_width(500.0);
            let winner = ending
                .winner
                .as_ref()
                .and_then(|id| view.snapshot.table.sides.iter().find(|s| s.id == *id));
            let title = match winner {
                Some(side) => say!(ui, "gui-victory-of", side = &side.name),
                None => say!(ui, "gui-victory-nobody"),
            };
            let color = winner.map_or(ui.visuals().strong_text_color(), |s| view.side_text(s.side));
            ui.label(RichText::new(title).heading().color(color));
            ui.horizontal_wrapped(|ui| {
                ui.label(&ending.summary);
                widgets::rule_link(ui, &ending.rule, out);
            });
            ScrollArea::vertical().max_height(320.0).show(ui, |ui| statistics(ui, view, out));
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let look = if view.snapshot.table.cards.is_some() {
                    say!(ui, "gui-victory-look-field")
                } else {
                    say!(ui, "gui-victory-look")
                };
                close |= ui.button(look).clicked();
                if ui.button(say!(ui, "gui-victory-save")).clicked() {
                    out.send(Command::SaveAs);
                }
                if ui.button(UiCommand::Export.name(&*ui)).clicked() {
                    out.send(Command::ExportJournal(JournalForm::Markdown));
                }
                if ui.button(say!(ui, "gui-victory-new")).clicked() {
                    out.send(Command::ToStart);
                    close = true;
                }
            });
        });
    workspace.victory = open && !close;
}

/// Turns, progress, losses, facts and points.
fn statistics(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let table = &view.snapshot.table;
    ui.label(say!(ui, "gui-victory-when", when = turn::title(&table.turn, view.language())));
    turn::progress(ui, view, out);
    for side in &table.sides {
        if let Some(morale) = &side.morale {
            let words = say!(ui, "gui-victory-losses", side = &side.name, losses = morale.losses);
            ui.label(RichText::new(words).color(view.side_text(side.side)));
        }
    }
    if !table.facts.is_empty() {
        widgets::facts(ui, "victory", &table.facts, out);
    }
    turn::victory_points(ui, view, out);
}
