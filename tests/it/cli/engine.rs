//! The engine, languages, and what computers play.

use super::*;
use serde_json::{Value, json};
use std::io::Write;
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
fn a_step_of_the_past_is_compared_with_what_the_computer_would_have_done() {
    let mut engine = Engine::with_game(5);
    for _ in 0..8 {
        let action = engine.good("bot", json!({ "level": "random", "seed": 9 }));
        engine.good("play", json!({ "action": action }));
    }
    let before = engine.state();
    let mut instead = 0;
    for step in 1..=8 {
        let ask = json!({ "step": step, "level": "easy", "seed": 1 });
        let found = engine.good("hindsight", ask.clone());
        assert_eq!(found, engine.good("hindsight", ask), "the same seed, the same answer");
        assert!(found["side"].is_string() && found["done"]["label"].is_string(), "{found}");
        assert!(found["done"]["action"]["type"].is_string(), "{found}");
        if !found["instead"].is_null() {
            assert_ne!(found["instead"]["action"], found["done"]["action"]);
            instead += 1;
        }
    }
    assert!(instead > 0, "play at random is not what the computer would have done");
    engine.bad("hindsight", json!({ "step": 0 }), -32602);
    engine.bad("hindsight", json!({ "step": 99 }), -32602);
    assert_eq!(engine.state(), before);
    assert_eq!(engine.end(), 0);
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
    assert!(engine.good("rules", json!({ "id": "7.8" }))["text"]["en"].is_string());
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
fn a_bot_has_a_style_and_a_handicap() {
    let mut engine = Engine::with_game(5);
    let bold = json!({ "level": "easy", "style": "bold", "handicap": "small", "seed": 9 });
    let action = engine.good("bot", bold.clone());
    assert_eq!(engine.good("why_not", json!({ "action": action })), json!([]));
    assert_eq!(engine.good("bot", bold), action, "the same seed gives the same action");
    engine.good("play", json!({ "action": action }));
    engine.good("hindsight", json!({ "step": 1, "level": "easy", "style": "cautious" }));
    for (wrong, words) in [
        (json!({ "level": "easy", "style": "angry" }), "even, cautious, bold"),
        (json!({ "level": "easy", "handicap": "huge" }), "none, small, large"),
        (json!({ "level": "random", "style": "bold" }), "neither a style nor a handicap"),
        (json!({ "handicap": "large" }), "neither a style nor a handicap"),
    ] {
        let error = engine.bad("bot", wrong, -32602);
        assert!(error["message"].as_str().expect("a sentence").contains(words), "{error}");
    }
    assert_eq!(engine.end(), 0);
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
