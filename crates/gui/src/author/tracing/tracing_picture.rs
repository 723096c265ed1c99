//! The picture: its file, its texture, and what is kept of it beside the battle's file.

use super::picture_placement::Placement;
use egui::{
    Color32, ColorImage, Context, Mesh, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2,
    pos2, vec2,
};
use gonfalon_core::board::Hex;
use gonfalon_core::session::atomic;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// The ending of the file beside the battle's.
const ENDING: &str = "tracing";
/// Longer sides are made smaller, so that every graphics card can hold them.
const LONGEST: u32 = 4096;

/// What is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Kept {
    path: PathBuf,
    placement: Placement,
    opacity: f32,
}

/// A picture that is not where it was.
pub struct LostPicture(Kept);

impl LostPicture {
    /// Where it was.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// The picture that was found in its place, laid as the lost one was.
    #[must_use]
    pub fn found(&self, tracing: Tracing) -> Tracing {
        tracing.laid(&self.0)
    }
}

/// The picture that is traced.
pub struct Tracing {
    path: PathBuf,
    image: Option<ColorImage>,
    texture: Option<TextureHandle>,
    size: Vec2,
    /// How it lies.
    pub placement: Placement,
    /// How much it covers, 0 to 1.
    pub opacity: f32,
    /// Points of the picture with the hexes in whose middles they are to lie.
    pub known: Vec<(Vec2, Hex)>,
    /// The point of the picture whose hex is being asked for.
    pub asked: Option<Vec2>,
    /// The number of that hex as it is typed.
    pub label: String,
    /// Whether the field for it is to take the keyboard.
    pub listens: bool,
    /// How it lay before each change, and how much it covered.
    earlier: Vec<(Placement, f32)>,
}

impl Tracing {
    /// Reads a picture and lays it over a part of the map.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn open(path: &Path, area: Rect) -> Result<Tracing, String> {
        let picture = image::ImageReader::open(path)
            .and_then(image::ImageReader::with_guessed_format)
            .map_err(|error| error.to_string())?
            .decode()
            .map_err(|error| error.to_string())?;
        let large = picture.width().max(picture.height()) > LONGEST;
        let picture = if large { picture.thumbnail(LONGEST, LONGEST) } else { picture };
        let pixels = picture.to_rgba8();
        let (wide, high) = (pixels.width() as usize, pixels.height() as usize);
        let image = ColorImage::from_rgba_unmultiplied([wide, high], pixels.as_raw());
        let size = vec2(wide as f32, high as f32);
        Ok(Tracing {
            path: path.to_owned(),
            image: Some(image),
            texture: None,
            size,
            placement: Placement::over(size, area),
            opacity: 0.5,
            known: Vec::new(),
            asked: None,
            label: String::new(),
            listens: false,
            earlier: Vec::new(),
        })
    }

    /// The picture of a battle's file, if one was kept beside it; its place and how it lay if it is not there any more.
    #[must_use]
    pub fn of_battle(battle: &Path) -> Option<Result<Tracing, LostPicture>> {
        let text = std::fs::read_to_string(battle.with_extension(ENDING)).ok()?;
        let kept: Kept = serde_json::from_str(&text).ok()?;
        let opened = Tracing::open(&kept.path, Rect::from_min_size(Pos2::ZERO, Vec2::splat(1.0)));
        Some(opened.map(|tracing| tracing.laid(&kept)).map_err(|_| LostPicture(kept)))
    }

    /// The same as it lay before.
    fn laid(mut self, kept: &Kept) -> Tracing {
        (self.placement, self.opacity) = (kept.placement, kept.opacity.clamp(0.0, 1.0));
        self
    }

    /// Keeps beside a battle's file where the picture is and how it lies.
    ///
    /// # Errors
    /// What the disk says.
    pub fn keep(&self, battle: &Path) -> std::io::Result<()> {
        let Tracing { path, placement, opacity, .. } = self;
        let kept = Kept { path: path.clone(), placement: *placement, opacity: *opacity };
        let text = serde_json::to_string_pretty(&kept)?;
        atomic::write(&battle.with_extension(ENDING), text.as_bytes())
    }

    /// The file of the picture.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Its width on the map, in the map's units.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.placement.across.length() * self.size.x
    }

    /// How far it is turned, in degrees, clockwise.
    #[must_use]
    pub fn angle(&self) -> f32 {
        self.placement.across.angle().to_degrees()
    }

    /// The middle of the picture on the map.
    #[must_use]
    pub fn middle(&self) -> Pos2 {
        self.placement.to_map(self.size / 2.0)
    }

    /// Asks which hex a point of the map is in the picture.
    pub fn ask(&mut self, at: Pos2) {
        self.asked = self.placement.to_picture(at);
        self.listens = self.asked.is_some();
    }

    /// The points on the map of which something is known or asked, and whether it is known.
    pub fn points(&self) -> impl Iterator<Item = (Pos2, bool)> {
        let known = self.known.iter().map(|(point, _)| (*point, true));
        let all = known.chain(self.asked.map(|point| (point, false)));
        all.map(|(point, known)| (self.placement.to_map(point), known))
    }

    /// Lays the picture so that the known points lie in their hexes: three of them, whose middles are given.
    pub fn align(&mut self, middle: impl Fn(Hex) -> Pos2) -> bool {
        let [.., a, b, c] = self.known[..] else { return false };
        let placement = Placement::through([a, b, c].map(|(point, hex)| (point, middle(hex))));
        if let Some(placement) = placement {
            self.remember();
            self.placement = placement;
        }
        placement.is_some()
    }

    /// A change begins: how it lies now can be had back.
    pub fn remember(&mut self) {
        let now = (self.placement, self.opacity);
        if self.earlier.last() != Some(&now) {
            self.earlier.push(now);
        }
    }

    /// Whether it has lain otherwise.
    #[must_use]
    pub const fn has_changed(&self) -> bool {
        !self.earlier.is_empty()
    }

    /// Lays it as it lay before the last change.
    pub fn take_back(&mut self) {
        let now = (self.placement, self.opacity);
        while let Some(before) = self.earlier.pop() {
            // A control that was only touched has changed nothing.
            if before != now {
                (self.placement, self.opacity) = before;
                break;
            }
        }
    }

    /// Paints it; the corners are put where `at` says that a place of the map lies on the screen.
    pub fn paint(&mut self, painter: &Painter, at: impl Fn(Pos2) -> Pos2) {
        let Some(texture) = self.texture(painter.ctx()) else { return };
        let mut mesh = Mesh::with_texture(texture.id());
        let tint = Color32::from_white_alpha(alpha(self.opacity));
        for (x, y) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] {
            let corner = self.placement.to_map(vec2(x * self.size.x, y * self.size.y));
            mesh.vertices.push(egui::epaint::Vertex {
                pos: at(corner),
                uv: pos2(x, y),
                color: tint,
            });
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        painter.add(mesh);
    }

    fn texture(&mut self, ctx: &Context) -> Option<TextureHandle> {
        if let Some(image) = self.image.take() {
            self.texture = Some(ctx.load_texture("author-tracing", image, TextureOptions::LINEAR));
        }
        self.texture.clone()
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped
fn alpha(opacity: f32) -> u8 {
    (opacity.clamp(0.0, 1.0) * 255.0) as u8
}
