//! The words of a document: what stands where, and nonsense.

use crate::kernel::SeededDice;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Words that no author would write, or that are special to somebody.
const NONSENSE: [&str; 18] = [
    "",
    " ",
    "nowhere",
    "0000",
    "9999",
    "0101",
    "../secret",
    "a/b",
    "C:\\x",
    "con",
    "Upper Case",
    "\u{e9}\u{2603}",
    "a\u{0}b",
    "line\nbreak",
    "\u{202e}backwards",
    "-",
    "null",
    "track:1",
];

/// The words of a document by the field in which they stand, keys of tables included.
pub struct Dictionary {
    fields: BTreeMap<String, BTreeSet<String>>,
    all: Vec<String>,
}

impl Dictionary {
    /// The words of a document.
    #[must_use]
    pub fn of(document: &Value) -> Dictionary {
        let mut words = Dictionary { fields: BTreeMap::new(), all: Vec::new() };
        words.read("", document);
        let all: BTreeSet<&String> = words.fields.values().flatten().collect();
        words.all = all.into_iter().cloned().collect();
        words
    }

    fn read(&mut self, field: &str, value: &Value) {
        match value {
            Value::String(word) => {
                self.fields.entry(field.to_owned()).or_default().insert(word.clone());
            }
            Value::Array(items) => items.iter().for_each(|item| self.read(field, item)),
            Value::Object(object) => {
                for (name, value) in object {
                    self.fields.entry(field.to_owned()).or_default().insert(name.clone());
                    self.read(name, value);
                }
            }
            _ => {}
        }
    }

    /// Another word for a field: mostly one that stands in such a place somewhere, sometimes any, sometimes nonsense.
    pub fn another(&self, field: &str, now: Option<&str>, dice: &mut SeededDice) -> String {
        match dice.below(20) {
            0..13 => self.related(field, now, dice),
            13..16 => self.any(dice),
            16 => long(dice),
            _ => NONSENSE[dice.below(NONSENSE.len())].to_owned(),
        }
    }

    fn any(&self, dice: &mut SeededDice) -> String {
        match self.all.len() {
            0 => String::new(),
            n => self.all[dice.below(n)].clone(),
        }
    }

    /// A word of the same kind: one that stands in the same field, or in another field that shares the present word.
    fn related(&self, field: &str, now: Option<&str>, dice: &mut SeededDice) -> String {
        let shares = |(name, words): &(&String, &BTreeSet<String>)| {
            name.as_str() == field || now.is_some_and(|now| words.contains(now))
        };
        let kin: Vec<&String> =
            self.fields.iter().filter(shares).flat_map(|(_, words)| words).collect();
        match kin.len() {
            0 => self.any(dice),
            n => kin[dice.below(n)].clone(),
        }
    }
}

fn long(dice: &mut SeededDice) -> String {
    "long".repeat(1 + dice.below(100))
}

/// A word with one to three of its letters changed into letters of other words of the same list.
pub fn respelled(word: &str, letters: &[char], dice: &mut SeededDice) -> String {
    let mut spelling: Vec<char> = word.chars().collect();
    if spelling.is_empty() || letters.is_empty() {
        return word.to_owned();
    }
    for _ in 0..=dice.below(3) {
        let place = dice.below(spelling.len());
        spelling[place] = letters[dice.below(letters.len())];
    }
    spelling.into_iter().collect()
}
