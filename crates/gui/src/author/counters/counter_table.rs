//! The counters as a table: sorted, filtered, changed in place.

use super::column_list::{self, Column};
use super::{column_widths, counter_bulk};
use crate::author::decks::{deck_pane, deck_state};
use crate::author::forms::form_schema::{FormSchema, Single};
use crate::author::forms::form_state::FormState;
use crate::author::forms::form_words;
use crate::author::forms::single_field::{self, Standing};
use crate::author::work::{Around, Work};
use crate::icons;
use crate::locale::HasLanguage;
use crate::say;
use crate::widgets;
use egui::scroll_area::ScrollBarVisibility;
use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, vec2};
use egui_extras::{Column as Wide, TableBuilder};
use gonfalon_core::editor::{Document, Key, Node, Pointer, sketch};
use gonfalon_core::scenario::json_schema::Shape;
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
    counter_bulk::show(ui, work, &at, &columns, &schema.fresh(item));
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
    let widths = column_widths::of(ui, (&work.file.document, &mut work.table), at, columns);
    // What was measured anew takes the place of what the table remembers.
    let anew = work.table.laid_out != widths;
    work.table.laid_out.clone_from(&widths);
    let kept = columns.iter().take_while(|column| ["id", "name"].contains(&column.word.as_str()));
    let (kept, others) = columns.split_at(kept.count());
    let (kept_widths, widths) = widths.split_at(kept.len());
    let bar = ui.spacing().scroll.bar_width + ui.spacing().scroll.bar_inner_margin;
    let high = (ui.available_height() - HEAD - bar - 8.0).max(60.0);
    let before = work.table.scrolled;
    ui.horizontal_top(|ui| {
        let frame = Frame { work, schema, at, lines: &lines, high, scrolled: before, anew };
        let kept_wide: f32 = kept_widths.iter().map(|wide| wide + 8.0).sum();
        let down = Layout::top_down(Align::Min);
        let size = vec2(kept_wide + 36.0, high + HEAD);
        let left = ui.allocate_ui_with_layout(size, down, |ui| {
            ui.set_width(size.x);
            frame.show(ui, "author-table-kept", (kept, kept_widths), true)
        });
        let (left_at, left) = (left.response.rect, left.inner);
        ui.separator();
        let right = ScrollArea::horizontal().id_salt("author-table-wide").show(ui, |ui| {
            let frame = Frame { work, schema, at, lines: &lines, high, scrolled: before, anew };
            ui.with_layout(down, |ui| frame.show(ui, "author-table", (others, widths), false)).inner
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
    /// Whether its columns get the widths that were measured, whatever somebody made of them.
    anew: bool,
}

impl Frame<'_> {
    /// Shows the columns; with the boxes by which lines are chosen before them. Returns how far it is scrolled.
    fn show(
        self,
        ui: &mut Ui,
        salt: &str,
        (columns, widths): (&[Column], &[f32]),
        boxes: bool,
    ) -> f32 {
        let Frame { work, schema, at, lines, high, scrolled, anew } = self;
        let line_high = ui.spacing().interact_size.y + 2.0;
        let bars = if boxes {
            ScrollBarVisibility::AlwaysHidden
        } else {
            ScrollBarVisibility::VisibleWhenNeeded
        };
        // In another language words are as long as they are there.
        let salt = (salt, at.to_string(), ui.language(), lines.is_empty());
        let mut builder = TableBuilder::new(ui)
            .id_salt(salt)
            .striped(true)
            .resizable(true)
            .vscroll(true)
            .auto_shrink(false)
            .max_scroll_height(high)
            .scroll_bar_visibility(bars)
            .vertical_scroll_offset(scrolled)
            .cell_layout(Layout::left_to_right(Align::Center));
        if anew {
            builder.reset();
        }
        if boxes {
            builder = builder.column(Wide::exact(28.0));
        }
        for wide in widths {
            builder = builder.column(Wide::initial(*wide).at_least(36.0).clip(true));
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

fn head(ui: &mut Ui, sorted: &mut Option<(String, bool)>, column: &Column, schema: &FormSchema) {
    let own = sorted.as_ref().filter(|(word, _)| *word == column.word).map(|(_, down)| *down);
    let sign = match own {
        Some(true) => icons::DOWN,
        Some(false) => icons::UP,
        None => "",
    };
    let title = RichText::new(format!("{} {sign}", column.title(ui.language())).trim_end())
        .small()
        .strong();
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
    // Where a line has nothing that this could stand in, the cell stays empty.
    if at.split().is_none_or(|(inside, _)| document.get(&inside).is_none()) {
        return;
    }
    let name = format!("{} {}", column.title(ui.language()), k + 1);
    let help = form_words::help(ui.language(), schema.help(column.schema));
    let default = schema.default(column.schema);
    // What is written fills its column, however wide somebody makes that.
    let words = matches!(column.single, Single::Text | Single::Name | Single::Words(_));
    let wide = words.then(|| ui.available_width() - 4.0);
    let standing = Standing { name: &name, help: &help, wide, default };
    single_field::show(ui, (document, state), &at, &column.single, standing);
}
