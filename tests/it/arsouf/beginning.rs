//! What a start in mid-battle can say has been done already, and that the rules then hold to it.

use super::table::*;
use gonfalon::scenario::arsouf::AnnouncedBegin;

/// ARSOUF 5.1
#[test]
fn r5_1_who_has_moved_does_not_move_again() {
    let mut play = Table::with("T 0807 moved, K1 1204, M1 0907").start();
    assert_eq!(play.refused(mv("T", "0806")), "5.1/moved");
    assert_eq!(play.piece("T")["moved"], true);
    assert_eq!(play.piece("T")["from"], serde_json::Value::Null);
    assert_eq!(play.refused(take_back("T")), "M5.4/undo", "nobody knows where it came from");
    play.play(mv("K1", "1203"));
}

/// ARSOUF 5.8, M5.4
#[test]
fn m5_4_a_move_with_its_beginning_is_taken_back() {
    let mut play = Table::with("T 0807 from 0805, M1 0907").start();
    assert_eq!(play.refused(mv("T", "0806")), "5.1/moved");
    assert_eq!(play.piece("T")["from"], "0805");
    play.play(take_back("T"));
    assert_eq!(play.at("T"), "0805");
    let mut play = Table::with("T 0807 from 0805, H 0805, M1 0907").start();
    assert_eq!(play.refused(take_back("T")), "M5.4/undo", "its old hex is taken");
}

/// ARSOUF M5.4, ARR-17
#[test]
fn m5_4_the_last_move_alone_is_taken_back_under_an_option() {
    let table = Table::with("T 0807 from 0805, H 1204 from 1404, M1 0907").option("undo", "last");
    assert_eq!(table.start().refused(take_back("T")), "M5.4/undo");
    let table = table.begin(|begin| begin.last = Some("H".to_owned()));
    let mut play = table.start();
    assert_eq!(play.session.state(None)["last"], "H");
    assert_eq!(play.refused(take_back("T")), "M5.4/undo");
    play.play(take_back("H"));
}

/// ARSOUF 6.2
#[test]
fn r6_2_who_has_attacked_does_not_attack_again() {
    let mut play = Table::with("T 0807 attacked, K1 0906, M1 0907").combat().start();
    assert_eq!(play.refused(attack("T", "M1")), "6.2/attacked");
    assert_eq!(
        (&play.piece("T")["attacked"], &play.piece("T")["moved"]),
        (&true.into(), &false.into())
    );
    play.roll(&[6, 1], attack("K1", "M1"));
}

/// ARSOUF 7.1: a charge that is told stands in the attack, and its beginning is known.
#[test]
fn r7_1_a_charge_has_its_beginning() {
    let mut play = Table::with("T 1204 charges 1104, M1 1104").start();
    assert_eq!(play.piece("T")["from"], "1404");
    play.play(end_movement()).roll(&[6, 1], attack("T", "M1"));
    assert_eq!(play.sums(), "4+0+1:3+0+0");
}

/// ARSOUF 6.2, ARR-7
#[test]
fn r6_2_announced_attacks_wait_for_their_dice() {
    let pair = |unit: &str| AnnouncedBegin { unit: unit.to_owned(), target: "M1".to_owned() };
    let table = Table::with("T 0807, K1 0906, M1 0907").option("declare_all_attacks_first", "true");
    let mut play = table.combat().begin(|begin| begin.announced = vec![pair("K1")]).start();
    assert_eq!(
        play.session.state(None)["announced"],
        serde_json::json!([{"unit": "K1", "target": "M1"}])
    );
    assert_eq!(play.refused(attack("K1", "M1")), "6.2/attacked");
    play.play(attack("T", "M1"));
    play.roll(&[6, 1, 6, 1], end_attacks());
    assert_eq!(play.at("M1"), "killed");
}

/// ARSOUF 5.7, ARR-6: under the option Muslims stand in the town at the start, too.
#[test]
fn r5_7_moslems_begin_in_the_town_where_they_may_enter_it() {
    let table = Table::with("T 0304, M1 0102, M2 0907").moslem();
    let faults: Vec<_> = table.faults().into_iter().map(|fault| (fault.at, fault.rule)).collect();
    assert_eq!(faults, [("arsouf.begin.pieces.M1.at".to_owned(), Some("5.7".to_owned()))]);
    let mut play = table.option("moslems_may_enter_arsouf", "true").start();
    assert_eq!(play.at("M1"), "0102");
    play.play(mv("M1", "0103"));
}

/// ARSOUF 5.4: where the own piece in the town may be passed like any other.
#[test]
fn r5_4_moslems_pass_a_friend_in_the_town() {
    let table = Table::with("T 2204, M1 0103, M2 0202").moslem();
    let mut play = table.option("moslems_may_enter_arsouf", "true").start();
    assert!(play.reach("M1").contains("0302"));
}
