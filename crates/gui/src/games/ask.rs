//! Questions about games, before anything is lost.

use crate::command_queue::{Command, CommandQueue};
use crate::say;
use egui::{Context, Id, Modal, RichText, Ui};
use std::path::PathBuf;

/// A question that is open.
#[derive(Clone, PartialEq, Debug)]
pub enum Asking {
    /// The game on the table is in memory alone, and another is to take its place.
    Leave {
        /// The battle's name.
        title: String,
        /// What is to be done afterwards.
        then: Box<Command>,
    },
    /// Another window plays the game.
    Elsewhere {
        /// The battle's name, or the file's.
        title: String,
        /// Its file.
        path: PathBuf,
    },
    /// Games are to go to the bin.
    Bin {
        /// Their files.
        games: Vec<PathBuf>,
        /// The name of the only one.
        title: Option<String>,
        /// Where they go.
        bin: PathBuf,
    },
}

/// Shows a question. Returns whether it stays open.
pub fn show(ctx: &Context, asking: &Asking, out: &mut CommandQueue) -> bool {
    let modal = Modal::new(Id::unique("games-ask")).show(ctx, |ui| {
        ui.set_width(440.0);
        match asking {
            Asking::Leave { title, then } => leave(ui, title, then, out),
            Asking::Elsewhere { title, path } => {
                ui.label(RichText::new(say!(ui, "gui-elsewhere", title = title)).heading());
                ui.label(say!(ui, "gui-elsewhere-about"));
                ui.add_space(8.0);
                ui.horizontal(|ui| {
                    let copy = ui.button(RichText::new(say!(ui, "gui-elsewhere-copy")).strong());
                    if copy.clicked() {
                        out.send(Command::OpenCopy(path.clone()));
                    }
                    let stay = calm(ui, &say!(ui, "gui-cancel"));
                    copy.clicked() || stay
                })
                .inner
            }
            Asking::Bin { games, title, bin } => {
                let words = match title {
                    Some(title) => say!(ui, "gui-bin-one", title = title),
                    None => say!(ui, "gui-bin-many", n = games.len()),
                };
                ui.label(RichText::new(words).heading());
                ui.label(say!(ui, "gui-bin-about", path = bin.display().to_string()));
                ui.add_space(8.0);
                ui.horizontal(|ui| {
                    let stay = calm(ui, &say!(ui, "gui-cancel"));
                    let sure = ui.button(say!(ui, "gui-bin-sure")).clicked();
                    if sure {
                        out.send(Command::PutInBin(games.clone()));
                    }
                    stay || sure
                })
                .inner
            }
        }
    });
    !modal.inner && !modal.should_close()
}

fn leave(ui: &mut Ui, title: &str, then: &Command, out: &mut CommandQueue) -> bool {
    ui.label(RichText::new(say!(ui, "gui-leave-question", title = title)).heading());
    ui.label(say!(ui, "gui-leave-about"));
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let stay = calm(ui, &say!(ui, "gui-quit-stay"));
        let save = ui.button(say!(ui, "gui-leave-save")).clicked();
        if save {
            out.send(Command::SaveAs);
        }
        let sure = ui.button(say!(ui, "gui-leave-sure")).clicked();
        if sure {
            out.send(Command::LeaveAnyway(Box::new(then.clone())));
        }
        stay || save || sure
    })
    .inner
}

/// The button that changes nothing: it has the keyboard first.
fn calm(ui: &mut Ui, words: &str) -> bool {
    let stay = ui.button(RichText::new(words).strong());
    if ui.memory(|m| m.focused().is_none()) {
        stay.request_focus();
    }
    stay.clicked()
}
