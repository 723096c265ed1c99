//! The author's map: painted, copied, mirrored, by mouse and by keys.

use super::author::{at, blank, button, click, document, drag, key, keys, open, terrain, work};
use super::{Window, folder, places, window};
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::settings::Places;
use std::time::Duration;

#[test]
fn a_stroke_of_the_brush_is_one_step_that_is_taken_back_and_done_again() {
    let mut window = blank(Places::default());
    let first = document(&window).text();
    let woods = work(&window).board.sketch.as_ref().expect("a map").view.terrains.clone();
    let woods = woods.iter().position(|kind| kind.id == "woods").expect("there are woods");
    let number = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7];
    key(&mut window, number[woods]);
    drag(&mut window, &["0803", "0804", "0805"]);
    for label in ["0803", "0804", "0805"] {
        assert_eq!(terrain(&window, label), "woods", "{label}");
    }
    assert_eq!(document(&window).undoable().count(), 1, "a drag is one step");
    let painted = document(&window).text();
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(document(&window).text(), first);
    assert_eq!(terrain(&window, "0804"), "clear", "what is shown follows");
    keys(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(document(&window).text(), painted);
    open(&mut window, WorkPane::History);
    window.get_by_label_contains("Paint 3 hexes");
    click(&mut window, "As it was opened");
    assert_eq!(document(&window).text(), first, "the list of steps leads back");
}

#[test]
fn every_stroke_takes_the_hexes_that_it_says() {
    let mut window = blank(Places::default());
    let count = |window: &Window| {
        let view = &work(window).board.sketch.as_ref().expect("a map").view;
        view.hexes
            .iter()
            .filter(|hex| usize::from(hex.terrain) == work(window).toolbox.terrain)
            .count()
    };
    key(&mut window, Key::Num3);
    let before = count(&window);
    key(&mut window, Key::T);
    drag(&mut window, &["0202", "0404"]);
    assert_eq!(count(&window) - before, 9, "a rectangle of three by three");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    key(&mut window, Key::L);
    drag(&mut window, &["0203", "0703"]);
    assert_eq!(count(&window) - before, 6, "a line of six");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    key(&mut window, Key::P);
    key(&mut window, Key::CloseBracket);
    drag(&mut window, &["0806"]);
    assert_eq!(count(&window) - before, 7, "a brush of two rings");
    key(&mut window, Key::Num4);
    let before = count(&window);
    key(&mut window, Key::F);
    drag(&mut window, &["0806"]);
    assert_eq!(count(&window) - before, 7, "a fill of what hangs together");
    let pos = at(&window, "0101");
    window.hover_at(pos);
    window.run_ok();
    window.event(Event::ModifiersChanged(Modifiers::ALT));
    button(&mut window, pos, true, Modifiers::ALT);
    button(&mut window, pos, false, Modifiers::ALT);
    assert_eq!(terrain(&window, "0101"), "clear");
    let picked = work(&window).toolbox.terrain;
    let view = &work(&window).board.sketch.as_ref().expect("a map").view;
    assert_eq!(view.terrains[picked].id, "clear", "Alt takes up what lies there");
}

#[test]
fn a_map_is_painted_by_keys_alone() {
    let mut window = blank(Places::default());
    key(&mut window, Key::Num3);
    key(&mut window, Key::ArrowRight);
    key(&mut window, Key::ArrowRight);
    key(&mut window, Key::Enter);
    let cursor = work(&window).board.cursor.expect("arrows call up a cursor");
    let view = &work(&window).board.sketch.as_ref().expect("a map").view;
    let chosen = work(&window).toolbox.terrain;
    assert_eq!(usize::from(view.hexes[cursor.index()].terrain), chosen);
    key(&mut window, Key::R);
    for pressed in [Key::Enter, Key::ArrowDown, Key::ArrowDown, Key::Enter] {
        key(&mut window, pressed);
    }
    let view = &work(&window).board.sketch.as_ref().expect("a map").view;
    let road = view.roads.iter().flat_map(|(_, hexes)| hexes).map(|hex| view.label(*hex));
    let road: Vec<&str> = road.collect();
    assert_eq!(
        road.len(),
        3,
        "{road:?}, the cursor on {:?}",
        work(&window).board.cursor.map(|h| view.label(h))
    );
}

#[test]
fn pieces_are_copied_pasted_and_moved() {
    let mut window = blank(Places::default());
    key(&mut window, Key::Num3);
    drag(&mut window, &["0202", "0203"]);
    let kind = terrain(&window, "0202");
    key(&mut window, Key::S);
    key(&mut window, Key::T);
    drag(&mut window, &["0202", "0303"]);
    assert_eq!(work(&window).board.chosen.len(), 4);
    window.event(Event::Copy);
    window.run_ok();
    window.event(Event::Paste(String::from("x")));
    window.run_ok();
    drag(&mut window, &["0808"]);
    assert_eq!(terrain(&window, "0808"), kind);
    assert_eq!(terrain(&window, "0809"), kind);
    drag(&mut window, &["0202", "0210"]);
    assert_eq!(terrain(&window, "0210"), kind, "the chosen piece moves");
    assert_eq!(terrain(&window, "0202"), "clear");
}

#[test]
fn the_whole_map_is_mirrored_and_gets_another_size() {
    let mut window = blank(Places::default());
    key(&mut window, Key::Num3);
    drag(&mut window, &["0202"]);
    let kind = terrain(&window, "0202");
    click(&mut window, "Mirror left to right");
    assert_eq!(terrain(&window, "0202"), "clear");
    let view = &work(&window).board.sketch.as_ref().expect("a map").view;
    let there = view.hexes.iter().filter(|hex| view.terrains[usize::from(hex.terrain)].id == kind);
    assert!(there.map(|hex| hex.label.as_str()).all(|label| label.starts_with("15")));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(terrain(&window, "0202"), kind);
}

/// How long a frame takes in which the brush passes on, on a map of 40,000 hexes: printed, not judged, for a test is built
/// without much optimisation.
#[test]
#[ignore = "prints times"]
fn times_of_strokes_on_a_large_map() {
    let folder = folder();
    let path = folder.path().join("large.json");
    let text = gonfalon::editor::start::Template::ALL[0].text();
    let mut battle: serde_json::Value = serde_json::from_str(text).expect("it is JSON");
    battle["map"]["columns"] = 200.into();
    battle["map"]["rows"] = 200.into();
    battle["map"]["grid"] = vec![".".repeat(200); 200].into();
    std::fs::write(&path, battle.to_string()).expect("written");
    let mut window = window((1280.0, 800.0), places(&folder), None);
    window.state_mut().send(gonfalon::gui::command_queue::Command::Author(
        gonfalon::gui::author::author_command::AuthorCommand::Open(path),
    ));
    window.run_ok();
    for zoom in [0.0_f32, 8.0, 20.0] {
        if zoom > 0.0 {
            let bench = window.state_mut().author.bench.as_mut().expect("open");
            let board = &mut bench.work.board;
            let camera = board.camera.as_mut().expect("shown");
            camera.zoom = zoom;
            board.moved = true;
            window.run_ok();
        }
        key(&mut window, Key::Num3);
        let screen = work(&window).board.screen.expect("shown");
        let start = screen.center() - egui::vec2(200.0, 0.0);
        window.hover_at(start);
        window.run_ok();
        let idle = std::time::Instant::now();
        window.step();
        let idle = idle.elapsed();
        let modifiers = Modifiers::NONE;
        window.event(Event::PointerButton {
            pos: start,
            button: PointerButton::Primary,
            pressed: true,
            modifiers,
        });
        window.step();
        let mut worst = Duration::ZERO;
        for k in 1..40 {
            window.hover_at(start + egui::vec2(10.0 * k as f32, 0.0));
            let begun = std::time::Instant::now();
            window.step();
            worst = worst.max(begun.elapsed());
        }
        button(&mut window, start + egui::vec2(400.0, 0.0), false, Modifiers::NONE);
        let painted = document(&window).undoable().count();
        println!(
            "zoom {zoom}: a frame without a stroke {idle:?}, with one at most {worst:?}, {painted} steps"
        );
    }
}
