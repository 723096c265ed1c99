//! A special rule as a file holds it.

use super::json::{self, Misfit};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;

/// A special rule as it is written: its name and its parameters. The rule system knows which there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpecialRuleData(Map<String, Value>);

impl SpecialRuleData {
    /// A special rule of a system as it is written.
    ///
    /// # Panics
    /// If the type is not written as an object.
    #[must_use]
    pub fn of(rule: &impl Serialize) -> SpecialRuleData {
        match serde_json::to_value(rule) {
            Ok(Value::Object(written)) => SpecialRuleData(written),
            other => panic!("a special rule is an object: {other:?}"),
        }
    }

    /// The special rule as its system types it.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Misfit> {
        json::typed(&Value::Object(self.0.clone()))
    }
}

/// Any object here; the schemas that the program prints hold what the system says of it.
impl JsonSchema for SpecialRuleData {
    fn schema_name() -> Cow<'static, str> {
        "SpecialRule".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "object" })
    }
}
