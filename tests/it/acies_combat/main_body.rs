//! 10.15 and 10.16: attacks on the main body.

use crate::acies::table::{A, B, Table};

/// ACIES 10.15.
#[test]
fn r10_15_the_top_card_is_lost_unseen() {
    let table =
        Table::busy("M5 a legionaires, M7 a slingers").deck(B, "phalanx overrun horde numides");
    let mut play = table.start();
    play.play("body M5");
    assert_eq!(play.throws(), "");
    assert_eq!((play.deck_size(B), play.lost(B).1.as_str()), (3, "phalanx"));
    assert_eq!((play.lost(B).0.as_str(), play.reserve(B).as_str()), ("", ""));
    play.play("body M7");
    assert_eq!((play.deck_size(B), play.lost(B).1.as_str()), (2, "phalanx overrun"));
}

/// ACIES 10.15: the loss is one card, whoever attacks.
#[test]
fn r10_15_the_loss_is_fixed() {
    for unit in ["slingers", "phalanx", "elephants", "cataphracts", "war-wagon"] {
        let mut play = Table::busy(&format!("M5 a {unit}")).points(A, 3).start();
        play.play("body M5");
        assert_eq!((play.deck_size(B), play.deck_size(A)), (9, 10), "{unit}");
    }
}

/// ACIES 10.15: the event says how many cards are left, and no more.
#[test]
fn r10_15_nobody_sees_the_card() {
    let mut play = Table::busy("M5 a legionaires").deck(B, "phalanx horde").start();
    play.play("body M5");
    let events: Vec<String> = play
        .log
        .events()
        .map(|event| serde_json::to_string(event).expect("plain data"))
        .filter(|event| event.contains("main-body\",\"side") || event.contains("\"left\""))
        .collect();
    assert_eq!(events, [r#"{"event":"main-body","side":"b","left":1}"#]);
}

/// ACIES 10.15, 14.3: the card does not come back with the reserve.
#[test]
fn r10_15_the_card_stays_with_the_casualties() {
    let table = Table::busy("M5 a legionaires").deck(B, "phalanx").reserve(B, "horde horde");
    let mut play = table.start();
    play.play("body M5");
    assert_eq!((play.deck_size(B), play.reserve(B).as_str()), (2, ""));
    assert_eq!(play.lost(B).1, "phalanx");
}

/// ACIES 10.16, 14.1: the last card of the deck; the reserve is shuffled at once.
#[test]
fn r10_16_a_deck_that_runs_out_is_renewed() {
    let table = Table::busy("M5 a legionaires, M7 a legionaires")
        .deck(B, "phalanx")
        .reserve(B, "horde overrun");
    let mut play = table.start();
    play.play("body M5");
    assert!(play.happened().contains("main-body") && play.happened().contains("shuffled"));
    assert_eq!((play.deck_size(B), play.lost(B).1.as_str()), (2, "phalanx"));
    play.play("body M7");
    assert_eq!(play.deck_size(B), 1);
}

/// ACIES 10.16, 14.2: without a reserve the game is over, whatever hand and field hold.
#[test]
fn r10_16_without_a_reserve_the_game_is_lost() {
    let table = Table::busy("M5 a legionaires, B9 phalanx").deck(B, "horde").hand(B, "phalanx");
    let mut play = table.start();
    play.play("body M5").play("stand");
    assert_eq!(play.decides(), "over a no-cards 14.2");
}

/// ACIES 10.16: Difficult Terrain in time saves the last card, and is itself a reserve.
#[test]
fn r10_16_difficult_terrain_saves_the_last_card() {
    let table = Table::busy("M5 a legionaires, M7 a legionaires").deck(B, "horde");
    let mut play = table.hand(B, "difficult-terrain").start();
    play.play("body M5").play("difficult-terrain");
    assert_eq!((play.deck_size(B), play.reserve(B).as_str()), (1, "difficult-terrain"));
    play.play("body M7");
    assert_eq!((play.deck_size(B), play.reserve(B).as_str()), (1, ""));
    play.play("body M16");
    assert_eq!(play.decides(), "over a no-cards 14.2");
}
