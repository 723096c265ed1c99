//! How wide text is on the screen.

use crate::drawing::Measure;
use egui::{Color32, Context, FontId};

/// The fonts of the window.
pub struct Fonts<'a>(pub &'a Context);

impl Measure for Fonts<'_> {
    fn width(&self, text: &str, size: f32) -> f32 {
        let font = FontId::proportional(size);
        self.0.fonts_mut(|f| f.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x)
    }

    fn grain(&self) -> f32 {
        0.5
    }
}
