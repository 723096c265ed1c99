//! A program that is killed while it saves and keeps documents.

use super::open;
use gonfalon::editor::files::{DocumentFile, RecoveryFolder};
use gonfalon::editor::{Document, Edit, Pointer, StepName};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// So many times it is killed.
const KILLS: u64 = 200;
/// Where the other program writes.
const FOLDER: &str = "GONFALON_KILLED_EDITOR";

const TITLES: [&str; 2] = ["The old one", "The new one, with a longer title"];

fn entitle(document: &mut Document, title: &str) {
    let name = StepName::Change { field: "title".to_owned() };
    let edit = Edit::set(Pointer::fields(["title"]), title);
    document.apply(name, vec![edit]).expect("it fits");
}

fn saved(folder: &Path) -> PathBuf {
    folder.join("battle.json")
}

fn unsaved(folder: &Path) -> RecoveryFolder {
    RecoveryFolder::at(folder.join("unsaved"))
}

/// The other program of the test below: it saves a battle under two titles in turn, and keeps it unsaved as well, until it is
/// killed.
#[test]
#[ignore = "the other program of the test below, which starts it"]
fn editor_that_is_killed() {
    let folder = PathBuf::from(std::env::var_os(FOLDER).expect("the test below starts it"));
    let document = open("bmw/acre");
    let mut file = DocumentFile::new(document.kind(), document.content().clone());
    let mut place = unsaved(&folder).place().expect("there is room");
    for k in 0.. {
        entitle(&mut file.document, TITLES[k % 2]);
        // The other program looks only at what is there: whole files, whatever comes of these.
        let _ = place.keep(&file);
        let _ = file.clone().save_as(&saved(&folder));
    }
}

#[test]
fn a_killed_editor_leaves_one_whole_file_or_the_other_and_what_was_not_saved() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = saved(folder.path());
    fs::write(&path, open("bmw/acre").text()).expect("there is room");
    let mut found = [0, 0];
    let mut recovered = 0;
    for k in 0..KILLS {
        let mut editor = Command::new(std::env::current_exe().expect("it runs"))
            .args(["--exact", "editor::killed::editor_that_is_killed", "--ignored"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts");
        // Until it writes, and then a different moment every time.
        let before = fs::metadata(&path).expect("it is there").modified().ok();
        while fs::metadata(&path).expect("it is there").modified().ok() == before {
            std::thread::yield_now();
        }
        std::thread::sleep(Duration::from_micros(k * 911 % 45_000));
        editor.kill().expect("it runs");
        editor.wait().expect("it has ended");

        let file = DocumentFile::open(&path).expect("it is there");
        assert!(file.mended().is_empty(), "kill {k}: {}", file.mended()[0]);
        let title = file.document.title();
        let which = TITLES.iter().position(|own| *own == title);
        found[which.unwrap_or_else(|| panic!("kill {k}: {title}"))] += 1;
        let works = unsaved(folder.path()).found();
        assert!(works.len() <= 1, "kill {k}: {} works", works.len());
        for work in works {
            let file = work.open().unwrap_or_else(|| panic!("kill {k}: it can't be read"));
            assert!(file.document.scenario().is_ok(), "kill {k}");
            assert!(TITLES.contains(&work.title.as_str()), "kill {k}");
            work.discard().expect("it is there");
            recovered += 1;
        }
    }
    assert!(found[0] > 0 && found[1] > 0, "{found:?}");
    assert!(recovered * 2 > KILLS, "{recovered} works of {KILLS} were found again");
}
