//! 10.8 to 10.11: cards in the combat, totals, results.

use super::bench::Bench;

/// ACIES 10.8: the attacker first, then in turn.
#[test]
fn r10_8_both_play_in_turn() {
    let bench = Bench::busy("M5a legionaires; B5 hoplites")
        .hand("a", "overrun bloodlust horde")
        .hand("b", "bloodlust bloodlust horde");
    let mut play = bench.start();
    play.go("frontal M5 B5").go("stand");
    assert_eq!(play.decides(), "a 10.8");
    assert_eq!(play.kinds(), "bloodlust overrun pass");
    play.go("card overrun");
    assert_eq!(play.decides(), "b 10.8");
    assert_eq!(play.kinds(), "bloodlust pass");
    play.go("card bloodlust");
    assert_eq!(play.decides(), "a 10.8");
    play.go("card bloodlust");
    assert_eq!(play.decides(), "b 10.8");
    play.go("pass");
    assert_eq!(play.decides(), "a 10.8");
    // 1 + 5 + 2 + 3 against 3 + 5 + 3.
    play.roll(&[1, 3], "pass");
    assert_eq!(play.fought(), "11:11 tie");
    assert_eq!(
        (play.reserve("a"), play.reserve("b")),
        ("bloodlust overrun".into(), "bloodlust".into())
    );
}

/// ACIES 10.8: two passes in a row close the window, not one.
#[test]
fn r10_8_a_pass_can_be_followed_by_cards() {
    let bench = Bench::busy("M5a legionaires; B5 hoplites")
        .hand("a", "overrun horde")
        .hand("b", "bloodlust horde");
    let mut play = bench.start();
    play.go("frontal M5 B5").go("stand").go("pass").go("card bloodlust");
    assert_eq!(play.decides(), "a 10.8");
    play.go("card overrun");
    assert_eq!(play.decides(), "b 10.8");
    play.go("pass");
    assert_eq!(play.decides(), "a 10.8");
    play.roll(&[2, 1], "pass");
    assert_eq!(play.fought(), "9:9 tie");
}

/// ACIES 10.8: pass and pass.
#[test]
fn r10_8_two_passes_bring_the_dice() {
    let bench = Bench::busy("M5a legionaires; B5 hoplites").hand("a", "overrun");
    let mut play = bench.hand("b", "bloodlust").start();
    play.go("frontal M5 B5").go("stand").go("pass");
    assert_eq!(play.decides(), "b 10.8");
    play.roll(&[2, 1], "pass");
    assert_eq!(play.fought(), "7:6 a marker");
    assert_eq!((play.hand("a"), play.hand("b")), ("overrun".into(), "bloodlust".into()));
}

/// ACIES 10.8: an empty hand passes by itself, and the other hand is still asked.
#[test]
fn r10_8_an_empty_hand_passes() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites").hand("a", "overrun overrun").start();
    play.go("frontal M5 B5");
    assert_eq!(play.decides(), "a 10.8");
    play.go("card overrun");
    assert_eq!(play.decides(), "a 10.8");
    // The second leaves the attacker's hand empty too.
    play.roll(&[1, 5], "card overrun");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 10.8, 16: what belongs to the other side or elsewhere.
#[test]
fn r10_8_only_the_cards_of_the_window() {
    let bench = Bench::busy("M5a legionaires; B5 light-infantry m1; M9a horde m1");
    let all = "overrun bloodlust outflank shields defensible-terrain difficult-terrain \
               treacherous-terrain reserve rally cohesion initiative break-morale";
    let mut play = bench.hand("a", all).hand("b", all).start();
    play.go("frontal M5 B5").go("stand");
    assert_eq!(play.kinds(), "bloodlust overrun pass");
    let wrong = [
        ("outflank", "16.3"),
        ("shields", "16.4"),
        ("difficult-terrain", "16.6"),
        ("treacherous-terrain", "16.7"),
        ("reserve", "16.8"),
        ("initiative", "16.11"),
        ("break-morale", "16.12"),
    ];
    let refuses = |play: &super::bench::Play| {
        for (card, number) in wrong {
            assert_eq!(play.refused(&format!("card {card}")), format!("{number}/card-window"));
        }
        assert_eq!(play.refused("rally"), "16.9/card-window");
        assert_eq!(play.refused("cohesion M9"), "16.10/card-window");
        assert_eq!(play.refused("stand"), "5.1/phase");
        assert_eq!(play.refused("withdraw stay"), "5.1/phase");
    };
    refuses(&play);
    assert_eq!(play.refused("card defensible-terrain"), "16.5/card-window");
    play.go("pass");
    assert_eq!(play.decides(), "b 10.8");
    assert_eq!(play.kinds(), "bloodlust defensible-terrain pass");
    refuses(&play);
    assert_eq!(play.refused("card overrun"), "16.1/card-window");
}

/// ACIES 10.8: a card that is not held.
#[test]
fn r10_8_cards_must_be_held() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites").hand("a", "horde").start();
    play.go("frontal M5 B5");
    assert_eq!(play.refused("card overrun"), "5.0/not-yours");
}

/// ACIES 10.9: die and melee value, and nothing else.
#[test]
fn r10_9_die_and_melee_value() {
    let mut play = Bench::busy("M5a warriors; B5 legionaires").start();
    play.fight(&[7, 4], "frontal M5 B5");
    assert_eq!(play.dice(), "10.9/10 10.9/10");
    assert_eq!(play.fought(), "11:9 a marker");
}

/// ACIES 10.9: the example of the rules.
#[test]
fn r10_9_notes_against_types() {
    let mut play = Bench::busy("M5a legionaires; B5 light-infantry").start();
    play.fight(&[6, 4], "frontal M5 B5");
    assert_eq!(play.fought(), "13:7 a marker");
    let mut play = Bench::busy("M5a legionaires; B5 light-infantry").start();
    play.fight(&[6, 3], "frontal M5 B5");
    assert_eq!(play.fought(), "13:6 a eliminated");
}

/// ACIES 10.9: notes of both sides, good and bad ones.
#[test]
fn r10_9_notes_of_both_sides() {
    // Heavy Chariots +3 vs CAV against cavalry with -2 vs CH.
    let mut play = Bench::busy("M5a heavy-chariots; B5 heavy-cavalry").start();
    play.fight(&[1, 6], "frontal M5 B5");
    assert_eq!(play.fought(), "9:9 tie");
    // A War Wagon, +3 vs EL, against elephants that have nothing against it.
    let mut play = Bench::busy("M5a war-wagon; B5 elephants").start();
    play.fight(&[1, 2], "frontal M5 B5");
    assert_eq!(play.fought(), "8:8 tie");
}

/// ACIES 10.9, 1.6: HI covers PH, and not the reverse.
#[test]
fn r10_9_notes_against_hi_hold_against_ph() {
    for unit in ["legionaires", "hoplites", "phalanx"] {
        let mut play = Bench::busy(&format!("M5a light-chariots; B5 {unit}")).start();
        play.fight(&[5, 1], "frontal M5 B5");
        assert!(play.fought().starts_with("9:"), "{unit}: {}", play.fought());
    }
}

/// ACIES 10.9, 7.5: the Encircling army, attacking and defending.
#[test]
fn r10_9_the_encircling_army_adds_one() {
    let bench = Bench::busy("M5a warriors; B5 hoplites");
    let totals = [((1, 0), "10:10 tie"), ((0, 2), "9:11 b marker"), ((3, 3), "9:10 b marker")];
    for ((own, other), expected) in totals {
        let mut play = bench.clone().points("a", own).points("b", other).start();
        play.fight(&[5, 5], "frontal M5 B5");
        assert_eq!(play.fought(), expected);
    }
}

/// ACIES 10.9, 7.5: in the enemy's attack phase too.
#[test]
fn r10_9_the_encircling_army_adds_one_in_either_phase() {
    let bench = Bench::new("M5a warriors; B5 hoplites; M16b horde").active("b");
    let mut play = bench.points("a", 1).start();
    play.fight(&[5, 6], "frontal B5 M5");
    assert_eq!(play.fought(), "10:11 a marker");
    assert_eq!(play.on("B5"), "b hoplites m1");
}

/// ACIES 10.9: the whole sum on both sides.
#[test]
fn r10_9_everything_adds_up() {
    let bench = Bench::busy("M5a legionaires; B5 light-infantry")
        .hand("a", "treacherous-terrain overrun overrun bloodlust")
        .hand("b", "defensible-terrain defensible-terrain bloodlust horde")
        .points("b", 1);
    let mut play = bench.start();
    play.go("frontal M5 B5 treacherous").go("stand");
    play.go("card overrun").go("card defensible-terrain").go("card overrun");
    play.go("card defensible-terrain").go("card bloodlust").go("card bloodlust");
    assert_eq!(play.decides(), "b 10.8");
    // 1 + 5 + 2 vs LI + 3 + 2 + 2 + 3 against 5 + 3 + 1 + 3 + 3 + 3.
    play.roll(&[1, 5], "pass");
    assert_eq!(play.fought(), "18:18 tie");
}

/// ACIES 10.10: equal totals.
#[test]
fn r10_10_equal_totals_change_nothing() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites m2").start();
    play.fight(&[10, 10], "frontal M5 B5");
    assert_eq!(play.fought(), "15:15 tie");
    assert_eq!(
        (play.on("M5").as_str(), play.on("B5").as_str()),
        ("a legionaires", "b hoplites m2")
    );
}

/// ACIES 10.10 (ACR-48): the border of twice, on totals.
#[test]
fn r10_10_exactly_twice_is_a_marker() {
    // 10 against 5.
    let mut play = Bench::busy("M5a legionaires; B5 peltasts").start();
    play.fight(&[5, 1], "frontal M5 B5");
    assert_eq!(play.fought(), "10:5 a marker");
    assert_eq!(play.on("B5"), "b peltasts m1");
    // 11 against 5.
    let mut play = Bench::busy("M5a legionaires; B5 peltasts").start();
    play.fight(&[6, 1], "frontal M5 B5");
    assert_eq!(play.fought(), "11:5 a eliminated");
    assert_eq!((play.on("B5").as_str(), play.casualties("b").as_str()), ("-", "peltasts"));
}

/// ACIES 10.10: dice alone are not compared: 4 to 2 is twice, 9 to 7 is not.
#[test]
fn r10_10_twice_is_measured_on_totals() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites").start();
    play.fight(&[5, 2], "frontal M5 B5");
    assert_eq!(play.fought(), "10:7 a marker");
}

/// ACIES 10.10, 1.3: a marker that fills the hits eliminates.
#[test]
fn r10_10_the_last_marker_eliminates() {
    let mut play = Bench::busy("M5a legionaires; B5 hoplites m2").start();
    play.fight(&[3, 2], "frontal M5 B5");
    assert_eq!(play.fought(), "8:7 a marker");
    assert_eq!((play.on("B5").as_str(), play.casualties("b").as_str()), ("-", "hoplites"));
    let mut play = Bench::busy("M5a legionaires; B5 hoplites m1").start();
    play.fight(&[3, 2], "frontal M5 B5");
    assert_eq!(play.on("B5"), "b hoplites m2");
}

/// ACIES 10.10: units with one hit fall with any loss.
#[test]
fn r10_10_one_hit_is_enough() {
    let mut play = Bench::busy("M5a legionaires; B5 artillery").start();
    play.fight(&[3, 5], "frontal M5 B5");
    assert_eq!(play.fought(), "8:7 a marker");
    assert_eq!(play.casualties("b"), "artillery");
}

/// ACIES 10.10: skirmishers only disorder, attacking.
#[test]
fn r10_10_skirmishers_only_disorder() {
    let mut play = Bench::busy("M5a javelineers; B5 barbarians").start();
    play.fight(&[10, 1], "frontal M5 B5");
    assert_eq!(play.fought(), "12:3 a marker");
    assert_eq!(play.on("B5"), "b barbarians m1");
}

/// ACIES 10.10: and defending.
#[test]
fn r10_10_defending_skirmishers_only_disorder() {
    let mut play = Bench::busy("M5a horde; B5 bowmen").start();
    play.fight(&[1, 10], "frontal M5 B5");
    assert_eq!(play.fought(), "4:11 b marker");
    assert_eq!(play.on("M5"), "a horde m1");
}

/// ACIES 10.10: in the flank too.
#[test]
fn r10_10_skirmishers_only_disorder_in_the_flank() {
    let mut play = Bench::busy("M5a javelineers; M6b warriors").start();
    // Five against three: 6 or less; then 10 + 2 + 4 against 1 + 4.
    play.fight(&[6, 10, 1], "flank M5 M6");
    assert_eq!(play.fought(), "16:5 a marker");
    assert_eq!(play.on("M6"), "b warriors m1");
}

/// ACIES 10.10 (ACR-15): a marker from skirmishers that fills the hits eliminates.
#[test]
fn r10_10_the_last_marker_of_skirmishers_eliminates() {
    let mut play = Bench::busy("M5a slingers; B5 horde m1").start();
    play.fight(&[10, 1], "frontal M5 B5");
    assert_eq!(play.fought(), "11:4 a marker");
    assert_eq!((play.on("B5").as_str(), play.casualties("b").as_str()), ("-", "horde"));
}

/// ACIES 10.10: skirmishers themselves are eliminated like anybody.
#[test]
fn r10_10_skirmishers_fall_like_others() {
    let mut play = Bench::busy("M5a slingers; B5 horde").start();
    play.fight(&[1, 10], "frontal M5 B5");
    assert_eq!(play.fought(), "2:13 b eliminated");
    assert_eq!(play.casualties("a"), "slingers");
}

/// ACIES 10.11: the attacker loses by the same table.
#[test]
fn r10_11_the_attacker_may_lose() {
    let mut play = Bench::busy("M5a legionaires; B5 phalanx").start();
    play.fight(&[1, 5], "frontal M5 B5");
    assert_eq!(play.fought(), "6:12 b marker");
    assert_eq!(play.on("M5"), "a legionaires m1");
    let mut play = Bench::busy("M5a legionaires; B5 phalanx").start();
    play.fight(&[1, 6], "frontal M5 B5");
    assert_eq!(play.fought(), "6:13 b eliminated");
    assert_eq!(play.casualties("a"), "legionaires");
}

/// ACIES 10.11: no defender has a flank: a narrow win over a flanking attacker is a marker.
#[test]
fn r10_11_a_defender_never_has_the_flank() {
    let mut play = Bench::busy("M5a warriors east; M6b legionaires").start();
    play.fight(&[1, 5], "flank M5 M6");
    // 1 + 4 + 4 against 5 + 5.
    assert_eq!(play.fought(), "9:10 b marker");
    assert_eq!(play.on("M5"), "a warriors east m1");
    // Even if the defender itself stands flanking towards the attacker.
    let mut play = Bench::busy("M5a warriors; M6b legionaires west").start();
    play.fight(&[1, 5], "flank M5 M6");
    assert_eq!(play.fought(), "9:10 b marker");
}
