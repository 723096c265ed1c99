//! Chapter 8: light troops.

use super::table::*;
use gonfalon::scenario::bmw::UnitKind;

/// Light infantry of a side (MA 5, solid dot) in 0606, with an enemy on foot (MA 3) north of it.
fn pinned() -> Table {
    Table::open().movement(MUSLIM).light("M1", MUSLIM, "0606").foot("C1", CRUSADER, 5, "0605")
}

/// The same in the Crusader's combat phase.
fn attacked() -> Table {
    pinned().combat(CRUSADER)
}

#[test]
fn r8_1_the_dot_of_the_side_that_is_up_decides() {
    assert!(pinned().start().allows(mv("M1", "0607")));
    let play = pinned().disordered("M1").start();
    assert_eq!(play.refused(mv("M1", "0607")), "4.4/exit-ezoc");
    assert!(play.zoc(MUSLIM, "0607"), "without its dot it exerts a zone");
}

#[test]
fn r8_1_a_disordered_unit_without_a_dot_does_not_leave_before_combat() {
    let mut play = attacked().disordered("M1").start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "2-1 - 3", "nobody was asked");
}

#[test]
fn r8_21_a_solid_dot_leaves_the_zone_of_a_slower_enemy() {
    let mut play = pinned().start();
    play.play(mv("M1", "0607 0608 0609 0610 0611"));
    assert_eq!(play.at("M1"), "0611");
}

/// A solid-dot unit of MA 5 in 0606 and an enemy of this MA beside it.
fn against(ma: u8) -> Play {
    let (front, back) = (front(6, ma), back(3, ma));
    Table::open()
        .movement(MUSLIM)
        .light("M1", MUSLIM, "0606")
        .unit("C1", CRUSADER, UnitKind::Cavalry, front, back, "0605")
        .start()
}

#[test]
fn r8_21_an_enemy_of_the_same_allowance_does_not_hold() {
    assert!(against(5).allows(mv("M1", "0607")));
}

#[test]
fn r8_21_faster_enemy_holds() {
    assert_eq!(against(6).refused(mv("M1", "0607")), "8.21/faster-enemy");
    assert_eq!(against(6).refused(select("M1")), "8.21/faster-enemy");
}

#[test]
fn r8_21_one_faster_enemy_of_two_holds() {
    let play = pinned().cavalry("C2", CRUSADER, 5, 6, "0707").start();
    assert_eq!(play.refused(mv("M1", "0507")), "8.21/faster-enemy");
}

#[test]
fn r8_21_the_allowance_of_the_side_that_is_up_counts() {
    let table = Table::open()
        .movement(MUSLIM)
        .light("M1", MUSLIM, "0606")
        .knights("C1", CRUSADER, 7, "0605");
    assert!(table.start().allows(mv("M1", "0607")), "knights 7-3");
    let play = table.disordered("C1").start();
    assert_eq!(play.refused(mv("M1", "0607")), "8.21/faster-enemy", "knights 3-6");
}

#[test]
fn r8_21_enemies_without_a_zone_do_not_hold() {
    let play =
        pinned().horse_archers("C2", CRUSADER, "0707").leader("CL", CRUSADER, 2, "0507").start();
    assert!(play.allows(mv("M1", "0607")), "MA 8 and 10, but no zone");
}

#[test]
fn r8_21_a_fast_enemy_that_may_not_enter_the_hex_does_not_hold() {
    let mut rows = vec!["............"; 12];
    rows[5] = ".....S......";
    let play = Table::map(&rows)
        .movement(MUSLIM)
        .light("M1", MUSLIM, "0606")
        .foot("C1", CRUSADER, 5, "0605")
        .cavalry("C2", CRUSADER, 5, 8, "0707")
        .start();
    assert!(play.allows(mv("M1", "0507 0508")));
}

#[test]
fn r8_21_not_directly_into_another_enemy_zone() {
    // 0506 is in the zone of C1 too.
    let play = pinned().start();
    assert_eq!(play.refused(mv("M1", "0506")), "8.21/ezoc-to-ezoc");
    let play = pinned().foot("C2", CRUSADER, 5, "0608").start();
    assert_eq!(play.refused(mv("M1", "0607")), "8.21/ezoc-to-ezoc");
}

#[test]
fn r8_21_an_enemy_zone_after_a_free_hex_ends_the_move() {
    let play = pinned().foot("C2", CRUSADER, 5, "0609").start();
    assert!(play.allows(mv("M1", "0607 0608")));
    assert_eq!(play.refused(mv("M1", "0607 0608 0508")), "5.2/must-stop");
}

#[test]
fn r8_21_disengagement_starts_only_where_the_move_starts() {
    let play = Table::open()
        .movement(MUSLIM)
        .light("M1", MUSLIM, "0607")
        .foot("C1", CRUSADER, 5, "0605")
        .start();
    assert_eq!(play.refused(mv("M1", "0606 0507")), "5.2/must-stop");
}

#[test]
fn r8_21_the_offers_are_what_the_rules_allow() {
    let mut play = pinned().foot("C2", CRUSADER, 5, "0609").start();
    let reach = play.reach("M1");
    for hex in ["0607", "0707", "0507", "0608", "0505", "0705"] {
        assert!(reach.contains(hex), "{hex} in {reach}");
    }
    assert!(!reach.contains("0609"));
    play.play(select("M1"));
    for offer in play.offers_of("move") {
        let first = offer["path"][0].as_str().unwrap();
        assert!(["0707", "0607", "0507"].contains(&first), "{offer}");
    }
}

/// A unit with an open dot (MA 6) in 0606 and an enemy on foot north of it.
fn open_dot() -> Table {
    Table::open()
        .movement(MUSLIM)
        .knights("M1", MUSLIM, 6, "0606")
        .disordered("M1")
        .foot("C1", CRUSADER, 5, "0605")
}

#[test]
fn r8_22_an_open_dot_disengages() {
    let mut play = open_dot().start();
    play.play(mv("M1", "0607 0608 0609 0610 0611 0612"));
    assert_eq!(play.at("M1"), "0612");
}

#[test]
fn r8_22_an_open_dot_enters_no_other_enemy_zone_in_that_move() {
    let mut play = open_dot().foot("C2", CRUSADER, 5, "0609").start();
    assert_eq!(play.refused(mv("M1", "0607 0608")), "8.22/open-dot-ezoc");
    assert_eq!(play.refused(mv("M1", "0506")), "8.22/open-dot-ezoc");
    let reach = play.reach("M1");
    assert!(
        reach.contains("0607") && !reach.contains("0608") && !reach.contains("0506"),
        "{reach}"
    );
}

#[test]
fn r8_22_an_open_dot_outside_enemy_zones_moves_as_any_unit() {
    let play = Table::open()
        .movement(MUSLIM)
        .knights("M1", MUSLIM, 6, "0608")
        .disordered("M1")
        .foot("C1", CRUSADER, 5, "0605")
        .start();
    assert!(play.allows(mv("M1", "0607 0606")));
    assert_eq!(play.refused(mv("M1", "0607 0606 0507")), "5.2/must-stop");
}

#[test]
fn r8_22_a_faster_enemy_holds_an_open_dot_too() {
    let play = open_dot().cavalry("C2", CRUSADER, 5, 7, "0707").start();
    assert_eq!(play.refused(mv("M1", "0507")), "8.21/faster-enemy");
    let play = open_dot().cavalry("C2", CRUSADER, 5, 6, "0707").start();
    assert!(play.allows(mv("M1", "0507")));
}

#[test]
fn r8_23_no_charge_out_of_an_enemy_zone_by_disengaging() {
    let kind = UnitKind::HeavyCavalry;
    let play = Table::open()
        .movement(MUSLIM)
        .unit("M1", MUSLIM, kind, front(6, 8).solid(), back(3, 8).open(), "0606")
        .foot("C1", CRUSADER, 5, "0605")
        .foot("C2", CRUSADER, 5, "0609")
        .start();
    assert!(play.allows(mv("M1", "0607 0608")));
    assert_eq!(play.refused(charge("M1", "0607 0608")), "8.23/disengaged-charge");
}

#[test]
fn r8_3_a_solid_dot_is_asked_after_the_declaration() {
    let mut play = attacked().start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.decides(), Some((MUSLIM, "8.3")));
    assert!(play.allows(stand("M1")) && play.allows(leave("M1", "0607")));
}

#[test]
fn r8_3_leaving_takes_one_to_three_hexes_each_farther() {
    let mut play = attacked().start();
    play.play(attack("C1", "M1"));
    assert!(play.allows(leave("M1", "0607")));
    assert!(play.allows(leave("M1", "0607 0608")));
    assert!(play.allows(leave("M1", "0607 0608 0609")));
    assert_eq!(play.refused(leave("M1", "0607 0608 0609 0610")), "8.3/too-far");
    assert_eq!(play.refused(leave("M1", "0607 0707")), "8.3/ineligible-hex", "not farther");
    assert_eq!(play.refused(leave("M1", "0506")), "8.3/ineligible-hex", "an enemy zone");
    assert_eq!(play.refused(leave("M1", "0605")), "8.3/ineligible-hex", "an enemy unit");
    assert_eq!(play.refused(leave("M1", "")), "4.1/empty-path");
    assert_eq!(play.refused(leave("M1", "0609")), "4.1/not-contiguous");
}

#[test]
fn r8_3_the_offers_are_every_hex_within_three() {
    let mut play = attacked().start();
    play.play(attack("C1", "M1"));
    let ends = play.ends("retreat-before-combat", "M1");
    let grid = &play.scene.map.grid;
    let (from, foe) = (play.hex("0606"), play.hex("0605"));
    for label in ends.split(' ') {
        let to = play.hex(label);
        assert!(
            (1..=3).contains(&grid.distance(from, to)) && grid.distance(foe, to) > 1,
            "{label}"
        );
    }
    // South of the attacker's zone: three, then five, then seven hexes and what lies beside them.
    for label in ["0507", "0607", "0707", "0608", "0408", "0807", "0609", "0309", "0907"] {
        let near = grid.distance(from, play.hex(label)) <= 3;
        assert_eq!(ends.contains(label), near, "{label} in {ends}");
    }
}

#[test]
fn r8_3_no_way_leads_through_an_enemy_zone() {
    let mut play = attacked().foot("C2", CRUSADER, 5, "0609").start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.refused(leave("M1", "0607 0608")), "8.3/ineligible-hex");
    assert!(play.allows(leave("M1", "0607")));
}

#[test]
fn r8_3_without_defenders_there_is_no_die() {
    let mut play = attacked().start();
    play.play(attack("C1", "M1")).play(leave("M1", "0607 0608"));
    assert_eq!(play.at("M1"), "0608");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    play.play(hold()).play(end_combat());
}

#[test]
fn r8_3_the_attackers_are_spent() {
    let mut play = attacked().foot("C2", CRUSADER, 5, "0504").foot("M2", MUSLIM, 4, "0505").start();
    play.play(attack("C1", "M1")).play(leave("M1", "0607")).play(hold());
    assert_eq!(play.refused(attack("C1", "M2")), "7.3/already-fought");
    assert_eq!(play.refused(attack("C1 C2", "M2")), "7.3/already-fought");
    assert!(play.allows(attack("C2", "M2")));
}

#[test]
fn r8_3_one_attacker_advances_one_hex() {
    let mut play = attacked().start();
    play.play(attack("C1", "M1")).play(leave("M1", "0607 0608"));
    assert_eq!(play.ends("advance", "C1"), "0606");
    play.play(advance("C1", "0606"));
    assert_eq!(play.at("C1"), "0606");
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "one advance");
}

#[test]
fn r8_3_cavalry_too_advances_one_hex_only() {
    let mut play = Table::open()
        .combat(CRUSADER)
        .cavalry("C1", CRUSADER, 5, 4, "0605")
        .light("M1", MUSLIM, "0606")
        .start();
    play.play(attack("C1", "M1")).play(leave("M1", "0607 0608 0609"));
    assert_eq!(play.ends("advance", "C1"), "0606");
    assert_eq!(play.refused(advance("C1", "0606 0607")), "8.3/advance-limit");
    play.play(advance("C1", "0606"));
}

#[test]
fn r8_3_those_who_cannot_or_will_not_leave_fight_all_attackers() {
    let mut play = attacked().foot("M2", MUSLIM, 5, "0506").start();
    play.play(attack("C1", "M1 M2"));
    assert_eq!(play.refused(leave("M2", "0406")), "8.3/no-solid-dot");
    play.roll(&[3], leave("M1", "0607"));
    assert_eq!(play.result(), "1-1 - 3", "5 against the 5 that stayed");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")), "into the hex left before combat");
    assert_eq!(play.ends("advance", "C1"), "0606");
}

#[test]
fn r8_3_a_defender_may_stand() {
    let mut play = attacked().start();
    play.play(attack("C1", "M1"));
    play.roll(&[3], stand("M1"));
    assert_eq!(play.result(), "1-1 - 3");
    assert_eq!(play.at("M1"), "0606");
}

#[test]
fn r8_3_each_defender_decides_for_itself_in_any_order() {
    let mut play = attacked().light("M2", MUSLIM, "0506").start();
    play.play(attack("C1", "M1 M2"));
    play.play(leave("M2", "0406"));
    assert_eq!(play.decides(), Some((MUSLIM, "8.3")));
    assert_eq!(play.refused(leave("M2", "0306")), "7.6/not-involved");
    play.roll(&[3], stand("M1"));
    assert_eq!(play.result(), "1-1 - 3");
}

#[test]
fn r8_3_units_outside_the_combat_do_not_leave() {
    let mut play = attacked().light("M2", MUSLIM, "0909").start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.refused(leave("M2", "0910")), "7.6/not-involved");
}

#[test]
fn r8_3_a_faster_enemy_holds() {
    let mut play = Table::open()
        .combat(CRUSADER)
        .cavalry("C1", CRUSADER, 3, 6, "0605")
        .light("M1", MUSLIM, "0606")
        .light("M2", MUSLIM, "1010")
        .start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "1-1 - 3", "nobody was asked");
}

#[test]
fn r8_3_a_faster_enemy_holds_by_name() {
    // M2 may leave: so the question is asked, and M1's wish is refused.
    let mut play = Table::open()
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 5, "0605")
        .cavalry("C2", CRUSADER, 3, 6, "0707")
        .light("M1", MUSLIM, "0606")
        .light("M2", MUSLIM, "0506")
        .start();
    play.play(attack("C1", "M1 M2"));
    assert_eq!(play.refused(leave("M1", "0507")), "8.3/faster-enemy");
    assert!(play.allows(leave("M2", "0406")));
}

#[test]
fn r8_3_every_enemy_zone_on_the_hex_counts_attacker_or_not() {
    // C2 is faster and does not attack, but its zone covers M1.
    let mut play =
        attacked().cavalry("C2", CRUSADER, 3, 6, "0707").foot("M9", MUSLIM, 4, "0708").start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "1-1 - 3", "nobody was asked");
}

#[test]
fn r8_3_a_fast_attacker_without_a_zone_does_not_hold() {
    let mut play = Table::open()
        .combat(CRUSADER)
        .horse_archers("C1", CRUSADER, "0605")
        .light("M1", MUSLIM, "0606")
        .start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.decides(), Some((MUSLIM, "8.3")));
    assert!(play.allows(leave("M1", "0506")), "no zone is around");
}

#[test]
fn r8_3_nobody_leaves_before_a_charge() {
    let table = Table::open()
        .combat(CRUSADER)
        .knights("C1", CRUSADER, 7, "0605")
        .light("M1", MUSLIM, "0606");
    let mut play = table.start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.decides(), Some((MUSLIM, "8.3")), "knights that do not charge");
    let mut play = table.charging("C1").start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "2-1 - 3", "nobody was asked");
}

#[test]
fn r8_3_an_open_dot_does_not_leave_before_combat() {
    let mut play = Table::open()
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 3, "0605")
        .lancers("M1", MUSLIM, "0606")
        .disordered("M1")
        .start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "1-1 - 3", "nobody was asked");
}

#[test]
fn r8_3_foot_does_not_cross_friends() {
    let mut play = attacked().foot("M2", MUSLIM, 4, "0607").start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.refused(leave("M1", "0607 0608")), "8.3/ineligible-hex");
    assert_eq!(play.refused(leave("M1", "0607")), "8.3/ineligible-hex");
}

#[test]
fn r8_3_horse_crosses_friends_but_does_not_end_on_them() {
    let mut play = Table::open()
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 5, "0605")
        .lancers("M1", MUSLIM, "0606")
        .foot("M2", MUSLIM, 4, "0607")
        .start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.refused(leave("M1", "0607")), "8.3/ineligible-hex");
    play.play(leave("M1", "0607 0608"));
    assert_eq!(play.at("M1"), "0608");
    assert!(!play.is_back("M2") && !play.is_back("M1"), "nobody is disordered");
}

#[test]
fn r8_3_without_a_way_out_nobody_is_asked() {
    // Enemy zones on every side.
    let mut play = attacked()
        .foot("C2", CRUSADER, 5, "0806")
        .foot("C3", CRUSADER, 5, "0608")
        .foot("C4", CRUSADER, 5, "0407")
        .start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "1-1 - 3");
}

#[test]
fn r8_3_terrain_bars_the_way() {
    let mut rows = vec!["............"; 12];
    rows[6] = "....~~~.....";
    let mut play = Table::map(&rows)
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 3, "0605")
        .light("M1", MUSLIM, "0606")
        .start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "1-1 - 3", "sea on three sides, the enemy's zone on the others");
}

#[test]
fn r8_3_leaders_go_along() {
    let mut play = attacked().leader("ML", MUSLIM, 2, "0606").start();
    play.play(attack("C1", "M1")).play(leave("M1", "0607"));
    assert_eq!(play.at("ML"), "0607");
}

#[test]
fn r8_3_leaving_disorders_nobody() {
    let mut play = attacked().option("plain_retreat_disorders", true).start();
    play.play(attack("C1", "M1")).play(leave("M1", "0607"));
    assert!(!play.is_back("M1"));
}

#[test]
fn r8_3_the_single_advance_goes_to_one_hex_of_all() {
    // M1 leaves; M2 is beaten and retreats: one advance, into either hex.
    let mut play = attacked().foot("M2", MUSLIM, 2, "0506").start();
    play.play(attack("C1", "M1 M2")).roll(&[2], leave("M1", "0607 0608"));
    assert_eq!(play.result(), "2-1 DR 2");
    play.play(retreat("M2", "0406"));
    assert_eq!(play.ends("advance", "C1"), "0506 0606");
    play.play(advance("C1", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r8_3_option_retreat_direction_any() {
    let mut play = attacked().option("retreat_direction", "any").start();
    play.play(attack("C1", "M1"));
    assert!(play.allows(leave("M1", "0607 0707")), "need not lead farther");
    assert_eq!(play.refused(leave("M1", "0607 0707 0607")), "8.3/ineligible-hex", "twice");
    assert_eq!(play.refused(leave("M1", "0607 0606")), "8.3/ineligible-hex", "back to the start");
}

#[test]
fn r8_3_what_the_victor_leaves_the_attacker_may_take() {
    // M1 leaves, M2 wins and holds its ground: one attacker may enter the hex that M1 left.
    let table = Table::open()
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 1, "0605")
        .foot("C2", CRUSADER, 1, "0706")
        .light("M1", MUSLIM, "0606")
        .foot("M2", MUSLIM, 12, "0705");
    let mut play = table.start();
    play.play(attack("C1 C2", "M1 M2")).play(leave("M1", "0607")).play(lose("C2"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    assert_eq!(play.refused(advance("M1", "0706")), "7.9/not-participant");
    play.play(hold());
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.ends("advance", "C1"), "0606");
    let mut play = table.start();
    play.play(attack("C1 C2", "M1 M2")).play(leave("M1", "0607")).play(lose("C2"));
    play.play(advance("M2", "0706"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "one advance in all");
}

#[test]
fn r8_3_a_hex_left_before_combat_and_left_by_the_result_is_no_longer_way_for_horse() {
    // The normal limit holds for the hex won by the result only.
    let mut play = Table::open()
        .combat(CRUSADER)
        .cavalry("C1", CRUSADER, 12, 4, "0605")
        .light("M1", MUSLIM, "0606")
        .foot("M2", MUSLIM, 2, "0506")
        .start();
    play.play(attack("C1", "M1 M2")).play(leave("M1", "0607 0608"));
    assert_eq!(play.at("M2"), "eliminated");
    assert_eq!(play.refused(advance("C1", "0606 0706")), "8.3/advance-limit");
    assert!(play.allows(advance("C1", "0606")));
    assert!(play.allows(advance("C1", "0506 0406 0306")));
    assert_eq!(play.refused(advance("C1", "0506 0406 0306 0206")), "9.2/advance-limit");
}

#[test]
fn r8_2_only_a_unit_with_a_dot_leaves_an_enemy_zone() {
    assert!(pinned().start().allows(mv("M1", "0607")), "a solid dot");
    let heavy = Table::open().movement(MUSLIM).foot("M1", MUSLIM, 4, "0606");
    let play = heavy.foot("C1", CRUSADER, 5, "0605").start();
    assert_eq!(play.refused(mv("M1", "0607")), "4.4/exit-ezoc");
}
