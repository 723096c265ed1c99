//! The rulings of this game, its special rules, and what was reconstructed.

use super::super::command_queue::CommandQueue;
use super::super::markdown;
use super::super::snapshot::View;
use super::super::widgets;
use crate::locale::HasLanguage;
use crate::say;
use egui::{CollapsingHeader, RichText, ScrollArea, Ui};
use gonfalon_core::scenario::option_use::is_used;

/// Shows the options.
pub fn show(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    widgets::scrolled(ui, ScrollArea::vertical(), |ui| {
        about(ui, view, false);
        special(ui, view, out);
        components(ui, view);
        widgets::part(ui, &say!(ui, "gui-options-rulings"));
        ui.weak(say!(ui, "gui-options-rulings-about"));
        for option in &view.snapshot.table.options {
            let Some(text) = view.library.option(&option.name) else { continue };
            if option.is_default && !is_used(view.port.scenario(), &option.name) {
                continue;
            }
            let meaning = text.values.iter().find(|v| v.value == option.value);
            let mut title = RichText::new(text.title.get(view.language()));
            if !option.is_default {
                title = title.strong().color(view.palette.charge);
            }
            CollapsingHeader::new(title).id_salt(&option.name).show(ui, |ui| {
                let meaning =
                    meaning.map_or(option.value.as_str(), |v| v.meaning.get(view.language()));
                let meaning = if option.is_default {
                    meaning.to_owned()
                } else {
                    say!(ui, "gui-options-changed", meaning = meaning)
                };
                markdown::show(ui, &meaning);
                if let Some(ruling) = view.library.ruling(&text.ruling) {
                    markdown::show(ui, &format!("*{}*", ruling.question.get(view.language())));
                    let why = say!(ui, "gui-why", why = ruling.why.get(view.language()));
                    markdown::weak(ui, &why);
                    ui.horizontal_wrapped(|ui| {
                        ui.weak(&ruling.id);
                        for section in &ruling.sections {
                            widgets::rule_link(ui, section, out);
                        }
                    });
                }
            });
        }
    });
}

/// What the scenario's author says to the players: the lesson of a tutorial, hints for a battle. Another panel says `elsewhere`
/// that the words are always to be found here.
pub fn about(ui: &mut Ui, view: &View, elsewhere: bool) {
    let scenario = view.port.scenario();
    let notes = scenario.notes.get(view.language());
    if !notes.is_empty() {
        let teaches = scenario.lesson.is_some() || scenario.facts.tutorial;
        widgets::part(
            ui,
            &say!(ui, "gui-options-lesson", lesson = if teaches { "yes" } else { "no" }),
        );
        if elsewhere {
            ui.weak(say!(ui, "gui-options-lesson-about"));
        }
        markdown::show(ui, notes);
    }
}

fn special(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    let special = &view.snapshot.table.special;
    if special.is_empty() {
        return;
    }
    widgets::part(ui, &say!(ui, "gui-options-special"));
    for (words, number) in special {
        ui.horizontal_wrapped(|ui| {
            ui.label(words);
            widgets::rule_links(ui, number, out);
        });
    }
}

fn components(ui: &mut Ui, view: &View) {
    let scenario = view.port.scenario();
    let map = view.snapshot.map.as_deref().and_then(|m| m.reconstructed.clone());
    let source = scenario.source.as_ref().map(|s| s.note.get(view.language()).to_owned());
    let counters: Vec<&str> = {
        let mut notes: Vec<&str> = view
            .snapshot
            .board_index
            .board
            .counters
            .iter()
            .filter_map(|c| c.reconstructed.as_deref())
            .collect();
        notes.dedup();
        notes.truncate(6);
        notes
    };
    if map.is_none() && source.is_none() && counters.is_empty() {
        return;
    }
    widgets::part(ui, &say!(ui, "gui-options-components"));
    for note in source.iter().chain(&map) {
        ui.label(note);
    }
    for note in counters {
        ui.weak(RichText::new(note).small());
    }
}
