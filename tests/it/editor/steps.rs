//! Steps: edits and what takes them back, strokes, names, what is saved.

use super::{document, open};
use gonfalon::editor::{Document, Edit, Key, Node, Pointer, StepName};
use gonfalon::words::Language;

fn sample() -> Document {
    document(r#"{"id": "a", "list": [1, 2, 3, 4], "row": "abcd", "record": {"x": 1, "y": 2}}"#)
}

fn at(names: &[&str]) -> Pointer {
    Pointer(names.iter().map(|name| Key::from(*name)).collect())
}

fn name() -> StepName {
    StepName::Change { field: "id".to_owned() }
}

#[test]
fn every_edit_is_taken_back_and_done_again() {
    let edits = [
        Edit::set(at(&["id"]), "b"),
        Edit::set(Pointer::root(), Node::record([("new", true.into())])),
        Edit::AddField { at: at(&["record", "z"]), place: 1, value: 3_i64.into() },
        Edit::RemoveField { at: at(&["record", "x"]) },
        Edit::RenameField { at: at(&["record", "x"]), name: "w".to_owned() },
        Edit::Splice { at: at(&["list"]), from: 1, remove: 2, insert: vec!["n".into()] },
        Edit::MoveItem { at: at(&["list"]), from: 0, to: 3 },
        Edit::MoveItem { at: at(&["list"]), from: 3, to: 1 },
        Edit::Overwrite { at: at(&["row"]), from: 1, letters: "xß".to_owned() },
    ];
    for edit in edits {
        let mut document = sample();
        let before = document.content().clone();
        document.apply(name(), vec![edit.clone()]).expect("it fits");
        let after = document.content().clone();
        assert_ne!(before, after, "{edit:?}");
        assert_eq!(document.undo(), Some(name()));
        assert_eq!(*document.content(), before, "{edit:?}");
        assert_eq!(document.redo(), Some(name()));
        assert_eq!(*document.content(), after, "{edit:?}");
    }
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let edits = [
        Edit::set(at(&["nobody"]), 1_i64),
        Edit::add_field(at(&["id"]), 1_i64),
        Edit::RemoveField { at: at(&["nobody"]) },
        Edit::RenameField { at: at(&["record", "x"]), name: "y".to_owned() },
        Edit::Splice { at: at(&["list"]), from: 3, remove: 2, insert: Vec::new() },
        Edit::Splice { at: at(&["list"]), from: usize::MAX, remove: 2, insert: Vec::new() },
        Edit::MoveItem { at: at(&["list"]), from: 0, to: 4 },
        Edit::Overwrite { at: at(&["row"]), from: 2, letters: "xyz".to_owned() },
        Edit::Overwrite { at: at(&["list"]), from: 0, letters: "x".to_owned() },
    ];
    for edit in edits {
        let mut document = sample();
        let before = document.content().clone();
        let first = Edit::set(at(&["id"]), "changed first");
        let unfit = document.apply(name(), vec![first, edit.clone()]).expect_err("it does not fit");
        assert_eq!(unfit.at, *edit.at());
        assert_eq!(*document.content(), before, "{edit:?}");
        assert!(!document.is_dirty());
        assert_eq!(document.undo(), None);
    }
}

#[test]
fn a_stroke_is_one_step() {
    let mut document = sample();
    document.begin(StepName::Paint { hexes: 0, terrain: "marsh".to_owned() });
    for place in 0..4 {
        let edit = Edit::Overwrite { at: at(&["row"]), from: place, letters: "m".to_owned() };
        document.extend(vec![edit]).expect("it fits");
        document.rename(StepName::Paint { hexes: place + 1, terrain: "marsh".to_owned() });
        assert!(document.is_dirty());
    }
    document.end();
    assert_eq!(document.get(&at(&["row"])).and_then(Node::text), Some("mmmm"));
    let named = document.undoable().next().expect("there is a step").told(Language::ENGLISH);
    assert_eq!(named, "paint 4 hexes as marsh");
    document.undo();
    assert_eq!(document.get(&at(&["row"])).and_then(Node::text), Some("abcd"));
    assert!(!document.is_dirty());
    assert_eq!(document.redoable().count(), 1);
}

#[test]
fn a_stroke_can_be_dropped_and_one_without_effect_is_no_step() {
    let mut document = sample();
    let before = document.content().clone();
    document.begin(name());
    document.extend(vec![Edit::set(at(&["id"]), "b")]).expect("it fits");
    document.cancel();
    assert_eq!(*document.content(), before);
    document.begin(name());
    document.end();
    assert_eq!(document.undo(), None);
}

#[test]
fn words_as_they_are_typed_need_one_inverse() {
    let mut document = sample();
    document.begin(name());
    for typed in ["b", "ba", "bat", "batt"] {
        document.extend(vec![Edit::set(at(&["id"]), typed)]).expect("it fits");
    }
    document.end();
    document.undo();
    assert_eq!(document.id(), "a");
    document.redo();
    assert_eq!(document.id(), "batt");
}

#[test]
fn saved_is_what_was_saved() {
    let mut document = sample();
    let set = |document: &mut Document, id: &str| {
        document.apply(name(), vec![Edit::set(at(&["id"]), id)]).expect("it fits");
    };
    set(&mut document, "b");
    assert!(document.is_dirty());
    document.mark_saved();
    set(&mut document, "c");
    assert!(document.is_dirty());
    document.undo();
    assert!(!document.is_dirty(), "back where it was saved");
    document.undo();
    assert!(document.is_dirty());
    set(&mut document, "d");
    assert!(document.is_dirty(), "as many steps as when it was saved, but others");
    document.undo();
    document.mark_unsaved();
    assert!(document.is_dirty());
}

#[test]
fn revisions_only_grow() {
    let mut document = sample();
    let mut last = document.revision();
    let mut grown = |document: &Document| {
        assert!(document.revision() > last);
        last = document.revision();
    };
    document.apply(name(), vec![Edit::set(at(&["id"]), "b")]).expect("it fits");
    grown(&document);
    document.undo();
    grown(&document);
    document.redo();
    grown(&document);
}

#[test]
fn places_of_faults_are_found_in_the_document() {
    let document = open("bmw/acre");
    let found = |at: &str| Pointer::of_fault(at, document.content()).to_string();
    for at in ["bmw.units[3].setup", "map.zones.c_line.hexes[2]", "map.legend..", "id", ""] {
        assert_eq!(found(at), at);
    }
    assert_eq!(found("bmw.units.C01"), "bmw.units[0]");
    assert_eq!(found("bmw.units[3].nobody"), "bmw.units[3]", "as far as it is there");
}
