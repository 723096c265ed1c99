//! 15: the units, one by one: every value of the table, and each in play.

use super::unit_row::{PLAIN, Row};
use crate::acies::muster::IDS;
use gonfalon::scenario::acies::stock;

/// ACIES 15.1.
#[test]
fn r15_1_slingers() {
    let row = Row {
        id: "slingers",
        kind: "SK",
        mobility: 5,
        melee: 1,
        missile: Some((3, 0)),
        hits: 1,
        cost: 25,
        scout: true,
        fire: 1,
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.2.
#[test]
fn r15_2_bowmen() {
    let row = Row {
        id: "bowmen",
        kind: "SK",
        mobility: 5,
        melee: 1,
        missile: Some((5, 2)),
        hits: 1,
        cost: 40,
        scout: true,
        fire: 1,
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.3.
#[test]
fn r15_3_javelineers() {
    let row = Row {
        id: "javelineers",
        kind: "SK",
        mobility: 5,
        melee: 2,
        missile: Some((4, 0)),
        hits: 1,
        cost: 30,
        scout: true,
        fire: 1,
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.4.
#[test]
fn r15_4_light_infantry() {
    let row = Row {
        id: "light-infantry",
        kind: "LI",
        mobility: 4,
        melee: 3,
        hits: 2,
        cost: 40,
        scout: true,
        versus: &[("EL", -2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.5.
#[test]
fn r15_5_psiloi() {
    let row = Row {
        id: "psiloi",
        kind: "LI",
        mobility: 5,
        melee: 3,
        missile: Some((3, 0)),
        hits: 1,
        cost: 30,
        scout: true,
        versus: &[("EL", -2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.6.
#[test]
fn r15_6_peltasts() {
    let row = Row {
        id: "peltasts",
        kind: "MI",
        mobility: 3,
        melee: 4,
        hits: 2,
        cost: 45,
        scout: true,
        versus: &[("CAV", 1), ("EL", -1)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.7.
#[test]
fn r15_7_auxilia() {
    let row = Row {
        id: "auxilia",
        kind: "MI",
        mobility: 2,
        melee: 4,
        hits: 2,
        cost: 45,
        scout: true,
        versus: &[("CAV", 1), ("EL", -1)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.8.
#[test]
fn r15_8_barbarians() {
    let row = Row {
        id: "barbarians",
        kind: "WB",
        mobility: 3,
        melee: 2,
        hits: 2,
        cost: 50,
        versus: &[("CAV", 1), ("EL", -1)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.9.
#[test]
fn r15_9_horde() {
    let row = Row {
        id: "horde",
        kind: "WB",
        mobility: 3,
        melee: 3,
        hits: 2,
        cost: 50,
        versus: &[("CAV", 1), ("EL", -1)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.10.
#[test]
fn r15_10_warriors() {
    let row = Row {
        id: "warriors",
        kind: "WB",
        mobility: 3,
        melee: 4,
        hits: 3,
        cost: 50,
        versus: &[("CAV", 1)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.11.
#[test]
fn r15_11_legionaires() {
    let row = Row {
        id: "legionaires",
        kind: "HI",
        mobility: 2,
        melee: 5,
        hits: 3,
        cost: 60,
        versus: &[("LI", 2), ("CAV", 1)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.12.
#[test]
fn r15_12_hoplites() {
    let row = Row {
        id: "hoplites",
        kind: "HI",
        mobility: 1,
        melee: 5,
        hits: 3,
        cost: 60,
        fire: 1,
        versus: &[("LI", 2), ("CAV", 2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.13.
#[test]
fn r15_13_phalanx() {
    let row = Row {
        id: "phalanx",
        kind: "PH",
        mobility: 1,
        melee: 7,
        hits: 3,
        cost: 70,
        fire: 2,
        versus: &[("LI", 2), ("CAV", 3)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.14.
#[test]
fn r15_14_horse_archers() {
    let row = Row {
        id: "horse-archers",
        kind: "LC",
        mobility: 8,
        melee: 3,
        missile: Some((3, 0)),
        hits: 1,
        cost: 100,
        scout: true,
        flank: true,
        versus: &[("CH", -2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.15.
#[test]
fn r15_15_light_cavalry() {
    let row = Row {
        id: "light-cavalry",
        kind: "LC",
        mobility: 8,
        melee: 3,
        hits: 1,
        cost: 80,
        scout: true,
        flank: true,
        versus: &[("CH", -2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.16.
#[test]
fn r15_16_numides() {
    let row = Row {
        id: "numides",
        kind: "LC",
        mobility: 9,
        melee: 3,
        missile: Some((2, 0)),
        hits: 1,
        cost: 100,
        scout: true,
        flank: true,
        versus: &[("CH", -2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.17.
#[test]
fn r15_17_heavy_cavalry() {
    let row = Row {
        id: "heavy-cavalry",
        kind: "HC",
        mobility: 7,
        melee: 5,
        hits: 2,
        cost: 110,
        flank: true,
        versus: &[("LC", 1), ("CH", -2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.18.
#[test]
fn r15_18_cataphracts() {
    let row = Row {
        id: "cataphracts",
        kind: "HC",
        mobility: 7,
        melee: 6,
        hits: 2,
        cost: 120,
        flank: true,
        fire: 1,
        versus: &[("CH", -2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.19.
#[test]
fn r15_19_light_chariots() {
    let row = Row {
        id: "light-chariots",
        kind: "CH",
        mobility: 7,
        melee: 3,
        missile: Some((3, 0)),
        hits: 1,
        cost: 65,
        flank: true,
        versus: &[("HI", 1), ("LI", 1), ("CAV", 2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.20.
#[test]
fn r15_20_heavy_chariots() {
    let row = Row {
        id: "heavy-chariots",
        kind: "CH",
        mobility: 6,
        melee: 5,
        hits: 1,
        cost: 95,
        flank: true,
        versus: &[("HI", 1), ("LI", 2), ("CAV", 3)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.21.
#[test]
fn r15_21_elephants() {
    let row = Row {
        id: "elephants",
        kind: "EL",
        mobility: 6,
        melee: 6,
        missile: Some((3, 0)),
        hits: 1,
        cost: 90,
        fire: -2,
        versus: &[("LI", 2), ("CAV", 2)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.22.
#[test]
fn r15_22_war_wagon() {
    let row = Row {
        id: "war-wagon",
        kind: "WW",
        mobility: 6,
        melee: 4,
        missile: Some((3, 0)),
        hits: 1,
        cost: 60,
        versus: &[("WB", 4), ("EL", 3)],
        ..PLAIN
    };
    row.check();
}

/// ACIES 15.23.
#[test]
fn r15_23_artillery() {
    let row = Row {
        id: "artillery",
        kind: "AR",
        melee: 2,
        missile: Some((7, 3)),
        hits: 1,
        cost: 70,
        ..PLAIN
    };
    row.check();
}

/// ACIES 15: the sums of the table.
#[test]
fn r15_0_the_sums_of_the_table() {
    let units = &stock().units;
    assert_eq!(units.iter().map(|unit| unit.id.as_str()).collect::<Vec<_>>(), IDS);
    assert_eq!(units.len(), 23);
    let sum = |value: fn(&gonfalon::scenario::acies::UnitData) -> u32| {
        units.iter().map(value).sum::<u32>()
    };
    assert_eq!(sum(|unit| u32::from(unit.cost)), 1485);
    assert_eq!(sum(|unit| u32::from(unit.melee)), 84);
    assert_eq!(sum(|unit| u32::from(unit.hits)), 38);
    assert_eq!(sum(|unit| u32::from(unit.mobility)), 106);
    assert_eq!(sum(|unit| u32::from(unit.scout)), 10);
    assert_eq!(sum(|unit| u32::from(unit.flank)), 7);
    assert_eq!(sum(|unit| u32::from(unit.missile.is_some())), 10);
}
