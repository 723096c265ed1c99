//! Special rules of Acre: 15.1 to 15.4.

use super::table::*;
use gonfalon::scenario::bmw::{PhaseName, UnitKind};
use gonfalon::scenario::special::SpecialRule;
use gonfalon::systems::bmw::special::karr_wa_farr;

fn karr_wa_farr_rule() -> SpecialRule {
    SpecialRule::KarrWaFarr { side: "muslim".to_owned(), minus: 3 }
}

fn camps_rule() -> SpecialRule {
    SpecialRule::CampsAndPlunder { vp: 5, scatters_on: 4 }
}

fn field_with(letter: char, column: usize, row: usize) -> Table {
    let mut rows = vec!["............".to_owned(); 12];
    rows[row - 1].replace_range(column - 1..column, &letter.to_string());
    Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Ends movement, archery and combat of the side that moves.
fn pass(play: &mut Play) {
    for action in [end_movement(), end_fire(), end_fire(), end_combat()] {
        play.play(action);
    }
}

// ---- 15.1 -------------------------------------------------------------------------------------------

/// Light infantry attacked by two Crusaders, the first of them with a leader of 1.
fn lure() -> Table {
    Table::open()
        .special(karr_wa_farr_rule())
        .foot("A", CRUSADER, 5, "0607")
        .leader("C", CRUSADER, 1, "0607")
        .foot("B", CRUSADER, 5, "0707")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER)
}

#[test]
fn r15_1_dice_6_and_3_with_a_leader_of_1_lure_the_first_unit_two_hexes() {
    let mut play = lure().start();
    play.play(attack("A B", "L"));
    assert_eq!(play.decides(), Some((MUSLIM, "8.3")));
    play.roll(&[6, 3], feign("L"));
    assert_eq!(play.throws(), ["15.1:6", "15.1:3"], "one die for each attacker");
    assert_eq!(play.decides(), Some((MUSLIM, "15.1")));
    for way in ["0605", "0605 0604 0603"] {
        assert_eq!(play.refused(leave("L", way)), "15.1/distance", "{way}");
    }
    play.play(leave("L", "0605 0604"));
    // A follows of necessity, its leader with it: into the vacated hex and along the way, two hexes.
    assert_eq!(
        (play.at("L"), play.at("A"), play.at("C")),
        ("0604".into(), "0605".into(), "0605".into())
    );
    assert_eq!(play.at("B"), "0707");
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "no other advance");
    assert_eq!(play.refused(attack("A", "L")), "7.3/already-fought", "it is spent");
}

#[test]
fn r15_1_the_way_obeys_8_3() {
    let mut play = lure().start();
    play.play(attack("A B", "L"));
    play.roll(&[6, 3], feign("L"));
    assert_eq!(play.refused(leave("L", "0706 0705")), "8.3/ineligible-hex", "an EZOC");
    assert_eq!(play.refused(leave("L", "0605 0506")), "8.3/ineligible-hex", "not farther");
    assert!(!play.allows(stand("L")), "the dice are cast");
}

#[test]
fn r15_1_result_of_zero_or_less_is_an_ordinary_retreat() {
    let mut play = lure().start();
    play.play(attack("A B", "L"));
    play.roll(&[4, 1], feign("L"));
    for way in ["0605", "0605 0604", "0605 0604 0603"] {
        assert!(play.allows(leave("L", way)), "{way}");
    }
    play.play(leave("L", "0605 0604 0603"));
    assert_eq!(play.at("A"), "0607", "nobody must follow");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")), "but somebody may advance");
    assert_eq!(play.refused(advance("B", "0606 0605")), "8.3/advance-limit");
    play.play(advance("B", "0606"));
}

#[test]
fn r15_1_an_ordinary_retreat_stays_possible() {
    let mut play = lure().start();
    play.play(attack("A B", "L"));
    play.play(leave("L", "0605"));
    play.play(hold());
    assert_eq!(play.at("L"), "0605");
}

#[test]
fn r15_1_standing_stays_possible() {
    let mut play = lure().start();
    play.play(attack("A B", "L"));
    play.roll(&[3], stand("L"));
    assert_eq!(play.result(), "3-1 - 3", "11:3");
}

#[test]
fn r15_1_the_highest_leader_among_the_attackers_counts() {
    let mut play = lure().leader("C2", CRUSADER, 2, "0707").start();
    play.play(attack("A B", "L"));
    play.roll(&[6, 6], feign("L"));
    assert_eq!(play.refused(leave("L", "0605 0604")), "15.1/distance", "6 - 3 - 2 = 1");
    play.play(leave("L", "0605"));
    play.play(follow("B"));
    assert_eq!(
        (play.at("B"), play.at("C2"), play.at("A")),
        ("0606".into(), "0606".into(), "0607".into())
    );
}

#[test]
fn r15_1_leaders_elsewhere_do_not_count() {
    let mut play = Table::open()
        .special(karr_wa_farr_rule())
        .foot("A", CRUSADER, 5, "0607")
        .leader("C", CRUSADER, 2, "0608")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "L"));
    play.roll(&[6], feign("L"));
    play.play(leave("L", "0605 0604 0603"));
    assert_eq!(play.at("A"), "0604");
}

#[test]
fn r15_1_the_crusader_chooses_among_the_highest() {
    let mut play = Table::open()
        .special(karr_wa_farr_rule())
        .foot("A", CRUSADER, 5, "0607")
        .foot("B", CRUSADER, 5, "0707")
        .foot("C", CRUSADER, 5, "0507")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A B C", "L"));
    play.roll(&[5, 5, 1], feign("L"));
    play.play(leave("L", "0605 0604"));
    assert_eq!(play.decides(), Some((CRUSADER, "15.1")));
    assert_eq!(play.refused(follow("C")), "7.6/not-involved");
    assert!(!play.allows(hold()), "somebody must");
    play.play(follow("B"));
    assert_eq!(
        (play.at("A"), play.at("B"), play.at("C")),
        ("0607".into(), "0605".into(), "0507".into())
    );
}

#[test]
fn r15_1_fewer_hexes_only_if_the_way_is_blocked() {
    let rows: Vec<String> = (1..=12)
        .map(|row| if (5..=7).contains(&row) { "~~~~~.~~~~~~".to_owned() } else { "~".repeat(12) })
        .collect();
    let mut play = Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
        .special(karr_wa_farr_rule())
        .foot("A", CRUSADER, 5, "0607")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "L"));
    play.roll(&[6], feign("L"));
    play.play(leave("L", "0605"));
    assert_eq!((play.at("L"), play.at("A")), ("0605".into(), "0606".into()));
}

#[test]
fn r15_1_the_follower_ignores_zoc_and_ma() {
    let mut play = Table::open()
        .special(karr_wa_farr_rule())
        .foot("A", CRUSADER, 5, "0607")
        .light("L", MUSLIM, "0606")
        .foot("E", MUSLIM, 4, "0504")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "L"));
    play.roll(&[6], feign("L"));
    play.play(leave("L", "0605 0604 0603"));
    assert!(play.zoc(MUSLIM, "0604"));
    assert_eq!(play.at("A"), "0604");
}

#[test]
fn r15_1_the_follower_stops_before_terrain_it_may_not_enter() {
    let mut play = field_with('S', 6, 5)
        .special(karr_wa_farr_rule())
        .cavalry("A", CRUSADER, 5, 5, "0607")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "L"));
    play.roll(&[6], feign("L"));
    play.play(leave("L", "0605 0604 0603"));
    assert_eq!(play.at("A"), "0606");
}

#[test]
fn r15_1_the_follower_captures_on_the_way() {
    let table = Table::open()
        .special(karr_wa_farr_rule())
        .special(camps_rule())
        .camp("MC", MUSLIM, "0605")
        .foot("A", CRUSADER, 5, "0607")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER);
    let mut play = table.start();
    play.play(attack("A", "L"));
    play.roll(&[6], feign("L"));
    play.roll(&[3], leave("L", "0605 0604 0603"));
    assert_eq!((play.at("A"), play.at("MC")), ("0604".into(), "removed".into()));
    let mut play = table.start();
    play.play(attack("A", "L"));
    play.roll(&[6], feign("L"));
    play.roll(&[4], leave("L", "0605 0604 0603"));
    assert_eq!(play.at("A"), "eliminated");
    assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (5, 5));
}

/// Two defenders, each adjacent to both attackers.
fn two_targets(second: fn(Table) -> Table) -> Table {
    second(
        Table::open()
            .special(karr_wa_farr_rule())
            .foot("A", CRUSADER, 5, "0607")
            .foot("B", CRUSADER, 5, "0706")
            .light("L", MUSLIM, "0606"),
    )
    .combat(CRUSADER)
}

#[test]
fn r15_1_the_rest_of_the_attackers_fights_the_rest_of_the_defenders() {
    let mut play = two_targets(|t| t.foot("F", MUSLIM, 5, "0707")).start();
    play.play(attack("A B", "L F"));
    play.roll(&[5, 2], feign("L"));
    play.roll(&[3], leave("L", "0506 0405"));
    assert_eq!(play.at("A"), "0506");
    assert_eq!(play.result(), "1-1 - 3", "B against F");
}

#[test]
fn r15_1_no_die_when_no_attacker_is_left() {
    let mut play = Table::open()
        .special(karr_wa_farr_rule())
        .foot("A", CRUSADER, 5, "0607")
        .light("L", MUSLIM, "0606")
        .foot("F", MUSLIM, 5, "0707")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "L F"));
    play.roll(&[4], feign("L"));
    play.play(leave("L", "0506"));
    assert_eq!(play.at("A"), "0606");
    assert!(play.events_of("odds").is_empty());
    assert_eq!(play.at("F"), "0707");
}

#[test]
fn r15_1_one_feigned_retreat_in_a_combat() {
    let mut play = two_targets(|t| t.light("M", MUSLIM, "0707")).start();
    play.play(attack("A B", "L M"));
    play.roll(&[4, 1], feign("L"));
    play.play(leave("L", "0506"));
    assert_eq!(play.at("A"), "0606");
    assert_eq!(play.decides(), Some((MUSLIM, "8.3")), "M has its own decision");
    assert!(play.refused(feign("M")).starts_with("15.1/"));
    play.play(leave("M", "0708"));
    play.play(advance("B", "0707"));
}

#[test]
fn r15_1_foot_with_a_solid_dot_only() {
    let play = {
        let mut play = Table::open()
            .special(karr_wa_farr_rule())
            .foot("A", CRUSADER, 5, "0607")
            .lancers("H", MUSLIM, "0606")
            .combat(CRUSADER)
            .start();
        play.play(attack("A", "H"));
        play
    };
    assert_eq!(play.refused(feign("H")), "15.1/not-infantry-dot");
    let mut play = two_targets(|t| t.foot("F", MUSLIM, 5, "0707")).start();
    play.play(attack("A B", "L F"));
    assert_eq!(play.refused(feign("F")), "15.1/not-infantry-dot");
}

#[test]
fn r15_1_not_while_disordered() {
    let mut play = two_targets(|t| t.light("M", MUSLIM, "0707").disordered("M")).start();
    play.play(attack("A B", "L M"));
    assert_eq!(play.refused(feign("M")), "15.1/disordered");
}

#[test]
fn r15_1_not_against_a_charge() {
    let mut play = Table::open()
        .special(karr_wa_farr_rule())
        .knights("K", CRUSADER, 9, "0607")
        .charging("K")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER)
        .start();
    let why = karr_wa_farr::check(&play.scene, &play.game.state, play.id("L"), true);
    assert_eq!(why.expect_err("a charger attacks").to_string(), "15.1/charging");
    play.roll(&[3], attack("K", "L"));
    assert_eq!(play.result(), "3-1 - 3", "nobody was asked");
}

#[test]
fn r15_1_not_in_the_muslim_combat_phase_nor_for_crusaders() {
    let mut play = Table::open()
        .special(karr_wa_farr_rule())
        .foot("A", MUSLIM, 5, "0607")
        .light("L", CRUSADER, "0606")
        .combat(MUSLIM)
        .start();
    play.play(attack("A", "L"));
    assert_eq!(play.refused(feign("L")), "15.1/wrong-phase");
    let play = lure().start();
    assert_eq!(play.refused(feign("L")), "15.1/wrong-phase", "before an attack");
}

#[test]
fn r15_1_only_in_battles_that_have_it() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 5, "0607")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "L"));
    assert_eq!(play.refused(feign("L")), "15.1/wrong-phase");
}

#[test]
fn r15_1_a_faster_attacker_leaves_no_choice() {
    // The unit could not use 8.3: it is not asked at all.
    let mut play = Table::open()
        .special(karr_wa_farr_rule())
        .cavalry("A", CRUSADER, 6, 6, "0607")
        .light("L", MUSLIM, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[3], attack("A", "L"));
    assert_eq!(play.result(), "2-1 - 3");
}

// ---- 15.2 -------------------------------------------------------------------------------------------

/// A Muslim camp two hexes north of Crusader foot.
fn loot() -> Table {
    Table::open().special(camps_rule()).camp("MC", MUSLIM, "0606").foot("A", CRUSADER, 5, "0608")
}

#[test]
fn r15_2_one_to_three_the_unit_stays_and_may_go_on() {
    for die in [1, 3] {
        let mut play = loot().start();
        play.roll(&[die], mv("A", "0607 0606 0605"));
        assert_eq!((play.at("A"), play.at("MC")), ("0605".into(), "removed".into()));
        assert_eq!(play.points(CRUSADER), 5);
        assert_eq!(play.throws(), [format!("15.2:{die}")]);
    }
}

#[test]
fn r15_2_four_to_six_the_unit_scatters_and_is_eliminated() {
    for die in [4, 6] {
        let mut play = loot().start();
        play.roll(&[die], mv("A", "0607 0606 0605"));
        assert_eq!((play.at("A"), play.at("MC")), ("eliminated".into(), "removed".into()));
        assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (5, 5));
    }
}

#[test]
fn r15_2_a_scattered_unit_can_be_rallied_and_counts_for_morale() {
    let mut play =
        loot().leader("L", CRUSADER, 2, "0101").morale(CRUSADER, 5, 50, Some((1, 3))).start();
    play.roll(&[4], mv("A", "0607 0606"));
    assert!(play.demoralized(CRUSADER));
    pass(&mut play);
    play.roll(&[1], rally());
    play.play(place_rally("A", "0101"));
    assert!(!play.demoralized(CRUSADER));
}

#[test]
fn r15_2_a_leader_of_a_scattered_unit_stays() {
    let mut play = loot()
        .leader("L", CRUSADER, 2, "0607")
        .foot("D", MUSLIM, 2, "0606")
        .foot("B", CRUSADER, 5, "0607")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("B", "D"));
    assert_eq!(play.result(), "3-1 DL 1");
    play.roll(&[6], advance("B", "0606"));
    assert_eq!((play.at("B"), play.at("L")), ("eliminated".into(), "0606".into()));
}

#[test]
fn r15_2_own_camps_are_safe() {
    let mut play = Table::open()
        .special(camps_rule())
        .camp("CC", CRUSADER, "0606")
        .foot("A", CRUSADER, 5, "0608")
        .start();
    play.play(mv("A", "0607 0606"));
    assert_eq!(play.at("CC"), "0606");
}

#[test]
fn r15_2_leaders_capture_nothing() {
    let mut play = loot().leader("L", CRUSADER, 2, "0607").start();
    play.play(mv("L", "0606"));
    assert_eq!(play.at("MC"), "0606");
    assert_eq!(play.points(CRUSADER), 0);
}

#[test]
fn r15_2_entering_by_advance_captures() {
    let mut play = Table::open()
        .special(camps_rule())
        .camp("MC", MUSLIM, "0606")
        .foot("A", CRUSADER, 15, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.roll(&[3], advance("A", "0606"));
    assert_eq!((play.at("A"), play.at("MC")), ("0606".into(), "removed".into()));
}

#[test]
fn r15_2_entering_by_retreat_captures() {
    let mut play = Table::open()
        .special(camps_rule())
        .camp("CC", CRUSADER, "0605")
        .foot("A", CRUSADER, 10, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.roll(&[4], retreat("D", "0605"));
    assert_eq!((play.at("D"), play.at("CC")), ("eliminated".into(), "removed".into()));
}

#[test]
fn r15_2_a_camp_does_not_stop_movement_or_stacking() {
    let mut play = loot().foot("B", CRUSADER, 5, "0706").start();
    play.roll(&[1], mv("A", "0607 0606"));
    play.play(mv("B", "0705"));
    assert_eq!(play.at("A"), "0606");
}

#[test]
fn r15_2_a_captured_camp_tempts_nobody_twice() {
    let mut play = loot().foot("B", CRUSADER, 5, "0706").start();
    play.roll(&[1], mv("A", "0607 0606 0605"));
    play.play(mv("B", "0606"));
    assert_eq!(play.points(CRUSADER), 5);
}

// ---- 15.3 -------------------------------------------------------------------------------------------

fn engines() -> Table {
    Table::open().special(SpecialRule::Trebuchets { vp: 5 }).trebuchet("TB", CRUSADER, "0606")
}

#[test]
fn r15_3_captured_when_a_muslim_unit_enters() {
    let mut play = engines().foot("E", MUSLIM, 4, "0608").movement(MUSLIM).start();
    play.play(mv("E", "0607 0606 0605"));
    assert_eq!((play.at("E"), play.at("TB")), ("0605".into(), "removed".into()));
    assert_eq!(play.points(MUSLIM), 5);
}

#[test]
fn r15_3_immobile() {
    let play = engines().start();
    assert_eq!(play.refused(mv("TB", "0605")), "15.3/immobile");
    assert_eq!(play.refused(select("TB")), "15.3/immobile");
}

#[test]
fn r15_3_crusaders_pass_and_stop_freely() {
    let mut play = engines().foot("A", CRUSADER, 5, "0607").foot("B", CRUSADER, 5, "0706").start();
    play.play(mv("A", "0606 0605"));
    play.play(mv("B", "0606"));
    assert_eq!(
        (play.at("A"), play.at("B"), play.at("TB")),
        ("0605".into(), "0606".into(), "0606".into())
    );
}

#[test]
fn r15_3_has_neither_zoc_nor_strength() {
    let play = engines()
        .foot("A", CRUSADER, 5, "0607")
        .foot("E", MUSLIM, 4, "0605")
        .combat(MUSLIM)
        .start();
    assert!(!play.zoc(CRUSADER, "0605"));
    assert!(!play.allows(attack("E", "TB")));
}

#[test]
fn r15_3_leaders_capture_nothing() {
    let mut play = engines().leader("S", MUSLIM, 3, "0607").movement(MUSLIM).start();
    play.play(mv("S", "0606"));
    assert_eq!(play.at("TB"), "0606");
}

#[test]
fn r15_3_captured_by_advance() {
    let mut play = engines()
        .foot("A", CRUSADER, 5, "0606")
        .foot("E", MUSLIM, 15, "0605")
        .combat(MUSLIM)
        .start();
    play.roll(&[1], attack("E", "A"));
    play.play(advance("E", "0606"));
    assert_eq!(play.at("TB"), "removed");
}

// ---- 15.4 the walls ---------------------------------------------------------------------------------

trait Walled {
    fn garrison(self, id: &str, at: &str) -> Self;
}

impl Walled for Table {
    /// Garrison 4-1; back 2-1.
    fn garrison(self, id: &str, at: &str) -> Self {
        self.unit(id, MUSLIM, UnitKind::Garrison, front(4, 1), back(2, 1), at)
    }
}

/// Walls in 0606 and 0605.
fn walls() -> Table {
    Table::open().fortress("0606 0605")
}

#[test]
fn r15_4_crusaders_may_not_enter() {
    let play = walls().foot("A", CRUSADER, 5, "0607").leader("L", CRUSADER, 2, "0607").start();
    assert_eq!(play.refused(mv("A", "0606")), "15.4/fortress");
    assert_eq!(play.refused(mv("L", "0606")), "15.4/fortress");
}

#[test]
fn r15_4_not_even_by_road() {
    let play = walls().road("0607 0606").foot("A", CRUSADER, 5, "0607").start();
    assert_eq!(play.refused(mv("A", "0606")), "15.4/fortress");
}

#[test]
fn r15_4_crusader_zoc_does_not_extend_into_the_walls() {
    let play = walls().foot("A", CRUSADER, 5, "0607").start();
    assert!(!play.zoc(CRUSADER, "0606"));
    assert!(play.zoc(CRUSADER, "0707"));
}

#[test]
fn r15_4_any_muslim_unit_may_enter() {
    let mut play = walls().foot("E", MUSLIM, 4, "0706").movement(MUSLIM).start();
    play.play(mv("E", "0606"));
    let mut play = walls().lancers("H", MUSLIM, "0706").movement(MUSLIM).start();
    play.play(mv("H", "0606"));
}

#[test]
fn r15_4_crusaders_may_not_attack_the_walls() {
    let play =
        walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").combat(CRUSADER).start();
    assert_eq!(play.refused(attack("A", "G")), "15.4/fortress");
}

#[test]
fn r15_4_nor_a_leader_behind_them() {
    let play = walls()
        .foot("A", CRUSADER, 5, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.refused(attack("A", "S")), "15.4/fortress");
}

#[test]
fn r15_4_crusaders_next_to_the_walls_owe_no_attack() {
    let mut play =
        walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").combat(CRUSADER).start();
    assert!(play.zoc(MUSLIM, "0607"));
    play.play(end_combat());
}

#[test]
fn r15_4_crusaders_in_the_zoc_of_the_walls_must_be_attacked() {
    let mut play =
        walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").combat(MUSLIM).start();
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
    play.roll(&[3], attack("G", "A"));
    play.play(end_combat());
}

#[test]
fn r15_4_crusaders_in_the_zoc_of_the_walls_may_not_walk_away() {
    let play = walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").start();
    assert_eq!(play.refused(mv("A", "0608")), "4.4/exit-ezoc");
}

#[test]
fn r15_4_units_on_the_walls_are_never_in_an_ezoc() {
    let mut play =
        walls().foot("A", CRUSADER, 5, "0607").garrison("G", "0606").movement(MUSLIM).start();
    play.play(mv("G", "0605"));
}

#[test]
fn r15_4_no_crusader_archery_into_the_walls() {
    let play =
        walls().bowmen("B", CRUSADER, "0607").garrison("G", "0606").archery(CRUSADER).start();
    assert_eq!(play.refused(fire("B", "G")), "15.4/fortress");
}

#[test]
fn r15_4_a_garrison_on_the_walls_ignores_ar() {
    let mut play =
        walls().foot("A", CRUSADER, 8, "0607").garrison("G", "0606").combat(MUSLIM).start();
    play.roll(&[4], attack("G", "A"));
    assert_eq!(play.result(), "1-2 AR 4");
    assert_eq!(play.at("G"), "0606");
    assert_eq!(play.decides(), Some((MUSLIM, "7.1")), "no hex was vacated");
}

#[test]
fn r15_4_the_other_attackers_retreat_on_ar() {
    let mut play = walls()
        .foot("A", CRUSADER, 16, "0607")
        .garrison("G", "0606")
        .foot("E", MUSLIM, 4, "0707")
        .combat(MUSLIM)
        .start();
    play.roll(&[4], attack("G E", "A"));
    assert_eq!(play.result(), "1-2 AR 4");
    play.play(retreat("E", "0806"));
    assert_eq!(play.at("G"), "0606");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.refused(advance("A", "0606")), "7.9/not-vacated");
    play.play(advance("A", "0707"));
}

#[test]
fn r15_4_other_muslims_on_the_walls_retreat_on_ar() {
    let mut play =
        walls().foot("A", CRUSADER, 8, "0607").foot("E", MUSLIM, 4, "0606").combat(MUSLIM).start();
    play.roll(&[4], attack("E", "A"));
    play.play(retreat("E", "0605"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.1")), "a Crusader may not advance into the walls");
}

#[test]
fn r15_4_a_garrison_outside_retreats_on_ar() {
    let mut play =
        walls().foot("A", CRUSADER, 8, "0608").garrison("G", "0607").combat(MUSLIM).start();
    play.roll(&[4], attack("G", "A"));
    play.play(retreat("G", "0606"));
    assert_eq!(play.at("G"), "0606");
}

#[test]
fn r15_4_a_garrison_on_the_walls_does_not_ignore_al() {
    let mut play =
        walls().foot("A", CRUSADER, 8, "0607").garrison("G", "0606").combat(MUSLIM).start();
    play.roll(&[6], attack("G", "A"));
    assert_eq!(play.result(), "1-2 AL 6");
    assert_eq!(play.at("G"), "eliminated");
    assert_eq!(play.decides(), Some((MUSLIM, "7.1")));
}

#[test]
fn r15_4_crusaders_do_not_retreat_into_the_walls() {
    let mut play =
        walls().foot("A", CRUSADER, 4, "0607").foot("E", MUSLIM, 8, "0608").combat(MUSLIM).start();
    play.roll(&[1], attack("E", "A"));
    assert_eq!(play.refused(retreat("A", "0606")), "7.8/prohibited");
}

// ---- 15.4 the sortie --------------------------------------------------------------------------------

/// Three garrison units inside walls of two hexes, before the Muslim player turn of this stage.
fn besieged(stage: u8) -> Table {
    walls()
        .special(SpecialRule::Sortie {
            side: "muslim".to_owned(),
            zone: "fortress".to_owned(),
            stage: 2,
        })
        .garrison("G1", "")
        .garrison("G2", "")
        .garrison("G3", "")
        .foot("E", MUSLIM, 4, "0101")
        .foot("A", CRUSADER, 4, "1212")
        .data(|data| data.begin.as_mut().expect("a start").stage = stage)
        .phase(PhaseName::Reorganization, CRUSADER)
}

#[test]
fn r15_4_sortie_is_asked_in_the_second_stage_only() {
    assert_eq!(besieged(2).start().decides(), Some((MUSLIM, "15.4")));
    let play = besieged(1).start();
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
    assert_eq!(play.refused(word("sortie")), "15.4/sortie-window");
    assert_eq!(play.refused(place_garrison("G1", "0606")), "15.4/sortie-window");
}

#[test]
fn r15_4_sortie_puts_one_unit_in_each_wall_hex_and_they_may_move() {
    let mut play = besieged(2).start();
    play.play(word("sortie"));
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
    play.play(place_garrison("G1", "0606"));
    assert_eq!(play.refused(place_garrison("G2", "0606")), "15.4/hex-occupied");
    assert_eq!(play.refused(place_garrison("G2", "0607")), "15.4/fortress");
    assert_eq!(play.refused(place_garrison("G1", "0605")), "15.4/sortie-used");
    play.play(place_garrison("G2", "0605"));
    assert!(play.offers_of("place-garrison").is_empty(), "no room");
    play.play(mv("G1", "0607"));
    assert_eq!(
        (play.at("G1"), play.at("G2"), play.at("G3")),
        ("0607".into(), "0605".into(), "set-aside".into())
    );
}

#[test]
fn r15_4_overflow_comes_when_a_wall_hex_is_vacant() {
    // In the same movement phase ...
    let mut play = besieged(2).start();
    play.play(word("sortie"));
    play.play(place_garrison("G1", "0606"));
    play.play(mv("G1", "0607"));
    play.play(place_garrison("G2", "0606"));
    assert_eq!(play.at("G2"), "0606");
    // ... or in a later one.
    pass(&mut play);
    pass(&mut play);
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")), "it is not asked again");
    assert_eq!(play.refused(word("sortie")), "15.4/sortie-used");
    play.play(place_garrison("G3", "0605"));
    play.play(mv("G3", "0604"));
}

#[test]
fn r15_4_sortie_may_wait() {
    let mut play = besieged(2).start();
    play.play(word("no-sortie"));
    assert_eq!(play.refused(place_garrison("G1", "0606")), "15.4/sortie-window");
    assert_eq!(play.refused(word("sortie")), "15.4/sortie-window", "too late in this turn");
    pass(&mut play);
    pass(&mut play);
    assert_eq!(play.decides(), Some((MUSLIM, "15.4")));
}

#[test]
fn r15_4_sortie_is_a_matter_of_the_movement_phase() {
    let mut play = besieged(2).start();
    play.play(word("sortie"));
    play.play(end_movement());
    assert_eq!(play.refused(place_garrison("G1", "0606")), "15.4/sortie-window");
    for action in [end_fire(), end_fire(), end_combat()] {
        play.play(action);
    }
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
    assert!(!play.allows(place_garrison("G1", "0606")), "nor of the Crusader's");
}

#[test]
fn r15_4_sortie_is_for_the_garrison() {
    let mut play = besieged(2).start();
    play.play(word("sortie"));
    assert!(!play.allows(place_garrison("E", "0606")));
    assert_eq!(play.refused(place_garrison("A", "0606")), "3.2/not-your-decision");
}

#[test]
fn r15_4_undeployed_garrison_is_no_loss() {
    let play = besieged(2).start();
    assert_eq!(play.points(CRUSADER), 0);
}

#[test]
fn r15_4_a_dead_garrison_unit_is_no_reason_to_sally() {
    let play = besieged(2).dead("G1").dead("G2").dead("G3").start();
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
}

// ---- 7.3, 15.4: in the ZOC of the walls alone ---------------------------------------------------------

#[test]
fn r15_4_in_the_zone_of_the_walls_alone_no_attack_is_owed() {
    let mut play = Table::open()
        .fortress("0606")
        .foot("M1", MUSLIM, 4, "0606")
        .foot("C1", CRUSADER, 5, "0607")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.refused(attack("C1", "M1")), "15.4/fortress");
    play.play(end_combat());
}

#[test]
fn r15_4_in_the_zone_of_the_walls_another_neighbour_must_be_attacked() {
    let mut play = Table::open()
        .fortress("0606")
        .foot("M1", MUSLIM, 4, "0606")
        .light("M2", MUSLIM, "0608")
        .foot("C1", CRUSADER, 5, "0607")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.refused(end_combat()), "7.3/obligation");
    play.play(attack("C1", "M2"));
}
