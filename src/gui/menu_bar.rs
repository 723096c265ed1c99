//! The bar at the top: menus, and where the game stands.

use super::app::{App, Screen};
use super::command::{Command, JournalForm};
use super::dock::Pane;
use crate::kernel::Side;
use crate::words::Language;
use egui::{Align, Button, Layout, RichText, Ui};

/// Shows the bar.
pub fn show(ui: &mut Ui, app: &mut App) {
    egui::MenuBar::new().ui(ui, |ui| {
        ui.menu_button("Game", |ui| game(ui, app));
        if app.screen == Screen::Table && app.table.is_some() {
            ui.menu_button("View", |ui| view(ui, app));
        }
        if ui.button("Settings").clicked() {
            app.out.send(Command::Settings);
        }
        match app.screen {
            Screen::Table => {
                if ui.button("Rules").clicked() {
                    app.out.send(Command::OpenPane(Pane::Rules));
                }
            }
            Screen::Start => {
                if ui.button("Reference").clicked() {
                    app.out.send(Command::Reference);
                }
            }
            Screen::Reference => {
                if ui.button("Back").clicked() {
                    app.out.send(if app.table.is_some() {
                        Command::Continue
                    } else {
                        Command::ToStart
                    });
                }
            }
        }
        ui.menu_button("Keys", keys);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| standing(ui, app));
    });
}

fn item(ui: &mut Ui, name: &str, keys: &str, enabled: bool) -> bool {
    ui.add_enabled(enabled, Button::new(name).shortcut_text(keys)).clicked()
}

fn game(ui: &mut Ui, app: &mut App) {
    let playing = app.table.is_some() && app.screen == Screen::Table;
    if item(ui, "Battles…", "", app.screen != Screen::Start) {
        app.out.send(Command::ToStart);
    }
    if item(ui, "Open…", "Ctrl+O", true) {
        app.out.send(Command::OpenDialog);
    }
    ui.menu_button("Open recent", |ui| {
        if app.settings.recent.is_empty() {
            ui.weak("nothing yet");
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
    if item(ui, "Save", "Ctrl+S", playing) {
        app.out.send(Command::Save);
    }
    if item(ui, "Save as…", "Ctrl+Shift+S", playing) {
        app.out.send(Command::SaveAs);
    }
    if item(ui, "Export the journal…", "", playing) {
        app.out.send(Command::ExportJournal(JournalForm::Markdown));
    }
    ui.separator();
    let undo = app.table.as_ref().map(|t| t.port.can_undo());
    if item(ui, "Take back", "Ctrl+Z", playing && matches!(undo, Some(Ok(())))) {
        app.out.send(Command::Undo);
    }
    let blocked = playing
        && matches!(undo, Some(Err(_)))
        && app.table.as_ref().is_some_and(|t| t.port.steps() > 0);
    let over = ui.add_enabled(blocked, Button::new("Take back all the same"));
    let words = "Takes back over a throw or the other side's answer, if both players agree. \
                 The dice will show the same faces again.";
    if over.on_hover_text(words).clicked() {
        app.out.send(Command::UndoOverBarrier);
    }
    ui.separator();
    if item(ui, "Quit", "Ctrl+Q", true) {
        app.out.send(Command::Quit);
    }
}

fn view(ui: &mut Ui, app: &mut App) {
    for pane in Pane::ALL {
        let mut open = app.dock.is_open(pane);
        if ui.checkbox(&mut open, pane.title()).on_hover_text(pane.about()).clicked() {
            app.out.send(if open { Command::OpenPane(pane) } else { Command::ClosePane(pane) });
        }
    }
    ui.separator();
    ui.menu_button("Map layers", |ui| {
        let names = Side::ALL.map(|side| app.table.as_ref().map_or("", |t| t.port.side_name(side)));
        app.settings.layers.ui(ui, names);
    });
    if ui.button("Reset the layout").clicked() {
        app.out.send(Command::ResetLayout);
    }
}

fn keys(ui: &mut Ui) {
    egui::Grid::new("keys").num_columns(2).show(ui, |ui| {
        for (key, what) in [
            ("1 to 9", "take an offered button"),
            ("Enter", "take the obvious one"),
            ("Esc", "put back, close, return to now"),
            ("Ctrl+Z", "take back"),
            ("Arrows", "move the map"),
            ("Shift+Arrows", "move the hex cursor; Enter takes what is offered there"),
            ("+ and −, wheel", "zoom"),
            ("F, Home", "show the whole map"),
            ("Right click", "put back or take back"),
            ("Tab", "next control"),
            ("Ctrl+S, Ctrl+O", "save, open"),
            ("Ctrl+1 to Ctrl+9", "open a panel"),
        ] {
            ui.strong(key);
            ui.label(what);
            ui.end_row();
        }
    });
}

fn standing(ui: &mut Ui, app: &App) {
    let (Some(table), Screen::Table) = (&app.table, app.screen) else { return };
    let turn = &table.shot.table.turn;
    let phase = turn.phases.iter().find(|p| p.now).map(|p| p.name.as_str());
    let stage = turn.stage.as_ref().map(|s| format!("{s}, ")).unwrap_or_default();
    let turn_words =
        if turn.turn == 0 { "set-up".to_owned() } else { format!("{stage}turn {}", turn.count()) };
    let words = match (phase, turn.active) {
        (Some(phase), Some(side)) => {
            format!("{turn_words}, {}, {phase}", table.port.side_name(side))
        }
        _ => turn_words,
    };
    ui.label(RichText::new(words).small());
    ui.label(RichText::new(table.port.scenario().title.get(Language::English)).strong());
}
