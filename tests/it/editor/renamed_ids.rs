//! Ids that change: whatever names the thing follows, in one step.

use super::open;
use gonfalon::editor::ids::renaming;
use gonfalon::editor::problems::checking::faults_of;
use gonfalon::editor::{Document, Edit, Node, Pointer, StepName};

/// Gives an entry of a list another id, as a form does it.
fn rename(document: &mut Document, entry: Pointer, to: &str) {
    let at = entry.then("id");
    let old = document.get(&at).and_then(Node::text).expect("it has an id").to_owned();
    document.begin(StepName::Change { field: "id".to_owned() });
    document.extend(vec![Edit::set(at.clone(), to)]).expect("it fits");
    let edits = renaming::follow_one(document.content(), &at, &old);
    document.extend(edits).expect("it fits");
    document.end();
}

fn list(part: &str, field: &str) -> Pointer {
    Pointer::fields([part, field])
}

#[test]
fn every_battle_bears_that_its_ids_change() {
    let cases: [(&str, &[Pointer]); 5] = [
        ("bmw/acre", &[Pointer::fields(["sides"]), list("bmw", "units"), list("bmw", "leaders")]),
        ("bmw/belvoir", &[Pointer::fields(["sides"]), list("bmw", "units")]),
        ("arsouf/arsouf", &[Pointer::fields(["sides"]), list("arsouf", "pieces")]),
        (
            "barons/lewes",
            &[
                Pointer::fields(["sides"]),
                list("barons", "battles"),
                list("barons", "units"),
                list("barons", "leaders"),
            ],
        ),
        ("barons/evesham", &[Pointer::fields(["sides"]), list("barons", "battles")]),
    ];
    let mut renamed = 0;
    for (name, lists) in cases {
        let path = format!("{}/scenarios/{name}.json", env!("CARGO_MANIFEST_DIR"));
        if !std::path::Path::new(&path).exists() {
            continue;
        }
        let mut document = open(name);
        let before = document.content().clone();
        let mut steps = 0;
        for list in lists {
            let count = document.get(list).and_then(Node::items).map_or(0, <[Node]>::len);
            for place in [0, count.saturating_sub(1)] {
                rename(&mut document, list.then(place), &format!("X{steps}"));
                steps += 1;
            }
        }
        let faults = faults_of(document.content());
        assert!(faults.is_empty(), "{name}: {}", faults[0]);
        assert_eq!(document.undoable().count(), steps, "{name}: each is one step");
        for _ in 0..steps {
            document.undo();
        }
        assert!(*document.content() == before, "{name}");
        renamed += steps;
    }
    assert!(renamed >= 14, "{renamed}");
}

#[test]
fn entries_of_tables_are_renamed_with_what_names_them() {
    for (name, part) in [("bmw/acre", "bmw"), ("arsouf/arsouf", "arsouf"), ("barons/lewes", "barons")]
    {
        let mut document = open(name);
        for table in [Pointer::fields(["map", "zones"]), list(part, "terrain"), list(part, "hexsides")]
        {
            let entries = document.get(&table).and_then(Node::fields).unwrap_or_default();
            let ids: Vec<String> = entries.iter().map(|(id, _)| id.clone()).collect();
            for (number, id) in ids.into_iter().enumerate() {
                let to = format!("renamed-{number}");
                let edits = renaming::rename_entry(document.content(), &table.then(id), &to);
                document.apply(StepName::Rename { what: to }, edits).expect("it fits");
            }
        }
        let faults = faults_of(document.content());
        // What the drawing of ground goes by is no fault.
        assert!(faults.is_empty(), "{name}: {}", faults[0]);
    }
}

#[test]
fn translations_go_with_the_id_and_a_second_one_of_it_stays() {
    let mut document = open("bmw/acre");
    let id = document.get(&list("bmw", "units").then(0).then("id")).and_then(Node::text);
    let place = format!("bmw/units/{}/name", id.expect("it has one"));
    let words = Node::Record(vec![(place, "Guardia".into())]);
    let own = Node::record([("es", words)]);
    let edit = Edit::put(document.content(), Pointer::fields(["translations"]), own);
    document.apply(StepName::Shift, vec![edit]).expect("it fits");
    rename(&mut document, list("bmw", "units").then(0), "NEW");
    let at = Pointer::fields(["translations", "es", "bmw/units/NEW/name"]);
    assert_eq!(document.get(&at).and_then(Node::text), Some("Guardia"));
    // Nobody can tell which of two is meant.
    let taken = document.get(&list("bmw", "units").then(1).then("id")).cloned();
    let taken = taken.as_ref().and_then(Node::text).expect("it has one").to_owned();
    rename(&mut document, list("bmw", "units").then(0), &taken);
    assert_eq!(document.get(&at).and_then(Node::text), Some("Guardia"));
}
