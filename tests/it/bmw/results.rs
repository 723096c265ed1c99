//! Chapter 7: what comes of a combat (7.6 to 7.9).

use super::combat::{duel, field, siege};
use super::table::*;
use gonfalon::kernel::Side;
use gonfalon::scenario::bmw::UnitKind;

// 7.6

#[test]
fn r7_6_ar_every_attacker_retreats_and_one_defender_may_advance() {
    let mut play = siege(&[2, 3], 5).start();
    play.roll(&[6], attack("C1 C2", "M1"));
    assert_eq!(play.result(), "1-1 AR 6");
    assert_eq!(play.decides(), Some((CRUSADER, "7.8")));
    play.play(retreat("C2", "0806"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.8")), "the other one too");
    play.play(retreat("C1", "0604"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    assert_eq!(play.ends("advance", "M1"), "0605 0706");
    play.play(advance("M1", "0706"));
    assert_eq!(play.at("M1"), "0706");
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "one advance");
}

#[test]
fn r7_6_al_the_attacker_removes_one_of_his_own() {
    let mut play = siege(&[2, 1], 12).start();
    play.roll(&[4], attack("C1 C2", "M1"));
    assert_eq!(play.result(), "1-4 AL 4");
    assert_eq!(play.decides(), Some((CRUSADER, "7.6")));
    assert_eq!(play.refused(lose("M1")), "7.6/not-involved");
    play.play(lose("C2"));
    assert_eq!((play.at("C1"), play.at("C2")), ("0605".into(), "eliminated".into()));
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
    assert_eq!(play.ends("advance", "M1"), "0706", "into the hex of the lost unit only");
    play.play(advance("M1", "0706"));
}

#[test]
fn r7_6_a_loss_comes_from_those_involved() {
    let mut play = siege(&[2, 1], 12).foot("C3", CRUSADER, 1, "0202").start();
    play.roll(&[4], attack("C1 C2", "M1"));
    assert_eq!(play.refused(lose("C3")), "7.6/not-involved");
}

#[test]
fn r7_6_a_single_unit_is_lost_without_a_question() {
    let mut play = duel(3, 12).start();
    play.roll(&[4], attack("C1", "M1"));
    assert_eq!(play.at("C1"), "eliminated");
    assert_eq!(play.decides(), Some((MUSLIM, "7.9")));
}

/// Two against two at 1-1, with a die that asks for an exchange.
fn exchange() -> Table {
    duel(4, 4).foot("C2", CRUSADER, 4, "0706").foot("M2", MUSLIM, 4, "0705")
}

#[test]
fn r7_6_ex_each_side_removes_one_and_an_attacker_may_advance() {
    let mut play = exchange().start();
    play.roll(&[5], attack("C1 C2", "M1 M2"));
    assert_eq!(play.result(), "1-1 EX 5");
    assert_eq!(play.decides(), Some((CRUSADER, "7.6")));
    play.play(lose("C1"));
    assert_eq!(play.at("C1"), "0605", "both are removed together");
    assert_eq!(play.decides(), Some((MUSLIM, "7.6")));
    play.play(lose("M2"));
    assert_eq!((play.at("C1"), play.at("M2")), ("eliminated".into(), "eliminated".into()));
    assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (4, 4));
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.ends("advance", "C2"), "0705");
    play.play(advance("C2", "0705"));
}

#[test]
fn r7_6_ex_with_one_attacker_leaves_nobody_to_advance() {
    let mut play = duel(4, 4).start();
    play.roll(&[5], attack("C1", "M1"));
    assert_eq!((play.at("C1"), play.at("M1")), ("eliminated".into(), "eliminated".into()));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r7_6_ex_the_defender_does_not_advance() {
    let mut play = exchange().start();
    play.roll(&[5], attack("C1 C2", "M1 M2")).play(lose("C1")).play(lose("M2"));
    assert_eq!(play.refused(advance("M1", "0605")), "7.9/not-participant");
    play.play(hold());
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r7_6_option_ex_advance() {
    let mut play = exchange().option("ex_advance", "none").start();
    play.roll(&[5], attack("C1 C2", "M1 M2")).play(lose("C1")).play(lose("M2"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "nobody advances");
}

#[test]
fn r7_6_dr_every_defender_retreats_and_one_attacker_may_advance() {
    let mut play = exchange().start();
    play.roll(&[1], attack("C1 C2", "M1 M2"));
    assert_eq!(play.result(), "1-1 DR 1");
    assert_eq!(play.decides(), Some((MUSLIM, "7.8")));
    play.play(retreat("M2", "0704")).play(retreat("M1", "0607"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    assert_eq!(play.ends("advance", "C1"), "0606 0705");
    assert_eq!(play.ends("advance", "C2"), "0606 0705");
    play.play(advance("C2", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

#[test]
fn r7_6_dl_the_defender_removes_one_and_an_attacker_may_advance() {
    let mut play = duel(15, 3).foot("M2", MUSLIM, 2, "0506").start();
    play.roll(&[1], attack("C1", "M1 M2"));
    assert_eq!(play.result(), "3-1 DL 1");
    assert_eq!(play.decides(), Some((MUSLIM, "7.6")));
    assert_eq!(play.refused(lose("C1")), "7.6/not-involved");
    play.play(lose("M1"));
    assert_eq!(play.ends("advance", "C1"), "0606");
    play.play(advance("C1", "0606"));
}

#[test]
fn r7_6_no_effect_is_no_effect() {
    let mut play = duel(5, 5).start();
    play.roll(&[3], attack("C1", "M1"));
    assert_eq!(play.result(), "1-1 - 3");
    assert_eq!((play.at("C1"), play.at("M1")), ("0605".into(), "0606".into()));
    assert!(!play.is_back("C1") && !play.is_back("M1"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
}

// 7.7

#[test]
fn r7_7_eliminated_units_lie_in_the_pile_and_count() {
    let mut play = duel(24, 4).start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.at("M1"), "eliminated");
    assert_eq!((play.points(CRUSADER), play.points(MUSLIM)), (4, 0));
}

#[test]
fn r7_7_option_elimination_strength() {
    // 5 on the front, 3 on the back; it dies on its back.
    let table = duel(24, 5).disordered("M1");
    let mut play = table.start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.points(CRUSADER), 5);
    let mut play = table.option("elimination_strength", "current").start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.points(CRUSADER), 3);
}

#[test]
fn r7_7_the_loser_may_choose_a_disordered_unit_that_counts_in_full() {
    let mut play = duel(15, 3).foot("M2", MUSLIM, 4, "0506").disordered("M2").start();
    play.roll(&[1], attack("C1", "M1 M2")).play(lose("M2"));
    assert_eq!(play.points(CRUSADER), 4);
}

#[test]
fn r7_7_leaders_survive_their_unit() {
    let mut play = duel(24, 1).leader("ML", MUSLIM, 1, "0606").start();
    play.play(attack("C1", "M1"));
    assert_eq!(play.at("ML"), "0606");
}

// 7.8

/// C1 attacks M1 southwards at 1-1: a die of 2 makes M1 retreat.
fn beaten() -> Table {
    duel(5, 5)
}

#[test]
fn r7_8_foot_retreats_one_hex_of_its_owners_choice() {
    let mut play = beaten().start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.ends("retreat", "M1"), "0507 0607 0707");
    play.play(retreat("M1", "0507"));
    assert_eq!(play.at("M1"), "0507");
    assert!(!play.is_back("M1"), "a plain retreat does not disorder");
}

#[test]
fn r7_8_no_retreat_into_an_enemy_zone() {
    let mut play = beaten().start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.refused(retreat("M1", "0506")), "7.8/ezoc");
    assert_eq!(play.refused(retreat("M1", "0706")), "7.8/ezoc");
}

#[test]
fn r7_8_no_retreat_onto_an_enemy() {
    let mut play = beaten().light("C2", CRUSADER, "0607").start();
    // C2 must attack as well: it stands in the zone of M1.
    play.roll(&[2], attack("C1 C2", "M1"));
    assert_eq!(play.refused(retreat("M1", "0605")), "7.8/enemy-hex");
    assert_eq!(play.refused(retreat("M1", "0607")), "7.8/enemy-hex");
    assert_eq!(play.ends("retreat", "M1"), "0507 0707");
}

#[test]
fn r7_8_no_retreat_into_prohibited_terrain() {
    let mut play = field(&[("0607", '~')])
        .foot("C1", CRUSADER, 5, "0605")
        .foot("M1", MUSLIM, 5, "0606")
        .start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.refused(retreat("M1", "0607")), "7.8/prohibited");
    assert_eq!(play.ends("retreat", "M1"), "0507 0707");
}

#[test]
fn r7_8_foot_may_retreat_into_dear_terrain() {
    let mut play = field(&[("0607", 'S'), ("0507", 'W'), ("0707", 'D')])
        .foot("C1", CRUSADER, 5, "0605")
        .unit("M1", MUSLIM, UnitKind::Infantry, front(5, 1), back(3, 1), "0606")
        .start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.ends("retreat", "M1"), "0507 0607 0707");
}

#[test]
fn r7_8_foot_does_not_retreat_farther_than_one_hex() {
    let mut play = beaten().start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.refused(retreat("M1", "0607 0608")), "7.8/length");
    assert_eq!(play.refused(retreat("M1", "")), "4.1/empty-path");
}

#[test]
fn r7_8_a_vacant_hex_comes_before_a_friend() {
    let mut play = beaten().foot("M2", MUSLIM, 4, "0607").start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.ends("retreat", "M1"), "0507 0707");
    assert_eq!(play.refused(retreat("M1", "0607")), "7.8/vacant-hex-available");
    assert_eq!(play.refused(retreat("M1", "0607 0608")), "7.8/vacant-hex-available");
}

/// As `beaten`, with friends in all three hexes behind M1.
fn backed() -> Table {
    beaten()
        .foot("M2", MUSLIM, 4, "0507")
        .foot("M3", MUSLIM, 4, "0607")
        .foot("M4", MUSLIM, 4, "0707")
}

#[test]
fn r7_8_through_a_friend_both_are_disordered() {
    let mut play = backed().start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.decides(), Some((MUSLIM, "7.8")));
    play.play(retreat("M1", "0607 0608"));
    assert_eq!(play.at("M1"), "0608");
    assert!(play.is_back("M1") && play.is_back("M3"));
    assert!(!play.is_back("M2") && !play.is_back("M4"));
}

#[test]
fn r7_8_the_owner_chooses_the_friend_to_run_through() {
    let mut play = backed().start();
    play.roll(&[2], attack("C1", "M1"));
    assert!(play.allows(retreat("M1", "0507 0508")));
    assert!(play.allows(retreat("M1", "0607 0508")));
    assert!(play.allows(retreat("M1", "0707 0807")));
}

#[test]
fn r7_8_through_friends_each_step_leads_farther_away() {
    let mut play = backed().start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.refused(retreat("M1", "0607 0707")), "7.8/not-farther");
    assert_eq!(play.refused(retreat("M1", "0507 0506")), "7.8/ezoc");
}

#[test]
fn r7_8_the_first_vacant_hex_ends_the_retreat() {
    let mut play = backed().foot("M5", MUSLIM, 4, "0608").start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.refused(retreat("M1", "0607 0608 0609")), "7.8/vacant-hex-available");
    assert_eq!(play.refused(retreat("M1", "0607 0508 0509")), "7.8/length");
    assert!(play.allows(retreat("M1", "0607 0508")));
}

/// A corridor three hexes wide going south, walled by the sea, filled with friends from row 7 on.
fn corridor(rows_of_friends: usize) -> Table {
    let mut rows = vec!["....~.~....."; 12];
    for row in rows.iter_mut().take(5) {
        *row = "............";
    }
    let mut table = Table::map(&rows)
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 5, "0605")
        .foot("M1", MUSLIM, 5, "0606");
    for n in 0..rows_of_friends {
        table = table.foot(&format!("F{n}"), MUSLIM, 4, &format!("06{:02}", 7 + n));
    }
    table
}

#[test]
fn r7_8_through_any_number_of_friends() {
    let mut play = corridor(3).start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.offers(), [retreat("M1", "0607 0608 0609 0610")]);
    play.play(retreat("M1", "0607 0608 0609 0610"));
    assert_eq!(play.at("M1"), "0610");
    for unit in ["M1", "F0", "F1", "F2"] {
        assert!(play.is_back(unit), "{unit}");
    }
}

#[test]
fn r7_8_friends_disordered_before_stay_so() {
    let mut play = corridor(1).disordered("F0").disordered("M1").start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.at("M1"), "0606");
    play.play(retreat("M1", "0607 0608"));
    assert!(play.is_back("F0") && play.is_back("M1"));
    assert_eq!(play.at("F0"), "0607");
    assert!(play.events_of("turned").is_empty());
}

#[test]
fn r7_8_no_safe_hex_after_any_length_eliminates() {
    // Friends down to the southern edge.
    let mut play = corridor(6).start();
    play.roll(&[2], attack("C1", "M1"));
    let offers = play.offers();
    assert_eq!(offers.len(), 1);
    play.play(offers[0].clone());
    assert_eq!(play.at("M1"), "eliminated");
    for n in 0..6 {
        assert!(play.is_back(&format!("F{n}")), "the units passed stay disordered");
    }
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")), "the hex is vacated");
}

#[test]
fn r7_8_without_any_eligible_hex_the_unit_is_eliminated() {
    let mut play = siege(&[3, 1, 1], 5).foot("C4", CRUSADER, 1, "0607").start();
    // C1 north, C2 north-east, C3 south-east, C4 south: all six hexes are enemy zones.
    play.roll(&[2], attack("C1 C2 C3 C4", "M1"));
    assert_eq!(play.result(), "1-1 DR 2");
    assert_eq!(play.at("M1"), "eliminated");
    assert_eq!(play.points(CRUSADER), 5);
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
}

#[test]
fn r7_8_a_friend_in_an_enemy_zone_is_no_way_out() {
    // 0607 is vacant of enemies and holds a friend, but C2 controls it.
    let mut play = field(&[("0507", '~'), ("0707", '~')])
        .foot("C1", CRUSADER, 5, "0605")
        .foot("C2", CRUSADER, 5, "0608")
        .foot("M1", MUSLIM, 5, "0606")
        .foot("M2", MUSLIM, 5, "0607")
        .start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.at("M1"), "eliminated");
    assert!(!play.is_back("M2"));
}

#[test]
fn r7_8_friends_do_not_negate_enemy_zones() {
    let mut play = beaten().foot("C2", CRUSADER, 5, "0608").foot("M2", MUSLIM, 5, "0708").start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.ends("retreat", "M1"), "0507 0707");
}

#[test]
fn r7_8_foot_that_runs_through_horse_disorders_both() {
    let mut play = corridor(0).cavalry("H1", MUSLIM, 4, 6, "0607").start();
    play.roll(&[2], attack("C1", "M1")).play(retreat("M1", "0607 0608"));
    assert!(play.is_back("M1") && play.is_back("H1"));
}

#[test]
fn r7_8_a_friendly_leader_alone_does_not_fill_a_hex() {
    let mut play = corridor(0).leader("ML", MUSLIM, 2, "0607").start();
    play.roll(&[2], attack("C1", "M1")).play(retreat("M1", "0607"));
    assert_eq!((play.at("M1"), play.at("ML")), ("0607".into(), "0607".into()));
    assert!(!play.is_back("M1"));
}

#[test]
fn r7_8_leaders_go_along() {
    let mut play = duel(6, 5).leader("ML", MUSLIM, 1, "0606").start();
    play.roll(&[2], attack("C1", "M1")).play(retreat("M1", "0607"));
    assert_eq!(play.at("ML"), "0607");
}

#[test]
fn r7_8_leaders_go_along_through_friends() {
    let mut play =
        corridor(1).leader("ML", MUSLIM, 0, "0606").leader("ML2", MUSLIM, 0, "0607").start();
    play.roll(&[2], attack("C1", "M1")).play(retreat("M1", "0607 0608"));
    assert_eq!((play.at("ML"), play.at("ML2")), ("0608".into(), "0607".into()));
}

#[test]
fn r7_8_the_leader_of_a_unit_that_dies_on_its_retreat_stays() {
    let mut play = corridor(6).leader("ML", MUSLIM, 0, "0606").start();
    play.roll(&[2], attack("C1", "M1"));
    let offer = play.offers()[0].clone();
    play.play(offer);
    assert_eq!((play.at("M1"), play.at("ML")), ("eliminated".into(), "0606".into()));
}

#[test]
fn r7_8_option_leaders_accompany() {
    for goes in [true, false] {
        let mut play = duel(5, 5)
            .option("leaders_accompany", "optional")
            .leader("ML", MUSLIM, 0, "0606")
            .start();
        play.roll(&[2], attack("C1", "M1")).play(retreat("M1", "0607"));
        assert_eq!(play.decides(), Some((MUSLIM, "10.2")));
        play.play(accompany("ML", goes));
        assert_eq!(play.at("ML"), if goes { "0607" } else { "0606" });
    }
}

#[test]
fn r7_8_the_owner_chooses_the_order_of_retreats() {
    let mut play = exchange().start();
    play.roll(&[1], attack("C1 C2", "M1 M2"));
    let units: Vec<_> = play.offers().iter().map(|o| o["unit"].clone()).collect();
    assert!(units.contains(&"M1".into()) && units.contains(&"M2".into()));
    play.play(retreat("M2", "0704"));
    assert_eq!(play.refused(retreat("M2", "0703")), "7.6/not-involved", "once");
}

#[test]
fn r7_8_a_retreat_may_open_a_hex_for_the_next() {
    // M2 leaves 0607 first; then M1 finds it vacant.
    let mut play = field(&[("0507", '~'), ("0707", '~'), ("0506", '~')])
        .light("C1", CRUSADER, "0706")
        .foot("M1", MUSLIM, 1, "0606")
        .foot("M2", MUSLIM, 1, "0705")
        .start();
    play.roll(&[5], attack("C1", "M1 M2"));
    assert_eq!(play.result(), "1-1 EX 5");
}

#[test]
fn r7_8_zones_are_read_anew_after_each_retreat() {
    // C1 and C2 retreat from M1, which exerts a zone around itself only; C2 takes the hex C1 wanted.
    let mut play = siege(&[2, 3], 5).start();
    play.roll(&[6], attack("C1 C2", "M1"));
    assert_eq!(play.ends("retreat", "C1"), "0505 0604 0705");
    assert_eq!(play.ends("retreat", "C2"), "0705 0805 0806");
    play.play(retreat("C2", "0705"));
    assert_eq!(play.ends("retreat", "C1"), "0505 0604");
    assert_eq!(play.refused(retreat("C1", "0705")), "7.8/vacant-hex-available");
}

#[test]
fn r7_8_units_that_did_not_fight_do_not_retreat() {
    let mut play = beaten().foot("M2", MUSLIM, 4, "0909").start();
    play.roll(&[2], attack("C1", "M1"));
    assert_eq!(play.refused(retreat("M2", "0910")), "7.6/not-involved");
    assert_eq!(play.refused(retreat("C1", "0604")), "7.6/not-involved");
}

#[test]
fn r7_8_option_plain_retreat_disorders() {
    for disorders in [false, true] {
        let mut play = beaten().option("plain_retreat_disorders", disorders).start();
        play.roll(&[2], attack("C1", "M1")).play(retreat("M1", "0607"));
        assert_eq!(play.is_back("M1"), disorders);
    }
}

#[test]
fn r7_8_option_retreat_direction() {
    let mut outward = backed().start();
    outward.roll(&[2], attack("C1", "M1"));
    assert_eq!(outward.refused(retreat("M1", "0607 0707 0807")), "7.8/not-farther");
    let mut any = backed().foot("M5", MUSLIM, 4, "0608").option("retreat_direction", "any").start();
    any.roll(&[2], attack("C1", "M1"));
    assert!(any.allows(retreat("M1", "0607 0508")));
}

#[test]
fn r7_8_option_retreat_direction_any_finds_the_way_around() {
    // A pocket: 0607 is closed to the south, but 0707 beside it opens to the east.
    let table = field(&[("0507", '~'), ("0508", '~'), ("0608", '~'), ("0708", '~')])
        .foot("C1", CRUSADER, 5, "0605")
        .foot("M1", MUSLIM, 5, "0606")
        .foot("M2", MUSLIM, 4, "0607")
        .foot("M3", MUSLIM, 4, "0707")
        .option("retreat_direction", "any");
    let mut play = table.start();
    play.roll(&[2], attack("C1", "M1"));
    assert!(
        play.allows(retreat("M1", "0607 0707 0807")) || play.allows(retreat("M1", "0707 0807"))
    );
}

#[test]
fn r7_8_option_retreat_direction_any_with_no_way_out_at_all() {
    // Two friends next to each other, and the sea around: through both, in either order, into death.
    let table = field(&[
        ("0507", '~'),
        ("0608", '~'),
        ("0508", '~'),
        ("0708", '~'),
        ("0807", '~'),
        ("0806", '~'),
    ])
    .foot("C1", CRUSADER, 5, "0605")
    .foot("M1", MUSLIM, 5, "0606")
    .foot("M2", MUSLIM, 4, "0607")
    .foot("M3", MUSLIM, 4, "0707")
    .option("retreat_direction", "any");
    let mut play = table.start();
    play.roll(&[2], attack("C1", "M1"));
    let offers = play.offers_of("retreat");
    assert!(!offers.is_empty());
    play.play(offers[0].clone());
    assert_eq!(play.at("M1"), "eliminated");
    assert!(play.is_back("M2") && play.is_back("M3"));
}

// 7.9

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

/// Every result of the table at every odds, for either attacker: the game always comes back to the phase.
#[test]
fn r7_6_every_combat_comes_to_an_end() {
    for side in [CRUSADER, MUSLIM] {
        let (own, other): (Side, Side) = (side, side.enemy());
        for attacker in [1, 2, 3, 4, 6, 9, 12, 16, 20, 25] {
            for die in 1..=6 {
                let mut play = Table::open()
                    .combat(own)
                    .foot("A1", own, attacker, "0605")
                    .cavalry("A2", own, attacker, 6, "0706")
                    .foot("D1", other, 4, "0606")
                    .cavalry("D2", other, 4, 6, "0705")
                    .start();
                let odds = play.forecast("A1 A2", "D1 D2").odds_column;
                let automatic = play.scene.crt.automatic(odds).is_some();
                let dice: &[u8] = if automatic { &[] } else { &[die] };
                play.roll(dice, attack("A1 A2", "D1 D2"));
                let mut steps = 0;
                while play.decides() != Some((own, "7.1")) {
                    let first = play.offers()[0].clone();
                    play.play(first);
                    steps += 1;
                    assert!(steps < 10);
                }
                play.play(end_combat());
            }
        }
    }
}
