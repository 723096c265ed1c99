//! The bar at the top: menus, and where the game stands.

use super::app::{App, Screen};
use super::command::{Command, JournalForm, Outbox};
use super::concede;
use super::dock::Pane;
use super::seats::Seat;
use super::table::Table;
use super::theme::Palette;
use super::widgets::progress_words;
use crate::kernel::Side;
use crate::say;
use crate::view::{Look, ProgressView, SideView};
use crate::words::{Language, Speaker};
use egui::{Align, Button, Layout, RichText, Ui};

/// Shows the bar.
pub fn show(ui: &mut Ui, app: &mut App) {
    egui::MenuBar::new().ui(ui, |ui| {
        ui.menu_button(say!(ui, "gui-menu-game"), |ui| game(ui, app));
        if app.screen == Screen::Table && app.table.is_some() {
            ui.menu_button(say!(ui, "gui-menu-view"), |ui| view(ui, app));
        }
        if ui.button(say!(ui, "gui-settings")).clicked() {
            app.out.send(Command::Settings);
        }
        match app.screen {
            Screen::Table => {
                if ui.button(say!(ui, "gui-pane-rules")).clicked() {
                    app.out.send(Command::OpenPane(Pane::Rules));
                }
            }
            Screen::Start => {
                if ui.button(say!(ui, "gui-reference")).clicked() {
                    app.out.send(Command::Reference(None));
                }
            }
            Screen::Reference => {
                if ui.button(say!(ui, "gui-back")).clicked() {
                    app.out.send(if app.table.is_some() {
                        Command::Continue
                    } else {
                        Command::ToStart
                    });
                }
            }
        }
        ui.menu_button(say!(ui, "gui-menu-keys"), keys);
        ui.menu_button(say!(ui, "gui-language"), |ui| languages(ui, app));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| standing(ui, app));
    });
}

fn item(ui: &mut Ui, name: String, keys: &str, enabled: bool) -> bool {
    ui.add_enabled(enabled, Button::new(name).shortcut_text(keys)).clicked()
}

fn game(ui: &mut Ui, app: &mut App) {
    let playing = app.table.is_some() && app.screen == Screen::Table;
    let open = playing && app.table.as_ref().is_some_and(|table| !table.desk.covered);
    if item(ui, say!(ui, "gui-menu-battles"), "", app.screen != Screen::Start) {
        app.out.send(Command::ToStart);
    }
    if item(ui, say!(ui, "gui-menu-games"), "", true) {
        app.out.send(Command::Games);
    }
    if item(ui, say!(ui, "gui-open"), "Ctrl+O", true) {
        app.out.send(Command::OpenDialog);
    }
    let decks = !app.decks.built_in(None, app.settings.language).is_empty();
    if decks && item(ui, say!(ui, "gui-menu-decks"), "", app.begin.is_none()) {
        app.out.send(Command::Decks(None));
    }
    ui.menu_button(say!(ui, "gui-menu-recent"), |ui| {
        if app.settings.recent.is_empty() {
            ui.weak(say!(ui, "gui-menu-recent-none"));
        }
        for path in &app.settings.recent {
            let name = path
                .file_name()
                .map_or_else(|| path.display().to_string(), |n| n.to_string_lossy().into_owned());
            if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                app.out.send(Command::OpenPath(path.clone()));
            }
        }
    });
    ui.separator();
    if item(ui, say!(ui, "gui-menu-save"), "Ctrl+S", playing) {
        app.out.send(Command::Save);
    }
    if item(ui, say!(ui, "gui-menu-save-as"), "Ctrl+Shift+S", playing) {
        app.out.send(Command::SaveAs);
    }
    if item(ui, say!(ui, "gui-menu-export"), "", open) {
        app.out.send(Command::ExportJournal(JournalForm::Markdown));
    }
    ui.separator();
    let language = app.settings.language;
    let undo = app.table.as_ref().map(|t| t.computer.can_take_back(&*t.port, language));
    if item(ui, say!(ui, "gui-undo"), "Ctrl+Z", open && matches!(undo, Some(Ok(())))) {
        app.out.send(Command::Undo);
    }
    let blocked = open
        && matches!(undo, Some(Err(_)))
        && app.table.as_ref().is_some_and(|t| t.port.steps() > 0);
    let over = ui.add_enabled(blocked, Button::new(say!(ui, "gui-menu-undo-over")));
    let words = say!(ui, "gui-menu-undo-over-about");
    if over.on_hover_text(words).clicked() {
        app.out.send(Command::UndoOverBarrier);
    }
    let conceding = app.table.as_ref().filter(|_| playing).and_then(concede::offered);
    let give_up = ui.add_enabled(conceding.is_some(), Button::new(say!(ui, "gui-menu-concede")));
    if give_up.on_hover_text(say!(ui, "gui-menu-concede-about")).clicked() {
        app.out.send(Command::Concede);
    }
    if playing {
        ui.menu_button(say!(ui, "gui-menu-players"), |ui| players(ui, app));
    }
    ui.separator();
    if item(ui, say!(ui, "gui-quit"), "Ctrl+Q", true) {
        app.out.send(Command::Quit);
    }
}

/// Who plays each side: can be changed in the middle of a game.
fn players(ui: &mut Ui, app: &mut App) {
    let Some(table) = &app.table else { return };
    for side in Side::ALL {
        ui.strong(table.port.side_name(side));
        for seat in Seat::all() {
            let now = table.computer.seats.of(side) == seat;
            if ui.selectable_label(now, seat.name(&*ui)).clicked() {
                app.out.send(Command::Seat(side, seat));
            }
        }
    }
}

fn view(ui: &mut Ui, app: &mut App) {
    let Some(table) = &app.table else { return };
    let fits = |pane: &Pane| pane.fits(&*table.port, &table.shot.table);
    for pane in Pane::ALL.into_iter().filter(fits) {
        let mut open = app.dock.is_open(pane);
        let game = &table.shot.table;
        let (name, about) = (pane.title_in(&*ui, game), pane.about_in(&*ui, game));
        if ui.checkbox(&mut open, name).on_hover_text(about).clicked() {
            app.out.send(if open { Command::OpenPane(pane) } else { Command::ClosePane(pane) });
        }
    }
    ui.separator();
    if table.shot.map.is_some() {
        ui.menu_button(say!(ui, "gui-layers-of-map"), |ui| {
            let names = Side::ALL.map(|side| table.port.side_name(side));
            app.settings.layers.ui(ui, names);
        });
    }
    if ui.button(say!(ui, "gui-menu-reset-layout")).clicked() {
        app.out.send(Command::ResetLayout);
    }
}

/// The keys, in the order of the list; their names and meanings are messages.
const KEYS: [&str; 17] = [
    "number", "enter", "esc", "undo", "arrows", "cursor", "zoom", "fit", "right", "turn", "wheel",
    "chit", "hand", "pause", "tab", "files", "panels",
];

fn keys(ui: &mut Ui) {
    egui::Grid::new("keys").num_columns(2).show(ui, |ui| {
        for key in KEYS {
            ui.strong(say!(ui, "gui-key-{}" key));
            ui.label(say!(ui, "gui-key-{}-does" key));
            ui.end_row();
        }
    });
}

fn languages(ui: &mut Ui, app: &mut App) {
    for language in Language::all() {
        let now = app.settings.language == language;
        if ui.selectable_label(now, language.own_name()).clicked() {
            app.out.send(Command::Language(language));
        }
    }
}

/// ARSOUF M4.6: what ends the phase is always one click away, and says which phase it ends.
fn end_of_phase(ui: &mut Ui, palette: &Palette, table: &Table, out: &mut Outbox) {
    let asked = table.computer.decides(&*table.port).is_none() && table.passes().is_none();
    if !asked || table.desk.covered {
        return;
    }
    let choices = table.port.choices();
    let mut passes = table.shot.offers.buttons.iter().filter_map(|&id| choices.get(id));
    if let Some(pass) = passes.find(|choice| choice.look == Look::Pass) {
        let text = RichText::new(&pass.label).small().color(palette.accent_ink);
        let about = format!("{} {}", pass.rule.section, pass.rule.title);
        if ui.add(Button::new(text).fill(palette.accent)).on_hover_text(about).clicked() {
            out.send(Command::Choose(pass.id));
        }
    }
}

fn standing(ui: &mut Ui, app: &mut App) {
    let palette = app.palette(ui.ctx());
    let (Some(table), Screen::Table) = (&app.table, app.screen) else { return };
    end_of_phase(ui, palette, table, &mut app.out);
    let turn = &table.shot.table.turn;
    let phase = turn.phases.iter().find(|p| p.now).map(|p| p.name.as_str());
    let turn_words = super::panels::turn::title(turn, ui.language());
    let words = match (phase, turn.active) {
        (Some(phase), Some(side)) => {
            format!("{turn_words}, {}, {phase}", table.port.side_name(side))
        }
        _ => turn_words,
    };
    ui.label(RichText::new(words).small());
    let sides = || table.shot.table.sides.iter().filter(|side| !side.progress.is_empty());
    let several = sides().count() > 1;
    // What is counted stands in the panel: with two sides there is room for the numbers only.
    let words = |side: &SideView| {
        let line = |line: &ProgressView| {
            if several {
                format!("{} {}/{}", side.name, line.now, line.needed)
            } else {
                progress_words(line)
            }
        };
        side.progress.iter().map(line).collect::<Vec<_>>().join(" · ")
    };
    let lines: Vec<String> = sides().map(words).collect();
    if !lines.is_empty() {
        ui.label(RichText::new(lines.join(" · ")).small().strong());
    }
    ui.label(RichText::new(table.port.scenario().title.get(ui.language())).strong());
}
