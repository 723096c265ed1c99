//! Faults and warnings that an author wants to stand.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;

/// A fault or warning that is not reported, by its name; with the author's reason if one is given.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Written")]
pub struct Waiver {
    /// The fault's or warning's name.
    pub fault: String,
    /// Why it stands; empty if nothing is said.
    pub why: String,
}

/// A waiver as files have it: the name alone, or the name with a reason.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Plain(String),
    Reasoned(Reasoned),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reasoned {
    fault: String,
    why: String,
}

impl From<Written> for Waiver {
    fn from(written: Written) -> Waiver {
        match written {
            Written::Plain(fault) => Waiver { fault, why: String::new() },
            Written::Reasoned(Reasoned { fault, why }) => Waiver { fault, why },
        }
    }
}

impl From<&str> for Waiver {
    fn from(fault: &str) -> Waiver {
        Waiver { fault: fault.to_owned(), why: String::new() }
    }
}

impl Serialize for Waiver {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.why.is_empty() {
            return serializer.serialize_str(&self.fault);
        }
        let mut waiver = serializer.serialize_struct("Waiver", 2)?;
        waiver.serialize_field("fault", &self.fault)?;
        waiver.serialize_field("why", &self.why)?;
        waiver.end()
    }
}

impl JsonSchema for Waiver {
    fn schema_name() -> Cow<'static, str> {
        "Waiver".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The name of a fault or warning that is not reported; with the author's reason if one is given.",
            "anyOf": [
                { "type": "string" },
                {
                    "type": "object",
                    "properties": {
                        "fault": { "description": "The name.", "type": "string" },
                        "why": { "description": "Why it stands.", "type": "string" },
                    },
                    "required": ["fault", "why"],
                    "additionalProperties": false,
                },
            ],
        })
    }
}
