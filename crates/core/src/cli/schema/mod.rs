//! `gonfalon schema`: JSON Schemas of scenario files, deck files, save files and the engine protocol.

pub mod make;

use super::{Done, document, print};
use crate::scenario::{self, acies::deck};
use clap::{Args, ValueEnum};
use serde_json::Value;
use std::io::Write;

/// Print a JSON Schema.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  gonfalon schema scenario > scenario.schema.json")]
pub struct Schema {
    /// What is described.
    of: Output,
    /// Accepted because the output is always JSON.
    #[arg(long, hide = true)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Output {
    /// A scenario file.
    Scenario,
    /// A deck file.
    Deck,
    /// A save file.
    Save,
    /// The messages of `gonfalon engine`.
    Protocol,
    /// The same as a text for people, in Markdown.
    ProtocolText,
}

/// What has a schema.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// A scenario file.
    Scenario,
    /// A deck file.
    Deck,
    /// A save file.
    Save,
    /// The messages of `gonfalon engine`.
    Protocol,
}

impl Of {
    /// Everything that has one.
    pub const ALL: [Of; 4] = [Of::Scenario, Of::Deck, Of::Save, Of::Protocol];

    /// The word by which it is asked for, and the name of its file in `assets/schema/`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Of::Scenario => "scenario",
            Of::Deck => "deck",
            Of::Save => "save",
            Of::Protocol => "protocol",
        }
    }

    /// The schema, as the program carries it.
    ///
    /// # Panics
    /// Never: a test reads every file.
    #[must_use]
    pub fn schema(self) -> Value {
        let carried = |text| serde_json::from_str(text).expect("schemas are JSON");
        match self {
            Of::Scenario => scenario::schema(),
            Of::Deck => deck::schema(),
            Of::Save => carried(include_str!("../../../../../assets/schema/save.json")),
            Of::Protocol => carried(include_str!("../../../../../assets/schema/protocol.json")),
        }
    }
}

impl Schema {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let of = match self.of {
            Output::Scenario => Of::Scenario,
            Output::Deck => Of::Deck,
            Output::Save => Of::Save,
            Output::Protocol => Of::Protocol,
            Output::ProtocolText => {
                let text = document::markdown(&Of::Protocol.schema());
                return Ok(out.write_all(text.as_bytes())?);
            }
        };
        Ok(print::json(out, &of.schema())?)
    }
}
