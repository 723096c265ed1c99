//! From the types of the rules to JSON.

use super::{Names, TAGGED, TYPE};
use crate::kernel::Side;
use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Error, Map, Value};

/// Writes plain data with names.
///
/// # Panics
/// If it is not plain data: a map with keys that are neither words nor numbers.
#[must_use]
pub fn write(value: &impl Serialize, names: &dyn Names) -> Value {
    value.serialize(Writer { names }).expect("what is written is plain data")
}

#[derive(Clone, Copy)]
struct Writer<'a> {
    names: &'a dyn Names,
}

impl<'a> Writer<'a> {
    fn list(self, variant: Option<&'static str>) -> List<'a> {
        List { writer: self, items: Vec::new(), variant }
    }

    fn fields(self, variant: Option<&'static str>) -> Fields<'a> {
        Fields { writer: self, written: Map::new(), key: String::new(), variant }
    }

    fn tagged_fields(self, variant: &'static str) -> Fields<'a> {
        let mut fields = self.fields(None);
        fields.written.insert(TYPE.to_owned(), Value::from(variant));
        fields
    }

    fn by_side(self, value: Value) -> Value {
        match value {
            Value::Array(values) => {
                let ids = Side::ALL.map(|side| self.names.side(side).to_owned());
                Value::Object(ids.into_iter().zip(values).collect())
            }
            other => other,
        }
    }
}

/// Values with a tag, if they have one.
fn tagged(variant: Option<&'static str>, value: Value) -> Value {
    match variant {
        Some(variant) => Value::Object(Map::from_iter([(variant.to_owned(), value)])),
        None => value,
    }
}

macro_rules! scalars {
    ($($method:ident: $kind:ty),+) => {
        $(fn $method(self, value: $kind) -> Result<Value, Error> {
            Ok(Value::from(value))
        })+
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = Value;
    type Error = Error;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = Fields<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    scalars! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32,
        serialize_f64: f64, serialize_str: &str, serialize_bytes: &[u8]
    }

    fn serialize_char(self, value: char) -> Result<Value, Error> {
        Ok(Value::from(value.to_string()))
    }

    fn serialize_none(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(
        self,
        kind: &'static str,
        index: u32,
        variant: &'static str,
    ) -> Result<Value, Error> {
        if TAGGED.contains(&kind) {
            return Ok(Value::Object(self.tagged_fields(variant).written));
        }
        let side = Side::ALL.get(index as usize).filter(|_| kind == "Side");
        Ok(Value::from(side.map_or(variant, |&side| self.names.side(side))))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        kind: &'static str,
        value: &T,
    ) -> Result<Value, Error> {
        let value = value.serialize(self)?;
        if kind == "Both" {
            return Ok(self.by_side(value));
        }
        let number = value.as_u64().and_then(|number| u16::try_from(number).ok());
        let name = number.and_then(|number| self.names.name(kind, number));
        Ok(name.map_or(value, Value::from))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        kind: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Value, Error> {
        let tag = (!self.names.is_untagged(kind)).then_some(variant);
        Ok(tagged(tag, value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, Error> {
        Ok(self.list(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>, Error> {
        Ok(self.list(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'a>, Error> {
        Ok(self.list(None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'a>, Error> {
        Ok(self.list(Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields<'a>, Error> {
        Ok(self.fields(None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields<'a>, Error> {
        Ok(self.fields(None))
    }

    fn serialize_struct_variant(
        self,
        kind: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Error> {
        Ok(if TAGGED.contains(&kind) {
            self.tagged_fields(variant)
        } else {
            self.fields(Some(variant))
        })
    }
}

struct List<'a> {
    writer: Writer<'a>,
    items: Vec<Value>,
    variant: Option<&'static str>,
}

macro_rules! lists {
    ($($kind:ident: $method:ident),+) => {
        $(impl $kind for List<'_> {
            type Ok = Value;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.items.push(value.serialize(self.writer)?);
                Ok(())
            }

            fn end(self) -> Result<Value, Error> {
                Ok(tagged(self.variant, Value::Array(self.items)))
            }
        })+
    };
}

lists! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
}

struct Fields<'a> {
    writer: Writer<'a>,
    written: Map<String, Value>,
    key: String,
    variant: Option<&'static str>,
}

macro_rules! fields {
    ($($kind:ident),+) => {
        $(impl $kind for Fields<'_> {
            type Ok = Value;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.written.insert(key.to_owned(), value.serialize(self.writer)?);
                Ok(())
            }

            fn end(self) -> Result<Value, Error> {
                Ok(tagged(self.variant, Value::Object(self.written)))
            }
        })+
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Fields<'_> {
    type Ok = Value;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = match key.serialize(self.writer)? {
            Value::String(key) => key,
            Value::Number(key) => key.to_string(),
            _ => return Err(serde::ser::Error::custom("a key must be a word or a number")),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = std::mem::take(&mut self.key);
        self.written.insert(key, value.serialize(self.writer)?);
        Ok(())
    }

    fn end(self) -> Result<Value, Error> {
        Ok(Value::Object(self.written))
    }
}
