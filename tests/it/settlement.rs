//! Towns, castles, houses of monks, camps, and what authors put on maps for their look.

use gonfalon::board::Hex;
use gonfalon::cartography::Groundwork;
use gonfalon::cartography::settlement::{Building, BuildingKind, Footprint, Settlements};
use gonfalon::drawing::Point;
use gonfalon::drawing::ground::Ground;
use gonfalon::drawing::ground::castles::castles;
use gonfalon::scenario::appearance::Country;
use gonfalon::scenario::landmarks::{Landmark, LandmarkKind};
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::view::MapView;
use std::collections::BTreeMap;
use std::sync::Arc;

fn map(scenario: Scenario) -> Option<Arc<MapView>> {
    gonfalon::session::new(scenario, 1).ok()?.map()
}

/// The maps of all battles that have one, without landmarks.
fn maps() -> Vec<(String, Arc<MapView>)> {
    let bare = |mut scenario: Scenario| {
        scenario.map.as_mut()?.landmarks.clear();
        Some((scenario.id.clone(), map(scenario)?))
    };
    let maps: Vec<_> = catalogue::built_in().into_iter().filter_map(bare).collect();
    assert!(maps.len() >= 10);
    maps
}

fn ground(map: &MapView, hex: Hex) -> Ground {
    Ground::all(map)[usize::from(map.hexes[hex.index()].terrain)]
}

fn hex_at(map: &MapView, at: Point) -> Option<Hex> {
    let (q, r) = map.layout.axial_at(at.x, at.y);
    map.map.grid.at_axial(q, r)
}

/// How many buildings of a kind stand in each hex.
fn counts(map: &MapView, built: &Settlements, is: fn(BuildingKind) -> bool) -> BTreeMap<Hex, u32> {
    let mut counts = BTreeMap::new();
    for building in built.buildings.iter().filter(|building| is(building.kind)) {
        let hex = hex_at(map, building.print.at).expect("all stand on the map");
        *counts.entry(hex).or_default() += 1;
    }
    counts
}

/// Each hex of a town has houses, each of a camp has tents, and nothing else has.
#[test]
fn houses_stand_in_towns_and_tents_in_camps() {
    for (id, map) in maps() {
        let built = Groundwork::of(&map).settlements;
        let castles = castles(&map);
        let houses = counts(&map, &built, |kind| matches!(kind, BuildingKind::House(_)));
        let tents = counts(&map, &built, |kind| matches!(kind, BuildingKind::Tent(_)));
        for hex in map.map.grid.hexes() {
            let ground = ground(&map, hex);
            let is_town = matches!(ground, Ground::Town | Ground::Street | Ground::Fortress);
            let (houses, tents) = (houses.get(&hex).copied(), tents.get(&hex).copied());
            let label = map.label(hex);
            if is_town && !castles.contains(hex) {
                assert!(houses >= Some(3), "{id} {label}: {houses:?} houses");
            } else if !is_town && ground != Ground::Priory {
                assert_eq!(houses, None, "{id} {label}");
            }
            if ground == Ground::Camp {
                assert!(tents >= Some(5), "{id} {label}: {tents:?} tents");
            } else {
                assert_eq!(tents, None, "{id} {label}");
            }
        }
    }
}

/// Nothing is built on a road, on a lane, or twice in one place.
#[test]
fn nothing_is_built_twice_in_one_place() {
    for (id, map) in maps() {
        let groundwork = Groundwork::of(&map);
        let built = &groundwork.settlements;
        let prints: Vec<Footprint> =
            built.buildings.iter().map(|building| building.print).collect();
        for (k, one) in prints.iter().enumerate() {
            let twice = prints[..k].iter().find(|other| other.meets(one));
            assert_eq!(twice, None, "{id}: {one:?}");
        }
        let castles = castles(&map);
        let towns = prints
            .iter()
            .filter(|print| hex_at(&map, print.at).is_some_and(|hex| !castles.contains(hex)));
        let streets: Vec<Point> =
            groundwork.roads.iter().chain(&built.lanes).flatten().copied().collect();
        for print in towns {
            let blocked = streets.iter().find(|at| print.covers(**at));
            assert_eq!(blocked, None, "{id}: {print:?}");
        }
    }
}

/// Churches stand in Sussex, mosques in the Levant; a priory has its church and its cloister, a castle its keep.
#[test]
fn great_buildings_are_those_of_the_country() {
    let of = |id: &str| {
        let found = maps().into_iter().find(|(own, _)| own == id);
        let (_, map) = found.expect("it is built in");
        let built = Groundwork::of(&map).settlements;
        let count = |kind: BuildingKind| {
            built.buildings.iter().filter(|building| building.kind == kind).count()
        };
        let kinds = [
            BuildingKind::Church,
            BuildingKind::Mosque,
            BuildingKind::Cloister,
            BuildingKind::Keep,
        ];
        (map.appearance.country, kinds.map(count))
    };
    assert_eq!(of("acre"), (Country::Levant, [0, 1, 0, 0]));
    assert_eq!(of("lewes"), (Country::Downland, [2, 0, 1, 1]));
}

/// Each kind of landmark is drawn where it was put, and changes nothing else.
#[test]
fn landmarks_stand_where_they_were_put() {
    let bare = catalogue::built_in().into_iter().find(|scenario| scenario.id == "first-clash");
    let mut bare = bare.expect("it is built in");
    bare.map.as_mut().expect("it has a map").landmarks.clear();
    let plain = map(bare.clone()).expect("it has a map");
    let before = Groundwork::of(&plain).settlements;
    let (hex, beside) = (plain.hex("0505").expect("a hex"), "0506");
    let kinds = [
        LandmarkKind::Church,
        LandmarkKind::Mosque,
        LandmarkKind::Tower,
        LandmarkKind::Mill,
        LandmarkKind::Hamlet,
        LandmarkKind::Tents,
        LandmarkKind::Mole,
        LandmarkKind::Ships,
    ];
    for kind in kinds {
        for towards in [None, Some(beside.to_owned())] {
            let mut scenario = bare.clone();
            let landmark = Landmark { kind, hex: "0505".to_owned(), towards: towards.clone() };
            scenario.map.as_mut().expect("it has a map").landmarks.push(landmark);
            let port = gonfalon::session::new(scenario, 1).expect("it is sound");
            let with = port.map().expect("it has a map");
            let built = Groundwork::of(&with).settlements;
            assert!(built.buildings.ends_with(&before.buildings), "{kind:?}");
            let count = built.buildings.len() - before.buildings.len();
            let own: Vec<Building> = built.buildings[..count].to_vec();
            assert_eq!(own.is_empty(), kind == LandmarkKind::Mole);
            assert_eq!(built.moles.len(), usize::from(kind == LandmarkKind::Mole));
            if towards.is_none() {
                assert!(own.iter().all(|b| hex_at(&with, b.print.at) == Some(hex)), "{kind:?}");
            }
        }
    }
}
