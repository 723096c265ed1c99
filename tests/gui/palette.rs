//! The command palette: something is typed and chosen, and its effect is seen.

use super::battles::IDLE_TURN;
use super::{Window, do_it, little, picture, port, window};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::gui::workspace::Workspace;
use gonfalon::words::Language;

const FIELD: &str = "Find a command, panel, rule, unit or hex";

fn table() -> Window {
    window((1280.0, 800.0), Places::default(), little())
}

fn open(window: &mut Window) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    window.get_by_label(FIELD);
}

fn type_in(window: &mut Window, words: &str) {
    window.event(Event::Text(words.to_owned()));
    window.run();
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

fn find(window: &mut Window, words: &str) {
    open(window);
    type_in(window, words);
    press(window, Key::Enter);
    assert!(window.query_by_label(FIELD).is_none(), "it closes");
}

fn workspace(window: &Window) -> &Workspace {
    &window.state().table.as_ref().expect("a game").workspace
}

#[test]
fn a_command_is_found_and_given() {
    let mut window = table();
    press(&mut window, Key::Num1);
    assert_eq!(port(&window).steps(), IDLE_TURN);
    open(&mut window);
    type_in(&mut window, "take bck");
    window.get_by_label_contains("Command, Ctrl+Z");
    press(&mut window, Key::Enter);
    assert_eq!(port(&window).steps(), 0, "the action is taken back");
    open(&mut window);
    press(&mut window, Key::Escape);
    press(&mut window, Key::Num1);
    open(&mut window);
    press(&mut window, Key::Enter);
    assert_eq!(port(&window).steps(), 0, "what was used last stands first");
}

#[test]
fn a_panel_is_found_and_shown() {
    let mut window = table();
    do_it(&mut window, Command::ClosePane(Pane::Dice.into()));
    assert!(!window.state().dock.is_open(Pane::Dice));
    find(&mut window, "Dice");
    assert!(window.state().dock.is_open(Pane::Dice));
}

#[test]
fn a_rule_is_found_by_its_number_and_opened() {
    let mut window = table();
    find(&mut window, "7.8");
    assert_eq!(workspace(&window).rules.page(), Some("7.8"));
}

#[test]
fn a_unit_is_found_by_its_name_and_shown() {
    let mut window = table();
    let counters =
        &window.state().table.as_ref().expect("a game").snapshot.board_index.board.counters;
    let piece = counters.iter().find(|piece| piece.at.is_some()).expect("one is on the map");
    let (id, name) = (piece.id.clone(), piece.name.clone());
    open(&mut window);
    type_in(&mut window, &name);
    window.get_all_by_label_contains(", Unit").next().expect("a row").click();
    window.run();
    assert_eq!(workspace(&window).inspected.as_deref(), Some(id.as_str()));
}

#[test]
fn a_hex_is_found_by_its_number_and_brought_to_the_middle() {
    let mut window = table();
    let table = window.state_mut().table.as_mut().expect("a game");
    table.workspace.map.camera.as_mut().expect("shown").zoom = 60.0;
    table.workspace.map.moved = true;
    window.run();
    find(&mut window, "0604");
    let middle = workspace(&window).map.screen.expect("shown").center();
    let at = super::on_screen(&window, "0604");
    assert!(at.distance(middle) < 60.0, "{at} is not near {middle}");
}

#[test]
fn escape_leaves_everything_as_it_was() {
    let mut window = table();
    let open_before: Vec<bool> =
        Pane::ALL.iter().map(|&pane| window.state().dock.is_open(pane)).collect();
    open(&mut window);
    type_in(&mut window, "dice");
    press(&mut window, Key::ArrowDown);
    for key in [Key::Num1, Key::Q, Key::F, Key::Plus] {
        press(&mut window, key);
    }
    press(&mut window, Key::Escape);
    assert!(window.query_by_label(FIELD).is_none());
    let open_after: Vec<bool> =
        Pane::ALL.iter().map(|&pane| window.state().dock.is_open(pane)).collect();
    assert_eq!(open_before, open_after);
    assert_eq!(port(&window).steps(), 0, "no key has reached the game");
    assert!(window.query_by_label("Leave the game?").is_none());
    press(&mut window, Key::Num1);
    assert_eq!(port(&window).steps(), IDLE_TURN, "closed, it takes no keys");
}

/// The height of the palette on the screen.
fn height(window: &Window) -> f32 {
    let id = egui::Id::unique("command-palette");
    window.ctx.memory(|memory| memory.area_rect(id)).expect("it is open").height()
}

#[test]
fn the_list_is_as_long_as_before_after_nothing_was_found() {
    let mut window = table();
    open(&mut window);
    type_in(&mut window, "06");
    window.run();
    let before = height(&window);
    for _ in 0..2 {
        press(&mut window, Key::Backspace);
    }
    type_in(&mut window, "zzzz");
    window.get_by_label("Nothing fits.");
    window.run();
    assert!(height(&window) < before / 2.0, "{} of {before}", height(&window));
    for _ in 0..4 {
        press(&mut window, Key::Backspace);
    }
    type_in(&mut window, "06");
    window.run();
    assert!((height(&window) - before).abs() < 1.0, "{} is not {before}", height(&window));
}

#[test]
fn what_is_not_available_is_not_offered() {
    let mut window = table();
    open(&mut window);
    type_in(&mut window, "Take back");
    assert!(window.query_by_label_contains("Command, Ctrl+Z").is_none(), "nothing was done yet");
}

#[test]
fn a_covered_table_shows_nothing_of_itself() {
    let mut window = table();
    window.state_mut().settings.hand_over = true;
    press(&mut window, Key::Num1);
    window.get_by_label("Ready");
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    assert!(window.query_by_label(FIELD).is_none());
}

#[test]
fn it_is_neat_in_every_size_and_language() {
    for (width, height) in [(1280.0, 800.0), (800.0, 600.0), (300.0, 200.0)] {
        for language in Language::all() {
            for theme in [ThemeChoice::Light, ThemeChoice::Dark] {
                let mut window = window((width, height), Places::default(), little());
                window.state_mut().settings.theme = theme;
                window.state_mut().settings.language = language;
                window.run();
                window.key_press_modifiers(Modifiers::COMMAND, Key::K);
                window.run();
                let name = format!("palette-{width}-{}-{theme:?}", language.tag());
                picture(&mut window, &name);
                type_in(&mut window, "06");
                picture(&mut window, &format!("{name}-typed"));
            }
        }
    }
}
