//! The author's editor without its window: scenario, deck and card files as documents that can be changed, taken back and saved.
//!
//! | part | what it does |
//! | --- | --- |
//! | `document/` | the content as a tree that holds anything, edits with their inverses, steps to undo and redo |
//! | `files/` | reading what is broken, the one canonical writing, saving, other programs, autosave |
//! | `problems/` | faults, a designer's warnings, and remedies |
//! | `start/` | templates, variants, moments of games, the author's folder |
//! | `mapping/` | what can be done to a map: brushes, fills, pieces, symmetries, resizing |
//! | `balance/` | many games of the computer against itself: who wins, and after how long |
//! | `ids/` | what bears an id and what names it, and ids that change |
//! | `text_lines.rs` | the texts of a battle in two languages |
//! | `sketch/` | what the map of a document looks like now |

pub mod balance;
pub mod document;
pub mod files;
pub mod ids;
pub mod mapping;
pub mod problems;
pub mod sketch;
pub mod start;
pub mod text_lines;

pub use document::{Document, Edit, Key, Kind, Node, Pointer, StepMatter, StepName};
