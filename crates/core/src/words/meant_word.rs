//! Which known word somebody meant who wrote another one.

/// Words with fewer bytes in common at their beginnings may as well have nothing to do with each other.
const BEGINNING: usize = 4;

/// The known word that is nearest to one that is not known, if one is near: as many letters may be put in, left out, changed or
/// swapped as a third of its own, or more may follow it, or be missing at its end. Capitals make no difference, nor does what parts
/// its words.
#[must_use]
pub fn meant<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let plain = |word: &str| word.to_lowercase().replace(['_', ' '], "-");
    let word = plain(word);
    let steps = |known: &&'a str| strsim::osa_distance(&word, &plain(known));
    let known: Vec<&'a str> = known.into_iter().collect();
    let nearest = known.iter().copied().min_by_key(steps)?;
    if 3 * steps(&nearest) <= word.chars().count() {
        return Some(nearest);
    }
    let begins = |known: &&'a str| {
        let known = plain(known);
        let least = known.len().min(word.len());
        least >= BEGINNING && known.as_bytes()[..least] == word.as_bytes()[..least]
    };
    known.into_iter().filter(begins).min_by_key(steps)
}
