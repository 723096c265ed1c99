//! Chapter 9: cavalry, but its charges.

use super::table::*;
use gonfalon::scenario::bmw::{PhaseName, UnitKind};

/// A corridor one hex wide, column 6, from row `from` to the southern edge; sea everywhere else.
fn corridor(from: usize) -> Table {
    let rows: Vec<String> = (1..=12)
        .map(|row| {
            let middle = if row >= from { '.' } else { '~' };
            format!("~~~~~{middle}~~~~~~")
        })
        .collect();
    Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

/// An open field with other terrain in one hex.
fn field_with(letter: char, column: usize, row: usize) -> Table {
    let mut rows = vec!["............".to_owned(); 12];
    rows[row - 1].replace_range(column - 1..column, &letter.to_string());
    Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

// ---- 9.1 --------------------------------------------------------------------------------------------

#[test]
fn r9_1_horse_archers_cannot_enter_swamp() {
    let play = field_with('S', 6, 5).horse_archers("H", CRUSADER, "0606").start();
    assert_eq!(play.refused(mv("H", "0605")), "4.2/prohibited-terrain");
}

#[test]
fn r9_1_cavalry_crosses_swamp_by_road() {
    let mut play =
        field_with('S', 6, 5).road("0606 0605 0604").horse_archers("H", CRUSADER, "0606").start();
    play.play(mv("H", "0605 0604"));
    assert_eq!(play.at("H"), "0604");
}

#[test]
fn r9_1_foot_enters_swamp_where_horse_cannot() {
    let mut play = field_with('S', 6, 5).foot("F", CRUSADER, 5, "0606").start();
    play.play(mv("F", "0605"));
    assert_eq!(play.at("F"), "0605");
}

// ---- 9.2 retreats -----------------------------------------------------------------------------------

/// Foot of 10 attacks cavalry of 5 from the south: 2-1.
fn rout() -> Table {
    Table::open()
        .foot("A", CRUSADER, 10, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .combat(CRUSADER)
}

#[test]
fn r9_2_retreat_ends_at_three_hexes_outside_ezoc() {
    let mut play = rout().start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.result(), "2-1 DR 1");
    assert_eq!(play.ends("retreat", "D"), "0305 0306 0307 0404 0504 0603 0704 0804 0905 0906 0907");
}

#[test]
fn r9_2_retreat_of_one_two_or_four_hexes_is_refused() {
    let mut play = rout().start();
    play.roll(&[1], attack("A", "D"));
    for way in ["0605", "0605 0604", "0605 0604 0603 0602"] {
        assert_eq!(play.refused(retreat("D", way)), "9.2/three-hexes", "{way}");
    }
    play.play(retreat("D", "0605 0604 0603"));
    assert_eq!(play.at("D"), "0603");
    assert!(!play.is_back("D"), "a plain retreat does not disorder");
}

#[test]
fn r9_2_every_step_leads_farther_away() {
    let mut play = rout().start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.refused(retreat("D", "0605 0506 0406")), "7.8/not-farther");
}

#[test]
fn r9_2_retreat_may_not_pass_ezoc() {
    let mut play = rout().foot("B", CRUSADER, 5, "0604").start();
    play.roll(&[1], attack("A", "D"));
    // B's ZOC closes 0605, 0505 and 0705 as well.
    assert_eq!(play.ends("retreat", "D"), "0305 0306 0307 0404 0804 0905 0906 0907");
    assert_eq!(play.refused(retreat("D", "0605 0505 0404")), "7.8/ezoc");
}

#[test]
fn r9_2_retreat_may_not_enter_an_enemy_or_barred_hex() {
    let mut play = field_with('S', 6, 5)
        .foot("A", CRUSADER, 10, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .light("L", CRUSADER, "0706")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A L", "D"));
    assert_eq!(play.refused(retreat("D", "0605 0604 0603")), "7.8/prohibited");
    assert_eq!(play.refused(retreat("D", "0706 0805 0905")), "7.8/enemy-hex");
}

#[test]
fn r9_2_crossing_friends_disorders_nobody() {
    let mut play = rout().foot("F", MUSLIM, 4, "0605").start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605 0604 0603"));
    assert!(!play.is_back("F") && !play.is_back("D"));
    assert_eq!((play.at("F"), play.at("D")), ("0605".into(), "0603".into()));
}

#[test]
fn r9_2_disordered_cavalry_stays_disordered() {
    let mut play = rout().disordered("D").start();
    play.roll(&[2], attack("A", "D"));
    assert_eq!(play.result(), "3-1 DR 2");
    play.play(retreat("D", "0605 0604 0603"));
    assert!(play.is_back("D"));
}

#[test]
fn r9_2_retreat_ends_on_no_friend() {
    let mut play = rout().foot("F", MUSLIM, 4, "0603").start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.refused(retreat("D", "0605 0604 0603")), "4.3/stacking");
    // Elsewhere three hexes are free: no fourth one.
    assert_eq!(play.refused(retreat("D", "0605 0604 0603 0602")), "9.2/three-hexes");
}

#[test]
fn r9_2_farther_only_while_every_third_hex_holds_a_friend() {
    let mut play = corridor(1)
        .foot("A", CRUSADER, 10, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .foot("F", MUSLIM, 4, "0603")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.ends("retreat", "D"), "0602");
    assert_eq!(play.refused(retreat("D", "0605 0604")), "9.2/three-hexes");
    play.play(retreat("D", "0605 0604 0603 0602"));
    assert!(!play.is_back("F"));
}

#[test]
fn r9_2_farther_still_over_two_friends() {
    let mut play = corridor(1)
        .foot("A", CRUSADER, 10, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .foot("F", MUSLIM, 4, "0603")
        .foot("G", MUSLIM, 4, "0602")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.ends("retreat", "D"), "0601");
}

#[test]
fn r9_2_cavalry_without_a_vacant_end_is_eliminated() {
    let mut play = corridor(2)
        .foot("A", CRUSADER, 10, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .foot("F", MUSLIM, 4, "0603")
        .foot("G", MUSLIM, 4, "0602")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.at("D"), "eliminated");
    assert!(!play.is_back("F") && !play.is_back("G"));
}

#[test]
fn r9_2_blocked_after_two_hexes_is_eliminated() {
    let mut play = corridor(4)
        .foot("A", CRUSADER, 10, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.at("D"), "eliminated");
    assert_eq!(play.points(CRUSADER), 5);
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")), "its hex may be taken");
}

#[test]
fn r9_2_attacking_cavalry_retreats_three_hexes_foot_one() {
    let mut play = Table::open()
        .cavalry("A", CRUSADER, 3, 5, "0607")
        .foot("B", CRUSADER, 2, "0707")
        .foot("D", MUSLIM, 10, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[4], attack("A B", "D"));
    assert_eq!(play.result(), "1-2 AR 4");
    assert_eq!(play.decides(), Some((CRUSADER, "7.8")));
    assert_eq!(play.refused(retreat("A", "0608")), "9.2/three-hexes");
    play.play(retreat("A", "0608 0609 0610"));
    play.play(retreat("B", "0807"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
}

// ---- 9.2 advances -----------------------------------------------------------------------------------

/// Cavalry of 10 attacks foot of 5 from the south.
fn pursuit() -> Table {
    Table::open()
        .cavalry("A", CRUSADER, 10, 5, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .combat(CRUSADER)
}

#[test]
fn r9_2_cavalry_advances_up_to_three_hexes_after_dr() {
    let mut play = pursuit().start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    // Within two hexes of the vacated hex, but neither over the enemy nor where it stands already.
    assert_eq!(
        play.ends("advance", "A"),
        "0405 0406 0407 0505 0506 0507 0508 0606 0608 0705 0706 0707 0708 0805 0806 0807"
    );
    play.play(advance("A", "0606 0706 0705"));
    assert_eq!(play.at("A"), "0705");
}

#[test]
fn r9_2_advance_ignores_ezoc_and_is_voluntary() {
    let mut play = pursuit().foot("E", MUSLIM, 5, "0804").start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert!(play.zoc(MUSLIM, "0706") && play.zoc(MUSLIM, "0705"));
    assert!(play.allows(hold()));
    play.play(advance("A", "0606 0706 0705"));
}

#[test]
fn r9_2_advance_starts_with_a_vacated_hex() {
    let mut play = pursuit().start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!(play.refused(advance("A", "0707")), "7.9/not-vacated");
    assert_eq!(play.refused(advance("A", "0507 0606")), "7.9/not-vacated");
}

#[test]
fn r9_2_advance_of_four_hexes_is_refused() {
    let mut play = pursuit().start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!(play.refused(advance("A", "0606 0706 0705 0804")), "9.2/advance-limit");
}

#[test]
fn r9_2_foot_advances_one_hex_only() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 10, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!(play.ends("advance", "A"), "0606");
    assert_eq!(play.refused(advance("A", "0606 0706")), "9.2/advance-limit");
}

#[test]
fn r9_2_advance_may_cross_but_not_end_on_friends() {
    let mut play = pursuit().foot("F", CRUSADER, 5, "0706").start();
    play.roll(&[1], attack("A F", "D"));
    assert_eq!(play.result(), "3-1 DL 1");
    assert_eq!(play.refused(advance("A", "0606 0706")), "4.3/stacking");
    play.play(advance("A", "0606 0706 0805"));
    assert_eq!(play.at("A"), "0805");
}

#[test]
fn r9_2_advance_may_not_enter_enemies_or_barred_terrain() {
    let mut play = field_with('S', 7, 6)
        .cavalry("A", CRUSADER, 10, 5, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!(play.refused(advance("A", "0606 0706")), "4.2/prohibited-terrain");
    assert!(!play.allows(advance("A", "0606 0605")));
}

#[test]
fn r9_2_advance_after_dl_al_and_ex() {
    // DL: 3-1, die 1.
    let mut play = Table::open()
        .cavalry("A", CRUSADER, 10, 5, "0607")
        .foot("D", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.result(), "3-1 DL 1");
    play.play(advance("A", "0606 0605 0604"));
    // AL: 1-2, die 6: the defending cavalry advances into the attacker's hex and beyond.
    let mut play = Table::open()
        .foot("A", CRUSADER, 5, "0607")
        .cavalry("D", MUSLIM, 10, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[6], attack("A", "D"));
    assert_eq!(play.result(), "1-2 AL 6");
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    play.play(advance("D", "0607 0608 0609"));
    // EX: 1-1, die 5: a surviving attacker.
    let mut play = Table::open()
        .cavalry("A", CRUSADER, 2, 5, "0607")
        .foot("B", CRUSADER, 3, "0707")
        .foot("D", MUSLIM, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[5], attack("A B", "D"));
    assert_eq!(play.result(), "1-1 EX 5");
    play.play(lose("B"));
    assert_eq!(play.at("D"), "eliminated");
    play.play(advance("A", "0606 0605 0604"));
}

#[test]
fn r9_2_defending_cavalry_advances_three_hexes_after_ar() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 5, "0607")
        .cavalry("D", MUSLIM, 10, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[4], attack("A", "D"));
    play.play(retreat("A", "0608"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    play.play(advance("D", "0607 0708 0709"));
    assert_eq!(play.at("D"), "0709");
}

#[test]
fn r9_2_dismounted_on_its_cavalry_side_retreats_as_horse() {
    let mut play = Table::open()
        .unit("K", MUSLIM, UnitKind::Dismounted, front(8, 3), back(4, 6).open(), "0606")
        .disordered("K")
        .foot("A", CRUSADER, 10, "0607")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "K"));
    assert_eq!(play.result(), "2-1 DR 1");
    play.play(retreat("K", "0605 0604 0603"));
}

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

// ---- 9.5 --------------------------------------------------------------------------------------------

fn dismounted(table: Table, side: gonfalon::kernel::Side, at: &str) -> Table {
    table.unit("K", side, UnitKind::Dismounted, front(8, 3), back(4, 6).open(), at)
}

#[test]
fn r9_5_flips_even_in_an_ezoc() {
    let mut play = dismounted(Table::open(), CRUSADER, "0606").foot("E", MUSLIM, 4, "0605").start();
    play.play(flip("K"));
    assert!(play.is_back("K"));
    play.play(flip("K"));
    assert!(!play.is_back("K"), "back and forth");
}

#[test]
fn r9_5_flips_before_the_first_move_only() {
    let mut play =
        dismounted(Table::open(), CRUSADER, "0606").foot("F", CRUSADER, 4, "0101").start();
    play.play(mv("F", "0102"));
    assert_eq!(play.refused(flip("K")), "9.5/flip-after-move");
}

#[test]
fn r9_5_moves_as_foot_on_the_front_and_as_horse_on_the_back() {
    let mut play = dismounted(field_with('S', 6, 5), CRUSADER, "0606").start();
    assert!(play.allows(mv("K", "0605")));
    play.play(flip("K"));
    assert_eq!(play.refused(mv("K", "0605")), "4.2/prohibited-terrain");
    assert!(play.allows(mv("K", "0607 0608 0609 0610 0611 0612")), "MA 6");
}

#[test]
fn r9_5_hit_by_archery_turns_to_the_cavalry_side() {
    let mut play = dismounted(Table::open(), CRUSADER, "0606")
        .bowmen("B", MUSLIM, "0605")
        .archery(MUSLIM)
        .start();
    play.play(fire("B", "K"));
    play.roll(&[1], end_fire());
    assert!(play.is_back("K"));
}

#[test]
fn r9_5_forced_to_retreat_mounts_and_goes_three_hexes() {
    let mut play = dismounted(Table::open(), MUSLIM, "0606")
        .foot("A", CRUSADER, 16, "0607")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "K"));
    assert_eq!(play.result(), "2-1 DR 1");
    assert!(play.is_back("K"));
    assert_eq!(play.refused(retreat("K", "0605")), "9.2/three-hexes");
    play.play(retreat("K", "0605 0604 0603"));
    assert!(play.is_back("K"));
}

#[test]
fn r9_5_attacker_forced_to_retreat_mounts_too() {
    let mut play = dismounted(Table::open(), CRUSADER, "0607")
        .foot("D", MUSLIM, 16, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[4], attack("K", "D"));
    assert_eq!(play.result(), "1-2 AR 4");
    play.play(retreat("K", "0608 0609 0610"));
    assert!(play.is_back("K"));
}

#[test]
fn r9_5_dismounted_cavalry_does_not_charge() {
    let play = dismounted(Table::open(), CRUSADER, "0608").foot("E", MUSLIM, 4, "0606").start();
    assert_eq!(play.refused(charge("K", "0607")), "9.6/not-strong-side");
}
