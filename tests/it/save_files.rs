//! ARSOUF M9.1: a save file opens to the game that was saved or is refused by name, whatever was edited in it.

use crate::kit::actions::kinds;
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::catalogue;
use gonfalon::session::load_error::{Difference, LoadError};
use gonfalon::session::{self, Port, SaveFile, save, seal};
use gonfalon::words::Language;
use serde_json::{Value, json};

/// A short game of each system.
const BATTLES: [&str; 4] = ["first-clash", "arsouf-tutorial", "barons-tutorial", "acies-tutorial"];
/// How many places of a scenario are altered: it has thousands.
const MOST_PLACES: usize = 120;

/// A game in which something was thrown and taken back, so that every field of its file is filled.
fn game_of(id: &str, seed: u64) -> Box<dyn Port> {
    let scenario = catalogue::find(id).unwrap_or_else(|| panic!("{id} is built in"));
    let mut game = session::new(scenario, seed).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let mut pick = SeededDice::new(!seed);
    let port = &mut *game;
    while port.prompt().over.is_none() && (port.steps() < 20 || !throws(&port.save())) {
        let ends = |word: &str| {
            ["set-up-", "deploy-a", "allot-a", "concede"].iter().any(|w| word.starts_with(w))
        };
        let kinds = kinds(port);
        let all: Vec<usize> = (0..kinds.len()).filter(|&id| kinds[id] != "concede").collect();
        let quick = all.iter().copied().find(|&id| ends(&kinds[id]));
        let id = quick.unwrap_or_else(|| all[pick.below(all.len())]);
        port.choose(id).expect("an offered action is legal");
    }
    while port.steps() > 1 && port.save().faces.is_empty() {
        port.undo_over_barrier().expect("something was done");
    }
    game
}

/// Whether the last step threw a die.
fn throws(save: &SaveFile) -> bool {
    save.steps.last().is_some_and(|step| !step.faces.is_empty())
}

fn opened(text: &str) -> Result<Box<dyn Port>, LoadError> {
    session::load(save::read_text(text)?).map_err(|(error, _)| error)
}

fn whole(port: &dyn Port) -> Value {
    json!(port.save())
}

/// Every place in a value, as a JSON pointer.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Array(list) => {
            for (k, inner) in list.iter().enumerate() {
                places(inner, &format!("{at}/{k}"), found);
            }
        }
        Value::Object(fields) => {
            for (key, inner) in fields {
                let key = key.replace('~', "~0").replace('/', "~1");
                places(inner, &format!("{at}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// What can be done to a value in its place.
fn alterations(value: &Value) -> Vec<Value> {
    let mut all = vec![Value::Null];
    match value {
        Value::Null => all = vec![json!(1), json!("")],
        Value::Bool(yes) => all.push((!yes).into()),
        Value::Number(n) => {
            let n = n.as_i64().unwrap_or(i64::MAX - 1);
            all.extend([json!(n + 1), json!(n - 1), json!(0), json!(255), json!(u64::MAX)]);
        }
        Value::String(text) => {
            let turned: String = text.chars().rev().collect();
            all.extend([json!(format!("{text}x")), json!(""), json!(turned)]);
        }
        Value::Array(list) => {
            all.push(json!([]));
            if let Some(last) = list.last() {
                all.push(list[..list.len() - 1].into());
                all.push(list[1..].into());
                all.push([list.as_slice(), std::slice::from_ref(last)].concat().into());
                let mut turned = list.clone();
                turned.reverse();
                all.push(turned.into());
            } else {
                all.extend([json!([0]), json!([6])]);
            }
        }
        Value::Object(fields) => {
            all.push(json!({}));
            let mut more = fields.clone();
            more.insert("of-nobody".to_owned(), json!(1));
            all.push(more.into());
        }
    }
    all.retain(|other| other != value);
    all
}

fn without(file: &Value, place: &str) -> Option<Value> {
    let (parent, key) = place.rsplit_once('/')?;
    let mut file = file.clone();
    match file.pointer_mut(parent)? {
        Value::Object(fields) => {
            fields.remove(&key.replace("~1", "/").replace("~0", "~"))?;
        }
        Value::Array(list) => {
            list.remove(key.parse().ok()?);
        }
        _ => return None,
    }
    Some(file)
}

/// The file with everything that can be done to it in one place each.
fn altered(file: &Value) -> Vec<(String, Value)> {
    let mut all = Vec::new();
    places(file, "", &mut all);
    all.remove(0);
    let (inside, outside): (Vec<String>, Vec<String>) =
        all.into_iter().partition(|place| place.starts_with("/scenario/"));
    let stride = inside.len() / MOST_PLACES + 1;
    let mut mutants = Vec::new();
    for place in outside.into_iter().chain(inside.into_iter().step_by(stride)) {
        for value in alterations(file.pointer(&place).expect("it is there")) {
            let mut mutant = file.clone();
            *mutant.pointer_mut(&place).expect("it is there") = value;
            mutants.push((place.clone(), mutant));
        }
        mutants.extend(without(file, &place).map(|mutant| (place, mutant)));
    }
    mutants
}

/// The word by which a refusal names the place that was altered.
fn names(sentence: &str, place: &str) -> bool {
    let mut parts = place.split('/').skip(1);
    let (field, inner) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    match field {
        "steps" => sentence.contains("step"),
        "hashes" => sentence.contains("hashes") || sentence.contains(inner),
        _ => sentence.contains(field),
    }
}

/// Every field of a file is altered in every way: it opens to the same game, or the refusal names the field.
#[test]
fn m9_1_an_altered_file_is_refused_by_name_or_is_the_same_game() {
    let (mut tried, mut same) = (0, 0);
    for (k, id) in BATTLES.into_iter().enumerate() {
        let game = game_of(id, 11 + k as u64);
        let file = whole(&*game);
        for (place, mutant) in altered(&file) {
            tried += 1;
            match opened(&mutant.to_string()) {
                Ok(other) => {
                    same += 1;
                    assert_eq!(whole(&*other), file, "{id} {place} is another game");
                }
                Err(error) => {
                    let sentence = error.told(Language::ENGLISH);
                    assert!(names(&sentence, &place), "{id} {place}: {sentence}");
                    assert!(!error.told(crate::spanish()).is_empty());
                }
            }
        }
    }
    assert!(tried > 4_000, "{tried} files");
    assert!(same * 20 < tried, "{same} of {tried} alterations say nothing new");
}

/// The same with the hashes reckoned anew: such a file is another game, and that one has to be sound.
#[test]
fn m9_1_a_file_with_hashes_reckoned_anew_is_a_sound_game_or_refused() {
    let mut sound = 0;
    for (k, id) in BATTLES.into_iter().enumerate() {
        let game = game_of(id, 21 + k as u64);
        let file = whole(&*game);
        for (place, mutant) in altered(&file) {
            if place.starts_with("/scenario") {
                continue;
            }
            let Ok(save) = save::open_value(&mutant) else { continue };
            if let Ok(mut other) = session::load(save.bound()) {
                let text = whole(&*other).to_string();
                let again = opened(&text).unwrap_or_else(|e| panic!("{id} {place}: {e}"));
                assert_eq!(whole(&*again).to_string(), text, "{id} {place}");
                let open = !other.choices().is_empty();
                assert_eq!(other.choose(0).is_ok(), open, "{id} {place}: it plays on");
                sound += 1;
            }
        }
    }
    assert!(sound > 0, "some altered files are sound games");
}

#[test]
fn m9_1_a_sealed_file_is_bound_to_what_stands_outside() {
    let game = game_of("acies-fast-play", 5);
    let file = json!(seal::sealed(&game.save()));
    let whole_game = whole(&*game);
    let mut mutants = altered(&file);
    let text = file["sealed"].as_str().expect("a text");
    for k in (0..text.len()).step_by(text.len() / 60) {
        let mut bytes = text.as_bytes().to_vec();
        bytes[k] = if bytes[k] == b'A' { b'B' } else { b'A' };
        let mut mutant = file.clone();
        mutant["sealed"] = String::from_utf8(bytes).expect("it is text").into();
        mutants.push(("/sealed".to_owned(), mutant));
        let mut mutant = file.clone();
        mutant["sealed"] = text[..k].into();
        mutants.push(("/sealed".to_owned(), mutant));
    }
    for (place, mutant) in mutants {
        match opened(&mutant.to_string()) {
            Ok(other) => assert_eq!(whole(&*other), whole_game, "{place}"),
            Err(error) => {
                let sentence = error.told(Language::ENGLISH);
                assert!(names(&sentence, &place), "{place}: {sentence}");
            }
        }
    }
    // The envelope of one game around another.
    let other = json!(seal::sealed(&game_of("acies-tutorial", 6).save()));
    let mut mixed = file.clone();
    mixed["scenario"] = other["scenario"].clone();
    let error = opened(&mixed.to_string()).err();
    assert_eq!(error, Some(LoadError::Altered { field: "scenario".into() }));
}

#[test]
fn m9_1_a_file_ends_where_the_game_ends() {
    let text = whole(&*game_of("first-clash", 1)).to_string();
    for tail in ["{}", " x", "\n[1]", "\0"] {
        let error = opened(&format!("{text}{tail}")).err().expect("it goes on after its end");
        assert!(error.to_string().contains("after its end"), "{error}");
    }
    for at in (0..text.len()).step_by(text.len() / 40).filter(|&at| text.is_char_boundary(at)) {
        let error = opened(&text[..at]).err().expect("it is half a file");
        assert!(matches!(error, LoadError::Unreadable(_)), "{error}");
    }
    assert!(opened(&format!("{text}\n \n")).is_ok());
}

#[test]
fn m9_1_another_format_is_named_whatever_else_the_file_holds() {
    let game = game_of("acies-fast-play", 2);
    for (file, found) in [
        (json!({"format": 2, "story": []}), "2"),
        (json!({"format": 0, "steps": []}), "0"),
        (json!({"format": 1.5, "sealed": ""}), "1.5"),
        (json!({"format": 7, "sealed": {"in": "another way"}}), "7"),
    ] {
        let error = opened(&file.to_string()).err().expect("no such format is read");
        assert_eq!(error, LoadError::Format { found: found.into() });
        assert!(error.told(Language::ENGLISH).contains(&format!("format {found}")));
    }
    let newer = SaveFile { format: 2, ..game.save() }.bound();
    let error = session::load(newer).err().map(|(error, _)| error);
    assert_eq!(error, Some(LoadError::Format { found: "2".into() }));
    for nothing in ["", "null", "[]", "{}", "7", "{\"steps\":[]}", "{\"sealed\":\"\"}"] {
        assert!(matches!(opened(nothing), Err(LoadError::Unreadable(_))), "{nothing}");
    }
}

/// A wrong position at the end is no wrong step, above all not step 1 of 0.
#[test]
fn m9_1_a_wrong_position_is_named_as_such() {
    let scenario = catalogue::find("first-clash").expect("it is built in");
    let fresh = session::new(scenario, 3).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let game = game_of("first-clash", 3);
    for game in [fresh, game] {
        let mut save = game.save();
        save.position["state"] = json!({"turn": 7});
        let steps = save.steps.len();
        let (error, sound) = session::load(save.bound()).err().expect("it is another position");
        assert_eq!(error, LoadError::Position { steps });
        assert_eq!(error.place(), "position");
        let sound = sound.expect("its steps are sound");
        assert_eq!(sound.state(None), game.state(None));
    }
}

/// Faces that no die shows are refused, in a step and among those that wait, even where the hashes fit.
#[test]
fn m9_1_impossible_faces_are_refused() {
    let mut steps_altered = 0;
    for (id, most) in [
        ("first-clash", 6),
        ("arsouf-tutorial", 6),
        ("barons-tutorial", 10),
        ("acies-tutorial", 10),
    ] {
        let waits = |save: &SaveFile| !save.faces.is_empty();
        let threw = |save: &SaveFile| save.steps.iter().any(|step| !step.faces.is_empty());
        let games = || (31..91).map(|seed| game_of(id, seed));
        let both = games().find(|game| waits(&game.save()) && threw(&game.save()));
        let game = both.or_else(|| games().find(|game| waits(&game.save())));
        let game = game.unwrap_or_else(|| panic!("no game of {id} has a face that waits"));
        for face in [0, most + 1, 255] {
            let mut save = game.save();
            save.faces[0] = face;
            let error = session::load(save.clone()).err().map(|(error, _)| error);
            assert_eq!(error, Some(LoadError::NoSuchFace { field: "faces[0]".into(), face, most }));
            let mut save = game.save();
            let step = save.steps.iter().position(|step| !step.faces.is_empty());
            let Some(step) = step else { continue };
            save.steps[step].faces[0] = face;
            let error = session::load(save.bound()).err().map(|(error, _)| error);
            let Some(LoadError::Differs { step: named, what, .. }) = error else {
                panic!("{id}: {error:?}")
            };
            assert_eq!(named, step + 1);
            assert!(matches!(what, Difference::Refused(_)), "{id}: {what:?}");
            steps_altered += 1;
        }
    }
    assert!(steps_altered > 0, "no game with a face that waits has thrown before");
}

/// The hash of a step holds the one before: two games that come to the same position are still two games.
#[test]
fn m9_1_the_steps_are_a_chain_from_scenario_and_seed() {
    let scenario = || catalogue::find("first-clash").expect("it is built in");
    let begin = |scenario, seed| {
        let mut game = session::new(scenario, seed).unwrap_or_else(|f| panic!("{}", f[0]));
        game.choose(0).expect("it is offered");
        game.save()
    };
    let one = begin(scenario(), 1);
    let other_seed = begin(scenario(), 2);
    let mut renamed = scenario();
    renamed.title.source.push('!');
    let other_scenario = begin(renamed, 1);
    assert_eq!(one.position, other_seed.position);
    assert_eq!(one.position, other_scenario.position);
    assert_ne!(one.steps[0].hash, other_seed.steps[0].hash);
    assert_ne!(one.steps[0].hash, other_scenario.steps[0].hash);
    assert!(!one.goes_on_from(&other_seed) && !one.goes_on_from(&other_scenario));
    let mut longer = session::load(one.clone()).unwrap_or_else(|(e, _)| panic!("{e}"));
    longer.choose(0).expect("it is offered");
    let longer = longer.save();
    assert!(longer.goes_on_from(&one) && !one.goes_on_from(&longer));
}

/// A game that is rescued from a damaged file throws dice of its own: not those of its beginning once more.
#[test]
fn m9_1_a_rescued_game_throws_new_dice() {
    let game = game_of("first-clash", 41);
    let mut save = game.save();
    save.dice = SeededDice::new(1);
    let (error, sound) = session::load(save).err().expect("the dice are others");
    assert_eq!(error, LoadError::Altered { field: "dice".into() });
    let rescued = sound.expect("its steps are sound").save();
    let fresh = session::new(catalogue::find("first-clash").expect("it is built in"), 41);
    let fresh = fresh.unwrap_or_else(|faults| panic!("{}", faults[0]));
    assert_ne!(json!(rescued.dice), json!(fresh.save().dice));
    assert_eq!(rescued.steps, game.save().steps);
    let text = json!(rescued).to_string();
    assert!(opened(&text).is_ok(), "what was rescued is a sound file");
}
