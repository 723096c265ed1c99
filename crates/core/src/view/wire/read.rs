//! From JSON to the types of the rules.

use super::{Names, TAGGED, TYPE};
use serde::de::value::{MapDeserializer, SeqDeserializer, StrDeserializer, U16Deserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, Expected, IntoDeserializer,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};
use std::fmt::{self, Display};

/// What could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It is not such data: a sentence that says what is wrong, as serde has it.
    Malformed(String),
    /// Nothing of a type, called as in the source, has this name.
    Unknown {
        /// The type.
        kind: String,
        /// The name.
        name: String,
    },
}

impl Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::Malformed(what) => f.write_str(what),
            Misread::Unknown { kind, name } => write!(f, "\"{name}\" names no {kind}"),
        }
    }
}

impl std::error::Error for Misread {}

impl Error for Misread {
    fn custom<T: Display>(what: T) -> Misread {
        Misread::Malformed(what.to_string())
    }

    /// A type that parses its own words refuses them so.
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Misread {
        match found {
            Unexpected::Str(name) => {
                Misread::Unknown { kind: expected.to_string(), name: name.to_owned() }
            }
            _ => Misread::custom(format_args!("invalid value: {found}, expected {expected}")),
        }
    }
}

/// Reads plain data with names.
///
/// # Errors
/// What is wrong with it, or which name nothing has.
pub fn read<T: DeserializeOwned>(value: &Value, names: &dyn Names) -> Result<T, Misread> {
    T::deserialize(Reader { value, names })
}

#[derive(Clone, Copy)]
struct Reader<'a> {
    value: &'a Value,
    names: &'a dyn Names,
}

impl<'a> Reader<'a> {
    fn fields(self, fields: &'a Map<String, Value>) -> impl Iterator<Item = (&'a str, Reader<'a>)> {
        fields.iter().map(move |(key, value)| (key.as_str(), Reader { value, ..self }))
    }

    /// The value as a word.
    fn word(self) -> Result<&'a str, Misread> {
        self.value.as_str().ok_or_else(|| Error::invalid_type(unexpected(self.value), &"a string"))
    }
}

impl<'a> IntoDeserializer<'a, Misread> for Reader<'a> {
    type Deserializer = Reader<'a>;

    fn into_deserializer(self) -> Reader<'a> {
        self
    }
}

fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(it) => Unexpected::Bool(*it),
        Value::Number(it) => it
            .as_u64()
            .map(Unexpected::Unsigned)
            .or_else(|| it.as_i64().map(Unexpected::Signed))
            .or_else(|| it.as_f64().map(Unexpected::Float))
            .unwrap_or(Unexpected::Other("number")),
        Value::String(it) => Unexpected::Str(it),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.value {
            Value::Array(items) => {
                let items = items.iter().map(|value| Reader { value, ..self });
                visitor.visit_seq(SeqDeserializer::new(items))
            }
            Value::Object(fields) => visitor.visit_map(MapDeserializer::new(self.fields(fields))),
            plain => plain.deserialize_any(visitor).map_err(Misread::custom),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        kind: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        if !self.names.is_named(kind) {
            return visitor.visit_newtype_struct(self);
        }
        let name = self.word()?;
        let unknown = || Misread::Unknown { kind: kind.to_owned(), name: name.to_owned() };
        let number = self.names.number(kind, name).ok_or_else(unknown)?;
        visitor.visit_newtype_struct(U16Deserializer::new(number))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        kind: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        if TAGGED.contains(&kind) {
            let Value::Object(fields) = self.value else {
                return Err(Error::invalid_type(unexpected(self.value), &"an object"));
            };
            let tag = fields.get(TYPE).ok_or_else(|| Misread::missing_field(TYPE))?;
            let variant = Reader { value: tag, ..self }.word()?;
            return visitor.visit_enum(Variant { variant, content: Content::Fields(self, fields) });
        }
        let name = self.word()?;
        if !self.names.is_untagged(kind) {
            return visitor.visit_enum(Variant { variant: name, content: Content::Nothing });
        }
        let unknown = || Misread::Unknown { kind: kind.to_owned(), name: name.to_owned() };
        let variant = self.names.variant(kind, name).ok_or_else(unknown)?;
        visitor.visit_enum(Variant { variant, content: Content::Value(self) })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// A variant and what it holds.
struct Variant<'a> {
    variant: &'a str,
    content: Content<'a>,
}

enum Content<'a> {
    Nothing,
    Value(Reader<'a>),
    /// The fields of an action, its type among them.
    Fields(Reader<'a>, &'a Map<String, Value>),
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Misread;
    type Variant = Content<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Content<'de>), Misread> {
        Ok((seed.deserialize(StrDeserializer::new(self.variant))?, self.content))
    }
}

impl<'de> VariantAccess<'de> for Content<'de> {
    type Error = Misread;

    fn unit_variant(self) -> Result<(), Misread> {
        match self {
            Content::Nothing => Ok(()),
            Content::Value(_) => Err(Misread::custom("it holds nothing")),
            Content::Fields(_, fields) => match fields.keys().find(|key| *key != TYPE) {
                Some(field) => Err(Error::unknown_field(field, &[])),
                None => Ok(()),
            },
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misread> {
        match self {
            Content::Value(reader) => seed.deserialize(reader),
            _ => Err(Misread::custom("it holds a value")),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Misread> {
        Err(Misread::custom("it holds values"))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        match self {
            Content::Fields(reader, fields) => {
                let fields = reader.fields(fields).filter(|(key, _)| *key != TYPE);
                visitor.visit_map(MapDeserializer::new(fields))
            }
            _ => Err(Misread::custom("it holds fields")),
        }
    }
}
