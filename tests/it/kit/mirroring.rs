//! A scenario on a turned map is the same scenario: in every position the turned actions are offered.
//!
//! Maps of hexes are turned by half a turn, which keeps hexes in step where the shoved columns or rows are even in number, and
//! mirrored from north to south where the rows that are shoved are odd in number; fields of cards are mirrored from west to
//! east. Which way leads to a hex, where several are equal, follows from the order of the hexes: ways are compared by their
//! ends, and the turned way must be accepted.
//!
//! Two things break the symmetry of hexes, and the comparison ends there: several dice of one action fall in the order of the
//! hexes, and so do lots. Some actions are compared and never chosen: automatic set-up goes through the places in an order, and how a
//! march ends is decided by the way that is found first.
//!
//! The sides are not exchanged: no system's rules treat them alike, for turn order, first move, victory and armies belong to a
//! side.

use super::games::{Run, Tested, kind, scenarios};
use gonfalon::board::Orientation;
use gonfalon::kernel::{Throw, check};
use gonfalon::scenario::Scenario;
use gonfalon::scenario::map_file::MapFile;
use serde_json::Value;

/// How the places of a scenario are turned.
#[derive(Clone, Copy, Debug)]
enum Turn {
    /// Hexes by half a turn: what the numbers of the first and the last column have in sum, and those of the rows.
    Half(u32, u32),
    /// Hexes from north to south: what the numbers of the first and the last row have in sum.
    Flat(u32),
    /// Cells from west to east: columns.
    Cells(u32),
}

/// Fields whose text no rule reads: they stay as they are.
const PROSE: [&str; 8] =
    ["title", "subtitle", "history", "notes", "facts", "source", "name", "options"];

impl Turn {
    fn of(scenario: &Scenario) -> Turn {
        let Some(map) = &scenario.map else {
            let options = scenario.options();
            let wing = options.iter().find(|(name, _)| name == "wing_columns");
            let (_, wing) = wing.expect("a field of cards has wings");
            return Turn::Cells(4 * wing.parse::<u32>().expect("a number"));
        };
        let MapFile { columns, rows, orientation, first, .. } = map;
        let ends = |first: u16, count: u16| u32::from(first) * 2 + u32::from(count) - 1;
        let (across, down) = (ends(first.0, *columns), ends(first.1, *rows));
        let stagger = if *orientation == Orientation::Flat { columns } else { rows };
        match orientation {
            _ if stagger.is_multiple_of(2) => Turn::Half(across, down),
            Orientation::Pointy => Turn::Flat(down),
            Orientation::Flat => panic!("an odd number of columns is mirrored from west to east"),
        }
    }

    /// Where a place comes to lie; `None` for what is no place.
    fn place(self, text: &str) -> Option<String> {
        if let Turn::Cells(columns) = self {
            let column: u32 = text.strip_prefix(['A', 'B', 'M'])?.parse().ok()?;
            return Some(format!("{}{}", &text[..1], columns + 1 - column));
        }
        if text.len() != 4 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let (column, row): (u32, u32) = (text[..2].parse().ok()?, text[2..].parse().ok()?);
        Some(match self {
            Turn::Half(across, down) => format!("{:02}{:02}", across - column, down - row),
            Turn::Flat(down) => format!("{column:02}{:02}", down - row),
            Turn::Cells(_) => return None,
        })
    }

    /// Turns every place in a value, and every facing.
    fn value(self, value: &mut Value) {
        match value {
            Value::String(text) => {
                if let Some(turned) = self.place(text) {
                    *text = turned;
                }
            }
            Value::Array(list) => list.iter_mut().for_each(|inner| self.value(inner)),
            Value::Object(fields) => {
                for (name, inner) in fields.iter_mut() {
                    match inner.as_u64() {
                        Some(facing) if name == "facing" => *inner = ((facing + 3) % 6).into(),
                        _ if PROSE.contains(&name.as_str()) => {}
                        _ => self.value(inner),
                    }
                }
            }
            _ => {}
        }
    }

    fn rows(self, rows: &mut [String]) {
        rows.reverse();
        if matches!(self, Turn::Half(..)) {
            for row in rows {
                *row = row.chars().rev().collect();
            }
        }
    }

    fn scenario(self, scenario: &Scenario) -> Scenario {
        let mut value = serde_json::to_value(scenario).expect("a scenario is plain data");
        self.value(&mut value);
        let mut turned: Scenario = serde_json::from_value(value).expect("it is still a scenario");
        if let Some(map) = &mut turned.map {
            self.rows(&mut map.grid);
            self.rows(&mut map.elevation);
        }
        turned
    }

    fn action(self, action: &Value) -> Value {
        let mut turned = action.clone();
        self.value(&mut turned);
        turned
    }
}

/// An action without the hexes on its way, of which several may be equal; other lists of hexes in order, and the two cells
/// of Cohesion too, which are offered in the order of the field.
fn essence(mut action: Value) -> String {
    if let (Some(cell), Some(other)) = (action["cell"].as_str(), action["other"].as_str())
        && other < cell
    {
        let (cell, other) = (Value::from(cell), Value::from(other));
        (action["cell"], action["other"]) = (other, cell);
    }
    for (name, field) in action.as_object_mut().expect("an action has fields") {
        let Value::Array(list) = field else { continue };
        if name == "path" {
            list.drain(..list.len().saturating_sub(1));
        } else {
            list.sort_by_key(Value::to_string);
        }
    }
    action.to_string()
}

/// Actions that are not the same on both sides of a map: see above.
const UNEVEN: [&str; 3] = ["deploy-automatically", "set-up-automatically", "march"];

/// How many offers of a game are compared: a free set-up has thousands in every position.
const MOST_OFFERS: usize = 60_000;

/// Plays two games side by side; how many positions were compared.
fn compare<R: Tested>(scenario: &Scenario, seed: u64) -> usize {
    let turn = Turn::of(scenario);
    let turned = turn.scenario(scenario);
    let (mut one, mut other) = (Run::<R>::start(scenario, seed), Run::<R>::start(&turned, seed));
    let mut offers = 0;
    for step in 0..200 {
        let what = format!("{}, seed {seed}, step {step}", scenario.id);
        assert_eq!(one.is_over(), other.is_over(), "{what}");
        if one.is_over() {
            return step;
        }
        let legal = one.legal();
        let mut wanted: Vec<String> =
            legal.iter().map(|action| essence(turn.action(&one.write(action)))).collect();
        let mut found: Vec<String> =
            other.legal().iter().map(|action| essence(other.write(action))).collect();
        for list in [&mut wanted, &mut found] {
            list.sort();
            list.dedup();
        }
        assert_eq!(wanted, found, "{what}");
        offers += legal.len();
        let even: Vec<R::Action> = legal
            .into_iter()
            .filter(|action| !UNEVEN.contains(&kind(&one.write(action)).as_str()))
            .collect();
        if even.is_empty() || offers > MOST_OFFERS {
            return step + 1;
        }
        let action = one.choose(&even);
        let turned = other.read(&turn.action(&one.write(&action)));
        if let Err(why) = check::<R>(&other.scene, &other.game, &turned) {
            panic!("{what}: {} is refused: {why}", other.write(&turned));
        }
        let logs = [one.play(&action), other.play(&turned)];
        let [thrown, again] = logs.each_ref().map(|log| log.throws().collect::<Vec<&Throw>>());
        let drawn = logs.iter().any(|log| !log.lots.is_empty());
        if !matches!(turn, Turn::Cells(_)) && (thrown.len() > 1 || again.len() > 1 || drawn) {
            return step + 1;
        }
        assert_eq!(thrown, again, "{what}");
    }
    200
}

/// Every scenario, a few games each.
pub fn holds<R: Tested>() {
    let mut all = 0;
    for scenario in scenarios::<R>() {
        let games = if scenario.facts.tutorial { 12 } else { 2 };
        let compared: usize = (80..80 + games).map(|seed| compare::<R>(&scenario, seed)).sum();
        assert!(compared >= 4, "{}: {compared} positions", scenario.id);
        all += compared;
    }
    assert!(all > 100, "{all} positions");
}
