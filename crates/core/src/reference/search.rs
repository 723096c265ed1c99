//! Search in the reference as one types; small typing errors are forgiven.

use super::{Library, Section};
use crate::words::Language;
use nucleo_matcher::pattern::{CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};

/// Sections that fit the words in any language, the best first. A number finds its section.
#[must_use]
pub fn search<'a>(library: &'a Library, words: &str) -> Vec<&'a Section> {
    ranked(library, words, |_| 1)
}

/// Sections that fit the words, the best first: those that fit in the reader's own language come before those
/// that only fit in another.
#[must_use]
pub fn search_in<'a>(library: &'a Library, words: &str, language: Language) -> Vec<&'a Section> {
    ranked(library, words, |other| if other == language { 4 } else { 1 })
}

/// Ranks every section by its best language; `weight` says how much a language counts.
fn ranked<'a>(
    library: &'a Library,
    words: &str,
    weight: impl Fn(Language) -> u32,
) -> Vec<&'a Section> {
    let words = words.trim();
    if words.is_empty() {
        return library.sections.iter().collect();
    }
    let mut matcher = Matcher::new(Config::DEFAULT);
    let pattern = Pattern::parse(words, CaseMatching::Ignore, Normalization::Smart);
    let mut buffer = Vec::new();
    let mut found: Vec<(u32, usize, &Section)> = Vec::new();
    for (order, section) in library.sections.iter().enumerate() {
        let mut score = |text: &str| pattern.score(Utf32Str::new(text, &mut buffer), &mut matcher);
        let number = if section.id == words { 1_000_000 } else { 0 };
        let fits = Language::all().map(|language| {
            let (title, text) = (section.title.get(language), section.text.get(language));
            let title = score(title).map_or(0, |s| 1_000 + 4 * s);
            let exact = if contains_all(text, words) { 2_000 } else { 0 };
            let body = text.lines().filter_map(&mut score).max().unwrap_or(0);
            (title + exact + body) * weight(language)
        });
        let total = number + fits.max().unwrap_or(0);
        if total > 0 {
            found.push((total, order, section));
        }
    }
    found.sort_by_key(|&(score, order, _)| (std::cmp::Reverse(score), order));
    found.into_iter().map(|(_, _, section)| section).collect()
}

fn contains_all(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    words.to_lowercase().split_whitespace().all(|word| text.contains(word))
}
