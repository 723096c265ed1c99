//! 10.6 and 10.7: what the defender may do about an attack.

use super::bench::Bench;

/// ACIES 10.6: one answer out of four.
#[test]
fn r10_6_the_defender_answers() {
    let bench = Bench::busy("M5a legionaires; B5 peltasts")
        .hand("b", "difficult-terrain shields bloodlust defensible-terrain overrun outflank");
    let mut play = bench.start();
    play.go("frontal M5 B5");
    assert_eq!(play.decides(), "b 10.6");
    assert_eq!(play.kinds(), "difficult-terrain shields stand withdraw-hand withdraw-stay");
}

/// ACIES 10.6 (i): the attack is cancelled and spent.
#[test]
fn r10_6_difficult_terrain_cancels() {
    let mut play =
        Bench::busy("M5a legionaires; B5 hoplites").hand("b", "difficult-terrain").start();
    play.go("frontal M5 B5").go("card difficult-terrain");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.on("M5").as_str(), play.on("B5").as_str()), ("a legionaires", "b hoplites"));
    assert_eq!((play.hand("b"), play.reserve("b")), (String::new(), "difficult-terrain".into()));
}

/// ACIES 10.6 (ii): the attack is cancelled and spent.
#[test]
fn r10_6_shields_cancel() {
    let mut play = Bench::busy("A5 legionaires; M5b phalanx").hand("b", "shields").start();
    play.go("frontal A5 M5").go("card shields");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.on("A5").as_str(), play.on("M5").as_str()), ("a legionaires", "b phalanx"));
    assert_eq!(play.reserve("b"), "shields");
}

/// ACIES 10.6 (iii), 10.14.
#[test]
fn r10_6_a_withdrawal_ends_the_attack() {
    let mut play = Bench::busy("M5a legionaires; B5 peltasts").start();
    play.go("frontal M5 B5").roll(&[6], "withdraw hand");
    assert_eq!(play.dice(), "12.3/10");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.on("B5").as_str(), play.hand("b").as_str()), ("-", "peltasts"));
}

/// ACIES 10.6: a failed withdrawal means to stand.
#[test]
fn r10_6_a_failed_withdrawal_is_a_stand() {
    let mut play = Bench::busy("M5a legionaires; B5 peltasts").start();
    play.go("frontal M5 B5").roll(&[7, 3, 3], "withdraw hand");
    assert_eq!(play.dice(), "12.3/10 10.9/10 10.9/10");
    assert_eq!(play.fought(), "8:7 a marker");
    assert_eq!(play.on("B5"), "b peltasts m1");
}

/// ACIES 10.6, 12.3: after a failed withdrawal there is no other answer, only the cards of the combat.
#[test]
fn r10_6_one_answer_only() {
    let bench = Bench::busy("M5a legionaires; B5 peltasts");
    let mut play = bench.hand("b", "difficult-terrain shields bloodlust").start();
    play.go("frontal M5 B5").roll(&[7], "withdraw hand");
    assert_eq!(play.decides(), "b 10.8");
    assert_eq!(play.kinds(), "bloodlust pass");
    assert_eq!(play.refused("card shields"), "16.4/card-window");
    assert_eq!(play.refused("card difficult-terrain"), "16.6/card-window");
    assert_eq!(play.refused("withdraw stay"), "5.1/phase");
}

/// ACIES 10.6 (iv): standing brings the window of 10.8.
#[test]
fn r10_6_standing_brings_the_combat() {
    let bench = Bench::busy("M5a legionaires; B5 hoplites").hand("b", "shields");
    let mut play = bench.start();
    play.go("frontal M5 B5").go("stand");
    assert_eq!(play.decides(), "b 10.8");
    play.roll(&[5, 5], "pass");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 10.6, 5.1: nothing else fits.
#[test]
fn r10_6_other_answers_are_refused() {
    let bench = Bench::busy("M5a legionaires; B5 hoplites m1; M9a horde m1; M10a horde m1").hand(
        "b",
        "bloodlust overrun outflank treacherous-terrain reserve rally cohesion initiative",
    );
    let mut play = bench.start();
    play.go("frontal M5 B5");
    for words in ["pass", "advance", "hold", "keep", "frontal B5 M5", "shoot B5 M5"] {
        assert_eq!(play.refused(words), "5.1/phase", "{words}");
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
        assert_eq!(play.refused(&format!("card {card}")), format!("{number}/card-window"));
    }
    assert_eq!(play.refused("rally"), "16.9/card-window");
    assert_eq!(play.refused("cohesion B5"), "16.10/card-window");
}

/// ACIES 10.6: the main body is defended by Difficult Terrain alone.
#[test]
fn r10_6_an_attack_on_the_main_body_is_answered_by_difficult_terrain_only() {
    let bench = Bench::busy("M5a legionaires")
        .hand("b", "difficult-terrain shields defensible-terrain bloodlust");
    let mut play = bench.start();
    play.go("body M5");
    assert_eq!(play.decides(), "b 10.6");
    assert_eq!(play.kinds(), "difficult-terrain stand");
    assert_eq!(play.refused("card shields"), "16.4/card-window");
    assert_eq!(play.refused("card defensible-terrain"), "16.5/card-window");
    for way in ["line", "hand", "stay"] {
        let refused = play.refused(&format!("withdraw {way}"));
        assert!(refused.starts_with("12.1/"), "{refused}");
    }
    let mut stopped = play.clone();
    stopped.go("card difficult-terrain");
    assert_eq!((stopped.deck("b"), stopped.decides().as_str()), (10, "a 10.1"));
    play.go("stand");
    assert_eq!((play.deck("b"), play.decides().as_str()), (9, "a 10.1"));
}

/// ACIES 10.6: without a card in the hand and without a way out there is nothing to answer.
#[test]
fn r10_6_an_empty_hand_is_not_asked() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites").start();
    play.roll(&[5, 5], "frontal M5 B5");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 10.7: no Shields, no withdrawal.
#[test]
fn r10_7_treacherous_terrain_leaves_no_escape() {
    let bench = Bench::busy("M5a legionaires; B5 peltasts").hand("a", "treacherous-terrain");
    let mut play = bench.hand("b", "shields difficult-terrain").start();
    play.go("frontal M5 B5 treacherous");
    assert_eq!(play.kinds(), "difficult-terrain stand");
    assert_eq!(play.refused("card shields"), "10.7/card-window");
    assert_eq!(play.refused("withdraw hand"), "12.1/withdraw");
    assert_eq!(play.refused("withdraw stay"), "12.1/withdraw");
    play.go("card difficult-terrain");
    assert_eq!(play.on("B5"), "b peltasts");
    assert_eq!(play.refused("frontal M5 B5"), "16.6/limit");
}

/// ACIES 10.7, 12.5, 12.6: not even where no roll is needed.
#[test]
fn r10_7_it_holds_those_who_always_get_away() {
    for unit in ["javelineers", "numides", "heavy-cavalry"] {
        let bench = Bench::busy(&format!("A5 legionaires; M5b {unit}"));
        let bench = bench.hand("a", "treacherous-terrain");
        let mut play = bench.start();
        play.go("frontal A5 M5");
        assert!(play.allows("withdraw line"), "{unit}");
        // With the card the defender has nothing to decide, and the dice fall at once.
        let mut play = bench.start();
        play.roll(&[5, 5], "frontal A5 M5 treacherous");
        let play = bench.hand("b", "horde").start();
        let mut held = play.clone();
        held.go("frontal A5 M5 treacherous");
        assert_eq!(held.kinds(), "stand");
        assert_eq!(held.refused("withdraw line"), "12.1/withdraw");
    }
    let bench = Bench::busy("M5a legionaires; B5 slingers").hand("a", "treacherous-terrain");
    let mut play = bench.hand("b", "horde").start();
    play.go("frontal M5 B5 treacherous");
    assert_eq!(play.refused("withdraw hand"), "12.1/withdraw");
}

/// ACIES 10.7: against a flank attack as well.
#[test]
fn r10_7_it_holds_in_the_flank() {
    let bench =
        Bench::busy("M5a legionaires; M6b numides").hand("a", "treacherous-terrain outflank");
    let mut play = bench.hand("b", "horde").start();
    play.go("flank M5 M6 treacherous outflank");
    assert_eq!(play.kinds(), "stand");
    assert_eq!(play.refused("withdraw line"), "12.1/withdraw");
}
