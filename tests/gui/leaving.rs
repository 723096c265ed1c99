//! Esc, quitting, and the end of a game.

use super::{Window, battles, folder, little, picture, places, port, positions_barons, window};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::app::Screen;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;

fn escape(window: &mut Window) {
    window.key_press(Key::Escape);
    window.run();
}

fn asks(window: &Window) -> bool {
    window.query_by_label("Leave the game?").is_some()
}

/// ARSOUF M1.6, M4.7: Esc closes what is open; with nothing open it asks before it leaves a running game.
#[test]
fn m4_7_escape_closes_what_is_open_and_then_asks() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    window.get_by_label("Keys").click();
    window.run();
    escape(&mut window);
    assert!(!asks(&window), "a menu was open");
    window.get_by_label("Settings").click();
    window.run();
    escape(&mut window);
    assert!(!asks(&window), "the settings were open");
    window.get_by_label("Journal").click();
    window.run();
    let table = window.state_mut().table.as_mut().expect("a game");
    let pick = table.port.choices().iter().find(|c| c.hex.is_some()).expect("a counter").id;
    table.port.choose(pick).expect("it is allowed");
    table.refresh();
    window.run();
    escape(&mut window);
    assert!(!asks(&window), "a counter was picked up");
    assert_eq!(window.state().table.as_ref().expect("a game").port.prompt().selected, None);
    escape(&mut window);
    assert!(asks(&window));
    picture(&mut window, "quit");
    window.get_by_label("Play on").click();
    window.run();
    assert!(!asks(&window));
    escape(&mut window);
    escape(&mut window);
    assert!(!asks(&window), "Esc answers the question with no");
}

/// ARSOUF M1.6: what lies over all else is answered first: no other key brings anything up behind it.
#[test]
fn a_question_is_answered_before_anything_else() {
    let folder = folder();
    let field = |window: &Window| window.query_by_label("File name, with its folder").is_some();
    let mut window = window((1280.0, 800.0), places(&folder), little());
    escape(&mut window);
    assert!(asks(&window));
    for key in [Key::S, Key::O] {
        window.key_press_modifiers(Modifiers::COMMAND, key);
        window.run_steps(4);
        assert!(asks(&window) && !field(&window), "{key:?}");
    }
    window.get_by_label("Play on").click();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::S);
    window.run_steps(4);
    assert!(field(&window), "the key is heard again");
    // So it is with the cover between players.
    let secret = positions_barons::sharing_little();
    let mut window = super::window((1280.0, 800.0), Places::default(), Some(secret));
    for key in [Key::S, Key::O] {
        window.key_press_modifiers(Modifiers::COMMAND, key);
        window.run_steps(4);
        window.get_by_label("Ready");
        assert!(!field(&window), "{key:?} under the cover");
    }
    window.run();
    picture(&mut window, "covered");
}

/// ARSOUF M1.1: battles, rules, settings with scale and restoring, languages and the way out are all at hand.
#[test]
fn m1_1_the_start_screen_has_every_entry() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    for entry in ["Open…", "Learn", "Reference", "Settings", "Language", "Game"] {
        assert!(window.query_all_by_label(entry).next().is_some(), "{entry} is missing");
    }
    window.get_by_label("Game").click();
    window.run();
    assert!(window.query_all_by_label_contains("Quit").next().is_some());
    escape(&mut window);
    window.get_by_label("Settings").click();
    window.run();
    assert!(window.query_all_by_label_contains("Restore").next().is_some());
}

/// ARSOUF M1.6: without a running game nothing is asked.
#[test]
fn m1_6_only_a_running_game_is_asked_about() {
    let mut start = window((1280.0, 800.0), Places::default(), None);
    escape(&mut start);
    assert!(!asks(&start));
    let mut over = window((1280.0, 800.0), Places::default(), Some(battles::over()));
    assert!(port(&over).prompt().over.is_some());
    assert!(!over.state().is_running());
    escape(&mut over);
    assert!(!asks(&over));
    assert_eq!(over.state().screen, Screen::Start);
}

/// ARSOUF M8.3: the end screen has winner, reason, turn and losses; Esc leads back to the start.
#[test]
fn m8_3_the_end_screen_tells_how_it_went_and_escape_leads_back() {
    let mut window = window((1280.0, 800.0), Places::default(), Some(battles::last_turn()));
    window.key_press(Key::Num1);
    super::end_is_told(&mut window);
    window.get_by_label("Victory of the Crusaders");
    let reason = "The Crusaders win: important victory. Crusaders 4, Muslims 0 victory points.";
    window.get_all_by_label(reason).next().expect("the reason");
    window.get_by_label("The end came in turn 4/4.");
    // The battle begins in its last turn, with a unit lost.
    window.get_by_label("Muslims: 4 on the morale track, 4 at the beginning");
    picture(&mut window, "end");
    escape(&mut window);
    assert_eq!(window.state().screen, Screen::Start);
    window.get_by_label("Battles");
}

/// ARSOUF M4.6: the rules and the end of the phase are one click away.
#[test]
fn m4_6_rules_and_the_end_of_the_phase_are_one_click_away() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    assert_eq!(window.get_all_by_label_contains("End movement").count(), 2, "bar and prompt");
    window.get_all_by_label_contains("End movement").next().expect("the bar").click();
    window.run();
    assert_eq!(port(&window).steps(), battles::IDLE_TURN, "empty phases pass by themselves");
    window.get_all_by_label("Rules").next().expect("in the bar").click();
    window.run();
    // Where there is no room for both, the contents come first, then what is chosen.
    let page = |window: &Window| {
        let table = window.state().table.as_ref().expect("a game");
        table.workspace.rules.page().map(str::to_owned)
    };
    assert_eq!(page(&window), None);
    let chapter = window.get_all_by_label_contains("2.0  ").next().expect("a chapter");
    chapter.click();
    window.run();
    assert_eq!(page(&window).as_deref(), Some("2.0"));
    window.get_by_label("Contents").click();
    window.run();
    window.get_all_by_label_contains("1.0  ").next().expect("the contents again");
}

/// ARSOUF M1.5: the rules open without a game, those of every system.
#[test]
fn m1_5_the_rules_open_without_a_game() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.get_all_by_label("Reference").next().expect("the bar").click();
    window.run();
    assert_eq!(window.state().screen, Screen::Reference);
    for system in gonfalon::kernel::System::ALL {
        let library = gonfalon::reference::Library::of(system);
        let title = library.title.get(gonfalon::words::Language::ENGLISH);
        window.get_all_by_label(title).next().expect("every system").click();
        window.run();
        let section = &library.sections[0];
        let name = section.title.get(gonfalon::words::Language::ENGLISH);
        window.get_all_by_label_contains(name).next().expect("its first section");
    }
    escape(&mut window);
    assert_eq!(window.state().screen, Screen::Start);
}

/// ARSOUF M4.4: the journal keeps every line, more than 500 of them.
#[test]
fn m4_4_the_journal_keeps_every_line() {
    let game = battles::long();
    let entries = game.journal();
    assert!(entries.len() > 500, "{} lines", entries.len());
    let (first, last) = (entries[0].text.clone(), entries[entries.len() - 1].text.clone());
    assert_eq!(entries.iter().filter(|entry| entry.text == first).count(), 1);
    let mut window = window((1280.0, 800.0), Places::default(), Some(game));
    window.state_mut().dock.open(Pane::Journal);
    window.run();
    window.get_all_by_label(&last).next().expect("the last line is shown");
    assert!(window.query_by_label(&first).is_none(), "the first is far above");
    window.state_mut().table.as_mut().expect("a game").workspace.journal.words = first.clone();
    window.run();
    window.get_by_label(&first);
}
