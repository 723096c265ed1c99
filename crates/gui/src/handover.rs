//! The screen between two players at one desk.

use super::snapshot::View;
use super::workspace::Workspace;
use crate::say;
use egui::{Context, Id, Modal, RichText};

/// Covers the table until the other player is ready.
pub fn show(ctx: &Context, view: &View, workspace: &mut Workspace) {
    if !workspace.covered {
        return;
    }
    let prompt = view.port.prompt();
    let Some(side) = prompt.side else {
        workspace.covered = false;
        return;
    };
    let modal =
        Modal::new(Id::unique("hand-over")).backdrop_color(view.palette.table).show(ctx, |ui| {
            ui.set_width(340.0);
            ui.vertical_centered(|ui| {
                ui.add_space(10.0);
                let begins = workspace.begun == Some(side);
                ui.label(if begins {
                    say!(ui, "gui-now-turn-of")
                } else {
                    say!(ui, "gui-now-decides")
                });
                ui.label(RichText::new(&prompt.side_name).heading().color(view.side_text(side)));
                ui.label(&prompt.question);
                if view.port.is_hidden_from(Some(side.enemy())) {
                    ui.label(say!(ui, "gui-cover-secret"));
                }
                ui.add_space(10.0);
                let ready = ui.button(RichText::new(say!(ui, "gui-ready")).strong());
                if ui.memory(|m| m.focused().is_none()) {
                    ready.request_focus();
                }
                ready.clicked()
            })
            .inner
        });
    if modal.inner {
        workspace.covered = false;
    }
}
