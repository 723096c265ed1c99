//! 15.2 and 15.3: camps and plunder, and the trebuchets.

use super::table::*;
use gonfalon::systems::bmw::special::SpecialRule;

fn camps_rule() -> SpecialRule {
    SpecialRule::CampsAndPlunder { vp: 5, scatters_on: 4 }
}

/// Ends movement, archery and combat of the side that moves.
fn pass(play: &mut Play) {
    for action in [end_movement(), end_fire(), end_fire(), end_combat()] {
        play.play(action);
    }
}

// ---- 15.2 -------------------------------------------------------------------------------------------

/// A Muslim camp two hexes north of Crusader foot.
fn loot() -> Table {
    Table::open().special(camps_rule()).camp("MC", MUSLIM, "0606").foot("A", CRUSADER, 5, "0608")
}

#[test]
fn r15_2_one_to_three_the_unit_stays_and_may_go_on() {
    for die in [1, 3] {
        let mut play = loot().start();
        play.roll(&[die], mv("A", "0607 0606 0605"));
        assert_eq!((play.at("A"), play.at("MC")), ("0605".into(), "removed".into()));
        assert_eq!(play.points(CRUSADER), 5);
        assert_eq!(play.throws(), [format!("15.2:{die}")]);
    }
}

#[test]
fn r15_2_four_to_six_the_unit_scatters_and_is_eliminated() {
    for die in [4, 6] {
        let mut play = loot().start();
        play.roll(&[die], mv("A", "0607 0606 0605"));
        assert_eq!((play.at("A"), play.at("MC")), ("eliminated".into(), "removed".into()));
        assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (5, 5));
    }
}

#[test]
fn r15_2_a_scattered_unit_can_be_rallied_and_counts_for_morale() {
    let mut play =
        loot().leader("L", CRUSADER, 2, "0101").morale(CRUSADER, 5, 50, Some((1, 3))).start();
    play.roll(&[4], mv("A", "0607 0606"));
    assert!(play.demoralized(CRUSADER));
    pass(&mut play);
    play.roll(&[1], rally());
    play.play(place_rally("A", "0101"));
    assert!(!play.demoralized(CRUSADER));
}

#[test]
fn r15_2_a_leader_of_a_scattered_unit_stays() {
    let mut play = loot()
        .leader("L", CRUSADER, 2, "0607")
        .foot("D", MUSLIM, 2, "0606")
        .foot("B", CRUSADER, 5, "0607")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("B", "D"));
    assert_eq!(play.result(), "3-1 DL 1");
    play.roll(&[6], advance("B", "0606"));
    assert_eq!((play.at("B"), play.at("L")), ("eliminated".into(), "0606".into()));
}

#[test]
fn r15_2_own_camps_are_safe() {
    let mut play = Table::open()
        .special(camps_rule())
        .camp("CC", CRUSADER, "0606")
        .foot("A", CRUSADER, 5, "0608")
        .start();
    play.play(mv("A", "0607 0606"));
    assert_eq!(play.at("CC"), "0606");
}

#[test]
fn r15_2_leaders_capture_nothing() {
    let mut play = loot().leader("L", CRUSADER, 2, "0607").start();
    play.play(mv("L", "0606"));
    assert_eq!(play.at("MC"), "0606");
    assert_eq!(play.points(CRUSADER), 0);
}

#[test]
fn r15_2_entering_by_advance_captures() {
    let mut play = Table::open()
        .special(camps_rule())
        .camp("MC", MUSLIM, "0606")
        .foot("A", CRUSADER, 15, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.roll(&[3], advance("A", "0606"));
    assert_eq!((play.at("A"), play.at("MC")), ("0606".into(), "removed".into()));
}

#[test]
fn r15_2_entering_by_retreat_captures() {
    let mut play = Table::open()
        .special(camps_rule())
        .camp("CC", CRUSADER, "0605")
        .foot("A", CRUSADER, 10, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.roll(&[4], retreat("D", "0605"));
    assert_eq!((play.at("D"), play.at("CC")), ("eliminated".into(), "removed".into()));
}

#[test]
fn r15_2_a_camp_does_not_stop_movement_or_stacking() {
    let mut play = loot().foot("B", CRUSADER, 5, "0706").start();
    play.roll(&[1], mv("A", "0607 0606"));
    play.play(mv("B", "0705"));
    assert_eq!(play.at("A"), "0606");
}

#[test]
fn r15_2_a_captured_camp_tempts_nobody_twice() {
    let mut play = loot().foot("B", CRUSADER, 5, "0706").start();
    play.roll(&[1], mv("A", "0607 0606 0605"));
    play.play(mv("B", "0606"));
    assert_eq!(play.points(CRUSADER), 5);
}

// ---- 15.3 -------------------------------------------------------------------------------------------

fn engines() -> Table {
    Table::open().special(SpecialRule::Trebuchets { vp: 5 }).trebuchet("TB", CRUSADER, "0606")
}

#[test]
fn r15_3_captured_when_a_muslim_unit_enters() {
    let mut play = engines().foot("E", MUSLIM, 4, "0608").movement(MUSLIM).start();
    play.play(mv("E", "0607 0606 0605"));
    assert_eq!((play.at("E"), play.at("TB")), ("0605".into(), "removed".into()));
    assert_eq!(play.points(MUSLIM), 5);
}

#[test]
fn r15_3_immobile() {
    let play = engines().start();
    assert_eq!(play.refused(mv("TB", "0605")), "15.3/immobile");
    assert_eq!(play.refused(select("TB")), "15.3/immobile");
}

#[test]
fn r15_3_crusaders_pass_and_stop_freely() {
    let mut play = engines().foot("A", CRUSADER, 5, "0607").foot("B", CRUSADER, 5, "0706").start();
    play.play(mv("A", "0606 0605"));
    play.play(mv("B", "0606"));
    assert_eq!(
        (play.at("A"), play.at("B"), play.at("TB")),
        ("0605".into(), "0606".into(), "0606".into())
    );
}

#[test]
fn r15_3_has_neither_zoc_nor_strength() {
    let play = engines()
        .foot("A", CRUSADER, 5, "0607")
        .foot("E", MUSLIM, 4, "0605")
        .combat(MUSLIM)
        .start();
    assert!(!play.zoc(CRUSADER, "0605"));
    assert!(!play.allows(attack("E", "TB")));
}

#[test]
fn r15_3_leaders_capture_nothing() {
    let mut play = engines().leader("S", MUSLIM, 3, "0607").movement(MUSLIM).start();
    play.play(mv("S", "0606"));
    assert_eq!(play.at("TB"), "0606");
}

#[test]
fn r15_3_captured_by_advance() {
    let mut play = engines()
        .foot("A", CRUSADER, 5, "0606")
        .foot("E", MUSLIM, 15, "0605")
        .combat(MUSLIM)
        .start();
    play.roll(&[1], attack("E", "A"));
    play.play(advance("E", "0606"));
    assert_eq!(play.at("TB"), "removed");
}
