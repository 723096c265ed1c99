//! Which part of the map the screen shows.

use super::super::settings::BoardSize;
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::view::MapView;

/// The smallest and largest hex, centre to corner, in points.
const ZOOM: std::ops::RangeInclusive<f32> = 1.5..=160.0;
/// How far one can zoom out: to this share of the size in which all of the map is seen.
const FARTHEST: f32 = 2.0 / 3.0;

/// The width of the buttons at the left of the map.
pub const TOOLS: f32 = 84.0;
/// The height of the buttons at the left of the map.
pub const TOOLS_HIGH: f32 = 180.0;

/// A view of the map: the point in the middle and the size of a hex.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The map point in the middle of the screen.
    pub center: Pos2,
    /// The distance from a hex's centre to its corner, in points.
    pub zoom: f32,
    /// All of the map.
    world: Rect,
}

impl Camera {
    /// The hex under a point of the screen; nothing beside the map.
    #[must_use]
    pub fn hex_at(&self, map: &MapView, screen: Rect, at: Pos2) -> Option<Hex> {
        let p = self.to_map(screen, at);
        map.layout.hex_at(&map.map.grid, p.x, p.y)
    }

    /// The camera that shows all of `world` in `screen`.
    #[must_use]
    pub fn fit(world: Rect, screen: Rect) -> Camera {
        let tools = if screen.width() > 6.0 * TOOLS { TOOLS } else { 0.0 };
        Camera::beside(world, screen, tools)
    }

    /// The same where no buttons lie on the map: it stands in the middle.
    #[must_use]
    pub fn centred(world: Rect, screen: Rect) -> Camera {
        Camera::beside(world, screen, 0.0)
    }

    fn beside(world: Rect, screen: Rect, tools: f32) -> Camera {
        let room = (screen.size() - vec2(16.0 + tools, 16.0)).max(vec2(32.0, 32.0));
        let zoom = (room.x / world.width().max(1.0)).min(room.y / world.height().max(1.0));
        let zoom = zoom.clamp(*ZOOM.start(), *ZOOM.end());
        // The map moves aside as far as the buttons would lie on it.
        let beside = (screen.width() - world.width() * zoom) / 2.0;
        let aside = (tools + 8.0 - beside).clamp(0.0, tools / 2.0);
        Camera { center: world.center() - vec2(aside / zoom, 0.0), zoom, world }
    }

    /// ARSOUF M1.2: the camera that shows all of `world` in one of the classic sizes of the board.
    #[must_use]
    pub fn board(world: Rect, size: BoardSize) -> Camera {
        let (wide, high) = size.points();
        let room = vec2(f32::from(wide), f32::from(high));
        let zoom = (room.x / world.width().max(1.0)).min(room.y / world.height().max(1.0));
        Camera { center: world.center(), zoom: zoom.clamp(*ZOOM.start(), *ZOOM.end()), world }
    }

    /// From the map to the screen.
    #[must_use]
    pub fn to_screen(&self, screen: Rect, point: (f32, f32)) -> Pos2 {
        screen.center() + (pos2(point.0, point.1) - self.center) * self.zoom
    }

    /// A part of the plane on the screen.
    #[must_use]
    pub fn on_screen(&self, screen: Rect, part: Rect) -> Rect {
        let at = |p: Pos2| self.to_screen(screen, (p.x, p.y));
        Rect::from_min_max(at(part.min), at(part.max))
    }

    /// From the screen to the map.
    #[must_use]
    pub fn to_map(&self, screen: Rect, point: Pos2) -> Pos2 {
        self.center + (point - screen.center()) / self.zoom
    }

    /// The part of the map that is seen.
    #[must_use]
    pub fn seen(&self, screen: Rect) -> Rect {
        Rect::from_min_max(self.to_map(screen, screen.min), self.to_map(screen, screen.max))
    }

    /// Moves the map along with the pointer.
    pub fn pan(&mut self, by: Vec2) {
        self.center -= by / self.zoom;
    }

    /// Zooms so that the map point under `at` stays there; out no farther than the map is still a map.
    pub fn zoom_at(&mut self, screen: Rect, at: Pos2, factor: f32) {
        let before = self.to_map(screen, at);
        let farthest = FARTHEST * Camera::fit(self.world, screen).zoom;
        let least = farthest.min(self.zoom).max(*ZOOM.start());
        self.zoom = (self.zoom * factor).clamp(least, *ZOOM.end());
        let after = self.to_map(screen, at);
        self.center += before - after;
    }

    /// Keeps the middle of the screen on the map.
    pub fn keep_on(&mut self, world: Rect) {
        self.center = world.clamp(self.center);
    }
}
