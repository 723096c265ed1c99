//! The names on the map: worked out anew when the map, the size of its hexes or the counters on it change.

use super::baked::Fonts;
use super::camera::Camera;
use crate::paint::Screen;
use crate::paint::units::ToDrawing;
use egui::{Painter, Rect, Shape};
use gonfalon_core::cartography::Lettering;
use gonfalon_core::drawing::Area;
use gonfalon_core::drawing::ground::Land;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The names as they were painted last.
#[derive(Default)]
pub struct LetteringLayer {
    /// What the land is like, and with it where counters lie.
    keys: Option<[u64; 2]>,
    /// Where the glyphs of the shapes lie.
    fonts: Fonts,
    shapes: Vec<Shape>,
    lettering: Lettering,
}

impl LetteringLayer {
    /// Paints the names; counters lie on these areas, in units. Gives the room that they take on the screen.
    pub fn paint(
        &mut self,
        painter: &Painter,
        land: &Land<'_>,
        counters: &[Area],
        (camera, screen): (&Camera, Rect),
    ) -> Vec<Area> {
        let (ctx, scale) = (painter.ctx(), camera.zoom);
        let keys = keys(land, counters, ctx.pixels_per_point());
        let before = self.keys.replace(keys);
        let is_same = before == Some(keys) && Fonts::now(ctx).still(&self.fonts);
        if !is_same {
            // Names that jump about with each move would be read by nobody.
            self.lettering = if before.is_some_and(|[land, _]| land == keys[0]) {
                Lettering::staying(land, counters, &self.lettering)
            } else {
                Lettering::of(land, counters)
            };
            self.shapes.clear();
            Screen { ctx, scale }.draw(self.lettering.draw(land), &mut self.shapes);
            self.fonts = Fonts::now(ctx);
        }
        let offset = camera.to_screen(screen, (0.0, 0.0)).to_vec2();
        painter.extend(self.shapes.iter().map(|shape| {
            let mut shape = shape.clone();
            shape.translate(offset);
            shape
        }));
        let shown = |room: &Area| {
            let scaled = Area::new(room.min * scale, room.max * scale);
            scaled.translate(egui::pos2(offset.x, offset.y).drawn())
        };
        self.lettering.rooms().iter().map(shown).collect()
    }
}

/// What the names depend on: the land, and with it the counters.
fn keys(land: &Land<'_>, counters: &[Area], pixels: f32) -> [u64; 2] {
    let mut hasher = DefaultHasher::new();
    let map = land.map();
    (land.zoom().to_bits(), pixels.to_bits(), land.number_size().is_some()).hash(&mut hasher);
    std::ptr::from_ref(land.palette()).addr().hash(&mut hasher);
    for (index, hex) in map.hexes.iter().enumerate() {
        if let Some(place) = &hex.place {
            (index, place, hex.terrain).hash(&mut hasher);
        }
    }
    map.roads.hash(&mut hasher);
    let of_land = hasher.finish();
    for Area { min, max } in counters {
        [min.x, min.y, max.x, max.y].map(f32::to_bits).hash(&mut hasher);
    }
    [of_land, hasher.finish()]
}
