//! The map on sheets of paper: one as large as the map, or many that overlap, with marks and a plan.

use super::map_drawing::PrintedMap;
use super::paper_error::PaperError;
use super::request::{PaperSize, Request, What};
use super::sheet::{Placed, Sheet, words};
use super::text_flow::{self, Block};
use super::tiling::{MARGIN, OVERLAP, Tile, Tiling};
use crate::drawing::{Anchor, Area, Palette, Point, Shape, Stroke, point};
use crate::say;
use crate::words::{Language, decimal};

/// The longest side of a page that readers of PDF files take, in millimetres.
const LONGEST: f32 = 5080.0;

/// The map on paper.
///
/// # Errors
/// If one sheet of it would be too large.
pub fn pages(map: &PrintedMap, request: &Request) -> Result<Vec<Sheet>, PaperError> {
    let whole = map.sheet();
    let title = What::Map.name(map.language);
    if request.one_sheet {
        let mut sheet = single(whole)?;
        sheet.bookmark(0, &title, 0.0);
        return Ok(vec![sheet]);
    }
    let tiling = Tiling::new(whole.size, request.paper.upright());
    if let ([tile], (1, 1)) = (&tiling.tiles[..], tiling.shape) {
        let mut sheet = part(&whole, &tiling, tile, map);
        sheet.bookmark(0, &title, 0.0);
        return Ok(vec![sheet]);
    }
    let mut first = plan(map, &whole, &tiling, request.paper);
    first.bookmark(0, &title, 0.0);
    let mut sheets = vec![first];
    for tile in &tiling.tiles {
        let mut sheet = part(&whole, &tiling, tile, map);
        sheet.bookmark(1, &say!(map.language, "paper-sheet", name = tile.name()), 0.0);
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// A map on one sheet that is as large as it.
///
/// # Errors
/// If that is too large.
pub fn single(mut whole: Sheet) -> Result<Sheet, PaperError> {
    whole.size = whole.size + Point::splat(2.0 * MARGIN);
    let inwards = |placed: Placed| placed.moved(Point::splat(MARGIN));
    whole.placed = whole.placed.into_iter().map(inwards).collect();
    if whole.size.x.max(whole.size.y) > LONGEST {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // some thousands
        let whole_number = |length: f32| length.round() as u32;
        let (wide, tall) = (whole_number(whole.size.x), whole_number(whole.size.y));
        return Err(PaperError::TooLarge { wide, tall });
    }
    Ok(whole)
}

/// One sheet of the map.
fn part(whole: &Sheet, tiling: &Tiling, tile: &Tile, map: &PrintedMap) -> Sheet {
    let mut sheet = Sheet::new(tiling.paper);
    let place = tiling.place(tile);
    let shift = place.min - tile.window.min;
    for placed in &whole.placed {
        let moved = placed.clone().moved(shift).within(place).culled();
        if moved.drawing.layers.iter().any(|layer| !layer.shapes.is_empty()) {
            sheet.placed.push(moved);
        }
    }
    let mut marks = Vec::new();
    seams(tiling, tile, place, map.palette, &mut marks);
    if tiling.tiles.len() > 1 {
        let (l, ink) = (map.language, map.palette.plate_ink);
        let title = map.scenario.title.get(l);
        let of = tiling.tiles.len();
        let text = say!(l, "paper-sheet-of", battle = title, name = tile.name(), of = of);
        let at = point(tiling.paper.x / 2.0, tiling.paper.y - 5.5);
        marks.push(words(at, Anchor::Center, &text, (7.5, ink)));
    }
    sheet.add("marks", marks);
    sheet
}

/// Marks in the margin where sheets are cut, and crosses that must meet.
fn seams(tiling: &Tiling, tile: &Tile, place: Area, palette: &Palette, out: &mut Vec<Shape>) {
    let (columns, rows) = tiling.shape;
    let line = Stroke::new(0.2, palette.plate_ink);
    let upright = |x: f32, cut: bool, out: &mut Vec<Shape>| {
        for (edge, way) in [(place.top(), -1.0), (place.bottom(), 1.0)] {
            let from = point(x, edge + way * 1.0);
            let to = point(x, edge + way * if cut { 6.0 } else { 3.5 });
            out.push(Shape::line([from, to], line));
            let side = if cut { 1.0 } else { -1.0 };
            cross(point(x + OVERLAP / 2.0, edge + way * 3.0), line, out);
            if cut {
                // A small triangle points at what is cut away.
                let tip = point(x - side * 2.2, edge + way * 3.5);
                let foot = [point(x, edge + way * 2.5), point(x, edge + way * 4.5)];
                out.push(Shape::fill([tip, foot[0], foot[1]], palette.plate_ink));
            }
        }
    };
    if tile.column > 0 {
        upright(place.left(), true, out);
    }
    if tile.column + 1 < columns {
        upright(place.right() - OVERLAP, false, out);
    }
    let level = |y: f32, cut: bool, out: &mut Vec<Shape>| {
        for (edge, way) in [(place.left(), -1.0), (place.right(), 1.0)] {
            let from = point(edge + way * 1.0, y);
            let to = point(edge + way * if cut { 6.0 } else { 3.5 }, y);
            out.push(Shape::line([from, to], line));
            cross(point(edge + way * 3.0, y + OVERLAP / 2.0), line, out);
            if cut {
                let tip = point(edge + way * 3.5, y - 2.2);
                let foot = [point(edge + way * 2.5, y), point(edge + way * 4.5, y)];
                out.push(Shape::fill([tip, foot[0], foot[1]], palette.plate_ink));
            }
        }
    };
    if tile.row > 0 {
        level(place.top(), true, out);
    }
    if tile.row + 1 < rows {
        level(place.bottom() - OVERLAP, false, out);
    }
}

/// A cross in a ring.
pub(super) fn cross(at: Point, line: Stroke, out: &mut Vec<Shape>) {
    out.push(Shape::ring(at, 1.2, line));
    out.push(Shape::line([at - point(2.0, 0.0), at + point(2.0, 0.0)], line));
    out.push(Shape::line([at - point(0.0, 2.0), at + point(0.0, 2.0)], line));
}

/// The plan: which sheet lies where, and how they are put together.
fn plan(map: &PrintedMap, whole: &Sheet, tiling: &Tiling, paper: PaperSize) -> Sheet {
    let (l, palette) = (map.language, map.palette);
    let size = paper.upright();
    let (mut sheet, foot) = text_flow::page(size, &instructions(map, whole, tiling, l), palette);
    let room = Area::new(point(MARGIN, foot + 8.0), point(size.x - MARGIN, size.y - MARGIN - 4.0));
    let share = (room.width() / whole.size.x).min(room.height() / whole.size.y);
    let small = PrintedMap { hex: map.hex * share, ..*map };
    let picture = small.ground(false);
    let at = point(room.center().x - whole.size.x * share / 2.0, room.top());
    // The reduced ground lies where the large one lies on the whole sheet.
    let ground = whole.placed.iter().find(|p| p.drawing.layers.iter().any(|l| l.name == "ground"));
    if let Some(ground) = ground {
        let clip = |clip: Area| Area::new(at + clip.min * share, at + clip.max * share);
        sheet.placed.push(Placed {
            drawing: picture,
            at: at + ground.at * share,
            scale: ground.scale * share,
            clip: ground.clip.map(clip),
        });
    }
    let mut over = Vec::new();
    let whole_area = Area::sized(at, whole.size * share);
    over.push(Shape::frame(whole_area, 0.0, Stroke::new(0.3, palette.plate_ink)));
    for tile in &tiling.tiles {
        let (window, last) = (tile.window, (tile.column + 1, tile.row + 1));
        // Each sheet reaches to where the next one lies on it.
        let right = if last.0 < tiling.shape.0 { window.right() - OVERLAP } else { window.right() };
        let bottom =
            if last.1 < tiling.shape.1 { window.bottom() - OVERLAP } else { window.bottom() };
        let area = Area::new(at + window.min * share, at + point(right, bottom) * share);
        over.push(Shape::frame(area, 0.0, Stroke::new(0.5, palette.target)));
        let halo = Stroke::new(1.6, palette.halo);
        let high = (area.height() * 0.3).min(area.width() * 0.3).clamp(3.0, 12.0);
        over.push(Shape::haloed(area.center(), &tile.name(), high, (palette.target, halo)));
    }
    sheet.add("plan", over);
    sheet
}

fn instructions(map: &PrintedMap, whole: &Sheet, tiling: &Tiling, l: Language) -> Vec<Block> {
    let number = |mm: f32| decimal(l, f64::from(mm), 0);
    let size = decimal(l, f64::from(map.hex), usize::from(map.hex.fract() > 0.01));
    let (columns, rows) = tiling.shape;
    let facts = say!(
        l,
        "paper-plan-facts",
        wide = number(whole.size.x),
        tall = number(whole.size.y),
        hex = size,
        sheets = tiling.tiles.len(),
        columns = columns,
        rows = rows,
    );
    vec![
        Block::title(map.scenario.title.get(l)),
        Block::heading(1, &say!(l, "paper-plan")),
        Block::paragraph(&facts),
        Block::paragraph(&say!(l, "paper-plan-scale")),
        Block::paragraph(&say!(l, "paper-plan-cut", overlap = number(OVERLAP))),
    ]
}
