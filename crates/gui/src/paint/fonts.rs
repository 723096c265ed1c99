//! The fonts of the window, and how wide text is on the screen.

use crate::icons;
use egui::{Color32, Context, FontData, FontDefinitions, FontFamily, FontId, FontTweak};
use gonfalon_core::drawing::typeface::{self, ITALIC, ROMAN};
use gonfalon_core::drawing::{Face, Measure};
use std::sync::Arc;

/// The name of the font of icons.
const ICONS: &str = "icons";
/// The name of the font of signs.
const SIGNS: &str = "signs";

/// Puts all fonts into egui. Until the next frame only letters without serifs can be written.
pub fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::default();
    fonts.font_data.insert(ICONS.to_owned(), Arc::new(FontData::from_static(icons::FONT)));
    let signs = FontData::from_static(typeface::SIGNS);
    // As tall as letters.
    let tweak = FontTweak { scale: 0.9, ..FontTweak::default() };
    fonts.font_data.insert(SIGNS.to_owned(), Arc::new(signs.tweak(tweak)));
    for order in fonts.families.values_mut() {
        // Letters are those of the font of text.
        order.insert(1.min(order.len()), ICONS.to_owned());
        // Where egui brings its own fonts of signs, one of them is this one.
        order.retain(|name| !name.to_lowercase().contains("emoji"));
        order.push(SIGNS.to_owned());
    }
    let others = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (face, data) in [(Face::Roman, ROMAN), (Face::Italic, ITALIC)] {
        let FontFamily::Name(name) = family(face) else { continue };
        fonts.font_data.insert(name.to_string(), Arc::new(FontData::from_static(data)));
        let order = [name.to_string()].into_iter().chain(others.clone()).collect();
        fonts.families.insert(FontFamily::Name(name), order);
    }
    ctx.set_fonts(fonts);
}

/// The fonts of a hand.
#[must_use]
pub fn family(face: Face) -> FontFamily {
    match face {
        Face::Sans => FontFamily::Proportional,
        Face::Roman => FontFamily::Name("roman".into()),
        Face::Italic => FontFamily::Name("italic".into()),
    }
}

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
