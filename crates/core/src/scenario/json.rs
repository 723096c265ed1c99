//! The one way in which files are read: a text into a value, a value into a type with the paths of what does not fit.

use super::fault::Fault;
use crate::phrase;
use crate::words::Phrase;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;

/// Why a text is no JSON.
#[derive(Debug)]
pub enum Unread {
    /// It is broken; the error says where.
    Broken(serde_json::Error),
    /// Something follows the value.
    GoesOn(serde_json::Error),
}

/// What does not fit a type, with its path.
pub type Misfit = serde_path_to_error::Error<serde_json::Error>;

/// Reads a text; no field may stand twice in an object.
///
/// # Errors
/// Why it is no JSON.
pub fn read(text: &str) -> Result<Value, Unread> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let Once(value) = Once::deserialize(&mut reader).map_err(Unread::Broken)?;
    reader.end().map_err(Unread::GoesOn)?;
    Ok(value)
}

/// The value that a text holds; `rest` says what to do about what follows it.
///
/// # Errors
/// Where it is no JSON.
pub fn value_of(text: &str, rest: Phrase) -> Result<Value, Vec<Fault>> {
    read(text).map_err(|unread| {
        let (error, todo) = match unread {
            Unread::Broken(error) => (error, phrase!("fault-correct-it-there")),
            Unread::GoesOn(error) => (error, rest),
        };
        let what = phrase!("fault-is-no-json", said = error);
        vec![Fault::new("", "malformed", what, todo)]
    })
}

/// A value as a type.
///
/// # Errors
/// The first thing that does not fit.
pub fn typed<T: DeserializeOwned>(value: &Value) -> Result<T, Misfit> {
    serde_path_to_error::deserialize(value)
}

/// A value in which every field stands once.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        reader.deserialize_any(Values).map(Once)
    }
}

struct Values;

impl<'de> Visitor<'de> for Values {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Once(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((name, Once(value))) = fields.next_entry::<String, Once>()? {
            if object.contains_key(&name) {
                return Err(A::Error::custom(format!("duplicate field `{name}`")));
            }
            object.insert(name, value);
        }
        Ok(object.into())
    }
}
