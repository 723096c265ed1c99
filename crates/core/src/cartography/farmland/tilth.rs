//! Which hexes are tilled, and how much of them.

use super::Crop;
use crate::board::Hex;
use crate::cartography::beds::Beds;
use crate::cartography::cover::Cover;
use crate::drawing::ground::castles::castles;
use crate::drawing::ground::kind::Ground;
use crate::scenario::landmarks::LandmarkKind;
use crate::view::MapView;
use std::collections::BTreeMap;

/// How much of the land is tilled so many hexes from a town or a hamlet.
const AROUND: [f32; 5] = [0.0, 0.8, 0.7, 0.5, 0.3];
/// Around a hamlet it is as if it lay so many hexes from a town.
const HAMLET: usize = 1;

/// How a hex is tilled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Tilth {
    /// How much of it, from 0 to 1.
    pub share: f32,
    /// What the author wants there.
    pub crop: Option<Crop>,
}

/// The tilled hexes of a map.
pub(super) fn tilth(map: &MapView, beds: &Beds) -> BTreeMap<Hex, Tilth> {
    let mut tilled =
        if map.appearance.untilled { BTreeMap::new() } else { around_towns(map, beds) };
    for landmark in &map.landmarks {
        let crop = match landmark.kind {
            LandmarkKind::Fields => Crop::Strips,
            LandmarkKind::Orchard => Crop::Orchard,
            LandmarkKind::Vineyard => Crop::Vineyard,
            _ => continue,
        };
        tilled.insert(landmark.hex, Tilth { share: 1.0, crop: Some(crop) });
    }
    tilled
}

/// Open land near towns and hamlets, the less of it the farther it lies.
fn around_towns(map: &MapView, beds: &Beds) -> BTreeMap<Hex, Tilth> {
    let (grid, grounds, castles) = (&map.map.grid, Ground::all(map), castles(map));
    let is_town = |hex: Hex| {
        let ground = grounds.get(usize::from(map.hexes[hex.index()].terrain));
        ground.is_some_and(|ground| ground.is_town()) && !castles.contains(hex)
    };
    let hamlets = map.landmarks.iter().filter(|landmark| landmark.kind == LandmarkKind::Hamlet);
    let towns = grid.hexes().filter(|&hex| is_town(hex)).map(|hex| (hex, 0));
    let mut far: BTreeMap<Hex, usize> = towns.collect();
    for hamlet in hamlets {
        far.entry(hamlet.hex).or_insert(HAMLET);
    }
    for step in 1..AROUND.len() {
        let edge: Vec<Hex> =
            far.iter().filter(|(_, far)| **far == step - 1).map(|(hex, _)| *hex).collect();
        for hex in edge.into_iter().flat_map(|hex| grid.neighbors(hex)).map(|(_, next)| next) {
            far.entry(hex).or_insert(step);
        }
    }
    let open = |hex: &Hex| beds.cover(*hex) == Some(Cover::Open) && !castles.contains(*hex);
    let tilled = far.into_iter().filter(|(hex, far)| *far > 0 && open(hex));
    tilled.map(|(hex, far)| (hex, Tilth { share: AROUND[far], crop: None })).collect()
}
