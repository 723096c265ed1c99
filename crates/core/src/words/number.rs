//! Numbers that languages write differently.

use super::Language;

/// A number with `places` decimals and the language's decimal mark.
#[must_use]
pub fn decimal(language: Language, number: f64, places: usize) -> String {
    marked(language, &format!("{number:.places$}"))
}

/// A number that is written with a point, with the language's decimal mark.
#[must_use]
pub fn marked(language: Language, number: &str) -> String {
    number.replace('.', &language.loaded().description.decimal)
}

/// A year as people write it: years before Christ are negative numbers.
#[must_use]
pub fn year(language: Language, year: i32) -> String {
    if year >= 0 {
        return year.to_string();
    }
    crate::say!(language, "year-before-christ", year = year.unsigned_abs())
}
