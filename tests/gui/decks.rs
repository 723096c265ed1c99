//! Building decks: from the dialog before a battle, and on their own.

use super::{Window, folder, picture, port, window};
use egui::Key;
use egui_kittest::kittest::Queryable;
use gonfalon::gui::settings::Places;
use gonfalon::gui::start_screen::StartScreen;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::scenario::catalogue;
use gonfalon::words::Language;
use serde_json::json;

/// The start screen with Rome against Carthage, 1000 points a side.
fn with_decks() -> Window {
    let battle = catalogue::find("acies-rome-carthage-quick").expect("it is built in");
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().start = StartScreen::new(vec![battle]);
    window.run();
    window
}

fn dialog(window: &mut Window) {
    window.get_by_label_contains("Play: ").click();
    window.run();
}

fn builder(window: &Window) -> &gonfalon::gui::deck::builder::Builder {
    window.state().builder.as_ref().expect("a deck is being built")
}

fn click(window: &mut Window, label: &str) {
    // Some are further down: they are scrolled to.
    let node = window.get_all_by_label_contains(label).next();
    let node = node.unwrap_or_else(|| panic!("{label} is shown"));
    node.scroll_to_me();
    window.run();
    window.get_all_by_label_contains(label).next().expect("it is there still").click();
    window.run();
}

#[test]
fn the_dialog_shows_the_decks_and_changes_them() {
    let mut window = with_decks();
    dialog(&mut window);
    window.get_by_label("Scipio in Spain, 1000 points");
    window.get_by_label("Carthage, 1000 points");
    picture(&mut window, "deck-dialog");
    click(&mut window, "Change the deck: Rome");
    assert_eq!(builder(&window).view().name, "Scipio in Spain, 1000 points");
    picture(&mut window, "deck-builder");
    click(&mut window, "One Legionaries less");
    click(&mut window, "One Javelinmen more");
    let view = builder(&window).view();
    let spent: Vec<u32> = view.budgets.iter().map(|budget| budget.spent).collect();
    assert_eq!(spent, [975 - 60 + 30, 1000]);
    click(&mut window, "Use in the battle");
    assert!(window.state().builder.is_none());
    assert!(window.state().begin.is_some(), "the dialog is open still");
    window.get_by_label("Begin").click();
    window.run();
    let put = &json!(port(&window).scenario())["acies"]["decks"][0]["units"];
    assert_eq!((put["javelineers"].as_u64(), put["legionaires"].as_u64()), (Some(5), Some(6)));
}

#[test]
fn a_deck_that_costs_too_much_can_not_be_used() {
    let mut window = with_decks();
    dialog(&mut window);
    click(&mut window, "Change the deck: Carthage");
    // What the tactics leave over may be spent on units: first it goes.
    for _ in 0..24 {
        click(&mut window, "One Overrun more");
    }
    click(&mut window, "One Numidians more");
    window.get_by_label_contains("The units cost");
    window.get_by_label_contains("too many");
    picture(&mut window, "deck-faults");
    click(&mut window, "Use in the battle");
    assert!(window.state().builder.is_some(), "it is refused");
    for _ in 0..2 {
        click(&mut window, "One Elephants more");
    }
    let line = builder(&window).view().units.iter().find(|line| line.face.id == "elephants");
    assert_eq!(line.expect("it is there").count, 3, "there are no more");
    window.key_press(Key::Escape);
    window.run();
    window.get_by_label("Keep the changes?");
    window.get_by_label("Drop them").click();
    window.run();
    assert!(window.state().builder.is_none() && window.state().begin.is_some());
    window.get_by_label("Begin").click();
    window.run();
    let battle = json!(port(&window).scenario());
    assert_eq!(battle["acies"]["decks"][1], "carthage-1000", "the deck is as it was");
}

/// No change is lost unasked: by Esc, by the cross, by another deck, by a file, or by leaving the program.
#[test]
fn changes_of_a_deck_are_lost_after_a_question_only() {
    let mut window = with_decks();
    click(&mut window, "Game");
    click(&mut window, "Decks…");
    let name = builder(&window).view().name.clone();
    window.key_press(Key::Escape);
    window.run();
    assert!(window.state().builder.is_none(), "nothing was changed");
    click(&mut window, "Game");
    click(&mut window, "Decks…");
    click(&mut window, "One Overrun more");
    let overruns = |window: &Window| {
        let tactics = &builder(window).view().tactics;
        tactics.iter().find(|line| line.face.id == "overrun").expect("it is there").count
    };
    let changed = overruns(&window);
    window.key_press(Key::Escape);
    window.run();
    picture(&mut window, "deck-changed");
    window.get_by_label_contains(&name);
    window.get_by_label("Build on").click();
    window.run();
    assert_eq!(overruns(&window), changed);
    window.get_all_by_label("Open…").last().expect("it is shown").click();
    window.run();
    window.get_by_label("Keep the changes?");
    window.get_by_label("Build on").click();
    window.run();
    assert!(window.query_by_label("File name, with its folder").is_none());
    window.state_mut().send(gonfalon::gui::command_queue::Command::Quit);
    window.run();
    window.get_by_label("Leave the game?");
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(overruns(&window), changed);
    click(&mut window, "Close");
    window.get_by_label("Drop them").click();
    window.run();
    assert!(window.state().builder.is_none());
}

/// The numbers of rules in the builder lead to the rules, and back from there to the deck as it was.
#[test]
fn the_rules_of_decks_are_a_click_away() {
    let mut window = with_decks();
    click(&mut window, "Game");
    click(&mut window, "Decks…");
    click(&mut window, "One Overrun more");
    let rule = builder(&window).view().budgets[0].rule.clone();
    window.get_all_by_label(&rule).next().expect("a link").click();
    window.run();
    assert_eq!(window.state().screen, gonfalon::gui::app::Screen::Reference);
    assert!(window.query_by_label("One Overrun more").is_none(), "the rules are read");
    window.get_all_by_label_contains(&rule).next().expect("the rule is shown");
    window.key_press(Key::Escape);
    window.run();
    window.get_all_by_label_contains("One Overrun more").next().expect("the deck again");
    assert!(builder(&window).is_changed());
}

#[test]
fn decks_are_saved_and_opened_on_their_own() {
    let folder = folder();
    let file = folder.path().join("my-deck.json");
    let mut window = with_decks();
    click(&mut window, "Game");
    click(&mut window, "Decks…");
    click(&mut window, "One Overrun more");
    click(&mut window, "Save…");
    let path = file.display().to_string();
    window.get_by_label("File name, with its folder").focus();
    window.run();
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    window.event(egui::Event::Text(path.clone()));
    window.run();
    click(&mut window, "OK");
    let written = std::fs::read_to_string(&file).expect("it was written");
    assert!(written.contains("\"overrun\": 4"), "{written}");
    let text = written.replace("Roman Republic, 1000 points, variant", "My own");
    std::fs::write(&file, text).expect("it can be written");
    window.get_all_by_label("Open…").last().expect("it is shown").click();
    window.run();
    window.get_by_label("File name, with its folder").focus();
    window.run();
    window.event(egui::Event::Text(path));
    window.run();
    click(&mut window, "OK");
    assert_eq!(builder(&window).view().name, "My own");
    assert!(window.query_by_label("Use in the battle").is_none(), "there is no battle");
    std::fs::write(&file, "{ nonsense").expect("it can be written");
    window.state_mut().open_deck(file);
    window.run();
    window.get_by_label_contains("key must be a string at line 1 column 3");
}

#[test]
fn the_builder_is_drawn_in_all_languages_themes_and_sizes() {
    for size in [(1280.0, 800.0), (700.0, 460.0), (320.0, 240.0)] {
        let mut window = with_decks();
        window.set_size(egui::vec2(size.0, size.1));
        window.state_mut().build_decks();
        for language in Language::all() {
            for theme in ThemeChoice::ALL {
                let settings = &mut window.state_mut().settings;
                (settings.language, settings.theme) = (language, theme);
                window.run();
            }
        }
        picture(&mut window, &format!("deck-es-{}", size.0));
    }
}
