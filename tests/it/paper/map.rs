//! The map at its true size.

use super::{battle, corners, on_one_sheet, printed, request};
use gonfalon::cartography::MapStyle;
use gonfalon::drawing::Shape;
use gonfalon::paper::{PaperError, Request, What, document, map};
use gonfalon::scenario::appearance::MarginTrack;
use gonfalon::scenario::catalogue;

/// How far a hex reaches from flat to flat: the distance of the two farthest parallel sides.
fn flat_to_flat(corners: &[(f32, f32)]) -> f32 {
    let middle = |a: (f32, f32), b: (f32, f32)| (a.0.midpoint(b.0), a.1.midpoint(b.1));
    let (a, b) = (middle(corners[0], corners[1]), middle(corners[3], corners[4]));
    (a.0 - b.0).hypot(a.1 - b.1)
}

#[test]
fn every_hex_has_the_size_that_was_asked_for() {
    for scenario in catalogue::built_in().into_iter().filter(|s| s.map.is_some()) {
        for hex in [12.5, 19.0, 33.0] {
            // In the plain style each hex is a tile.
            let request = Request { style: Some(MapStyle::Plain), ..on_one_sheet(hex) };
            let sheet = map(&scenario, &request).expect("it is printed");
            let mut hexes = 0;
            // The samples of the key are no part of the map.
            let ground = sheet.placed.iter().find(|placed| placed.drawing.layers.len() > 3);
            let ground = ground.expect("the ground").clone();
            let alone = gonfalon::paper::Sheet { placed: vec![ground], ..sheet };
            for tile in corners(&alone, "ground") {
                assert!((flat_to_flat(&tile) - hex).abs() < 0.01, "{}: {tile:?}", scenario.id);
                hexes += 1;
            }
            let file = scenario.map.as_ref().expect("a map");
            assert_eq!(hexes, usize::from(file.columns) * usize::from(file.rows));
        }
    }
}

#[test]
fn the_rulers_are_as_long_as_they_say() {
    let sheet = map(&battle("acre"), &on_one_sheet(19.0)).expect("it is printed");
    let long = |line: &Vec<(f32, f32)>| {
        let (first, last) = (line[0], line[line.len() - 1]);
        (first.1 - last.1).abs().max((first.0 - last.0).abs())
    };
    let lines: Vec<f32> = corners(&sheet, "rulers").map(|line| long(&line)).collect();
    let has = |mm: f32| lines.iter().any(|long| (long - mm).abs() < 0.2);
    assert!(has(5.0 * 19.0), "five hexes: {lines:?}");
    assert!(has(100.0), "ten centimetres: {lines:?}");
}

#[test]
fn names_numbers_roads_zones_title_and_key_are_on_it() {
    let sheet = map(&battle("acre"), &on_one_sheet(19.0)).expect("it is printed");
    let layers: Vec<&str> = sheet.shapes().map(|(_, name, _)| name).collect();
    for layer in ["title", "ground", "grid", "roads", "numbers", "zones", "names", "rulers"] {
        assert!(layers.contains(&layer), "{layer}");
    }
    let words: Vec<&str> = super::texts(&sheet).map(|text| text.text.as_str()).collect();
    for word in ["Acre", "0903", "Toron", "Safed road", "Muslim line", "Fortress of Acre", "Dunes"]
    {
        assert!(words.contains(&word), "{word}: {words:?}");
    }
}

/// Words that cover each other can't be read.
#[test]
fn no_name_of_a_zone_or_place_lies_on_another() {
    for scenario in catalogue::built_in().into_iter().filter(|s| s.map.is_some()) {
        let sheet = map(&scenario, &on_one_sheet(19.0)).expect("it is printed");
        let mut rooms: Vec<(String, gonfalon::drawing::Area)> = Vec::new();
        for (_, name, shape) in sheet.shapes() {
            if let (Shape::Text(text), "zones") = (shape, name) {
                let room = gonfalon::drawing::typeface::typeface().room(text);
                for (other, taken) in &rooms {
                    let free = !taken.meets(&room.shrink(0.05));
                    assert!(free, "{}: {} on {other}", scenario.id, text.text);
                }
                rooms.push((text.text.clone(), room));
            }
        }
    }
}

#[test]
fn a_sheet_that_no_pdf_takes_is_refused_in_a_sentence() {
    let request = Request { hex: 60.0, ..on_one_sheet(60.0) };
    let mut large = battle("arsouf");
    let file = large.map.as_mut().expect("a map");
    // As wide as a map with two digits for each number can be.
    let clear = file.legend.iter().find(|(_, terrain)| *terrain == "clear").map(|(c, _)| *c);
    let clear = clear.expect("open land").to_string();
    for row in &mut file.grid {
        *row += &clear.repeat(99 - row.chars().count());
    }
    file.columns = 99;
    match document(&large, &request) {
        Err(error @ PaperError::TooLarge { .. }) => {
            let told = error.told(gonfalon::words::Language::ENGLISH);
            assert!(told.contains("5080 mm"), "{told}");
        }
        other => panic!("{:?}", other.map(|document| document.parts.len())),
    }
}

#[test]
fn a_small_map_takes_one_sheet_and_no_plan() {
    let small = Request { hex: 12.0, ..request(&[What::Map]) };
    let document = document(&battle("first-clash"), &small).expect("it is printed");
    assert_eq!(document.sheets().count(), 1);
    assert_eq!(printed("acre", What::Map).len(), 9, "a plan and eight sheets");
}

/// The tracks that an author wants lie below his map: a box for each turn, and ones and tens.
#[test]
fn tracks_lie_in_the_margin_where_the_author_wants_them() {
    let with = |tracks: &[MarginTrack]| {
        let mut battle = battle("acre");
        battle.map.as_mut().expect("a map").appearance.margin = tracks.to_vec();
        let sheet = map(&battle, &on_one_sheet(19.0)).expect("it is printed");
        let words: Vec<String> = super::texts(&sheet).map(|text| text.text.clone()).collect();
        (sheet.size.y, words)
    };
    let count =
        |words: &[String], wanted: &str| words.iter().filter(|word| *word == wanted).count();
    let (bare, none) = with(&[]);
    assert_eq!(count(&none, "Turn track"), 0);
    let (high, turns) = with(&[MarginTrack::Turns]);
    assert!(high > bare + 15.0, "{high} {bare}");
    assert_eq!(count(&turns, "Turn track"), 1);
    let last = gonfalon::session::new(battle("acre"), 1).expect("a game").table(None).turn.turns;
    let last = last.expect("Acre has a last turn");
    assert_eq!(count(&turns, &last.to_string()), 1 + count(&none, &last.to_string()));
    let (higher, both) = with(&[MarginTrack::Turns, MarginTrack::Record]);
    assert!(higher > high + 15.0, "{higher} {high}");
    for number in ["0", "9", "10", "90"] {
        assert_eq!(count(&both, number), 1 + count(&turns, number), "{number}");
    }
}
