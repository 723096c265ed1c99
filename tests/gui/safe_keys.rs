//! Nothing is lost by a key: what Enter does is what stands on the blue button, and whatever would be lost is asked about.

use super::{Window, battles, do_it, little, on_screen, positions_acies, positions_barons, window};
use egui::{Key, Modifiers, pos2};
use egui_kittest::kittest::{Queryable, by};
use gonfalon::ai::Level;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::ending::Ending;
use gonfalon::gui::game_table::GameTable;
use gonfalon::gui::screen::Screen;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::{Places, Speed};
use gonfalon::kernel::SeededDice;
use gonfalon::session::Port;
use gonfalon::view::{ChoiceKind, Target};

/// A window that asks before something is lost, as it usually does.
fn careful(port: Option<Box<dyn Port>>) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), port);
    window.state_mut().settings.ask_before_ending = true;
    window.run();
    window
}

fn table(window: &Window) -> &GameTable {
    window.state().table.as_ref().expect("a game is on the table")
}

fn steps(window: &Window) -> usize {
    table(window).port.steps()
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

#[test]
fn a_phase_in_which_something_can_be_done_ends_after_a_question() {
    let mut window = careful(little());
    assert_eq!(table(&window).snapshot.offers.primary, None, "nothing is obvious yet");
    press(&mut window, Key::Enter);
    assert_eq!(steps(&window), 0, "Enter ends nothing");
    press(&mut window, Key::Num1);
    assert_eq!(steps(&window), 0, "it is asked first");
    window.get_by_label("End movement?");
    window.get_by_label("3 counters can still act.");
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("End movement?").is_none(), "one goes on");
    press(&mut window, Key::Num1);
    press(&mut window, Key::Enter);
    assert_eq!(steps(&window), battles::IDLE_TURN, "who means it says so");
    assert!(window.get_all_by_label_contains("nobody can shoot (6.").count() > 0);
}

#[test]
fn the_question_is_left_out_by_a_setting() {
    let mut window = careful(little());
    press(&mut window, Key::Num1);
    window.get_by_label("Ask first while something can still be done").click();
    window.run();
    assert!(!window.state().settings.ask_before_ending);
    press(&mut window, Key::Escape);
    press(&mut window, Key::Num1);
    assert_eq!(steps(&window), battles::IDLE_TURN);
}

/// BARONS 3.C2: nobody has to turn: it is not asked whether it is meant when somebody does not.
#[test]
fn an_adjustment_ends_without_a_question() {
    let mut window = careful(None);
    window.state_mut().sit_down_as(positions_barons::adjusting(), Some(Seats::default()));
    window.run_steps(4);
    let port = &table(&window).port;
    let turns = port.choices().iter().filter(|choice| choice.kind == ChoiceKind::Turn).count();
    assert!(turns > 0, "somebody could turn");
    let end = port.choices().iter().find(|choice| choice.kind.passes()).expect("it can end").id;
    assert_eq!(Ending::of(&**port, end), None);
    let before = steps(&window);
    super::do_it(&mut window, gonfalon::gui::command_queue::Command::Choose(end));
    assert!(steps(&window) > before);
}

/// A held key, or one that comes before the question can have been seen, answers nothing.
#[test]
fn a_key_for_the_last_question_does_not_answer_the_next() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let event = |pressed| egui::Event::Key {
        key: Key::Num1,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    window.event(event(true));
    window.run();
    assert_eq!(steps(&window), battles::IDLE_TURN);
    for _ in 0..8 {
        window.event(event(true));
        window.run();
    }
    assert_eq!(steps(&window), battles::IDLE_TURN, "a key that is held answers once");
    window.event(event(false));
    window.run();
    window.event(event(true));
    window.step();
    let ended = steps(&window);
    assert!(ended > battles::IDLE_TURN);
    window.event(event(false));
    window.event(event(true));
    window.step();
    assert_eq!(steps(&window), ended, "the second one came before the question could be seen");
}

/// BMW 7.0: who puts a planned attack back is asked first.
#[test]
fn a_plan_is_dropped_after_a_question() {
    let mut window = careful(Some(battles::face_to_face()));
    let engage = |window: &Window| {
        let choices = table(window).port.choices();
        choices.iter().find(|c| c.kind == ChoiceKind::Engage).map(|choice| choice.id)
    };
    while let Some(id) = engage(&window) {
        super::do_it(&mut window, gonfalon::gui::command_queue::Command::Choose(id));
    }
    let planned = steps(&window);
    assert!(planned > 0);
    press(&mut window, Key::Escape);
    assert_eq!(steps(&window), planned, "nothing is dropped yet");
    window.get_by_label_contains("The planned attack");
    press(&mut window, Key::Enter);
    assert_eq!(steps(&window), planned + 1);
}

/// The blue button follows the keyboard: with a cursor on the map it says what Enter does there.
#[test]
fn enter_does_what_the_blue_button_says_at_the_cursor() {
    let mut window = careful(little());
    let unit = table(&window).port.choices()[1].target.clone();
    let Target::Unit(id) = &unit else { panic!("a counter can be picked up") };
    let hex = table(&window).snapshot.board_index.get(id).and_then(|piece| piece.at);
    window.state_mut().table.as_mut().expect("a game").workspace.map.cursor = hex;
    window.run();
    let label = table(&window).port.choices()[1].label.clone();
    window.get_all_by_label_contains(&label).next().expect("it is on the button");
    press(&mut window, Key::Enter);
    assert_eq!(table(&window).port.prompt().selected.as_ref(), Some(id));
    press(&mut window, Key::Escape);
    let table = table(&window);
    assert!(table.workspace.map.cursor.is_none(), "Esc puts the cursor away first");
    assert!(table.port.prompt().selected.is_some());
}

/// Pointing at a list of choices moves nothing that takes keys.
#[test]
fn pointing_moves_no_cursor() {
    let mut window = careful(little());
    window.get_by_label_contains("On the map").click();
    window.run();
    for y in 0..80 {
        window.hover_at(pos2(1180.0, 10.0 * y as f32));
        window.step();
        assert!(table(&window).workspace.map.cursor.is_none());
    }
}

/// What a key press did to the game: the action of the first new step.
fn first_since(window: &Window, step: usize) -> Option<serde_json::Value> {
    let save = table(window).port.save();
    save.steps.get(step).map(|step| step.action.clone())
}

/// Presses keys at random. Whatever would lose something must have been asked about before it was done, and every place
/// that gets the keyboard must have a name.
fn press_at_random(start: impl Fn() -> Box<dyn Port>, seed: u64, presses: usize) {
    let mut dice = SeededDice::new(seed);
    let seats = Seats([Seat::Person, Seat::computer(Level::Easy)]);
    let sit = |window: &mut Window| {
        window.state_mut().settings.speed = Speed::Instant;
        window.state_mut().sit_down_as(start(), Some(seats));
        window.run_steps(4);
    };
    let mut window = careful(None);
    sit(&mut window);
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    let letters = ('A'..='Z').filter_map(|c| Key::from_name(&c.to_string()));
    let others = [Key::Enter, Key::Space, Key::Escape, Key::Tab];
    let keys: Vec<Key> = others.into_iter().cycle().take(16).chain(digits).chain(letters).collect();
    let (mut asked_for, mut taken) = (0, 0);
    for _ in 0..presses {
        let gone = window.state().table.is_none() || window.state().screen != Screen::Table;
        if gone || table(&window).port.prompt().over.is_some() {
            sit(&mut window);
        }
        // The question itself offers to be left out from now on; here the safe setting is on.
        window.state_mut().settings.ask_before_ending = true;
        let before = table(&window);
        let (step, asked) = (before.port.steps(), before.workspace.ending.clone());
        let losing: Vec<(usize, serde_json::Value)> = (0..before.port.choices().len())
            .filter(|&id| Ending::of(&*before.port, id).is_some())
            .filter_map(|id| Some((id, before.port.action(id)?)))
            .collect();
        let person = before.computer.decides(&*before.port).is_none();
        let key = keys[dice.below(keys.len())];
        window.key_press(key);
        window.run_steps(2);
        // Nothing is written beside the program.
        if window.query_by_label("File name, with its folder").is_some() {
            window.key_press(Key::Escape);
            window.run_steps(2);
        }
        if let Some(table) = &window.state().table
            && person
            && table.port.steps() > step
        {
            taken += 1;
            let action = first_since(&window, step).expect("a step");
            for (id, lost) in &losing {
                let meant = asked.as_ref().is_some_and(|asked| asked.choice == *id);
                assert!(*lost != action || meant, "{key:?}: {action} without a question");
            }
        }
        asked_for += usize::from(asked.is_some());
        let nameless = by().predicate(|node| {
            let named = |text: Option<String>| text.is_some_and(|text| !text.is_empty());
            node.is_focused()
                && node.parent().is_some()
                && !named(node.label())
                && !named(node.value())
        });
        let nameless: Vec<String> = window
            .query_all(nameless)
            .map(|node| format!("{node:?} at {:?}", node.rect()))
            .collect();
        assert!(nameless.is_empty(), "{key:?}: what has the keyboard has no name: {nameless:?}");
    }
    assert!(taken > 0 && asked_for > 0, "something happens: {taken} {asked_for}");
}

const PRESSES: usize = 400;

#[test]
fn random_keys_lose_nothing_in_battles_of_the_medieval_world() {
    press_at_random(battles::first_clash, 1, PRESSES);
}

#[test]
fn random_keys_lose_nothing_in_arsouf() {
    press_at_random(|| battles::game(battles::built_in("arsouf-tutorial")), 2, PRESSES);
}

#[test]
fn random_keys_lose_nothing_in_the_barons_war() {
    press_at_random(positions_barons::moving, 3, PRESSES);
}

#[test]
fn random_keys_lose_nothing_in_acies() {
    press_at_random(|| positions_acies::field("manoeuvre"), 4, PRESSES);
}

/// The same with 10,000 keys in each system.
#[test]
#[ignore = "takes minutes"]
fn ten_thousand_random_keys_lose_nothing() {
    press_at_random(battles::first_clash, 5, 10_000);
    press_at_random(|| battles::game(battles::built_in("arsouf-tutorial")), 6, 10_000);
    press_at_random(positions_barons::moving, 7, 10_000);
    press_at_random(|| positions_acies::field("manoeuvre"), 8, 10_000);
}

/// Esc lets go of a button that has the keyboard before it leaves the table.
#[test]
fn esc_lets_go_of_a_button_first() {
    let mut window = careful(little());
    for _ in 0..60 {
        window.key_press(Key::Tab);
        window.run();
        let focused = window.ctx.memory(egui::Memory::focused);
        if focused.is_some() && !table(&window).workspace.grounds().contains(&focused) {
            break;
        }
    }
    assert!(window.ctx.memory(egui::Memory::focused).is_some(), "a button has the keyboard");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.ctx.memory(egui::Memory::focused).is_none());
    assert_eq!(window.state().screen, Screen::Table);
    assert!(window.query_by_label("Leave the game?").is_none());
}

/// A pointer that is only left lying points at nothing while the keyboard leads, until it moves.
#[test]
fn a_resting_pointer_is_not_heeded() {
    let mut window = careful(little());
    let screen = table(&window).workspace.map.screen.expect("a map");
    window.hover_at(screen.center());
    window.run();
    assert!(table(&window).workspace.map.hover.is_some());
    for _ in 0..3 {
        window.key_press_modifiers(egui::Modifiers::SHIFT, Key::ArrowRight);
        window.run();
    }
    let map = &table(&window).workspace.map;
    assert!(map.cursor.is_some() && map.hover.is_none());
    assert_eq!(map.focus(), map.cursor);
    window.hover_at(screen.center() + egui::vec2(3.0, 0.0));
    window.run();
    assert!(table(&window).workspace.map.hover.is_some());
}

/// Why something can't be taken back is said over the window: nothing moves, and it passes by itself.
#[test]
fn an_answer_moves_nothing_and_passes() {
    let mut window = careful(little());
    let place = on_screen(&window, "0304");
    do_it(&mut window, Command::Undo);
    let said = |window: &Window| {
        // The button that takes back tells the same.
        window.query_all_by_label("Nothing has been done yet.").count()
    };
    assert_eq!(said(&window), 2);
    assert_eq!(on_screen(&window, "0304"), place, "the map stays where it was");
    assert!(window.state().notices.all().is_empty());
    for _ in 0..60 {
        window.step();
    }
    assert_eq!(said(&window), 1);
}
