//! `simulate --out` and `--merge`: files of games, and what interrupts them.

use super::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

const GAMES: [&str; 9] =
    ["simulate", "first-clash", "--games", "25", "--seed", "9", "--b", "random", "--luck"];

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn name(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("it is there")
    }
}

/// The games with other options in the place of their own, or besides.
fn games<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments: Vec<&str> = Vec::new();
    let mut words = GAMES.iter().copied();
    while let Some(word) = words.next() {
        if more.contains(&word) {
            words.next();
        } else {
            arguments.push(word);
        }
    }
    arguments.extend(more);
    arguments
}

fn play(file: &str, more: &[&str]) -> Output {
    run(&games(&[&["--out", file], more].concat()))
}

fn well(file: &str, more: &[&str]) {
    let output = play(file, more);
    assert_eq!(status(&output), 0, "{}", said(&output));
}

/// The program refuses, says so, and leaves the file as it is.
fn refuses(path: &Path, arguments: &[&str], hints: &[&str]) {
    let before = fs::read(path).ok();
    let output = run(arguments);
    assert_eq!(status(&output), 1, "{arguments:?}");
    for hint in hints {
        assert!(said(&output).contains(hint), "{hint}: {}", said(&output));
    }
    assert_eq!(fs::read(path).ok(), before, "the file is as it was");
}

#[test]
fn a_file_is_the_same_on_any_number_of_threads() {
    let folder = Folder::new();
    for threads in ["1", "2", "5"] {
        well(&folder.name(threads), &["--threads", threads]);
    }
    let text = folder.text("1");
    assert_eq!(text.lines().count(), 26);
    assert_eq!((folder.text("2"), folder.text("5")), (text.clone(), text.clone()));
    for (k, line) in text.lines().skip(1).enumerate() {
        let game: Value = serde_json::from_str(line).expect("a line is JSON");
        assert_eq!((&game["game"], &game["seed"]), (&json!(k), &json!(k + 9)));
        assert!(game["luck"].is_number(), "{line}");
    }
}

#[test]
fn an_interrupted_file_is_gone_on_with() {
    let folder = Folder::new();
    well(&folder.name("whole"), &[]);
    let whole = folder.text("whole");
    let head = whole.lines().next().expect("a line").len();
    for kept in [0, 10, head, head + 1, head + 60, whole.len() / 2, whole.len() - 1, whole.len()] {
        fs::write(folder.path("cut"), &whole[..kept]).expect("a file");
        well(&folder.name("cut"), &["--threads", "2"]);
        assert_eq!(folder.text("cut"), whole, "after {kept} bytes");
    }
    // More games are added; fewer are reported, and nothing is lost.
    well(&folder.name("cut"), &["--games", "31"]);
    let more = folder.text("cut");
    assert!(more.starts_with(&whole) && more.lines().count() == 32);
    let few = fine_json(&games(&["--out", &folder.name("cut"), "--games", "4", "--json"]));
    assert_eq!(few["totals"]["games"], 4);
    assert_eq!(folder.text("cut"), more);
}

#[test]
fn a_killed_run_leaves_what_it_told() {
    let folder = Folder::new();
    let file = folder.name("killed");
    let many = games(&["--out", &file, "--games", "100000", "--threads", "2"]);
    let mut child = program().args(&many).stdout(Stdio::null()).spawn().expect("it starts");
    let lines = || fs::read_to_string(&file).unwrap_or_default().lines().count();
    for _ in 0..3_000 {
        if lines() > 30 {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.kill().expect("it runs");
    child.wait().expect("it has ended");
    let played = lines();
    assert!(played > 30, "{played} lines");
    let goal = (played + 5).to_string();
    well(&file, &["--games", &goal]);
    well(&folder.name("direct"), &["--games", &goal]);
    assert_eq!(folder.text("killed"), folder.text("direct"));
}

#[test]
fn a_file_of_other_settings_is_refused() {
    let folder = Folder::new();
    let (path, file) = (folder.path("games"), folder.name("games"));
    well(&file, &[]);
    let others: [(&[&str], &str); 6] = [
        (&["--seed", "10"], "the seed is 9 there, and 10 here"),
        (&["--b", "easy"], "the player of muslim is random there, and easy here"),
        (&["--a", "easy:nodes=3"], "the player of crusader is easy there, and easy:nodes=3 here"),
        (&["-o", "ex_advance=none"], "the option ex_advance is attacker there, and none here"),
        (&["--longest", "7"], "the longest is 50000 there, and 7 here"),
        (&["--first", "3"], "has game 0 where game 3 would follow"),
    ];
    for (other, hint) in others {
        let arguments = games(&[other, &["--out", &file]].concat());
        refuses(&path, &arguments, &["games: ", hint]);
    }
    let sortie =
        ["simulate", "sortie", "--games", "1", "--seed", "9", "--b", "random", "--out", &file];
    refuses(
        &path,
        &sortie,
        &["the scenario is first-clash there, and sortie here", "another file"],
    );
}

#[test]
fn what_is_no_file_of_games_is_left_alone() {
    let folder = Folder::new();
    let out = |name: &str| [&GAMES[..], &["--out", name]].concat().join("\n");
    for (name, text) in [
        ("letter", "Dear Sir,\nI have the honour\n"),
        ("word", "no line"),
        ("other", "{\"series\":1}\n"),
    ] {
        fs::write(folder.path(name), text).expect("a file");
        let arguments = out(&folder.name(name));
        refuses(
            &folder.path(name),
            &arguments.split('\n').collect::<Vec<_>>(),
            &["no file of simulated games"],
        );
    }
    well(&folder.name("games"), &[]);
    let text = folder.text("games");
    let mut lines: Vec<&str> = text.lines().collect();
    lines[3] = "{\"game\":2}";
    fs::write(folder.path("damaged"), lines.join("\n") + "\n").expect("a file");
    let arguments = out(&folder.name("damaged"));
    let arguments: Vec<&str> = arguments.split('\n').collect();
    refuses(&folder.path("damaged"), &arguments, &["line 4 is no game"]);
    lines.swap(3, 5);
    lines.remove(5);
    fs::write(folder.path("damaged"), lines.join("\n") + "\n").expect("a file");
    refuses(&folder.path("damaged"), &arguments, &["line 5 has game 3 behind game 4"]);
    refuses(&folder.path("none"), &["simulate", "--merge", &folder.name("none")], &["none: "]);
    let here = folder.0.path().display().to_string();
    refuses(&folder.path("none"), &["simulate", "first-clash", "--out", &here], &[&here]);
}

#[test]
fn two_runs_do_not_write_one_file() {
    let folder = Folder::new();
    let file = fs::File::create(folder.path("games")).expect("a file");
    file.lock().expect("nobody has it");
    let name = folder.name("games");
    refuses(&folder.path("games"), &[&GAMES[..], &["--out", &name]].concat(), &["another run"]);
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    let folder = Folder::new();
    let (file, command) = (folder.name("games"), env!("CARGO_BIN_EXE_gonfalon"));
    // A file may have 6 blocks and no more; the shell lets the program see the fault instead of ending it.
    let limited =
        format!("trap '' XFSZ; ulimit -f 6; exec '{command}' {} --out '{file}'", GAMES.join(" "));
    let output = Command::new("sh").args(["-c", &limited]).output().expect("a shell");
    assert_eq!(status(&output), 1, "{}", said(&output));
    assert!(said(&output).contains("the same command goes on from there"), "{}", said(&output));
    let kept = folder.text("games");
    assert!(kept.ends_with('\n') && kept.lines().count() > 1, "whole lines: {kept}");
    well(&file, &[]);
    well(&folder.name("direct"), &[]);
    assert_eq!(folder.text("games"), folder.text("direct"));
}

#[test]
fn parts_are_merged_into_what_one_run_gives() {
    let folder = Folder::new();
    well(&folder.name("direct"), &[]);
    let parts = [("0", "8"), ("8", "10"), ("18", "7")].map(|(first, games)| {
        let name = folder.name(&format!("part-{first}"));
        well(&name, &["--first", first, "--games", games]);
        name
    });
    let merge = |names: &[&String], more: &[&str]| {
        let names = names.iter().map(|name| name.as_str());
        run(&["simulate", "--merge"]
            .into_iter()
            .chain(names)
            .chain(more.iter().copied())
            .collect::<Vec<_>>())
    };
    let [a, b, c] = &parts;
    let whole = folder.name("whole");
    let output = merge(&[c, a, b], &["--out", &whole, "--json"]);
    assert_eq!(status(&output), 0, "{}", said(&output));
    assert_eq!(folder.text("whole"), folder.text("direct"));
    let merged: Value = serde_json::from_str(&out(&output)).expect("JSON");
    let direct = fine_json(&[&GAMES[..], &["--json"]].concat());
    for field in ["totals", "sides", "lengths", "endings", "explained"] {
        assert_eq!(merged[field], direct[field], "{field}");
    }
    assert_eq!(status(&merge(&[&whole], &[])), 0, "what was merged can be merged again");

    let output = merge(&[a, c], &[]);
    assert_eq!(status(&output), 1);
    assert!(said(&output).contains("No file has these games: 8 to 17."), "{}", said(&output));
    let output = merge(&[a, b, a], &[]);
    assert!(said(&output).contains("game 0 is in") && status(&output) == 1, "{}", said(&output));
    let other = folder.name("other");
    fine(&["simulate", "first-clash", "--games", "2", "--first", "40", "--out", &other]);
    let output = merge(&[a, &other], &[]);
    assert_eq!(status(&output), 1);
    assert!(said(&output).contains("of another series than"), "{}", said(&output));
    fs::write(folder.path("half"), &folder.text("direct")[..700]).expect("a file");
    let output = merge(&[&folder.name("half")], &[]);
    assert!(said(&output).contains("half written") && status(&output) == 1, "{}", said(&output));
}

#[test]
fn a_merge_takes_the_place_of_nothing_else() {
    let folder = Folder::new();
    let (part, whole, other) = (folder.name("part"), folder.name("whole"), folder.name("other"));
    well(&part, &["--games", "8"]);
    well(&whole, &[]);
    well(&other, &["--seed", "10"]);
    fs::write(folder.path("letter"), "Dear Sir,\n").expect("a file");
    let letter = folder.name("letter");
    for (file, hint) in [
        (&whole, "would be lost. Name another one"),
        (&other, "would be lost. Name another one"),
        (&letter, "no file of simulated games"),
    ] {
        let path = Path::new(file.as_str());
        refuses(path, &["simulate", "--merge", &part, "--out", file], &[file, hint]);
    }
    // What stands behind the last line is lost only where a run began it.
    let text = folder.text("part");
    let game = text.lines().last().expect("a game");
    for (rest, hint) in [
        ("My notes", Some("not begun by a run")),
        (&game.replace("{\"game\":7", "{\"game\":99")[..], Some("not begun by a run")),
        ("{\"game\":2,\"se", None),
        ("{\"gam", None),
    ] {
        fs::write(folder.path("noted"), text.clone() + rest).expect("a file");
        let noted = folder.name("noted");
        let merge = ["simulate", "--merge", &part, "--out", &noted];
        match hint {
            Some(hint) => refuses(&folder.path("noted"), &merge, &[hint]),
            None => drop(fine(&merge)),
        }
    }
    fs::write(folder.path("noted"), text + "My notes").expect("a file");
    let noted = folder.name("noted");
    let on = games(&["--games", "12", "--out", &noted]);
    refuses(&folder.path("noted"), &on, &["not begun by a run"]);
    let busy = fs::File::open(folder.path("part")).expect("it is there");
    busy.lock().expect("nobody has it");
    refuses(
        &folder.path("part"),
        &["simulate", "--merge", &whole, "--out", &part],
        &["another run is writing this file"],
    );
    drop(busy);
    // A part of the same, and itself, may be replaced.
    fine(&["simulate", "--merge", &whole, "--out", &part]);
    assert_eq!(folder.text("part"), folder.text("whole"));
}

#[test]
fn what_says_how_to_play_is_refused_where_nothing_is_played() {
    let folder = Folder::new();
    let games = folder.name("games");
    well(&games, &["--games", "3"]);
    for more in [["--seed", "99"], ["--games", "9"], ["--a", "hard"], ["-o", "nothing=1"]] {
        for reads in [&["--merge", &games][..], &["--compare", &games, &games]] {
            let output = run(&[&["simulate"], reads, &more].concat());
            assert_eq!(status(&output), 2, "{more:?}: {}", said(&output));
            assert!(said(&output).contains("cannot be used with"), "{}", said(&output));
        }
    }
}

#[test]
fn games_of_the_same_seed_are_compared_whatever_their_numbers_are() {
    let folder = Folder::new();
    let (nine, twelve) = (folder.name("nine"), folder.name("twelve"));
    well(&nine, &["--games", "10"]);
    well(&twelve, &["--games", "10", "--seed", "12"]);
    let text = fine(&["simulate", "--compare", &nine, &twelve]);
    assert!(text.contains("7 games on the same seeds; 0 of them"), "{text}");
    let turns = text.lines().find(|line| line.starts_with("player turns")).expect("a line");
    assert!(turns.contains("none differs"), "{text}");
    well(&folder.name("far"), &["--games", "10", "--seed", "500"]);
    let far = folder.name("far");
    let hint = "fewer than two seeds in common (game 0 of the first has 9, that of the second 500)";
    refuses(&folder.path("far"), &["simulate", "--compare", &nine, &far], &[hint]);
}

#[cfg(unix)]
#[test]
fn whoever_interrupts_is_told_what_there_is() {
    let folder = Folder::new();
    let file = folder.name("games");
    // Whoever is interrupted before it has begun to play ends at once, and begins anew.
    let interrupted = |arguments: &[&str]| {
        let ended = [2, 5, 10, 20, 40].into_iter().map(|seconds| {
            let mut program = program();
            program.args(arguments).args(["--threads", "1"]);
            let child = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
            let child = child.expect("the program starts");
            std::thread::sleep(Duration::from_secs(seconds));
            let pid = child.id().to_string();
            Command::new("kill").args(["-INT", &pid]).status().expect("it runs");
            child.wait_with_output().expect("it ends")
        });
        let mut ended = ended.filter(|output| output.status.code().is_some());
        ended.next().expect("it had time to begin")
    };
    let many = "100000000";
    let output = interrupted(&games(&["--games", many]));
    assert_eq!(status(&output), 130, "{}", said(&output));
    assert!(out(&output).contains("unfinished"), "there is a report: {}", out(&output));
    assert!(said(&output).contains("of 100000000 games. With --out"), "{}", said(&output));
    let output = interrupted(&games(&["--games", many, "--out", &file]));
    assert_eq!(status(&output), 130, "{}", said(&output));
    assert!(said(&output).contains("the same command goes on from there"), "{}", said(&output));
    let kept = folder.text("games").lines().count() - 1;
    assert!(out(&output).contains(&format!("{kept} games, ")), "{kept}: {}", out(&output));
    let page = folder.name("page.md");
    let output = interrupted(&[
        "ladder",
        "first-clash",
        "--players",
        "random,easy",
        "--pairs",
        many,
        "--markdown",
        &page,
    ]);
    assert_eq!(status(&output), 130, "{}", said(&output));
    assert!(out(&output).contains("First Clash"), "there is a table: {}", out(&output));
    let told = "of games had been played. No page was written.";
    assert!(said(&output).contains(told), "{}", said(&output));
    let output = interrupted(&games(&["--games", many, "--against", "b=easy"]));
    assert_eq!(status(&output), 130, "{}", said(&output));
    assert!(said(&output).contains("nothing can be compared"), "{}", said(&output));
    assert!(!folder.path("page.md").exists(), "no page of half a ladder");
    let output = interrupted(&["fuzz", "first-clash", "--games", many]);
    assert_eq!(status(&output), 130, "{}", said(&output));
    assert!(out(&output).contains("0 findings"), "there is a report: {}", out(&output));
    assert!(said(&output).contains("of 100000000 games."), "{}", said(&output));
    let output = interrupted(&["tune", "first-clash", "--generations", many]);
    assert_eq!(status(&output), 130, "{}", said(&output));
    let middle = out(&output).lines().last().map(serde_json::from_str::<serde_json::Value>);
    assert!(middle.expect("a line").expect("weights").is_object(), "{}", out(&output));
    assert!(said(&output).contains("of 100000000 generations."), "{}", said(&output));
    let output = interrupted(&["fit", "evesham", "--games", "10000000"]);
    assert_eq!(status(&output), 130, "{}", said(&output));
    assert!(said(&output).contains("of 10000000 games."), "{}", said(&output));
}

#[cfg(unix)]
#[test]
fn a_file_that_was_taken_away_is_missed() {
    let folder = Folder::new();
    let file = folder.name("games");
    let many = games(&["--out", &file, "--games", "3000", "--threads", "1"]);
    let child = program().args(&many).stderr(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let child = child.expect("it starts");
    for _ in 0..60_000 {
        if folder.path("games").exists() {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    fs::remove_file(folder.path("games")).expect("it is there");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(status(&output), 1);
    assert!(said(&output).contains("these games are not in it"), "{}", said(&output));
}
