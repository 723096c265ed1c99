//! The fonts, and how wide their letters run: those of the window, and Libertinus Serif (SIL Open Font License) for titles and
//! the names on maps.

use super::fit::Measure;
use super::geometry::{Area, Point, point};
use super::shape::{Anchor, Face, Text};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::ops::Range;
use std::sync::LazyLock;

/// The upright letters with serifs.
pub const ROMAN: &[u8] = include_bytes!("../../../../assets/fonts/LibertinusSerif-Semibold.otf");
/// The slanted ones.
pub const ITALIC: &[u8] =
    include_bytes!("../../../../assets/fonts/LibertinusSerif-SemiboldItalic.otf");

/// Signs: crosses, crescents, swords, arrows. Of egui's two fonts of them it is the one that has more than faces.
pub const SIGNS: &[u8] = epaint_default_fonts::EMOJI_ICON;

/// The fonts.
pub const FONTS: [&[u8]; 5] =
    [epaint_default_fonts::UBUNTU_LIGHT, epaint_default_fonts::HACK_REGULAR, SIGNS, ROMAN, ITALIC];

/// The places of a hand's fonts in [`FONTS`], each for the letters that those before it lack.
const fn order(face: Face) -> &'static [usize] {
    match face {
        Face::Sans => &[0, 1, 2],
        Face::Roman => &[3, 0, 1, 2],
        Face::Italic => &[4, 0, 1, 2],
    }
}

/// What stands where no font has the letter.
const UNKNOWN: char = '?';

static TYPEFACE: LazyLock<Typeface> = LazyLock::new(Typeface::read);

struct Font {
    file: FontRef<'static>,
    charmap: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
    em: f32,
    /// How far below the middle of a line its letters stand, as a share of their size.
    drop: f32,
    /// The height of a line, as a share of the size of its letters.
    line: f32,
}

/// The fonts, ready to measure with.
pub struct Typeface {
    fonts: Vec<Font>,
}

/// A letter in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Glyph {
    /// Its number in its font.
    pub id: u32,
    /// How far the next one stands from it, as a share of the size.
    pub advance: f32,
    /// The bytes of the text that it shows.
    pub range: Range<usize>,
}

/// Letters of one font, one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct GlyphRun {
    /// The place of the font in [`FONTS`].
    pub font: usize,
    /// The letters.
    pub glyphs: Vec<Glyph>,
}

impl GlyphRun {
    /// How wide it is, as a share of the size.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum()
    }
}

/// The fonts of the program.
#[must_use]
pub fn typeface() -> &'static Typeface {
    &TYPEFACE
}

impl Typeface {
    fn read() -> Typeface {
        let (size, location) = (Size::unscaled(), LocationRef::default());
        let read = |data: &'static [u8]| {
            let file = FontRef::new(data).expect("the program's fonts are sound");
            let whole = file.metrics(size, location);
            let em = f32::from(whole.units_per_em);
            // As in the window: half of the line's height, of which the ascent lies above the letters' foot.
            let high = whole.ascent - whole.descent + whole.leading;
            let (drop, line) = ((whole.ascent - high / 2.0) / em, high / em);
            let (charmap, metrics) = (file.charmap(), file.glyph_metrics(size, location));
            Font { file, charmap, metrics, em, drop, line }
        };
        Typeface { fonts: FONTS.into_iter().map(read).collect() }
    }

    /// The first font of a hand.
    fn font(&self, face: Face) -> &Font {
        &self.fonts[order(face)[0]]
    }

    fn glyph(&self, letter: char, face: Face) -> Option<(usize, GlyphId)> {
        order(face).iter().find_map(|&place| {
            let charmap = &self.fonts[place].charmap;
            let glyph = charmap.map(letter).filter(|glyph| glyph.to_u32() != 0)?;
            Some((place, glyph))
        })
    }

    /// Whether one of the fonts has a letter.
    #[must_use]
    pub fn has(&self, letter: char) -> bool {
        self.glyph(letter, Face::Sans).is_some()
    }

    /// The letters of a line in a hand, font by font, so far apart besides.
    #[must_use]
    pub fn runs(&self, text: &str, face: Face, spacing: f32) -> Vec<GlyphRun> {
        let mut runs: Vec<GlyphRun> = Vec::new();
        for (start, letter) in text.char_indices() {
            let found = self.glyph(letter, face).or_else(|| self.glyph(UNKNOWN, face));
            let Some((place, id)) = found else { continue };
            let font = &self.fonts[place];
            let advance = font.metrics.advance_width(id).unwrap_or(0.0) / font.em + spacing;
            let range = start..start + letter.len_utf8();
            let glyph = Glyph { id: id.to_u32(), advance, range };
            match runs.last_mut() {
                Some(run) if run.font == place => run.glyphs.push(glyph),
                _ => runs.push(GlyphRun { font: place, glyphs: vec![glyph] }),
            }
        }
        runs
    }

    /// How wide a line is in the window's letters of a size.
    #[must_use]
    pub fn wide(&self, text: &str, size: f32) -> f32 {
        self.runs(text, Face::Sans, 0.0).iter().map(GlyphRun::width).sum::<f32>() * size
    }

    /// How wide a text is.
    #[must_use]
    pub fn width_of(&self, text: &Text) -> f32 {
        let runs = self.runs(&text.text, text.face, text.spacing);
        // Behind the last letter there is no space.
        let share = runs.iter().map(GlyphRun::width).sum::<f32>() - text.spacing;
        share.max(0.0) * text.size
    }

    /// Where the letters of a text begin: their left end, and the line on which they stand.
    #[must_use]
    pub fn foot(&self, text: &Text) -> Point {
        let (wide, font) = (self.width_of(text), self.font(text.face));
        let left = match text.anchor {
            Anchor::Center | Anchor::Top => text.at.x - wide / 2.0,
            Anchor::Left => text.at.x,
            Anchor::Right => text.at.x - wide,
        };
        let middle = match text.anchor {
            Anchor::Top => text.at.y + text.size * font.line / 2.0,
            Anchor::Center | Anchor::Left | Anchor::Right => text.at.y,
        };
        point(left, middle + font.drop * text.size)
    }

    /// The room that a text takes.
    #[must_use]
    pub fn room(&self, text: &Text) -> Area {
        let foot = self.foot(text);
        let rim = text.halo.map_or(0.0, |halo| halo.wide / 2.0);
        let wide = self.width_of(text);
        let (up, down) = (text.size * 0.8, text.size * 0.22);
        let level = Area::new(point(foot.x, foot.y - up), point(foot.x + wide, foot.y + down));
        level.turned(text.at, text.angle).shrink(-rim)
    }

    /// Draws the outline of a letter: a unit is the size of the letters, upwards is positive.
    pub fn outline(&self, font: usize, glyph: u32, pen: &mut impl OutlinePen) {
        let font = &self.fonts[font];
        let settings = DrawSettings::unhinted(Size::new(1.0), LocationRef::default());
        if let Some(outline) = font.file.outline_glyphs().get(GlyphId::new(glyph)) {
            // A letter that can't be drawn is a gap.
            let _ = outline.draw(settings, pen);
        }
    }
}

impl Measure for Typeface {
    fn width(&self, text: &str, size: f32) -> f32 {
        self.wide(text, size)
    }

    fn grain(&self) -> f32 {
        0.05
    }
}
