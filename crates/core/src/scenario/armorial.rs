//! Who bears which arms in a scenario, and which figure is on his counter, and what is wrong with blazons.

use super::arms_data::ArmsData;
use super::arsouf::ArsoufData;
use super::barons::BaronsData;
use super::bmw::BmwData;
use super::{Fault, Scenario};
use crate::heraldry::{self, Arms};
use crate::view::{ArmsView, BoardView, CounterFigure};
use crate::words::Language;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Arms that have been read.
#[derive(Clone, PartialEq, Eq, Debug)]
struct KnownArms {
    arms: Arc<Arms>,
    data: ArmsData,
}

impl KnownArms {
    fn view(&self, language: Language) -> Arc<ArmsView> {
        Arc::new(ArmsView {
            arms: self.arms.clone(),
            blazon: self.data.blazon.clone(),
            source: self.data.source.get(language).to_owned(),
            invented: self.data.invented,
        })
    }
}

/// The arms of the counters and sides of a scenario, and the figures that its author chose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Armorial {
    counters: BTreeMap<String, Arc<KnownArms>>,
    figures: BTreeMap<String, CounterFigure>,
    sides: [Option<Arc<KnownArms>>; 2],
}

impl Armorial {
    /// Reads the arms of a scenario. What cannot be read has none; [`faults`] says so.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Armorial {
        let mut armorial = Armorial::default();
        let side = |k: usize| scenario.sides[k].arms.as_ref().and_then(known);
        armorial.sides = [side(0), side(1)];
        for (id, _, arms) in bearers(scenario) {
            armorial.counters.extend(known(arms).map(|own| (id.to_owned(), own)));
        }
        armorial.figures = figures(scenario);
        armorial
    }

    /// The arms of a side, by its place.
    #[must_use]
    pub fn side(&self, side: usize, language: Language) -> Option<Arc<ArmsView>> {
        self.sides.get(side)?.as_ref().map(|arms| arms.view(language))
    }

    /// A board with the arms and figures of its counters.
    #[must_use]
    pub fn dressed(&self, mut board: BoardView, language: Language) -> BoardView {
        for counter in &mut board.counters {
            counter.arms = self.counters.get(&counter.id).map(|arms| arms.view(language));
            counter.figure = self.figures.get(&counter.id).copied();
        }
        board
    }
}

/// The figures of counters that have another than that of their kind, by id.
fn figures(scenario: &Scenario) -> BTreeMap<String, CounterFigure> {
    let mut found = BTreeMap::new();
    if let Some(data) = scenario.data::<BmwData>() {
        found.extend(data.units.iter().filter_map(|unit| Some((unit.id.clone(), unit.figure?))));
    }
    if let Some(data) = scenario.data::<ArsoufData>() {
        let of = |kind: &str| data.kinds.get(kind)?.figure;
        let pieces = data.pieces.iter();
        found.extend(pieces.filter_map(|piece| Some((piece.id.clone(), of(&piece.kind)?))));
    }
    if let Some(data) = scenario.data::<BaronsData>() {
        found.extend(data.units.iter().filter_map(|unit| Some((unit.id.clone(), unit.figure?))));
    }
    found
}

fn known(data: &ArmsData) -> Option<Arc<KnownArms>> {
    let arms = heraldry::parse(&data.blazon).ok()?;
    Some(Arc::new(KnownArms { arms: Arc::new(arms), data: data.clone() }))
}

/// Whoever bears arms: the counter's id, where the arms stand in the file, and the arms. A counter without arms of its own
/// bears those of its Battle or its kind.
fn bearers(scenario: &Scenario) -> Vec<(&str, String, &ArmsData)> {
    let mut found = Vec::new();
    if let Some(data) = scenario.data::<BmwData>() {
        for (k, unit) in data.units.iter().enumerate() {
            let at = format!("bmw.units[{k}].arms");
            found.extend(unit.arms.iter().map(|arms| (&*unit.id, at.clone(), arms)));
        }
        for (k, marker) in data.markers.iter().enumerate() {
            let at = format!("bmw.markers[{k}].arms");
            found.extend(marker.arms.iter().map(|arms| (&*marker.id, at.clone(), arms)));
        }
        for (k, leader) in data.leaders.iter().enumerate() {
            let at = format!("bmw.leaders[{k}].arms");
            found.extend(leader.arms.iter().map(|arms| (&*leader.id, at.clone(), arms)));
        }
    }
    if let Some(data) = scenario.data::<ArsoufData>() {
        for (k, piece) in data.pieces.iter().enumerate() {
            let of_kind = data.kinds.get(&piece.kind).and_then(|kind| kind.arms.as_ref());
            let (at, arms) = match &piece.arms {
                Some(arms) => (format!("arsouf.pieces[{k}].arms"), Some(arms)),
                None => (format!("arsouf.kinds.{}.arms", piece.kind), of_kind),
            };
            found.extend(arms.map(|arms| (&*piece.id, at, arms)));
        }
    }
    if let Some(data) = scenario.data::<BaronsData>() {
        let of_battle = |id: &str| {
            let place = data.battles.iter().position(|battle| battle.id == id)?;
            let arms = data.battles[place].arms.as_ref()?;
            Some((format!("barons.battles[{place}].arms"), arms))
        };
        for (k, unit) in data.units.iter().enumerate() {
            let own = unit.arms.as_ref().map(|arms| (format!("barons.units[{k}].arms"), arms));
            found.extend(own.or_else(|| of_battle(&unit.battle)).map(|(at, a)| (&*unit.id, at, a)));
        }
        for (k, leader) in data.leaders.iter().enumerate() {
            let own = leader.arms.as_ref().map(|arms| (format!("barons.leaders[{k}].arms"), arms));
            let arms = own.or_else(|| of_battle(&leader.battle));
            found.extend(arms.map(|(at, arms)| (&*leader.id, at, arms)));
        }
    }
    found
}

/// Every place of a scenario where arms stand.
fn places(scenario: &Scenario) -> Vec<(String, &ArmsData)> {
    let mut all: Vec<(String, &ArmsData)> =
        bearers(scenario).into_iter().map(|(_, at, arms)| (at, arms)).collect();
    for (k, side) in scenario.sides.iter().enumerate() {
        all.extend(side.arms.iter().map(|arms| (format!("sides[{k}].arms"), arms)));
    }
    // Arms that nobody bears yet.
    if let Some(data) = scenario.data::<ArsoufData>() {
        let kinds = data.kinds.iter().filter_map(|(id, kind)| Some((id, kind.arms.as_ref()?)));
        all.extend(kinds.map(|(id, arms)| (format!("arsouf.kinds.{id}.arms"), arms)));
    }
    if let Some(data) = scenario.data::<BaronsData>() {
        let battles = data.battles.iter().enumerate();
        let battles = battles.filter_map(|(k, battle)| Some((k, battle.arms.as_ref()?)));
        all.extend(battles.map(|(k, arms)| (format!("barons.battles[{k}].arms"), arms)));
    }
    all.sort_by(|(a, _), (b, _)| a.cmp(b));
    all.dedup_by(|(a, _), (b, _)| a == b);
    all
}

/// What is wrong with the blazons of a scenario, each with its place.
#[must_use]
pub fn faults(scenario: &Scenario) -> Vec<Fault> {
    let fault = |(at, arms): (String, &ArmsData)| {
        let fault = heraldry::parse(&arms.blazon).err()?;
        Some(Fault::new(at, "blazon", fault.what(), fault.todo()))
    };
    places(scenario).into_iter().filter_map(fault).collect()
}
