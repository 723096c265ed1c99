//! The hashes that bind a save file together, the same on every machine.

use super::save_file::{FORMAT, SaveFile};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::hash::Hasher;
use std::io::Write;

/// A hash for each field of a save file, so that a field that was edited can be named, and one over all of them.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hashes {
    /// Of the program's version.
    pub program: String,
    /// Of the scenario, options included.
    pub scenario: String,
    /// Of the seed.
    pub seed: String,
    /// Of where the dice stand.
    pub dice: String,
    /// Of the faces of the set-up.
    pub opening: String,
    /// Of the faces that will be shown before the dice go on.
    pub faces: String,
    /// Of the lots that will be drawn before the dice go on.
    pub lots: String,
    /// Of the last step, and so of all steps; without steps, that of scenario, seed and opening.
    pub steps: String,
    /// Of the position at the end.
    pub position: String,
    /// Of all these hashes and the format.
    pub whole: String,
}

impl Hashes {
    /// The hashes of what stands in a file. Its steps are taken at their word: replaying compares them.
    #[must_use]
    pub fn of(save: &SaveFile) -> Hashes {
        let mut hashes = Hashes {
            program: hash_of(&save.program),
            scenario: save.scenario_hash.clone(),
            seed: hash_of(&save.seed),
            dice: hash_of(&save.dice),
            opening: hash_of(&save.opening),
            faces: hash_of(&save.faces),
            lots: hash_of(&save.lots),
            steps: save.last_hash(),
            position: hash_of(&save.position),
            whole: String::new(),
        };
        hashes.whole = hash_of(&(FORMAT, &hashes));
        hashes
    }

    /// The field whose hash another is: scenario, seed and opening first, because everything follows from them.
    #[must_use]
    pub fn first_difference(&self, other: &Hashes) -> Option<&'static str> {
        [
            ("scenario", &self.scenario, &other.scenario),
            ("seed", &self.seed, &other.seed),
            ("opening", &self.opening, &other.opening),
            ("program", &self.program, &other.program),
            ("dice", &self.dice, &other.dice),
            ("faces", &self.faces, &other.faces),
            ("lots", &self.lots, &other.lots),
            ("steps", &self.steps, &other.steps),
            ("position", &self.position, &other.position),
            ("hashes.whole", &self.whole, &other.whole),
        ]
        .into_iter()
        .find_map(|(field, mine, others)| (mine != others).then_some(field))
    }
}

/// A hash of a value as it stands in a file, whatever the order in which its fields are written: what the program knows of
/// such values today does not count, so that files of yesterday keep their hashes.
#[must_use]
pub fn hash_of_value(value: &Value) -> String {
    hash_of(&Sorted(value))
}

/// A value with the fields of every object sorted by name.
struct Sorted<'a>(&'a Value);

impl Serialize for Sorted<'_> {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Array(values) => writer.collect_seq(values.iter().map(Sorted)),
            Value::Object(fields) => {
                let fields: BTreeMap<&String, &Value> = fields.iter().collect();
                writer.collect_map(fields.into_iter().map(|(name, value)| (name, Sorted(value))))
            }
            other => other.serialize(writer),
        }
    }
}

/// A hash of plain data that is the same on every machine.
#[must_use]
pub fn hash_of(data: &impl Serialize) -> String {
    struct Sink(fnv::FnvHasher);
    impl Write for Sink {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.write(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut sink = Sink(fnv::FnvHasher::default());
    serde_json::to_writer(&mut sink, data).expect("it is plain data");
    format!("{:016x}", sink.0.finish())
}
