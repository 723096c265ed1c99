//! The map in words: what lies under the pointer; and for screen readers its name, what lies under the cursor, and every hex where there are not too many.

use crate::author::work::Work;
use crate::locale::HasLanguage;
use crate::map::camera::Camera;
use crate::say;
use crate::theme::Palette;
use egui::{FontId, Id, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, accesskit, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::editor::sketch::Sketch;

/// The room around words, in points.
const PAD: Vec2 = vec2(8.0, 4.0);
/// With more hexes than this on the screen only the one under the cursor is told.
const HEXES: usize = 1500;

/// A hex in words: its number, what lies there, how high, and its name.
#[must_use]
pub fn hex(lang: impl HasLanguage, sketch: &Sketch, hex: Hex) -> String {
    let map = &sketch.view;
    let shown = &map.hexes[hex.index()];
    let terrain = map.terrains.get(usize::from(shown.terrain)).map_or("", |kind| &kind.name);
    let mut words = say!(lang.language(), "author-hex", hex = &shown.label, terrain = terrain);
    let level = map.map.level(hex);
    if level > 0 {
        words += &say!(lang.language(), "author-hex-level", level = level);
    }
    if let Some(place) = &shown.place {
        words += &format!(", {place}");
    }
    words
}

/// Says at the foot of the map what lies under the pointer, or under the cursor.
pub fn status(ui: &Ui, work: &Work, palette: &Palette, screen: Rect) {
    let Some((sketch, at)) = work.board.sketch.as_ref().zip(work.board.focus()) else { return };
    let font = FontId::proportional(14.0);
    let words = ui.painter().layout_no_wrap(hex(ui, sketch, at), font, palette.plate_ink);
    let size = words.size() + PAD * 2.0;
    let corner = screen.left_bottom() + vec2(8.0, -8.0 - size.y);
    let plate = Rect::from_min_size(corner, size);
    ui.painter().rect_filled(plate, 4.0, palette.plate);
    ui.painter().galley(corner + PAD, words, palette.plate_ink);
}

/// Names the map and what is on it.
pub fn describe(ui: &Ui, work: &Work, response: &Response, (camera, screen): (Camera, Rect)) {
    let name = say!(ui, "author-map-spoken");
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));
    let Some(sketch) = &work.board.sketch else { return };
    if !ui.ctx().has_accesskit_node(response.id) {
        return;
    }
    let map = &sketch.view;
    let rect = |hex: Hex| {
        let center = camera.to_screen(screen, map.hexes[hex.index()].center);
        Rect::from_center_size(center, Vec2::splat(camera.zoom))
    };
    let tell = |id: Id, at: Rect, words: String| {
        let node = ui.interact(at.intersect(screen), id, Sense::hover());
        node.widget_info(|| WidgetInfo::labeled(Role::Cell, true, &words));
        node
    };
    if let Some(focus) = work.board.focus() {
        let node = tell(Id::unique("author-map-hex"), rect(focus), hex(ui, sketch, focus));
        let live = |node: &mut accesskit::Node| node.set_live(accesskit::Live::Polite);
        ui.ctx().accesskit_node_builder(node.id, live);
    }
    let seen: Vec<Hex> = map.map.grid.hexes().filter(|&h| screen.intersects(rect(h))).collect();
    if seen.len() > HEXES {
        return;
    }
    for at in seen {
        tell(Id::unique(("author-map-ground", at)), rect(at), hex(ui, sketch, at));
    }
}
