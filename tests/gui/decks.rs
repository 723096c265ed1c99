//! Building decks: from the dialog before a battle, and on their own.

use super::fake::cards;
use super::fake::decks::FakeDecks;
use super::{Window, folder, picture, window};
use egui::Key;
use egui_kittest::kittest::Queryable;
use gonfalon::gui::settings::Places;
use gonfalon::gui::start_screen::StartScreen;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::words::Language;

fn with_decks() -> (Window, FakeDecks) {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    let decks = FakeDecks::default();
    window.state_mut().decks = Box::new(decks.clone());
    window.state_mut().start = StartScreen::new(vec![cards::scenario()]);
    window.run();
    (window, decks)
}

fn dialog(window: &mut Window) {
    window.get_by_label("Choose…").click();
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
    let (mut window, decks) = with_decks();
    dialog(&mut window);
    window.get_by_label("Roman Republic");
    window.get_by_label("Punic army");
    picture(&mut window, "deck-dialog");
    click(&mut window, "Change the deck: Rome");
    assert_eq!(builder(&window).view().name, "Roman Republic");
    picture(&mut window, "deck-builder");
    click(&mut window, "One Legionaries less");
    click(&mut window, "One Phalanx more");
    let view = builder(&window).view();
    let spent: Vec<u32> = view.budgets.iter().map(|budget| budget.spent).collect();
    assert_eq!(spent, [420 - 60 + 120 + 70 + 70, 120]);
    click(&mut window, "Use in the battle");
    assert!(window.state().builder.is_none());
    let put = decks.put.borrow()[0].clone().expect("it was put there");
    assert_eq!(
        (put["cards"]["phalanx"].as_u64(), put["cards"]["legionaires"].as_u64()),
        (Some(1), Some(6))
    );
    assert!(window.state().begin.is_some(), "the dialog is open still");
}

#[test]
fn a_deck_that_costs_too_much_can_not_be_used() {
    let (mut window, decks) = with_decks();
    dialog(&mut window);
    click(&mut window, "Change the deck: Carthage");
    for _ in 0..7 {
        click(&mut window, "One Cataphracts more");
    }
    window.get_by_label_contains("The units cost");
    window.get_by_label_contains("too many");
    picture(&mut window, "deck-faults");
    click(&mut window, "Use in the battle");
    assert!(window.state().builder.is_some() && decks.put.borrow()[1].is_none());
    click(&mut window, "One Elephants more");
    click(&mut window, "One Elephants more");
    let line = builder(&window).view().units.iter().find(|line| line.face.id == "elephants");
    assert_eq!(line.expect("it is there").count, 3, "there are no more");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.state().builder.is_none() && window.state().begin.is_some());
}

#[test]
fn decks_are_saved_and_opened_on_their_own() {
    let folder = folder();
    let file = folder.path().join("my-deck.json");
    let (mut window, _) = with_decks();
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
    let text = written.replace("Roman Republic", "My own");
    std::fs::write(&file, text).expect("it can be written");
    click(&mut window, "OK");
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
    window.get_by_label_contains("This is no deck");
}

#[test]
fn the_builder_is_drawn_in_all_languages_themes_and_sizes() {
    for size in [(1280.0, 800.0), (700.0, 460.0), (320.0, 240.0)] {
        let (mut window, _) = with_decks();
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
