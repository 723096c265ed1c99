//! What the methods take and give.

use super::systems::{AnyAction, AnyEvent, AnyThrow};
use crate::kernel::System;
use crate::scenario::{Fault, Scenario};
use crate::session::faces::Wrong;
use crate::session::seal::SealedFile;
use crate::session::{Misfit, Port, SaveFile, Then};
use crate::view::{
    Choice, Considered, Ending, Entry, EntryKind, Figures, Forecast, Hindsight, Refusal, Target,
    ThrowView,
};
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
    /// The faces of the set-up, in order, where it throws dice; without them the game's own dice are thrown.
    #[serde(default)]
    pub dice: Option<Vec<u8>>,
    /// What comes after the given faces.
    #[serde(default)]
    pub then: Then,
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
    /// Faces that the game's own dice show next, in order, before they go on by themselves. A face that a die does not
    /// have is passed over.
    #[serde(default)]
    pub dice: Vec<u8>,
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

/// Parameters of `prompt`, `state`, `save`, `undo` and `charts`.
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
    /// What comes after the given faces.
    #[serde(default)]
    pub then: Then,
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
    /// What comes after the given faces.
    #[serde(default)]
    pub then: Then,
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
    /// How well it plays: `random`, if nothing is said, `easy`, `normal` or `hard`.
    #[serde(default)]
    pub level: Option<String>,
    /// What it is inclined to: `even`, if nothing is said, `cautious` or `bold`. Only its judgement differs. `random` has no
    /// style.
    #[serde(default)]
    pub style: Option<String>,
    /// How far it misjudges what its actions are worth: `none`, if nothing is said, `small` or `large`. It sticks to an
    /// error for a player turn, if each of them is asked with the same seed, or all without one. `random` has no handicap.
    #[serde(default)]
    pub handicap: Option<String>,
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

impl Bot {
    /// The words for who is asked: level, style and handicap.
    #[must_use]
    pub fn player(&self) -> [Option<&str>; 3] {
        [self.level.as_deref(), self.style.as_deref(), self.handicap.as_deref()]
    }
}

/// Parameters of `hindsight`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LookBack {
    /// The number of the step, as the viewer counts them: see `journal`.
    pub step: usize,
    /// How well the computer plays that is asked: the strongest level, if nothing is said.
    #[serde(default)]
    pub level: Option<String>,
    /// What it is inclined to: `even`, if nothing is said, `cautious` or `bold`. Only its judgement differs. `random` has no
    /// style.
    #[serde(default)]
    pub style: Option<String>,
    /// How far it misjudges what its actions are worth: `none`, if nothing is said, `small` or `large`. It sticks to an
    /// error for a player turn, if each of them is asked with the same seed, or all without one. `random` has no handicap.
    #[serde(default)]
    pub handicap: Option<String>,
    /// How long it may think, in milliseconds.
    #[serde(default)]
    pub millis: Option<u64>,
    /// The same seed at the same step gives the same answer, unless a limit of time cuts the thinking short.
    #[serde(default)]
    pub seed: Option<u64>,
    /// The side that looks, by id: it gets nothing that is hidden from it. Null is a referee, who sees everything.
    #[serde(default)]
    pub viewer: Option<String>,
}

impl LookBack {
    /// The words for who is asked: level, style and handicap.
    #[must_use]
    pub fn player(&self) -> [Option<&str>; 3] {
        [self.level.as_deref(), self.style.as_deref(), self.handicap.as_deref()]
    }
}

/// What the computer would have done at a decision of the past, beside what was done.
#[derive(Serialize, JsonSchema)]
pub struct HindsightOut {
    /// The id of the side that decided.
    pub side: String,
    /// What was done.
    pub done: ConsideredOut,
    /// What the computer would have done instead; null if it would have done the same, and where nothing else could be done.
    pub instead: Option<ConsideredOut>,
    /// Whether something else could have been done.
    pub had_choice: bool,
}

impl HindsightOut {
    /// What was thought out as programs get it.
    #[must_use]
    pub fn new(port: &dyn Port, hindsight: Hindsight) -> HindsightOut {
        let Hindsight { side, done, instead, had_choice } = hindsight;
        let (side, instead) = (port.side_id(side).to_owned(), instead.map(ConsideredOut::new));
        HindsightOut { side, done: ConsideredOut::new(done), instead, had_choice }
    }
}

/// An action with its reasons.
#[derive(Serialize, JsonSchema)]
pub struct ConsideredOut {
    /// The action.
    #[schemars(with = "AnyAction")]
    pub action: Value,
    /// What it is, in words.
    pub label: String,
    /// The number of the rule that allows it.
    pub rule: String,
    /// What speaks for it and against it, in sentences.
    pub reasons: Vec<String>,
    /// The figures behind that, in hundredths of a point; null where they are not known.
    pub figures: Option<Figures>,
}

impl ConsideredOut {
    fn new(considered: Considered) -> ConsideredOut {
        let Considered { choice, action, reasons, figures } = considered;
        ConsideredOut { action, label: choice.label, rule: choice.rule.section, reasons, figures }
    }
}

/// Parameters of `rules`: one of the two, or none for the table of contents.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// A section's number or a ruling's id; not together with `search`. With neither, every section is listed.
    #[serde(default)]
    pub id: Option<String>,
    /// Words to look for: the sections that fit them best, the best first; words that are spelt a little differently fit too.
    #[serde(default)]
    pub search: Option<String>,
    /// The rulebook; without it that of the game, or of Battles of the Medieval World.
    #[serde(default)]
    pub system: Option<System>,
}

/// Parameters of `journal`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Journal {
    /// The first step to be told: 0, if nothing is said, is the set-up; `next` of the last answer goes on.
    #[serde(default)]
    pub from: usize,
    /// `taken_back` of the last answer: if something has been taken back since, the steps are told from the first one on
    /// that is another now, even if that comes before `from`.
    #[serde(default)]
    pub taken_back: Option<usize>,
    /// The language of the lines; without one that of all other texts.
    #[serde(default)]
    pub language: Option<Language>,
    /// The side that listens, by id: it hears nothing that is hidden from it. Null is a referee, who hears everything.
    #[serde(default)]
    pub viewer: Option<String>,
}

/// Parameters of a method that looks at a game or changes it.
pub trait Viewed {
    /// The id of the side that calls; none for a referee.
    fn viewer(&self) -> Option<&str>;
}

macro_rules! viewed {
    ($($params:ty),+ $(,)?) => {
        $(impl Viewed for $params {
            fn viewer(&self) -> Option<&str> {
                self.viewer.as_deref()
            }
        })+
    };
}

viewed!(New, Load, Viewer, Choose, Play, WhyNot, Bot, LookBack, Journal);

/// What `hello` gives.
#[derive(Serialize, JsonSchema)]
pub struct Greeting {
    /// `gonfalon`.
    pub program: String,
    /// The program's version.
    pub version: String,
    /// The version of this protocol: 1.
    pub protocol: u32,
    /// The rule systems, by tag.
    pub systems: Vec<System>,
    /// The names of all methods.
    pub methods: Vec<String>,
    /// The most that one line may hold.
    pub limits: Limits,
}

/// The most that one line may hold: more is refused by error -32006.
#[derive(Clone, Copy, Serialize, JsonSchema)]
pub struct Limits {
    /// Bytes of a line.
    pub line: usize,
    /// Requests of a batch.
    pub batch: usize,
    /// JSON values of a line: numbers, words, lists and objects.
    pub values: usize,
}

/// A save file, sealed in games with hidden cards and for the eyes of a side.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code)] // a description of what is written elsewhere
pub enum SaveOrSealed {
    /// Open.
    Open(Box<SaveFile>),
    /// Sealed.
    Sealed(Box<SealedFile>),
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
    /// What follows from it that the label does not say, in a sentence or two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The number of the rule that allows it.
    pub rule: String,
    /// The odds it would lead to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forecast: Option<Forecast>,
}

/// What `choose` and `play` give.
#[derive(Serialize, JsonSchema)]
pub struct PlayedOut {
    /// What the action caused.
    #[serde(flatten)]
    pub caused: CausedOut,
    /// What comes next.
    pub prompt: PromptOut,
}

/// What `new`, `load` and `undo` give: the prompt, and beside it what the set-up brought, or after `load` what the last
/// action did; nothing after `undo`.
#[derive(Serialize, JsonSchema)]
pub struct OpenedOut {
    /// What led to it.
    #[serde(flatten)]
    pub caused: CausedOut,
    /// What comes next.
    #[serde(flatten)]
    pub prompt: PromptOut,
}

/// What one step brought.
#[derive(Serialize, JsonSchema)]
pub struct CausedOut {
    /// The number of the last step, as the viewer counts them: see `journal`.
    pub step: usize,
    /// What happened, in order.
    #[schemars(with = "Vec<AnyEvent>")]
    pub events: Vec<Value>,
    /// The dice of the same, in order.
    #[schemars(with = "Vec<AnyThrow>")]
    pub throws: Vec<ThrowView>,
}

/// What `journal` gives.
#[derive(Serialize, JsonSchema)]
pub struct JournalOut {
    /// What happened, step by step.
    pub steps: Vec<StepOut>,
    /// The number of the first step that is told, or would be: whatever was heard of it and of later ones before is no
    /// longer true.
    pub from: usize,
    /// The number of the step that comes next: ask from here the next time.
    pub next: usize,
    /// How often the listener has seen something taken back: to be given the next time.
    pub taken_back: usize,
}

/// What one action caused. A viewer counts the steps of which it may hear: what the other side changes again and again in
/// secret is not told before it is done.
#[derive(Serialize, JsonSchema)]
pub struct StepOut {
    /// Its number: 0 is the set-up, 1 the first action.
    pub step: usize,
    /// The id of the side that acted; null at the set-up.
    pub side: Option<String>,
    /// The action; null if it is hidden from the viewer, and at the set-up.
    #[schemars(with = "Option<AnyAction>")]
    pub action: Option<Value>,
    /// What happened, in order, without what the viewer did not see.
    #[schemars(with = "Vec<AnyEvent>")]
    pub events: Vec<Value>,
    /// The dice, in order.
    #[schemars(with = "Vec<AnyThrow>")]
    pub throws: Vec<ThrowView>,
    /// The same for people, line by line.
    pub entries: Vec<EntryOut>,
}

/// A line of the journal.
#[derive(Serialize, JsonSchema)]
pub struct EntryOut {
    /// What kind of line it is.
    pub kind: EntryKind,
    /// The line.
    pub text: String,
    /// The number of the rule behind it.
    pub rule: Option<String>,
    /// The id of the side that it concerns.
    pub side: Option<String>,
    /// The hexes or cells that it concerns, by printed number or name.
    pub hexes: Vec<String>,
    /// For a computer's reasons: the figures behind them, in hundredths of a point. Where reasons would tell of hidden things, null.
    pub figures: Option<Figures>,
}

impl EntryOut {
    /// A line as programs get it.
    #[must_use]
    pub fn new(port: &dyn Port, entry: Entry) -> EntryOut {
        let side = entry.side.map(|side| port.side_id(side).to_owned());
        let Entry { kind, text, rule, hexes, figures, .. } = entry;
        EntryOut { kind, text, rule, side, hexes, figures }
    }
}

/// Details of error -32002.
#[derive(Serialize, JsonSchema)]
pub struct WrongDice {
    /// What is wrong: `too-few`, `too-many`, `impossible` (the next face is not on the die) or `endless` (the dice would
    /// fall for ever).
    pub wrong: String,
    /// How many faces were given.
    pub given: usize,
    /// How many of them fell.
    pub used: usize,
    /// How many of them were left over.
    pub left: usize,
    /// The first die for which there was no face, or on which the next one is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<Missing>,
}

/// A die that was not thrown, for want of a face.
#[derive(Serialize, JsonSchema)]
pub struct Missing {
    /// Whose die it is: the side's id.
    pub side: String,
    /// How many sides it has.
    pub sides: u8,
    /// The number of the rule that asks for it.
    pub rule: String,
    /// What it decides, as a stable short word.
    pub purpose: String,
    /// What it decides, in words.
    pub text: String,
}

impl From<ThrowView> for Missing {
    fn from(throw: ThrowView) -> Missing {
        let ThrowView { side, rule, purpose, text, sides, .. } = throw;
        Missing { side, sides, rule, purpose, text }
    }
}

impl From<Misfit> for WrongDice {
    fn from(misfit: Misfit) -> WrongDice {
        let wrong = match misfit.wrong {
            Wrong::TooFew => "too-few",
            Wrong::Impossible { .. } => "impossible",
            Wrong::TooMany => "too-many",
            Wrong::Endless => "endless",
        };
        let missing = misfit.wanted.map(Missing::from);
        let Misfit { given, used, left, .. } = misfit;
        WrongDice { wrong: wrong.to_owned(), given, used, left, missing }
    }
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

/// The pending decision of a game, with these of its choices.
#[must_use]
pub fn prompt(port: &dyn Port, choices: &[Choice]) -> PromptOut {
    let prompt = port.prompt();
    PromptOut {
        over: prompt.over.clone(),
        side: prompt.side.map(|side| port.side_id(side).to_owned()),
        rule: prompt.rule.as_ref().map(|rule| rule.section.clone()),
        question: prompt.question.clone(),
        choices: choices.iter().map(|it| choice(port, it)).collect(),
    }
}

fn choice(port: &dyn Port, choice: &Choice) -> ChoiceOut {
    ChoiceOut {
        id: choice.id,
        action: port.action(choice.id).unwrap_or_default(),
        target: choice.target.clone(),
        label: choice.label.clone(),
        note: choice.note.clone(),
        rule: choice.rule.section.clone(),
        forecast: choice.forecast.clone(),
    }
}
