//! The window, without a display: every panel, whole games by clicks, broken settings, layouts.
// Pixels, hexes and steps are small numbers: they may be cast.
#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]

#[path = "../it/kit/actions.rs"]
mod actions;
mod advice;
mod aims;
mod answers;
mod archers;
mod author;
mod author_answers;
mod author_arsouf;
mod author_counters;
mod author_dragging;
mod author_leftovers;
mod author_map;
mod author_painting;
mod author_panels;
mod author_pictures;
mod author_tools;
mod baked;
mod battles;
mod board_marks;
mod by_keys;
mod card_games;
mod cards;
mod commands;
mod deciding;
mod decks;
mod end_dialog;
mod explained;
mod file_names;
mod games;
mod ground_tiles;
mod heraldry;
mod hindsight;
mod inputs;
mod keeping;
mod language;
mod layout;
mod leaving;
mod lessons;
mod looks;
mod marching;
mod marks;
mod palette;
mod panels;
mod pictures;
mod pictures_barons;
mod playing;
mod positions_acies;
mod positions_barons;
mod printing;
mod replay;
mod room;
mod safe_keys;
mod seats;
mod settings;
mod showing;
mod standards;
mod starting;
mod voice;

use egui::{Modifiers, vec2};
use egui_kittest::Harness;
use gonfalon::gui::App;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::settings::{Places, Speed};
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::session::Port;
use gonfalon::words::Language;
use std::time::{Duration, Instant};

/// The application in a window that only tests see.
struct Window {
    harness: Harness<'static, App>,
    eyes: pictures::Rasteriser,
}

impl std::ops::Deref for Window {
    type Target = Harness<'static, App>;
    fn deref(&self) -> &Self::Target {
        &self.harness
    }
}

impl std::ops::DerefMut for Window {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.harness
    }
}

fn window(size: (f32, f32), places: Places, table: Option<Box<dyn Port>>) -> Window {
    let scenarios = vec![battles::built_in("acre"), battles::built_in("first-clash")];
    let eyes = pictures::Rasteriser::default();
    let mut harness = Harness::builder()
        .with_size(vec2(size.0, size.1))
        .with_max_steps(60)
        .renderer(eyes.clone())
        .build_eframe(move |cc| {
            let mut app = App::with_scenarios(&cc.egui_ctx, places, false, scenarios);
            app.settings.theme = ThemeChoice::Light;
            app.settings.reduced_motion = true;
            // What happens is shown in tests of that alone.
            app.settings.speed = Speed::Instant;
            // Most tests end phases at once.
            app.settings.ask_before_ending = false;
            if let Some(table) = table {
                app.sit_down(table);
            }
            app
        });
    harness.run();
    Window { harness, eyes }
}

/// How long something is waited for that another thread does: so long that only what never comes is missed, however much
/// else the machine has to do.
struct Patience(Instant);

impl Patience {
    fn begins() -> Patience {
        Patience(Instant::now())
    }

    fn holds(&self) -> bool {
        self.0.elapsed() < Duration::from_mins(3)
    }
}

/// Waits until the battle's end is told: how it went is read beside the window.
fn end_is_told(window: &mut Window) {
    let patience = Patience::begins();
    let is_read = |window: &Window| {
        window.state().table.as_ref().is_some_and(|t| t.workspace.course.course().is_some())
    };
    while !is_read(window) && patience.holds() {
        std::thread::sleep(Duration::from_millis(2));
        window.run_steps(1);
    }
    window.run();
}

/// Waits until the ground of the map is as sharp as the screen.
fn ground_is_drawn(window: &mut Window) {
    let patience = Patience::begins();
    let waits = |window: &Window| {
        window.state().table.as_ref().is_some_and(|t| t.workspace.map.ground.is_waiting())
    };
    while waits(window) && patience.holds() {
        std::thread::sleep(Duration::from_millis(2));
        window.run_steps(1);
    }
}

fn do_it(window: &mut Window, command: Command) {
    window.state_mut().send(command);
    window.run_steps(3);
}

fn port(window: &Window) -> &dyn Port {
    &*window.state().table.as_ref().expect("a game is on the table").port
}

fn picture(window: &mut Window, name: &str) {
    let Some(folder) = std::env::var_os("GONFALON_PICTURES") else { return };
    ground_is_drawn(window);
    let image = window.eyes.draw(&window.ctx, window.output()).expect("it can be drawn");
    image
        .save(std::path::Path::new(&folder).join(format!("{name}.png")))
        .expect("it can be written");
}

/// Where a hex lies on the screen.
fn on_screen(window: &Window, label: &str) -> egui::Pos2 {
    let table = window.state().table.as_ref().expect("a game");
    let map = table.snapshot.map.as_ref().expect("a map");
    let hex = map.hex(label).expect("it exists");
    let camera = table.workspace.map.camera.expect("shown");
    camera.to_screen(table.workspace.map.screen.expect("shown"), map.hexes[hex.index()].center)
}

/// Clicks with a button of the mouse.
fn press(window: &mut Window, at: egui::Pos2, button: egui::PointerButton) {
    window.hover_at(at);
    window.run();
    for pressed in [true, false] {
        let modifiers = Modifiers::NONE;
        window.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    window.run();
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

fn places(folder: &tempfile::TempDir) -> Places {
    Places {
        settings: Some(folder.path().join("settings.json")),
        games: Some(folder.path().join("games")),
        language: Language::ENGLISH,
        asked: None,
    }
}

/// A battle of six counters, before its first move.
fn little() -> Option<Box<dyn Port>> {
    Some(battles::first_clash())
}

/// Spanish, which is part of the program.
fn spanish() -> gonfalon::words::Language {
    gonfalon::words::Language::with_tag("es").expect("it is built in")
}
