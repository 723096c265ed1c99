//! The manual's chapters on what is shown: every front end reads it through the same door.

use super::table::*;
use crate::kit::actions::find;
use gonfalon::kernel::System;
use gonfalon::reference::Library;
use gonfalon::session::port::prelude::*;
use gonfalon::view::EntryKind;
use gonfalon::words::Language;

#[test]
fn m1_5_the_reference_holds_the_rules_and_the_manual() {
    let library = Library::of(System::Arsouf);
    for chapter in ["1.0", "2.0", "3.0", "4.0", "5.0", "6.0", "7.0", "8.0"] {
        assert!(library.section(chapter).is_some(), "{chapter}");
        let manual = format!("M{chapter}");
        assert!(library.section(&manual).is_some(), "{manual}");
    }
    assert!(library.section("8.1").is_some() && library.section("M9.1").is_some());
    for section in &library.sections {
        for language in Language::all() {
            assert!(!section.text.get(language).trim().is_empty(), "{}", section.id);
        }
        for id in &section.rulings {
            let ruling = library.ruling(id).expect("it is there");
            assert!(!ruling.why.get(Language::ENGLISH).is_empty(), "{id} has its reasons");
        }
    }
    // Every option has its ruling, and the ruling names the option.
    for option in &library.options {
        let ruling = library.ruling(&option.ruling).expect("it is there");
        assert_eq!(ruling.option.as_ref(), Some(&option.name));
    }
}

#[test]
fn m4_1_nothing_is_hidden_in_play() {
    let play = Table::with("T 0807, M1 1207 wounded").option("deploy_order", "hidden").start();
    for viewer in [None, Some(CRUSADER), Some(MOSLEM)] {
        let board = play.session.board(viewer).expect("a board");
        assert!(board.counters.iter().all(|counter| counter.at.is_some()), "{viewer:?}");
    }
    let map = play.session.map().expect("a map");
    assert_eq!(map.hexes.len(), 22 * 15);
    assert!(map.hexes.iter().all(|hex| hex.label.len() == 4));
    let zones: Vec<&str> = map.zones.iter().map(|zone| zone.id.as_str()).collect();
    assert_eq!(zones, ["camp", "moslem-area", "town"]);
}

#[test]
fn m4_2_the_unit_panel_says_what_the_piece_may_do_now() {
    let mut play = Table::with("T 0807 wounded, I1 1105, R 1404, M1 1207").start();
    let panel = |play: &Play, id: &str| {
        let board = play.session.board(None).expect("a board");
        let counter = board.counters.into_iter().find(|c| c.id == id).expect("a piece");
        let status = counter.status.iter().map(|s| s.rule.clone()).collect::<Vec<_>>().join(" ");
        let facts = counter.facts.iter().map(|f| format!("{}={}", f.rule, f.value));
        (facts.collect::<Vec<_>>().join("; "), status)
    };
    let (facts, status) = panel(&play, "T");
    assert!(facts.starts_with("1.1=4; 5.5=1") && status == "6.7", "{facts}, {status}");
    // What a piece moves is printed on it: the card does not say that it may do so now.
    let board = play.session.board(None).expect("a board");
    for counter in board.counters {
        let names = counter.facts.iter().map(|fact| fact.label.as_str());
        let names: Vec<&str> = names.collect();
        assert!(names.contains(&"Moves") && !names.iter().any(|n| n.contains("now")), "{names:?}");
    }
    let (facts, _) = panel(&play, "I1");
    assert!(facts.contains("5.3=1") && facts.contains('2'), "{facts}");
    assert!(panel(&play, "R").0.contains("1.2="), "a leader");
    play.play(mv("I1", "1304"));
    assert_eq!(panel(&play, "I1").1, "5.1", "it has moved");
}

#[test]
fn m4_3_the_side_panel_counts_turns_and_pieces() {
    let play =
        Table::with("T 0807 wounded, I1 1105, B1 killed, M1 1207").goal(0, 2).turn(7).start();
    let table = play.session.table(None);
    assert_eq!(
        (table.turn.turn, table.turn.turns, table.turn.active),
        (7, Some(50), Some(CRUSADER))
    );
    let now: Vec<&str> =
        table.turn.phases.iter().filter(|p| p.now).map(|p| p.rule.as_str()).collect();
    assert_eq!(now, ["5.1"]);
    let counts = &table.facts[0].value;
    // Two on the board, one of them wounded, one killed, and that one before the game.
    assert!(counts.contains('2') && counts.matches('1').count() == 3, "{counts}");
}

#[test]
fn m4_4_the_journal_records_every_event() {
    let mut play = Table::battle().start();
    play.play(place("R", "2002")).play(take_up("R")).play(word("deploy-automatically"));
    play.play(word("deploy-done")).play(word("deploy-automatically")).play(word("deploy-done"));
    let of = |play: &Play, rule: &str| {
        let lines = play.session.journal().iter();
        lines.filter(|line| line.rule.as_deref() == Some(rule)).count()
    };
    let lines = play.session.journal().iter();
    let placed = lines.filter(|l| l.kind == EntryKind::Event && l.hexes.len() == 1).count();
    assert_eq!(placed, 1 + 1 + 16 + 16, "each piece placed, and the one taken back");
    let before = of(&play, "5.1");
    play.play(mv("T", "1704"));
    assert_eq!(of(&play, "5.1"), before + 1);
    let table = Table::with("T 0807, B1 0203, I1 2001 wounded, M1 0907 wounded").goal(1, 2);
    let mut play = table.start();
    play.play(mv("B1", "0202")).play(end_movement());
    play.roll(&[6, 1], attack("T", "M1")).play(end_attacks());
    for (rule, lines) in [("5.7", 1), ("6.3", 2), ("6.4", 1), ("6.8", 1), ("6.12", 1)] {
        assert_eq!(of(&play, rule), lines, "{rule}: {}", play.journal());
    }
    // Nothing is dropped: every move of a long game keeps its line.
    let mut play = Table::with("T 0807, M1 2208").option("turn_limit", 0).start();
    for turn in 0..120 {
        play.play(mv("T", if turn % 2 == 0 { "0806" } else { "0807" }));
        for action in [end_movement(), end_attacks(), end_movement(), end_attacks()] {
            play.session.play(&action, None).expect("it is legal");
        }
    }
    assert!(play.session.journal().len() > 600);
    let first = play.session.journal().iter().find(|l| l.kind == EntryKind::Event).expect("a line");
    assert!(first.text.contains("0806"), "{}", first.text);
}

#[test]
fn m4_6_the_end_of_each_phase_is_named() {
    let mut play = Table::with("T 0807, M1 0907").start();
    let label = |play: &Play, kind: &str| {
        let found = find(&play.session, kind).map(|id| &play.session.choices()[id]);
        found.map(|choice| choice.label.to_lowercase()).unwrap_or_default()
    };
    assert!(label(&play, "end-movement").contains("movement"));
    play.play(end_movement());
    assert!(label(&play, "end-attacks").contains("attack"));
    let mut deploying = Table::battle().start();
    deploying.play(word("deploy-automatically"));
    assert!(!label(&deploying, "deploy-done").is_empty());
}

#[test]
fn m4_5_the_progress_panel_counts_arrivals() {
    let table = Table::with("B1 0203, B2 0304, T 0204, R 0303, M1 1508").goal(2, 2);
    let mut play = table.start();
    let progress = |play: &Play| -> Vec<String> {
        let table = play.session.table(None);
        assert!(table.sides[1].progress.is_empty(), "only one side has a goal");
        table.sides[0].progress.iter().map(|p| format!("{}/{}", p.now, p.needed)).collect()
    };
    assert_eq!(progress(&play), ["0/2", "0/2"]);
    play.play(mv("B1", "0202"));
    assert_eq!(progress(&play), ["1/2", "0/2"], "baggage and others are counted apart");
    play.play(mv("T", "0202"));
    assert_eq!(progress(&play), ["1/2", "1/2"]);
}

#[test]
fn m8_2_progress_changes_with_every_arrival_and_turn() {
    let mut play = Table::with("B1 0203, T 0807, M1 1508").goal(1, 1).start();
    assert_eq!(play.session.table(None).turn.turn, 1);
    play.play(mv("B1", "0202"));
    assert_eq!(play.session.table(None).sides[0].progress[0].now, 1);
    play.pass_to("moslem", "combat").play(end_attacks());
    assert_eq!(play.session.table(None).turn.turn, 2);
    assert_eq!(play.session.table(None).sides[0].progress[0].now, 1);
}

#[test]
fn m8_3_the_end_tells_winner_and_reason() {
    let ends = [
        ("T 0203, M1 1508", Some(("T", "0202")), "crusader", "Crusaders"),
        ("T 0807, M1 1508", None, "moslem", "Muslims"),
    ];
    for (pieces, arrival, winner, name) in ends {
        let mut play = Table::with(pieces).turn(50).start();
        match arrival {
            Some((unit, hex)) => drop(play.play(mv(unit, hex)).events()),
            None => drop(play.pass_to("moslem", "combat").play(end_attacks()).events()),
        }
        let ending = play.session.prompt().over.clone().expect("the game is over");
        assert_eq!(ending.winner.as_deref(), Some(winner));
        assert!(ending.summary.contains(name), "{}", ending.summary);
        let last = play.session.journal().last().expect("a line");
        assert_eq!((last.kind, last.text.as_str()), (EntryKind::End, ending.summary.as_str()));
        assert_eq!(play.session.table(None).turn.turn, 50, "the turns played");
        assert_eq!(
            play.session.board_at(0, None).map(|b| b.counters.len()),
            Some(2),
            "it can be looked through"
        );
    }
}
