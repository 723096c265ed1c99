//! What stays in sight at the author's screen when something is wrong or gone: faces, lost hexes, panels in windows of their own, and
//! decks that begin as others.

use super::author::{blank, click, document, found, keys, open, work};
use super::author_counters::{begun, text};
use super::{Window, window};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use gonfalon::editor::start::Template;
use gonfalon::editor::{Edit, Node, Pointer, StepName};
use gonfalon::gui::author::author_command::AuthorCommand;
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::settings::Places;
use gonfalon::kernel::System;

fn put(window: &mut Window, at: Pointer, value: impl Into<Node>) {
    let document = &mut window.state_mut().author.bench.as_mut().expect("open").work.file.document;
    let edit = Edit::put(document.content(), at, value);
    document.apply(StepName::Change { field: "name".to_owned() }, vec![edit]).expect("it fits");
    window.run_ok();
}

#[test]
fn a_face_shows_what_is_printed_on_it_whatever_is_wrong() {
    let mut window = blank(Places::default());
    let unit = Pointer::fields(["bmw", "units"]).then(0);
    put(&mut window, Pointer::fields(["bmw", "sequence", "turns"]), 0_i64);
    put(&mut window, unit.then("setup"), "9999");
    put(&mut window, unit.then("front").then("strength"), 9_i64);
    found(&mut window);
    assert!(work(&window).found.faults() > 0, "it can't be begun");
    assert_eq!(work(&window).found.counters[0].front.strength, 9);
    open(&mut window, WorkPane::Counters);
    click(&mut window, "Add");
    let units = Pointer::fields(["bmw", "units"]);
    let count =
        units.of(document(&window).content()).and_then(Node::items).map_or(0, <[Node]>::len);
    let new = text(&window, &units.then(count - 1).then("id")).expect("it has an id");
    assert!(work(&window).found.counters.iter().any(|face| face.id == new), "it has a face");
}

fn columns(window: &mut Window, value: &str) {
    window.get_by_role_and_label(Role::SpinButton, "Columns").focus();
    window.run_ok();
    keys(window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text(value.to_owned()));
    window.run_ok();
    keys(window, Modifiers::NONE, Key::Enter);
    let button = window.get_all_by_label_contains("Make it ").next().expect("it is shown");
    let label = button.accesskit_node().label().expect("it has words");
    click(window, &label);
}

#[test]
fn what_lost_its_hex_is_named_until_it_is_read_or_taken_back() {
    let mut window = blank(Places::default());
    columns(&mut window, "5");
    let bar = |window: &Window| {
        let bars = window.get_all_by_label_contains("lost their hexes").next();
        bars.and_then(|bar| bar.accesskit_node().label().or_else(|| bar.accesskit_node().value()))
    };
    let words = bar(&window).expect("it is told");
    assert!(words.contains("Infantry") && words.contains(" ("), "{words}");
    let numbers: Vec<&str> =
        words.split(|c: char| !c.is_ascii_digit()).filter(|part| part.len() == 4).collect();
    assert!(numbers.is_sorted() && numbers.len() > 1, "{words}");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(window.query_by_label_contains("lost their hexes").is_none(), "nothing is lost now");
    columns(&mut window, "5");
    click(&mut window, "OK");
    assert!(window.query_by_label_contains("lost their hexes").is_none(), "it was read");
}

#[test]
fn a_panel_in_a_window_of_its_own_leaves_the_bar_free_and_goes_back() {
    let mut window = blank(Places::default());
    let save = window.get_all_by_label("Save").next().expect("the bar").rect();
    for pane in [WorkPane::Problems, WorkPane::History] {
        let bench = window.state_mut().author.bench.as_mut().expect("open");
        bench.tree.float(pane);
        window.run_ok();
        window.run_ok();
    }
    for title in ["Problems", "History"] {
        let windows = window.get_all_by_role(Role::Window);
        let own = windows.filter(|node| {
            node.accesskit_node().label().is_some_and(|label| label.starts_with(title))
        });
        let rects: Vec<egui::Rect> = own.map(|node| node.rect()).collect();
        assert_eq!(rects.len(), 1, "{title}");
        assert!(rects[0].top() > save.bottom(), "{title}: {:?} {save:?}", rects[0]);
    }
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    bench.tree.close(WorkPane::Problems);
    bench.tree.open(WorkPane::Problems);
    window.run_ok();
    let bench = window.state().author.bench.as_ref().expect("open");
    assert!(!bench.tree.is_floating(WorkPane::Problems) && bench.tree.shows(WorkPane::Problems));
    assert!(bench.tree.is_floating(WorkPane::History), "the other one stays");
}

#[test]
fn a_document_without_a_map_opens_on_its_decks() {
    for template in ["Acies", "Deck"] {
        let window = begun(template, Places::default());
        let tree = &window.state().author.bench.as_ref().expect("open").tree;
        assert!(tree.shows(WorkPane::Counters), "{template}");
        window.get_all_by_label("Decks").next().expect("it is called by what it holds");
        for label in ["Map", "Map tools", "Counters to place", "Counters"] {
            assert!(window.query_all_by_label(label).count() == 0, "{template}: {label}");
        }
    }
    let window = begun("Deck", Places::default());
    window.get_by_label_contains("The deck may be played");
    let window = begun("Acies", Places::default());
    window.get_by_label_contains("It can be played");
}

#[test]
fn a_deck_that_begins_as_another_has_its_cards_and_a_name_of_its_own() {
    own_deck(gonfalon::words::Language::ENGLISH, ", variant", " less");
    own_deck(super::spanish(), ", variante", "Una carta menos");
}

fn own_deck(language: gonfalon::words::Language, ending: &str, less: &str) {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.language = language;
    window.run_ok();
    window.state_mut().send(Command::Author(AuthorCommand::Begin(Template::Battle(System::Acies))));
    window.run_ok();
    found(&mut window);
    let deck = Pointer::fields(["acies", "decks"]).then(0);
    let more =
        window.get_all_by_label_contains(less).find(|node| !node.accesskit_node().is_disabled());
    more.expect("there are cards").click();
    window.run_ok();
    let name = text(&window, &deck.then("name")).expect("it is whole");
    assert!(name.ends_with(ending), "{name}");
    assert_eq!(text(&window, &deck.then("deck")).as_deref(), Some("my-rome-1000"));
    let units = deck.then("units").of(document(&window).content()).cloned();
    let cards: i64 = units
        .as_ref()
        .and_then(Node::fields)
        .expect("a table")
        .iter()
        .filter_map(|(_, count)| count.whole())
        .sum();
    assert!(cards > 10, "{cards}");
    found(&mut window);
    assert_eq!(work(&window).found.faults(), 0);
}

#[test]
fn a_variant_has_a_title_of_its_own() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    let acre = gonfalon::scenario::catalogue::find("acre").expect("it is built in");
    window.state_mut().start = gonfalon::gui::start_screen::StartScreen::new(vec![acre]);
    window.run_ok();
    click(&mut window, "Author");
    click(&mut window, "Variant of Acre");
    let title = Pointer::fields(["title"]);
    assert_eq!(text(&window, &title).as_deref(), Some("Acre, variant"));
    let spanish = Pointer::fields(["translations", "es", "title"]);
    assert_eq!(text(&window, &spanish).as_deref(), Some("Acre, variante"));
}

#[test]
fn a_copy_in_a_form_has_an_id_of_its_own_and_no_place() {
    let mut window = blank(Places::default());
    let units = Pointer::fields(["bmw", "units"]);
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    let work = &mut bench.work;
    gonfalon::gui::author::forms::value_edit::double(&mut work.file.document, &units.then(0));
    window.run_ok();
    let step = document(&window).undoable().next().expect("a step");
    assert_eq!(step.told(gonfalon::words::Language::ENGLISH), "copy Infantry 1 (R1)");
    assert_eq!(text(&window, &units.then(1).then("setup")), None);
    let ids = [0, 1, 2].map(|k| text(&window, &units.then(k).then("id")));
    assert!(ids[0] != ids[1] && ids[1] != ids[2] && ids[1].is_some(), "{ids:?}");
}
