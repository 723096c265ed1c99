//! From the scenario file to a scene: checks everything, reports every fault at once.

use super::charts::crt::Crt;
use super::rules;
use super::scene::{
    Army, Class, Counter, FaceValues, Role, Scene, SetupPlan, Zone, cost_table,
};
use super::special::{Fortress, Line, Sortie, Special, Withdrawal};
use crate::board::{Grid, GridShape, Hex, HexMap, HexSet, Layout};
use crate::kernel::{Both, Side, UnitId};
use crate::scenario::bmw::{
    BmwData, Dot, FaceData, MarkerKind, MoraleData, UnitData, UnitKind,
};
use crate::scenario::map_file::MapFile;
use crate::scenario::model::{Provenance, ProvenanceKind};
use crate::scenario::special::SpecialRule;
use crate::scenario::{Fault, Scenario};
use crate::view::{HexView, MapView, TerrainView, ZoneView};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// As many kinds of hexside features as the map has bits for.
const MOST_FEATURES: usize = 8;

/// Compiles a scenario.
///
/// # Errors
/// Every fault, but those that the scenario waives.
pub fn compile(scenario: &Scenario) -> Result<Scene, Vec<Fault>> {
    let (Some(data), Some(file)) = (&scenario.bmw, &scenario.map) else {
        let at = if scenario.map.is_none() { "map" } else { "bmw" };
        return Err(vec![Fault::new(
            at,
            "missing",
            format!("a scenario of system bmw needs \"{at}\""),
            "Add it; the schema says what it holds.",
        )]);
    };
    let mut compiler = Compiler { scenario, data, file, faults: Vec::new() };
    let scene = compiler.scene();
    let faults: Vec<Fault> = compiler
        .faults
        .into_iter()
        .filter(|fault| !(fault.waivable && scenario.waive.contains(&fault.name)))
        .collect();
    match scene {
        Some(scene) if faults.is_empty() => Ok(scene),
        _ => Err(faults),
    }
}

struct Compiler<'a> {
    scenario: &'a Scenario,
    data: &'a BmwData,
    file: &'a MapFile,
    faults: Vec<Fault>,
}

impl Compiler<'_> {
    fn fault(&mut self, at: impl Into<String>, name: &str, what: String, todo: &str) {
        self.faults.push(Fault::new(at, name, what, todo));
    }

    fn scene(&mut self) -> Option<Scene> {
        let terrain: Vec<_> =
            self.data.terrain.iter().map(|(id, effects)| (id.clone(), effects.clone())).collect();
        let map = self.map(&terrain)?;
        let zones = self.zones(&map);
        let counters = self.counters(&map);
        let crt = match Crt::new(&self.data.crt) {
            Ok(crt) => Some(crt),
            Err(what) => {
                let todo = "Columns run from 1-n over 1-1 to n-1 without gaps.";
                self.faults.push(Fault::new("bmw.crt", "crt", what, todo).against("7.2"));
                None
            }
        };
        let armies = self.armies();
        let special = self.special(&zones);
        let setup = self.setup(&zones);
        let first = self.side(&self.data.sequence.first.clone(), "bmw.sequence.first");
        if self.data.sequence.turns == 0 {
            self.fault("bmw.sequence.turns", "turns", "there are no turns".into(), "Use 1 or more.");
        }
        let by_side = |want: fn(&Counter) -> bool| {
            Both::from_fn(|side| {
                let list = counters.iter().enumerate();
                list.filter(|(_, c)| c.side == side && want(c)).map(|(i, _)| unit_id(i)).collect()
            })
        };
        let units = by_side(Counter::is_unit);
        let leaders = by_side(Counter::is_leader);
        let markers = by_side(|c| matches!(c.role, Role::Camp | Role::Trebuchet));
        let view = Arc::new(self.view(&map, &terrain, &zones));
        let features =
            self.data.hexsides.values().take(MOST_FEATURES).map(|f| {
                let runs = !f.river || self.data.options.river_model == crate::scenario::options::RiverModel::Hexside;
                if runs { (f.cost, f.halves) } else { (Some(0), false) }
            });
        let mut scene = Scene {
            title: self.scenario.title.get().to_owned(),
            features: features.collect(),
            map,
            view,
            terrain,
            counters,
            units,
            leaders,
            markers,
            armies,
            crt: crt?,
            options: self.data.options,
            special,
            zones,
            setup,
            first: first?,
            turns: self.data.sequence.turns,
            costs: Vec::new(),
            least: Vec::new(),
            road_cost: self.data.road_cost,
        };
        scene.fill_costs();
        self.standing(&scene);
        Some(scene)
    }

    /// Counters stand where they may: one unit in a hex, on terrain open to them.
    fn standing(&mut self, scene: &Scene) {
        let mut taken: BTreeMap<Hex, &str> = BTreeMap::new();
        for counter in scene.counters.iter().filter(|c| c.is_unit()) {
            let Some(hex) = counter.setup else { continue };
            let label = scene.map.grid.label(hex);
            if let Some(other) = taken.insert(hex, &counter.id) {
                self.faults.push(
                    Fault::new(
                        format!("bmw.units.{}", counter.id),
                        "overstacked",
                        format!("{} and {other} both start in {label}", counter.id),
                        "Give each unit a hex of its own.",
                    )
                    .against("4.3"),
                );
            }
            let barred = scene.terrain_cost(counter.front.class, hex).is_none();
            if barred {
                self.faults.push(
                    Fault::new(
                        format!("bmw.units.{}", counter.id),
                        "prohibited-terrain",
                        format!("{} starts in {label}, which it may not enter", counter.id),
                        "Start it elsewhere.",
                    )
                    .against("4.2")
                    .waivable(),
                );
            }
        }
    }

    fn side(&mut self, id: &str, at: &str) -> Option<Side> {
        let found = self.scenario.sides.iter().position(|s| s.id == id);
        if found.is_none() {
            let known: Vec<&str> = self.scenario.sides.iter().map(|s| s.id.as_str()).collect();
            let todo = format!("Use one of {}.", known.join(", "));
            self.fault(at, "unknown-side", format!("there is no side \"{id}\""), &todo);
        }
        found.map(|i| Side::ALL[i])
    }

    fn hex(&mut self, grid: &Grid, label: &str, at: &str) -> Option<Hex> {
        let hex = grid.parse(label);
        if hex.is_none() {
            let what = format!("there is no hex \"{label}\" on the map");
            let todo = "Write the printed number, column and row with two digits each.";
            self.faults.push(Fault::new(at, "unknown-hex", what, todo).against("2.1"));
        }
        hex
    }

    fn map(&mut self, terrain: &[(String, crate::scenario::bmw::TerrainEffects)]) -> Option<HexMap> {
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
                if !legend.contains_key(&letter) {
                    let what = format!("the letter '{letter}' is not in the legend");
                    self.fault(&at, "unknown-letter", what, "Add it to map.legend.");
                    legend.insert(letter, 0);
                }
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

    fn roads(&mut self, map: &mut HexMap) {
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

    fn hexsides(&mut self, map: &mut HexMap) {
        if self.data.hexsides.len() > MOST_FEATURES {
            let what = format!("there are {} hexside features", self.data.hexsides.len());
            self.fault("bmw.hexsides", "too-many-features", what, "Use at most eight.");
        }
        for (i, run) in self.file.hexsides.iter().enumerate() {
            let at = format!("map.hexsides[{i}]");
            let number = self.data.hexsides.keys().position(|id| *id == run.feature);
            let Some(number) = number.and_then(|n| u8::try_from(n).ok()).filter(|&n| usize::from(n) < MOST_FEATURES) else {
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

    fn zones(&mut self, map: &HexMap) -> Vec<Zone> {
        let mut zones = Vec::new();
        for (id, zone) in &self.file.zones {
            let at = format!("map.zones.{id}");
            let hexes: Vec<_> =
                zone.hexes.iter().filter_map(|l| self.hex(&map.grid, l, &at)).collect();
            zones.push(Zone {
                id: id.clone(),
                name: zone.name.get().to_owned(),
                set: HexSet::new(hexes.iter().copied()),
                hexes,
            });
        }
        zones
    }

    fn counters(&mut self, map: &HexMap) -> Vec<Counter> {
        let data = self.data;
        let mut counters = Vec::new();
        let mut ids: BTreeSet<&str> = BTreeSet::new();
        for (i, unit) in data.units.iter().enumerate() {
            let at = format!("bmw.units[{i}]");
            self.id(&mut ids, &unit.id, &at);
            let Some(side) = self.side(&unit.side, &format!("{at}.side")) else { continue };
            let setup = unit.setup.as_ref();
            let setup =
                setup.and_then(|l| self.hex(&map.grid, l, &format!("{at}.setup")));
            let (kind, front, back) = self.values(unit, &at);
            counters.push(Counter {
                id: unit.id.clone(),
                name: unit.name.get().to_owned(),
                side,
                role: Role::Unit(kind),
                front: face(side, kind, &front, true),
                back: face(side, kind, &back, false),
                setup,
                reconstructed: reconstructed(unit.source.as_ref()),
            });
        }
        for (i, leader) in data.leaders.iter().enumerate() {
            let at = format!("bmw.leaders[{i}]");
            self.id(&mut ids, &leader.id, &at);
            let Some(side) = self.side(&leader.side, &format!("{at}.side")) else { continue };
            let setup = leader.setup.as_ref();
            let setup =
                setup.and_then(|l| self.hex(&map.grid, l, &format!("{at}.setup")));
            let values = FaceValues {
                strength: leader.value,
                ma: leader.ma,
                archery: None,
                dot: Dot::None,
                class: Class::Leader,
                costs: cost_table(side, Class::Leader, false),
            };
            counters.push(Counter {
                id: leader.id.clone(),
                name: leader.name.get().to_owned(),
                side,
                role: Role::Leader { vp: leader.vp },
                front: values.clone(),
                back: values,
                setup,
                reconstructed: None,
            });
        }
        for (i, marker) in data.markers.iter().enumerate() {
            let at = format!("bmw.markers[{i}]");
            self.id(&mut ids, &marker.id, &at);
            let Some(side) = self.side(&marker.side, &format!("{at}.side")) else { continue };
            let setup = self.hex(&map.grid, &marker.setup, &format!("{at}.setup"));
            let values = FaceValues {
                strength: 0,
                ma: 0,
                archery: None,
                dot: Dot::None,
                class: Class::Train,
                costs: cost_table(side, Class::Train, false),
            };
            counters.push(Counter {
                id: marker.id.clone(),
                name: marker.name.get().to_owned(),
                side,
                role: match marker.kind {
                    MarkerKind::Camp => Role::Camp,
                    MarkerKind::Trebuchet => Role::Trebuchet,
                },
                front: values.clone(),
                back: values,
                setup,
                reconstructed: None,
            });
        }
        counters
    }

    /// A counter's id: not empty, and its own.
    fn id<'a>(&mut self, ids: &mut BTreeSet<&'a str>, id: &'a str, at: &str) {
        if id.is_empty() {
            self.fault(at, "id", "the id is empty".into(), "Give it a short word.");
        }
        if !ids.insert(id) {
            let what = format!("the id \"{id}\" is used twice");
            self.fault(at, "duplicate-id", what, "Give every counter an id of its own.");
        }
    }

    fn values(&mut self, unit: &UnitData, at: &str) -> (UnitKind, FaceData, FaceData) {
        if let Some(variant) = &unit.variant {
            match self.data.options.get(&variant.option) {
                Some(value) if value == variant.value => {
                    return (variant.kind, variant.front, variant.back);
                }
                Some(_) => {}
                None => {
                    let what = format!("there is no option \"{}\"", variant.option);
                    let at = format!("{at}.variant.option");
                    self.fault(at, "unknown-option", what, "Use a name from bmw.options.");
                }
            }
        }
        for (name, face) in [("front", &unit.front), ("back", &unit.back)] {
            if face.archery.is_some_and(|(factor, range)| factor > 6 || range == 0) {
                self.fault(
                    format!("{at}.{name}.archery"),
                    "archery",
                    "an archery factor is 0 to 6, a range at least 1".into(),
                    "Write [factor, range].",
                );
            }
        }
        (unit.kind, unit.front, unit.back)
    }

    fn armies(&mut self) -> Both<Army> {
        for i in 0..2 {
            self.morale(self.data.morale[i], &format!("bmw.morale[{i}]"));
        }
        if self.scenario.sides[0].id == self.scenario.sides[1].id {
            let what = "both sides have the same id".to_owned();
            self.fault("sides", "duplicate-id", what, "Give each side an id of its own.");
        }
        Both::from_fn(|side| {
            let (file, morale) =
                (&self.scenario.sides[side as usize], self.data.morale[side as usize]);
            Army { id: file.id.clone(), name: file.name.get().to_owned(), morale }
        })
    }

    fn morale(&mut self, morale: MoraleData, at: &str) {
        if morale.demoralized > morale.disintegrates {
            let what = "the army would disintegrate before it is demoralized".to_owned();
            let todo = "Make \"disintegrates\" the larger number.";
            self.faults.push(Fault::new(at, "morale", what, todo).against("11.4"));
        }
        if morale.rally.is_some_and(|(low, high)| low < 1 || high > 6 || low > high) {
            let what = "rally takes faces of one die".to_owned();
            let todo = "Write [lowest, highest] within 1 to 6, or null.";
            self.faults.push(Fault::new(format!("{at}.rally"), "rally", what, todo).against("11.2"));
        }
    }

    fn zone(&mut self, zones: &[Zone], id: &str, at: &str) -> Option<usize> {
        let found = zones.iter().position(|z| z.id == id);
        if found.is_none() {
            let what = format!("there is no zone \"{id}\"");
            self.fault(at, "unknown-zone", what, "Add it to map.zones.");
        }
        found
    }

    fn special(&mut self, zones: &[Zone]) -> Special {
        let mut special = Special::default();
        for (i, rule) in self.data.special.iter().enumerate() {
            let at = format!("bmw.special[{i}]");
            match rule {
                SpecialRule::KarrWaFarr { side, minus } => {
                    special.karr_wa_farr = self.side(side, &at).map(|side| (side, *minus));
                }
                SpecialRule::CampsAndPlunder { vp, scatters_on } => {
                    special.camps = Some((*vp, *scatters_on));
                }
                SpecialRule::Trebuchets { vp } => special.trebuchets = Some(*vp),
                SpecialRule::Fortress { zone, barred } => {
                    let parts = (self.zone(zones, zone, &at), self.side(barred, &at));
                    if let (Some(zone), Some(barred)) = parts {
                        special.fortress = Some(Fortress { walls: zones[zone].set.clone(), barred });
                    }
                }
                SpecialRule::Sortie { side, zone, stage } => {
                    let parts = (self.zone(zones, zone, &at), self.side(side, &at));
                    if let (Some(zone), Some(side)) = parts {
                        let walls = zones[zone].hexes.clone();
                        special.sortie = Some(Sortie { side, walls, stage: *stage });
                    }
                }
                SpecialRule::StrategicWithdrawal {
                    side,
                    bonus,
                    morale,
                    deploy,
                    overflow,
                    closed,
                    open_camps,
                } => {
                    self.morale(*morale, &format!("{at}.morale"));
                    let side = self.side(side, &at);
                    let ids = [deploy, overflow, closed, open_camps];
                    let found = ids.map(|id| self.zone(zones, id, &at));
                    if let (Some(side), [Some(deploy), Some(overflow), Some(closed), Some(camps)]) =
                        (side, found)
                    {
                        special.withdrawal = Some(Withdrawal {
                            side,
                            bonus: *bonus,
                            morale: *morale,
                            deploy,
                            overflow,
                            closed: zones[closed].set.clone(),
                            open_camps: zones[camps].set.clone(),
                        });
                    }
                }
                SpecialRule::Line { side, from, to } => {
                    let side = self.side(side, &at);
                    let ends = (self.zone(zones, from, &at), self.zone(zones, to, &at));
                    if let (Some(side), (Some(from), Some(to))) = (side, ends) {
                        let (from, to) = (zones[from].set.clone(), zones[to].set.clone());
                        special.line = Some(Line { side, from, to });
                    }
                }
            }
        }
        special
    }

    fn setup(&mut self, zones: &[Zone]) -> Vec<SetupPlan> {
        let mut plans = Vec::new();
        for (i, plan) in self.data.setup.iter().enumerate() {
            let at = format!("bmw.setup[{i}]");
            let Some(side) = self.side(&plan.side, &format!("{at}.side")) else { continue };
            let rule = rules::find(&plan.rule);
            if rule.is_none() {
                let what = format!("there is no rule {}", plan.rule);
                self.fault(format!("{at}.rule"), "unknown-rule", what, "Use 14.2 or 14.3.");
            }
            let mut groups = Vec::new();
            for (j, group) in plan.groups.iter().enumerate() {
                if let Some((option, value)) = &group.when {
                    match self.data.options.get(option) {
                        Some(now) if now != *value => continue,
                        Some(_) => {}
                        None => {
                            let what = format!("there is no option \"{option}\"");
                            let at = format!("{at}.groups[{j}].when");
                            self.fault(at, "unknown-option", what, "Use a name from bmw.options.");
                        }
                    }
                }
                let at = format!("{at}.groups[{j}].zone");
                if let Some(zone) = self.zone(zones, &group.zone, &at) {
                    groups.push((zone, group.clone()));
                }
            }
            let trebuchets = plan.trebuchets.as_ref();
            let trebuchets =
                trebuchets.and_then(|id| self.zone(zones, id, &format!("{at}.trebuchets")));
            if let Some(rule) = rule {
                plans.push(SetupPlan { side, rule, groups, trebuchets });
            }
        }
        plans
    }

    fn view(
        &mut self,
        map: &HexMap,
        terrain: &[(String, crate::scenario::bmw::TerrainEffects)],
        zones: &[Zone],
    ) -> MapView {
        let layout = Layout::new(&map.grid);
        let mut places = BTreeMap::new();
        for (i, place) in self.file.places.iter().enumerate() {
            if let Some(hex) = self.hex(&map.grid, &place.hex, &format!("map.places[{i}].hex")) {
                places.insert(hex, place.name.get().to_owned());
            }
        }
        let hexes = map.grid.hexes().map(|hex| HexView {
            label: map.grid.label(hex),
            center: layout.center(&map.grid, hex),
            terrain: map.terrain(hex),
            place: places.get(&hex).cloned(),
        });
        let roads = self.file.roads.iter().map(|road| {
            let hexes = road.hexes.iter().filter_map(|l| map.grid.parse(l)).collect();
            (road.name.get().to_owned(), hexes)
        });
        MapView {
            hexes: hexes.collect(),
            terrains: terrain
                .iter()
                .map(|(id, effects)| TerrainView {
                    id: id.clone(),
                    name: effects.name.get().to_owned(),
                })
                .collect(),
            roads: roads.collect(),
            features: self.data.hexsides.values().map(|f| f.name.get().to_owned()).collect(),
            zones: zones
                .iter()
                .map(|z| ZoneView { id: z.id.clone(), name: z.name.clone(), hexes: z.hexes.clone() })
                .collect(),
            reconstructed: reconstructed(self.file.source.as_ref()),
            map: map.clone(),
            layout,
        }
    }
}

fn unit_id(index: usize) -> UnitId {
    UnitId(u16::try_from(index).expect("at most 2,000 counters"))
}

fn face(side: Side, kind: UnitKind, data: &FaceData, front: bool) -> FaceValues {
    let class = match kind {
        UnitKind::Infantry | UnitKind::LightInfantry | UnitKind::Garrison => Class::Foot,
        UnitKind::Dismounted if front => Class::Foot,
        UnitKind::Train => Class::Train,
        UnitKind::HeavyCavalry
        | UnitKind::Cavalry
        | UnitKind::LightCavalry
        | UnitKind::HorseArchers
        | UnitKind::Dismounted => Class::Horse,
    };
    FaceValues {
        strength: data.strength,
        ma: data.ma,
        archery: data.archery,
        dot: data.dot,
        class,
        costs: cost_table(side, class, kind == UnitKind::Garrison),
    }
}

fn reconstructed(source: Option<&Provenance>) -> Option<String> {
    source
        .filter(|s| s.kind == ProvenanceKind::Reconstructed)
        .map(|s| s.note.get().to_owned())
}
