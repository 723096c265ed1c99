//! Chapter 10: leaders.

use super::table::*;
use gonfalon::scenario::bmw::OffMap;

/// Sea everywhere but in these hexes.
fn island(hexes: &str) -> Table {
    let rows: Vec<String> = (1..=12)
        .map(|row| {
            (1..=12)
                .map(
                    |column| {
                        if hexes.contains(&format!("{column:02}{row:02}")) { '.' } else { '~' }
                    },
                )
                .collect()
        })
        .collect();
    Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
}

// ---- 10.1 -------------------------------------------------------------------------------------------

#[test]
fn r10_1_moves_on_his_own_allowance_once() {
    let mut play = Table::open().leader("L", CRUSADER, 2, "0612").start();
    assert_eq!(
        play.refused(mv("L", "0611 0610 0609 0608 0607 0606 0605 0604 0603 0602 0601")),
        "4.2/ma-exceeded"
    );
    play.play(mv("L", "0611 0610 0609 0608 0607 0606 0605 0604 0603 0602"));
    assert_eq!(play.refused(mv("L", "0601")), "4.1/already-moved");
}

#[test]
fn r10_1_may_not_enter_an_empty_ezoc_hex() {
    let play = Table::open().leader("L", CRUSADER, 2, "0609").foot("E", MUSLIM, 4, "0606").start();
    assert_eq!(play.refused(mv("L", "0608 0607")), "10.1/leader-ezoc");
    assert!(play.allows(mv("L", "0608")));
}

#[test]
fn r10_1_enters_an_ezoc_hex_that_holds_a_friend_and_stops() {
    let mut play = Table::open()
        .leader("L", CRUSADER, 2, "0609")
        .foot("F", CRUSADER, 4, "0607")
        .foot("E", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.refused(mv("L", "0608 0607 0508")), "5.2/must-stop");
    play.play(mv("L", "0608 0607"));
    assert_eq!(play.at("L"), "0607");
}

#[test]
fn r10_1_a_lone_friendly_leader_does_not_open_an_ezoc_hex() {
    let play = Table::open()
        .leader("L", CRUSADER, 2, "0609")
        .leader("K", CRUSADER, 1, "0607")
        .foot("E", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.refused(mv("L", "0608 0607")), "10.1/leader-ezoc");
}

#[test]
fn r10_1_may_enter_the_reach_of_light_troops() {
    let play = Table::open().leader("L", CRUSADER, 2, "0608").light("E", MUSLIM, "0606").start();
    assert!(play.allows(mv("L", "0607")), "a solid dot exerts no ZOC");
}

#[test]
fn r10_1_always_leaves_an_ezoc_without_comparing_ma() {
    let mut play = Table::open()
        .leader("L", CRUSADER, 2, "0607")
        .foot("F", CRUSADER, 4, "0607")
        .cavalry("E", MUSLIM, 4, 20, "0606")
        .start();
    assert_eq!(play.refused(mv("F", "0608")), "4.4/exit-ezoc");
    play.play(mv("L", "0608 0609"));
    assert_eq!(play.at("L"), "0609");
}

#[test]
fn r10_1_leaves_an_ezoc_only_outward_or_to_a_friend() {
    let play = Table::open()
        .leader("L", CRUSADER, 2, "0607")
        .foot("F", CRUSADER, 4, "0607")
        .foot("G", CRUSADER, 4, "0507")
        .foot("E", MUSLIM, 4, "0606")
        .start();
    assert_eq!(play.refused(mv("L", "0707")), "10.1/leader-ezoc", "from EZOC into EZOC");
    assert!(play.allows(mv("L", "0507")), "where a friend stands (RUL-16)");
    assert_eq!(play.refused(mv("L", "0507 0407")), "5.2/must-stop");
}

#[test]
fn r10_1_never_carried_in_movement() {
    let mut play =
        Table::open().leader("L", CRUSADER, 2, "0606").foot("F", CRUSADER, 4, "0606").start();
    play.play(mv("F", "0607"));
    assert_eq!((play.at("F"), play.at("L")), ("0607".into(), "0606".into()));
}

#[test]
fn r10_1_may_not_enter_an_enemy_hex() {
    let play = Table::open()
        .leader("L", CRUSADER, 2, "0607")
        .leader("S", MUSLIM, 3, "0706")
        .light("E", MUSLIM, "0606")
        .start();
    assert_eq!(play.refused(mv("L", "0606")), "4.4/enemy-hex");
    assert!(!play.allows(mv("L", "0706")), "nor a hex with an enemy leader");
}

// ---- 10.2 -------------------------------------------------------------------------------------------

#[test]
fn r10_2_any_number_in_a_friendly_hex() {
    let mut play = Table::open()
        .leader("K", CRUSADER, 1, "0605")
        .leader("L", CRUSADER, 2, "0607")
        .foot("F", CRUSADER, 4, "0606")
        .start();
    play.play(mv("K", "0606"));
    play.play(mv("L", "0606"));
    assert_eq!((play.at("K"), play.at("L")), ("0606".into(), "0606".into()));
}

#[test]
fn r10_2_any_number_together_without_a_unit() {
    let mut play =
        Table::open().leader("K", CRUSADER, 1, "0605").leader("L", CRUSADER, 2, "0606").start();
    play.play(mv("K", "0606"));
}

#[test]
fn r10_2_one_leader_adds_his_value_in_attack_and_defence() {
    let play = Table::open()
        .foot("A", CRUSADER, 5, "0607")
        .leader("L", CRUSADER, 2, "0607")
        .foot("D", MUSLIM, 4, "0606")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    let odds = play.forecast("A", "D");
    assert_eq!((odds.attack, odds.defence), (7, 7));
}

#[test]
fn r10_2_the_highest_of_several_adds() {
    let play = Table::open()
        .foot("A", CRUSADER, 5, "0607")
        .leader("K", CRUSADER, 1, "0607")
        .leader("L", CRUSADER, 2, "0607")
        .foot("B", CRUSADER, 5, "0707")
        .leader("M", CRUSADER, 1, "0707")
        .foot("D", MUSLIM, 4, "0606")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.forecast("A", "D").attack, 7);
    assert_eq!(play.forecast("A B", "D").attack, 13, "one for each unit");
}

#[test]
fn r10_2_a_lone_leader_next_door_adds_nothing() {
    let play = Table::open()
        .foot("A", CRUSADER, 5, "0607")
        .leader("L", CRUSADER, 2, "0608")
        .foot("D", MUSLIM, 4, "0606")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.forecast("A", "D").attack, 5);
}

/// Foot of 12 attacks foot of 3 with a leader of 1: 3-1.
fn doomed() -> Table {
    Table::open()
        .foot("A", CRUSADER, 12, "0607")
        .foot("D", MUSLIM, 3, "0606")
        .leader("S", MUSLIM, 1, "0606")
        .combat(CRUSADER)
}

#[test]
fn r10_2_leader_stays_when_his_unit_dies() {
    let mut play = doomed().start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.result(), "3-1 DL 1");
    assert_eq!((play.at("D"), play.at("S")), ("eliminated".into(), "0606".into()));
    play.play(hold());
    assert_eq!(play.at("S"), "0606");
}

#[test]
fn r10_2_an_advance_into_his_hex_displaces_the_survivor() {
    let mut play = doomed().start();
    play.roll(&[1], attack("A", "D"));
    play.play(advance("A", "0606"));
    assert_eq!(play.decides(), Some((MUSLIM, "10.4")), "before the enemy is in");
    assert!(!play.allows(escape("S", "0707")), "the ZOC of the advancing unit from 0607");
    play.play(escape("S", "0605"));
    assert_eq!((play.at("A"), play.at("S")), ("0606".into(), "0605".into()));
}

#[test]
fn r10_2_company_in_a_retreat() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 16, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .leader("S", MUSLIM, 3, "0606")
        .leader("T", MUSLIM, 1, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.result(), "2-1 DR 1");
    play.play(retreat("D", "0605"));
    for unit in ["D", "S", "T"] {
        assert_eq!(play.at(unit), "0605", "{unit}");
    }
}

#[test]
fn r10_2_company_in_a_cavalry_retreat_and_an_advance() {
    let mut play = Table::open()
        .cavalry("A", CRUSADER, 14, 5, "0607")
        .leader("L", CRUSADER, 2, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.result(), "2-1 DR 1");
    play.play(retreat("D", "0605 0604 0603"));
    assert_eq!(play.at("S"), "0603");
    play.play(advance("A", "0606 0706 0806"));
    assert_eq!(play.at("L"), "0806");
}

#[test]
fn r10_2_company_in_a_retreat_before_combat() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 5, "0607")
        .light("D", MUSLIM, "0606")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "D"));
    play.play(leave("D", "0605 0604"));
    assert_eq!((play.at("D"), play.at("S")), ("0604".into(), "0604".into()));
}

#[test]
fn r10_2_leader_stays_where_the_retreat_began_if_his_unit_finds_no_way() {
    let mut play = island("0606 0607")
        .foot("A", CRUSADER, 16, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!((play.at("D"), play.at("S")), ("eliminated".into(), "0606".into()));
}

#[test]
fn r10_2_leader_stays_behind_a_unit_that_dies_among_friends() {
    // The only way leads to a friend with nothing behind him: the friend is disordered, the unit dies.
    let mut play = island("0605 0606 0607")
        .foot("A", CRUSADER, 16, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .foot("F", MUSLIM, 4, "0605")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!((play.at("D"), play.at("S")), ("eliminated".into(), "0606".into()));
    assert!(play.is_back("F"));
}

// ---- 10.3 -------------------------------------------------------------------------------------------

#[test]
fn r10_3_a_hit_on_the_stack_leaves_the_leader() {
    let mut play = Table::open()
        .bowmen("B", CRUSADER, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .leader("S", MUSLIM, 3, "0606")
        .archery(CRUSADER)
        .start();
    play.play(fire("B", "D"));
    play.roll(&[1], end_fire());
    assert!(play.is_back("D"));
    assert_eq!(play.at("S"), "0606");
}

#[test]
fn r10_3_leaders_do_not_help_archers() {
    let mut play = Table::open()
        .bowmen("B", CRUSADER, "0607")
        .leader("L", CRUSADER, 2, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .archery(CRUSADER)
        .start();
    play.play(fire("B", "D"));
    play.roll(&[3], end_fire());
    assert!(!play.is_back("D"), "factor 2: a 3 misses");
}

#[test]
fn r10_3_a_leader_is_no_target() {
    let play = Table::open()
        .bowmen("B", CRUSADER, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .archery(CRUSADER)
        .start();
    assert_eq!(play.refused(fire("B", "S")), "6.1/lone-leader");
}

// ---- 10.4 -------------------------------------------------------------------------------------------

#[test]
fn r10_4_exerts_no_zoc() {
    let mut play =
        Table::open().leader("S", MUSLIM, 3, "0606").foot("F", CRUSADER, 4, "0607").start();
    assert!(!play.zoc(MUSLIM, "0607"));
    play.play(mv("F", "0707 0706"));
}

#[test]
fn r10_4_may_not_attack() {
    let play = Table::open()
        .leader("L", CRUSADER, 2, "0607")
        .foot("F", CRUSADER, 4, "0707")
        .foot("D", MUSLIM, 4, "0606")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.refused(attack("L", "D")), "10.4/leader-may-not-attack");
    assert_eq!(play.refused(attack("F L", "D")), "10.4/leader-may-not-attack");
}

#[test]
fn r10_4_owes_and_is_owed_nothing() {
    let mut play = Table::open()
        .leader("L", CRUSADER, 2, "0707")
        .foot("F", CRUSADER, 4, "0608")
        .leader("S", MUSLIM, 3, "0607")
        .combat(CRUSADER)
        .start();
    assert!(play.zoc(CRUSADER, "0607"));
    play.play(end_combat());
}

/// A Muslim foot unit marches south onto a lone Crusader leader.
fn overrun() -> Table {
    Table::open().foot("E", MUSLIM, 4, "0604").leader("L", CRUSADER, 2, "0606").movement(MUSLIM)
}

#[test]
fn r10_4_overrun_by_movement_he_leaves_before_contact() {
    let mut play = overrun().start();
    play.play(mv("E", "0605 0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "10.4")), "his owner decides");
    // One to three hexes, each farther; the enterer's ZOC counts from 0605.
    assert_eq!(
        play.ends("leader-retreat", "L"),
        "0306 0307 0308 0406 0407 0408 0507 0508 0509 0607 0608 0609 0707 0708 0709 0806 0807 0808 0906 \
         0907 0908"
    );
    play.play(escape("L", "0507 0407 0307"));
    assert_eq!((play.at("E"), play.at("L")), ("0606".into(), "0307".into()));
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
}

#[test]
fn r10_4_retreat_is_one_to_three_hexes_outward() {
    let mut play = overrun().start();
    play.play(mv("E", "0605 0606"));
    assert_eq!(play.refused(escape("L", "0607 0608 0609 0610")), "10.4/too-far");
    assert_eq!(play.refused(escape("L", "0607 0507")), "10.4/ineligible-hex", "not farther");
    assert_eq!(play.refused(escape("L", "0706")), "10.4/ineligible-hex", "in the ZOC from 0605");
    assert_eq!(play.refused(escape("L", "0808")), "4.1/not-contiguous");
    assert!(play.allows(escape("L", "0607")));
}

#[test]
fn r10_4_the_unit_goes_on_after_he_has_left() {
    let mut play = overrun().start();
    play.play(mv("E", "0605 0606 0607"));
    play.play(escape("L", "0507"));
    assert_eq!((play.at("E"), play.at("L")), ("0607".into(), "0507".into()));
}

#[test]
fn r10_4_other_ezoc_bars_his_way_except_where_a_friend_is() {
    let mut play = overrun().foot("E2", MUSLIM, 4, "0608").foot("F", CRUSADER, 4, "0507").start();
    play.play(mv("E", "0605 0606"));
    assert!(!play.allows(escape("L", "0607")), "in the ZOC of E2");
    assert!(play.allows(escape("L", "0707")), "outside it");
    // 0507 is free of EZOC and holds a friend: he may stay or pass.
    assert!(play.allows(escape("L", "0507")) && play.allows(escape("L", "0507 0407")));
}

#[test]
fn r10_4_he_stops_with_a_friend_in_an_ezoc() {
    let mut play = overrun().foot("E2", MUSLIM, 4, "0609").foot("F", CRUSADER, 4, "0608").start();
    play.play(mv("E", "0605 0606"));
    assert!(play.allows(escape("L", "0607 0608")));
    assert_eq!(play.refused(escape("L", "0607 0608 0508")), "10.4/ineligible-hex");
}

#[test]
fn r10_4_without_a_way_out_he_is_lost() {
    let mut play = island("0604 0605 0606")
        .foot("E", MUSLIM, 4, "0604")
        .leader("L", CRUSADER, 2, "0606")
        .movement(MUSLIM)
        .start();
    play.play(mv("E", "0605 0606"));
    assert_eq!((play.at("E"), play.at("L")), ("0606".into(), "eliminated".into()));
    assert_eq!(play.points(MUSLIM), 4, "twice his value");
}

#[test]
fn r10_4_leaders_together_leave_one_by_one() {
    let mut play = overrun().leader("K", CRUSADER, 1, "0606").start();
    play.play(mv("E", "0605 0606"));
    let leaders = ["L", "K"];
    for _ in leaders {
        let next = leaders.iter().find(|l| !play.ends("leader-retreat", l).is_empty());
        let next = next.expect("somebody leaves");
        play.play(escape(next, "0607"));
    }
    assert_eq!(play.at("E"), "0606");
    assert_eq!((play.at("K"), play.at("L")), ("0607".into(), "0607".into()));
}

#[test]
fn r10_4_their_owner_orders_who_leaves_first() {
    for (first, second) in [("L", "K"), ("K", "L")] {
        let mut play = overrun().leader("K", CRUSADER, 1, "0606").start();
        play.play(mv("E", "0605 0606"));
        assert!(play.allows(escape("L", "0607")) && play.allows(escape("K", "0607")));
        play.play(escape(first, "0607"));
        assert_eq!(play.refused(escape(first, "0608")), "3.2/wrong-phase");
        play.play(escape(second, "0607 0608"));
        assert_eq!((play.at(first), play.at(second)), ("0607".into(), "0608".into()));
        assert_eq!(play.at("E"), "0606");
    }
}

#[test]
fn r10_4_attacked_together_their_owner_orders_who_leaves_first() {
    for (first, second) in [("S", "T"), ("T", "S")] {
        let mut play = Table::open()
            .foot("A", CRUSADER, 4, "0607")
            .leader("S", MUSLIM, 3, "0606")
            .leader("T", MUSLIM, 1, "0606")
            .combat(CRUSADER)
            .start();
        play.play(attack("A", "S"));
        play.play(escape(first, "0605")).play(escape(second, "0605"));
        assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    }
}

#[test]
fn r10_4_a_leader_with_a_unit_is_not_overrun() {
    let play = overrun().foot("F", CRUSADER, 4, "0606").start();
    assert_eq!(play.refused(mv("E", "0605 0606")), "4.4/enemy-hex");
}

#[test]
fn r10_4_leaders_do_not_overrun_each_other() {
    let play = Table::open()
        .leader("S", MUSLIM, 3, "0605")
        .leader("L", CRUSADER, 2, "0606")
        .movement(MUSLIM)
        .start();
    assert_eq!(play.refused(mv("S", "0606")), "4.4/enemy-leader");
}

#[test]
fn r10_4_entered_by_a_retreat() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 10, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .leader("L", CRUSADER, 2, "0605")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605"));
    assert_eq!(play.decides(), Some((CRUSADER, "10.4")));
    assert!(!play.allows(escape("L", "0706")), "the ZOC of D from 0606");
    play.play(escape("L", "0604"));
    assert_eq!((play.at("D"), play.at("L")), ("0605".into(), "0604".into()));
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
}

#[test]
fn r10_4_entered_by_a_cavalry_retreat_in_passing() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 10, "0607")
        .cavalry("D", MUSLIM, 5, 5, "0606")
        .leader("L", CRUSADER, 2, "0604")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0605 0604 0603"));
    assert_eq!(play.decides(), Some((CRUSADER, "10.4")));
    play.play(escape("L", "0504 0403"));
    assert_eq!((play.at("D"), play.at("L")), ("0603".into(), "0403".into()));
}

#[test]
fn r10_4_entered_by_a_horse_advance_beyond_the_vacated_hex() {
    let mut play = Table::open()
        .cavalry("A", CRUSADER, 10, 5, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .leader("S", MUSLIM, 3, "0706")
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    play.play(retreat("D", "0506"));
    play.play(advance("A", "0606 0706"));
    assert_eq!(play.decides(), Some((MUSLIM, "10.4")));
    play.play(escape("S", "0806"));
    assert_eq!(play.at("A"), "0706");
}

// ---- 10.4 attacks on lone leaders -------------------------------------------------------------------

#[test]
fn r10_4_attacked_he_leaves_without_a_die_and_one_may_advance() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 4, "0607")
        .foot("B", CRUSADER, 4, "0507")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A B", "S"));
    assert_eq!(play.decides(), Some((MUSLIM, "10.4")));
    play.play(escape("S", "0706 0805"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
    play.play(advance("A", "0606"));
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")), "one unit only");
}

#[test]
fn r10_4_attackers_of_a_leader_are_spent() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 4, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .light("L", MUSLIM, "0707")
        .foot("B", CRUSADER, 4, "0708")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "S"));
    play.play(escape("S", "0605"));
    play.play(hold());
    assert_eq!(play.refused(attack("A", "L")), "7.3/already-fought");
    assert!(play.allows(attack("B", "L")));
}

#[test]
fn r10_4_attacked_without_a_way_out_he_is_lost() {
    let mut play = island("0606 0607")
        .foot("A", CRUSADER, 4, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "S"));
    assert_eq!(play.at("S"), "eliminated");
    assert_eq!(play.points(CRUSADER), 6);
    play.play(advance("A", "0606"));
}

#[test]
fn r10_4_cavalry_advances_one_hex_after_a_lone_leader() {
    let mut play = Table::open()
        .cavalry("A", CRUSADER, 4, 5, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "S"));
    play.play(escape("S", "0605"));
    assert_eq!(play.refused(advance("A", "0606 0706")), "10.4/advance-limit");
    play.play(advance("A", "0606"));
}

#[test]
fn r10_4_a_lone_leader_is_attacked_apart_from_units() {
    let play = Table::open()
        .foot("A", CRUSADER, 4, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .foot("D", MUSLIM, 4, "0707")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.refused(attack("A", "D S")), "10.4/leaders-apart");
    assert_eq!(play.refused(attack("A", "S")), "7.3/strands", "A owes D an attack");
}

#[test]
fn r10_4_a_leader_with_a_unit_is_not_attacked_himself() {
    let play = Table::open()
        .foot("A", CRUSADER, 4, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .foot("D", MUSLIM, 4, "0606")
        .combat(CRUSADER)
        .start();
    assert_eq!(play.refused(attack("A", "S")), "10.4/leaders-apart");
}

#[test]
fn r10_4_all_leaders_of_the_hex_are_attacked_together() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 4, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .leader("T", MUSLIM, 1, "0606")
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "S"));
    for _ in 0..2 {
        let offer = play.offers_of("leader-retreat")[0].clone();
        play.play(offer);
    }
    assert!(play.at("S") != "0606" && play.at("T") != "0606");
    assert_eq!(play.decides(), Some((CRUSADER, "7.9")));
}

// ---- losses -----------------------------------------------------------------------------------------

#[test]
fn r7_7_lost_leaders_never_return() {
    let play = Table::open()
        .leader("S", MUSLIM, 3, "0101")
        .off("S", OffMap::Eliminated)
        .leader("T", MUSLIM, 1, "0606")
        .phase(gonfalon::scenario::bmw::PhaseName::Reorganization, MUSLIM)
        .start();
    // No unit is eliminated: no rally is asked for, and the next player turn begins.
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
    assert_eq!(play.points(CRUSADER), 6);
}
