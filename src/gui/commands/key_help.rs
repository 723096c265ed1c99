//! Keys in words, and the help for them.

use super::context::{CommandContext, GameParts, KeyScope};
use super::registry::{Offer, UiCommand};
use crate::say;
use crate::words::HasLanguage;
use egui::{Grid, Key, KeyboardShortcut, Label, ScrollArea, Ui, vec2};

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

/// The room of the menu bar and of the margins of its menu, in points.
const BAR: f32 = 70.0;
/// What is left free beside it, in points.
const WIDE_BAR: f32 = 240.0;
/// The room of keys, in points.
const KEYS: f32 = 170.0;
/// The most room of what keys do, in points.
const WORDS: f32 = 330.0;

/// Keys that belong to what they are pressed on rather than to a command, in a game with these parts; their names and meanings
/// are messages.
fn on_the_spot(parts: GameParts) -> impl Iterator<Item = &'static str> {
    let groups: [(bool, &[&str]); 5] = [
        (true, &["number", "tab", "panels"]),
        (
            parts.map,
            &["arrows", "cursor", "zoom", "fit", "right", "drag", "charge", "several", "aim"],
        ),
        (parts.facing, &["wheel"]),
        (parts.chits, &["chit"]),
        (parts.cards, &["hand"]),
    ];
    groups.into_iter().filter(|(has, _)| *has).flat_map(|(_, keys)| keys.iter().copied())
}

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

/// The keys of this game with what they do: first those of what can be done now, then the others. What belongs to other
/// games is left out.
pub fn help(ui: &mut Ui, context: &CommandContext) {
    // The menu that shows this is no reason for a key to be silent.
    let context = &CommandContext { key_scope: KeyScope::Ground, ..context.clone() };
    let room = ui.ctx().content_rect().size() - vec2(WIDE_BAR, BAR);
    ui.set_width(room.x.min(KEYS + WORDS));
    ScrollArea::vertical().max_height(room.y).min_scrolled_height(room.y).show(ui, |ui| {
        let of = |now: bool| {
            move |command: &&UiCommand| {
                command.belongs(context) && (command.offer(context) != Offer::Absent) == now
            }
        };
        ui.strong(say!(ui, "gui-keys-now"));
        rows(ui, "keys-now", context, UiCommand::ALL.iter().filter(of(true)));
        if !context.at_table() {
            return;
        }
        ui.add_space(6.0);
        ui.strong(say!(ui, "gui-keys-board"));
        Grid::new("keys-board").num_columns(2).max_col_width(WORDS).show(ui, |ui| {
            for key in on_the_spot(context.parts) {
                ui.label(say!(ui, "gui-key-{}" key));
                ui.add(Label::new(say!(ui, "gui-key-{}-does" key)).wrap());
                ui.end_row();
            }
        });
        ui.add_space(6.0);
        ui.strong(say!(ui, "gui-keys-later"));
        rows(ui, "keys-later", context, UiCommand::ALL.iter().filter(of(false)));
    });
}

/// A line for each key, with everything that it does.
fn rows<'a>(
    ui: &mut Ui,
    id: &str,
    context: &CommandContext,
    commands: impl Iterator<Item = &'a UiCommand>,
) {
    let mut rows: Vec<(Vec<KeyboardShortcut>, Vec<String>)> = Vec::new();
    for &command in commands {
        let keys = command.keys(context);
        match rows.iter_mut().find(|(known, _)| *known == keys) {
            _ if keys.is_empty() => {}
            Some((_, names)) => names.push(command.name(&*ui)),
            None => rows.push((keys, vec![command.name(&*ui)])),
        }
    }
    Grid::new(id).num_columns(2).max_col_width(WORDS).show(ui, |ui| {
        for (keys, names) in rows {
            let keys: Vec<String> = keys.iter().map(|key| shortcut_name(&*ui, key)).collect();
            ui.label(keys.join(", "));
            ui.add(Label::new(names.join(", ")).wrap());
            ui.end_row();
        }
    });
}
