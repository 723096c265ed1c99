//! 12: withdrawal.

use crate::acies::table::{A, B, Play, Table};

/// An attack by A on a card of B, up to the defender's answer; B holds a card, so that it is asked in any case.
#[track_caller]
fn attacked(field: &str, words: &str) -> Play {
    let mut play = Table::busy(field).hand(B, "horde").start();
    play.play(words);
    assert_eq!(play.decides(), "b 10.6");
    play
}

/// The border of success of a withdrawal.
#[track_caller]
fn border(field: &str, words: &str, way: &str, value: u8) {
    let play = attacked(field, words);
    let mut success = play.clone();
    success.roll(&[value], &format!("withdraw {way}"));
    assert_eq!(success.throws(), format!("12.3 withdrawal {value}"));
    assert_eq!(success.decides(), "a 10.1", "{field}: {value} succeeds");
    assert!(success.happened().contains("withdrew"));
    if value < 10 {
        let mut failure = play.clone();
        failure.roll(&[value + 1], &format!("withdraw {way}"));
        assert_eq!(failure.decides(), "b 10.8", "{field}: {} fails", value + 1);
    }
}

/// ACIES 12.1: only the target of a frontal or flank attack.
#[test]
fn r12_1_only_the_target() {
    let mut play = Table::busy("M5 a legionaires, B5 psiloi, B6 psiloi").hand(B, "horde").start();
    play.refused("withdraw hand", "5.1/phase");
    play.play("front M5 B5").roll(&[1], "withdraw hand");
    assert_eq!((play.at("B5").as_str(), play.at("B6").as_str()), ("-", "b psiloi"));
    // Nobody withdraws from an attack on the main body, not even under Break Morale in front of it.
    let table = Table::busy("M5 a legionaires, B5 psiloi").hand(A, "break-morale").hand(B, "horde");
    let mut play = table.start();
    play.play("break-morale").play("body M5");
    assert_eq!(play.kinds(), "stand");
    play.refused("withdraw hand", "12.1/phase");
}

/// ACIES 12.1: upright.
#[test]
fn r12_1_only_upright() {
    for stance in ["turned", "east"] {
        let mut play = attacked(&format!("M5 a legionaires, M6 b numides {stance}"), "flank M5 M6");
        assert_eq!(play.kinds(), "stand");
        play.refused("withdraw line", "12.1/withdraw");
    }
    let mut play = attacked("M5 a legionaires, B5 numides turned", "front M5 B5");
    play.refused("withdraw hand", "12.1/withdraw");
    play.refused("withdraw stay", "12.1/withdraw");
}

/// ACIES 12.1: strictly quicker than the attacker.
#[test]
fn r12_1_quicker_than_the_attacker() {
    for (own, other) in
        [("warriors", "horde"), ("legionaires", "hoplites"), ("numides", "light-cavalry")]
    {
        let mut play = attacked(&format!("M5 a {own}, B5 {other}"), "front M5 B5");
        assert_eq!(play.kinds(), "stand", "{own} {other}");
        play.refused("withdraw hand", "12.1/withdraw");
        play.refused("withdraw stay", "12.1/withdraw");
    }
    let play = attacked("M5 a legionaires, B5 horde", "front M5 B5");
    assert_eq!(play.kinds(), "stand withdraw-hand withdraw-stay");
}

/// ACIES 12.1, 10.7.
#[test]
fn r12_1_not_on_treacherous_terrain() {
    let table = Table::busy("M5 a legionaires, B5 psiloi").hand(A, "treacherous-terrain");
    let mut play = table.hand(B, "horde").start();
    play.play("front M5 B5 treacherous");
    play.refused("withdraw hand", "12.1/withdraw");
}

/// ACIES 12.2, W1: into the empty cell behind.
#[test]
fn r12_2_w1_from_the_melee_line() {
    let mut play = attacked("A5 legionaires, M5 b psiloi", "front A5 M5");
    assert_eq!(play.kinds(), "stand withdraw-line");
    play.refused("withdraw hand", "12.2/cell");
    play.refused("withdraw stay", "12.2/cell");
    play.roll(&[1], "withdraw line");
    assert_eq!((play.at("M5").as_str(), play.at("B5").as_str()), ("-", "b psiloi"));
}

/// ACIES 12.2, W1: the cell behind must be empty.
#[test]
fn r12_2_w1_needs_room() {
    let mut play = attacked("A5 legionaires, M5 b psiloi, B5 horde", "front A5 M5");
    assert_eq!(play.kinds(), "stand");
    play.refused("withdraw line", "12.2/cell");
}

/// ACIES 12.2, W2 and W3: from the First Line.
#[test]
fn r12_2_w2_and_w3_from_the_first_line() {
    let mut play = attacked("M5 a legionaires, B5 psiloi", "front M5 B5");
    assert_eq!(play.kinds(), "stand withdraw-hand withdraw-stay");
    play.refused("withdraw line", "12.2/cell");
}

/// ACIES 12.3: quicker, at most twice as quick.
#[test]
fn r12_3_the_border_without_the_bonus() {
    // 4 against 2: exactly twice.
    border("A5 legionaires, M5 b light-infantry", "front A5 M5", "line", 6);
    border("M5 a legionaires, B5 light-infantry", "front M5 B5", "hand", 6);
    border("M5 a legionaires, B5 light-infantry", "front M5 B5", "stay", 4);
}

/// ACIES 12.3: more than twice as quick: 2 less.
#[test]
fn r12_3_the_border_with_the_bonus() {
    // 5 against 2.
    border("A5 legionaires, M5 b psiloi", "front A5 M5", "line", 8);
    border("M5 a legionaires, B5 psiloi", "front M5 B5", "hand", 8);
    border("M5 a legionaires, B5 psiloi", "front M5 B5", "stay", 6);
}

/// ACIES 12.3: a failure means to stand, with no other harm.
#[test]
fn r12_3_a_failure_does_no_harm() {
    let mut play = attacked("M5 a legionaires, B5 peltasts x1", "front M5 B5");
    play.roll(&[10], "withdraw stay");
    assert_eq!(play.at("B5"), "b peltasts x1");
    assert_eq!(play.decides(), "b 10.8");
    // No second try.
    play.refused("withdraw stay", "5.1/phase");
    play.refused("withdraw hand", "5.1/phase");
    play.roll(&[1, 2], "pass");
    assert_eq!(play.fought(), "6:6 tie");
}

/// ACIES 12.4: the attacker has attacked and stays.
#[test]
fn r12_4_the_attack_ends() {
    let mut play = attacked("A5 legionaires, M5 b peltasts x1", "front A5 M5");
    play.roll(&[1], "withdraw line");
    assert_eq!(play.at("A5"), "a legionaires");
    assert_eq!(play.at("B5"), "b peltasts x1");
    assert_eq!(play.decides(), "a 10.1");
    play.refused("front A5 M5", "10.1/limit");
}

/// ACIES 12.4, W3: it stays with its markers, and may be attacked again.
#[test]
fn r12_4_w3_stays() {
    let mut play = attacked("M5 a legionaires, B5 peltasts x1, M4 a numides", "front M5 B5");
    play.roll(&[4], "withdraw stay");
    assert_eq!(play.at("B5"), "b peltasts x1");
    play.allowed("flank M4 B5");
}

/// ACIES 12.4, W2, 1.5: into the hand, without its markers; the hand may be as large as it likes.
#[test]
fn r12_4_w2_goes_to_the_hand() {
    let table = Table::busy("M5 a legionaires, B5 peltasts x1");
    let mut play = table.hand(B, "horde horde horde horde horde horde horde").start();
    play.play("front M5 B5").roll(&[6], "withdraw hand");
    assert_eq!(play.at("B5"), "-");
    assert_eq!(play.hand(B), "peltasts horde*7");
    assert_eq!(play.lost(B).0, "");
}

/// ACIES 12.4, 10.14: nobody advances into the cell that was left.
#[test]
fn r12_4_no_advance() {
    let mut play = attacked("A5 legionaires, M5 b psiloi", "front A5 M5");
    play.roll(&[1], "withdraw line");
    assert_eq!(play.at("M5"), "-");
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
    play.play(&format!("withdraw {way}"));
    assert_eq!(play.decides(), "a 10.1", "{field}");
    assert!(play.happened().contains("withdrew"), "{field}");
}

/// ACIES 12.5: skirmishers by W1 against all foot but their like, however quick.
#[test]
fn r12_5_skirmishers_slip_out_of_the_melee_line() {
    for own in SK {
        for foe in FOOT_NO_SK {
            slips(&format!("A5 {foe}, M5 b {own}"), "front A5 M5", "line");
        }
    }
}

/// ACIES 12.5: not against skirmishers, who are as quick, nor against anybody mounted.
#[test]
fn r12_5_not_from_skirmishers_and_riders() {
    for own in SK {
        for foe in SK.into_iter().chain(MOUNTED) {
            let mut play = attacked(&format!("A5 {foe}, M5 b {own}"), "front A5 M5");
            play.refused("withdraw line", "12.1/withdraw");
        }
    }
}

/// ACIES 12.5: by W2 against heavy and medium infantry only.
#[test]
fn r12_5_skirmishers_slip_into_the_hand() {
    for own in SK {
        for foe in ["legionaires", "hoplites", "phalanx", "peltasts", "auxilia"] {
            slips(&format!("M5 a {foe}, B5 {own}"), "front M5 B5", "hand");
        }
        // 5 against 3: a roll.
        for foe in ["barbarians", "horde", "warriors"] {
            border(&format!("M5 a {foe}, B5 {own}"), "front M5 B5", "hand", 6);
        }
        border(&format!("M5 a light-infantry, B5 {own}"), "front M5 B5", "hand", 6);
        let mut play = attacked(&format!("M5 a psiloi, B5 {own}"), "front M5 B5");
        play.refused("withdraw hand", "12.1/withdraw");
    }
}

/// ACIES 12.5, 12.7: W3 has no exception.
#[test]
fn r12_5_dodging_needs_a_roll() {
    for own in SK {
        border(&format!("M5 a legionaires, B5 {own}"), "front M5 B5", "stay", 6);
        border(&format!("M5 a peltasts, B5 {own}"), "front M5 B5", "stay", 4);
    }
}

/// ACIES 12.5: upright, and with room behind.
#[test]
fn r12_5_the_other_conditions_hold() {
    let mut play = attacked("A5 legionaires, M5 b slingers, B5 horde", "front A5 M5");
    play.refused("withdraw line", "12.2/cell");
    let mut play = attacked("A5 legionaires, M5 b slingers turned", "front A5 M5");
    play.refused("withdraw line", "12.1/withdraw");
    let mut play = attacked("M5 a legionaires, B5 slingers turned", "front M5 B5");
    play.refused("withdraw hand", "12.1/withdraw");
}

/// ACIES 12.6: cavalry by W1 against all foot.
#[test]
fn r12_6_cavalry_rides_out_of_the_melee_line() {
    for own in CAV {
        for foe in FOOT_NO_SK.into_iter().chain(SK) {
            slips(&format!("A5 {foe}, M5 b {own}"), "front A5 M5", "line");
        }
    }
}

/// ACIES 12.6: in the flank as well.
#[test]
fn r12_6_also_from_a_flank_attack() {
    let table = Table::busy("M5 a hoplites, M6 b cataphracts").hand(A, "outflank").hand(B, "horde");
    let mut play = table.start();
    play.play("flank M5 M6 outflank").play("withdraw line");
    assert_eq!((play.at("M6").as_str(), play.at("B6").as_str()), ("-", "b cataphracts"));
}

/// ACIES 12.6: upright, and with room behind.
#[test]
fn r12_6_the_other_conditions_hold() {
    let mut play = attacked("A5 legionaires, M5 b numides, B5 horde", "front A5 M5");
    play.refused("withdraw line", "12.2/cell");
    let mut play = attacked("A5 legionaires, M5 b numides turned", "front A5 M5");
    play.refused("withdraw line", "12.1/withdraw");
}

/// ACIES 12.7: against riders the normal rule holds.
#[test]
fn r12_7_cavalry_against_riders() {
    // 9 against 8, 8 against 7, 7 against 6; at most twice.
    border("A5 horse-archers, M5 b numides", "front A5 M5", "line", 6);
    border("A5 heavy-cavalry, M5 b light-cavalry", "front A5 M5", "line", 6);
    border("A5 elephants, M5 b heavy-cavalry", "front A5 M5", "line", 6);
    let mut play = attacked("A5 light-cavalry, M5 b heavy-cavalry", "front A5 M5");
    play.refused("withdraw line", "12.1/withdraw");
    let mut play = attacked("A5 light-chariots, M5 b cataphracts", "front A5 M5");
    play.refused("withdraw line", "12.1/withdraw");
}

/// ACIES 12.7: cavalry in the First Line rolls, against foot as well.
#[test]
fn r12_7_cavalry_in_the_first_line() {
    // 7 against 4: not twice; 9 against 4 is more.
    border("M5 a light-infantry, B5 heavy-cavalry", "front M5 B5", "hand", 6);
    border("M5 a light-infantry, B5 heavy-cavalry", "front M5 B5", "stay", 4);
    border("M5 a light-infantry, B5 numides", "front M5 B5", "hand", 8);
    border("M5 a light-infantry, B5 numides", "front M5 B5", "stay", 6);
}

/// ACIES 12.7: chariots, elephants and war wagons have no exception, nor has light infantry.
#[test]
fn r12_7_everybody_else_rolls() {
    for own in ["light-chariots", "heavy-chariots", "elephants", "war-wagon"] {
        border(
            &format!("A5 warriors, M5 b {own}"),
            "front A5 M5",
            "line",
            if own == "light-chariots" { 8 } else { 6 },
        );
    }
    border("A5 warriors, M5 b psiloi", "front A5 M5", "line", 6);
}
