//! Everything that can be done to the content of a document, as data.

use super::{Node, Pointer};

/// A small change of the content. Carried out, it becomes the change that takes it back.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Puts another value where one stands.
    Set {
        /// Where.
        at: Pointer,
        /// The new value.
        value: Node,
    },
    /// Puts a field into a record that has none of this name.
    AddField {
        /// The field.
        at: Pointer,
        /// Its place among the fields, counted from 0; behind all others if there are fewer.
        place: usize,
        /// Its value.
        value: Node,
    },
    /// Takes a field out of its record.
    RemoveField {
        /// The field.
        at: Pointer,
    },
    /// Gives a field another name; its place among the fields stays.
    RenameField {
        /// The field.
        at: Pointer,
        /// The new name, which no other field has.
        name: String,
    },
    /// Puts items into a list in place of others: adds, removes or replaces them.
    Splice {
        /// The list.
        at: Pointer,
        /// The first item that goes, or before which the new ones come.
        from: usize,
        /// How many items go.
        remove: usize,
        /// What comes there.
        insert: Vec<Node>,
    },
    /// Moves an item of a list to another place.
    MoveItem {
        /// The list.
        at: Pointer,
        /// Where it is.
        from: usize,
        /// Where it will be.
        to: usize,
    },
    /// Writes letters over others in a text, as many as there are: hexes in a row of the map.
    Overwrite {
        /// The text.
        at: Pointer,
        /// The first letter that is replaced, counted from 0.
        from: usize,
        /// The new letters.
        letters: String,
    },
}

impl Edit {
    /// Sets a value.
    pub fn set(at: Pointer, value: impl Into<Node>) -> Edit {
        Edit::Set { at, value: value.into() }
    }

    /// Adds a field behind all others.
    pub fn add_field(at: Pointer, value: impl Into<Node>) -> Edit {
        Edit::AddField { at, place: usize::MAX, value: value.into() }
    }

    /// Sets a field, whether it is there or not.
    pub fn put(content: &Node, at: Pointer, value: impl Into<Node>) -> Edit {
        if at.of(content).is_some() { Edit::set(at, value) } else { Edit::add_field(at, value) }
    }

    /// Adds an item at the end of a list.
    pub fn push(content: &Node, list: Pointer, item: impl Into<Node>) -> Edit {
        let from = list.of(content).and_then(Node::items).map_or(0, <[Node]>::len);
        Edit::Splice { at: list, from, remove: 0, insert: vec![item.into()] }
    }

    /// Removes an item of a list.
    #[must_use]
    pub fn remove_item(list: Pointer, place: usize) -> Edit {
        Edit::Splice { at: list, from: place, remove: 1, insert: Vec::new() }
    }

    /// The place that it is about.
    #[must_use]
    pub fn at(&self) -> &Pointer {
        match self {
            Edit::Set { at, .. }
            | Edit::AddField { at, .. }
            | Edit::RemoveField { at }
            | Edit::RenameField { at, .. }
            | Edit::Splice { at, .. }
            | Edit::MoveItem { at, .. }
            | Edit::Overwrite { at, .. } => at,
        }
    }
}
