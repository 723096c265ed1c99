//! Numbers that languages write differently.

use super::Language;

/// A number with `places` decimals: Spanish writes a comma.
#[must_use]
pub fn decimal(language: Language, number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    match language {
        Language::English => text,
        Language::Spanish => text.replace('.', ","),
    }
}

/// A year as people write it: years before Christ are negative numbers.
#[must_use]
pub fn year(language: Language, year: i32) -> String {
    if year >= 0 {
        return year.to_string();
    }
    crate::say!(language, "year-before-christ", year = year.unsigned_abs())
}
