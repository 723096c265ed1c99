//! `gonfalon schema`: JSON Schemas of scenario files, deck files, save files and the engine protocol.

use super::engine::messages::{Faults, Rejections, SaveOrSealed, WrongDice};
use super::engine::{METHODS, rpc, systems};
use super::{Done, document, print};
use crate::kernel::System;
use crate::scenario;
use crate::scenario::acies::deck::DeckFile;
use clap::{Args, ValueEnum};
use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};
use std::io::Write;

/// Print a JSON Schema.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  gonfalon schema scenario > scenario.schema.json")]
pub struct Schema {
    /// What is described.
    of: Of,
    /// Accepted because the output is always JSON.
    #[arg(long, hide = true)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Of {
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

impl Schema {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let schema = match self.of {
            Of::Scenario => scenario::schema(),
            Of::Deck => schemars::schema_for!(DeckFile).to_value(),
            Of::Save => schemars::schema_for!(SaveOrSealed).to_value(),
            Of::Protocol => protocol(),
            Of::ProtocolText => {
                return Ok(out.write_all(document::markdown(&protocol()).as_bytes())?);
            }
        };
        Ok(print::json(out, &schema)?)
    }
}

/// The schema of everything that `gonfalon engine` takes and gives.
#[must_use]
pub fn protocol() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let (mut requests, mut results) = (Vec::new(), Map::new());
    for method in METHODS.iter() {
        let (params, result) = ((method.params)(&mut generator), (method.result)(&mut generator));
        let (name, what) = (method.name, method.what);
        requests.push(json!({
            "title": name,
            "description": what,
            "type": "object",
            "properties": {
                "jsonrpc": { "const": "2.0" },
                "id": { "type": ["string", "number", "null"] },
                "method": { "const": name },
                "params": params,
            },
            "required": ["jsonrpc", "method"],
        }));
        results.insert(name.to_owned(), result);
    }
    let error = errors(&mut generator);
    let mut defs = generator.take_definitions(true);
    for system in System::ALL {
        defs.insert(system.tag().to_owned(), systems::definitions(system));
    }
    defs.insert("Request".to_owned(), json!({ "oneOf": requests }));
    defs.insert(
        "Answer".to_owned(),
        json!({
            "type": "object",
            "properties": {
                "jsonrpc": { "const": "2.0" },
                "id": { "type": ["string", "number", "null"] },
                "result": { "description": "As `results` says, by method." },
                "error": error,
            },
            "required": ["jsonrpc", "id"],
            "oneOf": [{ "required": ["result"] }, { "required": ["error"] }],
        }),
    );
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The engine protocol of Gonfalon",
        "description": "JSON-RPC 2.0 on standard input and output, one message a line. Whatever is refused \
                        changes nothing.",
        "anyOf": [
            { "$ref": "#/$defs/Request" },
            { "$ref": "#/$defs/Answer" },
            { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/Request" } },
            { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/Answer" } },
        ],
        "results": results,
        "$defs": defs,
    })
}

fn errors(generator: &mut SchemaGenerator) -> Value {
    let plain = [
        (rpc::PARSE_ERROR, "The line is not JSON."),
        (rpc::INVALID_REQUEST, "It is JSON, but no request."),
        (rpc::UNKNOWN_METHOD, "There is no such method."),
        (rpc::BAD_PARAMS, "The parameters do not fit; the message names the one that does not."),
        (rpc::INTERNAL, "A fault of the program; the game is as before."),
        (rpc::BARRIER, "Taking back stops here."),
        (rpc::NO_GAME, "No game has been started."),
        (rpc::TOO_LARGE, "The line holds more than a line may; nothing of it was carried out."),
    ];
    let mut kinds: Vec<Value> = plain
        .into_iter()
        .map(|(code, what)| json!({ "description": what, "properties": { "code": { "const": code } } }))
        .collect();
    let detailed = [
        (rpc::REFUSED, "The rules forbid the action.", generator.subschema_for::<Rejections>()),
        (
            rpc::WRONG_DICE,
            "The given faces do not fit the dice that the rules throw.",
            generator.subschema_for::<WrongDice>(),
        ),
        (rpc::FAULTS, "The scenario or save file has faults.", generator.subschema_for::<Faults>()),
    ];
    for (code, what, data) in detailed {
        kinds.push(json!({
            "description": what,
            "properties": { "code": { "const": code }, "data": data.to_value() },
            "required": ["data"],
        }));
    }
    json!({
        "type": "object",
        "properties": { "code": { "type": "integer" }, "message": { "type": "string" } },
        "required": ["code", "message"],
        "oneOf": kinds,
    })
}
