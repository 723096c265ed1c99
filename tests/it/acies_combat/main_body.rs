//! 10.15 and 10.16: attacks on the main body.

use super::bench::Bench;

/// ACIES 10.15.
#[test]
fn r10_15_the_top_card_is_lost_unseen() {
    let bench =
        Bench::busy("M5a legionaires; M7a slingers").deck("b", "phalanx overrun horde numides");
    let mut play = bench.start();
    play.go("body M5");
    assert_eq!(play.dice(), "");
    assert_eq!((play.deck("b"), play.face_down("b").as_str()), (3, "phalanx"));
    assert_eq!((play.casualties("b").as_str(), play.reserve("b").as_str()), ("", ""));
    play.go("body M7");
    assert_eq!((play.deck("b"), play.face_down("b").as_str()), (2, "overrun phalanx"));
}

/// ACIES 10.15: the loss is one card, whoever attacks.
#[test]
fn r10_15_the_loss_is_fixed() {
    for unit in ["slingers", "phalanx", "elephants", "cataphracts", "war-wagon"] {
        let mut play = Bench::busy(&format!("M5a {unit}")).points("a", 3).start();
        play.go("body M5");
        assert_eq!((play.deck("b"), play.deck("a")), (9, 10), "{unit}");
    }
}

/// ACIES 10.15: the event says how many cards are left, and no more.
#[test]
fn r10_15_nobody_sees_the_card() {
    let mut play = Bench::busy("M5a legionaires").deck("b", "phalanx horde").start();
    play.go("body M5");
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
    let bench = Bench::busy("M5a legionaires").deck("b", "phalanx").reserve("b", "horde horde");
    let mut play = bench.start();
    play.go("body M5");
    assert_eq!((play.deck("b"), play.reserve("b").as_str()), (2, ""));
    assert_eq!(play.face_down("b"), "phalanx");
}

/// ACIES 10.16, 14.1: the last card of the deck; the reserve is shuffled at once.
#[test]
fn r10_16_a_deck_that_runs_out_is_renewed() {
    let bench = Bench::busy("M5a legionaires; M7a legionaires")
        .deck("b", "phalanx")
        .reserve("b", "horde overrun");
    let mut play = bench.start();
    play.go("body M5");
    assert!(play.events().contains("main-body") && play.events().contains("shuffled"));
    assert_eq!((play.deck("b"), play.face_down("b").as_str()), (2, "phalanx"));
    play.go("body M7");
    assert_eq!(play.deck("b"), 1);
}

/// ACIES 10.16, 14.2: without a reserve the game is over, whatever hand and field hold.
#[test]
fn r10_16_without_a_reserve_the_game_is_lost() {
    let bench = Bench::busy("M5a legionaires; B9 phalanx").deck("b", "horde").hand("b", "phalanx");
    let mut play = bench.start();
    play.go("body M5").go("stand");
    assert_eq!(play.decides(), "over a 14.2");
}

/// ACIES 10.16: Difficult Terrain in time saves the last card, and is itself a reserve.
#[test]
fn r10_16_difficult_terrain_saves_the_last_card() {
    let bench = Bench::busy("M5a legionaires; M7a legionaires").deck("b", "horde");
    let mut play = bench.hand("b", "difficult-terrain").start();
    play.go("body M5").go("card difficult-terrain");
    assert_eq!((play.deck("b"), play.reserve("b").as_str()), (1, "difficult-terrain"));
    play.go("body M7");
    assert_eq!((play.deck("b"), play.reserve("b").as_str()), (1, ""));
    play.go("body M16");
    assert_eq!(play.decides(), "over a 14.2");
}
