//! What a step did, so that it can be named in any language.

use crate::editor::problems::place_words::titled;
use crate::editor::problems::remedy_kind::RemedyKind;
use crate::editor::problems::waiving;
use crate::say;
use crate::words::Language;

/// What a step was done to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepMatter {
    /// A field of files, by its word there: forms have a name for it.
    Field(String),
    /// Something that its author named.
    Thing(String),
}

impl From<&str> for StepMatter {
    fn from(name: &str) -> StepMatter {
        StepMatter::Thing(name.to_owned())
    }
}

/// What a step did.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // numbers and names that stand in the sentence
pub enum StepName {
    /// Hexes got another terrain.
    Paint { hexes: usize, terrain: String },
    /// Hexes lie higher or lower.
    Heights { hexes: usize },
    /// Hexes rise from one level to another.
    Slope { hexes: usize },
    /// Hexes were put into a zone.
    IntoZone { hexes: usize, zone: String },
    /// Hexes were taken out of a zone.
    OutOfZone { hexes: usize, zone: String },
    /// A road was drawn.
    Road { hexes: usize },
    /// A stream was drawn.
    Stream { hexes: usize },
    /// Roads or streams were removed from hexes.
    EraseWays { hexes: usize },
    /// Hexsides got a feature.
    Hexsides { sides: usize, feature: String },
    /// Hexsides lost their features.
    EraseHexsides { sides: usize },
    /// A place got a name.
    PlaceName { name: String },
    /// A name was moved to another hex.
    MoveName { name: String },
    /// A name was taken away.
    RemoveName { name: String },
    /// A piece of the map was cut out.
    Cut { hexes: usize },
    /// A piece of the map was pasted.
    Paste { hexes: usize },
    /// A piece of the map was moved.
    MovePiece { hexes: usize },
    /// The map was mirrored, left to right.
    MirrorSideways,
    /// The map was mirrored, top to bottom.
    MirrorUpDown,
    /// The map was turned by 180 degrees.
    TurnMap,
    /// Columns became rows: hexes lie with flat tops now.
    FlatTops,
    /// Columns became rows: hexes lie with pointed tops now.
    PointedTops,
    /// The map has another size.
    Resize { columns: u16, rows: u16 },
    /// The map was shifted.
    Shift,
    /// The hexes have other numbers.
    Renumber,
    /// A counter was placed.
    PlaceCounter { counter: String },
    /// A counter was taken off the map.
    LiftCounter { counter: String },
    /// Something was added.
    Add { what: StepMatter },
    /// Something was removed.
    Remove { what: StepMatter },
    /// Something was copied beside itself.
    Clone { what: StepMatter },
    /// Something got another name or id.
    Rename { what: String },
    /// Items of a list were put into another order.
    Reorder { what: StepMatter },
    /// A field has another value.
    Change { field: String },
    /// A field of something has another value.
    ChangeOf { field: String, thing: String },
    /// The same field of several things has another value.
    ChangeMany { count: usize, field: String },
    /// Rows of a spreadsheet were taken in.
    TakeIn { count: usize },
    /// A problem was remedied.
    Remedy { kind: RemedyKind },
    /// A problem was waived.
    Waive { problem: String },
    /// A problem that was waived is reported again.
    Report { problem: String },
    /// The file was taken over as another program had changed it.
    TakeOver,
}

impl StepName {
    /// The name, such as "paint 12 hexes as marsh".
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        let l = language;
        // Fields go by the names that forms have for them.
        let named = |field: &str| {
            let is_file_word = |c: char| c.is_ascii_lowercase() || "_-.[]0123456789".contains(c);
            if !field.chars().all(is_file_word) {
                return field.to_owned();
            }
            let parts = field.split('.').map(|part| lower(&titled(part, language)));
            parts.collect::<Vec<_>>().join(": ")
        };
        let matter = |what: &StepMatter| match what {
            StepMatter::Field(field) => named(field),
            StepMatter::Thing(thing) => thing.clone(),
        };
        match self {
            StepName::Paint { hexes, terrain } => {
                say!(l, "editor-step-paint", hexes = *hexes, terrain = terrain.as_str())
            }
            StepName::Heights { hexes } => say!(l, "editor-step-heights", hexes = *hexes),
            StepName::Slope { hexes } => say!(l, "editor-step-slope", hexes = *hexes),
            StepName::IntoZone { hexes, zone } => {
                say!(l, "editor-step-into-zone", hexes = *hexes, zone = zone.as_str())
            }
            StepName::OutOfZone { hexes, zone } => {
                say!(l, "editor-step-out-of-zone", hexes = *hexes, zone = zone.as_str())
            }
            StepName::Road { hexes } => say!(l, "editor-step-road", hexes = *hexes),
            StepName::Stream { hexes } => say!(l, "editor-step-stream", hexes = *hexes),
            StepName::EraseWays { hexes } => say!(l, "editor-step-erase-ways", hexes = *hexes),
            StepName::Hexsides { sides, feature } => {
                say!(l, "editor-step-hexsides", sides = *sides, feature = feature.as_str())
            }
            StepName::EraseHexsides { sides } => {
                say!(l, "editor-step-erase-hexsides", sides = *sides)
            }
            StepName::PlaceName { name } => say!(l, "editor-step-place-name", name = name.as_str()),
            StepName::MoveName { name } => say!(l, "editor-step-move-name", name = name.as_str()),
            StepName::RemoveName { name } => {
                say!(l, "editor-step-remove-name", name = name.as_str())
            }
            StepName::Cut { hexes } => say!(l, "editor-step-cut", hexes = *hexes),
            StepName::Paste { hexes } => say!(l, "editor-step-paste", hexes = *hexes),
            StepName::MovePiece { hexes } => say!(l, "editor-step-move-piece", hexes = *hexes),
            StepName::MirrorSideways => say!(l, "editor-step-mirror-sideways"),
            StepName::MirrorUpDown => say!(l, "editor-step-mirror-up-down"),
            StepName::TurnMap => say!(l, "editor-step-turn-map"),
            StepName::FlatTops => say!(l, "editor-step-flat-tops"),
            StepName::PointedTops => say!(l, "editor-step-pointed-tops"),
            StepName::Resize { columns, rows } => {
                say!(l, "editor-step-resize", columns = *columns, rows = *rows)
            }
            StepName::Shift => say!(l, "editor-step-shift"),
            StepName::Renumber => say!(l, "editor-step-renumber"),
            StepName::PlaceCounter { counter } => {
                say!(l, "editor-step-place-counter", counter = counter.as_str())
            }
            StepName::LiftCounter { counter } => {
                say!(l, "editor-step-lift-counter", counter = counter.as_str())
            }
            StepName::Add { what } => say!(l, "editor-step-add", what = matter(what)),
            StepName::Remove { what } => say!(l, "editor-step-remove", what = matter(what)),
            StepName::Clone { what } => say!(l, "editor-step-clone", what = matter(what)),
            StepName::Rename { what } => say!(l, "editor-step-rename", what = what.as_str()),
            StepName::Reorder { what } => say!(l, "editor-step-reorder", what = matter(what)),
            StepName::Change { field } => say!(l, "editor-step-change", field = named(field)),
            StepName::ChangeOf { field, thing } => {
                say!(l, "editor-step-change-of", field = named(field), thing = thing.as_str())
            }
            StepName::ChangeMany { count, field } => {
                say!(l, "editor-step-change-many", count = *count, field = named(field))
            }
            StepName::TakeIn { count } => say!(l, "editor-step-take-in", count = *count),
            StepName::Remedy { kind } => {
                say!(l, "editor-step-remedy", what = lower(&kind.told(l)))
            }
            StepName::Waive { problem } => {
                say!(l, "editor-step-waive", problem = waiving::title(problem, l))
            }
            StepName::Report { problem } => {
                say!(l, "editor-step-report", problem = waiving::title(problem, l))
            }
            StepName::TakeOver => say!(l, "editor-step-take-over"),
        }
    }
}

/// Words within a sentence: they begin small, but for those that are capitals throughout.
fn lower(words: &str) -> String {
    let mut letters = words.chars();
    let (first, second) = (letters.next(), letters.clone().next());
    match first {
        Some(first) if !second.is_some_and(char::is_uppercase) => {
            first.to_lowercase().collect::<String>() + letters.as_str()
        }
        _ => words.to_owned(),
    }
}
