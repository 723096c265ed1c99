//! Counts of legal lines, every die face included, in the positions of `tests/perft/`: what is written there is what
//! `gonfalon perft` counts, and what a second, slow count comes to, in which the candidates are checked one by one.
//!
//! An entry of such a file:
//!
//! ```text
//! # a comment
//! id two-that-must-fight
//! what BMW 7.3: whoever stands next to an enemy fights
//! | phase combat crusader         the position, in the notation of the system; or
//! scenario first-clash            a built-in scenario
//! option ex_advance none          if need be
//! seed 7                          of the dice before the first decision, or
//! throws 3 5                      those dice
//! perft 1 2                       actions, lines; then, where there are any, `ended N` and `cut N`
//! ```
//!
//! Lines that end the game on the way are not among the lines but among the ended ones; lines are cut where one action throws
//! more than [`THROWS`] dice.

use super::games::Tested;
use super::offering::candidates;
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Dice, GameOf, Log, ScriptedDice, SeededDice, apply, awaits, outcomes_up_to,
};
use gonfalon::reference::Library;
use gonfalon::scenario::{Scenario, catalogue};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// How many dice of one action are followed.
const THROWS: usize = 4;

/// The slow count goes as deep as there are this many lines.
const SLOW: u64 = 4_000;

/// A row of the table: lines, and those that ended or were cut.
type Count = [u64; 3];

/// A position with its counts.
#[derive(Default)]
struct Entry {
    id: String,
    what: String,
    scenario: Option<String>,
    position: String,
    options: Vec<(String, String)>,
    seed: u64,
    throws: Option<Vec<u8>>,
    counts: Vec<Count>,
}

fn entries(text: &str) -> Vec<Entry> {
    let mut all: Vec<Entry> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        let (word, rest) = line.split_once(' ').unwrap_or_else(|| panic!("line {number}: {line}"));
        if word == "id" {
            all.push(Entry { id: rest.to_owned(), ..Entry::default() });
            continue;
        }
        let entry = all.last_mut().unwrap_or_else(|| panic!("line {number}: no id"));
        let number_of = |text: &str| -> u64 {
            text.parse().unwrap_or_else(|_| panic!("line {number}: {text} is no number"))
        };
        match word {
            "what" => entry.what = rest.to_owned(),
            "|" => entry.position.push_str(&format!("{rest}\n")),
            "scenario" => entry.scenario = Some(rest.to_owned()),
            "option" => {
                let (name, value) = rest.split_once(' ').expect("a name and a value");
                entry.options.push((name.to_owned(), value.to_owned()));
            }
            "seed" => entry.seed = number_of(rest),
            "throws" => {
                let faces = rest.split(' ').map(|face| face.parse().expect("a face"));
                entry.throws = Some(faces.collect());
            }
            "perft" => {
                let words: Vec<&str> = rest.split(' ').collect();
                let depth = usize::try_from(number_of(words[0])).expect("a small number");
                assert_eq!(depth, entry.counts.len() + 1, "line {number}: depths in order");
                let mut count = [number_of(words[1]), 0, 0];
                for pair in words[2..].chunks(2) {
                    let place = if pair[0] == "ended" { 1 } else { 2 };
                    assert!(["ended", "cut"].contains(&pair[0]), "line {number}: {line}");
                    count[place] = number_of(pair[1]);
                }
                entry.counts.push(count);
            }
            _ => panic!("line {number}: {line}"),
        }
    }
    all
}

impl Entry {
    fn scenario(&self, position: fn(&str) -> Scenario) -> Scenario {
        let mut scenario = match &self.scenario {
            Some(id) => catalogue::find(id).unwrap_or_else(|| panic!("{id} is built in")),
            None => position(&self.position),
        };
        for (name, value) in &self.options {
            let change = [(name.clone(), value.as_str().into())].into_iter().collect();
            scenario.set_options(&change).unwrap_or_else(|why| panic!("{}: {why}", self.id));
        }
        scenario
    }

    /// The entry says which rules it exercises, and they are those of the system: `BMW 7.3, 7.8: ...`.
    fn cites<R: Tested>(&self) {
        let (rules, _) = self.what.split_once(": ").expect("rules, and what there is of them");
        let (system, numbers) = rules.split_once(' ').expect("a system and numbers");
        assert_eq!(system, R::SYSTEM.tag().to_uppercase(), "{}", self.id);
        for number in numbers.split([',', ' ']).filter(|n| !n.is_empty() && *n != "to") {
            let known = Library::of(R::SYSTEM).section(number).is_some();
            assert!(known, "{} cites {number}", self.id);
        }
    }

    /// The lines of this entry as the file should have them.
    fn told(counts: &[Count]) -> String {
        let mut text = String::new();
        for (depth, [lines, ended, cut]) in (1..).zip(counts) {
            text.push_str(&format!("perft {depth} {lines}"));
            for (word, count) in [("ended", ended), ("cut", cut)] {
                if *count > 0 {
                    text.push_str(&format!(" {word} {count}"));
                }
            }
            text.push('\n');
        }
        text
    }

    /// What `gonfalon perft` counts.
    fn measured(&self, scenario: &Scenario) -> Vec<Count> {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("position.json");
        let text = serde_json::to_string(scenario).expect("a scenario is plain data");
        fs::write(&file, text).expect("it can be written");
        let output = Command::new(env!("CARGO_BIN_EXE_gonfalon"))
            .arg("perft")
            .arg(&file)
            .args(["--json", "--depth", &self.counts.len().to_string()])
            .args(["--seed", &self.seed.to_string(), "--throws", &THROWS.to_string()])
            .stdin(Stdio::null())
            .output()
            .expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {said}", self.id);
        let rows: Vec<Value> = serde_json::from_slice(&output.stdout).expect("a list");
        let number = |row: &Value, name: &str| row[name].as_u64().expect("a number");
        rows.iter().map(|row| ["lines", "ended", "cut"].map(|name| number(row, name))).collect()
    }

    /// What a count comes to that checks every candidate, up to the depth that is not too slow for it.
    fn checked<R: Tested>(&self, scenario: &Scenario) -> Vec<Count> {
        let (scene, mut game) =
            R::start(scenario).unwrap_or_else(|faults| panic!("{}: {}", self.id, faults[0]));
        let mut dice: Box<dyn Dice> = match &self.throws {
            Some(faces) => Box::new(ScriptedDice::new(faces)),
            None => Box::new(SeededDice::new(self.seed)),
        };
        begin::<R>(&mut Cx::new(&scene, &mut *dice, &mut Log::default()), &mut game);
        let deep = self.counts.iter().take_while(|count| count.iter().sum::<u64>() <= SLOW);
        (1..=deep.count().max(1)).map(|depth| slow::<R>(&scene, &game, depth)).collect()
    }
}

/// Lines of `depth` more actions.
fn slow<R: Tested>(scene: &R::Scene, game: &GameOf<R>, depth: usize) -> Count {
    let over = matches!(awaits::<R>(scene, game), Awaits::Over(_));
    let mut count = [u64::from(depth == 0), u64::from(over), 0];
    if depth == 0 || over {
        return count;
    }
    for action in candidates::<R>(scene, game) {
        let mut below = [0; 3];
        let outcomes = outcomes_up_to(THROWS, |dice| {
            let (mut next, mut log) = (game.clone(), Log::default());
            apply::<R>(&mut Cx::new(scene, dice, &mut log), &mut next, &action);
            let lines = slow::<R>(scene, &next, depth - 1);
            (0..3).for_each(|place| below[place] += lines[place]);
        });
        (0..3).for_each(|place| count[place] += below[place]);
        count[2] += outcomes.cut;
    }
    count
}

/// Every entry of the file of a system.
pub fn holds<R: Tested>(position: fn(&str) -> Scenario) {
    let name = format!("tests/perft/{}.perft", R::SYSTEM.tag());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
    let entries = entries(&fs::read_to_string(&file).expect("there is a table"));
    let positions = entries.iter().filter(|entry| entry.scenario.is_none()).count();
    assert!(positions >= 8, "{name} has {positions} positions");
    let mut wrong = String::new();
    for entry in &entries {
        let id = &entry.id;
        assert!(entries.iter().filter(|other| other.id == *id).count() == 1, "{id} is there twice");
        entry.cites::<R>();
        assert!(entry.counts.len() > 1, "{id} has depths");
        let scenario = entry.scenario(position);
        let checked = entry.checked::<R>(&scenario);
        let measured = match entry.throws {
            Some(_) => checked.clone(),
            None => entry.measured(&scenario),
        };
        if measured != entry.counts {
            wrong.push_str(&format!("id {id}\n{}", Entry::told(&measured)));
        } else if checked[..] != measured[..checked.len()] {
            wrong.push_str(&format!("id {id}, counted slowly\n{}", Entry::told(&checked)));
        }
    }
    assert!(wrong.is_empty(), "{name} differs; counted now:\n{wrong}");
}
