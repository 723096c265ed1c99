//! 7.8: retreats of foot.

use super::combat::{duel, field, siege};
use super::results::exchange;
use super::table::*;
use gonfalon::scenario::bmw::UnitKind;

/// M1 has to retreat before C1.
fn driven(table: &Table) -> Play {
    let mut play = table.start();
    play.roll(&[2], attack("C1", "M1"));
    play
}

/// C1 attacks M1 southwards at 1-1: a die of 2 makes M1 retreat.
fn beaten() -> Table {
    duel(5, 5)
}

#[test]
fn r7_8_foot_retreats_one_hex_of_its_owners_choice() {
    let mut play = driven(&beaten());
    assert_eq!(play.ends("retreat", "M1"), "0507 0607 0707");
    play.play(retreat("M1", "0507"));
    assert_eq!(play.at("M1"), "0507");
    assert!(!play.is_back("M1"), "a plain retreat does not disorder");
}

#[test]
fn r7_8_no_retreat_into_an_enemy_zone() {
    let play = driven(&beaten());
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
    let play = driven(&beaten());
    assert_eq!(play.refused(retreat("M1", "0607 0608")), "7.8/length");
    assert_eq!(play.refused(retreat("M1", "")), "4.1/empty-path");
}

#[test]
fn r7_8_a_vacant_hex_comes_before_a_friend() {
    let play = driven(&beaten().foot("M2", MUSLIM, 4, "0607"));
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
    let mut play = driven(&backed());
    assert_eq!(play.decides(), Some((MUSLIM, "7.8")));
    play.play(retreat("M1", "0607 0608"));
    assert_eq!(play.at("M1"), "0608");
    assert!(play.is_back("M1") && play.is_back("M3"));
    assert!(!play.is_back("M2") && !play.is_back("M4"));
}

#[test]
fn r7_8_the_owner_chooses_the_friend_to_run_through() {
    let play = driven(&backed());
    assert!(play.allows(retreat("M1", "0507 0508")));
    assert!(play.allows(retreat("M1", "0607 0508")));
    assert!(play.allows(retreat("M1", "0707 0807")));
}

#[test]
fn r7_8_through_friends_each_step_leads_farther_away() {
    let play = driven(&backed());
    assert_eq!(play.refused(retreat("M1", "0607 0707")), "7.8/not-farther");
    assert_eq!(play.refused(retreat("M1", "0507 0506")), "7.8/ezoc");
}

#[test]
fn r7_8_the_first_vacant_hex_ends_the_retreat() {
    let play = driven(&backed().foot("M5", MUSLIM, 4, "0608"));
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
    let mut play = driven(&corridor(3));
    assert_eq!(play.offers(), [retreat("M1", "0607 0608 0609 0610")]);
    play.play(retreat("M1", "0607 0608 0609 0610"));
    assert_eq!(play.at("M1"), "0610");
    for unit in ["M1", "F0", "F1", "F2"] {
        assert!(play.is_back(unit), "{unit}");
    }
}

#[test]
fn r7_8_friends_disordered_before_stay_so() {
    let mut play = driven(&corridor(1).disordered("F0").disordered("M1"));
    assert_eq!(play.at("M1"), "0606");
    play.play(retreat("M1", "0607 0608"));
    assert!(play.is_back("F0") && play.is_back("M1"));
    assert_eq!(play.at("F0"), "0607");
    assert!(play.events_of("turned").is_empty());
}

#[test]
fn r7_8_no_safe_hex_after_any_length_eliminates() {
    // Friends down to the southern edge.
    let mut play = driven(&corridor(6));
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
    let play = driven(&beaten().foot("C2", CRUSADER, 5, "0608").foot("M2", MUSLIM, 5, "0708"));
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
    let mut play = driven(&corridor(6).leader("ML", MUSLIM, 0, "0606"));
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
    let play = driven(&beaten().foot("M2", MUSLIM, 4, "0909"));
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
    let play = driven(&table);
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
    let mut play = driven(&table);
    let offers = play.offers_of("retreat");
    assert!(!offers.is_empty());
    play.play(offers[0].clone());
    assert_eq!(play.at("M1"), "eliminated");
    assert!(play.is_back("M2") && play.is_back("M3"));
}
