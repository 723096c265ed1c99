//! From the map of a scenario file to geography and to what a screen draws of it, for every system with a map.

use super::appearance::{Appearance, Edge, MarginTrack};
use super::map_file::MapFile;
use super::provenance::{Provenance, ProvenanceKind};
use super::{Fault, Scenario, Text};
use crate::board::{Grid, GridShape, Hex, HexMap, HexSet, Layout};
use crate::phrase;
use crate::view::{
    AppearanceView, FeatureView, HexView, LandmarkView, MapView, TerrainView, ZoneView,
};
use crate::words::Language;
use crate::words::Phrase;
use std::collections::BTreeMap;

/// As many kinds of hexside features as the map has bits for.
pub const MOST_FEATURES: usize = 8;

/// A named group of hexes.
#[derive(Clone, Debug)]
pub struct Area {
    /// The id in the scenario.
    pub id: String,
    /// The name.
    pub name: Text,
    /// Its hexes, in the order of the file.
    pub hexes: Vec<Hex>,
    /// The same hexes as a set.
    pub set: HexSet,
}

/// The two parts of a scenario that a system with a map needs: its own data, and the map.
///
/// # Errors
/// The part that is missing.
pub fn parts<'a, T>(
    scenario: &'a Scenario,
    data: Option<&'a T>,
    part: &str,
) -> Result<(&'a T, &'a MapFile), Vec<Fault>> {
    let missing = |at: &str| {
        let what = phrase!("fault-a-scenario-of-system", part = part, at = at);
        vec![Fault::new(at, "missing", what, phrase!("fault-add-it-the-schema"))]
    };
    let file = scenario.map.as_ref().ok_or_else(|| missing("map"))?;
    Ok((data.ok_or_else(|| missing(part))?, file))
}

/// Builds the map of a scenario and collects its faults.
pub struct Ground<'a> {
    /// The map as it stands in the file.
    pub file: &'a MapFile,
    /// The number of the rule about the board's spaces.
    pub rule: &'a str,
    /// Where the file names terrain and features, for messages, such as `arsouf`.
    pub part: &'a str,
    /// Terrain ids with their names; the index is the number on the map.
    pub terrain: Vec<(&'a str, &'a Text)>,
    /// Hexside feature ids with their names; likewise.
    pub features: Vec<(&'a str, &'a Text, bool)>,
    /// The optional rulings with their values: some change the terrain.
    pub options: &'a [(String, String)],
    /// What is wrong with it.
    pub faults: Vec<Fault>,
    /// Whether the letters of the map could be read: what they say of a hex is true.
    pub readable: bool,
}

impl Ground<'_> {
    fn fault(&mut self, at: impl Into<String>, name: &str, what: Phrase, todo: Phrase) {
        self.faults.push(Fault::new(at, name, what, todo));
    }

    /// The hex with a printed number, or a fault.
    pub fn hex(&mut self, grid: &Grid, label: &str, at: &str) -> Option<Hex> {
        let found = grid.parse(label);
        if found.is_none() {
            let what = phrase!("fault-there-is-no-hex-on-the-map", id = label);
            let todo = phrase!("fault-write-the-printed-number-column");
            let rule = self.rule;
            self.faults.push(Fault::new(at, "unknown-hex", what, todo).against(rule));
        }
        found
    }

    fn terrain_number(&mut self, id: &str, at: &str) -> Option<u8> {
        let found = self.terrain.iter().position(|(name, _)| *name == id);
        if found.is_none() {
            let todo = phrase!("fault-add-it-to-terrain", part = self.part);
            self.fault(at, "unknown-terrain", phrase!("fault-there-is-no-terrain", id = id), todo);
        }
        found.and_then(|n| u8::try_from(n).ok())
    }

    /// The map. What can't be read of it is filled up with the first terrain, so that everything else can be checked.
    pub fn map(&mut self) -> HexMap {
        let file = self.file;
        let cells = self.cells();
        let grid = Grid::new(GridShape {
            columns: file.columns,
            rows: file.rows,
            orientation: file.orientation,
            stagger: file.shoved,
            numbering: file.numbering,
            first: file.first,
        });
        let mut map = HexMap::new(grid, cells);
        self.elevation(&mut map);
        self.roads(&mut map);
        self.hexsides(&mut map);
        self.variants(&mut map);
        for (edge, id) in &self.file.appearance.beyond {
            let edge = format!("{edge:?}").to_lowercase();
            self.terrain_number(id, &format!("map.appearance.beyond.{edge}"));
        }
        map
    }

    fn cells(&mut self) -> Vec<u8> {
        let file = self.file;
        let (columns, rows) = (usize::from(file.columns), usize::from(file.rows));
        if file.grid.len() != rows {
            let what =
                phrase!("fault-there-are-lines-for", count = file.grid.len(), rows = file.rows);
            self.fault("map.grid", "grid-size", what, phrase!("fault-write-one-line-per"));
            self.readable = false;
        }
        let mut legend: BTreeMap<char, u8> = BTreeMap::new();
        for (&letter, id) in &file.legend {
            let number = self.terrain_number(id, &format!("map.legend.{letter}"));
            legend.insert(letter, number.unwrap_or_default());
        }
        let mut cells = Vec::with_capacity(columns * rows);
        for (row, line) in file.grid.iter().enumerate() {
            let at = format!("map.grid[{row}]");
            let letters = line.chars().count();
            if letters != columns {
                let todo = phrase!("fault-write-letters", columns = file.columns);
                self.fault(
                    &at,
                    "grid-size",
                    phrase!("fault-the-line-has-letters", letters = letters),
                    todo,
                );
                self.readable = false;
            }
            for letter in line.chars() {
                legend.entry(letter).or_insert_with(|| {
                    let what = phrase!("fault-the-letter-is-not", letter = letter);
                    self.faults.push(Fault::new(
                        &at,
                        "unknown-letter",
                        what,
                        phrase!("fault-add-it-to-map-legend"),
                    ));
                    0
                });
                cells.push(legend[&letter]);
            }
            cells.resize((row + 1) * columns, 0);
        }
        cells.resize(columns * rows, 0);
        cells
    }

    fn elevation(&mut self, map: &mut HexMap) {
        let file = self.file;
        if file.elevation.is_empty() {
            return;
        }
        let digits = file.elevation.iter().map(|line| line.chars().collect::<Vec<_>>());
        let fits = |line: &Vec<char>| {
            line.len() == usize::from(file.columns) && line.iter().all(char::is_ascii_digit)
        };
        let lines: Vec<_> = digits.filter(fits).collect();
        if lines.len() != usize::from(file.rows) || lines.len() != file.elevation.len() {
            let what = phrase!("fault-the-elevation-does-not");
            let todo =
                phrase!("fault-write-lines-of-digits", rows = file.rows, columns = file.columns);
            self.fault("map.elevation", "grid-size", what, todo);
            return;
        }
        for (hex, digit) in map.grid.hexes().zip(lines.concat()).collect::<Vec<_>>() {
            let level = digit.to_digit(10).and_then(|d| u8::try_from(d).ok());
            map.set_level(hex, level.unwrap_or_default());
        }
    }

    fn roads(&mut self, map: &mut HexMap) {
        for (i, road) in self.file.roads.iter().enumerate() {
            let at = format!("map.roads[{i}]");
            let hexes: Vec<Hex> =
                road.hexes.iter().filter_map(|l| self.hex(&map.grid, l, &at)).collect();
            for pair in hexes.windows(2) {
                if !map.add_road(pair[0], pair[1]) {
                    let (a, b) = (map.grid.label(pair[0]), map.grid.label(pair[1]));
                    let what = phrase!("fault-and-are-not-neighbours", a = a, b = b);
                    self.fault(&at, "road-gap", what, phrase!("fault-list-every-hex-of"));
                }
            }
        }
    }

    fn hexsides(&mut self, map: &mut HexMap) {
        if self.features.len() > MOST_FEATURES {
            let what = phrase!("fault-there-are-hexside-features", count = self.features.len());
            let at = format!("{}.hexsides", self.part);
            self.fault(at, "too-many-features", what, phrase!("fault-use-at-most-eight"));
        }
        for (i, run) in self.file.hexsides.iter().enumerate() {
            let at = format!("map.hexsides[{i}]");
            let number = self.features.iter().take(MOST_FEATURES);
            let number = number.clone().position(|(id, ..)| *id == run.feature);
            let Some(number) = number.and_then(|n| u8::try_from(n).ok()) else {
                let what = phrase!("fault-there-is-no-hexside", id = run.feature);
                let todo = phrase!("fault-add-it-to-hexsides", part = self.part);
                self.fault(&at, "unknown-feature", what, todo);
                continue;
            };
            for (a, b) in &run.between {
                let ends = (self.hex(&map.grid, a, &at), self.hex(&map.grid, b, &at));
                let (Some(from), Some(to)) = ends else { continue };
                match map.grid.direction(from, to) {
                    Some(d) => map.add_feature(from, d, number),
                    None => {
                        let what = phrase!("fault-and-are-not-neighbours", a = a, b = b);
                        self.fault(&at, "no-hexside", what, phrase!("fault-name-two-hexes-that"));
                    }
                }
            }
        }
    }

    /// Terrain that an optional ruling changes.
    fn variants(&mut self, map: &mut HexMap) {
        for (i, variant) in self.file.variants.iter().enumerate() {
            let at = format!("map.variants[{i}]");
            let known = self.options.iter().find(|(name, _)| *name == variant.option);
            let Some((_, value)) = known else {
                let what = phrase!("fault-there-is-no-option", id = variant.option);
                let todo = phrase!("fault-use-a-name-from-options", part = self.part);
                self.fault(&at, "unknown-option", what, todo);
                continue;
            };
            let chosen = *value == variant.value;
            let terrain = self.terrain_number(&variant.terrain, &at);
            for label in &variant.hexes {
                let hex = self.hex(&map.grid, label, &at);
                if let (Some(hex), Some(terrain), true) = (hex, terrain, chosen) {
                    map.set_terrain(hex, terrain);
                }
            }
        }
    }

    /// The named groups of hexes.
    pub fn areas(&mut self, map: &HexMap) -> Vec<Area> {
        let mut areas = Vec::new();
        for (id, zone) in &self.file.zones {
            let at = format!("map.zones.{id}");
            let mut hexes: Vec<Hex> = Vec::new();
            for (place, label) in zone.hexes.iter().enumerate() {
                let at = format!("{at}.hexes[{place}]");
                let Some(hex) = self.hex(&map.grid, label, &at) else { continue };
                if hexes.contains(&hex) {
                    let what = phrase!("fault-hex-is-in-the", label = label);
                    self.fault(&at, "duplicate-hex", what, phrase!("fault-name-each-hex-once"));
                } else {
                    hexes.push(hex);
                }
            }
            let set = HexSet::new(hexes.iter().copied());
            areas.push(Area { id: id.clone(), name: zone.name.clone(), hexes, set });
        }
        areas
    }

    /// The place of a zone in the list, or a fault.
    pub fn area(&mut self, areas: &[Area], id: &str, at: &str) -> Option<usize> {
        let found = areas.iter().position(|area| area.id == id);
        if found.is_none() {
            let what = phrase!("fault-there-is-no-zone", id = id);
            self.fault(at, "unknown-zone", what, phrase!("fault-add-it-to-map-zones"));
        }
        found
    }

    /// What a screen draws, in a language.
    #[must_use]
    pub fn view(&self, map: &HexMap, areas: &[Area], language: Language) -> MapView {
        let layout = Layout::new(&map.grid);
        let places: BTreeMap<Hex, &str> = self
            .file
            .places
            .iter()
            .filter_map(|place| Some((map.grid.parse(&place.hex)?, place.name.get(language))))
            .collect();
        let hexes = map.grid.hexes().map(|hex| HexView {
            label: map.grid.label(hex),
            center: layout.center(&map.grid, hex),
            terrain: map.terrain(hex),
            place: places.get(&hex).map(|name| (*name).to_owned()),
        });
        let roads = self.file.roads.iter().map(|road| {
            let hexes = road.hexes.iter().filter_map(|l| map.grid.parse(l)).collect();
            (road.name.get(language).to_owned(), hexes)
        });
        let landmarks = self.file.landmarks.iter().filter_map(|landmark| {
            let towards = landmark.towards.as_ref().and_then(|label| map.grid.parse(label));
            Some(LandmarkView { kind: landmark.kind, hex: map.grid.parse(&landmark.hex)?, towards })
        });
        let streams = self.file.streams.iter();
        let streams = streams.map(|s| s.hexes.iter().filter_map(|l| map.grid.parse(l)).collect());
        let terrain = |(id, name): &(&str, &Text)| TerrainView {
            id: (*id).to_owned(),
            name: name.get(language).to_owned(),
        };
        let feature = |(id, name, river): &(&str, &Text, bool)| FeatureView {
            id: (*id).to_owned(),
            name: name.get(language).to_owned(),
            river: *river,
        };
        let zone = |area: &Area| ZoneView {
            id: area.id.clone(),
            name: area.name.get(language).to_owned(),
            hexes: area.hexes.clone(),
        };
        MapView {
            hexes: hexes.collect(),
            terrains: self.terrain.iter().map(terrain).collect(),
            roads: roads.collect(),
            streams: streams.collect(),
            landmarks: landmarks.collect(),
            features: self.features.iter().map(feature).collect(),
            zones: areas.iter().map(zone).collect(),
            facings: Vec::new(),
            appearance: self.appearance(),
            reconstructed: reconstructed(self.file.source.as_ref(), language),
            map: map.clone(),
            layout,
        }
    }

    /// What the map looks like; terrain that is not known is left out.
    fn appearance(&self) -> AppearanceView {
        let Appearance { style, country, season, ref beyond, untilled, ref margin, north } =
            self.file.appearance;
        let number = |edge: &Edge| {
            let id = beyond.get(edge)?;
            let place = self.terrain.iter().position(|(known, _)| known == id)?;
            u8::try_from(place).ok()
        };
        let beyond = Edge::ALL.each_ref().map(number);
        let [turn_track, record_track] =
            [MarginTrack::Turns, MarginTrack::Record].map(|track| margin.contains(&track));
        AppearanceView { style, country, season, beyond, untilled, turn_track, record_track, north }
    }

    /// The faults but those that the scenario waives.
    #[must_use]
    pub fn unwaived(self, scenario: &Scenario) -> Vec<Fault> {
        let waived = |fault: &Fault| fault.waivable && scenario.waives(&fault.name);
        self.faults.into_iter().filter(|fault| !waived(fault)).collect()
    }

    /// Faults of named places, of landmarks and of streams, which have no other effect.
    pub fn check_places(&mut self, map: &HexMap) {
        for (i, place) in self.file.places.iter().enumerate() {
            self.hex(&map.grid, &place.hex, &format!("map.places[{i}].hex"));
        }
        for (i, landmark) in self.file.landmarks.iter().enumerate() {
            let at = format!("map.landmarks[{i}].hex");
            let from = self.hex(&map.grid, &landmark.hex, &at);
            let Some(label) = &landmark.towards else { continue };
            let at = format!("map.landmarks[{i}].towards");
            let Some((from, to)) = from.zip(self.hex(&map.grid, label, &at)) else { continue };
            if map.grid.direction(from, to).is_none() {
                let (a, b) = (&landmark.hex, label);
                let what = phrase!("fault-and-are-not-neighbours", a = a, b = b);
                self.fault(&at, "no-hexside", what, phrase!("fault-name-two-hexes-that"));
            }
        }
        for (i, stream) in self.file.streams.iter().enumerate() {
            for label in &stream.hexes {
                self.hex(&map.grid, label, &format!("map.streams[{i}]"));
            }
        }
    }
}

/// The note of a component that was reconstructed.
#[must_use]
pub fn reconstructed(source: Option<&Provenance>, language: Language) -> Option<String> {
    source
        .filter(|s| s.kind == ProvenanceKind::Reconstructed)
        .map(|s| s.note.get(language).to_owned())
}
