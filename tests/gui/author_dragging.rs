//! Counters dragged from their list: onto hexes, into areas for setting up, onto a turn of the schedule of those that come later;
//! and counters numbered anew.

use super::Window;
use super::author::{at, blank, button, click, document, found, key, keys, open, work};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Pos2};
use egui_kittest::kittest::Queryable;
use gonfalon::editor::{Node, Pointer};
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::settings::Places;
use gonfalon::words::Language;

fn text(window: &Window, at: &Pointer) -> Option<String> {
    at.of(document(window).content()).and_then(Node::text).map(str::to_owned)
}

fn last_step(window: &Window) -> String {
    let step = document(window).undoable().next().expect("there is a step");
    step.told(Language::ENGLISH)
}

/// A zone called so, with these hexes painted into it.
fn zone(window: &mut Window, name: &str, hexes: &[&str]) {
    key(window, Key::Z);
    window.get_by_role_and_label(Role::TextInput, "New zone").focus();
    window.run_ok();
    window.event(Event::Text(name.to_owned()));
    window.run_ok();
    click(window, "Add");
    let map = work(window).board.id.expect("shown");
    window.ctx.memory_mut(|memory| memory.request_focus(map));
    window.run_ok();
    super::author::drag(window, hexes);
}

fn middle(window: &mut Window, label: &str) -> Pos2 {
    window.get_all_by_label_contains(label).next().expect("it is listed").scroll_to_me();
    window.run_ok();
    window.get_all_by_label_contains(label).next().expect("it is listed").rect().center()
}

/// Carries what lies at one place of the screen to another, as a hand does it: over places between.
fn carry(window: &mut Window, from: Pos2, to: Pos2) {
    window.hover_at(from);
    window.run_ok();
    button(window, from, true, Modifiers::NONE);
    for k in 1..=6 {
        window.hover_at(from + (to - from) * (k as f32 / 6.0));
        window.run_ok();
    }
    button(window, to, false, Modifiers::NONE);
    window.run_ok();
}

#[test]
fn a_counter_is_dragged_from_the_list_onto_a_hex_and_into_an_area() {
    let mut window = blank(Places::default());
    zone(&mut window, "Ridge", &["0802", "0803"]);
    open(&mut window, WorkPane::Pieces);
    // A larger window shows the list with the areas below it at once.
    window.set_size(egui::vec2(1280.0, 2000.0));
    window.run_ok();
    let steps = document(&window).undoable().count();
    let first = document(&window).text();
    let from = middle(&mut window, "R1 Infantry 1 (");
    let to = at(&window, "0606");
    carry(&mut window, from, to);
    let setup = Pointer::fields(["bmw", "units"]).then(0).then("setup");
    assert_eq!(text(&window, &setup).as_deref(), Some("0606"));
    assert_eq!(last_step(&window), "place Infantry 1");
    assert_eq!(document(&window).undoable().count(), steps + 1, "a drag is one step");
    let to = middle(&mut window, "Ridge: 0 counters");
    let from = middle(&mut window, "R1 Infantry 1 (0606)");
    assert!((from - to).length() > 30.0);
    carry(&mut window, from, to);
    assert_eq!(text(&window, &setup).as_deref(), Some("0802"), "the first hex that is free");
    assert_eq!(last_step(&window), "place Infantry 1");
    assert_eq!(document(&window).undoable().count(), steps + 2);
    window.get_by_label("Ridge: 1 counter");
    let last = document(&window).text();
    for _ in 0..2 {
        keys(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert!(document(&window).text() == first);
    for _ in 0..2 {
        keys(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    assert!(document(&window).text() == last);
    click(&mut window, "Take Infantry 1 off the map");
    assert_eq!(last_step(&window), "take Infantry 1 off the map");
    assert_eq!(text(&window, &setup), None);
}

#[test]
fn a_battle_is_dragged_onto_a_turn_of_the_schedule() {
    let mut window = super::window((1280.0, 800.0), Places::default(), None);
    click(&mut window, "Author");
    click(&mut window, "New: The Barons' War");
    found(&mut window);
    zone(&mut window, "Western edge", &["0101", "0102"]);
    open(&mut window, WorkPane::Pieces);
    let battle = Pointer::fields(["barons", "battles"]).then(0);
    let id = text(&window, &battle.then("id")).expect("it has an id");
    let units = Pointer::fields(["barons", "units"]).of(document(&window).content()).cloned();
    let units = units.as_ref().and_then(Node::items).expect("units");
    let unit = units.iter().find(|u| u.field("battle").and_then(Node::text) == Some(id.as_str()));
    let unit = unit.and_then(|u| u.field("id")).and_then(Node::text).expect("one of it");
    // A larger window shows list and schedule at once.
    window.set_size(egui::vec2(1280.0, 2400.0));
    window.run_ok();
    let steps = document(&window).undoable().count();
    let (to, from) =
        (middle(&mut window, "From activation 5 on: –"), middle(&mut window, &format!("{unit} ")));
    carry(&mut window, from, to);
    let enters = battle.then("setup").then("enters");
    let number = enters.then("activation").of(document(&window).content()).and_then(Node::whole);
    assert_eq!(number, Some(5));
    assert_eq!(document(&window).undoable().count(), steps + 1);
    window.get_by_label(&format!("From activation 5 on: {id}"));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    window.get_by_label("From activation 5 on: –");
}

#[test]
fn chosen_counters_are_numbered_one_after_the_other() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Counters);
    let units = Pointer::fields(["bmw", "units"]);
    let ids = |window: &Window| -> Vec<String> {
        let all = units.of(document(window).content()).and_then(Node::items).expect("units");
        let id = |unit: &Node| unit.field("id").and_then(Node::text).map(str::to_owned);
        all.iter().filter_map(id).collect()
    };
    let first = ids(&window);
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    let id = units.then(0).then("id");
    let renamed = gonfalon::editor::Edit::put(bench.work.file.document.content(), id, "K7");
    let name = gonfalon::editor::StepName::Change { field: "id".to_owned() };
    bench.work.file.document.apply(name, vec![renamed]).expect("it fits");
    window.run_ok();
    let before = document(&window).text();
    click(&mut window, "Choose all lines");
    click(&mut window, "Renumber");
    let numbered: Vec<String> = (7..7 + first.len()).map(|k| format!("K{k}")).collect();
    assert_eq!(ids(&window), numbered, "from the first one's number on");
    assert_eq!(last_step(&window), format!("change of identifier for {}", first.len()));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(document(&window).text() == before);
    keys(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(ids(&window), numbered);
    found(&mut window);
    assert_eq!(work(&window).found.faults(), 0);
}
