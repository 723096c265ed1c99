//! The window, without a display: every panel, whole games by clicks, broken settings, layouts.
// Pixels, hexes and steps are small numbers: they may be cast.
#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]

#[path = "../it/kit/actions.rs"]
mod actions;
mod answers;
mod card_games;
mod cards;
mod commands;
mod decks;
mod fake;
mod games;
mod keeping;
mod language;
mod leaving;
mod marks;
mod palette;
mod pictures;
mod pictures_barons;
mod positions_acies;
mod positions_barons;
mod seats;
mod settings;

use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fake::Fake;
use games::play_on;
use gonfalon::gui::App;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::session::Port;
use gonfalon::words::Language;

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
    let scenarios =
        vec![fake::scenario("acre", false, 26, 29), fake::scenario("first-clash", true, 12, 10)];
    let eyes = pictures::Rasteriser::default();
    let mut harness = Harness::builder()
        .with_size(vec2(size.0, size.1))
        .with_max_steps(60)
        .renderer(eyes.clone())
        .build_eframe(move |cc| {
            let mut app = App::with_scenarios(&cc.egui_ctx, places, false, scenarios);
            app.settings.theme = ThemeChoice::Light;
            app.settings.reduced_motion = true;
            if let Some(table) = table {
                app.sit_down(table);
            }
            app
        });
    harness.run();
    Window { harness, eyes }
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
    let image = window.eyes.draw(&window.ctx, window.output()).expect("it can be drawn");
    image
        .save(std::path::Path::new(&folder).join(format!("{name}.png")))
        .expect("it can be written");
}

/// Every panel in every theme, for people to look at.
#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_to_look_at() {
    let mut start = window((1280.0, 800.0), Places::default(), None);
    picture(&mut start, "start");
    for (theme, name) in [
        (ThemeChoice::Light, "light"),
        (ThemeChoice::Dark, "dark"),
        (ThemeChoice::HighContrast, "contrast"),
    ] {
        for (w, h) in [(1280.0, 800.0), (1920.0, 1080.0)] {
            let mut table =
                window((w, h), Places::default(), Some(Box::new(Fake::new(26, 29, 77))));
            table.state_mut().settings.theme = theme;
            table.run();
            let id = table
                .state()
                .table
                .as_ref()
                .unwrap()
                .port
                .choices()
                .iter()
                .find(|c| c.hex.is_some())
                .unwrap()
                .id;
            table.state_mut().table.as_mut().unwrap().port.choose(id).unwrap();
            table.state_mut().table.as_mut().unwrap().refresh();
            table.run();
            picture(&mut table, &format!("table-{name}-{w}"));
            if w > 1500.0 || theme == ThemeChoice::Light {
                for &pane in Pane::ALL {
                    table.state_mut().dock.open(pane);
                    table.run();
                    if theme == ThemeChoice::Light && w < 1500.0 {
                        picture(&mut table, &format!("pane-{}", pane.tag()));
                    }
                }
                let camera = table
                    .state_mut()
                    .table
                    .as_mut()
                    .unwrap()
                    .workspace
                    .map
                    .camera
                    .as_mut()
                    .unwrap();
                camera.zoom = 44.0;
                table.run();
                picture(&mut table, &format!("near-{name}"));
            }
        }
    }
}

/// Pictures of a real battle, after so many steps.
#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_of_acre() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios/bmw/acre.json");
    let scenario = gonfalon::scenario::catalogue::read(&path).expect("it is sound");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().start =
        gonfalon::gui::start_screen::StartScreen::new(vec![scenario.clone()]);
    window.run();
    picture(&mut window, "acre-start");
    window.get_by_label("Choose…").click();
    window.run();
    picture(&mut window, "acre-begin");
    window.get_by_label("Begin").click();
    window.run();
    picture(&mut window, "acre-0");
    for step in 1..1200 {
        if !play_on(&mut window) {
            break;
        }
        if step <= 12 || step % 60 == 0 {
            picture(&mut window, &format!("acre-{step}"));
        }
    }
    picture(&mut window, "acre-end");
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
    }
}

fn little() -> Option<Box<dyn Port>> {
    Some(Box::new(Fake::new(26, 29, 40)))
}

#[test]
fn the_layout_is_kept_between_runs_and_unknown_panels_are_dropped() {
    let folder = folder();
    let mut first = window((1280.0, 800.0), places(&folder), little());
    first.state_mut().dock.close(Pane::Dice);
    first.state_mut().dock.float(Pane::Army);
    first.run();
    drop(first);
    let file = folder.path().join("settings.json");
    let text = std::fs::read_to_string(&file).expect("it was written");
    let text = text.replace("\"tec\"", "\"a panel of tomorrow\"");
    std::fs::write(&file, text).expect("it can be written");
    let second = window((1280.0, 800.0), places(&folder), little());
    let dock = &second.state().dock;
    assert!(!dock.is_open(Pane::Dice) && !dock.is_open(Pane::Tec));
    assert!(dock.is_open(Pane::Army) && dock.is_open(Pane::Map) && dock.is_open(Pane::Prompt));
    assert!(second.state().notices.all().is_empty());
}

#[test]
fn a_nonsense_layout_gives_the_standard_one() {
    let nonsense = serde_json::json!({"root": 7, "tiles": {"tiles": {}}});
    let dock = gonfalon::gui::dock::Dock::from_settings(Some(&nonsense));
    assert!(Pane::ALL.iter().all(|&pane| dock.is_open(pane)));
}

#[test]
fn keys_answer_the_prompt_and_take_back() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let steps = |window: &Window| window.state().table.as_ref().expect("a game").port.steps();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(steps(&window), 1, "Enter takes the obvious choice");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(steps(&window), 0, "Ctrl+Z takes it back");
    window.key_press(Key::Num1);
    window.run();
    assert_eq!(steps(&window), 1, "1 takes the first button");
}

#[test]
fn the_map_answers_the_keyboard_alone() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    for _ in 0..3 {
        window.key_press_modifiers(Modifiers::SHIFT, Key::ArrowDown);
        window.run();
    }
    let cursor =
        |window: &Window| window.state().table.as_ref().expect("a game").workspace.map.cursor;
    let hex = cursor(&window).expect("the cursor is set");
    let label = window
        .state()
        .table
        .as_ref()
        .expect("a game")
        .snapshot
        .map
        .as_ref()
        .expect("a map")
        .label(hex)
        .to_owned();
    window.get_by_label_contains(&format!("hex {label}"));
    let zoom = |window: &Window| {
        window.state().table.as_ref().expect("a game").workspace.map.camera.expect("shown").zoom
    };
    let before = zoom(&window);
    window.key_press(Key::Plus);
    window.run();
    assert!(zoom(&window) > before);
    window.key_press(Key::Home);
    window.run();
    assert!((zoom(&window) - before).abs() < 0.01);
}

#[test]
fn a_click_where_nothing_is_offered_says_why_with_the_rule() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let table = window.state().table.as_ref().expect("a game");
    let map = table.snapshot.map.as_ref().expect("a map");
    let hex = map.hex("2603").expect("it exists");
    let camera = table.workspace.map.camera.expect("shown");
    let at =
        camera.to_screen(table.workspace.map.screen.expect("shown"), map.hexes[hex.index()].center);
    window.drag_at(at);
    window.drop_at(at);
    window.run();
    window.get_by_label_contains("is too far away");
    window.get_all_by_label("5.2").next().expect("the rule is a link").click();
    window.run();
    let page =
        window.state().table.as_ref().expect("a game").workspace.rules.page().map(str::to_owned);
    assert_eq!(page.as_deref(), Some("5.2"));
}

#[test]
fn the_past_can_be_viewed_and_left() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    play_on(&mut window);
    play_on(&mut window);
    let table = window.state_mut().table.as_mut().expect("a game");
    table.workspace.past = gonfalon::gui::snapshot::Past::of(&*table.port, 0, None);
    window.run();
    window.get_by_label_contains("Viewing the past");
    window.get_by_label("Back to now").click();
    window.run();
    assert!(window.state().table.as_ref().expect("a game").workspace.past.is_none());
}

#[test]
fn the_table_can_be_covered_between_two_players() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    window.state_mut().settings.hand_over = true;
    for _ in 0..10 {
        window.key_press(Key::Num1);
        window.run();
    }
    window.get_by_label("Ready").click();
    window.run();
    assert!(window.query_by_label("Ready").is_none());
}

#[test]
fn the_end_is_shown_with_its_rule() {
    let game = Fake::new(26, 29, 40).ending_after(2);
    let mut window = window((1280.0, 800.0), Places::default(), Some(Box::new(game)));
    for _ in 0..2 {
        window.key_press(Key::Num1);
        window.run();
    }
    window.get_by_label_contains("Victory of the Crusaders");
    window.get_by_label("Look at the map").click();
    window.run();
    assert!(window.query_by_label_contains("Victory of the Crusaders").is_none());
}

#[test]
fn every_theme_text_size_and_scale_is_shown() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    for theme in ThemeChoice::ALL {
        for (text, scale) in [(0.7, 50), (1.0, 100), (2.0, 300)] {
            let settings = &mut window.state_mut().settings;
            (settings.theme, settings.text, settings.scale) = (theme, text, scale);
            window.run();
        }
    }
}

#[test]
fn small_windows_are_survived() {
    for size in [(640.0, 420.0), (300.0, 200.0), (60.0, 40.0)] {
        window(size, Places::default(), little());
    }
}

#[test]
fn every_panel_opens() {
    let mut table =
        window((1280.0, 800.0), Places::default(), Some(Box::new(Fake::new(26, 29, 77))));
    for &pane in Pane::ALL {
        table.state_mut().dock.open(pane);
        table.run();
        table.state_mut().dock.float(pane);
        table.run();
        table.state_mut().dock.dock(pane);
        table.run();
        table.state_mut().dock.close(pane);
        table.run();
        assert!(!table.state().dock.is_open(pane));
        table.state_mut().dock.open(pane);
        table.run();
        assert!(table.state().dock.is_open(pane));
    }
    table.state_mut().dock.reset();
    table.run();
    table.get_by_label("Which unit moves?");
}

/// Spanish, which is part of the program.
fn spanish() -> gonfalon::words::Language {
    gonfalon::words::Language::with_tag("es").expect("it is built in")
}
