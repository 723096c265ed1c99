//! Records, lists and tables, with fields for what they hold.

use super::form_schema::{FormSchema, called, readable};
use super::form_state::FormState;
use super::grid_form;
use super::single_field::{self, Standing};
use super::value_edit;
use crate::editor::{Document, Key, Node, Pointer};
use crate::say;
use crate::scenario::json_schema::Shape;
use egui::{Button, CollapsingHeader, Id, Response, RichText, TextEdit, Ui};
use serde_json::Value;

/// The width of the names beside fields, in points.
const NAMES: f32 = 150.0;
/// Lists of texts that are longer than this are written as words in a line.
const WORDS: usize = 3;
/// Deeper than this no form goes.
const DEEPEST: usize = 14;

/// What a form is shown with.
pub struct Form<'a> {
    /// The document.
    pub document: &'a mut Document,
    /// What forms remember.
    pub state: &'a mut FormState,
    /// The schema of the document.
    pub schema: &'static FormSchema,
}

impl Form<'_> {
    /// Shows a field as a part of its own: open, with its help above it.
    pub fn top(&mut self, ui: &mut Ui, at: &Pointer, (name, schema): (&str, &Value), needed: bool) {
        let there = self.document.get(at).is_some();
        if self.schema.single(schema).is_some() || !there {
            self.field(ui, at, (name, schema), needed, 0);
            return;
        }
        ui.horizontal(|ui| {
            let title = ui.label(RichText::new(readable(name)).strong());
            title.on_hover_text(self.schema.help(schema));
            if !needed {
                self.remover(ui, at, &readable(name));
            }
        });
        if self.document.get(at).is_some() {
            ui.weak(self.schema.help(schema));
            self.value(ui, at, schema, 1);
        }
        ui.add_space(6.0);
    }

    /// Shows what stands at a place, whatever it is.
    pub fn value(&mut self, ui: &mut Ui, at: &Pointer, schema: &Value, deep: usize) {
        if deep > DEEPEST {
            return;
        }
        if let Some(single) = self.schema.single(schema) {
            let name = at.to_string();
            let standing = Standing { name: &name, help: self.schema.help(schema), wide: None };
            single_field::show(ui, (self.document, self.state), at, &single, standing);
            return;
        }
        let Some(node) = self.document.get(at).cloned() else { return };
        if self.schema.values(schema).len() > 1 {
            self.union(ui, at, schema, &node);
        }
        let Some(variant) = self.schema.variant_of(schema, &node) else {
            ui.colored_label(ui.visuals().warn_fg_color, say!(ui, "author-form-unfit"));
            return;
        };
        match variant.shape {
            Shape::Record { fields, .. } => {
                let required = variant.schema.get("required").and_then(Value::as_array);
                let needed = |name: &str| {
                    required.is_some_and(|all| all.iter().any(|own| own.as_str() == Some(name)))
                };
                for (name, schema) in fields {
                    if schema.get("const").is_none() {
                        self.field(ui, &at.then(name.as_str()), (name, schema), needed(name), deep);
                    }
                }
            }
            Shape::Table { of } => self.table(ui, at, of, &node, deep),
            Shape::List { of, size } => self.list(ui, at, (of, size), &node, deep),
            Shape::Tuple(items) => {
                let short = items.iter().all(|item| self.schema.single(item).is_some());
                if short {
                    ui.horizontal_wrapped(|ui| self.tuple(ui, at, items));
                } else {
                    for (place, item) in items.iter().enumerate() {
                        let key = Key::Item(place);
                        let title = self.document.get(at).and_then(|node| node.item(place));
                        let title = title.map_or(String::new(), |node| called(node, &key));
                        self.inside(ui, &at.then(place), title, item, deep);
                    }
                }
            }
            // Single values that a union holds beside others.
            Shape::Word(_) => {}
            Shape::Text | Shape::Number(..) | Shape::Flag | Shape::Null => {
                self.plain(ui, at, variant.shape);
            }
        }
    }

    fn plain(&mut self, ui: &mut Ui, at: &Pointer, shape: Shape) {
        use super::form_schema::Single;
        let single = match shape {
            Shape::Number(least, most) => Single::Number(least, most),
            Shape::Flag => Single::Flag,
            Shape::Text => Single::Text,
            _ => return,
        };
        let name = at.to_string();
        let standing = Standing { name: &name, help: "", wide: None };
        single_field::show(ui, (self.document, self.state), at, &single, standing);
    }

    /// Chooses among the things that a value may be.
    fn union(&mut self, ui: &mut Ui, at: &Pointer, schema: &Value, node: &Node) {
        let variants = self.schema.values(schema);
        let own = self.schema.variant_of(schema, node);
        let own = own.and_then(|own| {
            variants.iter().position(|v| self.schema.title(v) == self.schema.title(&own))
        });
        let titles: Vec<String> =
            variants.iter().map(|variant| self.schema.title(variant)).collect();
        let shown = own.map_or("", |own| titles[own].as_str()).to_owned();
        let mut chosen = None;
        egui::ComboBox::from_id_salt(Id::unique(("author-union", at.to_string())))
            .selected_text(shown)
            .width(220.0)
            .show_ui(ui, |ui| {
                for (number, title) in titles.iter().enumerate() {
                    let line = ui.selectable_label(own == Some(number), title);
                    let help = self.schema.help(variants[number].schema);
                    let line = if help.is_empty() { line } else { line.on_hover_text(help) };
                    if line.clicked() && own != Some(number) {
                        chosen = Some(number);
                    }
                }
            })
            .response
            .accessible_name(at.to_string());
        if let Some(number) = chosen {
            let fresh = self.schema.fresh_of(&variants[number]);
            value_edit::put(self.document, at, fresh);
        }
    }

    /// A field of a record: beside its name if it is short, below it if it is not.
    fn field(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        (name, schema): (&str, &Value),
        needed: bool,
        deep: usize,
    ) {
        let (words, help) = (readable(name), self.schema.help(schema));
        let there = self.document.get(at).is_some_and(|node| *node != Node::Null);
        let search = self.state.search.to_lowercase();
        if !search.is_empty() && self.schema.single(schema).is_some() {
            let hit = |text: &str| text.to_lowercase().contains(&search);
            if !hit(&words) && !hit(help) {
                return;
            }
        }
        self.seek(ui, at);
        if !there {
            ui.horizontal(|ui| {
                label(ui, &words, help, true);
                let add = ui.button(RichText::new(say!(ui, "author-form-add")).small());
                let name = say!(ui, "author-form-add-name", name = words.as_str());
                if add.accessible_name(name).on_hover_text(help).clicked() {
                    value_edit::put(self.document, at, self.schema.fresh(schema));
                }
            });
            return;
        }
        if let Some(single) = self.schema.single(schema) {
            ui.horizontal(|ui| {
                label(ui, &words, help, false);
                let wide = (ui.available_width() - 40.0).max(80.0);
                let standing = Standing { name: &words, help, wide: Some(wide) };
                let standing = match single {
                    super::form_schema::Single::Number(..) => Standing { wide: None, ..standing },
                    _ => standing,
                };
                single_field::show(ui, (self.document, self.state), at, &single, standing);
                if !needed {
                    self.remover(ui, at, &words);
                }
            });
            return;
        }
        let short = matches!(self.schema.values(schema)[..], [super::form_schema::Variant { shape: Shape::Tuple(items), .. }]
            if items.iter().all(|item| self.schema.single(item).is_some()));
        if short {
            ui.horizontal(|ui| {
                label(ui, &words, help, false);
                self.value(ui, at, schema, deep + 1);
                if !needed {
                    self.remover(ui, at, &words);
                }
            });
            return;
        }
        let count = self.document.get(at).map_or(0, |node| match node {
            Node::List(items) => items.len(),
            Node::Record(fields) => fields.len(),
            _ => 0,
        });
        let title =
            if count > 0 && deep > 0 { format!("{words} ({count})") } else { words.clone() };
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| self.section(ui, at, (title, help), schema, deep));
            if !needed {
                self.remover(ui, at, &words);
            }
        });
    }

    /// What stands inside, below a heading that opens and closes.
    fn section(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        (title, help): (String, &str),
        schema: &Value,
        deep: usize,
    ) {
        let open = self.is_on_the_way(at).then_some(true);
        let header = CollapsingHeader::new(title)
            .id_salt(("author-section", at.to_string()))
            .open(open)
            .default_open(false);
        let shown = header.show(ui, |ui| {
            if !help.is_empty() {
                ui.weak(help);
            }
            self.value(ui, at, schema, deep + 1);
        });
        if !help.is_empty() {
            shown.header_response.on_hover_text(help);
        }
    }

    fn inside(&mut self, ui: &mut Ui, at: &Pointer, title: String, schema: &Value, deep: usize) {
        self.seek(ui, at);
        self.section(ui, at, (title, ""), schema, deep);
    }

    fn remover(&mut self, ui: &mut Ui, at: &Pointer, words: &str) {
        let name = say!(ui, "author-form-remove", name = words);
        let button = ui.add(Button::new("×").frame(false));
        if button.on_hover_text(&name).accessible_name(name).clicked() {
            value_edit::remove(self.document, at);
        }
    }

    fn tuple(&mut self, ui: &mut Ui, at: &Pointer, items: &[Value]) {
        for (place, item) in items.iter().enumerate() {
            let at = at.then(place);
            let Some(single) = self.schema.single(item) else { continue };
            let name = at.to_string();
            let standing = Standing { name: &name, help: self.schema.help(item), wide: Some(90.0) };
            single_field::show(ui, (self.document, self.state), &at, &single, standing);
        }
    }

    /// Entries under names of their own.
    fn table(&mut self, ui: &mut Ui, at: &Pointer, of: &Value, node: &Node, deep: usize) {
        let fields = node.fields().unwrap_or_default();
        if grid_form::fits(self.schema, of) && fields.len() > 1 {
            let keys: Vec<Key> = fields.iter().map(|(name, _)| Key::Field(name.clone())).collect();
            grid_form::show(ui, (self.document, self.state), self.schema, (at, of), &keys);
        }
        for (name, entry) in fields {
            let at = at.then(name.as_str());
            if let Some(single) = self.schema.single(of) {
                ui.horizontal(|ui| {
                    label(ui, name, "", false);
                    let standing = Standing { name, help: self.schema.help(of), wide: Some(180.0) };
                    single_field::show(ui, (self.document, self.state), &at, &single, standing);
                    self.remover(ui, &at, name);
                });
                continue;
            }
            ui.horizontal_top(|ui| {
                let title = called(entry, &Key::Field(name.clone()));
                ui.vertical(|ui| self.inside(ui, &at, title, of, deep));
                self.remover(ui, &at, name);
            });
        }
        let place = at.to_string();
        let mut new = self.state.names.remove(&place).unwrap_or_default();
        ui.horizontal(|ui| {
            let hint = say!(ui, "author-form-key");
            let field = TextEdit::singleline(&mut new).hint_text(&hint).desired_width(140.0);
            ui.add(field).accessible_name(hint);
            let free = !new.trim().is_empty() && node.field(new.trim()).is_none();
            if ui.add_enabled(free, Button::new(say!(ui, "author-form-add"))).clicked() {
                let at = at.then(new.trim());
                value_edit::put(self.document, &at, self.schema.fresh(of));
                new.clear();
            }
        });
        self.state.names.insert(place, new);
    }

    /// Items in their order.
    fn list(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        (of, (least, most)): (&Value, (usize, usize)),
        node: &Node,
        deep: usize,
    ) {
        let items = node.items().unwrap_or_default();
        let single = self.schema.single(of);
        let texts = single == Some(super::form_schema::Single::Text);
        if texts && items.len() > WORDS && items.iter().all(|item| item.text().is_some_and(is_word))
        {
            self.words(ui, at, items);
            return;
        }
        if grid_form::is_grid(self.schema, of) {
            let keys: Vec<Key> = (0..items.len()).map(Key::Item).collect();
            grid_form::rows(ui, (self.document, self.state), self.schema, (at, of), &keys);
        } else if grid_form::fits(self.schema, of) && items.len() > 1 {
            let keys: Vec<Key> = (0..items.len()).map(Key::Item).collect();
            grid_form::show(ui, (self.document, self.state), self.schema, (at, of), &keys);
        }
        for (place, item) in items.iter().enumerate() {
            let own = at.then(place);
            let grid = grid_form::is_grid(self.schema, of);
            if grid {
                break;
            }
            ui.horizontal_top(|ui| {
                let title = called(item, &Key::Item(place));
                if let Some(single) = &single {
                    let standing = Standing { name: &title, help: "", wide: Some(220.0) };
                    single_field::show(ui, (self.document, self.state), &own, single, standing);
                } else {
                    ui.vertical(|ui| self.inside(ui, &own, title.clone(), of, deep));
                }
                self.item_buttons(ui, &own, &title, (place, items.len()));
            });
        }
        let room = items.len() < most && (least != most || items.len() < least);
        if !room {
            return;
        }
        let variants = self.schema.values(of);
        if variants.len() < 2 || single.is_some() {
            let add = ui.button(say!(ui, "author-form-add-item"));
            if add.clicked() {
                value_edit::push(self.document, at, self.schema.fresh(of));
            }
            return;
        }
        let words = say!(ui, "author-form-add-item");
        ui.menu_button(words, |ui| {
            for variant in &variants {
                let button = ui.button(self.schema.title(variant));
                let help = self.schema.help(variant.schema);
                let button = if help.is_empty() { button } else { button.on_hover_text(help) };
                if button.clicked() {
                    let fresh = self.schema.fresh_of(variant);
                    value_edit::push(self.document, at, fresh);
                    ui.close();
                }
            }
        });
    }

    fn item_buttons(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        title: &str,
        (place, count): (usize, usize),
    ) {
        let small = |ui: &mut Ui, sign: &str, enabled: bool, name: String| -> Response {
            let button = ui.add_enabled(enabled, Button::new(sign).frame(false));
            button.on_hover_text(&name).accessible_name(name)
        };
        let name = say!(ui, "author-form-up", name = title);
        if small(ui, "⏶", place > 0, name).clicked() {
            value_edit::shift(self.document, at, false);
        }
        let name = say!(ui, "author-form-down", name = title);
        if small(ui, "⏷", place + 1 < count, name).clicked() {
            value_edit::shift(self.document, at, true);
        }
        let name = say!(ui, "author-form-double", name = title);
        if small(ui, "📋", true, name).clicked() {
            value_edit::double(self.document, at);
        }
        self.remover(ui, at, title);
    }

    /// Many short words, such as hex numbers, in one field.
    fn words(&mut self, ui: &mut Ui, at: &Pointer, items: &[Node]) {
        let typing = self.state.names.contains_key(&at.to_string());
        let joined = || items.iter().filter_map(Node::text).collect::<Vec<_>>().join(" ");
        let mut text = self.state.names.remove(&at.to_string()).unwrap_or_else(joined);
        let field = TextEdit::multiline(&mut text).desired_rows(2).desired_width(f32::INFINITY);
        let field = ui.add(field).accessible_name(at.to_string());
        if field.changed() {
            let words = text.split_whitespace().map(Node::from).collect();
            value_edit::set(self.document, self.state, at, Node::List(words));
        }
        if field.lost_focus() {
            value_edit::finish(self.document, self.state, at);
        } else if field.has_focus() || (typing && !field.lost_focus() && field.changed()) {
            self.state.names.insert(at.to_string(), text);
        }
    }

    /// Whether a place lies on the way to the one that is looked for.
    fn is_on_the_way(&self, at: &Pointer) -> bool {
        let seek = self.state.seek.as_ref();
        seek.is_some_and(|seek| seek.0.starts_with(&at.0))
    }

    /// Brings the place that is looked for into sight.
    fn seek(&mut self, ui: &Ui, at: &Pointer) {
        if self.state.seek.as_ref() == Some(at) {
            ui.scroll_to_cursor(Some(egui::Align::Center));
            self.state.seek = None;
        }
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains(char::is_whitespace)
}

fn label(ui: &mut Ui, words: &str, help: &str, weak: bool) {
    let text = if weak { RichText::new(words).weak() } else { RichText::new(words) };
    let size = egui::vec2(NAMES.min(ui.available_width() * 0.45), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_width(size.x);
        let label = ui.add(egui::Label::new(text).truncate());
        if !help.is_empty() {
            label.on_hover_text(help);
        }
    });
}
