//! Documents on the disk: saving, other programs, autosave and recovery.

use super::{open, shipped};
use gonfalon::editor::files::{DocumentFile, OnDisk, RecoveryFolder, SaveError};
use gonfalon::editor::{Document, Edit, Pointer, StepName};
use std::fs;

fn retitled(document: &mut Document, title: &str) {
    let name = StepName::Change { field: "title".to_owned() };
    let edit = Edit::set(Pointer::fields(["title"]), title);
    document.apply(name, vec![edit]).expect("it fits");
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room")
}

#[test]
fn opening_and_saving_changes_no_byte() {
    let folder = folder();
    for (path, text) in shipped() {
        let copy = folder.path().join(path.file_name().expect("it has a name"));
        fs::write(&copy, &text).expect("there is room");
        let mut file = DocumentFile::open(&copy).expect("it opens");
        assert!(!file.is_unsaved() && file.mended().is_empty(), "{}", path.display());
        file.save().expect("it is saved");
        assert!(fs::read_to_string(&copy).expect("it is there") == text, "{}", path.display());
    }
}

#[test]
fn a_file_that_another_program_changed_is_noticed() {
    let folder = folder();
    let path = folder.path().join("acre.json");
    let mut file = DocumentFile::new(open("bmw/acre").kind(), open("bmw/acre").content().clone());
    assert_eq!(file.on_disk(), OnDisk::Nowhere);
    assert!(file.is_unsaved());
    assert!(matches!(file.save(), Err(SaveError::Nowhere)));
    file.save_as(&path).expect("there is room");
    assert_eq!(file.on_disk(), OnDisk::Same);
    assert!(!file.is_unsaved());

    let text = fs::read_to_string(&path).expect("it is there");
    let other = text.replace("\"title\": \"Acre\"", "\"title\": \"Theirs\"");
    fs::write(&path, &other).expect("there is room");
    assert_eq!(file.on_disk(), OnDisk::Changed);
    retitled(&mut file.document, "Ours");
    assert!(matches!(file.save(), Err(SaveError::Changed)));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), other, "nothing was written");

    file.take_over().expect("it can be read");
    assert_eq!(file.document.title(), "Theirs");
    assert!(!file.is_unsaved());
    file.document.undo();
    assert_eq!(file.document.title(), "Ours", "taking over can be undone");
    file.save().expect("it is ours again");

    fs::write(&path, &other).expect("there is room");
    file.keep();
    assert!(file.is_unsaved());
    file.save().expect("it is kept");
    assert!(fs::read_to_string(&path).expect("it is there").contains("Ours"));

    fs::remove_file(&path).expect("it is there");
    assert_eq!(file.on_disk(), OnDisk::Gone);
    file.save().expect("it comes back");
    assert_eq!(file.on_disk(), OnDisk::Same);
}

#[test]
fn a_broken_file_opens_unsaved_and_with_its_faults() {
    let folder = folder();
    let path = folder.path().join("broken.json");
    let text = open("bmw/sortie").text().replacen("\"bmw\",", "", 1).replacen(",\n", "\n", 1);
    fs::write(&path, &text).expect("there is room");
    let mut file = DocumentFile::open(&path).expect("it opens");
    assert_eq!(file.mended().len(), 1, "{:?}", file.mended());
    assert!(file.is_unsaved());
    file.save().expect("it is saved");
    assert!(DocumentFile::open(&path).expect("it opens").mended().is_empty());
    assert!(DocumentFile::open(&folder.path().join("nobody.json")).is_err());
}

#[test]
fn files_of_the_first_format_open_in_the_present_one() {
    let folder = folder();
    let path = folder.path().join("old.json");
    let old = open("bmw/first-clash").text().replacen(
        "\"format\": 2,",
        "\"format\": 1, \"system\": \"bmw\",",
        1,
    );
    fs::write(&path, old).expect("there is room");
    let file = DocumentFile::open(&path).expect("it opens");
    assert!(file.is_unsaved());
    assert_eq!(file.document.text(), open("bmw/first-clash").text());
}

#[test]
fn what_was_not_saved_is_found_again() {
    let folder = folder();
    let recovery = RecoveryFolder::at(folder.path().join("unsaved"));
    assert!(recovery.found().is_empty());
    let path = folder.path().join("acre.json");
    let mut file = DocumentFile::new(open("bmw/acre").kind(), open("bmw/acre").content().clone());
    file.save_as(&path).expect("there is room");
    let mut autosave = recovery.place().expect("there is room");
    assert!(!autosave.keep(&file).expect("there is room"), "nothing has changed");
    retitled(&mut file.document, "Unsaved");
    assert!(autosave.keep(&file).expect("there is room"));
    assert!(!autosave.keep(&file).expect("there is room"), "it is kept already");
    assert!(recovery.found().is_empty(), "who is at work needs no recovery");

    let text = file.document.text();
    drop((autosave, file));
    let mut found = recovery.found();
    assert_eq!(found.len(), 1);
    let work = found.remove(0);
    assert_eq!((work.title.as_str(), work.path.as_deref()), ("Unsaved", Some(path.as_path())));
    let mut again = work.open().expect("it can be read");
    assert_eq!(again.document.text(), text);
    assert!(again.is_unsaved());
    assert_eq!(again.on_disk(), OnDisk::Same);
    again.save().expect("it is saved");
    work.discard().expect("it is there");
    assert!(recovery.found().is_empty());
}

#[test]
fn two_documents_have_places_of_their_own_and_saving_clears_them() {
    let folder = folder();
    let recovery = RecoveryFolder::at(folder.path());
    let mut files = [open("bmw/acre"), open("acies/decks/rome-1000")]
        .map(|document| DocumentFile::new(document.kind(), document.content().clone()));
    let mut places =
        [recovery.place(), recovery.place()].map(|place| place.expect("there is room"));
    for (file, place) in files.iter().zip(&mut places) {
        assert!(place.keep(file).expect("there is room"));
    }
    files[0].save_as(&folder.path().join("saved.json")).expect("there is room");
    assert!(!places[0].keep(&files[0]).expect("it is cleared"));
    drop(places);
    let found = recovery.found();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].path, None);
}
