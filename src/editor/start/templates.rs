//! Small sound battles of each system, and a blank deck: what a new work begins with.

use crate::editor::files::DocumentFile;
use crate::kernel::System;

/// What a new work can begin with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Template {
    /// A small battle of a system: an empty map with two small armies, or two decks against each other.
    Battle(System),
    /// A deck.
    Deck,
}

impl Template {
    /// All of them.
    pub const ALL: [Template; 5] = [
        Template::Battle(System::Bmw),
        Template::Battle(System::Arsouf),
        Template::Battle(System::Barons),
        Template::Battle(System::Acies),
        Template::Deck,
    ];

    /// The text of its file.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Template::Battle(System::Bmw) => include_str!("../../../assets/templates/bmw.json"),
            Template::Battle(System::Arsouf) => {
                include_str!("../../../assets/templates/arsouf.json")
            }
            Template::Battle(System::Barons) => {
                include_str!("../../../assets/templates/barons.json")
            }
            Template::Battle(System::Acies) => include_str!("../../../assets/templates/acies.json"),
            Template::Deck => include_str!("../../../assets/templates/deck.json"),
        }
    }

    /// A new work that begins with it, unsaved.
    #[must_use]
    pub fn begin(self) -> DocumentFile {
        DocumentFile::of_text(self.text())
    }
}
