//! What a save file holds (ARSOUF M9.1).

use super::annotation::Annotation;
use super::hashes::{Hashes, hash_of, hash_of_value};
use crate::kernel::SeededDice;
use crate::scenario::Scenario;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The format this program writes and the newest it reads.
pub const FORMAT: u32 = 1;

/// The most steps that are read: each keeps the position before it. The longest random games have a tenth of them.
pub const MOST_STEPS: usize = 30_000;

/// A game as a file. Loading compares every field with its hash and every step with the chain of hashes, replays every
/// action with the recorded faces, and compares the position at the end.
///
/// Scenario and actions are bound as they stand in the file, and the position as the protocol tells it, but for procedures in
/// progress, which are the program's own: a program that has come to know more options, or keeps its positions in another way,
/// still opens it.
///
/// The hashes tell what was edited or damaged, and where. They are no signature: whoever takes the trouble to reckon
/// them anew can write any game that the rules allow.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SaveFile {
    /// The file format's version: 1.
    pub format: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// The scenario, options included.
    #[serde(deserialize_with = "crate::scenario::model::read_translated")]
    pub scenario: Scenario,
    /// The hash of the scenario as it stands in the file. What it leaves out has got its default in `scenario`.
    #[serde(skip)]
    pub scenario_hash: String,
    /// The seed of the game's dice.
    pub seed: u64,
    /// Where the dice stand now.
    #[schemars(with = "Value")]
    pub dice: SeededDice,
    /// Faces that will be shown before the dice go on: those of throws that were taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<u8>,
    /// Lots that will be drawn before the dice go on: those that were taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<u64>,
    /// The faces of the set-up, if somebody gave them: without them they follow from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Vec<u8>>,
    /// Every action, in order.
    pub steps: Vec<SavedStep>,
    /// The position at the end, as the protocol's `state` tells it to a referee, without the procedures in progress: the steps
    /// lead to them again.
    pub position: Value,
    /// The hash of each field, and of all of them.
    pub hashes: Hashes,
    /// Whether the file is to be sealed, because cards are hidden.
    #[serde(skip)]
    pub hides_cards: bool,
}

/// One action of a save file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedStep {
    /// The acting side's id.
    pub side: String,
    /// The action in the protocol's writing.
    pub action: Value,
    /// The faces thrown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<u8>,
    /// The lots drawn, in games that shuffle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<u64>,
    /// The hash of all that stands in this step and of the hash before, in hexadecimal. The hash before the first step is
    /// that of scenario, seed and opening.
    pub hash: String,
    /// Why a computer opponent did it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "remark")]
    pub annotation: Option<Annotation<Value, Value>>,
}

impl SavedStep {
    /// The hash of this step after another one.
    #[must_use]
    pub fn hash_after(&self, before: &str) -> String {
        let SavedStep { side, action, faces, lots, hash: _, annotation } = self;
        let annotation = annotation.as_ref().map(|annotation| {
            let value = serde_json::to_value(annotation).expect("it is plain data");
            hash_of_value(&value)
        });
        hash_of(&(before, side, hash_of_value(action), faces, lots, annotation))
    }

    /// Whether another step is the same action with the same dice.
    fn is_as(&self, other: &SavedStep) -> bool {
        (&self.side, &self.action, &self.faces, &self.lots)
            == (&other.side, &other.action, &other.faces, &other.lots)
    }
}

impl SaveFile {
    /// The same file with the hashes of what stands in it. Those of its steps are taken at their word.
    #[must_use]
    pub fn bound(mut self) -> SaveFile {
        self.scenario_hash = self.hash_of_scenario();
        self.hashes = Hashes::of(&self);
        self
    }

    /// The same file with the hashes of all that stands in it, those of its steps too.
    #[must_use]
    pub fn chained(mut self) -> SaveFile {
        self.scenario_hash = self.hash_of_scenario();
        let mut before = self.root();
        for step in &mut self.steps {
            before = step.hash_after(&before);
            step.hash.clone_from(&before);
        }
        self.bound()
    }

    /// The hash of the scenario as this program writes it.
    fn hash_of_scenario(&self) -> String {
        let text = serde_json::to_string(&self.scenario).expect("a scenario is plain data");
        hash_of_value(&serde_json::from_str(&text).expect("it was written just now"))
    }

    /// The hash before the first step.
    #[must_use]
    pub fn root(&self) -> String {
        hash_of(&(FORMAT, &self.scenario_hash, self.seed, &self.opening))
    }

    /// The hash after the last step.
    #[must_use]
    pub fn last_hash(&self) -> String {
        self.steps.last().map_or_else(|| self.root(), |step| step.hash.clone())
    }

    /// Whether this game is another one played on: it begins with the same steps.
    #[must_use]
    pub fn goes_on_from(&self, earlier: &SaveFile) -> bool {
        let begin = |file: &SaveFile| (file.seed, file.opening.clone());
        begin(self) == begin(earlier)
            && self.scenario == earlier.scenario
            && self.steps.len() >= earlier.steps.len()
            && self.steps.iter().zip(&earlier.steps).all(|(step, other)| step.is_as(other))
    }
}
