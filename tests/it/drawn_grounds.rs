//! What is seen of the ground on maps as they are drawn: points of pictures, not colours of palettes.

// Pictures of maps: some thousands of points a side, and levels of colour.
#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]

use super::cartography::{extent, maps, middle};
use super::colour_blind::{EYES, Eyes, lab};
use gonfalon::board::Hex;
use gonfalon::cartography::{Cartographer, Groundwork, MapStyle};
use gonfalon::drawing::colour::Colour;
use gonfalon::drawing::ground::{Ground, Land, Style, heights};
use gonfalon::drawing::palette::{DARK, LIGHT, Palette};
use gonfalon::drawing::rasteriser::{Placing, Rasteriser};
use gonfalon::drawing::{Area, countries};
use gonfalon::view::MapView;
use std::collections::{BTreeMap, BTreeSet};

/// Pixels for a unit: hexes as in a window that shows half of a map.
const SCALE: f32 = 24.0;
/// Half the side of what is looked at in the middle of a hex, in pixels.
const HALF: u32 = 9;
/// What can just be noticed, as a difference of colours: 2.3.
const LEAST: f64 = 2.2;
/// Into so many steps what is seen of a ground is sorted.
const STEPS: usize = 24;

/// A map in a picture, without numbers and names.
struct Picture {
    pixels: Vec<u8>,
    size: (u32, u32),
    area: Area,
}

impl Picture {
    fn of(map: &MapView, palette: &Palette, style: MapStyle) -> Picture {
        let area = extent(map);
        let size = area.size() * SCALE;
        let size = (size.x.ceil() as u32, size.y.ceil() as u32);
        let mut rasteriser = Rasteriser::new(size.0, size.1).expect("it has room");
        let land = Land::new(map, palette, Style { numbers: false, heights: true }, SCALE);
        let hexes: Vec<Hex> = map.map.grid.hexes().collect();
        let drawing = Cartographer::new(land, style, &Groundwork::of(map)).draw(&hexes);
        let placing = Placing { at: area.min * -SCALE, scale: SCALE };
        for layer in drawing.layers.iter().filter(|layer| layer.name != "grid") {
            layer.shapes.iter().for_each(|shape| rasteriser.shape(shape, placing));
        }
        Picture { pixels: rasteriser.into_pixels(), size, area }
    }

    /// The points in the middle of a hex.
    fn middle(&self, map: &MapView, hex: Hex) -> impl Iterator<Item = [u8; 3]> {
        let at = (middle(map, hex) - self.area.min) * SCALE;
        let (x, y) = (at.x as u32, at.y as u32);
        let rows = y - HALF..y + HALF;
        rows.flat_map(move |y| (x - HALF..x + HALF).map(move |x| (x, y))).map(|(x, y)| {
            let at = 4 * (y * self.size.0 + x) as usize;
            [self.pixels[at], self.pixels[at + 1], self.pixels[at + 2]]
        })
    }
}

fn grounds(map: &MapView) -> impl Iterator<Item = (Hex, Ground)> {
    let grounds = Ground::all(map);
    let ground = move |hex: Hex| grounds[usize::from(map.hexes[hex.index()].terrain)];
    map.map.grid.hexes().map(move |hex| (hex, ground(hex))).filter(|(_, g)| *g != Ground::Void)
}

/// In the plain style the middle of a hex has the colour that stands for its terrain and height, more of it than of any other
/// terrain's.
#[test]
fn a_plain_hex_has_the_colour_of_the_key() {
    for (id, map) in maps() {
        let look = map.appearance;
        let palette = countries::colours(&LIGHT, look.country, look.season);
        let picture = Picture::of(&map, &LIGHT, MapStyle::Plain);
        let highest = heights::highest(&map);
        let all: BTreeSet<Ground> = grounds(&map).map(|(_, ground)| ground).collect();
        for (hex, own) in grounds(&map) {
            let key = |ground: Ground| {
                let Colour { r, g, b, .. } =
                    heights::tint(ground, (map.map.level(hex), highest), palette);
                [r, g, b]
            };
            let share = |key: [u8; 3]| picture.middle(&map, hex).filter(|at| *at == key).count();
            let seen = share(key(own));
            let other = all.iter().map(|ground| key(*ground)).filter(|other| *other != key(own));
            let most = other.map(share).max().unwrap_or(0);
            let label = map.label(hex);
            assert!(seen > most, "{id} {label}: {seen} points of {own:?}, {most} of another");
        }
    }
}

/// How much of what is seen in a ground is how light, how red and how yellow: each as steps from the least to the most.
type Look = [Vec<f64>; 3];

fn look(points: &[[u8; 3]], eyes: &Eyes) -> Look {
    let seen: Vec<[f64; 3]> =
        points.iter().map(|&[r, g, b]| lab(Colour::rgb(r, g, b), eyes)).collect();
    [0, 1, 2].map(|k| {
        let mut values: Vec<f64> = seen.iter().map(|lab| lab[k]).collect();
        values.sort_by(f64::total_cmp);
        (0..STEPS).map(|step| values[(2 * step + 1) * values.len() / (2 * STEPS)]).collect()
    })
}

fn apart(a: &Look, b: &Look) -> f64 {
    let far =
        |k: usize| a[k].iter().zip(&b[k]).map(|(a, b)| (a - b).abs()).sum::<f64>() / STEPS as f64;
    (0..3).map(|k| far(k).powi(2)).sum::<f64>().sqrt()
}

/// On maps drawn as land, kinds of ground of one height are told apart by what is seen in the middle of their hexes, what grows and
/// stands there counted in, also by eyes that see fewer colours. Roads and bridges are lines, and no ground of their own.
#[test]
fn grounds_of_drawn_maps_are_told_apart() {
    let is_way = |ground: Ground| matches!(ground, Ground::Road | Ground::Street | Ground::Bridge);
    for (id, map) in maps() {
        for (theme, palette) in [("light", &LIGHT), ("dark", &DARK)] {
            for style in [MapStyle::Land, MapStyle::Print] {
                let picture = Picture::of(&map, palette, style);
                let mut seen: BTreeMap<(u8, Ground), Vec<[u8; 3]>> = BTreeMap::new();
                for (hex, ground) in grounds(&map).filter(|(_, ground)| !is_way(*ground)) {
                    let points = seen.entry((map.map.level(hex), ground)).or_default();
                    points.extend(picture.middle(&map, hex).step_by(7));
                }
                for (kind, eyes) in &EYES {
                    let looks: Vec<((u8, Ground), Look)> =
                        seen.iter().map(|(key, points)| (*key, look(points, eyes))).collect();
                    for ((level, one), a) in &looks {
                        let others = looks.iter().filter(|((l, o), _)| l == level && o < one);
                        for ((_, other), b) in others {
                            let far = apart(a, b);
                            let whom = format!("{id} {theme} {style:?} {level} {kind}");
                            assert!(far >= LEAST, "{whom}: {one:?}, {other:?} differ by {far:.1}");
                        }
                    }
                }
            }
        }
    }
}
