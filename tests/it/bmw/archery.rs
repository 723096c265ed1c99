//! Chapter 6: archers.

use super::table::*;
use gonfalon::scenario::bmw::UnitKind;

/// Crossbowmen (2-2) in 0606, in their own archery phase.
fn bows() -> Table {
    Table::open()
        .archery(CRUSADER)
        .bowmen("C1", CRUSADER, "0606")
}

/// The same with a target two hexes to the north; 0605 lies between.
fn far() -> Table {
    bows().foot("M1", MUSLIM, 4, "0604")
}

/// A map of 12 by 12 hexes, clear but for these.
fn field(terrain: &[(&str, char)]) -> Table {
    let mut rows = vec![vec!['.'; 12]; 12];
    for (label, letter) in terrain {
        let (column, row) = label.split_at(2);
        let (column, row): (usize, usize) = (column.parse().unwrap(), row.parse().unwrap());
        rows[row - 1][column - 1] = *letter;
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    Table::map(&rows)
}

/// Crossbowmen in 0606 and a target, with some terrain around.
fn shot_over(terrain: &[(&str, char)], target: &str) -> Play {
    let table = field(terrain)
        .archery(CRUSADER)
        .bowmen("C1", CRUSADER, "0606");
    table.foot("M1", MUSLIM, 4, target).start()
}

#[test]
fn r6_1_the_active_side_fires_first_then_the_inactive_side() {
    let mut play = bows().bowmen("M1", MUSLIM, "0605").start();
    assert_eq!(play.decides(), Some((CRUSADER, "6.3")));
    play.play(end_fire());
    assert_eq!(play.decides(), Some((MUSLIM, "6.5")));
    play.play(end_fire());
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r6_1_both_sides_fire_in_each_player_turn() {
    let mut play = bows().archery(MUSLIM).bowmen("M1", MUSLIM, "0605").start();
    play.play(fire("M1", "C1"))
        .roll(&[6], end_fire())
        .roll(&[6], fire("C1", "M1"));
}

#[test]
fn r6_1_nobody_has_to_fire() {
    let mut play = bows().foot("M1", MUSLIM, 4, "0605").start();
    play.play(end_fire()).play(end_fire());
    assert!(!play.is_back("M1"));
}

#[test]
fn r6_1_a_unit_without_an_archery_value_does_not_fire() {
    let play = bows()
        .foot("C2", CRUSADER, 5, "0505")
        .foot("M1", MUSLIM, 4, "0605")
        .start();
    assert_eq!(play.refused(fire("C2", "M1")), "6.1/no-archery");
}

#[test]
fn r6_1_a_unit_fires_once_in_a_phase() {
    let mut play = bows()
        .foot("M1", MUSLIM, 4, "0605")
        .foot("M2", MUSLIM, 4, "0506")
        .start();
    play.play(fire("C1", "M1"));
    assert_eq!(play.refused(fire("C1", "M1")), "6.1/already-fired");
    assert_eq!(play.refused(fire("C1", "M2")), "6.1/already-fired");
}

#[test]
fn r6_1_a_unit_fires_again_in_the_next_player_turn() {
    let mut play = bows().foot("M1", MUSLIM, 4, "0604").start();
    play.play(fire("C1", "M1")).roll(&[6], end_fire());
    play.play(end_fire()).play(end_combat());
    play.play(mv("M1", "0605"))
        .play(end_movement())
        .play(end_fire());
    assert_eq!(play.decides(), Some((CRUSADER, "6.5")));
    play.roll(&[6], fire("C1", "M1"));
}

#[test]
fn r6_1_firing_does_not_keep_from_fighting() {
    let mut play = bows().foot("M1", MUSLIM, 5, "0605").start();
    play.play(fire("C1", "M1"))
        .roll(&[6], end_fire())
        .play(end_fire());
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "1-1 - 3");
}

#[test]
fn r6_1_a_lone_leader_is_no_target() {
    let play = bows()
        .leader("ML", MUSLIM, 2, "0605")
        .foot("M1", MUSLIM, 4, "1111")
        .start();
    assert_eq!(play.refused(fire("C1", "ML")), "6.1/lone-leader");
    assert!(play.offers_of("fire").is_empty());
}

#[test]
fn r6_1_own_units_are_no_targets() {
    let play = bows()
        .foot("C2", CRUSADER, 5, "0605")
        .foot("M1", MUSLIM, 4, "1111")
        .start();
    assert_eq!(play.refused(fire("C1", "C2")), "6.1/own-unit");
}

#[test]
fn r6_1_leaders_and_camps_do_not_fire() {
    let play = bows()
        .leader("CL", CRUSADER, 2, "0606")
        .foot("M1", MUSLIM, 4, "0605")
        .start();
    assert_eq!(play.refused(fire("CL", "M1")), "6.1/no-archery");
}

#[test]
fn r6_1_units_off_the_map_neither_fire_nor_are_targets() {
    let table = bows().bowmen("C2", CRUSADER, "").dead("C2");
    let play = table
        .foot("M1", MUSLIM, 4, "0605")
        .foot("M2", MUSLIM, 4, "")
        .dead("M2")
        .start();
    assert_eq!(play.refused(fire("C2", "M1")), "6.1/not-on-map");
    assert_eq!(play.refused(fire("C1", "M2")), "6.1/not-on-map");
}

#[test]
fn r6_2_a_die_up_to_the_factor_hits() {
    for (die, hit) in [
        (1, true),
        (2, true),
        (3, false),
        (4, false),
        (5, false),
        (6, false),
    ] {
        let mut play = bows().foot("M1", MUSLIM, 4, "0605").start();
        play.play(fire("C1", "M1")).roll(&[die], end_fire());
        assert_eq!(play.is_back("M1"), hit, "die {die}");
        assert!(!play.is_back("C1"), "the firing unit is not affected");
        assert_eq!(play.throws(), [format!("6.2:{die}")]);
    }
}

#[test]
fn r6_2_a_second_hit_does_nothing_more() {
    let mut play = bows()
        .bowmen("C2", CRUSADER, "0506")
        .foot("M1", MUSLIM, 4, "0605")
        .start();
    play.play(fire("C1", "M1"))
        .play(fire("C2", "M1"))
        .roll(&[1, 1], end_fire());
    assert!(play.is_back("M1"));
    assert_eq!(play.at("M1"), "0605");
    assert_eq!(play.events_of("turned").len(), 1);
}

#[test]
fn r6_2_heavy_cavalry_turns_to_its_weak_side() {
    let mut play = bows().knights("M1", MUSLIM, 7, "0605").start();
    play.play(fire("C1", "M1")).roll(&[2], end_fire());
    assert!(play.is_back("M1"));
    assert_eq!(play.forecast("C1", "M1").defence, 3);
}

#[test]
fn r6_2_dismounted_cavalry_turns_to_its_horse() {
    let mut play = bows()
        .unit(
            "M1",
            MUSLIM,
            UnitKind::Dismounted,
            front(6, 3),
            back(3, 6),
            "0605",
        )
        .start();
    play.play(fire("C1", "M1")).roll(&[2], end_fire());
    assert!(play.is_back("M1"));
}

#[test]
fn r6_3_all_shots_are_declared_before_the_first_die() {
    let mut play = bows()
        .bowmen("C2", CRUSADER, "0507")
        .foot("M1", MUSLIM, 4, "0605")
        .foot("M2", MUSLIM, 4, "0506")
        .start();
    play.play(fire("C1", "M1")).play(fire("C2", "M2"));
    assert!(!play.is_back("M1"), "no die has fallen yet");
    play.roll(&[2, 3], end_fire());
    assert!(
        play.is_back("M1") && !play.is_back("M2"),
        "dice in the order declared"
    );
    assert_eq!(play.refused(fire("C1", "M2")), "6.3/declaration-closed");
}

#[test]
fn r6_3_a_unit_that_did_not_declare_cannot_fire_later() {
    let mut play = bows()
        .bowmen("C2", CRUSADER, "0506")
        .foot("M1", MUSLIM, 4, "0605")
        .start();
    play.play(fire("C1", "M1")).roll(&[6], end_fire());
    assert_eq!(play.refused(fire("C2", "M1")), "6.3/declaration-closed");
}

#[test]
fn r6_3_several_units_share_a_target_each_with_its_own_die() {
    let mut play = bows()
        .bowmen("C2", CRUSADER, "0506")
        .foot("M1", MUSLIM, 4, "0605")
        .start();
    play.play(fire("C2", "M1"))
        .play(fire("C1", "M1"))
        .roll(&[5, 2], end_fire());
    assert!(play.is_back("M1"));
    assert_eq!(play.events_of("shot").len(), 2);
}

#[test]
fn r6_3_shots_at_a_unit_disordered_meanwhile_still_take_their_die() {
    let mut play = bows()
        .bowmen("C2", CRUSADER, "0506")
        .foot("M1", MUSLIM, 4, "0605")
        .start();
    play.play(fire("C2", "M1"))
        .play(fire("C1", "M1"))
        .roll(&[1, 6], end_fire());
    assert!(play.is_back("M1"));
}

#[test]
fn r6_3_option_offensive_fire_per_target() {
    let table = bows()
        .bowmen("C2", CRUSADER, "0507")
        .bowmen("C3", CRUSADER, "0505")
        .foot("M1", MUSLIM, 4, "0605")
        .foot("M2", MUSLIM, 4, "0506");
    let mut play = table.start();
    play.play(fire("C1", "M2"));
    assert!(play.allows(fire("C3", "M1")), "all of the phase at once");
    let mut play = table.option("offensive_fire", "per_target").start();
    play.play(fire("C1", "M2"));
    assert_eq!(play.refused(fire("C3", "M1")), "6.3/other-target");
    play.play(fire("C2", "M2")).roll(&[1, 6], end_fire());
    assert!(play.is_back("M2"));
    assert_eq!(play.decides(), Some((CRUSADER, "6.3")), "the next target");
    assert_eq!(
        play.refused(fire("C3", "M2")),
        "6.4/not-eligible",
        "seen before declaring"
    );
    assert_eq!(play.refused(fire("C1", "M1")), "6.1/already-fired");
    play.play(fire("C3", "M1")).roll(&[2], end_fire());
    play.play(end_fire());
    assert_eq!(play.decides(), Some((MUSLIM, "6.5")));
}

#[test]
fn r6_4_range_one_reaches_adjacent_units_only() {
    let play = Table::open()
        .archery(CRUSADER)
        .horse_archers("C1", CRUSADER, "0606")
        .foot("M1", MUSLIM, 4, "0604")
        .start();
    assert_eq!(play.refused(fire("C1", "M1")), "6.4/range");
}

#[test]
fn r6_4_range_counts_the_target_hex_but_not_the_firers() {
    assert!(far().start().allows(fire("C1", "M1")));
    let play = bows().foot("M1", MUSLIM, 4, "0603").start();
    assert_eq!(play.refused(fire("C1", "M1")), "6.4/range");
}

#[test]
fn r6_4_an_adjacent_eligible_target_comes_first() {
    let mut play = far().foot("M2", MUSLIM, 4, "0607").start();
    assert_eq!(play.refused(fire("C1", "M1")), "6.4/adjacent-priority");
    play.play(fire("C1", "M2"));
}

#[test]
fn r6_4_among_adjacent_targets_the_firer_chooses() {
    let play = bows()
        .foot("M1", MUSLIM, 4, "0605")
        .foot("M2", MUSLIM, 4, "0607")
        .start();
    assert!(play.allows(fire("C1", "M1")) && play.allows(fire("C1", "M2")));
}

#[test]
fn r6_4_an_adjacent_disordered_unit_does_not_restrict() {
    let play = far().foot("M2", MUSLIM, 4, "0607").disordered("M2").start();
    assert!(play.allows(fire("C1", "M1")));
}

#[test]
fn r6_4_an_adjacent_leader_does_not_restrict() {
    let play = far().leader("ML", MUSLIM, 2, "0607").start();
    assert!(play.allows(fire("C1", "M1")));
}

#[test]
fn r6_4_an_adjacent_target_comes_first_whatever_it_stands_in() {
    let table = field(&[("0607", 'W')])
        .archery(CRUSADER)
        .bowmen("C1", CRUSADER, "0606");
    let play = table
        .foot("M1", MUSLIM, 4, "0604")
        .foot("M2", MUSLIM, 4, "0607")
        .start();
    assert_eq!(play.refused(fire("C1", "M1")), "6.4/adjacent-priority");
}

#[test]
fn r6_4_a_disordered_unit_is_no_target() {
    let play = bows()
        .foot("M1", MUSLIM, 4, "0605")
        .disordered("M1")
        .start();
    assert_eq!(play.refused(fire("C1", "M1")), "6.4/not-eligible");
    let play = far().disordered("M1").start();
    assert_eq!(play.refused(fire("C1", "M1")), "6.4/not-eligible");
}

#[test]
fn r6_4_a_clear_line_of_sight_is_open() {
    for target in ["0604", "0805", "0807", "0608", "0407", "0405"] {
        assert!(shot_over(&[], target).allows(fire("C1", "M1")), "{target}");
    }
}

#[test]
fn r6_4_a_hex_between_that_is_not_clear_blocks() {
    let between = [
        ("0604", "0605"),
        ("0805", "0706"),
        ("0807", "0707"),
        ("0608", "0607"),
        ("0407", "0507"),
        ("0405", "0506"),
    ];
    for (target, between) in between {
        let play = shot_over(&[(between, 'H')], target);
        assert_eq!(play.refused(fire("C1", "M1")), "6.4/los", "{target}");
    }
}

#[test]
fn r6_4_everything_but_clear_and_camp_blocks() {
    for letter in "HWRSD~F".chars() {
        let play = shot_over(&[("0605", letter)], "0604");
        assert_eq!(play.refused(fire("C1", "M1")), "6.4/los", "{letter}");
    }
    for letter in ".cm".chars() {
        assert!(
            shot_over(&[("0605", letter)], "0604").allows(fire("C1", "M1")),
            "{letter}"
        );
    }
}

#[test]
fn r6_4_a_line_along_a_hexside_is_blocked_by_both_hexes_only() {
    let along = [
        ("0705", "0605", "0706"),
        ("0806", "0706", "0707"),
        ("0708", "0707", "0607"),
        ("0508", "0607", "0507"),
        ("0406", "0507", "0506"),
        ("0505", "0506", "0605"),
    ];
    for (target, one, other) in along {
        assert!(
            shot_over(&[(one, 'H')], target).allows(fire("C1", "M1")),
            "{target}"
        );
        assert!(
            shot_over(&[(other, 'W')], target).allows(fire("C1", "M1")),
            "{target}"
        );
        let play = shot_over(&[(one, 'H'), (other, 'W')], target);
        assert_eq!(play.refused(fire("C1", "M1")), "6.4/los", "{target}");
    }
}

#[test]
fn r6_4_off_the_map_counts_as_not_clear() {
    // From 0101 to 0301 the line runs between 0201 and the missing hex north of it.
    let table = |letter| {
        field(&[("0201", letter)])
            .archery(CRUSADER)
            .bowmen("C1", CRUSADER, "0101")
            .foot("M1", MUSLIM, 4, "0301")
            .start()
    };
    assert!(table('.').allows(fire("C1", "M1")));
    assert_eq!(table('H').refused(fire("C1", "M1")), "6.4/los");
}

#[test]
fn r6_4_the_hexes_at_both_ends_do_not_block() {
    let play = shot_over(&[("0606", 'W'), ("0604", 'H')], "0604");
    assert!(play.allows(fire("C1", "M1")));
}

#[test]
fn r6_4_an_adjacent_unit_is_always_seen() {
    let play = shot_over(&[("0606", 'W'), ("0605", 'W')], "0605");
    assert!(play.allows(fire("C1", "M1")));
}

#[test]
fn r6_4_units_do_not_block() {
    let play = far().foot("C2", CRUSADER, 5, "0605").start();
    assert!(play.allows(fire("C1", "M1")));
    let play = far().foot("M2", MUSLIM, 4, "0605").disordered("M2").start();
    assert!(play.allows(fire("C1", "M1")));
}

#[test]
fn r6_4_a_road_neither_blocks_nor_clears() {
    let table = |letter| {
        field(&[("0605", letter)])
            .archery(CRUSADER)
            .road("0604 0605 0606")
            .bowmen("C1", CRUSADER, "0606")
            .foot("M1", MUSLIM, 4, "0604")
            .start()
    };
    assert!(table('.').allows(fire("C1", "M1")));
    assert_eq!(table('H').refused(fire("C1", "M1")), "6.4/los");
}

#[test]
fn r6_4_range_three_looks_through_two_hexes() {
    // From 0606 to 0603 the line crosses 0605 and 0604; to 0704 it crosses 0605 and 0705.
    let table = |terrain: &[(&str, char)], target: &str| {
        let kind = UnitKind::Infantry;
        field(terrain)
            .archery(CRUSADER)
            .unit(
                "C1",
                CRUSADER,
                kind,
                front(5, 3).bow(2, 3),
                back(3, 3),
                "0606",
            )
            .foot("M1", MUSLIM, 4, target)
            .start()
    };
    assert!(table(&[], "0603").allows(fire("C1", "M1")));
    for hill in ["0605", "0604"] {
        assert_eq!(
            table(&[(hill, 'H')], "0603").refused(fire("C1", "M1")),
            "6.4/los"
        );
    }
    assert!(table(&[], "0704").allows(fire("C1", "M1")));
    for hill in ["0605", "0705"] {
        assert_eq!(
            table(&[(hill, 'H')], "0704").refused(fire("C1", "M1")),
            "6.4/los"
        );
    }
    for hill in ["0604", "0706", "0505"] {
        assert!(table(&[(hill, 'H')], "0704").allows(fire("C1", "M1")));
    }
}

#[test]
fn r6_4_walls_shield_from_the_side_they_keep_out() {
    let table = field(&[("0605", 'F'), ("0604", '.')])
        .archery(CRUSADER)
        .fortress("0605")
        .bowmen("C1", CRUSADER, "0606")
        .unit(
            "G1",
            MUSLIM,
            UnitKind::Garrison,
            front(4, 1),
            back(2, 1),
            "0605",
        )
        .foot("M1", MUSLIM, 4, "0608");
    let play = table.start();
    assert_eq!(play.refused(fire("C1", "G1")), "15.4/fortress");
    assert!(
        play.allows(fire("C1", "M1")),
        "the garrison does not draw the fire either"
    );
    let play = table.option("archery_into_fortress", "allowed").start();
    assert!(play.allows(fire("C1", "G1")));
    assert_eq!(play.refused(fire("C1", "M1")), "6.4/adjacent-priority");
}

#[test]
fn r6_5_inactive_archers_fire_at_adjacent_units_only() {
    let mut play = Table::open()
        .archery(MUSLIM)
        .bowmen("C1", CRUSADER, "0606")
        .foot("M1", MUSLIM, 4, "0604")
        .foot("M2", MUSLIM, 4, "0607")
        .start();
    play.play(end_fire());
    assert_eq!(play.refused(fire("C1", "M1")), "6.5/adjacent-only");
    play.roll(&[2], fire("C1", "M2"));
    assert!(play.is_back("M2"));
}

#[test]
fn r6_5_a_target_need_not_have_fired_nor_intend_to_attack() {
    let mut play = Table::open()
        .archery(MUSLIM)
        .bowmen("C1", CRUSADER, "0606")
        .light("M1", MUSLIM, "0605")
        .start();
    play.play(end_fire()).roll(&[1], fire("C1", "M1"));
    assert!(play.is_back("M1"));
}

#[test]
fn r6_5_each_inactive_unit_fires_once_at_its_owners_order() {
    let mut play = Table::open()
        .archery(MUSLIM)
        .bowmen("C1", CRUSADER, "0606")
        .bowmen("C2", CRUSADER, "0506")
        .foot("M1", MUSLIM, 4, "0605")
        .start();
    play.play(end_fire())
        .roll(&[6], fire("C2", "M1"))
        .roll(&[6], fire("C1", "M1"));
    assert_eq!(play.refused(fire("C2", "M1")), "6.5/already-fired");
    assert!(play.offers_of("fire").is_empty());
}

#[test]
fn r6_5_a_unit_disordered_by_archery_still_fires_with_its_former_values() {
    let mut play = Table::open()
        .archery(MUSLIM)
        .bowmen("C1", CRUSADER, "0606")
        .light("M1", MUSLIM, "0605")
        .start();
    play.play(fire("M1", "C1")).roll(&[1], end_fire());
    assert!(play.is_back("C1"));
    play.roll(&[2], fire("C1", "M1"));
    assert!(
        play.is_back("M1"),
        "factor 2 of the front, not 1 of the back"
    );
}

#[test]
fn r6_5_a_unit_disordered_before_the_phase_fires_with_its_back() {
    let table = Table::open()
        .archery(MUSLIM)
        .bowmen("C1", CRUSADER, "0606")
        .disordered("C1")
        .light("M1", MUSLIM, "0605");
    let mut play = table.start();
    play.play(end_fire()).roll(&[2], fire("C1", "M1"));
    assert!(!play.is_back("M1"));
    let mut play = table.start();
    play.play(end_fire()).roll(&[1], fire("C1", "M1"));
    assert!(play.is_back("M1"));
}

#[test]
fn r6_5_defensive_targets_are_on_their_front_now() {
    let mut play = Table::open()
        .archery(MUSLIM)
        .bowmen("C1", CRUSADER, "0606")
        .bowmen("C2", CRUSADER, "0506")
        .light("M1", MUSLIM, "0605")
        .start();
    play.play(end_fire()).roll(&[1], fire("C1", "M1"));
    assert_eq!(play.refused(fire("C2", "M1")), "6.4/not-eligible");
}

#[test]
fn r6_5_lone_leaders_and_own_units_are_no_targets_either() {
    let mut play = Table::open()
        .archery(MUSLIM)
        .bowmen("C1", CRUSADER, "0606")
        .foot("C2", CRUSADER, 5, "0506")
        .leader("ML", MUSLIM, 2, "0605")
        .foot("M1", MUSLIM, 4, "1010")
        .start();
    play.play(end_fire());
    assert_eq!(play.refused(fire("C1", "ML")), "6.1/lone-leader");
    assert_eq!(play.refused(fire("C1", "C2")), "6.1/own-unit");
    assert_eq!(play.refused(fire("C2", "M1")), "6.1/no-archery");
}

#[test]
fn r6_5_the_active_side_does_not_fire_any_more() {
    let mut play = bows().bowmen("M1", MUSLIM, "0605").start();
    play.play(end_fire());
    assert_eq!(play.refused(fire("C1", "M1")), "6.3/declaration-closed");
}

#[test]
fn r6_2_archery_leaves_leaders_alone() {
    let mut play = bows()
        .foot("M1", MUSLIM, 4, "0605")
        .leader("ML", MUSLIM, 2, "0605")
        .start();
    play.play(fire("C1", "M1")).roll(&[1], end_fire());
    assert!(play.is_back("M1"));
    assert_eq!(play.at("ML"), "0605");
}
