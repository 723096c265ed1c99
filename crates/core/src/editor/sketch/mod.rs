//! What the map of a document looks like now, right or wrong: read anew after every step, but only what has changed is drawn
//! anew.

pub mod drawn_faces;
mod reading;

use super::mapping::MapGeometry;
use super::{Document, Node};
use crate::board::{Hex, HexMap};
use crate::kernel::System;
use crate::view::{HexView, MapView};
use crate::words::Language;
use std::collections::BTreeSet;

/// The picture of a document's map.
#[derive(Debug)]
pub struct Sketch {
    /// What is drawn. It stays at its place in memory as long as the sketch lives.
    pub view: Box<MapView>,
    /// The hexes of the map.
    pub geometry: MapGeometry,
    /// Grows whenever all of it is drawn anew.
    pub generation: u64,
    revision: u64,
    language: Language,
    /// Roads, streams, hexsides, places, zones and landmarks as they were read last: where they have not changed, nothing is read.
    read: Vec<Option<Node>>,
}

/// What has to be drawn anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Anew {
    /// Nothing.
    Nothing,
    /// These hexes and their neighbours.
    Hexes(Vec<Hex>),
    /// Everything: the map has another shape, or other terrain.
    All,
}

/// The lists of a map beside its letters.
const LISTS: [&str; 6] = ["roads", "streams", "hexsides", "places", "zones", "landmarks"];

/// The part of a document that its rule system adds.
#[must_use]
pub fn part(document: &Document) -> Option<(System, &Node)> {
    let content = document.content();
    System::ALL.into_iter().find_map(|system| Some((system, content.field(system.tag())?)))
}

impl Sketch {
    /// The picture of a document's map; nothing if it has none.
    #[must_use]
    pub fn new(document: &Document, language: Language) -> Option<Sketch> {
        let map = document.content().field("map")?;
        let view = drawn(document, map, language)?;
        let mut sketch = Sketch {
            geometry: MapGeometry { grid: view.map.grid.clone(), layout: view.layout.clone() },
            view: Box::new(view),
            generation: 0,
            revision: document.revision(),
            language,
            read: Vec::new(),
        };
        sketch.read = lists(map);
        Some(sketch)
    }

    /// Brings it up to date with the document.
    pub fn follow(&mut self, document: &Document, language: Language) -> Anew {
        if (self.revision, self.language) == (document.revision(), language) {
            return Anew::Nothing;
        }
        self.revision = document.revision();
        let spoken = std::mem::replace(&mut self.language, language);
        let Some(map) = document.content().field("map") else { return Anew::Nothing };
        let terrains = reading::kinds(document, "terrain", language);
        let features = reading::features(document, language);
        let same = spoken == language
            && self.geometry.fits(document.content())
            && terrains
                == self
                    .view
                    .terrains
                    .iter()
                    .map(|t| (t.id.clone(), t.name.clone()))
                    .collect::<Vec<_>>()
            && features == self.view.features;
        if !same {
            return self.all(document, map);
        }
        let changed: Vec<bool> = LISTS
            .iter()
            .enumerate()
            .map(|(place, name)| map.field(name) != self.read.get(place).and_then(Option::as_ref))
            .collect();
        let mut anew = BTreeSet::new();
        self.ground(map, changed[0] || changed[2], &mut anew);
        if changed[0] {
            self.view.roads = reading::roads(map, &self.view.map.grid, language);
        }
        if changed[1] {
            let streams = reading::streams(map, &self.view.map.grid);
            anew.extend(self.view.streams.iter().chain(&streams).flatten().copied());
            self.view.streams = streams;
        }
        if changed[3] {
            let places = reading::places(map, &self.view.map.grid, language);
            for (index, hex) in self.view.hexes.iter_mut().enumerate() {
                let at = Hex(u16::try_from(index).unwrap_or(u16::MAX));
                let place = places.get(&at).cloned();
                if hex.place != place {
                    hex.place = place;
                    anew.insert(at);
                }
            }
        }
        if changed[4] {
            self.zones(map, language);
        }
        if changed[5] {
            let landmarks = reading::landmarks(map, &self.view.map.grid);
            let all = self.view.landmarks.iter().chain(&landmarks);
            anew.extend(all.flat_map(|landmark| [Some(landmark.hex), landmark.towards]).flatten());
            self.view.landmarks = landmarks;
        }
        let appearance = reading::appearance(map, &self.view.terrains);
        if appearance != self.view.appearance {
            self.view.appearance = appearance;
            anew.extend(self.view.map.grid.hexes());
        }
        for (place, name) in LISTS.iter().enumerate().filter(|(place, _)| changed[*place]) {
            self.read[place] = map.field(name).cloned();
        }
        if anew.is_empty() { Anew::Nothing } else { Anew::Hexes(anew.into_iter().collect()) }
    }

    /// Reads everything anew.
    fn all(&mut self, document: &Document, map: &Node) -> Anew {
        let Some(view) = drawn(document, map, self.language) else {
            return Anew::Nothing;
        };
        self.geometry = MapGeometry { grid: view.map.grid.clone(), layout: view.layout.clone() };
        *self.view = view;
        self.read = lists(map);
        self.generation += 1;
        Anew::All
    }

    /// Terrain, heights, roads and hexsides.
    fn ground(&mut self, map: &Node, ways: bool, anew: &mut BTreeSet<Hex>) {
        let view = &mut *self.view;
        let terrain = reading::terrain(map, &view.map.grid, &view.terrains);
        let levels = reading::levels(map, &view.map.grid);
        for (hex, (terrain, level)) in view.map.grid.hexes().zip(terrain.iter().zip(&levels)) {
            let shown = &mut view.hexes[hex.index()];
            if shown.terrain != *terrain {
                shown.terrain = *terrain;
                view.map.set_terrain(hex, *terrain);
                anew.insert(hex);
            }
            if view.map.level(hex) != *level {
                view.map.set_level(hex, *level);
                anew.insert(hex);
            }
        }
        if !ways {
            return;
        }
        let mut fresh = HexMap::new(view.map.grid.clone(), terrain);
        for (hex, level) in fresh.grid.hexes().zip(levels) {
            fresh.set_level(hex, level);
        }
        reading::lay(map, &view.features, &mut fresh);
        let differs = |hex: &Hex| {
            crate::board::Direction::ALL.into_iter().any(|d| {
                fresh.road(*hex, d) != view.map.road(*hex, d)
                    || fresh.features(*hex, d) != view.map.features(*hex, d)
            })
        };
        anew.extend(fresh.grid.hexes().filter(differs));
        view.map = fresh;
    }

    /// Zones that have changed.
    fn zones(&mut self, map: &Node, language: Language) {
        let before = self.read[4].take();
        let old = std::mem::take(&mut self.view.zones);
        let now = map.field("zones").and_then(Node::fields).unwrap_or_default();
        self.view.zones = now
            .iter()
            .map(|(id, node)| {
                let unchanged = before.as_ref().and_then(|zones| zones.field(id)) == Some(node);
                let known = old.iter().find(|zone| zone.id == *id).filter(|_| unchanged);
                known
                    .cloned()
                    .unwrap_or_else(|| reading::zone(id, node, &self.view.map.grid, language))
            })
            .collect();
    }
}

fn lists(map: &Node) -> Vec<Option<Node>> {
    LISTS.iter().map(|name| map.field(name).cloned()).collect()
}

fn drawn(document: &Document, map: &Node, language: Language) -> Option<MapView> {
    let MapGeometry { grid, layout } = MapGeometry::of(document.content())?;
    let terrains = reading::terrains(document, language);
    let features = reading::features(document, language);
    let mut ground = HexMap::new(grid.clone(), reading::terrain(map, &grid, &terrains));
    for (hex, level) in grid.hexes().zip(reading::levels(map, &grid)) {
        ground.set_level(hex, level);
    }
    reading::lay(map, &features, &mut ground);
    let places = reading::places(map, &grid, language);
    let hexes = grid.hexes().map(|hex| HexView {
        label: grid.label(hex),
        center: layout.center(&grid, hex),
        terrain: ground.terrain(hex),
        place: places.get(&hex).cloned(),
    });
    let zones = map.field("zones").and_then(Node::fields).unwrap_or_default();
    let appearance = reading::appearance(map, &terrains);
    let view = MapView {
        hexes: hexes.collect(),
        roads: reading::roads(map, &grid, language),
        streams: reading::streams(map, &grid),
        landmarks: reading::landmarks(map, &grid),
        zones: zones.iter().map(|(id, node)| reading::zone(id, node, &grid, language)).collect(),
        terrains,
        features,
        facings: Vec::new(),
        appearance,
        reconstructed: None,
        map: ground,
        layout,
    };
    Some(view)
}
