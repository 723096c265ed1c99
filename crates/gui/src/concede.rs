//! Giving the game up: never in passing, always after a question.

use super::command_queue::{Command, CommandQueue};
use super::game_table::GameTable;
use crate::say;
use egui::{Context, Id, Modal, RichText};

/// Whether the question is open.
#[derive(Clone, Copy, Debug, Default)]
pub struct Concede {
    /// Whether it is.
    pub asking: bool,
}

impl Concede {
    /// Shows the question, if it is open and the game can still be given up.
    pub fn show(&mut self, ctx: &Context, table: Option<&GameTable>, out: &mut CommandQueue) {
        let offered = table.and_then(|table| {
            let id = offered(table)?;
            Some((table, table.port.choices().get(id)?))
        });
        let Some((table, choice)) = offered.filter(|_| self.asking) else {
            self.asking = false;
            return;
        };
        let modal = Modal::new(Id::unique("concede")).show(ctx, |ui| {
            ui.set_width(380.0);
            ui.label(RichText::new(say!(ui, "gui-concede-question")).heading());
            let side = table.port.prompt().side_name.as_str();
            ui.label(say!(ui, "gui-concede-about", side = side));
            ui.weak(format!("{} {}", choice.rule.section, choice.rule.title));
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let stay = ui.button(RichText::new(say!(ui, "gui-quit-stay")).strong());
                if ui.memory(|m| m.focused().is_none()) {
                    stay.request_focus();
                }
                let sure = ui.button(say!(ui, "gui-concede-sure")).clicked();
                if sure {
                    out.send(Command::Choose(choice.id));
                }
                sure || stay.clicked()
            })
            .inner
        });
        if modal.inner || modal.should_close() {
            self.asking = false;
        }
    }
}

/// The choice that gives the game up, if a person may take it now.
#[must_use]
pub fn offered(table: &GameTable) -> Option<usize> {
    let person = table.computer.decides(&*table.port).is_none() && table.passes().is_none();
    table.snapshot.offers.concede.filter(|_| person && !table.workspace.covered)
}
