//! `simulate --against` and `--compare`: two versions on the same dice.

use super::*;

const GAMES: [&str; 6] = ["simulate", "first-clash", "--games", "40", "--seed", "3"];

#[test]
fn a_version_is_compared_game_by_game_whichever_way_it_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let [before, after] =
        ["before", "after"].map(|name| folder.path().join(name).display().to_string());
    let against =
        [&GAMES[..], &["--against", "b=random", "--against", "ex_advance=none", "--json"]].concat();
    let at_once = fine_json(&against);
    fine(&[&GAMES[..], &["--out", &before]].concat());
    fine(&[&GAMES[..], &["--b", "random", "-o", "ex_advance=none", "--out", &after]].concat());
    let by_files = fine_json(&["simulate", "--compare", &before, &after, "--json"]);
    assert_eq!(at_once, by_files);

    let shares = |file: &str| {
        fine_json(&["simulate", "--merge", file, "--json"])["sides"][0]["share"].clone()
    };
    let line = &by_files["lines"][0];
    assert_eq!((&line["first"], &line["second"]), (&shares(&before), &shares(&after)));
    let number = |value: &Value| value.as_f64().expect("a number");
    let difference = number(&line["second"]) - number(&line["first"]);
    assert!((number(&line["difference"]["mean"]) - difference).abs() < 1e-9);
    assert!(
        number(&line["difference"]["low"]) < difference
            && difference < number(&line["difference"]["high"])
    );
    let settings: Vec<&str> = by_files["settings"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|it| it["what"].as_str())
        .collect();
    assert_eq!(settings, ["option ex_advance", "player of muslim"]);

    let text = fine(&["simulate", "--compare", &before, &after]);
    assert!(
        text.contains("player of muslim: easy -> random") && text.contains("40 games on the same"),
        "{text}"
    );
    let same = fine(&["simulate", "--compare", &before, &before]);
    assert!(same.contains("0 of them ended with another winner"), "{same}");

    let other = folder.path().join("other").display().to_string();
    fine(&["simulate", "first-clash", "--games", "3", "--seed", "400", "--out", &other]);
    let output = run(&["simulate", "--compare", &before, &other]);
    let few = "fewer than two seeds in common";
    assert!(status(&output) == 1 && said(&output).contains(few), "{}", said(&output));
    fine(&[
        "simulate",
        "arsouf-tutorial",
        "--games",
        "2",
        "--seed",
        "3",
        "--out",
        &(other.clone() + "2"),
    ]);
    let output = run(&["simulate", "--compare", &before, &(other.clone() + "2")]);
    assert!(status(&output) == 1 && said(&output).contains("other sides"), "{}", said(&output));
}

#[test]
fn another_file_may_be_the_other_version() {
    let text = fine(&[
        "simulate",
        "first-clash",
        "--games",
        "5",
        "--against",
        "scenario=first-clash",
        "--against",
        "a=random",
    ]);
    assert!(text.contains("player of crusader: easy -> random"), "{text}");
    for (word, hint) in [
        ("a=easy", "nothing would differ"),
        ("a=queen", "no player"),
        ("ex_advance=perhaps", "ex_advance"),
        ("nothing", "not an option"),
        ("scenario=nowhere", "nowhere"),
    ] {
        let output = run(&["simulate", "first-clash", "--games", "5", "--against", word]);
        assert_eq!(status(&output), 2, "{word}");
        assert!(said(&output).contains(hint), "{word}: {}", said(&output));
    }
    let output = run(&["simulate", "first-clash", "--against", "a=random", "--out", "x"]);
    assert_eq!(status(&output), 2);
}
