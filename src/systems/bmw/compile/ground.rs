//! The map: terrain, roads, hexsides, zones, and how it is shown (BMW 2.1, TEC).

use super::super::scene::Zone;
use crate::board::{Grid, GridShape, Hex, HexMap, HexSet, Layout};
use crate::scenario::{OptionSet, Text};
use crate::view::{HexView, MapView, TerrainView, ZoneView};
use crate::words::Language;
use std::collections::BTreeMap;

use super::{Compiler, reconstructed};

/// As many kinds of hexside features as the map has bits for.
pub(super) const MOST_FEATURES: usize = 8;

impl Compiler<'_> {
    pub(super) fn map(
        &mut self,
        terrain: &[(String, crate::scenario::bmw::TerrainEffects)],
    ) -> Option<HexMap> {
        let file = self.file;
        let shape = GridShape {
            columns: file.columns,
            rows: file.rows,
            orientation: file.orientation,
            shoved: file.shoved,
            numbering: file.numbering,
            first: file.first,
        };
        let number = |id: &str| terrain.iter().position(|(name, _)| name == id);
        if file.grid.len() != usize::from(file.rows) {
            let what = format!("there are {} lines for {} rows", file.grid.len(), file.rows);
            self.fault("map.grid", "grid-size", what, "Write one line per row.");
            return None;
        }
        let mut legend: BTreeMap<char, u8> = BTreeMap::new();
        for (&letter, id) in &file.legend {
            match number(id).and_then(|n| u8::try_from(n).ok()) {
                Some(n) => {
                    legend.insert(letter, n);
                }
                None => self.fault(
                    format!("map.legend.{letter}"),
                    "unknown-terrain",
                    format!("there is no terrain \"{id}\""),
                    "Add it to bmw.terrain.",
                ),
            }
        }
        let mut cells = Vec::with_capacity(usize::from(file.columns) * usize::from(file.rows));
        for (row, line) in file.grid.iter().enumerate() {
            let at = format!("map.grid[{row}]");
            if line.chars().count() != usize::from(file.columns) {
                let what = format!("the line has {} letters", line.chars().count());
                let todo = format!("Write {} letters.", file.columns);
                self.fault(&at, "grid-size", what, &todo);
                return None;
            }
            for letter in line.chars() {
                legend.entry(letter).or_insert_with(|| {
                    let what = format!("the letter '{letter}' is not in the legend");
                    self.fault(&at, "unknown-letter", what, "Add it to map.legend.");
                    0
                });
                cells.push(legend[&letter]);
            }
        }
        let mut map = HexMap::new(Grid::new(shape), cells);
        self.roads(&mut map);
        self.hexsides(&mut map);
        for (i, variant) in file.variants.iter().enumerate() {
            let at = format!("map.variants[{i}]");
            match self.data.options.get(&variant.option) {
                None => {
                    let what = format!("there is no option \"{}\"", variant.option);
                    self.fault(&at, "unknown-option", what, "Use a name from bmw.options.");
                }
                Some(value) if value == variant.value => {
                    let Some(terrain) = number(&variant.terrain) else {
                        let what = format!("there is no terrain \"{}\"", variant.terrain);
                        self.fault(&at, "unknown-terrain", what, "Add it to bmw.terrain.");
                        continue;
                    };
                    for label in &variant.hexes {
                        if let Some(hex) = self.hex(&map.grid, label, &at) {
                            map.set_terrain(hex, u8::try_from(terrain).unwrap_or(0));
                        }
                    }
                }
                Some(_) => {}
            }
        }
        Some(map)
    }

    pub(super) fn roads(&mut self, map: &mut HexMap) {
        for (i, road) in self.file.roads.iter().enumerate() {
            let at = format!("map.roads[{i}]");
            let hexes: Vec<_> =
                road.hexes.iter().filter_map(|l| self.hex(&map.grid, l, &at)).collect();
            for pair in hexes.windows(2) {
                if !map.add_road(pair[0], pair[1]) {
                    let (a, b) = (map.grid.label(pair[0]), map.grid.label(pair[1]));
                    let what = format!("{a} and {b} are not neighbours");
                    self.fault(&at, "road-gap", what, "List every hex of the road in order.");
                }
            }
        }
    }

    pub(super) fn hexsides(&mut self, map: &mut HexMap) {
        if self.data.hexsides.len() > MOST_FEATURES {
            let what = format!("there are {} hexside features", self.data.hexsides.len());
            self.fault("bmw.hexsides", "too-many-features", what, "Use at most eight.");
        }
        for (i, run) in self.file.hexsides.iter().enumerate() {
            let at = format!("map.hexsides[{i}]");
            let number = self.data.hexsides.keys().position(|id| *id == run.feature);
            let Some(number) = number
                .and_then(|n| u8::try_from(n).ok())
                .filter(|&n| usize::from(n) < MOST_FEATURES)
            else {
                let what = format!("there is no hexside feature \"{}\"", run.feature);
                self.fault(&at, "unknown-feature", what, "Add it to bmw.hexsides.");
                continue;
            };
            for (a, b) in &run.between {
                let ends = (self.hex(&map.grid, a, &at), self.hex(&map.grid, b, &at));
                let (Some(from), Some(to)) = ends else { continue };
                match map.grid.direction(from, to) {
                    Some(d) => map.add_feature(from, d, number),
                    None => {
                        let what = format!("{a} and {b} are not neighbours");
                        self.fault(&at, "no-hexside", what, "Name two hexes that share a side.");
                    }
                }
            }
        }
    }

    pub(super) fn zones(&mut self, map: &HexMap) -> Vec<Zone> {
        let mut zones = Vec::new();
        for (id, zone) in &self.file.zones {
            let at = format!("map.zones.{id}");
            let hexes: Vec<_> =
                zone.hexes.iter().filter_map(|l| self.hex(&map.grid, l, &at)).collect();
            zones.push(Zone {
                id: id.clone(),
                name: zone.name.clone(),
                set: HexSet::new(hexes.iter().copied()),
                hexes,
            });
        }
        zones
    }

    pub(super) fn zone(&mut self, zones: &[Zone], id: &str, at: &str) -> Option<usize> {
        let found = zones.iter().position(|z| z.id == id);
        if found.is_none() {
            let what = format!("there is no zone \"{id}\"");
            self.fault(at, "unknown-zone", what, "Add it to map.zones.");
        }
        found
    }

    /// The named hexes.
    pub(super) fn places(&mut self, map: &HexMap) -> BTreeMap<Hex, Text> {
        let mut places = BTreeMap::new();
        for (i, place) in self.file.places.iter().enumerate() {
            if let Some(hex) = self.hex(&map.grid, &place.hex, &format!("map.places[{i}].hex")) {
                places.insert(hex, place.name.clone());
            }
        }
        places
    }

    pub(super) fn view(
        &self,
        map: &HexMap,
        terrain: &[(String, crate::scenario::bmw::TerrainEffects)],
        zones: &[Zone],
        places: &BTreeMap<Hex, Text>,
        language: Language,
    ) -> MapView {
        let word = |text: &Text| text.get(language).to_owned();
        let layout = Layout::new(&map.grid);
        let hexes = map.grid.hexes().map(|hex| HexView {
            label: map.grid.label(hex),
            center: layout.center(&map.grid, hex),
            terrain: map.terrain(hex),
            place: places.get(&hex).map(word),
        });
        let roads = self.file.roads.iter().map(|road| {
            let hexes = road.hexes.iter().filter_map(|l| map.grid.parse(l)).collect();
            (word(&road.name), hexes)
        });
        MapView {
            hexes: hexes.collect(),
            terrains: terrain
                .iter()
                .map(|(id, effects)| TerrainView { id: id.clone(), name: word(&effects.name) })
                .collect(),
            roads: roads.collect(),
            features: self.data.hexsides.values().map(|f| word(&f.name)).collect(),
            zones: zones
                .iter()
                .map(|z| ZoneView { id: z.id.clone(), name: word(&z.name), hexes: z.hexes.clone() })
                .collect(),
            reconstructed: reconstructed(self.file.source.as_ref()).as_ref().map(word),
            map: map.clone(),
            layout,
        }
    }
}
