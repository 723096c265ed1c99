//! What the protocol writes: everything fits its schema, things of the scenario are named by their ids, and words are
//! spelt in one way.

use gonfalon::cli::engine::Engine;
use gonfalon::cli::engine::rpc::Service;
use gonfalon::cli::schema::Of;
use gonfalon::kernel::{SeededDice, System};
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::session;
use gonfalon::view::Target;
use jsonschema::Validator;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn call(engine: &mut Engine, method: &str, params: Value) -> Value {
    let Value::Object(params) = params else { panic!("parameters are an object") };
    engine.call(method, params).unwrap_or_else(|error| panic!("{method}: {error:?}"))
}

/// The prompt of an answer: a field of what `choose` gives, and all of what `new` gives.
fn prompt(answer: &Value) -> &Value {
    answer.get("prompt").unwrap_or(answer)
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Every id in a scenario.
fn ids(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| ids(item, found)),
        Value::Object(fields) => {
            found.extend(fields.get("id").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| ids(field, found));
        }
        _ => {}
    }
}

/// The schema of the protocol with the names that a scenario gives in place of "a string".
struct Fits {
    schema: Value,
    tag: &'static str,
    of: BTreeMap<&'static str, Validator>,
}

impl Fits {
    fn new(scenario: &Scenario) -> Fits {
        let mut schema = Of::Protocol.schema();
        let tag = scenario.system().tag();
        let mut known = BTreeSet::new();
        ids(&serde_json::to_value(scenario).expect("plain data"), &mut known);
        let sides: Vec<&str> = scenario.sides.iter().map(|side| side.id.as_str()).collect();
        let session = session::new(scenario.clone(), 1).unwrap_or_else(|f| panic!("{}", f[0]));
        let map = session.map();
        let hexes: Vec<&str> =
            map.iter().flat_map(|map| &map.hexes).map(|hex| hex.label.as_str()).collect();
        let definitions = schema["$defs"][tag]["$defs"].as_object_mut().expect("definitions");
        for (name, names) in [
            ("CounterId", json!(known)),
            ("BattleId", json!(known)),
            ("SideId", json!(sides)),
            ("HexNumber", json!(hexes)),
        ] {
            if let Some(definition) = definitions.get_mut(name) {
                *definition = json!({ "type": "string", "enum": names });
            }
        }
        if let Some(card) = definitions.get_mut("UnitCard") {
            *card = json!({ "type": "string", "pattern": "^[a-z][a-z0-9-]+$" });
        }
        let mut fits = Fits { schema, tag, of: BTreeMap::new() };
        for name in ["Action", "Event", "Throw", "Position"] {
            fits.of.insert(name, fits.validator(name));
        }
        fits
    }

    fn validator(&self, name: &str) -> Validator {
        let whole = json!({
            "$ref": format!("#/$defs/{}/$defs/{name}", self.tag),
            "$defs": self.schema["$defs"],
        });
        jsonschema::validator_for(&whole).expect("a schema")
    }

    fn check(&self, name: &str, value: &Value) {
        if let Some(error) = self.of[name].iter_errors(value).next() {
            panic!("{} {name} {value}: {error} at {}", self.tag, error.instance_path());
        }
    }

    fn check_all(&self, played: &Value) {
        for event in list(&played["events"]) {
            self.check("Event", event);
        }
        for throw in list(&played["throws"]) {
            self.check("Throw", throw);
        }
    }
}

/// Plays at random and checks everything that is written, as the referee sees it and as both sides do.
/// Plays a battle at random and returns the kinds of events that were told.
fn written_by(id: &str, seed: u64, steps: usize) -> BTreeSet<String> {
    let scenario = catalogue::find(id).expect("it is built in");
    let fits = Fits::new(&scenario);
    let viewers: Vec<Value> =
        std::iter::once(Value::Null).chain(scenario.sides.iter().map(|s| json!(s.id))).collect();
    let mut engine = Engine::default();
    let mut played = call(&mut engine, "new", json!({ "scenario": id, "seed": seed }));
    let mut pick = SeededDice::new(seed);
    let mut told: BTreeSet<String> = BTreeSet::new();
    for step in 0..steps {
        fits.check_all(&played);
        for event in list(&played["events"]) {
            let word = event["event"].as_str().or(event["type"].as_str()).expect("a word");
            told.insert(word.to_owned());
        }
        if step % 16 == 0 {
            for viewer in &viewers {
                let state = call(&mut engine, "state", json!({ "viewer": viewer }));
                fits.check("Position", &state);
            }
        }
        let choices = list(&prompt(&played)["choices"]);
        if choices.is_empty() {
            break;
        }
        let going_on: Vec<&Value> =
            choices.iter().filter(|choice| choice["action"]["type"] != "concede").collect();
        let choice = going_on[pick.below(going_on.len())];
        fits.check("Action", &choice["action"]);
        played = call(&mut engine, "choose", json!({ "id": choice["id"] }));
    }
    for viewer in &viewers {
        let journal = call(&mut engine, "journal", json!({ "viewer": viewer }));
        for told in list(&journal["steps"]) {
            fits.check_all(told);
        }
    }
    told
}

/// Plays battles at random, given as id, seed and steps; between them, most kinds of events are told.
fn written(battles: &[(&str, u64, usize)]) {
    let told: BTreeSet<String> =
        battles.iter().flat_map(|&(id, seed, steps)| written_by(id, seed, steps)).collect();
    assert!(told.len() > 8, "{told:?}");
}

#[test]
fn what_bmw_writes_fits_its_schema() {
    written(&[
        ("first-clash", 1, 1_500),
        ("horse-and-bow", 2, 1_500),
        ("sortie", 3, 1_500),
        ("acre", 4, 600),
    ]);
}

#[test]
fn what_arsouf_writes_fits_its_schema() {
    written(&[("arsouf-tutorial", 1, 1_000), ("arsouf", 2, 1_000)]);
}

#[test]
fn what_barons_writes_fits_its_schema() {
    written(&[("barons-tutorial", 1, 1_500), ("lewes", 2, 1_000), ("evesham", 3, 1_000)]);
}

#[test]
fn what_acies_writes_fits_its_schema() {
    written(&[("acies-tutorial", 1, 800), ("acies-fast-play", 2, 1_500)]);
}

/// Words as they are printed in the books, and as scenario files write them.
const PRINTED: [&str; 9] = ["AL", "AR", "-", "EX", "DR", "DL", "Inf", "MaA", "HC"];

/// Every word that the schema lets stand somewhere, with where.
fn words(value: &Value, at: &str, found: &mut Vec<(String, String)>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| words(item, at, found)),
        Value::Object(fields) => {
            let one = fields.get("const").into_iter();
            let all = one.chain(fields.get("enum").and_then(Value::as_array).into_iter().flatten());
            found
                .extend(all.filter_map(Value::as_str).map(|word| (at.to_owned(), word.to_owned())));
            for (name, field) in fields {
                words(field, &format!("{at}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// A definition and all that it refers to, but for the optional rulings: they are written as in scenario files.
fn reach(name: &str, definitions: &Value, reached: &mut BTreeSet<String>) {
    if name != "Options" && reached.insert(name.to_owned()) {
        let text = definitions[name].to_string();
        for reference in text.split("\"$ref\":\"").skip(1) {
            let path = reference.split('"').next().expect("a reference");
            reach(path.rsplit('/').next().expect("a name"), definitions, reached);
        }
    }
}

#[test]
fn every_word_is_in_kebab_case() {
    let schema = Of::Protocol.schema();
    for system in System::ALL {
        let definitions = &schema["$defs"][system.tag()]["$defs"];
        let mut reached = BTreeSet::new();
        for name in ["Action", "Event", "Throw", "Position", "Why"] {
            reach(name, definitions, &mut reached);
        }
        let mut found = Vec::new();
        for name in &reached {
            words(&definitions[name.as_str()], name, &mut found);
        }
        assert!(found.len() > 50, "{}", system.tag());
        for (at, word) in found {
            let kebab = !word.is_empty()
                && word.split('-').all(|part| {
                    !part.is_empty()
                        && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
                });
            assert!(kebab || PRINTED.contains(&word.as_str()), "{} {at}: {word}", system.tag());
        }
    }
}

/// Things of the scenario are never called by their place in a list: where a number stands in an event, it counts or
/// measures something, and its name says what.
#[test]
fn numbers_in_events_are_counts_and_measures() {
    let schema = Of::Protocol.schema();
    let mut found = BTreeSet::new();
    for system in System::ALL {
        let definitions = &schema["$defs"][system.tag()]["$defs"];
        numbers(&definitions["Event"], definitions, "", &mut found);
    }
    let known: BTreeSet<String> = COUNTS.iter().map(|&name| name.to_owned()).collect();
    assert_eq!(found, known);
}

/// The fields of events that hold numbers.
const COUNTS: [&str; 47] = [
    "adds",
    "against",
    "attack",
    "attack_die",
    "bonus",
    "cards",
    "charge",
    "chit",
    "chits",
    "commanded",
    "concentric",
    "count",
    "defence",
    "defence_die",
    "dice",
    "die",
    "facing",
    "factor",
    "filled",
    "flank",
    "hexes",
    "hits",
    "leader",
    "left",
    "losses",
    "markers",
    "missing",
    "modifier",
    "number",
    "place",
    "points",
    "range",
    "rating",
    "rear",
    "slope",
    "spent",
    "stage",
    "strength",
    "support",
    "target_leader",
    "target_value",
    "total",
    "totals",
    "turn",
    "types",
    "units",
    "value",
];

fn numbers(value: &Value, definitions: &Value, name: &str, found: &mut BTreeSet<String>) {
    let Some(fields) = value.as_object() else {
        return list(value).iter().for_each(|item| numbers(item, definitions, name, found));
    };
    if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
        let target = reference.rsplit('/').next().expect("a name");
        return numbers(&definitions[target], definitions, name, found);
    }
    let types = fields.get("type").map(ToString::to_string).unwrap_or_default();
    if types.contains("integer") || types.contains("number") {
        found.insert(name.to_owned());
    }
    for (key, field) in fields {
        if key == "properties" {
            let properties: Option<&Map<String, Value>> = field.as_object();
            for (name, property) in properties.into_iter().flatten() {
                numbers(property, definitions, name, found);
            }
        } else {
            numbers(field, definitions, name, found);
        }
    }
}

/// Where the counters of a game stand, with the facing if they have one; in a game of cards, what lies in which cell.
type Stands = BTreeMap<String, (Value, Value)>;

/// Where everybody stands in a position, who is off the map left out; and whether play has begun.
fn stands(engine: &mut Engine) -> (Stands, bool) {
    let state = call(engine, "state", json!({}));
    let begun = state["turn"].as_u64() > Some(0);
    if state["system"] == "acies" {
        let cards = list(&state["field"]).iter();
        let lies =
            cards.map(|card| (text(&card["cell"]), (card["unit"].clone(), card["side"].clone())));
        return (lies.collect(), begun);
    }
    let lists = ["units", "leaders", "counters", "pieces"];
    let counters = lists.iter().filter_map(|name| state[name].as_array()).flatten();
    let on_map = counters.filter(|counter| !counter["at"].is_null());
    let stand = |counter: &Value| (counter["at"].clone(), counter["facing"].clone());
    (on_map.map(|counter| (text(&counter["id"]), stand(counter))).collect(), begun)
}

fn word(event: &Value) -> String {
    text(if event["event"].is_string() { &event["event"] } else { &event["type"] })
}

/// What an event changes on a map.
fn follow_counters(stands: &mut Stands, event: &Value) {
    let word = word(event);
    let lost =
        ["lost", "leader-gone", "taken-up", "eliminated", "removed", "leader-lost", "killed"];
    let goes = [
        "moved",
        "entered",
        "retreated",
        "advanced",
        "displaced",
        "placed",
        "took-back",
        "rallied",
    ];
    if word == "captured" {
        stands.remove(&text(&event["marker"]));
    }
    let with = event["with"].as_array().into_iter().flatten();
    for id in with.chain([&event["unit"]]).filter(|id| id.is_string()).map(text) {
        if lost.contains(&word.as_str()) || word == "arrived" {
            stands.remove(&id);
            continue;
        }
        let (hex, facing) = stands.get(&id).cloned().unwrap_or_default();
        let end = event["path"].as_array().and_then(|path| path.last()).unwrap_or(&event["hex"]);
        let hex = if goes.contains(&word.as_str()) { end.clone() } else { hex };
        let told = event["facing"].is_number() && (facing.is_number() || word == "entered");
        let facing = if told { event["facing"].clone() } else { facing };
        if !hex.is_null() {
            stands.insert(id, (hex, facing));
        }
    }
}

/// What an event changes on a field of cards.
fn follow_cards(stands: &mut Stands, event: &Value) {
    let card = (event["kind"].clone(), event["side"].clone());
    match word(event).as_str() {
        "entered" => {
            stands.insert(text(&event["cell"]), card);
        }
        "eliminated" => {
            stands.remove(&text(&event["cell"]));
        }
        "moved" | "advanced" | "withdrew" => {
            let left = if event["from"].is_null() { &event["cell"] } else { &event["from"] };
            stands.remove(&text(left));
            if event["to"].is_string() {
                stands.insert(text(&event["to"]), card);
            }
        }
        _ => {}
    }
}

/// BMW 4.1, 7.8; ARSOUF 5.1; BARONS 7.0, 7.1, 9.4, 10.0; ACIES 8.1, 10.12, 12.4: the events alone say where everybody
/// stands, and how everybody faces.
#[test]
fn r4_1_events_say_where_everybody_stands_and_faces() {
    let mut words: BTreeMap<String, usize> = BTreeMap::new();
    for (id, seed) in [
        ("barons-tutorial", 5),
        ("lewes", 6),
        ("evesham", 7),
        ("evesham-possible", 8),
        ("first-clash", 9),
        ("horse-and-bow", 10),
        ("sortie", 11),
        ("arsouf-tutorial", 12),
        ("acies-tutorial", 13),
        ("acies-rome-carthage", 14),
    ] {
        let mut engine = Engine::default();
        let mut played = call(&mut engine, "new", json!({ "scenario": id, "seed": seed }));
        let mut pick = SeededDice::new(seed);
        let (mut told, _) = stands(&mut engine);
        let mut before = false;
        for step in 0..2_000 {
            for event in list(&played["events"]).iter().filter(|_| step > 0) {
                let follow = if id.starts_with("acies") { follow_cards } else { follow_counters };
                follow(&mut told, event);
                *words.entry(word(event)).or_default() += 1;
            }
            let (now, begun) = stands(&mut engine);
            if before {
                let differ: Vec<_> =
                    now.iter().filter(|(id, at)| told.get(*id) != Some(at)).collect();
                let gone: Vec<_> = told.keys().filter(|id| !now.contains_key(*id)).collect();
                assert!(told == now, "{id} {step}: {differ:?} {gone:?} after {}", played["events"]);
            }
            // A set-up places with a facing of its own, and may be hidden.
            (told, before) = (now, begun);
            let choices = list(&prompt(&played)["choices"]);
            let of = |words: &[&str]| -> Vec<&Value> {
                let word = |choice: &Value| choice["action"]["type"].as_str().map(str::to_owned);
                let fits = |word: &String| words.contains(&word.as_str());
                choices.iter().filter(|choice| word(choice).as_ref().is_some_and(fits)).collect()
            };
            let fight = of(&[
                "attack",
                "commit",
                "charge",
                "fire",
                "advance",
                "continue-attack",
                "withdraw",
            ]);
            let set_up = of(&[
                "set-up-automatically",
                "set-up-done",
                "allot-automatically",
                "deploy-automatically",
                "deploy-done",
            ]);
            let eager = if set_up.is_empty() { fight } else { set_up };
            let going_on: Vec<&Value> = if eager.is_empty() {
                choices.iter().filter(|choice| choice["action"]["type"] != "concede").collect()
            } else {
                eager
            };
            if going_on.is_empty() {
                break;
            }
            let choice = going_on[pick.below(going_on.len())]["id"].clone();
            played = call(&mut engine, "choose", json!({ "id": choice }));
        }
    }
    for word in ["moved", "turned", "charges", "retreated", "advanced", "entered"] {
        assert!(words.contains_key(word), "{word}: {words:?}");
    }
}

#[test]
fn chits_are_written_as_buttons() {
    for (target, button) in [
        (Target::track("L.SIM", Some(3)), "track:L.SIM:3"),
        (Target::track("L.SIM", None), "track:L.SIM"),
        (Target::tray("main", Some(1)), "tray:main:1"),
        (Target::Button("pass".into()), "pass"),
    ] {
        let written = json!({ "button": button });
        assert_eq!(json!(target), written);
        assert_eq!(serde_json::from_value::<Target>(written).expect("it is one"), target);
    }
}
