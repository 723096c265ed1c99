//! Which entries fit what was typed, the best first; small typing errors are forgiven.

use super::entries::Entry;
use nucleo_matcher::pattern::{CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};

/// So many entries are listed at the most.
const MOST: usize = 60;

/// The entries that fit, the best first. Where nothing is typed, those used last come first, then commands and
/// panels.
#[must_use]
pub fn ranked(entries: Vec<Entry>, words: &str, recent: &[String]) -> Vec<Entry> {
    let words = words.trim().to_lowercase();
    let mut found: Vec<(usize, Entry)> = if words.is_empty() {
        let place = |entry: &Entry| recent.iter().position(|id| *id == entry.id);
        let listed = entries.into_iter().filter_map(|entry| match place(&entry) {
            Some(place) => Some((place, entry)),
            None => entry.kind.is_first().then_some((recent.len(), entry)),
        });
        listed.collect()
    } else {
        let mut matcher = Matcher::new(Config::DEFAULT);
        let pattern = Pattern::parse(&words, CaseMatching::Ignore, Normalization::Smart);
        let mut buffer = Vec::new();
        let scored = entries.into_iter().filter_map(|entry| {
            let text = Utf32Str::new(&entry.name, &mut buffer);
            let score = pattern.score(text, &mut matcher)?;
            Some((usize::MAX - weight(&entry, &words, score), entry))
        });
        scored.collect()
    };
    // Equal ones stay in their order.
    found.sort_by_key(|(place, _)| *place);
    found.into_iter().map(|(_, entry)| entry).take(MOST).collect()
}

/// Whole names and numbers come before beginnings, and those before everything else.
fn weight(entry: &Entry, words: &str, score: u32) -> usize {
    let name = entry.name.to_lowercase();
    let whole = name == words || name.split_whitespace().any(|word| word == words);
    let begins = name.split_whitespace().any(|word| word.starts_with(words));
    let bonus = if name == words { 4_000 } else { 0 }
        + if whole { 2_000 } else { 0 }
        + if begins { 1_000 } else { 0 };
    score as usize + bonus + if entry.kind.is_first() { 40 } else { 0 }
}
