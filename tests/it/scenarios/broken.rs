//! Files with faults: each is named with its path, its rule and what to do.

use super::*;
use gonfalon::scenario::migration::FORMAT;
use gonfalon::scenario::parse;
use serde_json::{Value, json};

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
fn fault_special_rule_that_cannot_be_read() {
    for (field, value) in [("rule", json!("moat")), ("side", json!(3)), ("moat", json!(1))] {
        let pointer = format!("/bmw/special/0/{field}");
        let fault = brings(&pointer, value, "malformed", "bmw.special[0]", None);
        assert!(fault.what.contains("moat") || fault.what.contains("string"), "{fault}");
    }
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
    for (part, at) in [("map", "map"), ("bmw", "")] {
        let mut scenario = acre();
        scenario.as_object_mut().expect("a scenario").remove(part);
        find(&faults(&scenario), "missing", at);
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
