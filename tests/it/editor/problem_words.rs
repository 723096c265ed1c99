//! Problems in an author's words: where something is, what it is called, and in sentences.

use super::open;
use gonfalon::editor::files::json_reader;
use gonfalon::editor::problems::{Problem, Said, problems};
use gonfalon::editor::{Document, Edit, Kind, Node, Pointer, StepName};
use gonfalon::words::Language;
use serde_json::json;

fn spoilt(name: &str, at: Pointer, value: impl Into<Node>) -> Document {
    let mut document = open(name);
    let edit = Edit::put(document.content(), at, value);
    document.apply(StepName::Shift, vec![edit]).expect("it fits");
    document
}

fn units(place: usize) -> Pointer {
    Pointer::fields(["bmw", "units"]).then(place)
}

fn sentences(document: &Document, language: Language) -> Vec<String> {
    let content = document.content();
    problems(content).iter().map(|problem| problem.sentences(content, language)).collect()
}

fn named(document: &Document, name: &str) -> Vec<Problem> {
    problems(document.content()).into_iter().filter(|problem| problem.name == name).collect()
}

#[test]
fn a_problem_says_where_it_is_as_the_forms_call_it() {
    let document = spoilt("bmw/acre", units(0).then("front").then("ma"), "fast");
    let name = document.get(&units(0).then("name")).expect("it has a name").clone();
    let name = name.text().or_else(|| name.field("text")?.text()).expect("a text").to_owned();
    let english = &sentences(&document, Language::ENGLISH)[0];
    let place = format!("Units › {name} › Front › Movement allowance: “fast” cannot stand here.");
    assert!(english.starts_with(&place), "{english}");
    let spanish = &sentences(&document, crate::spanish())[0];
    assert!(
        spanish.contains(" › Capacidad de movimiento: «fast» no puede estar aquí."),
        "{spanish}"
    );
}

#[test]
fn every_sentence_begins_with_a_capital_and_ends_with_a_stop() {
    let faults = [
        spoilt("bmw/acre", units(1).then("id"), "C01"),
        spoilt("bmw/acre", units(1).then("setup"), "9999"),
        spoilt("bmw/acre", units(1).then("side"), "nobody"),
        spoilt("barons/lewes", Pointer::fields(["barons", "first"]), "nobody"),
    ];
    for document in faults {
        for problem in problems(document.content()) {
            let (what, todo) = problem.said.told(Language::ENGLISH);
            for sentence in [what, todo] {
                let first = sentence.chars().next().expect("something is said");
                assert!(first.is_uppercase() || !first.is_alphabetic(), "{sentence}");
                assert!(sentence.ends_with('.'), "{sentence}");
            }
        }
    }
}

#[test]
fn advice_names_fields_as_forms_do() {
    let document = spoilt("bmw/acre", units(1).then("setup"), "9999");
    assert!(!sentences(&document, Language::ENGLISH).is_empty());
    let letter = Edit::Overwrite {
        at: Pointer::fields(["map", "grid"]).then(4),
        from: 9,
        letters: "Q".into(),
    };
    let mut document = open("bmw/acre");
    document.apply(StepName::Shift, vec![letter]).expect("it fits");
    let told = sentences(&document, Language::ENGLISH).join(" ");
    assert!(told.contains("Add it to “") && !told.contains("map.legend"), "{told}");
    let told = sentences(&document, crate::spanish()).join(" ");
    assert!(!told.contains("map.legend"), "{told}");
}

#[test]
fn where_nothing_stands_nobody_speaks_of_parsing() {
    for value in [Node::Null, Node::from("")] {
        let document = spoilt("bmw/acre", units(0).then("kind"), value);
        let told = sentences(&document, Language::ENGLISH);
        assert!(told[0].contains("Nothing stands here yet."), "{told:?}");
        let told = sentences(&document, crate::spanish());
        assert!(told[0].contains("Aquí todavía no hay nada."), "{told:?}");
    }
    let document = spoilt("bmw/acre", units(0).then("side"), "");
    let told = sentences(&document, Language::ENGLISH);
    assert!(told.iter().any(|told| told.contains("Nothing stands here yet.")), "{told:?}");
}

#[test]
fn warnings_call_things_by_their_names() {
    let zone = Node::from(json!({ "name": "The Quiet Corner", "hexes": ["0101"] }));
    let at = Pointer::fields(["map", "zones", "corner"]);
    let document = spoilt("bmw/acre", at, zone);
    let found = named(&document, "idle-zone");
    let Said::Warning(warning) = &found[0].said else { panic!("a warning") };
    assert_eq!(warning.told(Language::ENGLISH), "Nothing uses the zone The Quiet Corner.");
    let (step, edits) = found[0].remedies[0].step();
    assert_eq!(step.told(Language::ENGLISH), "remedy: remove The Quiet Corner");
    let mut mended = document.clone();
    mended.apply(step, edits).expect("it fits");
    assert!(named(&mended, "idle-zone").is_empty());
}

#[test]
fn what_has_no_name_is_missed() {
    let terrain = open("bmw/acre").get(&Pointer::fields(["bmw", "terrain"])).cloned();
    let terrain = terrain.as_ref().and_then(Node::fields).expect("a table")[0].0.clone();
    for at in [units(0).then("name"), Pointer::fields(["bmw", "terrain", &terrain, "name"])] {
        let document = spoilt("bmw/acre", at.clone(), "");
        let found = named(&document, "nameless");
        assert_eq!(found.len(), 1, "{at}");
        assert_eq!(found[0].at, at);
    }
    let text = std::fs::read_to_string(
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/templates/deck.json"),
    );
    let mut deck: serde_json::Value =
        serde_json::from_str(&text.expect("it is there")).expect("it is JSON");
    deck["name"] = json!("");
    let deck = Document::new(Kind::Deck, Node::from(deck));
    assert_eq!(named(&deck, "nameless").len(), 1, "{:?}", sentences(&deck, Language::ENGLISH));
}

#[test]
fn numbers_that_no_battle_has_are_asked_about() {
    let minutes = Pointer::fields(["facts", "minutes"]);
    let document = spoilt("bmw/acre", minutes.clone(), vec![90_i64, 30]);
    assert_eq!(named(&document, "odd-number")[0].at, minutes.then(1));
    let document = spoilt("bmw/acre", minutes.clone(), vec![0_i64, 4_000_000_000]);
    assert_eq!(named(&document, "odd-number").len(), 2);
    let document = spoilt("bmw/acre", minutes, vec![60_i64, 120]);
    assert!(named(&document, "odd-number").is_empty());
}

#[test]
fn steps_say_which_field_and_which_problem() {
    let english = Language::ENGLISH;
    let change = StepName::Change { field: "name".into() };
    assert_eq!(change.told(english), "change of name");
    let many = StepName::ChangeMany { count: 3, field: "front.strength".into() };
    assert_eq!(many.told(english), "change of front: strength for 3");
    let waive = StepName::Waive { problem: "cannot-win".into() };
    assert_eq!(waive.told(english), "accept the warning: a side that cannot win");
    assert_eq!(waive.told(crate::spanish()), "aceptar el aviso: un bando que no puede ganar");
    let of = StepName::ChangeOf { field: "name".into(), thing: "Infantry 4".into() };
    assert_eq!(of.told(english), "change of name: Infantry 4");
    // A thing may be called as a field is.
    assert_eq!(StepName::Remove { what: "sea".into() }.told(english), "remove sea");
    assert_eq!(StepName::Add { what: "St. John".into() }.told(english), "add St. John");
}

#[test]
fn ids_of_the_author_are_never_taken_for_fields() {
    use gonfalon::editor::problems::place_words::told;
    let document = open("bmw/acre");
    let terrain = |id: &str| Pointer::fields(["bmw", "terrain", id, "name"]);
    let content = document.content();
    assert_eq!(told(content, &terrain("sea"), Language::ENGLISH), "Terrain › Sea › Name");
    let spanish = told(content, &terrain("sea"), crate::spanish());
    assert!(spanish.starts_with("Terreno › Sea › "), "{spanish}");
    let bare = Pointer::fields(["bmw", "terrain", "river"]);
    let document = spoilt("bmw/acre", bare.clone(), Node::record([("cost", Node::Null)]));
    assert_eq!(told(document.content(), &bare, Language::ENGLISH), "Terrain › river");
}

#[test]
fn doubles_are_told_apart_by_their_ids() {
    use gonfalon::editor::problems::place_words::{holder, told};
    let name = |place: usize| units(place).then("name");
    let mut document = spoilt("bmw/acre", name(0), "Twin");
    let edit = Edit::put(document.content(), name(1), "Twin");
    document.apply(StepName::Shift, vec![edit]).expect("it fits");
    let id = |place: usize| {
        let id = units(place).then("id").of(document.content()).and_then(Node::text);
        id.expect("it has one").to_owned()
    };
    let of = |place: usize| told(document.content(), &units(place), Language::ENGLISH);
    assert_eq!(of(0), format!("Units › Twin ({})", id(0)));
    assert_eq!(of(1), format!("Units › Twin ({})", id(1)));
    let inside = units(1).then("front").then("strength");
    assert_eq!(holder(document.content(), &inside), Some(format!("Twin ({})", id(1))));
    assert_eq!(holder(document.content(), &Pointer::fields(["facts", "minutes"])), None);
}

#[test]
fn a_unit_that_no_deck_has_is_asked_about() {
    let own = Node::from(json!({ "id": "war-dogs", "name": "War Dogs" }));
    let stock = gonfalon::scenario::acies::stock().units[0].clone();
    let mut own_card = Node::of(&stock);
    if let Node::Record(fields) = &mut own_card {
        for (name, value) in fields.iter_mut().filter(|(name, _)| name == "id" || name == "name") {
            *value = own.field(name).expect("it is there").clone();
        }
    }
    let units = Pointer::fields(["acies", "units"]);
    let document = spoilt("acies/rome-carthage", units, Node::List(vec![own_card]));
    let found = named(&document, "idle-card");
    let Said::Warning(warning) = &found[0].said else { panic!("a warning") };
    assert_eq!(warning.told(Language::ENGLISH), "No deck has War Dogs.");
}

/// RUL-37: a river along hexsides that does nothing is asked about, and one click lets it run there.
#[test]
fn a_river_without_effect_is_asked_about() {
    let mut document = open("bmw/first-clash");
    let put = |document: &mut Document, at: Pointer, value: &str| {
        let value = json_reader::read(value).0;
        let edit = Edit::put(document.content(), at, value);
        document.apply(StepName::Shift, vec![edit]).expect("it fits");
    };
    let sides = r#"{"leven": {"name": "Leven", "cost": 2, "river": true}}"#;
    put(&mut document, Pointer::fields(["bmw", "hexsides"]), sides);
    assert_eq!(named(&document, "idle-river").len(), 0, "it runs nowhere");
    let runs = r#"[{"feature": "leven", "between": [["0203", "0204"]]}]"#;
    put(&mut document, Pointer::fields(["map", "hexsides"]), runs);
    let found = named(&document, "idle-river");
    let Said::Warning(warning) = &found[0].said else { panic!("a warning") };
    assert!(warning.told(Language::ENGLISH).starts_with("Leven is a river along hexsides"));
    let remedy = &found[0].remedies[0];
    assert_eq!(remedy.told(Language::ENGLISH), "Set Rivers to “A river is a hexside”");
    let (name, edits) = remedy.step();
    document.apply(name, edits).expect("it can be done");
    assert_eq!(named(&document, "idle-river").len(), 0);
    let option = document.get(&Pointer::fields(["bmw", "options", "river_model"]));
    assert_eq!(option.and_then(Node::text), Some("hexside"));
}
