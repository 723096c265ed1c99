//! The names on maps.

use gonfalon::cartography::Lettering;
use gonfalon::drawing::ground::{Land, Style};
use gonfalon::drawing::typeface::typeface;
use gonfalon::drawing::{Area, Face, Point, Shape, palette, point};
use gonfalon::scenario::catalogue;
use gonfalon::view::MapView;
use std::sync::Arc;

fn maps() -> Vec<(String, Arc<MapView>)> {
    let map = |scenario: gonfalon::scenario::Scenario| {
        let id = scenario.id.clone();
        let port = gonfalon::session::new(scenario, 1).ok()?;
        Some((id, port.map()?))
    };
    let maps: Vec<_> = catalogue::built_in().into_iter().filter_map(map).collect();
    assert!(maps.len() >= 10);
    maps
}

fn land(map: &MapView, zoom: f32) -> Land<'_> {
    Land::new(map, &palette::LIGHT, Style { numbers: true, heights: true }, zoom)
}

/// Every name of a map is on it, once.
#[test]
fn all_names_are_written() {
    for (id, map) in maps() {
        let lettering = Lettering::of(&land(&map, 40.0), &[]);
        let mut written: Vec<&str> = lettering
            .places
            .iter()
            .chain(&lettering.roads)
            .map(|name| name.name.as_str())
            .collect();
        let places = map.hexes.iter().filter_map(|hex| hex.place.as_deref());
        let roads = map.roads.iter().map(|(name, _)| name.as_str()).filter(|name| !name.is_empty());
        let mut known: Vec<&str> = places.chain(roads).collect();
        written.sort_unstable();
        known.sort_unstable();
        assert_eq!(written, known, "{id}");
        // Letters that are set one by one are those of the name.
        for name in lettering.places.iter().chain(&lettering.roads) {
            let letters: String = name.letters.iter().map(|text| text.text.as_str()).collect();
            let bare = |text: &str| text.replace(' ', "");
            assert_eq!(bare(&letters), bare(&name.name), "{id}");
        }
    }
}

/// No name covers another one or the number of a hex, at any size at which numbers are read.
#[test]
fn names_cover_neither_names_nor_numbers() {
    for (id, map) in maps() {
        for zoom in [24.0, 40.0, 90.0] {
            let land = land(&map, zoom);
            let lettering = Lettering::of(&land, &[]);
            let size = land.number_size().expect("numbers are shown");
            let numbers: Vec<Area> = map
                .hexes
                .iter()
                .map(|hex| {
                    let room = point(typeface().wide(&hex.label, size), size);
                    Area::around(point(hex.center.0, hex.center.1 - 0.85 + size / 2.0), room)
                })
                .collect();
            let names: Vec<_> = lettering.places.iter().chain(&lettering.roads).collect();
            for (k, name) in names.iter().enumerate() {
                let meets = |other: &Area| name.rooms.iter().any(|room| room.meets(other));
                for other in &names[..k] {
                    let covers = other.rooms.iter().any(meets);
                    assert!(!covers, "{id} at {zoom}: {} on {}", name.name, other.name);
                }
                let covered = numbers.iter().position(meets);
                let covered = covered.map(|hex| &map.hexes[hex].label);
                assert_eq!(covered, None, "{id} at {zoom}: {}", name.name);
            }
        }
    }
}

/// Nobody reads upside down.
#[test]
fn names_stand_upright() {
    for (id, map) in maps() {
        for name in &Lettering::of(&land(&map, 40.0), &[]).roads {
            for letter in &name.letters {
                let upright = letter.angle.cos() > -0.3;
                assert!(upright, "{id}: {} at {}", name.name, letter.angle);
            }
        }
    }
}

/// Towns are written upright, land and water slanted.
#[test]
fn each_kind_has_its_hand() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "lewes").expect("Lewes is built in");
    let lettering = Lettering::of(&land(&map, 40.0), &[]);
    let face = |name: &str| {
        let found = lettering.places.iter().find(|known| known.name == name);
        found.unwrap_or_else(|| panic!("{name} is on the map")).letters[0].face
    };
    assert_eq!(face("Lewes"), Face::Roman);
    assert_eq!(face("River Ouse"), Face::Italic);
    assert_eq!(face("Landport marsh"), Face::Italic);
}

/// A name gives way to a counter that comes to stand on it, if there is room.
#[test]
fn names_give_way_to_counters() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "arsouf").expect("Arsouf is built in");
    let land = land(&map, 40.0);
    let camp = |counters: &[Area]| {
        let lettering = Lettering::of(&land, counters);
        lettering
            .places
            .into_iter()
            .find(|name| name.name == "Saladin's camp")
            .expect("it is there")
    };
    let before = camp(&[]);
    let counter = Area::around(before.rooms[0].center(), Point::splat(1.12));
    let after = camp(&[counter]);
    assert!(before.rooms.iter().any(|room| room.meets(&counter)));
    assert!(!after.rooms.iter().any(|room| room.meets(&counter)));
}

/// Of a name that counters would cover nothing is written, and it is there again when they have gone.
#[test]
fn names_that_counters_cover_are_left_out() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "arsouf").expect("Arsouf is built in");
    let land = land(&map, 40.0);
    let is_written =
        |lettering: &Lettering| lettering.places.iter().any(|name| name.name == "Saladin's camp");
    let everywhere = map.hexes.iter().map(|hex| {
        let (x, y) = hex.center;
        Area::around(point(x, y), Point::splat(1.5))
    });
    let held = Lettering::of(&land, &everywhere.collect::<Vec<_>>());
    assert!(!is_written(&held));
    assert!(is_written(&Lettering::staying(&land, &[], &held)));
}

/// A name that had to make room comes back no earlier than it has to move again, and what nobody stands on stays.
#[test]
fn names_stay_where_nobody_stands_on_them() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "arsouf").expect("Arsouf is built in");
    let land = land(&map, 40.0);
    let at = |lettering: &Lettering, name: &str| {
        let found = lettering.places.iter().find(|known| known.name == name);
        found.expect("it is there").rooms[0].center()
    };
    let free = Lettering::of(&land, &[]);
    let camp = at(&free, "Saladin's camp");
    let counter = Area::around(camp, Point::splat(1.12));
    let aside = Lettering::staying(&land, &[counter], &free);
    assert_ne!(at(&aside, "Saladin's camp"), camp);
    assert_eq!(at(&aside, "Crusader camp"), at(&free, "Crusader camp"));
    let again = Lettering::staying(&land, &[], &aside);
    assert_eq!(at(&again, "Saladin's camp"), at(&aside, "Saladin's camp"));
    assert_eq!(again.places.len(), free.places.len());
}

/// The rims of letters that are set one by one lie below all of its letters.
#[test]
fn rims_cover_no_letters() {
    let mut single = 0;
    for (_, map) in maps() {
        let land = land(&map, 40.0);
        let lettering = Lettering::of(&land, &[]);
        for name in lettering.places.iter().chain(&lettering.roads) {
            let mut shapes = Vec::new();
            name.draw(&land, &mut shapes);
            let has_rim = |shape: &Shape| matches!(shape, Shape::Text(text) if text.halo.is_some());
            let rims = shapes.iter().take_while(|shape| has_rim(shape)).count();
            assert_eq!(rims, name.letters.len(), "{}", name.name);
            assert!(shapes[rims..].iter().all(|shape| !has_rim(shape)), "{}", name.name);
            single += usize::from(rims > 1);
        }
    }
    assert!(single > 0, "some names follow bends");
}

/// What a road leads over is named upright and level, as what is built is: the name is not that of the water.
#[test]
fn a_bridge_is_not_named_as_the_river_is() {
    let (_, map) = maps().into_iter().find(|(id, _)| id == "lewes").expect("it is built in");
    let lettering = Lettering::of(&land(&map, 40.0), &[]);
    let hand = |name: &str| {
        let set = lettering.places.iter().find(|set| set.name == name).expect("it is written");
        let level = set.letters.iter().all(|text| text.angle == 0.0);
        (set.letters[0].face, level)
    };
    assert_eq!(hand("Cliffe bridge"), (Face::Roman, true));
    assert_eq!(hand("River Ouse"), (Face::Italic, false));
}
