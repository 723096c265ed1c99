//! Schemas from the types themselves. The program carries what comes out of it as files, which a test holds current
//! (`UPDATE_GOLDEN=1 cargo test document` writes them anew): making them takes more code than printing them.

use super::Of;
use crate::cli::engine::methods::{Table, tabulate};
use crate::cli::engine::payloads::{Faults, OpenedOut, Rejections, SaveOrSealed, WrongDice};
use crate::cli::engine::rpc::{self, Error};
use crate::cli::engine::seat::Seat;
use crate::cli::engine::{Engine, systems};
use crate::kernel::System;
use crate::scenario::Scenario;
use crate::scenario::acies::deck::DeckFile;
use crate::systems::bmw::special::SpecialRule;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator, schema_for};
use serde_json::{Map, Value, json};

/// The schema of a kind of files, or of the messages of the engine.
#[must_use]
pub fn schema(of: Of) -> Value {
    match of {
        Of::Scenario => with_special_rules(schema_for!(Scenario).to_value()),
        Of::Deck => schema_for!(DeckFile).to_value(),
        Of::Save => with_special_rules(schema_for!(SaveOrSealed).to_value()),
        Of::Protocol => protocol(),
    }
}

/// Scenarios are read below the rule systems: what these say of special rules is added here.
fn with_special_rules(mut schema: Value) -> Value {
    if let Some(defs) = schema["$defs"].as_object_mut() {
        add_special_rules(defs);
    }
    schema
}

fn add_special_rules(defs: &mut Map<String, Value>) {
    let mut typed = schema_for!(SpecialRule).to_value();
    if let Some(rule) = typed.as_object_mut() {
        rule.remove("$schema");
        rule.remove("title");
        let own = rule.remove("$defs");
        defs.extend(own.into_iter().filter_map(|own| own.as_object().cloned()).flatten());
    }
    defs.insert("SpecialRule".to_owned(), typed);
}

/// The schema of everything that `gonfalon engine` takes and gives.
fn protocol() -> Value {
    let mut methods =
        Methods { generator: SchemaSettings::draft2020_12().into_generator(), told: Vec::new() };
    tabulate(&mut methods);
    let Methods { mut generator, told } = methods;
    let (requests, results): (Vec<Value>, Map<String, Value>) = told.into_iter().unzip();
    let error = errors(&mut generator);
    let mut defs = generator.take_definitions(true);
    add_special_rules(&mut defs);
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

/// What is told of the methods: the schema of a request each, and by name that of what it gives.
struct Methods {
    generator: SchemaGenerator,
    told: Vec<(Value, (String, Value))>,
}

impl Methods {
    fn tell<T: JsonSchema, P: JsonSchema>(&mut self, name: &str, what: &str) {
        let request = json!({
            "title": name,
            "description": what,
            "type": "object",
            "properties": {
                "jsonrpc": { "const": "2.0" },
                "id": { "type": ["string", "number", "null"] },
                "method": { "const": name },
                "params": self.generator.subschema_for::<P>().to_value(),
            },
            "required": ["jsonrpc", "method"],
        });
        let result = self.generator.subschema_for::<T>().to_value();
        self.told.push((request, (name.to_owned(), result)));
    }
}

impl Table for Methods {
    fn free<T: JsonSchema, P: JsonSchema, O>(
        &mut self,
        name: &'static str,
        what: &'static str,
        _: fn(&mut Engine, P) -> Result<O, Error>,
    ) {
        self.tell::<T, P>(name, what);
    }

    fn seated<T: JsonSchema, P: JsonSchema, O>(
        &mut self,
        name: &'static str,
        what: &'static str,
        _: fn(&mut Seat<'_>, &P) -> Result<O, Error>,
    ) {
        self.tell::<T, P>(name, what);
    }

    fn founding<P: JsonSchema>(
        &mut self,
        name: &'static str,
        what: &'static str,
        _: fn(&mut Engine, P) -> Result<OpenedOut, Error>,
    ) {
        self.tell::<OpenedOut, P>(name, what);
    }
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
