//! Pictures of the ground for the key of the map.

use super::tiles::tile_source::TileSource;
use egui::{Context, TextureHandle, TextureOptions};
use gonfalon_core::drawing::ground::samples::{Sample, samples};
use gonfalon_core::view::MapView;
use std::sync::Arc;

/// How wide and high the pictures of the ground are, in points.
pub const PICTURE: [f32; 2] = [64.0, 48.0];
/// Points for a unit in them.
const UNIT: f32 = 22.0;

/// Pictures of the ground: places of the map as it is drawn.
#[derive(Default)]
pub struct KeyPictures {
    /// What they show.
    source: Option<Arc<TileSource>>,
    /// Each with its place.
    pictures: Vec<(Sample, TextureHandle)>,
}

impl KeyPictures {
    /// The pictures of a map as it is drawn now.
    pub fn of(
        &mut self,
        ctx: &Context,
        map: &MapView,
        source: &Arc<TileSource>,
    ) -> &[(Sample, TextureHandle)] {
        if self.source.as_ref().is_some_and(|known| Arc::ptr_eq(known, source)) {
            return &self.pictures;
        }
        let ppp = ctx.pixels_per_point();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // small and positive
        let size = PICTURE.map(|side| (side * ppp).round().clamp(1.0, 2000.0) as u16);
        let picture = |sample: Sample| {
            let image = source.cutout(sample.at, size, UNIT * ppp)?;
            Some((sample, ctx.load_texture("map-key", image, TextureOptions::LINEAR)))
        };
        self.pictures = samples(map).into_iter().filter_map(picture).collect();
        self.source = Some(Arc::clone(source));
        &self.pictures
    }
}
