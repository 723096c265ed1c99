//! What is checked of every scenario, whatever its system: names that programs use.

use super::{Fault, Scenario};
use crate::phrase;

/// The longest id.
const LONGEST_ID: usize = 64;

/// Names that some systems keep for devices: no file can be called so.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// The faults of the parts that every scenario has.
#[must_use]
pub fn faults(scenario: &Scenario) -> Vec<Fault> {
    let mut faults = Vec::new();
    faults.extend(file_name("id", &scenario.id));
    for (place, side) in scenario.sides.iter().enumerate() {
        faults.extend(id(&format!("sides[{place}].id"), &side.id));
    }
    if scenario.sides[0].id == scenario.sides[1].id {
        let what = phrase!("fault-both-sides-have-the");
        faults.push(Fault::new("sides", "duplicate-id", what, phrase!("fault-give-each-side-an")));
    }
    faults
}

/// What is wrong with an id that names a file, if anything.
#[must_use]
pub fn file_name(at: &str, id: &str) -> Option<Fault> {
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let port = |name: &str| {
        let digits = name.strip_prefix("com").or_else(|| name.strip_prefix("lpt"));
        digits.is_some_and(|rest| rest.len() == 1 && rest.chars().all(|c| c.is_ascii_digit()))
    };
    let what = if id.is_empty() {
        phrase!("fault-the-id-is-empty")
    } else if id.len() > LONGEST_ID {
        phrase!("fault-the-id-has-letters", count = id.chars().count())
    } else if !id.chars().all(letter) || id.starts_with('-') {
        phrase!("fault-files-are-named-after", id = format!("{id:?}"))
    } else if DEVICES.contains(&id) || port(id) {
        phrase!("fault-is-a-device-on", id = format!("{id:?}"))
    } else {
        return None;
    };
    let todo = phrase!("fault-use-lower-case-letters-digits-and-hyphens-at", most = LONGEST_ID);
    Some(Fault::new(at, "id", what, todo))
}

/// What is wrong with an id of something on the table, if anything.
#[must_use]
pub fn id(at: &str, id: &str) -> Option<Fault> {
    let what = if id.is_empty() {
        phrase!("fault-the-id-is-empty")
    } else if id.chars().count() > LONGEST_ID {
        phrase!("fault-the-id-has-letters", count = id.chars().count())
    } else if id.chars().any(|c| c.is_whitespace() || c.is_control()) {
        phrase!("fault-the-id-has-a", id = format!("{id:?}"))
    } else {
        return None;
    };
    let todo = phrase!("fault-give-it-a-short", most = LONGEST_ID);
    Some(Fault::new(at, "id", what, todo))
}
