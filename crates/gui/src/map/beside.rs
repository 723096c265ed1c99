//! Where something is told about hexes without covering them: beside them, where there is room.

use super::camera::Camera;
use egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::MapView;

/// How far the hexes around a hex reach from its middle, in distances from a middle to a corner.
const RING: f32 = 2.65;
/// How much of a hex is kept clear when something opens near it, from its middle.
const COVERED: f32 = 0.8;
/// Between the hexes and what is told about them.
const GAP: f32 = 6.0;

/// A hex with those around it, which somebody who points at it is about to choose from.
#[must_use]
pub fn ring(map: &MapView, (camera, screen): (Camera, Rect), hex: Hex) -> Rect {
    around(map, (camera, screen), hex, RING)
}

/// A hex.
#[must_use]
pub fn one(map: &MapView, place: (Camera, Rect), hex: Hex) -> Rect {
    around(map, place, hex, 1.0)
}

fn around(map: &MapView, (camera, screen): (Camera, Rect), hex: Hex, share: f32) -> Rect {
    let center = camera.to_screen(screen, map.hexes[hex.index()].center);
    Rect::from_center_size(center, Vec2::splat(camera.zoom * share * 2.0))
}

/// A point beside what is to be kept clear, and which corner of a thing of this size lies at it: to the right of it, to the
/// left, below or above; none, if it has room nowhere.
#[must_use]
pub fn place(clear: Rect, size: Vec2, screen: Rect) -> Option<(Pos2, Align2)> {
    places(clear, size, screen).next()
}

/// The same as near as can be to a hex, so that none of the others is covered; where that can't be, beside the hex alone.
#[must_use]
pub fn near(
    map: &MapView,
    (camera, screen): (Camera, Rect),
    hex: Hex,
    others: impl IntoIterator<Item = Hex>,
    size: Vec2,
) -> Option<(Pos2, Align2)> {
    let place = (camera, screen);
    let others: Vec<Rect> =
        others.into_iter().map(|other| around(map, place, other, COVERED)).collect();
    let free = |(at, pivot): &(Pos2, Align2)| {
        let rect = pivot.anchor_rect(Rect::from_min_size(*at, size));
        others.iter().all(|other| !other.intersects(rect))
    };
    let (ring, own) = (ring(map, place, hex), one(map, place, hex));
    let all = [ring, own].into_iter().flat_map(|clear| places(clear, size, screen));
    let first = all.clone().find(free);
    first.or_else(|| all.into_iter().next())
}

fn places(clear: Rect, size: Vec2, screen: Rect) -> impl Iterator<Item = (Pos2, Align2)> + Clone {
    let room = screen.shrink(GAP);
    let clear = clear.expand(GAP);
    let top = clear.center().y.min(room.bottom() - size.y).max(room.top());
    let left = (clear.center().x - size.x / 2.0).min(room.right() - size.x).max(room.left());
    let all = [
        (pos2(clear.right(), top), Align2::LEFT_TOP),
        (pos2(clear.left(), top), Align2::RIGHT_TOP),
        (pos2(left, clear.bottom()), Align2::LEFT_TOP),
        (pos2(left, clear.top()), Align2::LEFT_BOTTOM),
    ];
    all.into_iter().filter(move |&(at, pivot)| {
        room.expand(0.5).contains_rect(pivot.anchor_rect(Rect::from_min_size(at, size)))
    })
}

/// How large a thing was when it was shown last, or may become.
#[must_use]
pub fn size(ctx: &egui::Context, id: egui::Id, wide: f32) -> Vec2 {
    let known = egui::AreaState::load(ctx, id).and_then(|area| area.size);
    known.map_or(vec2(wide, 60.0), |size| size.max(vec2(40.0, 20.0)))
}
