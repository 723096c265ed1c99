//! The small map in the corner, and the map as a picture when hexes are tiny.

use super::super::board_index::BoardIndex;
use super::super::game_table::View;
use super::super::paint::counter as paint;
use super::super::theme;
use super::map_picture::Picture;
use super::picture;
use super::state::MapState;
use crate::say;
use egui::{
    CornerRadius, Id, Mesh, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, TextureOptions, Ui,
    pos2, vec2,
};
use gonfalon_core::view::{Badge, MapView};

/// Makes sure that the map's picture exists.
pub fn ready(ctx: &egui::Context, view: &View, map: &MapView, state: &mut MapState) {
    let key = (std::ptr::from_ref(map).addr(), std::ptr::from_ref(view.palette).addr());
    if state.picture.as_ref().is_none_or(|p| p.key != key) {
        let bounds = picture::bounds(&map.map.grid, &map.layout);
        let scale = (1600.0 / bounds.width().max(bounds.height()).max(1.0)).min(4.0);
        let image = picture::of_map(map, view.palette, scale);
        let texture = ctx.load_texture("map-picture", image, TextureOptions::LINEAR);
        state.picture = Some(Picture { key, texture, bounds });
    }
}

/// Paints counters as small squares, all in one mesh.
pub fn paint_dots(
    painter: &Painter,
    view: &View,
    board_index: &BoardIndex,
    map: &MapView,
    (size, place): (f32, impl Fn((f32, f32)) -> Pos2),
) {
    let (mut mesh, mut marks) = (Mesh::default(), Vec::new());
    let clip = painter.clip_rect();
    for counter in &board_index.board.counters {
        let Some(hex) = counter.at else { continue };
        let at = place(map.hexes[hex.index()].center);
        if clip.contains(at) {
            let color = view.palette.livery(view.liveries.of(counter.side)).body;
            mesh.add_colored_rect(Rect::from_center_size(at, vec2(size, size)), color);
            if counter.badge == Some(Badge::Wounded) {
                paint::wound(painter.ctx(), at, (size * 0.9).max(4.0), view.palette, &mut marks);
            }
        }
    }
    painter.add(mesh);
    painter.extend(marks);
}

/// Shows the small map. A click or drag on it moves the view.
pub fn show(
    ui: &Ui,
    view: &View,
    board_index: &BoardIndex,
    map: &MapView,
    state: &mut MapState,
    screen: Rect,
) {
    let (Some(picture), Some(camera)) = (&state.picture, &mut state.camera) else { return };
    let seen = camera.seen(screen);
    if !view.settings.layers.minimap || seen.contains_rect(picture.bounds) || screen.width() < 360.0
    {
        return;
    }
    let bounds = picture.bounds;
    // A quarter of a small map is the most that it hides.
    let most = vec2(150.0, 130.0).min(screen.size() * 0.25);
    let scale = (most.x / bounds.width()).min(most.y / bounds.height());
    let size = bounds.size() * scale;
    let rect = Rect::from_min_size(screen.max - size - vec2(10.0, 10.0), size);
    let painter = ui.painter_at(rect.expand(2.0));
    painter.rect_filled(rect.expand(2.0), CornerRadius::same(2), view.palette.table);
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(picture.texture.id(), rect, uv, theme::UNTINTED);
    let place = |(x, y): (f32, f32)| rect.min + (pos2(x, y) - bounds.min) * scale;
    paint_dots(&painter, view, board_index, map, (3.0, place));
    let window =
        Rect::from_min_max(place((seen.min.x, seen.min.y)), place((seen.max.x, seen.max.y)));
    let stroke = Stroke::new(1.5, view.palette.hover);
    painter.rect_stroke(window.intersect(rect), CornerRadius::ZERO, stroke, StrokeKind::Inside);
    painter.rect_stroke(
        rect.expand(1.0),
        CornerRadius::same(2),
        Stroke::new(1.0, view.palette.grid),
        StrokeKind::Outside,
    );
    let response = ui.interact(rect, Id::unique("minimap"), Sense::click_and_drag());
    let name = say!(view, "gui-minimap");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Canvas, true, &name));
    if let Some(p) = response.interact_pointer_pos() {
        camera.center = bounds.min + (p - rect.min) / scale;
        camera.keep_on(bounds);
        state.moved = true;
    }
}
