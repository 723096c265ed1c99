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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spanish_writes_a_comma() {
        let spanish = Language::from_tag("es").expect("it is built in");
        assert_eq!(decimal(spanish, 16.66, 1), "16,7");
        assert_eq!(decimal(Language::ENGLISH, 16.66, 1), "16.7");
    }
}
