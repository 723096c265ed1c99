//! What the author's screen answers: small forms that stay open, buttons that say what they miss, the way to paper, to a game and
//! back.

use super::author::{at, blank, click, document, drag, found, key, keys, open, tab, work};
use super::{Window, do_it, spanish};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use gonfalon::editor::{Edit, Node, Pointer, StepName};
use gonfalon::gui::app::Screen;
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::settings::Places;
use gonfalon::words::Language;

fn text(window: &Window, at: &Pointer) -> Option<String> {
    at.of(document(window).content()).and_then(Node::text).map(str::to_owned)
}

fn change(window: &mut Window, at: Pointer, value: impl Into<Node>) {
    let bench = window.state_mut().author.bench.as_mut().expect("a document is open");
    let document = &mut bench.work.file.document;
    let edit = Edit::put(document.content(), at, value);
    document.apply(StepName::Change { field: "name".to_owned() }, vec![edit]).expect("it fits");
    window.run_ok();
}

fn write(window: &mut Window, words: &str) {
    window.event(Event::Text(words.to_owned()));
    window.run_ok();
}

fn rows(window: &Window) -> egui_kittest::Node<'_> {
    window.get_by_role_and_label(Role::MultilineTextInput, "Rows")
}

#[test]
fn a_form_for_pasting_stays_until_it_is_done() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Counters);
    click(&mut window, "From a spreadsheet…");
    for _ in 0..2 {
        rows(&window).click();
        window.run_ok();
    }
    // Headings as the table shows them, and without any.
    write(&mut window, "Identifier\tName\nR1\tThe Guard\n");
    click(&mut window, "Take in");
    let form = window.query_by_role_and_label(Role::MultilineTextInput, "Rows");
    assert!(form.is_none(), "its own button closes it");
    window.get_by_label_contains("1 row taken in");
    let name = Pointer::fields(["bmw", "units"]).then(0).then("name");
    assert_eq!(text(&window, &name).as_deref(), Some("The Guard"));
    click(&mut window, "From a spreadsheet…");
    rows(&window).click();
    window.run_ok();
    write(&mut window, "R1\tThe Old Guard\n");
    click(&mut window, "Take in");
    assert_eq!(text(&window, &name).as_deref(), Some("The Old Guard"));
    let lines = Pointer::fields(["bmw", "units"]).of(document(&window).content());
    let count = lines.and_then(Node::items).expect("units").len();
    click(&mut window, "Copy");
    window.get_by_label_contains(&format!("{count} lines copied."));
}

#[test]
fn a_warning_is_accepted_in_a_form_that_stays_open() {
    let mut window = blank(Places::default());
    change(&mut window, Pointer::fields(["bmw", "units"]).then(0).then("name"), "");
    found(&mut window);
    open(&mut window, WorkPane::Problems);
    window.get_by_label_contains("It has no name, and players see it.");
    click(&mut window, "It is meant so…");
    let why = |window: &Window| window.get_by_role_and_label(Role::TextInput, "Why").rect();
    let place = why(&window);
    super::press(&mut window, place.center(), egui::PointerButton::Primary);
    assert_eq!(why(&window), place, "a click inside leaves it open");
    write(&mut window, "Nobody knew it.");
    click(&mut window, "Accept it");
    let step = document(&window).undoable().next().expect("a step").told(Language::ENGLISH);
    assert_eq!(step, "accept the warning: something without a name");
    found(&mut window);
    window.get_by_label("Nobody knew it.");
    change(&mut window, Pointer::fields(["bmw", "units"]).then(0).then("side"), "nobody");
    found(&mut window);
    window.get_by_label("Warnings come once there are none.");
}

#[test]
fn after_adding_something_another_tab_is_not_left_again() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Rules);
    click(&mut window, "Markers");
    let add = ["Add Markers", "Add an item"];
    let label = add.into_iter().find(|label| window.query_by_label(label).is_some());
    click(&mut window, label.expect("something can be added"));
    click(&mut window, "Options");
    for _ in 0..4 {
        window.step();
    }
    let shown = work(&window).forms.shown.clone();
    assert_eq!(shown, Some(Pointer::fields(["bmw", "options"])));
}

#[test]
fn what_was_typed_is_kept_when_another_panel_is_clicked() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Battle);
    let mut fields = window.get_all_by_role_and_label(Role::TextInput, "Title");
    fields.next().expect("it is shown").focus();
    drop(fields);
    window.run_ok();
    keys(&mut window, Modifiers::COMMAND, Key::A);
    write(&mut window, "Half typed");
    tab(&mut window, "Map");
    assert_eq!(document(&window).title(), "Half typed");
    assert!(!document(&window).is_in_stroke(), "it is a step of its own");
    let step = document(&window).undoable().next().expect("a step").told(Language::ENGLISH);
    assert_eq!(step, "change of title");
}

#[test]
fn few_words_stay_in_their_field_while_they_are_typed() {
    let mut window = blank(Places::default());
    let zones = Pointer::fields(["map", "zones"]);
    let hexes = Node::from(vec!["0101", "0102", "0103", "0104"]);
    let zone = Node::record([("name", "Ridge".into()), ("hexes", hexes)]);
    change(&mut window, zones.clone(), Node::record([("ridge", zone)]));
    let at = zones.then("ridge").then("hexes");
    open(&mut window, WorkPane::Rules);
    let bench = window.state_mut().author.bench.as_mut().expect("open");
    bench.work.forms.seek = Some(at.clone());
    for _ in 0..6 {
        window.step();
    }
    let label = at.to_string();
    let field = |window: &Window| {
        let mut all = window.get_all_by_role_and_label(Role::MultilineTextInput, &label);
        all.next().map(|node| node.value().unwrap_or_default())
    };
    window.get_by_role_and_label(Role::MultilineTextInput, &label).focus();
    window.run_ok();
    keys(&mut window, Modifiers::COMMAND, Key::A);
    write(&mut window, "0201, ");
    assert_eq!(field(&window).as_deref(), Some("0201, "), "as it was typed");
    write(&mut window, "0202");
    let list = document(&window).get(&at).and_then(Node::items).expect("a list").to_vec();
    assert_eq!(list, [Node::from("0201"), Node::from("0202")]);
}

#[test]
fn counters_to_place_come_first_and_what_lies_below_the_pointer_is_moved() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Pieces);
    click(&mut window, "Take Infantry 2 off the map");
    let top = |window: &Window, label: &str| {
        window.get_all_by_label_contains(label).next().expect("it is listed").rect().top()
    };
    assert!(top(&window, "R2 Infantry 2 (–)") < top(&window, "R1 Infantry 1 (0405)"));
    click(&mut window, "R2 Infantry 2 (–)");
    let setup = |k: usize| Pointer::fields(["bmw", "units"]).then(k).then("setup");
    drag(&mut window, &["0405", "0506", "0607"]);
    let step = document(&window).undoable().next().expect("a step").told(Language::ENGLISH);
    assert_eq!(step, "place Leader", "what lay uppermost there was dragged");
    assert_eq!(text(&window, &setup(0)).as_deref(), Some("0405"));
    assert_eq!(text(&window, &setup(1)), None);
    assert_eq!(work(&window).table.in_hand, None, "what was dragged is let go of");
    click(&mut window, "R2 Infantry 2 (–)");
    assert!(work(&window).table.in_hand.is_some());
    let map = work(&window).board.id.expect("shown");
    window.ctx.memory_mut(|memory| memory.request_focus(map));
    key(&mut window, Key::Escape);
    assert_eq!(work(&window).table.in_hand, None, "Esc lets go of it");
    let pos = at(&window, "0101");
    window.hover_at(pos);
    window.run_ok();
}

#[test]
fn the_bar_leads_to_paper_and_the_menu_has_nothing_of_the_table() {
    let mut window = blank(Places::default());
    keys(&mut window, Modifiers::COMMAND, Key::P);
    assert!(window.state().printing.is_open());
    key(&mut window, Key::Escape);
    assert!(!window.state().printing.is_open());
    change(&mut window, Pointer::fields(["bmw", "units"]).then(0).then("side"), "nobody");
    click(&mut window, "Print…");
    window.get_by_label_contains("It can not be printed yet; there is one fault");
    click(&mut window, "OK");
    click(&mut window, "Game");
    assert!(window.query_by_label_contains("Concede").is_none());
    assert!(window.query_all_by_label_contains("Quit").next().is_some());
}

#[test]
fn esc_leads_back_from_a_game_that_was_begun_here() {
    let mut window = blank(Places::default());
    key(&mut window, Key::F5);
    window.get_by_label("Begin").click();
    window.run_ok();
    assert!(window.state().screen == Screen::Table);
    for _ in 0..4 {
        if window.state().screen == Screen::Table {
            key(&mut window, Key::Escape);
        }
    }
    assert!(window.state().screen == Screen::Author, "the document waits");
    assert!(window.state().author.bench.is_some());
}

#[test]
fn leaving_says_what_its_buttons_do() {
    let mut window = blank(Places::default());
    change(&mut window, Pointer::fields(["title"]), "Unsaved");
    do_it(&mut window, gonfalon::gui::command_queue::Command::Quit);
    window.get_by_label("Save and quit");
    window.get_by_label("Quit without saving");
    click(&mut window, "Cancel");
    keys(&mut window, Modifiers::COMMAND, Key::W);
    window.get_by_label("Discard them");
    click(&mut window, "Cancel");
}

#[test]
fn a_battle_is_written_in_the_language_of_the_window() {
    let mut window = super::window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.language = spanish();
    window.run_ok();
    click(&mut window, "Autor");
    window.get_all_by_label_contains("Nuevo: ").next().expect("a template").click();
    window.run_ok();
    found(&mut window);
    assert_eq!(text(&window, &Pointer::fields(["language"])).as_deref(), Some("es"));
    open(&mut window, WorkPane::Texts);
    assert_eq!(work(&window).texts.written, Some(spanish()));
    assert_eq!(work(&window).texts.language, Some(Language::ENGLISH));
    window.get_by_role_and_label(Role::ComboBox, "Escrita en");
}

#[test]
fn what_names_a_side_follows_when_its_id_is_typed() {
    use gonfalon::gui::author::forms::value_edit;
    let mut window = blank(Places::default());
    let at = Pointer::fields(["sides"]).then(0).then("id");
    let bench = window.state_mut().author.bench.as_mut().expect("a document is open");
    let (document, forms) = (&mut bench.work.file.document, &mut bench.work.forms);
    let before = document.text();
    for typed in ["c", "cr", "green", "crimson"] {
        value_edit::set(document, forms, &at, typed.into());
    }
    value_edit::finish(document, forms, &at);
    assert_eq!(document.undoable().count(), 1, "it is one step");
    let side = Pointer::fields(["bmw", "units"]).then(0).then("side");
    assert_eq!(document.get(&side).and_then(Node::text), Some("crimson"));
    document.undo();
    assert!(document.text() == before);
    document.redo();
    found(&mut window);
    assert_eq!(work(&window).found.faults(), 0);
}
