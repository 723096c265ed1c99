//! The commands, and the game in the terminal.

use super::*;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Stdio;
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
        "print",
        "render",
        "odds",
        "roll",
        "perft",
        "fuzz",
        "simulate",
        "tune",
        "fit",
        "ladder",
        "schema",
        "completions",
        "man",
    ];
    for name in names {
        let help = fine(&[name, "--help"]);
        assert!(help.contains("Example"), "{name} has no example");
        assert!(help.contains(&format!("gonfalon {name}")), "{name}: {help}");
    }
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = fine(&["completions", shell]);
        // Fish has flags without their dashes.
        let flag = if shell == "fish" { "-l games" } else { "--games" };
        for word in ["gonfalon", "simulate", flag, "completions"] {
            assert!(script.contains(word), "{shell} completes no {word}");
        }
    }
    assert_eq!(status(&run(&["completions", "no-such-shell"])), 2);
}

#[test]
fn the_manual_has_a_page_for_each_subcommand() {
    let first = fine(&["man"]);
    assert!(first.contains(".TH gonfalon 1"), "{first}");
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("a folder").join("man1");
    let written = fine(&["man", "--out", pages.to_str().expect("a plain path")]);
    let read = |name: &str| std::fs::read_to_string(pages.join(name)).expect("it is written");
    assert_eq!(read("gonfalon.1"), first);
    let named: Vec<&str> = first.split("gonfalon\\-").skip(1).collect();
    assert!(named.len() > 20, "{first}");
    for name in named {
        let name = name.split('(').next().expect("its section follows");
        let page = read(&format!("gonfalon-{name}.1"));
        assert!(page.contains("Example"), "{name}: {page}");
        assert!(written.contains(&format!("gonfalon-{name}.1")), "{written}");
    }
    assert!(!pages.join("gonfalon-help.1").exists());

    let file = folder.path().join("no folder");
    std::fs::write(&file, "").expect("it is written");
    let arguments = ["man", "--out", file.to_str().expect("a plain path")];
    let refused = run(&arguments);
    assert_eq!(status(&refused), 1);
    assert!(said(&refused).contains("no folder was not written"), "{}", said(&refused));
    let spanish = program().args(arguments).args(["--lang", "es"]).output().expect("it starts");
    assert!(said(&spanish).contains("No se escribió"), "{}", said(&spanish));
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
fn what_is_misspelt_is_told_what_was_meant() {
    for (wrong, meant) in [
        (&["simulat", "acre", "--games", "3"][..], "\"simulate\" was probably meant"),
        (&["--lang", "es", "rule", "7.1"], "\"rules\" was probably meant"),
        (&["lader"], "\"ladder\" was probably meant"),
        (&["acr"], "\"acre\" was probably meant"),
        (&["acre", "simulate", "lewes"], "cannot be used with a subcommand"),
        (&["simulate", "acre", "--gmaes", "3"], "--games"),
    ] {
        let output = run(wrong);
        assert_eq!(status(&output), 2, "{wrong:?}: {}", said(&output));
        assert!(said(&output).contains(meant), "{wrong:?}: {}", said(&output));
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
fn fmt_writes_the_canonical_form_and_checks_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deck.json");
    let name = path.display().to_string();
    std::fs::write(&path, "{\"deck\": \"d\", \"units\": {}, \"format\": 1, \"name\": \"D\"}")
        .expect("a file");
    let output = run(&["fmt", "--check", &name]);
    assert_eq!(status(&output), 1);
    assert!(out(&output).contains("not in the canonical form"), "{}", out(&output));
    assert!(fine(&["fmt", &name]).contains("written"));
    let text = std::fs::read_to_string(&path).expect("it is there");
    assert_eq!(
        text,
        "{\n \"format\": 1,\n \"deck\": \"d\",\n \"name\": \"D\",\n \"units\": {}\n}\n"
    );
    assert_eq!(fine(&["fmt", "--check", &name]), "");
    std::fs::write(&path, "{\"deck\": \"d\",, }").expect("a file");
    let output = run(&["fmt", &name, "missing.json"]);
    assert_eq!(status(&output), 1);
    assert!(out(&output).contains("at line 1 column"), "{}", out(&output));
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "{\"deck\": \"d\",, }");
}

#[test]
fn check_names_every_fault() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let broken = write("broken.json", "{\"format\": 2, ");
    let newer = write("newer.json", "{\"format\": 3}");
    let unknown = write("unknown.json", "{\"format\": 2, \"colour\": \"red\"}");
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

/// Computers play games that are looked at as closely as random ones, the same ones every time.
#[test]
fn fuzz_lets_computers_play() {
    let of = |players: [&str; 2]| {
        let arguments = ["fuzz", "first-clash", "--games", "3", "--json", "--a", players[0], "--b"];
        let tally = fine_json(&[&arguments[..], &[players[1]]].concat());
        assert_eq!(tally["findings"], json!([]), "{players:?}");
        assert!(tally["actions"].as_u64().expect("a number") > 30, "{players:?}");
        tally
    };
    let games = ["easy", "normal:bold:small"];
    assert_eq!(of(games), of(games));
    assert_ne!(of(games), of(["random", "hard:nodes=300"]));
    for wrong in ["clever", "easy:nodes=0", "random:bold"] {
        let output = run(&["fuzz", "first-clash", "--a", wrong]);
        assert_eq!(status(&output), 2, "{wrong}");
    }
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
