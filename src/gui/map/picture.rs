//! The whole map as a small picture: for thumbnails, for the minimap, and when hexes are tiny.

use super::super::theme::Palette;
use super::ground::Ground;
use crate::board::{Grid, GridShape, Hex, Layout};
use crate::scenario::map_file::MapFile;
use crate::view::MapView;
use egui::{ColorImage, Rect, pos2};

/// The part of the plane that a grid covers.
#[must_use]
pub fn bounds(grid: &Grid, layout: &Layout) -> Rect {
    let mut bounds = Rect::NOTHING;
    let corners = layout.corners();
    let shape = grid.shape();
    let (columns, rows) = (i32::from(shape.columns), i32::from(shape.rows));
    // The border is enough: the first and last two columns and rows.
    let border = (0..columns)
        .flat_map(|c| [0, 1, rows - 2, rows - 1].map(|r| (c, r)))
        .chain((0..rows).flat_map(|r| [0, 1, columns - 2, columns - 1].map(|c| (c, r))));
    for hex in border.filter_map(|(c, r)| grid.at(c, r)) {
        let (x, y) = layout.center(grid, hex);
        for (dx, dy) in corners {
            bounds.extend_with(pos2(x + dx, y + dy));
        }
    }
    bounds
}

/// Paints the ground with `scale` pixels to the distance from a hex's centre to its corner.
#[must_use]
pub fn paint(
    grid: &Grid,
    layout: &Layout,
    ground: impl Fn(Hex) -> Ground,
    palette: &Palette,
    scale: f32,
) -> ColorImage {
    let bounds = bounds(grid, layout);
    let size = [bounds.width(), bounds.height()].map(|side| pixels(side * scale));
    let mut image = ColorImage::filled(size, egui::Color32::TRANSPARENT);
    for y in 0..size[1] {
        for x in 0..size[0] {
            let px = bounds.min.x + (x as f32 + 0.5) / scale;
            let py = bounds.min.y + (y as f32 + 0.5) / scale;
            if let Some(hex) = layout.hex_at(grid, px, py) {
                image.pixels[y * size[0] + x] = ground(hex).fill(palette);
            }
        }
    }
    image
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped to a small positive range
fn pixels(length: f32) -> usize {
    length.ceil().clamp(1.0, 4096.0) as usize
}

/// The picture of a game's map.
#[must_use]
pub fn of_map(map: &MapView, palette: &Palette, scale: f32) -> ColorImage {
    let grounds: Vec<Ground> = map.terrains.iter().map(|t| Ground::of(&t.id)).collect();
    let ground = |hex: Hex| {
        let terrain = usize::from(map.hexes[hex.index()].terrain);
        grounds.get(terrain).copied().unwrap_or(Ground::Clear)
    };
    paint(&map.map.grid, &map.layout, ground, palette, scale)
}

/// The picture of a scenario's map, before any game exists. `None` if the file's map does not hold together.
#[must_use]
pub fn of_file(file: &MapFile, palette: &Palette, scale: f32) -> Option<ColorImage> {
    if file.columns == 0 || file.rows == 0 || file.columns > 256 || file.rows > 256 {
        return None;
    }
    let grid = Grid::new(GridShape {
        columns: file.columns,
        rows: file.rows,
        orientation: file.orientation,
        shoved: file.shoved,
        numbering: file.numbering,
        first: file.first,
    });
    let mut ground = vec![Ground::Clear; grid.len()];
    for (row, line) in file.grid.iter().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            let terrain = file.legend.get(&letter)?;
            let index = row * usize::from(file.columns) + column;
            *ground.get_mut(index)? = Ground::of(terrain);
        }
    }
    let layout = Layout::new(&grid);
    Some(paint(&grid, &layout, |hex| ground[hex.index()], palette, scale))
}
