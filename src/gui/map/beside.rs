//! Where something is told about hexes without covering them: beside them, where there is room.

use super::camera::Camera;
use crate::board::Hex;
use crate::view::MapView;
use egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};

/// How far the hexes around a hex reach from its middle, in distances from a middle to a corner.
const RING: f32 = 2.65;
/// Between the hexes and what is told about them.
const GAP: f32 = 6.0;

/// A hex with those around it, which somebody who points at it is about to choose from.
#[must_use]
pub fn ring(map: &MapView, (camera, screen): (Camera, Rect), hex: Hex) -> Rect {
    around(map, (camera, screen), hex, RING)
}

/// Some hexes.
#[must_use]
pub fn hexes(
    map: &MapView,
    place: (Camera, Rect),
    hexes: impl IntoIterator<Item = Hex>,
) -> Option<Rect> {
    let all = hexes.into_iter().map(|hex| around(map, place, hex, 1.0));
    all.reduce(Rect::union)
}

fn around(map: &MapView, (camera, screen): (Camera, Rect), hex: Hex, share: f32) -> Rect {
    let center = camera.to_screen(screen, map.hexes[hex.index()].center);
    Rect::from_center_size(center, Vec2::splat(camera.zoom * share * 2.0))
}

/// A point beside what is to be kept clear, and which corner of a thing of this size lies at it: to the right of it, to the
/// left, below or above; none, if it has room nowhere.
#[must_use]
pub fn place(clear: Rect, size: Vec2, screen: Rect) -> Option<(Pos2, Align2)> {
    let room = screen.shrink(GAP);
    let clear = clear.expand(GAP);
    let top = clear.center().y.min(room.bottom() - size.y).max(room.top());
    let left = (clear.center().x - size.x / 2.0).min(room.right() - size.x).max(room.left());
    let fits = |at: Pos2, pivot: Align2| {
        let rect = pivot.anchor_rect(Rect::from_min_size(at, size));
        room.expand(0.5).contains_rect(rect).then_some((at, pivot))
    };
    fits(pos2(clear.right(), top), Align2::LEFT_TOP)
        .or_else(|| fits(pos2(clear.left(), top), Align2::RIGHT_TOP))
        .or_else(|| fits(pos2(left, clear.bottom()), Align2::LEFT_TOP))
        .or_else(|| fits(pos2(left, clear.top()), Align2::LEFT_BOTTOM))
}

/// How large a thing was when it was shown last, or may become.
#[must_use]
pub fn size(ctx: &egui::Context, id: egui::Id, wide: f32) -> Vec2 {
    let known = egui::AreaState::load(ctx, id).and_then(|area| area.size);
    known.map_or(vec2(wide, 60.0), |size| size.max(vec2(40.0, 20.0)))
}
