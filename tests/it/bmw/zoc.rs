//! Chapter 5: zones of control.

use super::table::*;
use gonfalon::scenario::bmw::UnitKind;

const AROUND_0606: [&str; 6] = ["0605", "0706", "0707", "0607", "0507", "0506"];

/// How many hexes of the map are in the zone of a side.
fn size(play: &Play, side: gonfalon::kernel::Side) -> usize {
    play.scene.map.grid.hexes().filter(|&hex| play.game.state.in_zoc(side, hex)).count()
}

#[test]
fn r5_1_the_six_hexes_around_a_unit_are_its_zone() {
    let play = Table::open().foot("C1", CRUSADER, 5, "0606").start();
    assert!(AROUND_0606.iter().all(|hex| play.zoc(CRUSADER, hex)));
    assert_eq!(size(&play, CRUSADER), 6);
    assert!(!play.zoc(CRUSADER, "0606"), "not the unit's own hex");
    assert!(!play.zoc(MUSLIM, "0605"));
}

#[test]
fn r5_1_a_solid_dot_exerts_none() {
    let table = Table::open().light("C1", CRUSADER, "0606").horse_archers("C2", CRUSADER, "0202");
    assert_eq!(size(&table.start(), CRUSADER), 0);
}

#[test]
fn r5_1_a_side_without_a_dot_exerts_one() {
    let play = Table::open().light("C1", CRUSADER, "0606").disordered("C1").start();
    assert_eq!(size(&play, CRUSADER), 6);
}

#[test]
fn r5_1_an_open_dot_exerts_a_zone() {
    let play = Table::open().knights("C1", CRUSADER, 7, "0606").disordered("C1").start();
    assert_eq!(size(&play, CRUSADER), 6);
}

#[test]
fn r5_1_option_open_dot_exerts_zoc() {
    let table = Table::open().knights("C1", CRUSADER, 7, "0606");
    let table = table.option("open_dot_exerts_zoc", false);
    assert_eq!(size(&table.start(), CRUSADER), 6, "the front has no dot");
    assert_eq!(size(&table.disordered("C1").start(), CRUSADER), 0);
}

#[test]
fn r5_1_leaders_and_markers_exert_none() {
    let table = Table::open()
        .leader("CL", CRUSADER, 2, "0606")
        .camp("K1", CRUSADER, "0202")
        .trebuchet("T1", CRUSADER, "0909");
    assert_eq!(size(&table.start(), CRUSADER), 0);
}

#[test]
fn r5_1_units_off_the_map_exert_none() {
    let play = Table::open().foot("C1", CRUSADER, 5, "0606").dead("C1").start();
    assert_eq!(size(&play, CRUSADER), 0);
}

#[test]
fn r5_1_units_and_other_zones_do_not_negate_a_zone() {
    let play = Table::open()
        .foot("C1", CRUSADER, 5, "0606")
        .foot("C2", CRUSADER, 5, "0605")
        .foot("M1", MUSLIM, 5, "0706")
        .foot("M2", MUSLIM, 5, "0507")
        .start();
    assert!(AROUND_0606.iter().all(|hex| play.zoc(CRUSADER, hex)));
    assert!(play.zoc(MUSLIM, "0606") && play.zoc(MUSLIM, "0605"));
}

#[test]
fn r5_1_no_zone_into_terrain_the_unit_may_not_enter() {
    let map = ["...", "~S.", "..."];
    let table = Table::map(&map);
    let horse = table.clone().cavalry("C1", CRUSADER, 5, 6, "0201").start();
    assert!(!horse.zoc(CRUSADER, "0202"), "horse and swamp");
    let foot = table.clone().foot("C1", CRUSADER, 5, "0201").start();
    assert!(foot.zoc(CRUSADER, "0202"), "foot and swamp");
    assert!(!foot.zoc(CRUSADER, "0102"), "nobody and the sea");
}

#[test]
fn r5_1_a_zone_follows_a_road_into_prohibited_terrain() {
    let table = Table::map(&["...", ".S.", "..."]).cavalry("C1", CRUSADER, 5, 6, "0201");
    let play = table.road("0201 0202 0203").start();
    assert!(play.zoc(CRUSADER, "0202"));
}

#[test]
fn r5_1_terrain_costs_do_not_limit_a_zone() {
    let table = Table::map(&["...", "HWD", "..."]);
    let kind = UnitKind::Garrison;
    let play = table.unit("C1", CRUSADER, kind, front(4, 1), back(2, 1), "0201").start();
    assert!(play.zoc(CRUSADER, "0202"), "woods cost 3 of 1 point, but are not prohibited");
}

#[test]
fn r5_1_a_flip_changes_the_zone_at_once() {
    let mut play = Table::open()
        .archery(CRUSADER)
        .bowmen("C1", CRUSADER, "0605")
        .light("M1", MUSLIM, "0606")
        .start();
    assert_eq!(size(&play, MUSLIM), 0);
    play.play(fire("C1", "M1")).roll(&[1], end_fire());
    assert!(play.is_back("M1"));
    assert_eq!(size(&play, MUSLIM), 6);
}

#[test]
fn r5_1_a_move_takes_the_zone_along() {
    let mut play = Table::open().foot("C1", CRUSADER, 5, "0606").start();
    play.play(mv("C1", "0605 0604"));
    assert!(play.zoc(CRUSADER, "0603") && !play.zoc(CRUSADER, "0607"));
    assert_eq!(size(&play, CRUSADER), 6);
}

#[test]
fn r5_2_a_move_ends_in_an_enemy_zone() {
    let mut play =
        Table::open().foot("C1", CRUSADER, 5, "0608").foot("M1", MUSLIM, 5, "0606").start();
    assert_eq!(play.refused(mv("C1", "0607 0507")), "5.2/must-stop");
    assert_eq!(play.refused(mv("C1", "0607 0608")), "5.2/must-stop");
    play.play(mv("C1", "0607"));
    assert_eq!(play.at("C1"), "0607");
}

#[test]
fn r5_2_entering_an_enemy_zone_costs_nothing_extra() {
    let mut play =
        Table::open().foot("C1", CRUSADER, 5, "0610").foot("M1", MUSLIM, 5, "0606").start();
    play.play(mv("C1", "0609 0608 0607"));
    assert_eq!(play.at("C1"), "0607");
}

#[test]
fn r5_2_no_offered_move_leads_through_an_enemy_zone() {
    // A wall of enemy zones across a map three hexes wide.
    let table = Table::map(&["...", "...", "...", "...", "...", "...", "..."])
        .unit("C1", CRUSADER, UnitKind::Cavalry, front(5, 9), back(3, 9), "0207")
        .foot("M1", MUSLIM, 5, "0203");
    let mut play = table.start();
    let reach = play.reach("C1");
    assert!(reach.split(' ').all(|hex| hex[2..].parse::<u8>().unwrap() >= 4), "{reach}");
    assert!(["0104", "0204", "0304"].iter().all(|hex| reach.contains(hex)));
    assert!(!reach.contains("0103") && !reach.contains("0303"), "beyond the zone");
}

#[test]
fn r5_2_skirmishers_stop_nobody() {
    let play = Table::open().foot("C1", CRUSADER, 5, "0608").light("M1", MUSLIM, "0606").start();
    assert!(play.allows(mv("C1", "0607 0507 0506")));
}

#[test]
fn r5_2_foot_in_swamp_is_free_of_the_zone_of_horse() {
    let table = Table::map(&["....", ".SS.", "....", "...."]).foot("C1", CRUSADER, 5, "0202");
    let play = table.cavalry("M1", MUSLIM, 5, 6, "0201").start();
    assert!(play.allows(mv("C1", "0203")));
}

#[test]
fn r5_3_an_active_unit_in_an_enemy_zone_must_attack() {
    // The attacker exerts no zone, so that the duty is his alone.
    let mut play = Table::open()
        .combat(CRUSADER)
        .light("C1", CRUSADER, "0605")
        .foot("M1", MUSLIM, 3, "0606")
        .start();
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
    play.roll(&[3], attack("C1", "M1"));
    play.play(end_combat());
}

#[test]
fn r5_3_an_inactive_unit_in_an_active_zone_must_be_attacked() {
    let mut play = Table::open()
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 3, "0605")
        .horse_archers("M1", MUSLIM, "0606")
        .disordered("M1")
        .start();
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
    play.roll(&[3], attack("C1", "M1"));
    play.play(end_combat());
}

/// More counters than a byte can tell apart, on more hexes than a position holds in itself.
#[test]
fn r5_1_zones_of_hundreds_of_units_on_a_large_map() {
    let row = ".".repeat(40);
    let rows = [row.as_str(); 30];
    // Every third column is full: 13 columns of 26 units, the last of another side.
    let mut table = Table::map(&rows);
    let hexes = (0..13).flat_map(|column| (2..28).map(move |row| (2 + 3 * column, row)));
    for (number, (column, row)) in hexes.enumerate() {
        let side = if column == 38 { MUSLIM } else { CRUSADER };
        table = table.foot(&format!("U{number}"), side, 4, &format!("{column:02}{row:02}"));
    }
    let mut play = table.start();
    let (scene, state) = (&play.scene, &play.game.state);
    let numbers = scene.map.grid.hexes().filter_map(|hex| state.unit_at(hex)).map(|unit| unit.0);
    let mut numbers: Vec<u16> = numbers.collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (0..338).collect::<Vec<u16>>(), "each is found in its hex");
    let written = serde_json::to_value(state).expect("it can be written");
    assert_eq!(serde_json::from_value(written).ok().as_ref(), Some(state), "and read again");
    assert_eq!(size(&play, MUSLIM), 2 * 27 + 28, "a column beside it each, and its own");
    play.play(mv("U300", "3616 3716"));
    assert_eq!(play.at("U300"), "3716");
    assert!(play.zoc(CRUSADER, "3815"), "its zone goes along");
}
