//! The ids that a field may name: sides, zones, counters, terrain and whatever else the document has, options of its system,
//! and decks that are built in.

use super::form_words;
use gonfalon_core::editor::ids::IdKind;
use gonfalon_core::editor::{Document, Node, Pointer, sketch};
use gonfalon_core::reference::Library;
use gonfalon_core::scenario::acies::{Tactic, deck, stock};
use gonfalon_core::words::Language;

/// The ids that a text field may hold, with their names; nothing if it names nothing of the document.
#[must_use]
pub fn of(document: &Document, at: &Pointer, language: Language) -> Vec<(String, String)> {
    let Some(name) = at.name() else { return Vec::new() };
    if at.0.len() == 1 && name == "language" {
        return Language::all()
            .map(|own| (own.tag().to_owned(), own.own_name().to_owned()))
            .collect();
    }
    if name == "decks" && at.0[0].name() == Some("acies") {
        let decks = deck::built_in().iter();
        return decks.map(|deck| (deck.deck.clone(), deck.name.get(language).to_owned())).collect();
    }
    if name == "option" {
        return options(document, language);
    }
    IdKind::named_at(at).map_or_else(Vec::new, |kind| all(document, kind, language))
}

/// The names that a new entry of a table may have; nothing if any will do.
#[must_use]
pub fn of_entries(
    document: &Document,
    table: &Pointer,
    language: Language,
) -> Vec<(String, String)> {
    let tactics = || {
        let word = |tactic: &Tactic| tactic.word().to_owned();
        let told = |word: String| (word.clone(), form_words::word(language, &word));
        Tactic::ALL.iter().map(word).map(told).collect()
    };
    match table.name() {
        Some("tactics") => tactics(),
        Some("translations") if table.0.len() == 1 => {
            Language::all().map(|own| (own.tag().to_owned(), own.own_name().to_owned())).collect()
        }
        _ => IdKind::of_entries(table).map_or_else(Vec::new, |kind| all(document, kind, language)),
    }
}

/// Everything of a kind that the document has, and of cards what belongs to the game.
fn all(document: &Document, kind: IdKind, language: Language) -> Vec<(String, String)> {
    let own = kind.lists().flat_map(|list| listed(document.get(&list)));
    let mut found: Vec<(String, String)> = own.collect();
    let mut add = |id: &str, name: &str| {
        if found.iter().all(|(own, _)| own != id) {
            found.push((id.to_owned(), name.to_owned()));
        }
    };
    match kind {
        IdKind::Card => {
            stock().units.iter().for_each(|unit| add(&unit.id, unit.name.get(language)));
        }
        IdKind::ArmyList => {
            stock().lists.iter().for_each(|list| add(&list.id, list.name.get(language)));
        }
        _ => {}
    }
    found
}

/// The options of the system, by their titles.
fn options(document: &Document, language: Language) -> Vec<(String, String)> {
    let Some((system, _)) = sketch::part(document) else { return Vec::new() };
    let options = Library::of(system).options.iter();
    options.map(|option| (option.name.clone(), option.title.get(language).to_owned())).collect()
}

/// The entries of a list or table, by id.
fn listed(node: Option<&Node>) -> Vec<(String, String)> {
    let name = |node: &Node, id: &str| {
        let name = node.field("name");
        let text = name.and_then(|name| name.text().or_else(|| name.field("text")?.text()));
        text.unwrap_or(id).to_owned()
    };
    match node {
        Some(Node::List(items)) => {
            let id = |item: &Node| Some(item.field("id")?.text()?.to_owned());
            items
                .iter()
                .filter_map(|item| id(item).map(|id| (id.clone(), name(item, &id))))
                .collect()
        }
        Some(Node::Record(fields)) => {
            fields.iter().map(|(id, node)| (id.clone(), name(node, id))).collect()
        }
        _ => Vec::new(),
    }
}
