//! Names in a row.

use super::{Language, Noun};
use crate::say;

/// "a", "a and b", "a, b and c".
#[must_use]
pub fn listed<S: AsRef<str>>(language: Language, names: &[S]) -> String {
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} {} {}", first.join(", "), and(language, last.as_ref()), last.as_ref())
        }
    }
}

/// A sentence about somebody who goes, and who goes along.
#[must_use]
pub fn along(language: Language, told: String, names: &[Noun<'_>]) -> String {
    let n = match names {
        [] => return told,
        [one] if !one.gender.is_plural() => 1,
        _ => 2,
    };
    say!(language, "log-along", told = told, names = listed(language, names), n = n)
}

/// The conjunction before `next`. Spanish changes it before the sound i.
fn and(language: Language, next: &str) -> &'static str {
    match language {
        Language::English => "and",
        Language::Spanish => {
            let word = next.to_lowercase();
            let word = word.strip_prefix('h').unwrap_or(&word);
            let sounds_i = word.starts_with(['i', 'í']) && !word.starts_with("ie");
            if sounds_i { "e" } else { "y" }
        }
    }
}
