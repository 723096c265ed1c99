//! Entries that are alike, as a table: a line for each, a column for each of their short fields.

use super::form_schema::{FormSchema, Single, Variant};
use super::form_state::FormState;
use super::form_words;
use super::record_form::sign;
use super::single_field::{self, Standing};
use super::value_edit;
use crate::icons;
use crate::locale::HasLanguage;
use crate::say;
use egui::{Grid, Id, RichText, ScrollArea, Ui};
use gonfalon_core::editor::{Document, Key, Node, Pointer};
use gonfalon_core::reference::FieldTexts;
use gonfalon_core::scenario::json_schema::Shape;
use gonfalon_core::words::Language;
use serde_json::Value;

/// So many fields of a record inside a record get columns beside the others.
const INNER: usize = 4;

/// A column of a table: a field of its records, or one of a small record inside them.
pub struct GridColumn<'a> {
    keys: Vec<&'a str>,
    schema: &'a Value,
    single: Single,
}

impl GridColumn<'_> {
    fn of(&self, entry: &Pointer) -> Pointer {
        self.keys.iter().fold(entry.clone(), |at, key| at.then(*key))
    }

    fn title(&self, language: Language) -> String {
        let words = self.keys.iter().map(|key| form_words::field(language, key));
        words.collect::<Vec<_>>().join(": ")
    }
}

/// The fields of a record that fit into a column; those of a small record that every one has stand beside them.
#[must_use]
pub fn columns<'a>(schema: &'a FormSchema, of: &'a Value) -> Vec<GridColumn<'a>> {
    let values = schema.values(of);
    let [variant] = values[..] else { return Vec::new() };
    let mut found = Vec::new();
    for (name, field) in FormSchema::fields(&variant) {
        if let Some(single) = schema.single(field) {
            found.push(GridColumn { keys: vec![name], schema: field, single });
        } else if let Some(inner) = inner(schema, &variant, (name, field)) {
            found.extend(inner);
        }
    }
    found
}

/// The columns of a record inside a record.
fn inner<'a>(
    schema: &'a FormSchema,
    record: &Variant<'a>,
    (name, field): (&'a str, &'a Value),
) -> Option<Vec<GridColumn<'a>>> {
    let Shape::Record { required, .. } = record.shape else { return None };
    let [variant] = schema.values(field)[..] else { return None };
    let fields = FormSchema::fields(&variant);
    let needed = required.iter().any(|own| own == name);
    if !needed || fields.is_empty() || fields.len() > INNER {
        return None;
    }
    let column = |(own, schema_of): (&'a str, &'a Value)| {
        let single = schema.single(schema_of)?;
        Some(GridColumn { keys: vec![name, own], schema: schema_of, single })
    };
    fields.into_iter().map(column).collect()
}

/// Whether a line shows everything that an entry holds.
#[must_use]
pub fn is_whole(schema: &FormSchema, of: &Value) -> bool {
    match schema.values(of)[..] {
        [variant] => FormSchema::fields(&variant).into_iter().all(|(name, field)| {
            let shown = columns(schema, of);
            schema.single(field).is_some() || shown.iter().any(|column| column.keys[0] == name)
        }),
        _ => false,
    }
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
    (schema, fixed): (&FormSchema, bool),
    (at, of): (&Pointer, &Value),
    lines: &[(Key, String)],
) {
    let (columns, language) = (columns(schema, of), ui.language());
    let whole = is_whole(schema, of) && !fixed;
    let mut gone = None;
    let id = Id::unique(("author-grid", at.to_string()));
    ScrollArea::horizontal().id_salt(id).show(ui, |ui| {
        Grid::new(id.with("cells")).striped(true).show(ui, |ui| {
            ui.label("");
            for column in &columns {
                let words = column.title(language);
                let head = ui.label(RichText::new(words).small().strong());
                let name = column.keys.last().copied().unwrap_or_default();
                head.on_hover_text(form_words::about(language, name, schema.help(column.schema)));
            }
            ui.end_row();
            for (key, title) in lines {
                let entry = at.then(key.clone());
                ui.label(title.as_str());
                for column in &columns {
                    let own = column.of(&entry);
                    let there =
                        own.split().is_some_and(|(inside, _)| document.get(&inside).is_some());
                    if !there {
                        ui.label("");
                        continue;
                    }
                    let told = format!("{title}, {}", column.title(language));
                    let field = (&own, column.schema, &column.single);
                    cell(ui, (document, state), schema, field, &told);
                }
                if whole {
                    let name = say!(ui, "author-form-remove", name = title.as_str());
                    if sign(ui, "×", true, name).clicked() {
                        gone = Some(entry);
                    }
                }
                ui.end_row();
            }
        });
    });
    if let Some(entry) = gone {
        value_edit::remove(document, &entry);
    }
    ui.add_space(4.0);
}

/// A cell: its field, or the way to put a value there.
fn cell(
    ui: &mut Ui,
    (document, state): (&mut Document, &mut FormState),
    schema: &FormSchema,
    (at, field, single): (&Pointer, &Value, &Single),
    name: &str,
) {
    let wide = match single {
        Single::Name => Some(224.0),
        Single::Text => Some(110.0),
        Single::Words(_) => Some(110.0),
        Single::Flag | Single::Number(..) => None,
    };
    let help = form_words::help(ui.language(), schema.help(field));
    let default = schema.default(field);
    let standing = Standing { name, help: &help, wide, default };
    single_field::show(ui, (document, state), at, single, standing);
}

/// Shows lines of single values.
pub fn rows(
    ui: &mut Ui,
    (document, state): (&mut Document, &mut FormState),
    (schema, fixed): (&FormSchema, bool),
    (at, of): (&Pointer, &Value),
    lines: &[(Key, String)],
) {
    let id = Id::unique(("author-rows", at.to_string()));
    let mut gone = None;
    let heads = heads(document, at, lines.len(), ui.language());
    ScrollArea::horizontal().id_salt(id).show(ui, |ui| {
        Grid::new(id.with("cells")).striped(true).show(ui, |ui| {
            if !heads.is_empty() {
                ui.weak(icons::CHANCE);
                for head in &heads {
                    ui.vertical_centered(|ui| ui.label(RichText::new(head).small().strong()));
                }
                ui.end_row();
            }
            for (key, title) in lines {
                let line = at.then(key.clone());
                let count = document.get(&line).and_then(Node::items).map_or(0, <[Node]>::len);
                ui.label(title.as_str());
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
                    let column = heads.get(place).cloned();
                    let column = column.unwrap_or_else(|| (place + 1).to_string());
                    let name = format!("{title}, {column}");
                    let help = form_words::help(ui.language(), schema.help(kind));
                    let standing =
                        Standing { name: &name, help: &help, wide: Some(64.0), default: None };
                    single_field::show(ui, (document, state), &own, &single, standing);
                }
                let name = say!(ui, "author-form-remove", name = title.as_str());
                if !fixed && sign(ui, "×", true, name).clicked() {
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

/// The headings of a table: the list of its columns beside it, or the names that forms have for them.
fn heads(document: &Document, at: &Pointer, lines: usize, language: Language) -> Vec<String> {
    let Some((record, Key::Field(name))) = at.split() else { return Vec::new() };
    if name == "rows" {
        let columns = document.get(&record.then("columns")).and_then(Node::items);
        let columns = columns.unwrap_or_default().iter();
        return columns.filter_map(Node::text).map(str::to_owned).collect();
    }
    let first = document.get(&at.then(0)).filter(|_| lines > 0);
    let count = first.and_then(Node::items).map_or(0, <[Node]>::len);
    let named = |place: usize| {
        FieldTexts::shared().field(&format!("{name}[][{place}]"), language).map(str::to_owned)
    };
    (0..count).map(named).collect::<Option<_>>().unwrap_or_default()
}
