//! Kinds of trees: woods are drawn as what grows in them.

/// What grows in woods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum TreeKind {
    /// Oaks and the like: round crowns.
    #[default]
    Broadleaf,
    /// Pines, firs and cedars: spiked crowns.
    Conifer,
    /// Date palms: fans of leaves.
    Palm,
    /// Bushes and young trees: small crowns.
    Scrub,
    /// Fruit trees and olives, in rows.
    Orchard,
}

/// The words of a terrain id that mean a kind of tree.
const WORDS: [(TreeKind, &[&str]); 4] = [
    (TreeKind::Conifer, &["pine", "conifer", "cedar", "spruce"]),
    (TreeKind::Palm, &["palm"]),
    (TreeKind::Scrub, &["scrub", "thicket", "brush", "maquis"]),
    (TreeKind::Orchard, &["orchard", "olive"]),
];

impl TreeKind {
    /// What grows on the ground of a terrain id, if trees do.
    #[must_use]
    pub fn of(terrain: &str) -> TreeKind {
        TreeKind::named(terrain).unwrap_or_default()
    }

    /// The kind of tree that a terrain id names.
    #[must_use]
    pub fn named(terrain: &str) -> Option<TreeKind> {
        let names = |words: &[&str]| words.iter().any(|word| terrain.contains(word));
        WORDS.iter().find(|(_, words)| names(words)).map(|(kind, _)| *kind)
    }
}
