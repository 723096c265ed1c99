//! 5.0: the chits are allotted in secret. Every door through which the other side could look is tried: two games that differ in
//! nothing but the hidden chits of the Barons must look alike to the Royalists.

use super::table::*;
use crate::caused::caused;
use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::kernel::{Evaluator, SeededDice, Side};
use gonfalon::session::Session;
use gonfalon::session::port::prelude::*;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::evaluation::Term;
use gonfalon::view::EntryKind;
use gonfalon::words::Language;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// Two ways to spend eight points on three chits.
const SECRETS: [[(&str, u8); 3]; 2] =
    [[("L.SIM", 4), ("L.GLO", 3), ("L.HDM", 1)], [("L.SEG", 3), ("L.SIM", 3), ("L.GLO", 2)]];

fn word(kind: &str) -> Value {
    json!({ "type": kind })
}

fn put(battle: &str, chit: u8) -> Value {
    json!({ "type": "place-chit", "battle": battle, "chit": chit })
}

/// Lewes, set up, the Barons having placed so many of their chits.
fn session(secret: usize, chits: usize) -> Session<Barons> {
    let table = Table::of("lewes").data(|data| data.command_points = [8, 6]);
    let mut session = Session::new(table.scenario().clone(), 7).expect("it has no faults");
    for _ in 0..2 {
        for kind in ["set-up-automatically", "set-up-done"] {
            session.play(&word(kind), None).expect("it is legal");
        }
    }
    for &(battle, chit) in &SECRETS[secret][..chits] {
        session.play(&put(battle, chit), None).expect("it is legal");
    }
    session
}

/// The same when the Royalists allot.
fn royal(secret: usize) -> Session<Barons> {
    let mut session = session(secret, 3);
    session.play(&word("allot-done"), None).expect("everything is spent");
    session
}

/// Everything that a side sees of a game.
fn sight(session: &Session<Barons>, viewer: Side) -> Vec<String> {
    let choices = if session.is_hidden_from(Some(viewer)) { &[] } else { session.choices() };
    vec![
        format!("{:?}", session.prompt()),
        format!("{choices:?}"),
        format!("{:?}", session.table(Some(viewer))),
        format!("{:?}", session.board(Some(viewer))),
        format!("{:?}", session.board_at(session.steps(), Some(viewer))),
        session.state(Some(viewer)).to_string(),
        format!("{:?}", session.journal()),
        format!("{:?}", session.charts()),
    ]
}

#[test]
fn r5_0_games_with_other_hidden_chits_look_alike_to_the_enemy() {
    for chits in 0..=3 {
        let (one, other) = (session(0, chits), session(1, chits));
        assert_eq!(sight(&one, ROYALISTS), sight(&other, ROYALISTS), "{chits} chits");
        assert_eq!(sight(&one, BARONS) == sight(&other, BARONS), chits == 0, "they know their own");
    }
    let (one, other) = (royal(0), royal(1));
    assert_eq!(sight(&one, ROYALISTS), sight(&other, ROYALISTS));
    assert_ne!(sight(&one, BARONS), sight(&other, BARONS));
    // Whoever places, the tracks of the other side stay covered until both are done.
    let mut last = [one, other];
    for session in &mut last {
        session.play(&put("L.EDW", 4), None).expect("it is legal");
        session.play(&put("L.HEN", 2), None).expect("it is legal");
    }
    assert_eq!(sight(&last[0], ROYALISTS), sight(&last[1], ROYALISTS));
    for session in &mut last {
        session.play(&word("allot-done"), None).expect("everything is spent");
    }
    assert_ne!(sight(&last[0], ROYALISTS), sight(&last[1], ROYALISTS), "now they lie open");
}

/// The choices are the deciding side's secret.
#[test]
fn r5_0_the_choices_of_an_allotment_are_hidden() {
    let barons = session(0, 1);
    assert_eq!(barons.prompt().side, Some(BARONS));
    assert!(barons.is_hidden_from(Some(ROYALISTS)));
    assert!(!barons.is_hidden_from(Some(BARONS)) && !barons.is_hidden_from(None));
    let mut royalists = royal(0);
    assert!(royalists.is_hidden_from(Some(BARONS)) && !royalists.is_hidden_from(Some(ROYALISTS)));
    for kind in ["allot-automatically", "allot-done"] {
        royalists.play(&word(kind), None).expect("it is legal");
    }
    assert!(!royalists.is_hidden_from(Some(BARONS)), "a bid is open");
    // So is the set-up.
    let table = Table::of("lewes");
    let session = Session::<Barons>::new(table.scenario().clone(), 7).expect("it has no faults");
    assert!(!session.is_hidden_from(Some(ROYALISTS)));
}

#[test]
fn r5_0_the_table_shows_covered_tracks() {
    for session in [session(0, 2), royal(0)] {
        for (viewer, hidden) in [(Some(ROYALISTS), true), (Some(BARONS), false), (None, false)] {
            let table = session.table(viewer);
            let barons = &table.command[BARONS as usize];
            assert_eq!((barons.side, barons.hidden), (BARONS, hidden));
            let chits: usize = barons.tracks.iter().map(|track| track.chits.len()).sum();
            assert_eq!(chits == 0, hidden, "{viewer:?}");
            assert!(!hidden || barons.points.is_none(), "not even how many points are placed");
            let state = session.state(viewer);
            let battles = state["battles"].as_array().expect("a list").iter();
            let mut own = battles.filter(|battle| battle["side"] == "barons");
            assert!(own.all(|battle| battle["chits"].is_null() == hidden));
            assert_eq!(state["procedures"].is_null(), viewer.is_some());
        }
    }
}

/// What an action brings is told without the chits, and a refusal does not tell them either.
#[test]
fn r5_0_events_journal_and_refusals_keep_the_secret() {
    let mut one = session(0, 0);
    let lines = one.journal().len();
    for &(battle, chit) in &SECRETS[0] {
        let played = one.play(&put(battle, chit), None).expect("it is legal");
        assert!(caused(&one).is_empty() && played.throws.is_empty(), "{played:?}");
    }
    assert_eq!(one.journal().len(), lines, "nothing is told");
    one.play(&word("allot-done"), None).expect("everything is spent");
    assert_eq!(
        caused(&one),
        [
            json!({ "event": "allotted", "side": "barons" }),
            json!({ "event": "allots", "side": "royalists" })
        ]
    );
    let other = royal(1);
    for battle in ["L.SIM", "L.SEG", "L.GLO", "L.HDM"] {
        for chit in 1..=4 {
            for kind in ["place-chit", "take-chit", "bid"] {
                let action = json!({ "type": kind, "battle": battle, "chit": chit });
                let verdict = |s: &Session<Barons>| format!("{:?}", s.why_not_action(&action));
                assert_eq!(verdict(&one), verdict(&other), "{action}");
                assert!(one.why_not_action(&action).is_ok_and(|refusals| !refusals.is_empty()));
            }
        }
    }
}

/// What has been revealed, or handed over, is not taken back.
#[test]
fn r5_0_the_secret_is_not_opened_by_taking_back() {
    let mut game = royal(0);
    assert!(game.can_undo().is_err(), "what is handed over stays");
    assert!(game.undo().is_err());
    for kind in ["allot-automatically", "allot-done"] {
        game.play(&word(kind), None).expect("it is legal");
    }
    assert!(game.undo().is_err(), "the chits lie open");
}

/// The computer thinks about a position with chits that the enemy may have.
#[test]
fn r5_0_the_computer_does_not_see_hidden_chits() {
    let position = |secret: usize| {
        let mut play = Table::of("lewes").data(|data| data.command_points = [8, 6]).start();
        for _ in 0..2 {
            play.play("set-up-automatically").play("set-up-done");
        }
        for (battle, chit) in SECRETS[secret] {
            play.play(place_chit(battle, chit));
        }
        play.play("allot-done");
        play
    };
    let (one, other) = (position(0), position(1));
    assert_ne!(one.game, other.game);
    let believed = |play: &Play, viewer| {
        Barons::determinize(&play.scene, &play.game, viewer, &mut SeededDice::new(3))
    };
    assert_eq!(believed(&one, ROYALISTS), believed(&other, ROYALISTS));
    assert_eq!(believed(&one, BARONS), one.game, "their own chits they know");
    let imagined = believed(&one, ROYALISTS);
    let own = |play: &Play| play.scene.commands[BARONS].clone();
    let points: u16 =
        own(&one).into_iter().map(|battle| imagined.state.battle(battle).points()).sum();
    assert_eq!(points, 8, "how many points there are everybody knows");
    // After the reveal everything is known.
    let mut open = one.clone();
    open.play("allot-automatically").play("allot-done");
    assert_eq!(believed(&open, ROYALISTS), open.game);
}

#[test]
fn r5_0_the_computer_does_the_same_whatever_is_hidden() {
    for level in [Level::Random, Level::Easy] {
        for seed in 0..5 {
            let mut games = [royal(0), royal(1)];
            for _ in 0..6 {
                let thoughts = games.each_ref().map(|game| {
                    let job = game.search_job(&SearchOptions::new(level, seed));
                    job(&Cancel::default()).expect("it is not over")
                });
                let [one, two] =
                    thoughts.each_ref().map(|it| it.of::<Action, Term>().expect("its own"));
                assert_eq!(one, two, "{level:?} {seed}");
                if *one.0 == Action::AllotDone {
                    break;
                }
                for (game, chosen) in games.iter_mut().zip(&thoughts) {
                    game.play_chosen(chosen).expect("it is legal");
                }
            }
        }
    }
}

/// The journal says nothing about a secret decision, then or later, in any language.
#[test]
fn r5_0_the_computer_makes_no_remarks_about_its_secret() {
    let table = Table::of("lewes").data(|data| data.command_points = [8, 6]);
    let mut game = Session::<Barons>::new(table.scenario().clone(), 7).expect("it has no faults");
    for _ in 0..2 {
        for kind in ["set-up-automatically", "set-up-done"] {
            game.play(&word(kind), None).expect("it is legal");
        }
    }
    let first = game.steps();
    while game.is_hidden_from(game.prompt().side.map(Side::enemy)) {
        let chosen = game.search_job(&SearchOptions::new(Level::Easy, 5))(&Cancel::default());
        game.play_chosen(&chosen.expect("it is not over")).expect("it is legal");
        assert!(game.steps() < first + 200, "it comes to an end");
    }
    let last = game.steps();
    assert!(last > first);
    for language in Language::all() {
        game.set_language(language);
        let journal = game.journal().iter();
        let remarks = journal.filter(|entry| entry.kind == EntryKind::Annotation);
        assert_eq!(remarks.filter(|entry| (first..=last).contains(&entry.step)).count(), 0);
    }
}

/// The engine protocol: what a viewer is told.
#[test]
fn r5_0_the_engine_protocol_keeps_the_secret() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gonfalon"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("it is piped");
    let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut call = |method: &str, params: Value| {
        let request = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
        writeln!(input, "{request}").expect("the engine reads");
        let mut line = String::new();
        output.read_line(&mut line).expect("the engine answers");
        let mut answer: Value = serde_json::from_str(&line).expect("an answer is JSON");
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].take()
    };
    call("new", json!({ "scenario": "lewes", "seed": 3 }));
    for kind in ["set-up-automatically", "set-up-done", "set-up-automatically", "set-up-done"] {
        call("play", json!({ "action": word(kind) }));
    }
    let played = call("play", json!({ "action": put("L.SIM", 4) }));
    assert_eq!(played["events"], json!([]));
    let choices = |prompt: &Value| prompt["choices"].as_array().expect("a list").len();
    assert_eq!(choices(&call("prompt", json!({ "viewer": "royalists" }))), 0);
    assert!(choices(&call("prompt", json!({ "viewer": "barons" }))) > 10);
    assert!(choices(&call("prompt", json!({}))) > 10);
    let chits = |state: &Value, id: &str| {
        let battles = state["battles"].as_array().expect("a list").iter();
        battles.clone().find(|battle| battle["id"] == id).expect("a Battle")["chits"].clone()
    };
    let state = call("state", json!({ "viewer": "royalists" }));
    assert!(chits(&state, "L.SIM").is_null() && !chits(&state, "L.EDW").is_null());
    assert!(state["procedures"].is_null());
    assert_eq!(chits(&call("state", json!({ "viewer": "barons" })), "L.SIM"), json!([4]));
    call("play", json!({ "action": word("allot-automatically") }));
    call("play", json!({ "action": word("allot-done") }));
    assert_eq!(choices(&call("prompt", json!({ "viewer": "barons" }))), 0);
    let state = call("state", json!({ "viewer": "royalists" }));
    assert!(chits(&state, "L.SIM").is_null());
    call("play", json!({ "action": word("allot-automatically") }));
    call("play", json!({ "action": word("allot-done") }));
    let state = call("state", json!({ "viewer": "royalists" }));
    assert!(!chits(&state, "L.SIM").is_null(), "the tracks have been turned up");
    assert!(choices(&call("prompt", json!({ "viewer": "barons" }))) > 0);
    drop(input);
    assert!(child.wait().expect("it ends").success());
}
