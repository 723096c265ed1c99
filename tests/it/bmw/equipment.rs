//! Chapter 2: map, charts, counters.

use super::table::*;
use gonfalon::scenario::bmw::BmwData;
use gonfalon::scenario::bmw::CombatResult::{self, *};
use gonfalon::scenario::bmw::UnitKind;
use gonfalon::systems::bmw::charts::crt::OddsColumn;
use gonfalon::systems::bmw::scene::{Class, Role};
use std::collections::BTreeMap;

#[test]
fn r2_1_every_numbered_hex_is_on_the_map() {
    let play = Table::of(acre()).start();
    let mut count = 0;
    for column in 1..=26 {
        for row in 1..=29 {
            let label = format!("{column:02}{row:02}");
            assert_eq!(play.scene.map.grid.label(play.hex(&label)), label);
            count += 1;
        }
    }
    assert_eq!(play.scene.map.grid.len(), count);
}

#[test]
fn r2_1_no_move_leads_off_the_map() {
    let play = Table::open().foot("C1", CRUSADER, 5, "0101").foot("M1", MUSLIM, 5, "1212").start();
    assert_eq!(play.refused(mv("C1", "0100")), "2.1/off-map");
    assert_eq!(play.refused(mv("C1", "0001")), "2.1/off-map");
    assert_eq!(play.refused(mv("C1", "0102 1399")), "2.1/off-map");
}

#[test]
fn r2_1_a_move_stays_on_the_map_at_the_corners() {
    let mut play =
        Table::open().foot("C1", CRUSADER, 5, "0101").foot("M1", MUSLIM, 5, "1212").start();
    assert_eq!(play.reach("C1"), "0102 0103 0104 0201 0202 0203 0301 0302 0303 0401 0402");
}

#[test]
fn r2_1_a_retreat_with_only_the_edge_left_eliminates() {
    // 0101 has two neighbours: 0102, where the attacker stands, and 0201, in his ZOC.
    let mut play = Table::open()
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 5, "0102")
        .foot("M1", MUSLIM, 5, "0101")
        .start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.result(), "1-1 DR 2");
    assert_eq!(play.at("M1"), "eliminated");
}

#[test]
fn r2_2_the_combat_results_table_is_as_printed() {
    let printed: [[CombatResult; 8]; 6] = {
        let (al, ar, no, ex, dr, dl) =
            (AttackerLoss, AttackerRetreat, NoEffect, Exchange, DefenderRetreat, DefenderLoss);
        [
            [ar, dr, dr, dr, dr, dl, dl, dl],
            [ar, ar, dr, dr, dr, dr, dl, dl],
            [ar, no, no, no, no, no, dr, dl],
            [al, al, ar, no, dr, dr, dr, dr],
            [al, al, ar, ex, ex, dr, dr, dr],
            [al, al, al, ar, ar, ar, dr, dr],
        ]
    };
    let play = Table::of(acre()).start();
    let crt = &play.scene.crt;
    assert_eq!(crt.odds_columns(), 10);
    for (row, results) in (1..).zip(printed) {
        for (column, result) in (1..).zip(results) {
            assert_eq!(crt.result(OddsColumn(column), row), result, "column {column}, die {row}");
        }
    }
}

#[test]
fn r2_2_the_columns_run_from_one_to_four_to_five_to_one() {
    let play = Table::of(acre()).start();
    let names: Vec<String> = (1..9).map(|n| play.scene.crt.column(OddsColumn(n))).collect();
    assert_eq!(names, ["1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1"]);
}

#[test]
fn r2_2_both_ends_of_the_table_are_automatic() {
    let play = Table::of(acre()).start();
    let crt = &play.scene.crt;
    assert_eq!(crt.automatic(OddsColumn(0)), Some(AttackerLoss));
    assert_eq!(crt.automatic(OddsColumn(9)), Some(DefenderLoss));
    assert!((1..9).all(|n| crt.automatic(OddsColumn(n)).is_none()));
}

#[test]
fn r2_2_terrain_costs_are_those_of_the_chart() {
    let play = Table::map(&[".HWRSD~Fcm"]).start();
    let costs = |label: &str| {
        let hex = play.hex(label);
        [Class::Foot, Class::Horse, Class::Train].map(|c| play.scene.terrain_cost(c, hex))
    };
    assert_eq!(costs("0101"), [Some(1); 3], "clear");
    assert_eq!(costs("0201"), [Some(2); 3], "hill");
    assert_eq!(costs("0301"), [Some(3); 3], "woods");
    assert_eq!(costs("0401"), [Some(3); 3], "river");
    assert_eq!(costs("0501"), [Some(3), None, None], "swamp");
    assert_eq!(costs("0601"), [Some(3), Some(3), None], "dunes");
    assert_eq!(costs("0701"), [None; 3], "sea");
    assert_eq!(costs("0801")[..2], [Some(1); 2], "fortress");
    assert_eq!(costs("0901"), [Some(1); 3], "a Crusader camp");
    assert_eq!(costs("1001"), [Some(1); 3], "a Muslim camp");
}

/// How many units of a side have which front: strength and movement allowance.
fn fronts(play: &Play, side: gonfalon::kernel::Side) -> BTreeMap<(u8, u8), usize> {
    let mut fronts = BTreeMap::new();
    for counter in play.scene.counters.iter().filter(|c| c.is_unit() && c.side == side) {
        *fronts.entry((counter.front.strength, counter.front.ma)).or_default() += 1;
    }
    fronts
}

#[test]
fn r2_3_crusader_counters_are_those_of_the_sheet() {
    let play = Table::of(acre()).start();
    let expected =
        BTreeMap::from([((9, 3), 2), ((7, 3), 4), ((6, 3), 4), ((5, 3), 18), ((4, 3), 2)]);
    assert_eq!(fronts(&play, CRUSADER), expected);
}

#[test]
fn r2_3_muslim_counters_are_those_of_the_sheet() {
    let play = Table::of(acre()).start();
    let expected = BTreeMap::from([
        ((7, 4), 2),
        ((6, 4), 6),
        ((3, 5), 8),
        ((4, 5), 4),
        ((2, 8), 8),
        ((4, 8), 2),
        ((4, 3), 2),
        ((4, 1), 7),
    ]);
    assert_eq!(fronts(&play, MUSLIM), expected);
}

#[test]
fn r2_3_strengths_add_up() {
    let play = Table::of(acre()).start();
    let sum = |side, garrison: bool| -> u32 {
        let units = play.scene.counters.iter().filter(|c| c.is_unit() && c.side == side);
        units
            .filter(|c| (c.kind() == Some(UnitKind::Garrison)) == garrison)
            .map(|c| u32::from(c.front.strength))
            .sum()
    };
    assert_eq!((sum(CRUSADER, false), sum(MUSLIM, false), sum(MUSLIM, true)), (168, 122, 28));
}

#[test]
fn r2_3_leaders_have_their_values_and_allowance() {
    let play = Table::of(acre()).start();
    let leaders = |side| -> Vec<(u8, u8, u32)> {
        let all = play.scene.counters.iter().filter(|c| c.side == side);
        let mut leaders: Vec<_> = all
            .filter_map(|c| match c.role {
                Role::Leader { vp } => Some((c.front.strength, c.front.ma, vp)),
                _ => None,
            })
            .collect();
        leaders.sort_unstable();
        leaders
    };
    assert_eq!(leaders(CRUSADER), [(1, 10, 2), (1, 10, 2), (2, 10, 4), (2, 10, 10)]);
    assert_eq!(leaders(MUSLIM), [(1, 10, 2), (1, 10, 2), (2, 10, 4), (3, 10, 6), (3, 10, 15)]);
}

#[test]
fn r2_3_a_hundred_counters_with_turn_and_charge_markers() {
    let play = Table::of(acre()).start();
    let (turn_marker, charge_markers) = (1, 11);
    assert_eq!(play.scene.counters.len() + turn_marker + charge_markers, 100);
}

#[test]
fn r2_3_crusader_heavy_cavalry_has_three_and_six_on_the_back() {
    let play = Table::of(acre()).start();
    let mut count = 0;
    for c in play.scene.counters.iter().filter(|c| c.side == CRUSADER) {
        if c.kind() == Some(UnitKind::HeavyCavalry) {
            assert_eq!((c.back.strength, c.back.ma), (3, 6), "{}", c.id);
            count += 1;
        }
    }
    assert_eq!(count, 10);
}

#[test]
fn r2_3_the_side_that_is_up_counts() {
    let table = Table::open()
        .movement(CRUSADER)
        .unit("C1", CRUSADER, UnitKind::Infantry, front(5, 3), back(2, 1), "0606")
        .foot("M1", MUSLIM, 4, "0607");
    assert_eq!(table.start().forecast("C1", "M1").attack, 5);
    let play = table.clone().disordered("C1").start();
    assert_eq!(play.forecast("C1", "M1").attack, 2);
    let mut far =
        table.edit(|s| s.data_mut::<BmwData>().unwrap().units.truncate(1)).disordered("C1").start();
    assert_eq!(far.reach("C1").split(' ').count(), 6, "MA 1 of the back side");
}

#[test]
fn r2_3_option_muslim_heavy_cavalry() {
    let play = Table::of(acre()).start();
    let mamluks = play.scene.counter(play.id("M01"));
    assert_eq!(mamluks.kind(), Some(UnitKind::HeavyCavalry));
    assert_eq!((mamluks.back.strength, mamluks.back.ma), (3, 7));
    let play = Table::of(acre()).option("muslim_heavy_cavalry", false).start();
    let mamluks = play.scene.counter(play.id("M01"));
    assert_eq!(mamluks.kind(), Some(UnitKind::Cavalry));
    assert_eq!((mamluks.front.strength, mamluks.front.ma), (7, 4));
    assert_eq!((mamluks.back.strength, mamluks.back.ma), (4, 4));
}

#[test]
fn r2_2_option_belus_river() {
    let play = Table::of(acre()).start();
    assert!(!play.scene.effects(play.hex("1127")).river);
    let play = Table::of(acre()).option("belus_river", "on").start();
    assert!(play.scene.effects(play.hex("1127")).river);
    assert!(!play.scene.effects(play.hex("1016")).river, "the spring marshes stay swamp");
}

#[test]
fn r4_3_two_units_in_a_hex_are_a_faulty_start() {
    let faults =
        Table::open().foot("C1", CRUSADER, 5, "0606").foot("C2", CRUSADER, 5, "0606").faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].name, "overstacked");
}

#[test]
fn r4_2_a_unit_on_prohibited_terrain_is_a_faulty_start() {
    let faults = Table::map(&["S."]).cavalry("C1", CRUSADER, 5, 6, "0101").faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].name, "prohibited-terrain");
}
