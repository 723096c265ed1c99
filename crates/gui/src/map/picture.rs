//! The whole map as a small picture: for thumbnails, for the minimap, and when hexes are tiny.

use super::super::theme::Palette;
use crate::paint::units::ToDrawing;
use crate::paint::units::ToScreen;
use egui::{Color32, ColorImage, Pos2, Rect, pos2, vec2};
use gonfalon_core::board::{Grid, Hex, Layout};
use gonfalon_core::cartography::beyond::margins;
use gonfalon_core::cartography::{Cartographer, Groundwork};
use gonfalon_core::drawing::countries;
use gonfalon_core::drawing::ground::{Ground, Land, Style, heights};
use gonfalon_core::drawing::rasteriser::{Placing, Rasteriser};
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::{CounterView, MapView};

/// The part of the plane that a grid covers.
#[must_use]
pub fn bounds(grid: &Grid, layout: &Layout) -> Rect {
    let mut bounds = Rect::NOTHING;
    let corners = layout.corners();
    let shape = grid.shape();
    let (columns, rows) = (i32::from(shape.columns), i32::from(shape.rows));
    // Columns and rows are straight: the hexes at the corners, two wide since every other one is shoved, reach farthest.
    let ends = |count: i32| [0, 1, count - 2, count - 1];
    let outermost = ends(columns).into_iter().flat_map(|c| ends(rows).map(|r| (c, r)));
    for hex in outermost.filter_map(|(c, r)| grid.at(c, r)) {
        let (x, y) = layout.center(grid, hex);
        for (dx, dy) in corners {
            bounds.extend_with(pos2(x + dx, y + dy));
        }
    }
    bounds
}

/// The same with what is drawn of the land beyond.
#[must_use]
pub fn extent(map: &MapView) -> Rect {
    let bounds = bounds(&map.map.grid, &map.layout);
    let [above, right, below, left] = margins(map);
    Rect::from_min_max(bounds.min - vec2(left, above), bounds.max + vec2(right, below))
}
/// The square of the distance from its middle within which there is nothing but a hex.
const INSIDE: f32 = 0.74;

/// Paints the ground with `scale` pixels to the distance from a hex's centre to its corner.
#[must_use]
pub fn paint(
    grid: &Grid,
    layout: &Layout,
    fill: impl Fn(Hex) -> Color32,
    scale: f32,
) -> ColorImage {
    let bounds = bounds(grid, layout);
    let size = [bounds.width(), bounds.height()].map(|side| pixels(side * scale));
    let mut image = ColorImage::filled(size, Color32::TRANSPARENT);
    let mut last: Option<((f32, f32), Color32)> = None;
    for y in 0..size[1] {
        for x in 0..size[0] {
            let px = bounds.min.x + (x as f32 + 0.5) / scale;
            let py = bounds.min.y + (y as f32 + 0.5) / scale;
            // Most neighbours lie in the same hex, which needs no looking for.
            let inside = |&((cx, cy), _): &((f32, f32), Color32)| {
                (px - cx).powi(2) + (py - cy).powi(2) < INSIDE
            };
            if !last.as_ref().is_some_and(inside) {
                last = layout.hex_at(grid, px, py).map(|hex| (layout.center(grid, hex), fill(hex)));
            }
            if let Some((_, colour)) = last {
                image.pixels[y * size[0] + x] = colour;
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
    let grounds = Ground::all(map);
    let ground = |hex: Hex| {
        let terrain = usize::from(map.hexes[hex.index()].terrain);
        grounds.get(terrain).copied().unwrap_or(Ground::Clear)
    };
    let highest = heights::highest(map);
    let look = map.appearance;
    let colours = countries::colours(palette.drawn(), look.country, look.season);
    let fill =
        |hex: Hex| heights::tint(ground(hex), (map.map.level(hex), highest), colours).shown();
    paint(&map.map.grid, &map.layout, fill, scale)
}

/// The map of a game as it is drawn, without numbers and names; nothing if it is too large.
fn drawn(map: &MapView, palette: &Palette, scale: f32) -> Option<ColorImage> {
    let (hexes, area) = (map.map.grid.hexes().collect::<Vec<Hex>>(), extent(map));
    let size = [area.width(), area.height()].map(|side| pixels(side * scale));
    let side = |k: usize| u32::try_from(size[k]).ok();
    let mut rasteriser = Rasteriser::new(side(0)?, side(1)?)?;
    rasteriser.fill(palette.drawn().table);
    let land = Land::new(map, palette.drawn(), Style { numbers: false, heights: true }, scale);
    let groundwork = Groundwork::of(map);
    let cartographer = Cartographer::new(land, map.appearance.style, &groundwork);
    let placing = Placing { at: (area.min.to_vec2() * -scale).to_pos2().drawn(), scale };
    for layer in cartographer.draw(&hexes).layers {
        layer.shapes.iter().for_each(|shape| rasteriser.shape(shape, placing));
    }
    Some(ColorImage::from_rgba_premultiplied(size, &rasteriser.into_pixels()))
}

/// The picture of a battle as it stands: the land, and where counters stand that both sides see.
#[must_use]
pub fn of_battle(port: &dyn Port, palette: &Palette, scale: f32) -> Option<ColorImage> {
    let map = port.map()?;
    let mut image = drawn(&map, palette, scale)?;
    let bounds = extent(&map);
    let place = |hex: Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        ((pos2(x, y) - bounds.min) * scale).to_pos2()
    };
    let sides = &port.scenario().sides;
    let seen = port.board(Some(Side::B))?.counters;
    let by_both = |counter: &CounterView| {
        seen.iter().any(|other| (&other.id, other.at) == (&counter.id, counter.at))
    };
    for counter in port.board(Some(Side::A))?.counters.into_iter().filter(by_both) {
        if let Some(at) = counter.at.map(place) {
            let body = palette.livery(sides[counter.side as usize].livery).body;
            block(&mut image, at, scale * 1.25, palette.halo);
            block(&mut image, at, scale * 1.0, body);
        }
    }
    Some(image)
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
