//! Where hexes lie in the plane: centres, corners, and the hex under a point.

use super::{Grid, Hex, Orientation};
use hexx::HexLayout;

/// Plane coordinates of a grid: x to the east, y to the south; the distance from a hex's centre to its
/// corner is 1.
#[derive(Clone, Debug)]
pub struct Layout {
    layout: HexLayout,
    corners: [(f32, f32); 6],
}

impl Layout {
    /// The layout of a grid.
    #[must_use]
    pub fn new(grid: &Grid) -> Layout {
        let turn = match grid.shape().orientation {
            Orientation::Flat => 0.0,
            Orientation::Pointy => 30.0_f32,
        };
        let corners = std::array::from_fn(|i| {
            #[allow(clippy::cast_precision_loss)] // i is below 6
            let angle = (60.0 * i as f32 + turn - 120.0).to_radians();
            (angle.cos(), angle.sin())
        });
        Layout {
            layout: HexLayout {
                orientation: grid.hexx(),
                scale: hexx::Vec2::ONE,
                ..HexLayout::default()
            },
            corners,
        }
    }

    /// The centre of a hex.
    #[must_use]
    pub fn center(&self, grid: &Grid, hex: Hex) -> (f32, f32) {
        let (q, r) = grid.axial(hex);
        let p = self.layout.hex_to_world_pos(hexx::hex(q, r));
        (p.x, p.y)
    }

    /// The centre of a hex at these axial coordinates, on the map or beside it.
    #[must_use]
    pub fn center_at(&self, q: i32, r: i32) -> (f32, f32) {
        let p = self.layout.hex_to_world_pos(hexx::hex(q, r));
        (p.x, p.y)
    }

    /// The six corners around a centre, clockwise; the hexside in direction `d` runs from corner `d` to
    /// corner `d + 1`.
    #[must_use]
    pub fn corners(&self) -> [(f32, f32); 6] {
        self.corners
    }

    /// The axial coordinates of the hex that covers a point, on the map or beside it.
    #[must_use]
    pub fn axial_at(&self, x: f32, y: f32) -> (i32, i32) {
        let hex = self.layout.world_pos_to_hex(hexx::Vec2::new(x, y));
        (hex.x, hex.y)
    }

    /// The hex that covers a point.
    #[must_use]
    pub fn hex_at(&self, grid: &Grid, x: f32, y: f32) -> Option<Hex> {
        let hex = self.layout.world_pos_to_hex(hexx::Vec2::new(x, y));
        grid.at_axial(hex.x, hex.y)
    }
}
