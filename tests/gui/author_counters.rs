//! The author's counters and decks: put into areas and schedules, pasted from spreadsheets, counted in points.

use super::author::{blank, click, document, drag, found, key, keys, open, work};
use super::{Window, folder, picture, places};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT, Queryable};
use gonfalon::editor::{Node, Pointer};
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::settings::Places;

pub fn begun(template: &str, places: Places) -> Window {
    let mut window = super::window((1280.0, 800.0), places, None);
    click(&mut window, "Author");
    click(&mut window, &format!("New: {template}"));
    found(&mut window);
    window
}

pub fn text(window: &Window, at: &Pointer) -> Option<String> {
    at.of(document(window).content()).and_then(Node::text).map(str::to_owned)
}

fn field(window: &mut Window, label: &str, words: &str) {
    let mut fields = window.get_all_by_label(label).filter(|node| {
        let role = node.accesskit_node().role();
        matches!(role, Role::TextInput | Role::MultilineTextInput)
    });
    fields.next().expect("it is shown").focus();
    drop(fields);
    window.run_ok();
    keys(window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text(words.to_owned()));
    window.run_ok();
}

#[test]
fn a_counter_is_put_into_an_area_for_setting_up() {
    let mut window = blank(Places::default());
    key(&mut window, Key::Z);
    field(&mut window, "New zone", "Ridge");
    click(&mut window, "Add");
    key(&mut window, Key::Escape);
    let map = work(&window).board.id.expect("shown");
    window.ctx.memory_mut(|memory| memory.request_focus(map));
    drag(&mut window, &["0802", "0803"]);
    open(&mut window, WorkPane::Pieces);
    click(&mut window, "R1 Infantry 1 (0405)");
    found(&mut window);
    window.get_by_label("Front");
    window.get_by_label("Back");
    picture(&mut window, "author-pieces");
    click(&mut window, "Ridge: 0 counters");
    let setup = Pointer::fields(["bmw", "units"]).then(0).then("setup");
    assert_eq!(text(&window, &setup).as_deref(), Some("0802"));
    click(&mut window, "R2 Infantry 2 (0406)");
    click(&mut window, "Ridge: 1 counter");
    let setup = Pointer::fields(["bmw", "units"]).then(1).then("setup");
    assert_eq!(text(&window, &setup).as_deref(), Some("0803"), "the first was taken");
}

#[test]
fn markers_come_from_a_palette() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Pieces);
    click(&mut window, "Camp: red");
    let marker = Pointer::fields(["bmw", "markers"]).then(0);
    assert_eq!(text(&window, &marker.then("kind")).as_deref(), Some("camp"));
    drag(&mut window, &["0707"]);
    assert_eq!(text(&window, &marker.then("setup")).as_deref(), Some("0707"));
    found(&mut window);
    assert_eq!(work(&window).found.faults(), 0);
}

#[test]
fn a_battle_of_the_barons_comes_later_or_into_an_area() {
    let mut window = begun("The Barons' War", Places::default());
    key(&mut window, Key::Z);
    field(&mut window, "New zone", "Western edge");
    click(&mut window, "Add");
    open(&mut window, WorkPane::Pieces);
    let battle = Pointer::fields(["barons", "battles"]).then(0);
    let id = text(&window, &battle.then("id")).expect("it has an id");
    let units = Pointer::fields(["barons", "units"]).of(document(&window).content()).cloned();
    let units = units.as_ref().and_then(Node::items).expect("units");
    let unit = units.iter().find(|u| u.field("battle").and_then(Node::text) == Some(id.as_str()));
    let unit = unit.and_then(|u| u.field("id")).and_then(Node::text).expect("one of it");
    let word = format!("{unit} ");
    window.get_all_by_label_contains(&word).next().expect("it is listed").click();
    window.run_ok();
    click(&mut window, "From activation 4 on: –");
    let activation = battle.then("setup").then("enters").then("activation");
    let number = |window: &Window| activation.of(document(window).content()).and_then(Node::whole);
    assert_eq!(number(&window), Some(4));
    window.get_by_label(&format!("From activation 4 on: {id}"));
    click(&mut window, "From activation 6 on: –");
    assert_eq!(number(&window), Some(6));
}

#[test]
fn lines_come_from_a_spreadsheet_and_go_out_again() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Counters);
    picture(&mut window, "author-table");
    click(&mut window, "From a spreadsheet…");
    field(
        &mut window,
        "Rows",
        "id\tname\tside\tkind\tfront.strength\tback.strength\nR1\tGuard\tred\tinfantry\t7\t3\nR9\tNew men\tred\tinfantry\t4\t2\nR2\tBad\tred\tinfantry\tmany\t2\n",
    );
    click(&mut window, "Take in");
    let units = Pointer::fields(["bmw", "units"]);
    let at = |k: usize| units.then(k);
    assert_eq!(text(&window, &at(0).then("name")).as_deref(), Some("Guard"));
    let all = units.of(document(&window).content()).and_then(Node::items).expect("units").to_vec();
    let new = all.last().expect("there are");
    assert_eq!(new.field("id").and_then(Node::text), Some("R9"));
    let strength = |node: &Node| node.field("front").and_then(|f| f.field("strength")?.whole());
    assert_eq!(strength(new), Some(4));
    assert_eq!(strength(&all[0]), Some(7));
    assert_eq!(strength(&all[1]), Some(5), "what is no number is left out, and told");
    window.get_by_label_contains("1 value does not fit");
    assert_eq!(document(&window).undoable().count(), 1, "it is one step");
    // Out again: taken in once more it changes nothing.
    click(&mut window, "OK");
    window.get_by_label("Copy").click();
    let mut copied = None;
    for _ in 0..4 {
        window.step();
        let commands = &window.output().platform_output.commands;
        copied = copied.or_else(|| {
            commands.iter().find_map(|command| match command {
                OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            })
        });
    }
    let before = document(&window).text();
    if let Some(copied) = copied {
        window.run_ok();
        assert_eq!(copied.lines().count(), all.len() + 1);
        click(&mut window, "From a spreadsheet…");
        field(&mut window, "Rows", &copied);
        click(&mut window, "Take in");
        assert_eq!(document(&window).text(), before);
    } else {
        panic!("nothing was copied");
    }
}

#[test]
fn many_lines_are_changed_and_numbered_at_once() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Counters);
    click(&mut window, "Choose line 1");
    click(&mut window, "Choose line 2");
    click(&mut window, "Column to change");
    click(&mut window, "Front: Strength");
    field(&mut window, "Its value", "8");
    click(&mut window, "Set in all chosen");
    let units = Pointer::fields(["bmw", "units"]);
    let strength = |window: &Window, k: usize| {
        let at = units.then(k).then("front").then("strength");
        at.of(document(window).content()).and_then(Node::whole)
    };
    assert_eq!((strength(&window, 0), strength(&window, 1)), (Some(8), Some(8)));
    assert_ne!(strength(&window, 2), Some(8));
    click(&mut window, "Clone");
    let count = units.of(document(&window).content()).and_then(Node::items).map(<[Node]>::len);
    assert_eq!(count, Some(10));
    let id = |window: &Window, k: usize| text(window, &units.then(k).then("id"));
    let ids: std::collections::BTreeSet<_> = (0..10).map(|k| id(&window, k)).collect();
    assert_eq!(ids.len(), 10, "each has an id of its own");
}

fn count(window: &Window, at: &Pointer) -> i64 {
    at.of(document(window).content()).and_then(Node::whole).unwrap_or_default()
}

/// So many more of a card no budget holds.
const MORE_CARDS: usize = 32;

#[test]
fn a_deck_is_built_with_its_points_and_its_faults_in_sight() {
    let folder = folder();
    let mut window = begun("Deck", places(&folder));
    open(&mut window, WorkPane::Counters);
    picture(&mut window, "author-deck");
    let first = document(&window).text();
    let auxilia = Pointer::fields(["units", "auxilia"]);
    let before = count(&window, &auxilia);
    window.get_by_label_contains("This deck may be played");
    for _ in 0..MORE_CARDS {
        click(&mut window, "One Auxilia more");
    }
    assert!(count(&window, &auxilia) > before + 4);
    assert!(window.query_by_label_contains("This deck may be played").is_none(), "too dear now");
    found(&mut window);
    assert!(work(&window).found.faults() > 0, "the list of problems agrees");
    for _ in before..count(&window, &auxilia) {
        click(&mut window, "One Auxilia less");
    }
    window.get_by_label_contains("This deck may be played");
    assert_eq!(document(&window).text(), first, "nothing else has changed");
    for _ in 0..2 * MORE_CARDS {
        keys(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(document(&window).text(), first);
}

#[test]
fn both_decks_of_a_battle_are_built_in_it() {
    let mut window = begun("Acies", Places::default());
    open(&mut window, WorkPane::Counters);
    let decks = Pointer::fields(["acies", "decks"]);
    let named = |window: &Window, k: usize| text(window, &decks.then(k));
    assert_eq!(named(&window, 0).as_deref(), Some("rome-1000"));
    let more = window.get_all_by_label_contains("One ").find(|node| {
        node.accesskit_node().label().is_some_and(|label| label.ends_with(" less"))
            && !node.accesskit_node().is_disabled()
    });
    more.expect("there are cards").click();
    window.run_ok();
    assert_eq!(named(&window, 0), None, "a deck of its own stands there now");
    assert_eq!(named(&window, 1).as_deref(), Some("carthage-1000"));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(named(&window, 0).as_deref(), Some("rome-1000"));
}

/// A line that is added is like the last one, under an id of its own, and waits for its place.
#[test]
fn an_added_counter_is_like_the_last_one() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Counters);
    let units = Pointer::fields(["bmw", "units"]);
    let count = |window: &Window| {
        units.of(document(window).content()).and_then(Node::items).map_or(0, <[Node]>::len)
    };
    let before = count(&window);
    click(&mut window, "Add");
    assert_eq!(count(&window), before + 1);
    let of = |window: &Window, k: usize, name: &str| text(window, &units.then(k).then(name));
    let (last, new) = (before - 1, before);
    assert!(of(&window, last, "side").is_some());
    assert_eq!(of(&window, new, "side"), of(&window, last, "side"));
    let id = of(&window, new, "id").expect("it has one");
    assert!((0..before).all(|k| of(&window, k, "id").as_ref() != Some(&id)), "{id} is its own");
    assert_eq!(of(&window, new, "setup"), None);
}
