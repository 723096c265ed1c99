//! Directions in games with facing.

use super::super::facing_choices::FacingChoices;
use super::super::game_table::View;
use super::alt_text;
use egui::{Pos2, Vec2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::Choice;

/// The direction of a corner from the middle of its hex.
#[must_use]
pub fn way(view: &View, corner: u8) -> Vec2 {
    let corners = view.snapshot.map.as_deref().map(|map| map.layout.corners());
    let corner = corners.and_then(|corners| corners.get(usize::from(corner)).copied());
    corner.map_or(vec2(0.0, -1.0), |(x, y)| vec2(x, y))
}

/// An arrow head that points from a middle into a direction: its tip lies `far` away.
#[must_use]
pub fn head(center: Pos2, way: Vec2, far: f32, size: f32) -> Vec<Pos2> {
    let tip = center + way * far;
    let back = tip - way * size;
    let wide = way.rot90() * size * 0.32;
    vec![tip, back + wide, back + way * size * 0.25, back - wide]
}

/// How large the arrow of a turn is, and how far its middle lies from the middle of the hex.
#[must_use]
pub fn arrow(zoom: f32) -> (f32, f32) {
    let size = (zoom * 0.42).clamp(12.0, 22.0);
    (size, (zoom * 1.06).max(size * 1.5))
}

/// How far from the middle of a hex the arrows of the counter reach that may turn there: 0 where none may.
#[must_use]
pub fn reach(view: &View, inspected: Option<&str>, hex: Hex, zoom: f32) -> f32 {
    let turns = FacingChoices::of(view, inspected);
    let at = turns.and_then(|turns| view.snapshot.board_index.get(turns.unit)?.at);
    let (size, far) = arrow(zoom);
    if at == Some(hex) { far + size * 0.8 } else { 0.0 }
}

/// A turn in words, with what is left and the rule.
#[must_use]
pub fn words(view: &View, choice: &Choice) -> String {
    format!("{} ({})", alt_text::choice(view, choice), choice.rule.section)
}
