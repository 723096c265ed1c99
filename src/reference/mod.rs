//! The rules reference: texts by number, rulings, options, search, and what of all texts is translated.

pub mod library;
pub mod search;
pub mod translation;

pub use library::{Library, OptionText, Ruling, Section};
