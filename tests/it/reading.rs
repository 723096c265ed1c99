//! Files as JSON: each field once, and the line of what is wrong.

use gonfalon::scenario::json::{Unread, read};
use serde_json::Value;

#[test]
fn a_text_is_read_as_it_stands() {
    let text = r#"{"a": [1, -2, 2.5, "x\n", true, null], "b": {}}"#;
    let value: Value = serde_json::from_str(text).expect("it is sound");
    assert_eq!(read(text).expect("it is sound"), value);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let told = |text| match read(text) {
        Err(Unread::Broken(error) | Unread::GoesOn(error)) => error.to_string(),
        Ok(value) => panic!("{value}"),
    };
    for (text, what) in [
        ("{\"a\": 1,\n\"a\": 2}", "duplicate field `a` at line 2 column"),
        ("{\"a\":\n]", "expected value at line 2 column"),
        ("{}\n{}", "trailing characters at line 2 column"),
    ] {
        assert!(told(text).starts_with(what), "{}", told(text));
    }
}
