//! The command line and the engine protocol, through the program itself.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// The program in a system that speaks no language in particular.
fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_gonfalon"));
    program.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
    program
}

fn run(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

fn run_with(arguments: &[&str], input: &str) -> Output {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is text")
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the messages are text")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

/// The output of a subcommand that ends well.
fn fine(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(status(&output), 0, "{arguments:?}: {}", said(&output));
    out(&output)
}

fn fine_json(arguments: &[&str]) -> Value {
    serde_json::from_str(&fine(arguments)).expect("the output is JSON")
}

/// A conversation with the engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    last: u64,
}

impl Engine {
    fn start() -> Engine {
        let mut child = program()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        Engine { child, input, output, last: 0 }
    }

    fn with_game(seed: u64) -> Engine {
        let mut engine = Engine::start();
        engine.good("new", json!({ "scenario": "first-clash", "seed": seed }));
        engine
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it is open");
        writeln!(input, "{line}").expect("the engine reads");
        input.flush().expect("the engine reads");
    }

    fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the engine answers");
        serde_json::from_str(&line).expect("an answer is one line of JSON")
    }

    fn call(&mut self, method: &str, params: Value) -> Value {
        self.last += 1;
        let id = self.last;
        let request = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
        self.send(&request.to_string());
        let answer = self.hear();
        assert_eq!(answer["jsonrpc"], "2.0");
        assert_eq!(answer["id"], id);
        answer
    }

    fn good(&mut self, method: &str, params: Value) -> Value {
        let mut answer = self.call(method, params);
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].take()
    }

    fn bad(&mut self, method: &str, params: Value, code: i32) -> Value {
        let mut answer = self.call(method, params);
        assert_eq!(answer["error"]["code"], code, "{method}: {answer}");
        assert!(answer.get("result").is_none());
        answer["error"].take()
    }

    fn state(&mut self) -> Value {
        self.good("state", json!({}))
    }

    /// Plays at random until an action throws a die; gives that action. A game that ends without one is
    /// followed by another.
    fn until_a_throw(&mut self) -> Value {
        for seed in 0..20_000 {
            if !self.good("prompt", json!({}))["over"].is_null() {
                self.good("new", json!({ "scenario": "first-clash", "seed": seed }));
            }
            let action = self.good("bot", json!({ "level": "random", "seed": seed }));
            let dice = vec![1; 200]; // always too many, so nothing happens
            let error = self.bad("play", json!({ "action": action, "dice": dice }), -32002);
            if !error["message"].as_str().expect("a sentence").contains("200 left over") {
                return action;
            }
            self.good("play", json!({ "action": action }));
        }
        panic!("no die in 20,000 actions");
    }

    fn end(mut self) -> i32 {
        drop(self.input.take());
        self.child.wait().expect("it ends").code().expect("it ends by itself")
    }
}

#[test]
fn every_subcommand_has_help_with_an_example() {
    let names = [
        "scenarios",
        "check",
        "play",
        "engine",
        "replay",
        "audit",
        "rules",
        "chart",
        "odds",
        "roll",
        "perft",
        "fuzz",
        "schema",
    ];
    for name in names {
        let help = fine(&[name, "--help"]);
        assert!(help.contains("Example"), "{name} has no example");
        assert!(help.contains(&format!("gonfalon {name}")), "{name}: {help}");
    }
}

/// What the manual says of screens is cited in the window and tested there too.
#[test]
fn the_audit_knows_every_system() {
    for (system, section) in [("bmw", "7.8"), ("arsouf", "5.3"), ("arsouf", "M5.4")] {
        let output = run(&["audit", system, "--json"]);
        let rows: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
        let rows = rows.as_array().expect("a list");
        let row = rows.iter().find(|row| row["section"] == section).expect("it is listed");
        let filled = |field: &str| !row[field].as_array().expect("a list").is_empty();
        assert!(filled("enforced") && filled("tests") && row["gap"].is_null(), "{row}");
        let strays = rows.iter().filter(|row| row["kind"] == "unknown").count();
        assert_eq!(strays, 0, "{system} cites sections that the reference does not have");
    }
}

#[test]
fn a_wrong_command_line_is_status_2() {
    let wrong: [&[&str]; 11] = [
        &["audit", "no-such-system"],
        &["no-such-subcommand-or-file"],
        &["--no-such-flag"],
        &["play"],
        &["play", "no-such-battle"],
        &["roll", "many"],
        &["rules", "99.9"],
        &["chart", "no-such-table"],
        &["schema", "nothing"],
        &["fuzz", "first-clash", "-o", "no_such_option=1"],
        &["perft", "first-clash", "--depth", "0"],
    ];
    for arguments in wrong {
        let output = run(arguments);
        assert_eq!(status(&output), 2, "{arguments:?}: {}", said(&output));
        assert!(!said(&output).is_empty());
    }
}

#[test]
fn nothing_comes_of_none_and_the_program_says_so() {
    let none: [(&[&str], &str); 10] = [
        (&["simulate", "first-clash", "--games", "0"], "1 or more"),
        (&["simulate", "first-clash", "--longest", "0"], "1 or more"),
        (&["fuzz", "first-clash", "--games", "0"], "1 or more"),
        (&["fuzz", "first-clash", "--mutate", "0"], "1 or more"),
        (&["fuzz", "first-clash", "--longest", "0"], "1 or more"),
        (&["odds", "0", "8"], "1 or more"),
        (&["odds", "0", "8", "--halved", "0"], "1 or more"),
        (&["roll", "0d6"], "1 to 1000 dice"),
        (&["roll", "3d0"], "2 to 100 sides"),
        (&["fuzz", "first-clash", "--games", "3", "--mutate", "3"], "cannot be used with"),
    ];
    for (arguments, hint) in none {
        let output = run(arguments);
        assert_eq!(status(&output), 2, "{arguments:?}: {}", said(&output));
        assert!(said(&output).contains(hint), "{arguments:?}: {}", said(&output));
    }
    assert!(fine(&["odds", "0", "8", "--halved", "1"]).contains("1-5 or less"), "half of 1 is 1");
}

/// The terminal with these lines typed.
fn played(scenario: &str, lines: &str) -> String {
    let output = run_with(&["play", scenario, "--seed", "1"], lines);
    assert_eq!(status(&output), 0, "{}", said(&output));
    out(&output)
}

/// A text without its line breaks and indents.
fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_terminal_calls_counters_by_their_names() {
    let opening = flowing(&played("first-clash", ""));
    assert!(opening.contains("0304 C1 Sergeants of Jaffa"), "who stands where: {opening}");
    let units = flowing(&played("acre", "units"));
    assert!(units.contains("C11 Pisan crossbowmen crusader"), "the list of units: {units}");
    assert!(units.contains("C11 Pisan crossbowmen, C12"), "a list of choices: {units}");
    let foragers = flowing(&played("barons-tutorial", ""));
    assert!(foragers.contains("T.BAR.IN1 London crossbows"), "{foragers}");
    let pieces = flowing(&played("arsouf", ""));
    assert!(pieces.contains("T Knights Templars"), "{pieces}");
}

#[test]
fn the_terminal_map_tells_terrain_apart() {
    let acre = flowing(&played("acre", ""));
    for ground in ["; . Clear", "; du Dunes", "; fo Fortress of Acre", "; hi Hill", "; sw Swamp"] {
        assert!(acre.contains(ground), "{ground} is not in {acre}");
    }
    let foragers = flowing(&played("barons-tutorial", ""));
    assert!(foragers.contains("; . Open ground"), "the commonest is a dot: {foragers}");
}

#[test]
fn scenarios_are_listed() {
    let list = fine_json(&["scenarios", "--json"]);
    let text = fine(&["scenarios"]);
    for scenario in list.as_array().expect("a list") {
        assert!(text.contains(scenario["id"].as_str().expect("a word")));
    }
    assert!(list.as_array().expect("a list").len() >= 4);
}

#[test]
fn shipped_scenarios_have_no_faults() {
    let list = fine_json(&["scenarios", "--json"]);
    let ids: Vec<&str> =
        list.as_array().expect("a list").iter().filter_map(|s| s["id"].as_str()).collect();
    fine(&[vec!["check"], ids].concat());
}

#[test]
fn check_names_every_fault() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let broken = write("broken.json", "{\"format\": 1, ");
    let newer = write("newer.json", "{\"format\": 2}");
    let unknown = write("unknown.json", "{\"format\": 1, \"colour\": \"red\"}");
    let output = run(&["check", "acre", &broken, &newer, &unknown, "missing.json"]);
    assert_eq!(status(&output), 1);
    let text = out(&output);
    for part in ["acre: no faults", "broken.json", "newer version", "colour", "missing.json"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    let output = run(&["check", &newer, "--json"]);
    assert_eq!(status(&output), 1);
    let report: Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert_eq!(report[0]["faults"][0]["name"], "format");
}

#[test]
fn rules_are_found_by_number_and_by_words() {
    assert!(fine(&["rules"]).contains("7.8"));
    assert!(fine(&["rules", "7.8"]).starts_with("7.8 Retreats"));
    assert!(fine(&["rules", "rul-39"]).contains("retreat_direction"));
    assert!(fine(&["rules", "--search", "karr"]).contains("15.1"));
    assert_eq!(fine_json(&["rules", "7.8", "--json"])["kind"], "normative");
}

#[test]
fn charts_are_printed() {
    let charts = fine_json(&["chart", "--json"]);
    for chart in charts.as_array().expect("a list") {
        let id = chart["id"].as_str().expect("a word");
        let text = fine(&["chart", id]);
        assert!(text.contains(chart["title"].as_str().expect("a word")));
    }
}

/// BMW 7.2
#[test]
fn r7_2_the_ladder_of_odds() {
    let odds = |arguments: &[&str]| {
        let odds = fine_json(&[&["odds", "--json"], arguments].concat());
        odds["odds"].as_str().expect("a word").to_owned()
    };
    assert_eq!(odds(&["13", "4"]), "3-1");
    assert_eq!(odds(&["5", "12"]), "1-3");
    assert_eq!(odds(&["18", "3"]), "6-1 or more");
    assert_eq!(odds(&["18", "3", "--hill"]), "5-1");
    assert_eq!(odds(&["10+20", "3", "--hill"]), "5-1");
    assert_eq!(odds(&["1", "5", "--hill", "--demoralized"]), "1-5 or less");
}

/// BMW 7.5
#[test]
fn r7_5_halved_attackers_are_added_and_halved_once() {
    let odds = fine_json(&["odds", "6", "4", "--halved", "5", "--halved", "4", "--json"]);
    assert_eq!(odds["attack"], 11);
    assert!(fine(&["odds", "26", "8", "--hill"]).contains("hill 1L -> 2-1 [7.5]"));
}

#[test]
fn dice_follow_the_seed() {
    let first = fine(&["roll", "20d6", "--seed", "7"]);
    assert_eq!(first, fine(&["roll", "20d6", "--seed", "7"]));
    assert_ne!(first, fine(&["roll", "20d6", "--seed", "8"]));
    let roll = fine_json(&["roll", "3d6", "--json"]);
    let faces: Vec<u64> =
        roll["faces"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
    assert!(faces.len() == 3 && faces.iter().all(|face| (1..=6).contains(face)));
}

#[test]
fn schemas_are_valid_and_fit() {
    for of in ["scenario", "save", "protocol"] {
        let schema = fine_json(&["schema", of]);
        jsonschema::meta::validate(&schema).unwrap_or_else(|e| panic!("{of}: {e}"));
    }
    let mut engine = Engine::with_game(1);
    let save = engine.good("save", json!({}));
    let schema = fine_json(&["schema", "save"]);
    let fits = jsonschema::validator_for(&schema).expect("a schema");
    assert!(fits.is_valid(&save));
    let schema = fine_json(&["schema", "protocol"]);
    let fits = jsonschema::validator_for(&schema).expect("a schema");
    assert!(fits.is_valid(&json!({ "jsonrpc": "2.0", "id": 1, "method": "undo", "params": {} })));
    assert!(!fits.is_valid(&json!({ "jsonrpc": "2.0", "id": 1, "method": "redo", "params": {} })));
    let request = |action: &Value| json!({ "jsonrpc": "2.0", "id": 1, "method": "play", "params": { "action": action } });
    let prompt = engine.good("prompt", json!({}));
    for choice in prompt["choices"].as_array().expect("a list") {
        assert!(fits.is_valid(&request(&choice["action"])), "{choice}");
    }
    assert!(!fits.is_valid(&request(&json!(7))));
    assert!(fits.is_valid(&engine.call("undo", json!({}))));
    assert!(fits.is_valid(&engine.call("play", json!({ "action": 7 }))));
}

#[test]
fn fuzz_breaks_long_games_off_and_varies_options_by_the_seed() {
    let ended = |arguments: &[&str]| {
        let tally = fine_json(arguments);
        assert_eq!(tally["findings"], json!([]));
        tally
    };
    let short = ["fuzz", "evesham", "--games", "1", "--turns", "2", "--audit", "never", "--json"];
    let tally = ended(&short);
    assert_eq!(tally["ends"], json!({ "broken off after 2 turns": 1 }));
    // The options come from the seed of the game: the same run again is the same, another way of playing is not.
    let varied = ["fuzz", "barons-tutorial", "--games", "4", "--json", "--vary-options"];
    let (one, other) = (ended(&varied), ended(&varied));
    assert_eq!(one, other);
    assert_ne!(one, ended(&varied[..5]));
}

#[test]
fn perft_counts_and_fuzz_finds_nothing() {
    let rows = fine_json(&["perft", "first-clash", "--depth", "1", "--json"]);
    assert!(rows[0]["lines"].as_u64().expect("a number") > 0);
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let arguments = ["fuzz", "first-clash", "--games", "3", "--json", "--out", &place];
    let tally = fine_json(&arguments);
    assert_eq!(tally["games"], 3);
    assert_eq!(tally["findings"], json!([]));
    assert_eq!(tally, fine_json(&arguments), "the same seed gives the same games");
}

#[test]
fn a_game_that_is_too_long_is_a_finding_that_can_be_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let arguments =
        ["fuzz", "first-clash", "--games", "1", "--longest", "5", "--seed", "3", "--out", &place];
    let output = run(&arguments);
    assert_eq!(status(&output), 1);
    assert!(out(&output).contains("not over after 5 actions"), "{}", out(&output));
    let file = folder.path().join("fuzz-first-clash-3.gonfalon");
    fine(&["replay", &file.display().to_string()]);
}

#[test]
fn a_game_is_played_in_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.gonfalon").display().to_string();
    let script = format!(
        "help\nmap\nunits\nstatus\nodds\nrules 7.8\nrules 99\nall\nwhy nobody\n99999\n{{broken\n\
         {{\"no-such-action\":1}}\nzzz\n1\njournal\nsave {file}\nsave\n\nquit\n1\n"
    );
    let output = run_with(&["play", "first-clash", "--seed", "7"], &script);
    assert_eq!(status(&output), 0, "{}", said(&output));
    let text = out(&output);
    for part in ["no choice 99999", "not JSON", "no counter", "No choice fits \"zzz\"", "Saved as"]
    {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    fine(&["replay", &file]);
    let output = run_with(&["play", "--load", &file], "undo\n");
    assert_eq!(status(&output), 0, "{}", said(&output));
    assert!(fine(&["replay", &file, "--markdown"]).starts_with("# "));
    for line in fine(&["replay", &file, "--json"]).lines() {
        let entry: Value = serde_json::from_str(line).expect("one JSON object a line");
        assert!(entry["text"].is_string());
    }
}

#[test]
fn an_edited_face_and_a_cut_file_are_named() {
    let mut engine = Engine::with_game(11);
    let action = engine.until_a_throw();
    engine.good("play", json!({ "action": action }));
    let save = engine.good("save", json!({}));
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| -> String {
        let path: PathBuf = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let whole = save.to_string();
    fine(&["replay", &file("whole.gonfalon", &whole)]);

    let steps = save["steps"].as_array().expect("a list");
    let thrown = steps.iter().position(|s| s["faces"].is_array()).expect("a die was thrown");
    let mut edited = save.clone();
    let face = edited["steps"][thrown]["faces"][0].as_u64().expect("a face");
    edited["steps"][thrown]["faces"][0] = json!(face % 6 + 1);
    let place = file("edited.gonfalon", &edited.to_string());
    let rescue = folder.path().join("rescued.gonfalon").display().to_string();
    let output = run(&["replay", &place, "--rescue", &rescue]);
    assert_eq!(status(&output), 1);
    assert!(said(&output).contains(&(thrown + 1).to_string()), "{}", said(&output));
    fine(&["replay", &rescue]);
    let error = engine.bad("load", json!({ "save": edited }), -32005);
    assert_eq!(error["data"]["faults"][0]["at"], format!("steps[{thrown}]"));

    let output = run(&["replay", &file("cut.gonfalon", &whole[..whole.len() / 2])]);
    assert_eq!(status(&output), 1);
    assert!(said(&output).contains("ends in the middle"), "{}", said(&output));
    assert_eq!(status(&run(&["replay", "no-such-file"])), 1);
}

#[test]
fn a_reader_that_goes_away_is_no_crash() {
    let mut child = program()
        .args(["schema", "scenario"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(!said(&output).contains("panicked"), "{}", said(&output));
    assert_eq!(status(&output), 0);
}

#[test]
fn the_engine_plays_a_whole_game() {
    let mut engine = Engine::with_game(5);
    for turn in 0..20_000 {
        let prompt = engine.good("prompt", json!({ "viewer": null }));
        if !prompt["over"].is_null() {
            assert_eq!(prompt["choices"], json!([]));
            assert!(prompt["over"]["rule"].is_string() && prompt["over"]["summary"].is_string());
            engine.bad("choose", json!({ "id": 0 }), -32001);
            assert_eq!(engine.end(), 0);
            return;
        }
        assert!(prompt["side"].is_string() && prompt["question"].is_string());
        let action = engine.good("bot", json!({ "level": "random", "millis": 10, "seed": 9 }));
        let choices = prompt["choices"].as_array().expect("a list");
        assert!(choices.iter().any(|choice| choice["action"] == action), "turn {turn}: {action}");
        let played = engine.good("play", json!({ "action": action }));
        assert!(played["events"].is_array() && played["throws"].is_array());
    }
    panic!("the game does not end");
}

#[test]
fn refused_requests_change_nothing() {
    let mut engine = Engine::with_game(2);
    let before = engine.state();
    engine.bad("choose", json!({ "id": 100_000 }), -32602);
    engine.bad("choose", json!({ "id": "first" }), -32602);
    engine.bad("choose", json!({}), -32602);
    let error = engine.bad("choose", json!({ "id": 0, "faces": [1] }), -32602);
    assert!(error["message"].as_str().expect("a sentence").contains("faces"));
    engine.bad("play", json!({ "action": { "no-such-action": 1 } }), -32602);
    engine.bad("state", json!({ "viewer": "nobody" }), -32602);
    engine.bad("new", json!({ "scenario": "no-such-battle" }), -32602);
    engine.bad("new", json!({ "scenario": "acre", "options": { "no_such": 1 } }), -32602);
    engine.bad("new", json!({ "scenario": { "format": 1 } }), -32005);
    engine.bad("load", json!({ "save": { "format": 1 } }), -32005);
    engine.bad("bot", json!({ "level": "grandmaster" }), -32602);
    engine.bad("rules", json!({ "id": "99.9" }), -32602);
    engine.bad("why_not", json!({}), -32602);
    engine.bad("undo", json!({}), -32003);
    engine.bad("redo", json!({}), -32601);
    assert_eq!(engine.state(), before);
    assert_eq!(engine.end(), 0);
}

#[test]
fn without_a_game_there_is_an_error() {
    let mut engine = Engine::start();
    for method in ["prompt", "save", "state", "undo", "charts", "bot"] {
        engine.bad(method, json!({}), -32004);
    }
    engine.bad("choose", json!({ "id": 0 }), -32004);
    assert!(engine.good("rules", json!({ "id": "7.8" }))["text"].is_string());
    assert!(
        !engine
            .good("rules", json!({ "search": "retreat" }))
            .as_array()
            .expect("a list")
            .is_empty()
    );
    assert!(engine.good("scenarios", json!({})).is_array());
    assert_eq!(engine.end(), 0);
}

#[test]
fn json_rpc_is_kept() {
    let mut engine = Engine::start();
    engine.send("this is not JSON");
    assert_eq!(engine.hear()["error"]["code"], -32700);
    for line in ["[]", "7", "{}", r#"{"jsonrpc":"1.0","id":1,"method":"scenarios"}"#] {
        engine.send(line);
        assert_eq!(engine.hear()["error"]["code"], -32600, "{line}");
    }
    engine.send(r#"{"jsonrpc":"2.0","id":1,"method":"scenarios","params":[1]}"#);
    assert_eq!(engine.hear()["error"]["code"], -32602);
    // Neither a notification nor a batch of them gets an answer: the next answer is to the next request.
    engine.send(r#"{"jsonrpc":"2.0","method":"new","params":{"scenario":"first-clash","seed":1}}"#);
    engine.send(r#"[{"jsonrpc":"2.0","method":"prompt"}]"#);
    engine.send("");
    engine.send(
        r#"[{"jsonrpc":"2.0","id":"a","method":"prompt"},{"jsonrpc":"2.0","method":"prompt"},3]"#,
    );
    let batch = engine.hear();
    assert_eq!(batch.as_array().expect("a batch").len(), 2);
    assert_eq!(batch[0]["id"], "a");
    assert!(batch[0]["result"]["question"].is_string(), "{batch}");
    assert_eq!(batch[1]["error"]["code"], -32600);
    let long = format!(
        r#"{{"jsonrpc":"2.0","id":2,"method":"x","params":{{"y":"{}"}}}}"#,
        "z".repeat(4_000_000)
    );
    engine.send(&long);
    assert_eq!(engine.hear()["error"]["code"], -32601);
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    engine.send(&deep);
    assert_eq!(engine.hear()["error"]["code"], -32700);
    assert_eq!(engine.end(), 0);
}

#[test]
fn a_line_that_is_too_long_is_passed_over() {
    let mut engine = Engine::with_game(1);
    let before = engine.state();
    for length in [16 * 1024 * 1024 + 1, 40_000_000] {
        engine.send(&"7".repeat(length));
        let error = engine.hear()["error"].take();
        assert_eq!(error["code"], -32006);
        assert!(error["message"].as_str().is_some_and(|m| m.contains("16777216")), "{error}");
    }
    assert_eq!(engine.state(), before);
    // The last line may end without a line feed.
    let input = engine.input.as_mut().expect("it is open");
    write!(input, r#"{{"jsonrpc":"2.0","id":"last","method":"hello"}}"#).expect("it reads");
    drop(engine.input.take());
    assert_eq!(engine.hear()["id"], "last");
    assert_eq!(engine.end(), 0);
}

/// ACIES 4.5: after both deployments two dice of ten sides fall again and again while they are equal: of six dice, a
/// thousand branches would go on.
#[test]
fn perft_bounds_dice_that_are_thrown_again() {
    let rows = fine_json(&["perft", "acies-fast-play", "--depth", "2", "--json"]);
    assert_eq!((&rows[0]["cut"], &rows[1]["cut"]), (&json!(0), &json!(1_000)));
    let text = fine(&["perft", "acies-fast-play", "--depth", "2", "--throws", "2"]);
    assert!(text.contains("more than 2 dice"), "{text}");
    let text = fine(&["perft", "first-clash", "--depth", "1"]);
    assert!(!text.contains("more than"), "{text}");
}

#[test]
fn dice_are_counted() {
    let mut engine = Engine::with_game(3);
    let action = engine.until_a_throw();
    let before = engine.state();
    for dice in [json!([]), json!(vec![1; 30]), json!([7]), json!([0])] {
        engine.bad("play", json!({ "action": action, "dice": dice }), -32002);
    }
    engine.bad("play", json!({ "action": action, "dice": [300] }), -32602);
    assert_eq!(engine.state(), before);
    let mut count = 0;
    let played = loop {
        count += 1;
        assert!(count < 20);
        let answer = engine.call("play", json!({ "action": action, "dice": vec![6; count] }));
        if answer["error"]["code"] != -32002 {
            break answer["result"].clone();
        }
    };
    let throws = played["throws"].as_array().expect("a list");
    assert_eq!(throws.len(), count);
    for throw in throws {
        assert_eq!(throw["face"], 6);
        assert!(
            throw["rule"].is_string() && throw["purpose"].is_string() && throw["sides"].is_number()
        );
    }
    engine.bad("undo", json!({}), -32003);
}

#[test]
fn a_saved_game_goes_on_the_same() {
    let mut first = Engine::with_game(21);
    for seed in 0..40 {
        let action = first.good("bot", json!({ "seed": seed }));
        let played = first.good("play", json!({ "action": action }));
        if !played["prompt"]["over"].is_null() {
            break;
        }
    }
    let save = first.good("save", json!({}));
    let mut second = Engine::start();
    let opened = second.good("load", json!({ "save": save }));
    let prompt = first.good("prompt", json!({}));
    assert!(holds(&opened, &prompt), "{opened}");
    assert!(prompt["over"].is_null(), "a battle takes more than 40 actions");
    for seed in 0..40 {
        let action = first.good("bot", json!({ "seed": seed }));
        let played = first.good("play", json!({ "action": action }));
        assert_eq!(played, second.good("play", json!({ "action": action })));
        if !played["prompt"]["over"].is_null() {
            break;
        }
    }
    assert_eq!(first.state(), second.state());
}

/// Whether an answer holds every field of a prompt.
fn holds(answer: &Value, prompt: &Value) -> bool {
    let fields = prompt.as_object().expect("a prompt");
    fields.iter().all(|(name, value)| answer.get(name) == Some(value))
}

#[test]
fn undo_comes_back_to_the_same_prompt() {
    let mut engine = Engine::with_game(4);
    for seed in 0..60 {
        let (before, prompt) = (engine.state(), engine.good("prompt", json!({})));
        if !prompt["over"].is_null() {
            return;
        }
        let action = engine.good("bot", json!({ "seed": seed }));
        let played = engine.good("play", json!({ "action": action }));
        let answer = engine.call("undo", json!({}));
        match answer["error"]["code"].as_i64() {
            None if holds(&answer["result"], &prompt) => assert_eq!(engine.state(), before),
            None => {} // gestures before it were taken back too
            Some(code) => {
                assert_eq!(code, -32003);
                let passed = played["prompt"]["side"] != prompt["side"];
                assert!(passed || played["throws"] != json!([]), "{answer}");
            }
        }
    }
}

#[test]
#[cfg(not(feature = "gui"))]
fn without_the_window_one_sentence_says_so() {
    let output = run(&[]);
    assert_eq!(status(&output), 1);
    assert_eq!(said(&output).lines().count(), 1);
}

#[test]
fn people_are_spoken_to_in_their_language() {
    let rules = fine(&["rules", "7.8", "--lang", "es"]);
    assert!(rules.starts_with("7.8 Retiradas") && rules.contains("Véase: "), "{rules}");
    assert!(fine(&["rules", "--search", "retirada antes", "--lang", "es"]).contains("8.3"));
    assert!(fine(&["--lang", "es", "chart", "crt"]).contains("Tabla de resultados de combate"));
    let odds = fine(&["odds", "26", "8", "--hill", "--lang", "es"]);
    assert!(odds.contains("colina 1I") && odds.contains("16,7 %"), "{odds}");
    assert!(fine(&["scenarios", "--lang", "es"]).contains("Primer choque"));
    let played = run_with(&["play", "first-clash", "--lang", "es"], "help\nwhy 0604\nstatus\n");
    let text = out(&played);
    for part in
        ["Primer choque", "Lo que se puede escribir", "\n  {...}    ", "turno 1/4", "(regla "]
    {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    assert_eq!(status(&run(&["rules", "--lang", "xx"])), 2);
    assert_eq!(status(&run(&["some.gonfalon", "rules", "7.8"])), 2, "a file is for the window");
}

#[test]
fn the_environment_says_which_language_people_read() {
    let scenarios = |variables: &[(&str, &str)]| {
        let mut program = program();
        program.envs(variables.iter().copied());
        out(&program.args(["scenarios"]).output().expect("the program starts"))
    };
    assert!(scenarios(&[("LANG", "es_ES.UTF-8")]).contains("Primer choque"));
    assert!(scenarios(&[("LANG", "es_ES.UTF-8"), ("LC_ALL", "en_GB")]).contains("First Clash"));
    assert!(scenarios(&[("LANG", "C")]).contains("First Clash"));
}

#[test]
fn the_engine_speaks_english_until_it_is_asked_for_another_language() {
    let mut engine = Engine::with_game(7);
    let question = |engine: &mut Engine| {
        engine.good("prompt", json!({}))["question"].as_str().expect("a sentence").to_owned()
    };
    let english = question(&mut engine);
    assert_eq!(engine.good("language", json!({})), json!({ "language": "en" }));
    assert_eq!(engine.good("language", json!({ "language": "es" })), json!({ "language": "es" }));
    let spanish = question(&mut engine);
    assert_ne!(english, spanish);
    let why = engine.good("why_not", json!({ "target": { "hex": "9999" } }));
    assert!(why.is_array());
    engine.bad("language", json!({ "language": "xx" }), -32602);
    let first = engine
        .good("new", json!({ "scenario": "first-clash", "seed": 7, "language": "en" }))["question"]
        .take();
    assert_eq!(first, english.as_str());
    let save = engine.good("save", json!({}));
    let loaded = engine.good("load", json!({ "save": save, "language": "es" }));
    assert_eq!(loaded["question"], spanish.as_str());
    assert_eq!(engine.end(), 0);
}

#[test]
fn the_same_seed_simulates_the_same_games_on_any_number_of_threads() {
    let totals = |threads: &str| {
        let args = ["simulate", "first-clash", "--games", "12", "--seed", "4", "--json"];
        let players = ["--a", "easy", "--b", "random", "--threads", threads];
        let text = fine(&[&args[..], &players[..]].concat());
        let result: Value = serde_json::from_str(&text).expect("it is JSON");
        (result["totals"].clone(), result["sides"].clone())
    };
    let (alone, together) = (totals("1"), totals("2"));
    assert_eq!(alone, together);
    assert_eq!(alone.0["games"], 12);
    assert_eq!(alone.1[0]["level"], "easy");
    assert_eq!(status(&run(&["simulate", "first-clash", "--a", "grandmaster"])), 2);
}

#[test]
fn the_easy_bot_plays_a_whole_game() {
    let mut engine = Engine::with_game(5);
    for _ in 0..2_000 {
        if !engine.good("prompt", json!({}))["over"].is_null() {
            assert_eq!(engine.end(), 0);
            return;
        }
        let action = engine.good("bot", json!({ "level": "easy", "millis": 1000, "seed": 9 }));
        assert_eq!(engine.good("why_not", json!({ "action": action })), json!([]));
        engine.good("play", json!({ "action": action }));
    }
    panic!("the game does not end");
}
