//! Chapter 7: charging.

use super::table::*;

/// Moves, and tells what the attack would be.
fn after(pieces: &str, unit: &str, hex: &str, target: &str) -> String {
    let mut play = Table::with(&format!("{pieces}, K3 2201")).goal(0, 1).start();
    play.play(mv(unit, hex)).play(end_movement());
    play.would_be(unit, target)
}

#[test]
fn r7_1_two_hexes_in_a_line_at_the_enemy() {
    for (unit, value) in [("T", 4), ("H", 4), ("K1", 3)] {
        let sums = after(&format!("{unit} 1404, M1 1104"), unit, "1204", "M1");
        assert_eq!(sums, format!("{value}+0+1:3+0+0"), "{unit}: the example");
    }
    // A diagonal: 1404, 1303, 1302, target 1201.
    assert_eq!(after("T 1404, M1 1201", "T", "1302", "M1"), "4+0+1:3+0+0");
    // With Richard beside them, 7.
    assert_eq!(after("T 1404, R 1205, M1 1104", "T", "1204", "M1"), "4+2+1:3+0+0");
    // All six directions from 0807.
    for (hex, enemy) in [
        ("1007", "1107"),
        ("0607", "0507"),
        ("0905", "1004"),
        ("0705", "0704"),
        ("0909", "1010"),
        ("0709", "0710"),
    ] {
        let sums = after(&format!("T 0807, M1 {enemy}"), "T", hex, "M1");
        assert_eq!(sums, "4+0+1:3+0+0", "over {hex} at {enemy}");
    }
}

#[test]
fn r7_1_nothing_less_is_a_charge() {
    // One hex only.
    assert_eq!(after("T 1304, M1 1104", "T", "1204", "M1"), "4+0+0:3+0+0");
    // Two hexes, but not in a line: 1404 to 1203 or to 1205.
    assert_eq!(after("T 1404, M1 1103", "T", "1203", "M1"), "4+0+0:3+0+0");
    assert_eq!(after("T 1404, M1 1105", "T", "1205", "M1"), "4+0+0:3+0+0");
    // A line, but the enemy stands aside of it.
    assert_eq!(after("T 1404, M1 1105", "T", "1204", "M1"), "4+0+0:3+0+0");
    // Without a move.
    let still = Table::with("T 1204, M1 1104").combat().start();
    assert_eq!(still.would_be("T", "M1"), "4+0+0:3+0+0");
}

#[test]
fn r7_1_only_knights_charge() {
    assert_eq!(after("R 1404, M1 1104", "R", "1204", "M1"), "2+0+0:3+0+0", "not Richard");
    assert_eq!(after("I1 1404, M1 1104", "I1", "1204", "M1"), "2+0+0:3+0+0", "nor infantry");
    for (unit, value) in [("M1", 3), ("A1", 2), ("L", 2)] {
        let mut play = Table::with(&format!("T 1104, {unit} 1404")).moslem().start();
        play.play(mv(unit, "1204"));
        assert_eq!(play.events(), "moved", "Muslims never charge");
        play.play(end_movement());
        assert_eq!(play.would_be(unit, "T"), format!("{value}+0+0:4+0+0"));
    }
    // A wounded enemy can be charged at like an upright one.
    assert_eq!(after("T 1404, M1 1104 wounded", "T", "1204", "M1"), "4+0+1:3+0+0");
}

#[test]
fn r7_1_a_closed_hexside_bars_the_charge() {
    // 2102, 2002, 1902: the enemy on 1802 stands behind the river.
    let mut play = Table::with("T 2102, M1 1802").start();
    play.play(mv("T", "1902"));
    assert_eq!(play.events(), "moved", "no charge is told");
    // Over the ford it is open: 2103, 2003, 1903 at 1803; and the other way along row 04.
    assert_eq!(after("T 2103, M1 1803", "T", "1903", "M1"), "4+0+1:3+0+0");
    assert_eq!(after("T 2004, M1 1704", "T", "1804", "M1"), "4+0+1:3+0+0");
}

#[test]
fn r7_2_the_middle_hex_must_be_empty() {
    let mut play = Table::with("T 1404, H 1304, M1 1104").start();
    play.play(mv("T", "1204"));
    assert_eq!(play.events(), "moved", "the friend is passed, the gallop broken");
    play.play(end_movement());
    assert_eq!(play.would_be("T", "M1"), "4+0+0:3+0+0");
    // At the time of the move: who leaves in time does no harm, who comes later neither.
    let mut play = Table::with("T 1404, H 1304, M1 1104").start();
    play.play(mv("H", "1303")).play(mv("T", "1204"));
    assert_eq!(play.events(), "moved charged");
    play.play(take_back("H")).play(end_movement());
    assert_eq!(play.would_be("T", "M1"), "4+0+1:3+0+0");
    // A wounded friend is a piece too.
    let mut play = Table::with("T 1404, H 1304 wounded, M1 1104").start();
    play.play(mv("T", "1204"));
    assert_eq!(play.events(), "moved");
}

#[test]
fn r7_2_the_ground_does_not_matter() {
    // Forest: 1210, 1310, 1410 at 1510; open ground into forest; down across the stream.
    assert_eq!(after("T 1210, M1 1510", "T", "1410", "M1"), "4+0+1:3+0+0");
    assert_eq!(after("T 0912, M1 1015", "T", "1014", "M1"), "4+0+1:3+0+0");
    assert_eq!(after("T 0712, M1 0515", "T", "0614", "M1"), "4+0+1:3+0+0");
}

#[test]
fn r7_3_the_charge_belongs_to_one_target() {
    let mut play = Table::with("T 1404, M1 1104, M2 1103").start();
    play.play(mv("T", "1204"));
    assert_eq!(play.piece("T")["charges"], "1104");
    play.play(end_movement());
    assert_eq!(play.would_be("T", "M1"), "4+0+1:3+0+1.5");
    assert_eq!(play.would_be("T", "M2"), "4+0+0:3+0+1.5");
}

#[test]
fn r7_3_taking_the_move_back_removes_it() {
    let mut play = Table::with("T 1404, M1 1104").start();
    play.play(mv("T", "1204")).play(take_back("T"));
    assert!(play.piece("T")["charges"].is_null());
    // One hex in its place is none.
    play.play(mv("T", "1304")).play(end_movement());
    assert!(play.piece("T")["charges"].is_null());
}

#[test]
fn r7_3_it_ends_with_the_half_turn() {
    let mut play = Table::with("T 1404, M1 1104").start();
    play.play(mv("T", "1204")).play(end_movement()).play(end_attacks());
    play.pass_to("crusader", "movement");
    assert!(play.piece("T")["charges"].is_null());
    play.play(end_movement());
    assert_eq!(play.would_be("T", "M1"), "4+0+0:3+0+0");
    // An attack of the Muslims on the knights meets no charge.
    let mut play = Table::with("T 1404, M1 1104").start();
    play.play(mv("T", "1204")).pass_to("moslem", "combat");
    assert_eq!(play.would_be("M1", "T"), "3+0+0:4+0+0");
}

#[test]
fn r7_3_when_the_target_is_gone_the_mark_serves_nobody() {
    let mut play =
        Table::with("T 1404, K1 1103, K2 2201, M1 1104 wounded, M2 1205").goal(0, 2).start();
    play.play(mv("T", "1204")).play(end_movement());
    play.roll(&[6, 1], attack("K1", "M1"));
    assert_eq!(play.at("M1"), "killed");
    assert_eq!(play.would_be("T", "M2"), "4+0+0:3+0+0");
    assert!(play.session.why_not_action(&attack("T", "M1")).expect("an action").len() == 1);
}

/// ARSOUF 8.1, 7.1: the figure of the printed rules: start, empty hex, hex reached, target.
#[test]
fn the_printed_figure() {
    let mut play = Table::with("T 1404, M1 1104").start();
    play.play(mv("T", "1204")).play(end_movement()).roll(&[3, 4], attack("T", "M1"));
    assert_eq!(play.at("M1"), "1104*", "3 + 4 + 1 against 4 + 3");
}
