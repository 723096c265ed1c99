//! Text that flows over columns and pages: headings, paragraphs, lists, tables, and drawings between them.

use super::line_breaking::{self as lines, Word};
use super::sheet::{PT, Sheet, bold, words};
use super::table_layout;
use super::tiling::MARGIN;
use crate::drawing::{Anchor, Palette, Point, Shape, Stroke, Text, point};
use crate::say;
use crate::words::Language;
use crate::words::markup::{Part, Run, parse};

/// The size of the letters of a text, in points.
pub const BODY: f32 = 9.5;
/// The height of a line, as a share of its letters.
pub const LEADING: f32 = 1.34;
/// The room at the foot of a page for its number.
const FOOT: f32 = 7.0;

/// A part of a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// The title of a document.
    Title(String),
    /// A heading: 1 is the largest. The outline leads to it if it says how deep.
    Heading {
        /// Its rank.
        rank: u8,
        /// Its words.
        text: String,
        /// How deep it lies in the outline.
        level: Option<usize>,
    },
    /// A paragraph or an item of a list.
    Paragraph {
        /// The words.
        runs: Vec<Run>,
        /// What stands before an item.
        bullet: String,
        /// How far it is indented.
        depth: usize,
        /// The size of its letters, in points.
        pt: f32,
    },
    /// A table, its heads first.
    Table(Vec<Vec<Vec<Run>>>),
    /// A drawing, from the left edge of the column.
    Drawing {
        /// Its height.
        high: f32,
        /// Its shapes.
        shapes: Vec<Shape>,
        /// Whether it stays together with what follows.
        keep: bool,
    },
    /// So much room.
    Room(f32),
    /// What stands before stays together with what follows.
    Keep,
    /// What follows begins on a new page.
    Page,
}

/// Words in one style.
#[must_use]
pub fn plain(text: &str) -> Vec<Run> {
    vec![Run { text: text.to_owned(), bold: false, italics: false }]
}

impl Block {
    /// The title of a document.
    #[must_use]
    pub fn title(text: &str) -> Block {
        Block::Title(text.to_owned())
    }

    /// A heading to which the outline does not lead.
    #[must_use]
    pub fn heading(rank: u8, text: &str) -> Block {
        Block::Heading { rank, text: text.to_owned(), level: None }
    }

    /// A heading to which the outline leads.
    #[must_use]
    pub fn marked(rank: u8, text: &str, level: usize) -> Block {
        Block::Heading { rank, text: text.to_owned(), level: Some(level) }
    }

    /// A paragraph.
    #[must_use]
    pub fn paragraph(text: &str) -> Block {
        Block::Paragraph { runs: plain(text), bullet: String::new(), depth: 0, pt: BODY }
    }

    /// A paragraph in small letters.
    #[must_use]
    pub fn note(text: &str) -> Block {
        Block::Paragraph { runs: plain(text), bullet: String::new(), depth: 0, pt: 8.0 }
    }

    /// A text in Markdown.
    #[must_use]
    pub fn markdown(text: &str) -> Vec<Block> {
        let block = |part: Part| match part {
            Part::Block(block) => {
                let (runs, bullet, depth) = (block.runs, block.bullet, block.depth);
                Block::Paragraph { runs, bullet, depth, pt: BODY }
            }
            Part::Table(rows) => Block::Table(rows),
        };
        parse(text).into_iter().map(block).collect()
    }
}

/// A piece of a column that is not broken.
#[derive(Clone, Debug, Default)]
pub struct Strip {
    /// Its height.
    pub high: f32,
    /// The room above it, which falls away at the top of a column.
    pub above: f32,
    /// Its shapes, from its upper left corner.
    pub shapes: Vec<Shape>,
    /// Whether it stays together with the next one.
    pub keep: bool,
    /// The outline leads here.
    pub mark: Option<(usize, String)>,
    /// Whether it begins a new page.
    pub page: bool,
    /// What is repeated above it at the top of a column, and how high that is.
    pub again: Option<(f32, Vec<Shape>)>,
}

/// The pages that a text flows over.
#[derive(Clone, Copy, Debug)]
pub struct Flow<'a> {
    /// The size of a page.
    pub size: Point,
    /// How many columns a page has.
    pub columns: usize,
    /// What stands at the head of every page.
    pub running: &'a str,
    /// The colours.
    pub palette: &'a Palette,
    /// The language.
    pub language: Language,
}

/// The room between two columns.
const GUTTER: f32 = 8.0;
/// The room at the head of a page.
const HEAD: f32 = 4.0;

impl Flow<'_> {
    /// The width of a column.
    #[must_use]
    pub fn column(&self) -> f32 {
        let count = self.columns as f32;
        (self.size.x - 2.0 * MARGIN - GUTTER * (count - 1.0)) / count
    }

    fn high(&self) -> f32 {
        self.size.y - 2.0 * MARGIN - HEAD - FOOT
    }

    /// Lays a text out.
    #[must_use]
    pub fn pages(&self, blocks: &[Block]) -> Vec<Sheet> {
        let wide = self.column();
        let mut strips: Vec<Strip> = Vec::new();
        for (place, block) in blocks.iter().enumerate() {
            let keeps = *block == Block::Keep || introduces(&blocks[..place], block);
            if let (true, Some(last)) = (keeps, strips.last_mut()) {
                last.keep = true;
            }
            strips.extend(self::strips(block, wide, self.palette));
        }
        let mut pages: Vec<Sheet> = Vec::new();
        // The next strip's column, and how much of it is used.
        let (mut column, mut used) = (self.columns, 0.0);
        let mut rest = &strips[..];
        while !rest.is_empty() {
            let together = rest.iter().take_while(|strip| strip.keep).count() + 1;
            let mut group = &rest[..together.min(rest.len())];
            let whole = |group: &[Strip]| group.iter().map(|s| s.above + s.high).sum::<f32>();
            if whole(group) > self.high() {
                group = &rest[..1];
            }
            rest = &rest[group.len()..];
            let full = used > 0.0 && used + whole(group) > self.high();
            if pages.is_empty() || full || group[0].page {
                (column, used) = (column + 1, 0.0);
                if column >= self.columns || group[0].page {
                    pages.push(Sheet::new(self.size));
                    column = 0;
                }
            }
            let Some(page) = pages.last_mut() else { continue };
            for strip in group {
                let x = MARGIN + (self.column() + GUTTER) * column as f32;
                if let (true, Some((high, shapes))) = (used == 0.0, &strip.again) {
                    add(page, point(x, MARGIN + HEAD), shapes.clone());
                    used += high;
                }
                used += if used == 0.0 { 0.0 } else { strip.above };
                let at = point(x, MARGIN + HEAD + used);
                if let Some((level, title)) = &strip.mark {
                    page.bookmark(*level, title, at.y - 2.0);
                }
                add(page, at, strip.shapes.clone());
                used += strip.high;
            }
        }
        self.number(&mut pages);
        pages
    }

    /// Adds what stands at head and foot of every page.
    fn number(&self, pages: &mut [Sheet]) {
        let count = pages.len();
        let ink = self.palette.plate_ink;
        for (number, page) in pages.iter_mut().enumerate() {
            let mut shapes = Vec::new();
            if !self.running.is_empty() {
                let at = point(MARGIN, MARGIN - 1.5);
                shapes.push(words(at, Anchor::Left, self.running, (8.0, ink)));
                let line = Stroke::new(0.2, self.palette.grid);
                let y = MARGIN + 1.0;
                let ends = [point(MARGIN, y), point(self.size.x - MARGIN, y)];
                shapes.push(Shape::line(ends, line));
            }
            let text = say!(self.language, "paper-page", page = number + 1, of = count);
            let at = point(self.size.x / 2.0, self.size.y - MARGIN);
            shapes.push(words(at, Anchor::Center, &text, (8.0, ink)));
            page.add("page", shapes);
        }
    }
}

/// Whether nothing but a heading and words below it stand before a table or drawing: alone at the foot of a page
/// they would announce what is on the next one.
fn introduces(before: &[Block], block: &Block) -> bool {
    let shown = matches!(block, Block::Table(_) | Block::Drawing { .. });
    let words = before.iter().rev().take_while(|own| matches!(own, Block::Paragraph { .. }));
    let heading = before.iter().rev().nth(words.clone().count());
    shown && words.count() <= 2 && matches!(heading, Some(Block::Heading { .. }))
}

fn add(page: &mut Sheet, at: Point, shapes: Vec<Shape>) {
    page.add("text", shapes);
    if let Some(last) = page.placed.last_mut() {
        last.at = at;
    }
}

/// One page with a text in one column, and how far down it reaches.
#[must_use]
pub fn page(size: Point, blocks: &[Block], palette: &Palette) -> (Sheet, f32) {
    let flow = Flow { size, columns: 1, running: "", palette, language: Language::ENGLISH };
    let mut sheet = Sheet::new(size);
    let mut y = MARGIN;
    for strip in blocks.iter().flat_map(|block| strips(block, flow.column(), palette)) {
        y += strip.above;
        add(&mut sheet, point(MARGIN, y), strip.shapes);
        y += strip.high;
    }
    (sheet, y)
}

/// The pieces of a block in a column.
fn strips(block: &Block, wide: f32, palette: &Palette) -> Vec<Strip> {
    let ink = palette.plate_ink;
    match block {
        Block::Title(text) => title(text, wide, palette),
        Block::Heading { rank, text, level } => {
            let (pt, above) = match rank {
                1 => (13.0, 5.0),
                2 => (10.5, 3.2),
                _ => (9.5, 2.4),
            };
            let mut strips: Vec<Strip> = Vec::new();
            let broken = broken(text, wide, pt * PT);
            for (k, line) in broken.iter().enumerate() {
                let high = pt * PT * 1.3;
                let shapes = vec![bold(point(0.0, high / 2.0), Anchor::Left, line, (pt, ink))];
                let above = if k == 0 { above } else { 0.0 };
                strips.push(Strip { high, above, shapes, keep: true, ..Strip::default() });
            }
            if let (Some(first), Some(level)) = (strips.first_mut(), level) {
                first.mark = Some((*level, text.clone()));
            }
            if let Some(last) = strips.last_mut() {
                last.high += 0.8;
            }
            strips
        }
        Block::Paragraph { runs, bullet, depth, pt } => {
            let bullet_wide = crate::drawing::typeface::typeface().wide(bullet, pt * PT) + 1.6;
            let indent = if bullet.is_empty() { 0.0 } else { bullet_wide.max(4.0) };
            let indent = indent + 4.0 * *depth as f32;
            paragraph(runs, (bullet, indent), *pt, wide, palette)
        }
        Block::Table(rows) => table_layout::strips(rows, wide, palette),
        Block::Drawing { high, shapes, keep } => {
            let (high, shapes, keep) = (*high, shapes.clone(), *keep);
            let above = if keep { 2.5 } else { 1.0 };
            vec![Strip { high, above, shapes, keep, ..Strip::default() }]
        }
        Block::Room(high) => vec![Strip { above: *high, ..Strip::default() }],
        Block::Keep => Vec::new(),
        Block::Page => vec![Strip { page: true, keep: true, ..Strip::default() }],
    }
}

fn title(text: &str, wide: f32, palette: &Palette) -> Vec<Strip> {
    let pt = 22.0;
    let strip = |line: &String| {
        let high = pt * PT * 1.25;
        let at = point(0.0, high / 2.0);
        let shapes = vec![bold(at, Anchor::Left, line, (pt, palette.plate_ink))];
        Strip { high, shapes, keep: true, ..Strip::default() }
    };
    broken(text, wide, pt * PT).iter().map(strip).collect()
}

fn paragraph(
    runs: &[Run],
    (bullet, indent): (&str, f32),
    pt: f32,
    wide: f32,
    palette: &Palette,
) -> Vec<Strip> {
    let size = pt * PT;
    let high = size * LEADING;
    let broken = lines::broken(&lines::words(runs), wide - indent, size);
    let count = broken.len();
    let strip = |(k, line): (usize, Vec<Word>)| {
        let mut shapes = Vec::new();
        if k == 0 && !bullet.is_empty() {
            let at = point(indent - 1.4, high / 2.0);
            shapes.push(words(at, Anchor::Right, bullet, (pt, palette.plate_ink)));
        }
        written(&line, point(indent, high / 2.0), size, palette, &mut shapes);
        let above = match (k, bullet.is_empty()) {
            (0, true) => 1.5,
            (0, false) => 0.6,
            _ => 0.0,
        };
        // No line of a paragraph stands alone.
        let keep = (k == 0 && count > 1) || (k + 2 == count);
        Strip { high, above, shapes, keep, ..Strip::default() }
    };
    broken.into_iter().enumerate().map(strip).collect()
}

/// Writes a line of words: one text for each style.
pub(super) fn written(
    line: &[Word],
    at: Point,
    size: f32,
    palette: &Palette,
    out: &mut Vec<Shape>,
) {
    let mut x = at.x;
    for (text, bold, italics) in lines::joined(line) {
        let ink = if italics { palette.accent } else { palette.plate_ink };
        let halo = bold.then_some(Stroke::new(size * super::sheet::BOLD, ink));
        let wide = crate::drawing::typeface::typeface().wide(&text, size);
        let at = point(x, at.y);
        let anchor = Anchor::Left;
        out.push(Shape::Text(Text { at, anchor, text, size, ink, halo, ..Text::default() }));
        x += wide;
    }
}

/// The lines of a text without styles.
#[must_use]
pub fn broken(text: &str, wide: f32, size: f32) -> Vec<String> {
    let line = |line: Vec<Word>| lines::joined(&line).into_iter().map(|(text, ..)| text).collect();
    lines::broken(&lines::words(&plain(text)), wide, size).into_iter().map(line).collect()
}
