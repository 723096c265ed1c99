//! The author's screen: maps painted, counters set up, forms filled in, battles saved and played.

use super::{Patience, Window, do_it, folder, picture, places, window};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;
use gonfalon::editor::{Document, Node, Pointer};
use gonfalon::gui::app::Screen;
use gonfalon::gui::author::author_command::AuthorCommand;
use gonfalon::gui::author::balance::series::Series;
use gonfalon::gui::author::layout::work_pane::WorkPane;
use gonfalon::gui::author::work::Work;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::settings::Places;
use gonfalon::gui::start_screen::StartScreen;
use gonfalon::scenario::catalogue;
use gonfalon::words::Language;
use std::time::Duration;

pub fn work(window: &Window) -> &Work {
    &window.state().author.bench.as_ref().expect("a document is open").work
}

pub fn document(window: &Window) -> &Document {
    &work(window).file.document
}

pub fn click(window: &mut Window, label: &str) {
    let node = window.get_all_by_label(label).next();
    let node = node.unwrap_or_else(|| panic!("{label} is shown"));
    node.scroll_to_me();
    window.run_ok();
    window.get_all_by_label(label).next().expect("it is there still").click();
    window.run_ok();
}

/// The author's screen with a new battle of the first system.
pub fn blank(places: Places) -> Window {
    let mut window = window((1280.0, 800.0), places, None);
    click(&mut window, "Author");
    click(&mut window, "New: Battles of the Medieval World");
    found(&mut window);
    window
}

/// Waits until the thread has looked at the document as it stands.
pub fn found(window: &mut Window) {
    let patience = Patience::begins();
    while !work(window).found.is_fresh(document(window)) {
        assert!(patience.holds(), "problems are found");
        std::thread::sleep(Duration::from_millis(2));
        window.step();
    }
    window.run_ok();
}

pub fn at(window: &Window, label: &str) -> Pos2 {
    let board = &work(window).board;
    let view = &board.sketch.as_ref().expect("a map").view;
    let hex = view.hex(label).expect("it exists");
    let camera = board.camera.expect("it is shown");
    camera.to_screen(board.screen.expect("it is shown"), view.hexes[hex.index()].center)
}

pub fn button(window: &mut Window, pos: Pos2, pressed: bool, modifiers: Modifiers) {
    let button = PointerButton::Primary;
    window.event(Event::PointerButton { pos, button, pressed, modifiers });
    window.run_ok();
}

/// Drags the pointer over hexes.
pub fn drag(window: &mut Window, hexes: &[&str]) {
    for (number, label) in hexes.iter().enumerate() {
        let pos = at(window, label);
        window.hover_at(pos);
        window.run_ok();
        if number == 0 {
            button(window, pos, true, Modifiers::NONE);
        }
    }
    let end = at(window, hexes[hexes.len() - 1]);
    button(window, end, false, Modifiers::NONE);
}

pub fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_ok();
}

pub fn keys(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_ok();
}

pub fn terrain(window: &Window, label: &str) -> String {
    let view = &work(window).board.sketch.as_ref().expect("a map").view;
    let hex = view.hex(label).expect("it exists");
    view.terrains[usize::from(view.hexes[hex.index()].terrain)].id.clone()
}

pub fn open(window: &mut Window, pane: WorkPane) {
    let bench = window.state_mut().author.bench.as_mut().expect("a document is open");
    bench.tree.open(pane);
    window.run_ok();
}

/// Clicks on the tab of a panel.
pub fn tab(window: &mut Window, label: &str) {
    let tabs = window.get_all_by_role_and_label(egui::accesskit::Role::Button, label);
    let pos = tabs.map(|tab| tab.rect().center()).next().expect("it is there");
    super::press(window, pos, PointerButton::Primary);
    window.run_ok();
}

/// The field for the title of the battle.
fn title(window: &Window) -> egui_kittest::Node<'_> {
    let mut fields = window.get_all_by_role_and_label(egui::accesskit::Role::TextInput, "Title");
    fields.next().expect("it is shown")
}

/// From a blank sheet: terrain by a drag, a counter onto another hex, a title by typing; saved, read, and played to its end.
#[test]
fn from_a_blank_sheet_to_a_small_battle_that_plays_to_its_end_by_mouse_and_keys_alone() {
    let folder = folder();
    let mut window = blank(places(&folder));
    key(&mut window, Key::Num3);
    drag(&mut window, &["0803", "0804", "0805"]);
    key(&mut window, Key::C);
    drag(&mut window, &["0408", "0508"]);
    let units = Pointer::fields(["bmw", "units"]);
    let set_up = |window: &Window, k: usize| {
        let unit = units.of(document(window).content()).and_then(|all| all.item(k)).cloned();
        unit.and_then(|unit| unit.field("setup").and_then(Node::text).map(str::to_owned))
    };
    assert_eq!(set_up(&window, 3).as_deref(), Some("0508"));
    tab(&mut window, "Battle");
    picture(&mut window, "author-battle");
    title(&window).focus();
    window.run_ok();
    keys(&mut window, Modifiers::COMMAND, Key::A);
    title(&window).type_text("The ford");
    window.run_ok();
    assert_eq!(document(&window).title(), "The ford");
    keys(&mut window, Modifiers::COMMAND, Key::S);
    window.get_by_label("OK").click();
    window.run_ok();
    let path = work(&window).file.path().expect("it is saved").to_owned();
    assert!(!document(&window).is_dirty());
    let text = std::fs::read_to_string(&path).expect("it is there");
    assert_eq!(text, document(&window).text());
    found(&mut window);
    assert_eq!(work(&window).found.faults(), 0);
    key(&mut window, Key::F5);
    for side in 0..2 {
        window.get_all_by_label_contains(": who plays").nth(side).expect("two sides").click();
        window.run_ok();
        window.get_by_label("the computer: easy (Squire)").click();
        window.run_ok();
    }
    window.get_by_label("Begin").click();
    window.run_steps(3);
    let patience = Patience::begins();
    while window.state().table.as_ref().expect("a game").port.prompt().over.is_none() {
        assert!(patience.holds(), "it comes to its end");
        window.step();
        std::thread::sleep(Duration::from_micros(300));
    }
    // Past the dialog at the end the palette of commands leads back.
    key(&mut window, Key::Escape);
    keys(&mut window, Modifiers::COMMAND, Key::K);
    window.event(Event::Text("Author".to_owned()));
    window.run_ok();
    key(&mut window, Key::Enter);
    picture(&mut window, "author-back");
    window.get_by_label("Save as…");
    assert_eq!(document(&window).title(), "The ford", "nothing is lost by playing");
}

#[test]
fn changes_are_lost_after_a_question_only() {
    let folder = folder();
    let mut window = blank(places(&folder));
    drag(&mut window, &["0202"]);
    key(&mut window, Key::Num3);
    drag(&mut window, &["0303"]);
    click(&mut window, "Close");
    window.get_by_label("Save the changes?");
    click(&mut window, "Cancel");
    assert!(document(&window).is_dirty());
    click(&mut window, "Close");
    click(&mut window, "Discard them");
    assert!(window.state().author.bench.is_none());
    window.get_by_label("My battles");
}

#[test]
fn a_counter_is_changed_in_the_table_and_many_at_once() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Counters);
    picture(&mut window, "author-counters");
    click(&mut window, "Choose all lines");
    assert_eq!(work(&window).table.chosen.len(), 8);
    click(&mut window, "Clone");
    let units = Pointer::fields(["bmw", "units"]);
    let all = |window: &Window| {
        units.of(document(window).content()).and_then(Node::items).map(<[Node]>::len)
    };
    assert_eq!(all(&window), Some(16));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(all(&window), Some(8));
}

#[test]
fn every_panel_shows_every_built_in_battle() {
    for scenario in catalogue::built_in() {
        let mut window = window((1280.0, 800.0), Places::default(), None);
        window.state_mut().start = StartScreen::new(vec![scenario.clone()]);
        window.run_ok();
        click(&mut window, "Author");
        let title = scenario.title.get(Language::ENGLISH);
        click(&mut window, &format!("Variant of {title}"));
        for pane in WorkPane::ALL {
            open(&mut window, pane);
        }
        let before = document(&window).text();
        assert!(document(&window).undoable().next().is_none(), "looking changes nothing: {title}");
        assert_eq!(before, document(&window).text());
    }
}

#[test]
fn the_balance_is_counted_stopped_and_gone_on_with() {
    let mut window = blank(Places::default());
    open(&mut window, WorkPane::Balance);
    let bench = window.state_mut().author.bench.as_mut().expect("a document is open");
    bench.work.balance.games = 6;
    bench.work.balance.levels = [gonfalon::ai::Level::Random; 2];
    window.run_ok();
    window.get_by_label("Play them").click();
    let patience = Patience::begins();
    while !work(&window).balance.series.first().is_some_and(Series::is_done) {
        assert!(patience.holds(), "the games end");
        window.step();
        std::thread::sleep(Duration::from_millis(2));
    }
    window.run_steps(3);
    picture(&mut window, "author-balance");
    let series = &work(&window).balance.series[0];
    assert_eq!(series.results.len(), 6);
    let wins: u64 = gonfalon::kernel::Side::ALL.into_iter().map(|side| series.share(side).0).sum();
    let draws = series.results.iter().filter(|result| result.winner.is_none()).count() as u64;
    assert_eq!(wins + draws, 6);
}

#[test]
fn a_picture_is_laid_below_the_map_by_three_hexes() {
    let folder = folder();
    let path = folder.path().join("scan.png");
    image::RgbaImage::from_pixel(200, 100, image::Rgba([200, 120, 40, 255]))
        .save(&path)
        .expect("written");
    let mut window = blank(places(&folder));
    window.state_mut().send(gonfalon::gui::command_queue::Command::Author(
        gonfalon::gui::author::author_command::AuthorCommand::Trace(path),
    ));
    window.run_ok();
    assert!(work(&window).tracing.is_some());
    click(&mut window, "Align by three hexes");
    let middle = |window: &Window, label: &str| {
        let view = &work(window).board.sketch.as_ref().expect("a map").view;
        let (x, y) = view.hexes[view.hex(label).expect("it exists").index()].center;
        egui::pos2(x, y)
    };
    let placement = |window: &Window| work(window).tracing.as_ref().expect("a picture").placement;
    let points = [("0303", "0202"), ("1003", "0902"), ("0308", "0207")];
    let first = placement(&window);
    let below = points.map(|(clicked, _)| {
        placement(&window).to_picture(middle(&window, clicked)).expect("it lies somewhere")
    });
    for (clicked, meant) in points {
        drag(&mut window, &[clicked]);
        // The field has the keyboard at once.
        window.event(Event::Text(meant.to_owned()));
        window.run_ok();
        key(&mut window, Key::Enter);
    }
    // What was below each of them lies in the middle of its hex now.
    for (point, (_, meant)) in below.into_iter().zip(points) {
        let off = placement(&window).to_map(point) - middle(&window, meant);
        assert!(off.length() < 0.02, "{meant}: {off:?}");
    }
    // Each change is taken back by itself: a number that was typed, then the three hexes.
    let aligned = placement(&window);
    for (label, typed) in [("Turn", "30"), ("Width", "5")] {
        let before = placement(&window);
        let tracing = work(&window).tracing.as_ref().expect("a picture");
        let around = tracing.middle();
        let meant = match label {
            "Turn" => before.turned(30.0 - tracing.angle(), around),
            // Middles of hexes lie the root of three apart.
            _ => before.scaled(5.0 * 3.0_f32.sqrt() / tracing.width(), around),
        };
        window.get_by_role_and_label(egui::accesskit::Role::SpinButton, label).focus();
        window.run_ok();
        keys(&mut window, Modifiers::COMMAND, Key::A);
        window.event(Event::Text(typed.to_owned()));
        window.run_ok();
        key(&mut window, Key::Enter);
        let off = placement(&window).origin - meant.origin;
        assert!(off.length() < 1e-3, "{label}, once: {off:?}");
    }
    click(&mut window, "As it lay before");
    click(&mut window, "As it lay before");
    assert_eq!(placement(&window), aligned);
    click(&mut window, "As it lay before");
    assert_eq!(placement(&window), first);
}

#[test]
fn what_another_program_wrote_is_taken_over_or_kept_out() {
    let folder = folder();
    let mut window = blank(places(&folder));
    keys(&mut window, Modifiers::COMMAND, Key::S);
    window.get_by_label("OK").click();
    window.run_ok();
    let path = work(&window).file.path().expect("it is saved").to_owned();
    let text = std::fs::read_to_string(&path).expect("it is there");
    std::fs::write(&path, text.replace("New battle", "Their battle")).expect("written");
    for _ in 0..200 {
        window.step();
    }
    click(&mut window, "Take that over");
    assert_eq!(document(&window).title(), "Their battle");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(document(&window).title(), "New battle");
}

/// The page before a document is open is left by its button and by Esc.
#[test]
fn the_first_page_leads_back_to_the_battles() {
    for by_key in [false, true] {
        let mut window = window((1280.0, 800.0), Places::default(), None);
        do_it(&mut window, Command::Author(AuthorCommand::Show));
        window.get_by_label("A new battle");
        if by_key {
            key(&mut window, Key::Escape);
        } else {
            window.get_by_label("Back").click();
            window.run_ok();
        }
        assert_eq!(window.state().screen, Screen::Start, "by key: {by_key}");
    }
}

/// Battles of the same title are told apart by their files, and who puts one into the bin is told where it lies.
#[test]
fn own_battles_are_told_apart_and_lie_in_the_bin() {
    let folder = folder();
    let mut window = blank(places(&folder));
    keys(&mut window, Modifiers::COMMAND, Key::S);
    window.get_by_label("OK").click();
    window.run_ok();
    let path = work(&window).file.path().expect("it is saved").to_owned();
    let file = path.file_name().expect("a name").to_string_lossy().into_owned();
    window.get_by_label("Close").click();
    window.run_ok();
    window.get_by_label("Duplicate New battle").click();
    window.run_ok();
    window.get_by_label(&file);
    window.get_all_by_label("Put New battle into the bin").next().expect("it is offered").click();
    window.run_ok();
    let told = window.state().notices.answered().expect("it is told").to_owned();
    let place = told.strip_prefix("In the bin: ").expect("the place");
    assert!(std::path::Path::new(place).is_file(), "{place}");
    // From the same page it comes back, or goes for good after a question.
    let place = std::path::PathBuf::from(place);
    click(&mut window, "Bin (1)");
    click(&mut window, "Bring New battle back");
    assert!(!place.is_file() && window.query_by_label("Bin (1)").is_none());
    window.get_all_by_label("Put New battle into the bin").next().expect("it is back").click();
    window.run_ok();
    click(&mut window, "Delete New battle for good…");
    click(&mut window, "Keep");
    assert!(place.is_file());
    click(&mut window, "Delete New battle for good…");
    click(&mut window, "Delete");
    assert!(!place.is_file() && window.query_by_label("Bin (1)").is_none());
}
