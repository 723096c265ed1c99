//! Variants of battles, moments of games as battles of their own, and battles of two decks.

use super::Template;
use crate::editor::files::DocumentFile;
use crate::editor::mapping::{MapGeometry, counter_places};
use crate::editor::problems::checking::faults_of;
use crate::editor::{Kind, Node, StepName};
use crate::kernel::System;
use crate::say;
use crate::scenario::acies::deck::DeckRef;
use crate::scenario::acies::{AciesData, Building};
use crate::scenario::{Scenario, Texts};
use crate::session::Port;
use crate::words::{Language, Translation};
use std::collections::BTreeMap;

/// A battle like another, under an id of its own: `variant` behind the old one, and a number if that is taken. It is written in
/// a language if all of it has been translated into that.
#[must_use]
pub fn variant(
    scenario: &Scenario,
    language: Language,
    taken: &dyn Fn(&str) -> bool,
) -> DocumentFile {
    named(scenario.clone(), "variant", (language, taken))
}

/// A battle that begins where a game stood after so many steps, or at the last moment before that a file can describe: in the
/// middle of a combat that is its beginning. With the step at which it begins; nothing if there is no such moment.
#[must_use]
pub fn of_moment(
    game: &dyn Port,
    step: usize,
    taken: &dyn Fn(&str) -> bool,
) -> Option<(DocumentFile, usize)> {
    let mut moments = (0..=step.min(game.steps())).rev();
    let (scenario, step) = moments.find_map(|step| Some((game.scenario_at(step)?, step)))?;
    Some((named(scenario, "moment", (game.language(), taken)), step))
}

/// A battle that begins with its set-up, in which what has been placed so far is where set-up by default puts it; nothing if nothing
/// has, or if the battle would have faults then.
#[must_use]
pub fn of_set_up(game: &dyn Port, taken: &dyn Fn(&str) -> bool) -> Option<DocumentFile> {
    let mut file = named(game.scenario().clone(), "moment", (game.language(), taken));
    let placed = game.board(None)?.counters;
    let content = file.document.content();
    let geometry = MapGeometry::of(content)?;
    let mut edits = Vec::new();
    for place in counter_places::counters(content) {
        let counter = placed.iter().find(|counter| counter.id == place.id);
        if let Some(hex) = counter.and_then(|counter| counter.at) {
            edits.extend(counter_places::set_up(content, &geometry, &place.at, Some(hex)));
        }
    }
    let name = StepName::ChangeMany { count: edits.len(), field: "setup".to_owned() };
    let placed = !edits.is_empty() && file.document.apply(name, edits).is_ok();
    let content = file.document.content().clone();
    (placed && faults_of(&content).is_empty()).then(|| DocumentFile::new(Kind::Scenario, content))
}

/// A battle of two decks: bought with points where both say what they may cost, the larger budget for both.
///
/// # Panics
/// Never: a test reads every template.
#[must_use]
pub fn of_decks(decks: [DeckRef; 2]) -> DocumentFile {
    let template = Template::Battle(System::Acies).begin(Language::ENGLISH);
    let mut scenario = template.document.scenario().expect("templates are sound");
    let budgets = decks.each_ref().map(|deck| deck.resolve().and_then(|deck| deck.budget));
    let building = match budgets {
        [Some(one), Some(other)] => Building::Points(one.max(other)),
        _ => Building::FastPlay,
    };
    for (side, deck) in scenario.sides.iter_mut().zip(&decks) {
        if let Some(deck) = deck.resolve() {
            side.name = deck.name.clone();
        }
    }
    if let Some(data) = scenario.data_mut::<AciesData>() {
        (data.building, data.decks) = (building, Some(decks));
    }
    DocumentFile::new(Kind::Scenario, Node::of(&scenario))
}

/// Writes the translations that a built-in battle has into the file: under another id they would be lost.
fn keep_translations(scenario: &mut Scenario) {
    let mut found: BTreeMap<String, BTreeMap<String, Translation>> = BTreeMap::new();
    let written = scenario.written_in();
    scenario.texts("", &mut |at, text| {
        for language in Language::all().filter(|language| *language != written) {
            if let Some(translation) = text.translation(language) {
                let overlay = found.entry(language.tag().to_owned()).or_default();
                overlay.insert(at.to_owned(), translation.clone());
            }
        }
    });
    scenario.translations = found;
}

/// Lets the texts be written in another language, and those that were become translations; nothing changes unless every text
/// has been translated into it.
fn rewrite(scenario: &mut Scenario, language: Language) {
    let written = scenario.written_in();
    let Some(overlay) = scenario.translations.get(language.tag()).cloned() else { return };
    let mut whole = true;
    scenario.texts("", &mut |at, text| whole &= text.is_empty() || overlay.contains_key(at));
    if language == written || !whole {
        return;
    }
    let mut before: BTreeMap<String, Translation> = BTreeMap::new();
    scenario.texts("", &mut |at, text| {
        let Some(translation) = overlay.get(at) else { return };
        before.insert(at.to_owned(), Translation::of(&text.source, text.gender));
        text.source = translation.text().to_owned();
        // A name without an article is told without its gender.
        text.gender = translation.gender().filter(|_| translation.has_article());
    });
    scenario.translations.remove(language.tag());
    scenario.translations.insert(written.tag().to_owned(), before);
    scenario.language = language.tag().to_owned();
}

/// Lets the title say that it is not the battle itself, in every language that it has.
fn entitle(scenario: &mut Scenario, what: &str) {
    let title = |language: Language, title: &str| match what {
        "variant" => variant_title(title, language),
        _ => say!(language, "editor-title-moment", title = title),
    };
    let written = scenario.written_in();
    scenario.title.source = title(written, &scenario.title.source);
    for (tag, overlay) in &mut scenario.translations {
        let Some(language) = Language::with_tag(tag) else { continue };
        if let Some(own) = overlay.get_mut("title") {
            *own = Translation::of(&title(language, own.text()), own.gender());
        }
    }
}

/// What a variant of something with a title is called at first.
#[must_use]
pub fn variant_title(title: &str, language: Language) -> String {
    say!(language, "editor-title-variant", title = title)
}

fn named(
    mut scenario: Scenario,
    what: &str,
    (language, taken): (Language, &dyn Fn(&str) -> bool),
) -> DocumentFile {
    keep_translations(&mut scenario);
    rewrite(&mut scenario, language);
    entitle(&mut scenario, what);
    let stem: String = scenario.id.chars().take(48).collect();
    let stem = format!("{stem}-{what}");
    let numbered = (2..).map(|number| format!("{stem}-{number}"));
    let free = [stem.clone()].into_iter().chain(numbered).find(|id| !taken(id));
    scenario.id = free.unwrap_or(stem);
    DocumentFile::new(Kind::Scenario, Node::of(&scenario))
}
