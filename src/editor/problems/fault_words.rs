//! A fault in an author's words: what files call a thing is said as forms call it.

use crate::reference::FieldTexts;
use crate::say;
use crate::scenario::Fault;
use crate::scenario::misshape::{Misshape, Wanted};
use crate::words::Language;

/// More words that could stand at a place are not listed.
const LISTED: usize = 12;
/// Bounds beyond these come from how numbers are kept.
const KEPT: i64 = 65_535;

/// What is wrong and what to do, as an author reads it.
#[must_use]
pub fn told(fault: &Fault, language: Language) -> (String, String) {
    match &fault.misshape {
        None => (fault.told(language), fault.advice(language)),
        Some(misshape) => Place::of(&fault.at, language).told(misshape),
    }
}

/// The field that a fault is in, and what it lies in.
struct Place {
    language: Language,
    /// The field as files call it, with brackets for a line of it.
    name: String,
    /// The field with its number in lists: "Melee, 3".
    own: String,
    /// What it lies in.
    inside: String,
}

impl Place {
    fn of(at: &str, language: Language) -> Place {
        let texts = FieldTexts::shared();
        let fields: Vec<&str> = at.split('.').collect();
        let word = |part: &str| {
            let (name, places) = part.split_once('[').unwrap_or((part, ""));
            let numbers =
                places.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok());
            let numbers: Vec<String> = numbers.map(|n: usize| (n + 1).to_string()).collect();
            let words = texts.named(name, language);
            [vec![words], numbers].concat().join(", ")
        };
        let file = || say!(language, "editor-misshape-file");
        let (own, inside) = match fields[..] {
            [] | [""] => (file(), file()),
            [own] => (word(own), file()),
            [.., inside, own] => (word(own), word(inside)),
        };
        // A line of a table is called `fire[]`: its values are for something else than its lines.
        let name = fields.last().map_or(String::new(), |part| match part.split_once('[') {
            Some((name, _)) => format!("{name}[]"),
            None => (*part).to_owned(),
        });
        Place { language, name, own, inside }
    }

    fn named(&self, field: &str) -> String {
        FieldTexts::shared().named(field, self.language)
    }

    fn told(&self, misshape: &Misshape) -> (String, String) {
        let (l, own) = (self.language, self.own.as_str());
        match misshape {
            Misshape::Missing { field } => {
                let field = self.named(field);
                (
                    say!(l, "editor-misshape-missing", place = own, field = field.as_str()),
                    say!(l, "editor-misshape-missing-todo", field = field),
                )
            }
            Misshape::Unknown { field } => {
                let place = self.inside.as_str();
                (
                    say!(l, "editor-misshape-unknown", place = place, field = field.as_str()),
                    say!(l, "editor-misshape-unknown-todo", field = field.as_str()),
                )
            }
            Misshape::Length { there, size } => {
                (say!(l, "editor-misshape-length", place = own, there = *there), self.length(*size))
            }
            Misshape::Beyond { number, bounds } => (
                say!(l, "editor-misshape-beyond", place = own, number = number.as_str()),
                self.number(*bounds),
            ),
            Misshape::Kind { value, wanted } => (
                say!(l, "editor-misshape-kind", place = own, value = value.as_str()),
                self.wanted(wanted),
            ),
            Misshape::Unread => (
                say!(l, "editor-misshape-unread", place = own),
                say!(l, "editor-misshape-unread-todo"),
            ),
        }
    }

    /// How many items a list takes, and what for.
    fn length(&self, (least, most): (usize, usize)) -> String {
        let l = self.language;
        if least != most {
            return say!(l, "editor-misshape-length-least", least = least);
        }
        match FieldTexts::shared().each(&self.name, l) {
            Some(each) => say!(l, "editor-misshape-length-each", wanted = least, each = each),
            None => say!(l, "editor-misshape-length-todo", wanted = least),
        }
    }

    fn number(&self, (least, most): (i64, i64)) -> String {
        let l = self.language;
        let unit = FieldTexts::shared().unit(&self.name, l).unwrap_or_default();
        match (most > KEPT, unit) {
            (true, _) if least == 0 => say!(l, "editor-misshape-number-plain"),
            (_, "") => say!(l, "editor-misshape-number", least = least, most = most),
            _ => say!(l, "editor-misshape-number-unit", least = least, most = most, unit = unit),
        }
    }

    /// What could stand there, as a sentence for each kind of thing.
    fn wanted(&self, wanted: &[Wanted]) -> String {
        let l = self.language;
        let word = |wanted: &Wanted| match wanted {
            Wanted::Word(word) => Some(FieldTexts::shared().worded(word, l)),
            _ => None,
        };
        let words: Vec<String> = wanted.iter().filter_map(word).take(LISTED).collect();
        let mut said = Vec::new();
        if !words.is_empty() {
            said.push(say!(l, "editor-misshape-words", words = words.join(", ")));
        }
        let record = |fields: &[String]| {
            let fields: Vec<String> = fields.iter().map(|field| self.named(field)).collect();
            if fields.is_empty() {
                say!(l, "editor-misshape-record")
            } else {
                say!(l, "editor-misshape-record-with", fields = fields.join(", "))
            }
        };
        for wanted in wanted {
            let sentence = match wanted {
                Wanted::Word(_) => continue,
                Wanted::Record(fields) => record(fields),
                Wanted::Table => say!(l, "editor-misshape-record"),
                Wanted::List(None) => say!(l, "editor-misshape-list"),
                Wanted::List(Some(count)) => self.length((*count, *count)),
                Wanted::Text => say!(l, "editor-misshape-text"),
                Wanted::Number(least, most) => self.number((*least, *most)),
                Wanted::Flag => say!(l, "editor-misshape-flag"),
                Wanted::Nothing => say!(l, "editor-misshape-nothing"),
            };
            if !said.contains(&sentence) {
                said.push(sentence);
            }
        }
        said.join(" ")
    }
}
