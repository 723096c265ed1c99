//! The texts of a battle: where each stands, and what it is in another language.

use super::{Document, Edit, Key, Node, Pointer};
use crate::scenario::Texts;
use crate::words::{Gender, Language, Translation};

/// The field of a file that holds the translations of its texts.
const TRANSLATIONS: &str = "translations";
/// The field that says in which language they are written.
const WRITTEN: &str = "language";
/// The fields by which items of lists are told apart in the places of texts.
const IDS: [&str; 3] = ["id", "deck", "list"];

/// A text of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextLine {
    /// Its place as translations name it, such as `bmw/units/C1/name`.
    pub place: String,
    /// Its place in the document.
    pub at: Pointer,
    /// The text in the language that the battle is written in.
    pub source: String,
    /// The text in the other language, if it has one.
    pub translation: Option<Translation>,
}

impl TextLine {
    /// Whether the other language has it.
    #[must_use]
    pub fn is_translated(&self) -> bool {
        self.translation.as_ref().is_some_and(|text| !text.text().trim().is_empty())
    }
}

/// The language that the texts of a content are written in.
#[must_use]
pub fn written_in(content: &Node) -> Language {
    let tag = content.field(WRITTEN).and_then(Node::text);
    tag.and_then(Language::with_tag).unwrap_or(Language::ENGLISH)
}

/// The edit that says which language the texts of a content are written in; nothing where that is said already.
#[must_use]
pub fn write_in(content: &Node, language: Language) -> Option<Edit> {
    let at = Pointer::fields([WRITTEN]);
    if written_in(content) == language {
        return None;
    }
    Some(match (language == Language::ENGLISH, at.of(content)) {
        (true, Some(_)) => Edit::RemoveField { at },
        _ => Edit::put(content, at, language.tag()),
    })
}

/// Every text of a document that is not empty, with its translation; nothing while the document can't be read as a battle.
#[must_use]
pub fn of(document: &Document, language: Language) -> Option<Vec<TextLine>> {
    let mut scenario = document.scenario().ok()?;
    let mut lines = Vec::new();
    scenario.texts("", &mut |place, text| {
        if text.source.trim().is_empty() {
            return;
        }
        if let Some(at) = pointer(document.content(), place) {
            lines.push(TextLine {
                place: place.to_owned(),
                at,
                source: text.source.clone(),
                translation: text.translation(language).cloned(),
            });
        }
    });
    Some(lines)
}

/// Where a place lies in a content: names of fields, and for items of lists their id or number.
#[must_use]
pub fn pointer(content: &Node, place: &str) -> Option<Pointer> {
    let (mut at, mut node) = (Pointer::root(), content);
    let mut keys = place.split('/').peekable();
    while let Some(key) = keys.next() {
        // A name in a table may hold the sign that parts places.
        let mut name = key.to_owned();
        let key = loop {
            if let Some(key) = inside(node, &name) {
                break key;
            }
            name = format!("{name}/{}", keys.next()?);
        };
        node = match &key {
            Key::Field(name) => node.field(name)?,
            Key::Item(number) => node.item(*number)?,
        };
        at = at.then(key);
    }
    Some(at)
}

fn inside(node: &Node, name: &str) -> Option<Key> {
    match node {
        Node::Record(_) => node.field(name).map(|_| Key::from(name)),
        Node::List(items) => {
            let is = |item: &Node| {
                IDS.iter().any(|id| item.field(id).and_then(Node::text) == Some(name))
            };
            let place = items.iter().position(is).or_else(|| name.parse().ok())?;
            (place < items.len()).then_some(Key::Item(place))
        }
        _ => None,
    }
}

/// Where the translation of a text stands in a document.
#[must_use]
pub fn translated_at(place: &str, language: Language) -> Pointer {
    Pointer::fields([TRANSLATIONS]).then(language.tag()).then(place)
}

/// The edit that gives a text a translation; an empty one takes it away.
#[must_use]
pub fn translate(
    content: &Node,
    place: &str,
    language: Language,
    (text, gender): (&str, Option<Gender>),
) -> Option<Edit> {
    let root = Pointer::fields([TRANSLATIONS]);
    let own = root.then(language.tag());
    let at = translated_at(place, language);
    if text.is_empty() {
        return at.of(content).map(|_| Edit::RemoveField { at });
    }
    let value = match gender {
        None => Node::from(text),
        Some(gender) => {
            let mut fields =
                vec![("text".to_owned(), text.into()), ("gender".to_owned(), Node::of(&gender))];
            // What else is said of the name stays.
            let kept = at.of(content).and_then(Node::fields).unwrap_or_default();
            let more = kept.iter().filter(|(name, _)| name != "text" && name != "gender");
            fields.extend(more.cloned());
            Node::Record(fields)
        }
    };
    let inner = |value| Node::Record(vec![(place.to_owned(), value)]);
    Some(if own.of(content).is_some() {
        Edit::put(content, at, value)
    } else if root.of(content).is_some() {
        Edit::put(content, own, inner(value))
    } else {
        let value = Node::Record(vec![(language.tag().to_owned(), inner(value))]);
        Edit::put(content, root, value)
    })
}
