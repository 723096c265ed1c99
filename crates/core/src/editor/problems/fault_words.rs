//! A fault in an author's words: what files call a thing is said as forms call it.

use super::place_words::{sentence, titled};
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
    let (what, todo) = match &fault.misshape {
        None => {
            let what = match (fault.about_nothing(), fault.field()) {
                (true, _) => say!(language, "editor-misshape-empty"),
                (_, Some(field)) => as_title(&fault.told(language), field, language),
                _ => fault.told(language),
            };
            (what, by_titles(&fault.advice(language), language))
        }
        Some(misshape) => Place::of(&fault.at, language).told(misshape),
    };
    (sentence(&what), sentence(&todo))
}

/// The quotation marks of files, and those of people.
const QUOTES: [(char, char); 3] = [('"', '"'), ('«', '»'), ('“', '”')];

/// A text in which a field goes by its title where it stands between quotation marks.
fn as_title(text: &str, field: &str, language: Language) -> String {
    let title = say!(language, "editor-quoted", word = titled(field, language));
    let quoted = QUOTES.map(|(open, close)| format!("{open}{field}{close}"));
    quoted.iter().fold(text.to_owned(), |text, quoted| text.replace(quoted, &title))
}

/// Advice in which fields go by their titles: those between quotation marks, and places such as `map.legend`.
fn by_titles(advice: &str, language: Language) -> String {
    let texts = FieldTexts::shared();
    let known = |word: &str| {
        let is_name = word.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        is_name && texts.field(word, language).is_some()
    };
    let mut told = advice.to_owned();
    for (open, close) in QUOTES {
        let words: Vec<String> = advice
            .split(open)
            .skip(1)
            .filter_map(|rest| rest.split_once(close).map(|(word, _)| word.to_owned()))
            .filter(|word| known(word) || texts.word(word, language).is_some())
            .collect();
        for word in words {
            let title = say!(language, "editor-quoted", word = titled(&word, language));
            told = told.replace(&format!("{open}{word}{close}"), &title);
        }
    }
    let words: Vec<&str> = advice
        .split(|c: char| !c.is_ascii_lowercase() && c != '_' && c != '.')
        .map(|word| word.trim_matches('.'))
        .filter(|word| word.contains('.') && word.split('.').all(known))
        .collect();
    for word in words {
        let own = word.rsplit('.').next().unwrap_or(word);
        let title = say!(language, "editor-quoted", word = titled(own, language));
        told = told.replace(word, &title);
    }
    told
}

/// The field that a fault is in, as files call it, with brackets for a line of it.
struct Place {
    language: Language,
    name: String,
}

/// Whether what stands there is nothing, or a text without a letter.
fn is_empty(value: &str) -> bool {
    value == "null" || value.trim_matches('"').trim().is_empty()
}

impl Place {
    fn of(at: &str, language: Language) -> Place {
        // A line of a table is called `fire[]`: its values are for something else than its lines.
        let name = at.rsplit('.').next().map_or(String::new(), |part| match part.split_once('[') {
            Some((name, _)) => format!("{name}[]"),
            None => part.to_owned(),
        });
        Place { language, name }
    }

    fn named(&self, field: &str) -> String {
        FieldTexts::shared().named(field, self.language)
    }

    fn told(&self, misshape: &Misshape) -> (String, String) {
        let l = self.language;
        match misshape {
            Misshape::Missing { field } => {
                let field = self.named(field);
                (
                    say!(l, "editor-misshape-missing", field = field.as_str()),
                    say!(l, "editor-misshape-missing-todo", field = field),
                )
            }
            Misshape::Unknown { field } => (
                say!(l, "editor-misshape-unknown", field = field.as_str()),
                say!(l, "editor-misshape-unknown-todo", field = field.as_str()),
            ),
            Misshape::Length { there, size } => {
                (say!(l, "editor-misshape-length", there = *there), self.length(*size))
            }
            Misshape::Beyond { number, bounds } => {
                (say!(l, "editor-misshape-beyond", number = number.as_str()), self.number(*bounds))
            }
            Misshape::Kind { value, wanted } if is_empty(value) => {
                (say!(l, "editor-misshape-empty"), self.wanted(wanted))
            }
            Misshape::Kind { value, wanted } => {
                // A text is quoted by the sentence.
                let value = value.trim_matches('"');
                (say!(l, "editor-misshape-kind", value = value), self.wanted(wanted))
            }
            Misshape::Unread => {
                (say!(l, "editor-misshape-unread"), say!(l, "editor-misshape-unread-todo"))
            }
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
