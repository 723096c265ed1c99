//! Chapter 7: who fights whom, and at what odds (7.1 to 7.5).

use super::table::*;
use gonfalon::scenario::bmw::UnitKind;
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::charts::crt::Crt;
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;

const AROUND_0606: [&str; 6] = ["0605", "0706", "0707", "0607", "0507", "0506"];

/// Crusaders of these strengths around a Muslim unit on foot in 0606.
pub fn siege(attackers: &[u8], defender: u8) -> Table {
    let table = Table::open().combat(CRUSADER).foot("M1", MUSLIM, defender, "0606");
    (1..).zip(attackers).fold(table, |table, (n, &strength)| {
        table.foot(&format!("C{n}"), CRUSADER, strength, AROUND_0606[n - 1])
    })
}

/// One against one: the Crusader in 0605 attacks southwards.
pub fn duel(attacker: u8, defender: u8) -> Table {
    siege(&[attacker], defender)
}

/// A map of 12 by 12 hexes, clear but for these.
pub fn field(terrain: &[(&str, char)]) -> Table {
    let mut rows = vec![vec!['.'; 12]; 12];
    for (label, letter) in terrain {
        let (column, row) = label.split_at(2);
        let (column, row): (usize, usize) = (column.parse().unwrap(), row.parse().unwrap());
        rows[row - 1][column - 1] = *letter;
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    Table::map(&rows).combat(CRUSADER)
}

/// One against one on terrain: the odds column.
fn column_on(terrain: &[(&str, char)], attacker: u8, defender: u8) -> String {
    field(terrain)
        .foot("C1", CRUSADER, attacker, "0605")
        .foot("M1", MUSLIM, defender, "0606")
        .start()
        .column("C1", "M1")
}

// 7.1

#[test]
fn r7_1_only_adjacent_units_fight() {
    let play = duel(5, 4).foot("M2", MUSLIM, 4, "0608").start();
    assert_eq!(play.refused(attack("C1", "M2")), "7.4/not-adjacent-to-all");
}

#[test]
fn r7_1_the_active_side_attacks() {
    let play = duel(5, 4).combat(MUSLIM).start();
    assert_eq!(play.decides(), Some((MUSLIM, "7.1")));
    assert_eq!(play.refused(attack("C1", "M1")), "3.2/not-your-decision");
    assert!(play.allows(attack("M1", "C1")));
}

#[test]
fn r7_1_both_lists_hold_the_right_side() {
    let play = duel(5, 4).foot("C2", CRUSADER, 5, "0506").start();
    assert_eq!(play.refused(attack("C1", "C2")), "3.2/not-your-decision");
    assert_eq!(play.refused(attack("C1 M1", "M1")), "3.2/not-your-decision");
}

#[test]
fn r7_1_nobody_attacks_twice() {
    // A light attacker exerts no zone: it must attack M1, but nobody must attack M2.
    let mut play = Table::open()
        .combat(CRUSADER)
        .light("C1", CRUSADER, "0605")
        .foot("M1", MUSLIM, 5, "0606")
        .light("M2", MUSLIM, "0506")
        .start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.refused(attack("C1", "M2")), "7.3/already-fought");
    play.play(end_combat());
}

#[test]
fn r7_1_nobody_is_attacked_twice() {
    let mut play = siege(&[5, 5], 4).start();
    // C2 stands in no enemy zone but that of M1: it may only join.
    assert_eq!(play.refused(attack("C1", "M1")), "7.3/strands");
    let mut skirmish = duel(5, 4).light("C2", CRUSADER, "0706").light("M2", MUSLIM, "0806").start();
    skirmish.play(attack("C2", "M2")).roll(&[3], stand("M2"));
    skirmish.roll(&[3], attack("C1", "M1"));
    assert_eq!(skirmish.refused(attack("C2", "M1")), "7.3/already-fought");
    play.roll(&[3], attack("C1 C2", "M1"));
    assert_eq!(play.refused(attack("C1", "M1")), "7.3/already-fought");
}

#[test]
fn r7_1_the_attacker_chooses_the_order() {
    let table = duel(5, 5).foot("C2", CRUSADER, 5, "0303").foot("M2", MUSLIM, 5, "0304");
    for (first, second) in [("1", "2"), ("2", "1")] {
        let mut play = table.start();
        for n in [first, second] {
            play.roll(&[3], attack(&format!("C{n}"), &format!("M{n}")));
        }
        play.play(end_combat());
    }
}

#[test]
fn r7_1_a_combat_is_over_before_the_next_begins() {
    let mut play = duel(5, 5).foot("C2", CRUSADER, 5, "0303").foot("M2", MUSLIM, 5, "0304").start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.8")));
    assert_eq!(play.refused(attack("C2", "M2")), "3.2/wrong-phase");
    assert_eq!(play.refused(end_combat()), "3.2/wrong-phase");
    play.play(retreat("M1", "0607"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.refused(attack("C2", "M2")), "3.2/wrong-phase");
    play.play(hold()).roll(&[3], attack("C2", "M2"));
}

#[test]
fn r7_1_attacks_that_nobody_owes_are_allowed() {
    let mut play = Table::open()
        .combat(CRUSADER)
        .light("C1", CRUSADER, "0605")
        .light("M1", MUSLIM, "0606")
        .start();
    assert!(play.allows(end_combat()));
    play.play(attack("C1", "M1")).roll(&[3], stand("M1"));
    assert_eq!(play.result(), "1-1 - 3");
}

#[test]
fn r7_1_horse_may_attack_into_swamp_but_need_not() {
    let mut play = field(&[("0606", 'S')])
        .cavalry("C1", CRUSADER, 12, 6, "0605")
        .light("M1", MUSLIM, "0606")
        .start();
    assert!(play.allows(end_combat()), "neither zone reaches the other");
    play.play(attack("C1", "M1")).roll(&[2], stand("M1"));
    assert_eq!(play.result(), "2-1 DR 2");
    play.play(retreat("M1", "0607"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "no advance into the swamp");
}

#[test]
fn r7_1_a_unit_off_the_map_neither_attacks_nor_is_attacked() {
    let play = duel(5, 4).foot("C2", CRUSADER, 5, "").foot("M2", MUSLIM, 5, "").dead("M2").start();
    assert_eq!(play.refused(attack("C2", "M1")), "7.1/not-on-map");
    assert_eq!(play.refused(attack("C1", "M2")), "7.1/not-on-map");
}

// 7.2

#[test]
fn r7_2_thirteen_to_four_is_three_to_one() {
    assert_eq!(duel(13, 4).start().column("C1", "M1"), "3-1");
}

#[test]
fn r7_2_five_to_twelve_is_one_to_three() {
    assert_eq!(duel(5, 12).start().column("C1", "M1"), "1-3");
}

#[test]
fn r7_2_eighteen_to_three_on_a_hill_is_five_to_one() {
    assert_eq!(column_on(&[("0606", 'H')], 18, 3), "5-1");
    assert_eq!(column_on(&[], 18, 3), "6-1");
}

#[test]
fn r7_2_the_ratio_is_rounded_for_the_defender() {
    for attack in 1..=60_u32 {
        for defence in 1..=60_u32 {
            // The largest n with n : 1 within the attack, or the smallest with 1 : n.
            let place = if attack >= defence {
                i64::from((1..).take_while(|n| n * defence <= attack).last().unwrap()) - 1
            } else {
                1 - i64::from((1..).find(|n| n * attack >= defence).unwrap())
            };
            assert_eq!(Crt::ratio(attack, defence), place, "{attack} : {defence}");
        }
    }
}

#[test]
fn r7_2_columns_of_the_table() {
    for (attacker, defender, column) in [
        (1, 4, "1-4"),
        (3, 12, "1-4"),
        (3, 9, "1-3"),
        (4, 9, "1-3"),
        (4, 8, "1-2"),
        (5, 8, "1-2"),
        (7, 8, "1-2"),
        (8, 8, "1-1"),
        (15, 8, "1-1"),
        (16, 8, "2-1"),
        (11, 4, "2-1"),
        (12, 4, "3-1"),
        (16, 4, "4-1"),
        (19, 4, "4-1"),
        (20, 4, "5-1"),
        (23, 4, "5-1"),
        (24, 4, "6-1"),
        (99, 1, "6-1"),
        (2, 10, "1-5"),
        (4, 17, "1-5"),
        (1, 99, "1-5"),
    ] {
        assert_eq!(
            duel(attacker, defender).start().column("C1", "M1"),
            column,
            "{attacker}:{defender}"
        );
    }
}

#[test]
fn r7_2_both_totals_are_sums() {
    let table = siege(&[4, 3, 6], 4).foot("M2", MUSLIM, 3, "0705");
    let play = table.start();
    let odds = play.forecast("C1 C2", "M1 M2");
    assert_eq!((odds.attack, odds.defence), (7, 7));
}

#[test]
fn r7_2_six_to_one_is_a_loss_without_a_die() {
    let mut play = duel(24, 4).start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.result(), "6-1 DL");
    assert_eq!(play.at("M1"), "eliminated");
}

#[test]
fn r7_2_one_to_five_is_a_loss_without_a_die() {
    let mut play = duel(1, 5).start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.result(), "1-5 AL");
    assert_eq!(play.at("C1"), "eliminated");
}

#[test]
fn r7_2_one_die_reads_the_column() {
    let results = [(1, "DL"), (2, "DR"), (3, "-"), (4, "DR"), (5, "DR"), (6, "AR")];
    for (die, result) in results {
        let mut play = duel(13, 4).start();
        play.roll(&[die], attack("C1", "M1"));
        assert_eq!(play.result(), format!("3-1 {result} {die}"));
        assert_eq!(play.throws(), [format!("7.2:{die}")]);
    }
}

#[test]
fn r7_2_leaders_add_their_value_on_both_sides() {
    let play = duel(5, 4)
        .leader("CL1", CRUSADER, 1, "0605")
        .leader("CL2", CRUSADER, 2, "0605")
        .leader("ML", MUSLIM, 3, "0606")
        .start();
    let odds = play.forecast("C1", "M1");
    assert_eq!((odds.attack, odds.defence), (7, 7), "one leader of a hex, the highest");
}

// 7.3

#[test]
fn r7_3_a_unit_in_an_enemy_zone_must_attack() {
    let play = duel(5, 4).start();
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
}

#[test]
fn r7_3_every_unit_in_an_active_zone_must_be_attacked() {
    let mut play = duel(5, 4).foot("C2", CRUSADER, 5, "0303").light("M2", MUSLIM, "0304").start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
    play.play(attack("C2", "M2")).roll(&[3], stand("M2")).play(end_combat());
}

#[test]
fn r7_3_no_attack_may_strand_a_neighbour_with_a_duty() {
    // Both Crusaders are in the zone of M1 and of nobody else.
    let mut play = siege(&[5, 5], 5).start();
    assert_eq!(play.refused(attack("C1", "M1")), "7.3/strands");
    assert_eq!(play.refused(attack("C2", "M1")), "7.3/strands");
    play.roll(&[3], attack("C1 C2", "M1")).play(end_combat());
}

#[test]
fn r7_3_no_attack_may_strand_a_second_defender() {
    // M1 and M2 are both in the zone of C1 and of nobody else.
    let mut play = duel(5, 4).foot("M2", MUSLIM, 4, "0506").start();
    assert_eq!(play.refused(attack("C1", "M1")), "7.3/strands");
    assert_eq!(play.refused(attack("C1", "M2")), "7.3/strands");
    play.roll(&[3], attack("C1", "M1 M2")).play(end_combat());
}

#[test]
fn r7_3_of_several_defenders_the_attacker_chooses() {
    // C1 and C2 both touch M1 and M2: who attacks whom is free.
    let table = duel(5, 4).foot("C2", CRUSADER, 5, "0706").foot("M2", MUSLIM, 4, "0705");
    for (one, other) in [("M1", "M2"), ("M2", "M1")] {
        let mut play = table.start();
        play.roll(&[3], attack("C1", one)).roll(&[3], attack("C2", other)).play(end_combat());
    }
}

#[test]
fn r7_3_a_unit_fights_whole_and_once() {
    let play = duel(5, 4).foot("M2", MUSLIM, 4, "0506").start();
    assert_eq!(play.refused(attack("C1 C1", "M1 M2")), "7.3/already-fought");
    assert_eq!(play.refused(attack("C1", "M1 M1 M2")), "7.3/already-fought");
}

#[test]
fn r7_3_duties_are_those_of_the_start_of_the_phase() {
    // After its advance C1 stands next to M2: no new duty for either.
    let mut play =
        duel(24, 4).foot("M2", MUSLIM, 4, "0608").foot("C2", CRUSADER, 5, "0404").start();
    play.play(attack("C1", "M1")).play(advance("C1", "0606"));
    play.play(end_combat());
}

#[test]
fn r7_3_a_unit_driven_next_to_an_attacker_need_not_be_attacked() {
    // M1 retreats out of every zone; C2 is light and exerts none, though it now touches M1.
    let mut play = duel(10, 5).light("C2", CRUSADER, "0608").start();
    play.roll(&[2], attack("C1", "M1")).play(retreat("M1", "0607")).play(hold());
    assert_eq!(play.refused(attack("C2", "M1")), "7.3/already-fought");
    play.play(end_combat());
}

#[test]
fn r7_3_lone_leaders_neither_owe_nor_are_owed() {
    let play = Table::open()
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 5, "0605")
        .leader("ML", MUSLIM, 2, "0606")
        .leader("CL", CRUSADER, 2, "0303")
        .foot("M1", MUSLIM, 4, "0304")
        .start();
    assert!(play.allows(end_combat()));
}

#[test]
fn r7_3_next_to_walls_nobody_owes_an_attack() {
    let play = field(&[("0606", 'F')])
        .fortress("0606")
        .foot("C1", CRUSADER, 5, "0605")
        .unit("G1", MUSLIM, UnitKind::Garrison, front(4, 1), back(2, 1), "0606")
        .start();
    assert_eq!(play.refused(attack("C1", "G1")), "15.4/fortress");
    assert!(play.allows(end_combat()));
}

#[test]
fn r7_3_out_of_the_walls_the_garrison_owes_its_attack() {
    let mut play = field(&[("0606", 'F')])
        .combat(MUSLIM)
        .fortress("0606")
        .foot("C1", CRUSADER, 5, "0605")
        .unit("G1", MUSLIM, UnitKind::Garrison, front(5, 1), back(2, 1), "0606")
        .start();
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
    play.roll(&[3], attack("G1", "C1")).play(end_combat());
}

#[test]
fn r7_3_ten_against_ten_can_always_be_arranged() {
    // Two lines face to face; taking any allowed attack of one against one or more never blocks the rest.
    let mut table = Table::open().combat(CRUSADER);
    for column in 2..=11 {
        table = table.foot(&format!("C{column}"), CRUSADER, 5, &format!("{column:02}05")).foot(
            &format!("M{column}"),
            MUSLIM,
            5,
            &format!("{column:02}06"),
        );
    }
    let mut play = table.start();
    let names = |side: &str| (2..=11).map(|n| format!("{side}{n}")).collect::<Vec<_>>();
    while !play.allows(end_combat()) {
        let mut done = false;
        'search: for c in names("C") {
            for m in names("M") {
                if play.allows(attack(&c, &m)) {
                    play.roll(&[3], attack(&c, &m));
                    done = true;
                    break 'search;
                }
            }
        }
        assert!(done, "somebody owes an attack that nobody may make");
    }
    for c in names("C") {
        assert_eq!(play.refused(attack(&c, "M2")), "7.3/already-fought");
    }
}

// 7.4

#[test]
fn r7_4_six_may_attack_one() {
    let mut play = siege(&[1, 1, 1, 1, 1, 1], 3).start();
    play.roll(&[3], attack("C1 C2 C3 C4 C5 C6", "M1"));
    assert_eq!(play.result(), "2-1 - 3");
}

#[test]
fn r7_4_one_may_attack_six() {
    let mut table = Table::open().combat(CRUSADER).foot("C1", CRUSADER, 12, "0606");
    for (n, hex) in (1..).zip(AROUND_0606) {
        table = table.foot(&format!("M{n}"), MUSLIM, 2, hex);
    }
    let mut play = table.start();
    play.roll(&[3], attack("C1", "M1 M2 M3 M4 M5 M6"));
    assert_eq!(play.result(), "1-1 - 3");
}

#[test]
fn r7_4_everybody_is_adjacent_to_everybody() {
    // C2 in 0607 does not touch M2 in 0705.
    let play = duel(5, 4).foot("C2", CRUSADER, 5, "0607").foot("M2", MUSLIM, 4, "0705").start();
    assert_eq!(play.refused(attack("C1 C2", "M1 M2")), "7.4/not-adjacent-to-all");
}

#[test]
fn r7_4_several_attack_several() {
    let mut play = duel(5, 4).foot("C2", CRUSADER, 5, "0706").foot("M2", MUSLIM, 4, "0705").start();
    play.roll(&[3], attack("C1 C2", "M1 M2"));
    assert_eq!(play.result(), "1-1 - 3");
}

#[test]
fn r7_4_an_attack_needs_both_sides() {
    let play = duel(5, 4).start();
    assert_eq!(play.refused(attack("C1", "")), "7.4/empty");
    assert_eq!(play.refused(attack("", "M1")), "7.4/empty");
}

#[test]
fn r7_4_a_sacrifice_at_low_odds_is_allowed() {
    let mut play =
        duel(1, 9).foot("C2", CRUSADER, 12, "0706").foot("M2", MUSLIM, 2, "0705").start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.result(), "1-5 AL");
    play.play(hold()).play(attack("C2", "M2"));
    assert_eq!(play.result(), "6-1 DL");
}

#[test]
fn r7_4_an_attack_may_be_planned_unit_by_unit() {
    let mut play = siege(&[5, 5], 5).start();
    play.play(engage("M1")).play(engage("C1"));
    assert_eq!(play.refused(engage("C1")), "7.3/already-fought");
    assert_eq!(play.refused(commit()), "7.3/strands");
    play.play(engage("C2")).play(release("C2")).play(engage("C2"));
    play.roll(&[3], commit());
    assert_eq!(play.result(), "2-1 - 3");
}

#[test]
fn r7_4_a_plan_may_be_called_off() {
    let mut play = siege(&[5, 5], 5).start();
    play.play(engage("C1")).play(engage("M1")).play(call_off());
    assert_eq!(play.refused(release("C1")), "7.6/not-involved");
    assert_eq!(play.refused(commit()), "7.4/empty");
    play.roll(&[3], attack("C1 C2", "M1"));
}

#[test]
fn r7_4_a_plan_takes_only_units_that_fit() {
    let play_from = |first: &str| {
        let table = duel(5, 4).foot("C2", CRUSADER, 5, "0607").foot("M2", MUSLIM, 4, "0705");
        let mut play = table.start();
        play.play(engage(first));
        play
    };
    let mut play = play_from("C1");
    play.play(engage("M1")).play(engage("M2"));
    assert_eq!(play.refused(engage("C2")), "7.4/not-adjacent-to-all");
    let play = play_from("C2");
    assert_eq!(play.refused(engage("M2")), "7.4/not-adjacent-to-all");
}

// 7.5

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
