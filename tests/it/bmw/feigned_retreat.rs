//! 15.1: Karr wa farr, the feigned retreat.

use super::table::*;
use gonfalon::systems::bmw::special::SpecialRule;
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
