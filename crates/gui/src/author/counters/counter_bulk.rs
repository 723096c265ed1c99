//! What is done with the chosen lines of the table of counters, and with many at once.

use super::column_list::Column;
use super::{line_edits, spreadsheet};
use crate::author::forms::form_schema::Single;
use crate::author::forms::{form_words, id_choice, known_ids};
use crate::author::work::Work;
use crate::locale::HasLanguage;
use crate::say;
use crate::widgets;
use egui::{ComboBox, Id, TextEdit, Ui};
use gonfalon_core::editor::{Edit, Node, Pointer, StepName};

/// So many cells that were left out are named.
const TOLD: usize = 6;
/// The width of the field for pasted rows, in points.
const ROWS: f32 = 420.0;

/// Shows the buttons, and below them a value for all chosen lines.
pub fn show(ui: &mut Ui, work: &mut Work, at: &Pointer, columns: &[Column], fresh: &Node) {
    let chosen: Vec<usize> = work.table.chosen.iter().copied().collect();
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(ui, "author-table-chosen", n = chosen.len()));
        buttons(ui, work, (at, columns), &chosen, fresh);
        paste(ui, work, (at, columns), fresh);
    });
    ui.horizontal_wrapped(|ui| one_value(ui, work, (at, columns), &chosen));
}

fn buttons(
    ui: &mut Ui,
    work: &mut Work,
    (at, columns): (&Pointer, &[Column]),
    chosen: &[usize],
    fresh: &Node,
) {
    let missing = chosen.is_empty().then(|| say!(ui, "author-table-choose-first"));
    let document = &mut work.file.document;
    if ui.button(say!(ui, "author-table-add")).clicked() {
        line_edits::add(document, at, fresh.clone());
    }
    let words = say!(ui, "author-table-clone");
    if widgets::ready_button(ui, words, missing.clone()).clicked() {
        line_edits::clone(document, at, chosen);
    }
    let words = say!(ui, "author-table-remove");
    if widgets::ready_button(ui, words, missing.clone()).clicked() {
        line_edits::remove(document, at, chosen);
        work.table.chosen.clear();
    }
    let words = say!(ui, "author-table-renumber");
    let renumber = widgets::ready_button(ui, words, missing);
    if renumber.on_hover_text(say!(ui, "author-table-renumber-about")).clicked() {
        line_edits::renumber(document, at, chosen);
    }
    let copy = ui.button(say!(ui, "author-table-copy"));
    if copy.on_hover_text(say!(ui, "author-table-copy-about")).clicked() {
        let (text, lines) = line_edits::copied(document, at, columns, chosen);
        ui.ctx().copy_text(text);
        work.answer = Some(say!(ui, "author-table-copied", n = lines));
    }
}

/// Rows of a spreadsheet are taken in.
fn paste(ui: &mut Ui, work: &mut Work, (at, columns): (&Pointer, &[Column]), fresh: &Node) {
    let words = say!(ui, "author-table-paste");
    widgets::form_button(ui, words, |ui| {
        ui.set_min_width(ROWS);
        ui.label(say!(ui, "author-table-paste-about"));
        let field = TextEdit::multiline(&mut work.table.rows).desired_rows(8);
        ui.add(field.desired_width(ROWS)).accessible_name(say!(ui, "author-table-rows"));
        let rows = spreadsheet::read(&work.table.rows);
        let count = line_edits::count(columns, &rows);
        let missing = (count == 0).then(|| say!(ui, "author-table-take-none"));
        let words = say!(ui, "author-table-take");
        if widgets::ready_button(ui, words, missing).clicked() {
            let document = &mut work.file.document;
            let untaken = line_edits::take_in(document, at, columns, &rows, fresh);
            let n = untaken.len();
            let mut words = say!(ui, "author-table-taken", n = count, untaken = n);
            let told = |of: &line_edits::Untaken| {
                let column = of.column.title(ui.language());
                say!(ui, "author-table-untaken", row = of.row, column = column, cell = &of.cell)
            };
            if n > 0 {
                let cells: Vec<String> = untaken.iter().take(TOLD).map(told).collect();
                words =
                    format!("{words}: {}{}", cells.join("; "), if n > TOLD { "…" } else { "." });
            }
            // What was left out is not to be missed.
            *if n == 0 { &mut work.answer } else { &mut work.told } = Some(words);
            work.table.rows.clear();
            ui.close();
        }
    });
}

/// One value for all chosen lines.
fn one_value(ui: &mut Ui, work: &mut Work, (at, columns): (&Pointer, &[Column]), chosen: &[usize]) {
    let language = ui.language();
    let own = columns.iter().find(|column| column.word == work.table.column);
    let shown = own.map_or_else(|| "–".to_owned(), |column| column.title(language));
    let label = ui.label(say!(ui, "author-table-column")).id;
    ComboBox::from_id_salt("author-table-column")
        .selected_text(shown)
        .width(200.0)
        .truncate()
        .show_ui(ui, |ui| {
            for column in columns {
                let now = column.word == work.table.column;
                if ui.selectable_label(now, column.title(language)).clicked() {
                    work.table.column = column.word.clone();
                }
            }
        })
        .response
        .labelled_by(label);
    bulk_value(ui, work, at, own);
    let value = own.and_then(|column| column.value(&work.table.value));
    let missing = match (chosen.is_empty(), own, &value) {
        (true, ..) => Some(say!(ui, "author-table-choose-first")),
        (_, None, _) => Some(say!(ui, "author-table-set-column")),
        (.., None) => Some(say!(ui, "author-table-set-value")),
        _ => None,
    };
    let set = widgets::ready_button(ui, say!(ui, "author-table-set"), missing);
    if let (true, Some(value), Some(column)) = (set.clicked(), value, own) {
        let document = &mut work.file.document;
        let put = |k: &usize| line_edits::put(document, &at.then(*k), column, value.clone());
        let edits: Vec<Edit> = chosen.iter().filter_map(put).collect();
        let name = StepName::ChangeMany { count: chosen.len(), field: column.word.clone() };
        line_edits::carry(document, name, edits);
    }
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
        let field = TextEdit::singleline(&mut work.table.value).hint_text(&name);
        ui.add(field.desired_width(120.0)).accessible_name(name);
        return;
    }
    let salt = Id::unique("author-table-bulk");
    let (button, chosen) = id_choice::show(ui, salt, &work.table.value, (&known, 160.0));
    button.accessible_name(name);
    if let Some(id) = chosen {
        work.table.value = id;
    }
}
