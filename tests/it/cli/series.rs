//! `simulate`: what games come to.

use super::*;

#[test]
fn a_report_says_who_wins_how_long_it_takes_and_how_it_ends() {
    let told = fine_json(&[
        "simulate",
        "first-clash",
        "--games",
        "60",
        "--b",
        "random",
        "--seed",
        "2",
        "--luck",
        "--json",
    ]);
    let totals = &told["totals"];
    let number = |value: &Value| value.as_f64().expect("a number");
    let count = |value: &Value| value.as_u64().expect("a whole number");
    assert_eq!(totals["games"], 60);
    let wins: u64 = totals["wins"].as_array().expect("two").iter().map(count).sum();
    assert_eq!(wins + count(&totals["draws"]) + count(&totals["unfinished"]), 60);
    let endings = told["endings"].as_array().expect("a list");
    let ended: u64 = endings.iter().map(|ending| count(&ending["games"])).sum();
    assert_eq!(ended + count(&totals["unfinished"]), 60);
    assert!(endings.iter().all(|ending| ending["rule"].is_string() && ending["level"].is_string()));
    let lengths = &told["lengths"];
    assert!((number(&lengths["mean"]) * 60.0 - number(&totals["player_turns"])).abs() < 1e-6);
    assert!(number(&lengths["quartiles"][0]) <= number(&lengths["quartiles"][2]));
    for side in told["sides"].as_array().expect("two") {
        let (share, adjusted) = (number(&side["share"]), &side["adjusted"]);
        assert!(number(&side["interval"][0]) <= share && share <= number(&side["interval"][1]));
        assert!((number(&adjusted["mean"]) - share).abs() < 0.2, "{side}");
        assert!(number(&side["points"]["mean"]) >= 0.0);
    }
    assert_eq!(told["sides"][1]["level"], "random");

    let text = fine(&["simulate", "first-clash", "--games", "30", "--luck"]);
    for word in ["wins", "without luck", "median", "ended by", "games/s", "11.4"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let text =
        fine(&["simulate", "acies-tutorial", "--games", "2", "--a", "random", "--b", "random"]);
    assert!(!text.contains("points") && !text.contains("without luck"), "{text}");
}

/// What a game comes to depends on nothing but its number.
#[test]
fn games_are_the_same_in_every_part() {
    let totals = |first: &str, games: &str| {
        let told = fine_json(&[
            "simulate",
            "first-clash",
            "--games",
            games,
            "--first",
            first,
            "--seed",
            "5",
            "--json",
        ]);
        let wins = &told["totals"]["wins"];
        (wins[0].as_u64().expect("a number"), told["totals"]["actions"].as_u64().expect("a number"))
    };
    let (whole, parts) = (totals("0", "30"), [totals("0", "11"), totals("11", "19")]);
    assert_eq!(whole, (parts[0].0 + parts[1].0, parts[0].1 + parts[1].1));
}

#[test]
fn players_have_limits_of_their_own() {
    let told = fine_json(&[
        "simulate",
        "first-clash",
        "--games",
        "3",
        "--a",
        "easy:nodes=5",
        "--nodes",
        "9",
        "--json",
    ]);
    assert_eq!(told["sides"][0]["player"], json!({ "level": "easy", "nodes": 5 }));
    assert_eq!(told["sides"][1]["player"], json!({ "level": "easy", "nodes": 9 }));
    let random = ["--a", "random", "--b", "easy", "--nodes", "9", "--json"];
    let told = fine_json(&[&["simulate", "first-clash", "--games", "3"], &random[..]].concat());
    assert_eq!(told["sides"][0]["player"], json!({ "level": "random" }), "it looks at nothing");
    for (words, hint) in [
        ("grandmaster", "the levels are random, easy, normal"),
        ("nomal", "\"normal\" was probably meant"),
        ("easy:handicap=smal", "\"small\" was probably meant"),
        ("easy:nodes=0", "N from 1"),
        ("easy:depth=3", "no limit"),
        ("easy:nodes", "no limit"),
    ] {
        let output = run(&["simulate", "first-clash", "--a", words]);
        assert_eq!(status(&output), 2, "{words}");
        assert!(said(&output).contains(hint), "{words}: {}", said(&output));
    }
}

#[test]
fn players_have_styles_and_handicaps() {
    let players = ["--a", "easy:style=cautious:handicap=small:nodes=5", "--b", "normal:bold"];
    let args = ["simulate", "first-clash", "--games", "2", "--json"];
    let told = fine_json(&[&args[..], &players[..]].concat());
    let cautious = json!({ "level": "easy", "style": "cautious", "handicap": "small", "nodes": 5 });
    assert_eq!(told["sides"][0]["player"], cautious);
    assert_eq!(told["sides"][1]["player"], json!({ "level": "normal", "style": "bold" }));
    let args = ["simulate", "first-clash", "--games", "2"];
    let text = fine(&[&args[..], &players[..]].concat());
    assert!(text.contains("easy:cautious:small:nodes=5") && text.contains("normal:bold"), "{text}");
    for (wrong, words) in [
        ("easy:style=angry", "the styles are even, cautious, bold"),
        ("easy:handicap=huge", "the handicaps are none, small, large"),
        ("easy:angry", "\"angry\" is no limit, style or handicap"),
        ("random:bold", "random has neither a style nor a handicap"),
    ] {
        let out = run(&["simulate", "first-clash", "--a", wrong]);
        assert_eq!(status(&out), 2, "{wrong}");
        assert!(String::from_utf8_lossy(&out.stderr).contains(words), "{wrong}");
    }
}
