//! 16.6 and 16.7: the tactics cards of terrain that stop or help an attack.

use crate::acies::table::{A, B, Table};

// 16.6 Difficult Terrain.

/// ACIES 16.6: an attack of any kind is spent, and the unit is held for the rest of the turn.
#[test]
fn r16_6_difficult_terrain_stops_any_attack() {
    for (field, words) in [
        ("M5 a legionaires, B5 slingers", "front M5 B5"),
        ("A7 numides, M6 b artillery turned", "flank A7 M6"),
        ("M5 a legionaires, M6 b artillery turned", "flank M5 M6"),
        ("M5 a legionaires", "body M5"),
    ] {
        let mut play = Table::busy(field).hand(B, "difficult-terrain").start();
        let before = [play.at("M5"), play.at("M6"), play.at("A7"), play.at("B5")];
        play.play(words).play("difficult-terrain");
        assert_eq!([play.at("M5"), play.at("M6"), play.at("A7"), play.at("B5")], before, "{words}");
        assert_eq!((play.deck_size(B), play.reserve(B).as_str()), (10, "difficult-terrain"));
        play.refused(words, "16.6/limit");
        assert_eq!(play.attacks(), "body M16");
    }
}

/// ACIES 16.6: a unit once held neither flanks nor attacks, whatever the kind.
#[test]
fn r16_6_the_unit_is_held_for_the_turn() {
    let mut play = Table::busy("M5 a numides, M6 b horde").hand(B, "difficult-terrain").start();
    play.play("body M5").play("difficult-terrain");
    play.refused("flank M5 M6", "16.6/limit");
    play.refused("body M5", "16.6/limit");
    // Everybody else may.
    play.allowed("body M16");
}

/// ACIES 16.6: the attempt is rolled first; a stance taken with it is given up.
#[test]
fn r16_6_a_fresh_stance_is_given_up() {
    let mut play =
        Table::busy("M5 a warriors, M6 b legionaires").hand(B, "difficult-terrain").start();
    play.roll(&[6], "flank M5 M6");
    assert_eq!(play.at("M5"), "a warriors east");
    play.play("difficult-terrain");
    assert_eq!(play.at("M5"), "a warriors");
    // A failed attempt needs no answer.
    let mut play =
        Table::busy("M5 a warriors, M6 b legionaires").hand(B, "difficult-terrain").start();
    play.roll(&[7], "flank M5 M6");
    assert_eq!((play.decides().as_str(), play.hand(B).as_str()), ("a 10.1", "difficult-terrain"));
}

/// ACIES 16.6: a flank held before stays.
#[test]
fn r16_6_a_continued_flank_stays() {
    let mut play =
        Table::busy("M5 a warriors east, M6 b legionaires").hand(B, "difficult-terrain").start();
    play.play("flank M5 M6").play("difficult-terrain");
    assert_eq!(play.at("M5"), "a warriors east");
    play.refused("flank M5 M6", "16.6/limit");
}

/// ACIES 16.6: in the next turn the unit is free again.
#[test]
fn r16_6_until_the_end_of_the_turn() {
    let table = Table::combat("M5 a legionaires, B5 hoplites, A9 horde, B9 horde");
    let mut play = table.hand(B, "difficult-terrain").start();
    play.play("front M5 B5").play("difficult-terrain");
    play.pass_to("a 10.1");
    assert_eq!(play.attacks(), "front M5 B5");
}

/// ACIES 16.6: a discard for flank in phase 2 is stopped: the card returns, without a point, and cannot be tried again.
#[test]
fn r16_6_a_flank_discard_is_stopped() {
    let table = Table::combat("").hand(A, "numides cataphracts").hand(B, "difficult-terrain horde");
    let mut play = table.at("encircling").start();
    play.play("point numides");
    assert_eq!(play.decides(), "b 16.6");
    assert_eq!(play.kinds(), "difficult-terrain pass");
    play.play("difficult-terrain");
    assert_eq!((play.points().0, play.hand(A).as_str()), (0, "numides cataphracts"));
    assert_eq!((play.reserve(A).as_str(), play.reserve(B).as_str()), ("", "difficult-terrain"));
    if play.decides() != "a 7.1" {
        play.play("pass");
    }
    play.refused("point numides", "16.6/limit");
    // Another one may.
    play.play("point cataphracts");
    if play.decides() == "b 16.6" {
        play.play("pass");
    }
    assert_eq!(play.points().0, 1);
}

/// ACIES 16.6: played later in the turn, the unit may not attack either.
#[test]
fn r16_6_the_unit_of_a_stopped_discard_does_not_attack() {
    let table = Table::combat("M6 b elephants turned, M16 a horde").at("encircling");
    let mut play = table.hand(A, "numides").hand(B, "difficult-terrain").start();
    play.play("point numides").play("difficult-terrain");
    for _ in 0..20 {
        match play.asked() {
            "8.6" => {
                play.play("play numides A7");
            }
            "10.1" => break,
            _ => {
                play.play("pass");
            }
        }
    }
    assert_eq!(play.at("A7"), "a numides");
    play.refused("flank A7 M6", "16.6/limit");
}

/// ACIES 16.6: the answer to a discard of the active player only.
#[test]
fn r16_6_only_against_the_active_player() {
    let table = Table::combat("").hand(A, "difficult-terrain horde").hand(B, "numides horde");
    let mut play = table.at("encircling").start();
    if play.decides() == "a 7.1" {
        play.play("pass");
    }
    play.play("point numides");
    assert_ne!(play.asked(), "16.6");
    assert_eq!(play.points().1, 1);
}

// 16.7 Treacherous Terrain.

/// ACIES 16.7: three for the attacker, for HI, PH, MI and WB.
#[test]
fn r16_7_treacherous_terrain_adds_three() {
    let units = [
        ("legionaires", 5),
        ("hoplites", 5),
        ("phalanx", 7),
        ("peltasts", 4),
        ("auxilia", 4),
        ("barbarians", 2),
        ("horde", 3),
        ("warriors", 4),
    ];
    for (unit, melee) in units {
        let table =
            Table::busy(&format!("M5 a {unit}, B5 legionaires")).hand(A, "treacherous-terrain");
        let mut play = table.start();
        play.fight(&[1, 1], "front M5 B5 treacherous");
        assert!(
            play.fought().starts_with(&format!("{}:6 ", 1 + melee + 3)),
            "{unit}: {}",
            play.fought()
        );
        assert_eq!(play.reserve(A), "treacherous-terrain");
    }
}

/// ACIES 16.7: nobody else.
#[test]
fn r16_7_only_for_line_infantry() {
    let others = [
        "slingers",
        "bowmen",
        "javelineers",
        "light-infantry",
        "psiloi",
        "horse-archers",
        "heavy-cavalry",
        "light-chariots",
        "elephants",
        "war-wagon",
    ];
    for unit in others {
        let table =
            Table::busy(&format!("M5 a {unit}, B5 legionaires")).hand(A, "treacherous-terrain");
        let mut play = table.start();
        play.refused("front M5 B5 treacherous", "16.7/card-window");
        play.allowed("front M5 B5");
    }
}

/// ACIES 16.7: only with the declaration.
#[test]
fn r16_7_only_with_the_declaration() {
    let mut play =
        Table::busy("M5 a legionaires, B5 hoplites").hand(A, "treacherous-terrain").start();
    play.refused("treacherous-terrain", "16.7/card-window");
    play.play("front M5 B5");
    assert_eq!(play.decides(), "a 10.8");
    play.refused("treacherous-terrain", "16.7/card-window");
}
