//! What is said about faults: every one in every language, and those of form in the words of the forms.

use super::shipped;
use crate::rooms::sources;
use gonfalon::editor::Node;
use gonfalon::editor::problems::checking::faults_of;
use gonfalon::editor::problems::{Problem, problems};
use gonfalon::words::Language;
use serde_json::{Value, json};

/// Files in which a fault may have words from outside: what a disk or a folder of a language says, and the reader's own words,
/// beside which stands how the value does not fit.
const FROM_OUTSIDE: [&str; 6] =
    ["phrase.rs", "io_error.rs", "form.rs", "translation.rs", "check.rs", "errors.rs"];

#[test]
fn no_fault_has_words_of_its_own() {
    for (path, text) in sources() {
        let name = path.rsplit('/').next().unwrap_or_default();
        let own = text.contains("Phrase::verbatim(") && !FROM_OUTSIDE.contains(&name);
        assert!(!own, "{path}: a fault must be a message");
    }
}

/// A value of another kind, and what else can be wrong with one.
fn spoilt(value: &Value) -> Vec<Value> {
    match value {
        Value::String(text) => vec![json!(-7), json!(format!("{text} nowhere")), json!("")],
        Value::Number(_) => vec![json!("many"), json!(-70_000), json!(99_999)],
        Value::Bool(_) => vec![json!("perhaps")],
        Value::Array(items) => {
            let mut shorter = items.clone();
            shorter.pop();
            let mut longer = items.clone();
            longer.extend(items.last().cloned());
            vec![json!({ "a": 1 }), json!(shorter), json!(longer), json!([])]
        }
        Value::Object(fields) => {
            let mut more = fields.clone();
            more.insert("surplus".to_owned(), json!(1));
            let mut fewer = fields.clone();
            let first = fields.keys().next().cloned();
            first.map(|name| fewer.remove(&name));
            vec![json!([]), json!(more), json!(fewer)]
        }
        Value::Null => vec![json!([1])],
    }
}

fn places(value: &Value, at: &str, deep: usize, out: &mut Vec<String>) {
    if !at.is_empty() {
        out.push(at.to_owned());
    }
    if deep == 0 {
        return;
    }
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                places(value, &format!("{at}/{name}"), deep - 1, out);
            }
        }
        // The first and the last stand for all.
        Value::Array(items) => {
            for place in [0, items.len().saturating_sub(1)] {
                if let Some(value) = items.get(place) {
                    places(value, &format!("{at}/{place}"), deep - 1, out);
                }
            }
        }
        _ => {}
    }
}

fn sentences(problem: &Problem, language: Language) -> String {
    let (what, todo) = problem.said.told(language);
    format!("{what} {todo}")
}

#[test]
fn whatever_is_wrong_is_told_in_both_languages() {
    let spanish = crate::spanish();
    let (mut seen, mut english) = (0, Vec::new());
    let mut systems = Vec::new();
    for (path, text) in shipped() {
        let value: Value = serde_json::from_str(&text).expect("it is JSON");
        let keys: Vec<&String> = value.as_object().expect("it is a record").keys().collect();
        // One file of each kind.
        let system = keys.iter().any(|key| systems.contains(*key) && key.as_str() != "map");
        let own = ["bmw", "arsouf", "barons", "acies", "deck"];
        let own = own.into_iter().find(|name| value.get(name).is_some());
        let Some(own) = own.filter(|_| !system) else { continue };
        systems.push(own.to_owned());
        let mut all = Vec::new();
        places(&value, "", 5, &mut all);
        for (number, at) in all.iter().enumerate() {
            let Some(there) = value.pointer(at) else { continue };
            let wrong = spoilt(there);
            let mut broken = value.clone();
            *broken.pointer_mut(at).expect("it is there") = wrong[number % wrong.len()].clone();
            let content: Node = serde_json::from_value(broken).expect("a tree holds anything");
            for problem in problems(&content) {
                seen += 1;
                let (ours, theirs) =
                    (sentences(&problem, Language::ENGLISH), sentences(&problem, spanish));
                assert!(!theirs.contains("fault-") && !theirs.contains("editor-"), "{theirs}");
                let words = [" the ", " is ", " there ", " not ", " field ", "expected", "Compare"];
                let slips = words.iter().any(|word| theirs.contains(word));
                if ours == theirs || slips {
                    english.push(format!("{}{at}: {theirs}", path.display()));
                }
            }
        }
    }
    assert_eq!(systems.len(), 5, "{systems:?}");
    assert!(seen > 400, "only {seen} faults were seen");
    assert!(english.is_empty(), "{}", english.join("\n"));
}

/// What is said of a battle in which one value is another.
fn told_with(at: &str, value: Value, language: Language) -> Vec<String> {
    let (_, text) = shipped()
        .into_iter()
        .find(|(path, _)| path.ends_with("bmw/acre.json"))
        .expect("Acre is shipped");
    let mut battle: Value = serde_json::from_str(&text).expect("it is JSON");
    *battle.pointer_mut(at).expect("it is there") = value;
    let content: Node = serde_json::from_value(battle).expect("a tree holds anything");
    assert!(!faults_of(&content).is_empty());
    problems(&content).iter().map(|problem| sentences(problem, language)).collect()
}

#[test]
fn a_fault_of_form_says_what_is_expected_in_the_words_of_the_form() {
    let (english, spanish) = (Language::ENGLISH, crate::spanish());
    let short = |language| told_with("/bmw/crt/rows", json!([[], [], [], [], []]), language);
    assert!(short(english)[0].ends_with("It takes 6 values, one for each face of the die."));
    assert!(short(spanish)[0].ends_with("Lleva 6 valores, uno por cada cara del dado."));
    let ma = |language| told_with("/bmw/units/0/front/ma", json!("fast"), language);
    assert!(ma(english)[0].contains("“fast” cannot stand here."));
    assert!(ma(spanish)[0].contains("«fast» no puede estar aquí."));
    let kind = |language| told_with("/bmw/units/0/kind", json!("ZZ"), language);
    assert!(kind(english)[0].contains("Choose one of these: "), "{:?}", kind(english));
    let missing = |language| told_with("/bmw/units/0", json!({ "id": "x" }), language);
    assert!(missing(spanish).iter().any(|told| told.contains("Falta «Bando»")));
}
