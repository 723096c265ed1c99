//! What the methods take and give.

use super::systems::{AnyAction, AnyEvent, AnyThrow};
use crate::kernel::{Side, System};
use crate::scenario::{Fault, Scenario};
use crate::session::{Played, Port, SaveFile};
use crate::view::{Choice, Ending, Forecast, Refusal, Target, ThrowView};
use crate::words::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// No parameters.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// Parameters of `new`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct New {
    /// A built-in scenario's id, or a whole scenario.
    #[schemars(with = "ScenarioOrId")]
    pub scenario: Value,
    /// The seed of the dice; without one the dice differ from game to game.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Optional rulings to set, by name.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The language of texts for people; without one it stays as it is, English at first.
    #[serde(default)]
    pub language: Option<Language>,
    /// The side that looks, by id: it gets nothing that is hidden from it, and may act only at its own decisions. Null
    /// is a referee, who sees everything.
    #[serde(default)]
    pub viewer: Option<String>,
}

/// A built-in scenario's id, or a whole scenario.
#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code)] // for the schema only
enum ScenarioOrId {
    /// An id from `scenarios`.
    Id(String),
    /// A scenario.
    Whole(Box<Scenario>),
}

/// Parameters of `load`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// A save file's content.
    #[schemars(with = "SaveFile")]
    pub save: Value,
    /// The language of texts for people; without one it stays as it is, English at first.
    #[serde(default)]
    pub language: Option<Language>,
    /// The side that looks, by id: it gets nothing that is hidden from it, and may act only at its own decisions. Null
    /// is a referee, who sees everything.
    #[serde(default)]
    pub viewer: Option<String>,
}

/// Parameters of `language`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Speak {
    /// The language of texts for people from now on; null changes nothing.
    #[serde(default)]
    pub language: Option<Language>,
}

/// What `language` gives.
#[derive(Serialize, JsonSchema)]
pub struct Spoken {
    /// The language of texts for people.
    pub language: Language,
}

/// Parameters of `prompt`, `state`, `save` and `undo`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Viewer {
    /// The side that looks, by id; null sees everything.
    #[serde(default)]
    pub viewer: Option<String>,
}

/// Parameters of `choose`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// The choice's number in the prompt.
    pub id: usize,
    /// The faces to use, in order; without them the game's own dice are thrown.
    #[serde(default)]
    pub dice: Option<Vec<u8>>,
    /// The side that looks, by id: it gets nothing that is hidden from it, and may act only at its own decisions. Null
    /// is a referee, who sees everything.
    #[serde(default)]
    pub viewer: Option<String>,
}

/// Parameters of `play`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The action.
    #[schemars(with = "AnyAction")]
    pub action: Value,
    /// The faces to use, in order; without them the game's own dice are thrown.
    #[serde(default)]
    pub dice: Option<Vec<u8>>,
    /// The side that looks, by id: it gets nothing that is hidden from it, and may act only at its own decisions. Null
    /// is a referee, who sees everything.
    #[serde(default)]
    pub viewer: Option<String>,
}

/// Parameters of `why_not`: one of the two.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhyNot {
    /// An action.
    #[serde(default)]
    #[schemars(with = "Option<AnyAction>")]
    pub action: Option<Value>,
    /// A hex, counter or button.
    #[serde(default)]
    pub target: Option<Target>,
    /// The side that looks, by id: it gets nothing that is hidden from it, and may act only at its own decisions. Null
    /// is a referee, who sees everything.
    #[serde(default)]
    pub viewer: Option<String>,
}

/// Parameters of `bot`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    /// How well it plays: `random`, if nothing is said, or `easy`.
    #[serde(default)]
    pub level: Option<String>,
    /// How long it may think, in milliseconds.
    #[serde(default)]
    pub millis: Option<u64>,
    /// The same seed in the same position gives the same action.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The side that looks, by id: it gets nothing that is hidden from it, and may act only at its own decisions. Null
    /// is a referee, who sees everything.
    #[serde(default)]
    pub viewer: Option<String>,
}

/// Parameters of `rules`: one of the two, or none for the table of contents.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// A section's number or a ruling's id.
    #[serde(default)]
    pub id: Option<String>,
    /// Words to look for.
    #[serde(default)]
    pub search: Option<String>,
    /// The rulebook; without it that of the game, or of Battles of the Medieval World.
    #[serde(default)]
    pub system: Option<System>,
}

/// The pending decision, or how the game ended.
#[derive(Serialize, JsonSchema)]
pub struct PromptOut {
    /// Set when the game is over; then nothing is asked.
    pub over: Option<Ending>,
    /// The deciding side's id.
    pub side: Option<String>,
    /// The number of the rule that asks.
    pub rule: Option<String>,
    /// The question, as a sentence.
    pub question: String,
    /// Everything that may be answered.
    pub choices: Vec<ChoiceOut>,
}

/// An offered action.
#[derive(Serialize, JsonSchema)]
pub struct ChoiceOut {
    /// Its number, for `choose`.
    pub id: usize,
    /// The action, for `play`.
    #[schemars(with = "AnyAction")]
    pub action: Value,
    /// What it points at.
    pub target: Target,
    /// What it does, in a few words.
    pub label: String,
    /// The number of the rule that allows it.
    pub rule: String,
    /// The odds it would lead to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forecast: Option<Forecast>,
}

/// What `choose` and `play` give.
#[derive(Serialize, JsonSchema)]
pub struct PlayedOut {
    /// What happened, in order.
    #[schemars(with = "Vec<AnyEvent>")]
    pub events: Vec<Value>,
    /// The dice, in order.
    #[schemars(with = "Vec<AnyThrow>")]
    pub throws: Vec<ThrowView>,
    /// What comes next.
    pub prompt: PromptOut,
}

/// Details of error -32001.
#[derive(Serialize, JsonSchema)]
pub struct Rejections {
    /// The rules that forbid the action, and why.
    pub rejections: Vec<Refusal>,
}

/// Details of error -32005.
#[derive(Serialize, JsonSchema)]
pub struct Faults {
    /// Everything that is wrong.
    pub faults: Vec<Fault>,
}

/// The pending decision of a game; its choices are left out where they are a secret kept from the viewer.
#[must_use]
pub fn prompt(port: &dyn Port, viewer: Option<Side>) -> PromptOut {
    let (prompt, hidden) = (port.prompt(), port.is_hidden_from(viewer));
    PromptOut {
        over: prompt.over.clone(),
        side: prompt.side.map(|side| port.side_id(side).to_owned()),
        rule: prompt.rule.as_ref().map(|rule| rule.section.clone()),
        question: prompt.question.clone(),
        choices: port.choices().iter().filter(|_| !hidden).map(choice).collect(),
    }
}

fn choice(choice: &Choice) -> ChoiceOut {
    ChoiceOut {
        id: choice.id,
        action: choice.action.clone(),
        target: choice.target.clone(),
        label: choice.label.clone(),
        rule: choice.rule.section.clone(),
        forecast: choice.forecast.clone(),
    }
}

/// What an action caused, with what comes next, as a side may see it.
#[must_use]
pub fn played(played: Played, port: &dyn Port, viewer: Option<Side>) -> PlayedOut {
    let events = viewer.map_or(played.events, |_| port.last_events(viewer));
    PlayedOut { events, throws: played.throws, prompt: prompt(port, viewer) }
}

/// The side with this id.
///
/// # Errors
/// What is wrong with the id.
pub fn side(port: &dyn Port, id: Option<&str>) -> Result<Option<Side>, String> {
    let Some(id) = id else { return Ok(None) };
    let found = Side::ALL.into_iter().find(|&side| port.side_id(side) == id);
    found.map(Some).ok_or_else(|| {
        let [a, b] = Side::ALL.map(|side| port.side_id(side));
        format!("there is no side \"{id}\"; the sides are \"{a}\" and \"{b}\"")
    })
}
