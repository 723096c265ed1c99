//! 12: withdrawal.

use super::bench::{Bench, Play};

/// An attack by A on a card of B, up to the defender's answer; B holds a card, so that it is asked in any case.
#[track_caller]
fn attacked(field: &str, words: &str) -> Play {
    let mut play = Bench::busy(field).hand("b", "horde").start();
    play.go(words);
    assert_eq!(play.decides(), "b 10.6");
    play
}

/// The border of success of a withdrawal.
#[track_caller]
fn border(field: &str, words: &str, way: &str, value: u8) {
    let play = attacked(field, words);
    let mut success = play.clone();
    success.roll(&[value], &format!("withdraw {way}"));
    assert_eq!(success.dice(), "12.3/10");
    assert_eq!(success.decides(), "a 10.1", "{field}: {value} succeeds");
    assert!(success.events().contains("withdrew"));
    if value < 10 {
        let mut failure = play.clone();
        failure.roll(&[value + 1], &format!("withdraw {way}"));
        assert_eq!(failure.decides(), "b 10.8", "{field}: {} fails", value + 1);
    }
}

/// ACIES 12.1: only the target of a frontal or flank attack.
#[test]
fn r12_1_only_the_target() {
    let mut play = Bench::busy("M5a legionaires; B5 psiloi; B6 psiloi").hand("b", "horde").start();
    assert_eq!(play.refused("withdraw hand"), "5.1/phase");
    play.go("frontal M5 B5").roll(&[1], "withdraw hand");
    assert_eq!((play.on("B5").as_str(), play.on("B6").as_str()), ("-", "b psiloi"));
    // Nobody withdraws from an attack on the main body, not even under Break Morale in front of it.
    let bench =
        Bench::busy("M5a legionaires; B5 psiloi").hand("a", "break-morale").hand("b", "horde");
    let mut play = bench.start();
    play.go("card break-morale").go("body M5");
    assert_eq!(play.kinds(), "stand");
    assert!(play.refused("withdraw hand").starts_with("12.1/"));
}

/// ACIES 12.1: upright.
#[test]
fn r12_1_only_upright() {
    for stance in ["turned", "east"] {
        let play = attacked(&format!("M5a legionaires; M6b numides {stance}"), "flank M5 M6");
        assert_eq!(play.kinds(), "stand");
        assert_eq!(play.refused("withdraw line"), "12.1/withdraw");
    }
    let play = attacked("M5a legionaires; B5 numides turned", "frontal M5 B5");
    assert_eq!(play.refused("withdraw hand"), "12.1/withdraw");
    assert_eq!(play.refused("withdraw stay"), "12.1/withdraw");
}

/// ACIES 12.1: strictly quicker than the attacker.
#[test]
fn r12_1_quicker_than_the_attacker() {
    for (own, other) in
        [("warriors", "horde"), ("legionaires", "hoplites"), ("numides", "light-cavalry")]
    {
        let play = attacked(&format!("M5a {own}; B5 {other}"), "frontal M5 B5");
        assert_eq!(play.kinds(), "stand", "{own} {other}");
        assert_eq!(play.refused("withdraw hand"), "12.1/withdraw");
        assert_eq!(play.refused("withdraw stay"), "12.1/withdraw");
    }
    let play = attacked("M5a legionaires; B5 horde", "frontal M5 B5");
    assert_eq!(play.kinds(), "stand withdraw-hand withdraw-stay");
}

/// ACIES 12.1, 10.7.
#[test]
fn r12_1_not_on_treacherous_terrain() {
    let bench = Bench::busy("M5a legionaires; B5 psiloi").hand("a", "treacherous-terrain");
    let mut play = bench.hand("b", "horde").start();
    play.go("frontal M5 B5 treacherous");
    assert_eq!(play.refused("withdraw hand"), "12.1/withdraw");
}

/// ACIES 12.2, W1: into the empty cell behind.
#[test]
fn r12_2_w1_from_the_melee_line() {
    let play = attacked("A5 legionaires; M5b psiloi", "frontal A5 M5");
    assert_eq!(play.kinds(), "stand withdraw-line");
    assert_eq!(play.refused("withdraw hand"), "12.2/cell");
    assert_eq!(play.refused("withdraw stay"), "12.2/cell");
    let mut play = play;
    play.roll(&[1], "withdraw line");
    assert_eq!((play.on("M5").as_str(), play.on("B5").as_str()), ("-", "b psiloi"));
}

/// ACIES 12.2, W1: the cell behind must be empty.
#[test]
fn r12_2_w1_needs_room() {
    let play = attacked("A5 legionaires; M5b psiloi; B5 horde", "frontal A5 M5");
    assert_eq!(play.kinds(), "stand");
    assert_eq!(play.refused("withdraw line"), "12.2/cell");
}

/// ACIES 12.2, W2 and W3: from the First Line.
#[test]
fn r12_2_w2_and_w3_from_the_first_line() {
    let play = attacked("M5a legionaires; B5 psiloi", "frontal M5 B5");
    assert_eq!(play.kinds(), "stand withdraw-hand withdraw-stay");
    assert_eq!(play.refused("withdraw line"), "12.2/cell");
}

/// ACIES 12.3: quicker, at most twice as quick.
#[test]
fn r12_3_the_border_without_the_bonus() {
    // 4 against 2: exactly twice.
    border("A5 legionaires; M5b light-infantry", "frontal A5 M5", "line", 6);
    border("M5a legionaires; B5 light-infantry", "frontal M5 B5", "hand", 6);
    border("M5a legionaires; B5 light-infantry", "frontal M5 B5", "stay", 4);
}

/// ACIES 12.3: more than twice as quick: 2 less.
#[test]
fn r12_3_the_border_with_the_bonus() {
    // 5 against 2.
    border("A5 legionaires; M5b psiloi", "frontal A5 M5", "line", 8);
    border("M5a legionaires; B5 psiloi", "frontal M5 B5", "hand", 8);
    border("M5a legionaires; B5 psiloi", "frontal M5 B5", "stay", 6);
}

/// ACIES 12.3: a failure means to stand, with no other harm.
#[test]
fn r12_3_a_failure_does_no_harm() {
    let mut play = attacked("M5a legionaires; B5 peltasts m1", "frontal M5 B5");
    play.roll(&[10], "withdraw stay");
    assert_eq!(play.on("B5"), "b peltasts m1");
    assert_eq!(play.decides(), "b 10.8");
    // No second try.
    assert_eq!(play.refused("withdraw stay"), "5.1/phase");
    assert_eq!(play.refused("withdraw hand"), "5.1/phase");
    play.roll(&[1, 2], "pass");
    assert_eq!(play.fought(), "6:6 tie");
}

/// ACIES 12.4: the attacker has attacked and stays.
#[test]
fn r12_4_the_attack_ends() {
    let mut play = attacked("A5 legionaires; M5b peltasts m1", "frontal A5 M5");
    play.roll(&[1], "withdraw line");
    assert_eq!(play.on("A5"), "a legionaires");
    assert_eq!(play.on("B5"), "b peltasts m1");
    assert_eq!(play.decides(), "a 10.1");
    assert_eq!(play.refused("frontal A5 M5"), "10.1/limit");
}

/// ACIES 12.4, W3: it stays with its markers, and may be attacked again.
#[test]
fn r12_4_w3_stays() {
    let mut play = attacked("M5a legionaires; B5 peltasts m1; M4a numides", "frontal M5 B5");
    play.roll(&[4], "withdraw stay");
    assert_eq!(play.on("B5"), "b peltasts m1");
    assert!(play.allows("flank M4 B5"));
}

/// ACIES 12.4, W2, 1.5: into the hand, without its markers; the hand may be as large as it likes.
#[test]
fn r12_4_w2_goes_to_the_hand() {
    let bench = Bench::busy("M5a legionaires; B5 peltasts m1");
    let mut play = bench.hand("b", "horde horde horde horde horde horde horde").start();
    play.go("frontal M5 B5").roll(&[6], "withdraw hand");
    assert_eq!(play.on("B5"), "-");
    assert_eq!(play.hand("b"), "horde horde horde horde horde horde horde peltasts");
    assert_eq!(play.casualties("b"), "");
}

/// ACIES 12.4, 10.14: nobody advances into the cell that was left.
#[test]
fn r12_4_no_advance() {
    let mut play = attacked("A5 legionaires; M5b psiloi", "frontal A5 M5");
    play.roll(&[1], "withdraw line");
    assert_eq!(play.on("M5"), "-");
}

const FOOT_NO_SK: [&str; 10] = [
    "light-infantry",
    "psiloi",
    "peltasts",
    "auxilia",
    "barbarians",
    "horde",
    "warriors",
    "legionaires",
    "hoplites",
    "phalanx",
];
const SK: [&str; 3] = ["slingers", "bowmen", "javelineers"];
const CAV: [&str; 5] =
    ["horse-archers", "light-cavalry", "numides", "heavy-cavalry", "cataphracts"];
const MOUNTED: [&str; 9] = [
    "horse-archers",
    "light-cavalry",
    "numides",
    "heavy-cavalry",
    "cataphracts",
    "light-chariots",
    "heavy-chariots",
    "elephants",
    "war-wagon",
];

/// The defender gets away without a die.
#[track_caller]
fn slips(field: &str, words: &str, way: &str) {
    let mut play = attacked(field, words);
    play.go(&format!("withdraw {way}"));
    assert_eq!(play.decides(), "a 10.1", "{field}");
    assert!(play.events().contains("withdrew"), "{field}");
}

/// ACIES 12.5: skirmishers by W1 against all foot but their like, however quick.
#[test]
fn r12_5_skirmishers_slip_out_of_the_melee_line() {
    for own in SK {
        for foe in FOOT_NO_SK {
            slips(&format!("A5 {foe}; M5b {own}"), "frontal A5 M5", "line");
        }
    }
}

/// ACIES 12.5: not against skirmishers, who are as quick, nor against anybody mounted.
#[test]
fn r12_5_not_from_skirmishers_and_riders() {
    for own in SK {
        for foe in SK.into_iter().chain(MOUNTED) {
            let play = attacked(&format!("A5 {foe}; M5b {own}"), "frontal A5 M5");
            assert_eq!(play.refused("withdraw line"), "12.1/withdraw", "{own} {foe}");
        }
    }
}

/// ACIES 12.5: by W2 against heavy and medium infantry only.
#[test]
fn r12_5_skirmishers_slip_into_the_hand() {
    for own in SK {
        for foe in ["legionaires", "hoplites", "phalanx", "peltasts", "auxilia"] {
            slips(&format!("M5a {foe}; B5 {own}"), "frontal M5 B5", "hand");
        }
        // 5 against 3: a roll.
        for foe in ["barbarians", "horde", "warriors"] {
            border(&format!("M5a {foe}; B5 {own}"), "frontal M5 B5", "hand", 6);
        }
        border(&format!("M5a light-infantry; B5 {own}"), "frontal M5 B5", "hand", 6);
        let play = attacked(&format!("M5a psiloi; B5 {own}"), "frontal M5 B5");
        assert_eq!(play.refused("withdraw hand"), "12.1/withdraw");
    }
}

/// ACIES 12.5, 12.7: W3 has no exception.
#[test]
fn r12_5_dodging_needs_a_roll() {
    for own in SK {
        border(&format!("M5a legionaires; B5 {own}"), "frontal M5 B5", "stay", 6);
        border(&format!("M5a peltasts; B5 {own}"), "frontal M5 B5", "stay", 4);
    }
}

/// ACIES 12.5: upright, and with room behind.
#[test]
fn r12_5_the_other_conditions_hold() {
    let play = attacked("A5 legionaires; M5b slingers; B5 horde", "frontal A5 M5");
    assert_eq!(play.refused("withdraw line"), "12.2/cell");
    let play = attacked("A5 legionaires; M5b slingers turned", "frontal A5 M5");
    assert_eq!(play.refused("withdraw line"), "12.1/withdraw");
    let play = attacked("M5a legionaires; B5 slingers turned", "frontal M5 B5");
    assert_eq!(play.refused("withdraw hand"), "12.1/withdraw");
}

/// ACIES 12.6: cavalry by W1 against all foot.
#[test]
fn r12_6_cavalry_rides_out_of_the_melee_line() {
    for own in CAV {
        for foe in FOOT_NO_SK.into_iter().chain(SK) {
            slips(&format!("A5 {foe}; M5b {own}"), "frontal A5 M5", "line");
        }
    }
}

/// ACIES 12.6: in the flank as well.
#[test]
fn r12_6_also_from_a_flank_attack() {
    let bench =
        Bench::busy("M5a hoplites; M6b cataphracts").hand("a", "outflank").hand("b", "horde");
    let mut play = bench.start();
    play.go("flank M5 M6 outflank").go("withdraw line");
    assert_eq!((play.on("M6").as_str(), play.on("B6").as_str()), ("-", "b cataphracts"));
}

/// ACIES 12.6: upright, and with room behind.
#[test]
fn r12_6_the_other_conditions_hold() {
    let play = attacked("A5 legionaires; M5b numides; B5 horde", "frontal A5 M5");
    assert_eq!(play.refused("withdraw line"), "12.2/cell");
    let play = attacked("A5 legionaires; M5b numides turned", "frontal A5 M5");
    assert_eq!(play.refused("withdraw line"), "12.1/withdraw");
}

/// ACIES 12.7: against riders the normal rule holds.
#[test]
fn r12_7_cavalry_against_riders() {
    // 9 against 8, 8 against 7, 7 against 6; at most twice.
    border("A5 horse-archers; M5b numides", "frontal A5 M5", "line", 6);
    border("A5 heavy-cavalry; M5b light-cavalry", "frontal A5 M5", "line", 6);
    border("A5 elephants; M5b heavy-cavalry", "frontal A5 M5", "line", 6);
    let play = attacked("A5 light-cavalry; M5b heavy-cavalry", "frontal A5 M5");
    assert_eq!(play.refused("withdraw line"), "12.1/withdraw");
    let play = attacked("A5 light-chariots; M5b cataphracts", "frontal A5 M5");
    assert_eq!(play.refused("withdraw line"), "12.1/withdraw");
}

/// ACIES 12.7: cavalry in the First Line rolls, against foot as well.
#[test]
fn r12_7_cavalry_in_the_first_line() {
    // 7 against 4: not twice; 9 against 4 is more.
    border("M5a light-infantry; B5 heavy-cavalry", "frontal M5 B5", "hand", 6);
    border("M5a light-infantry; B5 heavy-cavalry", "frontal M5 B5", "stay", 4);
    border("M5a light-infantry; B5 numides", "frontal M5 B5", "hand", 8);
    border("M5a light-infantry; B5 numides", "frontal M5 B5", "stay", 6);
}

/// ACIES 12.7: chariots, elephants and war wagons have no exception, nor has light infantry.
#[test]
fn r12_7_everybody_else_rolls() {
    for own in ["light-chariots", "heavy-chariots", "elephants", "war-wagon"] {
        border(
            &format!("A5 warriors; M5b {own}"),
            "frontal A5 M5",
            "line",
            if own == "light-chariots" { 8 } else { 6 },
        );
    }
    border("A5 warriors; M5b psiloi", "frontal A5 M5", "line", 6);
}
