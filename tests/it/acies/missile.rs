//! 9.1 to 9.8: the Missile Phase.

use super::muster::{Board, UNITS, label};
use super::table::*;
use gonfalon::kernel::SeededDice;
use serde_json::json;

fn missiles(cards: &str) -> Table {
    Table::field(cards).at("missile")
}

#[test]
fn r9_1_every_upright_shooter_once_in_any_order() {
    let cards = "M5 a bowmen, B5 phalanx, A7 bowmen, B7 phalanx, A9 psiloi turned, M9 b horde, \
                 A11 horde, M11 b horde";
    for order in [["M5 B5", "A7 B7"], ["A7 B7", "M5 B5"]] {
        let mut play = missiles(cards).start();
        assert_eq!(play.offers("shoot").len(), 2);
        play.roll(&[10], &format!("shoot {}", order[0]));
        play.asks("a 9.1").refused(&format!("shoot {}", order[0]), "9.1/limit");
        play.roll(&[10], &format!("shoot {}", order[1])).asks("a 10.1");
    }
    // A miss is a shot; a hit takes effect before the next shot.
    let mut play = missiles("M5 a psiloi, A5 bowmen, B5 psiloi").start();
    play.roll(&[3], "shoot M5 B5");
    assert_eq!(play.at("B5"), "-");
    assert_ne!(play.decides(), "a 9.1", "the other has no target left");
}

#[test]
fn r9_1_only_the_active_side_shoots() {
    let mut play = missiles("A5 bowmen, B5 bowmen").start();
    play.refused("shoot B5 A5", "5.0/not-yours").pass_to("b 9.1");
    play.refused("shoot A5 B5", "5.0/not-yours").allowed("shoot B5 A5");
}

#[test]
fn r9_2_the_nearest_enemy_of_the_own_column_is_the_target() {
    let cases = [
        ("A5 bowmen, M5 b horde, B5 horde", "A5", Some("M5")),
        ("A5 bowmen, B5 horde", "A5", Some("B5")),
        ("A5 bowmen, M5 a horde, B5 horde", "A5", Some("B5")),
        ("M5 a bowmen, B5 horde", "M5", Some("B5")),
        ("M5 a bowmen, B6 horde, M6 b horde, M4 b horde", "M5", None),
        ("A5 bowmen, B4 horde, M6 b horde", "A5", None),
        ("A5 bowmen, M5 a horde", "A5", None),
    ];
    for (cards, from, target) in cases {
        let mut play = missiles(&format!("{cards}, A1 artillery, B1 horde")).start();
        let shots: Vec<String> = target.iter().map(|t| format!("shoot {from} {t}")).collect();
        let mut offers = play.asks("a 9.1").offers("shoot");
        offers.retain(|offer| offer != "shoot A1 B1");
        assert_eq!(offers, shots, "{cards}");
        for other in ["A1", "A5", "M4", "M5", "M6", "B4", "B5", "B6"] {
            if target != Some(other) {
                play.refused(&format!("shoot {from} {other}"), "9.2/no-target");
            }
        }
    }
}

#[test]
fn r9_3_friends_do_not_block_unless_the_option_says_so() {
    let cards = "A5 bowmen, M5 a horde, B5 horde, M7 a bowmen, B7 horde";
    missiles(cards).start().allowed("shoot A5 B5").allowed("shoot M7 B7");
    let mut play = missiles(cards).option("overhead_fire", false).start();
    let why = play.verdict("shoot A5 B5").expect("a friend stands in between");
    assert!(why.ends_with("/no-target"), "{why}");
    play.allowed("shoot M7 B7");
    // An empty cell and an enemy in it are no friends.
    let cards = "A5 bowmen, B5 horde, A7 bowmen, M7 b horde, B7 horde";
    let mut play = missiles(cards).option("overhead_fire", false).start();
    play.allowed("shoot A5 B5").allowed("shoot A7 M7").refused("shoot A7 B7", "9.2/no-target");
}

/// Every unit at short and at long range.
#[test]
fn r9_4_a_value_of_zero_is_no_shot() {
    for unit in UNITS {
        let (short, long) = unit.missile;
        for (cards, order, value) in [
            (format!("M5 a {}, B5 elephants", unit.id), "shoot M5 B5", short),
            (format!("A5 {}, M5 b elephants", unit.id), "shoot A5 M5", short),
            // Even at elephants, who are hit so easily: 1 - 2 is not 0 enough.
            (format!("A5 {}, B5 elephants", unit.id), "shoot A5 B5", long),
        ] {
            let mut play = missiles(&format!("{cards}, A1 artillery, B1 horde")).start();
            if value > 0 {
                play.allowed(order);
            } else {
                play.refused(order, "9.4/range");
            }
        }
    }
}

/// Every shooter at every unit, every face: the die, what the target adds, the value of the range.
#[test]
fn r9_5_every_shot_to_the_die() {
    for shooter in UNITS {
        for target in UNITS {
            for (short, value) in [(true, shooter.missile.0), (false, shooter.missile.1)] {
                if value == 0 {
                    continue;
                }
                let from = if short { "M5 a" } else { "A5" };
                let cards =
                    format!("{from} {}, B5 {}, A1 artillery, B1 horde", shooter.id, target.id);
                let start = missiles(&cards).start();
                let order = if short { "shoot M5 B5" } else { "shoot A5 B5" };
                for die in 1..=10_u8 {
                    let hit = i32::from(die) + target.fire <= value;
                    let elephant = target.kind == "EL";
                    let dice = if hit && elephant { vec![die, 10] } else { vec![die] };
                    let mut play = start.clone();
                    play.roll(&dice, order);
                    let expected = match (hit && !elephant, target.hits) {
                        (true, 1) => "-".to_owned(),
                        (true, _) => format!("b {} x1", target.id),
                        (false, _) => format!("b {}", target.id),
                    };
                    assert_eq!(play.at("B5"), expected, "{} at {}: {die}", shooter.id, target.id);
                    let shot = &play.events("shot")[0];
                    let told = json!([shot["die"], shot["adds"], shot["value"], shot["hit"]]);
                    assert_eq!(told, json!([die, target.fire, value, hit]));
                }
            }
        }
    }
}

/// No face hits or misses by itself.
#[test]
fn r9_5_there_are_no_lucky_faces() {
    // Artillery at elephants hits with 9, the Numidians miss skirmishers with 2.
    let mut play = missiles("M5 a numides, B5 slingers").start();
    play.roll(&[2], "shoot M5 B5");
    assert_eq!(play.at("B5"), "b slingers");
    // Phalanx before the bowmen's long range: even a 1 misses.
    let mut play = missiles("A5 bowmen, B5 phalanx").start();
    play.roll(&[1], "shoot A5 B5");
    assert_eq!(play.at("B5"), "b phalanx");
    let mut play = missiles("A5 artillery, M5 b elephants").start();
    play.roll(&[9, 3], "shoot A5 M5");
    assert_eq!(play.throws(), "9.5 shot 9, 9.7 rampage 3");
}

#[test]
fn r9_6_a_hit_is_one_marker_and_the_last_one_eliminates() {
    for (markers, after, lost) in
        [("", "b hoplites x1", ""), ("x1", "b hoplites x2", ""), ("x2", "-", "hoplites")]
    {
        let cards = format!("M5 a bowmen, B5 hoplites {markers}, A1 artillery, B1 horde");
        let mut play = missiles(&cards).start();
        play.roll(&[4], "shoot M5 B5");
        assert_eq!((play.at("B5").as_str(), play.lost(B).0.as_str()), (after, lost));
        assert_eq!(play.lost(A).0, "", "the casualties are their owner's");
        assert_eq!(play.at("M5"), "a bowmen", "the shooter stays where it is");
    }
}

fn elephants(option: &str, dice: &[u8]) -> (String, String) {
    let table = missiles("M5 a bowmen, B5 elephants, A1 artillery, B1 horde");
    let mut play = table.option("el_missile", option).start();
    play.roll(dice, "shoot M5 B5");
    (play.at("B5"), play.lost(B).0)
}

#[test]
fn r9_7_elephants_that_are_hit_run_amok_on_one_and_two() {
    let gone = || ("-".to_owned(), "elephants".to_owned());
    let there = || ("b elephants".to_owned(), String::new());
    for die in 1..=10 {
        let expected = if die <= 2 { gone() } else { there() };
        assert_eq!(elephants("rampage_only", &[7, die]), expected, "{die}");
    }
    assert_eq!(elephants("rampage_only", &[8]), there(), "a miss");
    // By option a hit is a marker, which is one too many; no second die.
    assert_eq!(elephants("dm", &[7]), gone());
    assert_eq!(elephants("dm", &[8]), there());
    assert_eq!(elephants("dm_and_rampage", &[8]), there());
    // With both, the marker comes first and the elephants are gone before they can run.
    assert_eq!(elephants("dm_and_rampage", &[7]), gone());
}

/// Elephants that bear two hits show what both together do.
#[test]
fn r9_7_marker_and_rampage_together() {
    for (option, dice, at) in [
        ("rampage_only", &[7, 3][..], "b elephants"),
        ("rampage_only", &[7, 2], "-"),
        ("dm", &[7], "b elephants x1"),
        ("dm_and_rampage", &[7, 3], "b elephants x1"),
        ("dm_and_rampage", &[7, 2], "-"),
    ] {
        let table = missiles("M5 a bowmen, B5 elephants, A1 artillery, B1 horde");
        let table = table.data(|data| {
            let stock = &gonfalon::scenario::acies::stock().units;
            let mut strong =
                stock.iter().find(|unit| unit.id == "elephants").expect("it is").clone();
            strong.hits = 2;
            data.units.push(strong);
        });
        let mut play = table.option("el_missile", option).start();
        play.roll(dice, "shoot M5 B5");
        assert_eq!(play.at("B5"), at, "{option} {dice:?}");
    }
}

#[test]
fn r9_8_shooting_is_free_and_costs_the_shooter_nothing() {
    let mut play = missiles("M5 a bowmen, B5 horde").start();
    play.asks("a 9.1").allowed("pass").play("pass").asks("a 10.1");
    // Whoever has shot may attack as well (ACR-38).
    let mut play = missiles("M5 a bowmen, B5 phalanx").start();
    play.roll(&[10], "shoot M5 B5").asks("a 10.1").allowed("front M5 B5");
    assert_eq!(play.at("M5"), "a bowmen");
    // Nobody to shoot: the phase passes by itself.
    missiles("M5 a bowmen, B6 phalanx, M6 a horde").start().asks("a 10.1");
}

/// Every target of random positions, reckoned a second time.
#[test]
fn r9_2_every_target_reckoned_a_second_time() {
    let mut dice = SeededDice::new(92);
    let mut count = 0;
    for round in 0..3000_u32 {
        let (overhead, side) = (round % 3 != 0, ['a', 'b'][(round % 2) as usize]);
        let board = Board::random(2, 2, &mut dice);
        let table = Table::field(&board.text()).option("wing_columns", 2).at("missile");
        let table = table.active(if side == 'a' { A } else { B }).option("overhead_fire", overhead);
        let play = table.start();
        let expected = board.shots(side, overhead);
        if expected.is_empty() {
            let later = play.state().turn > 3;
            assert!(later || play.decides() != format!("{side} 9.1"), "{}", board.text());
            continue;
        }
        let mut offers = play.offers("shoot");
        offers.sort();
        assert_eq!(offers, expected, "{side} {overhead} {}", board.text());
        count += expected.len();
        // The same shot at any other cell is refused.
        let from = expected[0].split(' ').nth(1).expect("a shooter");
        for line in ['A', 'M', 'B'] {
            for column in 1..=8 {
                let order = format!("shoot {from} {}", label((line, column)));
                assert_eq!(play.verdict(&order).is_none(), expected.contains(&order), "{order}");
            }
        }
    }
    assert!(count > 1000, "only {count} shots were seen");
}
