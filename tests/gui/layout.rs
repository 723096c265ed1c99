//! Which panels are open, and that it is remembered.

use super::{Window, do_it, folder, little, places, window};
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable};
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::{BoardSize, Places};

#[test]
fn the_layout_is_kept_between_runs_and_unknown_panels_are_dropped() {
    let folder = folder();
    let mut first = window((1280.0, 800.0), places(&folder), little());
    first.state_mut().dock.close(Pane::Dice);
    first.state_mut().dock.float(Pane::Army);
    first.run();
    drop(first);
    let file = folder.path().join("settings.json");
    let text = std::fs::read_to_string(&file).expect("it was written");
    let text = text.replace("\"tec\"", "\"a panel of tomorrow\"");
    std::fs::write(&file, text).expect("it can be written");
    let second = window((1280.0, 800.0), places(&folder), little());
    let dock = &second.state().dock;
    assert!(!dock.is_open(Pane::Dice) && !dock.is_open(Pane::Tec));
    assert!(dock.is_open(Pane::Army) && dock.is_open(Pane::Map) && dock.is_open(Pane::Prompt));
    assert!(second.state().notices.all().is_empty());
}

#[test]
fn a_nonsense_layout_gives_the_standard_one() {
    let nonsense = serde_json::json!({"root": 7, "tiles": {"tiles": {}}});
    let dock = gonfalon::gui::dock::Dock::from_settings(Some(&nonsense));
    assert!(Pane::ALL.iter().all(|&pane| dock.is_open(pane)));
}

/// What a screen reader hears of the signs beside a tab.
#[test]
fn the_signs_of_a_panel_are_called_by_what_they_do() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    window.state_mut().dock.open(Pane::Journal);
    window.run();
    window.get_by_label("Close Journal").click();
    window.run();
    assert!(!window.state().dock.is_open(Pane::Journal));
}

/// The whole map, once it was asked for, stays whole whatever size of the board was chosen before, until one is chosen again.
#[test]
fn a_map_that_was_fitted_stays_so() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let zoom = |window: &Window| {
        let table = window.state().table.as_ref().expect("a game");
        table.workspace.map.camera.expect("it was shown").zoom
    };
    let whole = zoom(&window);
    do_it(&mut window, Command::Board(Some(BoardSize::ALL[0])));
    assert!((zoom(&window) - whole).abs() > 0.5, "the size is another one");
    window.key_press(Key::F);
    window.run();
    assert!((zoom(&window) - whole).abs() < 0.01);
    do_it(&mut window, Command::Timeline);
    window.run();
    assert!(zoom(&window) < whole, "there is less room, and the map fits it");
    do_it(&mut window, Command::Timeline);
    window.run();
    assert!((zoom(&window) - whole).abs() < 0.01);
}

/// Arrows lead from menu to menu; Esc closes one and leaves the keyboard at its button.
#[test]
fn menus_are_gone_through_by_arrows() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    let focused = |window: &Window| {
        let node =
            window.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        node.and_then(|node| node.accesskit_node().label())
    };
    window.get_by_label("Game").focus();
    window.run();
    window.key_press(Key::Enter);
    window.run();
    window.get_by_label_contains("Print…");
    window.key_press(Key::ArrowRight);
    window.run();
    assert!(window.query_by_label_contains("Print…").is_none());
    window.get_by_label_contains("Reset the layout");
    assert_eq!(focused(&window).as_deref(), Some("View"));
    window.key_press(Key::ArrowDown);
    window.run();
    assert_ne!(focused(&window).as_deref(), Some("View"), "it goes into the menu");
    window.key_press(Key::ArrowLeft);
    window.run();
    window.get_by_label_contains("Print…");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label_contains("Print…").is_none());
    assert_eq!(focused(&window).as_deref(), Some("Game"));
}

/// A menu that was opened by the mouse leaves nothing behind that Enter would press.
#[test]
fn a_menu_closed_again_keeps_no_key() {
    let mut window = window((1280.0, 800.0), Places::default(), little());
    window.get_by_label("Game").click();
    window.run();
    window.get_by_label_contains("Print…");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label_contains("Print…").is_none());
    window.key_press(Key::Enter);
    window.run();
    assert!(window.query_by_label_contains("Print…").is_none(), "Enter opens no menu again");
}
