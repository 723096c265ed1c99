//! Which word was probably meant.

use super::attribute::{Attitude, Detail, Form, Place};
use super::figure::{Figure, ROUNDELS};
use super::partition::{Division, PartitionLine, Pattern};
use super::tincture::Tincture;

/// Words of blazons beside those of the lists.
const OTHERS: &[&str] = &[
    "and",
    "between",
    "on",
    "of",
    "with",
    "within",
    "over",
    "all",
    "charged",
    "semy",
    "crusily",
    "bezanty",
    "billety",
    "fretty",
    "fleury",
    "impaling",
    "quarterly",
    "counterchanged",
    "debruised",
    "surmounted",
    "points",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
];

/// How near a word is: steps, then how much of its beginning differs; and the word.
type Nearest = ((usize, usize), &'static str);

/// The word of blazons that is nearest to one that is none, if one is near.
pub(super) fn nearest(word: &str) -> Option<String> {
    let far = match word.chars().count() {
        0..=2 => return None,
        3..=4 => 1,
        _ => 2,
    };
    let phrases = |list: &mut dyn Iterator<Item = &'static str>, best: &mut Nearest| {
        for known in list.flat_map(str::split_whitespace) {
            // Of words that are equally near the one that begins alike is meant.
            let alike = known.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
            let near = (strsim::osa_distance(word, known), usize::MAX - alike);
            if near < best.0 {
                *best = (near, known);
            }
        }
    };
    let mut best = ((usize::MAX, 0), "");
    phrases(&mut Figure::PHRASES.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut Tincture::PHRASES.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut Attitude::PHRASES.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut Pattern::PHRASES.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut Division::PHRASES.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut PartitionLine::PHRASES.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut Form::PHRASES.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut Detail::PHRASES.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut Place::PHRASES.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut ROUNDELS.iter().map(|(phrase, _)| *phrase), &mut best);
    phrases(&mut OTHERS.iter().copied(), &mut best);
    // Letters put in, left out, changed, or swapped with their neighbour.
    let ((steps, _), known) = best;
    (steps > 0 && steps <= far).then(|| known.to_owned())
}
