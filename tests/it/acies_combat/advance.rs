//! 10.12 to 10.14: what the winner may do then.

use crate::acies::table::{B, Table};

/// ACIES 10.12: from the First Line into the Melee Line.
#[test]
fn r10_12_the_winner_takes_the_place() {
    let mut play = Table::busy("A5 legionaires, M5 b peltasts, B5 horde").start();
    play.fight(&[10, 1], "front A5 M5");
    assert_eq!(play.fought(), "15:5 a eliminated");
    assert_eq!(play.decides(), "a 10.12");
    assert_eq!(play.kinds(), "advance hold");
    play.refused("pass", "5.1/phase");
    play.refused("keep", "5.1/phase");
    play.play("advance");
    assert_eq!((play.at("A5").as_str(), play.at("M5").as_str()), ("-", "a legionaires"));
    assert_eq!(play.decides(), "a 10.1");
    // It has attacked.
    play.refused("front M5 B5", "10.1/limit");
}

/// ACIES 10.12: he need not.
#[test]
fn r10_12_the_winner_may_stay() {
    let mut play = Table::busy("A5 legionaires, M5 b peltasts").start();
    play.fight(&[10, 1], "front A5 M5").play("hold");
    assert_eq!((play.at("A5").as_str(), play.at("M5").as_str()), ("a legionaires", "-"));
    assert_eq!(play.decides(), "a 10.1");
}

/// ACIES 10.12, 10.10: an elimination by the last marker counts too.
#[test]
fn r10_12_the_last_marker_makes_room_as_well() {
    let mut play = Table::busy("A5 legionaires, M5 b peltasts x1").start();
    play.fight(&[5, 5], "front A5 M5");
    assert_eq!(play.fought(), "10:9 a marker");
    assert_eq!(play.decides(), "a 10.12");
    play.play("advance");
    assert_eq!(play.at("M5"), "a legionaires");
}

/// ACIES 10.12, 10.10: by skirmishers as well.
#[test]
fn r10_12_skirmishers_advance_after_the_last_marker() {
    let mut play = Table::busy("A5 slingers, M5 b peltasts x1").start();
    play.fight(&[10, 1], "front A5 M5");
    play.play("advance");
    assert_eq!(play.at("M5"), "a slingers");
}

/// ACIES 10.12 (ACR-16): nobody enters the enemy First Line.
#[test]
fn r10_12_the_enemy_first_line_is_not_entered() {
    let mut play = Table::busy("M5 a legionaires, B5 peltasts").start();
    play.fight(&[10, 1], "front M5 B5");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.at("M5").as_str(), play.at("B5").as_str()), ("a legionaires", "-"));
    let mut play = Table::busy("M5 a legionaires, B6 horde turned").start();
    play.fight(&[10, 1], "flank M5 B6");
    assert_eq!(play.decides(), "a 10.13");
    assert_eq!(play.at("B6"), "-");
}

/// ACIES 10.12: a defender advances as well.
#[test]
fn r10_12_a_defender_may_advance() {
    let mut play = Table::busy("M5 a horde, B5 phalanx").start();
    play.fight(&[1, 10], "front M5 B5");
    assert_eq!(play.fought(), "4:17 b eliminated");
    assert_eq!(play.decides(), "b 10.12");
    play.play("advance");
    assert_eq!((play.at("B5").as_str(), play.at("M5").as_str()), ("-", "b phalanx"));
    assert_eq!(play.decides(), "a 10.1");
}

/// ACIES 10.12: from the Melee Line into the First Line nobody advances, defending either.
#[test]
fn r10_12_a_defender_does_not_enter_the_first_line() {
    let mut play = Table::busy("A5 horde, M5 b phalanx").start();
    play.fight(&[1, 10], "front A5 M5");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.at("A5").as_str(), play.at("M5").as_str()), ("-", "b phalanx"));
}

/// ACIES 10.12: after a flank attack from the next melee cell.
#[test]
fn r10_12_sideways_along_the_melee_line() {
    let mut play = Table::busy("M5 a legionaires, M6 b peltasts turned").start();
    play.fight(&[2, 1], "flank M5 M6");
    assert_eq!(play.fought(), "11:5 a eliminated");
    assert_eq!(play.decides(), "a 10.12");
    play.play("advance");
    assert_eq!((play.at("M5").as_str(), play.at("M6").as_str()), ("-", "a legionaires east"));
}

/// ACIES 10.12: and from the First Line, aslant.
#[test]
fn r10_12_aslant_from_the_first_line() {
    let mut play = Table::busy("A5 legionaires, M4 b peltasts turned").start();
    play.fight(&[2, 1], "flank A5 M4").play("advance").play("drop");
    assert_eq!((play.at("A5").as_str(), play.at("M4").as_str()), ("-", "a legionaires"));
}

/// ACIES 10.12: a defender who beats a flanking attacker beside him.
#[test]
fn r10_12_a_defender_advances_sideways() {
    let mut play = Table::busy("M5 a horde, M6 b phalanx turned").start();
    play.fight(&[1, 10], "flank M5 M6");
    // 1 + 3 + 4 against 10 + 7.
    assert_eq!(play.fought(), "8:17 b eliminated");
    // The phalanx is not ready.
    assert_eq!(play.decides(), "a 10.1");
    let mut play = Table::busy("M5 a warriors, M6 b legionaires, A6 horde").start();
    play.fight(&[8, 1, 10], "flank M5 M6");
    assert_eq!(play.fought(), "9:15 b marker");
    let mut play = Table::busy("M5 a warriors x2, M6 b legionaires, A6 horde").start();
    play.fight(&[8, 1, 10], "flank M5 M6");
    assert_eq!(play.decides(), "b 10.12");
    play.play("advance");
    assert_eq!((play.at("M5").as_str(), play.at("M6").as_str()), ("b legionaires", "-"));
}

/// ACIES 10.12, 2.7: whoever is not ready stays.
#[test]
fn r10_12_turned_units_do_not_advance() {
    let mut play = Table::busy("M5 a horde, B5 legionaires turned").start();
    play.fight(&[1, 10], "front M5 B5");
    assert_eq!(play.fought(), "4:15 b eliminated");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.at("M5").as_str(), play.at("B5").as_str()), ("-", "b legionaires turned"));
}

/// ACIES 10.12, 8.3.
#[test]
fn r10_12_artillery_does_not_advance() {
    let mut play = Table::busy("M5 a horde, B5 artillery").start();
    play.fight(&[1, 10], "front M5 B5");
    assert_eq!(play.fought(), "4:12 b eliminated");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.at("M5").as_str(), play.at("B5").as_str()), ("-", "b artillery"));
}

/// ACIES 10.12, 2.8: the place left uncovers a friend's enemy; a screened flanking card is opposed then.
#[test]
fn r10_12_an_advance_changes_who_faces_whom() {
    // M5 leaves M5 to M6: A5, flanking behind it, now faces B5 and becomes upright.
    let field = "A5 horde west, M5 a legionaires, M6 b peltasts turned, B5 hoplites";
    let mut play = Table::busy(field).start();
    play.refused("flank M5 M6", "11.1/opposed");
    let field = "A5 horde west, M5 a legionaires, M6 b peltasts turned";
    let mut play = Table::busy(field).start();
    play.fight(&[2, 1], "flank M5 M6").play("advance").play("keep");
    assert_eq!(play.at("A5"), "a horde west");
    // The eliminated card screened its own side.
    let mut play =
        Table::busy("A5 legionaires, M5 b peltasts, B5 horde east, M6 a horde, B6 horde").start();
    play.fight(&[10, 1], "front A5 M5");
    assert_eq!(play.at("B5"), "b horde");
}

/// ACIES 10.13: keep or drop, without an advance.
#[test]
fn r10_13_the_winner_keeps_the_flank_or_not() {
    let table = Table::busy("M5 a legionaires, B6 peltasts turned");
    let mut play = table.start();
    play.fight(&[2, 1], "flank M5 B6");
    assert_eq!(play.decides(), "a 10.13");
    assert_eq!(play.kinds(), "drop keep");
    let mut kept = play.clone();
    kept.play("keep");
    assert_eq!(kept.at("M5"), "a legionaires east");
    assert_eq!(kept.decides(), "a 10.1");
    play.play("drop");
    assert_eq!(play.at("M5"), "a legionaires");
}

/// ACIES 10.13: whether it advanced or not.
#[test]
fn r10_13_after_an_advance_or_without() {
    for (first, place) in [("advance", "M6"), ("hold", "M5")] {
        for (second, stance) in [("keep", " east"), ("drop", "")] {
            let mut play = Table::busy("M5 a legionaires, M6 b peltasts turned").start();
            play.fight(&[2, 1], "flank M5 M6").play(first);
            assert_eq!(play.decides(), "a 10.13");
            play.play(second);
            assert_eq!(play.at(place), format!("a legionaires{stance}"));
            assert_eq!(play.decides(), "a 10.1");
        }
    }
}

/// ACIES 10.13, 2.8: whoever is opposed after the advance is upright, without a choice.
#[test]
fn r10_13_an_opposed_winner_is_upright() {
    let mut play = Table::busy("M5 a legionaires, M6 b peltasts turned, B6 horde").start();
    play.fight(&[2, 1], "flank M5 M6").play("advance");
    assert_eq!(play.at("M6"), "a legionaires");
    assert_eq!(play.decides(), "a 10.1");
    // Without the advance there is a choice.
    let mut play = Table::busy("M5 a legionaires, M6 b peltasts turned, B6 horde").start();
    play.fight(&[2, 1], "flank M5 M6").play("hold");
    assert_eq!(play.decides(), "a 10.13");
}

/// ACIES 10.13: a win that only disorders is a victory too.
#[test]
fn r10_13_skirmishers_choose_after_a_marker() {
    let mut play = Table::busy("M5 a javelineers, M6 b warriors turned").start();
    play.fight(&[10, 1], "flank M5 M6");
    assert_eq!(play.fought(), "16:5 a marker");
    assert_eq!(play.decides(), "a 10.13");
    play.play("drop");
    assert_eq!(play.at("M5"), "a javelineers");
}

/// ACIES 10.13: only a victory gives the choice; otherwise the flank is simply held (11.8).
#[test]
fn r10_13_no_choice_without_a_victory() {
    // 1 + 4 + 4 against 4 + 5.
    let mut play = Table::busy("M5 a warriors, M6 b legionaires turned").start();
    play.fight(&[1, 4], "flank M5 M6");
    assert_eq!(play.fought(), "9:9 tie");
    assert_eq!((play.decides().as_str(), play.at("M5").as_str()), ("a 10.1", "a warriors east"));
    let mut play = Table::busy("M5 a warriors, M6 b legionaires turned").start();
    play.fight(&[1, 5], "flank M5 M6");
    assert_eq!(play.fought(), "9:10 b marker");
    assert_eq!((play.decides().as_str(), play.at("M5").as_str()), ("a 10.1", "a warriors x1 east"));
}

/// ACIES 10.14: a mere marker makes no room.
#[test]
fn r10_14_no_advance_after_a_marker() {
    let mut play = Table::busy("A5 legionaires, M5 b hoplites").start();
    play.fight(&[5, 1], "front A5 M5");
    assert_eq!(play.fought(), "10:6 a marker");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!(play.at("A5"), "a legionaires");
}

/// ACIES 10.14: nor does a withdrawal.
#[test]
fn r10_14_no_advance_after_a_withdrawal() {
    let mut play = Table::busy("A5 legionaires, M5 b numides").start();
    play.play("front A5 M5").play("withdraw line");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!((play.at("M5").as_str(), play.at("B5").as_str()), ("-", "b numides"));
}

/// ACIES 10.14: nor a cancelled attack.
#[test]
fn r10_14_no_advance_after_a_cancelled_attack() {
    for card in ["shields", "difficult-terrain"] {
        let mut play = Table::busy("A5 legionaires, M5 b hoplites").hand(B, card).start();
        play.play("front A5 M5").play(card);
        assert_eq!(play.decides(), "a 10.1");
        assert_eq!(play.at("M5"), "b hoplites");
    }
}

/// ACIES 10.14: nor a kill by missiles.
#[test]
fn r10_14_no_advance_after_a_shot() {
    let mut play =
        Table::busy("A5 bowmen, M5 b psiloi, A7 bowmen, B7 psiloi").at("missile").start();
    play.roll(&[5], "shoot A5 M5");
    assert_eq!(play.lost(B).0, "psiloi");
    assert_eq!(play.asked(), "9.1");
    assert_eq!(play.at("A5"), "a bowmen");
}
