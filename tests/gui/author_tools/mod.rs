//! Every tool of the painter, by mouse and by keys: what it does is one step with its name, changes what it says and nothing
//! else, and is taken back and done again to the byte. On flat hexes, and on pointed ones at 150 %.

mod painter_lines;
mod painter_sheets;
mod painter_strokes;

use super::author::{at, button, click, document, drag, found, key, keys, work};
use super::{Window, press, window};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::Queryable;
use gonfalon::board::{Direction, Hex, Orientation};
use gonfalon::editor::mapping::hexside_paint;
use gonfalon::gui::settings::Places;
use gonfalon::view::MapView;
use gonfalon::words::Language;
use std::collections::BTreeSet;

const NUMBERS: [Key; 7] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7];

/// A sheet to paint on.
struct Sheet {
    template: &'static str,
    /// How large the window is shown, in percent.
    scale: u32,
    /// A terrain that the sheet does not have yet, by id and name, and another one.
    inks: [(&'static str, &'static str); 2],
    /// Five hexes in a straight line.
    line: [&'static str; 5],
}

const SHEETS: [Sheet; 2] = [
    Sheet {
        template: "Battles of the Medieval World",
        scale: 100,
        inks: [("woods", "Woods"), ("hill", "Hill")],
        line: ["0803", "0804", "0805", "0806", "0807"],
    },
    Sheet {
        template: "Arsouf",
        scale: 150,
        inks: [("forest", "Forest"), ("marsh", "Marsh")],
        line: ["0908", "1008", "1108", "1208", "1308"],
    },
];

fn view(window: &Window) -> &MapView {
    &work(window).board.sketch.as_ref().expect("a map").view
}

fn hex(window: &Window, label: &str) -> Hex {
    view(window).hex(label).expect("it exists")
}

/// All that is on the map, a line each.
fn look(window: &Window) -> BTreeSet<String> {
    let view = view(window);
    let (map, label) = (&view.map, |hex: Hex| view.label(hex));
    let mut lines = BTreeSet::new();
    for hex in map.grid.hexes() {
        let shown = &view.hexes[hex.index()];
        let kind = &view.terrains[usize::from(shown.terrain)].id;
        if !["clear", "open"].contains(&kind.as_str()) {
            lines.insert(format!("{} {kind}", label(hex)));
        }
        if map.level(hex) > 0 {
            lines.insert(format!("{} level {}", label(hex), map.level(hex)));
        }
        if let Some(place) = &shown.place {
            lines.insert(format!("{} called {place}", label(hex)));
        }
        for direction in &Direction::ALL[..3] {
            let (Some(next), features) =
                (map.grid.neighbor(hex, *direction), map.features(hex, *direction))
            else {
                continue;
            };
            if features != 0 {
                lines.insert(format!("{} {} sides {features}", label(hex), label(next)));
            }
        }
    }
    let way = |hexes: &[Hex]| hexes.iter().map(|hex| label(*hex)).collect::<Vec<_>>().join(" ");
    lines.extend(view.roads.iter().map(|(name, hexes)| format!("road {name} {}", way(hexes))));
    lines.extend(view.streams.iter().map(|hexes| format!("stream {}", way(hexes))));
    for zone in &view.zones {
        lines.extend(zone.hexes.iter().map(|hex| format!("{} in {}", label(*hex), zone.name)));
    }
    lines
}

fn sheet(sheet: &Sheet) -> Window {
    let mut window = window((1600.0, 1000.0), Places::default(), None);
    window.state_mut().settings.scale = sheet.scale;
    window.run_ok();
    click(&mut window, "Author");
    click(&mut window, &format!("New: {}", sheet.template));
    found(&mut window);
    window
}

/// Takes a terrain in hand by its number.
fn ink(window: &mut Window, id: &str) {
    let number = view(window).terrains.iter().position(|kind| kind.id == id).expect("it is there");
    key(window, NUMBERS[number]);
}

/// Goes to a hex with the arrows.
fn walk(window: &mut Window, label: &str) {
    window.event(Event::PointerGone);
    window.run_ok();
    let to = view(window).map.grid.offset(hex(window, label));
    let flat = view(window).map.grid.shape().orientation == Orientation::Flat;
    for _ in 0..80 {
        let Some(cursor) = work(window).board.cursor else {
            key(window, Key::ArrowRight);
            continue;
        };
        let now = view(window).map.grid.offset(cursor);
        let sideways = match now.0.cmp(&to.0) {
            std::cmp::Ordering::Less => Some(Key::ArrowRight),
            std::cmp::Ordering::Greater => Some(Key::ArrowLeft),
            std::cmp::Ordering::Equal => None,
        };
        let upright = match now.1.cmp(&to.1) {
            std::cmp::Ordering::Less => Some(Key::ArrowDown),
            std::cmp::Ordering::Greater => Some(Key::ArrowUp),
            std::cmp::Ordering::Equal => None,
        };
        // Columns of flat hexes and rows of pointed ones are straight: the other way comes first.
        let (first, then) = if flat { (sideways, upright) } else { (upright, sideways) };
        match first.or(then) {
            Some(arrow) => key(window, arrow),
            None => return,
        }
    }
    panic!("{label} is reached by arrows");
}

fn enter_at(window: &mut Window, labels: &[&str]) {
    for label in labels {
        walk(window, label);
        key(window, Key::Enter);
    }
}

/// Presses a button that has the keyboard.
fn enter_on(window: &mut Window, label: &str) {
    window.get_all_by_label(label).next().expect("it is shown").focus();
    window.run_ok();
    key(window, Key::Enter);
    window.ctx.memory_mut(egui::Memory::stop_text_input);
    let map = work(window).board.id.expect("shown");
    window.ctx.memory_mut(|memory| memory.request_focus(map));
    window.run_ok();
}

fn type_in(window: &mut Window, words: &str) {
    window.event(Event::Text(words.to_owned()));
    window.run_ok();
}

/// Shows the whole map.
fn whole(window: &mut Window) {
    window.state_mut().author.bench.as_mut().expect("it is open").work.board.moved = false;
    window.run_ok();
}

/// What is done is one step of this name, with this gain and loss; it is taken back and done again, and stays.
fn step(
    window: &mut Window,
    told: &str,
    (gain, loss): (&[String], &[String]),
    act: impl FnOnce(&mut Window),
) {
    let (steps, first, before) =
        (document(window).undoable().count(), document(window).text(), look(window));
    // The cursor may have called a part of the map up.
    whole(window);
    act(window);
    let names: Vec<String> =
        document(window).undoable().map(|name| name.told(Language::ENGLISH)).collect();
    assert_eq!(names.len(), steps + 1, "{told} is one step: {names:?}");
    assert_eq!(names[0], told);
    let (last, after) = (document(window).text(), look(window));
    let sorted = |lines: &[String]| lines.iter().cloned().collect::<BTreeSet<_>>();
    let gained: BTreeSet<_> = after.difference(&before).cloned().collect();
    let lost: BTreeSet<_> = before.difference(&after).cloned().collect();
    assert_eq!((gained, lost), (sorted(gain), sorted(loss)), "{told}");
    keys(window, Modifiers::COMMAND, Key::Z);
    assert!(document(window).text() == first, "{told}: it is taken back");
    assert_eq!(look(window), before, "{told}: what is shown goes back, too");
    let next = document(window).redoable().next().map(|name| name.told(Language::ENGLISH));
    assert_eq!(next.as_deref(), Some(told), "what would be done again has the same name");
    keys(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert!(document(window).text() == last, "{told}: it is done again");
    assert_eq!(look(window), after, "{told}: and shown");
}

/// The same by mouse, taken back, and by keys, which stays.
fn both(
    window: &mut Window,
    told: &str,
    changes: (&[String], &[String]),
    by_mouse: impl FnOnce(&mut Window),
    by_keys: impl FnOnce(&mut Window),
) {
    step(window, told, changes, by_mouse);
    keys(window, Modifiers::COMMAND, Key::Z);
    step(window, told, changes, by_keys);
}

fn lines(labels: &[&str], what: &str) -> Vec<String> {
    labels.iter().map(|label| format!("{label} {what}")).collect()
}

/// All hexes within so many rings of one.
fn around(window: &Window, label: &str, rings: u16) -> Vec<String> {
    let grid = &view(window).map.grid;
    let middle = hex(window, label);
    let near = grid.hexes().filter(|other| grid.distance(middle, *other) < rings);
    near.map(|hex| grid.label(hex)).collect()
}

fn in_rectangle(
    columns: std::ops::RangeInclusive<u16>,
    rows: std::ops::RangeInclusive<u16>,
) -> Vec<String> {
    columns.flat_map(|c| rows.clone().map(move |r| format!("{c:02}{r:02}"))).collect()
}

fn each(labels: &[String], what: &str) -> Vec<String> {
    labels.iter().map(|label| format!("{label} {what}")).collect()
}

/// Whether a number is painted on the map.
fn is_painted(window: &Window, number: &str) -> bool {
    fn has(shape: &egui::Shape, number: &str) -> bool {
        match shape {
            egui::Shape::Text(text) => text.galley.text() == number,
            egui::Shape::Vec(all) => all.iter().any(|shape| has(shape, number)),
            _ => false,
        }
    }
    window.output().shapes.iter().any(|shape| has(&shape.shape, number))
}
