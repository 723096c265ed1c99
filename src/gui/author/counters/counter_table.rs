//! The counters as a table: sorted, filtered, changed in place and many at once, from a spreadsheet and to one.

use super::column_list::{self, Column};
use super::spreadsheet;
use crate::editor::{Document, Edit, Key, Node, Pointer, StepName, sketch};
use crate::gui::author::decks::{deck_pane, deck_state};
use crate::gui::author::forms::form_schema::{FormSchema, Single};
use crate::gui::author::forms::form_state::FormState;
use crate::gui::author::forms::form_words;
use crate::gui::author::forms::single_field::{self, Standing};
use crate::gui::author::forms::{grid_form, id_choice, known_ids};
use crate::gui::author::work::{Around, Work};
use crate::gui::widgets;
use crate::say;
use crate::scenario::json_schema::Shape;
use crate::words::HasLanguage;
use egui::scroll_area::ScrollBarVisibility;
use egui::{Align, Button, ComboBox, Id, Layout, RichText, ScrollArea, TextEdit, Ui, vec2};
use egui_extras::{Column as Wide, TableBuilder};
use std::collections::BTreeSet;

/// The lists of records that a system's part has.
fn lists(document: &Document, schema: &FormSchema) -> Vec<Pointer> {
    let Some((system, part)) = sketch::part(document) else { return Vec::new() };
    let own = Pointer::fields([system.tag()]);
    let named = part.fields().unwrap_or_default().iter().map(|(name, _)| own.then(name.as_str()));
    let is_list = |at: &Pointer| {
        let of = schema.at(at, document.content()).map(|of| schema.values(of));
        of.into_iter().flatten().any(|variant| match variant.shape {
            Shape::List { of, .. } => column_list::of(schema, of).iter().any(|c| c.word == "id"),
            _ => false,
        })
    };
    named.filter(is_list).collect()
}

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, around: &mut Around) {
    if deck_state::has_decks(&work.file.document) {
        deck_pane::show(ui, work, around);
        return;
    }
    let Some(schema) = FormSchema::of(work.file.document.kind()) else { return };
    let lists = lists(&work.file.document, schema);
    if lists.is_empty() {
        ui.label(say!(ui, "author-counters-none"));
        return;
    }
    work.table.list = work.table.list.min(lists.len() - 1);
    ui.horizontal_wrapped(|ui| {
        for (number, at) in lists.iter().enumerate() {
            let name = at.0.last().map_or(String::new(), |key| match key {
                Key::Field(name) => form_words::field(ui.language(), name),
                Key::Item(place) => place.to_string(),
            });
            if ui.add(Button::selectable(work.table.list == number, name)).clicked() {
                work.table.list = number;
                work.table.chosen.clear();
            }
        }
        ui.separator();
        let hint = say!(ui, "author-counters-search");
        widgets::search(ui, &mut work.table.search, hint, 160.0);
    });
    let at = lists[work.table.list].clone();
    let item = schema.at(&at, work.file.document.content()).map(|of| schema.values(of));
    let item = item.into_iter().flatten().find_map(|variant| match variant.shape {
        Shape::List { of, .. } => Some(of),
        _ => None,
    });
    let Some(item) = item else { return };
    let columns = used(&work.file.document, &at, column_list::of(schema, item));
    bulk(ui, work, &at, &columns, schema.fresh(item));
    ui.separator();
    table(ui, work, schema, &at, &columns);
}

/// The columns that a line has something in, and those that every line could have.
fn used<'a>(document: &Document, at: &Pointer, all: Vec<Column<'a>>) -> Vec<Column<'a>> {
    let count = document.get(at).and_then(Node::items).map_or(0, <[Node]>::len);
    let has = |column: &Column| {
        column.keys.len() == 1
            || (0..count).any(|k| document.get(&column.of(&at.then(k))).is_some())
    };
    all.into_iter().filter(has).collect()
}

/// What is done with the chosen lines.
fn bulk(ui: &mut Ui, work: &mut Work, at: &Pointer, columns: &[Column], fresh: Node) {
    let language = ui.language();
    let chosen: Vec<usize> = work.table.chosen.iter().copied().collect();
    let some = !chosen.is_empty();
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(ui, "author-table-chosen", n = chosen.len()));
        if ui.button(say!(ui, "author-table-add")).clicked() {
            add(&mut work.file.document, at, fresh);
        }
        let button = |ui: &mut Ui, words: String, on: bool| ui.add_enabled(on, Button::new(words));
        if button(ui, say!(ui, "author-table-clone"), some).clicked() {
            clone(&mut work.file.document, at, &chosen);
        }
        if button(ui, say!(ui, "author-table-remove"), some).clicked() {
            let edits = chosen.iter().rev().map(|k| Edit::remove_item(at.clone(), *k)).collect();
            let what = at.to_string();
            carry(&mut work.file.document, StepName::Remove { what }, edits);
            work.table.chosen.clear();
        }
        if button(ui, say!(ui, "author-table-renumber"), some).clicked() {
            renumber(&mut work.file.document, at, &chosen);
        }
        let copy = button(ui, say!(ui, "author-table-copy"), true);
        if copy.on_hover_text(say!(ui, "author-table-copy-about")).clicked() {
            let text = copied(&work.file.document, at, columns, &chosen);
            ui.ctx().copy_text(text);
        }
        ui.menu_button(say!(ui, "author-table-paste"), |ui| {
            ui.set_min_width(420.0);
            ui.label(say!(ui, "author-table-paste-about"));
            let field = TextEdit::multiline(&mut work.table.rows).desired_rows(8);
            ui.add(field.desired_width(420.0)).accessible_name(say!(ui, "author-table-rows"));
            let rows = spreadsheet::read(&work.table.rows);
            let ready = rows.len() > 1;
            if ui.add_enabled(ready, Button::new(say!(ui, "author-table-take"))).clicked() {
                let fresh = fresh_line(work, at);
                let untaken = take_in(&mut work.file.document, at, columns, &rows, &fresh);
                work.told =
                    Some(say!(ui, "author-table-taken", n = rows.len() - 1, untaken = untaken));
                work.table.rows.clear();
                ui.close();
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        let own = columns.iter().find(|column| column.word == work.table.column);
        let shown = own.map_or_else(|| "–".to_owned(), |column| column.title(language));
        ComboBox::from_id_salt("author-table-column")
            .selected_text(shown)
            .show_ui(ui, |ui| {
                for column in columns {
                    let now = column.word == work.table.column;
                    if ui.selectable_label(now, column.title(language)).clicked() {
                        work.table.column = column.word.clone();
                    }
                }
            })
            .response
            .accessible_name(say!(ui, "author-table-column"));
        bulk_value(ui, work, at, own);
        let value = own.and_then(|column| column.value(&work.table.value));
        let ready = some && value.is_some();
        let set = ui.add_enabled(ready, Button::new(say!(ui, "author-table-set")));
        if let (true, Some(value), Some(column)) = (set.clicked(), value, own) {
            let document = &mut work.file.document;
            let put = |k: &usize| put(document, &at.then(*k), column, value.clone());
            let edits: Vec<Edit> = chosen.iter().filter_map(put).collect();
            let name = StepName::ChangeMany { count: chosen.len(), field: column.word.clone() };
            carry(document, name, edits);
        }
    });
}

/// The value that chosen lines get: what may stand there is chosen, the rest is typed.
fn bulk_value(ui: &mut Ui, work: &mut Work, at: &Pointer, column: Option<&Column>) {
    let (name, language) = (say!(ui, "author-table-value"), ui.language());
    let place = column.map(|column| column.of(&at.then(0)));
    let mut known =
        place.map_or_else(Vec::new, |at| known_ids::of(&work.file.document, &at, language));
    if let Some(Single::Words(words)) = column.map(|column| &column.single) {
        let told = |word: &String| (word.clone(), form_words::word(language, word));
        known = words.iter().map(|(word, _)| told(word)).collect();
    }
    if known.is_empty() {
        let field = TextEdit::singleline(&mut work.table.value).desired_width(120.0);
        ui.add(field).accessible_name(name);
        return;
    }
    let salt = Id::unique("author-table-bulk");
    let (button, chosen) = id_choice::show(ui, salt, &work.table.value, (&known, 160.0));
    button.accessible_name(name);
    if let Some(id) = chosen {
        work.table.value = id;
    }
}

fn fresh_line(work: &Work, at: &Pointer) -> Node {
    let schema = FormSchema::of(work.file.document.kind());
    let of = schema.and_then(|schema| Some((schema, schema.at(at, work.file.document.content())?)));
    let item = of.and_then(|(schema, of)| {
        schema.values(of).into_iter().find_map(|variant| match variant.shape {
            Shape::List { of, .. } => Some(schema.fresh(of)),
            _ => None,
        })
    });
    item.unwrap_or(Node::Record(Vec::new()))
}

fn carry(document: &mut Document, name: StepName, edits: Vec<Edit>) {
    // What does not fit changes nothing.
    let _ = document.apply(name, edits);
}

/// Sets a value in a line. A record that it lies in and that is missing can't be made up: nothing is set then.
fn put(document: &Document, line: &Pointer, column: &Column, value: Node) -> Option<Edit> {
    let at = column.of(line);
    let (inside, _) = at.split()?;
    document.get(&inside)?;
    let value = match (document.get(&at), value) {
        // A name keeps its gender.
        (Some(Node::Record(fields)), Node::Text(text)) => {
            let mut fields = fields.clone();
            if let Some(field) = fields.iter_mut().find(|(name, _)| name == "text") {
                field.1 = Node::Text(text);
            }
            Node::Record(fields)
        }
        (_, value) => value,
    };
    Some(Edit::put(document.content(), at, value))
}

/// Every id of the list.
fn ids(document: &Document, at: &Pointer) -> BTreeSet<String> {
    let items = document.get(at).and_then(Node::items).unwrap_or_default();
    items.iter().filter_map(|item| item.field("id")?.text().map(str::to_owned)).collect()
}

/// The next id of the kind that nothing bears yet.
fn free(id: &str, taken: &BTreeSet<String>) -> String {
    let stem = id.trim_end_matches(|c: char| c.is_ascii_digit());
    let from = id[stem.len()..].parse::<u32>().unwrap_or(1);
    let mut ids = (from..).map(|k| format!("{stem}{k}"));
    ids.find(|id| !taken.contains(id)).unwrap_or_else(|| id.to_owned())
}

/// Copies lines behind all others, each under an id of its own.
fn clone(document: &mut Document, at: &Pointer, chosen: &[usize]) {
    let mut taken = ids(document, at);
    let items = document.get(at).and_then(Node::items).unwrap_or_default();
    let from = items.len();
    let mut copies = Vec::new();
    for item in chosen.iter().filter_map(|k| items.get(*k)) {
        let Node::Record(mut fields) = item.clone() else { continue };
        for (name, node) in &mut fields {
            if let (true, Node::Text(id)) = (name == "id", &mut *node) {
                *id = free(id, &taken);
                taken.insert(id.clone());
            }
        }
        copies.push(Node::Record(fields));
    }
    let what = at.to_string();
    let edit = Edit::Splice { at: at.clone(), from, remove: 0, insert: copies };
    carry(document, StepName::Clone { what }, vec![edit]);
}

/// Adds a line like the last one, with an id of its own and no place yet; an empty one to an empty list.
fn add(document: &mut Document, at: &Pointer, fresh: Node) {
    let last = document.get(at).and_then(Node::items).and_then(<[Node]>::last).cloned();
    let line = match last {
        Some(Node::Record(mut fields)) => {
            fields.retain(|(name, _)| name != "setup");
            let taken = ids(document, at);
            for (_, node) in fields.iter_mut().filter(|(name, _)| name == "id") {
                if let Node::Text(id) = node {
                    *id = free(id, &taken);
                }
            }
            Node::Record(fields)
        }
        _ => fresh,
    };
    let edit = Edit::push(document.content(), at.clone(), line);
    carry(document, StepName::Add { what: at.to_string() }, vec![edit]);
}

/// Numbers the chosen lines one after the other, beginning with the id of the first.
fn renumber(document: &mut Document, at: &Pointer, chosen: &[usize]) {
    let id = |k: usize| document.get(&at.then(k).then("id")).and_then(Node::text);
    let Some(first) = chosen.first().and_then(|k| id(*k)).map(str::to_owned) else { return };
    let own: BTreeSet<String> = chosen.iter().filter_map(|k| id(*k)).map(str::to_owned).collect();
    let mut taken: BTreeSet<String> = ids(document, at).difference(&own).cloned().collect();
    let mut edits = Vec::new();
    for k in chosen {
        let next = free(&first, &taken);
        taken.insert(next.clone());
        edits.push(Edit::put(document.content(), at.then(*k).then("id"), next));
    }
    let name = StepName::ChangeMany { count: chosen.len(), field: "id".to_owned() };
    carry(document, name, edits);
}

/// Lines as a spreadsheet takes them: the chosen ones, or all.
fn copied(document: &Document, at: &Pointer, columns: &[Column], chosen: &[usize]) -> String {
    let count = document.get(at).and_then(Node::items).map_or(0, <[Node]>::len);
    let all: Vec<usize> = if chosen.is_empty() { (0..count).collect() } else { chosen.to_vec() };
    let head: Vec<String> = columns.iter().map(|column| column.word.clone()).collect();
    let line = |k: usize| {
        let text = |column: &Column| column.text(document.get(&column.of(&at.then(k))));
        columns.iter().map(text).collect()
    };
    let rows: Vec<Vec<String>> = [head].into_iter().chain(all.into_iter().map(line)).collect();
    spreadsheet::written(&rows)
}

/// Takes rows in: those with an id that is there change that line, the others are added. Returns how many cells meant nothing.
fn take_in(
    document: &mut Document,
    at: &Pointer,
    columns: &[Column],
    rows: &[Vec<String>],
    fresh: &Node,
) -> usize {
    let Some((head, rows)) = rows.split_first() else { return 0 };
    let column = |word: &String| columns.iter().find(|column| column.word == word.trim());
    let heads: Vec<Option<&Column>> = head.iter().map(column).collect();
    let id_at = head.iter().position(|word| word.trim() == "id");
    document.begin(StepName::TakeIn { count: rows.len() });
    let mut untaken = 0;
    for row in rows {
        let items = document.get(at).and_then(Node::items).unwrap_or_default();
        let id = id_at.and_then(|k| row.get(k)).map(|id| id.trim().to_owned());
        let known = items.iter().position(|item| {
            item.field("id").and_then(Node::text) == id.as_deref() && id.is_some()
        });
        let place = known.unwrap_or(items.len());
        if known.is_none() {
            let edit = Edit::push(document.content(), at.clone(), fresh.clone());
            let _ = document.extend(vec![edit]);
        }
        for (column, cell) in heads.iter().zip(row) {
            let Some(column) = column.filter(|_| !cell.trim().is_empty()) else { continue };
            let edit = column.value(cell).and_then(|v| put(document, &at.then(place), column, v));
            match edit {
                Some(edit) => _ = document.extend(vec![edit]),
                None => untaken += 1,
            }
        }
    }
    document.end();
    untaken
}

/// The lines that are shown, in their order.
fn lines(work: &Work, at: &Pointer, columns: &[Column]) -> Vec<usize> {
    let document = &work.file.document;
    let count = document.get(at).and_then(Node::items).map_or(0, <[Node]>::len);
    let text = |k: usize, column: &Column| column.text(document.get(&column.of(&at.then(k))));
    let search = work.table.search.to_lowercase();
    let hit = |k: &usize| {
        search.is_empty() || columns.iter().any(|c| text(*k, c).to_lowercase().contains(&search))
    };
    let mut lines: Vec<usize> = (0..count).filter(hit).collect();
    if let Some((word, down)) = &work.table.sorted
        && let Some(column) = columns.iter().find(|column| column.word == *word)
    {
        let key = |k: &usize| {
            let text = text(*k, column);
            (text.parse::<i64>().unwrap_or(i64::MAX), text)
        };
        lines.sort_by_key(key);
        if *down {
            lines.reverse();
        }
    }
    lines
}

/// Shows the lines. What tells them apart stays in sight: it is a table of its own, which scrolls along with the other.
fn table(ui: &mut Ui, work: &mut Work, schema: &FormSchema, at: &Pointer, columns: &[Column]) {
    let lines = lines(work, at, columns);
    let kept = columns.iter().take_while(|column| ["id", "name"].contains(&column.word.as_str()));
    let (kept, others) = columns.split_at(kept.count());
    let bar = ui.spacing().scroll.bar_width + ui.spacing().scroll.bar_inner_margin;
    let high = (ui.available_height() - HEAD - bar - 8.0).max(60.0);
    let before = work.table.scrolled;
    ui.horizontal_top(|ui| {
        let frame = Frame { work, schema, at, lines: &lines, high, scrolled: before };
        let kept_wide: f32 = kept.iter().map(|column| wide(column) + 8.0).sum();
        let down = Layout::top_down(Align::Min);
        let size = vec2(kept_wide + 36.0, high + HEAD);
        let left = ui.allocate_ui_with_layout(size, down, |ui| {
            ui.set_width(size.x);
            frame.show(ui, "author-table-kept", kept, true)
        });
        let (left_at, left) = (left.response.rect, left.inner);
        ui.separator();
        let right = ScrollArea::horizontal().id_salt("author-table-wide").show(ui, |ui| {
            let frame = Frame { work, schema, at, lines: &lines, high, scrolled: before };
            ui.with_layout(down, |ui| frame.show(ui, "author-table", others, false)).inner
        });
        work.table.scrolled = if ui.rect_contains_pointer(left_at) { left } else { right.inner };
    });
    if (work.table.scrolled - before).abs() > 0.5 {
        ui.ctx().request_repaint();
    }
}

/// The height of the headings: two lines.
const HEAD: f32 = 34.0;

/// One of the two tables that are one to the eye.
struct Frame<'a> {
    work: &'a mut Work,
    schema: &'a FormSchema,
    at: &'a Pointer,
    lines: &'a [usize],
    high: f32,
    scrolled: f32,
}

impl Frame<'_> {
    /// Shows the columns; with the boxes by which lines are chosen before them. Returns how far it is scrolled.
    fn show(self, ui: &mut Ui, salt: &str, columns: &[Column], boxes: bool) -> f32 {
        let Frame { work, schema, at, lines, high, scrolled } = self;
        let line_high = ui.spacing().interact_size.y + 2.0;
        let bars = if boxes {
            ScrollBarVisibility::AlwaysHidden
        } else {
            ScrollBarVisibility::VisibleWhenNeeded
        };
        let mut builder = TableBuilder::new(ui)
            .id_salt((salt, at.to_string()))
            .striped(true)
            .resizable(true)
            .vscroll(true)
            .auto_shrink(false)
            .max_scroll_height(high)
            .scroll_bar_visibility(bars)
            .vertical_scroll_offset(scrolled)
            .cell_layout(Layout::left_to_right(Align::Center));
        if boxes {
            builder = builder.column(Wide::exact(28.0));
        }
        for column in columns {
            builder = builder.column(Wide::initial(wide(column)).at_least(36.0).clip(true));
        }
        let output = builder
            .header(HEAD, |mut row| {
                if boxes {
                    row.col(|ui| choose_all(ui, &mut work.table.chosen, lines));
                }
                for column in columns {
                    row.col(|ui| head(ui, &mut work.table.sorted, column, schema));
                }
            })
            .body(|body| {
                body.rows(line_high, lines.len(), |mut row| {
                    let k = lines[row.index()];
                    let line = at.then(k);
                    row.set_selected(work.table.chosen.contains(&k));
                    if boxes {
                        row.col(|ui| choose_one(ui, &mut work.table.chosen, k));
                    }
                    for column in columns {
                        row.col(|ui| {
                            let edited = (&mut work.file.document, &mut work.forms);
                            cell(ui, edited, schema, (&line, k, column));
                        });
                    }
                });
            });
        output.state.clamped_offset().y
    }
}

fn choose_all(ui: &mut Ui, chosen: &mut BTreeSet<usize>, lines: &[usize]) {
    let mut all = !lines.is_empty() && lines.iter().all(|k| chosen.contains(k));
    let name = say!(ui, "author-table-all");
    if ui.checkbox(&mut all, "").accessible_name(name).changed() {
        chosen.clear();
        if all {
            chosen.extend(lines);
        }
    }
}

fn choose_one(ui: &mut Ui, chosen: &mut BTreeSet<usize>, k: usize) {
    let mut own = chosen.contains(&k);
    let name = say!(ui, "author-table-choose", n = k + 1);
    if ui.checkbox(&mut own, "").accessible_name(name).changed() {
        if own {
            chosen.insert(k);
        } else {
            chosen.remove(&k);
        }
    }
}

/// The width that a column has at first.
fn wide(column: &Column) -> f32 {
    match (&column.single, column.word.as_str()) {
        (_, "name") => 220.0,
        (_, "id") => 70.0,
        (_, "side" | "battle") => 84.0,
        (Single::Words(_), _) => 112.0,
        (Single::Text | Single::Name, _) => 72.0,
        (Single::Flag | Single::Number(..), _) => 58.0,
    }
}

fn head(ui: &mut Ui, sorted: &mut Option<(String, bool)>, column: &Column, schema: &FormSchema) {
    let own = sorted.as_ref().filter(|(word, _)| *word == column.word).map(|(_, down)| *down);
    let sign = match own {
        Some(true) => " ⏷",
        Some(false) => " ⏶",
        None => "",
    };
    let title = RichText::new(format!("{}{sign}", column.title(ui.language()))).small().strong();
    let button = ui.add(Button::new(title).frame(false).wrap());
    let about = form_words::about(ui.language(), &column.word, schema.help(column.schema));
    if button.on_hover_text(format!("{}\n{about}", column.title(ui.language()))).clicked() {
        *sorted = match own {
            None => Some((column.word.clone(), false)),
            Some(false) => Some((column.word.clone(), true)),
            Some(true) => None,
        };
    }
}

fn cell(
    ui: &mut Ui,
    (document, state): (&mut Document, &mut FormState),
    schema: &FormSchema,
    (line, k, column): (&Pointer, usize, &Column),
) {
    let at = column.of(line);
    let there = at.split().is_some_and(|(inside, _)| document.get(&inside).is_some());
    if there {
        let name = format!("{} {}", column.title(ui.language()), k + 1);
        let words = matches!(column.single, Single::Text | Single::Name | Single::Words(_));
        if words && document.get(&at).is_some_and(|node| *node != Node::Null) {
            // A name fills its column, however wide somebody makes that.
            let wide = Some(ui.available_width() - 4.0);
            let help = form_words::help(ui.language(), schema.help(column.schema));
            let standing = Standing { name: &name, help, wide, default: None };
            single_field::show(ui, (document, state), &at, &column.single, standing);
            return;
        }
        grid_form::cell(ui, (document, state), schema, (&at, column.schema, &column.single), &name);
    }
}
