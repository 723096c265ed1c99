//! Coats of arms beside each other on a sheet that is as large as they need.

use super::sheet::{FINE, Sheet};
use crate::drawing::heraldry::{Carrier, draw};
use crate::drawing::typeface::typeface;
use crate::drawing::{Area, Colour, fit, point};
use crate::heraldry::Arms;

/// The most coats of arms side by side.
const COLUMNS: usize = 10;
/// The room around each, as a share of its width.
const MARGIN: f32 = 0.08;
/// The room for a name below it, as a share of its width.
const NAME: f32 = 0.22;

/// Lays coats of arms out, each so wide in millimetres, with the names of their bearers below them.
#[must_use]
pub fn arms_sheet(arms: &[(String, Arms)], carrier: Carrier, wide: f32) -> Sheet {
    let columns = arms.len().clamp(1, COLUMNS);
    let rows = arms.len().div_ceil(columns).max(1);
    let named = arms.iter().any(|(name, _)| !name.is_empty());
    let name = if named { NAME * wide } else { 0.0 };
    let cell = point(wide * (1.0 + 2.0 * MARGIN), wide * (carrier.aspect() + 2.0 * MARGIN) + name);
    let mut sheet = Sheet::new(point(cell.x * columns as f32, cell.y * rows as f32));
    let mut shapes = Vec::new();
    for (k, (bearer, own)) in arms.iter().enumerate() {
        let corner = point((k % columns) as f32 * cell.x, (k / columns) as f32 * cell.y);
        let margin = point(MARGIN * wide, MARGIN * wide);
        let area = Area::sized(corner + margin, point(wide, wide * carrier.aspect()));
        draw(own, carrier, area, FINE, &mut shapes);
        let below =
            Area::new(point(corner.x + margin.x, area.bottom() + margin.y * 0.4), corner + cell);
        let room = (below.width() - margin.x, below.height());
        let fitted = fit::fit(typeface(), bearer, room, wide * 0.09);
        if !bearer.is_empty() {
            fit::write(&fitted, below, Colour::BLACK, &mut shapes);
        }
    }
    sheet.add("arms", shapes);
    sheet
}
