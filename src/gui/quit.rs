//! Leaving the program: at once, or after a question while a game runs.

use super::command::{Command, Outbox};
use crate::say;
use egui::{Context, Id, Modal, RichText, ViewportCommand};

/// Whether the program is being left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quit {
    /// Whether the question is open.
    pub asking: bool,
    sure: bool,
}

impl Quit {
    /// ARSOUF M1.6: closes the window, after a question if a game is running.
    pub fn wish(&mut self, ctx: &Context, running: bool) {
        if running && !self.sure {
            self.asking = true;
            ctx.request_repaint();
        } else {
            self.leave(ctx);
        }
    }

    /// Closes the window without a question.
    pub fn leave(&mut self, ctx: &Context) {
        self.sure = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// The window's own button asks like everything else.
    pub fn watch(&mut self, ctx: &Context, running: bool) {
        let closing = ctx.input(|i| i.viewport().close_requested());
        if closing && running && !self.sure {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.asking = true;
        }
    }

    /// Shows the question, if it is open.
    pub fn show(&mut self, ctx: &Context, out: &mut Outbox) {
        if !self.asking {
            return;
        }
        let modal = Modal::new(Id::unique("quit")).show(ctx, |ui| {
            ui.set_width(360.0);
            ui.label(RichText::new(say!(ui, "gui-quit-question")).heading());
            ui.label(say!(ui, "gui-quit-kept"));
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let stay = ui.button(RichText::new(say!(ui, "gui-quit-stay")).strong());
                if ui.memory(|m| m.focused().is_none()) {
                    stay.request_focus();
                }
                if ui.button(say!(ui, "gui-quit-leave")).clicked() {
                    out.send(Command::QuitNow);
                }
                stay.clicked()
            })
            .inner
        });
        if modal.inner || modal.should_close() {
            self.asking = false;
        }
    }
}
