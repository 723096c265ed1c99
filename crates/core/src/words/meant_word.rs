//! Which known word somebody meant who wrote another one.

/// The known word that is nearest to one that is not known, if one is near: as many letters may be put in, left out, changed or
/// swapped as a third of its own. Capitals make no difference, nor does what parts its words.
#[must_use]
pub fn meant<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let plain = |word: &str| word.to_lowercase().replace(['_', ' '], "-");
    let word = plain(word);
    let steps = |known: &&'a str| strsim::osa_distance(&word, &plain(known));
    let nearest = known.into_iter().min_by_key(steps)?;
    (3 * steps(&nearest) <= word.chars().count()).then_some(nearest)
}
