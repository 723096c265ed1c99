//! Positions of this system in lines of text.
//!
//! A line, or what stands between two commas, is a piece as [`Table::with`] reads it (`T 1704 wounded`) or a setting: `row N` (a row
//! of open hexes instead of the board, whose first hex is the town), `phase movement crusader` (also `combat`; `moslem`),
//! `turn N`, `goal BAGGAGE OTHERS`, `option NAME VALUE`.

use super::table::Table;
use gonfalon::scenario::Scenario;
use gonfalon::scenario::arsouf::ArsoufData;

/// The words with which settings begin.
const SETTINGS: [&str; 5] = ["row", "phase", "turn", "goal", "option"];

/// The scenario of a position.
pub fn position(text: &str) -> Scenario {
    let lines = text.split([',', '\n']).map(str::trim).filter(|line| !line.is_empty());
    let is_setting = |line: &&str| line.split(' ').next().is_some_and(|w| SETTINGS.contains(&w));
    let (settings, pieces): (Vec<&str>, Vec<&str>) = lines.partition(is_setting);
    settings.into_iter().fold(Table::with(&pieces.join(",")), told).scenario().clone()
}

fn told(table: Table, line: &str) -> Table {
    let number = |text: &str| text.parse::<u8>().unwrap_or_else(|_| panic!("a number: {line}"));
    match line.split_whitespace().collect::<Vec<&str>>()[..] {
        ["row", n] => row(table, number(n).into()),
        ["turn", n] => table.turn(number(n).into()),
        ["goal", baggage, others] => table.goal(number(baggage), number(others)),
        ["option", name, value] => table.option(name, value),
        ["phase", phase, side] => table.begin(|begin| {
            begin.phase = serde_json::from_value(phase.into()).expect("a phase");
            side.clone_into(&mut begin.side);
        }),
        _ => panic!("not a setting: {line}"),
    }
}

/// A row of open hexes, with the sea around it.
fn row(table: Table, columns: u16) -> Table {
    table.edit(|scenario| {
        let map = scenario.map.as_mut().expect("a map");
        (map.columns, map.rows) = (columns, 1);
        map.grid = vec![".".repeat(columns.into())];
        map.roads.clear();
        map.hexsides.clear();
        map.places.clear();
        map.landmarks.clear();
        map.streams.clear();
        map.variants.clear();
        for (id, zone) in &mut map.zones {
            zone.hexes = if id == "town" { vec!["0101".to_owned()] } else { Vec::new() };
        }
        let data = scenario.data_mut::<ArsoufData>().expect("its data");
        for piece in &mut data.pieces {
            piece.setup = None;
        }
    })
}
