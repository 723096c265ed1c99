//! What has lost its hex when the map got another shape, by name.

use gonfalon_core::editor::Node;
use gonfalon_core::editor::mapping::rearrangement::Fallen;
use gonfalon_core::editor::problems::place_words;
use gonfalon_core::words::Language;

/// So many numbers of one thing are told.
const NUMBERS: usize = 3;

/// The things with the numbers of their lost hexes, in the order of the numbers.
#[must_use]
pub fn told(content: &Node, fallen: &[Fallen], language: Language) -> Vec<String> {
    let mut fallen: Vec<&Fallen> = fallen.iter().collect();
    fallen.sort_by(|a, b| a.label.cmp(&b.label));
    let mut things: Vec<(String, Vec<&str>)> = Vec::new();
    for lost in fallen {
        let name = place_words::holder(content, &lost.at)
            .unwrap_or_else(|| place_words::told(content, &lost.at, language));
        match things.iter_mut().find(|(known, _)| *known == name) {
            Some((_, labels)) => labels.push(&lost.label),
            None => things.push((name, vec![&lost.label])),
        }
    }
    let one = |(name, mut labels): (String, Vec<&str>)| {
        labels.dedup();
        let more = if labels.len() > NUMBERS { ", …" } else { "" };
        labels.truncate(NUMBERS);
        format!("{name} ({}{more})", labels.join(", "))
    };
    things.into_iter().map(one).collect()
}
