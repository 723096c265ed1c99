//! How a value does not fit its schema, as data: words are made where they are shown.

use super::json_schema::Shape;
use serde_json::Value;

/// How a value does not fit its schema.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misshape {
    /// A record has not a field that it must have.
    Missing {
        /// The field.
        field: String,
    },
    /// A record has a field that it can't have.
    Unknown {
        /// The field.
        field: String,
    },
    /// A list is too short or too long.
    Length {
        /// How many items it has.
        there: usize,
        /// The least and the greatest number of items.
        size: (usize, usize),
    },
    /// A number is beyond its bounds.
    Beyond {
        /// The number, as it is written.
        number: String,
        /// The least and the greatest.
        bounds: (i64, i64),
    },
    /// A value is of another kind.
    Kind {
        /// The value, as it is written, cut short.
        value: String,
        /// What could stand there.
        wanted: Vec<Wanted>,
    },
    /// The reader could not say it in more than a sentence of its own.
    Unread,
}

/// What could stand at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A record with these fields.
    Record(Vec<String>),
    /// A record whose entries have free names.
    Table,
    /// A list, of so many items if that is fixed.
    List(Option<usize>),
    /// A certain word.
    Word(String),
    /// Any text.
    Text,
    /// A whole number within bounds.
    Number(i64, i64),
    /// Yes or no.
    Flag,
    /// Nothing.
    Nothing,
}

impl Wanted {
    /// What a shape asks for.
    #[must_use]
    pub fn of(shape: &Shape<'_>) -> Wanted {
        let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match shape {
            Shape::Record { required, .. } => Wanted::Record(required.iter().map(word).collect()),
            Shape::Table { .. } => Wanted::Table,
            Shape::List { size, .. } => Wanted::List((size.0 == size.1).then_some(size.0)),
            Shape::Tuple(items) => Wanted::List(Some(items.len())),
            Shape::Word(value) => Wanted::Word(word(value)),
            Shape::Text => Wanted::Text,
            Shape::Number(least, most) => Wanted::Number(*least, *most),
            Shape::Flag => Wanted::Flag,
            Shape::Null => Wanted::Nothing,
        }
    }
}

/// The word in quotation marks that a reader of Rust types names first.
fn quoted(said: &str) -> Option<String> {
    said.split('`').nth(1).map(str::to_owned)
}

impl Misshape {
    /// What a reader of Rust types says, as far as it says of what kind the fault is.
    #[must_use]
    pub fn of_reader(said: &str) -> Misshape {
        let number =
            |text: &str| text.split(|c: char| !c.is_ascii_digit()).find_map(|n| n.parse().ok());
        let named = || {
            let field = quoted(said)?;
            match said {
                _ if said.starts_with("missing field") => Some(Misshape::Missing { field }),
                _ if said.starts_with("unknown field") => Some(Misshape::Unknown { field }),
                _ if said.starts_with("unknown variant") => {
                    let wanted = said.split('`').skip(3).step_by(2);
                    let wanted = wanted.map(|word| Wanted::Word(word.to_owned())).collect();
                    Some(Misshape::Kind { value: format!("\"{field}\""), wanted })
                }
                _ => None,
            }
        };
        let length = || {
            let (there, wanted) = said.strip_prefix("invalid length ")?.split_once(", expected")?;
            let (there, wanted) = (number(there)?, number(wanted)?);
            Some(Misshape::Length { there, size: (wanted, wanted) })
        };
        named().or_else(length).unwrap_or(Misshape::Unread)
    }
}
