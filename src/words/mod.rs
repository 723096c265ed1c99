//! Words for people: languages, messages by key, names with their grammar.
//!
//! Every message stands in `assets/i18n/<language>/*.ftl` (Fluent) under one key; [`say!`](crate::say) looks it
//! up. What a scenario or a rulebook says stands in their own files as [`Text`](crate::scenario::Text).

mod language;
mod list;
mod noun;
mod number;
mod speech;

pub use language::{Language, Speaker};
pub use list::{along, listed};
pub use noun::{Gender, Noun};
pub use number::{decimal, year};
pub use speech::{Arg, Args, said};
