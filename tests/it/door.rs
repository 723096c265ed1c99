//! What a side may see and do through the protocol: two games that differ in nothing but what it cannot see give it the
//! same answers, byte for byte, whatever it asks. The questions are made from the table of methods.

use gonfalon::cli::engine::rpc::{self, Service};
use gonfalon::cli::engine::{Engine, METHODS};
use gonfalon::scenario::acies::Tactic;
use gonfalon::scenario::catalogue;
use serde_json::{Map, Value, json};

/// An answer: a result or an error with everything that it says.
fn call(game: &mut Engine, method: &str, params: Value) -> Value {
    let Value::Object(params) = params else { panic!("parameters are an object") };
    match game.call(method, params) {
        Ok(result) => json!({ "result": result }),
        Err(error) => {
            json!({ "code": error.code, "message": error.message, "data": error.data })
        }
    }
}

fn good(game: &mut Engine, method: &str, params: Value) -> Value {
    let mut answer = call(game, method, params);
    assert!(answer.get("result").is_some(), "{method}: {answer}");
    answer["result"].take()
}

fn play(game: &mut Engine, action: Value) -> Value {
    good(game, "play", json!({ "action": action }))
}

fn word(kind: &str) -> Value {
    json!({ "type": kind })
}

/// Pairs of games, and the side that cannot tell them apart.
struct Twins {
    what: String,
    viewer: &'static str,
    begin: Box<dyn Fn(usize) -> Engine>,
    /// The viewer's action that turns up what was hidden: it alone may bring different things.
    reveals: Option<&'static str>,
}

impl Twins {
    fn revealing(self, action: &'static str) -> Twins {
        Twins { reveals: Some(action), ..self }
    }

    fn is_reveal(&self, game: &mut Engine, question: &Value) -> bool {
        let Some(reveals) = self.reveals else { return false };
        let named = question["id"].as_u64().and_then(|id| usize::try_from(id).ok()).map(|id| {
            let prompt = good(game, "prompt", json!({ "viewer": self.viewer }));
            prompt["choices"][id]["action"].clone()
        });
        named.as_ref().unwrap_or(&question["action"])["type"] == reveals
    }
}

fn twins(what: &str, viewer: &'static str, begin: impl Fn(usize) -> Engine + 'static) -> Twins {
    Twins { what: what.to_owned(), viewer, begin: Box::new(begin), reveals: None }
}

fn new_game(scenario: Value) -> Engine {
    let mut game = Engine::default();
    good(&mut game, "new", json!({ "scenario": scenario, "seed": 7 }));
    game
}

/// Lewes, set up: the Barons allot.
fn lewes() -> Engine {
    let mut game = new_game(json!("lewes"));
    for kind in ["set-up-automatically", "set-up-done", "set-up-automatically", "set-up-done"] {
        play(&mut game, word(kind));
    }
    game
}

fn chit(game: &mut Engine, battle: &str, chit: u8) {
    play(game, json!({ "type": "place-chit", "battle": battle, "chit": chit }));
}

/// The Barons have begun in one of three ways; in the first they have placed nothing.
fn barons_allot(way: usize) -> Engine {
    let mut game = lewes();
    match way {
        0 => {}
        1 => chit(&mut game, "L.SIM", 3),
        _ => {
            chit(&mut game, "L.GLO", 2);
            chit(&mut game, "L.SEG", 1);
        }
    }
    game
}

/// The Barons are done, and the Royalists allot: as the second way, they have begun.
fn royalists_allot(way: usize, begun: bool) -> Engine {
    let mut game = barons_allot(way + 1);
    play(&mut game, word("allot-automatically"));
    play(&mut game, word("allot-done"));
    if begun {
        chit(&mut game, "L.EDW", 2);
    }
    game
}

/// Cards of a whole deck of Fast Play: two of each unit, five of each tactics card.
fn whole_deck() -> Vec<String> {
    let text = include_str!("../../scenarios/acies/decks/fast-play.json");
    let deck: Value = serde_json::from_str(text).expect("a deck");
    let units = deck["units"].as_object().expect("units by id").keys().cloned();
    let tactics =
        Tactic::ALL.iter().map(|tactic| json!(tactic).as_str().expect("a word").to_owned());
    let units = units.flat_map(|unit| vec![unit; 2]);
    units.chain(tactics.flat_map(|tactic| vec![tactic; 5])).collect()
}

fn take(deck: &mut Vec<String>, card: &str) -> String {
    let place = deck.iter().position(|other| other == card);
    deck.remove(place.unwrap_or_else(|| panic!("no {card} is left")))
}

/// What the Eagles hold, in two ways.
const HANDS: [[&str; 4]; 2] =
    [["overrun", "horde", "elephants", "outflank"], ["rally", "psiloi", "shields", "initiative"]];

/// Fast Play in mid-battle: both sides have cards on the field, and the Eagles hold one hand or the other.
fn battle(way: usize, active: &str, phase: &str) -> Engine {
    let field = [
        ("M5", "legionaires", Some("red")),
        ("A6", "bowmen", None),
        ("A9", "phalanx", None),
        ("B5", "hoplites", None),
        ("B6", "psiloi", None),
        ("M9", "warriors", Some("blue")),
    ];
    let mut decks = [whole_deck(), whole_deck()];
    for (cell, unit, _) in field {
        take(&mut decks[usize::from(cell == "M9" || cell.starts_with('B'))], unit);
    }
    let hands = [HANDS[way], ["shields", "horde", "cataphracts", "difficult-terrain"]];
    let sides = [0, 1].map(|side| {
        let hand: Vec<String> =
            hands[side].iter().map(|card| take(&mut decks[side], card)).collect();
        let lost = take(&mut decks[side], "slingers");
        json!({ "hand": hand, "deck": decks[side], "casualties": [lost] })
    });
    let mut scenario =
        serde_json::to_value(catalogue::find("acies-fast-play").expect("it is built in"))
            .expect("it is plain data");
    let card = |(cell, unit, side): (&str, &str, Option<&str>)| match side {
        Some(side) => json!({ "cell": cell, "unit": unit, "side": side }),
        None => json!({ "cell": cell, "unit": unit }),
    };
    scenario["acies"]["begin"] = json!({
        "turn": 5,
        "active": active,
        "phase": phase,
        "field": field.map(card),
        "sides": sides,
    });
    new_game(scenario)
}

fn eagles_deploy(way: usize, done: bool) -> Engine {
    let mut game = new_game(json!("acies-fast-play"));
    if way == 0 {
        play(&mut game, word("deploy-automatically"));
    } else {
        play(&mut game, json!({ "type": "deploy", "card": "elephants", "cell": "A8" }));
        play(&mut game, json!({ "type": "take-up", "cell": "A8" }));
        play(&mut game, json!({ "type": "deploy", "card": "horde", "cell": "A7" }));
    }
    if done {
        play(&mut game, word("deploy-done"));
    }
    game
}

/// ARSOUF, ARR-3: the Crusaders deploy unseen, in two ways, one of which takes something back; or they are done.
fn crusaders_deploy(way: usize, done: bool) -> Engine {
    let mut game = Engine::default();
    let options = json!({ "deploy_order": "hidden" });
    good(&mut game, "new", json!({ "scenario": "arsouf", "seed": 7, "options": options }));
    if way == 0 {
        play(&mut game, json!({ "type": "place", "unit": "R", "hex": "1902" }));
        good(&mut game, "undo", json!({}));
        play(&mut game, json!({ "type": "place", "unit": "R", "hex": "1903" }));
    }
    if done {
        play(&mut game, word("deploy-automatically"));
        if way == 0 {
            let state = good(&mut game, "state", json!({}));
            let pieces = state["pieces"].as_array().expect("a list").iter();
            let own = pieces.filter(|piece| piece["side"] == "crusader" && piece["id"] != "R");
            let (one, other) = (own.clone().next(), own.clone().nth(1));
            let (one, other) = (one.expect("a piece"), other.expect("another piece"));
            let hexes = [one["at"].clone(), other["at"].clone()];
            play(&mut game, json!({ "type": "take-up", "unit": one["id"] }));
            play(&mut game, json!({ "type": "take-up", "unit": other["id"] }));
            play(&mut game, json!({ "type": "place", "unit": one["id"], "hex": hexes[1] }));
            play(&mut game, json!({ "type": "place", "unit": other["id"], "hex": hexes[0] }));
        }
        play(&mut game, word("deploy-done"));
    }
    game
}

fn all_twins() -> Vec<Twins> {
    let mut all = vec![
        twins("the Barons allot", "royalists", |way| barons_allot(way * 2)),
        twins("the Barons allot something else", "royalists", |way| barons_allot(way + 1)),
        twins("the Royalists allot", "royalists", |way| royalists_allot(way, false)),
        twins("the Royalists have begun to allot", "royalists", |way| royalists_allot(way, true)),
        twins("the Eagles deploy", "blue", |way| eagles_deploy(way, false)),
        twins("the Crusaders deploy", "moslem", |way| crusaders_deploy(way, false)),
        twins("the Muslims deploy", "moslem", |way| crusaders_deploy(way, true))
            .revealing("deploy-done"),
        twins("the Lions deploy", "blue", |way| eagles_deploy(way, true)).revealing("deploy-done"),
    ];
    for active in ["red", "blue"] {
        for phase in ["scout", "encircling", "manoeuvre", "play", "missile", "attack", "discard"] {
            let what = format!("{active} in the phase {phase}");
            all.push(twins(&what, "blue", move |way| battle(way, active, phase)));
        }
    }
    all
}

/// Actions of every kind, of both sides, sensible and not.
fn actions() -> Vec<Value> {
    let mut actions: Vec<Value> = [
        "pass",
        "stand",
        "advance",
        "hold",
        "concede",
        "deploy-done",
        "deploy-automatically",
        "allot-done",
        "allot-automatically",
        "rally",
        "no-such-thing",
    ]
    .map(word)
    .to_vec();
    for card in HANDS.iter().flatten() {
        actions.push(json!({ "type": "discard", "card": card }));
        actions.push(json!({ "type": "flank", "card": card }));
        actions.push(json!({ "type": "scout", "card": card, "look": "own-deck" }));
        actions.push(json!({ "type": "deploy", "card": card, "cell": "B8" }));
        actions.push(json!({ "type": "play", "card": card, "cell": "B7" }));
        actions.push(json!({ "type": "rally", "card": card }));
    }
    for tactic in Tactic::ALL {
        actions.push(json!({ "type": "tactic", "tactic": tactic }));
    }
    actions.push(json!({ "type": "move", "from": "B5", "to": "M5" }));
    actions.push(json!({ "type": "shoot", "from": "B6", "target": "M5" }));
    for battle in ["L.SIM", "L.GLO", "L.EDW"] {
        for kind in ["place-chit", "take-chit", "bid"] {
            actions.push(json!({ "type": kind, "battle": battle, "chit": 2 }));
        }
    }
    actions
}

fn targets() -> Vec<Value> {
    let mut targets = Vec::new();
    targets.extend(["0101", "A5", "nowhere"].map(|hex| json!({ "hex": hex })));
    targets.extend(["L.SIM", "L.EDW", "nobody"].map(|unit| json!({ "unit": unit })));
    targets.extend(["A5", "A7", "A8", "B5", "M5"].map(|cell| json!({ "cell": cell })));
    targets.extend(HANDS.iter().flatten().map(|card| json!({ "card": card })));
    targets.extend(["pass", "track:L.SIM", "track:L.EDW"].map(|id| json!({ "button": id })));
    targets
}

/// What to ask of a method, besides the viewer. A new method has to say here how it is tried.
fn questions(method: &str) -> Vec<Value> {
    match method {
        "hello" | "scenarios" | "save" | "prompt" | "state" | "undo" | "charts" | "scenario" => {
            vec![json!({})]
        }
        "rules" => vec![json!({}), json!({ "search": "hidden" })],
        "language" => vec![json!({}), json!({ "language": "es" })],
        "journal" => {
            let since = json!({ "from": 9, "taken_back": 0 });
            vec![json!({}), json!({ "from": 3 }), json!({ "language": "es" }), since]
        }
        "choose" => {
            let given = |id| [json!({ "id": id }), json!({ "id": id, "dice": [] })];
            let mut all: Vec<Value> = [0, 1, 7].into_iter().flat_map(given).collect();
            all.push(json!({ "id": 0, "dice": [9, 4], "then": "own" }));
            all
        }
        "play" => actions().into_iter().map(|action| json!({ "action": action })).collect(),
        "why_not" => {
            let actions = actions().into_iter().map(|action| json!({ "action": action }));
            let targets = targets().into_iter().map(|target| json!({ "target": target }));
            actions.chain(targets).collect()
        }
        "bot" => {
            let level = |level: &str| json!({ "level": level, "seed": 3 });
            vec![level("random"), level("easy"), level("grandmaster")]
        }
        "hindsight" => {
            [0, 2, 7].map(|step| json!({ "step": step, "level": "easy", "seed": 3 })).into()
        }
        "new" | "load" => Vec::new(), // they leave the game for another: tried below
        other => panic!("the door is not tried with the method {other}"),
    }
}

/// Takes out of an answer what nobody can read: the sealed content, of which the length alone stays.
fn unsealed(mut answer: Value) -> Value {
    if let Some(file) = answer["result"].as_object_mut().filter(|file| file.contains_key("sealed"))
    {
        let length = file["sealed"].as_str().expect("a text").len();
        file.insert("sealed".to_owned(), json!(length));
        file.insert("seal".to_owned(), json!(null));
    }
    answer
}

#[test]
fn whatever_a_side_asks_says_nothing_of_what_is_hidden_from_it() {
    let mut asked = 0;
    for twins in all_twins() {
        let Twins { what, viewer, begin, .. } = &twins;
        let states = [0, 1].map(|way| call(&mut begin(way), "state", json!({})).to_string());
        assert_ne!(states[0], states[1], "{what}: the games differ");
        let mut games = [begin(0), begin(1)];
        for method in METHODS.iter() {
            for mut question in questions(method.name) {
                let acts = ["choose", "play"].contains(&method.name);
                if acts && twins.is_reveal(&mut games[0], &question) {
                    continue;
                }
                if method.has_viewer {
                    question["viewer"] = json!(viewer);
                }
                let answers = games
                    .each_mut()
                    .map(|game| unsealed(call(game, method.name, question.clone())).to_string());
                assert_eq!(answers[0], answers[1], "{what}: {} {question}", method.name);
                asked += 1;
                if ["choose", "play", "undo", "language"].contains(&method.name) {
                    games = [begin(0), begin(1)];
                }
            }
        }
    }
    assert!(asked > 2_000, "{asked}");
}

/// What a side saves it can go on with, and what it gets when it opens that is what it had.
#[test]
fn a_sides_own_file_opens_to_the_same_game() {
    for Twins { what, viewer, begin, .. } in all_twins() {
        let loaded = [0, 1].map(|way| {
            let mut game = begin(way);
            let file = good(&mut game, "save", json!({ "viewer": viewer }));
            assert!(file["sealed"].is_string() && file["seed"].is_null(), "{what}");
            let mut again = Engine::default();
            let loaded = good(&mut again, "load", json!({ "save": file, "viewer": viewer }));
            let state = |game: &mut Engine| good(game, "state", json!({}));
            assert_eq!(state(&mut again), state(&mut game), "{what}");
            loaded.to_string()
        });
        assert_eq!(loaded[0], loaded[1], "{what}");
    }
}

/// Who is not asked changes nothing, and is told who decides.
#[test]
fn a_side_that_is_not_asked_may_not_act() {
    for scenario in ["first-clash", "arsouf", "lewes", "acies-fast-play"] {
        let mut game = new_game(json!(scenario));
        let prompt = good(&mut game, "prompt", json!({}));
        let (asked, action) = (prompt["side"].clone(), prompt["choices"][0]["action"].clone());
        let sides = catalogue::find(scenario).expect("it is built in").sides;
        let other = sides.iter().find(|side| asked != side.id.as_str()).expect("another side");
        let viewer = &other.id;
        let before = good(&mut game, "journal", json!({}));
        for (method, params) in [
            ("play", json!({ "action": action, "viewer": viewer })),
            ("play", json!({ "action": { "type": "concede" }, "viewer": viewer })),
            ("choose", json!({ "id": 0, "viewer": viewer })),
            ("bot", json!({ "viewer": viewer })),
        ] {
            let answer = call(&mut game, method, params);
            assert_eq!(answer["code"], rpc::REFUSED, "{scenario} {method}: {answer}");
            let refusal = &answer["data"]["rejections"][0];
            assert_eq!(refusal["why"], "other-side-decides", "{scenario} {method}");
            assert_eq!(refusal["rule"], prompt["rule"], "{scenario} {method}");
        }
        let why = json!({ "action": action, "viewer": viewer });
        let why = good(&mut game, "why_not", why);
        assert_eq!(why[0]["why"], "other-side-decides", "{scenario}");
        let answer = call(&mut game, "undo", json!({ "viewer": viewer }));
        assert_eq!(answer["code"], rpc::BARRIER, "{scenario}: {answer}");
        assert_eq!(good(&mut game, "journal", json!({})), before, "{scenario}");
        let own = json!({ "action": action, "viewer": asked });
        assert_eq!(good(&mut game, "why_not", own.clone()), json!([]), "{scenario}");
        good(&mut game, "play", own);
    }
}

/// What the other side did in secret it takes back itself; a side takes back its own.
#[test]
fn a_side_takes_back_its_own_actions_alone() {
    let mut game = barons_allot(2);
    let undo = |game: &mut Engine, viewer: &str| call(game, "undo", json!({ "viewer": viewer }));
    let state = |game: &mut Engine| good(game, "state", json!({}));
    let before = state(&mut game);
    assert_eq!(undo(&mut game, "royalists")["code"], rpc::BARRIER);
    assert_eq!(state(&mut game), before);
    assert!(undo(&mut game, "barons").get("result").is_some());
    assert_ne!(state(&mut game), before);
    // Whoever decides does not take back what the other side did before.
    let mut game = royalists_allot(0, false);
    let before = state(&mut game);
    assert_eq!(undo(&mut game, "royalists")["code"], rpc::BARRIER);
    assert_eq!(state(&mut game), before);
}

/// The journal tells a side what the other did, and no more than it may know.
#[test]
fn a_side_hears_what_the_other_did() {
    let mut game = royalists_allot(0, true);
    let mut journal = |viewer: Option<&str>, from: usize| {
        good(&mut game, "journal", json!({ "viewer": viewer, "from": from }))
    };
    let all = journal(None, 0);
    let (own, other) = (journal(Some("royalists"), 0), journal(Some("barons"), 0));
    let steps = |told: &Value| told["steps"].as_array().expect("a list").clone();
    for told in [&all, &own, &other] {
        let numbers: Vec<usize> = (0..steps(told).len()).collect();
        assert_eq!(
            steps(told).iter().map(|s| s["step"].clone()).collect::<Vec<_>>(),
            numbers.iter().map(|&n| json!(n)).collect::<Vec<_>>()
        );
        assert_eq!(told["next"], steps(told).len());
    }
    // The Barons' chits are told to nobody else, not even how many there were; that they are done is.
    let by = |told: &Value, side: &str| {
        let of_side = |step: &&Value| step["side"] == side;
        steps(told).iter().filter(of_side).cloned().collect::<Vec<Value>>()
    };
    let seen = by(&own, "barons");
    assert_eq!(seen.len(), 3, "two of the set-up, one of the allotment: {seen:?}");
    let last = seen.last().expect("there is one");
    assert_eq!(last["action"], json!(null));
    assert_eq!(last["events"][0], json!({ "event": "allotted", "side": "barons" }));
    assert!(by(&all, "barons").len() > 3 && by(&all, "barons")[3]["action"].is_object());
    assert_eq!(by(&own, "royalists").len(), 3, "its own it knows");
    assert_eq!(by(&other, "royalists").len(), 2, "the chit is hidden");
    // It goes on from where the last answer ended.
    let next = own["next"].as_u64().expect("a number");
    let next = usize::try_from(next).expect("it is small");
    assert_eq!(journal(Some("royalists"), next)["steps"], json!([]));
    assert_eq!(steps(&journal(Some("royalists"), next - 1)).len(), 1);
    let params: Map<String, Value> = Map::new();
    assert!(Engine::default().call("journal", params).is_err_and(|e| e.code == rpc::NO_GAME));
}
