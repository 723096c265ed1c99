//! Printing from the window: what is asked, what is written, and what is said when nothing can be.

use super::{Patience, Window, battles, folder, picture, places, window};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use gonfalon::gui::app::Screen;
use gonfalon::gui::settings::{Places, Settings};
use gonfalon::paper::PaperSize;
use gonfalon::words::Language;
use std::path::Path;

const SIZE: (f32, f32) = (1280.0, 800.0);

fn at_table() -> Window {
    window(SIZE, Places::default(), Some(battles::acre()))
}

/// Opens the dialog from the table.
fn open(window: &mut Window) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::P);
    window.run();
    assert!(window.state().printing.is_open());
}

fn type_path(window: &mut Window, label: &str, path: &Path) {
    window.get_by_label(label).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.event(egui::Event::Text(path.display().to_string()));
    window.run();
}

/// Waits until the file is written, or is not.
fn wait(window: &mut Window) {
    let patience = Patience::begins();
    while patience.holds() && window.state().printing.is_busy() {
        std::thread::sleep(std::time::Duration::from_millis(10));
        window.run_steps(2);
    }
    assert!(!window.state().printing.is_busy());
    window.run();
}

fn write(window: &mut Window) {
    window.get_by_label("Write the file").click();
    window.run_steps(2);
    wait(window);
}

const FILE: &str = "File name, with its folder";

#[test]
fn a_battle_is_printed_from_its_card() {
    let folder = folder();
    let mut window = window(SIZE, Places::default(), None);
    window.get_by_label("Print…: Acre").click();
    window.run();
    picture(&mut window, "print-dialog");
    let file = folder.path().join("acre.pdf");
    type_path(&mut window, FILE, &file);
    window.get_by_label("Rules").click();
    window.get_by_label("The battle, tables and tracks").click();
    window.run();
    write(&mut window);
    picture(&mut window, "print-written");
    let told = format!("{} is written: 11 sheets.", file.display());
    window.get_by_label(&told);
    assert!(std::fs::read(&file).expect("it is there").starts_with(b"%PDF"));
    // Whoever prints once more is told that the file goes.
    type_path(&mut window, FILE, &folder.path().join("other.pdf"));
    type_path(&mut window, FILE, &file);
    window.get_by_label("A file of this name is there; it will be replaced.");
    window.get_by_label("Close").click();
    window.run();
    assert!(!window.state().printing.is_open());
    assert_eq!(window.state().screen, Screen::Start);
}

#[test]
fn it_is_offered_in_the_menu_before_a_battle_and_by_a_key() {
    let mut window = at_table();
    window.get_by_label("Game").click();
    window.run();
    window.get_by_label_contains("Print…").click();
    window.run();
    assert!(window.state().printing.is_open());
    window.key_press(Key::Escape);
    window.run();
    assert!(!window.state().printing.is_open());
    assert_eq!(window.state().screen, Screen::Table, "the key closed the dialog alone");
    open(&mut window);

    let mut window = super::window(SIZE, Places::default(), None);
    window.get_by_label("Play: Acre").click();
    window.run();
    window.get_by_label("Print…").click();
    window.run();
    assert!(window.state().printing.is_open());
    window.key_press(Key::Escape);
    window.run();
    assert!(window.state().begin.is_some(), "what lies below stays open");
}

/// Everything can be reached and done without a mouse.
#[test]
fn the_dialog_is_gone_through_by_keys() {
    let folder = folder();
    let mut window = at_table();
    open(&mut window);
    let mut reached = Vec::new();
    for _ in 0..24 {
        window.key_press(Key::Tab);
        window.run();
        let mut nodes = window.root().children_recursive();
        let focused = nodes.find(|node| node.accesskit_node().is_focused());
        reached.extend(focused.and_then(|node| node.accesskit_node().label()));
    }
    for label in [
        "PDF to be printed",
        "Map as SVG",
        "Map as PNG",
        "Map",
        "Counters and markers",
        "Rules",
        "A4",
        "Letter",
        "several sheets that overlap",
        "Hex, from flat to flat",
        "Side of a counter",
        FILE,
        "Write the file",
        "Close",
    ] {
        assert!(reached.iter().any(|name| name == label), "{label}: {reached:?}");
    }
    window.get_by_label("Map as SVG").focus();
    window.run();
    window.key_press(Key::Space);
    window.run();
    let file = folder.path().join("map.svg");
    type_path(&mut window, FILE, &file);
    window.key_press(Key::Enter);
    window.run_steps(2);
    wait(&mut window);
    assert!(std::fs::read_to_string(&file).expect("it is there").contains("<svg"));
}

#[test]
fn the_map_becomes_a_picture_and_the_name_follows() {
    let folder = folder();
    let mut window = at_table();
    open(&mut window);
    type_path(&mut window, FILE, &folder.path().join("acre.pdf"));
    window.get_by_label("Map as PNG").click();
    window.run();
    picture(&mut window, "print-picture");
    assert!(window.query_by_label("Letter").is_none(), "a picture is on no paper");
    write(&mut window);
    let bytes = std::fs::read(folder.path().join("acre.png")).expect("it is there");
    assert!(bytes.starts_with(b"\x89PNG"));
}

#[test]
fn why_nothing_was_written_is_told_in_a_sentence() {
    let folder = folder();
    let read_only = folder.path().join("read-only.pdf");
    std::fs::write(&read_only, "mine").expect("it can be written");
    let mut mode = std::fs::metadata(&read_only).expect("it is there").permissions();
    mode.set_readonly(true);
    std::fs::set_permissions(&read_only, mode).expect("it is ours");
    std::fs::write(folder.path().join("file"), "").expect("it can be written");
    let mut window = at_table();
    open(&mut window);
    window.get_by_label("Map as SVG").click();
    window.run();
    for (path, why) in [
        (folder.path().join("file/map.svg"), "a part of its path is no folder"),
        (read_only.clone(), "you may not write or read there"),
    ] {
        type_path(&mut window, FILE, &path);
        write(&mut window);
        let told = format!("{} was not written: {why}.", path.display());
        window.get_by_label(&told);
        picture(&mut window, "print-not-written");
    }
    assert_eq!(std::fs::read_to_string(&read_only).expect("it is there"), "mine");
    window.get_by_label("PDF to be printed").click();
    window.run();
    for part in ["Map", "Counters and markers", "The battle, tables and tracks", "Rules"] {
        window.get_by_role_and_label(Role::CheckBox, part).click();
        window.run();
    }
    window.get_by_label("Write the file").click();
    window.run();
    assert!(!window.state().printing.is_busy(), "there is nothing to print");
}

/// The dialog need not stay open for it.
#[test]
fn who_closes_the_dialog_is_told_in_passing() {
    let folder = folder();
    let mut window = at_table();
    open(&mut window);
    let file = folder.path().join("acre.pdf");
    type_path(&mut window, FILE, &file);
    window.get_by_label("Write the file").click();
    window.run_steps(2);
    window.get_by_label("Close").click();
    window.run_steps(2);
    wait(&mut window);
    let told = window.state().notices.answered().expect("an answer");
    assert!(told.contains("is written"), "{told}");
    assert!(window.state().notices.all().is_empty(), "nothing is pushed aside");
    assert!(file.exists());
}

#[test]
fn paper_and_sizes_are_remembered() {
    let folder = folder();
    let places = places(&folder);
    let file = places.settings.clone().expect("it has a place");
    let mut window = window(SIZE, places, Some(battles::acre()));
    open(&mut window);
    window.get_by_label("Letter").click();
    window.get_by_label("one sheet as large as the map").click();
    window.run();
    let (settings, _) = Settings::load(&file, Language::ENGLISH);
    assert_eq!(settings.print.paper, PaperSize::Letter);
    assert!(settings.print.one_sheet);
    let mut wild = settings;
    (wild.print.hex, wild.print.dpi) = (f32::NAN, 9e9);
    let tidy = wild.tidy().print;
    assert!(tidy.hex > 0.0 && tidy.dpi < 1e4);
}

#[test]
fn cards_are_printed_in_spanish_too() {
    let folder = folder();
    let mut window = window(SIZE, Places::default(), Some(super::positions_acies::attacking()));
    window.state_mut().settings.language = crate::spanish();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::P);
    window.run();
    assert!(!window.state().printing.is_open(), "a covered table is not printed");
    window.get_by_label("Listo").click();
    window.run();
    open(&mut window);
    picture(&mut window, "print-cards-spanish");
    assert!(window.query_by_label("Mapa en SVG").is_none(), "there is no map");
    let file = folder.path().join("cartas.pdf");
    type_path(&mut window, "Nombre del archivo, con su carpeta", &file);
    window.get_by_label("Escribir el archivo").click();
    window.run_steps(2);
    wait(&mut window);
    picture(&mut window, "print-cards-written");
    window.get_by_label_contains("Se escribió");
    assert!(file.exists());
}
