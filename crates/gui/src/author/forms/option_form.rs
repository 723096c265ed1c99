//! The options of a system: each by its title, with what every value means, and the ruling that it stands for.

use super::record_form::Form;
use super::value_edit;
use crate::locale::HasLanguage;
use crate::markdown;
use crate::say;
use egui::{CollapsingHeader, ComboBox, RichText, Ui};
use gonfalon_core::editor::{Node, Pointer};
use gonfalon_core::kernel::System;
use gonfalon_core::reference::{Library, OptionText};
use gonfalon_core::words::{Language, markup};

/// Shows the options of a system.
pub fn show(ui: &mut Ui, form: &mut Form, at: &Pointer, system: System) {
    let search = form.state.search.to_lowercase();
    form.state.look_for_idle_options(form.document, system);
    let language = ui.language();
    for option in &Library::of(system).options {
        let idle = form.state.idle_options.contains(&option.name);
        if idle && form.document.get(&at.then(option.name.as_str())).is_none() {
            continue;
        }
        if search.is_empty() || told(option, language).to_lowercase().contains(&search) {
            ui.push_id(&option.name, |ui| {
                one(ui, form, &at.then(option.name.as_str()), option, system);
            });
        }
    }
}

/// Everything that is said of an option.
fn told(option: &OptionText, language: Language) -> String {
    let mut words = vec![option.title.get(language), &option.name, &option.ruling];
    words.extend(option.values.iter().map(|value| value.meaning.get(language)));
    words.join(" ")
}

/// The value of an option as the reference writes it.
fn written(node: &Node) -> String {
    match node {
        Node::Text(text) => text.clone(),
        other => other.value().to_string(),
    }
}

/// A value of the reference as files have it.
fn read(value: &str) -> Node {
    if let Ok(number) = value.parse::<i64>() {
        return Node::from(number);
    }
    match value {
        "true" => true.into(),
        "false" => false.into(),
        word => word.into(),
    }
}

fn one(ui: &mut Ui, form: &mut Form, at: &Pointer, option: &OptionText, system: System) {
    let language = ui.language();
    let now = form.document.get(at).map_or_else(|| option.default.clone(), written);
    let usual = now == option.default;
    let title = RichText::new(option.title.get(language)).strong();
    ui.horizontal_wrapped(|ui| {
        let title = ui.label(title);
        title.on_hover_text(say!(ui, "author-form-in-files", name = option.name.as_str()));
        if !usual {
            ui.colored_label(ui.visuals().warn_fg_color, say!(ui, "author-option-changed"));
        }
    });
    let meaning = |value: &str| {
        let known = option.values.iter().find(|text| text.value == value);
        known.map_or_else(|| value.to_owned(), |text| markup::plain(text.meaning.get(language)))
    };
    let mut chosen = now.clone();
    ComboBox::from_id_salt("value")
        .width(ui.available_width().min(720.0))
        .wrap()
        .selected_text(meaning(&now))
        .show_ui(ui, |ui| {
            for value in &option.values {
                let words = meaning(&value.value);
                let words = if value.value == option.default {
                    say!(language, "gui-begin-usual", meaning = words)
                } else {
                    words
                };
                ui.selectable_value(&mut chosen, value.value.clone(), words);
            }
        })
        .response
        .accessible_name(option.title.get(language));
    if chosen != now {
        let there = form.document.get(at).is_some();
        if chosen == option.default && there {
            value_edit::remove(form.document, at);
        } else {
            value_edit::put(form.document, at, read(&chosen));
        }
    }
    if let Some(ruling) = Library::of(system).ruling(&option.ruling) {
        let words = say!(ui, "author-ruling", id = ruling.id.as_str());
        CollapsingHeader::new(RichText::new(words).small()).id_salt("ruling").show(ui, |ui| {
            ui.set_max_width(720.0);
            markdown::show(ui, &format!("*{}*", ruling.question.get(language)));
            markdown::show(ui, ruling.ruling.get(language));
            markdown::weak(ui, ruling.why.get(language));
        });
    }
    ui.add_space(6.0);
}
