//! 9.3 and 9.4: light cavalry gets away, and leaves before combat.

use super::table::*;
use gonfalon::scenario::bmw::PhaseName;

// ---- 9.3 --------------------------------------------------------------------------------------------

#[test]
fn r9_3_light_cavalry_disengages_from_infantry() {
    let mut play = Table::open()
        .lancers("L", MUSLIM, "0606")
        .foot("F", CRUSADER, 5, "0607")
        .movement(MUSLIM)
        .start();
    play.play(mv("L", "0605 0604 0603 0602"));
    assert_eq!(play.at("L"), "0602");
}

#[test]
fn r9_3_light_cavalry_retreats_before_combat() {
    let mut play = Table::open()
        .lancers("L", MUSLIM, "0606")
        .foot("F", CRUSADER, 5, "0607")
        .combat(CRUSADER)
        .start();
    play.play(attack("F", "L"));
    assert_eq!(play.decides(), Some((MUSLIM, "8.3")));
    play.play(leave("L", "0605 0604 0603"));
    assert_eq!(play.at("L"), "0603");
}

#[test]
fn r9_3_open_dot_side_does_not_retreat_before_combat() {
    let mut play = Table::open()
        .lancers("L", MUSLIM, "0606")
        .disordered("L")
        .foot("F", CRUSADER, 5, "0607")
        .combat(CRUSADER)
        .start();
    // No question: the die falls at once. 5:2 is 2-1.
    play.roll(&[3], attack("F", "L"));
    assert_eq!(play.result(), "2-1 - 3");
}

#[test]
fn r9_3_cavalry_without_a_dot_neither_disengages_nor_leaves() {
    let play = Table::open()
        .cavalry("H", MUSLIM, 4, 8, "0606")
        .foot("F", CRUSADER, 5, "0607")
        .movement(MUSLIM)
        .start();
    assert_eq!(play.refused(mv("H", "0605")), "4.4/exit-ezoc");
}

// ---- 9.4 --------------------------------------------------------------------------------------------

#[test]
fn r9_4_attackers_all_gone_counts_as_ar_without_a_die() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .foot("D", CRUSADER, 10, "0606")
        .combat(MUSLIM)
        .start();
    play.play(attack("H", "D"));
    assert_eq!(play.decides(), Some((MUSLIM, "9.4")));
    play.play(leave("H", "0608 0609 0610"));
    assert_eq!(play.at("H"), "0610");
    assert_eq!(play.events_of("odds"), [] as [serde_json::Value; 0], "no odds are computed");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")), "one defender may advance");
    assert_eq!(play.ends("advance", "D"), "0607");
    play.play(advance("D", "0607"));
    assert_eq!(play.at("D"), "0607");
}

#[test]
fn r9_4_defending_cavalry_follows_up_to_three_hexes() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .cavalry("D", CRUSADER, 10, 5, "0606")
        .combat(MUSLIM)
        .start();
    play.play(attack("H", "D"));
    play.play(leave("H", "0608 0609 0610"));
    play.play(advance("D", "0607 0708 0709"));
}

#[test]
fn r9_4_the_rest_of_the_attackers_fight_on() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .foot("F", MUSLIM, 5, "0707")
        .foot("D", CRUSADER, 5, "0606")
        .combat(MUSLIM)
        .start();
    play.play(attack("H F", "D"));
    play.roll(&[3], leave("H", "0608"));
    assert_eq!(play.result(), "1-1 - 3");
    assert_eq!(play.at("H"), "0608");
}

/// H and J attack the horsemen C; H leaves before the combat.
fn one_leaves() -> Table {
    Table::open()
        .horse_archers("H", MUSLIM, "0605")
        .foot("J", MUSLIM, 2, "0706")
        .cavalry("C", CRUSADER, 8, 5, "0606")
        .combat(MUSLIM)
}

#[test]
fn r9_4_the_hex_of_one_that_left_gives_one_hex_and_that_of_the_beaten_three() {
    let mut play = one_leaves().start();
    play.play(attack("H J", "C"));
    play.roll(&[4], leave("H", "0604 0603"));
    assert_eq!(play.result(), "1-4 AL 4", "J dies");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.refused(advance("C", "0605 0705")), "8.3/advance-limit");
    assert!(play.allows(advance("C", "0605")));
    assert!(play.allows(advance("C", "0706 0705 0704")), "J's hex was won by the result");
    let ends = play.ends("advance", "C");
    assert!(ends.contains("0704") && ends.contains("0605"), "{ends}");
    play.play(advance("C", "0605"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.1")), "one advance");
}

#[test]
fn r9_4_three_hexes_only_when_all_attackers_have_left() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0605")
        .horse_archers("I", MUSLIM, "0607")
        .cavalry("C", CRUSADER, 8, 5, "0606")
        .combat(MUSLIM)
        .start();
    play.play(attack("H I", "C"));
    play.play(leave("H", "0604 0603"));
    play.play(leave("I", "0608 0609"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert!(play.allows(advance("C", "0605 0604")));
    play.play(advance("C", "0607 0608"));
}

#[test]
fn r9_4_without_effect_the_hex_of_one_that_left_is_open_to_one_defender() {
    let mut play = one_leaves().foot("K", MUSLIM, 6, "0607").start();
    play.play(attack("H J K", "C"));
    play.roll(&[3], leave("H", "0604 0603"));
    assert_eq!(play.result(), "1-1 - 3");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.ends("advance", "C"), "0605");
    assert_eq!(play.refused(advance("C", "0605 0604")), "8.3/advance-limit");
    play.play(advance("C", "0605"));
}

#[test]
fn r9_4_an_attacker_that_wins_comes_first_and_the_beaten_take_nothing() {
    let mut play = one_leaves().foot("K", MUSLIM, 30, "0607").start();
    play.play(attack("H J K", "C"));
    play.roll(&[4], leave("H", "0604 0603"));
    assert_eq!(play.result(), "4-1 DR 4");
    let offer = play.offers_of("retreat")[0].clone();
    play.play(offer);
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    play.play(hold());
    assert_eq!(play.decides(), Some((MUSLIM, "7.1")), "the defender has left, too");
}

#[test]
fn r9_4_each_decides_for_itself() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .horse_archers("I", MUSLIM, "0707")
        .foot("D", CRUSADER, 4, "0606")
        .combat(MUSLIM)
        .start();
    play.play(attack("H I", "D"));
    play.play(stand("H"));
    play.roll(&[3], leave("I", "0807"));
    assert_eq!(play.result(), "1-2 - 3", "2:4 without the one that left");
    assert_eq!((play.at("H"), play.at("I")), ("0607".into(), "0807".into()));
}

#[test]
fn r9_4_standing_fights_as_usual() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .foot("D", CRUSADER, 4, "0606")
        .combat(MUSLIM)
        .start();
    play.play(attack("H", "D"));
    play.roll(&[6], stand("H"));
    assert_eq!(play.result(), "1-2 AL 6");
    assert_eq!(play.at("H"), "eliminated");
}

#[test]
fn r9_4_other_attackers_may_not_leave() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .lancers("L", MUSLIM, "0707")
        .horse_archers("I", MUSLIM, "0507")
        .disordered("I")
        .foot("D", CRUSADER, 8, "0606")
        .combat(MUSLIM)
        .start();
    play.play(attack("H I L", "D"));
    assert_eq!(play.refused(leave("L", "0807")), "9.4/not-horse-archer");
    assert_eq!(play.refused(leave("I", "0407")), "9.4/not-horse-archer", "disordered");
    assert_eq!(play.refused(stand("L")), "7.6/not-involved");
    assert!(play.allows(leave("H", "0608")));
}

#[test]
fn r9_4_disordered_horse_archers_conduct_regular_combat() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .disordered("H")
        .foot("D", CRUSADER, 5, "0606")
        .combat(MUSLIM)
        .start();
    play.roll(&[], attack("H", "D"));
    assert_eq!(play.result(), "1-5 AL");
    assert_eq!(play.at("H"), "eliminated");
}

#[test]
fn r9_4_a_faster_enemy_keeps_attackers_in() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .cavalry("D", CRUSADER, 10, 9, "0606")
        .combat(MUSLIM)
        .start();
    play.roll(&[], attack("H", "D"));
    assert_eq!(play.at("H"), "eliminated", "1-5: no question was asked");
}

#[test]
fn r9_4_faster_enemy_named_when_another_may_leave() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .horse_archers("I", MUSLIM, "0507")
        .foot("D", CRUSADER, 10, "0606")
        .cavalry("E", CRUSADER, 2, 9, "0407")
        .combat(MUSLIM)
        .start();
    play.play(attack("H I", "D"));
    assert_eq!(play.refused(leave("I", "0406")), "8.3/faster-enemy");
}

#[test]
fn r9_4_way_out_obeys_8_3() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .foot("D", CRUSADER, 10, "0606")
        .foot("F", MUSLIM, 4, "0609")
        .combat(MUSLIM)
        .start();
    play.play(attack("H", "D"));
    assert_eq!(play.refused(leave("H", "0707")), "8.3/ineligible-hex", "an EZOC");
    assert_eq!(play.refused(leave("H", "0608 0508")), "8.3/ineligible-hex", "not farther");
    assert_eq!(play.refused(leave("H", "0608 0609")), "8.3/ineligible-hex", "ends on a friend");
    assert_eq!(play.refused(leave("H", "0608 0609 0610 0611")), "8.3/too-far");
    assert!(play.allows(leave("H", "0608")), "one hex is enough");
    assert!(play.allows(leave("H", "0708 0808")));
    play.play(leave("H", "0608 0609 0610"));
    assert!(!play.is_back("F"), "crossing a friend disorders nobody");
}

#[test]
fn r9_4_defenders_decide_first_and_if_none_is_left_the_attackers_stay() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0607")
        .light("D", CRUSADER, "0606")
        .combat(MUSLIM)
        .start();
    play.play(attack("H", "D"));
    assert_eq!(play.decides(), Some((CRUSADER, "8.3")));
    play.play(leave("D", "0605"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")), "no question under 9.4");
    assert_eq!(play.refused(advance("H", "0606 0506")), "8.3/advance-limit");
    play.play(advance("H", "0606"));
}

#[test]
fn r9_4_defending_horse_archers_leave_before_combat() {
    let mut play = Table::open()
        .horse_archers("H", MUSLIM, "0606")
        .foot("A", CRUSADER, 10, "0607")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "H"));
    play.play(leave("H", "0605 0604 0603"));
    play.play(advance("A", "0606"));
}

#[test]
fn r9_4_reorganizes_without_a_die() {
    let play = Table::open()
        .horse_archers("H", MUSLIM, "0606")
        .disordered("H")
        .foot("F", CRUSADER, 4, "0605")
        .phase(PhaseName::Reorganization, MUSLIM)
        .start_with(&[]);
    assert!(!play.is_back("H"));
}

#[test]
fn r9_4_reorganizes_in_its_own_phase_only() {
    let play = Table::open()
        .horse_archers("H", MUSLIM, "0606")
        .disordered("H")
        .phase(PhaseName::Reorganization, CRUSADER)
        .start();
    assert!(play.is_back("H"));
}
