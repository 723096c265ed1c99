//! The ground of the map: first the land of all pieces, then what lies on it, which reaches over their edges.

use super::camera::Camera;
use super::chunks::Chunks;
use crate::cartography::{Cartographer, Groundwork, MapStyle};
use crate::drawing::ground::{Land, Style};
use crate::gui::paint::Screen;
use crate::gui::theme::Palette;
use crate::view::MapView;
use egui::{Painter, Rect, pos2};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The drawn ground of a map.
pub struct GroundLayer {
    land: Chunks,
    features: Chunks,
    /// Whether it was painted as land.
    is_land: bool,
    /// Of the map at this address: another map of the same game differs in its words alone.
    groundwork: Option<(usize, Groundwork)>,
}

impl Default for GroundLayer {
    fn default() -> GroundLayer {
        let (land, features) = (Chunks::slow(), Chunks::slow());
        GroundLayer { land, features, is_land: false, groundwork: None }
    }
}

impl GroundLayer {
    /// Whether something of it is not drawn yet: a picture of the map may stand in for it.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.features.is_waiting() || (self.is_land && self.land.is_waiting())
    }

    /// Paints what is seen of the ground.
    pub fn paint(
        &mut self,
        painter: &Painter,
        (map, palette): (&MapView, &Palette),
        (style, map_style): (Style, MapStyle),
        (camera, screen): (&Camera, Rect),
    ) {
        let (ctx, pixels) = (painter.ctx(), painter.ctx().pixels_per_point());
        let address = std::ptr::from_ref(map).addr();
        if self.groundwork.as_ref().is_none_or(|(of, _)| *of != address) {
            self.groundwork = Some((address, Groundwork::of(map)));
        }
        let Some((_, groundwork)) = &self.groundwork else { return };
        let cartographer = |zoom: f32| {
            let land = Land::new(map, palette.drawn(), style, zoom).on_pixels(pixels);
            Cartographer::new(land, map_style, groundwork)
        };
        let mut hasher = DefaultHasher::new();
        (style, map_style, pixels.to_bits(), std::ptr::from_ref(palette).addr()).hash(&mut hasher);
        let key = hasher.finish();
        self.is_land = map_style != MapStyle::Plain;
        if self.is_land {
            self.land.paint(painter, (camera, screen), (map, key), |hexes, zoom, shapes| {
                let cartographer = cartographer(zoom);
                Screen { ctx, scale: zoom }.draw(cartographer.ground(hexes), shapes);
                // It reaches a step further, so that no soft edge of a part shows.
                cartographer.area(hexes).map(|area| {
                    let (min, max) = (area.min, area.max);
                    Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y))
                })
            });
        }
        self.features.paint(painter, (camera, screen), (map, key), |hexes, zoom, shapes| {
            Screen { ctx, scale: zoom }.draw(cartographer(zoom).features(hexes), shapes);
            None
        });
    }
}
