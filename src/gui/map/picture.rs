//! The whole map as a small picture: for thumbnails, for the minimap, and when hexes are tiny.

use super::super::theme::Palette;
use super::ground::Ground;
use crate::board::{Grid, GridShape, Hex, Layout};
use crate::scenario::Scenario;
use crate::scenario::map_file::MapFile;
use crate::view::MapView;
use egui::{Color32, ColorImage, Pos2, Rect, pos2};

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
    let mut image = ColorImage::filled(size, Color32::TRANSPARENT);
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

/// The picture of a scenario before any game exists: ground, roads, and where the counters start. `None` if the
/// file's map does not hold together.
#[must_use]
pub fn of_scenario(scenario: &Scenario, palette: &Palette, scale: f32) -> Option<ColorImage> {
    let file = scenario.map.as_ref()?;
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
    let ground = grounds(file, &grid)?;
    let layout = Layout::new(&grid);
    let mut image = paint(&grid, &layout, |hex| ground[hex.index()], palette, scale);
    let bounds = bounds(&grid, &layout);
    let place = |label: &str| {
        let (x, y) = layout.center(&grid, grid.parse(label)?);
        Some(((pos2(x, y) - bounds.min) * scale).to_pos2())
    };
    for road in &file.roads {
        for pair in road.hexes.windows(2) {
            if let (Some(a), Some(b)) = (place(&pair[0]), place(&pair[1])) {
                for k in 0..=16 {
                    block(&mut image, a.lerp(b, k as f32 / 16.0), scale * 0.22, palette.road_edge);
                }
            }
        }
    }
    for (side, label) in starts(scenario) {
        let livery = scenario.sides.iter().find(|s| s.id == side)?.livery;
        if let Some(at) = place(label) {
            block(&mut image, at, scale * 1.25, palette.halo);
            block(&mut image, at, scale * 1.0, palette.livery(livery).body);
        }
    }
    Some(image)
}

fn grounds(file: &MapFile, grid: &Grid) -> Option<Vec<Ground>> {
    let mut ground = vec![Ground::Clear; grid.len()];
    for (row, line) in file.grid.iter().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            let terrain = file.legend.get(&letter)?;
            let index = row * usize::from(file.columns) + column;
            *ground.get_mut(index)? = Ground::of(terrain);
        }
    }
    Some(ground)
}

/// Sides and hexes of everything that has a place to start.
fn starts(scenario: &Scenario) -> Vec<(&str, &str)> {
    let Some(data) = &scenario.bmw else { return Vec::new() };
    let units = data.units.iter().filter_map(|u| Some((u.side.as_str(), u.setup.as_deref()?)));
    let leaders = data.leaders.iter().filter_map(|l| Some((l.side.as_str(), l.setup.as_deref()?)));
    let markers = data.markers.iter().map(|m| (m.side.as_str(), m.setup.as_str()));
    markers.chain(leaders).chain(units).collect()
}

/// Fills a small square.
fn block(image: &mut ColorImage, at: Pos2, side: f32, color: Color32) {
    let half = side / 2.0;
    let [width, height] = image.size;
    for y in pixels(at.y - half)..pixels(at.y + half) {
        for x in pixels(at.x - half)..pixels(at.x + half) {
            if x < width && y < height {
                image.pixels[y * width + x] = color;
            }
        }
    }
}
