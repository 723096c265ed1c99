//! 16.6 and 16.7: the tactics cards of terrain that stop or help an attack.

use super::bench::Bench;
use gonfalon::scenario::acies::begin::BeginAt;

// 16.6 Difficult Terrain.

/// ACIES 16.6: an attack of any kind is spent, and the unit is held for the rest of the turn.
#[test]
fn r16_6_difficult_terrain_stops_any_attack() {
    for (field, words) in [
        ("M5a legionaires; B5 slingers", "frontal M5 B5"),
        ("A7 numides; M6b artillery turned", "flank A7 M6"),
        ("M5a legionaires; M6b artillery turned", "flank M5 M6"),
        ("M5a legionaires", "body M5"),
    ] {
        let mut play = Bench::busy(field).hand("b", "difficult-terrain").start();
        let before = [play.on("M5"), play.on("M6"), play.on("A7"), play.on("B5")];
        play.go(words).go("card difficult-terrain");
        assert_eq!([play.on("M5"), play.on("M6"), play.on("A7"), play.on("B5")], before, "{words}");
        assert_eq!((play.deck("b"), play.reserve("b").as_str()), (10, "difficult-terrain"));
        assert_eq!(play.refused(words), "16.6/limit");
        assert_eq!(play.attacks(), "body M16");
    }
}

/// ACIES 16.6: a unit once held neither flanks nor attacks, whatever the kind.
#[test]
fn r16_6_the_unit_is_held_for_the_turn() {
    let mut play = Bench::busy("M5a numides; M6b horde").hand("b", "difficult-terrain").start();
    play.go("body M5").go("card difficult-terrain");
    assert_eq!(play.refused("flank M5 M6"), "16.6/limit");
    assert_eq!(play.refused("body M5"), "16.6/limit");
    // Everybody else may.
    assert!(play.allows("body M16"));
}

/// ACIES 16.6: the attempt is rolled first; a stance taken with it is given up.
#[test]
fn r16_6_a_fresh_stance_is_given_up() {
    let mut play =
        Bench::busy("M5a warriors; M6b legionaires").hand("b", "difficult-terrain").start();
    play.roll(&[6], "flank M5 M6");
    assert_eq!(play.on("M5"), "a warriors east");
    play.go("card difficult-terrain");
    assert_eq!(play.on("M5"), "a warriors");
    // A failed attempt needs no answer.
    let mut play =
        Bench::busy("M5a warriors; M6b legionaires").hand("b", "difficult-terrain").start();
    play.roll(&[7], "flank M5 M6");
    assert_eq!((play.decides().as_str(), play.hand("b").as_str()), ("a 10.1", "difficult-terrain"));
}

/// ACIES 16.6: a flank held before stays.
#[test]
fn r16_6_a_continued_flank_stays() {
    let mut play =
        Bench::busy("M5a warriors east; M6b legionaires").hand("b", "difficult-terrain").start();
    play.go("flank M5 M6").go("card difficult-terrain");
    assert_eq!(play.on("M5"), "a warriors east");
    assert_eq!(play.refused("flank M5 M6"), "16.6/limit");
}

/// ACIES 16.6: in the next turn the unit is free again.
#[test]
fn r16_6_until_the_end_of_the_turn() {
    let bench = Bench::new("M5a legionaires; B5 hoplites; A9 horde; B9 horde");
    let mut play = bench.hand("b", "difficult-terrain").start();
    play.go("frontal M5 B5").go("card difficult-terrain");
    for _ in 0..25 {
        if play.decides() == "a 10.1" {
            break;
        }
        play.go("pass");
    }
    assert_eq!(play.attacks(), "frontal M5 B5");
}

/// ACIES 16.6: a discard for flank in phase 2 is stopped: the card returns, without a point, and cannot be tried again.
#[test]
fn r16_6_a_flank_discard_is_stopped() {
    let bench =
        Bench::new("").hand("a", "numides cataphracts").hand("b", "difficult-terrain horde");
    let mut play = bench.at(BeginAt::Encircling).start();
    play.go("encircle numides");
    assert_eq!(play.decides(), "b 16.6");
    assert_eq!(play.kinds(), "difficult-terrain pass");
    play.go("card difficult-terrain");
    assert_eq!((play.points("a"), play.hand("a").as_str()), (0, "cataphracts numides"));
    assert_eq!((play.reserve("a").as_str(), play.reserve("b").as_str()), ("", "difficult-terrain"));
    if play.decides() != "a 7.1" {
        play.go("pass");
    }
    assert_eq!(play.refused("encircle numides"), "16.6/limit");
    // Another one may.
    play.go("encircle cataphracts");
    if play.decides() == "b 16.6" {
        play.go("pass");
    }
    assert_eq!(play.points("a"), 1);
}

/// ACIES 16.6: played later in the turn, the unit may not attack either.
#[test]
fn r16_6_the_unit_of_a_stopped_discard_does_not_attack() {
    let bench = Bench::new("M6b elephants turned; M16a horde").at(BeginAt::Encircling);
    let mut play = bench.hand("a", "numides").hand("b", "difficult-terrain").start();
    play.go("encircle numides").go("card difficult-terrain");
    for _ in 0..20 {
        match play.asked() {
            "8.6" => {
                play.go("play numides A7");
            }
            "10.1" => break,
            _ => {
                play.go("pass");
            }
        }
    }
    assert_eq!(play.on("A7"), "a numides");
    assert_eq!(play.refused("flank A7 M6"), "16.6/limit");
}

/// ACIES 16.6: the answer to a discard of the active player only.
#[test]
fn r16_6_only_against_the_active_player() {
    let bench = Bench::new("").hand("a", "difficult-terrain horde").hand("b", "numides horde");
    let mut play = bench.at(BeginAt::Encircling).start();
    if play.decides() == "a 7.1" {
        play.go("pass");
    }
    play.go("encircle numides");
    assert_ne!(play.asked(), "16.6");
    assert_eq!(play.points("b"), 1);
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
        let bench =
            Bench::busy(&format!("M5a {unit}; B5 legionaires")).hand("a", "treacherous-terrain");
        let mut play = bench.start();
        play.fight(&[1, 1], "frontal M5 B5 treacherous");
        assert!(
            play.fought().starts_with(&format!("{}:6 ", 1 + melee + 3)),
            "{unit}: {}",
            play.fought()
        );
        assert_eq!(play.reserve("a"), "treacherous-terrain");
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
        let bench =
            Bench::busy(&format!("M5a {unit}; B5 legionaires")).hand("a", "treacherous-terrain");
        let play = bench.start();
        assert_eq!(play.refused("frontal M5 B5 treacherous"), "16.7/card-window", "{unit}");
        assert!(play.allows("frontal M5 B5"));
    }
}

/// ACIES 16.7: only with the declaration.
#[test]
fn r16_7_only_with_the_declaration() {
    let mut play =
        Bench::busy("M5a legionaires; B5 hoplites").hand("a", "treacherous-terrain").start();
    assert_eq!(play.refused("card treacherous-terrain"), "16.7/card-window");
    play.go("frontal M5 B5");
    assert_eq!(play.decides(), "a 10.8");
    assert_eq!(play.refused("card treacherous-terrain"), "16.7/card-window");
}
