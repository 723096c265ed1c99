//! What fields and the words in them are called, and what is said about them.

use super::form_schema::Single;
use crate::say;
use gonfalon_core::editor::problems::place_words::option_title;
use gonfalon_core::editor::{Key, Pointer};
use gonfalon_core::reference::FieldTexts;
use gonfalon_core::words::Language;

/// Bounds that come from how a number is kept, and tell an author nothing.
const STORED: [i64; 6] = [255, 65_535, i32::MAX as i64, u32::MAX as i64, 32_767, 127];

/// What a field is called.
#[must_use]
pub fn field(language: Language, name: &str) -> String {
    FieldTexts::shared().named(name, language)
}

/// What the field at a place is called: some have another name in lists of their own kind, such as `units.melee`.
#[must_use]
pub fn field_at(language: Language, at: &Pointer) -> String {
    let mut names = at.0.iter().rev().filter_map(|key| match key {
        Key::Field(name) => Some(name.as_str()),
        Key::Item(_) => None,
    });
    let (name, outer) = (names.next().unwrap_or_default(), names.next().unwrap_or_default());
    let own = FieldTexts::shared().field(&format!("{outer}.{name}"), language);
    own.map_or_else(|| field(language, name), str::to_owned)
}

/// What a word in a field is called.
#[must_use]
pub fn word(language: Language, word: &str) -> String {
    FieldTexts::shared().worded(word, language)
}

/// What the schema says, in a language. Fields, options and words that it names by their names in files go by their titles.
#[must_use]
pub fn help(language: Language, said: &str) -> String {
    let texts = FieldTexts::shared();
    let told = texts.help(said, language).unwrap_or(said).replace("[`", "`").replace("`]", "`");
    let title = |name: &str| {
        let known = texts.field(name, language).or_else(|| texts.word(name, language));
        let title = known.map(str::to_owned).or_else(|| option_title(name, language))?;
        Some(say!(language, "editor-quoted", word = title))
    };
    let part = |(place, part): (usize, &str)| match place % 2 {
        0 => part.to_owned(),
        _ => title(part).unwrap_or_else(|| part.to_owned()),
    };
    told.split('`').enumerate().map(part).collect()
}

/// What stands behind a number: its unit, and its range where it is narrow.
#[must_use]
pub fn behind(language: Language, name: &str, single: &Single) -> String {
    let Single::Number(least, most) = single else { return String::new() };
    let unit = FieldTexts::shared().unit(name, language).unwrap_or_default();
    let range = if STORED.contains(most) {
        String::new()
    } else {
        say!(language, "author-form-range", least = *least, most = *most)
    };
    match (unit.is_empty(), range.is_empty()) {
        (_, true) => unit.to_owned(),
        (true, _) => range,
        _ => format!("{unit}, {range}"),
    }
}

/// What is told when the pointer rests on a field: its help, and its name in files.
#[must_use]
pub fn about(language: Language, name: &str, said: &str) -> String {
    let key = say!(language, "author-form-in-files", name = name);
    let help = help(language, said);
    if help.is_empty() { key } else { format!("{help}\n{key}") }
}
