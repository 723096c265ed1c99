//! Columns of tables that are worse than the ones before.

use super::Warning;
use crate::editor::{Node, Pointer};
use crate::scenario::Scenario;
use crate::scenario::barons::BaronsData;
use crate::scenario::bmw::{BmwData, CombatResult};

pub(super) fn warnings(scenario: &Scenario, _: &Node) -> Vec<Warning> {
    if let Some(bmw) = scenario.data::<BmwData>() {
        return odds(bmw);
    }
    scenario.data::<BaronsData>().map_or_else(Vec::new, tables)
}

/// What a result is worth to the attacker; an exchange hurts both.
const fn worth(result: CombatResult) -> i32 {
    match result {
        CombatResult::AttackerLoss => -2,
        CombatResult::AttackerRetreat => -1,
        CombatResult::NoEffect | CombatResult::Exchange => 0,
        CombatResult::DefenderRetreat => 1,
        CombatResult::DefenderLoss => 2,
    }
}

/// Better odds are worth no less.
fn odds(bmw: &BmwData) -> Vec<Warning> {
    let crt = &bmw.crt;
    let sum = |column: usize| -> i32 {
        crt.rows.iter().filter_map(|row| row.get(column)).map(|result| worth(*result)).sum()
    };
    let columns = 1..crt.columns.len();
    let worse = columns.filter(|column| sum(*column) < sum(column - 1));
    worse
        .map(|column| Warning::WorseColumn {
            column: crt.columns[column].clone(),
            before: crt.columns[column - 1].clone(),
            at: Pointer::fields(["bmw", "crt", "columns"]).then(column),
        })
        .collect()
}

/// More strength hits no less in melee, and fire over more hexes no more.
fn tables(barons: &BaronsData) -> Vec<Warning> {
    let sum = |rows: &[Vec<u8>], column: usize| -> u32 {
        rows.iter().filter_map(|row| row.get(column)).map(|hits| u32::from(*hits)).sum()
    };
    let melee: Vec<Vec<u8>> = barons.tables.melee.iter().map(|row| row.to_vec()).collect();
    let fire: Vec<Vec<u8>> = barons.tables.fire.iter().map(|row| row.to_vec()).collect();
    let worse = |table: &str, column: usize| Warning::WorseColumn {
        column: (column + 1).to_string(),
        before: column.to_string(),
        at: Pointer::fields(["barons", "tables", table]),
    };
    let in_melee = (1..7).filter(|column| sum(&melee, *column) < sum(&melee, column - 1));
    let in_fire = (1..3).filter(|column| sum(&fire, *column) > sum(&fire, column - 1));
    let in_melee = in_melee.map(|column| worse("melee", column));
    in_melee.chain(in_fire.map(|column| worse("fire", column))).collect()
}
