//! What is done to the whole map: mirror and turn it, give it another size.

use super::lost_hexes;
use crate::author::work::Work;
use crate::icons;
use crate::locale::HasLanguage;
use crate::say;
use crate::widgets;
use egui::{Button, DragValue, Grid, Ui, vec2};
use gonfalon_core::board::{GridShape, Numbering, Orientation};
use gonfalon_core::editor::StepName;
use gonfalon_core::editor::mapping::extent_change::{self, Anchor, Resizing};
use gonfalon_core::editor::mapping::symmetry::{self, Symmetry};
use gonfalon_core::editor::mapping::{Rearranged, terrain_paint};
use gonfalon_core::scenario::size::{LARGEST_MAP, LARGEST_NUMBER};

/// So many things are named that have lost their hexes.
const MOST: usize = 8;

/// The size that the map is to get.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NewSize {
    /// Columns and rows; nothing as long as nobody has asked for others.
    pub size: Option<(u16, u16)>,
    /// What stays in its place.
    pub anchor: Anchor,
    /// Whether hexes keep their printed numbers.
    pub keep_numbers: bool,
    /// By how many columns and rows everything on the map is to be shifted.
    pub shift: (i32, i32),
    /// How hexes are to be numbered; nothing as long as nobody has asked for other numbers.
    pub numbers: Option<(Numbering, (u16, u16))>,
}

const fn word(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::Sideways => "sideways",
        Symmetry::UpDown => "up-down",
        Symmetry::HalfTurn => "turn",
        Symmetry::Transposed => "transposed",
    }
}

/// Shows what can be done.
pub fn show(ui: &mut Ui, work: &mut Work) {
    widgets::part(ui, &say!(ui, "author-whole"));
    ui.horizontal_wrapped(|ui| {
        for symmetry in Symmetry::ALL.into_iter().filter(|own| *own != Symmetry::Transposed) {
            if ui.button(say!(ui, "author-whole-{}" word(symmetry))).clicked() {
                let name = match symmetry {
                    Symmetry::Sideways => StepName::MirrorSideways,
                    Symmetry::UpDown => StepName::MirrorUpDown,
                    Symmetry::HalfTurn | Symmetry::Transposed => StepName::TurnMap,
                };
                let seen = symmetry::seen(work.file.document.content(), symmetry);
                carry_out(ui, work, name, seen);
            }
        }
    });
    orientation(ui, work);
    numbers(ui, work);
    shift(ui, work);
    size(ui, work);
}

fn shape(work: &Work) -> Option<GridShape> {
    Some(*work.board.sketch.as_ref()?.geometry.grid.shape())
}

/// How hexes lie. Turning them over makes rows of columns, so that neighbours stay neighbours.
fn orientation(ui: &mut Ui, work: &mut Work) {
    let Some(shape) = shape(work) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(ui, "author-orientation"));
        for (own, word) in [(Orientation::Flat, "flat"), (Orientation::Pointy, "pointy")] {
            let button = Button::selectable(
                shape.orientation == own,
                say!(ui, "author-orientation-{}" word),
            );
            let button = ui.add(button).on_hover_text(say!(ui, "author-orientation-about"));
            if button.clicked() && shape.orientation != own {
                let seen = symmetry::seen(work.file.document.content(), Symmetry::Transposed);
                let name = match own {
                    Orientation::Flat => StepName::FlatTops,
                    Orientation::Pointy => StepName::PointedTops,
                };
                carry_out(ui, work, name, seen);
            }
        }
    });
}

/// How hexes are numbered: which comes first, and where it begins.
fn numbers(ui: &mut Ui, work: &mut Work) {
    let Some(shape) = shape(work) else { return };
    let now = (shape.numbering, shape.first);
    let (mut numbering, mut first) = work.new_size.numbers.unwrap_or(now);
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(ui, "author-numbers"));
        for (own, word) in [(Numbering::ColumnRow, "ccrr"), (Numbering::RowColumn, "rrcc")] {
            if ui.selectable_label(numbering == own, say!(ui, "author-numbers-{}" word)).clicked() {
                numbering = own;
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (word, number) in [("column", &mut first.0), ("row", &mut first.1)] {
            let label = ui.label(say!(ui, "author-first-{}" word)).id;
            ui.add(DragValue::new(number).range(0..=LARGEST_NUMBER)).labelled_by(label);
        }
        let asked = (numbering, first);
        let changed = asked != now;
        work.new_size.numbers = changed.then_some(asked);
        let same = (!changed).then(|| say!(ui, "author-renumber-none"));
        if widgets::ready_button(ui, say!(ui, "author-renumber"), same).clicked() {
            let done = extent_change::renumbered(work.file.document.content(), numbering, first);
            carry_out(ui, work, StepName::Renumber, done);
            work.new_size.numbers = None;
        }
    });
}

/// Moves everything that is on the map.
fn shift(ui: &mut Ui, work: &mut Work) {
    let Some(shape) = shape(work) else { return };
    ui.horizontal_wrapped(|ui| {
        let (right, down) = &mut work.new_size.shift;
        for (word, number, most) in
            [("right", right, i32::from(shape.columns)), ("down", down, i32::from(shape.rows))]
        {
            let label = ui.label(say!(ui, "author-shift-{}" word)).id;
            ui.add(DragValue::new(number).range(1 - most..=most - 1)).labelled_by(label);
        }
        let offset = work.new_size.shift;
        let moves = offset != (0, 0);
        let nowhere = (!moves).then(|| say!(ui, "author-shift-none"));
        let pressed = widgets::ready_button(ui, say!(ui, "author-shift"), nowhere).clicked();
        if moves {
            new_hexes(ui, work);
        }
        if pressed {
            let (columns, rows) = (shape.columns, shape.rows);
            let fill = fill(work);
            let to = Resizing { columns, rows, offset, fill, keep_numbers: false };
            let done = extent_change::resized(work.file.document.content(), to);
            carry_out(ui, work, StepName::Shift, done);
            work.new_size.shift = (0, 0);
        }
    });
}

/// The letter of new hexes: the terrain in hand.
fn fill(work: &Work) -> char {
    let terrains = work.board.sketch.as_ref().map(|sketch| &sketch.view.terrains);
    let kind = terrains.and_then(|terrains| terrains.get(work.toolbox.terrain));
    let letter =
        kind.and_then(|kind| terrain_paint::letter_of(work.file.document.content(), &kind.id));
    letter.unwrap_or('.')
}

/// Says which terrain new hexes will have.
fn new_hexes(ui: &mut Ui, work: &Work) {
    let sketch = work.board.sketch.as_ref();
    let kind = sketch.and_then(|sketch| sketch.view.terrains.get(work.toolbox.terrain));
    if let Some(kind) = kind {
        ui.weak(say!(ui, "author-size-fill", terrain = kind.name.as_str()));
    }
}

fn carry_out(ui: &Ui, work: &mut Work, name: StepName, done: Option<Rearranged>) {
    let Some(Rearranged { edits, fallen }) = done else { return };
    let things = lost_hexes::told(work.file.document.content(), &fallen, ui.language());
    if work.file.document.apply(name, edits).is_ok() && !things.is_empty() {
        let told: Vec<&str> = things.iter().take(MOST).map(String::as_str).collect();
        let words = say!(
            ui,
            "author-whole-fallen",
            n = things.len(),
            things = told.join(", "),
            more = things.len().saturating_sub(MOST)
        );
        work.fallen = Some((words, work.file.document.undoable().count()));
    }
}

fn size(ui: &mut Ui, work: &mut Work) {
    let Some(shape) = shape(work) else { return };
    let (mut columns, mut rows) = work.new_size.size.unwrap_or((shape.columns, shape.rows));
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(say!(ui, "author-size-columns")).id;
        ui.add(DragValue::new(&mut columns).range(1..=LARGEST_MAP)).labelled_by(label);
        let label = ui.label(say!(ui, "author-size-rows")).id;
        ui.add(DragValue::new(&mut rows).range(1..=LARGEST_MAP)).labelled_by(label);
    });
    let size = (columns, rows);
    let changed = size != (shape.columns, shape.rows);
    work.new_size.size = changed.then_some(size);
    if !changed {
        return;
    }
    ui.label(say!(ui, "author-size-anchor"));
    Grid::new("author-anchor").spacing(vec2(2.0, 2.0)).show(ui, |ui| {
        for (number, anchor) in Anchor::ALL.into_iter().enumerate() {
            let own = work.new_size.anchor == anchor;
            let sign = if own { icons::DONE } else { "·" };
            let name = say!(ui, "author-anchor-{}"(number + 1).to_string());
            let button = Button::selectable(own, sign).min_size(vec2(26.0, 22.0));
            if ui.add(button).on_hover_text(&name).accessible_name(name).clicked() {
                work.new_size.anchor = anchor;
            }
            if number % 3 == 2 {
                ui.end_row();
            }
        }
    });
    ui.checkbox(&mut work.new_size.keep_numbers, say!(ui, "author-size-numbers"));
    new_hexes(ui, work);
    if ui.button(say!(ui, "author-size-set", columns = columns, rows = rows)).clicked() {
        let content = work.file.document.content();
        let NewSize { anchor, keep_numbers, .. } = work.new_size;
        let offset = anchor.offset((shape.columns, shape.rows), size);
        let fill = fill(work);
        let to = Resizing { columns, rows, offset, fill, keep_numbers };
        let done = extent_change::resized(content, to);
        carry_out(ui, work, StepName::Resize { columns, rows }, done);
        work.new_size.size = None;
    }
}
