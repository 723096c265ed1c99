//! Chapter 4: movement.

use super::table::*;
use gonfalon::scenario::bmw::UnitKind;
use gonfalon::systems::bmw::special::SpecialRule;

/// One Crusader foot unit (MA 3) in the middle of an empty field.
fn alone() -> Table {
    Table::open().foot("C1", CRUSADER, 5, "0606")
}

/// A row of hexes whose middles lie on one line: column 1 to 8, row 1; C1 starts in 0101.
fn row(letters: &str) -> Table {
    Table::map(&[letters, "........"])
}

#[test]
fn r4_1_a_unit_moves_in_any_direction_within_its_allowance() {
    let mut play = alone().start();
    assert_eq!(play.reach("C1").split(' ').count(), 36, "every hex within three");
    play.play(mv("C1", "0706 0806 0907"));
    assert_eq!(play.at("C1"), "0907");
}

#[test]
fn r4_1_a_move_may_be_shorter() {
    let mut play = alone().start();
    play.play(mv("C1", "0605"));
    assert_eq!(play.at("C1"), "0605");
}

#[test]
fn r4_1_a_unit_moves_once() {
    let mut play = alone().start();
    play.play(mv("C1", "0605"));
    assert_eq!(play.refused(mv("C1", "0604")), "4.1/already-moved");
    assert_eq!(play.refused(select("C1")), "4.1/already-moved");
}

#[test]
fn r4_1_unused_points_are_lost_and_the_next_turn_has_the_full_allowance() {
    let mut play = alone().foot("M1", MUSLIM, 4, "1212").start();
    play.play(mv("C1", "0605")).play(end_movement());
    while play.decides() != Some((CRUSADER, "4.1")) {
        let offers = play.offers();
        let end = offers.iter().find(|o| o["type"].as_str().unwrap().starts_with("end-")).unwrap();
        play.play(end.clone());
    }
    assert_eq!(play.refused(mv("C1", "0604 0603 0602 0601")), "4.2/ma-exceeded");
    play.play(mv("C1", "0604 0603 0602"));
    assert_eq!(play.at("C1"), "0602");
}

#[test]
fn r4_1_nobody_has_to_move() {
    let mut play = alone().start();
    play.play(end_movement());
    assert_eq!(play.at("C1"), "0606");
}

#[test]
fn r4_1_every_unit_moves_one_after_the_other() {
    let mut play =
        alone().foot("C2", CRUSADER, 5, "0304").leader("CL", CRUSADER, 1, "0304").start();
    play.play(mv("C2", "0305")).play(mv("C1", "0605")).play(mv("CL", "0305"));
    assert_eq!(
        (play.at("C2"), play.at("C1"), play.at("CL")),
        ("0305".into(), "0605".into(), "0305".into())
    );
    assert_eq!(play.refused(mv("CL", "0304")), "4.1/already-moved");
}

#[test]
fn r4_1_a_move_goes_from_hex_to_neighbouring_hex() {
    let play = alone().start();
    assert_eq!(play.refused(mv("C1", "0604")), "4.1/not-contiguous");
    assert_eq!(play.refused(mv("C1", "0605 0603")), "4.1/not-contiguous");
    assert_eq!(play.refused(mv("C1", "0606")), "4.1/not-contiguous");
}

#[test]
fn r4_1_a_move_enters_at_least_one_hex() {
    assert_eq!(alone().start().refused(mv("C1", "")), "4.1/empty-path");
}

#[test]
fn r4_1_a_unit_off_the_map_does_not_move() {
    let play = alone().foot("C2", CRUSADER, 5, "").dead("C2").start();
    assert_eq!(play.refused(mv("C2", "0605")), "4.1/not-on-map");
}

#[test]
fn r4_1_archery_ends_the_movement() {
    let mut play = alone().start();
    play.play(end_movement());
    assert_eq!(play.refused(mv("C1", "0605")), "3.2/wrong-phase");
}

#[test]
fn r4_1_picking_up_and_putting_back_is_no_move() {
    let mut play = alone().start();
    play.play(select("C1")).play(put_back()).play(select("C1"));
    assert_eq!(play.ends("move", "C1").split(' ').count(), 36);
    play.play(mv("C1", "0605"));
    assert_eq!(play.at("C1"), "0605");
}

#[test]
fn r4_2_each_terrain_costs_what_the_chart_says() {
    for (letter, cost) in [('.', 1), ('c', 1), ('H', 2), ('W', 3), ('R', 3), ('S', 3), ('D', 3)] {
        let table = row(&format!(".{letter}......"));
        let unit = |ma| {
            let kind = UnitKind::Infantry;
            table.clone().unit("C1", CRUSADER, kind, front(5, ma), back(3, ma), "0101").start()
        };
        assert!(unit(cost).allows(mv("C1", "0201")), "{letter} for {cost}");
        assert_eq!(unit(cost - 1).refused(mv("C1", "0201")), "4.2/ma-exceeded", "{letter}");
    }
}

#[test]
fn r4_2_costs_add_up_along_the_way() {
    let play = row(".H.H....").foot("C1", CRUSADER, 5, "0101").start();
    assert!(play.allows(mv("C1", "0201 0301")), "hill 2 and clear 1");
    assert_eq!(play.refused(mv("C1", "0201 0301 0401")), "4.2/ma-exceeded");
}

#[test]
fn r4_2_three_points_do_not_pay_for_two_hills() {
    let play = row(".HH.....").foot("C1", CRUSADER, 5, "0101").start();
    assert_eq!(play.refused(mv("C1", "0201 0301")), "4.2/ma-exceeded");
}

#[test]
fn r4_2_there_is_no_minimum_move() {
    let table = row(".H......");
    let garrison = (front(4, 1), back(2, 1));
    let mut play =
        table.unit("C1", CRUSADER, UnitKind::Garrison, garrison.0, garrison.1, "0101").start();
    assert_eq!(play.refused(mv("C1", "0201")), "4.2/ma-exceeded");
    assert_eq!(play.reach("C1"), "0102");
}

#[test]
fn r4_2_horse_does_not_enter_swamp() {
    let play = row(".S......").cavalry("C1", CRUSADER, 5, 6, "0101").start();
    assert_eq!(play.refused(mv("C1", "0201")), "4.2/prohibited-terrain");
}

#[test]
fn r4_2_foot_enters_swamp() {
    let play = row(".S......").foot("C1", CRUSADER, 5, "0101").start();
    assert!(play.allows(mv("C1", "0201")));
}

#[test]
fn r4_2_train_does_not_enter_dunes() {
    let table = row(".D......");
    let train =
        |kind| table.clone().unit("C1", CRUSADER, kind, front(1, 6), back(1, 6), "0101").start();
    assert_eq!(train(UnitKind::Train).refused(mv("C1", "0201")), "4.2/prohibited-terrain");
    assert!(train(UnitKind::Cavalry).allows(mv("C1", "0201")));
}

#[test]
fn r4_2_nobody_enters_the_sea() {
    let table = row(".~......").leader("CL", CRUSADER, 2, "0101");
    let play = table.foot("C1", CRUSADER, 5, "0101").start();
    assert_eq!(play.refused(mv("C1", "0201")), "4.2/prohibited-terrain");
    assert_eq!(play.refused(mv("CL", "0201")), "4.2/prohibited-terrain");
}

#[test]
fn r4_2_a_road_step_costs_one_in_any_terrain() {
    let mut play = row(".HDW....")
        .road("0101 0201 0301 0401")
        .foot("C1", CRUSADER, 5, "0101")
        .foot("M1", MUSLIM, 5, "0801")
        .start();
    play.play(mv("C1", "0201 0301 0401"));
    assert_eq!(play.at("C1"), "0401");
}

#[test]
fn r4_2_road_lifts_the_swamp_ban() {
    let mut play = row(".SSS....")
        .road("0101 0201 0301 0401 0501")
        .cavalry("C1", CRUSADER, 5, 4, "0101")
        .start();
    play.play(mv("C1", "0201 0301 0401 0501"));
    assert_eq!(play.at("C1"), "0501");
}

#[test]
fn r4_2_road_lifts_the_ban_across_its_own_hexsides_only() {
    // The road hex 0301 may be entered along the road, but not from 0302 beside it.
    let play = row(".SSS....").road("0201 0301 0401").cavalry("C1", CRUSADER, 5, 6, "0302").start();
    assert_eq!(play.refused(mv("C1", "0301")), "4.2/prohibited-terrain");
}

#[test]
fn r4_2_two_road_hexes_without_a_road_between_them_pay_terrain() {
    // Both hexes have a road, but of two roads that do not meet.
    let table = Table::map(&["....", ".H..", ".H..", "...."]).road("0102 0202").road("0203 0104");
    let play = table.foot("C1", CRUSADER, 5, "0201").start();
    assert_eq!(play.refused(mv("C1", "0202 0203")), "4.2/ma-exceeded");
}

#[test]
fn r4_2_the_allowance_of_the_side_that_is_up_counts() {
    let table = row("........").knights("C1", CRUSADER, 7, "0101");
    assert_eq!(table.start().refused(mv("C1", "0201 0301 0401 0501")), "4.2/ma-exceeded");
    assert!(table.disordered("C1").start().allows(mv("C1", "0201 0301 0401 0501 0601 0701")));
}

#[test]
fn r4_2_leaders_use_the_terrain_costs_of_foot() {
    let table = row(".SSSS...").leader("CL", CRUSADER, 2, "0101");
    let play = table.start();
    assert!(play.allows(mv("CL", "0201 0301 0401")), "three swamps for 9 of 10 points");
    assert_eq!(play.refused(mv("CL", "0201 0301 0401 0501")), "4.2/ma-exceeded");
}

#[test]
fn r4_2_option_leaders_enter_swamp() {
    let table = row(".SSSS...").leader("CL", CRUSADER, 2, "0101");
    let play = table.option("leaders_enter_swamp", false).start();
    assert_eq!(play.refused(mv("CL", "0201")), "4.2/prohibited-terrain");
}

#[test]
fn r4_2_option_river_model_hex() {
    let play =
        row("...R....").river_between("0101", "0201").cavalry("C1", CRUSADER, 5, 5, "0101").start();
    assert!(play.allows(mv("C1", "0201 0301 0401")), "1 + 1 + 3: hexsides cost nothing");
    assert_eq!(play.refused(mv("C1", "0201 0301 0401 0501")), "4.2/ma-exceeded");
}

#[test]
fn r4_2_option_river_model_hexside() {
    let table = row("...R....")
        .option("river_model", "hexside")
        .river_between("0101", "0201")
        .cavalry("C1", CRUSADER, 5, 5, "0101");
    let play = table.start();
    assert!(play.allows(mv("C1", "0201 0301")), "1 + 3 to cross, 1");
    assert_eq!(play.refused(mv("C1", "0201 0301 0401")), "4.2/ma-exceeded");
    let play = table.road("0101 0201").start();
    assert!(play.allows(mv("C1", "0201 0301 0401 0501")), "the road crosses for 1");
}

#[test]
fn r4_3_friends_are_passed_at_no_extra_cost() {
    let play = alone().foot("C2", CRUSADER, 5, "0605").foot("C3", CRUSADER, 5, "0604").start();
    assert!(play.allows(mv("C1", "0605 0604 0603")));
}

#[test]
fn r4_3_any_number_of_units_passes_a_hex() {
    let mut play = alone()
        .foot("C2", CRUSADER, 5, "0506")
        .foot("C3", CRUSADER, 5, "0706")
        .foot("C4", CRUSADER, 5, "0607")
        .start();
    play.play(mv("C2", "0606 0707")).play(mv("C3", "0606 0507")).play(mv("C4", "0606 0605"));
    assert_eq!(play.at("C4"), "0605");
}

#[test]
fn r4_3_no_move_ends_on_a_friend() {
    let mut play = alone().foot("C2", CRUSADER, 5, "0605").start();
    assert_eq!(play.refused(mv("C1", "0605")), "4.3/stacking");
    assert!(!play.reach("C1").contains("0605"));
    play.play(mv("C2", "0604")).play(mv("C1", "0605"));
    assert_eq!(play.at("C1"), "0605");
}

#[test]
fn r4_3_leaders_and_markers_share_hexes_with_units() {
    let mut play = alone()
        .leader("CL1", CRUSADER, 1, "0605")
        .leader("CL2", CRUSADER, 2, "0604")
        .trebuchet("T1", CRUSADER, "0605")
        .camp("K1", CRUSADER, "0605")
        .start();
    play.play(mv("CL2", "0605")).play(mv("C1", "0605"));
    for counter in ["C1", "CL1", "CL2", "T1", "K1"] {
        assert_eq!(play.at(counter), "0605");
    }
}

#[test]
fn r4_3_friendly_zones_never_hinder() {
    let play = alone().foot("C2", CRUSADER, 5, "0504").foot("C3", CRUSADER, 5, "0704").start();
    assert!(play.allows(mv("C1", "0605 0604 0603")));
}

#[test]
fn r4_3_leaders_are_not_carried_by_a_move() {
    let mut play = alone().leader("CL", CRUSADER, 1, "0606").start();
    play.play(mv("C1", "0605"));
    assert_eq!(play.at("CL"), "0606");
}

#[test]
fn r4_4_no_unit_enters_an_enemy_hex() {
    let play = alone().light("M1", MUSLIM, "0605").start();
    assert_eq!(play.refused(mv("C1", "0605")), "4.4/enemy-hex");
    assert_eq!(play.refused(mv("C1", "0605 0604")), "4.4/enemy-hex");
}

#[test]
fn r4_4_no_unit_leaves_an_enemy_zone() {
    let mut play = alone().foot("M1", MUSLIM, 4, "0605").start();
    assert_eq!(play.refused(mv("C1", "0607")), "4.4/exit-ezoc");
    assert_eq!(play.refused(select("C1")), "4.4/exit-ezoc");
    assert_eq!(play.reach("C1"), "");
}

#[test]
fn r4_4_a_unit_beside_skirmishers_is_free_to_go() {
    let play = alone().light("M1", MUSLIM, "0605").horse_archers("M2", MUSLIM, "0607").start();
    assert!(play.allows(mv("C1", "0706 0705 0704")));
}

#[test]
fn r4_4_a_hex_with_only_an_enemy_leader_may_be_entered() {
    let mut play = alone().leader("ML", MUSLIM, 2, "0605").start();
    play.play(mv("C1", "0605 0604"));
    assert_eq!(play.decides(), Some((MUSLIM, "10.4")));
    play.play(escape("ML", "0705 0704"));
    assert_eq!((play.at("C1"), play.at("ML")), ("0604".into(), "0704".into()));
}

#[test]
fn r4_4_a_unit_stays_in_its_zone_even_among_friends() {
    let play = alone().foot("C2", CRUSADER, 5, "0607").foot("M1", MUSLIM, 4, "0605").start();
    assert_eq!(play.refused(mv("C1", "0607 0608")), "4.4/exit-ezoc");
}

#[test]
fn r4_4_a_friend_in_an_enemy_zone_neither_stops_nor_lets_pass() {
    // 0605 is in the zone of M1 and holds a friend: C1 would have to stop there, and may not.
    let play = alone().foot("C2", CRUSADER, 5, "0605").foot("M1", MUSLIM, 4, "0604").start();
    assert_eq!(play.refused(mv("C1", "0605 0505")), "5.2/must-stop");
    assert_eq!(play.refused(mv("C1", "0605")), "4.3/stacking");
}

#[test]
fn r4_4_the_first_offence_is_named() {
    // Moved, then contiguity, enemy, terrain, cost, zone, stacking.
    let table = Table::map(&["......", "......", "..~...", "......", "......", "......"])
        .foot("C1", CRUSADER, 5, "0304")
        .foot("M1", MUSLIM, 5, "0204");
    let play = table.clone().moved("C1").start();
    assert_eq!(play.refused(mv("C1", "0101 0204")), "4.1/already-moved");
    let play = table.start();
    assert_eq!(play.refused(mv("C1", "0101 0204")), "4.1/not-contiguous");
    assert_eq!(play.refused(mv("C1", "0305 0204")), "4.4/enemy-hex");
    assert_eq!(play.refused(mv("C1", "0404 0403 0303 0302 0301")), "4.2/prohibited-terrain");
    assert_eq!(play.refused(mv("C1", "0404 0504 0505 0506")), "4.2/ma-exceeded");
    assert_eq!(play.refused(mv("C1", "0404")), "4.4/exit-ezoc");
}

#[test]
fn r4_1_markers_do_not_move() {
    let play = alone().trebuchet("T1", CRUSADER, "0101").camp("K1", CRUSADER, "0101").start();
    assert_eq!(play.refused(mv("T1", "0102")), "15.3/immobile");
    assert_eq!(play.refused(mv("K1", "0102")), "15.3/immobile");
}

// ---- ways that come back ----------------------------------------------------------------------------

#[test]
fn r4_1_a_way_back_without_effect_is_no_move() {
    let mut play = Table::open().foot("C1", CRUSADER, 4, "0606").movement(CRUSADER).start();
    assert_eq!(play.refused(mv("C1", "0605 0606")), "4.1/comes-back");
    assert!(play.allows(mv("C1", "0605 0606 0607")), "only the end counts");
    assert!(!play.reach("C1").contains("0606"));
}

#[test]
fn r4_1_a_raid_comes_back_and_is_offered() {
    let mut play = Table::open()
        .foot("C1", CRUSADER, 4, "0606")
        .trebuchet("T", MUSLIM, "0605")
        .special(SpecialRule::Trebuchets { vp: 5 })
        .movement(CRUSADER)
        .start();
    assert!(play.reach("C1").contains("0606"));
    play.play(mv("C1", "0605 0606"));
    assert_eq!((play.at("C1"), play.at("T")), ("0606".into(), "removed".into()));
    assert_eq!(play.points(CRUSADER), 5);
    assert_eq!(play.refused(mv("C1", "0605")), "4.1/already-moved");
}

#[test]
fn r4_1_a_raid_on_a_lone_leader_comes_back() {
    let mut play = Table::open()
        .foot("C1", CRUSADER, 4, "0606")
        .leader("S", MUSLIM, 3, "0605")
        .movement(CRUSADER)
        .start();
    assert!(play.reach("C1").contains("0606"));
    play.play(mv("C1", "0605 0606"));
    assert_eq!(play.decides(), Some((MUSLIM, "10.4")));
}

#[test]
fn r4_1_a_raid_needs_movement_points_for_both_ways() {
    let mut play = Table::open()
        .foot("C1", CRUSADER, 4, "0606")
        .trebuchet("T", MUSLIM, "0604")
        .special(SpecialRule::Trebuchets { vp: 5 })
        .movement(CRUSADER)
        .start();
    assert!(!play.reach("C1").contains("0606"), "four hexes with three points");
    assert_eq!(play.refused(mv("C1", "0605 0604 0605 0606")), "4.2/ma-exceeded");
}

#[test]
fn r4_1_a_raid_does_not_come_back_out_of_an_ezoc() {
    let mut play = Table::open()
        .foot("C1", CRUSADER, 4, "0606")
        .trebuchet("T", MUSLIM, "0605")
        .foot("M1", MUSLIM, 4, "0604")
        .special(SpecialRule::Trebuchets { vp: 5 })
        .movement(CRUSADER)
        .start();
    assert!(!play.reach("C1").contains("0606"));
    assert_eq!(play.refused(mv("C1", "0605 0606")), "5.2/must-stop");
}
