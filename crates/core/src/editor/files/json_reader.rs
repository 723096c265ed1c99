//! Reads JSON as far as it can be understood: an author loses no work because of a comma.
//!
//! Whatever is sound is read as every reader does. Where a text is broken the reader takes what is most likely meant, says so
//! with line and column, and goes on: nothing that stands in the file is dropped without a word.

use crate::editor::Node;
use crate::phrase;
use crate::scenario::Fault;
use crate::words::Phrase;
use serde_json::Number;
use std::collections::BTreeSet;

/// More faults of a broken text are not told: what follows from the first ones says little.
const MOST_FAULTS: usize = 100;
/// Lists and records inside each other, beyond which nobody writes.
const DEEPEST: usize = 120;

/// What a text holds, and where it was broken.
#[must_use]
pub fn read(text: &str) -> (Node, Vec<Fault>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { text, at: 0, faults: Vec::new(), open: Vec::new(), told: None };
    reader.blank();
    let node = if reader.rest().is_empty() {
        reader.fault(phrase!("fault-the-file-is-empty"), phrase!("fault-a-new-document-begins"));
        Node::Record(Vec::new())
    } else {
        reader.value()
    };
    let node = reader.what_follows(node);
    (node, reader.faults)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    faults: Vec<Fault>,
    /// The brackets that close what is open, the innermost last.
    open: Vec<char>,
    /// Where a fault was told last: one is told at a place.
    told: Option<usize>,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn take(&mut self, letter: char) -> bool {
        let there = self.rest().starts_with(letter);
        if there {
            self.at += letter.len_utf8();
        }
        there
    }

    fn fault(&mut self, what: Phrase, todo: Phrase) {
        if self.faults.len() >= MOST_FAULTS || self.told == Some(self.at) {
            return;
        }
        self.told = Some(self.at);
        let before = &self.text[..self.at];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let what = phrase!("fault-at-line", what = what, line = line, column = column);
        self.faults.push(Fault::new("", "malformed", what, todo));
    }

    /// White space; comments are none, but leave no harm.
    fn blank(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
            let rest = self.rest();
            let long = if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if rest.starts_with("/*") {
                rest.find("*/").map_or(rest.len(), |end| end + 2)
            } else {
                return;
            };
            self.fault(phrase!("fault-there-is-a-comment"), phrase!("fault-it-was-left-out-json"));
            self.at += long;
        }
    }

    /// Fields that follow the end of a record belong to it: a bracket too many has closed it.
    fn what_follows(&mut self, node: Node) -> Node {
        self.blank();
        if self.rest().is_empty() {
            return node;
        }
        let Node::Record(mut fields) = node else {
            self.fault(
                phrase!("fault-something-follows-the-end"),
                phrase!("fault-it-was-left-out-remove"),
            );
            return node;
        };
        while !self.rest().is_empty() {
            let before = self.at;
            self.fault(
                phrase!("fault-a-closes-too-much", close = '}'),
                phrase!("fault-what-follows-was-taken"),
            );
            self.take(',');
            self.blank();
            self.open.push('}');
            for (name, value) in self.record() {
                let names = fields.iter().map(|(name, _): &(String, Node)| name.clone()).collect();
                let name = self.unused(name, &names);
                fields.push((name, value));
            }
            self.open.pop();
            self.blank();
            self.forward(before);
        }
        Node::Record(fields)
    }

    fn value(&mut self) -> Node {
        match self.next() {
            Some('{') => self.nested('}', |reader| Node::Record(reader.record())),
            Some('[') => self.nested(']', |reader| Node::List(reader.list())),
            Some('"' | '\'') => Node::Text(self.quoted()),
            _ => self.bare(),
        }
    }

    fn nested(&mut self, close: char, read: fn(&mut Self) -> Node) -> Node {
        if self.open.len() >= DEEPEST {
            self.fault(phrase!("fault-lists-and-records-lie"), phrase!("fault-make-them-flatter"));
            self.at = self.text.len();
            return Node::Null;
        }
        self.at += 1;
        self.open.push(close);
        let node = read(self);
        self.open.pop();
        node
    }

    /// Whether what is open ends here. Another bracket than the right one ends it too if it closes something further out.
    fn ends(&mut self, close: char) -> bool {
        loop {
            self.blank();
            match self.next() {
                None => {
                    self.fault(
                        phrase!("fault-a-is-missing", close = close),
                        phrase!("fault-it-was-taken-to-be-there"),
                    );
                    return true;
                }
                Some(letter) if letter == close => {
                    self.at += 1;
                    return true;
                }
                Some(letter @ (']' | '}')) => {
                    let outer = self.open.iter().rev().skip(1).any(|open| *open == letter);
                    if outer {
                        let what = phrase!("fault-a-is-missing", close = close);
                        self.fault(what, phrase!("fault-it-was-taken-to-be-there"));
                        return true;
                    }
                    self.fault(
                        phrase!("fault-a-closes-nothing", letter = letter),
                        phrase!("fault-it-was-left-out"),
                    );
                    self.at += 1;
                }
                Some(_) => return false,
            }
        }
    }

    /// What stands between two entries.
    fn separated(&mut self, close: char) {
        self.blank();
        if self.take(',') {
            self.blank();
            if self.next() == Some(close) {
                self.fault(phrase!("fault-there-is-a-comma"), phrase!("fault-it-was-left-out"));
            }
            while self.take(',') {
                self.fault(
                    phrase!("fault-there-are-two-commas"),
                    phrase!("fault-one-was-left-out"),
                );
                self.blank();
            }
        } else if !matches!(self.next(), None | Some(']' | '}')) {
            self.fault(
                phrase!("fault-a-comma-is-missing"),
                phrase!("fault-it-was-taken-to-be-there"),
            );
        }
    }

    fn list(&mut self) -> Vec<Node> {
        let mut items: Vec<Node> = Vec::new();
        while !self.ends(']') {
            let before = self.at;
            let item = self.value();
            self.blank();
            let named = self.next() == Some(':');
            match (item, named) {
                (Node::Text(name), true) if self.list_has_ended(&items, &name) => {
                    self.at = before;
                    self.fault(
                        phrase!("fault-a-is-missing", close = ']'),
                        phrase!("fault-it-was-taken-to-be-there"),
                    );
                    return items;
                }
                (Node::Text(_), true) => {
                    self.at = before;
                    self.fault(
                        phrase!("fault-a-is-missing", close = '{'),
                        phrase!("fault-it-was-taken-to-be-there"),
                    );
                    self.open.push('}');
                    items.push(Node::Record(self.record()));
                    self.open.pop();
                }
                (item, true) => {
                    self.fault(phrase!("fault-there-is-a-in"), phrase!("fault-it-was-left-out"));
                    self.at += 1;
                    items.push(item);
                }
                (item, false) => items.push(item),
            }
            self.separated(']');
            self.forward(before);
        }
        items
    }

    /// Whether a name in a list belongs to the record around it: nothing else in the list has fields, or none of this name.
    fn list_has_ended(&self, items: &[Node], name: &str) -> bool {
        let in_record = self.open.iter().rev().nth(1) == Some(&'}');
        let known = |item: &Node| item.field(name).is_some();
        in_record && !items.is_empty() && !items.iter().any(known)
    }

    fn record(&mut self) -> Vec<(String, Node)> {
        let (mut fields, mut names) = (Vec::new(), BTreeSet::new());
        while !self.ends('}') {
            let before = self.at;
            if self.next() == Some('{') && self.open.iter().rev().nth(1) == Some(&']') {
                self.fault(
                    phrase!("fault-a-is-missing", close = '}'),
                    phrase!("fault-it-was-taken-to-be-there"),
                );
                return fields;
            }
            let name = self.name();
            self.blank();
            if !self.take(':') && !self.take('=') {
                self.fault(
                    phrase!("fault-a-is-missing-after"),
                    phrase!("fault-it-was-taken-to-be-there"),
                );
            }
            self.blank();
            let value = match self.next() {
                None | Some(',' | '}' | ']') => {
                    self.fault(
                        phrase!("fault-a-value-is-missing"),
                        phrase!("fault-it-was-taken-to-be-null"),
                    );
                    Node::Null
                }
                Some(_) => self.value_of_field(),
            };
            let value = self.list_without_beginning(value);
            let name = self.unused(name, &names);
            names.insert(name.clone());
            fields.push((name, value));
            self.separated('}');
            self.forward(before);
        }
        fields
    }

    /// A value behind a name. A text with a colon behind it is the first name of a record whose bracket is missing.
    fn value_of_field(&mut self) -> Node {
        let before = self.at;
        let value = self.value();
        let end = self.at;
        self.blank();
        if self.next() != Some(':') || value.text().is_none() {
            self.at = end;
            return value;
        }
        self.at = before;
        self.fault(
            phrase!("fault-a-is-missing", close = '{'),
            phrase!("fault-it-was-taken-to-be-there"),
        );
        self.open.push('}');
        let record = Node::Record(self.record());
        self.open.pop();
        record
    }

    /// Values of a record without names belong to a list whose bracket is missing.
    fn list_without_beginning(&mut self, first: Node) -> Node {
        let mut items = vec![first];
        loop {
            let before = self.at;
            self.blank();
            if self.take(']') && items.len() > 1 {
                return Node::List(items);
            }
            if !self.take(',') {
                self.at = before;
                break;
            }
            self.blank();
            let told = (self.faults.len(), self.told);
            // In a list a record that begins here is the next one.
            let in_list = self.open.iter().rev().nth(1) == Some(&']');
            let item = match self.next() {
                Some('{') if in_list => {
                    self.at = before;
                    break;
                }
                Some('"' | '{' | '[' | '-' | '0'..='9') => self.value(),
                _ => {
                    self.at = before;
                    break;
                }
            };
            self.blank();
            if !matches!(self.next(), Some(',' | ']')) {
                self.faults.truncate(told.0);
                self.told = told.1;
                self.at = before;
                break;
            }
            if items.len() == 1 {
                self.at = before;
                self.fault(
                    phrase!("fault-a-is-missing", close = '['),
                    phrase!("fault-it-was-taken-to-be-there"),
                );
                self.take(',');
                self.blank();
                items.push(self.value());
            } else {
                items.push(item);
            }
        }
        if items.len() > 1 { Node::List(items) } else { items.swap_remove(0) }
    }

    /// Goes on in any case.
    fn forward(&mut self, before: usize) {
        if self.at == before {
            self.fault(phrase!("fault-this-was-not-understood"), phrase!("fault-it-was-left-out"));
            self.at += self.next().map_or(0, char::len_utf8);
        }
    }

    fn unused(&mut self, name: String, names: &BTreeSet<String>) -> String {
        if !names.contains(&name) {
            return name;
        }
        self.fault(
            phrase!("fault-the-field-stands-twice", id = name),
            phrase!("fault-the-second-was-kept"),
        );
        let numbered = (2..).map(|n| format!("{name} {n}"));
        numbered.into_iter().find(|other| !names.contains(other)).unwrap_or(name)
    }

    fn name(&mut self) -> String {
        match self.next() {
            Some('"' | '\'') => self.quoted_name(),
            _ => {
                self.fault(
                    phrase!("fault-a-name-has-no"),
                    phrase!("fault-they-were-taken-to-be-there"),
                );
                let word = self.word(&[':', '=', ',', '{', '}', '[', ']', '\n']);
                word.trim_matches('"').to_owned()
            }
        }
    }

    /// A name in quotation marks; one that is not closed ends with its colon.
    fn quoted_name(&mut self) -> String {
        let (start, told) = (self.at, (self.faults.len(), self.told));
        let name = self.quoted();
        let rest = &self.text[start..self.at];
        match rest.find(':').filter(|_| !self.rest().trim_start().starts_with(':')) {
            Some(colon) if !name.is_empty() => {
                self.faults.truncate(told.0);
                (self.at, self.told) = (start, told.1);
                self.fault(
                    phrase!("fault-a-name-is-not"),
                    phrase!("fault-it-was-taken-to-end-with-its-colon"),
                );
                self.at = start + colon;
                rest[1..colon].trim_matches('"').to_owned()
            }
            _ => name,
        }
    }

    fn word(&mut self, ends: &[char]) -> String {
        let rest = self.rest();
        let long = rest.find(ends).unwrap_or(rest.len());
        self.at += long;
        rest[..long].trim().to_owned()
    }

    /// A word without quotation marks: a number, true, false, null, or something else.
    fn bare(&mut self) -> Node {
        let start = self.at;
        let mut word = self.word(&[',', '{', '}', '[', ']', ':', '"', ' ', '\t', '\r', '\n']);
        let is_known = |word: &str| {
            ["null", "true", "false"].contains(&word)
                || word.starts_with(|c: char| c.is_ascii_digit() || "+-".contains(c))
        };
        if !is_known(&word) {
            self.at = start;
            word = self.word(&[',', '{', '}', '[', ']', ':', '\n']).trim_matches('"').to_owned();
        }
        match word.as_str() {
            "null" => return Node::Null,
            "true" => return Node::Flag(true),
            "false" => return Node::Flag(false),
            _ => {}
        }
        if let Ok(number) = serde_json::from_str::<Number>(&word) {
            return Node::Number(number);
        }
        let end = std::mem::replace(&mut self.at, start);
        let leading = word.trim_start_matches('+').trim_start_matches('0');
        let number = serde_json::from_str::<Number>(if leading.is_empty() { "0" } else { leading });
        let node = match number {
            Ok(number) if !word.is_empty() => {
                self.fault(phrase!("fault-a-number-is-not"), phrase!("fault-it-was-understood"));
                Node::Number(number)
            }
            _ => {
                self.fault(
                    phrase!("fault-a-text-has-no"),
                    phrase!("fault-they-were-taken-to-be-there"),
                );
                Node::Text(word)
            }
        };
        self.at = end;
        node
    }

    /// A text in quotation marks. One that is not closed ends with its line.
    fn quoted(&mut self) -> String {
        let start = self.at;
        let mark = self.next().unwrap_or('"');
        if mark == '\'' {
            self.fault(
                phrase!("fault-a-text-has-single"),
                phrase!("fault-they-were-taken-to-be-double"),
            );
        }
        self.at += 1;
        let (mut text, mut escaped) = (String::new(), false);
        while let Some(letter) = self.next() {
            if escaped {
                self.at += letter.len_utf8();
                escaped = false;
                self.escape(letter, &mut text);
            } else if letter == mark {
                self.at += 1;
                return text;
            } else if letter == '\n' {
                let end = std::mem::replace(&mut self.at, start);
                self.fault(
                    phrase!("fault-a-text-is-not"),
                    phrase!("fault-it-was-taken-to-end-with-its-line"),
                );
                self.at = end;
                return unclosed(&text);
            } else {
                self.at += letter.len_utf8();
                escaped = letter == '\\';
                if !escaped {
                    text.push(letter);
                }
            }
        }
        self.fault(phrase!("fault-a-text-is-not"), phrase!("fault-it-was-taken-to-end-with-the"));
        text
    }

    fn escape(&mut self, letter: char, text: &mut String) {
        match letter {
            'n' => text.push('\n'),
            't' => text.push('\t'),
            'r' => text.push('\r'),
            'b' => text.push('\u{8}'),
            'f' => text.push('\u{c}'),
            '"' | '\\' | '/' | '\'' => text.push(letter),
            'u' => match self.unicode() {
                Some(letter) => text.push(letter),
                None => {
                    self.fault(phrase!("fault-a-u-names-no"), phrase!("fault-it-was-kept-as"));
                    text.push_str("\\u");
                }
            },
            other => {
                self.fault(phrase!("fault-a-stands-before-a"), phrase!("fault-it-was-kept"));
                text.push('\\');
                text.push(other);
            }
        }
    }

    /// The letter after `\u`, by four digits or by two times four.
    fn unicode(&mut self) -> Option<char> {
        let four = |text: &str| u16::from_str_radix(text.get(..4)?, 16).ok();
        let first = four(self.rest())?;
        if let Some(letter) = char::from_u32(u32::from(first)) {
            self.at += 4;
            return Some(letter);
        }
        let second = four(self.rest().get(4..)?.strip_prefix("\\u")?)?;
        let letter = char::decode_utf16([first, second]).next()?.ok()?;
        self.at += 10;
        Some(letter)
    }
}

/// What of an unclosed text belongs to it: not the comma that ends its line.
fn unclosed(text: &str) -> String {
    let text = text.trim_end();
    text.strip_suffix(',').unwrap_or(text).to_owned()
}
