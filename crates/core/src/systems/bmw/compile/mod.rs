//! From the scenario file to a scene: checks everything, reports every fault at once.

mod bounds;
mod pieces;
mod starting_places;
mod terms;

pub use bounds::Numbers;
pub use terms::TermsCompiler;

use super::charts::crt::Crt;
use super::rules;
use super::scene::{Counter, Role, Scene};
use super::special::SpecialRule;
use crate::kernel::{Both, SceneId, Side, UnitId};
use crate::phrase;
use crate::scenario::bmw::BmwData;
use crate::scenario::geography::{Ground, MOST_FEATURES, parts};
use crate::scenario::provenance::{Provenance, ProvenanceKind};
use crate::scenario::{Fault, OptionSet, Scenario, Text, outline};
use crate::words::Language;
use crate::words::Phrase;
use std::sync::Arc;

/// Compiles a scenario: what can be told of it, with every fault but those that the scenario waives.
///
/// # Errors
/// Every fault, if there are such that nothing can be built.
pub fn compile(scenario: &Scenario) -> Result<(Scene, Vec<Fault>), Vec<Fault>> {
    let (data, file) = parts(scenario, scenario.data::<BmwData>(), "bmw")?;
    let options = data.options.entries();
    let ground = Ground {
        file,
        part: "bmw",
        rule: rules::MAP.section,
        terrain: data.terrain.iter().map(|(id, t)| (id.as_str(), &t.name)).collect(),
        features: data.hexsides.iter().map(|(id, h)| (id.as_str(), &h.name, h.river)).collect(),
        options: &options,
        faults: outline::faults(scenario),
        readable: true,
    };
    let mut compiler = Compiler { scenario, data, ground, special: Vec::new() };
    compiler.read_special();
    let scene = compiler.scene();
    let faults = compiler.ground.unwaived(scenario);
    match scene {
        Some(scene) => Ok((scene, faults)),
        None => Err(faults),
    }
}

struct Compiler<'a> {
    scenario: &'a Scenario,
    data: &'a BmwData,
    ground: Ground<'a>,
    /// The special rules that can be read, with their places in the file.
    special: Vec<(String, SpecialRule)>,
}

impl Compiler<'_> {
    fn fault(&mut self, at: impl Into<String>, name: &str, what: Phrase, todo: Phrase) {
        self.ground.faults.push(Fault::new(at, name, what, todo));
    }

    fn scene(&mut self) -> Option<Scene> {
        if self.data.terrain.is_empty() {
            let what = phrase!("fault-the-map-has-no");
            self.fault("bmw.terrain", "missing", what, phrase!("fault-add-one-terrain-or"));
            return None;
        }
        let terrain: Vec<_> =
            self.data.terrain.iter().map(|(id, effects)| (id.clone(), effects.clone())).collect();
        let map = self.ground.map();
        let zones = self.ground.areas(&map);
        self.numbers();
        let counters = self.counters(&map);
        let crt = match Crt::new(&self.data.crt) {
            Ok(crt) => Some(crt),
            Err(what) => {
                let todo = phrase!("fault-columns-run-from-1");
                self.ground.faults.push(Fault::new("bmw.crt", "crt", what, todo).against("7.2"));
                None
            }
        };
        let armies = self.armies();
        let special = self.terms(&zones);
        let setup = self.setup(&zones);
        let first = self.side(&self.data.sequence.first.clone(), "bmw.sequence.first");
        let by_side = |want: fn(&Counter) -> bool| {
            Both::from_fn(|side| {
                let list = counters.iter().enumerate();
                list.filter(|(_, c)| c.side == side && want(c)).map(|(i, _)| unit_id(i)).collect()
            })
        };
        let units = by_side(Counter::is_unit);
        let leaders = by_side(Counter::is_leader);
        let markers = by_side(|c| matches!(c.role, Role::Camp | Role::Trebuchet));
        self.ground.check_places(&map);
        let views = Language::all().map(|l| Arc::new(self.ground.view(&map, &zones, l))).collect();
        let features = self.data.hexsides.values().take(MOST_FEATURES).map(|f| {
            let runs = !f.river
                || self.data.options.river_model == crate::scenario::options::RiverModel::Hexside;
            if runs { (f.cost, f.halves) } else { (Some(0), false) }
        });
        let mut land = vec![0; map.grid.spreading().words()];
        for hex in map.grid.hexes() {
            let dry = !terrain[usize::from(map.terrain(hex))].1.sea;
            land[hex.index() / 64] |= u64::from(dry) << (hex.index() % 64);
        }
        let mut scene = Scene {
            id: SceneId::fresh(),
            title: self.scenario.title.clone(),
            land,
            features: features.collect(),
            map,
            views,
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
        self.zones_apart(&scene);
        Some(scene)
    }

    fn side(&mut self, id: &str, at: &str) -> Option<Side> {
        let found = self.scenario.sides.iter().position(|s| s.id == id);
        if found.is_none() {
            let known: Vec<&str> = self.scenario.sides.iter().map(|s| s.id.as_str()).collect();
            let todo = phrase!("fault-use-one-of", list = known.join(", "));
            self.fault(at, "unknown-side", phrase!("fault-there-is-no-side", id = id), todo);
        }
        found.map(|i| Side::ALL[i])
    }
}

fn unit_id(index: usize) -> UnitId {
    UnitId(u16::try_from(index).expect("at most 2,000 counters"))
}

fn reconstructed(source: Option<&Provenance>) -> Option<Text> {
    source.filter(|s| s.kind == ProvenanceKind::Reconstructed).map(|s| s.note.clone())
}
