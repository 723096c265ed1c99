//! 7.9: the advance after a combat.

use super::combat::{duel, field, siege};
use super::results::exchange;
use super::table::*;

/// C1 and C2 beat M1 at 2-1 with a die of 2; M1 goes to 0607.
fn won() -> Play {
    let mut play = siege(&[5, 5], 5).start();
    play.roll(&[2], attack("C1 C2", "M1")).play(retreat("M1", "0607"));
    play
}

#[test]
fn r7_9_one_unit_may_advance_into_the_vacated_hex() {
    let mut play = won();
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    play.play(advance("C2", "0606"));
    assert_eq!(play.at("C2"), "0606");
}

#[test]
fn r7_9_a_second_advance_is_refused() {
    let mut play = won();
    play.play(advance("C2", "0606"));
    assert_eq!(play.refused(advance("C1", "0706")), "3.2/wrong-phase");
}

#[test]
fn r7_9_advancing_is_voluntary_and_immediate() {
    let mut play = won();
    play.play(hold());
    assert_eq!(play.refused(advance("C1", "0606")), "3.2/wrong-phase");
}

#[test]
fn r7_9_only_into_a_hex_vacated_in_this_combat() {
    let play = won();
    assert_eq!(play.refused(advance("C1", "0506")), "7.9/not-vacated");
    assert_eq!(play.refused(advance("C2", "0607")), "4.1/not-contiguous");
    assert_eq!(play.refused(advance("C2", "0707")), "7.9/not-vacated");
}

#[test]
fn r7_9_only_units_that_took_part() {
    let mut play = siege(&[5, 5], 5).foot("C9", CRUSADER, 5, "0505").start();
    play.roll(&[2], attack("C1 C2", "M1")).play(retreat("M1", "0607"));
    assert_eq!(play.refused(advance("C9", "0506")), "7.9/not-participant");
    assert_eq!(play.refused(advance("M1", "0606")), "7.9/not-participant");
}

#[test]
fn r7_9_foot_advances_one_hex() {
    let play = won();
    assert_eq!(play.refused(advance("C1", "0606 0507")), "9.2/advance-limit");
}

#[test]
fn r7_9_an_advance_ignores_enemy_zones() {
    let mut play = won();
    assert!(play.zoc(MUSLIM, "0606"), "M1 in 0607 controls the hex");
    play.play(advance("C1", "0606"));
    assert_eq!(play.at("C1"), "0606");
}

#[test]
fn r7_9_an_advance_obeys_terrain() {
    let mut play = field(&[("0606", 'S')])
        .cavalry("C1", CRUSADER, 20, 3, "0605")
        .light("M1", MUSLIM, "0606")
        .disordered("M1")
        .start();
    play.roll(&[1], attack("C1", "M1"));
    assert_eq!(play.at("M1"), "eliminated");
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "horse cannot enter the swamp");
}

#[test]
fn r7_9_an_advance_refused_by_terrain_names_it() {
    // C2 on foot may advance, so the question is asked.
    let mut play = field(&[("0606", 'S')])
        .cavalry("C1", CRUSADER, 12, 3, "0605")
        .foot("C2", CRUSADER, 12, "0706")
        .foot("M1", MUSLIM, 2, "0606")
        .start();
    play.play(attack("C1 C2", "M1"));
    assert_eq!(play.refused(advance("C1", "0606")), "4.2/prohibited-terrain");
    play.play(advance("C2", "0606"));
}

#[test]
fn r7_9_the_advanced_unit_does_not_attack_again() {
    let mut play = siege(&[24], 4).light("M2", MUSLIM, "0608").start();
    play.play(attack("C1", "M1")).play(advance("C1", "0606"));
    assert_eq!(play.refused(attack("C1", "M2")), "7.3/already-fought");
}

#[test]
fn r7_9_several_vacated_hexes_still_give_one_advance() {
    let mut play = exchange().start();
    play.roll(&[1], attack("C1 C2", "M1 M2"))
        .play(retreat("M2", "0704"))
        .play(retreat("M1", "0607"));
    play.play(advance("C1", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r7_9_after_a_charge_too_each_unit_advances_once() {
    let mut play = Table::open()
        .combat(CRUSADER)
        .knights("C1", CRUSADER, 9, "0605")
        .charging("C1")
        .knights("C2", CRUSADER, 9, "0706")
        .foot("C3", CRUSADER, 9, "0506")
        .foot("M1", MUSLIM, 2, "0606")
        .start();
    play.play(attack("C1 C2 C3", "M1")).play(advance("C1", "0606"));
    assert_eq!(play.refused(advance("C1", "0607")), "7.9/one-unit");
    assert_eq!(play.refused(advance("C3", "0606")), "7.9/one-unit", "foot does not come second");
    play.play(advance("C2", "0606 0607"));
    assert_eq!(play.at("C2"), "0607");
}

#[test]
fn r7_9_leaders_advance_with_their_unit() {
    let mut play = duel(24, 4).leader("CL", CRUSADER, 1, "0605").start();
    play.play(attack("C1", "M1")).play(advance("C1", "0606"));
    assert_eq!(play.at("CL"), "0606");
}

#[test]
fn r7_9_after_an_attackers_loss_a_defender_may_advance() {
    let mut play = duel(1, 12).start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    assert_eq!(play.refused(advance("M1", "0607")), "7.9/not-vacated");
    play.play(advance("M1", "0605"));
    assert_eq!(play.at("M1"), "0605");
}

#[test]
fn r7_9_a_defender_that_was_not_attacked_does_not_advance() {
    let mut play = duel(1, 12).foot("M2", MUSLIM, 4, "0707").start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.refused(advance("M2", "0706")), "7.9/not-participant");
}

#[test]
fn r7_9_nobody_is_asked_when_nobody_can_advance() {
    let mut play = duel(5, 5).start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r7_9_an_advance_onto_a_surviving_leader_drives_him_off() {
    let mut play = duel(24, 1).leader("ML", MUSLIM, 1, "0606").start();
    play.play(attack("C1", "M1")).play(advance("C1", "0606"));
    assert_eq!(play.decides(), Some((MUSLIM, "10.4")));
    play.play(escape("ML", "0607"));
    assert_eq!((play.at("C1"), play.at("ML")), ("0606".into(), "0607".into()));
}
