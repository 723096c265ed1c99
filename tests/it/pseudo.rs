//! Languages that are found: a made-up one is built out of the English sources, checked and played in; broken ones are
//! told.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use gonfalon::reference::translation;
use gonfalon::words::Language;
use serde_json::{Map, Value, json};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// What every made-up text begins with.
const MARK: &str = "⟦!! ";
const END: &str = " !!⟧";

fn lengthened(text: &str) -> String {
    let letter = |letter: char| match letter {
        'a' => 'å',
        'c' => 'ç',
        'd' => 'đ',
        'e' => 'é',
        'i' => 'ĩ',
        'n' => 'ñ',
        'o' => 'ö',
        'u' => 'ű',
        'w' => 'ŵ',
        other => other,
    };
    text.chars().map(letter).collect()
}

fn bracketed(pattern: &mut Pattern<String>) {
    lengthen(pattern);
    let text = |text: &str| PatternElement::TextElement { value: text.to_owned() };
    pattern.elements.insert(0, text(MARK));
    pattern.elements.push(text(END));
}

fn lengthen(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = lengthened(value),
            PatternElement::Placeable { expression } => within(expression),
        }
    }
}

fn within(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                lengthen(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => within(expression),
        Expression::Inline(_) => {}
    }
}

/// Writes the language of every English text in brackets and with other letters.
fn made_up(places: &Path, tag: &str) {
    let folder = places.join(tag);
    let put = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("it has one")).expect("a temporary folder");
        fs::write(path, text).expect("a temporary file");
    };
    let description = json!({
        "format": 1, "tag": tag, "name": lengthened("Lengthened"), "decimal": "·",
        "list": { "between": " ; ", "last": " & " },
    });
    put("language.json", &description.to_string());
    for (name, text) in &Language::ENGLISH.folder().expect("it is built in").files {
        if !name.starts_with("messages/") {
            continue;
        }
        let mut resource = fluent_syntax::parser::parse(text.to_string()).expect("it is sound");
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry {
                message.value.iter_mut().for_each(bracketed);
            }
        }
        put(name, &fluent_syntax::serializer::serialize(&resource));
    }
    for (file, texts) in translation::texts() {
        let told = |text: &str| format!("{MARK}{}{END}", lengthened(text));
        let lines: Map<String, Value> =
            texts.iter().map(|(at, text)| (at.clone(), told(&text.source).into())).collect();
        put(&file, &Value::from(lines).to_string());
    }
}

fn run(places: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gonfalon"))
        .arg("--languages")
        .arg(places)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it is text")
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("it is text")
}

/// The texts under a name, wherever they stand; of those in every language the made-up one.
fn under<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            let texts = fields.get(name);
            found.extend(texts.and_then(|text| text.as_str().or_else(|| text["qps"].as_str())));
            fields.values().for_each(|field| under(field, name, found));
        }
        Value::Array(items) => items.iter().for_each(|item| under(item, name, found)),
        _ => {}
    }
}

#[test]
fn a_language_that_is_found_is_whole_and_played_in() {
    let places = TempDir::new().expect("a temporary folder");
    made_up(places.path(), "qps");
    let checked = run(places.path(), &["check", "--language", "qps"], "");
    assert!(checked.status.success(), "{}{}", out(&checked), said(&checked));
    assert_eq!(said(&checked), "", "a whole language gives no cause for words");

    let mut lines = vec![
        json!({ "id": 1, "method": "language", "params": { "language": "qps" } }),
        json!({ "id": 2, "method": "scenarios", "params": {} }),
        json!({ "id": 3, "method": "rules", "params": { "id": "7.8" } }),
        json!({ "id": 4, "method": "new", "params": { "scenario": "first-clash", "seed": 3 } }),
    ];
    for id in 5..25 {
        lines.push(json!({ "id": id, "method": "choose", "params": { "id": 0 } }));
    }
    lines.push(json!({ "id": 25, "method": "prompt", "params": {} }));
    lines.push(json!({ "id": 26, "method": "journal", "params": {} }));
    lines.push(json!({ "id": 27, "method": "charts", "params": {} }));
    let mut input = String::new();
    for mut line in lines {
        line["jsonrpc"] = "2.0".into();
        input += &format!("{line}\n");
    }
    let played = run(places.path(), &["engine"], &input);
    let answers: Vec<Value> = out(&played)
        .lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect();
    assert_eq!(answers.len(), 27);
    let answer = |id: usize| {
        assert!(answers[id - 1].get("error").is_none(), "{}", answers[id - 1]);
        &answers[id - 1]["result"]
    };
    for (id, name, least) in [
        (2, "title", 20),
        (3, "text", 1),
        (3, "question", 1),
        (4, "question", 1),
        (4, "label", 2),
        (25, "question", 1),
        (25, "label", 1),
        (26, "text", 10),
        (27, "title", 2),
    ] {
        let mut texts = Vec::new();
        under(answer(id), name, &mut texts);
        assert!(texts.len() >= least, "{name}: {texts:?}");
        for text in texts {
            assert!(text.contains(MARK), "{name} is not told in the language: {text}");
        }
    }
}

/// A language with one file, whose text is changed.
fn changed(file: &str, change: impl Fn(&str) -> String) -> (TempDir, String) {
    let places = TempDir::new().expect("a temporary folder");
    made_up(places.path(), "qps");
    let path = places.path().join("qps").join(file);
    let text = fs::read_to_string(&path).unwrap_or_default();
    fs::write(path, change(&text)).expect("a temporary file");
    let checked = run(places.path(), &["check", "--json", "--language", "qps"], "");
    assert_eq!(checked.status.code(), Some(1), "{}", out(&checked));
    let report = out(&checked);
    (places, report)
}

fn names(report: &str) -> Vec<(String, String)> {
    let report: Value = serde_json::from_str(report).expect("it is JSON");
    let word = |fault: &Value, name: &str| fault[name].as_str().expect("a word").to_owned();
    let faults = report[0]["faults"].as_array().expect("a list");
    faults.iter().map(|fault| (word(fault, "name"), word(fault, "at"))).collect()
}

#[test]
fn gaps_and_faults_of_a_language_are_listed() {
    let fault = |name: &str, at: &str| vec![(name.to_owned(), at.to_owned())];
    let cut = |text: &str| text.replacen("gui-language =", "gui-tongue =", 1);
    let (_places, report) = changed("messages/gui.ftl", cut);
    let mut found = fault("missing-message", "messages/gui.ftl");
    found.extend(fault("unknown-message", "messages/gui.ftl"));
    assert_eq!(names(&report), found);

    let (_places, report) =
        changed("messages/words.ftl", |text| text.replacen("$year", "$years", 1));
    assert_eq!(names(&report), fault("variables", "messages/words.ftl"));
    assert!(report.contains("$year, $years"), "{report}");

    let moved = |text: &str| text.replacen("\"title\"", "\"titel\"", 1);
    let (_places, report) = changed("scenarios/first-clash.json", moved);
    let mut found = fault("missing-text", "scenarios/first-clash.json/title");
    found.extend(fault("unknown-text", "scenarios/first-clash.json/titel"));
    assert_eq!(names(&report), found);

    let (_places, report) = changed("decks/nobody.json", |_| "{}".to_owned());
    assert_eq!(names(&report), fault("unknown-file", "decks/nobody.json"));
    let (_places, report) = changed("rules/bmw.json", |_| "[]".to_owned());
    assert_eq!(names(&report), fault("malformed", "rules/bmw.json"));
}

/// Whatever a folder holds, the program starts, says what is wrong and speaks English.
#[test]
fn broken_languages_are_told_and_left_out() {
    let nested = |open: &str| format!("gui-language = {}", open.repeat(200_000));
    let deep = format!("{{\"a\": {}1{}}}", "[".repeat(100_000), "]".repeat(100_000));
    let whole = r#"{"format": 1, "tag": "xx", "name": "X", "decimal": ",", "list": {"between": ", ", "last": " "}}"#;
    for (file, text, told) in [
        ("language.json", "{", "it is no description of a language"),
        ("language.json", &whole.replace("\"xx\"", "\"../..\""), "the tag is"),
        ("language.json", &whole.replace("1,", "7,"), "the format is 7"),
        ("language.json", &whole.replace("\"X\"", "\"\""), "the name or the decimal mark"),
        ("messages/gui.ftl", "gui-language = {", "line 1"),
        ("messages/gui.ftl", &nested("{"), "nested deeper"),
        ("messages/gui.ftl", &nested("{ A("), "nested deeper"),
        ("messages/gui.ftl", "gui-language = a\ngui-language = b\n", "gui-language"),
        ("rules/bmw.json", &deep, "recursion limit"),
        ("scenarios/acre.json", "{\"title\": 7}", "scenarios/acre.json"),
        ("messages/gui.ftl", &"#\n".repeat(5_000_000), "the folder holds more than"),
    ] {
        let places = TempDir::new().expect("a temporary folder");
        for room in ["messages", "rules", "scenarios"] {
            fs::create_dir_all(places.path().join("xx").join(room)).expect("a temporary folder");
        }
        fs::write(places.path().join("xx/language.json"), whole).expect("a temporary file");
        fs::write(places.path().join("xx").join(file), text).expect("a temporary file");
        let listed = run(places.path(), &["scenarios"], "");
        assert!(listed.status.success(), "{file}: {}", said(&listed));
        assert!(said(&listed).contains(told), "{file}: {}", said(&listed));
        assert!(said(&listed).contains("xx"), "it says where: {}", said(&listed));
        assert!(out(&listed).contains("First Clash"));
        let spoken = run(places.path(), &["scenarios", "--lang", "xx"], "");
        let is_there = file != "language.json" && !told.starts_with("the folder");
        assert_eq!(spoken.status.success(), is_there, "{file}: {}", said(&spoken));
    }
}

#[test]
fn english_stays_as_it_is_and_other_languages_can_be_replaced() {
    let places = TempDir::new().expect("a temporary folder");
    made_up(places.path(), "en");
    made_up(places.path(), "es");
    let listed = run(places.path(), &["scenarios", "--lang", "en"], "");
    assert!(out(&listed).contains("First Clash"));
    assert!(said(&listed).contains("English can't be replaced"), "{}", said(&listed));
    assert!(out(&run(places.path(), &["scenarios", "--lang", "es"], "")).contains(MARK));
}
