//! A window for all files, and what is left should the program stop by a fault of its own.

use super::{Patience, folder, places};
use eframe::App;
use egui::Ui;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::crash::{self, CrashReport, Guarded, Rescue};
use gonfalon::gui::running_window::{hand_over, listen};
use gonfalon::gui::settings::Places;
use gonfalon::words::Language;
use std::fs;
use std::path::{Path, PathBuf};

/// An application that works for some frames, and then no more.
struct Brittle {
    frames: u32,
    kept: bool,
}

impl App for Brittle {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        ui.label("At work");
        assert!(self.frames > 0, "It is broken.");
        self.frames -= 1;
    }
}

impl Rescue for Brittle {
    fn rescue(&mut self) -> bool {
        assert!(self.kept, "Nothing can be written.");
        self.kept
    }

    fn language(&self) -> Language {
        Language::ENGLISH
    }
}

fn crashed(kept: bool) -> Harness<'static, Guarded<Brittle>> {
    let mut window = Harness::builder().build_eframe(|_| Guarded::new(Brittle { frames: 2, kept }));
    for _ in 0..6 {
        window.run_steps(1);
    }
    window
}

#[test]
fn a_fault_leaves_a_window_that_says_what_became_of_the_game() {
    let window = crashed(true);
    assert!(window.query_by_label("At work").is_none());
    assert!(window.query_by_label_contains("Nothing is lost").is_some());
    assert!(window.query_by_label("Close").is_some());
}

/// Not even what cannot be rescued takes the window along.
#[test]
fn a_fault_while_saving_is_said_too() {
    let window = crashed(false);
    assert!(window.query_by_label_contains("The last actions could not be written").is_some());
}

/// The commands of a report are names alone: no file, no battle, no text.
#[test]
fn a_report_names_version_system_and_last_steps_and_nothing_private() {
    let file = Command::OpenPath("/home/eleanor/secret plans.gonfalon".into());
    let words = Command::Say("a private word".to_owned());
    let steps = [file, words, Command::Undo].iter().map(crash::name_of).collect();
    let report = CrashReport {
        what: "no such file: /home/eleanor/secret plans.gonfalon".to_owned(),
        place: "crates/gui/src/app.rs:1:1".to_owned(),
        home: Some("/home/eleanor".into()),
        steps,
    };
    let folder = folder();
    let file = folder.path().join("reports").join("report-1.txt");
    report.write(&file).expect("there is room");
    let text = fs::read_to_string(&file).expect("it is there");
    for part in [
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        "crates/gui/src/app.rs:1:1",
        "OpenPath, Say, Undo",
    ] {
        assert!(text.contains(part), "{part} is missing: {text}");
    }
    assert!(!text.contains("eleanor") && !text.contains("private word"), "{text}");
}

fn waits_for(doorway: &gonfalon::gui::running_window::Doorway) -> Vec<PathBuf> {
    let patience = Patience::begins();
    loop {
        let files: Vec<PathBuf> = doorway.files().collect();
        if !files.is_empty() || !patience.holds() {
            return files;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

#[test]
fn the_window_that_runs_takes_a_file_that_is_opened_outside() {
    let (folder, ctx) = (folder(), egui::Context::default());
    let places = places(&folder);
    let file = folder.path().join("a game of mine ü.gonfalon");
    assert!(!hand_over(&places, &file), "there is no window yet");
    let doorway = listen(&places, &ctx).expect("it can listen");
    assert!(hand_over(&places, &file));
    assert_eq!(waits_for(&doorway), std::slice::from_ref(&file));
    assert!(listen(&places, &ctx).is_none(), "one window takes files, not two");
    drop(doorway);
    assert!(!hand_over(&places, &file), "the window is gone");
    assert!(listen(&places, &ctx).is_some(), "the next one takes over");
}

/// Players on one machine do not meet, and without a folder nobody does.
#[test]
fn only_windows_of_one_player_meet() {
    let (one, other, ctx) = (folder(), folder(), egui::Context::default());
    let _doorway = listen(&places(&one), &ctx).expect("it can listen");
    assert!(!hand_over(&places(&other), Path::new("game.gonfalon")));
    assert!(listen(&Places::default(), &ctx).is_none());
    assert!(!hand_over(&Places::default(), Path::new("game.gonfalon")));
}

/// What a window left that was ended by force is in nobody's way.
#[cfg(unix)]
#[test]
fn a_socket_that_was_left_behind_is_taken_over() {
    use std::os::unix::net::UnixListener;
    let (folder, ctx) = (folder(), egui::Context::default());
    let left = folder.path().join("window.socket");
    drop(UnixListener::bind(&left).expect("it can be bound"));
    assert!(left.exists());
    assert!(listen(&places(&folder), &ctx).is_some());
}

/// Whoever speaks nonsense, or falls silent, opens nothing and keeps nobody out.
#[cfg(unix)]
#[test]
fn nonsense_from_outside_opens_nothing() {
    use std::io::{Read, Write};
    use std::os::unix::net::UnixStream;
    let (folder, ctx) = (folder(), egui::Context::default());
    let places = places(&folder);
    let doorway = listen(&places, &ctx).expect("it can listen");
    let connect = || UnixStream::connect(folder.path().join("window.socket")).expect("it answers");
    let _silent = connect();
    for nonsense in [&b"relative.gonfalon\n"[..], b"\xff\xfe\n", b"\n", b"no end of line"] {
        let mut stream = connect();
        stream.write_all(nonsense).expect("it is read");
        stream.shutdown(std::net::Shutdown::Write).expect("it is open");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it closes");
        assert_eq!(answer, "", "{nonsense:?}");
    }
    let file = folder.path().join("game.gonfalon");
    assert!(hand_over(&places, &file));
    assert_eq!(waits_for(&doorway), [file]);
}
