//! Chapter 11: reorganization, rally, demoralization, disintegration.

use super::table::*;
use gonfalon::kernel::{Procedure, Side};
use gonfalon::scenario::bmw::{PhaseName, UnitKind};
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::rally::Rally;
use gonfalon::systems::bmw::special::SpecialRule;

/// A start in a side's reorganization and rally.
fn evening(table: Table, side: Side) -> Table {
    table.phase(PhaseName::Reorganization, side)
}

// ---- 11.1 -------------------------------------------------------------------------------------------

/// One disordered foot unit; the die is thrown at the start of the phase.
fn shaken() -> Table {
    evening(Table::open().foot("F", CRUSADER, 5, "0606").disordered("F"), CRUSADER)
}

#[test]
fn r11_1_five_or_six_reorganizes() {
    for (die, back) in [(1, true), (4, true), (5, false), (6, false)] {
        let play = shaken().start_with(&[die]);
        assert_eq!(play.is_back("F"), back, "a {die}");
    }
}

#[test]
fn r11_1_next_to_an_enemy_unit_subtract_one() {
    for (die, back) in [(5, true), (6, false)] {
        let play = shaken().foot("E", MUSLIM, 4, "0605").start_with(&[die]);
        assert_eq!(play.is_back("F"), back, "a {die}");
    }
}

#[test]
fn r11_1_two_enemies_subtract_one_only() {
    let play = shaken().foot("E", MUSLIM, 4, "0605").foot("E2", MUSLIM, 4, "0607").start_with(&[6]);
    assert!(!play.is_back("F"));
}

#[test]
fn r11_1_light_troops_are_enemy_units_too_but_leaders_are_not() {
    let play = shaken().light("E", MUSLIM, "0605").start_with(&[5]);
    assert!(play.is_back("F"), "any dot counts");
    let play = shaken().leader("S", MUSLIM, 3, "0605").start_with(&[5]);
    assert!(!play.is_back("F"), "a leader is no unit");
}

#[test]
fn r11_1_the_leader_with_the_unit_adds_his_value() {
    let play = shaken().leader("L", CRUSADER, 2, "0606").start_with(&[3]);
    assert!(!play.is_back("F"), "3 + 2");
    let play = shaken().leader("L", CRUSADER, 2, "0606").start_with(&[2]);
    assert!(play.is_back("F"), "2 + 2");
    let play = shaken().leader("L", CRUSADER, 2, "0607").start_with(&[4]);
    assert!(play.is_back("F"), "next door he does not help");
}

#[test]
fn r11_1_only_the_best_leader_counts() {
    let table = shaken().leader("K", CRUSADER, 1, "0606").leader("L", CRUSADER, 2, "0606");
    assert!(table.start_with(&[2]).is_back("F"), "2 + 2, not 2 + 3");
    assert!(!table.start_with(&[3]).is_back("F"));
}

#[test]
fn r11_1_both_modifiers_together() {
    let table = shaken().leader("L", CRUSADER, 2, "0606").foot("E", MUSLIM, 4, "0605");
    assert!(table.start_with(&[3]).is_back("F"), "3 + 2 - 1");
    assert!(!table.start_with(&[4]).is_back("F"), "4 + 2 - 1");
}

#[test]
fn r11_1_no_limits_for_natural_faces() {
    let play = evening(
        Table::open().foot("F", MUSLIM, 5, "0606").disordered("F").leader("S", MUSLIM, 4, "0606"),
        MUSLIM,
    )
    .start_with(&[1]);
    assert!(!play.is_back("F"), "1 + 4");
}

#[test]
fn r11_1_one_die_for_each_disordered_unit_in_order() {
    let play = evening(
        Table::open()
            .foot("F", CRUSADER, 5, "0606")
            .foot("G", CRUSADER, 5, "0608")
            .foot("H", CRUSADER, 5, "0610")
            .disordered("F")
            .disordered("H"),
        CRUSADER,
    )
    .start_with(&[5, 2]);
    assert!(!play.is_back("F") && play.is_back("H"));
}

#[test]
fn r11_1_the_active_side_only() {
    let play =
        evening(Table::open().foot("F", CRUSADER, 5, "0606").disordered("F"), MUSLIM).start();
    assert!(play.is_back("F"));
}

#[test]
fn r11_1_units_off_the_map_throw_nothing() {
    let play =
        evening(Table::open().foot("F", CRUSADER, 5, "0606").disordered("F").dead("F"), CRUSADER)
            .start();
    assert_eq!(play.at("F"), "eliminated");
}

#[test]
fn r11_1_heavy_cavalry_throws_or_skips_as_its_owner_likes() {
    let table = evening(Table::open().knights("K", CRUSADER, 9, "0606").disordered("K"), CRUSADER);
    let mut play = table.start();
    assert_eq!(play.decides(), Some((CRUSADER, "11.1")));
    play.play(skip("K"));
    assert!(play.is_back("K"));
    let mut play = table.start();
    play.roll(&[5], reorg("K"));
    assert!(!play.is_back("K"));
    let mut play = table.start();
    play.roll(&[4], reorg("K"));
    assert!(play.is_back("K"));
}

#[test]
fn r11_1_dismounted_cavalry_is_asked_too() {
    let table = evening(
        Table::open()
            .unit("K", CRUSADER, UnitKind::Dismounted, front(8, 3), back(4, 6).open(), "0606")
            .disordered("K"),
        CRUSADER,
    );
    let mut play = table.start();
    play.play(skip("K"));
    assert!(play.is_back("K"));
}

#[test]
fn r11_1_light_cavalry_throws_like_everybody() {
    let play = evening(Table::open().lancers("L", CRUSADER, "0606").disordered("L"), CRUSADER)
        .start_with(&[5]);
    assert!(!play.is_back("L"));
}

#[test]
fn r11_1_other_actions_are_refused_meanwhile() {
    let play = evening(
        Table::open()
            .knights("K", CRUSADER, 9, "0606")
            .knights("H", CRUSADER, 9, "0608")
            .disordered("K")
            .disordered("H")
            .foot("X", CRUSADER, 5, "0101")
            .dead("X")
            .leader("L", CRUSADER, 2, "0606"),
        CRUSADER,
    )
    .start();
    assert!(!play.allows(reorg("H")), "K comes first");
    assert_eq!(
        play.refused(rally()),
        "3.2/wrong-phase",
        "reorganization comes before rally (RUL-68)"
    );
    assert_eq!(play.refused(mv("K", "0605")), "3.2/wrong-phase");
}

// ---- 11.2 -------------------------------------------------------------------------------------------

/// One eliminated foot unit and a leader.
fn fallen() -> Table {
    evening(
        Table::open().foot("X", CRUSADER, 5, "0101").dead("X").leader("L", CRUSADER, 2, "0606"),
        CRUSADER,
    )
}

#[test]
fn r11_2_succeeds_within_the_range_of_the_side() {
    for (die, success) in [(1, true), (3, true), (4, false), (6, false)] {
        let mut play = fallen().start();
        assert_eq!(play.decides(), Some((CRUSADER, "11.2")));
        play.roll(&[die], rally());
        assert_eq!(play.decides() == Some((CRUSADER, "11.2")), success, "a {die}");
    }
}

#[test]
fn r11_2_muslim_range_is_one_to_five() {
    let table = evening(
        Table::open().foot("X", MUSLIM, 5, "0101").dead("X").leader("S", MUSLIM, 3, "0606"),
        MUSLIM,
    );
    for (die, success) in [(1, true), (5, true), (6, false)] {
        let mut play = table.start();
        play.roll(&[die], rally());
        assert_eq!(play.decides() == Some((MUSLIM, "11.2")), success, "a {die}");
    }
}

#[test]
fn r11_2_the_leader_does_not_modify_the_die() {
    let mut play = fallen().start();
    play.roll(&[4], rally());
    assert_eq!(play.at("X"), "eliminated");
}

#[test]
fn r11_2_a_lone_leader_receives_the_unit_in_his_hex() {
    let mut play = fallen().foot("E", MUSLIM, 4, "0605").start();
    play.roll(&[1], rally());
    assert!(play.zoc(MUSLIM, "0606"), "even in an EZOC");
    assert_eq!(play.refused(place_rally("X", "0607")), "11.2/bad-hex");
    play.play(place_rally("X", "0606"));
    assert_eq!(play.at("X"), "0606");
}

#[test]
fn r11_2_beside_a_leader_who_is_with_a_unit() {
    let mut play = fallen()
        .foot("F", CRUSADER, 4, "0606")
        .foot("G", CRUSADER, 4, "0607")
        .foot("E", MUSLIM, 4, "0604")
        .start();
    play.roll(&[1], rally());
    // 0605 is in an EZOC, 0606 and 0607 are taken.
    let hexes: Vec<String> = play
        .offers_of("place-rally")
        .iter()
        .map(|o| o["hex"].as_str().expect("a hex").to_owned())
        .collect();
    assert_eq!(hexes, ["0506", "0706", "0507", "0707"]);
    for bad in ["0605", "0606", "0607", "0608", "0101"] {
        assert_eq!(play.refused(place_rally("X", bad)), "11.2/bad-hex", "{bad}");
    }
    play.play(place_rally("X", "0706"));
}

#[test]
fn r11_2_beside_him_only_where_it_could_enter() {
    let rows = [
        "............",
        "............",
        "............",
        "............",
        ".....~......",
        ".....S......",
        ".....S......",
        "............",
        "............",
        "............",
        "............",
        "............",
    ];
    let table = Table::map(&rows)
        .leader("L", CRUSADER, 2, "0606")
        .foot("F", CRUSADER, 4, "0606")
        .foot("X", CRUSADER, 5, "0101")
        .cavalry("Y", CRUSADER, 5, 5, "0102")
        .dead("X")
        .dead("Y");
    let mut play = evening(table, CRUSADER).start();
    play.roll(&[1], rally());
    assert_eq!(play.refused(place_rally("X", "0605")), "11.2/bad-hex", "sea");
    assert!(play.allows(place_rally("X", "0607")), "foot enters swamp");
    assert_eq!(play.refused(place_rally("Y", "0607")), "11.2/bad-hex", "horse does not");
    assert!(play.allows(place_rally("Y", "0706")));
}

#[test]
fn r11_2_not_where_an_enemy_leader_is() {
    let mut play = fallen().foot("F", CRUSADER, 4, "0606").leader("S", MUSLIM, 3, "0605").start();
    play.roll(&[1], rally());
    assert_eq!(play.refused(place_rally("X", "0605")), "11.2/bad-hex");
}

#[test]
fn r11_2_any_leader_on_the_map_will_do() {
    let mut play = fallen()
        .leader("K", CRUSADER, 1, "0202")
        .leader("D", CRUSADER, 1, "1010")
        .dead("D")
        .start();
    play.roll(&[1], rally());
    assert!(play.allows(place_rally("X", "0202")) && play.allows(place_rally("X", "0606")));
    assert_eq!(play.refused(place_rally("X", "1010")), "11.2/bad-hex");
}

#[test]
fn r11_2_any_one_unit_of_the_pile() {
    let mut play = fallen()
        .foot("Y", CRUSADER, 7, "0102")
        .dead("Y")
        .foot("F", CRUSADER, 4, "0303")
        .foot("E", MUSLIM, 4, "1212")
        .dead("E")
        .start();
    play.roll(&[1], rally());
    assert_eq!(play.refused(place_rally("F", "0606")), "11.2/no-eliminated");
    assert_eq!(play.refused(place_rally("E", "0606")), "3.2/not-your-decision");
    assert_eq!(play.refused(rally()), "11.2/already-attempted");
    play.play(place_rally("Y", "0606"));
    assert_eq!((play.at("Y"), play.at("X")), ("0606".into(), "eliminated".into()));
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")), "one attempt in a phase");
}

#[test]
fn r11_2_no_leader_on_the_map_no_rally() {
    let play = evening(
        Table::open()
            .foot("X", CRUSADER, 5, "0101")
            .dead("X")
            .leader("L", CRUSADER, 2, "0606")
            .dead("L"),
        CRUSADER,
    )
    .start();
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
}

#[test]
fn r11_2_nobody_eliminated_no_rally() {
    let play = evening(Table::open().leader("L", CRUSADER, 2, "0606"), CRUSADER).start();
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
}

#[test]
fn r11_2_why_there_is_no_rally() {
    let why = |table: Table| {
        let play = evening(table, CRUSADER).start();
        // The same side again, as if it were still its phase.
        let mut state = play.game.state.clone();
        state.active = CRUSADER;
        let refused = Rally::Open.check(&play.scene, &state, &Action::Rally);
        refused.expect_err("there is none").to_string()
    };
    let table = Table::open().foot("X", CRUSADER, 5, "").leader("L", CRUSADER, 2, "0606");
    assert_eq!(why(table.clone()), "11.2/no-eliminated");
    assert_eq!(why(table.dead("X").dead("L")), "11.2/no-leader");
}

#[test]
fn r11_2_no_range_no_rally() {
    let play = fallen().morale(CRUSADER, 80, 110, None).start();
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
}

#[test]
fn r11_2_may_be_left_alone() {
    let mut play = fallen().start();
    play.play(no_rally());
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
}

#[test]
fn r11_2_success_without_a_hex_comes_to_nothing() {
    let rows: Vec<String> = (1..=12)
        .map(|row| if row == 6 { "~~~~~.~~~~~~".to_owned() } else { "~".repeat(12) })
        .collect();
    let table = Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
        .foot("F", CRUSADER, 4, "0606")
        .leader("L", CRUSADER, 2, "0606")
        .foot("X", CRUSADER, 5, "")
        .dead("X");
    let mut play = evening(table, CRUSADER).start();
    play.roll(&[1], rally());
    assert_eq!(play.at("X"), "eliminated");
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")), "the attempt is spent");
}

#[test]
fn r11_2_returns_front_side_up_and_is_not_reorganized() {
    let mut play = fallen().disordered("X").start();
    play.roll(&[1], rally());
    play.play(place_rally("X", "0606"));
    assert!(!play.is_back("X"));
}

#[test]
fn r11_2_stops_counting_at_once() {
    let mut play = fallen().morale(CRUSADER, 5, 50, Some((1, 3))).start();
    assert_eq!(play.points(MUSLIM), 5);
    assert!(play.demoralized(CRUSADER));
    play.roll(&[1], rally());
    play.play(place_rally("X", "0606"));
    assert_eq!(play.points(MUSLIM), 0);
    assert!(!play.demoralized(CRUSADER), "recovered immediately (11.3)");
}

#[test]
fn r11_2_reorganization_comes_first() {
    let mut play = fallen().foot("F", CRUSADER, 4, "0303").disordered("F").start_with(&[5]);
    assert!(!play.is_back("F"));
    play.roll(&[1], rally());
    play.play(place_rally("X", "0606"));
}

// ---- 11.3 -------------------------------------------------------------------------------------------

/// Two Crusader attacks; the first may cost the army its courage.
fn two_fights() -> Table {
    Table::open()
        .foot("A", CRUSADER, 5, "0307")
        .foot("D", MUSLIM, 10, "0306")
        .foot("B", CRUSADER, 10, "0907")
        .foot("E", MUSLIM, 5, "0906")
        .combat(CRUSADER)
}

#[test]
fn r11_3_sets_in_in_the_middle_of_a_phase() {
    let mut play = two_fights().morale(CRUSADER, 5, 50, None).start();
    assert_eq!(play.column("B", "E"), "2-1");
    play.roll(&[6], attack("A", "D"));
    assert_eq!(play.result(), "1-2 AL 6");
    assert!(play.demoralized(CRUSADER));
    play.play(hold());
    assert_eq!(play.column("B", "E"), "1-1", "one column to the left");
    play.roll(&[3], attack("B", "E"));
    assert_eq!(play.result(), "1-1 - 3");
}

#[test]
fn r11_3_below_the_level_nothing_happens() {
    let mut play = two_fights().morale(CRUSADER, 6, 50, None).start();
    play.roll(&[6], attack("A", "D"));
    assert!(!play.demoralized(CRUSADER));
    play.play(hold());
    assert_eq!(play.column("B", "E"), "2-1");
}

#[test]
fn r11_3_shifts_own_attacks_only() {
    let play = Table::open()
        .foot("A", CRUSADER, 10, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .foot("X", MUSLIM, 5, "")
        .dead("X")
        .morale(MUSLIM, 5, 50, None)
        .combat(CRUSADER)
        .start();
    assert!(play.demoralized(MUSLIM));
    assert_eq!(play.column("A", "D"), "2-1", "the defender's morale does not matter");
}

#[test]
fn r11_3_adds_to_the_shift_for_a_hill() {
    let mut rows = vec!["............"; 12];
    rows[5] = ".....H......";
    let play = Table::map(&rows)
        .foot("A", CRUSADER, 15, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .foot("X", CRUSADER, 5, "")
        .dead("X")
        .morale(CRUSADER, 5, 50, None)
        .combat(CRUSADER)
        .start();
    assert_eq!(play.column("A", "D"), "1-1", "3-1, two columns to the left");
}

#[test]
fn r11_3_counts_leaders_camps_and_trebuchets() {
    let table = Table::open()
        .special(SpecialRule::CampsAndPlunder { vp: 5, scatters_on: 4 })
        .special(SpecialRule::Trebuchets { vp: 5 })
        .foot("X", CRUSADER, 5, "")
        .dead("X")
        .leader("L", CRUSADER, 2, "")
        .dead("L")
        .camp("CC", CRUSADER, "0101")
        .off("CC", gonfalon::scenario::bmw::OffMap::Removed)
        .trebuchet("TB", CRUSADER, "0102")
        .off("TB", gonfalon::scenario::bmw::OffMap::Removed);
    assert!(table.clone().morale(CRUSADER, 19, 50, None).start().demoralized(CRUSADER));
    assert!(!table.morale(CRUSADER, 20, 50, None).start().demoralized(CRUSADER));
}

#[test]
fn r11_3_does_not_count_the_bonus_for_a_withdrawal() {
    let play = Table::open()
        .foot("F", MUSLIM, 5, "0101")
        .bonus([50, 0])
        .morale(MUSLIM, 50, 75, None)
        .start();
    assert_eq!(play.points(CRUSADER), 50);
    assert!(!play.demoralized(MUSLIM));
}

#[test]
fn r11_3_counts_front_strength_of_a_unit_that_died_on_its_back() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 12, "0607")
        .foot("D", MUSLIM, 8, "0606")
        .disordered("D")
        .morale(MUSLIM, 8, 50, None)
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.result(), "3-1 DL 1");
    assert!(play.demoralized(MUSLIM));
    assert_eq!(play.points(CRUSADER), 8);
}

// ---- 11.4 -------------------------------------------------------------------------------------------

#[test]
fn r11_4_disintegration_ends_the_game_at_once() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 15, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .morale(MUSLIM, 3, 5, None)
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    let outcome = play.outcome().expect("the game is over");
    assert_eq!(
        (outcome.winner, outcome.level, outcome.rule.section),
        (Some(CRUSADER), "epic", "11.4")
    );
    assert_eq!(play.decides(), None, "no advance is asked for");
}

#[test]
fn r11_4_below_the_level_the_game_goes_on() {
    let mut play = Table::open()
        .foot("A", CRUSADER, 15, "0607")
        .foot("D", MUSLIM, 5, "0606")
        .morale(MUSLIM, 3, 6, None)
        .combat(CRUSADER)
        .start();
    play.roll(&[1], attack("A", "D"));
    assert_eq!(play.outcome(), None);
}

#[test]
fn r11_4_the_inactive_side_can_win() {
    let mut play = two_fights().morale(CRUSADER, 3, 5, None).start();
    play.roll(&[6], attack("A", "D"));
    assert_eq!(play.outcome().expect("over").winner, Some(MUSLIM));
}

/// An exchange that takes both armies to disintegration.
fn last_exchange(side: Side) -> Play {
    let mut play = Table::open()
        .foot("A", side, 5, "0607")
        .foot("D", side.enemy(), 5, "0606")
        .morale(CRUSADER, 3, 5, None)
        .morale(MUSLIM, 3, 5, None)
        .combat(side)
        .start();
    play.roll(&[5], attack("A", "D"));
    assert_eq!(play.result(), "1-1 EX 5");
    play
}

#[test]
fn r11_4_both_through_one_exchange_the_active_player_wins() {
    for side in [CRUSADER, MUSLIM] {
        let outcome = last_exchange(side).outcome().expect("the game is over");
        assert_eq!((outcome.winner, outcome.level), (Some(side), "epic"));
    }
}

#[test]
fn r11_4_at_different_moments_the_first_one_decides() {
    // The first loss breaks the Crusaders; what would have followed does not happen.
    let mut play = two_fights().morale(CRUSADER, 3, 5, None).morale(MUSLIM, 3, 5, None).start();
    play.roll(&[6], attack("A", "D"));
    assert_eq!(play.outcome().expect("over").winner, Some(MUSLIM));
    assert_eq!(play.at("E"), "0906");
}

#[test]
fn r11_4_loss_of_a_leader_can_break_an_army() {
    let rows: Vec<String> = (1..=12)
        .map(|row| if (6..=7).contains(&row) { "~~~~~.~~~~~~".to_owned() } else { "~".repeat(12) })
        .collect();
    let mut play = Table::map(&rows.iter().map(String::as_str).collect::<Vec<_>>())
        .foot("A", CRUSADER, 4, "0607")
        .leader("S", MUSLIM, 3, "0606")
        .morale(MUSLIM, 2, 6, None)
        .combat(CRUSADER)
        .start();
    play.play(attack("A", "S"));
    let outcome = play.outcome().expect("the game is over");
    assert_eq!((outcome.winner, outcome.rule.section), (Some(CRUSADER), "11.4"));
}
