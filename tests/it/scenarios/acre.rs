//! Acre as the file has it, against the lists of its rules.

use super::*;
use gonfalon::kernel::Side;
use gonfalon::scenario::OptionSet;
use gonfalon::scenario::bmw::{Dot, UnitKind};
use gonfalon::scenario::{FromScenario, parse};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::scene::{Counter, FaceValues, Role, Scene};
use gonfalon::systems::bmw::state::Place;

/// Every combat unit of Acre: id, type, front and back S-MA, archery and dot of both sides, hex.
const UNITS: &str = "\
C01 heavy-cavalry 9-3 3-6 - - none open 0903
C02 heavy-cavalry 9-3 3-6 - - none open 0619
C03 heavy-cavalry 7-3 3-6 - - none open 0714
C04 heavy-cavalry 7-3 3-6 - - none open 0811
C05 heavy-cavalry 7-3 3-6 - - none open 0807
C06 heavy-cavalry 7-3 3-6 - - none open 0716
C07 heavy-cavalry 6-3 3-6 - - none open 0717
C08 heavy-cavalry 6-3 3-6 - - none open 0621
C09 heavy-cavalry 6-3 3-6 - - none open 0906
C10 heavy-cavalry 6-3 3-6 - - none open 0809
C11 infantry 5-3 3-3 2-2 1-1 none none 0808
C12 infantry 5-3 3-3 2-2 1-1 none none 0206
C13 infantry 5-3 3-3 2-2 1-1 none none 0207
C14 infantry 5-3 3-3 2-2 1-1 none none 0713
C15 infantry 5-3 3-3 2-2 1-1 none none 0812
C16 infantry 5-3 3-3 2-2 1-1 none none 0810
C17 infantry 5-3 3-3 2-2 1-1 none none 0904
C18 infantry 5-3 3-3 2-2 1-1 none none 0210
C19 infantry 5-3 3-3 - - none none 0902
C20 infantry 5-3 3-3 - - none none 0620
C21 infantry 5-3 3-3 - - none none 0715
C22 infantry 5-3 3-3 - - none none 0208
C23 infantry 5-3 3-3 - - none none 0209
C24 infantry 5-3 3-3 - - none none 0905
C25 infantry 5-3 3-3 - - none none 0211
C26 infantry 5-3 3-3 - - none none 0618
C27 infantry 5-3 3-3 - - none none 0212
C28 infantry 5-3 3-3 - - none none 0514
C29 infantry 4-3 2-3 - - none none 0515
C30 infantry 4-3 2-3 - - none none 0614
M01 heavy-cavalry 7-4 3-7 - - none open 1213
M02 heavy-cavalry 7-4 3-7 - - none open 0624
M03 heavy-cavalry 6-4 3-7 - - none open 1203
M04 heavy-cavalry 6-4 3-7 - - none open 1207
M05 heavy-cavalry 6-4 3-7 - - none open 1211
M06 heavy-cavalry 6-4 3-7 - - none open 0923
M07 heavy-cavalry 6-4 3-7 - - none open 1221
M08 heavy-cavalry 6-4 3-7 - - none open 1217
M09 light-infantry 3-5 2-5 2-2 1-1 solid none 1204
M10 light-infantry 3-5 2-5 2-2 1-1 solid none 1208
M11 light-infantry 3-5 2-5 2-2 1-1 solid none 1210
M12 light-infantry 3-5 2-5 2-2 1-1 solid none 1215
M13 light-infantry 3-5 2-5 2-2 1-1 solid none 1219
M14 light-infantry 3-5 2-5 2-2 1-1 solid none 1122
M15 light-infantry 3-5 2-5 2-2 1-1 solid none 0823
M16 light-infantry 3-5 2-5 2-2 1-1 solid none 0424
M17 light-infantry 4-5 2-5 - - solid none 1206
M18 light-infantry 4-5 2-5 - - solid none 1212
M19 light-infantry 4-5 2-5 - - solid none 1218
M20 light-infantry 4-5 2-5 - - solid none 0724
M21 horse-archers 2-8 1-8 2-1 - solid none 1202
M22 horse-archers 2-8 1-8 2-1 - solid none 1205
M23 horse-archers 2-8 1-8 2-1 - solid none 1209
M24 horse-archers 2-8 1-8 2-1 - solid none 1216
M25 horse-archers 2-8 1-8 2-1 - solid none 1220
M26 horse-archers 2-8 1-8 2-1 - solid none 1022
M27 horse-archers 2-8 1-8 2-1 - solid none 0524
M28 horse-archers 2-8 1-8 2-1 - solid none 2229
M29 light-cavalry 4-8 2-8 - - solid open 1201
M30 light-cavalry 4-8 2-8 - - solid open 0324
M31 infantry 4-3 2-3 - - none none 2129
M32 infantry 4-3 2-3 - - none none 2329
G1 garrison-infantry 4-1 2-1 - - none none -
G2 garrison-infantry 4-1 2-1 - - none none -
G3 garrison-infantry 4-1 2-1 - - none none -
G4 garrison-infantry 4-1 2-1 - - none none -
G5 garrison-infantry 4-1 2-1 2-2 1-1 none none -
G6 garrison-infantry 4-1 2-1 2-2 1-1 none none -
G7 garrison-infantry 4-1 2-1 2-2 1-1 none none -";

/// Terrain of the map by list; everything else is clear.
const TERRAIN: [(&str, &str); 5] = [
    ("fortress", "0108-0112"),
    ("sea", "0101-0107 0113-0129 0217-0229 0325-0329 0427-0429 0528-0529 0629"),
    (
        "dunes",
        "0201-0204 0214-0216 0317-0324 0418 0422-0423 0425-0426 0526-0527 0628 0728-0729 0829",
    ),
    (
        "hill",
        "0612-0613 0713-0715 1506-1507 1605 1614 1713-1714 1921-1922 2021 2121 2201 2210 2301-2302 2305 \
         2309-2311 2316 2401-2403 2406-2407 2410-2412 2417 2501-2502 2511-2513 2518 2601-2603 2611-2613 \
         2617-2618",
    ),
    (
        "swamp",
        "0525 0625-0627 0725-0727 0825-0826 0926-0927 1016-1017 1025-1027 1117-1118 1126-1128 1226-1228 \
         1327-1329 1418-1419 1427-1429 1519 1528-1529",
    ),
];

const ROADS: [&str; 4] = [
    "0208 0308 0307 0306 0305 0304 0303 0302 0301",
    "0210 0310 0410 0510 0609 0710 0809 0909 1009 1109 1208 1309 1408 1508 1608 1708 1808 1908 2008 2108 \
     2208 2308 2408 2508 2608",
    "0212 0313 0413 0414 0415 0416 0417 0518 0618 0619 0720 0820 0921 1021 1022 1123 1223 1324 1424 1524 \
     1624 1725 1825 1926 1927 2027 2128 2228 2229",
    "0417 0418 0419 0420 0421 0522 0523 0623 0624 0725 0726 0826 0827 0928 0929",
];

const OPTIONS: &str = "\
    open_dot_exerts_zoc=true plain_retreat_disorders=false shift_model=ladder hill_multi=any \
    swamp_multi=any river_model=hex elimination_strength=front retreat_direction=outward \
    cavalry_blocked_retreat=eliminate ex_advance=attacker leaders_accompany=mandatory \
    leaders_enter_swamp=true offensive_fire=all_upfront archery_into_fortress=prohibited \
    ha_attack_distance=up_to_three charge_requires_flip=false charge_second_cavalry_advance=true \
    charge_multiplier=none hc_reorg=optional rally_side=front morale_counts=vp_losses \
    victory_rounding=exact siege_seventh=adjacent kwf_per_combat=one plunder_is_elimination=true \
    fortress_entry=any_muslim sortie_window=second_stage sortie_overflow=later \
    withdraw_condition=currently line_victory_level=epic muslim_heavy_cavalry=true belus_river=off \
    lone_leader_stays_dies=true";

fn scene() -> Scene {
    let scenario = parse(ACRE).expect("acre.json is sound");
    Bmw::start(&scenario).map(|(scene, _)| scene).expect("acre.json compiles")
}

/// Hexes of a list with ranges within a column.
fn hexes(list: &str) -> Vec<String> {
    list.split_whitespace()
        .flat_map(|word| match word.split_once('-') {
            None => vec![word.to_owned()],
            Some((from, to)) => {
                let (from, to): (u32, u32) =
                    (from.parse().expect("a hex"), to.parse().expect("a hex"));
                (from..=to).map(|n| format!("{n:04}")).collect()
            }
        })
        .collect()
}

fn kind(word: &str) -> UnitKind {
    match word {
        "heavy-cavalry" => UnitKind::HeavyCavalry,
        "infantry" => UnitKind::Infantry,
        "light-infantry" => UnitKind::LightInfantry,
        "horse-archers" => UnitKind::HorseArchers,
        "light-cavalry" => UnitKind::LightCavalry,
        "garrison-infantry" => UnitKind::Garrison,
        other => panic!("no kind {other}"),
    }
}

fn pair(word: &str) -> Option<(u8, u8)> {
    let (a, b) = word.split_once('-').filter(|(a, _)| !a.is_empty())?;
    Some((a.parse().expect("a number"), b.parse().expect("a number")))
}

fn dot(word: &str) -> Dot {
    match word {
        "none" => Dot::None,
        "solid" => Dot::Solid,
        "open" => Dot::Open,
        other => panic!("no dot {other}"),
    }
}

fn values(face: &FaceValues) -> ((u8, u8), Option<(u8, u8)>, Dot) {
    ((face.strength, face.ma), face.archery, face.dot)
}

fn total(scene: &Scene, side: Side, fits: impl Fn(&Counter) -> bool) -> u32 {
    let units = scene.units[side].iter().map(|&u| scene.counter(u)).filter(|c| fits(c));
    units.map(|c| u32::from(c.front.strength)).sum()
}

// ---- Acre -------------------------------------------------------------------------------------------

#[test]
fn acre_totals_are_168_and_122_and_28() {
    let scene = scene();
    let garrison = |c: &Counter| c.kind() == Some(UnitKind::Garrison);
    assert_eq!(total(&scene, Side::A, |_| true), 168);
    assert_eq!(total(&scene, Side::B, |c| !garrison(c)), 122);
    assert_eq!(total(&scene, Side::B, garrison), 28);
    assert_eq!(scene.units[Side::A].len(), 30);
    assert_eq!(scene.units[Side::B].len(), 32 + 7);
}

#[test]
fn acre_every_unit_has_its_values() {
    let scene = scene();
    let mut count = 0;
    for line in UNITS.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, typ, front, back, shoots, shoots_back, dot_front, dot_back, hex] = words[..]
        else {
            panic!("{line} has nine words");
        };
        let unit = scene.find(id).unwrap_or_else(|| panic!("there is {id}"));
        let counter = scene.counter(unit);
        assert_eq!(counter.kind(), Some(kind(typ)), "{id}");
        let expected = (pair(front).expect("S-MA"), pair(shoots), dot(dot_front));
        assert_eq!(values(&counter.front), expected, "front of {id}");
        let expected = (pair(back).expect("S-MA"), pair(shoots_back), dot(dot_back));
        assert_eq!(values(&counter.back), expected, "back of {id}");
        let setup = counter.setup.map_or_else(|| "-".to_owned(), |h| scene.map.grid.label(h));
        assert_eq!(setup, hex, "{id} starts there");
        count += 1;
    }
    assert_eq!(count, 69);
}

#[test]
fn acre_every_leader_has_value_victory_points_and_ma_10() {
    let scene = scene();
    let expected = [
        ("CL1", 2, 10, "0714"),
        ("CL2", 2, 4, "0811"),
        ("CL3", 1, 2, "0903"),
        ("CL4", 1, 2, "0807"),
        ("ML1", 3, 15, "1213"),
        ("ML2", 3, 6, "1203"),
        ("ML3", 2, 4, "0923"),
        ("ML4", 1, 2, "1211"),
        ("ML5", 1, 2, "1217"),
    ];
    for (id, value, vp, hex) in expected {
        let counter = scene.counter(scene.find(id).expect(id));
        assert_eq!(counter.front.strength, value, "{id}");
        assert_eq!(counter.front.ma, 10, "{id}");
        assert_eq!(counter.role, Role::Leader { vp }, "{id}");
        let at = counter.setup.map(|h| scene.map.grid.label(h));
        assert_eq!(at.as_deref(), Some(hex), "{id}");
    }
    assert_eq!(scene.leaders[Side::A].len() + scene.leaders[Side::B].len(), expected.len());
}

#[test]
fn acre_markers_stand_where_the_rules_say() {
    let scene = scene();
    let at = |side, role| {
        let markers = scene.markers[side].iter().map(|&u| scene.counter(u));
        let markers = markers.filter(|c: &&Counter| c.role == role);
        let mut hexes: Vec<String> =
            markers.filter_map(|c| c.setup).map(|h| scene.map.grid.label(h)).collect();
        hexes.sort();
        hexes
    };
    assert_eq!(at(Side::A, Role::Trebuchet), ["0208", "0209", "0210", "0211"]);
    assert_eq!(at(Side::A, Role::Camp), ["0514", "0515", "0614"]);
    assert_eq!(at(Side::B, Role::Camp), ["2129", "2229", "2329"]);
    assert_eq!(at(Side::B, Role::Trebuchet), [""; 0]);
}

#[test]
fn acre_map_has_the_listed_terrain_and_587_clear_hexes() {
    let scene = scene();
    let grid = &scene.map.grid;
    assert_eq!((grid.shape().columns, grid.shape().rows), (26, 29));
    let terrain = |hex| scene.terrain[usize::from(scene.map.terrain(hex))].0.clone();
    let mut listed = 0;
    for (id, list) in TERRAIN {
        for label in hexes(list) {
            let hex = grid.parse(&label).unwrap_or_else(|| panic!("there is {label}"));
            assert_eq!(terrain(hex), id, "{label}");
            listed += 1;
        }
    }
    for label in ["0514", "0515", "0614", "2129", "2229", "2329"] {
        assert_eq!(terrain(grid.parse(label).expect("on the map")), "camp", "{label}");
    }
    let clear = grid.hexes().filter(|&h| terrain(h) == "clear").count();
    assert_eq!(clear, 587);
    assert_eq!(listed + 6 + clear, 26 * 29);
}

#[test]
fn acre_roads_run_as_listed_and_nowhere_else() {
    let scene = scene();
    let grid = &scene.map.grid;
    let mut expected = std::collections::BTreeSet::new();
    for road in ROADS {
        let way: Vec<_> = hexes(road).iter().map(|l| grid.parse(l).expect("on the map")).collect();
        for step in way.windows(2) {
            assert!(grid.adjacent(step[0], step[1]), "roads run from neighbour to neighbour");
            expected.insert((step[0].min(step[1]), step[0].max(step[1])));
        }
    }
    let mut found = std::collections::BTreeSet::new();
    for hex in grid.hexes() {
        for (d, n) in grid.neighbors(hex) {
            if scene.map.road(hex, d) {
                found.insert((hex.min(n), hex.max(n)));
            }
        }
    }
    assert_eq!(found, expected);
}

#[test]
fn acre_zones_are_those_of_the_setup() {
    let scene = scene();
    let zone = |id: &str| {
        let zone = &scene.zones[scene.zone(id).unwrap_or_else(|| panic!("there is a zone {id}"))];
        zone.hexes.iter().map(|&h| scene.map.grid.label(h)).collect::<Vec<_>>()
    };
    assert_eq!(zone("fortress"), hexes("0108-0112"));
    assert_eq!(zone("siege"), hexes("0207-0212"));
    assert_eq!(zone("siege_reserve"), hexes("0206 0213 0307-0313"));
    assert_eq!(zone("c_camp"), hexes("0514-0515 0614"));
    assert_eq!(zone("m_camp"), hexes("2129 2229 2329"));
    assert_eq!(
        zone("c_line"),
        hexes("0902-0907 0807-0812 0713-0718 0618-0621"),
        "22 hexes from 0902 to 0621"
    );
    assert_eq!(
        zone("m_line"),
        hexes("1201-1221 1122 1022 0923 0823 0724 0624 0524 0424 0324"),
        "30 hexes from 1201 to 0324"
    );
    assert_eq!(zone("east_edge"), hexes("2601-2629"));
    assert_eq!(zone("east_overflow"), hexes("2501-2529"));
    let mut closed = zone("closed_edges");
    closed.sort();
    let mut expected = hexes("2601-2629");
    expected.extend((1..=25).map(|column| format!("{column:02}29")));
    expected.sort();
    assert_eq!(closed, expected);
}

#[test]
fn acre_siege_line_is_what_the_fortress_touches() {
    let scene = scene();
    let grid = &scene.map.grid;
    let mut touched: Vec<String> = hexes("0108-0112")
        .iter()
        .flat_map(|l| grid.neighbors(grid.parse(l).expect("on the map")).collect::<Vec<_>>())
        .map(|(_, n)| grid.label(n))
        .filter(|l| l.starts_with("02"))
        .collect();
    touched.sort();
    touched.dedup();
    assert_eq!(touched, hexes("0207-0212"));
}

#[test]
fn acre_levels_of_morale_are_those_of_14_4_and_14_5() {
    let scene = scene();
    let levels = |side, stage| {
        let m = scene.morale(side, stage);
        (m.demoralized, m.disintegrates, m.rally)
    };
    for stage in [1, 2] {
        assert_eq!(levels(Side::A, stage), (80, 110, Some((1, 3))));
    }
    assert_eq!(levels(Side::B, 1), (50, 75, Some((1, 5))));
    assert_eq!(levels(Side::B, 2), (70, 100, Some((1, 5))));
}

#[test]
fn acre_options_are_the_documented_defaults() {
    let scene = scene();
    let mut found: Vec<String> =
        scene.options.entries().iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mut expected: Vec<&str> = OPTIONS.split_whitespace().collect();
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected);
}

#[test]
fn acre_begins_before_turn_1_with_the_garrison_aside() {
    let scenario = parse(ACRE).expect("acre.json is sound");
    let (scene, game) = Bmw::start(&scenario).expect("acre.json compiles");
    assert_eq!((game.state.stage, game.state.turn), (1, 0));
    for number in 1..=7 {
        let unit = scene.find(&format!("G{number}")).expect("a garrison unit");
        assert!(matches!(game.state.piece(unit).place, Place::Off(_)), "G{number} is off the map");
    }
    assert_eq!(scene.turns, 10);
    assert_eq!(scene.first, Side::A);
}

#[test]
fn acre_survives_a_round_trip() {
    let scenario = parse(ACRE).expect("acre.json is sound");
    let text = serde_json::to_string(&scenario).expect("scenarios are plain data");
    assert_eq!(parse(&text).expect("what was written can be read"), scenario);
}
