//! ACIES 17.1, 17.3: nothing hidden leaves by a door: not in the journal, not in a file, not by the protocol, not to a
//! computer opponent. What a table shows is held to the rules in `acies_combat/views.rs`.

use crate::kit::actions;
use gonfalon::ai::{Allowances, Cancel, Level, SearchOptions, think};
use gonfalon::cli::engine::{methods::Engine, rpc};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, GameOf, Log, Record, SeededDice, Side, apply, awaits, legal_actions,
};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::session::{self, Port, save};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::acies::action::Action;
use gonfalon::systems::acies::event::Event;
use gonfalon::systems::acies::scene::Scene;
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;
use serde_json::{Value, json};

fn start(id: &str, seed: u64) -> (Scene, GameOf<Acies>, SeededDice) {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, mut game) =
        Acies::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
    begin::<Acies>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    (scene, game, dice)
}

/// Plays a random game and shows each position to `look`.
fn play(id: &str, seed: u64, mut look: impl FnMut(&Scene, &GameOf<Acies>, &Log<Event>)) {
    let (scene, mut game, mut dice) = start(id, seed);
    let mut pick = SeededDice::new(!seed);
    let mut log = Log::default();
    while let Awaits::Decision { .. } = awaits::<Acies>(&scene, &game) {
        look(&scene, &game, &log);
        let mut actions = legal_actions::<Acies>(&scene, &game);
        actions.retain(|action| *action != Action::Concede);
        // Set-up at random seldom ends.
        let ready = actions.iter().position(|action| *action == Action::DeployDone);
        let choice =
            ready.filter(|_| pick.below(4) == 0).unwrap_or_else(|| pick.below(actions.len()));
        log = Log::default();
        apply::<Acies>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &actions[choice]);
    }
    look(&scene, &game, &log);
}

/// The same game with everything that the viewer may not know dealt anew.
fn twin(scene: &Scene, game: &GameOf<Acies>, viewer: Side, seed: u64) -> GameOf<Acies> {
    Acies::determinize(scene, game, viewer, &mut SeededDice::new(seed))
}

/// Drawn cards, a scout's report and cards rallied face down are named to those who saw them alone.
#[test]
fn r17_1_events_and_journal_name_no_hidden_card() {
    let mut secrets = 0;
    for seed in 0..6 {
        play("acies-fast-play", seed, |scene, _, log| {
            for record in &log.records {
                let Record::Event { event, .. } = record else { continue };
                let (side, cards) = match event {
                    Event::Drew { side, cards, .. } | Event::Scouted { side, cards, .. } => {
                        (*side, cards.clone().expect("the table knows them"))
                    }
                    Event::Rallied { side, card, face_up: false } => {
                        (*side, card.iter().copied().collect())
                    }
                    _ => continue,
                };
                let told = |viewer| Acies::write_event(scene, event, viewer).to_string();
                let line =
                    Acies::entry(Localizer { scene, language: Language::ENGLISH }, record, 0)
                        .map_or(String::new(), |e| e.text);
                for card in cards {
                    secrets += 1;
                    let id = format!("\"{}\"", card.id(scene));
                    let scouted =
                        matches!(event, Event::Scouted { kind, .. } if card.unit() == Some(*kind));
                    assert!(
                        told(Some(side)).contains(&id) && told(None).contains(&id),
                        "{event:?}"
                    );
                    assert!(scouted || !told(Some(side.enemy())).contains(&id), "{event:?}");
                    let name = card.unit().map(|kind| scene.unit(kind).name.source.clone());
                    let name = name.filter(|_| !scouted).unwrap_or_else(|| "\u{0}".to_owned());
                    assert!(!line.contains(&name), "{line}");
                }
            }
        });
    }
    assert!(secrets > 500, "{secrets}");
}

/// ACIES 17.3: the computer is given what a person would see: hidden cards do not change its mind.
#[test]
fn r17_3_the_computer_sees_no_hidden_card() {
    for seed in 0..2 {
        let mut step = 0_u64;
        play("acies-rome-carthage-quick", seed, |scene, game, _| {
            step += 1;
            let Awaits::Decision { side, .. } = awaits::<Acies>(scene, game) else { return };
            let other = twin(scene, game, side, step);
            for level in [Level::Easy, Level::Random] {
                let search = SearchOptions::new(level, step);
                let mind = |game| {
                    think::<Acies>(scene, game, &search, &Cancel::default(), &Allowances::default())
                };
                let (one, two) = (mind(game), mind(&other));
                assert_eq!(one.map(|t| t.action), two.map(|t| t.action), "{level:?}");
            }
        });
    }
}

fn game_of(id: &str, seed: u64, steps: usize) -> Box<dyn Port> {
    let scenario = catalogue::find(id).expect("it is built in");
    let mut session = session::new(scenario, seed).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let mut pick = SeededDice::new(seed);
    for _ in 0..steps {
        let port = &mut *session;
        let named = |name: &str| actions::find(port, name);
        let count = port.choices().len();
        let ready = named("deploy-done").filter(|_| named("take-up").is_some());
        let id = ready.or(named("deploy-automatically")).unwrap_or_else(|| pick.below(count - 1));
        port.choose(id).expect("an offered action is legal");
    }
    session
}

/// A file that goes from hand to hand is sealed: outside the scenario no card can be read in it, and it opens again.
#[test]
fn r17_1_a_file_shows_no_card() {
    let session = game_of("acies-rome-carthage", 3, 120);
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("game.gonfalon");
    save::write(&path, &session.save()).expect("it can be written");
    let text = std::fs::read_to_string(&path).expect("it is there");
    let mut file: Value = serde_json::from_str(&text).expect("it is JSON");
    let sealed = file.as_object_mut().expect("an object");
    sealed.remove("scenario");
    assert_eq!(
        sealed.keys().map(String::as_str).collect::<Vec<_>>(),
        ["format", "program", "seal", "sealed"]
    );
    let rest = file.to_string();
    for word in ["hoplites", "legionaires", "overrun", "hand", "deck", "seed", "lots"] {
        assert!(!rest.contains(word), "{word}");
    }
    let opened = save::read(&path).unwrap_or_else(|error| panic!("{error}"));
    let again = session::load(opened).unwrap_or_else(|(error, _)| panic!("{error}"));
    assert_eq!(again.state(None), session.state(None), "nothing is lost");
}

#[test]
fn r17_1_a_broken_seal_is_refused() {
    let session = game_of("acies-fast-play", 4, 40);
    let mut file = json!(gonfalon::session::seal::sealed(&session.save()));
    let text = file["sealed"].as_str().expect("a text");
    let first = if text.starts_with('A') { "B" } else { "A" };
    file["sealed"] = format!("{first}{}", &text[1..]).into();
    let error = save::read_text(&file.to_string()).expect_err("it has been changed");
    assert!(error.to_string().contains("seal"), "{error}");
}

/// One conversation with the engine.
fn talk(lines: &[Value]) -> Vec<Value> {
    let mut engine = Engine::default();
    let answer = |line: &Value| rpc::answer(&mut engine, line.to_string().as_bytes());
    let answers = lines.iter().map(answer);
    answers.map(|answer| serde_json::to_value(answer).expect("it is plain data")).collect()
}

fn call(id: u32, method: &str, params: Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params })
}

/// ACIES 17.1: a side that talks to the engine for itself gets its own decisions, and nothing of the other's.
#[test]
fn r17_1_the_protocol_keeps_a_sides_secrets() {
    let answers = talk(&[
        call(
            1,
            "new",
            json!({ "scenario": "acies-rome-carthage", "seed": 5, "viewer": "carthage" }),
        ),
        call(2, "prompt", json!({ "viewer": "carthage" })),
        call(3, "choose", json!({ "id": 0, "viewer": "carthage" })),
        call(4, "play", json!({ "action": { "type": "deploy-done" }, "viewer": "carthage" })),
        call(5, "why_not", json!({ "action": { "type": "concede" }, "viewer": "carthage" })),
        call(6, "bot", json!({ "viewer": "carthage" })),
        call(7, "play", json!({ "action": { "type": "deploy-automatically" }, "viewer": "rome" })),
        call(8, "state", json!({ "viewer": "carthage" })),
        call(9, "play", json!({ "action": { "type": "deploy-done" }, "viewer": "rome" })),
        call(10, "save", json!({ "viewer": "carthage" })),
        call(11, "play", json!({ "action": { "type": "deploy-done" }, "viewer": "carthage" })),
        call(12, "state", json!({ "viewer": "rome" })),
    ]);
    assert_eq!(answers[0]["result"]["choices"], json!([]), "Rome deploys first, unseen");
    assert_eq!(answers[1]["result"]["choices"], json!([]));
    for refused in [&answers[2], &answers[3], &answers[5]] {
        assert_eq!(refused["error"]["code"], -32001, "{refused}");
        let why = &refused["error"]["data"]["rejections"][0]["why"];
        assert_eq!(why, "other-side-decides", "{refused}");
    }
    assert_eq!(answers[4]["result"][0]["why"], "other-side-decides", "{}", answers[4]);
    let own = answers[6]["result"]["prompt"]["choices"].as_array().expect("choices");
    assert!(own.len() > 2, "its own decision is offered");
    let (seen, text) = (&answers[7]["result"], answers[7]["result"].to_string());
    assert!(!text.contains("legionaires") && seen["field"] == json!([]), "{seen}");
    assert_eq!(
        answers[8]["result"]["prompt"]["choices"],
        json!([]),
        "now Carthage deploys, unseen by Rome"
    );
    assert!(answers[9]["result"]["sealed"].is_string() && answers[9]["result"]["steps"].is_null());
    let drawn = answers[10]["result"]["events"].as_array().expect("events");
    let draws: Vec<&Value> = drawn.iter().filter(|event| event["event"] == "drew").collect();
    assert_eq!(draws.len(), 2);
    for draw in draws {
        assert_eq!(draw["cards"].is_array(), draw["side"] == "carthage", "{draw}");
    }
    let state = &answers[11]["result"];
    assert!(
        state["sides"][1]["hand"].as_array().is_none_or(Vec::is_empty),
        "{}",
        state["sides"][1]
    );
}
