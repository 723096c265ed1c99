//! 7.3 and 7.4: who owes an attack, and how attacks are put together.

use super::combat::{AROUND_0606, duel, field, siege};
use super::table::*;
use gonfalon::scenario::bmw::UnitKind;

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
