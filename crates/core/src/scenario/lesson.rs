//! A lesson: what somebody learns by playing a scenario, step by step. It is data, which authors write as they write the rest.

use super::Text;
use super::texts::texts;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The course of a lesson. `gonfalon check` plays it from its first step to its last, and takes every wrong turn that it foresees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Id of the side that the learner plays. The other one does what the steps say, and beside them what the computer decides.
    pub side: String,
    /// The seed of the dice and of what is shuffled.
    #[serde(default)]
    pub seed: u64,
    /// What is learned, one after the other.
    pub steps: Vec<LessonStep>,
}

/// One step of a lesson. It ends when what it expects has been done, when what it plays has been played, or, if it does
/// neither, when the learner has read it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// A few words above it.
    pub title: Text,
    /// What is told, and what is to be done (Markdown).
    pub text: Text,
    /// The numbers of the rules that it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// What is marked on the board and beside it.
    #[serde(default, skip_serializing_if = "LessonMarks::is_empty")]
    pub show: LessonMarks,
    /// What the learner is to do: one of these actions. Only the fields that are written have to agree.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expect: Vec<Pattern>,
    /// Whether all of them are to be done, in any order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all: bool,
    /// What may be done besides, without a word.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Pattern>,
    /// What the lesson itself plays, one action after the other, for whoever has to decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plays: Vec<Pattern>,
    /// The faces that the dice show in this step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// Wrong turns, with what is said about each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub foresee: Vec<WrongTurn>,
    /// What is said when something else is done.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub otherwise: Text,
    /// Whether the learner may leave it out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub optional: bool,
}

/// An action in the protocol's writing, or as many of its fields as are to agree. Of a list it may name the end alone:
/// `"path": {"last": "0603"}` is any way to that hex. Where an action itself does not say who is moved, `"mover"` is the id of
/// the counter that has been picked up for it: `{"type": "march", "hex": "0705", "mover": "T.BAR.MA1"}`.
pub type Pattern = Map<String, Value>;

/// Something that a learner may do in place of what is expected.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WrongTurn {
    /// What was done.
    pub action: Pattern,
    /// What is said about it.
    pub text: Text,
}

/// What a step marks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct LessonMarks {
    /// Hexes, by their printed numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<String>,
    /// Counters, by id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<String>,
    /// Cells of a field of cards, by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<String>,
    /// Cards of the learner's hand, by the id of their kind.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// Piles beside a field of cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub piles: Vec<LessonPile>,
    /// Tracks of chits, by the command's id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<String>,
    /// Buttons, by the name that the protocol has for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub buttons: Vec<String>,
    /// Panels: the first one is brought to the front.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub panels: Vec<LessonPanel>,
}

impl LessonMarks {
    /// Whether nothing is marked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == LessonMarks::default()
    }
}

/// A pile that a lesson can mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it
pub enum LessonPile {
    OwnDeck,
    OwnReserve,
    OwnCasualties,
    EnemyDeck,
    EnemyReserve,
    EnemyCasualties,
}

/// A panel that a lesson can mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names say it
pub enum LessonPanel {
    Prompt,
    Since,
    Unit,
    Command,
    Crt,
    Duel,
    Tec,
    Morale,
    Turn,
    Army,
    Journal,
    Rules,
    Dice,
    Options,
}

impl LessonStep {
    /// Whether it only wants to be read.
    #[must_use]
    pub fn is_read(&self) -> bool {
        self.expect.is_empty() && self.plays.is_empty()
    }
}

/// The field of a pattern that names the counter which has been picked up.
pub const MOVER: &str = "mover";

/// The field of a pattern's value that stands for the end of a list.
const LAST: &str = "last";

/// Whether an action has all fields of a pattern, with their values.
#[must_use]
pub fn agrees(pattern: &Pattern, action: &Value) -> bool {
    pattern.iter().all(|(field, value)| {
        let Some(own) = action.get(field) else { return false };
        match value.get(LAST) {
            Some(last) => own.as_array().and_then(|list| list.last()) == Some(last),
            None => own == value,
        }
    })
}

texts! {
    Lesson { steps }
    LessonStep { title, text, foresee, otherwise }
    WrongTurn { text }
}
