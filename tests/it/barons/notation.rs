//! Positions of this system in lines of text, the same in tests, in worked examples (`*.case`) and in `tests/perft/`.
//!
//! A line is a counter of Lewes with its state, as [`Table::field`] reads it (`SIM.MA1 0505 f1 hits2 shaken below`: a facing from 0,
//! north by north-east, clockwise to 5; leaders and the fallen: `SIM.L 0404 wounded`, `HEN.IN1 gone`), or a setting: `at melee`
//! (also `movement`, `adjustment`, `defensive-fire`, `offensive-fire`), `active SIM`, `chit 3`, `option NAME VALUE`, `chits SIM 2 3`,
//! `terrain w 0604 0605` (a letter into hexes), `level 2 0604`. Without `at` and `active` the Battle of the first counter moves, with
//! a chit of 3, on a level field of open ground of 14 by 14 hexes.

use super::table::Table;
use gonfalon::scenario::Scenario;
use serde_json::Value;

/// The words with which settings begin.
const SETTINGS: [&str; 7] = ["at", "active", "chit", "option", "chits", "terrain", "level"];

/// The scenario of a position.
pub fn position(text: &str) -> Scenario {
    table(text.lines()).scenario().clone()
}

/// The table of a position.
pub fn table<'a>(lines: impl Iterator<Item = &'a str>) -> Table {
    let lines = lines.map(str::trim).filter(|line| !line.is_empty());
    let is_setting = |line: &&str| line.split(' ').next().is_some_and(|w| SETTINGS.contains(&w));
    let (settings, counters): (Vec<&str>, Vec<&str>) = lines.partition(is_setting);
    settings.into_iter().fold(Table::field(&counters.join("\n")), told)
}

fn told(table: Table, line: &str) -> Table {
    let number = |text: &str| text.parse::<u8>().unwrap_or_else(|_| panic!("a number: {line}"));
    match line.split_whitespace().collect::<Vec<&str>>()[..] {
        ["at", at] => table.at(at),
        ["active", battle] => table.active(battle),
        ["chit", chit] => table.chit(number(chit)),
        ["chits", battle, ref chits @ ..] => {
            table.chits(battle, &chits.iter().map(|chit| number(chit)).collect::<Vec<u8>>())
        }
        ["option", name, value] => {
            let plain = Value::String(value.to_owned());
            table.option(name, serde_json::from_str(value).unwrap_or(plain))
        }
        ["terrain", letter, ref hexes @ ..] => {
            table.terrain(letter.chars().next().expect("a letter"), &hexes.join(" "))
        }
        ["level", level, ref hexes @ ..] => table.level(number(level), &hexes.join(" ")),
        _ => panic!("not a setting: {line}"),
    }
}
