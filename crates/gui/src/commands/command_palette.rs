//! The command palette: a small window in the middle, in which one types what one is looking for.

use super::entries::Entry;
use super::ranking::ranked;
use crate::command_queue::Command;
use crate::say;
use egui::{
    AtomExt, Button, Context, Event, Id, Key, Modal, Modifiers, Response, RichText, ScrollArea,
    TextEdit, Ui, WidgetInfo, vec2,
};

/// So many of those used last are remembered.
const REMEMBERED: usize = 8;

/// Whether the palette is open, and what it remembers.
#[derive(Debug, Default)]
pub struct CommandPalette {
    /// Whether it is open.
    pub open: bool,
    /// Whether it finds places alone: counters, cards and hexes.
    places: bool,
    words: String,
    at: usize,
    recent: Vec<String>,
    /// What had the keyboard before.
    focus: Option<Id>,
}

impl CommandPalette {
    /// Opens it, empty; it may find counters, cards and hexes alone.
    pub fn show_up(&mut self, ctx: &Context, places: bool) {
        self.open = true;
        self.places = places;
        self.words.clear();
        self.at = 0;
        self.focus = ctx.memory(egui::Memory::focused);
        ctx.memory_mut(|memory| memory.request_focus(field_id()));
        ctx.request_repaint();
    }

    /// Closes it. The keyboard goes back to what had it before.
    fn close(&mut self, ctx: &Context) {
        self.open = false;
        ctx.memory_mut(|memory| match self.focus.take() {
            Some(id) => memory.request_focus(id),
            None => memory.surrender_focus(field_id()),
        });
    }

    /// Shows it, and answers with what was chosen. No key that is pressed in it gets any further.
    pub fn show(&mut self, ctx: &Context, mut entries: Vec<Entry>) -> Vec<Command> {
        entries.retain(|entry| !self.places || entry.kind.is_place());
        let hit = |key: Key| ctx.input_mut(|i| i.consume_key(Modifiers::NONE, key));
        let (escape, enter) = (hit(Key::Escape), hit(Key::Enter));
        let (up, down) = (hit(Key::ArrowUp), hit(Key::ArrowDown));
        let room = ctx.content_rect().size();
        let mut chosen = None;
        let modal = Modal::new(Id::unique("command-palette")).show(ctx, |ui| {
            ui.set_width((room.x - 80.0).clamp(120.0, 580.0));
            let typed = self.field(ui);
            let found = ranked(entries, &self.words, &self.recent);
            if typed.changed() {
                self.at = 0;
            }
            let last = found.len().saturating_sub(1);
            self.at = match (up, down) {
                (true, false) if self.at == 0 => last,
                (true, false) => self.at - 1,
                (false, true) if self.at >= last => 0,
                (false, true) => self.at + 1,
                _ => self.at.min(last),
            };
            let height = (room.y - 220.0).clamp(60.0, 380.0);
            let clicked = self.rows(ui, &found, height, up || down || typed.changed());
            let taken = clicked.or(Some(self.at).filter(|_| enter));
            chosen = taken.and_then(|k| found.into_iter().nth(k));
        });
        ctx.input_mut(|i| i.events.retain(|event| !is_typed(event)));
        if escape || modal.should_close() || chosen.is_some() {
            self.close(ctx);
        }
        let Some(entry) = chosen else { return Vec::new() };
        self.recent.retain(|id| *id != entry.id);
        self.recent.insert(0, entry.id);
        self.recent.truncate(REMEMBERED);
        entry.commands
    }

    fn field(&mut self, ui: &mut Ui) -> Response {
        let hint = if self.places {
            say!(ui, "gui-palette-find-place")
        } else {
            say!(ui, "gui-palette-find")
        };
        let field = TextEdit::singleline(&mut self.words)
            .id(field_id())
            .hint_text(&hint)
            .margin(vec2(8.0, 6.0))
            .desired_width(f32::INFINITY);
        let typed = ui.add(field).accessible_name(hint);
        typed.request_focus();
        typed
    }

    /// The list; answers with the row that was clicked.
    fn rows(&self, ui: &mut Ui, found: &[Entry], height: f32, moved: bool) -> Option<usize> {
        ui.add_space(4.0);
        let mut clicked = None;
        // A list that was short leaves little room for the next: it takes its height all the same.
        let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        list.auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            for (k, entry) in found.iter().enumerate() {
                let row = row(ui, entry, k == self.at);
                if moved && k == self.at {
                    row.scroll_to_me(None);
                }
                if row.clicked() {
                    clicked = Some(k);
                }
            }
            if found.is_empty() {
                ui.weak(say!(ui, "gui-palette-nothing"));
            }
        });
        clicked
    }
}

fn field_id() -> Id {
    Id::unique("command-palette-field")
}

/// One entry: its name, and at the right its kind and key.
fn row(ui: &mut Ui, entry: &Entry, picked: bool) -> Response {
    let kind = entry.kind.name(&*ui);
    let right = match entry.key.as_str() {
        "" => kind.clone(),
        key => format!("{kind}   {key}"),
    };
    let wide = ui.available_width();
    // Signs are of different widths; names stand below each other all the same.
    let icon = entry.icon.atom_size(vec2(20.0, 16.0));
    let name = entry.name.as_str().atom_shrink(true);
    let button = Button::selectable(picked, (icon, name))
        .right_text(RichText::new(right).small())
        .truncate()
        .min_size(vec2(wide, 26.0));
    let response = ui.add(button);
    let words = [entry.name.as_str(), &entry.detail, &kind, &entry.key];
    let spoken: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let spoken = spoken.join(", ");
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, picked, &spoken));
    if entry.detail.is_empty() { response } else { response.on_hover_text(&entry.detail) }
}

/// Whether something was typed or pressed on the keyboard.
fn is_typed(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { .. }
            | Event::Text(_)
            | Event::Copy
            | Event::Cut
            | Event::Paste(_)
            | Event::Ime(_)
    )
}
