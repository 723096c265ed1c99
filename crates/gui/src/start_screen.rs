//! The start screen: battles as cards, and the ways into everything else.

use super::author::author_command::AuthorCommand;
use super::battle_card::{self, Pressed};
use super::command_queue::{Command, CommandQueue};
use super::commands::UiCommand;
use super::focus_ring;
use super::games::game_list::Resume;
use super::games::resume;
use super::lesson::LessonRecord;
use super::new_game::{NewGameDialog, some_seed};
use super::paint::fonts;
use super::seats::Seats;
use super::theme::Palette;
use crate::locale::HasLanguage;
use crate::say;
use egui::{Align, Button, Frame, Layout, Margin, RichText, ScrollArea, TextureHandle, Ui, vec2};
use gonfalon_core::drawing::Face;
use gonfalon_core::kernel::System;
use gonfalon_core::reference::Library;
use gonfalon_core::scenario::Scenario;
use std::collections::HashMap;

/// The space between cards.
const GAP: f32 = 14.0;

/// The battles, and the pictures of their maps.
pub struct StartScreen {
    /// The battles and lessons.
    pub scenarios: Vec<Scenario>,
    /// The battles of one's own.
    own: Vec<Scenario>,
    pictures: HashMap<String, Option<TextureHandle>>,
    painted_for: Option<usize>,
    /// Whether lessons alone are listed.
    pub learning: bool,
    /// Whether the lessons are to come into sight.
    seek_lessons: bool,
    /// Whether it is to be shown from its top on, where one goes on with a game.
    pub at_top: bool,
}

impl StartScreen {
    /// A start screen with these battles.
    #[must_use]
    pub fn new(scenarios: Vec<Scenario>) -> StartScreen {
        StartScreen {
            scenarios,
            own: Vec::new(),
            pictures: HashMap::new(),
            painted_for: None,
            learning: false,
            seek_lessons: false,
            at_top: false,
        }
    }

    /// Puts other battles of one's own in place of those that were there.
    pub fn set_own(&mut self, own: Vec<Scenario>) {
        for scenario in self.own.iter().chain(&own) {
            self.pictures.remove(&scenario.id);
        }
        self.own = own;
    }

    /// The battle with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Scenario> {
        self.scenarios.iter().chain(&self.own).find(|s| s.id == id).cloned()
    }
}

/// Shows the start screen.
pub fn show(
    ui: &mut Ui,
    palette: &'static Palette,
    (start, dialog): (&mut StartScreen, &mut Option<NewGameDialog>),
    (seats, lessons): (Seats, &[LessonRecord]),
    (resume, games): (Option<Resume>, usize),
    out: &mut CommandQueue,
) {
    let key = std::ptr::from_ref(palette).addr();
    if start.painted_for != Some(key) {
        start.pictures.clear();
        start.painted_for = Some(key);
    }
    // One picture a frame: the window is there before the last of them.
    let all = start.scenarios.iter().chain(&start.own);
    let missing = all.clone().find(|s| !start.pictures.contains_key(&s.id));
    if let Some(scenario) = missing {
        let picture = battle_card::thumbnail(ui.ctx(), scenario, palette);
        start.pictures.insert(scenario.id.clone(), picture);
        ui.ctx().request_repaint();
    }
    let mut area = ScrollArea::vertical().auto_shrink(false);
    if std::mem::take(&mut start.at_top) {
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        let margin = ((ui.available_width() - 1180.0) / 2.0).max(24.0);
        ui.add_space(22.0);
        ui.horizontal_top(|ui| {
            ui.add_space(margin);
            ui.vertical(|ui| {
                ui.set_max_width((ui.available_width() - margin).max(280.0));
                head(ui, start, games, out);
                if let Some(resume) = resume {
                    go_on(ui, palette, &resume, out);
                }
                let mut groups = [Group::Own, Group::Battles, Group::Lessons];
                if games == 0 {
                    // Whoever has never played is taught first.
                    groups = [Group::Lessons, Group::Own, Group::Battles];
                }
                for which in groups {
                    if which == Group::Lessons || !start.learning {
                        group(ui, palette, start, which, (dialog, seats, lessons), out);
                    }
                }
                ui.add_space(24.0);
            });
        });
        focus_ring::follow(ui);
    });
}

/// What stands under one heading.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    /// Battles of one's own.
    Own,
    /// Battles of the program.
    Battles,
    /// What has a lesson.
    Lessons,
}

impl Group {
    fn title(self, lang: impl HasLanguage) -> String {
        match self {
            Group::Own => say!(lang, "author-mine"),
            Group::Battles => say!(lang, "gui-start-battles"),
            Group::Lessons => say!(lang, "gui-start-learn"),
        }
    }

    fn of(self, start: &StartScreen) -> Vec<&Scenario> {
        let lessons = |wanted: bool| {
            let fits = move |s: &&Scenario| s.lesson.is_some() == wanted;
            start.scenarios.iter().filter(fits).collect()
        };
        match self {
            Group::Own => start.own.iter().collect(),
            Group::Battles => lessons(false),
            Group::Lessons => lessons(true),
        }
    }
}

/// Battles of one kind, by system and year.
fn group(
    ui: &mut Ui,
    palette: &Palette,
    start: &mut StartScreen,
    which: Group,
    (dialog, seats, lessons): (&mut Option<NewGameDialog>, Seats, &[LessonRecord]),
    out: &mut CommandQueue,
) {
    let tutorial = which == Group::Lessons;
    let seek = tutorial && std::mem::take(&mut start.seek_lessons);
    let all = which.of(start);
    if all.is_empty() {
        return;
    }
    ui.add_space(12.0);
    let heading = ui.label(RichText::new(which.title(&*ui)).size(17.0).strong());
    if seek {
        heading.scroll_to_me(Some(Align::Min));
    }
    for system in System::ALL {
        let mut list: Vec<&Scenario> =
            all.iter().copied().filter(|s| s.system() == system).collect();
        if list.is_empty() {
            continue;
        }
        if !tutorial {
            // Lessons stay in the order in which they are learned.
            list.sort_by_key(|scenario| scenario.facts.year);
        }
        ui.weak(Library::of(system).title.get(ui.language()));
        ui.add_space(2.0);
        let (columns, width) = columns(ui.available_width());
        for row in list.chunks(columns) {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing = vec2(GAP, GAP);
                for scenario in row {
                    let picture = start.pictures.get(&scenario.id).and_then(Option::as_ref);
                    let record = LessonRecord::find(lessons, &scenario.id);
                    match battle_card::show(ui, palette, (*scenario, record), (picture, width)) {
                        Pressed::No => {}
                        // A lesson is about one side; the computer plays the other.
                        Pressed::GoOn => {
                            out.extend(record.map(|record| Command::OpenKept(record.game.clone())));
                        }
                        Pressed::Print => {
                            out.send(Command::Print(Some(Box::new((*scenario).clone()))));
                        }
                        // Wherever the card of a lesson is pressed.
                        Pressed::Choose | Pressed::Play if scenario.lesson.is_some() => {
                            let seed = scenario.lesson.as_ref().map(|lesson| lesson.seed);
                            let seed = seed.unwrap_or_else(some_seed);
                            let scenario = Box::new((*scenario).clone());
                            let seats = Seats::of_learner(&scenario);
                            out.send(Command::Begin(scenario, seed, seats));
                        }
                        Pressed::Choose | Pressed::Play => {
                            *dialog = Some(NewGameDialog::new((*scenario).clone(), seats));
                        }
                    }
                }
            });
            ui.add_space(GAP - 6.0);
        }
    }
}

/// How many cards stand side by side, and the width of each.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
fn columns(width: f32) -> (usize, f32) {
    let columns = ((width + GAP) / (battle_card::LEAST + GAP)).max(1.0).floor();
    (columns as usize, ((width + GAP) / columns - GAP).floor())
}

/// The game that can be gone on with: which it is, and the button.
fn go_on(ui: &mut Ui, palette: &Palette, game: &Resume, out: &mut CommandQueue) {
    ui.add_space(10.0);
    let frame = Frame::new()
        .fill(ui.visuals().extreme_bg_color)
        .stroke(ui.visuals().window_stroke)
        .corner_radius(8)
        .inner_margin(Margin::same(10));
    frame.show(ui, |ui| {
        let room = ui.available_width();
        ui.set_width(room);
        let row = vec2(room, resume::PICTURE.y);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Min), |ui| {
            resume::picture(ui, palette, game.picture);
            ui.vertical(|ui| {
                ui.set_width((ui.available_width() - 160.0).max(160.0));
                match game.summary {
                    Some(summary) => resume::words(ui, summary, game.seats, &game.when),
                    None => resume::unseen(ui, game.seen, game.id, &game.when),
                }
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let over = game.summary.is_some_and(|summary| summary.over);
                let words = if over {
                    say!(ui, "gui-start-see-end")
                } else {
                    say!(ui, "gui-start-continue")
                };
                let text = RichText::new(words).strong().color(palette.accent_ink);
                let button = Button::new(text).fill(palette.accent).min_size(vec2(140.0, 40.0));
                let about = say!(ui, "gui-start-continue-about");
                if ui.add(button).on_hover_text(about).clicked() {
                    out.send(Command::Continue);
                }
            });
        });
    });
}

/// ARSOUF M1.1: the ways into everything; language, scale, restoring and quitting are in the bar above.
fn head(ui: &mut Ui, start: &mut StartScreen, games: usize, out: &mut CommandQueue) {
    ui.label(RichText::new("Gonfalon").size(38.0).family(fonts::family(Face::Roman)).strong());
    ui.label(say!(ui, "gui-start-about"));
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let size = vec2(120.0, 34.0);
        if ui
            .add(Button::new(say!(ui, "gui-start-games", n = games)).min_size(size))
            .on_hover_text(say!(ui, "gui-start-games-about"))
            .clicked()
        {
            out.send(Command::Games);
        }
        if ui
            .add(Button::new(UiCommand::Open.name(&*ui)).min_size(size))
            .on_hover_text(UiCommand::Open.about(&*ui))
            .clicked()
        {
            out.send(Command::OpenDialog);
        }
        if ui
            .add(Button::new(UiCommand::Author.name(&*ui)).min_size(size))
            .on_hover_text(UiCommand::Author.about(&*ui))
            .clicked()
        {
            out.send(Command::Author(AuthorCommand::Show));
        }
        let learn = ui
            .add(Button::new(say!(ui, "gui-start-learn")).selected(start.learning).min_size(size));
        if learn.on_hover_text(say!(ui, "gui-start-learn-about")).clicked() {
            start.learning = !start.learning;
            start.seek_lessons = start.learning;
        }
        if ui
            .add(Button::new(UiCommand::Reference.name(&*ui)).min_size(size))
            .on_hover_text(UiCommand::Reference.about(&*ui))
            .clicked()
        {
            out.send(Command::Reference(None));
        }
    });
}
