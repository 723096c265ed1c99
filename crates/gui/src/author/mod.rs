//! The author's window: battles are written here. It knows no rule either: what is right and wrong is asked of the library.
//!
//! | part | what it does |
//! | --- | --- |
//! | `workbench.rs` | the document that is open, and everything around it in a frame |
//! | `layout/` | the panels and where they stand |
//! | `board/` | the map of the document, and what the pointer does on it |
//! | `forms/` | fields for everything that a file holds |
//! | `counters/` | counters as a list, as a table, and on the map |
//! | `decks/` | decks of cards, with their budgets and what is wrong with them |
//! | `balance/` | the computer plays the battle many times |
//! | `problems/` | what is wrong with the document |
//! | `guide_panel.rs`, `guide_pictures.rs` | the guide for authors |
//! | `texts_panel.rs` | the texts in two languages |
//! | `tools/` | the tools of the map and their panel |
//! | `tracing/` | a picture below the map |
//! | `start/` | what there is to begin from |

pub mod author_command;
pub mod balance;
pub mod board;
pub mod counters;
pub mod decks;
pub mod forms;
pub mod guide_panel;
mod guide_pictures;
pub mod history_panel;
pub mod layout;
pub mod leaving_work;
pub mod problems;
pub mod safekeeping;
pub mod start;
pub mod texts_panel;
pub mod tools;
pub mod tracing;
pub mod work;
pub mod work_keys;
pub mod workbench;
