//! Chapter 7: who fights whom, and at what odds (7.1, 7.2).

use super::table::*;
use gonfalon::systems::bmw::charts::crt::Crt;

pub(super) const AROUND_0606: [&str; 6] = ["0605", "0706", "0707", "0607", "0507", "0506"];

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
pub(super) fn column_on(terrain: &[(&str, char)], attacker: u8, defender: u8) -> String {
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
