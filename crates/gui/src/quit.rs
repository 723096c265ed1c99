//! Leaving the program: at once, or after a question while a game runs.

use super::command_queue::{Command, CommandQueue};
use crate::say;
use egui::{Context, Id, Modal, RichText, ViewportCommand};

/// What is left behind when the program ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Leaving {
    /// Whether a game runs in the window.
    pub running: bool,
    /// Whether it is shown: then one can leave it for the start screen.
    pub at_table: bool,
    /// The battles of games that are in memory alone.
    pub lost: Vec<String>,
}

impl Leaving {
    fn asks(&self) -> bool {
        self.running || !self.lost.is_empty()
    }
}

/// Whether the program is being left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quit {
    /// Whether the question is open.
    pub asking: bool,
    sure: bool,
}

impl Quit {
    /// ARSOUF M1.6: closes the window, after a question if a game is running.
    pub fn wish(&mut self, ctx: &Context, leaving: Leaving) {
        if leaving.asks() && !self.sure {
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

    /// The window's own button asks like everything else. Whether changes of an author are to be asked about first.
    pub fn watch(&mut self, ctx: &Context, leaving: &Leaving, written: bool) -> bool {
        let closing = ctx.input(|i| i.viewport().close_requested());
        if closing && written && !self.sure {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            return true;
        }
        if closing && leaving.asks() && !self.sure {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.asking = true;
        }
        false
    }

    /// Shows the question, if it is open.
    pub fn show(&mut self, ctx: &Context, leaving: &Leaving, out: &mut CommandQueue) {
        if !self.asking {
            return;
        }
        let modal = Modal::new(Id::unique("quit")).show(ctx, |ui| {
            ui.set_width(430.0);
            ui.label(RichText::new(say!(ui, "gui-quit-question")).heading());
            if leaving.lost.is_empty() {
                ui.label(say!(ui, "gui-quit-kept"));
            } else {
                let names = leaving.lost.join(", ");
                ui.label(say!(ui, "gui-quit-lost", names = names));
            }
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let stay = ui.button(RichText::new(say!(ui, "gui-quit-stay")).strong());
                if ui.memory(|m| m.focused().is_none()) {
                    stay.request_focus();
                }
                let save = leaving.running
                    && !leaving.lost.is_empty()
                    && ui.button(say!(ui, "gui-leave-save")).clicked();
                if save {
                    out.send(Command::SaveAs);
                }
                let start = leaving.at_table && ui.button(say!(ui, "gui-quit-start")).clicked();
                if start {
                    out.send(Command::ToStart);
                }
                if ui.button(say!(ui, "gui-quit-leave")).clicked() {
                    out.send(Command::QuitNow);
                }
                stay.clicked() || save || start
            })
            .inner
        });
        if modal.inner || modal.should_close() {
            self.asking = false;
        }
    }
}
