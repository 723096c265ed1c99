//! The end of the game.

use super::command::{Command, JournalForm, Outbox};
use super::desk::Desk;
use super::panels::turn;
use super::table::View;
use super::widgets;
use egui::{Context, RichText, ScrollArea, Window};

/// Shows who won and why.
pub fn show(ctx: &Context, view: &View, desk: &mut Desk, out: &mut Outbox) {
    let (true, Some(ending)) = (desk.victory, &view.port.prompt().over) else { return };
    let mut open = true;
    let mut close = false;
    Window::new("The battle is over")
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .show(ctx, |ui| {
            ui.set_width(440.0);
            let winner = ending
                .winner
                .as_ref()
                .and_then(|id| view.shot.table.sides.iter().find(|s| s.id == *id));
            let title = match winner {
                Some(side) => format!("Victory of the {}: {}", side.name, ending.level),
                None => "Nobody has won".to_owned(),
            };
            let color = winner.map_or(ui.visuals().strong_text_color(), |s| view.side_text(s.side));
            ui.label(RichText::new(title).heading().color(color));
            ui.horizontal_wrapped(|ui| {
                ui.label(&ending.summary);
                widgets::rule_link(ui, &ending.rule, out);
            });
            ScrollArea::vertical()
                .max_height(280.0)
                .show(ui, |ui| turn::victory_points(ui, view, out));
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                close |= ui.button("Look at the map").clicked();
                for (name, command) in [
                    ("Save…", Command::SaveAs),
                    ("Export the journal…", Command::ExportJournal(JournalForm::Markdown)),
                    ("New battle", Command::ToStart),
                ] {
                    if ui.button(name).clicked() {
                        out.send(command);
                        close |= name == "New battle";
                    }
                }
            });
        });
    desk.victory = open && !close;
}
