//! Games are kept by themselves: whatever was touched, whatever was opened, whatever the disk does.

use super::{Patience, Window, actions, do_it, folder, picture, places, port, window};
use egui::{Key, Modifiers, ViewportId};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::app::Screen;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::new_game::some_seed;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::Places;
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::Scenario;
use gonfalon::session::{self, save};
use gonfalon::words::Language;
use std::path::{Path, PathBuf};
use std::time::Duration;

const SIZE: (f32, f32) = (1280.0, 800.0);

fn battle(id: &str) -> Scenario {
    super::battles::built_in(id)
}

fn begin(window: &mut Window, id: &str) {
    let seats = Seats([Seat::Person; 2]);
    do_it(window, Command::Begin(Box::new(battle(id)), some_seed(), seats));
}

/// The files of games that are kept.
fn kept(places: &Places) -> Vec<PathBuf> {
    let folder = places.games.as_ref().expect("games have a place");
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|p| p.extension().is_some_and(|e| e == "gonfalon")).collect();
    paths.sort();
    paths
}

/// Lets time pass, in which nothing is touched, until something has happened.
fn wait(window: &mut Window, what: &str, done: impl Fn(&Window) -> bool) {
    let patience = Patience::begins();
    while patience.holds() {
        window.run_steps(2);
        if done(window) {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("{what}: {:?}", window.state().notices.all());
}

fn steps_in(path: &Path) -> Option<usize> {
    save::read(path).ok().map(|file| file.steps.len())
}

/// Takes the first thing that is offered, by keyboard or through the engine's door.
fn act(window: &mut Window) {
    let before = port(window).revision();
    window.key_press(Key::Num1);
    window.run_steps(2);
    if window.state().table.as_ref().is_some_and(|table| table.workspace.covered) {
        window.key_press(Key::Enter);
        window.run_steps(2);
        window.key_press(Key::Num1);
        window.run_steps(2);
    }
    if port(window).revision() == before {
        do_it(window, Command::Choose(0));
    }
    assert_ne!(port(window).revision(), before, "something was done");
}

/// Takes a single action, the last that is offered. Returns how many have been taken now.
fn step(window: &mut Window) -> usize {
    let last = actions::kinds(port(window)).iter().rposition(|kind| kind != "concede");
    let before = port(window).steps();
    do_it(window, Command::Choose(last.expect("something is offered")));
    assert!(port(window).steps() > before);
    port(window).steps()
}

/// A saved game of a battle, after so many random steps.
fn saved(folder: &Path, id: &str, steps: usize) -> PathBuf {
    let mut game = session::new(battle(id), 5).unwrap_or_else(|f| panic!("{}", f[0]));
    let mut pick = SeededDice::new(9);
    let port = &mut *game;
    while port.steps() < steps && port.prompt().over.is_none() {
        let kinds = actions::kinds(port);
        let all: Vec<usize> = (0..kinds.len()).filter(|&id| kinds[id] != "concede").collect();
        port.choose(all[pick.below(all.len())]).expect("it is offered");
    }
    let path = folder.join(format!("{id}.gonfalon"));
    save::write(&path, &port.save()).expect("it can be written");
    path
}

/// Types a path into the window's own field for file names.
fn type_path(window: &mut Window, path: &Path) {
    window.get_by_label("File name, with its folder").focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.event(egui::Event::Text(path.display().to_string()));
    window.run();
    window.get_all_by_label("OK").last().expect("it is shown").click();
    window.run_steps(4);
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Every system's saved games open through every door of the window, the sealed ones of Acies too.
#[test]
fn m9_1_saved_games_of_every_system_open_through_every_door() {
    for id in ["first-clash", "arsouf-tutorial", "barons-tutorial", "acies-fast-play"] {
        let folder = folder();
        let path = saved(folder.path(), id, 9);
        let is_there = |window: &Window, door: &str| {
            let said = window.state().notices.all().join(" ");
            assert!(window.state().table.is_some(), "{id} by {door}: {said}");
            assert_eq!(port(window).steps(), 9, "{id} by {door}");
            assert_eq!(port(window).scenario().id, id);
        };
        let mut menu = window(SIZE, Places::default(), None);
        menu.get_all_by_label("Open…").next().expect("it is shown").click();
        menu.run();
        type_path(&mut menu, &path);
        is_there(&menu, "menu");
        let mut line = window(SIZE, Places::default(), None);
        line.state_mut().open(path.clone());
        line.run_steps(4);
        is_there(&line, "command line");
        let mut drop = window(SIZE, Places::default(), None);
        drop.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(path.clone())));
        drop.run_steps(4);
        is_there(&drop, "drag and drop");
        // What is kept by itself opens by Continue.
        let places = places(&folder);
        let games = places.games.clone().expect("games have a place");
        std::fs::create_dir_all(&games).expect("there is room");
        std::fs::copy(&path, games.join(format!("{id}-1.gonfalon"))).expect("there is room");
        let mut again = window(SIZE, places, None);
        wait(&mut again, "it is looked at", |w| w.state().games.is_idle());
        again.get_by_label("Continue").click();
        again.run_steps(4);
        is_there(&again, "Continue");
    }
}

/// A game that is played by keyboard alone, with no mouse anywhere, is kept after every step: the window wakes up by
/// itself for it.
#[test]
fn every_step_is_kept_whatever_device_it_came_from() {
    let folder = folder();
    let places = places(&folder);
    let mut window = window(SIZE, places.clone(), None);
    begin(&mut window, "first-clash");
    wait(&mut window, "the beginning is kept", |_| kept(&places).len() == 1);
    let path = kept(&places).remove(0);
    for _ in 0..24 {
        if port(&window).prompt().over.is_some() {
            break;
        }
        act(&mut window);
        let steps = port(&window).steps();
        let delay = window.output().viewport_output[&ViewportId::ROOT].repaint_delay;
        assert!(
            delay <= Duration::from_millis(500) || steps_in(&path) == Some(steps),
            "the window wakes up in {delay:?}"
        );
        wait(&mut window, "the step is kept", |_| steps_in(&path) == Some(steps));
    }
    assert_eq!(kept(&places).len(), 1, "one file a game");
}

/// Steps that never stop, as the computer's, do not put the writing off.
#[test]
fn a_game_is_kept_while_it_goes_on_and_on() {
    let folder = folder();
    let places = places(&folder);
    let mut window = window(SIZE, places.clone(), None);
    begin(&mut window, "acies-fast-play");
    // Time passes in steps of a quarter of a second at most; nothing ever rests.
    for _ in 0..12 {
        do_it(&mut window, Command::Choose(0));
    }
    for _ in 0..500 {
        if kept(&places).first().and_then(|path| steps_in(path)).is_some_and(|steps| steps > 0) {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("nothing was kept");
}

/// Each game has its own file: beginning or opening another leaves the first as it was, and the list has both.
#[test]
fn one_game_never_takes_the_place_of_another() {
    let folder = folder();
    let places = places(&folder);
    let mut window = window(SIZE, places.clone(), None);
    begin(&mut window, "first-clash");
    for _ in 0..3 {
        act(&mut window);
    }
    // Not yet written when the next begins.
    begin(&mut window, "arsouf-tutorial");
    act(&mut window);
    do_it(&mut window, Command::ToStart);
    wait(&mut window, "both are kept", |_| {
        let files = kept(&places);
        files.len() == 2 && files.iter().filter_map(|path| steps_in(path)).sum::<usize>() >= 4
    });
    wait(&mut window, "the list has both", |w| w.query_by_label("Your games (2)").is_some());
    // The same battle with the same seed is still another game.
    let seats = Seats([Seat::Person; 2]);
    for _ in 0..2 {
        do_it(&mut window, Command::Begin(Box::new(battle("first-clash")), 7, seats));
        act(&mut window);
    }
    wait(&mut window, "all are kept", |_| kept(&places).len() == 4);
    // One in which nothing was done is not kept once another begins.
    begin(&mut window, "first-clash");
    begin(&mut window, "first-clash");
    wait(&mut window, "the last is kept", |_| kept(&places).len() == 5);
    window.run_steps(8);
    assert_eq!(kept(&places).len(), 5);
}

/// *Continue* names the game that it goes on with.
#[test]
fn continue_says_which_game_it_goes_on_with() {
    for (language, now, turn) in
        [(Language::ENGLISH, "just now", "Turn"), (crate::spanish(), "ahora mismo", "Turno")]
    {
        let folder = folder();
        let places = Places { language, ..places(&folder) };
        let mut first = window(SIZE, places.clone(), None);
        begin(&mut first, "arsouf-tutorial");
        while port(&first).table(None).turn.turn == 0 {
            let find = |kind| actions::find(port(&first), kind);
            let quick = find("deploy-done").or(find("deploy-automatically"));
            do_it(&mut first, Command::Choose(quick.unwrap_or(0)));
        }
        eframe::App::on_exit(first.state_mut(), None);
        drop(first);
        let mut second = window(SIZE, places, None);
        wait(&mut second, "it is looked at", |w| {
            w.query_all_by_label_contains(turn).next().is_some()
        });
        let title = battle("arsouf-tutorial").title;
        assert!(second.query_all_by_label(title.get(language)).next().is_some());
        second.get_by_label_contains(now);
        picture(&mut second, &format!("continue-{}", language.tag()));
    }
}

/// The program ends after the last step has been written, also if it was taken a moment ago.
#[test]
fn the_program_ends_after_the_last_step_is_written() {
    let folder = folder();
    let places = places(&folder);
    let mut window = window(SIZE, places.clone(), None);
    begin(&mut window, "first-clash");
    act(&mut window);
    act(&mut window);
    let steps = port(&window).steps();
    eframe::App::on_exit(window.state_mut(), None);
    assert_eq!(steps_in(&kept(&places)[0]), Some(steps));
    let folder = places.games.expect("games have a place");
    let beside: Vec<_> = std::fs::read_dir(folder).expect("it is there").flatten().collect();
    assert!(beside.iter().all(|e| !e.file_name().to_string_lossy().ends_with("-tmp")));
}

/// A damaged game is put out of the way with a sentence that says where, and nothing is written over it.
#[test]
fn a_damaged_game_is_set_aside() {
    let folder = folder();
    let places = places(&folder);
    let games = places.games.clone().expect("games have a place");
    std::fs::create_dir_all(&games).expect("there is room");
    let sound = saved(folder.path(), "first-clash", 8);
    let text = std::fs::read_to_string(&sound).expect("it is there");
    let half = games.join("half.gonfalon");
    std::fs::write(&half, &text[..text.len() / 2]).expect("there is room");
    let mut window = window(SIZE, places.clone(), None);
    do_it(&mut window, Command::OpenKept("half".to_owned()));
    assert!(window.state().table.is_none());
    let aside = games.join("half.gonfalon.damaged");
    assert_eq!(std::fs::read_to_string(&aside).expect("it is there"), text[..text.len() / 2]);
    assert!(!half.exists());
    let said = window.state().notices.all().join(" ");
    assert!(said.contains(&aside.display().to_string()), "{said}");
    // A second one of the same name does not take the place of the first.
    std::fs::write(&half, "nonsense").expect("there is room");
    do_it(&mut window, Command::OpenKept("half".to_owned()));
    assert_eq!(std::fs::read_to_string(&aside).expect("it is there"), text[..text.len() / 2]);
    // A part that is sound goes on under the same name; the damaged file stays beside it.
    let mut file: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    file["steps"][5]["side"] = "nobody".into();
    std::fs::write(games.join("part.gonfalon"), file.to_string()).expect("there is room");
    do_it(&mut window, Command::OpenKept("part".to_owned()));
    assert_eq!(port(&window).steps(), 5);
    let aside = games.join("part.gonfalon.damaged");
    assert_eq!(std::fs::read_to_string(aside).expect("it is there"), file.to_string());
    let again = games.join("part.gonfalon");
    wait(&mut window, "the sound part is kept", |_| steps_in(&again) == Some(5));
}

/// A game of a newer program is no damaged one: it stays where it is.
#[test]
fn a_game_of_a_newer_program_stays_where_it_is() {
    let folder = folder();
    let places = places(&folder);
    let games = places.games.clone().expect("games have a place");
    std::fs::create_dir_all(&games).expect("there is room");
    let newer = games.join("newer.gonfalon");
    std::fs::write(&newer, r#"{"format": 2, "story": []}"#).expect("there is room");
    let mut window = window(SIZE, places, None);
    do_it(&mut window, Command::OpenKept("newer".to_owned()));
    assert!(newer.exists() && window.state().table.is_none());
    let said = window.state().notices.all().join(" ");
    assert!(said.contains("format 2"), "{said}");
}

/// Two windows do not play the same game: the second says so and offers a copy, which is a game of its own.
#[test]
fn two_windows_do_not_share_a_game() {
    let folder = folder();
    let places = places(&folder);
    let mut first = window(SIZE, places.clone(), None);
    begin(&mut first, "first-clash");
    let one = step(&mut first);
    wait(&mut first, "it is kept", |_| kept(&places).iter().any(|p| steps_in(p) == Some(one)));
    let game = kept(&places).remove(0);
    let id = game.file_stem().expect("a name").to_string_lossy().into_owned();
    let mut second = window(SIZE, places.clone(), None);
    wait(&mut second, "it is looked at", |w| w.state().games.is_idle());
    assert!(second.query_by_label("Continue").is_none(), "the other window plays it");
    for door in [Command::OpenKept(id), Command::OpenPath(game.clone())] {
        do_it(&mut second, door);
        assert!(second.state().table.is_none());
        second.get_by_label_contains("is open in another window");
        second.get_by_label("Cancel").click();
        second.run_steps(3);
    }
    do_it(&mut second, Command::OpenPath(game.clone()));
    picture(&mut second, "elsewhere");
    second.get_by_label("Open a copy").click();
    second.run_steps(4);
    assert_eq!(port(&second).steps(), one);
    let two = step(&mut second);
    wait(&mut second, "the copy is kept", |_| {
        kept(&places).len() == 2 && kept(&places).iter().any(|p| steps_in(p) == Some(two))
    });
    assert_eq!(steps_in(&game), Some(one), "the first window's game is untouched");
    // A file that the player saved is nobody else's either.
    let file = folder.path().join("mine.gonfalon");
    do_it(&mut first, Command::SaveTo(file.clone()));
    wait(&mut first, "it is saved", |_| file.exists());
    wait(&mut first, "it is said", |w| {
        w.state().notices.answered().is_some_and(|told| told.contains("Saved as"))
    });
    do_it(&mut second, Command::SaveTo(file.clone()));
    let said = second.state().notices.all().join(" ");
    assert!(said.contains("open in another window"), "{said}");
    // When the first window has gone, the game is free.
    drop(first);
    do_it(&mut second, Command::OpenPath(file));
    assert_eq!(port(&second).steps(), one);
    let locks = places.games.expect("games have a place").join("locks");
    drop(second);
    assert_eq!(std::fs::read_dir(locks).expect("it is there").count(), 0, "no lock is left");
}

/// Where nothing can be kept, a game is not left unasked.
#[test]
fn a_game_that_is_kept_nowhere_is_not_left_unasked() {
    let mut window = window(SIZE, Places::default(), None);
    begin(&mut window, "first-clash");
    act(&mut window);
    begin(&mut window, "arsouf-tutorial");
    assert_eq!(port(&window).scenario().id, "first-clash", "it waits for the answer");
    picture(&mut window, "leave");
    window.get_by_label("Play on").click();
    window.run_steps(3);
    assert_eq!(port(&window).scenario().id, "first-clash");
    begin(&mut window, "arsouf-tutorial");
    window.get_by_label("Leave it for good").click();
    window.run_steps(4);
    assert_eq!(port(&window).scenario().id, "arsouf-tutorial");
    act(&mut window);
    do_it(&mut window, Command::Quit);
    window.get_by_label_contains("In memory alone");
}

/// When the disk refuses, nothing is lost: the game stays in memory, is tried again, and the player is told both times.
#[test]
fn a_game_that_cannot_be_written_is_tried_again() {
    let folder = folder();
    let places = places(&folder);
    let games = places.games.clone().expect("games have a place");
    let mut window = window(SIZE, places.clone(), None);
    begin(&mut window, "first-clash");
    act(&mut window);
    // With the last step: nobody writes into the folder any more.
    wait(&mut window, "it is kept", |window| {
        let steps = port(window).steps();
        kept(&places).iter().any(|path| steps_in(path) == Some(steps))
    });
    // The folder is gone, and a file is in its place.
    std::fs::remove_dir_all(&games).expect("it is ours");
    std::fs::write(&games, "in the way").expect("there is room");
    act(&mut window);
    let said = |window: &Window, what: &str| window.state().notices.all().join(" ").contains(what);
    wait(&mut window, "the player is told", |w| said(w, "could not be kept by itself"));
    assert!(window.state().would_lose());
    do_it(&mut window, Command::Quit);
    window.get_by_label_contains("In memory alone");
    window.get_by_label("Play on").click();
    window.run_steps(3);
    std::fs::remove_file(&games).expect("it is ours");
    wait(&mut window, "it is written after all", |w| {
        w.state().notices.answered().is_some_and(|told| told.contains("is kept again"))
    });
    assert!(!said(&window, "could not be kept"), "that is no longer true");
    let steps = port(&window).steps();
    assert_eq!(kept(&places).iter().filter_map(|p| steps_in(p)).max(), Some(steps));
    assert!(!window.state().would_lose());
}

/// Games go to the bin only when asked, and come back from it.
#[test]
fn the_list_opens_games_bins_them_and_brings_them_back() {
    let folder = folder();
    let places = places(&folder);
    let games = places.games.clone().expect("games have a place");
    std::fs::create_dir_all(&games).expect("there is room");
    for id in ["first-clash", "acies-fast-play", "barons-tutorial"] {
        let path = saved(folder.path(), id, 8);
        std::fs::copy(path, games.join(format!("{id}-1.gonfalon"))).expect("there is room");
    }
    for language in [Language::ENGLISH, crate::spanish()] {
        let places = Places { language, settings: None, ..places.clone() };
        let mut shown = window(SIZE, places, None);
        do_it(&mut shown, Command::Games);
        let barons = battle("barons-tutorial").title;
        wait(&mut shown, "all are looked at", |w| {
            w.state().games.is_idle() && w.query_all_by_label(barons.get(language)).next().is_some()
        });
        wait(&mut shown, "all are looked at", |w| w.state().games.is_idle());
        picture(&mut shown, &format!("games-{}", language.tag()));
    }
    let mut window = window(SIZE, places.clone(), None);
    do_it(&mut window, Command::Games);
    let title = battle("first-clash").title;
    let title = title.get(Language::ENGLISH);
    let bin = format!("To the bin… {title}");
    wait(&mut window, "it is looked at", |w| w.query_by_label(&bin).is_some());
    window.get_by_label(&bin).click();
    window.run_steps(3);
    assert_eq!(kept(&places).len(), 3, "nothing before the answer");
    picture(&mut window, "to-the-bin");
    window.get_by_label("Put in the bin").click();
    window.run_steps(4);
    assert_eq!(kept(&places).len(), 2);
    assert!(games.join("bin/first-clash-1.gonfalon").exists());
    window.get_by_label("Bin (1)").click();
    let back = format!("Bring back {title}");
    wait(&mut window, "it is looked at", |w| w.query_by_label(&back).is_some());
    window.get_by_label(&back).click();
    window.run_steps(4);
    assert_eq!(kept(&places).len(), 3);
    window.get_by_label("Games (3)").click();
    let open = format!("Open {title}");
    wait(&mut window, "it is looked at", |w| w.query_by_label(&open).is_some());
    window.get_by_label(&open).click();
    window.run_steps(4);
    assert_eq!(window.state().screen, Screen::Table);
    assert_eq!((port(&window).scenario().id.as_str(), port(&window).steps()), ("first-clash", 8));
}

/// A file that goes on from what was kept is kept under the same name; one that does not leaves that alone.
#[test]
fn opening_an_older_file_leaves_the_newer_game_alone() {
    let folder = folder();
    let places = places(&folder);
    let file = folder.path().join("mine.gonfalon");
    let mut window = window(SIZE, places.clone(), None);
    begin(&mut window, "first-clash");
    let one = step(&mut window);
    do_it(&mut window, Command::SaveTo(file.clone()));
    wait(&mut window, "it is saved", |_| steps_in(&file) == Some(one));
    let two = step(&mut window);
    // What was done last may not have been written yet.
    do_it(&mut window, Command::OpenPath(file.clone()));
    assert_eq!(port(&window).steps(), one);
    step(&mut window);
    let three = step(&mut window);
    wait(&mut window, "both are kept", |_| {
        let steps: Vec<usize> = kept(&places).iter().filter_map(|p| steps_in(p)).collect();
        steps.len() == 2 && steps.contains(&two) && steps.contains(&three)
    });
    // Saved and opened again, it is the same game.
    do_it(&mut window, Command::SaveTo(file.clone()));
    wait(&mut window, "it is saved", |_| steps_in(&file) == Some(three));
    drop(window);
    let mut again = super::window(SIZE, places.clone(), None);
    do_it(&mut again, Command::OpenPath(file));
    let four = step(&mut again);
    wait(&mut again, "it is kept", |_| kept(&places).iter().any(|p| steps_in(p) == Some(four)));
    assert_eq!(kept(&places).len(), 2);
}
