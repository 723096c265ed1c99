//! Files of every format that there has been: each opens, without a fault, to the battle that it always was.

use gonfalon::kernel::System;
use gonfalon::scenario::{self, catalogue, migration};
use gonfalon::session::hashes::Hashes;
use gonfalon::session::load_error::LoadError;
use gonfalon::session::{self, save};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The files of one format, in `tests/corpus/<kind>/<format>`.
fn files(kind: &str, format: u32) -> Vec<PathBuf> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/corpus/{kind}/{format}"));
    let entries =
        std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn scenarios_of_every_format_open() {
    for format in migration::OLDEST..=migration::FORMAT {
        let mut systems = BTreeSet::new();
        for file in files("scenarios", format) {
            let scenario =
                catalogue::read(&file).unwrap_or_else(|f| panic!("{}: {f:?}", file.display()));
            systems.insert(scenario.system());
            let faults = session::check(&scenario).err().unwrap_or_default();
            assert!(faults.is_empty(), "{}: {faults:?}", file.display());
        }
        // A system that came later has no files of older formats.
        assert!(!systems.is_empty(), "format {format}");
        assert!(format < migration::FORMAT || systems.len() == System::ALL.len());
    }
}

#[test]
fn saves_of_every_format_open() {
    for format in 1..=save::FORMAT {
        let mut systems = BTreeSet::new();
        for file in files("saves", format) {
            let text = std::fs::read_to_string(&file).expect("a file");
            let written = save::read_text(&text).expect("it is a save file");
            let steps = written.steps.len();
            let game = session::load(written)
                .unwrap_or_else(|(error, _)| panic!("{}: {error:?}", file.display()));
            assert_eq!(game.steps(), steps, "{}", file.display());
            systems.insert(game.system());
        }
        assert!(!systems.is_empty(), "format {format}");
        assert!(format < save::FORMAT || systems.len() == System::ALL.len());
    }
}

/// What the program came to know after a game was saved, it does not miss in the file: an option that has its default, a
/// fact that positions tell.
#[test]
fn a_save_from_before_an_option_and_a_fact_opens() {
    let scenario = catalogue::find("first-clash").expect("it is built in");
    let mut game = session::new(scenario, 5).unwrap_or_else(|faults| panic!("{}", faults[0]));
    for _ in 0..12 {
        game.choose(0).expect("it is offered");
    }
    let mut file = serde_json::to_value(game.save()).expect("a save file is plain data");
    let options = file["scenario"]["bmw"]["options"].as_object_mut().expect("options");
    assert!(options.len() > 20);
    options.remove("shift_model").expect("an option of today");
    file["position"].as_object_mut().expect("a position").remove("turn").expect("a fact of today");
    // As the program of that day bound it.
    let mut old = save::open_value(&file).expect("it is a save file");
    let mut before = old.root();
    for step in &mut old.steps {
        before = step.hash_after(&before);
        step.hash.clone_from(&before);
    }
    old.hashes = Hashes::of(&old);
    let again = session::load(old).unwrap_or_else(|(error, _)| panic!("{error:?}"));
    assert_eq!((again.steps(), again.state(None)), (game.steps(), game.state(None)));
    assert!(again.save().goes_on_from(&game.save()));
}

/// What it says otherwise is another position, and what it says of things unknown is not believed.
#[test]
fn a_save_of_another_position_does_not_open() {
    let scenario = catalogue::find("first-clash").expect("it is built in");
    let game = session::new(scenario, 5).unwrap_or_else(|faults| panic!("{}", faults[0]));
    for (name, value) in [("turn", 9.into()), ("weather", "rain".into())] {
        let mut file = game.save();
        file.position[name] = value;
        let error = session::load(file.bound()).err().map(|(error, _)| error);
        assert_eq!(error, Some(LoadError::Position { steps: 0 }), "{name}");
    }
}

#[test]
fn a_scenario_is_the_same_in_every_format() {
    for format in migration::OLDEST..migration::FORMAT {
        for file in files("scenarios", format) {
            let new = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join(format!("tests/corpus/scenarios/{}", migration::FORMAT))
                .join(file.file_name().expect("a file"));
            assert!(catalogue::read(&file) == catalogue::read(&new), "{}", file.display());
        }
    }
}

#[test]
fn a_text_with_its_languages_is_its_english() {
    let old = r#"{
        "format": 1, "system": "acies", "id": "small",
        "title": {"en": "Small", "es": "Pequeña"}, "subtitle": "Alone",
        "sides": [
            {"id": "a", "name": {"en": "Axes", "es": "Hachas", "gender": "fp"}, "livery": "red"},
            {"id": "b", "name": {"en": "Bows"}, "livery": "blue"}
        ],
        "acies": {"decks": ["rome-1000", "gauls-1000"]}
    }"#;
    let scenario = scenario::parse(old).expect("it was sound");
    assert_eq!((scenario.format, scenario.system()), (migration::FORMAT, System::Acies));
    assert_eq!((&*scenario.title.source, &*scenario.subtitle.source), ("Small", "Alone"));
    assert_eq!(serde_json::json!(scenario.sides[0].name)["gender"], "fp");
    assert_eq!(scenario.sides[1].name.source, "Bows");
}
