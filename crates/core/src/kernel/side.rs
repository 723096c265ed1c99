//! The two sides of a battle.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::{Index, IndexMut};

/// One of the two sides. Which army it is stands in the scenario: `A` is the one listed first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side listed first in the scenario.
    A,
    /// The side listed second.
    B,
}

/// The schema describes a side as the protocol writes it.
impl JsonSchema for Side {
    fn schema_name() -> Cow<'static, str> {
        "SideId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A side's id in the scenario." })
    }
}

impl Side {
    /// Both sides, in the order of the scenario.
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

/// One value for each side, indexed by [`Side`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Both<T>(pub [T; 2]);

impl<T> Both<T> {
    /// Makes the two values from a function of the side.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Self {
        Both([f(Side::A), f(Side::B)])
    }
}

/// The schema describes the values as the protocol writes them.
impl<T: JsonSchema> JsonSchema for Both<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Both_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "description": "One value for each side, by its id.",
            "additionalProperties": generator.subschema_for::<T>(),
        })
    }
}

impl<T> Index<Side> for Both<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for Both<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
