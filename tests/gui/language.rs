//! The window in two languages, switched while it is open.

use super::{Window, battles, little, picture, window};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;
use gonfalon::gui::start_screen::StartScreen;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::words::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn speak(window: &mut Window, language: Language) {
    window.get_by_label(if language == crate::spanish() { "Language" } else { "Idioma" }).click();
    window.run();
    window.get_by_label(language.own_name()).click();
    window.run();
}

/// ARSOUF M1.3: the language is switched live, on the start screen and in the middle of a game.
#[test]
fn m1_3_the_language_is_switched_while_the_window_is_open() {
    let mut start = window((1280.0, 800.0), Places::default(), None);
    start.get_by_label("Battles");
    speak(&mut start, crate::spanish());
    start.get_by_label("Batallas");
    start.get_all_by_label("Jugar").next().expect("a battle can be begun");
    speak(&mut start, Language::ENGLISH);
    start.get_by_label("Battles");

    let mut table = window((1280.0, 800.0), Places::default(), little());
    table.get_by_label("Move your counters, one after the other.");
    table.get_by_label("Journal");
    speak(&mut table, crate::spanish());
    table.get_by_label("Mueve tus fichas, una tras otra.");
    table.get_by_label("Diario");
    let game = table.state().table.as_ref().expect("a game");
    assert_eq!(game.port.language(), crate::spanish(), "the game speaks it too");
    assert_eq!(game.snapshot.table.sides[0].name, "Cruzados");
}

/// ARSOUF M1.3: a game that is put on a Spanish table speaks Spanish.
#[test]
fn m1_3_a_new_game_speaks_the_language_of_the_settings() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.language = crate::spanish();
    window.run();
    window.state_mut().sit_down(battles::first_clash());
    window.run();
    window.get_by_label("Mueve tus fichas, una tras otra.");
}

/// ARSOUF M1.3: the language of the desktop counts on the first start only.
#[test]
fn m1_3_the_first_start_speaks_the_language_of_the_desktop() {
    let folder = super::folder();
    let spanish = Places { language: crate::spanish(), ..super::places(&folder) };
    let mut first = window((1280.0, 800.0), spanish.clone(), None);
    first.get_by_label("Batallas");
    speak(&mut first, Language::ENGLISH);
    drop(first);
    window((1280.0, 800.0), spanish, None).get_by_label("Battles");
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Keys with the names of their variables.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let file = root().join("assets/languages").join(language.tag()).join("messages/gui.ftl");
    let text = std::fs::read_to_string(file).expect("the messages are there");
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" = ").filter(|_| line.starts_with("gui-")) {
            key = name.to_owned();
            assert!(messages.insert(key.clone(), BTreeSet::new()).is_none(), "{key} comes twice");
        }
        for part in line.split("{ $").skip(1) {
            let name = part.split([' ', '}']).next().unwrap_or_default().to_owned();
            messages.get_mut(&key).expect("a variable stands in a message").insert(name);
        }
    }
    messages
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    assert_eq!(messages(Language::ENGLISH), messages(crate::spanish()));
}

fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, text);
        } else {
            text.push_str(&std::fs::read_to_string(&path).expect("sources are text"));
        }
    }
}

/// Every key that the window asks for is there, and every message is asked for somewhere.
#[test]
fn messages_and_source_agree() {
    let mut source = String::new();
    sources(&root().join("src/gui"), &mut source);
    let asked: BTreeSet<&str> =
        source.split('"').skip(1).filter(|part| part.starts_with("gui-")).collect();
    let messages = messages(Language::ENGLISH);
    let families: Vec<&str> =
        asked.iter().filter_map(|key| key.split_once("{}")).map(|k| k.0).collect();
    for key in asked.iter().filter(|key| !key.contains("{}")) {
        assert!(messages.contains_key(*key), "there is no message {key}");
    }
    for key in messages.keys() {
        let used = asked.contains(key.as_str()) || families.iter().any(|f| key.starts_with(f));
        assert!(used, "nobody says {key}");
    }
}

/// Pictures of everything in Spanish, whose words are longer.
#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_in_spanish() {
    let scenario = gonfalon::scenario::catalogue::find("arsouf").expect("it is built in");
    for (theme, size) in
        [(ThemeChoice::Dark, (1280.0, 800.0)), (ThemeChoice::Light, (1920.0, 1080.0))]
    {
        let mut window = window(size, Places::default(), None);
        window.state_mut().start = StartScreen::new(gonfalon::scenario::catalogue::built_in());
        let settings = &mut window.state_mut().settings;
        (settings.language, settings.theme) = (crate::spanish(), theme);
        window.run();
        window.run_steps(8);
        let name = format!("es-{}", size.0);
        picture(&mut window, &format!("{name}-start"));
        window.get_all_by_label("Elegir…").next().expect("a battle").click();
        window.run();
        window.run_steps(3);
        picture(&mut window, &format!("{name}-begin"));
        window.key_press(egui::Key::Escape);
        window.run();
        window.get_by_label("Ajustes").click();
        window.run();
        window.run_steps(3);
        picture(&mut window, &format!("{name}-settings"));
        window.key_press(egui::Key::Escape);
        window.run();
        let port = gonfalon::gui::opening::begin(scenario.clone(), 7, crate::spanish());
        window.state_mut().sit_down(port.expect("it begins"));
        window.run();
        for _ in 0..14 {
            super::games::play_on(&mut window);
        }
        for &pane in Pane::ALL {
            window.state_mut().dock.open(pane);
            window.run();
            picture(&mut window, &format!("{name}-{}", pane.tag()));
        }
        window.get_by_label("Partida").click();
        window.run();
        picture(&mut window, &format!("{name}-menu"));
    }
}
