//! Keys in words.

use super::context::CommandContext;
use super::registry::UiCommand;
use crate::locale::HasLanguage;
use crate::pane::Pane;
use crate::say;
use egui::{Key, KeyboardShortcut, Modifiers};
use gonfalon_core::session::Port;
use gonfalon_core::view::TableView;

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

/// The key that opens a panel in a game; empty if it has no number.
#[must_use]
pub fn of_panel(lang: impl HasLanguage, pane: Pane, port: &dyn Port, table: &TableView) -> String {
    let number = Pane::numbered(port, table).position(|other| other == pane);
    number.and_then(|k| NUMBERS.get(k)).map_or_else(String::new, |&key| {
        shortcut_name(lang, &KeyboardShortcut::new(Modifiers::COMMAND, key))
    })
}
