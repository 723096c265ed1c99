//! The map for screen readers: its name, what lies under the cursor, and every hex where there are not too many.

use crate::board::Hex;
use crate::editor::sketch::Sketch;
use crate::gui::author::work::Work;
use crate::gui::map::camera::Camera;
use crate::say;
use crate::words::HasLanguage;
use egui::{Id, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, accesskit};

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
