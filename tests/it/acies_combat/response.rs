//! 10.6 and 10.7: what the defender may do about an attack.

use crate::acies::table::{A, B, Table};

/// ACIES 10.6: one answer out of four.
#[test]
fn r10_6_the_defender_answers() {
    let table = Table::busy("M5 a legionaires, B5 peltasts")
        .hand(B, "difficult-terrain shields bloodlust defensible-terrain overrun outflank");
    let mut play = table.start();
    play.play("front M5 B5");
    assert_eq!(play.decides(), "b 10.6");
    assert_eq!(play.kinds(), "difficult-terrain shields stand withdraw-hand withdraw-stay");
}

/// ACIES 10.6 (i): the attack is cancelled and spent.
#[test]
fn r10_6_difficult_terrain_cancels() {
    let mut play =
        Table::busy("M5 a legionaires, B5 hoplites").hand(B, "difficult-terrain").start();
    play.play("front M5 B5").play("difficult-terrain");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.at("M5").as_str(), play.at("B5").as_str()), ("a legionaires", "b hoplites"));
    assert_eq!((play.hand(B), play.reserve(B)), (String::new(), "difficult-terrain".into()));
}

/// ACIES 10.6 (ii): the attack is cancelled and spent.
#[test]
fn r10_6_shields_cancel() {
    let mut play = Table::busy("A5 legionaires, M5 b phalanx").hand(B, "shields").start();
    play.play("front A5 M5").play("shields");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.at("A5").as_str(), play.at("M5").as_str()), ("a legionaires", "b phalanx"));
    assert_eq!(play.reserve(B), "shields");
}

/// ACIES 10.6 (iii), 10.14.
#[test]
fn r10_6_a_withdrawal_ends_the_attack() {
    let mut play = Table::busy("M5 a legionaires, B5 peltasts").start();
    play.play("front M5 B5").roll(&[6], "withdraw hand");
    assert_eq!(play.throws(), "12.3 withdrawal 6");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.at("B5").as_str(), play.hand(B).as_str()), ("-", "peltasts"));
}

/// ACIES 10.6: a failed withdrawal means to stand.
#[test]
fn r10_6_a_failed_withdrawal_is_a_stand() {
    let mut play = Table::busy("M5 a legionaires, B5 peltasts").start();
    play.play("front M5 B5").roll(&[7, 3, 3], "withdraw hand");
    assert_eq!(play.throws(), "12.3 withdrawal 7, 10.9 attacker 3, 10.9 defender 3");
    assert_eq!(play.fought(), "8:7 a marker");
    assert_eq!(play.at("B5"), "b peltasts x1");
}

/// ACIES 10.6, 12.3: after a failed withdrawal there is no other answer, only the cards of the combat.
#[test]
fn r10_6_one_answer_only() {
    let table = Table::busy("M5 a legionaires, B5 peltasts");
    let mut play = table.hand(B, "difficult-terrain shields bloodlust").start();
    play.play("front M5 B5").roll(&[7], "withdraw hand");
    assert_eq!(play.decides(), "b 10.8");
    assert_eq!(play.kinds(), "bloodlust pass");
    play.refused("shields", "16.4/card-window");
    play.refused("difficult-terrain", "16.6/card-window");
    play.refused("withdraw stay", "5.1/phase");
}

/// ACIES 10.6 (iv): standing brings the window of 10.8.
#[test]
fn r10_6_standing_brings_the_combat() {
    let table = Table::busy("M5 a legionaires, B5 hoplites").hand(B, "shields");
    let mut play = table.start();
    play.play("front M5 B5").play("stand");
    assert_eq!(play.decides(), "b 10.8");
    play.roll(&[5, 5], "pass");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 10.6, 5.1: nothing else fits.
#[test]
fn r10_6_other_answers_are_refused() {
    let table = Table::busy("M5 a legionaires, B5 hoplites x1, M9 a horde x1, M10 a horde x1")
        .hand(
            B,
            "bloodlust overrun outflank treacherous-terrain reserve rally cohesion initiative",
        );
    let mut play = table.start();
    play.play("front M5 B5");
    for words in ["pass", "advance", "hold", "keep", "front B5 M5", "shoot B5 M5"] {
        play.refused(words, "5.1/phase");
    }
    for (card, number) in [
        ("overrun", "16.1"),
        ("bloodlust", "16.2"),
        ("outflank", "16.3"),
        ("defensible-terrain", "16.5"),
        ("treacherous-terrain", "16.7"),
        ("reserve", "16.8"),
        ("initiative", "16.11"),
        ("break-morale", "16.12"),
    ] {
        play.refused(card, &format!("{number}/card-window"));
    }
    play.refused("rally", "16.9/card-window");
    play.refused("cohesion B5", "16.10/card-window");
}

/// ACIES 10.6: the main body is defended by Difficult Terrain alone.
#[test]
fn r10_6_an_attack_on_the_main_body_is_answered_by_difficult_terrain_only() {
    let table = Table::busy("M5 a legionaires")
        .hand(B, "difficult-terrain shields defensible-terrain bloodlust");
    let mut play = table.start();
    play.play("body M5");
    assert_eq!(play.decides(), "b 10.6");
    assert_eq!(play.kinds(), "difficult-terrain stand");
    play.refused("shields", "16.4/card-window");
    play.refused("defensible-terrain", "16.5/card-window");
    for way in ["line", "hand", "stay"] {
        play.refused(&format!("withdraw {way}"), "12.1/phase");
    }
    let mut stopped = play.clone();
    stopped.play("difficult-terrain");
    assert_eq!((stopped.deck_size(B), stopped.decides().as_str()), (10, "a 10.1"));
    play.play("stand");
    assert_eq!((play.deck_size(B), play.decides().as_str()), (9, "a 10.1"));
}

/// ACIES 10.6: without a card in the hand and without a way out there is nothing to answer.
#[test]
fn r10_6_an_empty_hand_is_not_asked() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").start();
    play.roll(&[5, 5], "front M5 B5");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 10.7: no Shields, no withdrawal.
#[test]
fn r10_7_treacherous_terrain_leaves_no_escape() {
    let table = Table::busy("M5 a legionaires, B5 peltasts").hand(A, "treacherous-terrain");
    let mut play = table.hand(B, "shields difficult-terrain").start();
    play.play("front M5 B5 treacherous");
    assert_eq!(play.kinds(), "difficult-terrain stand");
    play.refused("shields", "10.7/card-window");
    play.refused("withdraw hand", "12.1/withdraw");
    play.refused("withdraw stay", "12.1/withdraw");
    play.play("difficult-terrain");
    assert_eq!(play.at("B5"), "b peltasts");
    play.refused("front M5 B5", "16.6/limit");
}

/// ACIES 10.7, 12.5, 12.6: not even where no roll is needed.
#[test]
fn r10_7_it_holds_those_who_always_get_away() {
    for unit in ["javelineers", "numides", "heavy-cavalry"] {
        let table = Table::busy(&format!("A5 legionaires, M5 b {unit}"));
        let table = table.hand(A, "treacherous-terrain");
        let mut play = table.start();
        play.play("front A5 M5");
        play.allowed("withdraw line");
        // With the card the defender has nothing to decide, and the dice fall at once.
        let mut play = table.start();
        play.roll(&[5, 5], "front A5 M5 treacherous");
        let mut held = table.hand(B, "horde").start();
        held.play("front A5 M5 treacherous");
        assert_eq!(held.kinds(), "stand");
        held.refused("withdraw line", "12.1/withdraw");
    }
    let table = Table::busy("M5 a legionaires, B5 slingers").hand(A, "treacherous-terrain");
    let mut play = table.hand(B, "horde").start();
    play.play("front M5 B5 treacherous");
    play.refused("withdraw hand", "12.1/withdraw");
}

/// ACIES 10.7: against a flank attack as well.
#[test]
fn r10_7_it_holds_in_the_flank() {
    let table =
        Table::busy("M5 a legionaires, M6 b numides").hand(A, "treacherous-terrain outflank");
    let mut play = table.hand(B, "horde").start();
    play.play("flank M5 M6 treacherous outflank");
    assert_eq!(play.kinds(), "stand");
    play.refused("withdraw line", "12.1/withdraw");
}
