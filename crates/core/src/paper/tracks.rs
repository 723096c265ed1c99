//! Tracks: boxes in which markers move.

use super::sheet::{PT, bold, words};
use super::text_flow::{self, Block};
use crate::drawing::{Anchor, Area, Palette, Point, Shape, Stroke, fit, insignia, point};
use crate::say;
use crate::scenario::model::Livery;
use crate::session::Port;
use crate::view::{BoxView, CommandMark, SymbolShape, TableView};

/// What tracks are drawn with.
#[derive(Clone, Copy)]
pub struct Tracks<'a> {
    /// The game.
    pub port: &'a dyn Port,
    /// The colours.
    pub palette: &'a Palette,
    /// The width of the column.
    pub wide: f32,
    /// The side of a counter.
    pub counter: f32,
}

/// A track of more turns than this is no help.
const MOST_TURNS: u16 = 60;

/// The turns of the track, if the game has one.
#[must_use]
pub fn turns(table: &TableView) -> Option<u16> {
    table.turn.turns.filter(|turns| *turns <= MOST_TURNS)
}

/// Adds boxes with numbers from a height on, each large enough for a counter, in rows of a width; gives the height at which they
/// end.
pub fn numbered(
    numbers: &[u16],
    (top, wide, counter): (f32, f32, f32),
    palette: &Palette,
    out: &mut Vec<Shape>,
) -> f32 {
    let side = counter + 3.0;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
    let fit = (wide / side).floor().max(1.0) as usize;
    let mut y = top;
    for row in numbers.chunks(fit) {
        for (k, number) in row.iter().enumerate() {
            let area = Area::sized(point(side * k as f32, y), Point::splat(side));
            empty(area, palette, out);
            large(&number.to_string(), area, palette, out);
        }
        y += side;
    }
    y
}

fn empty(area: Area, palette: &Palette, out: &mut Vec<Shape>) {
    out.push(Shape::panel(area, 0.0, palette.card));
    out.push(Shape::frame(area, 0.0, Stroke::new(0.3, palette.plate_ink)));
}

/// A number that fills a box.
fn large(number: &str, area: Area, palette: &Palette, out: &mut Vec<Shape>) {
    let size = area.height() * 0.42;
    out.push(Shape::text(area.center(), Anchor::Center, number, size, palette.number));
}

/// Whether something is counted that markers show.
fn keeps_record(table: &TableView) -> bool {
    table.cards.is_some() || table.sides.iter().any(|side| side.vp.is_some())
}

/// A box: what stands in it.
#[derive(Default)]
struct Cell {
    number: String,
    symbol: Option<(SymbolShape, u8)>,
}

impl Tracks<'_> {
    /// Every track of the game.
    #[must_use]
    pub fn blocks(&self) -> Vec<Block> {
        let table = self.port.table(None);
        let l = self.port.language();
        let mut blocks = Vec::new();
        if let Some(turns) = turns(&table) {
            blocks.push(Block::marked(1, &say!(l, "paper-turn-track"), 1));
            let cells = (1..=turns).map(|turn| Cell { number: turn.to_string(), symbol: None });
            blocks.extend(self.rows(cells.collect(), 10));
        }
        self.commands(&table, &mut blocks);
        self.displays(&table, &mut blocks);
        if keeps_record(&table) {
            blocks.push(Block::marked(1, &say!(l, "paper-record-track"), 1));
            blocks.push(Block::paragraph(&say!(l, "paper-record-about")));
            let cells = (0..=19).map(|n: u8| Cell { number: n.to_string(), symbol: None });
            blocks.extend(self.rows(cells.collect(), 10));
        }
        blocks
    }

    /// BARONS 5.0: the chit tracks.
    fn commands(&self, table: &TableView, blocks: &mut Vec<Block>) {
        let l = self.port.language();
        let tracks = || {
            table
                .command
                .iter()
                .flat_map(|command| command.tracks.iter().map(|t| (command.side, t)))
        };
        if tracks().next().is_none() {
            return;
        }
        blocks.push(Block::marked(1, &say!(l, "paper-chit-tracks"), 1));
        for (side, track) in tracks() {
            let livery = self.port.scenario().sides[side as usize].livery;
            let cells = (1..=track.boxes).map(|n| Cell { number: n.to_string(), symbol: None });
            let text = format!("{} · {}", track.name, track.leader);
            blocks.push(self.line(livery, &text, &track.mark));
            blocks.extend(self.rows(cells.collect(), usize::from(track.boxes)));
        }
    }

    /// BARONS 13.0: the effectiveness displays.
    fn displays(&self, table: &TableView, blocks: &mut Vec<Block>) {
        if table.displays.is_empty() {
            return;
        }
        let l = self.port.language();
        blocks.push(Block::marked(1, &say!(l, "paper-displays"), 1));
        for display in &table.displays {
            let livery = self.port.scenario().sides[display.side as usize].livery;
            blocks.push(self.line(livery, &display.name, &display.mark));
            let cell = |(k, place): (usize, &BoxView)| Cell {
                number: (k + 1).to_string(),
                symbol: place.symbol,
            };
            let cells: Vec<Cell> = display.boxes.iter().enumerate().map(cell).collect();
            blocks.extend(self.rows(cells, 12));
        }
    }

    /// A line with a mark in the colours of a side; it stays with the boxes below it.
    fn line(&self, livery: Livery, text: &str, mark: &CommandMark) -> Block {
        let (left, pt) = (9.5, 9.5);
        let lines = text_flow::broken(text, self.wide - left, pt * PT);
        let step = pt * PT * 1.3;
        let high = (step * lines.len() as f32 + 1.6).max(6.0);
        let colours = self.palette.livery(livery);
        let mut shapes = Vec::new();
        let band = Area::sized(Point::default(), point(2.0, high));
        shapes.push(Shape::panel(band, 0.0, colours.body));
        let tag = Area::sized(point(3.0, 0.6), Point::splat(4.8));
        insignia::tag(mark, tag, self.palette, &mut shapes);
        for (k, line) in lines.iter().enumerate() {
            let at = point(left, 0.8 + step * (k as f32 + 0.5));
            shapes.push(bold(at, Anchor::Left, line, (pt, self.palette.plate_ink)));
        }
        Block::Drawing { high, shapes, keep: true }
    }

    /// Boxes in rows of at most so many, each large enough for a counter.
    fn rows(&self, cells: Vec<Cell>, most: usize) -> Vec<Block> {
        let side = self.counter + 3.0;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
        let fit = (self.wide / side).floor().max(1.0) as usize;
        // Where one row would hold them all but for a little, the boxes give way.
        let (count, side) = if cells.len() <= most && most > fit && most <= fit + 2 {
            (most, self.wide / most as f32)
        } else {
            (fit.min(most).max(1), side)
        };
        let row = |cells: &[Cell]| {
            let mut shapes = Vec::new();
            for (k, cell) in cells.iter().enumerate() {
                let area = Area::sized(point(side * k as f32, 0.0), Point::splat(side));
                self.cell(cell, area, &mut shapes);
            }
            Block::Drawing { high: side, shapes, keep: false }
        };
        cells.chunks(count).map(row).collect()
    }

    fn cell(&self, cell: &Cell, area: Area, out: &mut Vec<Shape>) {
        let palette = self.palette;
        empty(area, palette, out);
        if let Some((shape, number)) = cell.symbol {
            self.symbol(shape, number, area, out);
            let at = area.min + point(1.0, 2.0);
            out.push(words(at, Anchor::Left, &cell.number, (6.5, palette.number)));
        } else {
            large(&cell.number, area, palette, out);
        }
    }

    fn symbol(&self, shape: SymbolShape, number: u8, area: Area, out: &mut Vec<Shape>) {
        let palette = self.palette;
        let (c, r) = (area.center() + point(0.0, 0.4), area.height() * 0.33);
        let line = Stroke::new(0.5, palette.plate_ink);
        let drop = match shape {
            SymbolShape::Square => {
                out.push(Shape::frame(Area::around(c, Point::splat(r * 1.8)), 0.0, line));
                0.0
            }
            SymbolShape::Circle => {
                out.push(Shape::ring(c, r, line));
                0.0
            }
            SymbolShape::Triangle => {
                let points = [(0.0, -1.1), (1.15, 0.85), (-1.15, 0.85)];
                out.push(Shape::outline(points.map(|(x, y)| c + point(x, y) * r), line));
                r * 0.22
            }
        };
        let ink = palette.plate_ink;
        let text = number.to_string();
        let size = area.height() * 0.27;
        fit::print(c + point(0.0, drop), Anchor::Center, &text, (size, ink), out);
    }
}
