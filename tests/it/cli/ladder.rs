//! `ladder`: how strong the levels are beside each other.

use super::*;
use gonfalon::ai::Level;

const PAIRS: [&str; 6] = ["ladder", "first-clash", "--pairs", "12", "--seed", "6"];

#[test]
fn every_level_meets_the_one_before_on_any_number_of_threads() {
    let told = |threads: &str| fine_json(&[&PAIRS[..], &["--threads", threads, "--json"]].concat());
    let alone = told("1");
    assert_eq!(alone, told("3"));
    let meetings = alone["meetings"].as_array().expect("a list");
    assert_eq!(meetings.len(), Level::ALL.len() - 1);
    for (meeting, levels) in meetings.iter().zip(Level::ALL.windows(2)) {
        assert_eq!(meeting["opponent"]["level"], levels[0].tag());
        assert_eq!(meeting["player"]["level"], levels[1].tag());
        let games = &meeting["games"];
        let count = |field: &str| games[field].as_u64().expect("a number");
        assert_eq!(count("wins") + count("draws") + count("losses"), 24);
        let pairs = games["pairs"].as_array().expect("five");
        let halves: u64 = pairs
            .iter()
            .zip(0..)
            .map(|(count, halves)| halves * count.as_u64().expect("a number"))
            .sum();
        assert_eq!(halves, 2 * count("wins") + count("draws"));
    }
    assert!(meetings[0]["score"].as_f64().expect("a number") > 0.7, "easy is better than random");
}

/// With the sides swapped on the same dice, a player who meets himself plays the same game twice.
#[test]
fn a_player_is_as_strong_as_himself() {
    let told = fine_json(&[&PAIRS[..], &["--players", "easy,easy", "--json"]].concat());
    let meeting = &told["meetings"][0];
    assert_eq!(meeting["games"]["pairs"], json!([0, 0, 12, 0, 0]));
    assert_eq!(meeting["elo"]["difference"].as_f64(), Some(0.0));
}

#[test]
fn a_test_stops_as_soon_as_it_is_sure() {
    let test = |more: &[&str]| {
        let many = ["ladder", "first-clash", "--pairs", "4000", "--sprt", "--json"];
        fine_json(&[&many[..], more].concat())["meetings"][0].clone()
    };
    let better = test(&["--players", "random,easy"]);
    assert_eq!(better["verdict"], "h1");
    assert_eq!(better, test(&["--players", "random,easy", "--threads", "3"]));
    let pairs: u64 =
        better["games"]["pairs"].as_array().expect("five").iter().filter_map(Value::as_u64).sum();
    assert!((5..200).contains(&pairs), "{pairs} pairs");
    assert_eq!(test(&["--players", "easy,random"])["verdict"], "h0");
    assert_eq!(test(&["--players", "easy,random", "--elo0=-900", "--elo1=-100"])["verdict"], "h0");
}

#[test]
fn the_table_has_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("strength.md");
    let name = page.display().to_string();
    let rated = [
        "ladder",
        "first-clash",
        "sortie",
        "--pairs",
        "3",
        "--every-pair",
        "--players",
        "random,easy:nodes=4,easy",
        "--markdown",
        &name,
    ];
    let text = fine(&rated);
    let written = std::fs::read_to_string(&page).expect("it was written");
    for words in ["First Clash", "Sortie", "easy:nodes=4", "All together", "95 % interval"] {
        assert!(text.contains(words) && written.contains(words), "{words}: {text}{written}");
    }
    let rows = written.lines().filter(|line| line.starts_with('|')).count();
    assert_eq!(rows, 2 + 3 * 3, "three meetings in two battles, and together: {written}");
    fine(&rated);
    assert_eq!(std::fs::read_to_string(&page).expect("it was written"), written);
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (words, hint) in [
        (&["--players", "easy"][..], "two players"),
        (&["--elo0", "10", "--elo1", "5"], "less than --elo1"),
        (&["--alpha", "0"], "--alpha and --beta"),
        (&["--beta", "0.7"], "--alpha and --beta"),
        (&["--elo1", "nan"], "less than --elo1"),
        (&["--pairs", "0"], "1 or more"),
    ] {
        let output = run(&[&["ladder", "first-clash"][..], words].concat());
        assert_eq!(status(&output), 2, "{words:?}");
        assert!(said(&output).contains(hint), "{words:?}: {}", said(&output));
    }
    assert_eq!(status(&run(&["ladder", "no-such-battle"])), 2);
}
