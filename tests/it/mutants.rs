//! What `gonfalon check` accepts must play: altered files by the hundred, and faults that were once overlooked.

use gonfalon::scenario::{Fault, acies::deck, parse};
use gonfalon::session;
use gonfalon::systems::acies::decks;
use gonfalon::view::Emblem;
use serde_json::{Value, json};
use std::process::{Command, Stdio};

const ACRE: &str = include_str!("../../scenarios/bmw/acre.json");
const FIRST_CLASH: &str = include_str!("../../scenarios/bmw/first-clash.json");
const ARSOUF: &str = include_str!("../../scenarios/arsouf/arsouf.json");
const FORAGERS: &str = include_str!("../../scenarios/barons/tutorial.json");
const ROME_CARTHAGE: &str = include_str!("../../scenarios/acies/rome-carthage.json");
const ROME: &str = include_str!("../../scenarios/acies/decks/rome-1800.json");

/// What is said about a built-in scenario with some values changed; a value of null takes the field out.
fn faults(base: &str, changes: &[(&str, Value)]) -> Vec<Fault> {
    let mut scenario: Value = serde_json::from_str(base).expect("it is JSON");
    for (pointer, value) in changes {
        let (outside, name) = pointer.rsplit_once('/').expect("a pointer has a slash");
        match scenario.pointer_mut(outside).expect("the place is there") {
            Value::Object(object) if value.is_null() => drop(object.remove(name)),
            Value::Object(object) => drop(object.insert(name.to_owned(), value.clone())),
            Value::Array(items) => items[name.parse::<usize>().expect("a place")] = value.clone(),
            other => panic!("{pointer} leads into {other}"),
        }
    }
    let checked = parse(&scenario.to_string()).and_then(|scenario| session::check(&scenario));
    checked.err().unwrap_or_default()
}

/// There is a fault of this name at this path, under this rule.
#[track_caller]
fn brings(base: &str, changes: &[(&str, Value)], name: &str, at: &str, rule: Option<&str>) {
    let faults = faults(base, changes);
    let found = faults.iter().find(|fault| fault.name == name && fault.at == at);
    let found = found.unwrap_or_else(|| panic!("no {name} at {at}: {faults:#?}"));
    assert_eq!(found.rule.as_deref(), rule, "{found}");
    assert!(faults.iter().all(|f| !f.what.is_empty() && !f.todo.is_empty()), "{faults:#?}");
}

/// Alters a file so many times and plays what passes: nothing must be found.
#[track_caller]
fn mutants_play(name: &str, mutants: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_gonfalon"))
        .args(["fuzz", name, "--seed", "1", "--longest", "1500", "--json", "--mutate"])
        .arg(mutants.to_string())
        .arg("--out")
        .arg(folder.path())
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let said: Value = serde_json::from_slice(&output.stdout).expect("the output is JSON");
    assert_eq!(said["findings"], json!([]), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(said["mutants"], json!(mutants));
    let passed = said["passed"].as_u64().expect("a number");
    assert!(passed > u64::from(mutants) / 8, "only {passed} were played");
    assert!(passed < u64::from(mutants), "nothing was refused");
    assert!(output.status.success());
}

#[test]
fn mutants_of_battles_of_the_medieval_world_play() {
    mutants_play("sortie", 150);
}

#[test]
fn mutants_of_arsouf_play() {
    mutants_play("breaking-through", 150);
}

#[test]
fn mutants_of_the_barons_war_play() {
    mutants_play("barons-tutorial", 150);
}

#[test]
fn mutants_of_acies_play() {
    mutants_play("acies-tutorial", 150);
}

#[test]
fn mutants_of_decks_play() {
    mutants_play("rome-1000", 150);
}

#[test]
fn the_same_seed_makes_the_same_mutants() {
    let run = || {
        let mut program = Command::new(env!("CARGO_BIN_EXE_gonfalon"));
        program.args(["fuzz", "arsouf-tutorial", "--mutate", "20", "--seed", "3", "--json"]);
        program.output().expect("the program starts").stdout
    };
    assert_eq!(run(), run());
}

#[test]
fn r14_1_the_zones_of_both_sides_lie_apart() {
    let zone = json!("m_line");
    let at = "bmw.setup[1].groups";
    brings(ACRE, &[("/bmw/setup/0/groups/3/zone", zone)], "overlap", at, Some("14.1"));
}

#[test]
fn r14_1_a_hex_of_the_line_cannot_lie_in_the_enemys() {
    let hex = ("/map/zones/c_line/hexes/2", json!("1203"));
    brings(ACRE, &[hex], "overlap", "bmw.setup[1].groups", Some("14.1"));
}

#[test]
fn r14_2_a_line_with_a_hex_that_nobody_covers_cannot_be_set_up() {
    let scenario: Value = serde_json::from_str(ACRE).expect("it is JSON");
    let mut hexes = scenario["map"]["zones"]["c_line"]["hexes"].clone();
    hexes.as_array_mut().expect("a list").push(json!("2001"));
    let line = ("/map/zones/c_line/hexes", hexes);
    brings(ACRE, &[line], "set-up", "bmw.setup[0]", Some("14.2"));
}

#[test]
fn r14_2_zones_without_room_cannot_be_set_up() {
    let camp = ("/map/zones/c_camp/hexes", json!([]));
    let line = ("/map/zones/c_line/hexes", json!(["1010"]));
    brings(ACRE, &[camp, line], "set-up", "bmw.setup[0]", Some("14.2"));
}

#[test]
fn r11_3_an_army_begins_in_good_order() {
    let level = ("/bmw/morale/0/demoralized", json!(0));
    brings(ACRE, &[level], "morale", "bmw.morale[0]", Some("11.3"));
}

#[test]
fn r15_4_nobody_starts_behind_walls_that_are_closed_to_him() {
    let walls = ("/map/zones/fortress/hexes", json!(["0808"]));
    brings(ACRE, &[walls], "fortress", "bmw.units.C11", Some("15.4"));
}

#[test]
fn r6_2_archery_factors_of_variants_are_checked_too() {
    let face = json!({ "strength": 5, "ma": 3, "archery": [200, 2] });
    let option = json!({
        "option": "muslim_heavy_cavalry", "value": "true", "kind": "infantry",
        "front": face, "back": face,
    });
    let variant = ("/bmw/units/0/variant", option);
    let at = "bmw.units[0].variant.front.archery";
    brings(ACRE, &[variant], "archery", at, Some("6.2"));
    let front = ("/bmw/units/10/front/archery", json!([200, 2]));
    brings(ACRE, &[front], "archery", "bmw.units[10].front.archery", Some("6.2"));
}

#[test]
fn r2_3_an_army_has_a_unit() {
    brings(ACRE, &[("/bmw/units", json!([]))], "no-army", "bmw.units", Some("2.3"));
}

#[test]
fn r1_1_both_sides_of_arsouf_have_pieces() {
    let scenario: Value = serde_json::from_str(ARSOUF).expect("it is JSON");
    let pieces = scenario["arsouf"]["pieces"].as_array().expect("a list");
    let crusaders: Vec<&Value> = pieces.iter().filter(|p| p["side"] == "crusader").collect();
    let only = ("/arsouf/pieces", json!(crusaders));
    brings(ARSOUF, &[only], "no-army", "arsouf.pieces", Some("1.1"));
}

#[test]
fn r3_1_something_has_to_be_brought_to_the_goal() {
    let nothing = [("/arsouf/goal/baggage", json!(0)), ("/arsouf/goal/others", json!(0))];
    brings(ARSOUF, &nothing, "goal", "arsouf.goal", Some("3.1"));
}

#[test]
fn r5_7_nobody_deploys_in_the_goal() {
    let scenario: Value = serde_json::from_str(ARSOUF).expect("it is JSON");
    let town = ("/map/zones/town/hexes", scenario["map"]["zones"]["camp"]["hexes"].clone());
    brings(ARSOUF, &[town], "goal", "arsouf.deploy[0]", Some("5.7"));
}

#[test]
fn r14_0_a_battle_of_the_barons_war_has_room_of_its_own() {
    let near = ("/barons/battles/1/setup", json!({ "near": "0305" }));
    let moved = faults(FORAGERS, &[near]);
    let at = "barons.battles[1].setup";
    assert!(moved.iter().any(|f| f.name == "no-room" && f.at == at), "{moved:#?}");
}

#[test]
fn r7_0_a_step_that_costs_more_than_can_be_counted_is_a_fault_and_no_panic() {
    let cost = ("/barons/terrain/open/horse", json!(255));
    brings(FORAGERS, &[cost], "cost", "barons.terrain.open.horse", Some("7.0"));
}

#[test]
fn an_id_that_cannot_name_a_file_is_refused() {
    for id in ["", "../acre", "a/b", "C:\\x", "con", "com1", "Upper Case", "-x", "a\u{0}b"] {
        for base in [ACRE, ARSOUF, FORAGERS, ROME_CARTHAGE] {
            brings(base, &[("/id", json!(id))], "id", "id", None);
        }
        let mut deck: Value = serde_json::from_str(ROME).expect("it is JSON");
        deck["deck"] = json!(id);
        let faults = decks::check_file(&deck::parse(&deck.to_string()).expect("it is a deck"));
        assert!(faults.iter().any(|f| f.name == "id" && f.at == "deck"), "{id}: {faults:#?}");
    }
}

#[test]
fn ids_on_the_table_are_short_words() {
    for id in ["", "two words", "a\nb"] {
        let unit = ("/bmw/units/0/id", json!(id));
        brings(ACRE, &[unit], "id", "bmw.units[0]", None);
        let piece = ("/arsouf/pieces/0/id", json!(id));
        brings(ARSOUF, &[piece], "id", "arsouf.pieces[0].id", None);
        let unit = ("/barons/units/0/id", json!(id));
        brings(FORAGERS, &[unit], "id", "barons.units[0].id", None);
        let side = ("/sides/0/id", json!(id));
        brings(ROME_CARTHAGE, &[side], "id", "sides[0].id", None);
    }
}

#[test]
fn sides_have_ids_of_their_own_in_every_system() {
    for base in [ACRE, ARSOUF, FORAGERS, ROME_CARTHAGE] {
        let scenario: Value = serde_json::from_str(base).expect("it is JSON");
        let id = ("/sides/0/id", scenario["sides"][1]["id"].clone());
        brings(base, &[id], "duplicate-id", "sides", None);
    }
}

#[test]
fn a_part_of_another_system_is_out_of_place() {
    let other: Value = serde_json::from_str(FIRST_CLASH).expect("it is JSON");
    let part = ("/bmw", other["bmw"].clone());
    brings(ARSOUF, &[part], "foreign-part", "bmw", None);
    let mut none: Value = serde_json::from_str(FIRST_CLASH).expect("it is JSON");
    none.as_object_mut().expect("a scenario").remove("bmw");
    let faults = parse(&none.to_string()).expect_err("it has no part");
    assert_eq!((&*faults[0].at, &*faults[0].name), ("", "missing"), "{faults:?}");
}

#[test]
fn units_and_army_lists_of_acies_are_there_once() {
    let unit = json!({
        "id": "pikes", "name": "Pikes", "type": "PH", "move": 4, "melee": 5, "hits": 3, "cost": 60,
    });
    let list = json!({ "id": "mine", "name": "Mine", "limits": { "nobody": 3 } });
    let changes = [("/acies/units", json!([unit, unit])), ("/acies/lists", json!([list, list]))];
    brings(ROME_CARTHAGE, &changes, "duplicate-id", "acies.units[1].id", Some("1.2"));
    brings(ROME_CARTHAGE, &changes, "duplicate-id", "acies.lists[1].id", Some("3.5"));
    brings(ROME_CARTHAGE, &changes, "unknown-unit", "acies.lists[0].limits.nobody", Some("3.5"));
}

#[test]
fn r1_2_the_modifiers_of_a_unit_have_bounds() {
    for fire in [-128, -10, 10, 127] {
        let unit = json!({
            "id": "pikes", "name": "Pikes", "type": "PH", "move": 4, "melee": 5, "hits": 3, "cost": 60,
            "fire": fire,
        });
        let changes = [("/acies/units", json!([unit]))];
        brings(ROME_CARTHAGE, &changes, "unit", "acies.units[0].versus", Some("1.2"));
    }
}

#[test]
fn the_picture_of_a_unit_and_the_section_about_it_are_there() {
    let unit = |field: &str, value: &str| {
        let mut unit = json!({
            "id": "pikes", "name": "Pikes", "type": "PH", "move": 4, "melee": 5, "hits": 3, "cost": 60,
        });
        unit[field] = value.into();
        [("/acies/units", json!([unit]))]
    };
    assert_eq!(faults(ROME_CARTHAGE, &unit("emblem", "crowd")), []);
    let changes = unit("emblem", "unicorn");
    brings(ROME_CARTHAGE, &changes, "malformed", "acies.units[0].emblem", None);
    let told = faults(ROME_CARTHAGE, &changes)[0].what.clone();
    for emblem in Emblem::ALL {
        assert!(told.contains(&format!("`{}`", emblem.name())), "{told}");
    }
    assert_eq!(faults(ROME_CARTHAGE, &unit("rule", "15.13")), []);
    for rule in ["15.99", "15", "", "4.0"] {
        brings(ROME_CARTHAGE, &unit("rule", rule), "unit", "acies.units[0].rule", Some("1.2"));
    }
}

#[test]
fn a_hex_is_in_a_zone_once() {
    let hexes = ("/map/zones/camp/hexes", json!(["1901", "1902", "1901"]));
    brings(ARSOUF, &[hexes], "duplicate-hex", "map.zones.camp.hexes[2]", None);
}

#[test]
fn a_broken_line_of_the_map_hides_no_other_fault() {
    let changes = [
        ("/map/grid/3", json!("..")),
        ("/bmw/units/0/side", json!("x")),
        ("/bmw/sequence/turns", json!(0)),
        ("/map/zones/c_line/hexes/0", json!("9999")),
    ];
    brings(ACRE, &changes, "grid-size", "map.grid[3]", None);
    brings(ACRE, &changes, "unknown-side", "bmw.units[0].side", None);
    brings(ACRE, &changes, "turns", "bmw.sequence.turns", Some("3.2"));
    brings(ACRE, &changes, "unknown-hex", "map.zones.c_line.hexes[0]", Some("2.1"));
    let faults = faults(ACRE, &changes);
    assert!(faults.iter().all(|f| f.name != "prohibited-terrain"), "{faults:#?}");
}

#[test]
fn a_map_without_terrain_is_a_fault_in_every_system() {
    for (base, part) in [(ACRE, "bmw"), (ARSOUF, "arsouf"), (FORAGERS, "barons")] {
        let none = (&*format!("/{part}/terrain"), json!({}));
        brings(base, &[none], "missing", &format!("{part}.terrain"), None);
    }
}

#[test]
fn every_fault_of_form_is_told_at_once() {
    let changes = [
        ("/bmw/units/3/front/strength", json!(300)),
        ("/bmw/units/4/kind", json!("elephants")),
        ("/bmw/units/5/colour", json!("red")),
        ("/bmw/sequence/first", Value::Null),
        ("/map/zones/c_line/hexes/0", json!(7)),
    ];
    for at in [
        "bmw.units[3].front.strength",
        "bmw.units[4].kind",
        "bmw.units[5].colour",
        "bmw.sequence",
        "map.zones.c_line.hexes[0]",
    ] {
        brings(ACRE, &changes, "malformed", at, None);
    }
    assert_eq!(faults(ACRE, &changes).len(), 5);
}
