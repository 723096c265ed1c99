//! Arms as a file has them: a blazon, and where it comes from.

use super::text::Text;
use super::texts::texts;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;

/// Arms in words: the blazon alone, or with what is known of it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Written")]
pub struct ArmsData {
    /// The blazon in English, such as `Gules, a lion rampant argent`.
    pub blazon: String,
    /// Where it comes from, in a sentence.
    pub source: Text,
    /// Whether it is made up, or given to somebody by later heralds, and not attested for his time.
    pub invented: bool,
}

/// As files have it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Plain(String),
    Sourced(SourcedArms),
}

/// A blazon with what is known of it, as files have it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourcedArms {
    blazon: String,
    #[serde(default)]
    source: Text,
    #[serde(default)]
    invented: bool,
}

impl From<Written> for ArmsData {
    fn from(written: Written) -> ArmsData {
        match written {
            Written::Plain(blazon) => ArmsData { blazon, source: Text::default(), invented: false },
            Written::Sourced(SourcedArms { blazon, source, invented }) => {
                ArmsData { blazon, source, invented }
            }
        }
    }
}

impl Serialize for ArmsData {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.source.is_empty() && !self.invented {
            return serializer.serialize_str(&self.blazon);
        }
        let mut record = serializer.serialize_struct("Arms", 3)?;
        record.serialize_field("blazon", &self.blazon)?;
        if self.source.is_empty() {
            record.skip_field("source")?;
        } else {
            record.serialize_field("source", &self.source)?;
        }
        if self.invented {
            record.serialize_field("invented", &true)?;
        } else {
            record.skip_field("invented")?;
        }
        record.end()
    }
}

impl JsonSchema for ArmsData {
    fn schema_name() -> Cow<'static, str> {
        "Arms".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A coat of arms: its blazon in English, or the blazon with its source.",
            "anyOf": [
                { "description": "The blazon alone.", "type": "string" },
                {
                    "description": "With its source.",
                    "type": "object",
                    "properties": {
                        "blazon": {
                            "description": "The blazon in English, such as `Gules, a lion rampant argent`.",
                            "type": "string",
                        },
                        "source": generator.subschema_for::<Text>(),
                        "invented": {
                            "description": "Whether the arms are made up, or given to their bearer by later heralds.",
                            "type": "boolean",
                            "default": false,
                        },
                    },
                    "required": ["blazon"],
                    "additionalProperties": false,
                },
            ],
        })
    }
}

texts! {
    ArmsData { source }
}
