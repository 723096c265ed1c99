//! The keys of the author's screen that work wherever the keyboard is.

use super::author_command::AuthorCommand;
use super::work::Work;
use crate::command_queue::{Command, CommandQueue};
use egui::{Context, Key, KeyboardShortcut, Modifiers};

const SHIFTED: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Takes the last step back.
pub const UNDO: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);
/// Does it again.
pub const REDO: KeyboardShortcut = KeyboardShortcut::new(SHIFTED, Key::Z);
/// Saves.
pub const SAVE: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::S);
/// Saves under another name.
pub const SAVE_AS: KeyboardShortcut = KeyboardShortcut::new(SHIFTED, Key::S);
/// Plays what is on the screen.
pub const PLAY: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::F5);
/// Puts what is on the screen on paper.
pub const PRINT: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::P);
/// Puts the document away.
pub const CLOSE: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::W);
/// Opens a file.
pub const OPEN: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::O);

/// Reads them. In a field of text the field's own steps come first.
pub fn read(ctx: &Context, work: &mut Work, out: &mut CommandQueue) {
    let hit = |key: KeyboardShortcut| ctx.input_mut(|i| i.consume_shortcut(&key));
    let mut ask = |command| out.send(Command::Author(command));
    // With Shift first: the key without would take it too.
    if hit(SAVE_AS) {
        ask(AuthorCommand::SaveAs);
    }
    if hit(SAVE) {
        ask(AuthorCommand::Save);
    }
    if hit(OPEN) {
        ask(AuthorCommand::OpenDialog);
    }
    if hit(CLOSE) {
        ask(AuthorCommand::Close);
    }
    if hit(PRINT) {
        ask(AuthorCommand::Print);
    }
    if hit(PLAY) {
        ask(AuthorCommand::Play);
    }
    if ctx.text_edit_focused() {
        return;
    }
    if hit(REDO) || hit(KeyboardShortcut::new(Modifiers::COMMAND, Key::Y)) {
        work.file.document.redo();
    }
    if hit(UNDO) {
        work.file.document.undo();
    }
}
