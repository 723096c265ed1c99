//! The window's own field for names of files: nothing is replaced unasked, and what can't be is said where it was typed.

use super::{Window, do_it, folder, places, window};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::seats::{Seat, Seats};
use std::path::Path;

const FIELD: &str = "File name, with its folder";

fn type_path(window: &mut Window, path: &Path) {
    window.get_by_label(FIELD).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.event(egui::Event::Text(path.display().to_string()));
    window.run();
}

fn press(window: &mut Window, label: &str) {
    window.get_all_by_label(label).last().expect("it is shown").click();
    window.run_steps(4);
}

#[test]
fn a_file_is_replaced_only_by_who_says_so() {
    let folder = folder();
    let mut window = window((1280.0, 800.0), places(&folder), None);
    let battle = super::battles::built_in("first-clash");
    do_it(&mut window, Command::Begin(Box::new(battle), 3, Seats([Seat::Person; 2])));
    let file = folder.path().join("mine.gonfalon");
    std::fs::write(&file, "something else").expect("there is room");
    do_it(&mut window, Command::SaveAs);
    // The ending is added before it is looked whether there is such a file.
    type_path(&mut window, &folder.path().join("mine"));
    press(&mut window, "OK");
    window.get_by_label_contains("mine.gonfalon already");
    let text = || std::fs::read_to_string(&file).expect("it is there");
    assert_eq!(text(), "something else");
    // Enter was for the name; it does not replace.
    window.get_by_label(FIELD).focus();
    window.run();
    for _ in 0..2 {
        window.key_press(Key::Enter);
        window.run_steps(4);
    }
    assert_eq!(text(), "something else");
    // Another name is looked at anew.
    let nowhere = folder.path().join("no").join("mine.gonfalon");
    type_path(&mut window, &nowhere);
    assert!(window.query_by_label_contains("already").is_none());
    press(&mut window, "OK");
    window.get_by_label_contains("There is no folder");
    assert!(!nowhere.exists());
    type_path(&mut window, &file);
    press(&mut window, "OK");
    press(&mut window, "Replace it");
    assert!(window.query_by_label(FIELD).is_none(), "it is answered");
    let patience = super::Patience::begins();
    while text() == "something else" && patience.holds() {
        window.step();
    }
    assert!(text().contains("first-clash"), "the game is saved");
}

/// Keys that are pressed for a name answer no question of the game, whether the field has the keyboard yet or a button of it.
#[test]
fn keys_for_a_file_name_do_not_play() {
    let folder = folder();
    let game = super::battles::game(super::battles::built_in("arsouf"));
    let mut window = window((1280.0, 800.0), places(&folder), Some(game));
    let steps = |window: &Window| super::port(window).steps();
    window.key_press(Key::Num1);
    window.run();
    let deployed = steps(&window);
    assert!(deployed > 0, "a number answers where no name is asked for");
    // What is suggested from now on is a file that is there: Enter alone replaces nothing.
    let first = folder.path().join("first.gonfalon");
    do_it(&mut window, Command::SaveAs);
    type_path(&mut window, &first);
    press(&mut window, "OK");
    let patience = super::Patience::begins();
    let saved = |window: &Window| window.state().table.as_ref().is_some_and(|t| t.path.is_some());
    while !saved(&window) && patience.holds() {
        window.step();
    }
    window.state_mut().send(Command::SaveAs);
    window.step();
    for key in [Key::Num1, Key::Enter, Key::N] {
        window.key_press(key);
        window.step();
        assert_eq!(steps(&window), deployed, "{key:?}");
    }
    window.get_by_label(FIELD);
    type_path(&mut window, &folder.path().join("mine"));
    window.get_by_label("OK").focus();
    window.run();
    window.key_press(Key::Enter);
    window.run_steps(4);
    assert!(window.query_by_label(FIELD).is_none(), "it is answered");
    assert_eq!(steps(&window), deployed, "Enter was for the button");
    // Who types fast ends the name in the frame that brings its last sign.
    do_it(&mut window, Command::SaveAs);
    type_path(&mut window, &folder.path().join("turn"));
    let events = &mut window.input_mut().events;
    events.push(egui::Event::Text("1".to_owned()));
    for key in [Key::Num1, Key::Enter] {
        let (physical_key, repeat, modifiers) = (None, false, Modifiers::NONE);
        events.push(egui::Event::Key { key, physical_key, pressed: true, repeat, modifiers });
    }
    window.run_steps(4);
    assert!(window.query_by_label(FIELD).is_none(), "it is answered");
    assert_eq!(steps(&window), deployed, "what ends a name in a number plays none");
}

#[test]
fn what_is_not_there_is_said_in_the_field() {
    let folder = folder();
    let mut window = window((1280.0, 800.0), places(&folder), None);
    do_it(&mut window, Command::OpenDialog);
    let file = folder.path().join("none.gonfalon");
    type_path(&mut window, &file);
    press(&mut window, "OK");
    window.get_by_label_contains("There is no file");
    window.get_by_label(FIELD);
    assert!(window.state().notices.all().is_empty());
    press(&mut window, "Cancel");
    assert!(window.query_by_label(FIELD).is_none());
}
