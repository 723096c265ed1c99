//! Records with a field for everything that they hold, in the order that files have them in.

use super::card_form;
use super::form_schema::{FormSchema, Single, Variant, called};
use super::form_state::FormState;
use super::form_words;
use super::option_form;
use super::rule_text;
use super::single_field::{self, Standing};
use super::value_edit;
use crate::icons;
use crate::say;
use crate::theme::Palette;
use egui::{Button, CollapsingHeader, Id, Response, RichText, Ui, vec2};
use gonfalon_core::editor::start::{self, Template};
use gonfalon_core::editor::{Document, Key, Node, Pointer, sketch, text_lines};
use gonfalon_core::reference::FieldTexts;
use gonfalon_core::scenario::Text;
use gonfalon_core::scenario::acies::deck;
use gonfalon_core::scenario::json_schema::Shape;
use gonfalon_core::words::Language;
use serde_json::Value;

/// The width of the names beside fields, in points.
const NAMES: f32 = 240.0;
/// Deeper than this no form goes.
const DEEPEST: usize = 14;
/// So deep a search looks into what a field holds.
const SEARCHED: usize = 5;

/// Tables that begin as they are printed.
const PRINTED: [&str; 2] = ["crt", "tables"];
/// Lists with an item for each side, in their order.
const BY_SIDE: [&str; 10] = [
    "activations",
    "bonus",
    "command_points",
    "decks",
    "deploy",
    "ever_demoralized",
    "morale",
    "points",
    "seen",
    "start",
];

/// What a form is shown with.
pub struct Form<'a> {
    /// The document.
    pub document: &'a mut Document,
    /// What forms remember.
    pub state: &'a mut FormState,
    /// The schema of the document.
    pub schema: &'static FormSchema,
    /// The language that names and help are told in.
    pub language: Language,
    /// The colours of what is drawn.
    pub palette: &'static Palette,
}

impl Form<'_> {
    /// Shows a field as a part of its own: open, with its help above it.
    pub fn top(&mut self, ui: &mut Ui, at: &Pointer, (name, schema): (&str, &Value), needed: bool) {
        let there = self.document.get(at).is_some();
        if self.schema.single(schema).is_some() {
            self.field(ui, at, (name, schema, self.schema.help(schema)), needed, 0);
            return;
        }
        if !self.finds(name, schema, 0) {
            return;
        }
        let words = form_words::field(self.language, name);
        let said = self.schema.help(schema);
        ui.horizontal(|ui| {
            let title = ui.label(RichText::new(&words).strong());
            title.on_hover_text(form_words::about(self.language, name, said));
            if !there {
                self.adder(ui, at, (&words, schema));
            } else if !needed {
                self.remover(ui, at, &words);
            }
        });
        let help = form_words::help(self.language, said);
        if !help.is_empty() {
            ui.weak(&help);
        }
        if self.document.get(at).is_some() {
            self.value(ui, at, schema, 1);
        } else {
            ui.weak(say!(ui, "author-form-absent"));
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
            let help = form_words::help(self.language, self.schema.help(schema));
            let default = self.schema.default(schema);
            let standing = Standing { name: &name, help: &help, wide: None, default };
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
            Shape::Record { .. } => self.record(ui, at, &variant, deep),
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
                        let title =
                            title.map_or(String::new(), |node| called(node, &key, self.language));
                        // Lists in the order of the sides say whose they are.
                        let title = self.place_title(at, place, (items.len(), true), title);
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

    /// The fields of a record, with the text of the rule that it is about beside them.
    fn record(&mut self, ui: &mut Ui, at: &Pointer, variant: &Variant, deep: usize) {
        let system = sketch::part(self.document).map(|(system, _)| system);
        if let (Some(system), Some(Key::Field(name))) = (system, at.0.last())
            && name == "options"
        {
            option_form::show(ui, self, at, system);
            return;
        }
        if card_form::is_card(at) {
            card_form::show(ui, self, at, variant, deep);
            return;
        }
        let said = self.schema.help(variant.schema);
        rule_text::beside(ui, (system, said), |ui| {
            self.fields(ui, at, variant, deep, |_| true);
        });
    }

    /// The fields of a record of which `wanted` says that they are to be shown.
    pub(super) fn fields(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        variant: &Variant,
        deep: usize,
        wanted: impl Fn(&str) -> bool,
    ) {
        let required = variant.schema.get("required").and_then(Value::as_array);
        let needed = |name: &str| {
            required.is_some_and(|all| all.iter().any(|own| own.as_str() == Some(name)))
        };
        for (name, schema) in FormSchema::fields(variant) {
            if schema.get("const").is_none() && wanted(name) {
                let said = self.schema.help_in(variant, schema);
                let about = (name, schema, said);
                self.field(ui, &at.then(name), about, needed(name), deep);
            }
        }
    }

    fn plain(&mut self, ui: &mut Ui, at: &Pointer, shape: Shape) {
        let single = match shape {
            Shape::Number(least, most) => Single::Number(least, most),
            Shape::Flag => Single::Flag,
            Shape::Text => Single::Text,
            _ => return,
        };
        let name = at.to_string();
        let standing = Standing { name: &name, help: "", wide: None, default: None };
        single_field::show(ui, (self.document, self.state), at, &single, standing);
    }

    /// Chooses among the things that a value may be.
    fn union(&mut self, ui: &mut Ui, at: &Pointer, schema: &Value, node: &Node) {
        let variants = self.schema.values(schema);
        let language = self.language;
        let title = |variant: &Variant| self.schema.title(variant, language);
        let own = self.schema.variant_of(schema, node);
        let own = own.and_then(|own| variants.iter().position(|v| title(v) == title(&own)));
        let titles: Vec<String> = variants.iter().map(title).collect();
        let shown = own.map_or("", |own| titles[own].as_str()).to_owned();
        let mut chosen = None;
        let told = |variant: &Variant| form_words::help(language, self.schema.help(variant.schema));
        egui::ComboBox::from_id_salt(Id::unique(("author-union", at.to_string())))
            .selected_text(shown)
            .width(260.0)
            .show_ui(ui, |ui| {
                for (number, title) in titles.iter().enumerate() {
                    let line = ui.selectable_label(own == Some(number), title);
                    let help = told(&variants[number]);
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
            let written = text_lines::written_in(self.document.content());
            let begun = own_deck(at, &fresh, node, written);
            value_edit::put(self.document, at, begun.unwrap_or(fresh));
        }
    }

    /// Whether a field, or something inside it, is what is looked for.
    pub(super) fn finds(&self, name: &str, schema: &Value, deep: usize) -> bool {
        let search = self.state.search.to_lowercase();
        search.is_empty() || self.finds_words(&search, name, schema, deep)
    }

    fn finds_words(&self, search: &str, name: &str, schema: &Value, deep: usize) -> bool {
        let hit = |text: &str| text.to_lowercase().contains(search);
        let help = form_words::help(self.language, self.schema.help(schema));
        if hit(name) || hit(&form_words::field(self.language, name)) || hit(&help) {
            return true;
        }
        deep < SEARCHED
            && self.schema.values(schema).iter().any(|variant| match variant.shape {
                Shape::Record { fields, .. } => fields
                    .iter()
                    .any(|(name, schema)| self.finds_words(search, name, schema, deep + 1)),
                Shape::Table { of } | Shape::List { of, .. } => {
                    self.finds_words(search, name, of, deep + 1)
                }
                Shape::Tuple(items) => {
                    items.iter().any(|item| self.finds_words(search, name, item, deep + 1))
                }
                _ => false,
            })
    }

    /// A field of a record: beside its name if it is short, below it if it is not.
    fn field(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        (name, schema, said): (&str, &Value, &str),
        needed: bool,
        deep: usize,
    ) {
        if !self.finds(name, schema, deep) {
            return;
        }
        let words = form_words::field_at(self.language, at);
        let help = form_words::help(self.language, said);
        let about = form_words::about(self.language, name, said);
        let there = self.document.get(at).is_some_and(|node| *node != Node::Null);
        let opened = self.seek(ui, at);
        let single = self.schema.single(schema);
        if !there && single.is_none() {
            ui.horizontal(|ui| {
                label(ui, &words, &about, true);
                self.adder(ui, at, (&words, schema));
            });
            return;
        }
        if let Some(single) = single {
            ui.horizontal(|ui| {
                label(ui, &words, &about, !there);
                let wide = (ui.available_width() - 40.0).clamp(80.0, 720.0);
                let default = self.schema.default(schema);
                let standing = Standing { name: &words, help: &help, wide: Some(wide), default };
                let standing = match single {
                    Single::Number(..) => Standing { wide: None, ..standing },
                    Single::Words(_) => Standing { wide: Some(wide.min(300.0)), ..standing },
                    _ => standing,
                };
                single_field::show(ui, (self.document, self.state), at, &single, standing);
                let behind = form_words::behind(self.language, name, &single);
                if !behind.is_empty() {
                    ui.weak(behind);
                }
                if !needed && there {
                    self.remover(ui, at, &words);
                }
            });
            self.faults(ui, at);
            return;
        }
        let short = matches!(self.schema.values(schema)[..], [Variant { shape: Shape::Tuple(items), .. }]
            if items.iter().all(|item| self.schema.single(item).is_some()));
        if short {
            ui.horizontal(|ui| {
                label(ui, &words, &about, false);
                self.value(ui, at, schema, deep + 1);
                if !needed {
                    self.remover(ui, at, &words);
                }
            });
            self.faults(ui, at);
            return;
        }
        let count = self.document.get(at).map_or(0, |node| match node {
            Node::List(items) => items.len(),
            Node::Record(fields) => fields.len(),
            _ => 0,
        });
        let list = self.document.get(at).is_some_and(|node| matches!(node, Node::List(_)));
        let title = if list { format!("{words} ({count})") } else { words.clone() };
        ui.horizontal_top(|ui| {
            if !needed {
                self.remover(ui, at, &words);
            }
            ui.vertical(|ui| self.section(ui, at, (title, &help, opened), schema, deep));
        });
    }

    /// What stands inside, below a heading that opens and closes.
    pub(super) fn section(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        (title, help, opened): (String, &str, bool),
        schema: &Value,
        deep: usize,
    ) {
        let open = (opened || !self.state.search.is_empty()).then_some(true);
        let wrong = self.state.faults.iter().any(|(place, _)| place.0.starts_with(&at.0));
        let title = if wrong {
            RichText::new(format!("{title} {}", icons::WRONG)).color(ui.visuals().error_fg_color)
        } else {
            RichText::new(title)
        };
        let header = CollapsingHeader::new(title)
            .id_salt(("author-section", at.to_string()))
            .open(open)
            .default_open(false);
        let shown = header.show(ui, |ui| {
            if !help.is_empty() {
                ui.weak(help);
            }
            self.faults_of(ui, |place| place == at);
            self.value(ui, at, schema, deep + 1);
        });
        if !help.is_empty() {
            shown.header_response.on_hover_text(help);
        }
    }

    pub(super) fn inside(
        &mut self,
        ui: &mut Ui,
        at: &Pointer,
        title: String,
        schema: &Value,
        deep: usize,
    ) {
        let opened = self.seek(ui, at);
        self.section(ui, at, (title, "", opened), schema, deep);
    }

    /// What is wrong at a place or inside it.
    pub(super) fn faults(&self, ui: &mut Ui, at: &Pointer) {
        self.faults_of(ui, |place| place.0.starts_with(&at.0));
    }

    fn faults_of(&self, ui: &mut Ui, here: impl Fn(&Pointer) -> bool) {
        for (_, words) in self.state.faults.iter().filter(|(place, _)| here(place)) {
            ui.colored_label(ui.visuals().error_fg_color, format!("{} {words}", icons::WRONG));
        }
    }

    /// What is put where nothing is, and the place to go to: a list begins with an item, where there is one kind of items.
    fn begun(&self, at: &Pointer, schema: &Value) -> (Node, Pointer) {
        if let Some(printed) = printed_table(self.document, at) {
            return (printed, at.clone());
        }
        let [Variant { shape: Shape::List { of, size: (0, _) }, .. }] =
            self.schema.values(schema)[..]
        else {
            return (self.schema.fresh(schema), at.clone());
        };
        if card_form::is_list(at) {
            return (Node::List(vec![card_form::fresh(0, self.language)]), at.then(0));
        }
        if self.schema.values(of).len() != 1 {
            return (self.schema.fresh(schema), at.clone());
        }
        (Node::List(vec![self.schema.fresh(of)]), at.then(0))
    }

    /// Puts a value where there is none, and opens it.
    fn adder(&mut self, ui: &mut Ui, at: &Pointer, (words, schema): (&str, &Value)) {
        let add = ui.button(RichText::new(say!(ui, "author-form-add")).small());
        let name = say!(ui, "author-form-add-name", name = words);
        if add.accessible_name(name).clicked() {
            let (value, seek) = self.begun(at, schema);
            value_edit::put(self.document, at, value);
            self.state.seek = Some(seek);
        }
    }

    pub(super) fn remover(&mut self, ui: &mut Ui, at: &Pointer, words: &str) {
        let name = say!(ui, "author-form-remove", name = words);
        if sign(ui, "×", true, name).clicked() {
            value_edit::remove(self.document, at);
        }
    }

    fn tuple(&mut self, ui: &mut Ui, at: &Pointer, items: &[Value]) {
        for (place, item) in items.iter().enumerate() {
            let at = at.then(place);
            let Some(single) = self.schema.single(item) else { continue };
            let name = self.place_name(&at, place);
            let list = at.split().map(|(list, _)| list).unwrap_or_default();
            let number = format!("{}.", place + 1);
            let titled = self.place_title(&list, place, (items.len(), true), number.clone());
            let name = name.or(Some(titled).filter(|title| *title != number));
            if let Some(name) = &name {
                ui.weak(name);
            }
            let name = name.unwrap_or_else(|| at.to_string());
            let help = form_words::help(self.language, self.schema.help(item));
            let standing = Standing { name: &name, help: &help, wide: Some(90.0), default: None };
            single_field::show(ui, (self.document, self.state), &at, &single, standing);
        }
    }

    /// What a place of a pair is called, such as the strength of two printed values.
    fn place_name(&self, at: &Pointer, place: usize) -> Option<String> {
        let (pair, _) = at.split()?;
        let Some(Key::Field(name)) = pair.0.last() else { return None };
        let texts = FieldTexts::shared();
        texts.field(&format!("{name}[{place}]"), self.language).map(str::to_owned)
    }

    /// The title of an item of a list, given the one that it has for itself: in a list of a fixed length that goes by the sides
    /// the side's name, in a table the name of the row.
    pub(super) fn place_title(
        &self,
        at: &Pointer,
        place: usize,
        (count, fixed): (usize, bool),
        title: String,
    ) -> String {
        if !fixed || title != format!("{}.", place + 1) {
            return title;
        }
        let name = at.name().unwrap_or_default();
        let row = || {
            let texts = FieldTexts::shared();
            texts.field(&format!("{name}[{place}]"), self.language).map(str::to_owned)
        };
        if count == 2 && BY_SIDE.contains(&name) {
            let sides = self.document.content().field("sides").and_then(Node::items);
            let side = sides.and_then(|sides| sides.get(place));
            let named = side.map(|side| called(side, &Key::Item(place), self.language));
            return named.unwrap_or(title);
        }
        row().unwrap_or(title)
    }

    /// Brings the place that is looked for into sight. Whether this one lies on the way there, and is to be opened.
    fn seek(&mut self, ui: &Ui, at: &Pointer) -> bool {
        let on_the_way = self.state.seek.as_ref().is_some_and(|seek| seek.0.starts_with(&at.0));
        if self.state.seek.as_ref() == Some(at) {
            ui.scroll_to_cursor(Some(egui::Align::Center));
            self.state.seek = None;
        }
        on_the_way
    }
}

/// A whole deck in place of the id of a built-in one: it begins as that, or as the first of them, under a name and
/// an id of its own.
fn own_deck(at: &Pointer, fresh: &Node, now: &Node, written: Language) -> Option<Node> {
    let is_deck = at.name() == Some("decks") && fresh.field("units").is_some();
    let built_in = deck::built_in().iter();
    let meant = built_in.clone().find(|deck| Some(deck.deck.as_str()) == now.text());
    let mut deck = meant.or(built_in.clone().next()).filter(|_| is_deck)?.clone();
    deck.deck.push_str("-own");
    deck.name = Text::from(start::variant_title(deck.name.get(written), written).as_str());
    deck.source = None;
    Some(Node::of(&deck))
}

/// A table of results that every battle of a system has, as its template has it.
fn printed_table(document: &Document, at: &Pointer) -> Option<Node> {
    let (system, _) = sketch::part(document)?;
    let is_table = PRINTED.iter().any(|name| *at == Pointer::fields([system.tag(), name]));
    let template: Node = serde_json::from_str(Template::Battle(system).text()).ok()?;
    at.of(&template).filter(|_| is_table).cloned()
}

/// A small button as high as a line.
pub(super) fn sign(ui: &mut Ui, sign: &str, enabled: bool, name: String) -> Response {
    // As high as the headings that it stands before.
    let text = ui.text_style_height(&egui::TextStyle::Button);
    let high = text + 2.0 * ui.spacing().button_padding.y;
    let size = vec2(18.0, high.max(ui.spacing().interact_size.y));
    // In the middle of that height, whatever the layout would do with it.
    let button = Button::new(sign).frame(false);
    let button = ui.add_enabled_ui(enabled, |ui| ui.add_sized(size, button)).inner;
    button.on_hover_text(&name).accessible_name(name)
}

/// The name of a field in its column.
pub(super) fn label(ui: &mut Ui, words: &str, about: &str, weak: bool) {
    let text = if weak { RichText::new(words).weak() } else { RichText::new(words) };
    let size = vec2(NAMES.min(ui.available_width() * 0.45), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_width(size.x);
        let label = ui.add(egui::Label::new(text).truncate());
        if !about.is_empty() {
            label.on_hover_text(about);
        }
    });
}
