//! What covers the land: how much of each kind of ground there is at a place. Hexes fade into each other; in the middle of a hex
//! there is nothing but its own ground.

use super::beds::Beds;
use super::lattice::{Field, Lattice};
use super::noise;
use crate::board::Hex;
use crate::drawing::ground::kind::Ground;
use crate::drawing::{Point, point};
use crate::view::MapView;

/// How far borders wander off the hexsides, in units.
const DRIFT: f32 = 0.2;
/// The square of the distance from which on the height of a hex has no say.
const REACH: f32 = 6.5;

/// The kinds of cover, each lying over those before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cover {
    /// Open land: everywhere below the others.
    Open,
    /// Stony land.
    Rough,
    /// Sand.
    Dunes,
    /// Wet land.
    Marsh,
    /// Hills.
    Hill,
    /// Woods.
    Woods,
    /// Houses and their gardens.
    Built,
    /// Water.
    Water,
}

impl Cover {
    /// All of them, from below.
    pub const ALL: [Cover; 8] = [
        Cover::Open,
        Cover::Rough,
        Cover::Dunes,
        Cover::Marsh,
        Cover::Hill,
        Cover::Woods,
        Cover::Built,
        Cover::Water,
    ];

    /// What covers this ground; nothing where nothing is in play.
    #[must_use]
    pub const fn of(ground: Ground) -> Option<Cover> {
        Some(match ground {
            Ground::Clear | Ground::Road => Cover::Open,
            Ground::Rough => Cover::Rough,
            Ground::Dunes => Cover::Dunes,
            Ground::Swamp => Cover::Marsh,
            Ground::Hill => Cover::Hill,
            Ground::Woods => Cover::Woods,
            Ground::Town | Ground::Street | Ground::Camp | Ground::Priory | Ground::Fortress => {
                Cover::Built
            }
            Ground::Sea | Ground::River | Ground::Bridge => Cover::Water,
            Ground::Void => return None,
        })
    }
}

/// The kinds of cover and the heights of a part of the map.
pub struct Survey {
    /// How much there is of each kind alone.
    alone: [Option<Field>; Cover::ALL.len()],
    /// How high the land lies, in levels.
    pub height: Field,
    /// The same a step beyond, so that there are slopes at the edge, too.
    pub height_around: Field,
}

impl Survey {
    /// Surveys a part of a map, with its levels or as if all of it were level.
    #[must_use]
    pub fn new(map: &MapView, beds: &Beds, lattice: Lattice, levels: bool) -> Survey {
        let (columns, rows) = lattice.size;
        let mut shares = vec![[0.0_f32; Cover::ALL.len()]; columns * rows];
        for row in 0..rows {
            for column in 0..columns {
                shares[row * columns + column] = shares_at(map, beds, lattice.at(column, row));
            }
        }
        let field = |number: &dyn Fn(&[f32; Cover::ALL.len()]) -> f32| {
            let values: Vec<f32> = shares.iter().map(number).collect();
            values.iter().any(|value| *value > 0.0).then_some(Field { lattice, values })
        };
        let alone = Cover::ALL.map(|cover| field(&|share| share[cover as usize]));
        let height_around = lattice.grown().map(|at| height(map, beds, at, levels));
        let height = lattice.map(|at| height_around.at(at));
        Survey { alone, height, height_around }
    }

    /// How much there is of a kind of cover.
    #[must_use]
    pub fn only(&self, cover: Cover) -> Option<&Field> {
        self.alone[cover as usize].as_ref()
    }

    /// How much there is of it at a place.
    #[must_use]
    pub fn share(&self, cover: Cover, at: Point) -> f32 {
        self.only(cover).map_or(0.0, |field| field.at(at))
    }
}

/// How much there is of each kind at a place: one in all, where anything is in play.
fn shares_at(map: &MapView, beds: &Beds, at: Point) -> [f32; Cover::ALL.len()] {
    let mut shares = [0.0; Cover::ALL.len()];
    let astray = at + noise::drift(at * 0.8, 11) * DRIFT;
    let all = beds.shares(map, astray, &mut shares);
    if all > 0.0 { shares.map(|share| share / all) } else { shares }
}

/// How much there is of a kind of cover at a place.
#[must_use]
pub fn share_at(map: &MapView, beds: &Beds, cover: Cover, at: Point) -> f32 {
    shares_at(map, beds, at)[cover as usize]
}

/// How high the land lies at a place, in levels: a hill is a little higher than one, water lies in a hollow.
fn height(map: &MapView, beds: &Beds, at: Point, levels: bool) -> f32 {
    let (mut height, mut heavy) = (0.0, 0.0);
    for (hex, weight) in near(map, at) {
        let level = if levels { map.map.level(hex) } else { 0 };
        let relief = match beds.cover(hex) {
            Some(Cover::Hill) => 1.2,
            Some(Cover::Water) => -0.25,
            _ => 0.0,
        };
        height += weight * (f32::from(level) + relief);
        heavy += weight;
    }
    if heavy > 0.0 { height / heavy } else { 0.0 }
}

/// The hexes that have a say at a place, with how much.
fn near(map: &MapView, at: Point) -> impl Iterator<Item = (Hex, f32)> + '_ {
    let (q, r) = map.layout.axial_at(at.x, at.y);
    let around = (-2..=2_i32)
        .flat_map(move |dq| ((-2).max(-dq - 2)..=2.min(-dq + 2)).map(move |dr| (q + dq, r + dr)));
    around.filter_map(move |(q, r)| {
        let hex = map.map.grid.at_axial(q, r)?;
        let (x, y) = map.hexes[hex.index()].center;
        let way = at - point(x, y);
        let left = 1.0 - (way.x * way.x + way.y * way.y) / REACH;
        (left > 0.0).then_some((hex, left * left))
    })
}
