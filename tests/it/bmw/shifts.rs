//! 7.5: what terrain and demoralization do to the odds (7.5, 4.2).

use super::combat::{column_on, field};
use super::table::*;
use gonfalon::systems::bmw::Bmw;
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;

#[test]
fn r7_5_two_to_one_against_a_hill_becomes_one_to_one() {
    assert_eq!(column_on(&[], 8, 4), "2-1");
    assert_eq!(column_on(&[("0606", 'H')], 8, 4), "1-1");
}

#[test]
fn r7_5_an_attacker_on_a_hill_too_takes_the_shift_away() {
    assert_eq!(column_on(&[("0606", 'H'), ("0605", 'H')], 8, 4), "2-1");
}

#[test]
fn r7_5_one_attacker_on_a_hill_is_enough() {
    let table = field(&[("0606", 'H'), ("0706", 'H')])
        .foot("C1", CRUSADER, 4, "0605")
        .foot("C2", CRUSADER, 4, "0706")
        .foot("M1", MUSLIM, 4, "0606");
    let play = table.start();
    assert_eq!(play.column("C1 C2", "M1"), "2-1");
    assert_eq!(play.forecast("C1", "M1").terrain, 1);
}

#[test]
fn r7_5_an_attacker_alone_on_a_hill_shifts_nothing() {
    assert_eq!(column_on(&[("0605", 'H')], 8, 4), "2-1");
}

/// One attacker against a defender on a hill and one beside it.
fn two_defenders(letter: char) -> Table {
    field(&[("0606", letter)])
        .foot("C1", CRUSADER, 8, "0605")
        .foot("M1", MUSLIM, 2, "0606")
        .foot("M2", MUSLIM, 2, "0506")
}

#[test]
fn r7_5_option_hill_multi() {
    let table = two_defenders('H');
    assert_eq!(table.start().column("C1", "M1 M2"), "1-1", "any: one defender on a hill is enough");
    let all = table.option("hill_multi", "all");
    assert_eq!(all.start().column("C1", "M1 M2"), "2-1");
    let both = field(&[("0606", 'H'), ("0506", 'H')])
        .option("hill_multi", "all")
        .foot("C1", CRUSADER, 8, "0605")
        .foot("M1", MUSLIM, 2, "0606")
        .foot("M2", MUSLIM, 2, "0506");
    assert_eq!(both.start().column("C1", "M1 M2"), "1-1");
}

#[test]
fn r7_5_several_hills_shift_once() {
    let play = field(&[("0606", 'H'), ("0506", 'H')])
        .foot("C1", CRUSADER, 12, "0605")
        .foot("M1", MUSLIM, 2, "0606")
        .foot("M2", MUSLIM, 2, "0506")
        .start();
    assert_eq!(play.column("C1", "M1 M2"), "2-1");
}

#[test]
fn r7_5_thirteen_halved_is_seven() {
    let play = field(&[("0606", 'S')])
        .foot("C1", CRUSADER, 13, "0605")
        .foot("M1", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.forecast("C1", "M1").attack, 7);
}

#[test]
fn r7_5_halved_units_are_added_before_they_are_halved() {
    let play = field(&[("0606", 'S')])
        .foot("C1", CRUSADER, 5, "0605")
        .foot("C2", CRUSADER, 5, "0706")
        .foot("M1", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.forecast("C1 C2", "M1").attack, 5, "not 3 and 3");
}

#[test]
fn r7_5_an_attack_out_of_swamp_is_halved() {
    let play = field(&[("0605", 'S')])
        .foot("C1", CRUSADER, 5, "0605")
        .foot("C2", CRUSADER, 5, "0706")
        .foot("M1", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.forecast("C1 C2", "M1").attack, 8, "3 and 5");
}

#[test]
fn r7_5_nobody_is_quartered() {
    let play = field(&[("0605", 'S'), ("0606", 'S')])
        .foot("C1", CRUSADER, 8, "0605")
        .foot("M1", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.forecast("C1", "M1").attack, 4);
}

#[test]
fn r7_5_the_leader_is_halved_too() {
    let play = field(&[("0606", 'S')])
        .foot("C1", CRUSADER, 5, "0605")
        .leader("CL", CRUSADER, 2, "0605")
        .foot("M1", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.forecast("C1", "M1").attack, 4, "5 and 2, halved, up");
}

#[test]
fn r7_5_defenders_are_never_halved() {
    let play = field(&[("0606", 'S')])
        .foot("C1", CRUSADER, 8, "0605")
        .foot("M1", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.forecast("C1", "M1").defence, 4);
}

#[test]
fn r7_5_option_swamp_multi() {
    let table = two_defenders('S');
    assert_eq!(table.start().forecast("C1", "M1 M2").attack, 4);
    let all = table.option("swamp_multi", "all");
    assert_eq!(all.start().forecast("C1", "M1 M2").attack, 8);
    assert_eq!(all.start().forecast("C1", "M1").attack, 4);
}

#[test]
fn r7_5_river_halves_out_of_but_not_into() {
    let river = |hex| {
        field(&[(hex, 'R')])
            .foot("C1", CRUSADER, 8, "0605")
            .foot("M1", MUSLIM, 4, "0606")
            .start()
            .forecast("C1", "M1")
            .attack
    };
    assert_eq!((river("0605"), river("0606")), (4, 8));
}

#[test]
fn r7_5_option_river_model() {
    let table = field(&[("0506", 'R')])
        .river_between("0605", "0606")
        .foot("C1", CRUSADER, 8, "0605")
        .foot("C2", CRUSADER, 8, "0506")
        .foot("M1", MUSLIM, 4, "0606");
    let hex = table.start();
    assert_eq!(hex.forecast("C1", "M1").attack, 8, "hexsides do not count");
    assert_eq!(hex.forecast("C2", "M1").attack, 4);
    let hexside = table.option("river_model", "hexside").start();
    assert_eq!(hexside.forecast("C1", "M1").attack, 4, "across the river");
    assert_eq!(hexside.forecast("C2", "M1").attack, 8, "hexes do not count");
    assert_eq!(hexside.forecast("C1 C2", "M1").attack, 12);
}

/// What runs along hexsides stands in the chart of terrain if it does something under the option.
#[test]
fn r4_2_the_chart_says_what_a_river_along_hexsides_does() {
    let table = field(&[])
        .river_between("0605", "0606")
        .foot("C1", CRUSADER, 8, "0605")
        .foot("M1", MUSLIM, 4, "0606");
    let rows = |play: &Play| {
        let charts = Bmw::charts(Localizer { scene: &play.scene, language: Language::ENGLISH });
        let chart = charts.iter().find(|chart| chart.id == "tec");
        let rows = &chart.expect("it has one").rows;
        let across: Vec<_> = rows.iter().filter(|row| row[0].starts_with("across ")).collect();
        across.into_iter().map(|row| row[1..].join("; ")).collect::<Vec<_>>()
    };
    assert!(rows(&table.start()).is_empty(), "rivers run through hexes");
    let told = rows(&table.option("river_model", "hexside").start());
    assert_eq!(told, ["+3; +3; +3; attackers across it are halved"]);
}

#[test]
fn r7_5_other_terrain_does_nothing() {
    for letter in ['.', 'W', 'D', 'c'] {
        assert_eq!(column_on(&[("0606", letter), ("0605", letter)], 8, 4), "2-1", "{letter}");
    }
}

#[test]
fn r7_5_a_road_leaves_the_terrain_in_force() {
    let play = field(&[("0606", 'S')])
        .road("0605 0606")
        .foot("C1", CRUSADER, 8, "0605")
        .foot("M1", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.forecast("C1", "M1").attack, 4);
    let play = field(&[("0606", 'H')])
        .road("0605 0606")
        .foot("C1", CRUSADER, 8, "0605")
        .foot("M1", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.column("C1", "M1"), "1-1");
}

/// Odds with the Crusaders demoralized or not, on a hill or not.
fn shifted(attacker: u8, defender: u8, hill: bool, demoralized: bool) -> Table {
    let hills = [("0606", 'H')];
    let table = field(if hill { &hills } else { &[] })
        .foot("C1", CRUSADER, attacker, "0605")
        .foot("M1", MUSLIM, defender, "0606");
    if demoralized {
        table.foot("C9", CRUSADER, 9, "").dead("C9").morale(CRUSADER, 9, 900, None)
    } else {
        table
    }
}

#[test]
fn r7_5_hill_and_demoralization_add_up() {
    let column = |hill, broken| shifted(12, 4, hill, broken).start().column("C1", "M1");
    assert_eq!(column(false, false), "3-1");
    assert_eq!(column(true, false), "2-1");
    assert_eq!(column(false, true), "2-1");
    assert_eq!(column(true, true), "1-1");
}

#[test]
fn r7_5_only_a_demoralized_attacker_is_shifted() {
    let play = shifted(12, 4, false, true).combat(MUSLIM).start();
    assert_eq!(play.column("M1", "C1"), "1-3");
}

#[test]
fn r7_5_a_shift_below_one_to_four_is_automatic() {
    let mut play = shifted(1, 4, true, false).start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.result(), "1-5 AL");
}

#[test]
fn r7_5_the_lowest_rung_stays_the_lowest() {
    assert_eq!(shifted(1, 9, true, true).start().column("C1", "M1"), "1-5");
}

#[test]
fn r7_5_shifts_cross_the_middle_of_the_ladder() {
    assert_eq!(shifted(4, 4, true, false).start().column("C1", "M1"), "1-2");
    assert_eq!(shifted(4, 4, true, true).start().column("C1", "M1"), "1-3");
}

#[test]
fn r7_5_option_shift_model() {
    for (attacker, ladder, true_ratio) in
        [(32, "5-1", "6-1"), (28, "5-1", "6-1"), (24, "5-1", "5-1"), (20, "4-1", "4-1")]
    {
        let table = shifted(attacker, 4, true, false);
        assert_eq!(table.start().column("C1", "M1"), ladder, "{attacker}");
        let table = table.option("shift_model", "true_ratio");
        assert_eq!(table.start().column("C1", "M1"), true_ratio, "{attacker}");
    }
    let mut play = shifted(32, 4, true, false).start();
    play.roll(&[4], attack("C1", "M1"));
    assert_eq!(play.result(), "5-1 DR 4", "a die must be thrown");
}
