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
            let (joining, last) = (&language.loaded().description.list, last.as_ref());
            format!("{}{}{last}", first.join(&joining.between), joining.before(last))
        }
    }
}

/// Several names as one, in the plural.
#[must_use]
pub fn together(language: Language, names: &[Noun<'_>]) -> Noun<'static> {
    Noun::row(
        language,
        names,
        language.loaded().description.list.gender(names.iter().map(|it| it.gender)),
    )
}

/// A sentence about somebody who goes, and who goes along.
#[must_use]
pub fn along(language: Language, told: String, names: &[Noun<'_>]) -> String {
    let n = match names {
        [] => return told,
        [one] if !one.gender.is_plural() => 1,
        _ => 2,
    };
    say!(language, "log-along", told = told, names = together(language, names), n = n)
}
