//! Entries that are alike, as a table: a line for each, a column for each of their short fields.

use super::form_schema::{FormSchema, Single, readable};
use super::form_state::FormState;
use super::single_field::{self, Standing};
use super::value_edit;
use crate::editor::{Document, Key, Node, Pointer};
use crate::say;
use crate::scenario::json_schema::Shape;
use egui::{Grid, Id, RichText, ScrollArea, Ui};
use serde_json::Value;

/// The fields of a record that fit into a column.
#[must_use]
pub fn columns<'a>(schema: &'a FormSchema, of: &'a Value) -> Vec<(&'a str, &'a Value, Single)> {
    let values = schema.values(of);
    let [variant] = values[..] else { return Vec::new() };
    let Shape::Record { fields, .. } = variant.shape else { return Vec::new() };
    let short = |(name, field): (&'a String, &'a Value)| {
        let single = schema.single(field)?;
        Some((name.as_str(), field, single))
    };
    fields.iter().filter_map(short).collect()
}

/// Whether entries of this kind fit into a table.
#[must_use]
pub fn fits(schema: &FormSchema, of: &Value) -> bool {
    columns(schema, of).len() > 1
}

/// Whether items of a list are lines of single values, as those of a results table.
#[must_use]
pub fn is_grid(schema: &FormSchema, of: &Value) -> bool {
    match schema.values(of)[..] {
        [one] => match one.shape {
            Shape::List { of, .. } => schema.single(of).is_some(),
            Shape::Tuple(items) => items.iter().all(|item| schema.single(item).is_some()),
            _ => false,
        },
        _ => false,
    }
}

/// Shows entries as a table.
pub fn show(
    ui: &mut Ui,
    (document, state): (&mut Document, &mut FormState),
    schema: &FormSchema,
    (at, of): (&Pointer, &Value),
    keys: &[Key],
) {
    let columns = columns(schema, of);
    let id = Id::unique(("author-grid", at.to_string()));
    ScrollArea::horizontal().id_salt(id).show(ui, |ui| {
        Grid::new(id.with("cells")).striped(true).show(ui, |ui| {
            ui.label("");
            for (name, field, _) in &columns {
                let head = ui.label(RichText::new(readable(name)).small().strong());
                head.on_hover_text(schema.help(field));
            }
            ui.end_row();
            for key in keys {
                let entry = at.then(key.clone());
                let title = match key {
                    Key::Field(name) => name.clone(),
                    Key::Item(place) => (place + 1).to_string(),
                };
                ui.label(title.as_str());
                for (name, field, single) in &columns {
                    let own = entry.then(*name);
                    let told = format!("{title}, {}", readable(name));
                    cell(ui, (document, state), schema, (&own, field, single), &told);
                }
                ui.end_row();
            }
        });
    });
    ui.add_space(4.0);
}

/// A cell: its field, or the way to put a value there.
pub fn cell(
    ui: &mut Ui,
    (document, state): (&mut Document, &mut FormState),
    schema: &FormSchema,
    (at, field, single): (&Pointer, &Value, &Single),
    name: &str,
) {
    let wide = match single {
        Single::Text | Single::Name => Some(150.0),
        Single::Words(_) => Some(110.0),
        Single::Flag | Single::Number(..) => None,
    };
    if document.get(at).is_none_or(|node| *node == Node::Null) {
        if *single == Single::Flag {
            let mut flag = false;
            if ui.checkbox(&mut flag, "").accessible_name(name).changed() {
                value_edit::put(document, at, true.into());
            }
            return;
        }
        let add = ui.add(egui::Button::new("+").frame(false));
        let words = say!(ui, "author-form-add-name", name = name);
        if add.on_hover_text(schema.help(field)).accessible_name(words).clicked() {
            value_edit::put(document, at, schema.fresh(field));
        }
        return;
    }
    let standing = Standing { name, help: schema.help(field), wide };
    single_field::show(ui, (document, state), at, single, standing);
}

/// Shows lines of single values.
pub fn rows(
    ui: &mut Ui,
    (document, state): (&mut Document, &mut FormState),
    schema: &FormSchema,
    (at, of): (&Pointer, &Value),
    keys: &[Key],
) {
    let id = Id::unique(("author-rows", at.to_string()));
    let mut gone = None;
    ScrollArea::horizontal().id_salt(id).show(ui, |ui| {
        Grid::new(id.with("cells")).striped(true).show(ui, |ui| {
            for (number, key) in keys.iter().enumerate() {
                let line = at.then(key.clone());
                let count = document.get(&line).and_then(Node::items).map_or(0, <[Node]>::len);
                ui.label((number + 1).to_string());
                for place in 0..count {
                    let own = line.then(place);
                    let kind = match schema.values(of)[..] {
                        [one] => match one.shape {
                            Shape::List { of, .. } => Some(of),
                            Shape::Tuple(items) => items.get(place),
                            _ => None,
                        },
                        _ => None,
                    };
                    let Some((kind, single)) = kind.and_then(|k| Some((k, schema.single(k)?)))
                    else {
                        continue;
                    };
                    let name = format!("{}, {}", number + 1, place + 1);
                    let standing =
                        Standing { name: &name, help: schema.help(kind), wide: Some(70.0) };
                    single_field::show(ui, (document, state), &own, &single, standing);
                }
                let name = say!(ui, "author-form-remove", name = (number + 1).to_string());
                if ui.add(egui::Button::new("×").frame(false)).accessible_name(name).clicked() {
                    gone = Some(line);
                }
                ui.end_row();
            }
        });
    });
    if let Some(line) = gone {
        value_edit::remove(document, &line);
    }
}
