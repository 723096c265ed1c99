//! What a choice or a question points at.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A thing on the table that a choice or a question points at.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub enum Target {
    /// A hex, by printed number.
    Hex(String),
    /// A counter, by id.
    Unit(String),
    /// A cell of a field of cards, by name.
    Cell(String),
    /// A card of the deciding side's hand, or of the pile that the decision is about: by the id of its kind.
    Card(String),
    /// A command's track: to put a chit there, or to bid one of its chits.
    Track(ChitTarget),
    /// The tray from which a command's chits come: to take one back.
    Tray(ChitTarget),
    /// Nothing on the table: a button.
    Button(String),
}

/// A chit of a command.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ChitTarget {
    /// The command's id.
    pub command: String,
    /// The chit's value; any, if it is not said.
    pub value: Option<u8>,
}

impl Target {
    /// A chit on a command's track.
    #[must_use]
    pub fn track(command: &str, value: Option<u8>) -> Target {
        Target::Track(ChitTarget { command: command.to_owned(), value })
    }

    /// A command's chit in the tray.
    #[must_use]
    pub fn tray(command: &str, value: Option<u8>) -> Target {
        Target::Tray(ChitTarget { command: command.to_owned(), value })
    }

    /// What it points at, as the protocol and the terminal call it.
    #[must_use]
    pub fn name(&self) -> Cow<'_, str> {
        let chit = |place: &str, ChitTarget { command, value }: &ChitTarget| match value {
            Some(value) => format!("{place}{command}:{value}").into(),
            None => format!("{place}{command}").into(),
        };
        match self {
            Target::Hex(name)
            | Target::Unit(name)
            | Target::Cell(name)
            | Target::Card(name)
            | Target::Button(name) => name.into(),
            Target::Track(it) => chit(TRACK, it),
            Target::Tray(it) => chit(TRAY, it),
        }
    }

    /// Whether nothing on map, table or in a hand is meant: what can be clicked is a button, or a chit.
    #[must_use]
    pub fn is_button(&self) -> bool {
        matches!(self, Target::Track(_) | Target::Tray(_) | Target::Button(_))
    }
}

/// A thing on the table that a choice or a question points at.
// As the protocol writes it: chits are buttons `track:<id>`, `track:<id>:<value>` and `tray:<id>`.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Target")]
enum Written {
    /// A hex, by printed number.
    Hex(String),
    /// A counter, by id.
    Unit(String),
    /// A cell of a field of cards, by name.
    Cell(String),
    /// A card of the deciding side's hand, or of the pile that the decision is about: by the id of its kind.
    Card(String),
    /// Nothing on the table: a button.
    Button(String),
}

impl From<Target> for Written {
    fn from(target: Target) -> Written {
        let name = target.name().into_owned();
        match target {
            Target::Hex(_) => Written::Hex(name),
            Target::Unit(_) => Written::Unit(name),
            Target::Cell(_) => Written::Cell(name),
            Target::Card(_) => Written::Card(name),
            Target::Track(_) | Target::Tray(_) | Target::Button(_) => Written::Button(name),
        }
    }
}

impl From<Written> for Target {
    fn from(written: Written) -> Target {
        let chit = |rest: &str| match rest.rsplit_once(':') {
            Some((command, value)) if let Ok(value) = value.parse() => {
                ChitTarget { command: command.to_owned(), value: Some(value) }
            }
            _ => ChitTarget { command: rest.to_owned(), value: None },
        };
        match written {
            Written::Hex(hex) => Target::Hex(hex),
            Written::Unit(id) => Target::Unit(id),
            Written::Cell(cell) => Target::Cell(cell),
            Written::Card(id) => Target::Card(id),
            Written::Button(id) => match (id.strip_prefix(TRACK), id.strip_prefix(TRAY)) {
                (Some(rest), _) => Target::Track(chit(rest)),
                (_, Some(rest)) => Target::Tray(chit(rest)),
                (None, None) => Target::Button(id),
            },
        }
    }
}

const TRACK: &str = "track:";
const TRAY: &str = "tray:";

impl JsonSchema for Target {
    fn schema_name() -> Cow<'static, str> {
        Written::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Written::json_schema(generator)
    }
}
