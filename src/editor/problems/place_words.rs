//! Where something is in a document, as the forms call it: "Counters › Richard › Movement allowance".

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
    let found = match list.of(content) {
        Some(Node::List(items)) => {
            let of = |item: &Node| item.field("id").and_then(Node::text) == Some(id);
            let called = |place: usize| called_at(content, &list.then(place));
            let own = items.iter().position(of).and_then(called);
            own.map(|own| {
                let alike = (0..items.len()).filter(|&k| called(k).as_ref() == Some(&own)).count();
                if alike > 1 && own != id { format!("{own} ({id})") } else { own }
            })
        }
        Some(Node::Record(_)) => called_at(content, &list.then(id)),
        _ => None,
    };
    found.unwrap_or_else(|| id.to_owned())
}

/// The title of an option of some system.
#[must_use]
pub fn option_title(option: &str, language: Language) -> Option<String> {
    let known = |system: System| Some(Library::of(system).option(option)?.title.get(language));
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
        inside = inside.then(key.clone());
        let is_system = System::ALL.iter().any(|system| key.name() == Some(system.tag()));
        if deep == 0 && is_system {
            continue;
        }
        parts.push(match key {
            Key::Field(name) => {
                let own = texts.field(&format!("{outer}.{name}"), language);
                let own = own.or_else(|| texts.field(name, language)).map(str::to_owned);
                let own = own.or_else(|| called_at(content, &inside).filter(|own| own != name));
                own.unwrap_or_else(|| titled(name, language))
            }
            Key::Item(place) => {
                let own = texts.field(&format!("{outer}[{place}]"), language);
                let own = called_at(content, &inside).or(own.map(str::to_owned));
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
    let mut letters = said.chars();
    let Some(first) = letters.next() else { return String::new() };
    let stop = if said.ends_with(['.', '!', '?', ':', '…']) { "" } else { "." };
    first.to_uppercase().collect::<String>() + letters.as_str() + stop
}
