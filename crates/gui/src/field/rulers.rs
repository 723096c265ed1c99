//! The names of the lines and zones and the numbers of the columns: they stay at the edges while the field is scrolled.

use super::field_layout::{FieldLayout, LABELS, NUMBERS, ZONES};
use super::stage::Stage;
use crate::say;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align2, Color32, FontId, Painter, Pos2, Rangef, Rect, pos2, vec2};
use gonfalon_core::view::Line;

/// The height of the letter of a line.
const LETTER: f32 = 17.0;
/// The letters of the name of a line, and the smallest of them.
const NAME: f32 = 11.5;
const LEAST: f32 = 9.5;

/// Paints them over a field that begins at a point, along the edges of what is seen of it.
pub fn paint(painter: &Painter, stage: &Stage, field_layout: &FieldLayout, origin: Pos2) {
    let seen = painter.clip_rect();
    let table = stage.view.palette.table;
    let across =
        (Rangef::new(seen.left(), origin.x + field_layout.size.x)).intersection(seen.x_range());
    let whole = Rect::from_min_size(origin, field_layout.size);
    let top = whole.top().max(seen.top());
    let bottom = (whole.top() + field_layout.size.y).min(seen.bottom());
    if top > whole.top() {
        painter.rect_filled(Rect::from_x_y_ranges(across, top..=top + ZONES), 0.0, table);
    }
    for (name, extent) in &field_layout.zones {
        let extent = Rangef::new(origin.x + extent.min, origin.x + extent.max);
        let x = extent.intersection(seen.x_range());
        let galley = painter.layout_no_wrap(
            name.clone(),
            FontId::proportional(13.0),
            stage.view.palette.place,
        );
        // A name that has no room in what is seen of its zone goes out with it.
        let half = galley.size().x / 2.0;
        let middle =
            x.center().clamp(extent.min + half, (extent.max - half).max(extent.min + half));
        let at = pos2(middle, top + ZONES / 2.0);
        let at = Align2::CENTER_CENTER.anchor_size(at, galley.size()).min;
        painter.galley(at, galley, stage.view.palette.place);
    }
    if bottom < whole.bottom() - 1.0 {
        painter.rect_filled(Rect::from_x_y_ranges(across, bottom - NUMBERS..=bottom), 0.0, table);
    }
    for (&column, &center) in field_layout.order.iter().zip(&field_layout.centers) {
        let number = pos2(origin.x + center, bottom - NUMBERS / 2.0);
        let text = (u16::from(column) + 1).to_string();
        let font = FontId::proportional(10.5);
        painter.text(number, Align2::CENTER_CENTER, text, font, stage.view.palette.number);
    }
    let left = whole.left().max(seen.left());
    if left > whole.left() {
        let strip = Rect::from_x_y_ranges(left..=left + LABELS - 2.0, top..=bottom);
        painter.rect_filled(strip, 0.0, table);
    }
    for (k, row) in field_layout.rows.iter().enumerate() {
        let (letter, words, color) = line(stage, k);
        let row = Rangef::new(origin.y + row.min, origin.y + row.max);
        let seen = row.intersection(Rangef::new(top, bottom));
        if seen.span() < LETTER {
            continue;
        }
        let x = left + LABELS / 2.0 - 1.0;
        let head = pos2(x, seen.min + LETTER / 2.0);
        painter.text(head, Align2::CENTER_CENTER, letter, FontId::proportional(13.5), color);
        let rest = Rangef::new(seen.min + LETTER, row.max);
        let y = rest.intersection(seen).center();
        upright(painter, &words, pos2(x, y), (color, rest));
    }
}

/// The letter of a line, from the top, by which its cells are called, its name, and its colour.
fn line(stage: &Stage, k: usize) -> (String, String, Color32) {
    let line = match k {
        1 => Line::Melee,
        2 => Line::First(stage.below),
        _ => Line::First(stage.below.enemy()),
    };
    let cell = stage.cards.cells.iter().find(|cell| cell.line == line);
    let letter = cell.map_or_else(String::new, |cell| cell.id.chars().take(1).collect());
    match line {
        Line::Melee => {
            (letter, say!(stage.view, "gui-field-melee-short"), stage.view.palette.place)
        }
        Line::First(side) => {
            (letter, say!(stage.view, "gui-field-first-short"), stage.view.side_text(side))
        }
    }
}

/// Words that run upwards, within a line of the field.
fn upright(painter: &Painter, words: &str, center: Pos2, (color, row): (Color32, Rangef)) {
    let written =
        |letters| painter.layout_no_wrap(words.to_owned(), FontId::proportional(letters), color);
    let mut galley = written(NAME);
    if galley.size().x > row.span() {
        galley = written((NAME * row.span() / galley.size().x).max(LEAST));
    }
    if galley.size().x > row.span() {
        let format = TextFormat::simple(FontId::proportional(LEAST), color);
        let mut job = LayoutJob::single_section(words.to_owned(), format);
        job.wrap = TextWrapping::truncate_at_width(row.span());
        galley = painter.layout_job(job);
    }
    let size = galley.size();
    let half = size.x / 2.0;
    let y = center.y.clamp(row.min + half, (row.max - half).max(row.min + half));
    let pos = pos2(center.x, y) + vec2(-size.y / 2.0, half);
    let angle = -std::f32::consts::FRAC_PI_2;
    painter.add(egui::epaint::TextShape::new(pos, galley, color).with_angle(angle));
}
