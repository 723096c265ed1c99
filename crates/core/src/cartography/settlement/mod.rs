//! Towns, castles, houses of monks and camps, as plans seen from above, worked out once for a map.

mod building_site;
mod encampment;
mod footprint;
mod landmark_sites;
mod lanes;
mod precinct;
mod roofs;
mod town;

pub use footprint::Footprint;
pub use roofs::draw;

use super::beds::Beds;
use crate::board::Hex;
use crate::drawing::Point;
use crate::drawing::ground::castles::{CASTLE, heaps};
use crate::drawing::ground::kind::Ground;
use crate::view::MapView;

/// What stands on a footprint.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BuildingKind {
    /// A house; the number from 0 to 1 tells it from others.
    House(f32),
    /// A church with its tower.
    Church,
    /// A mosque with its court.
    Mosque,
    /// Four ranges around a garth.
    Cloister,
    /// The great tower of a castle on its mound.
    Keep,
    /// A tent; the number from 0 to 1 tells it from others.
    Tent(f32),
    /// The large tent of one who leads.
    Pavilion,
    /// A tower that stands alone.
    Tower,
    /// A windmill.
    Mill,
    /// A ship at anchor.
    Ship,
}

/// A building and where it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Building {
    /// Its ground.
    pub print: Footprint,
    /// What it is.
    pub kind: BuildingKind,
}

/// All that is built on a map besides walls, roads and bridges.
#[derive(Clone, Debug, Default)]
pub struct Settlements {
    /// The lanes of towns, from crossing to crossing.
    pub lanes: Vec<Vec<Point>>,
    /// Moles in the water, from end to end.
    pub moles: Vec<[Point; 2]>,
    /// Gardens behind houses, and churchyards.
    pub gardens: Vec<Footprint>,
    /// Trees between houses.
    pub trees: Vec<Footprint>,
    /// The buildings.
    pub buildings: Vec<Building>,
}

impl Settlements {
    /// Those of a map, along its roads.
    #[must_use]
    pub fn of(map: &MapView, beds: &Beds, roads: &[Vec<Point>]) -> Settlements {
        let grounds = Ground::all(map);
        let ground = |hex: Hex| {
            grounds
                .get(usize::from(map.hexes[hex.index()].terrain))
                .copied()
                .unwrap_or(Ground::Clear)
        };
        let mut settlements = Settlements::default();
        let out = &mut settlements;
        landmark_sites::set(map, out);
        for hexes in heaps(&map.map.grid, |hex| ground(hex) == Ground::Camp) {
            encampment::pitch((map, beds), &hexes, roads, out);
        }
        for hexes in heaps(&map.map.grid, |hex| ground(hex) == Ground::Priory) {
            precinct::monastery((map, beds), &hexes, roads, out);
        }
        for hexes in heaps(&map.map.grid, |hex| ground(hex) == Ground::Fortress) {
            if hexes.len() <= CASTLE {
                precinct::castle(map, &hexes, out);
            } else {
                town::build((map, beds), (&hexes, true), roads, out);
            }
        }
        let is_town = |hex| matches!(ground(hex), Ground::Town | Ground::Street);
        for hexes in heaps(&map.map.grid, is_town) {
            town::build((map, beds), (&hexes, false), roads, out);
        }
        settlements
    }
}
