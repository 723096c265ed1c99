//! The tools of the author's map, each by the mouse or by keys alone.

use super::author::{
    at, blank, button, click, document, drag, found, key, keys, open, terrain, work,
};
use super::{Window, folder, picture, places};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;
use gonfalon::board::{Direction, Hex};
use gonfalon::editor::mapping::hexside_paint;
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::author::tools::toolbox::Tool;
use gonfalon::gui::settings::Places;
use gonfalon::view::MapView;
use std::time::Duration;

fn view(window: &Window) -> &MapView {
    &work(window).board.sketch.as_ref().expect("a map").view
}

fn hex(window: &Window, label: &str) -> Hex {
    view(window).hex(label).expect("it exists")
}

fn level(window: &Window, label: &str) -> u8 {
    view(window).map.level(hex(window, label))
}

/// The name of the step that would be undone next.
fn last_step(window: &Window) -> String {
    let step = document(window).undoable().next().expect("there is a step");
    step.told(gonfalon::words::Language::ENGLISH)
}

/// Writes a number into a field.
fn number(window: &mut Window, label: &str, value: &str) {
    window.get_by_role_and_label(Role::SpinButton, label).focus();
    window.run_ok();
    keys(window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text(value.to_owned()));
    window.run_ok();
    key(window, Key::Enter);
}

fn place(window: &Window, label: &str) -> Option<String> {
    view(window).hexes[hex(window, label).index()].place.clone()
}

#[test]
fn the_commonest_terrain_is_in_hand_at_first() {
    let window = blank(Places::default());
    let terrain = work(&window).toolbox.terrain;
    assert_eq!(view(&window).terrains[terrain].id, "clear");
}

/// Nothing that hands do on the map keeps the window drawing once they rest, whatever is shown beside it.
#[test]
fn the_map_at_rest_asks_for_no_frame() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::History);
    for tool in Tool::ALL {
        let bench = window.state_mut().author.bench.as_mut().expect("a document is open");
        bench.work.toolbox.tool = tool;
        window.run();
        drag(&mut window, &["0805"]);
        let aside = at(&window, "0606");
        window.hover_at(aside);
        window.try_run().unwrap_or_else(|awake| panic!("{tool:?} after a click: {awake}"));
        key(&mut window, Key::ArrowDown);
        window.try_run().unwrap_or_else(|awake| panic!("{tool:?} after a key: {awake}"));
    }
}

#[test]
fn a_tap_within_one_frame_paints() {
    let mut window = blank(Places::default());
    key(&mut window, Key::Num3);
    let pos = at(&window, "0805");
    window.hover_at(pos);
    window.run_ok();
    let tap = |window: &mut Window, pressed| {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        window.input_mut().events.push(Event::PointerButton { pos, button, pressed, modifiers });
    };
    tap(&mut window, true);
    tap(&mut window, false);
    window.run_ok();
    let chosen = work(&window).toolbox.terrain;
    assert_eq!(terrain(&window, "0805"), view(&window).terrains[chosen].id);
    assert_eq!(document(&window).undoable().count(), 1, "once");
}

#[test]
fn a_fill_stays_among_the_chosen_hexes_and_is_counted_before() {
    let mut window = blank(Places::default());
    key(&mut window, Key::S);
    key(&mut window, Key::T);
    drag(&mut window, &["0202", "0404"]);
    key(&mut window, Key::Num3);
    key(&mut window, Key::F);
    let pos = at(&window, "0303");
    window.hover_at(pos);
    window.run_ok();
    let kind = work(&window).toolbox.terrain;
    drag(&mut window, &["0303"]);
    let count = |window: &Window| {
        view(window).hexes.iter().filter(|hex| usize::from(hex.terrain) == kind).count()
    };
    assert_eq!(count(&window), 9);
    assert!(last_step(&window).starts_with("paint 9 hexes"), "{}", last_step(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    click(&mut window, "Within the chosen hexes");
    drag(&mut window, &["0303"]);
    assert!(count(&window) > 9, "now it goes on");
}

#[test]
fn the_ground_rises_along_a_slope_by_mouse_and_by_keys() {
    let mut window = blank(Places::default());
    key(&mut window, Key::D);
    window.get_by_role_and_label(Role::Slider, "Level where it ends").focus();
    window.run_ok();
    for _ in 0..5 {
        key(&mut window, Key::ArrowRight);
    }
    drag(&mut window, &["0205", "0705"]);
    let levels: Vec<u8> =
        ["0205", "0305", "0405", "0505", "0605", "0705"].map(|at| level(&window, at)).to_vec();
    assert_eq!((levels[0], levels[5]), (0, work(&window).toolbox.level), "{levels:?}");
    assert!(levels.is_sorted() && levels[5] > 3, "{levels:?}");
    assert!(last_step(&window).contains("slope"), "{}", last_step(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(level(&window, "0705"), 0);
    key(&mut window, Key::ArrowRight);
    key(&mut window, Key::Enter);
    for _ in 0..4 {
        key(&mut window, Key::ArrowDown);
    }
    key(&mut window, Key::Enter);
    let cursor = work(&window).board.cursor.expect("it is there");
    assert!(view(&window).map.level(cursor) > 0, "keys draw it as well");
}

/// A new battle of the system that has features of hexsides.
fn arsouf(places: Places) -> Window {
    let mut window = super::window((1280.0, 800.0), places, None);
    click(&mut window, "Author");
    click(&mut window, "New: Arsouf");
    found(&mut window);
    window
}

/// Where a point of the map lies on the screen.
fn on_screen(window: &Window, point: (f32, f32)) -> Pos2 {
    let board = &work(window).board;
    board.camera.expect("shown").to_screen(board.screen.expect("shown"), point)
}

fn vertex(window: &Window, label: &str, corner: u8) -> Pos2 {
    let geometry = &work(window).board.sketch.as_ref().expect("a map").geometry;
    on_screen(window, hexside_paint::vertex_center(geometry, (hex(window, label), corner)))
}

fn featured(window: &Window) -> usize {
    let map = &view(window).map;
    let sides = map.grid.hexes().flat_map(|hex| Direction::ALL.map(|d| (hex, d)));
    sides.filter(|(hex, d)| map.features(*hex, *d) != 0).count() / 2
}

#[test]
fn hexsides_are_drawn_from_vertex_to_vertex_and_by_a_click() {
    let mut window = arsouf(Places::default());
    key(&mut window, Key::H);
    let path: Vec<Pos2> = [0, 1, 2, 3].map(|corner| vertex(&window, "0805", corner)).to_vec();
    for (number, pos) in path.iter().enumerate() {
        window.hover_at(*pos);
        window.run_ok();
        if number == 0 {
            button(&mut window, *pos, true, Modifiers::NONE);
        }
    }
    button(&mut window, path[3], false, Modifiers::NONE);
    assert_eq!(featured(&window), 3, "three sides round one hex");
    assert!(last_step(&window).contains("3 hexsides"), "{}", last_step(&window));
    // In the middle of a side.
    let (a, b) = (vertex(&window, "0305", 0), vertex(&window, "0305", 1));
    let middle = a + (b - a) / 2.0;
    window.hover_at(middle);
    window.run_ok();
    button(&mut window, middle, true, Modifiers::NONE);
    button(&mut window, middle, false, Modifiers::NONE);
    assert_eq!(featured(&window), 4);
    // By keys.
    for pressed in [Key::ArrowRight, Key::Period, Key::Enter, Key::Period, Key::Enter] {
        key(&mut window, pressed);
    }
    assert!(featured(&window) >= 5, "{}", featured(&window));
}

#[test]
fn names_are_written_on_the_map_dragged_and_taken_away() {
    let mut window = blank(Places::default());
    key(&mut window, Key::N);
    drag(&mut window, &["0505"]);
    window.event(Event::Text("The old mill".to_owned()));
    window.run_ok();
    picture(&mut window, "author-naming");
    key(&mut window, Key::Enter);
    assert_eq!(place(&window, "0505").as_deref(), Some("The old mill"));
    drag(&mut window, &["0505", "0606", "0707"]);
    assert_eq!(place(&window, "0505"), None);
    assert_eq!(place(&window, "0707").as_deref(), Some("The old mill"));
    // Escape leaves it as it was.
    drag(&mut window, &["0707"]);
    window.event(Event::Text("X".to_owned()));
    window.run_ok();
    key(&mut window, Key::Escape);
    assert_eq!(place(&window, "0707").as_deref(), Some("The old mill"));
    drag(&mut window, &["0707"]);
    keys(&mut window, Modifiers::COMMAND, Key::A);
    key(&mut window, Key::Backspace);
    key(&mut window, Key::Enter);
    assert_eq!(place(&window, "0707"), None);
    // And by keys alone: the map has the keyboard again.
    key(&mut window, Key::ArrowDown);
    key(&mut window, Key::Enter);
    window.event(Event::Text("Ford".to_owned()));
    window.run_ok();
    key(&mut window, Key::Enter);
    let named = view(&window).hexes.iter().filter(|hex| hex.place.as_deref() == Some("Ford"));
    assert_eq!(named.count(), 1);
}

#[test]
fn pieces_are_turned_and_mirrored_and_only_what_is_asked_for_is_pasted() {
    let mut window = blank(Places::default());
    key(&mut window, Key::Num3);
    drag(&mut window, &["0405", "0406"]);
    let kind = terrain(&window, "0405");
    key(&mut window, Key::Plus);
    drag(&mut window, &["0405", "0406"]);
    assert_eq!(level(&window, "0405"), 1);
    key(&mut window, Key::S);
    key(&mut window, Key::T);
    drag(&mut window, &["0405", "0406"]);
    window.event(Event::Copy);
    window.run_ok();
    let piece = work(&window).board.clipboard.clone().expect("it is copied");
    window.event(Event::Paste(String::from("x")));
    window.run_ok();
    window.get_by_label_contains("Click where it is to lie");
    for _ in 0..3 {
        key(&mut window, Key::Period);
    }
    let turned = work(&window).board.clipboard.clone().expect("it is there");
    assert_ne!(turned, piece);
    for _ in 0..3 {
        key(&mut window, Key::Comma);
    }
    for _ in 0..2 {
        key(&mut window, Key::M);
    }
    assert_eq!(work(&window).board.clipboard.as_ref(), Some(&piece), "twice mirrored is as it was");
    for _ in 0..3 {
        key(&mut window, Key::Period);
    }
    click(&mut window, "Terrain");
    drag(&mut window, &["1006"]);
    assert_eq!(level(&window, "1006"), 1, "heights alone are pasted");
    assert_eq!(level(&window, "1005"), 1, "turned by half a circle");
    assert_eq!(terrain(&window, "1006"), "clear");
    click(&mut window, "Terrain");
    window.event(Event::Paste(String::from("x")));
    window.run_ok();
    drag(&mut window, &["1006"]);
    assert_eq!(terrain(&window, "1005"), kind);
}

#[test]
fn hexes_get_other_numbers_another_place_and_lie_otherwise() {
    let mut window = blank(Places::default());
    key(&mut window, Key::Num3);
    drag(&mut window, &["0203"]);
    let kind = terrain(&window, "0203");
    click(&mut window, "row first");
    click(&mut window, "Renumber");
    assert_eq!(terrain(&window, "0302"), kind, "the row comes first");
    number(&mut window, "First column", "11");
    click(&mut window, "Renumber");
    assert_eq!(terrain(&window, "0312"), kind);
    assert!(last_step(&window).contains("renumber"), "{}", last_step(&window));
    number(&mut window, "Down", "2");
    click(&mut window, "Shift");
    assert_eq!(terrain(&window, "0512"), kind);
    let before = document(&window).text();
    click(&mut window, "with pointed tops");
    let turned = gonfalon::board::Orientation::Pointy;
    assert_eq!(view(&window).map.grid.shape().orientation, turned);
    found(&mut window);
    assert_eq!(work(&window).found.faults(), 0);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(document(&window).text(), before);
}

/// Whether anything of the ground is drawn on a hex.
fn is_drawn(window: &Window, label: &str) -> bool {
    let (at, zoom) = (at(window, label), work(window).board.camera.expect("shown").zoom);
    window.output().shapes.iter().any(|shape| match &shape.shape {
        egui::Shape::Mesh(mesh) => {
            mesh.vertices.iter().any(|vertex| (vertex.pos - at).length() < zoom)
        }
        _ => false,
    })
}

#[test]
fn a_map_that_has_grown_is_drawn_whole() {
    let mut window = blank(Places::default());
    number(&mut window, "Rows", "20");
    number(&mut window, "Columns", "24");
    click(&mut window, "Make it 24 × 20");
    window.step();
    for label in ["0101", "2401", "0120", "2420", "1210"] {
        assert!(is_drawn(&window, label), "{label}");
    }
}

#[test]
fn another_battle_is_not_written_over_without_a_question() {
    let folder = folder();
    let mut window = blank(places(&folder));
    keys(&mut window, Modifiers::COMMAND, Key::S);
    window.get_by_label("OK").click();
    window.run_ok();
    let path = work(&window).file.path().expect("it is saved").to_owned();
    let other = path.with_file_name("other.json");
    std::fs::write(&other, "somebody's work").expect("written");
    let save_as = Modifiers::COMMAND | Modifiers::SHIFT;
    let into_other = |window: &mut Window| {
        keys(window, save_as, Key::S);
        keys(window, Modifiers::COMMAND, Key::A);
        window.event(Event::Text(other.display().to_string()));
        window.run_ok();
        key(window, Key::Enter);
    };
    into_other(&mut window);
    click(&mut window, "Cancel");
    assert_eq!(std::fs::read_to_string(&other).expect("there"), "somebody's work");
    into_other(&mut window);
    click(&mut window, "Replace it");
    assert_eq!(std::fs::read_to_string(&other).expect("there"), document(&window).text());
}

#[test]
fn work_is_written_aside_though_nothing_moves_and_told_of_at_the_next_start() {
    let folder = folder();
    let mut window = blank(places(&folder));
    key(&mut window, Key::Num3);
    drag(&mut window, &["0202"]);
    // As the desktop does: a frame only when one was asked for.
    let mut waited = Duration::ZERO;
    let kept = |folder: &tempfile::TempDir| {
        let mut found = false;
        for entry in walk(folder.path()) {
            found |= std::fs::read_to_string(entry).is_ok_and(|text| text.contains("legend"));
        }
        found
    };
    while !kept(&folder) {
        let root = egui::ViewportId::ROOT;
        let delay = window.output().viewport_output[&root].repaint_delay;
        assert!(delay < Duration::from_secs(10), "nobody would wake up: {delay:?}");
        let time = window.ctx.input(|i| i.time) + delay.as_secs_f64().max(0.02);
        window.input_mut().time = Some(time);
        waited += delay.max(Duration::from_millis(20));
        window.step();
        assert!(waited < Duration::from_mins(1), "it is written aside");
    }
    // The program ends without asking, and is started anew.
    drop(window);
    let mut window = super::window((1280.0, 800.0), places(&folder), None);
    window.run_ok();
    window.get_by_label_contains("not saved");
    click(&mut window, "OK");
    click(&mut window, "Author");
    window.get_by_label_contains("Go on with").click();
    window.run_ok();
    assert!(document(&window).is_dirty());
}

fn walk(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { files.extend(walk(&path)) } else { files.push(path) }
    }
    files
}

/// The map as players see it comes where nothing changes, and goes as soon as something does.
#[test]
fn the_finished_map_is_drawn_while_the_author_rests() {
    let mut window = blank(Places::default());
    let waits = |window: &Window| work(window).board.finished.is_waiting();
    let rests = |window: &mut Window| {
        let patience = super::Patience::begins();
        while waits(window) && patience.holds() {
            std::thread::sleep(Duration::from_millis(2));
            window.run_steps(1);
        }
        assert!(!waits(window), "it is never drawn");
    };
    let colour = |window: &mut Window| {
        let at = at(window, "0805");
        let image = window.eyes.draw(&window.ctx, window.output()).expect("it can be drawn");
        *image.get_pixel(at.x as u32, at.y as u32)
    };
    let plain = colour(&mut window);
    key(&mut window, Key::V);
    rests(&mut window);
    picture(&mut window, "author-finished");
    let finished = colour(&mut window);
    assert_ne!(finished, plain, "land has a grain");
    key(&mut window, Key::Num3);
    drag(&mut window, &["0805", "0806"]);
    rests(&mut window);
    assert_ne!(colour(&mut window), finished, "what was painted is seen");
    click(&mut window, "As players see it");
    assert!(!work(&window).board.finished.wanted);
}
