//! The pictures of the guide for authors: those of the document, as part of the program.

use egui::{ColorImage, Image, TextureHandle, TextureOptions, Ui};
use std::collections::BTreeMap;

/// Every picture that the document shows, by the name of its file.
const FILES: [(&str, &[u8]); 7] = [
    ("author.png", include_bytes!("../../../../docs/author.png")),
    ("author-balance.png", include_bytes!("../../../../docs/author-balance.png")),
    ("author-counters.png", include_bytes!("../../../../docs/author-counters.png")),
    ("author-hexsides.png", include_bytes!("../../../../docs/author-hexsides.png")),
    ("author-problems.png", include_bytes!("../../../../docs/author-problems.png")),
    ("author-rules.png", include_bytes!("../../../../docs/author-rules.png")),
    ("author-texts.png", include_bytes!("../../../../docs/author-texts.png")),
];

/// The pictures that have been shown.
#[derive(Default)]
pub struct GuidePictures(BTreeMap<String, Option<TextureHandle>>);

impl GuidePictures {
    /// Shows a picture as wide as there is room, with what it shows below it.
    pub fn show(&mut self, ui: &mut Ui, file: &str, caption: &str) {
        let texture = self.0.entry(file.to_owned()).or_insert_with(|| {
            let image = read(file)?;
            Some(ui.ctx().load_texture(file, image, TextureOptions::LINEAR))
        });
        if let Some(texture) = texture {
            let image = Image::new(&*texture).max_width(ui.available_width()).corner_radius(4);
            ui.add(image.alt_text(caption));
        }
        ui.weak(caption);
        ui.add_space(6.0);
    }
}

/// A picture of the program; nothing if there is none under this name.
fn read(file: &str) -> Option<ColorImage> {
    let (_, bytes) = FILES.into_iter().find(|(name, _)| *name == file)?;
    let pixels = image::load_from_memory(bytes).ok()?.to_rgba8();
    let size = [pixels.width() as usize, pixels.height() as usize];
    Some(ColorImage::from_rgba_unmultiplied(size, pixels.as_raw()))
}
