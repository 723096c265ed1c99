//! Chapter 4 and M3: sides, set-up, the first turn.

use super::table::*;
use gonfalon::kernel::Side;
use serde_json::Value;

/// The order in which pieces are named.
const ORDER: [&str; 32] = [
    "R", "T", "H", "K1", "K2", "K3", "I1", "I2", "I3", "I4", "I5", "I6", "B1", "B2", "B3", "B4",
    "L", "M1", "M2", "M3", "M4", "A1", "A2", "A3", "A4", "A5", "A6", "S1", "S2", "S3", "S4", "S5",
];

/// Automatic set-up.
const AUTOMATIC: &str = "R 2002 T 1904 H 1903 K1 1902 K2 2004 K3 2003 I1 1901 I2 2001 I3 2101 I4 2201 I5 2202 I6 2102 \
    B1 2104 B2 2103 B3 2204 B4 2203 L 0614 M1 0814 M2 0815 M3 0714 M4 0715 A1 0615 A2 0514 A3 0515 A4 0414 A5 0415 \
    A6 0314 S1 0315 S2 0214 S3 0215 S4 0114 S5 0115";

fn done() -> Value {
    word("deploy-done")
}

fn auto() -> Value {
    word("deploy-automatically")
}

#[test]
fn r4_1_each_side_has_its_army() {
    let play = Table::battle().start();
    assert_eq!(play.session.side_id(CRUSADER), "crusader");
    assert_eq!(play.session.side_id(MOSLEM), "moslem");
    assert_eq!(
        (play.piece("R")["side"].as_str(), play.piece("L")["side"].as_str()),
        (Some("crusader"), Some("moslem"))
    );
}

#[test]
fn r4_2_the_crusaders_deploy_first_then_the_moslems_who_see_it() {
    let mut play = Table::battle().start();
    assert_eq!(play.decides(), "crusader 4.2");
    assert_eq!(play.refused(place("L", "0614")), "4.2/side");
    play.play(auto()).play(done());
    assert_eq!(play.events(), "deployed deploys");
    assert_eq!(play.decides(), "moslem 4.2");
    assert_eq!(play.refused(take_up("T")), "4.2/side");
    assert_eq!(play.refused(select("T")), "4.2/side");
    let seen = play.session.state(Some(MOSLEM));
    assert_eq!(seen["pieces"][0]["at"], "2002", "Richard is seen");
    play.play(auto()).play(done());
    assert_eq!(play.decides(), "crusader 5.1");
}

#[test]
fn r4_2_one_piece_to_each_hex_of_the_own_area() {
    let mut play = Table::battle().start();
    assert_eq!(play.refused(place("R", "1804")), "4.2/deploy-zone", "beside the camp");
    assert_eq!(play.refused(place("R", "0114")), "4.2/deploy-zone", "the other side's area");
    assert_eq!(play.refused(place("R", "2301")), "4.5/terrain", "off the board");
    play.play(place("R", "2002"));
    assert_eq!(play.events(), "placed");
    assert_eq!(play.refused(place("T", "2002")), "5.4/occupied");
    assert_eq!(play.refused(done()), "4.2/deploy-incomplete");
    for action in [end_movement(), end_attacks(), mv("R", "2003"), attack("R", "L")] {
        assert_eq!(play.refused(action), "6.1/phase");
    }
    play.play(auto());
    for hex in 1..=4 {
        for column in 19..=22 {
            let hex = format!("{column}{hex:02}");
            let why = play.refused(place("R", &hex));
            assert_eq!(why, "5.4/occupied", "all 16 hexes are full: {hex}");
        }
    }
    play.play(done());
    assert_eq!(play.refused(place("L", "0513")), "4.2/deploy-zone");
    play.play(place("L", "0514"));
    assert_eq!(play.refused(done()), "4.2/deploy-incomplete");
}

#[test]
fn r4_6_the_crusaders_take_the_first_half_turn() {
    let mut play = Table::battle().start();
    play.play(auto()).play(done()).play(auto()).play(done());
    assert_eq!(play.events(), "deployed turn phase");
    let mut course = Vec::new();
    for _ in 0..9 {
        let state = play.session.state(None);
        course.push(format!("{} {} {}", state["turn"], state["active"], state["phase"]));
        let movement = state["phase"] == "movement";
        play.play(if movement { end_movement() } else { end_attacks() });
    }
    let expected = [
        "1 \"crusader\" \"movement\"",
        "1 \"crusader\" \"combat\"",
        "1 \"moslem\" \"movement\"",
        "1 \"moslem\" \"combat\"",
        "2 \"crusader\" \"movement\"",
        "2 \"crusader\" \"combat\"",
        "2 \"moslem\" \"movement\"",
        "2 \"moslem\" \"combat\"",
        "3 \"crusader\" \"movement\"",
    ];
    assert_eq!(course, expected);
}

#[test]
fn m3_1_the_piece_to_be_placed_next_is_named() {
    let mut play = Table::battle().start();
    assert_eq!(play.ids(), ORDER);
    let automatic: Vec<&str> = AUTOMATIC.split_whitespace().collect();
    for (n, &id) in ORDER.iter().enumerate() {
        assert_eq!(play.session.prompt().selected.as_deref(), Some(id));
        let name = play.piece(id)["name"].as_str().expect("a name").to_owned();
        assert!(play.session.prompt().question.contains(&name), "{name}");
        let at = automatic.iter().position(|word| *word == id).expect("it has a place");
        play.play(place(id, automatic[at + 1]));
        if n == 15 {
            assert_eq!(play.session.prompt().selected, None, "all Crusaders are placed");
            play.play(done());
        }
    }
    // A piece that is taken up, or picked, comes next.
    let mut play = Table::battle().start();
    play.play(select("B2"));
    assert_eq!(play.session.prompt().selected.as_deref(), Some("B2"));
    play.play(place("B2", "1901"));
    assert_eq!(play.session.prompt().selected.as_deref(), Some("R"));
    play.play(place("T", "1902"));
    assert_eq!(play.session.prompt().selected.as_deref(), Some("R"), "any piece may come first");
}

#[test]
fn m3_2_a_click_elsewhere_is_refused_with_a_reason() {
    let play = Table::battle().start();
    let hexes = play.session.map().expect("a map").hexes.clone();
    for hex in &hexes {
        let target = gonfalon::view::Target::Hex(hex.label.clone());
        let own = hex.label[..2] >= *"19" && hex.label[2..] <= *"04";
        let why = play.session.why_not(&target);
        assert_eq!(why.is_empty(), own, "{}: {why:?}", hex.label);
        assert!(own || why.iter().any(|r| r.why == "deploy-zone"), "{}: {why:?}", hex.label);
    }
}

#[test]
fn m3_3_the_free_hexes_of_the_own_area_are_offered() {
    let mut play = Table::battle().start();
    let offered = |play: &Play| {
        let offers = play.offers_of("place");
        let mut hexes: Vec<String> =
            offers.iter().map(|o| o["hex"].as_str().expect("a hex").to_owned()).collect();
        hexes.sort();
        hexes
    };
    assert_eq!(offered(&play).len(), 16);
    assert_eq!(play.session.table(None).zones[0].1.len(), 16, "the area is marked");
    play.play(place("R", "2002"));
    assert_eq!(offered(&play).len(), 15);
    assert!(!offered(&play).contains(&"2002".to_owned()));
    play.play(auto()).play(done());
    let area = &play.session.table(None).zones[0].1;
    assert!(area.len() == 16 && area.contains(&"0815".to_owned()));
    play.play(auto()).play(done());
    assert!(play.session.table(None).zones.is_empty(), "in play there is no area");
}

#[test]
fn m3_4_a_placed_piece_can_be_taken_back() {
    let mut play = Table::battle().start();
    assert_eq!(play.refused(take_up("R")), "1.3/off-board");
    play.play(place("R", "2002")).play(place("T", "1904")).play(take_up("R"));
    assert_eq!((play.events().as_str(), play.at("R").as_str()), ("taken-up", "undeployed"));
    assert_eq!(play.session.prompt().selected.as_deref(), Some("R"));
    play.play(place("H", "2002"));
    assert_eq!(play.at("H"), "2002", "its hex is free again");
    // A placed piece may be put elsewhere after it has been taken up; also with all placed.
    play.play(auto()).play(take_up("T"));
    assert_eq!(play.refused(done()), "4.2/deploy-incomplete");
    play.play(place("T", "1904")).play(done());
}

#[test]
fn m3_4_automatic_set_up_places_the_rest() {
    let mut play = Table::battle().start();
    play.play(auto());
    assert_eq!(play.refused(auto()), "6.1/phase", "nothing is left");
    play.play(done()).play(auto()).play(done());
    let words: Vec<&str> = AUTOMATIC.split_whitespace().collect();
    assert_eq!(words.len(), 64);
    for pair in words.chunks(2) {
        assert_eq!(play.at(pair[0]), pair[1]);
    }
    // With a hex taken, its owner goes to another one.
    let mut play = Table::battle().start();
    play.play(place("B4", "2002")).play(auto()).play(done());
    assert_eq!(play.at("B4"), "2002");
    assert_eq!(play.at("R"), "2203", "the one hex that is left");
}

#[test]
fn m3_5_after_the_end_of_deployment_nothing_can_be_changed() {
    let mut play = Table::battle().start();
    play.play(auto());
    assert!(play.offered().contains("deploy-done"));
    play.play(done());
    assert_eq!(play.refused(take_up("R")), "4.2/side");
    play.play(auto()).play(done());
    for action in [done(), auto(), take_up("R"), place("R", "2002"), end_attacks()] {
        assert_eq!(play.refused(action), "6.1/phase");
    }
}

/// What a viewer sees of a side: hexes and states of its pieces, on the board and in the protocol.
fn seen(play: &Play, viewer: Option<Side>, side: Side) -> (Vec<Value>, usize) {
    let state = play.session.state(viewer);
    let id = play.session.side_id(side);
    let pieces = state["pieces"].as_array().expect("a list").iter();
    let own: Vec<Value> =
        pieces.filter(|p| p["side"] == id && !p["at"].is_null()).map(|p| p["at"].clone()).collect();
    let board = play.session.board(viewer).expect("a board");
    let shown = board.counters.iter().filter(|c| c.side == side && c.at.is_some()).count();
    (own, shown)
}

/// ARSOUF 4.2: the option of a hidden set-up: each side sets up without seeing the other.
#[test]
fn nothing_of_a_hidden_set_up_leaks() {
    let mut play = Table::battle().option("deploy_order", "hidden").start();
    assert_eq!(play.decides(), "crusader 4.2");
    let steps =
        [place("T", "1904"), take_up("T"), place("T", "2202"), auto(), done(), place("L", "0514")];
    for action in steps {
        play.play(action);
        assert_eq!(seen(&play, Some(MOSLEM), CRUSADER), (Vec::new(), 0));
        assert_eq!(seen(&play, Some(CRUSADER), MOSLEM), (Vec::new(), 0));
        // Neither does anything else of the position tell a placed piece from one to be placed.
        let state = play.session.state(Some(MOSLEM));
        assert!(state["procedures"].is_null());
        for piece in state["pieces"].as_array().expect("a list") {
            let hidden = piece["side"] == "crusader";
            assert_eq!(hidden, piece["state"] == "hidden", "{piece}");
            assert!(!hidden || piece["from"].is_null(), "{piece}");
        }
        let text = state.to_string();
        assert!(!text.contains("\"1904\"") && !text.contains("\"2202\""), "{text}");
        let board = play.session.board(Some(MOSLEM)).expect("a board");
        for counter in board.counters.iter().filter(|c| c.side == CRUSADER) {
            assert_eq!(counter.place, board.counters[0].place, "all alike: {}", counter.id);
            let facts: Vec<&str> = counter.facts.iter().map(|f| f.value.as_str()).collect();
            assert!(!facts.iter().any(|f| f.contains("1904") || f.contains("2202")), "{facts:?}");
        }
    }
    assert_eq!(play.decides(), "moslem 4.2");
    assert_eq!(seen(&play, Some(MOSLEM), MOSLEM).1, 1, "one's own pieces are seen");
    assert_eq!(seen(&play, Some(CRUSADER), CRUSADER).1, 16);
    assert_eq!(seen(&play, None, CRUSADER).1, 16, "who is told to see all sees all");
    play.play(auto()).play(done());
    for viewer in [CRUSADER, MOSLEM] {
        assert_eq!(seen(&play, Some(viewer), viewer.enemy()).1, 16, "both are shown together");
    }
}

#[test]
fn an_open_set_up_is_seen() {
    for order in ["crusader_first", "moslem_first"] {
        let mut play = Table::battle().option("deploy_order", order).start();
        play.play(auto());
        let first = if order == "crusader_first" { CRUSADER } else { MOSLEM };
        assert_eq!(seen(&play, Some(first.enemy()), first).1, 16);
    }
}
