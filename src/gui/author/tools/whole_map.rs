//! What is done to the whole map: mirror and turn it, give it another size.

use crate::editor::StepName;
use crate::editor::mapping::extent_change::{self, Anchor, Resizing};
use crate::editor::mapping::symmetry::{self, Symmetry};
use crate::editor::mapping::{Rearranged, terrain_paint};
use crate::gui::author::work::Work;
use crate::gui::widgets;
use crate::say;
use crate::scenario::size::LARGEST_MAP;
use egui::{Button, DragValue, Grid, Ui, vec2};

/// The size that the map is to get.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NewSize {
    /// Columns and rows; nothing as long as nobody has asked for others.
    pub size: Option<(u16, u16)>,
    /// What stays in its place.
    pub anchor: Anchor,
    /// Whether hexes keep their printed numbers.
    pub keep_numbers: bool,
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
        for symmetry in Symmetry::ALL {
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
    size(ui, work);
}

fn carry_out(ui: &Ui, work: &mut Work, name: StepName, done: Option<Rearranged>) {
    let Some(Rearranged { edits, fallen }) = done else { return };
    if work.file.document.apply(name, edits).is_ok() && !fallen.is_empty() {
        let labels: Vec<&str> = fallen.iter().take(8).map(|f| f.label.as_str()).collect();
        let labels = labels.join(", ");
        work.told = Some(say!(ui, "author-whole-fallen", n = fallen.len(), labels = labels));
    }
}

fn size(ui: &mut Ui, work: &mut Work) {
    let Some(sketch) = &work.board.sketch else { return };
    let shape = *sketch.geometry.grid.shape();
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
            let sign = if own { "✔" } else { "·" };
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
    if ui.button(say!(ui, "author-size-set", columns = columns, rows = rows)).clicked() {
        let content = work.file.document.content();
        let first = sketch.view.terrains.get(work.toolbox.terrain);
        let fill = first.and_then(|kind| terrain_paint::letter_of(content, &kind.id));
        let NewSize { anchor, keep_numbers, .. } = work.new_size;
        let offset = anchor.offset((shape.columns, shape.rows), size);
        let fill = fill.unwrap_or('.');
        let to = Resizing { columns, rows, offset, fill, keep_numbers };
        let done = extent_change::resized(content, to);
        carry_out(ui, work, StepName::Resize { columns, rows }, done);
        work.new_size.size = None;
    }
}
