//! The rules reference: texts by number, rulings, options, search, and what of all texts is translated.

pub mod field_texts;
pub mod guide;
pub mod library;
pub mod search;
pub mod translation;

pub use field_texts::FieldTexts;
pub use library::{Library, OptionText, Ruling, Section};
