//! What a language's folder lacks, and what in it is wrong.

use super::guide::Guide;
use super::{FieldTexts, Library};
use crate::kernel::System;
use crate::scenario::acies::{deck, stock};
use crate::scenario::{Fault, Text, Texts, catalogue};
use crate::words::Phrase;
use crate::words::{Folder, LanguageFault, Loaded, argument, messages, overlay};
use std::collections::{BTreeMap, BTreeSet};

/// The language of the sources.
const SOURCE: &str = "en";

/// Every text to translate, in the language of the sources: by file, such as `scenarios/acre.json`, and by place.
#[must_use]
pub fn texts() -> BTreeMap<String, BTreeMap<String, Text>> {
    let mut files = BTreeMap::new();
    for mut scenario in catalogue::built_in() {
        files.insert(format!("scenarios/{}.json", scenario.id), of(&mut scenario));
    }
    for (tag, _) in catalogue::TEMPLATES {
        if let Some(mut template) = catalogue::template(tag) {
            files.insert(format!("templates/{tag}.json"), of(&mut template));
        }
    }
    if let Ok(mut deck) = deck::parse(catalogue::DECK_TEMPLATE) {
        files.insert("templates/deck.json".to_owned(), of(&mut deck));
    }
    for deck in deck::built_in() {
        files.insert(format!("decks/{}.json", deck.deck), of(&mut deck.clone()));
    }
    files.insert("cards/acies.json".to_owned(), of(&mut stock().clone()));
    for system in System::ALL {
        let mut library = Library::of(system).clone();
        files.insert(format!("rules/{}.json", system.tag()), of(&mut library));
    }
    files.insert("forms/fields.json".to_owned(), of(&mut FieldTexts::shared().clone()));
    files.insert("guide/authors.json".to_owned(), of(&mut Guide::shared().clone()));
    files
}

fn of(file: &mut impl Texts) -> BTreeMap<String, Text> {
    let mut texts = BTreeMap::new();
    file.texts("", &mut |at, text| {
        if !text.source.trim().is_empty() {
            texts.insert(at.to_owned(), text.clone());
        }
    });
    texts
}

/// A message of the sources: its file and its variables.
struct Message {
    file: String,
    variables: BTreeSet<String>,
}

fn messages_of(folder: &Folder) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for (file, text) in folder.files.iter().filter(|(file, _)| file.starts_with("messages/")) {
        let Some(resource) = messages::read(text).0 else { continue };
        for (key, variables) in messages::variables(&resource) {
            found.insert(key, Message { file: file.clone(), variables });
        }
    }
    found
}

/// The gaps and faults of a language's folder. For the language of the sources no translation is missing.
///
/// # Panics
/// Never: English is part of the program.
#[must_use]
pub fn check(folder: &Folder) -> Vec<Fault> {
    let mut faults: Vec<Fault> = match Loaded::of(folder) {
        Ok(language) => {
            let faults = language.message_faults().iter().cloned();
            faults.map(|fault| malformed(folder, fault)).collect()
        }
        Err(fault) => return vec![malformed(folder, fault)],
    };
    let english = Folder::built_in().into_iter().find(|folder| folder.name == SOURCE);
    check_messages(&english.expect("English is built in"), folder, &mut faults);
    if folder.name != SOURCE {
        check_texts(folder, &mut faults);
    }
    faults
}

fn malformed(folder: &Folder, fault: LanguageFault) -> Fault {
    let at = fault.at.strip_prefix(&format!("{}/", folder.place)).unwrap_or(&fault.at);
    Fault::new(at, "malformed", Phrase::verbatim(fault.what), Phrase::verbatim(fault.todo))
}

fn check_messages(english: &Folder, folder: &Folder, faults: &mut Vec<Fault>) {
    let (english, own) = (messages_of(english), messages_of(folder));
    let names: BTreeSet<&str> = english
        .values()
        .flat_map(|message| &message.variables)
        .map(|name| argument(name))
        .collect();
    for (key, message) in &english {
        let Some(other) = own.get(key) else {
            let what = format!("the message \"{key}\" is missing");
            let todo = "Until it is translated it is shown in English.";
            faults.push(Fault::new(
                &message.file,
                "missing-message",
                Phrase::verbatim(what),
                Phrase::verbatim(todo),
            ));
            continue;
        };
        let differ = different(&message.variables, &other.variables, &names);
        if !differ.is_empty() {
            let what = format!("the message \"{key}\" differs from the English one in {differ}");
            let todo = "Use the variables that the English message has.";
            faults.push(Fault::new(
                &other.file,
                "variables",
                Phrase::verbatim(what),
                Phrase::verbatim(todo),
            ));
        }
    }
    for (key, message) in own.iter().filter(|(key, _)| !english.contains_key(*key)) {
        let what = format!("nothing says the message \"{key}\"");
        let todo = "Remove it, or correct the key.";
        faults.push(Fault::new(
            &message.file,
            "unknown-message",
            Phrase::verbatim(what),
            Phrase::verbatim(todo),
        ));
    }
}

/// The variables that only one of two messages has. Any form of a name is as good as another, and its gender may be
/// asked for even where English has no use for the name; it must be a name that English knows.
fn different(english: &BTreeSet<String>, own: &BTreeSet<String>, names: &BTreeSet<&str>) -> String {
    let is_gender = |variable: &&String| variable.ends_with("-gender");
    let texts = |variables: &BTreeSet<String>| -> BTreeSet<String> {
        let texts = variables.iter().filter(|variable| !is_gender(variable));
        texts.map(|variable| argument(variable).to_owned()).collect()
    };
    let genders = own.iter().filter(is_gender);
    let unknown = genders.filter(|variable| !names.contains(argument(variable)));
    let (english, own) = (texts(english), texts(own));
    let differ = english.symmetric_difference(&own).chain(unknown);
    differ.map(|variable| format!("${variable}")).collect::<Vec<_>>().join(", ")
}

fn check_texts(folder: &Folder, faults: &mut Vec<Fault>) {
    let files = texts();
    for (file, texts) in &files {
        let own = match folder.files.get(file).map(|text| overlay::read(text)) {
            Some(Ok(own)) => own,
            Some(Err(error)) => {
                let todo = "It must be one object: for each text its place, and the translation.";
                faults.push(Fault::new(
                    file,
                    "malformed",
                    Phrase::verbatim(error.to_string()),
                    Phrase::verbatim(todo),
                ));
                continue;
            }
            None => overlay::Overlay::new(),
        };
        for place in texts.keys() {
            if own.get(place).is_none_or(|text| text.text().trim().is_empty()) {
                let what = "the text is not translated";
                let todo = "Until it is translated it is shown in English.";
                faults.push(Fault::new(
                    format!("{file}/{place}"),
                    "missing-text",
                    Phrase::verbatim(what),
                    Phrase::verbatim(todo),
                ));
            }
        }
        for place in own.keys().filter(|place| !texts.contains_key(*place)) {
            let what = "there is no such text";
            let todo = "Remove it, or correct its place.";
            faults.push(Fault::new(
                format!("{file}/{place}"),
                "unknown-text",
                Phrase::verbatim(what),
                Phrase::verbatim(todo),
            ));
        }
    }
    let is_of_texts = |file: &&String| file.contains('/') && !file.starts_with("messages/");
    for file in folder.files.keys().filter(is_of_texts) {
        if !files.contains_key(file) {
            let what = "nothing of the program has this name";
            let todo = "Remove the file, or call it by the id of what it translates.";
            faults.push(Fault::new(
                file,
                "unknown-file",
                Phrase::verbatim(what),
                Phrase::verbatim(todo),
            ));
        }
    }
}
