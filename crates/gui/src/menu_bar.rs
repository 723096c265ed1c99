//! The bar at the top: menus, and where the game stands.

use super::app::{App, Screen};
use super::author::layout::work_pane::WorkPane;
use super::command_queue::{Command, CommandQueue};
use super::commands::{CommandContext, UiCommand, key_help};
use super::focus_ring;
use super::game_table::GameTable;
use super::menu_keys;
use super::pane::Pane;
use super::seats::{self, Seat};
use super::theme::Palette;
use super::widgets::progress_words;
use crate::locale::HasLanguage;
use crate::say;
use egui::{
    Align, Atom, Button, Checkbox, Layout, Response, RichText, ScrollArea, Stroke, TextWrapMode, Ui,
};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::{ChoiceKind, ProgressView, SideView};
use gonfalon_core::words::Language;

/// The room of the bar and of the margins of its menus, in points.
const BAR: f32 = 60.0;

/// Shows the bar.
pub fn show(ui: &mut Ui, app: &mut App) {
    let context = app.context(ui.ctx());
    egui::MenuBar::new().ui(ui, |ui| {
        let name = say!(ui, "gui-menu-game");
        let mut menus = vec![ui.menu_button(name, |ui| tall(ui, |ui| game(ui, app, &context)))];
        if context.at_table() {
            let name = say!(ui, "gui-menu-view");
            menus.push(ui.menu_button(name, |ui| tall(ui, |ui| view(ui, app, &context))));
        }
        if app.screen == Screen::Author && app.author.bench.is_some() {
            let name = say!(ui, "gui-menu-view");
            menus.push(ui.menu_button(name, |ui| tall(ui, |ui| author_panels(ui, app))));
        }
        let screen = match app.screen {
            Screen::Table => UiCommand::Rules,
            Screen::Start | Screen::Author => UiCommand::Reference,
            Screen::Reference => UiCommand::Back,
        };
        for command in [UiCommand::Settings, screen, UiCommand::Keys] {
            let button = ui.button(command.name(&*ui));
            if button.on_hover_text(command.about(&*ui)).clicked() {
                app.out.extend(command.command(&context));
            }
        }
        let name = say!(ui, "gui-language");
        menus.push(ui.menu_button(name, |ui| tall(ui, |ui| languages(ui, app))));
        let buttons: Vec<Response> = menus.into_iter().map(|menu| menu.response).collect();
        menu_keys::read(ui, &buttons);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| board_index(ui, app));
    });
}

/// A menu that is scrolled where the window is lower than it.
fn tall(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = ui.ctx().content_rect().height() - BAR;
    ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
        // The menu gets as wide as its lines: the scroll bar takes nothing from them.
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        add(ui);
        focus_ring::follow(ui);
    });
}

/// A command as a line of a menu.
fn item(ui: &mut Ui, command: UiCommand, context: &CommandContext, out: &mut CommandQueue) {
    let key = key_help::of(&*ui, command, context);
    let button = Button::new(command.name(&*ui));
    let button = if key.is_empty() { button } else { button.shortcut_text(key) };
    let line = ui.add_enabled(command.is_available(context), button);
    let why = match command {
        UiCommand::Concede => say!(ui, "gui-concede-not"),
        _ => command.about(&*ui),
    };
    let line = line.on_disabled_hover_text(why);
    if line.on_hover_text(command.about(&*ui)).clicked() {
        // By Enter, too.
        ui.close();
        out.extend(command.command(context));
    }
}

fn game(ui: &mut Ui, app: &mut App, context: &CommandContext) {
    item(ui, UiCommand::Palette, context, &mut app.out);
    for command in [UiCommand::Battles, UiCommand::Games, UiCommand::Open] {
        item(ui, command, context, &mut app.out);
    }
    if context.decks {
        item(ui, UiCommand::Decks, context, &mut app.out);
    }
    item(ui, UiCommand::Author, context, &mut app.out);
    if context.at_table() {
        item(ui, UiCommand::Moment, context, &mut app.out);
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
    // What is done with a game has no place beside what is done with a document.
    if app.screen != Screen::Author {
        of_game(ui, context, &mut app.out);
    }
    if context.at_table() {
        ui.menu_button(say!(ui, "gui-menu-players"), |ui| players(ui, app));
    }
    ui.separator();
    item(ui, UiCommand::Quit, context, &mut app.out);
}

/// What is done with the game on the table.
fn of_game(ui: &mut Ui, context: &CommandContext, out: &mut CommandQueue) {
    ui.separator();
    for command in [UiCommand::Save, UiCommand::SaveAs, UiCommand::Export, UiCommand::Print] {
        item(ui, command, context, out);
    }
    ui.separator();
    for command in [UiCommand::Undo, UiCommand::Redo, UiCommand::UndoOver, UiCommand::Concede] {
        item(ui, command, context, out);
    }
}

/// Who plays each side: can be changed in the middle of a game.
fn players(ui: &mut Ui, app: &mut App) {
    let Some(table) = &app.table else { return };
    for side in Side::ALL {
        ui.strong(table.port.side_name(side));
        let now = table.computer.seats.of(side);
        for seat in now.others() {
            if ui.selectable_label(now == seat, seat.short_name(&*ui)).clicked() {
                app.out.send(Command::Seat(side, seat));
            }
        }
        let Seat::Computer(mut opponent) = now else { continue };
        if opponent.judges() {
            let of = say!(ui, "gui-manner-of", side = table.port.side_name(side));
            let menu = ui.menu_button(say!(ui, "gui-manner-choose"), |ui| {
                if seats::manner(ui, &mut opponent) {
                    app.out.send(Command::Seat(side, Seat::Computer(opponent)));
                }
            });
            menu.response.on_hover_text(say!(ui, "gui-manner-about")).accessible_name(of);
        }
    }
}

fn view(ui: &mut Ui, app: &mut App, context: &CommandContext) {
    let contrast = app.palette(ui.ctx()).contrast;
    let Some(table) = &app.table else { return };
    let fits = |pane: &&Pane| pane.fits(&*table.port, &table.snapshot.table);
    for &pane in Pane::ALL.iter().filter(fits) {
        let mut open = app.dock.is_open(pane);
        let game = &table.snapshot.table;
        let (name, about) = (pane.title_in(&*ui, game), pane.about_in(&*ui, game));
        let key = key_help::of_panel(&*ui, pane, &*table.port, game);
        let words = (name, Atom::grow(), RichText::new(key).weak());
        if ui.add(Checkbox::new(&mut open, words)).on_hover_text(about).clicked() {
            let pane = pane.into();
            app.out.send(if open { Command::OpenPane(pane) } else { Command::ClosePane(pane) });
        }
    }
    ui.separator();
    if let Some(map) = &table.snapshot.map {
        ui.menu_button(say!(ui, "gui-layers-of-map"), |ui| {
            let names = Side::ALL.map(|side| table.port.side_name(side));
            app.settings.layers.ui(ui, names, map, contrast);
        });
    }
    item(ui, UiCommand::Fold, context, &mut app.out);
    item(ui, UiCommand::Timeline, context, &mut app.out);
    item(ui, UiCommand::ResetLayout, context, &mut app.out);
}

/// The panels of the author's screen.
fn author_panels(ui: &mut Ui, app: &mut App) {
    let Some(bench) = &mut app.author.bench else { return };
    let document = &bench.work.file.document;
    for pane in WorkPane::ALL.into_iter().filter(|pane| pane.fits(document)) {
        let mut open = bench.tree.is_open(pane);
        let line = ui.add(Checkbox::new(&mut open, pane.title(&*ui, document)));
        if line.on_hover_text(pane.about(&*ui, document)).clicked() {
            if open { bench.tree.open(pane) } else { bench.tree.close(pane) }
        }
    }
    ui.separator();
    let reset = ui.button(UiCommand::ResetLayout.name(&*ui));
    if reset.on_hover_text(UiCommand::ResetLayout.about(&*ui)).clicked() {
        bench.tree.reset();
        ui.close();
    }
}

fn languages(ui: &mut Ui, app: &mut App) {
    for language in Language::all() {
        let now = app.settings.language == language;
        if ui.selectable_label(now, language.own_name()).clicked() {
            app.out.send(Command::Language(language));
        }
    }
}

/// ARSOUF M4.6: what ends the phase is always one click away, and says which phase it ends. Where no prompt is in sight, it is what
/// declines, too.
fn end_of_phase(
    ui: &mut Ui,
    palette: &Palette,
    (table, folded): (&GameTable, bool),
    out: &mut CommandQueue,
) {
    let asked = table.computer.decides(&*table.port).is_none() && table.passes().is_none();
    let past = table.workspace.past.is_some() || table.replay.is_some();
    if !asked || past || table.workspace.covered {
        return;
    }
    let choices = table.port.choices();
    let mut passes = table.snapshot.offers.buttons.iter().filter_map(|&id| choices.get(id));
    let ends = |kind: ChoiceKind| kind == ChoiceKind::End || (folded && kind.passes());
    if let Some(pass) = passes.find(|choice| ends(choice.kind)) {
        let text = RichText::new(&pass.label).small();
        let about = format!("{} {}", pass.rule.section, pass.rule.title);
        // The colour of the obvious next step is for that alone; that it is a button is seen all the same.
        let button = if table.snapshot.offers.primary == Some(pass.id) {
            Button::new(text.color(palette.accent_ink)).fill(palette.accent)
        } else {
            Button::new(text).stroke(Stroke::new(1.0, ui.visuals().weak_text_color()))
        };
        if ui.add(button).on_hover_text(about).clicked() {
            out.send(Command::Choose(pass.id));
        }
    }
}

fn board_index(ui: &mut Ui, app: &mut App) {
    let palette = app.palette(ui.ctx());
    let (Some(table), Screen::Table) = (&app.table, app.screen) else { return };
    if app.dock.is_folded() {
        let back = ui.button(say!(ui, "gui-panels-back"));
        if back.on_hover_text(UiCommand::Fold.about(&*ui)).clicked() {
            app.out.send(Command::Fold);
        }
    }
    end_of_phase(ui, palette, (table, app.dock.is_folded()), &mut app.out);
    let told = table.told();
    let turn = &told.turn;
    let phase = turn.phases.iter().find(|p| p.now).map(|p| p.name.as_str());
    let turn_words = super::panels::turn::title(turn, ui.language());
    let words = match (phase, turn.active) {
        (Some(phase), Some(side)) => {
            format!("{turn_words}, {}, {phase}", table.port.side_name(side))
        }
        _ => turn_words,
    };
    brief(ui, RichText::new(words).small());
    let sides = || told.sides.iter().filter(|side| !side.progress.is_empty());
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
        let words = RichText::new(lines.join(" · ")).small().strong();
        if let Some(shown) = brief(ui, words) {
            shown.on_hover_text(reckoned(ui.language(), sides()));
        }
    }
    brief(ui, RichText::new(table.port.scenario().title.get(ui.language())).strong());
}

/// What the figures of both sides count, and by which rule.
fn reckoned<'a>(lang: Language, sides: impl Iterator<Item = &'a SideView>) -> String {
    let line = |side: &SideView, line: &ProgressView| {
        say!(
            lang,
            "gui-progress-about",
            side = &side.name,
            what = &line.label,
            now = line.now,
            needed = line.needed,
            rule = &line.rule,
        )
    };
    let lines = sides.flat_map(|side| side.progress.iter().map(move |told| line(side, told)));
    lines.collect::<Vec<_>>().join("\n")
}

/// A line that is cut short where the menus leave it little room, and left out where they leave none.
fn brief(ui: &mut Ui, text: RichText) -> Option<Response> {
    (ui.available_width() > 48.0).then(|| ui.add(egui::Label::new(text).truncate()))
}
