//! The built-in battle of Acre, and what is said about scenario files that are broken.

use gonfalon::kernel::Side;
use gonfalon::scenario::OptionSet;
use gonfalon::scenario::bmw::{Dot, UnitKind};
use gonfalon::scenario::model::FORMAT;
use gonfalon::scenario::{Fault, FromScenario, parse};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::scene::{Counter, FaceValues, Role, Scene};
use gonfalon::systems::bmw::state::Place;
use serde_json::{Value, json};

const ACRE: &str = include_str!("../../scenarios/bmw/acre.json");

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

fn acre() -> Value {
    serde_json::from_str(ACRE).expect("acre.json is JSON")
}

/// What the program says about a scenario: its faults, or none.
fn faults(scenario: &Value) -> Vec<Fault> {
    let text = scenario.to_string();
    match parse(&text) {
        Ok(scenario) => Bmw::start(&scenario).err().unwrap_or_default(),
        Err(faults) => faults,
    }
}

/// Acre with one change.
fn changed(pointer: &str, value: Value) -> Value {
    let mut scenario = acre();
    set(&mut scenario, pointer, value);
    scenario
}

fn set(scenario: &mut Value, pointer: &str, value: Value) {
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer has a slash");
    let parent = scenario.pointer_mut(parent).unwrap_or_else(|| panic!("no {pointer}"));
    match parent {
        Value::Object(object) => {
            object.insert(key.to_owned(), value);
        }
        Value::Array(array) => {
            let index: usize = key.parse().expect("an index");
            if index == array.len() {
                array.push(value);
            } else {
                array[index] = value;
            }
        }
        _ => panic!("{pointer} is in no container"),
    }
}

/// There is a fault of this name at this path; it says what is wrong and what to do. Returns it.
fn find(faults: &[Fault], name: &str, at: &str) -> Fault {
    let fault = faults.iter().find(|f| f.name == name && f.at == at);
    let fault = fault.unwrap_or_else(|| panic!("no {name} at {at} among {faults:#?}"));
    assert!(!fault.what.is_empty(), "{fault:?} says what is wrong");
    assert!(!fault.todo.is_empty(), "{fault:?} says what to do");
    fault.clone()
}

/// One change of Acre brings this fault, offending this rule.
fn brings(pointer: &str, value: Value, name: &str, at: &str, rule: Option<&str>) -> Fault {
    let fault = find(&faults(&changed(pointer, value)), name, at);
    assert_eq!(fault.rule.as_deref(), rule, "the rule of {fault}");
    fault
}

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

// ---- broken files -----------------------------------------------------------------------------------

#[test]
fn fault_sound_scenario_has_none() {
    assert_eq!(faults(&acre()), []);
}

#[test]
fn fault_unknown_field_names_its_path() {
    let fault = brings("/map/colour", json!("red"), "malformed", "map.colour", None);
    assert!(fault.what.contains("colour"), "{fault}");
    let fault =
        brings("/bmw/units/3/front/speed", json!(3), "malformed", "bmw.units[3].front.speed", None);
    assert!(fault.what.contains("speed"), "{fault}");
}

#[test]
fn fault_unknown_word_names_its_path() {
    let fault =
        brings("/bmw/units/0/kind", json!("elephants"), "malformed", "bmw.units[0].kind", None);
    assert!(fault.what.contains("elephants"), "{fault}");
    let fault =
        brings("/bmw/options/hc_reorg", json!("often"), "malformed", "bmw.options.hc_reorg", None);
    assert!(fault.what.contains("often"), "{fault}");
    let fault = brings("/bmw/options/hurry", json!(true), "malformed", "bmw.options.hurry", None);
    assert!(fault.what.contains("hurry"), "{fault}");
}

#[test]
fn fault_missing_field_is_named() {
    let mut scenario = acre();
    scenario["bmw"]["units"][2].as_object_mut().expect("a unit").remove("front");
    let fault = find(&faults(&scenario), "malformed", "bmw.units[2]");
    assert!(fault.what.contains("front"), "{fault}");
}

#[test]
fn fault_ids_that_are_no_names_of_files() {
    for id in ["", "../acre", "a/b", "a\\b", "Acre", "acre.json", "a b", "ñ", "con", "com1"] {
        brings("/id", json!(id), "id", "id", None);
    }
    brings("/id", json!("a".repeat(65)), "id", "id", None);
    assert!(faults(&changed("/id", json!("acre-1191"))).is_empty());
}

#[test]
fn fault_unknown_side() {
    let fault =
        brings("/bmw/units/5/side", json!("templar"), "unknown-side", "bmw.units[5].side", None);
    assert!(fault.what.contains("templar"), "{fault}");
    assert!(fault.todo.contains("crusader") && fault.todo.contains("muslim"), "{fault}");
    brings("/bmw/leaders/0/side", json!("x"), "unknown-side", "bmw.leaders[0].side", None);
    brings("/bmw/markers/0/side", json!("x"), "unknown-side", "bmw.markers[0].side", None);
    brings("/bmw/setup/0/side", json!("x"), "unknown-side", "bmw.setup[0].side", None);
    brings("/bmw/sequence/first", json!("x"), "unknown-side", "bmw.sequence.first", None);
    brings("/bmw/special/0/side", json!("x"), "unknown-side", "bmw.special[0]", None);
}

#[test]
fn fault_duplicate_id() {
    let fault = brings("/bmw/units/1/id", json!("C01"), "duplicate-id", "bmw.units[1]", None);
    assert!(fault.what.contains("C01"), "{fault}");
    brings("/bmw/leaders/1/id", json!("C01"), "duplicate-id", "bmw.leaders[1]", None);
    brings("/bmw/markers/1/id", json!("CL1"), "duplicate-id", "bmw.markers[1]", None);
    brings("/sides/1/id", json!("crusader"), "duplicate-id", "sides", None);
}

#[test]
fn fault_empty_id() {
    brings("/bmw/units/0/id", json!(""), "id", "bmw.units[0]", None);
    brings("/bmw/leaders/0/id", json!(""), "id", "bmw.leaders[0]", None);
    brings("/bmw/markers/0/id", json!(""), "id", "bmw.markers[0]", None);
}

#[test]
fn fault_hex_off_the_map() {
    let rule = Some("2.1");
    let fault =
        brings("/bmw/units/0/setup", json!("2701"), "unknown-hex", "bmw.units[0].setup", rule);
    assert!(fault.what.contains("2701"), "{fault}");
    for bad in ["", "9", "abcd", "0000", "0030", "12345", "十一", "-101", "+1+1"] {
        brings("/bmw/units/0/setup", json!(bad), "unknown-hex", "bmw.units[0].setup", rule);
    }
    brings("/bmw/leaders/0/setup", json!("0030"), "unknown-hex", "bmw.leaders[0].setup", rule);
    brings("/bmw/markers/0/setup", json!("0030"), "unknown-hex", "bmw.markers[0].setup", rule);
    brings(
        "/map/zones/siege/hexes/0",
        json!("0030"),
        "unknown-hex",
        "map.zones.siege.hexes[0]",
        rule,
    );
    brings("/map/places/0/hex", json!("0030"), "unknown-hex", "map.places[0].hex", rule);
    brings("/map/roads/0/hexes/0", json!("0030"), "unknown-hex", "map.roads[0]", rule);
}

#[test]
fn fault_overstacked() {
    let mut scenario = acre();
    let hex = scenario["bmw"]["units"][0]["setup"].clone();
    set(&mut scenario, "/bmw/units/1/setup", hex.clone());
    let fault = find(&faults(&scenario), "overstacked", "bmw.units.C02");
    assert_eq!(fault.rule.as_deref(), Some("4.3"));
    for part in ["C01", "C02", hex.as_str().expect("a hex")] {
        assert!(fault.what.contains(part), "{fault}");
    }
}

#[test]
fn fault_prohibited_terrain_can_be_waived() {
    let mut scenario = changed("/bmw/units/0/setup", json!("0525"));
    let fault = find(&faults(&scenario), "prohibited-terrain", "bmw.units.C01");
    assert_eq!(fault.rule.as_deref(), Some("4.2"));
    assert!(fault.waivable);
    assert!(fault.to_string().contains("waive"), "{fault}");
    set(&mut scenario, "/waive", json!(["prohibited-terrain"]));
    assert_eq!(faults(&scenario), []);
}

#[test]
fn fault_waiving_does_not_silence_what_cannot_be_waived() {
    let mut scenario = changed("/bmw/units/0/setup", json!("2701"));
    set(&mut scenario, "/waive", json!(["unknown-hex"]));
    find(&faults(&scenario), "unknown-hex", "bmw.units[0].setup");
}

#[test]
fn fault_wrong_grid_size() {
    let mut scenario = acre();
    scenario["map"]["grid"].as_array_mut().expect("rows").pop();
    let fault = find(&faults(&scenario), "grid-size", "map.grid");
    assert!(fault.what.contains("28") && fault.what.contains("29"), "{fault}");
    let fault = brings("/map/grid/4", json!("~."), "grid-size", "map.grid[4]", None);
    assert!(fault.what.contains('2') && fault.todo.contains("26"), "{fault}");
}

#[test]
fn fault_letter_outside_the_legend() {
    let line = "?".to_owned() + &".".repeat(25);
    let fault = brings("/map/grid/4", json!(line), "unknown-letter", "map.grid[4]", None);
    assert!(fault.what.contains('?'), "{fault}");
}

#[test]
fn fault_unknown_terrain() {
    brings("/map/legend/.", json!("ice"), "unknown-terrain", "map.legend..", None);
    let mut scenario = changed("/map/variants/0/terrain", json!("ice"));
    set(&mut scenario, "/bmw/options/belus_river", json!("on"));
    find(&faults(&scenario), "unknown-terrain", "map.variants[0]");
}

#[test]
fn fault_map_too_large_or_empty() {
    for (name, value) in
        [("columns", 257), ("columns", 0), ("rows", 257), ("rows", 0), ("rows", 65535)]
    {
        let at = format!("map.{name}");
        let fault = brings(&format!("/map/{name}"), json!(value), "map-size", &at, None);
        assert!(fault.todo.contains("256"), "{fault}");
    }
    brings("/map/columns", json!(65536), "malformed", "map.columns", None);
    brings("/map/columns", json!(-1), "malformed", "map.columns", None);
}

#[test]
fn fault_printed_numbers_too_large() {
    for first in [[65535, 1], [1, 65535], [65535, 65535], [990, 1]] {
        let found = faults(&changed("/map/first", json!(first)));
        find(&found, "map-size", "map.first");
    }
}

#[test]
fn fault_future_and_impossible_format() {
    let fault = brings("/format", json!(FORMAT + 1), "format", "format", None);
    assert!(fault.what.contains(&(FORMAT + 1).to_string()), "{fault}");
    assert!(fault.todo.contains("newer"), "{fault}");
    let fault = brings("/format", json!(0), "format", "format", None);
    assert!(!fault.todo.contains("newer"), "{fault}");
    // A file of the future may have fields that this program does not know: the format is what is said.
    let mut scenario = changed("/format", json!(FORMAT + 1));
    set(&mut scenario, "/weather", json!("rain"));
    find(&faults(&scenario), "format", "format");
}

#[test]
fn fault_bad_results_table() {
    let rule = Some("7.2");
    let fault = brings("/bmw/crt/columns/1", json!("1-2"), "crt", "bmw.crt", rule);
    assert!(fault.what.contains("1-2") && fault.what.contains("1-3"), "{fault}");
    brings("/bmw/crt/columns", json!([]), "crt", "bmw.crt", rule);
    brings("/bmw/crt/columns", json!(["1-2"]), "crt", "bmw.crt", rule);
    let fault = brings("/bmw/crt/rows/2", json!(["AR"]), "crt", "bmw.crt", rule);
    assert!(fault.what.contains('3'), "{fault}");
    brings("/bmw/crt/rows/2/0", json!("XX"), "malformed", "bmw.crt.rows[2][0]", None);
}

#[test]
fn fault_bad_road() {
    let fault =
        brings("/map/roads/0/hexes", json!(["0208", "0210"]), "road-gap", "map.roads[0]", None);
    assert!(fault.what.contains("0208") && fault.what.contains("0210"), "{fault}");
}

#[test]
fn fault_bad_hexside() {
    let run = json!([{"feature": "river", "between": [["0208", "0209"]]}]);
    brings("/map/hexsides", run.clone(), "unknown-feature", "map.hexsides[0]", None);
    let mut scenario = changed("/map/hexsides", run);
    let feature = json!({"name": "River", "cost": 3});
    set(&mut scenario, "/bmw/hexsides", json!({"river": feature}));
    assert_eq!(faults(&scenario), []);
    set(&mut scenario, "/map/hexsides/0/between/0/1", json!("0211"));
    find(&faults(&scenario), "no-hexside", "map.hexsides[0]");
}

#[test]
fn fault_too_many_hexside_features() {
    let features: serde_json::Map<String, Value> =
        (0..9).map(|n| (format!("f{n}"), json!({"name": "Ditch", "cost": 1}))).collect();
    brings("/bmw/hexsides", Value::Object(features), "too-many-features", "bmw.hexsides", None);
}

#[test]
fn fault_unknown_zone_rule_and_option() {
    let at = "bmw.setup[0].groups[0].zone";
    brings("/bmw/setup/0/groups/0/zone", json!("moat"), "unknown-zone", at, None);
    brings(
        "/bmw/setup/0/trebuchets",
        json!("moat"),
        "unknown-zone",
        "bmw.setup[0].trebuchets",
        None,
    );
    brings("/bmw/special/3/zone", json!("moat"), "unknown-zone", "bmw.special[3]", None);
    brings("/bmw/setup/1/rule", json!("99.9"), "unknown-rule", "bmw.setup[1].rule", None);
    let at = "bmw.setup[0].groups[1].when";
    brings("/bmw/setup/0/groups/1/when", json!(["moat", "on"]), "unknown-option", at, None);
    brings("/map/variants/0/option", json!("moat"), "unknown-option", "map.variants[0]", None);
    let variant = "/bmw/units/30/variant";
    let units = acre()["bmw"]["units"].as_array().expect("units").clone();
    assert_eq!(units[30]["id"], "M01");
    let at = "bmw.units[30].variant.option";
    brings(&format!("{variant}/option"), json!("moat"), "unknown-option", at, None);
}

#[test]
fn fault_morale_the_wrong_way_round() {
    let rule = Some("11.4");
    brings("/bmw/morale/0/disintegrates", json!(79), "morale", "bmw.morale[0]", rule);
    let at = "bmw.special[5].morale";
    brings("/bmw/special/5/morale/demoralized", json!(101), "morale", at, rule);
    let rule = Some("11.2");
    for rally in [[0, 3], [1, 7], [4, 3]] {
        brings("/bmw/morale/1/rally", json!(rally), "rally", "bmw.morale[1].rally", rule);
    }
}

#[test]
fn fault_archery_that_no_die_can_miss() {
    for archery in [[7, 2], [2, 0]] {
        let at = "bmw.units[10].front.archery";
        brings("/bmw/units/10/front/archery", json!(archery), "archery", at, Some("6.2"));
    }
}

#[test]
fn fault_no_turns() {
    brings("/bmw/sequence/turns", json!(0), "turns", "bmw.sequence.turns", Some("3.2"));
}

#[test]
fn fault_map_or_rules_missing() {
    for part in ["map", "bmw"] {
        let mut scenario = acre();
        scenario.as_object_mut().expect("a scenario").remove(part);
        find(&faults(&scenario), "missing", part);
    }
}

#[test]
fn fault_too_many_counters() {
    let mut scenario = acre();
    let leader = scenario["bmw"]["leaders"][0].clone();
    let leaders = scenario["bmw"]["leaders"].as_array_mut().expect("leaders");
    for number in 0..2000 {
        let mut one = leader.clone();
        one["id"] = json!(format!("X{number}"));
        leaders.push(one);
    }
    let fault = find(&faults(&scenario), "too-many-counters", "bmw.units");
    assert!(fault.todo.contains("2000"), "{fault}");
}

#[test]
fn fault_not_a_scenario_at_all() {
    for text in ["", "{", "[]", "null", "42", "\"acre\"", "{}", "{\"format\": \"one\"}", "\u{0}"] {
        let faults = parse(text).expect_err("this is no scenario");
        assert!(!faults[0].what.is_empty() && !faults[0].todo.is_empty(), "{text}: {faults:?}");
    }
    let faults = parse(&(ACRE.to_owned() + " {}")).expect_err("something follows the scenario");
    assert_eq!(faults[0].name, "malformed");
}

#[test]
fn fault_every_fault_is_told_at_once() {
    let mut scenario = acre();
    set(&mut scenario, "/bmw/units/0/side", json!("x"));
    set(&mut scenario, "/bmw/units/3/setup", json!("9999"));
    set(&mut scenario, "/bmw/crt/columns/0", json!("9-9"));
    set(&mut scenario, "/map/roads/1/hexes", json!(["0101", "0909"]));
    set(&mut scenario, "/bmw/morale/0/rally", json!([0, 9]));
    let found = faults(&scenario);
    find(&found, "unknown-side", "bmw.units[0].side");
    find(&found, "unknown-hex", "bmw.units[3].setup");
    find(&found, "crt", "bmw.crt");
    find(&found, "road-gap", "map.roads[1]");
    find(&found, "rally", "bmw.morale[0].rally");
}

#[test]
fn fault_reads_as_a_sentence_with_path_rule_and_remedy() {
    let fault = brings(
        "/bmw/units/0/setup",
        json!("2701"),
        "unknown-hex",
        "bmw.units[0].setup",
        Some("2.1"),
    );
    let line = fault.to_string();
    assert!(line.starts_with("bmw.units[0].setup: "), "{line}");
    assert!(line.contains("(rule 2.1)"), "{line}");
    assert!(line.contains(&fault.todo), "{line}");
}

fn begun(begin: &Value) -> Value {
    changed("/bmw/begin", begin.clone())
}

#[test]
fn fault_begin_in_mid_battle() {
    let start = json!({"turn": 3, "side": "muslim", "phase": "combat"});
    assert_eq!(faults(&begun(&start)), []);
    let bad = |name: &str, value: Value| {
        let mut begin = start.clone();
        begin[name] = value;
        faults(&begun(&begin))
    };
    let fault = find(&bad("turn", json!(11)), "turn", "bmw.begin.turn");
    assert_eq!(fault.rule.as_deref(), Some("3.2"));
    find(&bad("turn", json!(0)), "turn", "bmw.begin.turn");
    let fault = find(&bad("stage", json!(3)), "stage", "bmw.begin.stage");
    assert_eq!(fault.rule.as_deref(), Some("15.5"));
    find(&bad("side", json!("x")), "unknown-side", "bmw.begin.side");
    find(&bad("phase", json!("lunch")), "malformed", "bmw.begin.phase");
    let counters = json!({"X99": {"at": "0505"}});
    find(&bad("counters", counters), "unknown-counter", "bmw.begin.counters.X99");
    let counters = json!({"C01": {"at": "0030"}});
    let fault = find(&bad("counters", counters), "unknown-hex", "bmw.begin.counters.C01");
    assert_eq!(fault.rule.as_deref(), Some("2.1"));
    let counters = json!({"C01": {"at": "1010"}, "M01": {"at": "1010"}});
    let fault = find(&bad("counters", counters), "overstacked", "bmw.begin.counters.M01");
    assert_eq!(fault.rule.as_deref(), Some("4.3"));
}

/// Every place where a value stands, as JSON pointers.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (key, inner) in object {
                let key = key.replace('~', "~0").replace('/', "~1");
                leaves(inner, &format!("{at}/{key}"), found);
            }
        }
        Value::Array(array) => {
            for (index, inner) in array.iter().enumerate() {
                leaves(inner, &format!("{at}/{index}"), found);
            }
        }
        _ => found.push(at.to_owned()),
    }
}

#[test]
fn fault_nonsense_anywhere_never_panics() {
    let base = acre();
    let mut places = Vec::new();
    leaves(&base, "", &mut places);
    assert!(places.len() > 1000);
    let nonsense = [json!(null), json!(""), json!(255), json!(65535), json!("0101"), json!(0)];
    for (index, place) in places.iter().enumerate().step_by(5) {
        let mut scenario = base.clone();
        let value = nonsense[index / 5 % nonsense.len()].clone();
        *scenario.pointer_mut(place).expect("the place exists") = value;
        for fault in faults(&scenario) {
            assert!(!fault.what.is_empty() && !fault.todo.is_empty(), "{fault:?}");
        }
    }
}
