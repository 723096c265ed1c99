//! Words for people: languages, messages by key, names with their grammar.
//!
//! A language is a folder: `assets/languages/<tag>/` for those that are part of the program, and more that are found
//! at start. It holds its description, its messages (Fluent), each under one key that [`say!`](crate::say) looks up,
//! and translations of what scenarios and rulebooks say in their own files as [`Text`](crate::scenario::Text).

mod description;
mod fault;
mod folder;
mod gender;
pub mod io_error;
mod language;
mod list_format;
mod loaded;
pub mod markup;
mod meant_word;
pub mod messages;
mod noun;
mod number;
pub mod overlay;
mod phrase;
mod speech;

pub use fault::LanguageFault;
pub use folder::Folder;
pub use gender::Gender;
pub use language::{HasLanguage, Language};
pub use list_format::{along, listed, together};
pub use loaded::{Loaded, add_found, translations};
pub use meant_word::meant;
pub use noun::{Noun, argument};
pub use number::{decimal, marked, year};
pub use overlay::{Name as TranslatedName, Translation};
pub use phrase::{InPhrase, Part as PhrasePart, Phrase};
pub use speech::{Arg, Args, proper_name, said};
