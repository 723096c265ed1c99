//! The protocol: dice that somebody gives, what is refused and leaves everything as it was, limits, and hostile messages.

use gonfalon::cli::engine::rpc::{self, Service};
use gonfalon::cli::engine::{Engine, LIMITS, METHODS};
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::catalogue;
use serde_json::{Map, Value, json};

fn call(game: &mut Engine, method: &str, params: Value) -> Result<Value, rpc::Error> {
    let Value::Object(params) = params else { panic!("parameters are an object") };
    game.call(method, params)
}

fn good(game: &mut Engine, method: &str, params: Value) -> Value {
    call(game, method, params).unwrap_or_else(|error| panic!("{method}: {error:?}"))
}

fn bad(game: &mut Engine, method: &str, params: Value, code: i32) -> rpc::Error {
    let error = call(game, method, params).expect_err("it is refused");
    assert_eq!(error.code, code, "{method}: {error:?}");
    error
}

fn data(error: rpc::Error) -> Value {
    error.data.expect("details")
}

fn new_game(scenario: Value, seed: u64) -> Engine {
    let mut game = Engine::default();
    good(&mut game, "new", json!({ "scenario": scenario, "seed": seed }));
    game
}

fn built_in(id: &str) -> Value {
    serde_json::to_value(catalogue::find(id).expect("it is built in")).expect("plain data")
}

fn word(kind: &str) -> Value {
    json!({ "action": { "type": kind } })
}

/// Fast Play before the last deployment is done: then both sides throw for the first turn.
fn before_the_first_die(seed: u64) -> Engine {
    let mut game = new_game(json!("acies-fast-play"), seed);
    for kind in ["deploy-automatically", "deploy-done", "deploy-automatically"] {
        good(&mut game, "play", word(kind));
    }
    game
}

fn done(dice: Value, then: Option<&str>) -> Value {
    let mut params = json!({ "action": { "type": "deploy-done" }, "dice": dice });
    if let Some(then) = then {
        params["then"] = json!(then);
    }
    params
}

fn faces(played: &Value) -> Vec<u64> {
    let throws = played["throws"].as_array().expect("a list");
    throws.iter().map(|throw| throw["face"].as_u64().expect("a number")).collect()
}

/// ACIES 4.5: equal dice are thrown again, and there are no more of them.
#[test]
fn r4_5_given_dice_that_run_out_are_refused_by_number() {
    let mut game = before_the_first_die(3);
    let before = good(&mut game, "state", json!({}));
    for (dice, side) in [(json!([]), "red"), (json!([4]), "blue"), (json!([4, 4]), "red")] {
        let given = dice.as_array().expect("a list").len();
        let data = data(bad(&mut game, "play", done(dice.clone(), None), rpc::WRONG_DICE));
        assert_eq!((&data["wrong"], &data["left"]), (&json!("too-few"), &json!(0)), "{data}");
        assert_eq!((&data["given"], &data["used"]), (&json!(given), &json!(given)), "{data}");
        let missing = &data["missing"];
        assert_eq!(missing["side"], side, "{dice}");
        assert_eq!((&missing["sides"], &missing["rule"]), (&json!(10), &json!("4.5")));
        assert!(missing["purpose"].is_string() && missing["text"].is_string());
    }
    let error = bad(&mut game, "play", done(json!([4, 4, 9, 3, 7]), None), rpc::WRONG_DICE);
    assert_eq!(data(error), json!({ "wrong": "too-many", "given": 5, "used": 4, "left": 1 }));
    for face in [0, 11] {
        let error = bad(&mut game, "play", done(json!([4, 4, face, 3]), None), rpc::WRONG_DICE);
        let data = data(error);
        assert_eq!((&data["wrong"], &data["used"]), (&json!("impossible"), &json!(2)), "{data}");
        assert_eq!((&data["left"], &data["missing"]["sides"]), (&json!(2), &json!(10)), "{data}");
    }
    assert_eq!(good(&mut game, "state", json!({})), before, "whatever is refused changes nothing");
    let played = good(&mut game, "play", done(json!([4, 4, 9, 3]), None));
    assert_eq!(faces(&played), [4, 4, 9, 3]);
}

/// The answer to `choose` or `play` as `load` gives it: the prompt's own fields beside what happened.
fn opened(played: &Value) -> Value {
    let mut all = played.clone();
    let prompt = all["prompt"].take();
    let fields = all.as_object_mut().expect("an answer");
    fields.remove("prompt");
    fields.extend(prompt.as_object().expect("a prompt").clone());
    all
}

/// `new`, `load` and `undo` give the prompt, and beside its fields what happened.
#[test]
fn new_load_and_undo_give_the_prompt_with_what_led_to_it() {
    let mut game = Engine::default();
    let begun = good(&mut game, "new", json!({ "scenario": "first-clash", "seed": 7 }));
    let prompt = good(&mut game, "prompt", json!({}));
    let with = |step: u64, events: &Value| {
        let played = json!({ "step": step, "events": events, "throws": [], "prompt": prompt });
        opened(&played)
    };
    assert!(begun["events"].as_array().is_some_and(|events| !events.is_empty()));
    assert_eq!(begun, with(0, &begun["events"]));
    let save = good(&mut game, "save", json!({}));
    assert_eq!(good(&mut Engine::default(), "load", json!({ "save": save })), begun);
    let choices = prompt["choices"].as_array().expect("a list");
    let pick = choices.iter().find(|choice| choice["action"]["type"] == "select");
    good(&mut game, "choose", json!({ "id": pick.expect("a counter to pick up")["id"] }));
    assert_eq!(good(&mut game, "undo", json!({})), with(0, &json!([])));
}

/// Faces may be a prefix: the game's own dice go on, as if they had not been thrown before.
#[test]
fn given_faces_may_be_a_prefix() {
    for seed in 0..20 {
        let own = faces(&good(&mut before_the_first_die(seed), "play", word("deploy-done")));
        let mut game = before_the_first_die(seed);
        let played = good(&mut game, "play", done(json!([4, 4]), Some("own")));
        assert_eq!(faces(&played), [&[4, 4], &own[..]].concat());
        let save = good(&mut game, "save", json!({}));
        let recorded = save["steps"].as_array().expect("a list").last().expect("there is one");
        assert_eq!(recorded["faces"], json!(faces(&played)), "the file says what fell");
        let mut again = Engine::default();
        let loaded = good(&mut again, "load", json!({ "save": save }));
        assert_eq!(loaded, opened(&played));
        assert_eq!(good(&mut again, "save", json!({})), good(&mut game, "save", json!({})));
    }
    let mut game = before_the_first_die(3);
    let error = bad(&mut game, "play", done(json!([9, 4, 1]), Some("own")), rpc::WRONG_DICE);
    assert_eq!(data(error)["wrong"], "too-many");
    let error = bad(&mut game, "play", done(json!([4, 11]), Some("own")), rpc::WRONG_DICE);
    assert_eq!(data(error)["wrong"], "impossible");
    bad(&mut game, "play", done(json!([]), Some("never")), rpc::BAD_PARAMS);
}

/// A file whose faces run out, or never end, is refused in no time.
#[test]
fn a_file_without_enough_faces_is_refused() {
    let mut game = before_the_first_die(3);
    good(&mut game, "play", done(json!([4, 4, 9, 3]), None));
    let save = good(&mut game, "save", json!({}));
    let last = save["steps"].as_array().expect("a list").len() - 1;
    for faces in [json!([]), json!([4, 4]), json!([4, 4, 9, 3, 1]), json!([4, 4, 0]), json!([11])] {
        let mut broken = save.clone();
        broken["steps"][last]["faces"] = faces.clone();
        let error = bad(&mut Engine::default(), "load", json!({ "save": broken }), rpc::FAULTS);
        assert!(!error.message.is_empty(), "{faces}");
    }
    // Faces that will be shown next, all of them equal: there is an end to it.
    let mut endless = before_the_first_die(3);
    let equal = vec![4; 100_000];
    let save = good(&mut endless, "save", json!({}));
    let mut game = Engine::default();
    good(&mut game, "load", json!({ "save": save, "dice": equal }));
    let error = bad(&mut game, "play", word("deploy-done"), rpc::WRONG_DICE);
    assert_eq!(data(error)["wrong"], "endless");
    let played = good(&mut game, "play", done(json!([9, 4]), None));
    assert_eq!(faces(&played), [9, 4]);
}

/// What `load` is given the dice show next, and then they go on.
#[test]
fn a_loaded_game_shows_given_faces_first() {
    let save = good(&mut before_the_first_die(5), "save", json!({}));
    let own = faces(&good(&mut before_the_first_die(5), "play", word("deploy-done")));
    let mut game = Engine::default();
    good(&mut game, "load", json!({ "save": save, "dice": [2, 2] }));
    let played = good(&mut game, "play", word("deploy-done"));
    assert_eq!(faces(&played), [&[2, 2], &own[..]].concat());
}

/// Lewes at the beginning of its second turn: both sides throw for a chit (4.0) before anybody is asked.
fn second_turn() -> Value {
    let mut scenario = built_in("lewes");
    scenario["barons"]["begin"] = json!({ "turn": 2, "at": "turn", "initiative": "barons" });
    scenario
}

/// BARONS 4.0: the dice of the set-up may be given too, and the file keeps them.
#[test]
fn r4_0_a_game_begins_with_given_dice() {
    let new = |dice: Value, then: &str| {
        let params = json!({ "scenario": second_turn(), "seed": 1, "dice": dice, "then": then });
        let mut game = Engine::default();
        let answer = call(&mut game, "new", params);
        (game, answer)
    };
    let missing = new(json!([]), "nothing").1.expect_err("dice are missing");
    assert_eq!(missing.code, rpc::WRONG_DICE);
    let die = data(missing);
    assert_eq!((&die["missing"]["rule"], &die["given"]), (&json!("4.0"), &json!(0)), "{die}");
    let (mut game, begun) = new(json!([1, 1]), "nothing");
    let begun = begun.expect("two dice are thrown");
    assert_eq!(faces(&begun), [1, 1]);
    assert!(!begun["events"].as_array().expect("a list").is_empty());
    assert_eq!(begun["step"], 0);
    let save = good(&mut game, "save", json!({}));
    let mut again = Engine::default();
    assert_eq!(good(&mut again, "load", json!({ "save": save })), begun);
    assert_eq!(good(&mut again, "save", json!({})), save);
    let mut altered = save;
    altered["opening"] = json!([1]);
    bad(&mut Engine::default(), "load", json!({ "save": altered }), rpc::FAULTS);
    // A prefix here as well; and without any, what the seed says.
    let (_, prefix) = new(json!([2]), "own");
    assert_eq!(faces(&prefix.expect("own dice go on"))[0], 2);
    let mut own = new_game(second_turn(), 1);
    let first = good(&mut own, "journal", json!({}));
    assert_eq!(first["steps"][0]["throws"].as_array().map(Vec::len), Some(2));
    assert_eq!(new(json!([1, 1, 1]), "nothing").1.expect_err("too many").code, rpc::WRONG_DICE);
}

/// A refused `new` or `load` leaves the running game, and its language, as they were.
#[test]
fn a_refused_beginning_leaves_the_running_game() {
    let mut game = before_the_first_die(3);
    good(&mut game, "language", json!({ "language": "es" }));
    let save = good(&mut game, "save", json!({}));
    let sight = |game: &mut Engine| {
        ["prompt", "state", "journal", "save", "language", "charts"]
            .map(|m| good(game, m, json!({})))
    };
    let before = sight(&mut game);
    let mut broken = save.clone();
    broken["steps"][0]["side"] = json!("blue");
    let refused = [
        ("new", json!({ "scenario": "first-clash", "viewer": "nobody", "language": "en" })),
        ("new", json!({ "scenario": "no-such-battle", "language": "en" })),
        ("new", json!({ "scenario": "acre", "options": { "no_such": 1 }, "language": "en" })),
        ("new", json!({ "scenario": { "format": 1 }, "language": "en" })),
        ("new", json!({ "scenario": "first-clash", "dice": [1], "language": "en" })),
        ("new", json!({ "scenario": second_turn(), "dice": [], "language": "en" })),
        ("new", json!({ "scenario": "first-clash", "language": "xx" })),
        ("new", json!({ "scenario": "first-clash", "then": "then", "language": "en" })),
        ("load", json!({ "save": save, "viewer": "nobody", "language": "en" })),
        ("load", json!({ "save": broken, "language": "en" })),
        ("load", json!({ "save": 7, "language": "en" })),
        ("load", json!({ "save": save, "dice": [256], "language": "en" })),
    ];
    for (method, params) in refused {
        call(&mut game, method, params.clone()).expect_err("it is refused");
        assert_eq!(sight(&mut game), before, "{method}");
    }
}

/// Limits are said in the refusal, and what is within them is read.
#[test]
fn a_line_holds_no_more_than_is_said() {
    let mut game = Engine::default();
    let answer = |game: &mut Engine, line: &str| {
        rpc::answer(game, line.as_bytes()).expect("it is no notification")
    };
    let hello = answer(&mut game, r#"{"jsonrpc":"2.0","id":1,"method":"hello"}"#);
    let limits = &hello["result"]["limits"];
    assert_eq!(limits["line"], LIMITS.line);
    assert_eq!(hello["result"]["protocol"], 1);
    let names: Vec<&str> = METHODS.iter().map(|method| method.name).collect();
    assert_eq!(hello["result"]["methods"], json!(names));
    let batch = |n: usize| {
        format!("[{}]", vec![r#"{"jsonrpc":"2.0","id":1,"method":"hello"}"#; n].join(","))
    };
    let many = answer(&mut game, &batch(LIMITS.batch));
    assert_eq!(many.as_array().map(Vec::len), Some(LIMITS.batch));
    let refused = answer(&mut game, &batch(LIMITS.batch + 1));
    assert_eq!(refused["error"]["code"], rpc::TOO_LARGE);
    assert!(refused["error"]["message"].as_str().is_some_and(|m| m.contains("1000")), "{refused}");
    let values = format!("[{}0]", "0,".repeat(LIMITS.values));
    let refused = answer(&mut game, &values);
    assert_eq!(refused["error"]["code"], rpc::TOO_LARGE);
    assert!(refused["error"]["message"].as_str().is_some_and(|m| m.contains("1000000")));
    // Commas and brackets in words are no values.
    let words = format!(
        r#"{{"jsonrpc":"2.0","id":1,"method":"rules","params":{{"search":"{}\"[,"}}}}"#,
        "[,{:".repeat(LIMITS.values / 2)
    );
    assert_eq!(answer(&mut game, &words)["result"], json!([]));
}

/// A position as hostile as chance makes it: any JSON, often with words that methods know.
fn anything(pick: &mut SeededDice, depth: usize) -> Value {
    const WORDS: [&str; 24] = [
        "scenario",
        "save",
        "seed",
        "options",
        "viewer",
        "dice",
        "then",
        "own",
        "action",
        "target",
        "type",
        "hex",
        "unit",
        "cell",
        "card",
        "button",
        "id",
        "from",
        "language",
        "level",
        "red",
        "first-clash",
        "sealed",
        "steps",
    ];
    match pick.below(if depth == 0 { 9 } else { 12 }) {
        0 => Value::Null,
        1 => json!(pick.below(2) == 0),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(1e300),
        5 => json!(pick.below(300)),
        6 => json!("\u{0}\u{202e}\u{10ffff}"),
        7 | 8 => json!(WORDS[pick.below(WORDS.len())]),
        9 => (0..pick.below(4)).map(|_| anything(pick, depth - 1)).collect(),
        _ => {
            let fields = (0..pick.below(4))
                .map(|_| (WORDS[pick.below(WORDS.len())].to_owned(), anything(pick, depth - 1)));
            Value::Object(fields.collect::<Map<String, Value>>())
        }
    }
}

/// Whatever a program writes is answered by one line of JSON, and a fault of the program is never what it meets.
#[test]
fn hostile_messages_are_answered() {
    let mut pick = SeededDice::new(11);
    for scenario in ["first-clash", "arsouf", "lewes", "acies-fast-play"] {
        let mut game = new_game(json!(scenario), 1);
        for _ in 0..3_000 {
            let method = METHODS[pick.below(METHODS.len())].name;
            let mut request = json!({
                "jsonrpc": "2.0", "id": 1, "method": method, "params": anything(&mut pick, 3),
            });
            if let Value::Object(params) = &mut request["params"] {
                // The running game shall stay, so that something is there to be attacked.
                params.insert("seed".to_owned(), json!("hostile"));
                if !["new", "bot", "hindsight"].contains(&method) {
                    params.remove("seed");
                }
            }
            let mut line = request.to_string().into_bytes();
            if pick.below(4) == 0 {
                let place = pick.below(line.len());
                line[place] = u8::try_from(pick.below(256)).expect("it is a byte");
            }
            let answer = rpc::answer(&mut game, &line);
            let code = answer.as_ref().map(|answer| answer["error"]["code"].clone());
            assert_ne!(code, Some(json!(rpc::INTERNAL)), "{}", String::from_utf8_lossy(&line));
        }
        assert!(good(&mut game, "prompt", json!({}))["question"].is_string());
    }
}

#[test]
fn deep_and_broken_lines_are_answered() {
    let mut game = new_game(json!("first-clash"), 1);
    let deep = |open: &str, close: &str, n: usize| format!("{}{}", open.repeat(n), close.repeat(n));
    for params in [
        deep("[", "]", 100),
        deep("[", "]", 120),
        deep("[", "]", 500_000),
        deep("{\"a\":", "}", 120).replace(":}", ":1}"),
        deep("{\"action\":", "}", 400_000),
    ] {
        for key in ["action", "target", "scenario", "save"] {
            let line = format!(
                r#"{{"jsonrpc":"2.0","id":1,"method":"play","params":{{"{key}":{params}}}}}"#
            );
            let answer = rpc::answer(&mut game, line.as_bytes()).expect("an answer");
            assert!(answer["error"]["code"].as_i64().is_some_and(|code| code <= -32600), "{key}");
            assert_ne!(answer["error"]["code"], rpc::INTERNAL);
        }
    }
    for line in [&b"\xff\xfe"[..], b"{", b"\"", b"\\", b"[[[[", b"nul", b"{\"jsonrpc\":\"2.0\""] {
        let answer = rpc::answer(&mut game, line).expect("an answer");
        assert_eq!(answer["error"]["code"], rpc::PARSE_ERROR);
    }
}

/// The refusals of an action, after a scenario has begun and some actions have been taken.
fn why(game: &mut Engine, action: Value) -> Value {
    good(game, "why_not", json!({ "action": action }))[0].take()
}

fn says_passed_over(refusal: &Value) -> bool {
    refusal["text"].as_str().is_some_and(|text| text.starts_with("That decision was passed over"))
}

/// ACIES 9.3: the missile phase did not come up, since nobody can shoot; whoever asks is told so, with the reason.
#[test]
fn r9_3_a_phase_without_shooters_was_passed_over() {
    let mut scenario = built_in("acies-fast-play");
    let text = include_str!("../../scenarios/acies/decks/fast-play.json");
    let deck: Value = serde_json::from_str(text).expect("a deck");
    let units = deck["units"].as_object().expect("units by id");
    let holding = |on_field: &str| {
        let rest = |unit: &String| 2 - usize::from(unit == on_field);
        let deck: Vec<&String> = units.keys().flat_map(|unit| vec![unit; rest(unit)]).collect();
        json!({ "hand": [], "deck": deck })
    };
    scenario["acies"]["begin"] = json!({
        "turn": 5, "active": "red", "phase": "missile",
        "sides": [holding("legionaires"), holding("hoplites")],
        "field": [
            { "cell": "M5", "unit": "legionaires", "side": "red" },
            { "cell": "B5", "unit": "hoplites" },
        ],
    });
    let mut game = new_game(scenario, 1);
    let prompt = good(&mut game, "prompt", json!({}));
    assert_eq!((&prompt["rule"], &prompt["side"]), (&json!("10.1"), &json!("red")));
    let refusal = why(&mut game, json!({ "type": "shoot", "from": "M5", "target": "B5" }));
    assert!(says_passed_over(&refusal), "{refusal}");
    assert!(
        refusal["text"].as_str().is_some_and(|text| text.contains("M5 cannot shoot")),
        "with the reason: {refusal}"
    );
    // What is not asked in any phase that was passed over is refused as it is.
    let refusal = why(&mut game, json!({ "type": "deploy-done" }));
    assert!(!says_passed_over(&refusal), "{refusal}");
}

/// BARONS 3.C2 to 3.C5: a Battle that ends its movement far from everybody; four segments pass by themselves.
#[test]
fn r3_c_segments_without_anything_to_do_were_passed_over() {
    let mut scenario = built_in("lewes");
    scenario["barons"]["begin"] = json!({
        "turn": 2, "at": "movement", "initiative": "barons", "battle": "L.SIM", "chit": 2,
    });
    let mut game = new_game(scenario, 1);
    let ended = good(&mut game, "play", word("end-movement"));
    assert_eq!(ended["prompt"]["rule"], "3.B1", "the next turn begins");
    for (kind, rule) in [
        ("end-adjustment", "3.C2"),
        ("end-evasion", "9.42"),
        ("end-fire", "8.0"),
        ("end-melee", "9.0"),
    ] {
        let refusal = why(&mut game, json!({ "type": kind }));
        assert_eq!((&refusal["why"], &refusal["rule"]), (&json!("passed-over"), &json!(rule)));
    }
    let shot = json!({ "type": "fire", "unit": "L.SIM.HC1", "target": "1010" });
    let refusal = why(&mut game, shot.clone());
    assert_eq!(
        (&refusal["why"], &refusal["rule"]),
        (&json!("no-fire"), &json!("8.0")),
        "{refusal}"
    );
    assert!(says_passed_over(&refusal));
    let error = bad(&mut game, "play", json!({ "action": shot }), rpc::REFUSED);
    assert_eq!(data(error)["rejections"][0], refusal, "who tries it is told the same");
    assert!(!says_passed_over(&why(&mut game, word("pass")["action"].take())));
}

/// ARSOUF 6.1: the attack phase of a side that reaches nobody is passed over, under the option.
#[test]
fn r6_1_an_attack_phase_without_attackers_was_passed_over() {
    let mut game = Engine::default();
    let options = json!({ "auto_skip_empty_attack": true });
    good(&mut game, "new", json!({ "scenario": "arsouf-tutorial", "seed": 1, "options": options }));
    for _ in 0..6 {
        let prompt = good(&mut game, "prompt", json!({}));
        let offered = prompt["choices"].as_array().expect("a list");
        let named = |kind: &str| offered.iter().find(|choice| choice["action"]["type"] == kind);
        let Some(choice) = named("deploy-done").or(named("deploy-automatically")) else { break };
        good(&mut game, "choose", json!({ "id": choice["id"] }));
    }
    let ended = good(&mut game, "play", word("end-movement"));
    assert_eq!(ended["prompt"]["rule"], "5.1", "the other side moves: {}", ended["prompt"]);
    let refusal = why(&mut game, json!({ "type": "end-attacks" }));
    assert_eq!((&refusal["why"], &refusal["rule"]), (&json!("passed-over"), &json!("6.1")));
    let state = good(&mut game, "state", json!({}));
    let pieces = state["pieces"].as_array().expect("a list");
    let of = |own: bool| {
        let of = pieces.iter().find(|piece| (piece["side"] == "crusader") == own);
        of.expect("there is one")["id"].clone()
    };
    let attack = json!({ "type": "attack", "unit": of(true), "target": of(false) });
    let refusal = why(&mut game, attack);
    assert!(says_passed_over(&refusal), "{refusal}");
}
