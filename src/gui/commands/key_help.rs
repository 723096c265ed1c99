//! Keys in words, and the help for them.

use super::context::CommandContext;
use super::registry::UiCommand;
use crate::say;
use crate::words::HasLanguage;
use egui::{Key, KeyboardShortcut, Ui};

/// The keys of a panel that is open on the table, by its number; also those of choices.
pub const NUMBERS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// Keys that belong to what they are pressed on rather than to a command; their names and meanings are messages.
const ON_THE_SPOT: [&str; 15] = [
    "number", "arrows", "cursor", "zoom", "fit", "right", "drag", "charge", "several", "wheel",
    "aim", "chit", "hand", "tab", "panels",
];

/// A key's name.
#[must_use]
pub fn key_name(lang: impl HasLanguage, key: Key) -> String {
    match key {
        Key::Space => say!(lang, "gui-key-name-space"),
        Key::Enter => say!(lang, "gui-key-name-enter"),
        Key::Escape => say!(lang, "gui-key-name-esc"),
        key => key.symbol_or_name().to_owned(),
    }
}

/// A key with what is held down beside it: `Ctrl+S`.
#[must_use]
pub fn shortcut_name(lang: impl HasLanguage, shortcut: &KeyboardShortcut) -> String {
    let mut words = String::new();
    if shortcut.modifiers.command {
        words.push_str(if cfg!(target_os = "macos") { "⌘" } else { "Ctrl+" });
    }
    let language = lang.language();
    if shortcut.modifiers.shift {
        words.push_str(&say!(language, "gui-key-name-shift"));
        words.push('+');
    }
    words + &key_name(language, shortcut.logical_key)
}

/// The first key of a command; empty if it has none.
#[must_use]
pub fn of(lang: impl HasLanguage, command: UiCommand, context: &CommandContext) -> String {
    command.keys(context).first().map_or_else(String::new, |key| shortcut_name(lang, key))
}

/// Every key with what it does.
pub fn help(ui: &mut Ui, context: &CommandContext) {
    let mut rows: Vec<(Vec<KeyboardShortcut>, Vec<String>)> = Vec::new();
    for &command in UiCommand::ALL {
        let keys = command.keys(context);
        match rows.iter_mut().find(|(known, _)| *known == keys) {
            _ if keys.is_empty() => {}
            Some((_, names)) => names.push(command.name(&*ui)),
            None => rows.push((keys, vec![command.name(&*ui)])),
        }
    }
    egui::Grid::new("keys").num_columns(2).show(ui, |ui| {
        for (keys, names) in rows {
            let keys: Vec<String> = keys.iter().map(|key| shortcut_name(&*ui, key)).collect();
            ui.strong(keys.join(", "));
            ui.label(names.join(", "));
            ui.end_row();
        }
        for key in ON_THE_SPOT {
            ui.strong(say!(ui, "gui-key-{}" key));
            ui.label(say!(ui, "gui-key-{}-does" key));
            ui.end_row();
        }
    });
}
