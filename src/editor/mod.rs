//! The author's editor without its window: scenario, deck and card files as documents that can be changed, taken back and saved.
//!
//! | part | what it does |
//! | --- | --- |
//! | `document/` | the content as a tree that holds anything, edits with their inverses, steps to undo and redo |
//! | `files/` | reading what is broken, the one canonical writing, saving, other programs, autosave |
//! | `mapping/` | what can be done to a map: brushes, fills, pieces, symmetries, resizing |
//! | `sketch/` | what the map of a document looks like now |

pub mod document;
pub mod files;
pub mod mapping;
pub mod sketch;

pub use document::{Document, Edit, Key, Kind, Node, Pointer, StepName};
