//! The one way in which files are written.

use super::shipped;
use gonfalon::editor::files::{canonical, field_order, json_reader};
use gonfalon::editor::{Document, Kind, Node};
use gonfalon::scenario::json_schema::{Schema, Shape};
use gonfalon::scenario::{acies::deck, schema};
use serde_json::Value;

#[test]
fn opening_and_saving_a_shipped_file_changes_no_byte() {
    for (path, text) in shipped() {
        let (content, faults) = json_reader::read(&text);
        assert!(faults.is_empty(), "{}: {}", path.display(), faults[0]);
        let document = Document::new(Kind::of(&content), content);
        assert!(document.text() == text, "{} is not in the canonical form", path.display());
    }
}

#[test]
fn the_reader_understands_what_every_reader_understands() {
    for (path, text) in shipped() {
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        let (content, _) = json_reader::read(&text);
        assert_eq!(content.value(), value, "{}", path.display());
    }
    let odd = r#"{"a": "\u00e9\ud83d\ude00\n\"\\\/", "b": [-1, 0, 1.5, 1e3, true, null], "c": {}}"#;
    let value: Value = serde_json::from_str(odd).expect("it is JSON");
    let (content, faults) = json_reader::read(odd);
    assert!(faults.is_empty(), "{}", faults[0]);
    assert_eq!(content.value(), value);
}

#[test]
fn writing_keeps_the_meaning_whatever_the_order_was() {
    fn reversed(node: &Node) -> Node {
        match node {
            Node::Record(fields) => Node::Record(
                fields.iter().rev().map(|(name, node)| (name.clone(), reversed(node))).collect(),
            ),
            Node::List(items) => Node::List(items.iter().map(reversed).collect()),
            single => single.clone(),
        }
    }
    for (path, text) in shipped() {
        let (content, _) = json_reader::read(&text);
        let kind = Kind::of(&content);
        let written = canonical::written(&reversed(&content), kind);
        let (again, faults) = json_reader::read(&written);
        assert!(faults.is_empty(), "{}", path.display());
        assert_eq!(again.value(), content.value(), "{}", path.display());
        assert_eq!(canonical::written(&again, kind), written, "{}", path.display());
    }
}

#[test]
fn what_no_type_knows_stands_behind_what_it_knows() {
    let text = r#"{"mine": 1, "title": "T", "id": "a", "yours": {"z": 1, "a": 2}, "format": 2}"#;
    let (content, _) = json_reader::read(text);
    let written = canonical::written(&content, Kind::Scenario);
    let lines = [
        "{",
        " \"format\": 2,",
        " \"id\": \"a\",",
        " \"title\": \"T\",",
        " \"mine\": 1,",
        " \"yours\": {\"z\": 1, \"a\": 2}",
        "}\n",
    ];
    assert_eq!(written, lines.join("\n"));
}

#[test]
fn every_row_of_a_map_has_a_line() {
    let text = r#"{"map": {"columns": 2, "grid": ["..", ".."], "legend": {".": "clear"}}}"#;
    let (content, _) = json_reader::read(text);
    let written = canonical::written(&content, Kind::Scenario);
    assert!(written.contains("\"grid\": [\n   \"..\",\n   \"..\"\n  ]"), "{written}");
}

/// The records of the schemas that have no order: none but the special rules, which say first what they are called.
#[test]
fn every_record_of_the_schemas_has_the_order_of_its_type() {
    let (mut ordered, mut without) = (0, Vec::new());
    for schema in [schema(), deck::schema()] {
        let definitions = schema["$defs"].clone();
        let schema = Schema::new(schema);
        let all = definitions.as_object().expect("there are some").iter();
        let all = all.map(|(name, definition)| (name.as_str(), definition));
        for (name, definition) in all.chain([("the root", schema.root())]) {
            for shape in schema.shapes(definition) {
                let Shape::Record { fields, .. } = shape else { continue };
                if !field_order::order(fields).is_empty() {
                    ordered += 1;
                } else if fields.len() > 1 {
                    without.push(name.to_owned());
                }
            }
        }
    }
    without.retain(|name| name != "SpecialRule");
    assert!(without.is_empty(), "{}", without.join(", "));
    assert!(ordered > 60, "{ordered} records");
}
