//! The map as a picture when its hexes are tiny. Where hexes change, only their part of the picture is painted anew.

use crate::map::camera::Camera;
use crate::map::picture;
use crate::paint::units::ToScreen;
use crate::theme::{self, Palette};
use egui::{
    Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureOptions, pos2,
};
use gonfalon_core::board::Hex;
use gonfalon_core::drawing::countries;
use gonfalon_core::drawing::ground::{Ground, heights};
use gonfalon_core::view::MapView;

/// The longest side of the picture, in its points.
const LONGEST: f32 = 1600.0;
/// The most points of the picture for the distance from a hex's centre to its corner.
const FINEST: f32 = 4.0;
/// Where more hexes change than this, the whole picture is painted.
const MANY: usize = 4000;

/// The picture.
#[derive(Default)]
pub struct Overview {
    shown: Option<Shown>,
    stale: Vec<Hex>,
}

struct Shown {
    palette: usize,
    texture: TextureHandle,
    size: [usize; 2],
    bounds: Rect,
    scale: f32,
}

impl Overview {
    /// These hexes look different now.
    pub fn refresh(&mut self, hexes: &[Hex]) {
        if self.shown.is_some() {
            self.stale.extend_from_slice(hexes);
        }
        if self.stale.len() > MANY {
            self.forget();
        }
    }

    /// Everything looks different now.
    pub fn forget(&mut self) {
        self.shown = None;
        self.stale.clear();
    }

    /// Paints the map.
    pub fn paint(
        &mut self,
        painter: &Painter,
        map: &MapView,
        palette: &Palette,
        (camera, screen): (&Camera, Rect),
    ) {
        let key = std::ptr::from_ref(palette).addr();
        if self.shown.as_ref().is_none_or(|shown| shown.palette != key) {
            self.forget();
        }
        let shown = self.shown.get_or_insert_with(|| Shown::new(painter.ctx(), map, palette, key));
        shown.patch(map, palette, &std::mem::take(&mut self.stale));
        let at = |p: Pos2| camera.to_screen(screen, (p.x, p.y));
        let rect = Rect::from_min_max(at(shown.bounds.min), at(shown.bounds.max));
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(shown.texture.id(), rect, uv, theme::UNTINTED);
    }
}

/// The colour of each hex.
fn colours<'a>(map: &'a MapView, palette: &'a Palette) -> impl Fn(Hex) -> Color32 + 'a {
    let (grounds, highest) = (Ground::all(map), heights::highest(map));
    let look = map.appearance;
    let colours = countries::colours(palette.drawn(), look.country, look.season);
    move |hex| {
        let terrain = usize::from(map.hexes[hex.index()].terrain);
        let ground = grounds.get(terrain).copied().unwrap_or(Ground::Clear);
        heights::tint(ground, (map.map.level(hex), highest), colours).shown()
    }
}

impl Shown {
    fn new(ctx: &Context, map: &MapView, palette: &Palette, key: usize) -> Shown {
        let bounds = picture::bounds(&map.map.grid, &map.layout);
        let scale = (LONGEST / bounds.width().max(bounds.height()).max(1.0)).min(FINEST);
        let image = picture::paint(&map.map.grid, &map.layout, colours(map, palette), scale);
        let size = image.size;
        let texture = ctx.load_texture("author-overview", image, TextureOptions::LINEAR);
        Shown { palette: key, texture, size, bounds, scale }
    }

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped to the picture
    fn patch(&mut self, map: &MapView, palette: &Palette, hexes: &[Hex]) {
        if hexes.is_empty() {
            return;
        }
        let mut area = Rect::NOTHING;
        for hex in hexes {
            let (x, y) = map.hexes[hex.index()].center;
            area.extend_with(pos2(x, y));
        }
        let area = area.expand(1.1);
        let place =
            |length: f32, most: usize| (length * self.scale).clamp(0.0, most as f32) as usize;
        let [wide, high] = self.size;
        let (left, top) = (area.min - self.bounds.min).into();
        let (right, bottom) = (area.max - self.bounds.min).into();
        let (x0, y0) = (place(left, wide), place(top, high));
        let (x1, y1) =
            (place(right + 1.0 / self.scale, wide), place(bottom + 1.0 / self.scale, high));
        if x0 >= x1 || y0 >= y1 {
            return;
        }
        let colour = colours(map, palette);
        let mut part = ColorImage::filled([x1 - x0, y1 - y0], Color32::TRANSPARENT);
        for y in y0..y1 {
            for x in x0..x1 {
                let px = self.bounds.min.x + (x as f32 + 0.5) / self.scale;
                let py = self.bounds.min.y + (y as f32 + 0.5) / self.scale;
                if let Some(hex) = map.layout.hex_at(&map.map.grid, px, py) {
                    part.pixels[(y - y0) * (x1 - x0) + x - x0] = colour(hex);
                }
            }
        }
        self.texture.set_partial([x0, y0], part, TextureOptions::LINEAR);
    }
}
