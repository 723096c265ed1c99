//! 10.8 to 10.11: cards in the combat, totals, results.

use crate::acies::table::{A, B, Play, Table};

/// ACIES 10.8: the attacker first, then in turn.
#[test]
fn r10_8_both_play_in_turn() {
    let table = Table::busy("M5 a legionaires, B5 hoplites")
        .hand(A, "overrun bloodlust horde")
        .hand(B, "bloodlust bloodlust horde");
    let mut play = table.start();
    play.play("front M5 B5").play("stand");
    assert_eq!(play.decides(), "a 10.8");
    assert_eq!(play.kinds(), "bloodlust overrun pass");
    play.play("overrun");
    assert_eq!(play.decides(), "b 10.8");
    assert_eq!(play.kinds(), "bloodlust pass");
    play.play("bloodlust");
    assert_eq!(play.decides(), "a 10.8");
    play.play("bloodlust");
    assert_eq!(play.decides(), "b 10.8");
    play.play("pass");
    assert_eq!(play.decides(), "a 10.8");
    // 1 + 5 + 2 + 3 against 3 + 5 + 3.
    play.roll(&[1, 3], "pass");
    assert_eq!(play.fought(), "11:11 tie");
    assert_eq!(
        (play.reserve(A), play.reserve(B)),
        ("overrun bloodlust".into(), "bloodlust".into())
    );
}

/// ACIES 10.8: two passes in a row close the window, not one.
#[test]
fn r10_8_a_pass_can_be_followed_by_cards() {
    let table = Table::busy("M5 a legionaires, B5 hoplites")
        .hand(A, "overrun horde")
        .hand(B, "bloodlust horde");
    let mut play = table.start();
    play.play("front M5 B5").play("stand").play("pass").play("bloodlust");
    assert_eq!(play.decides(), "a 10.8");
    play.play("overrun");
    assert_eq!(play.decides(), "b 10.8");
    play.play("pass");
    assert_eq!(play.decides(), "a 10.8");
    play.roll(&[2, 1], "pass");
    assert_eq!(play.fought(), "9:9 tie");
}

/// ACIES 10.8: pass and pass.
#[test]
fn r10_8_two_passes_bring_the_dice() {
    let table = Table::busy("M5 a legionaires, B5 hoplites").hand(A, "overrun");
    let mut play = table.hand(B, "bloodlust").start();
    play.play("front M5 B5").play("stand").play("pass");
    assert_eq!(play.decides(), "b 10.8");
    play.roll(&[2, 1], "pass");
    assert_eq!(play.fought(), "7:6 a marker");
    assert_eq!((play.hand(A), play.hand(B)), ("overrun".into(), "bloodlust".into()));
}

/// ACIES 10.8: an empty hand passes by itself, and the other hand is still asked.
#[test]
fn r10_8_an_empty_hand_passes() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").hand(A, "overrun overrun").start();
    play.play("front M5 B5");
    assert_eq!(play.decides(), "a 10.8");
    play.play("overrun");
    assert_eq!(play.decides(), "a 10.8");
    // The second leaves the attacker's hand empty too.
    play.roll(&[1, 5], "overrun");
    assert_eq!(play.fought(), "10:10 tie");
}

/// ACIES 10.8, 16: what belongs to the other side or elsewhere.
#[test]
fn r10_8_only_the_cards_of_the_window() {
    let table = Table::busy("M5 a legionaires, B5 light-infantry x1, M9 a horde x1");
    let all = "overrun bloodlust outflank shields defensible-terrain difficult-terrain \
               treacherous-terrain reserve rally cohesion initiative break-morale";
    let mut play = table.hand(A, all).hand(B, all).start();
    play.play("front M5 B5").play("stand");
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
    let refuses = |play: &mut Play| {
        for (card, number) in wrong {
            play.refused(card, &format!("{number}/card-window"));
        }
        play.refused("rally", "16.9/card-window");
        play.refused("cohesion M9", "16.10/card-window");
        play.refused("stand", "5.1/phase");
        play.refused("withdraw stay", "5.1/phase");
    };
    refuses(&mut play);
    play.refused("defensible-terrain", "16.5/card-window");
    play.play("pass");
    assert_eq!(play.decides(), "b 10.8");
    assert_eq!(play.kinds(), "bloodlust defensible-terrain pass");
    refuses(&mut play);
    play.refused("overrun", "16.1/card-window");
}

/// ACIES 10.8: a card that is not held.
#[test]
fn r10_8_cards_must_be_held() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").hand(A, "horde").start();
    play.play("front M5 B5");
    play.refused("overrun", "5.0/not-yours");
}

/// ACIES 10.9: die and melee value, and nothing else.
#[test]
fn r10_9_die_and_melee_value() {
    let mut play = Table::busy("M5 a warriors, B5 legionaires").start();
    play.fight(&[7, 4], "front M5 B5");
    assert_eq!(play.throws(), "10.9 attacker 7, 10.9 defender 4");
    assert_eq!(play.fought(), "11:9 a marker");
}

/// ACIES 10.9: the example of the rules.
#[test]
fn r10_9_notes_against_types() {
    let mut play = Table::busy("M5 a legionaires, B5 light-infantry").start();
    play.fight(&[6, 4], "front M5 B5");
    assert_eq!(play.fought(), "13:7 a marker");
    let mut play = Table::busy("M5 a legionaires, B5 light-infantry").start();
    play.fight(&[6, 3], "front M5 B5");
    assert_eq!(play.fought(), "13:6 a eliminated");
}

/// ACIES 10.9: notes of both sides, good and bad ones.
#[test]
fn r10_9_notes_of_both_sides() {
    // Heavy Chariots +3 vs CAV against cavalry with -2 vs CH.
    let mut play = Table::busy("M5 a heavy-chariots, B5 heavy-cavalry").start();
    play.fight(&[1, 6], "front M5 B5");
    assert_eq!(play.fought(), "9:9 tie");
    // A War Wagon, +3 vs EL, against elephants that have nothing against it.
    let mut play = Table::busy("M5 a war-wagon, B5 elephants").start();
    play.fight(&[1, 2], "front M5 B5");
    assert_eq!(play.fought(), "8:8 tie");
}

/// ACIES 10.9, 1.6: HI covers PH, and not the reverse.
#[test]
fn r10_9_notes_against_hi_hold_against_ph() {
    for unit in ["legionaires", "hoplites", "phalanx"] {
        let mut play = Table::busy(&format!("M5 a light-chariots, B5 {unit}")).start();
        play.fight(&[5, 1], "front M5 B5");
        assert!(play.fought().starts_with("9:"), "{unit}: {}", play.fought());
    }
}

/// ACIES 10.9, 7.5: the Encircling army, attacking and defending.
#[test]
fn r10_9_the_encircling_army_adds_one() {
    let table = Table::busy("M5 a warriors, B5 hoplites");
    let totals = [((1, 0), "10:10 tie"), ((0, 2), "9:11 b marker"), ((3, 3), "9:10 b marker")];
    for ((own, other), expected) in totals {
        let mut play = table.clone().points(A, own).points(B, other).start();
        play.fight(&[5, 5], "front M5 B5");
        assert_eq!(play.fought(), expected);
    }
}

/// ACIES 10.9, 7.5: in the enemy's attack phase too.
#[test]
fn r10_9_the_encircling_army_adds_one_in_either_phase() {
    let table = Table::combat("M5 a warriors, B5 hoplites, M16 b horde").active(B);
    let mut play = table.points(A, 1).start();
    play.fight(&[5, 6], "front B5 M5");
    assert_eq!(play.fought(), "10:11 a marker");
    assert_eq!(play.at("B5"), "b hoplites x1");
}

/// ACIES 10.9: the whole sum on both sides.
#[test]
fn r10_9_everything_adds_up() {
    let table = Table::busy("M5 a legionaires, B5 light-infantry")
        .hand(A, "treacherous-terrain overrun overrun bloodlust")
        .hand(B, "defensible-terrain defensible-terrain bloodlust horde")
        .points(B, 1);
    let mut play = table.start();
    play.play("front M5 B5 treacherous").play("stand");
    play.play("overrun").play("defensible-terrain").play("overrun");
    play.play("defensible-terrain").play("bloodlust").play("bloodlust");
    assert_eq!(play.decides(), "b 10.8");
    // 1 + 5 + 2 vs LI + 3 + 2 + 2 + 3 against 5 + 3 + 1 + 3 + 3 + 3.
    play.roll(&[1, 5], "pass");
    assert_eq!(play.fought(), "18:18 tie");
}

/// ACIES 10.10: equal totals.
#[test]
fn r10_10_equal_totals_change_nothing() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites x2").start();
    play.fight(&[10, 10], "front M5 B5");
    assert_eq!(play.fought(), "15:15 tie");
    assert_eq!(
        (play.at("M5").as_str(), play.at("B5").as_str()),
        ("a legionaires", "b hoplites x2")
    );
}

/// ACIES 10.10 (ACR-48): the border of twice, on totals.
#[test]
fn r10_10_exactly_twice_is_a_marker() {
    // 10 against 5.
    let mut play = Table::busy("M5 a legionaires, B5 peltasts").start();
    play.fight(&[5, 1], "front M5 B5");
    assert_eq!(play.fought(), "10:5 a marker");
    assert_eq!(play.at("B5"), "b peltasts x1");
    // 11 against 5.
    let mut play = Table::busy("M5 a legionaires, B5 peltasts").start();
    play.fight(&[6, 1], "front M5 B5");
    assert_eq!(play.fought(), "11:5 a eliminated");
    assert_eq!((play.at("B5").as_str(), play.lost(B).0.as_str()), ("-", "peltasts"));
}

/// ACIES 10.10: dice alone are not compared: 4 to 2 is twice, 9 to 7 is not.
#[test]
fn r10_10_twice_is_measured_on_totals() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites").start();
    play.fight(&[5, 2], "front M5 B5");
    assert_eq!(play.fought(), "10:7 a marker");
}

/// ACIES 10.10, 1.3: a marker that fills the hits eliminates.
#[test]
fn r10_10_the_last_marker_eliminates() {
    let mut play = Table::busy("M5 a legionaires, B5 hoplites x2").start();
    play.fight(&[3, 2], "front M5 B5");
    assert_eq!(play.fought(), "8:7 a marker");
    assert_eq!((play.at("B5").as_str(), play.lost(B).0.as_str()), ("-", "hoplites"));
    let mut play = Table::busy("M5 a legionaires, B5 hoplites x1").start();
    play.fight(&[3, 2], "front M5 B5");
    assert_eq!(play.at("B5"), "b hoplites x2");
}

/// ACIES 10.10: units with one hit fall with any loss.
#[test]
fn r10_10_one_hit_is_enough() {
    let mut play = Table::busy("M5 a legionaires, B5 artillery").start();
    play.fight(&[3, 5], "front M5 B5");
    assert_eq!(play.fought(), "8:7 a marker");
    assert_eq!(play.lost(B).0, "artillery");
}

/// ACIES 10.10: skirmishers only disorder, attacking.
#[test]
fn r10_10_skirmishers_only_disorder() {
    let mut play = Table::busy("M5 a javelineers, B5 barbarians").start();
    play.fight(&[10, 1], "front M5 B5");
    assert_eq!(play.fought(), "12:3 a marker");
    assert_eq!(play.at("B5"), "b barbarians x1");
}

/// ACIES 10.10: and defending.
#[test]
fn r10_10_defending_skirmishers_only_disorder() {
    let mut play = Table::busy("M5 a horde, B5 bowmen").start();
    play.fight(&[1, 10], "front M5 B5");
    assert_eq!(play.fought(), "4:11 b marker");
    assert_eq!(play.at("M5"), "a horde x1");
}

/// ACIES 10.10: in the flank too.
#[test]
fn r10_10_skirmishers_only_disorder_in_the_flank() {
    let mut play = Table::busy("M5 a javelineers, M6 b warriors").start();
    // Five against three: 6 or less; then 10 + 2 + 4 against 1 + 4.
    play.fight(&[6, 10, 1], "flank M5 M6");
    assert_eq!(play.fought(), "16:5 a marker");
    assert_eq!(play.at("M6"), "b warriors x1");
}

/// ACIES 10.10 (ACR-15): a marker from skirmishers that fills the hits eliminates.
#[test]
fn r10_10_the_last_marker_of_skirmishers_eliminates() {
    let mut play = Table::busy("M5 a slingers, B5 horde x1").start();
    play.fight(&[10, 1], "front M5 B5");
    assert_eq!(play.fought(), "11:4 a marker");
    assert_eq!((play.at("B5").as_str(), play.lost(B).0.as_str()), ("-", "horde"));
}

/// ACIES 10.10: skirmishers themselves are eliminated like anybody.
#[test]
fn r10_10_skirmishers_fall_like_others() {
    let mut play = Table::busy("M5 a slingers, B5 horde").start();
    play.fight(&[1, 10], "front M5 B5");
    assert_eq!(play.fought(), "2:13 b eliminated");
    assert_eq!(play.lost(A).0, "slingers");
}

/// ACIES 10.11: the attacker loses by the same table.
#[test]
fn r10_11_the_attacker_may_lose() {
    let mut play = Table::busy("M5 a legionaires, B5 phalanx").start();
    play.fight(&[1, 5], "front M5 B5");
    assert_eq!(play.fought(), "6:12 b marker");
    assert_eq!(play.at("M5"), "a legionaires x1");
    let mut play = Table::busy("M5 a legionaires, B5 phalanx").start();
    play.fight(&[1, 6], "front M5 B5");
    assert_eq!(play.fought(), "6:13 b eliminated");
    assert_eq!(play.lost(A).0, "legionaires");
}

/// ACIES 10.11: no defender has a flank: a narrow win over a flanking attacker is a marker.
#[test]
fn r10_11_a_defender_never_has_the_flank() {
    let mut play = Table::busy("M5 a warriors east, M6 b legionaires").start();
    play.fight(&[1, 5], "flank M5 M6");
    // 1 + 4 + 4 against 5 + 5.
    assert_eq!(play.fought(), "9:10 b marker");
    assert_eq!(play.at("M5"), "a warriors x1 east");
    // Even if the defender itself stands flanking towards the attacker.
    let mut play = Table::busy("M5 a warriors, M6 b legionaires west").start();
    play.fight(&[1, 5], "flank M5 M6");
    assert_eq!(play.fought(), "9:10 b marker");
}
