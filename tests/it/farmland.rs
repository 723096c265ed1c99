//! Fields, orchards and vineyards: where they lie, and where they don't.

use super::cartography::maps;
use gonfalon::board::Hex;
use gonfalon::cartography::farmland::{Crop, Parcel};
use gonfalon::cartography::{Cover, Groundwork};
use gonfalon::drawing::clipping::{area, bounds, clipped, holds};
use gonfalon::drawing::{Point, point};
use gonfalon::scenario::landmarks::LandmarkKind;
use gonfalon::view::{LandmarkView, MapView};
use std::collections::BTreeSet;

fn hex_at(map: &MapView, at: Point) -> Option<Hex> {
    let (q, r) = map.layout.axial_at(at.x, at.y);
    map.map.grid.at_axial(q, r)
}

/// The area of an outline.
fn size(outline: &[Point]) -> f32 {
    area(outline).abs() / 2.0
}

/// Towns have fields around them, on open land, off roads and water; none lies on another.
#[test]
fn fields_lie_on_open_land_beside_roads_and_each_other() {
    let mut tilled = BTreeSet::new();
    for (id, map) in maps() {
        let groundwork = Groundwork::of(&map);
        let parcels = &groundwork.farmland.parcels;
        if parcels.iter().any(|parcel| size(&parcel.outline) > 0.3) {
            tilled.insert(id.clone());
        }
        let courses = &groundwork.watercourses;
        let lines = groundwork.roads.iter().chain(&courses.rivers).chain(&courses.streams);
        let ways: Vec<Point> = lines.flatten().copied().collect();
        for (number, parcel) in parcels.iter().enumerate() {
            assert!(holds(&parcel.outline, parcel.at, 0.0), "{id}");
            for at in &parcel.outline {
                let hex = hex_at(&map, *at).expect("on the map");
                assert_eq!(
                    groundwork.beds.cover(hex),
                    Some(Cover::Open),
                    "{id} {}",
                    map.label(hex)
                );
            }
            let on = ways.iter().find(|way| holds(&parcel.outline, **way, 0.1));
            assert_eq!(on, None, "{id}: {:?}", parcel.at);
            let own = bounds(&parcel.outline);
            for other in parcels[..number].iter().filter(|o| bounds(&o.outline).meets(&own)) {
                let shared = size(&clipped(&parcel.outline, &other.outline));
                assert!(shared < 1e-4, "{id}: {:?} {:?}", parcel.at, other.at);
            }
        }
    }
    for id in ["acre", "lewes", "evesham", "bmw-lewes"] {
        assert!(tilled.contains(id), "{id}: {tilled:?}");
    }
}

fn with(map: &MapView, kind: LandmarkKind, hex: Hex) -> Vec<Parcel> {
    let mut map = map.clone();
    map.landmarks = vec![LandmarkView { kind, hex, towards: None }];
    Groundwork::of(&map).farmland.parcels
}

/// An author's field lies in its hex, with what he wants on it; without towns' own fields there is nothing else.
#[test]
fn authors_have_the_crops_they_want() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "acre").expect("it is built in");
    let mut map = (*map).clone();
    map.landmarks.clear();
    map.appearance.untilled = true;
    assert_eq!(Groundwork::of(&map).farmland.parcels, []);
    let hex = map.hex("1410").expect("it is on the map");
    let kinds = [
        (LandmarkKind::Fields, Crop::Strips),
        (LandmarkKind::Orchard, Crop::Orchard),
        (LandmarkKind::Vineyard, Crop::Vineyard),
    ];
    for (kind, crop) in kinds {
        let parcels = with(&map, kind, hex);
        assert!(parcels.len() >= 2, "{kind:?}: {}", parcels.len());
        for parcel in parcels {
            assert_eq!((hex_at(&map, parcel.at), parcel.crop), (Some(hex), crop));
            let (x, y) = map.hexes[hex.index()].center;
            assert!(parcel.outline.iter().all(|at| (*at - point(x, y)).length() < 2.0));
        }
    }
    // Water can't be tilled.
    let sea = map.hex("0120").expect("it is on the map");
    assert_eq!(with(&map, LandmarkKind::Fields, sea), []);
}

/// Around a hamlet that an author sets there are fields, unless he wants none.
#[test]
fn hamlets_have_fields() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "first-clash").expect("it is built in");
    let mut map = (*map).clone();
    let hex = map.map.grid.hexes().nth(map.hexes.len() / 2).expect("it has hexes");
    map.appearance.untilled = false;
    assert!(!with(&map, LandmarkKind::Hamlet, hex).is_empty());
    map.appearance.untilled = true;
    assert_eq!(with(&map, LandmarkKind::Hamlet, hex), []);
}
