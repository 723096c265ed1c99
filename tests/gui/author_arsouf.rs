//! The board of Arsouf drawn anew in the author's window, from a blank sheet, until it means what the shipped file means.

use super::author::{at, button, click, document, drag, found, key, keys, tab, work};
use super::{Window, picture};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use gonfalon::editor::{Edit, Node, Pointer, StepName};
use gonfalon::gui::settings::Places;
use serde_json::Value;

fn shipped() -> Value {
    serde_json::from_str(include_str!("../../scenarios/arsouf/arsouf.json")).expect("it is JSON")
}

/// What the forms do: a field gets a value.
fn put(window: &mut Window, path: &[&str], value: &Value) {
    let bench = window.state_mut().author.bench.as_mut().expect("a document is open");
    let document = &mut bench.work.file.document;
    let at = Pointer(path.iter().map(|name| (*name).into()).collect());
    let edit = Edit::put(document.content(), at, Node::from(value.clone()));
    document.apply(StepName::Change { field: path.join(".") }, vec![edit]).expect("it fits");
    window.run_ok();
}

fn typed(window: &mut Window, role: Role, label: &str, words: &str) {
    window.get_by_role_and_label(role, label).focus();
    window.run_ok();
    keys(window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text(words.to_owned()));
    window.run_ok();
}

/// The map listens to keys again.
fn to_map(window: &mut Window) {
    let map = work(window).board.id.expect("it is shown");
    window.ctx.memory_mut(|memory| memory.request_focus(map));
    window.run_ok();
}

fn take(window: &mut Window, label: &str) {
    let nodes = window.get_all_by_label(label);
    let mut own = nodes
        .filter(|node| matches!(node.accesskit_node().role(), Role::RadioButton | Role::Button));
    own.next().unwrap_or_else(|| panic!("{label} is offered")).click();
    drop(own);
    window.run_ok();
    to_map(window);
}

fn labels(list: &Value) -> Vec<String> {
    let items = list.as_array().expect("a list").iter();
    items.map(|label| label.as_str().expect("a number").to_owned()).collect()
}

fn sweep(window: &mut Window, hexes: &[String]) {
    let hexes: Vec<&str> = hexes.iter().map(String::as_str).collect();
    drag(window, &hexes);
}

fn size(window: &mut Window, map: &Value) {
    for (label, name) in [("Columns", "columns"), ("Rows", "rows")] {
        let number = map[name].as_u64().expect("a number").to_string();
        typed(window, Role::SpinButton, label, &number);
        key(window, Key::Enter);
    }
    click(window, "Make it 22 × 15");
}

/// Every row, in lines of hexes that are alike.
fn ground(window: &mut Window, map: &Value) {
    to_map(window);
    key(window, Key::B);
    key(window, Key::L);
    let rows: Vec<Vec<char>> =
        labels(&map["grid"]).iter().map(|row| row.chars().collect()).collect();
    let now = |window: &Window, row: usize| -> Vec<char> {
        let rows = Pointer::fields(["map", "grid"]).then(row);
        let text = rows.of(document(window).content()).and_then(Node::text).expect("a row");
        text.chars().collect()
    };
    for (letter, id) in map["legend"].as_object().expect("a legend") {
        let id = id.as_str().expect("a terrain");
        let letter = letter.chars().next().expect("a letter");
        let view = &work(window).board.sketch.as_ref().expect("a map").view;
        let number = view.terrains.iter().position(|kind| kind.id == id).expect("it is known");
        let numbers = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
        key(window, numbers[number]);
        for (row, line) in rows.iter().enumerate() {
            let mut column = 0;
            while column < line.len() {
                let there = now(window, row);
                let wanted = |k: usize| line[k] == letter && there[k] != letter;
                if !wanted(column) {
                    column += 1;
                    continue;
                }
                let end = (column..line.len()).take_while(|k| line[*k] == letter).last();
                let end = end.expect("at least one");
                let label = |column: usize| format!("{:02}{:02}", column + 1, row + 1);
                drag(window, &[label(column).as_str(), label(end).as_str()]);
                column = end + 1;
            }
        }
    }
}

fn ways(window: &mut Window, map: &Value) {
    for (pressed, list) in [(Key::R, "roads"), (Key::W, "streams")] {
        for way in map[list].as_array().expect("a list") {
            to_map(window);
            key(window, pressed);
            typed(window, Role::TextInput, "Its name", way["name"].as_str().expect("a name"));
            to_map(window);
            sweep(window, &labels(&way["hexes"]));
        }
    }
}

fn hexsides(window: &mut Window, map: &Value) {
    key(window, Key::H);
    for run in map["hexsides"].as_array().expect("a list") {
        let name = if run["feature"] == "river" { "River" } else { "Ford" };
        take(window, name);
        for pair in run["between"].as_array().expect("a list") {
            let ends = labels(pair);
            let (a, b) = (at(window, &ends[0]), at(window, &ends[1]));
            let middle = a + (b - a) / 2.0;
            window.hover_at(middle);
            window.run_ok();
            button(window, middle, true, Modifiers::NONE);
            button(window, middle, false, Modifiers::NONE);
        }
    }
}

fn names(window: &mut Window, map: &Value) {
    to_map(window);
    key(window, Key::N);
    for place in map["places"].as_array().expect("a list") {
        drag(window, &[place["hex"].as_str().expect("a hex")]);
        window.event(Event::Text(place["name"].as_str().expect("a name").to_owned()));
        window.run_ok();
        key(window, Key::Enter);
    }
}

fn zones(window: &mut Window, map: &Value) {
    key(window, Key::Z);
    // Those of the template go.
    for zone in ["The column deploys here", "The raiders deploy here", "Town"] {
        window.get_by_label_contains(&format!("{zone} (")).click();
        window.run_ok();
        click(window, "Remove this zone");
    }
    for (id, zone) in map["zones"].as_object().expect("zones") {
        typed(window, Role::TextInput, "New zone", id);
        click(window, "Add");
        to_map(window);
        key(window, Key::L);
        for label in labels(&zone["hexes"]) {
            drag(window, &[label.as_str()]);
        }
        put(window, &["map", "zones", id, "name"], &zone["name"]);
    }
}

fn pieces(window: &mut Window, pieces: &Value) {
    tab(window, "Counters");
    click(window, "Pieces");
    let mut rows = "id\tside\tname\tkind\tsetup\n".to_owned();
    let pieces = pieces.as_array().expect("a list");
    for piece in pieces {
        let name = piece["name"].as_str().or_else(|| piece["name"]["text"].as_str());
        let cell = |name: &str| piece[name].as_str().unwrap_or_default();
        rows += &[cell("id"), cell("side"), name.unwrap_or_default(), cell("kind"), cell("setup")]
            .join("\t");
        rows += "\n";
    }
    click(window, "Choose all lines");
    click(window, "Remove");
    click(window, "From a spreadsheet…");
    typed(window, Role::MultilineTextInput, "Rows", &rows);
    click(window, "Take in");
    for (place, piece) in pieces.iter().enumerate() {
        if piece["name"].is_object() {
            // What is chosen beside a name in its line.
            let bench = window.state_mut().author.bench.as_mut().expect("open");
            let document = &mut bench.work.file.document;
            let at = Pointer::fields(["arsouf", "pieces"]).then(place).then("name");
            let edit = Edit::set(at, Node::from(piece["name"].clone()));
            let name = StepName::Change { field: "name".to_owned() };
            document.apply(name, vec![edit]).expect("it fits");
        }
    }
    window.run_ok();
}

/// Where two contents differ.
fn differences(at: &str, one: &Value, other: &Value, out: &mut Vec<String>) {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) => {
            let all: std::collections::BTreeSet<&String> = a.keys().chain(b.keys()).collect();
            for name in all {
                let (a, b) = (a.get(name), b.get(name));
                let (a, b) = (a.unwrap_or(&Value::Null), b.unwrap_or(&Value::Null));
                differences(&format!("{at}.{name}"), a, b, out);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (k, (a, b)) in a.iter().zip(b).enumerate() {
                differences(&format!("{at}[{k}]"), a, b, out);
            }
        }
        _ if one == other => {}
        _ => out.push(format!("{at}: {one} instead of {other}")),
    }
}

#[test]
fn arsouf_is_drawn_anew_from_a_blank_sheet() {
    let shipped = shipped();
    let map = &shipped["map"];
    let mut window = super::window((1920.0, 1080.0), Places::default(), None);
    click(&mut window, "Author");
    click(&mut window, "New: Arsouf");
    found(&mut window);
    // What stands in fields of its own: texts, sides, tables. The pieces come from a spreadsheet below.
    for name in ["id", "title", "subtitle", "history", "notes", "facts", "source", "sides", "waive"]
    {
        put(&mut window, &[name], &shipped[name]);
    }
    for (name, value) in shipped["arsouf"].as_object().expect("the system's part") {
        if name != "pieces" {
            put(&mut window, &["arsouf", name], value);
        }
    }
    put(&mut window, &["map", "legend", "x"], &map["legend"]["x"]);
    size(&mut window, map);
    ground(&mut window, map);
    ways(&mut window, map);
    hexsides(&mut window, map);
    names(&mut window, map);
    zones(&mut window, map);
    for name in ["appearance", "landmarks", "variants", "source"] {
        put(&mut window, &["map", name], &map[name]);
    }
    picture(&mut window, "author-arsouf");
    pieces(&mut window, &shipped["arsouf"]["pieces"]);
    found(&mut window);
    assert_eq!(work(&window).found.faults(), 0);
    let read = |value: &Value| {
        let scenario = gonfalon::scenario::parse::from_value(value).expect("it is sound");
        serde_json::to_value(&scenario).expect("it is plain data")
    };
    let mut found = Vec::new();
    let drawn = read(&document(&window).content().value());
    differences("", &drawn, &read(&shipped), &mut found);
    assert!(found.is_empty(), "{} differences:\n{}", found.len(), found.join("\n"));
}
