//! Section 9.6: heavy cavalry and charges, with the printed example of 9.5.

use super::table::*;
use gonfalon::scenario::bmw::UnitKind;
use gonfalon::systems::bmw::light_troops;

/// An open field with other terrain in one hex.
fn field_with(letter: char, column: usize, row: usize) -> Table {
    let mut rows = vec!["............".to_owned(); 12];
    rows[row - 1].replace_range(column - 1..column, &letter.to_string());
    Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

// ---- 9.6 changing sides -----------------------------------------------------------------------------

#[test]
fn r9_6_changes_sides_either_way_before_the_first_move() {
    let mut play = Table::open().knights("K", CRUSADER, 9, "0606").start();
    play.play(flip("K"));
    assert!(play.is_back("K"));
    play.play(flip("K"));
    assert!(!play.is_back("K"));
}

#[test]
fn r9_6_flip_refused_in_an_ezoc() {
    let play = Table::open().knights("K", CRUSADER, 9, "0606").foot("E", MUSLIM, 4, "0605").start();
    assert_eq!(play.refused(flip("K")), "9.6/flip-in-ezoc");
}

#[test]
fn r9_6_flip_next_to_light_troops_is_free() {
    let play = Table::open().knights("K", CRUSADER, 9, "0606").light("E", MUSLIM, "0605").start();
    assert!(play.allows(flip("K")), "a solid dot exerts no ZOC");
}

#[test]
fn r9_6_flip_refused_after_the_first_move() {
    let mut play =
        Table::open().knights("K", CRUSADER, 9, "0606").foot("F", CRUSADER, 4, "0101").start();
    play.play(mv("F", "0102"));
    assert_eq!(play.refused(flip("K")), "9.6/flip-after-move");
}

#[test]
fn r9_6_flip_refused_for_other_units() {
    let play = Table::open()
        .foot("F", CRUSADER, 4, "0606")
        .lancers("L", CRUSADER, "0707")
        .knights("E", MUSLIM, 7, "0101")
        .start();
    assert_eq!(play.refused(flip("F")), "9.6/not-flippable");
    assert_eq!(play.refused(flip("L")), "9.6/not-flippable");
    assert_eq!(play.refused(flip("E")), "3.2/not-your-decision");
}

#[test]
fn r9_6_weak_side_is_faster() {
    let mut play = Table::open().knights("K", CRUSADER, 9, "0607").start();
    assert_eq!(play.refused(mv("K", "0606 0605 0604 0603")), "4.2/ma-exceeded");
    play.play(flip("K"));
    play.play(mv("K", "0606 0605 0604 0603 0602 0601"));
}

#[test]
fn r9_6_weak_side_may_not_retreat_before_combat() {
    let mut play = Table::open()
        .knights("K", MUSLIM, 7, "0606")
        .disordered("K")
        .foot("A", CRUSADER, 3, "0607")
        .combat(CRUSADER)
        .start();
    play.roll(&[3], attack("A", "K"));
    assert_eq!(play.result(), "1-1 - 3");
}

// ---- 9.6 declaring a charge -------------------------------------------------------------------------

/// Knights four hexes south of light infantry.
fn onset() -> Table {
    Table::open().knights("K", CRUSADER, 9, "0610").light("L", MUSLIM, "0606")
}

#[test]
fn r9_6_charge_ends_next_to_an_enemy() {
    let mut play = onset().start();
    assert_eq!(play.refused(charge("K", "0609 0608")), "9.6/no-target");
    assert_eq!(play.refused(charge("K", "")), "4.1/empty-path");
    play.play(charge("K", "0609 0608 0607"));
    assert_eq!(play.at("K"), "0607");
    assert!(!play.is_back("K"));
}

#[test]
fn r9_6_charge_needs_the_strong_side() {
    let play = onset().disordered("K").start();
    assert_eq!(play.refused(charge("K", "0609 0608 0607")), "9.6/not-strong-side");
    let play = Table::open()
        .cavalry("H", CRUSADER, 9, 3, "0608")
        .foot("F", CRUSADER, 9, "0508")
        .light("L", MUSLIM, "0606")
        .start();
    assert_eq!(play.refused(charge("H", "0607")), "9.6/not-strong-side");
    assert_eq!(play.refused(charge("F", "0507")), "9.6/not-strong-side");
}

#[test]
fn r9_6_charge_after_a_flip_in_the_same_phase() {
    let mut play = onset().disordered("K").start();
    play.play(flip("K"));
    play.play(charge("K", "0609 0608 0607"));
}

#[test]
fn r9_6_charge_crosses_clear_terrain_only() {
    for letter in ['H', 'W', 'D', 'R'] {
        let play = field_with(letter, 6, 8)
            .knights("K", CRUSADER, 9, "0609")
            .light("L", MUSLIM, "0606")
            .road("0609 0608 0607")
            .start();
        assert_eq!(play.refused(charge("K", "0608 0607")), "9.6/charge-terrain", "{letter}");
        assert!(play.allows(mv("K", "0608 0607")), "the road lets it move without a charge");
    }
}

#[test]
fn r9_6_charge_may_cross_a_camp_and_start_anywhere() {
    let mut play =
        field_with('c', 6, 8).knights("K", CRUSADER, 9, "0609").light("L", MUSLIM, "0606").start();
    play.play(charge("K", "0608 0607"));
    let mut play =
        field_with('H', 6, 8).knights("K", CRUSADER, 9, "0608").light("L", MUSLIM, "0606").start();
    play.play(charge("K", "0607"));
}

#[test]
fn r9_6_charge_starts_outside_ezoc() {
    let play = onset().foot("E", MUSLIM, 4, "0611").start();
    assert!(!play.allows(charge("K", "0609 0608 0607")));
}

#[test]
fn r9_6_charge_needs_a_target_it_may_attack() {
    let play = Table::open()
        .fortress("0606")
        .unit("G", MUSLIM, UnitKind::Garrison, front(4, 1), back(2, 1), "0606")
        .knights("K", CRUSADER, 9, "0610")
        .start();
    assert_eq!(play.refused(charge("K", "0609 0608 0607")), "9.6/no-target");
}

#[test]
fn r9_6_charge_at_a_lone_leader_is_none() {
    let play =
        Table::open().leader("S", MUSLIM, 3, "0606").knights("K", CRUSADER, 9, "0610").start();
    assert_eq!(play.refused(charge("K", "0609 0608 0607")), "9.6/no-target");
}

#[test]
fn r9_6_charge_obeys_ma_and_stacking() {
    let play = onset().foot("F", CRUSADER, 4, "0607").start();
    assert_eq!(play.refused(charge("K", "0609 0608 0607")), "4.3/stacking");
    let play = Table::open().knights("K", CRUSADER, 9, "0611").light("L", MUSLIM, "0606").start();
    assert_eq!(play.refused(charge("K", "0610 0609 0608 0607")), "4.2/ma-exceeded");
}

// ---- 9.6 fighting a charge --------------------------------------------------------------------------

/// A charge declared, up to the combat phase.
fn charged(table: &Table, units: &[(&str, &str)]) -> Play {
    let mut play = table.start();
    for (unit, way) in units {
        play.play(charge(unit, way));
    }
    play.play(end_movement());
    play.play(end_fire());
    play.play(end_fire());
    play
}

/// The printed example: two heavy cavalry of 9 charge light infantry of 3.
fn example() -> Table {
    Table::open()
        .knights("K1", CRUSADER, 9, "0610")
        .knights("K2", CRUSADER, 9, "0710")
        .light("L", MUSLIM, "0606")
}

#[test]
fn r9_5_example_18_to_3_is_automatic_without_a_die() {
    let mut play = charged(&example(), &[("K1", "0609 0608 0607"), ("K2", "0709 0708 0707")]);
    assert_eq!(play.forecast("K1 K2", "L").attack, 18);
    play.roll(&[], attack("K1 K2", "L"));
    assert_eq!(play.result(), "6-1 DL");
    assert_eq!(play.at("L"), "eliminated");
    assert_eq!(play.decides(), Some((CRUSADER, "9.6")), "somebody must occupy");
    play.play(advance("K2", "0606"));
    play.play(advance("K1", "0606 0605 0604"));
    assert!(play.is_back("K1") && play.is_back("K2"), "their charge is over");
    assert_eq!((play.at("K1"), play.at("K2")), ("0604".into(), "0606".into()));
}

#[test]
fn r9_5_example_one_hit_gives_12_to_3_a_dr_an_occupier_and_a_second_advance() {
    let mut play = example().start();
    play.play(charge("K1", "0609 0608 0607"));
    play.play(charge("K2", "0709 0708 0707"));
    play.play(end_movement());
    play.play(end_fire());
    play.roll(&[2], fire("L", "K1"));
    assert!(play.is_back("K1"), "hit: it turns to 3-6");
    play.play(end_fire());
    let odds = play.forecast("K1 K2", "L");
    assert_eq!((odds.attack, odds.defence), (12, 3));
    assert_eq!(play.column("K1 K2", "L"), "4-1");
    play.roll(&[3], attack("K1 K2", "L"));
    assert_eq!(play.result(), "4-1 DR 3");
    assert_eq!(play.decides(), Some((MUSLIM, "7.8")));
    assert_eq!(play.ends("retreat", "L"), "0506 0605", "one hex");
    play.play(retreat("L", "0605"));
    assert_eq!(play.refused(hold()), "9.6/must-occupy");
    assert_eq!(play.refused(advance("K1", "0606 0506")), "9.6/must-occupy", "and stop there");
    // The unit that was hit still charges and may be the occupier (RUL-57).
    play.play(advance("K1", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "9.6")));
    assert_eq!(play.refused(advance("K1", "0506")), "7.9/one-unit");
    assert_eq!(play.refused(advance("K2", "0606 0706 0705 0804")), "9.2/advance-limit");
    play.play(advance("K2", "0606 0706 0705"));
    assert!(play.is_back("K1") && play.is_back("K2"));
}

#[test]
fn r9_6_second_advance_is_voluntary() {
    let mut play = charged(&example(), &[("K1", "0609 0608 0607"), ("K2", "0709 0708 0707")]);
    play.play(attack("K1 K2", "L"));
    play.play(advance("K1", "0606"));
    play.play(hold());
    assert_eq!(play.at("K2"), "0707");
    assert!(play.is_back("K2"));
}

#[test]
fn r9_6_second_advance_is_for_horse_only() {
    let table = onset().foot("F", CRUSADER, 9, "0707");
    let mut play = charged(&table, &[("K", "0609 0608 0607")]);
    play.play(attack("K F", "L"));
    assert_eq!(play.refused(advance("F", "0606")), "9.6/must-occupy", "a charger must");
    play.play(advance("K", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "nobody else may advance");
}

#[test]
fn r9_6_second_advance_is_for_horse_that_did_not_charge_too() {
    let table = onset().cavalry("H", CRUSADER, 9, 5, "0707");
    let mut play = charged(&table, &[("K", "0609 0608 0607")]);
    play.play(attack("K H", "L"));
    play.play(advance("K", "0606"));
    play.play(advance("H", "0606 0605"));
    assert_eq!(play.at("H"), "0605");
    assert!(!play.is_back("H"), "only chargers turn over");
}

#[test]
fn r9_6_charged_light_troops_do_not_retreat_before_combat() {
    let mut play = charged(&onset(), &[("K", "0609 0608 0607")]);
    let why = light_troops::check_may_leave(&play.scene, &play.game.state, play.id("L"), true);
    assert_eq!(why.expect_err("a charger attacks").to_string(), "9.6/charged-no-retreat");
    // No question: the die falls at once.
    play.roll(&[3], attack("K", "L"));
    assert_eq!(play.result(), "3-1 - 3");
    assert!(play.is_back("K"), "the charge is over without success, too");
}

#[test]
fn r9_6_one_charger_keeps_every_defender_in() {
    let table = onset().light("M", MUSLIM, "0707").foot("F", CRUSADER, 5, "0708");
    let mut play = charged(&table, &[("K", "0609 0608 0607")]);
    play.roll(&[3], attack("K", "L M"));
    assert_eq!(play.result(), "1-1 - 3", "9:6, nobody was asked");
}

#[test]
fn r9_6_without_a_charge_light_troops_may_leave() {
    let mut play = onset().start();
    play.play(mv("K", "0609 0608 0607"));
    play.play(end_movement());
    play.play(end_fire());
    play.play(end_fire());
    play.play(attack("K", "L"));
    assert_eq!(play.decides(), Some((MUSLIM, "8.3")));
    play.play(leave("L", "0605"));
    assert_eq!(play.refused(advance("K", "0606 0506")), "8.3/advance-limit");
    play.play(advance("K", "0606"));
    assert!(!play.is_back("K"), "it did not charge");
}

#[test]
fn r9_6_must_occupy_after_dr_by_a_lone_charger() {
    let mut play = charged(&onset(), &[("K", "0609 0608 0607")]);
    play.roll(&[2], attack("K", "L"));
    play.play(retreat("L", "0605"));
    assert_eq!(play.ends("advance", "K"), "0606");
    assert_eq!(play.refused(hold()), "9.6/must-occupy");
    play.play(advance("K", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
    assert!(play.is_back("K"));
}

#[test]
fn r9_6_nothing_to_occupy_while_no_hex_is_vacated() {
    let mut play = charged(&onset(), &[("K", "0609 0608 0607")]);
    play.roll(&[3], attack("K", "L"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
    assert_eq!(play.at("K"), "0607");
}

#[test]
fn r9_6_must_occupy_lapses_where_terrain_bars_every_charger() {
    let table = field_with('S', 6, 6).knights("K", CRUSADER, 9, "0609").light("L", MUSLIM, "0606");
    let mut play = charged(&table, &[("K", "0608 0607")]);
    play.roll(&[1], attack("K", "L"));
    assert_eq!(play.result(), "1-1 DR 1", "9 halved is 5");
    play.play(retreat("L", "0605"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
    assert!(play.is_back("K"));
}

#[test]
fn r9_6_surviving_charger_occupies_after_ex() {
    let table = Table::open()
        .knights("K1", CRUSADER, 9, "0610")
        .knights("K2", CRUSADER, 9, "0710")
        .foot("D", MUSLIM, 9, "0606");
    let mut play = charged(&table, &[("K1", "0609 0608 0607"), ("K2", "0709 0708 0707")]);
    play.roll(&[5], attack("K1 K2", "D"));
    assert_eq!(play.result(), "2-1 EX 5");
    play.play(lose("K1"));
    assert_eq!(play.refused(advance("K1", "0606")), "9.6/must-occupy");
    assert_eq!(play.ends("advance", "K2"), "0606");
    play.play(advance("K2", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r9_6_charge_beaten_back_turns_over_after_its_retreat() {
    let table = Table::open().knights("K", CRUSADER, 9, "0610").foot("D", MUSLIM, 9, "0606");
    let mut play = charged(&table, &[("K", "0609 0608 0607")]);
    play.roll(&[6], attack("K", "D"));
    assert_eq!(play.result(), "1-1 AR 6");
    play.play(retreat("K", "0608 0609 0610"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    play.play(hold());
    assert!(play.is_back("K"));
}

#[test]
fn r9_6_charger_that_never_fought_turns_over_at_the_end_of_combat() {
    let table = onset().foot("F", CRUSADER, 9, "0706");
    let mut play = charged(&table, &[("K", "0609 0608 0607")]);
    play.play(attack("F", "L"));
    play.roll(&[3], stand("L"));
    assert_eq!(play.result(), "3-1 - 3");
    assert!(!play.is_back("K"));
    play.play(end_combat());
    assert!(play.is_back("K"));
}

#[test]
fn r9_6_a_charge_does_not_multiply_strength() {
    let mut play = charged(&onset(), &[("K", "0609 0608 0607")]);
    assert_eq!(play.forecast("K", "L").attack, 9);
    play.roll(&[3], attack("K", "L"));
}

#[test]
fn r9_6_charge_may_not_be_used_after_disengaging() {
    // A heavy cavalry with a dot on its strong side: no such counter in Acre (RUL-63).
    let play = Table::open()
        .unit("K", CRUSADER, UnitKind::HeavyCavalry, front(7, 5).solid(), back(3, 6).open(), "0610")
        .foot("E", MUSLIM, 4, "0611")
        .light("L", MUSLIM, "0606")
        .start();
    assert_eq!(play.refused(charge("K", "0609 0608 0607")), "8.23/disengaged-charge");
    assert!(play.allows(mv("K", "0609 0608 0607")));
}

#[test]
fn r9_6_charging_unit_may_still_be_left_out_of_every_attack() {
    // Its ZOC obliges the enemy to be attacked by somebody, not by the charger (RUL-112).
    let mut play = charged(&onset(), &[("K", "0609 0608 0607")]);
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
    play.roll(&[3], attack("K", "L"));
    play.play(end_combat());
}

#[test]
fn r9_6_a_charge_may_come_back_to_where_it_began() {
    // The skirmishers have no ZOC: the knights beside them are free to ride out and back.
    let mut play = Table::open()
        .knights("K", CRUSADER, 9, "0606")
        .light("M1", MUSLIM, "0605")
        .movement(CRUSADER)
        .start();
    assert_eq!(play.refused(mv("K", "0607 0606")), "4.1/comes-back");
    play.play(select("K"));
    let back = |offer: &&serde_json::Value| {
        offer["charge"] == true
            && offer["path"].as_array().is_some_and(|p| p[p.len() - 1] == "0606")
    };
    assert_eq!(play.offers_of("move").iter().filter(back).count(), 1);
    play.play(put_back());
    play.play(charge("K", "0607 0606"));
    assert_eq!(play.at("K"), "0606");
    for action in [end_movement(), end_fire(), end_fire()] {
        play.play(action);
    }
    // Nobody leaves before a charge: the die falls at once.
    play.roll(&[3], attack("K", "M1"));
    assert_eq!(play.throws(), ["7.2:3"]);
}
