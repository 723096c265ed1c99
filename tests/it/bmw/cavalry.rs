//! 9.1 and 9.2: where cavalry goes, how it retreats and advances.

use super::table::*;
use gonfalon::scenario::bmw::UnitKind;

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
pub(super) fn field_with(letter: char, column: usize, row: usize) -> Table {
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
