//! The window in two languages, switched while it is open.

use super::{Window, battles, little, picture, window};
use egui_kittest::kittest::Queryable;
use gonfalon::editor::files::{DocumentFile, RecoveryFolder};
use gonfalon::editor::start::Template;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::{Places, Settings};
use gonfalon::gui::start_screen::StartScreen;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::words::Language;

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
    start.get_all_by_label_contains("Jugar: ").next().expect("a battle can be begun");
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

/// ARSOUF M1.3: the language asked for at the start is spoken from the first sentence on.
#[test]
fn m1_3_what_is_told_at_the_start_speaks_the_language_that_was_asked_for() {
    let folder = super::folder();
    let places = Places { asked: Some(crate::spanish()), ..super::places(&folder) };
    let settings = places.settings.as_ref().expect("it is named");
    Settings::usual(Language::ENGLISH).save(settings).expect("there is room");
    let recovery = RecoveryFolder::at(places.aside().expect("it is named"));
    let template = DocumentFile::of_text(Template::ALL[0].text());
    recovery.place().expect("there is room").keep(&template).expect("there is room");

    let window = window((1280.0, 800.0), places, None);
    let told = window.state().notices.all().join("\n");
    assert!(told.contains("se conserva una batalla sin guardar"), "{told}");
    assert_eq!(window.state().settings.language, crate::spanish());
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
