//! The whole map as a small picture in a texture.

use super::camera::Camera;
use crate::theme;
use egui::{Painter, Rect, TextureHandle, pos2};

/// The map picture as a texture.
pub struct Picture {
    /// What it shows: the map and the theme.
    pub key: (usize, usize),
    /// The texture.
    pub texture: TextureHandle,
    /// The part of the plane that it covers.
    pub bounds: Rect,
}

impl Picture {
    /// Paints it where the map lies.
    pub fn paint(&self, painter: &Painter, camera: &Camera, screen: Rect) {
        let rect = camera.on_screen(screen, self.bounds);
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(self.texture.id(), rect, uv, theme::UNTINTED);
    }
}
