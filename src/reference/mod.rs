//! The rules reference: texts by number, rulings, options, search.

pub mod library;
pub mod search;

pub use library::{Library, OptionText, Ruling, Section};
