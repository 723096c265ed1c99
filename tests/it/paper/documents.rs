//! Every battle prints all that it has, in every language, and nothing is cut off or covered.

use super::{battle, request, texts, whole};
use gonfalon::drawing::Face;
use gonfalon::drawing::typeface::typeface;
use gonfalon::drawing::{Area, Point, Shape};
use gonfalon::kernel::System;
use gonfalon::paper::{PaperError, PaperSize, Request, Sheet, What, document};
use gonfalon::scenario::catalogue;
use gonfalon::words::Language;

fn parts(system: System) -> &'static [What] {
    match system {
        System::Acies => &[What::Counters, What::Charts, What::Rules, What::Cards],
        _ => &[What::Map, What::Counters, What::Charts, What::Rules],
    }
}

#[test]
fn every_battle_prints_all_that_it_has_in_every_language() {
    for scenario in catalogue::built_in() {
        for language in Language::all() {
            let document = whole(&scenario.id, language);
            let printed: Vec<What> = document.parts.iter().map(|(what, _)| *what).collect();
            assert_eq!(printed, parts(scenario.system()), "{}", scenario.id);
            assert_eq!(printed, What::of(&scenario).collect::<Vec<_>>(), "{}", scenario.id);
            for sheet in document.sheets() {
                every_letter_is_in_a_font(&scenario.id, sheet);
                every_text_is_on_the_sheet(&scenario.id, sheet);
            }
        }
    }
}

fn every_letter_is_in_a_font(id: &str, sheet: &Sheet) {
    for text in texts(sheet) {
        let missing: String = text.text.chars().filter(|c| !typeface().has(*c)).collect();
        assert!(missing.is_empty(), "{id}: no letters for {missing:?} in {:?}", text.text);
    }
}

/// What a clip cuts off on one sheet of the map is whole on another; of counters and cards nothing may be cut off.
fn every_text_is_on_the_sheet(id: &str, sheet: &Sheet) {
    let paper = Area::sized(Point::default(), sheet.size).shrink(2.0);
    for (placed, layer, shape) in sheet.shapes() {
        let Shape::Text(text) = shape else { continue };
        let paper = match placed.clip {
            None => paper,
            // A piece, and around it what is there for cuts that are a little off.
            Some(clip) if layer == "pieces" => clip.shrink(1.0),
            Some(_) => continue,
        };
        let room = typeface().room(text);
        let (min, max) = (placed.at + room.min * placed.scale, placed.at + room.max * placed.scale);
        let inside = min.x >= paper.left()
            && max.x <= paper.right()
            && min.y >= paper.top()
            && max.y <= paper.bottom();
        assert!(inside, "{id}: {:?} of {layer} leaves the sheet: {min:?} {max:?}", text.text);
    }
}

/// Letters that lie on others can't be read.
#[test]
fn no_text_covers_another_in_tables_rules_counters_and_cards() {
    for id in ["acre", "arsouf", "lewes", "acies-rome-gauls"] {
        let battle = battle(id);
        let what: Vec<What> = What::of(&battle).filter(|what| *what != What::Map).collect();
        for language in Language::all() {
            for paper in PaperSize::ALL {
                let request = Request { paper, language, ..request(&what) };
                let document = document(&battle, &request).expect("it is printed");
                for sheet in document.sheets() {
                    no_text_covers_another(id, sheet);
                }
            }
        }
    }
}

fn no_text_covers_another(id: &str, sheet: &Sheet) {
    let mut rooms: Vec<(Area, &str)> = Vec::new();
    for (placed, _, shape) in sheet.shapes() {
        let Shape::Text(text) = shape else { continue };
        let room = typeface().room(text).translate(placed.at).shrink(0.15);
        for (other, words) in &rooms {
            // Small print may be set twice, a little apart, to be stronger.
            let twice = *words == text.text;
            assert!(twice || !other.meets(&room), "{id}: {:?} lies on {words:?}", text.text);
        }
        rooms.push((room, &text.text));
    }
}

#[test]
fn the_outline_leads_to_chapters_and_sections() {
    let document = whole("lewes", Language::ENGLISH);
    let marks: Vec<(usize, &str)> = document
        .sheets()
        .flat_map(|sheet| sheet.bookmarks.iter().map(|mark| (mark.level, mark.title.as_str())))
        .collect();
    let top: Vec<&str> = marks.iter().filter(|(level, _)| *level == 0).map(|(_, t)| *t).collect();
    assert_eq!(top, ["Map", "Counters and markers", "The battle, tables and tracks", "Rules"]);
    for mark in [(1, "5.0 Command Chits"), (2, "5.1a The Higher Chit Wins"), (1, "Sheet A1")] {
        assert!(marks.contains(&mark), "{mark:?}");
    }
    assert!(marks.iter().all(|(_, title)| !title.is_empty()));
}

#[test]
fn the_rules_are_complete_with_their_numbers() {
    for system in System::ALL {
        let library = gonfalon::reference::Library::of(system);
        let id = catalogue::built_in().into_iter().find(|s| s.system() == system).expect("one").id;
        for language in Language::all() {
            let request = Request { language, ..request(&[What::Rules]) };
            let document = document(&battle(&id), &request).expect("it is printed");
            let marks: Vec<&str> = document
                .sheets()
                .flat_map(|sheet| sheet.bookmarks.iter().map(|mark| mark.title.as_str()))
                .collect();
            for section in &library.sections {
                let heading = format!("{} {}", section.id, section.title.get(language));
                assert!(marks.contains(&heading.as_str()), "{heading}");
            }
            for ruling in &library.rulings {
                assert!(marks.iter().any(|mark| mark.starts_with(&ruling.id)), "{}", ruling.id);
            }
        }
    }
}

#[test]
fn tables_tracks_and_the_order_of_battle_are_printed() {
    let of = |id: &str| -> Vec<String> {
        let document = document(&battle(id), &request(&[What::Charts])).expect("it is printed");
        document
            .sheets()
            .flat_map(|s| texts(s).map(|t| t.text.clone()).collect::<Vec<_>>())
            .collect()
    };
    let has = |words: &[String], wanted: &str| words.iter().any(|word| word == wanted);
    let acre = of("acre");
    for wanted in ["Combat results table (7.2)", "Turn track", "16.2 Victory Points", "hex 0903"] {
        assert!(has(&acre, wanted), "{wanted}");
    }
    let lewes = of("lewes");
    for wanted in ["Chit tracks", "Effectiveness displays", "Fire: hits by range (8.5)", "hex 3106"]
    {
        assert!(has(&lewes, wanted), "{wanted}");
    }
    assert!(has(&of("arsouf"), "Turn track"));
}

#[test]
fn what_a_battle_does_not_have_is_said_if_it_was_asked_for() {
    let asked = |id: &str, what: What| document(&battle(id), &request(&[what])).map(|_| ());
    assert_eq!(asked("acies-fast-play", What::Map), Err(PaperError::Missing(What::Map)));
    assert_eq!(asked("acre", What::Cards), Err(PaperError::Missing(What::Cards)));
    for language in Language::all() {
        for what in What::ALL {
            let told = PaperError::Missing(what).told(language);
            assert!(told.ends_with('.') && !told.contains("paper-"), "{told}");
        }
    }
}

#[test]
fn sizes_out_of_range_are_refused() {
    let hex = Request { hex: 2.0, ..Request::default() };
    assert_eq!(document(&battle("acre"), &hex).map(|_| ()), Err(PaperError::HexSize));
    let counter = Request { counter: f32::NAN, ..Request::default() };
    assert_eq!(document(&battle("acre"), &counter).map(|_| ()), Err(PaperError::CounterSize));
}

#[test]
fn letters_that_one_font_lacks_come_from_another() {
    for letter in "⏵✔▶●½×…–−«»¿ñÉ🏰✠⚔☪⚜".chars() {
        assert!(typeface().has(letter), "{letter}");
    }
    // What no font has is a question mark, never a box.
    assert!(!typeface().has('漢'));
    let ids = |text: &str| -> Vec<u32> {
        typeface()
            .runs(text, Face::Sans, 0.0)
            .iter()
            .flat_map(|run| run.glyphs.iter().map(|g| g.id))
            .collect()
    };
    assert_eq!(ids("漢"), ids("?"));
}

/// A battle that is not the rulebook's says nothing of the rulebook's armies, neither in its tables nor in its options.
#[test]
fn another_battle_speaks_of_its_own_sides() {
    for (template, foreign) in [
        ("bmw", ["Muslim", "Crusader", "8-1 with", "Acre"]),
        ("arsouf", ["Muslim", "Crusader", "Richard", "Saladin"]),
        ("barons", ["Royalist", "Edward", "Lewes", "Evesham"]),
    ] {
        let path = format!("{}/assets/templates/{template}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("it is there");
        let mut file: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        file["id"] = "of-my-own".into();
        if template == "bmw" {
            file["bmw"]["options"] = serde_json::json!({"shift_model": "true_ratio"});
        }
        let scenario = gonfalon::scenario::parse(&file.to_string()).expect("it can be read");
        let printed = document(&scenario, &request(&[What::Charts])).expect("it is printed");
        let words = printed.sheets().flat_map(texts).map(|text| text.text.as_str());
        let words = words.collect::<Vec<_>>().join(" ");
        for name in foreign {
            let at = words.find(name);
            assert!(at.is_none(), "{template}: {name} in {words}");
        }
    }
}

/// A heading at the foot of a page would announce what is on the next one.
#[test]
fn no_heading_stands_at_the_foot_of_a_page() {
    for scenario in catalogue::built_in() {
        let what = [What::Charts, What::Rules];
        let printed = document(&scenario, &request(&what)).expect("it is printed");
        for sheet in printed.sheets() {
            let lines = sheet.shapes().filter_map(|(placed, layer, shape)| match shape {
                Shape::Text(text) if layer == "text" => {
                    let high = placed.at.y + text.at.y * placed.scale;
                    let bold = text.halo.is_some_and(|halo| halo.colour == text.ink);
                    Some((high, bold && text.size * placed.scale > 3.6, text.text.clone()))
                }
                _ => None,
            });
            let last = lines.max_by(|a, b| a.0.total_cmp(&b.0));
            assert!(!last.as_ref().is_some_and(|line| line.1), "{}: {last:?}", scenario.id);
        }
    }
}
