//! Where something is in a document, as the forms call it: "Counters › Richard › Movement allowance".

use crate::editor::ids::IdKind;
use crate::editor::{Key, Node, Pointer};
use crate::kernel::System;
use crate::reference::{FieldTexts, Library};
use crate::say;
use crate::words::Language;

/// What stands between the parts of a place.
const WITHIN: &str = " › ";

/// A text, or the text of a name with its gender.
fn plain(node: &Node) -> Option<&str> {
    node.text().or_else(|| node.field("text")?.text()).filter(|text| !text.trim().is_empty())
}

/// What the thing at a place is called by its author: its name or title, or else its id.
#[must_use]
pub fn called_at(content: &Node, at: &Pointer) -> Option<String> {
    let node = at.of(content)?;
    let name = ["name", "title", "id"].iter().find_map(|field| plain(node.field(field)?));
    match (name, at.0.last()) {
        (Some(name), _) => Some(name.to_owned()),
        (None, Some(Key::Field(id))) if node.fields().is_some() => Some(id.clone()),
        _ => None,
    }
}

/// What the thing with an id is called, in a list or a table; the id where it has no name, and beside one that others bear.
#[must_use]
pub fn called_in(content: &Node, list: &Pointer, id: &str) -> String {
    let is = |item: &Node| item.field("id").and_then(Node::text) == Some(id);
    let key = match list.of(content) {
        Some(Node::List(items)) => items.iter().position(is).map(Key::Item),
        Some(Node::Record(fields)) => {
            fields.iter().any(|(own, _)| own == id).then(|| Key::from(id))
        }
        _ => None,
    };
    let found = key.and_then(|key| told_apart(content, list, &key));
    found.unwrap_or_else(|| id.to_owned())
}

/// What an entry of a list or table is called: the id stands beside a name that others in it bear.
#[must_use]
pub fn told_apart(content: &Node, list: &Pointer, key: &Key) -> Option<String> {
    let own = called_at(content, &list.then(key.clone()))?;
    let others: Vec<Key> = match list.of(content)? {
        Node::List(items) => (0..items.len()).map(Key::Item).collect(),
        Node::Record(fields) => fields.iter().map(|(id, _)| Key::from(id.as_str())).collect(),
        _ => return Some(own),
    };
    let called = |key: &Key| called_at(content, &list.then(key.clone()));
    let alike = others.iter().filter(|key| called(key).as_ref() == Some(&own)).count();
    let id = match key {
        Key::Item(_) => list.then(key.clone()).then("id").of(content).and_then(Node::text),
        Key::Field(id) => Some(id.as_str()),
    };
    Some(match id.filter(|id| alike > 1 && *id != own) {
        Some(id) => format!("{own} ({id})"),
        None => own,
    })
}

/// Whether the fields of a record are ids that its author chose, and not those that every file has.
fn is_table(at: &Pointer) -> bool {
    let Some(Key::Field(name)) = at.0.last() else { return false };
    IdKind::borne_in(at).is_some()
        || IdKind::of_entries(at).is_some()
        || ["legend", "translations"].contains(&name.as_str())
}

/// What an entry of a table is called: by its own name, or by that of what its id names.
fn entry(content: &Node, table: &Pointer, id: &str) -> String {
    let own = told_apart(content, table, &Key::from(id)).filter(|own| own != id);
    let named = || {
        let called = |list: Pointer| called_in(content, &list, id);
        IdKind::of_entries(table)?.lists().map(called).find(|called| called != id)
    };
    own.or_else(named).unwrap_or_else(|| id.to_owned())
}

/// What the innermost thing is called that holds a place: a counter, a side, a kind of terrain. Nothing for what belongs to the
/// whole battle.
#[must_use]
pub fn holder(content: &Node, at: &Pointer) -> Option<String> {
    let (mut inside, _) = at.split()?;
    while let Some((outer, key)) = inside.split() {
        let found = match key {
            Key::Field(id) if is_table(&outer) => Some(entry(content, &outer, id)),
            Key::Field(_) => None,
            Key::Item(_) => told_apart(content, &outer, key),
        };
        if found.is_some() {
            return found;
        }
        inside = outer;
    }
    None
}

/// The title of an option of some system.
#[must_use]
pub fn option_title(option: &str, language: Language) -> Option<String> {
    let known = |system: System| Some(Library::of(system).option(option)?.title.get(language));
    System::ALL.into_iter().find_map(known).map(str::to_owned)
}

/// What a value of an option means, in brief.
#[must_use]
pub fn option_value(option: &str, value: &str, language: Language) -> Option<String> {
    let known = |system: System| {
        let values = &Library::of(system).option(option)?.values;
        let meaning = values.iter().find(|known| known.value == value)?.meaning.get(language);
        meaning.split(':').next()
    };
    System::ALL.into_iter().find_map(known).map(str::to_owned)
}

/// The title of a field, of an option or of a word of files.
#[must_use]
pub fn titled(name: &str, language: Language) -> String {
    let field = FieldTexts::shared().field(name, language).map(str::to_owned);
    let found = field.or_else(|| option_title(name, language));
    found.unwrap_or_else(|| FieldTexts::shared().worded(name, language))
}

/// The place in words; what the whole file is called for its root.
#[must_use]
pub fn told(content: &Node, at: &Pointer, language: Language) -> String {
    let texts = FieldTexts::shared();
    let (mut parts, mut inside) = (Vec::new(), Pointer::root());
    let mut outer = "";
    for (deep, key) in at.0.iter().enumerate() {
        let within = inside.clone();
        inside = inside.then(key.clone());
        let is_system = System::ALL.iter().any(|system| key.name() == Some(system.tag()));
        if deep == 0 && is_system {
            continue;
        }
        parts.push(match key {
            Key::Field(id) if is_table(&within) => entry(content, &within, id),
            Key::Field(name) => {
                let own = texts.field(&format!("{outer}.{name}"), language);
                let own = own.or_else(|| texts.field(name, language)).map(str::to_owned);
                let own = own.or_else(|| called_at(content, &inside).filter(|own| own != name));
                own.unwrap_or_else(|| titled(name, language))
            }
            Key::Item(place) => {
                let own = texts.field(&format!("{outer}[{place}]"), language);
                let own = told_apart(content, &within, key).or(own.map(str::to_owned));
                own.unwrap_or_else(|| format!("{}.", place + 1))
            }
        });
        if let Key::Field(name) = key {
            outer = name;
        }
    }
    if parts.is_empty() { say!(language, "editor-misshape-file") } else { parts.join(WITHIN) }
}

/// A sentence as people write one: it begins with a capital and ends with a stop.
#[must_use]
pub fn sentence(said: &str) -> String {
    let said = said.trim();
    if said.is_empty() {
        return String::new();
    }
    let stop = if said.ends_with(['.', '!', '?', ':', '…']) { "" } else { "." };
    begun_large(said) + stop
}

/// Words that begin with a capital.
#[must_use]
pub fn begun_large(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase().collect::<String>());
    first.unwrap_or_default() + letters.as_str()
}
