//! An id changes, and with it everything that names it: sides, zones, terrain, counters and what else bears one.

use super::IdKind;
use crate::editor::{Edit, Key, Node, Pointer};
use std::collections::BTreeMap;

/// Old ids with their new ones.
pub type NewIds = BTreeMap<String, String>;

/// Where actions of a lesson name things in whatever field their system has for them.
const LESSON: &str = "lesson";
/// Where the texts of the file are translated, by places that hold ids.
const TRANSLATIONS: &str = "translations";
/// Fields with words for people, in which nothing is named by its id.
const WORDS: [&str; 9] =
    ["name", "title", "subtitle", "history", "notes", "note", "text", "tip", "source"];

/// The id that a field bears, by the list or table that its entry stands in; nothing if it bears none.
#[must_use]
pub fn bearer(at: &Pointer) -> Option<Pointer> {
    let (entry, key) = at.split()?;
    let (list, place) = entry.split()?;
    let bears = key.name() == Some("id") && matches!(place, Key::Item(_));
    IdKind::borne_in(&list).filter(|_| bears).map(|_| list)
}

/// The edits by which everything that names entries of a list by old ids names them by their new ones. The entries themselves are
/// left as they are.
#[must_use]
pub fn follow(content: &Node, list: &Pointer, new: &NewIds) -> Vec<Edit> {
    let Some(kind) = IdKind::borne_in(list) else { return Vec::new() };
    let mut edits = Vec::new();
    let walk = Walk { kind, list, new };
    walk.edits(content, &Pointer::root(), &mut edits);
    edits
}

/// The edits that follow an entry of a list which bears another id now; none where the old or the new one is that of a second
/// entry too, so that nobody can tell which is meant.
#[must_use]
pub fn follow_one(content: &Node, at: &Pointer, old: &str) -> Vec<Edit> {
    let (Some(list), Some(new)) = (bearer(at), at.of(content).and_then(Node::text)) else {
        return Vec::new();
    };
    let kind = IdKind::borne_in(&list);
    let lists = kind.into_iter().flat_map(IdKind::lists);
    let items = lists.filter_map(|list| list.of(content)?.items()).flatten();
    let ids: Vec<&str> = items.filter_map(|item| item.field("id")?.text()).collect();
    let count = |id: &str| ids.iter().filter(|own| **own == id).count();
    if old.is_empty() || new.is_empty() || old == new || count(old) > 0 || count(new) != 1 {
        return Vec::new();
    }
    follow(content, &list, &NewIds::from([(old.to_owned(), new.to_owned())]))
}

/// The edits by which an entry of a table gets another id, and everything that names it.
#[must_use]
pub fn rename_entry(content: &Node, entry: &Pointer, to: &str) -> Vec<Edit> {
    let Some((table, Key::Field(from))) = entry.split() else { return Vec::new() };
    let new = NewIds::from([(from.clone(), to.to_owned())]);
    let mut edits = follow(content, &table, &new);
    // What lies inside it is found under its old name until then.
    edits.push(Edit::RenameField { at: entry.clone(), name: to.to_owned() });
    edits
}

struct Walk<'a> {
    kind: IdKind,
    list: &'a Pointer,
    new: &'a NewIds,
}

impl Walk<'_> {
    /// Collects edits at a place and inside it: for a text one of its own, and one for a whole table whose names change.
    fn edits(&self, node: &Node, at: &Pointer, out: &mut Vec<Edit>) {
        match node {
            Node::Record(fields) => {
                let changes = fields.iter().any(|(name, _)| self.renamed(at, name).is_some());
                if changes {
                    out.push(Edit::set(at.clone(), self.whole(node, at)));
                    return;
                }
                for (name, inner) in fields {
                    self.edits(inner, &at.then(name.as_str()), out);
                }
            }
            Node::List(items) => {
                for (place, item) in items.iter().enumerate() {
                    self.edits(item, &at.then(place), out);
                }
            }
            Node::Text(text) => {
                if let Some(to) = self.text(at, text) {
                    out.push(Edit::set(at.clone(), to));
                }
            }
            _ => {}
        }
    }

    /// The same with everything in it changed.
    fn whole(&self, node: &Node, at: &Pointer) -> Node {
        match node {
            Node::Record(fields) => {
                let field = |(name, inner): &(String, Node)| {
                    let inner = self.whole(inner, &at.then(name.as_str()));
                    (self.renamed(at, name).unwrap_or_else(|| name.clone()), inner)
                };
                Node::Record(fields.iter().map(field).collect())
            }
            Node::List(items) => {
                let items = items.iter().enumerate();
                Node::List(items.map(|(k, item)| self.whole(item, &at.then(k))).collect())
            }
            Node::Text(text) => Node::Text(self.text(at, text).unwrap_or_else(|| text.clone())),
            _ => node.clone(),
        }
    }

    /// What a text at a place becomes, if it names something that has another id now.
    fn text(&self, at: &Pointer, text: &str) -> Option<String> {
        let to = self.new.get(text)?;
        let in_lesson = at.0.first().and_then(Key::name) == Some(LESSON);
        let is_words = at.0.iter().filter_map(Key::name).any(|name| WORDS.contains(&name));
        let is_thing = matches!(self.kind, IdKind::Counter | IdKind::Battle | IdKind::Card);
        let names = IdKind::named_at(at) == Some(self.kind);
        (names || in_lesson && is_thing && !is_words).then(|| to.clone())
    }

    /// What the name of an entry becomes.
    fn renamed(&self, table: &Pointer, name: &str) -> Option<String> {
        if IdKind::of_entries(table) == Some(self.kind) {
            return self.new.get(name).cloned();
        }
        let translates = table.0.len() == 2 && table.0[0].name() == Some(TRANSLATIONS);
        if !translates {
            return None;
        }
        // The place of a text, such as `bmw/units/C1/name`.
        let names: Vec<&str> = self.list.0.iter().filter_map(Key::name).collect();
        let inside = name.strip_prefix(&format!("{}/", names.join("/")))?;
        let (id, rest) = inside.split_once('/').unwrap_or((inside, ""));
        let to = self.new.get(id)?;
        let rest = if rest.is_empty() { String::new() } else { format!("/{rest}") };
        Some(format!("{}/{to}{rest}", names.join("/")))
    }
}
