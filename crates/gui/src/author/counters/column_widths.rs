//! How wide the columns of the table of counters are at first: as wide as what stands in them, and no wider than a screen bears.

use super::column_list::Column;
use super::table_state::TableState;
use crate::author::forms::form_schema::Single;
use crate::author::forms::{form_words, known_ids};
use crate::locale::HasLanguage;
use egui::{Color32, FontId, TextStyle, Ui};
use gonfalon_core::editor::{Document, Node, Pointer};
use gonfalon_core::words::Language;

/// The narrowest and the widest column, in points.
const BOUNDS: (f32, f32) = (44.0, 240.0);
/// The widest column of names, in points.
const NAMES: f32 = 320.0;
/// The sign of a sorted column, in points.
const SORTED: f32 = 14.0;

/// Widths, and what they were measured of.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    list: Pointer,
    language: Language,
    revision: u64,
    widths: Vec<f32>,
}

/// The widths of columns. What is being typed changes none.
pub fn of(
    ui: &Ui,
    (document, table): (&Document, &mut TableState),
    at: &Pointer,
    columns: &[Column],
) -> Vec<f32> {
    let language = ui.language();
    if let Some(known) = &table.widths {
        let same = known.list == *at && known.language == language;
        let fits = known.widths.len() == columns.len();
        if same && fits && (known.revision == document.revision() || document.is_in_stroke()) {
            return known.widths.clone();
        }
    }
    let widths: Vec<f32> = columns.iter().map(|column| wide(ui, document, at, column)).collect();
    let revision = document.revision();
    let measured = Measured { list: at.clone(), language, revision, widths: widths.clone() };
    table.widths = Some(measured);
    widths
}

fn wide(ui: &Ui, document: &Document, at: &Pointer, column: &Column) -> f32 {
    let language = ui.language();
    let font = TextStyle::Body.resolve(ui.style());
    let measure = |text: &str, font: &FontId| {
        let text = text.to_owned();
        ui.painter().layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER).size().x
    };
    let padding = 2.0 * ui.spacing().button_padding.x;
    let arrow = ui.spacing().icon_width + ui.spacing().icon_spacing;
    let count = document.get(at).and_then(Node::items).map_or(0, <[Node]>::len);
    let known = match column.single {
        Single::Text => known_ids::of(document, &column.of(&at.then(0)), language),
        _ => Vec::new(),
    };
    let shown = |k: usize| {
        let text = column.text(document.get(&column.of(&at.then(k))));
        match &column.single {
            Single::Words(_) if !text.is_empty() => form_words::word(language, &text),
            _ => known.iter().find(|(id, _)| *id == text).map_or(text, |(_, name)| name.clone()),
        }
    };
    let widest = (0..count).map(|k| measure(&shown(k), &font)).fold(0.0, f32::max);
    let around = match &column.single {
        Single::Flag => 0.0,
        Single::Number(..) => padding,
        Single::Text if known.is_empty() => 2.0 * padding,
        Single::Text | Single::Words(_) => padding + arrow + 6.0,
        // A name has the choice of its gender beside it.
        Single::Name => 2.0 * padding + 74.0,
    };
    let most = if column.single == Single::Name { NAMES } else { BOUNDS.1 };
    let small = TextStyle::Small.resolve(ui.style());
    let head = in_two_lines(&column.title(language), |text| measure(text, &small) * 1.1);
    (widest + around + 8.0).max(head + SORTED).clamp(BOUNDS.0, most)
}

/// The width of a heading that is broken into two lines where that makes it narrowest.
fn in_two_lines(title: &str, measure: impl Fn(&str) -> f32) -> f32 {
    let breaks = title.match_indices(' ').map(|(place, _)| place);
    let halves = breaks.map(|place| measure(&title[..place]).max(measure(&title[place + 1..])));
    halves.fold(measure(title), f32::min)
}
