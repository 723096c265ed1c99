//! Optional rulings of the standard rules (3 to 11): every value does what is written of it.

use super::acre_options::campaign;
use super::table::*;
use gonfalon::scenario::OptionSet;
use gonfalon::scenario::bmw::{PhaseName, UnitKind};

fn field_with(letter: char, column: usize, row: usize) -> Table {
    let mut rows = vec!["............".to_owned(); 12];
    rows[row - 1].replace_range(column - 1..column, &letter.to_string());
    Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Column 6 from row `from` to the southern edge; sea everywhere else.
fn corridor(from: usize) -> Table {
    let rows: Vec<String> =
        (1..=12).map(|row| format!("~~~~~{}~~~~~~", if row >= from { '.' } else { '~' })).collect();
    Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

pub(super) fn pass(play: &mut Play) {
    for action in [end_movement(), end_fire(), end_fire(), end_combat()] {
        play.play(action);
    }
}

#[test]
fn every_option_can_be_set_to_every_value() {
    let values = [
        ("open_dot_exerts_zoc", "true false"),
        ("plain_retreat_disorders", "false true"),
        ("shift_model", "ladder true_ratio"),
        ("hill_multi", "any all"),
        ("swamp_multi", "any all"),
        ("river_model", "hex hexside"),
        ("elimination_strength", "front current"),
        ("retreat_direction", "outward any"),
        ("cavalry_blocked_retreat", "eliminate stop_short"),
        ("ex_advance", "attacker none"),
        ("leaders_accompany", "mandatory optional"),
        ("leaders_enter_swamp", "true false"),
        ("offensive_fire", "all_upfront per_target"),
        ("archery_into_fortress", "prohibited allowed"),
        ("ha_attack_distance", "up_to_three exactly_three"),
        ("charge_requires_flip", "false true"),
        ("charge_second_cavalry_advance", "true false"),
        ("charge_multiplier", "none x1_5 x2"),
        ("hc_reorg", "optional mandatory none"),
        ("rally_side", "front back"),
        ("morale_counts", "vp_losses strength_only"),
        ("victory_rounding", "exact floor"),
        ("siege_seventh", "adjacent main_line"),
        ("kwf_per_combat", "one unlimited"),
        ("plunder_is_elimination", "true false"),
        ("fortress_entry", "any_muslim garrison_only"),
        ("sortie_window", "second_stage any_stage"),
        ("sortie_overflow", "later lost"),
        ("withdraw_condition", "currently ever"),
        ("line_victory_level", "epic marginal"),
        ("muslim_heavy_cavalry", "true false"),
        ("belus_river", "off on"),
        ("lone_leader_stays_dies", "true false"),
    ];
    let defaults = gonfalon::scenario::options::Options::default();
    assert_eq!(defaults.entries().len(), values.len(), "no option is forgotten");
    for (name, list) in values {
        let first = list.split_whitespace().next();
        assert_eq!(defaults.get(name).as_deref(), first, "the default of {name}");
        for value in list.split_whitespace() {
            let table = Table::of(acre()).option(name, value);
            assert_eq!(table.faults(), [], "{name} = {value}");
            let mut play = table.start();
            assert_eq!(play.scene.options.get(name).as_deref(), Some(value));
            play.play(word("set-up-historically"));
            play.play(set_up_done());
            play.play(word("set-up-historically"));
            play.play(set_up_done());
        }
    }
}

#[test]
fn unknown_options_and_values_are_named() {
    let with = |name: &str, value: &str| {
        let mut changes = serde_json::Map::new();
        changes.insert(name.to_owned(), value.into());
        gonfalon::scenario::options::Options::default().with(&changes)
    };
    assert!(with("weather", "rain").expect_err("no such option").contains("weather"));
    assert!(with("hc_reorg", "often").expect_err("no such value").contains("hc_reorg"));
    assert!(with("muslim_heavy_cavalry", "maybe").expect_err("no such value").contains("heavy"));
}

// ---- RUL-42 -----------------------------------------------------------------------------------------

/// Cavalry that can retreat only two hexes.
fn blocked() -> Table {
    corridor(4).foot("A", CRUSADER, 10, "0607").cavalry("D", MUSLIM, 5, 5, "0606").combat(CRUSADER)
}

#[test]
fn r9_2_cavalry_blocked_retreat_eliminate() {
    let mut play = blocked().start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.at("D"), "eliminated");
}

#[test]
fn r9_2_cavalry_blocked_retreat_stop_short() {
    let mut play = blocked().option("cavalry_blocked_retreat", "stop_short").start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.ends("retreat", "D"), "0604", "as far as it can");
    assert_eq!(play.refused(retreat("D", "0605")), "9.2/three-hexes");
    play.play(retreat("D", "0605 0604"));
    // Shorter still, where a friend stands at the end.
    let table =
        blocked().foot("F", MUSLIM, 4, "0604").option("cavalry_blocked_retreat", "stop_short");
    let mut play = table.start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.ends("retreat", "D"), "0605");
    // Nowhere at all: eliminated all the same.
    let mut play = corridor(6)
        .foot("A", CRUSADER, 10, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .combat(CRUSADER)
        .option("cavalry_blocked_retreat", "stop_short")
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.at("D"), "eliminated");
    // Where three hexes are free, three hexes it is.
    let mut play = corridor(3)
        .foot("A", CRUSADER, 10, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .combat(CRUSADER)
        .option("cavalry_blocked_retreat", "stop_short")
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.ends("retreat", "D"), "0603");
}

// ---- RUL-17 -----------------------------------------------------------------------------------------

/// Foot with two leaders about to retreat.
fn company() -> Table {
    Table::open()
        .foot("A", CRUSADER, 16, "0607")
        .leader("C", CRUSADER, 0, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .leader("S", MUSLIM, 3, "0606")
        .leader("T", MUSLIM, 1, "0606")
        .combat(CRUSADER)
}

#[test]
fn r10_2_leaders_accompany_mandatory() {
    let mut play = company().start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!((play.at("S"), play.at("T")), ("0605".into(), "0605".into()));
    play.play(advance("A", "0606"));
    assert_eq!(play.at("C"), "0606");
}

#[test]
fn r10_2_leaders_accompany_optional() {
    let mut play = company().option("leaders_accompany", "optional").start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!(play.decides(), Some((MUSLIM, "10.2")), "their owner decides");
    play.play(accompany("S", false));
    play.play(accompany("T", true));
    assert_eq!(
        (play.at("D"), play.at("S"), play.at("T")),
        ("0605".into(), "0606".into(), "0605".into())
    );
    play.play(advance("A", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "10.2")));
    play.play(accompany("C", false));
    assert_eq!(play.decides(), Some((MUSLIM, "10.4")), "who stayed is alone now");
    play.play(escape("S", "0605"));
    assert_eq!((play.at("A"), play.at("C")), ("0606".into(), "0607".into()));
}

// ---- RUL-18 -----------------------------------------------------------------------------------------

#[test]
fn r10_1_leaders_enter_swamp() {
    let table = field_with('S', 6, 5).leader("L", CRUSADER, 2, "0606");
    let mut play = table.start();
    play.play(mv("L", "0605 0604"));
    let play = table.option("leaders_enter_swamp", false).start();
    assert_eq!(play.refused(mv("L", "0605")), "4.2/prohibited-terrain");
}

#[test]
fn r10_1_leaders_that_do_not_enter_swamp_are_left_behind() {
    let table = field_with('S', 6, 5)
        .foot("A", CRUSADER, 16, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER);
    let mut play = table.start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!(play.at("S"), "0605");
    let mut play = table.option("leaders_enter_swamp", false).start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!(play.at("S"), "0606");
}

// ---- RUL-54 -----------------------------------------------------------------------------------------

#[test]
fn r9_4_ha_attack_distance() {
    let table = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .foot("D", CRUSADER, 10, "0606")
        .combat(MUSLIM);
    let mut play = table.start();
    play.play(attack("H", "D"));
    for way in ["0608", "0608 0609", "0608 0609 0610"] {
        assert!(play.allows(leave("H", way)), "{way}");
    }
    let mut play = table.clone().option("ha_attack_distance", "exactly_three").start();
    play.play(attack("H", "D"));
    for way in ["0608", "0608 0609"] {
        assert_eq!(play.refused(leave("H", way)), "9.4/length", "{way}");
    }
    play.play(leave("H", "0608 0609 0610"));
}

#[test]
fn r9_4_exactly_three_does_not_bind_defenders() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0606")
        .foot("A", CRUSADER, 10, "0607")
        .combat(CRUSADER)
        .option("ha_attack_distance", "exactly_three")
        .start();
    play.play(attack("A", "H"));
    play.play(leave("H", "0605"));
}

#[test]
fn r9_4_exactly_three_without_three_hexes_there_is_no_choice() {
    let rows: Vec<String> = (1..=12)
        .map(|row| if (6..=9).contains(&row) { "~~~~~.~~~~~~".to_owned() } else { "~".repeat(12) })
        .collect();
    let table = Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
        .horse_archers("H", MUSLIM, "0607")
        .foot("D", CRUSADER, 10, "0606")
        .combat(MUSLIM);
    let mut play = table.start();
    play.play(attack("H", "D"));
    play.play(leave("H", "0608 0609"));
    let mut play = table.option("ha_attack_distance", "exactly_three").start();
    play.roll(&[], attack("H", "D"));
    assert_eq!(play.at("H"), "eliminated");
}

// ---- RUL-56, RUL-59, RUL-61 -------------------------------------------------------------------------

/// Knights before light infantry.
fn onset() -> Table {
    Table::open().knights("K", CRUSADER, 9, "0610").light("L", MUSLIM, "0606")
}

#[test]
fn r9_6_charge_requires_flip() {
    let way = "0609 0608 0607";
    assert!(onset().start().allows(charge("K", way)));
    let play = onset().option("charge_requires_flip", true).start();
    assert_eq!(play.refused(charge("K", way)), "9.6/not-flipped-up");
    let mut play = onset().disordered("K").option("charge_requires_flip", true).start();
    play.play(flip("K"));
    play.play(charge("K", way));
}

#[test]
fn r9_6_charge_second_cavalry_advance() {
    let table = Table::open()
        .knights("K1", CRUSADER, 9, "0607")
        .knights("K2", CRUSADER, 9, "0707")
        .charging("K1")
        .charging("K2")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER);
    let mut play = table.start();
    play.play(attack("K1 K2", "L"));
    play.play(advance("K1", "0606"));
    play.play(advance("K2", "0606 0605"));
    let mut play = table.option("charge_second_cavalry_advance", false).start();
    play.play(attack("K1 K2", "L"));
    play.play(advance("K1", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
    assert!(play.is_back("K1") && play.is_back("K2"));
}

#[test]
fn r9_6_charge_multiplier() {
    let table = |letter| {
        field_with(letter, 6, 6)
            .knights("K", CRUSADER, 9, "0607")
            .charging("K")
            .leader("C", CRUSADER, 2, "0607")
            .knights("W", CRUSADER, 9, "0507")
            .charging("W")
            .disordered("W")
            .knights("N", CRUSADER, 9, "0707")
            .light("L", MUSLIM, "0606")
            .combat(CRUSADER)
    };
    for (value, charging) in [("none", 9), ("x1_5", 14), ("x2", 18)] {
        let play = table('.').option("charge_multiplier", value).start();
        assert_eq!(
            play.forecast("K", "L").attack,
            charging + 2,
            "{value}: the leader is not multiplied"
        );
        assert_eq!(play.forecast("W", "L").attack, 3, "{value}: not on the weak side");
        assert_eq!(play.forecast("N", "L").attack, 9, "{value}: not without a charge");
        let play = table('S').option("charge_multiplier", value).start();
        let halved = (charging + 2u32).div_ceil(2);
        assert_eq!(play.forecast("K", "L").attack, halved, "{value}: multiplied before halving");
    }
}

// ---- RUL-50 -----------------------------------------------------------------------------------------

#[test]
fn r11_1_hc_reorg() {
    let table = Table::open()
        .knights("K", CRUSADER, 9, "0606")
        .disordered("K")
        .phase(PhaseName::Reorganization, CRUSADER);
    assert_eq!(table.start().decides(), Some((CRUSADER, "11.1")));
    let play = table.clone().option("hc_reorg", "mandatory").start_with(&[5]);
    assert!(!play.is_back("K"));
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
    let play = table.option("hc_reorg", "none").start();
    assert!(play.is_back("K"));
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
}

// ---- RUL-67 -----------------------------------------------------------------------------------------

#[test]
fn r11_2_rally_side() {
    for (value, back) in [("front", false), ("back", true)] {
        let mut play = Table::open()
            .foot("X", CRUSADER, 5, "")
            .dead("X")
            .leader("L", CRUSADER, 2, "0606")
            .phase(PhaseName::Reorganization, CRUSADER)
            .option("rally_side", value)
            .start();
        play.roll(&[1], rally());
        play.play(place_rally("X", "0606"));
        assert_eq!(play.is_back("X"), back, "{value}");
    }
}

// ---- RUL-69 -----------------------------------------------------------------------------------------

#[test]
fn r11_3_morale_counts() {
    let table = Table::open()
        .foot("X", CRUSADER, 5, "")
        .dead("X")
        .leader("L", CRUSADER, 2, "")
        .dead("L")
        .morale(CRUSADER, 9, 50, None);
    let play = table.start();
    assert!(play.demoralized(CRUSADER));
    let play = table.clone().option("morale_counts", "strength_only").start();
    assert!(!play.demoralized(CRUSADER));
    assert_eq!(play.points(MUSLIM), 9, "victory points are another matter");
    let play = table.morale(CRUSADER, 5, 50, None).option("morale_counts", "strength_only").start();
    assert!(play.demoralized(CRUSADER));
}

// ---- RUL-72 -----------------------------------------------------------------------------------------

#[test]
fn r3_4_victory_rounding() {
    let level = |rounding: &str, crusader, muslim| {
        let play = Table::open()
            .bonus([crusader, muslim])
            .turns(1)
            .phase(PhaseName::Reorganization, MUSLIM)
            .option("victory_rounding", rounding)
            .start();
        play.outcome().expect("the last turn is over").level
    };
    let cases = [
        (60, 30, "marginal", "important"),
        (61, 30, "important", "important"),
        (59, 30, "marginal", "marginal"),
        (31, 30, "marginal", "marginal"),
        (30, 30, "draw", "draw"),
        (5, 0, "important", "important"),
    ];
    for (a, b, exact, floor) in cases {
        assert_eq!(level("exact", a, b), exact, "{a}:{b}");
        assert_eq!(level("floor", a, b), floor, "{a}:{b}");
    }
}

// ---- RUL-96 -----------------------------------------------------------------------------------------

#[test]
fn r9_6_muslim_heavy_cavalry() {
    let kinds = |table: &Table| {
        let play = table.start();
        let counter = play.scene.counter(play.id("M01")).clone();
        let back = (counter.back.strength, counter.back.ma);
        (counter.kind(), (counter.front.strength, counter.front.ma), back)
    };
    let table = Table::of(acre());
    assert_eq!(kinds(&table), (Some(UnitKind::HeavyCavalry), (7, 4), (3, 7)));
    let table = table.option("muslim_heavy_cavalry", false);
    assert_eq!(kinds(&table), (Some(UnitKind::Cavalry), (7, 4), (4, 4)));
    let play = campaign(CRUSADER, "").option("muslim_heavy_cavalry", false).start();
    assert_eq!(play.refused(flip("M01")), "9.6/not-flippable");
    for number in 3..=8 {
        let unit = play.scene.counter(play.id(&format!("M{number:02}")));
        assert_eq!((unit.back.strength, unit.back.ma), (3, 4), "half of 6, same MA");
    }
    let play = campaign(CRUSADER, "").start();
    assert!(play.allows(flip("M01")));
}

// ---- RUL-64 -----------------------------------------------------------------------------------------

#[test]
fn r10_4_lone_leader_stays_dies() {
    let table =
        corridor(6).foot("A", CRUSADER, 4, "0607").leader("S", MUSLIM, 3, "0606").combat(CRUSADER);
    let mut play = table.start();
    play.play(attack("A", "S"));
    assert_eq!(play.at("S"), "eliminated");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    let mut play = table.option("lone_leader_stays_dies", false).start();
    play.play(attack("A", "S"));
    assert_eq!(play.at("S"), "0606", "spared");
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "no hex was left");
    assert_eq!(play.refused(attack("A", "S")), "7.3/already-fought");
}
