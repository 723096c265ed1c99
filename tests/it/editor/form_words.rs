//! Names and help of the fields that forms show.

use gonfalon::editor::Kind;
use gonfalon::gui::author::forms::form_schema::{FormSchema, Single, Variant};
use gonfalon::kernel::System;
use gonfalon::reference::{FieldTexts, Library};
use gonfalon::scenario::json_schema::Shape;
use gonfalon::words::Language;
use serde_json::Value;
use std::collections::BTreeSet;

/// Visits every field of every record, with what is said about it, and every word that may be chosen.
fn walk(
    schema: &FormSchema,
    value: &Value,
    seen: &mut BTreeSet<String>,
    visit: &mut dyn FnMut(&str, &Value, &str),
) {
    for variant in schema.variants(value) {
        match variant.shape {
            Shape::Record { fields, .. } => {
                if !seen.insert(variant.schema.to_string()) {
                    continue;
                }
                assert_eq!(FormSchema::fields(&variant).len(), fields.len());
                for (name, field) in FormSchema::fields(&variant) {
                    visit(name, field, said(schema, &variant, field));
                    walk(schema, field, seen, visit);
                }
            }
            Shape::Table { of } | Shape::List { of, .. } => walk(schema, of, seen, visit),
            Shape::Tuple(items) => items.iter().for_each(|item| walk(schema, item, seen, visit)),
            _ => {}
        }
    }
}

fn said<'a>(schema: &'a FormSchema, variant: &Variant<'a>, field: &'a Value) -> &'a str {
    schema.help_in(variant, field)
}

fn is_option(name: &str) -> bool {
    System::ALL.into_iter().any(|system| Library::of(system).option(name).is_some())
}

#[test]
fn every_field_that_forms_can_show_has_a_name_and_help_in_every_language() {
    let texts = FieldTexts::shared();
    let mut wrong = Vec::new();
    let mut count = 0;
    for kind in [Kind::Scenario, Kind::Deck] {
        let schema = FormSchema::of(kind).expect("it has one");
        walk(schema, schema.root(), &mut BTreeSet::new(), &mut |name, field, said| {
            if field.get("const").is_some() || is_option(name) {
                return;
            }
            count += 1;
            for language in Language::all() {
                match texts.field(name, language) {
                    Some(told) if !told.contains('_') && !told.is_empty() => {}
                    told => wrong.push(format!("{}: {name} is called {told:?}", language.tag())),
                }
                match texts.help(said, language) {
                    Some(told) if told.len() > 3 => {}
                    told => {
                        wrong.push(format!("{}: {name} has the help {told:?}", language.tag()));
                    }
                }
            }
        });
    }
    assert!(count > 400, "only {count} fields were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn help_is_told_in_spanish_and_not_in_english() {
    let texts = FieldTexts::shared();
    let spanish = crate::spanish();
    let same: Vec<&str> = texts
        .help
        .iter()
        .filter(|(said, text)| text.get(spanish) == said.as_str())
        .map(|(said, _)| said.as_str())
        .collect();
    // What is written alike in both languages.
    assert_eq!(same, ["Marginal."]);
}

#[test]
fn words_that_forms_offer_are_named() {
    let texts = FieldTexts::shared();
    let mut wrong = BTreeSet::new();
    for kind in [Kind::Scenario, Kind::Deck] {
        let schema = FormSchema::of(kind).expect("it has one");
        walk(schema, schema.root(), &mut BTreeSet::new(), &mut |name, field, _| {
            let Some(Single::Words(words)) = schema.single(field) else { return };
            if !is_option(name) {
                let unnamed = words.iter().map(|(word, _)| word);
                wrong.extend(
                    unnamed
                        .filter(|word| texts.word(word, Language::ENGLISH).is_none())
                        .map(|word| format!("{name}: {word}")),
                );
            }
        });
    }
    wrong.retain(|told| !told.starts_with("gender: "));
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn fields_stand_in_the_order_of_files() {
    let schema = FormSchema::of(Kind::Scenario).expect("it has one");
    let root = schema.values(schema.root())[0];
    let names: Vec<&str> = FormSchema::fields(&root).into_iter().map(|(name, _)| name).collect();
    let place = |name: &str| names.iter().position(|other| *other == name).expect("it is there");
    assert!(place("title") < place("sides") && place("sides") < place("map"), "{names:?}");
    assert!(names.windows(2).any(|pair| pair[0] > pair[1]), "not alphabetical: {names:?}");
}
