//! What lies beyond the edges of a map, where its author says so: hexes that nobody enters, such as a sea.

use super::cover::Cover;
use super::routes::middle;
use crate::drawing::ground::kind::Ground;
use crate::drawing::{Area, Point, point};
use crate::view::MapView;

/// How far the drawing reaches beyond an edge behind which something else lies, in units.
pub const MARGIN: f32 = 1.6;

/// What lies beyond the edges of a map.
#[derive(Clone, Copy, Debug)]
pub struct Beyond {
    /// The middles of the outermost hexes.
    middles: Area,
    /// Clockwise from the upper edge.
    covers: [Option<Cover>; 4],
}

impl Beyond {
    /// Of a map.
    #[must_use]
    pub fn of(map: &MapView) -> Beyond {
        let grounds = Ground::all(map);
        let cover = |terrain: Option<u8>| {
            let ground = grounds.get(usize::from(terrain?)).copied()?;
            Cover::of(ground)
        };
        let spots =
            map.map.grid.hexes().map(|hex| Area::around(middle(map, hex), Point::default()));
        Beyond {
            middles: spots.reduce(|all, spot| all.join(&spot)).unwrap_or_default(),
            covers: map.appearance.beyond.map(cover),
        }
    }

    /// What covers a hex beside the map, in axial coordinates, and its middle.
    #[must_use]
    pub fn at(&self, map: &MapView, (q, r): (i32, i32)) -> Option<(Cover, Point)> {
        if self.covers.iter().all(Option::is_none) {
            return None;
        }
        let (x, y) = map.layout.center_at(q, r);
        let Area { min, max } = self.middles;
        let over = [min.y - y, x - max.x, y - max.y, min.x - x];
        let far = over.iter().copied().fold(0.1_f32, f32::max);
        // A hex of a column that lies half a hex deeper is still on the map's edge.
        let edge = over.iter().position(|over| *over >= far)?;
        Some((self.covers[edge]?, point(x, y)))
    }
}

/// How far the drawing of a map reaches beyond its hexes, clockwise from the upper edge.
#[must_use]
pub fn margins(map: &MapView) -> [f32; 4] {
    map.appearance.beyond.map(|terrain| if terrain.is_some() { MARGIN } else { 0.0 })
}
