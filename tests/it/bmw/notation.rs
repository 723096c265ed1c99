//! Positions of this system in lines of text.
//!
//! A line, or what stands between two commas, is a counter or a setting:
//!
//! - `C1 foot 5 0101 disordered moved`: id (`C..` is the Crusaders', `M..` the Muslims'), kind with its numbers, hex, states. Kinds:
//!   `foot STRENGTH`, `bowmen`, `light`, `knights STRENGTH`, `cavalry STRENGTH MA`, `lancers`, `horse-archers`, `leader VALUE`,
//!   `camp`, `trebuchet`, with the values that [`Table`] gives them. States: `disordered`, `moved`, `charging`.
//! - `map ROW ROW ..` in letters, an open field of 12 by 12 without it; `road HEX HEX ..`; `phase movement crusader` (also
//!   `archery`, `combat`, `reorganization`; `muslim`); `turn N`; `turns N`; `option NAME VALUE`.

use super::table::{CRUSADER, MUSLIM, Table};
use gonfalon::kernel::Side;
use gonfalon::scenario::Scenario;

/// The scenario of a position.
pub fn position(text: &str) -> Scenario {
    let lines = || text.split([',', '\n']).map(str::trim).filter(|line| !line.is_empty());
    let map = lines().find_map(|line| line.strip_prefix("map "));
    let start = map.map_or_else(Table::open, |rows| {
        Table::map(&rows.split_whitespace().collect::<Vec<&str>>())
    });
    lines().fold(start, told).scenario().clone()
}

/// A setting or a counter.
fn told(table: Table, line: &str) -> Table {
    let number = |text: &str| text.parse::<u8>().unwrap_or_else(|_| panic!("a number: {line}"));
    match line.split_whitespace().collect::<Vec<&str>>()[..] {
        ["map", ..] => table,
        ["road", ..] => table.road(&line["road ".len()..]),
        ["turn", n] => table.turn(number(n)),
        ["turns", n] => table.turns(number(n)),
        ["option", name, value] => table.option(name, value),
        ["phase", phase, side] => {
            let phase = serde_json::from_value(phase.into()).expect("a phase");
            table.phase(phase, if side == "crusader" { CRUSADER } else { MUSLIM })
        }
        [id, kind, ref rest @ ..] => counter(table, id, kind, rest),
        _ => panic!("neither a setting nor a counter: {line}"),
    }
}

fn counter(table: Table, id: &str, kind: &str, words: &[&str]) -> Table {
    let side: Side = if id.starts_with('C') { CRUSADER } else { MUSLIM };
    let number = |n: usize| words[n].parse::<u8>().expect("a number");
    let (table, used) = match kind {
        "foot" => (table.foot(id, side, number(0), words[1]), 2),
        "bowmen" => (table.bowmen(id, side, words[0]), 1),
        "light" => (table.light(id, side, words[0]), 1),
        "knights" => (table.knights(id, side, number(0), words[1]), 2),
        "cavalry" => (table.cavalry(id, side, number(0), number(1), words[2]), 3),
        "lancers" => (table.lancers(id, side, words[0]), 1),
        "horse-archers" => (table.horse_archers(id, side, words[0]), 1),
        "leader" => (table.leader(id, side, number(0), words[1]), 2),
        "camp" => (table.camp(id, side, words[0]), 1),
        "trebuchet" => (table.trebuchet(id, side, words[0]), 1),
        _ => panic!("no such kind of counter: {kind}"),
    };
    words[used..].iter().fold(table, |table, state| match *state {
        "disordered" => table.disordered(id),
        "moved" => table.moved(id),
        "charging" => table.charging(id),
        _ => panic!("no such state of {id}: {state}"),
    })
}
