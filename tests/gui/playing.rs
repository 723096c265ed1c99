//! The table of a running game: keys, clicks, the past, two players at one desk, the end.

use super::battles::IDLE_TURN;
use super::games::play_on;
use super::{Window, battles, do_it, little, on_screen, port, window};
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::settings::Places;
use gonfalon::kernel::Side;

fn click(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.drag_at(at);
    window.drop_at(at);
    window.run();
}

#[test]
fn keys_answer_the_prompt_and_take_back() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let steps = |window: &Window| window.state().table.as_ref().expect("a game").port.steps();
    window.key_press(Key::Num1);
    window.run();
    assert_eq!(steps(&window), IDLE_TURN, "1 takes the first button");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(steps(&window), 0, "Ctrl+Z takes it back");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.run();
    assert_eq!(steps(&window), IDLE_TURN, "Ctrl+Y does it again");
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
    let told = window.get_all_by_label_contains(&format!("hex {label}")).count();
    assert_eq!(told, 2, "the hex, and where the cursor is");
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
    let sergeants = on_screen(&window, "0304");
    click(&mut window, sergeants);
    assert_eq!(port(&window).prompt().selected.as_deref(), Some("C1"));
    let far = on_screen(&window, "1001");
    click(&mut window, far);
    window.get_by_label_contains("The cheapest way costs 7 movement points; the allowance is 3.");
    assert_eq!(port(&window).prompt().selected.as_deref(), Some("C1"), "nothing was done");
    window.get_all_by_label("4.2").next().expect("the rule is a link").click();
    window.run();
    let page =
        window.state().table.as_ref().expect("a game").workspace.rules.page().map(str::to_owned);
    assert_eq!(page.as_deref(), Some("4.2"));
}

#[test]
fn the_past_can_be_viewed_and_left() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    play_on(&mut window);
    play_on(&mut window);
    do_it(&mut window, Command::ShowLine(0));
    window.get_by_label_contains("Viewing the past");
    window.get_all_by_label("Back to now").next().expect("a way back").click();
    window.run();
    assert!(window.state().table.as_ref().expect("a game").workspace.past.is_none());
}

#[test]
fn the_table_can_be_covered_between_two_players() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    window.state_mut().settings.hand_over = true;
    assert_eq!(port(&window).prompt().side, Some(Side::A));
    assert!(window.query_by_label("Ready").is_none());
    window.key_press(Key::Num1);
    window.run();
    assert_eq!(port(&window).prompt().side, Some(Side::B));
    window.get_by_label("Ready").click();
    window.run();
    assert!(window.query_by_label("Ready").is_none());
}

#[test]
fn the_end_is_shown_with_its_rule() {
    let mut window = window((1280.0, 800.0), Places::default(), Some(battles::last_turn()));
    window.key_press(Key::Num1);
    super::end_is_told(&mut window);
    window.get_by_label_contains("Victory of the Crusaders");
    window.get_all_by_label("3.3").next().expect("its rule");
    window.get_by_label("Look at the map").click();
    window.run();
    assert!(window.query_by_label_contains("Victory of the Crusaders").is_none());
}
