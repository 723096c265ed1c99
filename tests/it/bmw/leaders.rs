//! 10.1 to 10.3: leaders on the move, with their units, and under arrows.

use super::table::*;
use gonfalon::scenario::bmw::OffMap;

/// Sea everywhere but in these hexes.
pub(super) fn island(hexes: &str) -> Table {
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
