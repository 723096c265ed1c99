//! Worked examples as text files: `tests/data/examples/barons/*.case`, played through the rules with scripted dice.
//!
//! A case is plain text; `#` begins a comment. Its sections stand in this order:
//!
//! - `MAP` and `LEVELS`, both optional: one line of letters or digits for each row, as in scenario files (`.` open, `w` woods,
//!   `m` marsh, `~` river, `t` town, `s` street, `r` road, `=` bridge). Even columns stand half a hex lower. Without a map the
//!   field is level and open, 14 by 14 hexes.
//! - `BEFORE`: the position, in the notation of `barons/notation.rs`.
//! - then, as often as needed, `DO`: actions in order, each a line, in the notation of `barons/action_words.rs`.
//! - `DICE`: the faces that these actions throw, all of them and no more; without it they throw none;
//! - `AFTER`: what is true then. `asks barons 9.4` (who decides, under which rule); `legal ACTION`; `illegal 7.13a/not-in-front
//!   ACTION`; `zone royalists 0604 0605` (every hex in a zone of that side); or a counter with facts: `SIM.MA1 at 0505 facing 1
//!   hits 2 strength 4 morale 7 shaken`, and `steady`, `gone`, `moved`, `in-command`, `out-of-command`, `wounded`.

use crate::barons::notation::table;
use crate::barons::table::{BARONS, Play, ROYALISTS, told};
use gonfalon::kernel::ScriptedDice;
use gonfalon::systems::barons::zone::in_enemy_zoc;
use std::fs;
use std::path::{Path, PathBuf};

/// A line with its number.
type Line<'a> = (usize, &'a str);

/// The sections of a case, in order.
fn sections(text: &str) -> Vec<(&str, Vec<Line<'_>>)> {
    let mut found: Vec<(&str, Vec<Line<'_>>)> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if matches!(line, "MAP" | "LEVELS" | "BEFORE" | "DO" | "DICE" | "AFTER") {
            found.push((line, Vec::new()));
        } else if !line.is_empty() {
            let (_, lines) =
                found.last_mut().unwrap_or_else(|| panic!("line {number}: no section"));
            lines.push((number, line));
        }
    }
    found
}

/// The hexes in a zone of a side.
fn zone(play: &Play, side: &str) -> String {
    let enemy = if side == "royalists" { BARONS } else { ROYALISTS };
    let grid = &play.scene.map.grid;
    let hexes = grid.hexes().filter(|&hex| in_enemy_zoc(&play.scene, &play.game.state, hex, enemy));
    let mut labels: Vec<String> = hexes.map(|hex| grid.label(hex)).collect();
    labels.sort();
    labels.join(" ")
}

/// A fact after the actions.
fn holds(play: &Play, line: &str) -> Result<(), String> {
    let differs = |found: String| Err(format!("{line}: it is {found}"));
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    match first {
        "asks" if play.decides() != rest => return differs(play.decides()),
        "asks" => return Ok(()),
        "legal" => {
            let why = play.verdict(&told(rest));
            return why.map_or(Ok(()), |why| Err(format!("{rest} is refused: {why}")));
        }
        "illegal" => {
            let (expected, deed) = rest.split_once(' ').expect("a reason and an action");
            let why = play.verdict(&told(deed)).unwrap_or_else(|| "legal".to_owned());
            return if why == expected { Ok(()) } else { differs(why) };
        }
        "zone" => {
            let (side, hexes) = rest.split_once(' ').unwrap_or((rest, ""));
            let found = zone(play, side);
            return if found == hexes { Ok(()) } else { differs(found) };
        }
        _ => {}
    }
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        let mut number = || words.next().expect("a number").to_owned();
        let (expected, found) = match word {
            "at" => (number(), play.hex(first)),
            "facing" | "hits" | "strength" | "morale" => {
                (number(), play.number(first, word).to_string())
            }
            "gone" => ("gone".to_owned(), play.hex(first)),
            "shaken" => ("true".to_owned(), play.is(first, "shaken").to_string()),
            "steady" => ("false".to_owned(), play.is(first, "shaken").to_string()),
            "moved" | "wounded" => ("true".to_owned(), play.is(first, word).to_string()),
            "in-command" => ("true".to_owned(), play.is(first, "in_command").to_string()),
            "out-of-command" => ("false".to_owned(), play.is(first, "in_command").to_string()),
            _ => panic!("not a fact: {word} in {line}"),
        };
        if expected != found {
            return Err(format!("{line}: {word} is {found}"));
        }
    }
    Ok(())
}

fn run(text: &str) {
    let sections = sections(text);
    let rows = |name: &str| -> Vec<String> {
        let own = sections.iter().find(|(other, _)| *other == name);
        own.map_or_else(Vec::new, |(_, lines)| lines.iter().map(|&(_, l)| l.to_owned()).collect())
    };
    let (grid, levels) = (rows("MAP"), rows("LEVELS"));
    let before = sections.iter().find(|(name, _)| *name == "BEFORE").expect("a position");
    let mut table = table(before.1.iter().map(|&(_, line)| line));
    if !grid.is_empty() {
        let level: Vec<String> = grid.iter().map(|line| "1".repeat(line.len())).collect();
        table = table.map(&grid, if levels.is_empty() { &level } else { &levels });
    }
    let mut play = table.start();
    for (index, (name, lines)) in sections.iter().enumerate() {
        match *name {
            "DO" => {
                let faces = sections.get(index + 1).filter(|(next, _)| *next == "DICE");
                let faces: Vec<u8> = faces.map_or_else(Vec::new, |(_, lines)| {
                    let words = lines.iter().flat_map(|(_, line)| line.split_whitespace());
                    words.map(|word| word.parse().expect("a face")).collect()
                });
                let mut dice = ScriptedDice::new(&faces);
                for &(number, line) in lines {
                    let deed = told(line);
                    if let Some(why) = play.verdict(&deed) {
                        panic!("line {number}: {line} is refused: {why}");
                    }
                    play.play_with(&mut dice, deed);
                }
            }
            "AFTER" => {
                for &(number, line) in lines {
                    if let Err(what) = holds(&play, line) {
                        panic!("line {number}: {what}");
                    }
                }
            }
            _ => {}
        }
    }
}

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/examples/barons");
    let entries = fs::read_dir(folder).expect("there are examples");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "case"));
    files.sort();
    files
}

/// BARONS 7.1, 7.12, 7.13, 7.2, 7.21, 7.22, 7.23, 7.24, 7.31, 8.6, 12.2: the worked examples.
#[test]
fn worked_examples_come_out_as_they_are_told() {
    let cases = cases();
    assert!(cases.len() >= 10, "{} cases", cases.len());
    let mut failed = Vec::new();
    for case in cases {
        let text = fs::read_to_string(&case).expect("a text");
        let name = case.file_name().expect("a name").to_string_lossy().into_owned();
        if std::panic::catch_unwind(|| run(&text)).is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "these do not: {failed:?} (see above)");
}

/// The runner notices what is wrong: a false fact, an action that is refused, a die too many.
#[test]
fn a_wrong_example_fails() {
    let before = "BEFORE\nSIM.MA1 0505 f1\nSIM.L 0404\nHEN.MA1 1313 f4\nHEN.L 1313\n";
    let cases = [
        ("DO\npick SIM.MA1\nstep 0605\nAFTER\nSIM.MA1 at 0605\n", true),
        ("DO\npick SIM.MA1\nstep 0605\nAFTER\nSIM.MA1 at 0604\n", false),
        ("DO\npick SIM.MA1\nstep 0504\n", false),
        ("DO\npick SIM.MA1\nDICE\n1\n", false),
        ("AFTER\nasks royalists 9.0\n", false),
        ("AFTER\nzone royalists 1213\n", false),
        ("DO\npick SIM.MA1\nAFTER\nillegal 7.0/too-far step 0504\n", false),
    ];
    for (case, right) in cases {
        let text = format!("{before}{case}");
        let result = std::panic::catch_unwind(|| run(&text));
        assert_eq!(result.is_ok(), right, "{case}");
    }
}
