//! The window that says what the keys do; one types in it what one is looking for.

use super::commands::context::{CommandContext, GameParts, KeyScope};
use super::commands::key_help::shortcut_name;
use super::commands::registry::{Offer, UiCommand};
use super::{focus_ring, widgets};
use crate::say;
use egui::{Align2, Context, Grid, Key, KeyboardShortcut, Label, ScrollArea, Ui, Vec2, Window};

/// The room of keys, in points.
const KEYS: f32 = 190.0;
/// The most room of what keys do, in points.
const WORDS: f32 = 380.0;
/// The room of title, field and margins, and what is left free around the window, in points.
const AROUND: f32 = 150.0;

/// A line: keys, and what they do.
type Line = (String, String);

/// The window; while it is open, with the words that are looked for.
#[derive(Clone, Debug, Default)]
pub struct KeysWindow {
    wanted: Option<String>,
    /// Whether it has just been opened.
    new: bool,
}

impl KeysWindow {
    /// Opens the window.
    pub fn open(&mut self) {
        self.wanted = Some(String::new());
        self.new = true;
    }

    /// Whether it is open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.wanted.is_some()
    }

    /// Closes it.
    pub fn close(&mut self) {
        self.wanted = None;
    }

    /// Shows it, if it is open.
    pub fn show(&mut self, ctx: &Context, context: &CommandContext) {
        let Some(wanted) = &mut self.wanted else { return };
        let (mut open, mut left) = (true, false);
        let window = Window::new(UiCommand::Keys.about(ctx))
            .id(egui::Id::unique("keys-window"))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .anchor(Align2::CENTER_CENTER, Vec2::ZERO);
        let new = std::mem::take(&mut self.new);
        widgets::fitted(ctx, window, |ui| {
            let room = ui.ctx().content_rect().size();
            ui.set_width((room.x - 60.0).min(KEYS + WORDS));
            let hint = say!(ui, "gui-keys-search");
            let (field, _) = widgets::search(ui, wanted, hint, ui.available_width());
            if new {
                field.request_focus();
            }
            left = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Escape));
            let tall = (room.y - AROUND).max(120.0);
            ScrollArea::vertical().max_height(tall).min_scrolled_height(tall).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_min_height(tall);
                list(ui, context, &wanted.to_lowercase());
                focus_ring::follow(ui);
            });
        });
        if !open || left {
            self.close();
        }
    }
}

/// Keys that belong to what they are pressed on rather than to a command, in a game with these parts; their names and meanings
/// are messages.
fn on_the_spot(parts: GameParts) -> impl Iterator<Item = &'static str> {
    let groups: [(bool, &[&str]); 5] = [
        (true, &["number", "tab", "page", "panels"]),
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

/// The keys of this game with what they do: first those of what can be done now, then the others. What belongs to other games is
/// left out, and what does not have the words that are looked for.
fn list(ui: &mut Ui, context: &CommandContext, wanted: &str) {
    // The window that shows this is no reason for a key to be silent.
    let context = &CommandContext { key_scope: KeyScope::Ground, ..context.clone() };
    let of = |now: bool| {
        move |command: &&UiCommand| {
            command.belongs(context) && (command.offer(context) != Offer::Absent) == now
        }
    };
    let now = commands(ui, context, UiCommand::ALL.iter().filter(of(true)));
    let mut parts = vec![("now", now)];
    if context.at_table() {
        let spot = |key| (say!(ui, "gui-key-{}" key), say!(ui, "gui-key-{}-does" key));
        parts.push(("board", on_the_spot(context.parts).map(spot).collect()));
        let later = commands(ui, context, UiCommand::ALL.iter().filter(of(false)));
        parts.push(("later", later));
    }
    for (part, mut lines) in parts {
        lines.retain(|(keys, does)| format!("{keys} {does}").to_lowercase().contains(wanted));
        if lines.is_empty() {
            continue;
        }
        ui.strong(say!(ui, "gui-keys-{}" part));
        let rows = Grid::new(part).num_columns(2).max_col_width(WORDS).min_row_height(0.0);
        rows.show(ui, |ui| {
            for (keys, does) in lines {
                // Each part has its columns under those of the one above, and a line begins on one height.
                ui.vertical(|ui| {
                    ui.set_width(KEYS);
                    ui.add(Label::new(keys).wrap());
                });
                ui.vertical(|ui| ui.add(Label::new(does).wrap()));
                ui.end_row();
            }
        });
        ui.add_space(6.0);
    }
}

/// A line for each key, with everything that it does.
fn commands<'a>(
    ui: &Ui,
    context: &CommandContext,
    commands: impl Iterator<Item = &'a UiCommand>,
) -> Vec<Line> {
    let mut rows: Vec<(Vec<KeyboardShortcut>, Vec<String>)> = Vec::new();
    for &command in commands {
        let keys = command.keys(context);
        match rows.iter_mut().find(|(known, _)| *known == keys) {
            _ if keys.is_empty() => {}
            Some((_, names)) => names.push(command.name(ui)),
            None => rows.push((keys, vec![command.name(ui)])),
        }
    }
    let line = |(keys, names): (Vec<KeyboardShortcut>, Vec<String>)| {
        let keys: Vec<String> = keys.iter().map(|key| shortcut_name(ui, key)).collect();
        (keys.join(", "), names.join(", "))
    };
    rows.into_iter().map(line).collect()
}
