//! Chapter 3 and the manual's turn limit: who has won, and when.

use super::table::*;
use gonfalon::session::PlayError;

/// A column at the gates of the town with the Muslims far away.
const GATES: &str = "B1 0103, B2 0203, B3 0304, B4 0404, R 0303, T 0204, I1 0305, M1 1508";

#[test]
fn r3_1_two_baggage_and_two_others_win() {
    let mut play = Table::with(GATES).goal(2, 2).start();
    for (unit, hex) in [("B1", "0102"), ("B2", "0202"), ("T", "0202")] {
        play.play(mv(unit, hex));
        assert_eq!(play.events(), "moved arrived", "one more is needed");
        assert_eq!((play.at(unit).as_str(), play.decides().as_str()), ("arrived", "crusader 5.1"));
    }
    play.play(mv("R", "0202"));
    assert_eq!(play.events(), "moved arrived over", "Richard counts as one of the others");
    assert_eq!(play.decides(), "over crusader arrived 3.1");
}

#[test]
fn r3_1_the_order_does_not_matter_and_the_wounded_count() {
    let table = "B1 0103 wounded, B2 0203, T 0204, R arrived, I1 0404, M1 1508";
    let mut play = Table::with(table).goal(2, 2).start();
    play.play(mv("T", "0202")).play(mv("B1", "0102"));
    assert_eq!(play.decides(), "crusader 5.1");
    play.play(mv("B2", "0202"));
    assert_eq!(play.decides(), "over crusader arrived 3.1");
}

#[test]
fn r3_1_a_third_baggage_piece_is_no_other_unit() {
    let table = "B1 arrived, B2 arrived, B3 0103, B4 0203, I1 arrived, T 0204, M1 1508";
    let mut play = Table::with(table).goal(2, 2).start();
    play.play(mv("B3", "0102")).play(mv("B4", "0202"));
    assert_eq!(play.decides(), "crusader 5.1", "four baggage and one other are not enough");
    play.play(mv("T", "0202"));
    assert_eq!(play.decides(), "over crusader arrived 3.1");
}

#[test]
fn r3_1_next_to_the_town_is_worth_nothing() {
    let table = "B1 arrived, B2 0304, I1 arrived, T 0303, M1 1508";
    let mut play = Table::with(table).goal(2, 2).start();
    play.play(mv("B2", "0203")).play(mv("T", "0302"));
    assert_eq!(play.session.state(None)["arrived"]["baggage"], 1);
    assert_eq!(play.decides(), "crusader 5.1");
}

#[test]
fn r3_2_too_few_baggage_is_lost_at_once() {
    let table = "B1 0807 wounded, B2 0404, B3 killed, B4 killed, T 0504, I1 0505, M1 0907, A1 1007";
    let mut play = Table::with(table).goal(2, 2).moslem().combat().start();
    play.roll(&[6, 1], attack("M1", "B1"));
    assert_eq!(play.events(), "attacked killed over");
    assert_eq!(play.decides(), "over moslem prevented 3.2");
}

#[test]
fn r3_2_what_has_arrived_still_counts() {
    let table = "B1 0807 wounded, B2 arrived, B3 0404, B4 killed, T 0504, I1 0505, M1 0907";
    let mut play = Table::with(table).goal(2, 2).moslem().combat().start();
    play.roll(&[6, 1], attack("M1", "B1"));
    assert_eq!((play.at("B1").as_str(), play.decides().as_str()), ("killed", "moslem 6.1"));
}

#[test]
fn r3_2_too_few_others_is_lost_at_once() {
    let table = "B1 0505, B2 0404, T 0807 wounded, I1 0504, M1 0907, A1 1007";
    let mut play = Table::with(table).goal(2, 2).moslem().combat().start();
    play.roll(&[6, 1], attack("M1", "T"));
    assert_eq!(play.decides(), "over moslem prevented 3.2");
}

#[test]
fn r3_3_the_game_stops_on_the_spot() {
    let table = "B1 0807 wounded, B2 0404, T 0504, I1 0505, M1 0907, A1 0808";
    let mut play = Table::with(table).goal(2, 2).moslem().combat().start();
    play.roll(&[6, 1], attack("M1", "B1"));
    assert_eq!(play.decides(), "over moslem prevented 3.2");
    assert!(play.session.choices().is_empty());
    for action in [attack("A1", "B1"), end_attacks(), select("A1"), mv("T", "0604")] {
        assert_eq!(play.session.play(&action, None), Err(PlayError::Over), "{action}");
    }
    assert_eq!(play.session.state(None)["over"]["winner"], "moslem");
}

#[test]
fn m8_1_the_last_moslem_half_turn_is_played() {
    let mut play = Table::with("T 0807, M1 1508").turn(50).start();
    play.play(end_movement()).play(end_attacks());
    assert_eq!(play.decides(), "moslem 5.1", "turn 50 is not over");
    play.play(mv("M1", "1408")).play(end_movement());
    assert_eq!(play.decides(), "moslem 6.1");
    play.play(end_attacks());
    assert_eq!(play.events(), "over");
    assert_eq!(play.decides(), "over moslem turn-limit M8.1");
}

#[test]
fn m8_1_turn_49_is_followed_by_another() {
    let mut play = Table::with("T 0203, M1 1508").turn(49).start();
    play.pass_to("moslem", "combat").play(end_attacks());
    assert_eq!(play.decides(), "crusader 5.1");
    assert_eq!(play.session.state(None)["turn"], 50);
    play.play(mv("T", "0202"));
    assert_eq!(play.decides(), "over crusader arrived 3.1", "in time");
}

#[test]
fn r3_3_a_win_is_claimed_when_no_moslem_is_left() {
    let mut play = Table::with("T 0807, M1 0907 wounded").combat().start();
    assert_eq!(play.refused(word("claim-win")), "6.1/phase");
    play.roll(&[6, 1], attack("T", "M1"));
    assert_eq!((play.at("M1").as_str(), play.decides().as_str()), ("killed", "crusader 6.1"));
    // The Muslims have their half-turn without a piece.
    play.play(end_attacks());
    assert_eq!(play.offered(), "end-movement");
    assert_eq!(play.refused(word("claim-win")), "3.1/claim", "the other side claims nothing");
    play.pass_to("crusader", "movement");
    assert!(play.offered().contains("claim-win"));
    play.play(word("claim-win"));
    assert_eq!(play.decides(), "over crusader claimed 3.1");
}

#[test]
fn r3_3_no_win_is_claimed_while_a_moslem_is_left() {
    let mut play = Table::with("T 0203, M1 2208 wounded").start();
    assert_eq!(play.refused(word("claim-win")), "3.1/claim");
    assert!(!play.offered().contains("claim-win"));
}

/// ARSOUF 3.3: the needed pieces must be able to arrive in the turns that remain, the present one included.
#[test]
fn a_claim_is_checked_by_distance() {
    let claims = |unit: &str, at: &str, turn: u16| {
        let table = Table::with(&format!("{unit} {at}, M1 killed")).turn(turn);
        table.start().allows(word("claim-win"))
    };
    for (unit, at, turns) in [
        ("T", "0807", 5),         // 9 hexes by twos
        ("T", "0404", 2),         // 3 hexes
        ("I1", "0405", 3),        // 0404, by road to 0203, in
        ("I1", "1904", 10),       // by road all the way
        ("B1", "1904", 10),       // likewise
        ("B1", "0404", 2),        // to 0203, in
        ("T", "0404 wounded", 2), // 1 hex, recovery, 2 hexes
        ("T", "0807 wounded", 5), // 1 hex, recovery, 8 hexes
        ("T", "0405 wounded", 3), // 1 hex, recovery, 3 hexes
    ] {
        assert!(claims(unit, at, 51 - turns), "{unit} on {at} needs {turns} turns");
        assert!(!claims(unit, at, 52 - turns), "{unit} on {at} needs {turns} turns");
    }
    // A piece that has moved has one turn fewer.
    let mut play = Table::with("T 0404, M1 killed").turn(49).start();
    assert!(play.allows(word("claim-win")), "three hexes in two turns");
    play.play(mv("T", "0504"));
    assert!(!play.allows(word("claim-win")), "four hexes in the one turn that is left");
    play.play(take_back("T")).play(mv("T", "0303"));
    assert!(play.allows(word("claim-win")));
}

#[test]
fn a_claim_needs_all_kinds_of_pieces() {
    let table = |turn: u16| {
        Table::with("B1 arrived, B2 0404, T arrived, I1 killed, K1 0807, M1 killed")
            .goal(2, 2)
            .turn(turn)
    };
    assert!(table(46).start().allows(word("claim-win")), "the Knights need five turns");
    assert!(!table(47).start().allows(word("claim-win")));
    let without = Table::with("B1 0404, B2 0304, T arrived, I1 1904, M1 killed").goal(2, 2);
    assert!(without.clone().turn(41).start().allows(word("claim-win")));
    assert!(!without.turn(42).start().allows(word("claim-win")), "the infantry is too far");
}
