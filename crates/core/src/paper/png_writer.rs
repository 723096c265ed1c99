//! A sheet as a picture of so many dots to the inch.

use super::paper_error::PaperError;
use super::sheet::Sheet;
use crate::drawing::rasteriser::{Placing, Rasteriser};
use crate::drawing::{Area, Colour};

/// The most dots that a picture has both ways.
pub const MOST_DOTS: f32 = 24_000.0;
/// The most dots of a whole picture.
const MOST_IN_ALL: f32 = 300_000_000.0;

/// Draws a sheet and writes it as PNG.
///
/// # Errors
/// If the picture would be too large.
pub fn write(sheet: &Sheet, dpi: f32) -> Result<Vec<u8>, PaperError> {
    let dots = dpi / 25.4;
    let (wide, tall) = ((sheet.size.x * dots).round(), (sheet.size.y * dots).round());
    if wide.max(tall) > MOST_DOTS || wide * tall > MOST_IN_ALL {
        return Err(PaperError::TooManyDots { wide: whole(wide), tall: whole(tall) });
    }
    let rasteriser = Rasteriser::new(whole(wide).max(1), whole(tall).max(1));
    let mut rasteriser = rasteriser.ok_or(PaperError::Unwritable)?;
    rasteriser.fill(Colour::WHITE);
    for placed in &sheet.placed {
        let area = |clip: Area| Area::new(clip.min * dots, clip.max * dots);
        rasteriser.clip(placed.clip.map(area));
        let placing = Placing { at: placed.at * dots, scale: placed.scale * dots };
        for shape in placed.drawing.layers.iter().flat_map(|layer| &layer.shapes) {
            rasteriser.shape(shape, placing);
        }
    }
    rasteriser.png().ok_or(PaperError::Unwritable)
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped to a positive range
fn whole(length: f32) -> u32 {
    length.clamp(0.0, 1.0e9) as u32
}
