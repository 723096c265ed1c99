//! Lists and tables: the buttons of a line stand before it, so that they stay where they are when it is opened.

use super::card_form;
use super::form_schema::{Single, called};
use super::form_words;
use super::grid_form;
use super::id_choice;
use super::known_ids;
use super::record_form::{Form, label, sign};
use super::single_field::{self, Standing};
use super::value_edit;
use crate::icons;
use crate::say;
use crate::widgets;
use egui::{CollapsingHeader, ComboBox, Id, TextEdit, Ui};
use gonfalon_core::editor::ids::IdKind;
use gonfalon_core::editor::{Key, Node, Pointer};
use serde_json::Value;

/// Lists of texts that are longer than this are written as words in a line.
const WORDS: usize = 3;

impl Form<'_> {
    /// Entries under names of their own.
    pub(super) fn table(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        of: &Value,
        node: &Node,
        deep: usize,
    ) {
        let fields = node.fields().unwrap_or_default();
        let keys: Vec<Key> = fields.iter().map(|(name, _)| Key::Field(name.clone())).collect();
        let single = self.schema.single(of);
        if let Some(single) = &single {
            for (name, _) in fields {
                let at = at.then(name.as_str());
                ui.horizontal(|ui| {
                    let help = form_words::help(self.language, self.schema.help(of));
                    label(ui, &form_words::word(self.language, name), name, false);
                    let standing = Standing { name, help: &help, wide: Some(180.0), default: None };
                    single_field::show(ui, (self.document, self.state), &at, single, standing);
                    self.remover(ui, &at, name);
                });
            }
        } else {
            let rest = self.grid(ui, (at, of), (&keys, false));
            self.one_by_one(ui, at, rest, |form, ui| {
                for (name, entry) in fields {
                    let own = at.then(name.as_str());
                    ui.horizontal_top(|ui| {
                        let title = called(entry, &Key::Field(name.clone()), form.language);
                        form.remover(ui, &own, name);
                        ui.vertical(|ui| form.inside(ui, &own, title, of, deep));
                    });
                }
            });
        }
        self.new_entry(ui, at, of, node);
        if IdKind::borne_in(at).is_some() {
            self.rename_entry(ui, at, node);
        }
    }

    /// Adds an entry under an id that is chosen where there is a choice, and typed where there is none.
    fn new_entry(&mut self, ui: &mut Ui, at: &Pointer, of: &Value, node: &Node) {
        let mut known = known_ids::of_entries(self.document, at, self.language);
        known.retain(|(id, _)| node.field(id).is_none());
        if !known.is_empty() {
            ui.horizontal(|ui| {
                let label = ui.label(say!(ui, "author-form-add-entry")).id;
                let salt = Id::unique(("author-new-entry", at.to_string()));
                let (button, chosen) = id_choice::show(ui, salt, "", (&known, 220.0));
                button.labelled_by(label);
                if let Some(id) = chosen {
                    self.put_entry(&at.then(id), of);
                }
            });
            return;
        }
        let place = at.to_string();
        let mut new = self.state.names.remove(&place).unwrap_or_default();
        ui.horizontal(|ui| {
            let hint = say!(ui, "author-form-key");
            let field = TextEdit::singleline(&mut new).hint_text(&hint).desired_width(260.0);
            ui.add(field).accessible_name(hint);
            let missing = missing_id(ui, node, &new);
            if widgets::ready_button(ui, say!(ui, "author-form-add"), missing).clicked() {
                self.put_entry(&at.then(new.trim()), of);
                new.clear();
            }
        });
        self.state.names.insert(place, new);
    }

    fn put_entry(&mut self, at: &Pointer, of: &Value) {
        // A number of cards begins with one.
        let fresh = match self.schema.single(of) {
            Some(Single::Number(least, most)) => Node::from(1_i64.clamp(least, most)),
            _ => self.schema.fresh(of),
        };
        value_edit::put(self.document, at, fresh);
        self.state.seek = Some(at.clone());
    }

    /// Gives an entry another id, and everything that names it.
    fn rename_entry(&mut self, ui: &mut Ui, at: &Pointer, node: &Node) {
        let fields = node.fields().unwrap_or_default();
        if fields.is_empty() {
            return;
        }
        let from_at = format!("{at} from");
        let to_at = format!("{at} to");
        let mut from = self.state.names.remove(&from_at).unwrap_or_default();
        let mut to = self.state.names.remove(&to_at).unwrap_or_default();
        widgets::form_button(ui, say!(ui, "author-form-rename"), |ui| {
            ui.label(say!(ui, "author-form-rename-about"));
            let label = ui.label(say!(ui, "author-form-rename-from")).id;
            let salt = Id::unique(("author-rename", at.to_string()));
            let title = |(id, entry): &(String, Node)| {
                (id.clone(), called(entry, &Key::Field(id.clone()), self.language))
            };
            let known: Vec<(String, String)> = fields.iter().map(title).collect();
            ComboBox::from_id_salt(salt)
                .selected_text(from.as_str())
                .width(220.0)
                .show_ui(ui, |ui| {
                    for (id, title) in known {
                        ui.selectable_value(&mut from, id, title);
                    }
                })
                .response
                .labelled_by(label);
            let label = ui.label(say!(ui, "author-form-rename-to")).id;
            ui.add(TextEdit::singleline(&mut to).desired_width(220.0)).labelled_by(label);
            let missing = match node.field(&from) {
                None => Some(say!(ui, "author-form-rename-which")),
                Some(_) => missing_id(ui, node, &to),
            };
            if widgets::ready_button(ui, say!(ui, "author-form-rename-do"), missing).clicked() {
                value_edit::rename(self.document, &at.then(from.as_str()), to.trim());
                from.clear();
                to.clear();
                ui.close();
            }
        });
        self.state.names.insert(from_at, from);
        self.state.names.insert(to_at, to);
    }

    /// Entries as a grid where they fit into one. Whether something of them does not.
    fn grid(
        &mut self,
        ui: &mut Ui,
        (at, of): (&Pointer, &Value),
        (keys, fixed): (&[Key], bool),
    ) -> Rest {
        if card_form::is_list(at)
            || keys.len() < 2
            || !self.state.search.is_empty()
            || !grid_form::fits(self.schema, of)
        {
            return Rest::All;
        }
        let whole = grid_form::is_whole(self.schema, of);
        let schemas = (self.schema, fixed);
        let title = |key: &Key| match key {
            Key::Field(name) => name.clone(),
            Key::Item(place) => {
                let number = format!("{}.", place + 1);
                self.place_title(at, *place, (keys.len(), fixed), number)
            }
        };
        let lines: Vec<(Key, String)> = keys.iter().map(|key| (key.clone(), title(key))).collect();
        grid_form::show(ui, (self.document, self.state), schemas, (at, of), &lines);
        if whole {
            self.faults(ui, at);
        }
        if whole { Rest::Nothing } else { Rest::Some }
    }

    /// What does not fit into a grid, line by line.
    fn one_by_one(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        rest: Rest,
        lines: impl FnOnce(&mut Self, &mut Ui),
    ) {
        match rest {
            Rest::Nothing => {}
            Rest::All => lines(self, ui),
            Rest::Some => {
                let seek = self.state.seek.as_ref();
                let sought = seek.is_some_and(|seek| seek.0.starts_with(&at.0));
                CollapsingHeader::new(say!(ui, "author-form-lines"))
                    .id_salt(("author-lines", at.to_string()))
                    .open(sought.then_some(true))
                    .show(ui, |ui| lines(self, ui));
            }
        }
    }

    /// Items in their order.
    pub(super) fn list(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        (of, (least, most)): (&Value, (usize, usize)),
        node: &Node,
        deep: usize,
    ) {
        let items = node.items().unwrap_or_default();
        let single = self.schema.single(of);
        let texts = single == Some(Single::Text);
        let many = items.len() > WORDS && items.iter().all(|item| item.text().is_some_and(is_word));
        // What is being typed stays in its field, however few words are left of it.
        if texts && (many || self.state.names.contains_key(&at.to_string())) {
            self.words(ui, at, items);
            return;
        }
        let keys: Vec<Key> = (0..items.len()).map(Key::Item).collect();
        let fixed = least == most;
        if grid_form::is_grid(self.schema, of) {
            let schemas = (self.schema, fixed);
            let titles: Vec<String> = (0..keys.len())
                .map(|place| {
                    let number = format!("{}.", place + 1);
                    self.place_title(at, place, (keys.len(), fixed), number)
                })
                .collect();
            let lines: Vec<(Key, String)> = keys.into_iter().zip(titles).collect();
            grid_form::rows(ui, (self.document, self.state), schemas, (at, of), &lines);
        } else {
            let rest =
                if single.is_some() { Rest::All } else { self.grid(ui, (at, of), (&keys, fixed)) };
            self.one_by_one(ui, at, rest, |form, ui| {
                for (place, item) in items.iter().enumerate() {
                    let own = at.then(place);
                    let title = called(item, &Key::Item(place), form.language);
                    let title = form.place_title(at, place, (items.len(), fixed), title);
                    ui.horizontal_top(|ui| {
                        if !fixed {
                            form.item_buttons(ui, &own, &title, (place, items.len()));
                        }
                        if let Some(single) = &single {
                            // What has no buttons before it says what it is for.
                            if fixed {
                                label(ui, &title, "", false);
                            }
                            let wide = (ui.available_width() - 30.0).clamp(80.0, 480.0);
                            let standing = Standing {
                                name: &title,
                                help: "",
                                wide: Some(wide),
                                default: None,
                            };
                            let written = (&mut *form.document, &mut *form.state);
                            single_field::show(ui, written, &own, single, standing);
                        } else {
                            ui.vertical(|ui| form.inside(ui, &own, title.clone(), of, deep));
                        }
                    });
                }
            });
        }
        if items.len() < most && (!fixed || items.len() < least) {
            self.new_item(ui, at, of, items.len());
        }
    }

    /// Adds an item, and opens it.
    fn new_item(&mut self, ui: &mut Ui, at: &Pointer, of: &Value, count: usize) {
        let variants = self.schema.values(of);
        let words = say!(ui, "author-form-add-item");
        if variants.len() < 2 || self.schema.single(of).is_some() {
            if ui.button(words).clicked() {
                let fresh = if card_form::is_list(at) {
                    card_form::fresh(count, self.language)
                } else {
                    self.schema.fresh(of)
                };
                value_edit::push(self.document, at, fresh);
                self.state.seek = Some(at.then(count));
            }
            return;
        }
        ui.menu_button(words, |ui| {
            for variant in &variants {
                let title = self.schema.title(variant, self.language);
                let help = form_words::help(self.language, self.schema.help(variant.schema));
                let button = ui.button(title);
                let button = if help.is_empty() { button } else { button.on_hover_text(help) };
                if button.clicked() {
                    let fresh = self.schema.fresh_of(variant);
                    value_edit::push(self.document, at, fresh);
                    self.state.seek = Some(at.then(count));
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
        ui.spacing_mut().item_spacing.x = 1.0;
        let name = say!(ui, "author-form-up", name = title);
        let first = say!(ui, "author-form-first");
        if sign(ui, icons::UP, place > 0, name).on_disabled_hover_text(first).clicked() {
            value_edit::shift(self.document, at, false);
        }
        let name = say!(ui, "author-form-down", name = title);
        let last = say!(ui, "author-form-last");
        if sign(ui, icons::DOWN, place + 1 < count, name).on_disabled_hover_text(last).clicked() {
            value_edit::shift(self.document, at, true);
        }
        let name = say!(ui, "author-form-double", name = title);
        if sign(ui, icons::COPY, true, name).clicked() {
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
            let words =
                text.split(is_between).filter(|word| !word.is_empty()).map(Node::from).collect();
            value_edit::set(self.document, self.state, at, Node::List(words));
        }
        if field.lost_focus() {
            value_edit::finish(self.document, self.state, at);
        } else if field.has_focus() || (typing && !field.lost_focus() && field.changed()) {
            self.state.names.insert(at.to_string(), text);
        }
    }
}

/// What keeps an id from being that of a new entry.
fn missing_id(ui: &Ui, table: &Node, id: &str) -> Option<String> {
    let id = id.trim();
    match (id.is_empty(), table.field(id)) {
        (true, _) => Some(say!(ui, "author-form-key-first")),
        (_, Some(_)) => Some(say!(ui, "author-name-taken")),
        _ => None,
    }
}

/// What of some entries a grid does not show.
enum Rest {
    Nothing,
    Some,
    All,
}

/// What stands between words that are typed in one field.
fn is_between(letter: char) -> bool {
    letter.is_whitespace() || letter == ',' || letter == ';'
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains(is_between)
}
