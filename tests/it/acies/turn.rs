//! 5.0 to 5.2: the course of a turn, and which orders belong where.

use super::table::*;

/// The phases that an action led through, with the side whose turn it was.
fn begun(play: &Play) -> Vec<String> {
    let word =
        |event: &serde_json::Value, key: &str| event[key].as_str().expect("a word").to_owned();
    let phases = play.events("begins").into_iter();
    phases.map(|event| format!("{} {}", word(&event, "side"), word(&event, "phase"))).collect()
}

const PHASES: [&str; 10] = [
    "scout",
    "encircling",
    "manoeuvre",
    "ready",
    "play",
    "missile",
    "attack",
    "discard",
    "cards",
    "initiative",
];

#[test]
fn r5_1_the_phases_come_in_their_order_and_empty_ones_pass_by_themselves() {
    // Nobody holds or can do anything, as everybody can see. The first card that comes up is the one that side A
    // draws: it might be Initiative, and in the turn of side B a card for the Encircling Phase.
    let mut play = Table::field("").start();
    assert_eq!(begun(&play), PHASES.map(|phase| format!("a {phase}")));
    assert_eq!(play.events("turn").len(), 0, "the turn that the game began in is not announced");
    assert_eq!((play.hand(A), play.hand(B)), ("horde".to_owned(), String::new()));
    play.asks("a 13.5").play("pass");
    assert_eq!(begun(&play), ["b scout", "b encircling"]);
    assert_eq!(play.events("turn").len(), 1);
    play.asks("a 7.1");
}

#[test]
fn r5_0_turns_alternate() {
    let mut play = Table::field("").turn(8).start();
    let mut seen = Vec::new();
    for _ in 0..6 {
        let turn = play.state().turn;
        seen.push((turn, play.state().active));
        while play.state().turn == turn {
            play.play("pass");
        }
    }
    assert_eq!(seen, [(8, A), (9, B), (10, A), (11, B), (12, A), (13, B)]);
}

/// A position in which every phase has something to ask, for side A.
fn busy() -> Table {
    let cards = "A5 bowmen, A6 horde turned, B5 horde, M8 a psiloi east, M9 b horde, A2 horde, \
                 M14 a horde, B14 horde x1, A15 hoplites x1";
    Table::field(cards)
        .hand(A, "slingers horse-archers horde rally initiative cohesion outflank")
        .hand(B, "slingers horse-archers horde rally initiative cohesion outflank")
        .lost(A, "horde", "")
        .lost(B, "horde", "")
}

const DECISIONS: [(&str, &str, &str); 8] = [
    ("scout", "a 6.1", "scout slingers hand"),
    ("encircling", "a 7.1", "point horse-archers"),
    ("manoeuvre", "a 8.1", "move A2 M2"),
    ("ready", "a 8.5", "upright M8"),
    ("play", "a 8.6", "play horde A1"),
    ("missile", "a 9.1", "shoot A5 B5"),
    ("attack", "a 10.1", "front M14 B14"),
    ("discard", "a 13.1", "discard horde"),
];

#[test]
fn r5_1_each_order_belongs_to_its_phase() {
    for (at, (phase, decision, _)) in DECISIONS.into_iter().enumerate() {
        let mut play = busy().at(phase).start();
        play.asks(decision);
        for (other, (_, _, order)) in DECISIONS.into_iter().enumerate() {
            if at == other {
                play.allowed(order);
            } else {
                play.refused(order, "5.1/phase");
            }
        }
        for order in ["stand", "advance", "hold", "keep", "drop", "withdraw line", "ready"] {
            play.refused(order, "5.1/phase");
        }
        for order in ["deploy horde A7", "take-up A5", "automatic"] {
            play.refused(order, "5.1/phase");
        }
    }
}

/// Tactics cards outside their windows are refused by their own sections.
#[test]
fn r5_2_each_tactics_card_belongs_to_its_window() {
    let all = "overrun bloodlust outflank shields defensible-terrain difficult-terrain \
               treacherous-terrain reserve rally cohesion initiative break-morale";
    let windows = [
        ("overrun", "16.1", ""),
        ("bloodlust", "16.2", ""),
        ("outflank", "16.3", "encircling"),
        ("shields", "16.4", ""),
        ("defensible-terrain", "16.5", ""),
        ("difficult-terrain", "16.6", ""),
        ("treacherous-terrain", "16.7", ""),
        ("reserve", "16.8", "encircling"),
        ("rally horde", "16.9", ""),
        ("initiative", "16.11", ""),
        ("break-morale", "16.12", "attack"),
    ];
    for (phase, decision, _) in DECISIONS {
        let mut play = busy().hand(A, all).at(phase).start();
        // A hand of tactics has nothing to do in some phases.
        if play.decides() != decision {
            play = busy().hand(A, &format!("{all} slingers")).at(phase).start();
        }
        play.asks(decision);
        for (card, section, window) in windows {
            if window == phase {
                play.allowed(card);
            } else {
                play.refused(card, &format!("{section}/card-window"));
            }
        }
    }
}

#[test]
fn r5_2_cohesion_may_be_played_at_every_point_of_the_own_turn() {
    let bare = "A5 horde x1, B5 horde x1";
    for (phase, decision, _) in DECISIONS {
        let mut play = busy().at(phase).start();
        play.asks(decision).allowed("cohesion A15").play("cohesion A15");
        assert_eq!(play.at("A15"), "a hoplites");
        assert_eq!(play.reserve(A), "cohesion");
        // It alone keeps a phase from passing by itself.
        let mut play = Table::field(bare).hand(A, "cohesion").at(phase).start();
        play.asks(decision).allowed("cohesion A5");
        // The enemy's marker is none of its business, nor may the enemy play it now.
        let why = play.verdict("cohesion B5").expect("it is refused");
        assert!(why.ends_with("/not-yours") || why.ends_with("/card-window"), "{why}");
        let mut play = Table::field("B5 horde x1").hand(B, "cohesion").at(phase).start();
        assert_ne!(play.decides(), decision);
        if play.decides().starts_with('b') && play.state().active == A {
            play.refused("cohesion B5", "16.10/card-window");
        }
    }
    let mut play = Table::field(bare).hand(A, "cohesion rally initiative").lost(A, "horde", "");
    play = play.at("discard");
    let mut play = play.start();
    play.play("pass").asks("a 13.4").allowed("cohesion A5").play("pass");
    play.asks("a 13.5").allowed("cohesion A5");
}

#[test]
fn r5_2_cohesion_waits_while_a_reply_is_pending() {
    // A reply to a discard.
    let mut play = busy().at("encircling").start();
    play.play("point horse-archers").asks("b 16.6").refused("cohesion B14", "16.10/card-window");
    // The opponent's turn to discard.
    play.play("pass").play("pass").asks("b 7.1").refused("cohesion B14", "16.10/card-window");
    // Reaction fire.
    let cards = "A5 hoplites x1, B5 bowmen, M1 b horde x1";
    let mut play = Table::field(cards).hand(B, "cohesion").at("manoeuvre").start();
    play.play("move A5 M5").asks("b 8.10").refused("cohesion M1", "16.10/card-window");
    // The response to an attack.
    let mut play = busy().at("attack").start();
    play.play("front M14 B14").asks("b 10.6").refused("cohesion B14", "16.10/card-window");
    // The opponent's Rally and Initiative.
    let mut play = busy().at("discard").start();
    play.play("discard horde").play("pass").asks("a 13.4").play("pass").asks("b 13.4");
    play.refused("cohesion B14", "16.10/card-window").play("pass").asks("a 13.5");
    play.play("initiative").asks("b 13.5").refused("cohesion B14", "16.10/card-window");
}

#[test]
fn r5_0_cards_of_the_other_side_are_not_ones_own() {
    let cards = "A5 bowmen, B5 bowmen, A6 horde, M6 b horde, M8 b psiloi east, M9 a psiloi west";
    for (phase, orders) in [
        ("manoeuvre", &["move B5 M5"][..]),
        ("ready", &["upright M8"]),
        ("missile", &["shoot B5 A5"]),
        ("attack", &["front M6 A6", "flank M8 M9", "body M6"]),
    ] {
        let mut play = Table::field(cards).at(phase).start();
        for order in orders {
            play.refused(order, "5.0/not-yours");
        }
        // An empty cell is nobody's.
        for order in ["move A1 M1", "upright A1", "shoot A1 B1", "front A1 M1"] {
            let why = play.verdict(order).expect("it is refused");
            assert!(why.ends_with("/not-yours") || why == "5.1/phase", "{order}: {why}");
        }
    }
    for (phase, order) in [
        ("scout", "scout bowmen hand"),
        ("encircling", "point numides"),
        ("encircling", "outflank"),
        ("encircling", "reserve"),
        ("play", "play elephants A1"),
        ("attack", "break-morale"),
        ("attack", "front A6 M6 treacherous"),
        ("attack", "cohesion A6"),
        ("discard", "discard elephants"),
    ] {
        // The cards are in the other hand.
        let theirs = "bowmen numides outflank reserve elephants break-morale cohesion";
        let table = Table::field(cards).hand(A, "slingers horse-archers horde").hand(B, theirs);
        table.at(phase).start().refused(order, "5.0/not-yours");
    }
}

/// What a unit or a player may do once in a turn it may do again in the next own turn.
#[test]
fn r5_0_a_new_turn_forgets_what_was_done() {
    let cards = "M5 a bowmen, B5 phalanx, A7 horde, B9 horde";
    let hand = "slingers*2 horde*3";
    let mut play = Table::field(cards).hand(A, hand).hand(B, "phalanx").start();
    play.play("scout slingers hand").pass_to("a 8.6").play("play horde A1").pass_to("a 9.1");
    play.roll(&[10], "shoot M5 B5").pass_to("a 10.1");
    assert_eq!((play.state().units_played, play.state().scouts_sent), (1, 1));
    play.play("front M5 B5").play("stand").play("pass").roll(&[7, 1], "pass");
    assert_eq!(play.fought(), "8:8 tie", "both stand");
    assert!(play.piece("M5").expect("the bowmen").turn_record.attacked);
    play.pass_to("b 13.1").play("pass").pass_to("a 6.1");
    assert_eq!((play.state().turn, play.state().active), (5, A));
    assert_eq!((play.state().units_played, play.state().scouts_sent), (0, 0));
    play.allowed("scout slingers hand").pass_to("a 8.6").allowed("play horde A2");
    play.pass_to("a 9.1").allowed("shoot M5 B5").pass_to("a 10.1").allowed("front M5 B5");
}
