//! Positions of this system in lines of text.
//!
//! A line, or what stands between two commas, is a card on the field as [`Table::field`] reads it (`M6 b hoplites x1`) or a setting:
//! `at PHASE`, `active a`, `turn N`, `hand a CARDS`, `deck a CARDS` (the top card first), `reserve a CARDS`, `casualties a CARDS`
//! (face up), `points a N`, `option NAME VALUE`. It is the turn of side `a`, from its scouts on, unless told otherwise.

use super::table::{A, B, Table};
use gonfalon::kernel::Side;
use gonfalon::scenario::Scenario;

/// The words with which settings begin.
const SETTINGS: [&str; 9] =
    ["at", "active", "turn", "hand", "deck", "reserve", "casualties", "points", "option"];

/// The scenario of a position.
pub fn position(text: &str) -> Scenario {
    let lines = text.split([',', '\n']).map(str::trim).filter(|line| !line.is_empty());
    let is_setting = |line: &&str| line.split(' ').next().is_some_and(|w| SETTINGS.contains(&w));
    let (settings, cards): (Vec<&str>, Vec<&str>) = lines.partition(is_setting);
    settings.into_iter().fold(Table::field(&cards.join(",")), told).scenario().clone()
}

fn told(table: Table, line: &str) -> Table {
    let side = |word: &str| -> Side { if word == "a" { A } else { B } };
    let words: Vec<&str> = line.splitn(3, ' ').collect();
    match words[..] {
        ["at", phase] => table.at(phase),
        ["active", of] => table.active(side(of)),
        ["turn", n] => table.turn(n.parse().expect("a number")),
        ["hand", of, cards] => table.hand(side(of), cards),
        ["deck", of, cards] => table.deck(side(of), cards),
        ["reserve", of, cards] => table.reserve(side(of), cards),
        ["casualties", of, cards] => table.lost(side(of), cards, ""),
        ["points", of, n] => table.points(side(of), n.parse().expect("a number")),
        ["option", name, value] => table.option(name, value),
        _ => panic!("not a setting: {line}"),
    }
}
