//! The names on a map: each in the hand of what it names, where it covers neither a number nor another name.
//!
//! | file | what it has |
//! | --- | --- |
//! | `hand.rs` | how names of towns, land, water and roads are written |
//! | `baseline.rs` | lines that names follow |
//! | `lettered.rs` | a name, set; and set in its place |
//! | `sites.rs` | where the name of a place may stand |
//! | `along_roads.rs` | where the name of a road may stand |
//! | `overlaps.rs` | what a name had better not cover |

mod along_roads;
mod baseline;
mod hand;
mod lettered;
mod overlaps;
mod sites;

pub use hand::Hand;
pub use lettered::Lettered;

use crate::board::Hex;
use crate::cartography::routes;
use crate::drawing::ground::Land;
use crate::drawing::{Area, Drawing, Point};
use lettered::Letters;
use overlaps::Overlaps;
use sites::Site;

/// Hexes at least this large carry names of places, and names of roads.
const NAMED: [f32; 2] = [5.0, 11.0];

/// The names of a map.
#[derive(Clone, Debug, Default)]
pub struct Lettering {
    /// Those of places.
    pub places: Vec<Lettered>,
    /// Those of roads.
    pub roads: Vec<Lettered>,
}

impl Lettering {
    /// Finds a place for every name of a map. Counters lie on these areas: a name keeps clear of them if it can, and is left out
    /// where they or another name would cover it.
    #[must_use]
    pub fn of(land: &Land<'_>, counters: &[Area]) -> Lettering {
        Lettering::set(land, (counters, None), land.zoom())
    }

    /// The same after counters have moved: a name stays where it stood on the same land before, as long as none stands on it.
    #[must_use]
    pub fn staying(land: &Land<'_>, counters: &[Area], before: &Lettering) -> Lettering {
        Lettering::set(land, (counters, Some(before)), land.zoom())
    }

    /// The same for paper: every name in one piece, so that it can be searched for.
    #[must_use]
    pub fn on_paper(land: &Land<'_>) -> Lettering {
        Lettering::set(land, (&[], None), 0.0)
    }

    fn set(
        land: &Land<'_>,
        (counters, before): (&[Area], Option<&Lettering>),
        zoom: f32,
    ) -> Lettering {
        let mut lettering = Lettering::default();
        let [places, roads] = NAMED.map(|least| land.zoom() >= least);
        if !places {
            return lettering;
        }
        let map = land.map();
        let size = (land.zoom() * 0.42).clamp(11.0, 22.0) / land.zoom();
        let letters = Letters { size, zoom };
        let small = Letters { size: size * 0.82, ..letters };
        let mut overlaps = Overlaps::new(land, counters);
        let before =
            before.into_iter().flat_map(|before| before.places.iter().chain(&before.roads));
        let mut kept: Vec<Lettered> = before.filter(|old| overlaps.is_free(old)).cloned().collect();
        overlaps.taken.extend(kept.iter().flat_map(|old| old.rooms.iter().copied()));
        let mut named = |name: &str, sites: &dyn Fn() -> Vec<Site>, into: &mut Vec<Lettered>| {
            if let Some(k) = kept.iter().position(|old| old.name == name) {
                into.push(kept.remove(k));
            } else if let Some(best) = overlaps
                .best(&sites())
                .filter(|it| !overlaps.is_hidden(it) && !overlaps.is_crowded(it))
            {
                overlaps.taken.extend(best.rooms.iter().copied());
                into.push(best);
            }
        };
        let place = |hex: Hex| map.hexes[hex.index()].place.as_deref().map(|name| (hex, name));
        let found: Vec<(Hex, &str)> = map.map.grid.hexes().filter_map(place).collect();
        let all: Vec<(&str, Point)> =
            found.iter().map(|&(hex, name)| (name, routes::middle(map, hex))).collect();
        for (hex, name) in found {
            let sites = || sites::of(land, (hex, name), &all, letters);
            named(name, &sites, &mut lettering.places);
        }
        for (name, road) in map.roads.iter().filter(|(name, _)| roads && !name.is_empty()) {
            let sites = || along_roads::of(map, (name, road), small);
            named(name, &sites, &mut lettering.roads);
        }
        lettering
    }

    /// Draws them: the rims of all letters lie below all letters.
    #[must_use]
    pub fn draw(&self, land: &Land<'_>) -> Drawing {
        let mut drawing = Drawing::default();
        for (layer, names) in [("names", &self.places), ("road names", &self.roads)] {
            let shapes = drawing.layer(layer);
            for name in names {
                name.draw(land, shapes);
            }
        }
        drawing
    }

    /// The room that names take.
    #[must_use]
    pub fn rooms(&self) -> Vec<Area> {
        self.places.iter().chain(&self.roads).flat_map(|name| name.rooms.iter().copied()).collect()
    }
}
