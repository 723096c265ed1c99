//! The panels of forms: the file is shown part by part.

use super::form_schema::{FormSchema, readable};
use super::record_form::Form;
use crate::editor::{Key, Pointer, sketch};
use crate::gui::author::work::{Around, Work};
use crate::gui::markdown;
use crate::gui::widgets;
use crate::reference::Library;
use crate::say;
use crate::scenario::json_schema::Shape;
use egui::{Button, ScrollArea, Ui};

/// Fields of the root that the panel of the battle shows.
const BATTLE: [&str; 9] =
    ["title", "subtitle", "facts", "sides", "history", "notes", "source", "id", "waive"];

/// The battle itself: texts, sides, facts.
pub fn battle(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let Some(schema) = FormSchema::of(work.file.document.kind()) else { return };
    search(ui, work);
    widgets::scrolled(ui, ScrollArea::vertical().id_salt("author-battle"), |ui| {
        let names: Vec<&str> = root_fields(schema)
            .into_iter()
            .filter(|name| {
                BATTLE.contains(name) || work.file.document.content().field("deck").is_some()
            })
            .collect();
        for name in names {
            part(ui, work, schema, &Pointer::fields([name]));
        }
        let told = |name: &str| {
            let node = work.file.document.content().field(name);
            node.and_then(|node| node.text()).unwrap_or_default().to_owned()
        };
        for text in ["history", "notes"].map(told) {
            if !text.is_empty() {
                ui.separator();
                markdown::show(ui, &text);
            }
        }
    });
    let _ = around;
}

/// Everything that the rule system adds, and what else the file holds: a part at a time.
pub fn rules(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let Some(schema) = FormSchema::of(work.file.document.kind()) else { return };
    let parts = parts(work, schema);
    let seek = work.forms.seek.clone();
    let holds = |at: &Pointer| seek.as_ref().is_some_and(|seek| seek.0.starts_with(&at.0));
    if let Some(at) = parts.iter().find(|at| holds(at)) {
        work.forms.shown = Some(at.clone());
    }
    let shown = work.forms.shown.clone().filter(|at| parts.contains(at));
    let shown = shown.or_else(|| parts.first().cloned());
    ui.horizontal_wrapped(|ui| {
        for at in &parts {
            let name = at.0.last().map_or(String::new(), |key| match key {
                Key::Field(name) => readable(name),
                Key::Item(place) => place.to_string(),
            });
            if ui.add(Button::selectable(shown.as_ref() == Some(at), name)).clicked() {
                work.forms.shown = Some(at.clone());
            }
        }
    });
    ui.separator();
    search(ui, work);
    let Some(at) = shown else { return };
    widgets::scrolled(ui, ScrollArea::vertical().id_salt(("author-rules", at.to_string())), |ui| {
        part(ui, work, schema, &at);
        beside(ui, work, around, &at);
    });
}

fn search(ui: &mut Ui, work: &mut Work) {
    let hint = say!(ui, "author-form-search");
    widgets::search(ui, &mut work.forms.search, hint, 220.0);
}

fn root_fields(schema: &FormSchema) -> Vec<&str> {
    let fields = schema.values(schema.root()).into_iter().next();
    match fields.map(|variant| variant.shape) {
        Some(Shape::Record { fields, .. }) => fields.keys().map(String::as_str).collect(),
        _ => Vec::new(),
    }
}

/// The parts of the file that have a page of their own.
fn parts(work: &Work, schema: &FormSchema) -> Vec<Pointer> {
    let document = &work.file.document;
    let mut parts = Vec::new();
    if let Some((system, _)) = sketch::part(document) {
        let own = Pointer::fields([system.tag()]);
        let of = schema.at(&own, document.content()).map(|of| schema.values(of));
        if let Some(Shape::Record { fields, .. }) =
            of.and_then(|of| Some(of.into_iter().next()?.shape))
        {
            parts.extend(fields.keys().map(|name| own.then(name.as_str())));
        }
    }
    let root = root_fields(schema);
    let others = ["map", "lesson"].into_iter().filter(|name| root.contains(name));
    parts.extend(others.map(|name| Pointer::fields([name])));
    parts
}

/// One part of the file.
fn part(ui: &mut Ui, work: &mut Work, schema: &'static FormSchema, at: &Pointer) {
    let content = work.file.document.content();
    let Some(of) = schema.at(at, content) else { return };
    let Some((record, Key::Field(name))) = at.split() else { return };
    let required = schema.at(&record, content).map(|of| schema.values(of));
    let needed = required.into_iter().flatten().any(|variant| match variant.shape {
        Shape::Record { required, .. } => required.iter().any(|own| own.as_str() == Some(name)),
        _ => false,
    });
    let name = name.clone();
    let mut form = Form { document: &mut work.file.document, state: &mut work.forms, schema };
    form.top(ui, at, (&name, of), needed);
}

/// The text of the rule beside the special rules and options of a system.
fn beside(ui: &mut Ui, work: &Work, around: &mut Around, at: &Pointer) {
    let Some((system, _)) = sketch::part(&work.file.document) else { return };
    let is_options = at.0.last() == Some(&Key::from("options"));
    if !is_options {
        return;
    }
    let library = Library::of(system);
    ui.separator();
    let language = around.settings.language;
    for option in &library.options {
        ui.strong(option.title.get(language));
        if let Some(ruling) = library.ruling(&option.ruling) {
            ui.label(ruling.question.get(language));
            ui.label(ruling.ruling.get(language));
        }
    }
}
