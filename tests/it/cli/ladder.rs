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
        (&["--sprt", "--elo0", "10", "--elo1", "5"], "less than --elo1"),
        (&["--sprt", "--alpha", "0"], "--alpha and --beta"),
        (&["--sprt", "--beta", "0.7"], "--alpha and --beta"),
        (&["--sprt", "--elo1", "nan"], "less than --elo1"),
        (&["--elo1", "5"], "--sprt"),
        (&["--pairs", "0"], "1 or more"),
        (&["--pairs", "-3"], "1 or more, up to 18446744073709551615"),
        (&["--seed", "-1"], "a whole number from 0 to 18446744073709551615"),
        (&["--seed", "18446744073709551616"], "a whole number from 0 to 18446744073709551615"),
        (&["--threads", "many"], "or 0 for all that the machine has"),
        (&["--players", "easy,normal:nodes=5:nodes=6"], "its limit of nodes is said twice"),
        (&["--players", "easy,normal:bold:cautious"], "its style is said twice"),
        (&["--players", "random:nodes=5,easy"], "random has no limits"),
        (&["--players", "eazy,normal"], "\"easy\" was probably meant"),
    ] {
        let output = run(&[&["ladder", "first-clash"][..], words].concat());
        assert_eq!(status(&output), 2, "{words:?}");
        assert!(said(&output).contains(hint), "{words:?}: {}", said(&output));
    }
    assert_eq!(status(&run(&["ladder", "no-such-battle"])), 2);
}

#[test]
fn no_game_counts_twice() {
    for (words, hint) in [
        (&["first-clash", "first-clash"][..], "first-clash is named twice"),
        (&["first-clash", "--every-pair", "--players", "random,easy,easy"], "twice, in the same"),
        (&["first-clash", "--players", "random,easy,random"], "twice, in the same"),
    ] {
        let output = run(&[&["ladder", "--pairs", "1"], words].concat());
        assert_eq!(status(&output), 2, "{words:?}: {}", said(&output));
        assert!(said(&output).contains(hint), "{words:?}: {}", said(&output));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.json").display().to_string();
    std::fs::copy("scenarios/bmw/first-clash.json", &copy).expect("it is there");
    let output = run(&["ladder", "--pairs", "1", "first-clash", &copy]);
    assert!(said(&output).contains("are the same battle"), "{}", said(&output));
    let text = std::fs::read_to_string(&copy).expect("it can be read");
    let mut renamed: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    renamed["id"] = "another-clash".into();
    renamed["title"] = "Another Clash".into();
    std::fs::write(&copy, renamed.to_string()).expect("it can be written");
    let output = run(&["ladder", "--pairs", "1", "first-clash", &copy]);
    assert!(said(&output).contains("are the same battle"), "{}", said(&output));
}

#[test]
fn as_many_pairs_as_there_are_numbers() {
    let most = u64::MAX.to_string();
    let told =
        fine(&["ladder", "first-clash", "--players", "random,easy", "--sprt", "--pairs", &most]);
    assert!(told.contains("50 rather"), "{told}");
}

/// Before anything is played, so that no night is lost.
#[test]
fn a_page_takes_the_place_of_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let most = u64::MAX.to_string();
    let refused = |name: &str, hint: &str| {
        let before = std::fs::read(folder.path().join(name)).ok();
        let page = path(name);
        let output = run(&["ladder", "acre", "--pairs", &most, "--markdown", &page]);
        assert_eq!(status(&output), 1, "{name}: {}", said(&output));
        assert!(said(&output).contains(hint), "{name}: {}", said(&output));
        assert_eq!(std::fs::read(folder.path().join(name)).ok(), before, "{name}");
    };
    std::fs::write(folder.path().join("letter.md"), "Dear Sir,\n").expect("a file");
    refused("letter.md", "no page of a ladder");
    refused("", "it is a folder");
    refused("nowhere/page.md", "there is no such file or folder");
    let page = path("page.md");
    let write =
        ["ladder", "first-clash", "--players", "random,easy", "--pairs", "1", "--markdown", &page];
    fine(&write);
    fine(&write);
    let text = std::fs::read_to_string(&page).expect("it was written");
    for changed in [
        text.clone() + "\nWhat I think of it.\n",
        text.replace("| First Clash |", "| First Clash, see my notes |"),
        text.replace("\n\n<!--", "\n| mine |\n\n<!--"),
    ] {
        assert_ne!(changed, text);
        std::fs::write(&page, changed).expect("a file");
        refused("page.md", "would be lost");
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("round.md", folder.path().join("round.md")).expect("a link");
        refused("round.md", "in a circle");
    }
}

#[test]
fn whatever_is_wrong_with_a_file_is_said_of_that_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("bad.json"), "{").expect("a file");
    std::fs::write(path("bytes.json"), [0xff_u8, 0xfe]).expect("a file");
    for (name, hint) in
        [("bad.json", "EOF"), ("bytes.json", "it is not text"), ("", "it is a folder")]
    {
        let file = path(name);
        let output = run(&["ladder", "first-clash", &file, "--pairs", "1"]);
        let told = said(&output);
        assert!(told.starts_with(&format!("{file}: ")) && told.contains(hint), "{name}: {told}");
    }
    let output = run(&["ladder", "First_Clsh", "--pairs", "1"]);
    assert!(said(&output).contains("\"first-clash\" was probably meant"), "{}", said(&output));
    for (word, hint) in [("arsouf-1191", "\"arsouf\" was"), ("waterloo", "List the built-in ones")]
    {
        let output = run(&["ladder", word, "--pairs", "1"]);
        assert!(said(&output).contains(hint), "{word}: {}", said(&output));
    }
    for (option, hint) in
        [("EX_ADVANCE=none", "\"ex_advance\" was probably meant"), ("foo=bar", "there are ")]
    {
        let output = run(&["ladder", "first-clash", "--pairs", "1", "-o", option]);
        assert!(said(&output).contains(hint), "{option}: {}", said(&output));
    }
}
