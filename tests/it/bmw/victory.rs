//! Victory: 3.3, 3.4, 16.1, 16.2.

use super::table::*;
use gonfalon::kernel::{Outcome, Side};
use gonfalon::scenario::bmw::BmwData;
use gonfalon::scenario::bmw::{OffMap, PhaseName};
use gonfalon::systems::bmw::special::SpecialRule;

/// The last reorganization of a game of one turn.
fn last_evening(table: Table) -> Table {
    table.turns(1).phase(PhaseName::Reorganization, MUSLIM)
}

/// How a game ends in which the sides have these points.
fn settled(crusader: u32, muslim: u32) -> Outcome {
    let play = last_evening(Table::open().bonus([crusader, muslim])).start();
    play.outcome().expect("the last turn is over")
}

// ---- 3.3, 3.4 ---------------------------------------------------------------------------------------

#[test]
fn r3_3_more_points_win_after_the_last_turn() {
    assert_eq!(settled(41, 40).winner, Some(CRUSADER));
    assert_eq!(settled(40, 41).winner, Some(MUSLIM));
    assert_eq!(settled(41, 40).rule.section, "3.3");
}

#[test]
fn r3_3_equal_points_are_a_draw() {
    for points in [0, 40] {
        let outcome = settled(points, points);
        assert_eq!((outcome.winner, outcome.level), (None, "draw"));
    }
}

#[test]
fn r3_3_the_game_does_not_end_before_the_last_turn() {
    let play = Table::open()
        .foot("F", CRUSADER, 4, "0606")
        .bonus([60, 0])
        .turns(2)
        .phase(PhaseName::Reorganization, MUSLIM)
        .start();
    assert_eq!(play.outcome(), None);
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
}

#[test]
fn r3_4_up_to_two_to_one_is_marginal() {
    for (a, b) in [(60, 30), (31, 30), (3, 2), (2, 1), (59, 30)] {
        assert_eq!(settled(a, b).level, "marginal", "{a}:{b}");
        assert_eq!(settled(b, a).level, "marginal", "{b}:{a}");
    }
}

#[test]
fn r3_4_more_than_two_to_one_is_important() {
    for (a, b) in [(61, 30), (5, 2), (90, 30)] {
        assert_eq!(settled(a, b).level, "important", "{a}:{b}");
    }
}

#[test]
fn r3_4_a_loser_without_points_is_important() {
    assert_eq!(settled(1, 0).level, "important");
    assert_eq!(settled(0, 1).level, "important");
}

// ---- 16.1 -------------------------------------------------------------------------------------------

/// A field of 12 x 3 hexes with walls in the west; the line runs from the eastern column to them.
fn field() -> Table {
    lined(Table::map(&["F...........", "F...........", "F..........."]))
}

fn lined(table: Table) -> Table {
    last_evening(
        table
            .fortress("0101 0102 0103")
            .zone("east", "1201 1202 1203")
            .special(SpecialRule::Line {
                side: "muslim".to_owned(),
                from: "east".to_owned(),
                to: "fortress".to_owned(),
            })
            .bonus([60, 0]),
    )
}

fn ends(table: Table) -> Outcome {
    table.start().outcome().expect("the last turn is over")
}

#[test]
fn r16_1_a_free_line_wins_clearly() {
    let outcome = ends(field());
    assert_eq!(
        (outcome.winner, outcome.level, outcome.rule.section),
        (Some(MUSLIM), "epic", "16.1")
    );
}

#[test]
fn r16_1_units_and_their_zoc_close_the_field() {
    let outcome = ends(field().foot("F", CRUSADER, 4, "0602"));
    assert_eq!((outcome.winner, outcome.level), (Some(CRUSADER), "important"));
}

#[test]
fn r16_1_zoc_alone_closes_a_hex() {
    // The unit stands in the middle row; 0601 and 0603 are closed by its ZOC only.
    let play = field().foot("F", CRUSADER, 4, "0602").start();
    assert!(play.zoc(CRUSADER, "0601") && play.zoc(CRUSADER, "0603"));
    assert_eq!(play.outcome().expect("over").winner, Some(CRUSADER));
    // Light troops exert none.
    let outcome = ends(field().light("F", CRUSADER, "0602"));
    assert_eq!(outcome.winner, Some(MUSLIM));
}

#[test]
fn r16_1_a_leader_closes_his_hex_only() {
    let narrow = || lined(Table::map(&["F~~~~~~~~~~~", "F...........", "F~~~~~~~~~~~"]));
    assert_eq!(ends(narrow()).winner, Some(MUSLIM));
    let outcome = ends(narrow().leader("L", CRUSADER, 2, "0602"));
    assert_eq!(outcome.winner, Some(CRUSADER));
    assert_eq!(ends(field().leader("L", CRUSADER, 2, "0602")).winner, Some(MUSLIM));
}

#[test]
fn r16_1_sea_is_no_way() {
    let outcome = ends(lined(Table::map(&["F....~......", "F....~......", "F....~......"])));
    assert_eq!(outcome.winner, Some(CRUSADER));
}

#[test]
fn r16_1_any_other_terrain_is_a_way() {
    let outcome = ends(lined(Table::map(&["FSSSSSSSSSSS", "FSHDWRSSSSSS", "FSSSSSSSSSSS"])));
    assert_eq!(outcome.winner, Some(MUSLIM));
}

#[test]
fn r16_1_muslim_units_do_not_matter() {
    let outcome = ends(
        lined(Table::map(&["F~~~~~~~~~~~", "F...........", "F~~~~~~~~~~~"]))
            .foot("E", MUSLIM, 4, "0602")
            .foot("G", MUSLIM, 4, "0802"),
    );
    assert_eq!(outcome.winner, Some(MUSLIM));
}

#[test]
fn r16_1_the_line_starts_at_the_edge_itself() {
    // Everything is open but the eastern column.
    let outcome = ends(field().foot("F", CRUSADER, 4, "1202"));
    assert_eq!(outcome.winner, Some(CRUSADER));
}

#[test]
fn r16_1_crusader_zoc_does_not_close_the_walls() {
    // The last hex before the walls is free, the walls are next to a Crusader.
    let rows = ["F..~........", "F~~~........", "F..........."];
    let outcome = ends(lined(Table::map(&rows)).foot("F", CRUSADER, 4, "0201"));
    assert_eq!(outcome.winner, Some(MUSLIM), "along the southern row into 0103");
}

#[test]
fn r16_1_traced_at_the_end_of_the_game_only() {
    let mut play = field().turns(2).foot("F", CRUSADER, 4, "1001").start();
    assert_eq!(play.outcome(), None);
    // The Crusader closes the field in the last turn.
    play.play(mv("F", "0901 0902"));
    for action in [end_movement(), end_fire(), end_fire(), end_combat()] {
        play.play(action);
    }
    for action in [end_movement(), end_fire(), end_fire(), end_combat()] {
        play.play(action);
    }
    assert_eq!(play.outcome().expect("over").winner, Some(CRUSADER));
}

#[test]
fn r16_1_comes_before_victory_points() {
    let outcome = ends(field().bonus([500, 0]));
    assert_eq!(outcome.winner, Some(MUSLIM));
}

// ---- 16.2 -------------------------------------------------------------------------------------------

fn points(table: &Table) -> (u32, u32) {
    let play = table.start();
    (play.points(CRUSADER), play.points(MUSLIM))
}

#[test]
fn r16_2_one_point_for_each_front_strength_point() {
    let table = Table::open()
        .foot("X", MUSLIM, 7, "")
        .disordered("X")
        .dead("X")
        .foot("Y", MUSLIM, 4, "")
        .dead("Y")
        .foot("Z", CRUSADER, 5, "")
        .dead("Z");
    assert_eq!(points(&table), (11, 5));
}

#[test]
fn r16_2_set_aside_and_removed_units_count_nothing() {
    let table =
        Table::open().foot("X", MUSLIM, 7, "").foot("Y", MUSLIM, 4, "").off("Y", OffMap::Removed);
    assert_eq!(points(&table), (0, 0));
}

#[test]
fn r16_2_leaders_count_what_the_scenario_says() {
    let scenario = acre();
    let vp = |id: &str| {
        let data = scenario.data::<BmwData>().expect("Acre has its data");
        data.leaders.iter().find(|l| l.id == id).expect("a leader").vp
    };
    assert_eq!(vp("ML1"), 15, "Saladin");
    assert_eq!(vp("CL1"), 10, "Guy");
    for (id, value) in
        [("CL2", 2), ("CL3", 1), ("CL4", 1), ("ML2", 3), ("ML3", 2), ("ML4", 1), ("ML5", 1)]
    {
        assert_eq!(vp(id), 2 * value, "{id}");
    }
    let table = Table::open().leader("L", CRUSADER, 2, "").dead("L");
    assert_eq!(points(&table), (0, 4));
}

#[test]
fn r16_2_camps_and_trebuchets_count_five_each() {
    let table = Table::open()
        .special(SpecialRule::CampsAndPlunder { vp: 5, scatters_on: 4 })
        .special(SpecialRule::Trebuchets { vp: 5 })
        .camp("MC1", MUSLIM, "0101")
        .camp("MC2", MUSLIM, "0102")
        .off("MC1", OffMap::Removed)
        .camp("CC", CRUSADER, "0103")
        .off("CC", OffMap::Removed)
        .trebuchet("TB1", CRUSADER, "0104")
        .trebuchet("TB2", CRUSADER, "0105")
        .off("TB1", OffMap::Removed)
        .off("TB2", OffMap::Removed);
    assert_eq!(points(&table), (5, 15));
}

#[test]
fn r16_2_whole_schedule_together() {
    let table = Table::open()
        .special(SpecialRule::CampsAndPlunder { vp: 5, scatters_on: 4 })
        .foot("X", MUSLIM, 7, "")
        .dead("X")
        .leader("S", MUSLIM, 3, "")
        .dead("S")
        .camp("MC", MUSLIM, "0101")
        .off("MC", OffMap::Removed)
        .bonus([35, 0]);
    assert_eq!(points(&table), (7 + 6 + 5 + 35, 0));
}

#[test]
fn r16_2_a_rallied_unit_counts_no_longer() {
    let mut play = Table::open()
        .foot("X", MUSLIM, 7, "")
        .dead("X")
        .leader("S", MUSLIM, 3, "0606")
        .phase(PhaseName::Reorganization, MUSLIM)
        .start();
    assert_eq!(play.points(CRUSADER), 7);
    play.roll(&[1], rally());
    play.play(place_rally("X", "0606"));
    assert_eq!(play.points(CRUSADER), 0);
}

#[test]
fn r3_2_ten_turns_are_played() {
    let mut play =
        Table::open().foot("F", CRUSADER, 4, "0202").foot("E", MUSLIM, 4, "1111").turns(10).start();
    let mut player_turns = 0;
    while play.outcome().is_none() {
        let side: Side = play.game.state.active;
        let expected = if player_turns % 2 == 0 { CRUSADER } else { MUSLIM };
        assert_eq!(side, expected);
        assert_eq!(play.game.state.turn, 1 + player_turns / 2);
        for action in [end_movement(), end_fire(), end_fire(), end_combat()] {
            play.play(action);
        }
        player_turns += 1;
    }
    assert_eq!(player_turns, 20);
    assert_eq!(play.outcome().expect("over").level, "draw");
}
