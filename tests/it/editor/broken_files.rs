//! Files that are broken open as far as they can be understood.

use super::{meaning, open, shipped};
use gonfalon::editor::files::json_reader::read;
use gonfalon::kernel::SeededDice;
use serde_json::json;

#[test]
fn what_is_most_likely_meant_is_read() {
    let cases = [
        (r#"{"a": 1 "b": 2}"#, json!({"a": 1, "b": 2})),
        (r#"{"a": 1,, "b": 2,}"#, json!({"a": 1, "b": 2})),
        (r#"{"a": [1, 2, "b": 3}"#, json!({"a": [1, 2], "b": 3})),
        (r#"{"a": [{"b": 1}, "b": 2}]}"#, json!({"a": [{"b": 1}, {"b": 2}]})),
        (r#"{"a": [{"b": 1}, {"b": 2, {"b": 3}]}"#, json!({"a": [{"b": 1}, {"b": 2}, {"b": 3}]})),
        (r#"{"a": 1, 2, 3], "b": 4}"#, json!({"a": [1, 2, 3], "b": 4})),
        (r#"{"a": "b": 1, "c": 2}, "d": 3}"#, json!({"a": {"b": 1, "c": 2}, "d": 3})),
        (r#"{"a": {"b": 1}}, "c": 2}"#, json!({"a": {"b": 1}, "c": 2})),
        (r#"{a": 1, "b": 2}"#, json!({"a": 1, "b": 2})),
        (r#"{"a": [1, 2}"#, json!({"a": [1, 2]})),
        (r#"{"a": {"b": 1}"#, json!({"a": {"b": 1}})),
        ("{a: 1, 'b': 'two'}", json!({"a": 1, "b": "two"})),
        ("{\"a\": \"open\n, \"b\": 2}", json!({"a": "open", "b": 2})),
        ("{\"a\": \"open,\n\"b\": 2}", json!({"a": "open", "b": 2})),
        ("// mine\n{\"a\": 1 /* one */}", json!({"a": 1})),
        (r#"{"a": 1}}"#, json!({"a": 1})),
        (r#"{"a": , "b": 2}"#, json!({"a": null, "b": 2})),
        (r#"{"a": +1, "b": 007, "c": word}"#, json!({"a": 1, "b": 7, "c": "word"})),
        (r#"{"a": 1, "a": 2}"#, json!({"a": 1, "a 2": 2})),
        (r#"{"a" 1}"#, json!({"a": 1})),
        ("", json!({})),
    ];
    for (text, meant) in cases {
        let (content, faults) = read(text);
        assert_eq!(meaning(&content), meant, "{text}");
        assert!(!faults.is_empty(), "{text} is taken for sound");
        let told = |what: &str| what.contains("at line ") && what.contains(" column ");
        assert!(faults.iter().all(|fault| told(&fault.what)), "{:?}", faults[0]);
    }
}

#[test]
fn the_place_of_a_fault_is_told() {
    let (_, faults) = read("{\n \"a\": 1\n \"b\": 2\n}");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].what, "a comma is missing at line 3 column 2");
}

/// Whatever single letter is lost, most of the battle is still there, and nothing panics.
#[test]
fn no_work_is_lost_because_of_one_letter() {
    let text = open("bmw/sortie").text();
    let whole = read(&text).0;
    let mut dice = SeededDice::new(14);
    let marks: Vec<usize> =
        text.char_indices().filter(|(_, c)| "\",:[]{}".contains(*c)).map(|(at, _)| at).collect();
    for _ in 0..300 {
        let at = marks[dice.below(marks.len())];
        let broken = format!("{}{}", &text[..at], &text[at + 1..]);
        let (content, faults) = read(&broken);
        assert!(!faults.is_empty() || content != whole);
        let (kept, all) = (content.value().to_string().len(), whole.value().to_string().len());
        assert!(kept * 10 > all * 9, "{kept} of {all} letters without {at}");
    }
}

#[test]
fn no_text_at_all_makes_the_reader_fall() {
    let mut dice = SeededDice::new(3);
    let (_, text) = shipped().swap_remove(0);
    for _ in 0..500 {
        let mut letters: Vec<char> = text.chars().take(800).collect();
        for _ in 0..dice.below(30) {
            let (a, b) = (dice.below(letters.len()), dice.below(letters.len()));
            letters.swap(a, b);
        }
        // It may well be an error; what is held is that it is no panic.
        let _ = read(&letters.iter().collect::<String>());
    }
    // The same of what is nested too deep.
    let _ = read(&"[".repeat(100_000));
    let _ = read(&"{\"a\":".repeat(100_000));
}
