//! Carrying out an edit, and what takes it back.

use super::{Edit, Key, Node, Pointer};
use std::mem::replace;

/// An edit that does not fit the content: what it is about is not there, or is something else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit {
    /// The place that it was about.
    pub at: Pointer,
}

type Fields = Vec<(String, Node)>;

impl Edit {
    /// Changes the content and returns the edit that takes it back.
    pub(super) fn apply(self, content: &mut Node) -> Result<Edit, Unfit> {
        let at = self.at().clone();
        self.carried_out(content).ok_or(Unfit { at })
    }

    fn carried_out(self, content: &mut Node) -> Option<Edit> {
        Some(match self {
            Edit::Set { at, value } => {
                let old = replace(at.of_mut(content)?, value);
                Edit::Set { at, value: old }
            }
            Edit::AddField { at, place, value } => {
                let (fields, name) = siblings(&at, content)?;
                if position(fields, &name).is_some() {
                    return None;
                }
                fields.insert(place.min(fields.len()), (name, value));
                Edit::RemoveField { at }
            }
            Edit::RemoveField { at } => {
                let (fields, name) = siblings(&at, content)?;
                let place = position(fields, &name)?;
                let (_, value) = fields.remove(place);
                Edit::AddField { at, place, value }
            }
            Edit::RenameField { at, name } => renamed(&at, name, content)?,
            Edit::Splice { at, from, remove, insert } => {
                let Node::List(items) = at.of_mut(content)? else { return None };
                let end = from.checked_add(remove).filter(|end| *end <= items.len())?;
                let added = insert.len();
                let removed = items.splice(from..end, insert).collect();
                Edit::Splice { at, from, remove: added, insert: removed }
            }
            Edit::MoveItem { at, from, to } => {
                let Node::List(items) = at.of_mut(content)? else { return None };
                if from >= items.len() || to >= items.len() {
                    return None;
                }
                if from < to {
                    items[from..=to].rotate_left(1);
                } else {
                    items[to..=from].rotate_right(1);
                }
                Edit::MoveItem { at, from: to, to: from }
            }
            Edit::Overwrite { at, from, letters } => {
                let Node::Text(text) = at.of_mut(content)? else { return None };
                let letters = overwritten(text, from, letters)?;
                Edit::Overwrite { at, from, letters }
            }
        })
    }
}

/// The fields beside a field, and its name.
fn siblings<'a>(at: &Pointer, content: &'a mut Node) -> Option<(&'a mut Fields, String)> {
    let (record, Key::Field(name)) = at.split()? else { return None };
    let Node::Record(fields) = record.of_mut(content)? else { return None };
    Some((fields, name.clone()))
}

fn position(fields: &Fields, name: &str) -> Option<usize> {
    fields.iter().position(|(own, _)| own == name)
}

fn renamed(at: &Pointer, name: String, content: &mut Node) -> Option<Edit> {
    let (fields, old) = siblings(at, content)?;
    let place = position(fields, &old)?;
    if old != name && position(fields, &name).is_some() {
        return None;
    }
    fields[place].0.clone_from(&name);
    let (record, _) = at.split()?;
    Some(Edit::RenameField { at: record.then(name), name: old })
}

/// Writes letters over those of a text and returns the old ones.
fn overwritten(text: &mut String, from: usize, letters: String) -> Option<String> {
    let count = letters.chars().count();
    let (start, end) = if text.is_ascii() {
        (from, from.checked_add(count).filter(|end| *end <= text.len())?)
    } else {
        let places = || text.char_indices().map(|(at, _)| at).chain([text.len()]);
        (places().nth(from)?, places().nth(from.checked_add(count)?)?)
    };
    let old = text[start..end].to_owned();
    text.replace_range(start..end, &letters);
    Some(old)
}
