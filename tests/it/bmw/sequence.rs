//! Chapter 3: sequence of play and victory.

use super::table::*;
use gonfalon::kernel::Side;
use gonfalon::scenario::bmw::PhaseName;

/// Answers the present question with the least that may be done.
fn pass(play: &mut Play) {
    const LEAST: [&str; 10] = [
        "set-up-done",
        "no-withdraw",
        "no-sortie",
        "end-movement",
        "end-fire",
        "end-combat",
        "skip-reorg",
        "no-rally",
        "hold",
        "stand",
    ];
    let offers = play.offers();
    let least = LEAST
        .iter()
        .find_map(|kind| offers.iter().find(|o| o["type"] == *kind));
    play.play(least.expect("there is a way to do nothing").clone());
}

fn pass_to_the_end(play: &mut Play) {
    while play.outcome().is_none() {
        pass(play);
    }
}

/// Turn, active side and phase.
fn now(play: &Play) -> (u8, Side, PhaseName) {
    let s = &play.game.state;
    (s.turn, s.active, s.phase)
}

fn duel() -> Table {
    Table::open()
        .foot("C1", CRUSADER, 5, "0303")
        .foot("M1", MUSLIM, 4, "0909")
}

#[test]
fn r3_1_a_fresh_game_asks_for_the_set_up() {
    let mut play = Table::of(acre()).start();
    assert_eq!(play.decides(), Some((CRUSADER, "14.2")));
    play.play(word("set-up-historically"))
        .play(word("set-up-done"));
    assert_eq!(play.decides(), Some((MUSLIM, "14.3")));
    play.play(word("set-up-historically"))
        .play(word("set-up-done"));
    assert_eq!(now(&play), (1, CRUSADER, PhaseName::Movement));
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
}

#[test]
fn r3_1_a_game_of_nothing_but_passing_ends_after_the_last_turn() {
    let mut play = Table::of(acre()).start();
    for _ in 0..2 {
        play.play(word("set-up-historically"))
            .play(word("set-up-done"));
    }
    let mut seen = Vec::new();
    while play.outcome().is_none() {
        if seen.last() != Some(&now(&play)) {
            seen.push(now(&play));
        }
        pass(&mut play);
    }
    let mut expected = Vec::new();
    for turn in 1..=10 {
        for side in [CRUSADER, MUSLIM] {
            for phase in [PhaseName::Movement, PhaseName::Archery, PhaseName::Combat] {
                expected.push((turn, side, phase));
            }
        }
    }
    assert_eq!(
        seen, expected,
        "reorganization and rally ask nothing while nobody is disordered or lost"
    );
    assert_eq!(play.game.state.turn, 10);
}

#[test]
fn r3_2_a_player_turn_has_its_phases_in_order() {
    let mut play = duel().start();
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
    play.play(end_movement());
    assert_eq!(play.decides(), Some((CRUSADER, "6.3")));
    play.play(end_fire());
    assert_eq!(play.decides(), Some((MUSLIM, "6.5")));
    play.play(end_fire());
    assert_eq!(play.decides(), Some((CRUSADER, "7.1")));
    play.play(end_combat());
    assert_eq!(now(&play), (1, MUSLIM, PhaseName::Movement));
}

#[test]
fn r3_2_reorganization_comes_after_combat() {
    let mut play = duel().disordered("C1").combat(CRUSADER).start();
    play.roll(&[5], end_combat());
    assert!(!play.is_back("C1"));
    assert_eq!(play.throws(), ["11.1:5"]);
    assert_eq!(now(&play), (1, MUSLIM, PhaseName::Movement));
}

#[test]
fn r3_2_only_the_active_side_reorganizes() {
    let mut play = duel().disordered("M1").combat(CRUSADER).start();
    play.play(end_combat());
    assert!(play.is_back("M1"));
}

#[test]
fn r3_2_the_turn_advances_after_the_second_player_turn() {
    let mut play = duel().movement(MUSLIM).turn(3).start();
    for _ in 0..4 {
        pass(&mut play);
    }
    assert_eq!(now(&play), (4, CRUSADER, PhaseName::Movement));
}

#[test]
fn r3_2_the_scenario_names_the_first_player() {
    let table = duel().data(|d| d.sequence.first = "muslim".to_owned());
    let mut play = table.movement(MUSLIM).start();
    for _ in 0..4 {
        pass(&mut play);
    }
    assert_eq!(now(&play), (1, CRUSADER, PhaseName::Movement));
}

#[test]
fn r3_2_actions_outside_their_phase_are_refused() {
    let play = duel().bowmen("C2", CRUSADER, "0908").start();
    for action in [
        attack("C2", "M1"),
        engage("C2"),
        fire("C2", "M1"),
        end_fire(),
        end_combat(),
        commit(),
        retreat("C1", "0304"),
        advance("C1", "0304"),
        leave("C1", "0304"),
        lose("C1"),
        hold(),
        stand("C1"),
        reorg("C1"),
        skip("C1"),
        rally(),
        no_rally(),
        place_rally("C1", "0304"),
        place("C1", "0304"),
        set_up_done(),
    ] {
        assert_eq!(play.refused(action.clone()), "3.2/wrong-phase", "{action}");
    }
    let play = duel().archery(CRUSADER).start();
    for action in [
        mv("C1", "0304"),
        select("C1"),
        flip("C1"),
        end_movement(),
        attack("C1", "M1"),
    ] {
        assert_eq!(play.refused(action.clone()), "3.2/wrong-phase", "{action}");
    }
    let play = duel().combat(CRUSADER).start();
    for action in [
        mv("C1", "0304"),
        end_movement(),
        end_fire(),
        hold(),
        retreat("C1", "0304"),
    ] {
        assert_eq!(play.refused(action.clone()), "3.2/wrong-phase", "{action}");
    }
}

#[test]
fn r3_2_the_other_sides_counters_are_not_ones_own_to_use() {
    let table = duel()
        .knights("M2", MUSLIM, 6, "1111")
        .bowmen("M3", MUSLIM, "0304");
    let play = table.clone().start();
    assert_eq!(play.refused(mv("M1", "0910")), "3.2/not-your-decision");
    assert_eq!(play.refused(select("M1")), "3.2/not-your-decision");
    assert_eq!(play.refused(flip("M2")), "3.2/not-your-decision");
    let play = table.clone().archery(CRUSADER).start();
    assert_eq!(play.refused(fire("M3", "C1")), "3.2/not-your-decision");
    let play = table.combat(CRUSADER).start();
    assert_eq!(play.refused(attack("M3", "C1")), "3.2/not-your-decision");
}

#[test]
fn r3_2_refusals_change_nothing() {
    let play = duel().start();
    let before = play.game.clone();
    play.refused(mv("C1", "0304 0305 0306 0307"));
    play.refused(attack("C1", "M1"));
    assert_eq!(play.game, before);
}

/// A position before the end of the last turn in which the sides have these victory points.
fn last_turn(crusader: u8, muslim: u8) -> Table {
    duel()
        .foot("C9", CRUSADER, muslim, "")
        .foot("M9", MUSLIM, crusader, "")
        .dead("C9")
        .dead("M9")
        .morale(CRUSADER, 500, 500, None)
        .morale(MUSLIM, 500, 500, None)
        .combat(MUSLIM)
        .turn(10)
}

/// Winner and level after the last turn.
fn verdict(table: &Table) -> (Option<Side>, &'static str) {
    let mut play = table.start();
    pass_to_the_end(&mut play);
    let outcome = play.outcome().expect("the game is over");
    assert_eq!(outcome.rule.section, "3.3");
    (outcome.winner, outcome.level)
}

#[test]
fn r3_3_more_victory_points_win_after_the_last_turn() {
    assert_eq!(verdict(&last_turn(41, 40)).0, Some(CRUSADER));
    assert_eq!(verdict(&last_turn(40, 41)).0, Some(MUSLIM));
}

#[test]
fn r3_3_equal_points_are_a_draw() {
    assert_eq!(verdict(&last_turn(40, 40)), (None, "draw"));
}

#[test]
fn r3_3_the_game_goes_on_before_the_last_turn() {
    let mut play = last_turn(41, 40).turn(9).start();
    pass(&mut play);
    assert_eq!(play.outcome(), None);
    assert_eq!(play.game.state.turn, 10);
}

#[test]
fn r3_3_disintegration_ends_the_game_at_once() {
    let mut play = Table::open()
        .combat(CRUSADER)
        .foot("C1", CRUSADER, 12, "0605")
        .foot("M1", MUSLIM, 2, "0606")
        .foot("M2", MUSLIM, 5, "1010")
        .morale(MUSLIM, 1, 2, None)
        .start();
    play.play(attack("C1", "M1"));
    let outcome = play.outcome().expect("the army has disintegrated");
    assert_eq!((outcome.winner, outcome.level), (Some(CRUSADER), "epic"));
    assert_eq!(outcome.rule.section, "11.4");
}

#[test]
fn r3_4_up_to_two_to_one_is_marginal() {
    assert_eq!(verdict(&last_turn(60, 30)), (Some(CRUSADER), "marginal"));
    assert_eq!(verdict(&last_turn(31, 30)), (Some(CRUSADER), "marginal"));
}

#[test]
fn r3_4_more_than_two_to_one_is_important() {
    assert_eq!(verdict(&last_turn(61, 30)), (Some(CRUSADER), "important"));
    assert_eq!(verdict(&last_turn(30, 61)), (Some(MUSLIM), "important"));
}

#[test]
fn r3_4_any_point_against_none_is_important() {
    let table = last_turn(1, 0);
    assert_eq!(verdict(&table), (Some(CRUSADER), "important"));
}

#[test]
fn r3_4_option_victory_rounding() {
    let floor = |c, m| verdict(&last_turn(c, m).option("victory_rounding", "floor"));
    assert_eq!(
        floor(60, 30),
        (Some(CRUSADER), "important"),
        "2:1 rounds to 2"
    );
    assert_eq!(
        floor(59, 30),
        (Some(CRUSADER), "marginal"),
        "less than 2:1 rounds to 1"
    );
    assert_eq!(floor(30, 30), (None, "draw"));
    assert_eq!(floor(1, 0), (Some(CRUSADER), "important"));
}
