//! The panels of forms: the file is shown part by part.

use super::form_schema::FormSchema;
use super::form_words;
use super::record_form::Form;
use crate::author::work::{Around, Work};
use crate::locale::HasLanguage;
use crate::markdown;
use crate::say;
use crate::widgets;
use egui::{Button, ScrollArea, Ui};
use gonfalon_core::editor::problems::{Problem, Severity};
use gonfalon_core::editor::{Key, Node, Pointer, sketch};
use gonfalon_core::scenario::json_schema::Shape;
use gonfalon_core::words::Language;

/// Fields of the root that the panel of the battle shows.
const BATTLE: [&str; 10] = [
    "title", "subtitle", "facts", "sides", "history", "notes", "source", "id", "language", "waive",
];

/// The battle itself: texts, sides, facts.
pub fn battle(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let Some(schema) = FormSchema::of(work.file.document.kind()) else { return };
    search(ui, work);
    wrong(ui, work);
    widgets::scrolled(ui, ScrollArea::vertical().id_salt("author-battle"), |ui| {
        let names: Vec<&str> = root_fields(schema)
            .into_iter()
            .filter(|name| {
                BATTLE.contains(name) || work.file.document.content().field("deck").is_some()
            })
            .collect();
        let top = ui.min_rect().bottom();
        for name in names {
            part(ui, work, around, schema, &Pointer::fields([name]));
        }
        nothing_found(ui, work, top);
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
}

/// Everything that the rule system adds, and what else the file holds: a part at a time.
pub fn rules(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    let Some(schema) = FormSchema::of(work.file.document.kind()) else { return };
    let parts = parts(work, schema);
    let language = around.settings.language;
    let seek = work.forms.seek.clone();
    let holds = |at: &Pointer| seek.as_ref().is_some_and(|seek| seek.0.starts_with(&at.0));
    if let Some(at) = parts.iter().find(|at| holds(at)) {
        work.forms.shown = Some(at.clone());
    }
    let shown = work.forms.shown.clone().filter(|at| parts.contains(at));
    // Not on an empty page: the first part that holds something.
    let filled = |at: &&Pointer| work.file.document.get(at).is_some_and(holds_something);
    let shown = shown.or_else(|| parts.iter().find(filled).or(parts.first()).cloned());
    ui.horizontal_wrapped(|ui| {
        for at in &parts {
            let name = at.0.last().map_or(String::new(), |key| match key {
                Key::Field(name) => form_words::field(language, name),
                Key::Item(place) => place.to_string(),
            });
            let there = work.file.document.get(at).is_some();
            let words = if there {
                name.clone()
            } else {
                say!(ui, "author-form-unused", name = name.as_str())
            };
            let button = ui.add(Button::selectable(shown.as_ref() == Some(at), words));
            let button = button.accessible_name(name);
            if button.on_hover_text(about(work, schema, at, language)).clicked() {
                work.forms.shown = Some(at.clone());
                work.forms.search.clear();
                // What was to be brought into sight stays where it is.
                work.forms.seek = None;
            }
        }
    });
    ui.separator();
    search(ui, work);
    wrong(ui, work);
    // What is looked for is looked for on every page.
    let pages = if work.forms.search.is_empty() { shown.into_iter().collect() } else { parts };
    let salt = pages.first().map(ToString::to_string).filter(|_| pages.len() == 1);
    widgets::scrolled(ui, ScrollArea::vertical().id_salt(("author-rules", salt)), |ui| {
        if pages.is_empty() {
            ui.weak(say!(ui, "author-rules-none"));
        }
        let top = ui.min_rect().bottom();
        for at in &pages {
            part(ui, work, around, schema, at);
        }
        nothing_found(ui, work, top);
    });
}

/// Says that no field is called as what is looked for, where nothing has been shown below `top`.
fn nothing_found(ui: &mut Ui, work: &Work, top: f32) {
    if !work.forms.search.is_empty() && ui.min_rect().bottom() <= top + 1.0 {
        ui.weak(say!(ui, "author-form-none"));
    }
}

/// Whether something stands there.
fn holds_something(node: &Node) -> bool {
    match node {
        Node::Record(fields) => !fields.is_empty(),
        Node::List(items) => !items.is_empty(),
        Node::Null => false,
        _ => true,
    }
}

/// What a part is about.
fn about(work: &Work, schema: &'static FormSchema, at: &Pointer, language: Language) -> String {
    let of = schema.at(at, work.file.document.content());
    let said = of.map(|of| schema.help(of)).unwrap_or_default();
    form_words::help(language, said)
}

fn search(ui: &mut Ui, work: &mut Work) {
    let hint = say!(ui, "author-form-search");
    widgets::search(ui, &mut work.forms.search, hint, 220.0);
}

/// Notes what was found wrong, so that it stands beside its field too.
fn wrong(ui: &Ui, work: &mut Work) {
    let language = ui.language();
    let faults = work.found.problems.iter().filter(|p| p.severity == Severity::Fault);
    let told = |problem: &Problem| {
        let (what, todo) = problem.said.told(language);
        (problem.at.clone(), format!("{what} {todo}"))
    };
    work.forms.faults = faults.map(told).collect();
}

fn root_fields(schema: &FormSchema) -> Vec<&str> {
    let root = schema.values(schema.root()).into_iter().next();
    let fields = root.map(|root| FormSchema::fields(&root)).unwrap_or_default();
    fields.into_iter().map(|(name, _)| name).collect()
}

/// The parts of the file that have a page of their own.
fn parts(work: &Work, schema: &FormSchema) -> Vec<Pointer> {
    let document = &work.file.document;
    let mut parts = Vec::new();
    if let Some((system, _)) = sketch::part(document) {
        let own = Pointer::fields([system.tag()]);
        let of = schema.at(&own, document.content()).map(|of| schema.values(of));
        if let Some(variant) = of.and_then(|of| of.into_iter().next()) {
            parts.extend(FormSchema::fields(&variant).into_iter().map(|(name, _)| own.then(name)));
        }
    }
    let root = root_fields(schema);
    let others = ["map", "lesson"].into_iter().filter(|name| root.contains(name));
    parts.extend(others.map(|name| Pointer::fields([name])));
    parts
}

/// One part of the file.
fn part(ui: &mut Ui, work: &mut Work, around: &Around, schema: &'static FormSchema, at: &Pointer) {
    let content = work.file.document.content();
    let Some(of) = schema.at(at, content) else { return };
    let Some((record, Key::Field(name))) = at.split() else { return };
    let required = schema.at(&record, content).map(|of| schema.values(of));
    let needed = required.into_iter().flatten().any(|variant| match variant.shape {
        Shape::Record { required, .. } => required.iter().any(|own| own.as_str() == Some(name)),
        _ => false,
    });
    let name = name.clone();
    let language = ui.language();
    let document = &mut work.file.document;
    let (state, palette) = (&mut work.forms, around.palette);
    let mut form = Form { document, state, schema, language, palette };
    form.top(ui, at, (&name, of), needed);
}
