//! What a save file holds (ARSOUF M9.1).

use super::annotation::Annotation;
use super::hashes::{Hashes, root};
use crate::kernel::SeededDice;
use crate::scenario::Scenario;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The format this program writes and the newest it reads.
pub const FORMAT: u32 = 1;

/// The most steps that are read: each keeps the position before it. The longest random games have a tenth of them.
pub const MOST_STEPS: usize = 30_000;

/// A game as a file. Loading compares every field with its hash, replays every action with the recorded faces and
/// compares the hashes after each.
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
    /// The position at the end.
    pub position: Value,
    /// The hash of each field, and of all of them.
    pub hashes: Hashes,
    /// Whether the file is to be sealed, because cards are hidden.
    #[serde(skip)]
    pub hides_cards: bool,
}

/// One action of a save file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
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
    /// The hash of this step, of the position afterwards and of the hash before, in hexadecimal. The hash before the
    /// first step is that of scenario, seed and opening.
    pub hash: String,
    /// Why a computer opponent did it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "remark")]
    pub annotation: Option<Annotation<Value>>,
}

impl SaveFile {
    /// The same file with the hashes of what stands in it.
    #[must_use]
    pub fn bound(mut self) -> SaveFile {
        self.hashes = Hashes::of(&self);
        self
    }

    /// The hash after the last step.
    #[must_use]
    pub fn last_hash(&self) -> String {
        self.steps.last().map_or_else(
            || root(&self.scenario, self.seed, self.opening.as_deref()),
            |step| step.hash.clone(),
        )
    }

    /// Whether this game is another one played on: it begins with the same steps.
    #[must_use]
    pub fn goes_on_from(&self, earlier: &SaveFile) -> bool {
        match earlier.steps.len().checked_sub(1) {
            None => {
                let begin = |file: &SaveFile| {
                    let hashes = &file.hashes;
                    [&hashes.scenario, &hashes.seed, &hashes.opening].map(Clone::clone)
                };
                begin(self) == begin(earlier)
            }
            Some(last) => {
                self.steps.get(last).is_some_and(|step| step.hash == earlier.steps[last].hash)
            }
        }
    }
}
