//! Which panels are open, and that it is remembered.

use super::{folder, little, places, window};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;

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
