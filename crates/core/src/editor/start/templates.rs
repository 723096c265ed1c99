//! Small sound battles of each system, and a blank deck: what a new work begins with.

use crate::editor::files::DocumentFile;
use crate::editor::{Edit, Node, Pointer, StepName, text_lines};
use crate::kernel::System;
use crate::scenario::acies::deck;
use crate::scenario::{Text, Texts, catalogue};
use crate::words::{Language, Translation};

/// The place of the field that says which language a file is written in, among the others.
const WRITTEN: usize = 2;

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

    /// The text of its file, in English.
    ///
    /// # Panics
    /// Never: every system has one.
    #[must_use]
    pub fn text(self) -> &'static str {
        let Template::Battle(system) = self else { return catalogue::DECK_TEMPLATE };
        let own = catalogue::TEMPLATES.iter().find(|(tag, _)| *tag == system.tag());
        own.expect("every system has a template").1
    }

    /// A new work that begins with it, unsaved: what has a name has one in this language.
    #[must_use]
    pub fn begin(self, language: Language) -> DocumentFile {
        let mut file = DocumentFile::of_text(self.text());
        let named = |content: &Node, place: &str, text: &Text| {
            let (at, words) = (text_lines::pointer(content, place)?, text.translation(language)?);
            Some(Edit::put(content, at, written(words)))
        };
        let mut edits = Vec::new();
        let content = file.document.content();
        let mut visit = |place: &str, text: &mut Text| edits.extend(named(content, place, text));
        match self {
            Template::Battle(system) => {
                if let Some(mut battle) = catalogue::template(system.tag()) {
                    battle.texts("", &mut visit);
                }
            }
            Template::Deck => {
                if let Ok(mut deck) = deck::parse(self.text()) {
                    deck.translate("templates/deck");
                    deck.texts("", &mut visit);
                }
            }
        }
        if matches!(self, Template::Battle(_)) && !edits.is_empty() {
            edits.push(Edit::AddField {
                at: Pointer::fields(["language"]),
                place: WRITTEN,
                value: language.tag().into(),
            });
        }
        // Nothing has been done to it yet: a document of its own has no step to take back.
        let name = StepName::ChangeMany { count: edits.len(), field: "name".to_owned() };
        if file.document.apply(name, edits).is_ok() {
            file = DocumentFile::new(file.document.kind(), file.document.content().clone());
        }
        file
    }
}

/// A translation as a file has its own texts.
fn written(words: &Translation) -> Node {
    match words.gender() {
        None => words.text().into(),
        Some(_) => Node::of(words),
    }
}
