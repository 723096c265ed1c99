//! What every rule system writes in its own way, as the schema describes it: one definition for each system, under the
//! system's word.

use crate::kernel::{Reason, System};
use crate::systems::with_system;
use crate::view::{Present, ThrowView};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

macro_rules! one_a_system {
    ($($(#[doc = $doc:literal])* $name:ident = $definition:literal),+ $(,)?) => {
        $(
            $(#[doc = $doc])*
            pub struct $name;

            impl JsonSchema for $name {
                fn inline_schema() -> bool {
                    true
                }

                fn schema_name() -> Cow<'static, str> {
                    stringify!($name).into()
                }

                fn json_schema(_: &mut SchemaGenerator) -> Schema {
                    let one = |system: System| json!({ "$ref": reference(system, $definition) });
                    let doc = concat!($($doc),*).trim();
                    json_schema!({ "description": doc, "anyOf": System::ALL.map(one) })
                }
            }
        )+
    };
}

one_a_system! {
    /// An action of the game's system.
    AnyAction = "Action",
    /// An event of the game's system.
    AnyEvent = "Event",
    /// A position of the game's system.
    AnyPosition = "Position",
    /// A throw of the game's system.
    AnyThrow = "Throw",
}

fn path(system: System) -> String {
    format!("/$defs/{}/$defs", system.tag())
}

fn reference(system: System, definition: &str) -> String {
    format!("#{}/{definition}", path(system))
}

/// What a system writes, to be put under its word.
#[must_use]
pub fn definitions(system: System) -> Value {
    with_system!(system, R => of::<R>())
}

/// Reasons that every game has.
const ALWAYS: [(&str, &str); 2] = [
    ("other-side-decides", " The other side is asked, and not the viewer."),
    ("over", " The game is over."),
];

/// Words with what they mean.
type Codes = [(&'static str, &'static str)];

fn of<R: Present>() -> Value {
    let system = R::SYSTEM;
    let settings = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = path(system).into());
    let mut read = settings.clone().into_generator();
    read.subschema_for::<R::Action>();
    let mut written = settings.for_serialize().into_generator();
    written.subschema_for::<R::Event>();
    written.subschema_for::<R::Position>();
    let mut throw = ThrowView::json_schema(&mut written).to_value();
    throw["properties"]["purpose"] = json!({ "$ref": reference(system, "Purpose") });
    let mut definitions: Map<String, Value> = written.take_definitions(true);
    definitions.extend(read.take_definitions(true));
    definitions.insert("Throw".to_owned(), throw);
    definitions.insert("Purpose".to_owned(), words("What a die decides.", R::THROWS));
    let reasons = [<R::Why as Reason>::CODES, &ALWAYS].concat();
    definitions.insert("Why".to_owned(), words("Why something is refused.", &reasons));
    json!({ "description": format!("What games of `{}` write.", system.tag()), "$defs": definitions })
}

/// One of these words; where a word has several meanings they stand one after the other.
fn words(description: &str, codes: &Codes) -> Value {
    let mut meanings: Vec<(&str, String)> = Vec::new();
    for (code, meaning) in codes {
        match meanings.iter_mut().find(|(other, _)| other == code) {
            Some((_, text)) => *text += meaning,
            None => meanings.push((code, (*meaning).to_owned())),
        }
    }
    let word =
        |(code, meaning): (&str, String)| json!({ "const": code, "description": meaning.trim() });
    let words: Vec<Value> = meanings.into_iter().map(word).collect();
    json!({ "description": description, "oneOf": words })
}
