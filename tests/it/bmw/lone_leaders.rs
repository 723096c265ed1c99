//! 10.4: leaders alone in a hex: overrun, attacked, driven off.

use super::leaders::island;
use super::table::*;

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
