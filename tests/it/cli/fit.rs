//! `gonfalon fit`: what features count, as files of opponents hold it.

use super::*;
use gonfalon::kernel::{Evaluator, Weights};
use gonfalon::systems::barons::Barons;
use serde_json::Value;

#[test]
fn fit_tells_of_each_battle_and_writes_what_files_hold() {
    let told = |threads: &str| {
        fine(&["fit", "evesham", "lewes", "--games", "10", "--seed", "7", "--threads", threads])
    };
    let one = told("1");
    assert_eq!(one, told("2"), "threads change nothing");
    let lines: Vec<&str> = one.lines().collect();
    let [evesham, lewes, counts] = lines[..] else { panic!("{one}") };
    assert!(evesham.starts_with("evesham: ") && lewes.starts_with("lewes: "), "{one}");
    for line in [evesham, lewes] {
        assert!(line.contains(" positions, leans ") && line.contains("; loss "), "{line}");
    }
    let counts: Value = serde_json::from_str(counts).expect("what a file holds");
    let names = counts.as_object().expect("numbers with names").keys();
    let mut known = <Barons as Evaluator>::Features::NAMES.to_vec();
    known.sort_unstable();
    let mut names: Vec<&str> = names.map(String::as_str).collect();
    names.sort_unstable();
    assert_eq!(names, known);
}

#[test]
fn fit_says_what_it_cannot_do() {
    for (names, words) in [
        (&["evesham", "--games", "9"][..], "write a whole number, 10 or more"),
        (&["acre"], "Positions of this system have no features"),
        (&["evesham", "acies-fast-play"], "The battles are of different systems"),
        (&["no-such-battle"], "no-such-battle"),
    ] {
        let output = run(&[&["fit"], names].concat());
        assert_ne!(status(&output), 0);
        assert!(said(&output).contains(words), "{}", said(&output));
    }
}
