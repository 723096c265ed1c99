//! Blazons: those of the period are read, written and drawn; faulty ones say where they are wrong.

use crate::spanish;
use gonfalon::drawing::clipping::{clipped, holds};
use gonfalon::drawing::heraldry::{Carrier, draw};
use gonfalon::drawing::{Area, Point, Shape, point};
use gonfalon::heraldry::{Arms, Figure, Surface, Tincture, Wanted, parse};
use gonfalon::kernel::{SeededDice, Side};
use gonfalon::scenario::{self, armorial, catalogue};
use gonfalon::words::Language;
use std::fs;
use std::path::PathBuf;

fn data(file: &str) -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/heraldry").join(file);
    let text = fs::read_to_string(path).expect("it is there");
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(str::to_owned)
        .collect()
}

/// The blazons of the armorial with their bearers.
fn armorial() -> Vec<(String, String)> {
    let parts = |line: String| {
        let (bearer, blazon) = line.split_once('|').expect("a bar");
        (bearer.trim().to_owned(), blazon.trim().to_owned())
    };
    data("armorial.txt").into_iter().map(parts).collect()
}

fn read(blazon: &str) -> Arms {
    parse(blazon).unwrap_or_else(|fault| panic!("{blazon}: {fault}"))
}

#[test]
fn blazons_of_the_period_are_read_and_written_again() {
    let all = armorial();
    assert!(all.len() >= 200, "{} blazons", all.len());
    for (bearer, blazon) in all {
        let arms = read(&blazon);
        let written = arms.to_string();
        assert_eq!(parse(&written).as_ref(), Ok(&arms), "{bearer}: {blazon}: {written}");
    }
}

#[test]
fn faulty_blazons_say_where_they_are_wrong() {
    let all = data("faulty.txt");
    assert!(all.len() >= 20, "{} blazons", all.len());
    for line in all {
        let parts: Vec<&str> = line.splitn(4, '|').map(str::trim).collect();
        let [place, wanted, suggestion, blazon] = parts[..] else { panic!("{line}") };
        let (at, word) = place.split_once(' ').unwrap_or((place, ""));
        let Err(fault) = parse(blazon) else { panic!("{blazon} is read") };
        assert_eq!(fault.span.start.to_string(), at, "{blazon}: {fault}");
        assert_eq!(fault.found, word, "{blazon}");
        assert_eq!(format!("{:?}", fault.wanted), wanted, "{blazon}");
        assert_eq!(fault.suggestion.as_deref().unwrap_or_default(), suggestion, "{blazon}");
        let bytes = &blazon[fault.span.clone()];
        assert_eq!(bytes.to_lowercase(), word, "{blazon}: the span is that of the word");
        for language in [Language::ENGLISH, spanish()] {
            let told = fault.what().told(language);
            assert!(told.contains(word) && !told.contains("fault-"), "{told}");
        }
    }
}

#[test]
fn case_accents_hyphens_and_abbreviations_do_not_matter() {
    let arms = read("Gules, a lion rampant queue fourchee argent");
    for other in [
        "GULES A LION RAMPANT QUEUE FOURCHÉE ARGENT",
        "gu., a lion rampant arg. queue-fourchée",
        "gules, a double-queued lion rampant argent",
    ] {
        let found = parse(other);
        if other.starts_with("gules, a double") {
            // The form stands behind the figure in every blazon.
            assert_eq!(found.map_err(|fault| fault.wanted), Err(Wanted::Figure));
        } else {
            assert_eq!(found.as_ref(), Ok(&arms), "{other}");
        }
    }
}

#[test]
fn tinctures_may_be_shared_and_named_by_their_place() {
    let fess = read("Or, a fess between two chevrons gules");
    assert_eq!(fess.bearings[0].surface, Surface::Plain(Tincture::Gules));
    assert_eq!(fess.bearings[0].between[0].surface, Surface::Plain(Tincture::Gules));
    assert_eq!(
        read("Or, a bend azure, a label of the second"),
        read("Or, a bend azure, a label azure")
    );
    let roundels = read("Argent, two bars gules, in chief three torteaux");
    assert_eq!(roundels.bearings[1].figure, Figure::Roundel);
    assert_eq!(roundels.bearings[1].surface, Surface::Plain(Tincture::Gules));
}

#[test]
fn any_words_are_read_or_refused() {
    const WORDS: &str = "gules or argent a an two three four 6 99 0 and , ; between on in chief base pale bend lion lions \
        rampant passant guardant quarterly per fess 1 2 3 4 of the field first barry wavy six semy label points within \
        bordure charged with over all cross crosslets fitchy counterchanged vair ermine crowned queue fourchee impaling \
        three bezants chevron saltire fretty ( ) é - ' lyon 300 in orle escutcheon tressure double flory counterflory";
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let mut dice = SeededDice::new(12);
    let (mut read, mut drawn) = (0, 0);
    for _ in 0..20_000 {
        let count = 1 + dice.below(14);
        let text: Vec<&str> = (0..count).map(|_| words[dice.below(words.len())]).collect();
        let text = text.join(" ");
        match parse(&text) {
            Ok(arms) => {
                read += 1;
                assert!(parse(&arms.to_string()).is_ok(), "{text}: {arms}");
                if drawn < 150 {
                    drawn += 1;
                    within(&arms, Carrier::Shield, 60.0, &text);
                }
            }
            Err(fault) => {
                assert!(fault.span.end <= text.len() && text.get(fault.span).is_some(), "{text}");
            }
        }
    }
    assert!(read > 60, "{read} of them are blazons");
}

/// Draws arms and looks that nothing lies outside of what bears them.
fn within(arms: &Arms, carrier: Carrier, wide: f32, told: &str) {
    let area = Area::sized(point(7.0, 3.0), point(wide, wide * carrier.aspect()));
    let mut shapes = Vec::new();
    draw(arms, carrier, area, 1.0, &mut shapes);
    let place = carrier.within(area);
    let outline: Vec<Point> =
        carrier.outline().into_iter().map(|at| place.min + at * place.width()).collect();
    assert!(shapes.len() > 1, "{told} draws nothing");
    for shape in &shapes {
        let points = match shape {
            Shape::Fill { points, .. } | Shape::Line { points, .. } => points,
            other => panic!("{told}: {other:?}"),
        };
        for &at in points {
            assert!(at.x.is_finite() && at.y.is_finite(), "{told}");
            assert!(holds(&outline, at, 0.02 * wide), "{told}: {at:?} lies outside");
        }
    }
}

#[test]
fn nothing_is_drawn_outside_the_shield() {
    for (bearer, blazon) in armorial() {
        let arms = read(&blazon);
        for (carrier, wide) in
            [(Carrier::Shield, 120.0), (Carrier::Banner, 40.0), (Carrier::Pennon, 60.0)]
        {
            within(&arms, carrier, wide, &bearer);
        }
    }
}

#[test]
fn drawings_are_the_same_again_and_lose_detail_when_small() {
    let arms = read("Gules, three lions passant guardant in pale or, a label azure");
    let drawn = |wide: f32| {
        let mut shapes = Vec::new();
        let area = Area::sized(Point::default(), point(wide, wide * 1.2));
        draw(&arms, Carrier::Shield, area, 1.0, &mut shapes);
        shapes
    };
    assert_eq!(drawn(100.0), drawn(100.0));
    let [small, large] = [drawn(8.0).len(), drawn(200.0).len()];
    assert!(small * 2 < large, "{small} shapes where small, {large} where large");
}

#[test]
fn outlines_are_cut_at_convex_ones() {
    let square = [point(0.0, 0.0), point(2.0, 0.0), point(2.0, 2.0), point(0.0, 2.0)];
    let across = [point(-1.0, 0.5), point(3.0, 0.5), point(3.0, 1.5), point(-1.0, 1.5)];
    let cut = clipped(&across, &square);
    let area: f32 =
        cut.iter().zip(cut.iter().cycle().skip(1)).map(|(a, b)| a.x * b.y - b.x * a.y).sum();
    assert!((area.abs() / 2.0 - 2.0).abs() < 1e-4, "{cut:?}");
    let beside = across.map(|at| at + point(0.0, 5.0));
    assert!(clipped(&beside, &square).is_empty());
}

#[test]
fn every_figure_has_a_picture() {
    for figure in Figure::ALL {
        let arms = read(&format!("argent, a {} gules", figure.word()));
        assert_eq!(arms.bearings[0].figure, *figure);
        let plain = read("argent");
        let count = |arms: &Arms| {
            let mut shapes = Vec::new();
            let area = Area::sized(Point::default(), point(100.0, 120.0));
            draw(arms, Carrier::Shield, area, 1.0, &mut shapes);
            shapes.len()
        };
        let others = count(&plain);
        if *figure != Figure::Cotise {
            assert!(count(&arms) > others, "{} draws nothing", figure.word());
        }
    }
}

#[test]
fn leaders_and_contingents_of_the_battles_bear_arms() {
    let expected = [
        ("acre", 78),
        ("bmw-arsouf", 52),
        ("bmw-lewes", 66),
        ("lewes", 65),
        ("evesham", 36),
        ("arsouf", 28),
    ];
    for (id, least) in expected {
        let battle = catalogue::find(id).expect("it is built in");
        assert!(armorial::faults(&battle).is_empty(), "{id}");
        let game = gonfalon::session::new(battle, 1).expect("it has no faults");
        let board = game.board(None).expect("it has a map");
        let armed: Vec<_> =
            board.counters.iter().filter_map(|counter| counter.arms.as_ref()).collect();
        assert!(armed.len() >= least, "{id}: {} counters bear arms", armed.len());
        for arms in &armed {
            assert!(!arms.source.is_empty(), "{id}: {} has no source", arms.blazon);
        }
        let leaders =
            board.counters.iter().filter(|c| c.kind == gonfalon::view::CounterKind::Leader);
        assert!(leaders.clone().all(|leader| leader.arms.is_some()), "{id}");
        assert!(leaders.count() > 1, "{id}");
    }
}

/// Each side of a battle on a map has a banner, with its source in every language.
#[test]
fn sides_of_battles_bear_arms() {
    for battle in catalogue::built_in().into_iter().filter(|battle| battle.map.is_some()) {
        let id = battle.id.clone();
        let mut game = gonfalon::session::new(battle, 1).expect("it has no faults");
        let mut sources = Vec::new();
        for language in Language::all() {
            game.set_language(language);
            for side in Side::ALL {
                let arms = game.side_arms(side).unwrap_or_else(|| panic!("{id}: {side:?}"));
                assert!(!arms.source.is_empty(), "{id}: {side:?}");
                sources.push(arms.source.clone());
            }
        }
        // English and Spanish.
        assert!(sources[0] != sources[2] && sources[1] != sources[3], "{id}: {sources:?}");
    }
}

#[test]
fn a_faulty_blazon_is_a_fault_of_the_scenario() {
    let battle = catalogue::find("lewes").expect("it is built in");
    let mut value = serde_json::to_value(&battle).expect("a scenario is JSON");
    value["barons"]["leaders"][0]["arms"] = "Gules, a lyon rampant argent".into();
    value["sides"][1]["arms"] =
        serde_json::json!({ "blazon": "Or, a fes gules", "source": "Ours." });
    let read = scenario::parse::from_value(&value).expect("its form is right");
    let faults = gonfalon::session::check(&read).expect_err("two blazons are wrong");
    let told: Vec<(&str, &str)> = faults.iter().map(|f| (&*f.at, &*f.name)).collect();
    assert_eq!(told, [("barons.leaders[0].arms", "blazon"), ("sides[1].arms", "blazon")]);
    assert!(faults[0].what.contains("lyon") && faults[0].todo.contains("lion"), "{}", faults[0]);
    assert!(faults[1].todo.contains("fess"), "{}", faults[1]);
}

#[test]
fn arms_in_files_are_a_blazon_or_a_record() {
    let plain: scenario::ArmsData = serde_json::from_value("Or".into()).expect("a blazon");
    assert_eq!(serde_json::to_value(&plain).expect("JSON"), "Or");
    let record = serde_json::json!({ "blazon": "Or", "source": "Ours.", "invented": true });
    let sourced: scenario::ArmsData = serde_json::from_value(record.clone()).expect("a record");
    assert!(sourced.invented && sourced.blazon == "Or");
    assert_eq!(serde_json::to_value(&sourced).expect("JSON"), record);
}
