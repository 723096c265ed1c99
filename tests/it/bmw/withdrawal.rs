//! The strategic withdrawal (15.5), step by step.

use super::table::*;
use gonfalon::scenario::bmw::{BeginData, CounterBegin, OffMap, PhaseName};
use std::collections::BTreeMap;

/// Ends movement, archery and combat of the side that moves.
fn pass(play: &mut Play) {
    for action in [end_movement(), end_fire(), end_fire(), end_combat()] {
        play.play(action);
    }
}

/// Acre at the end of the Crusader player turn of a turn of the first stage, with these Muslims eliminated.
fn campaign(turn: u8, dead: &str) -> Table {
    let counters: BTreeMap<String, CounterBegin> = dead
        .split_whitespace()
        .map(|id| {
            (
                id.to_owned(),
                CounterBegin { off: Some(OffMap::Eliminated), ..CounterBegin::default() },
            )
        })
        .collect();
    Table::of(acre()).data(|data| {
        data.begin = Some(BeginData {
            stage: 1,
            turn,
            side: "crusader".to_owned(),
            phase: PhaseName::Reorganization,
            counters,
            sortie: false,
            bonus: [0, 0],
            ..BeginData::default()
        });
    })
}

/// The counter stands elsewhere.
fn stands(table: Table, id: &str, hex: &str) -> Table {
    table.data(|data| {
        let begin = data.begin.as_mut().expect("a start");
        begin.counters.entry(id.to_owned()).or_default().at = Some(hex.to_owned());
    })
}

/// All eight Muslim heavy cavalry: 50 points.
const FIFTY: &str = "M01 M02 M03 M04 M05 M06 M07 M08";

/// Throws a six for each eliminated Muslim unit: nobody comes back.
fn nobody_rallies(play: &mut Play) {
    while play.decides() == Some((MUSLIM, "15.5")) {
        let Some(offer) =
            play.offers_of("special-rally").into_iter().find(|o| o["leader"].is_null())
        else {
            return;
        };
        play.roll(&[6], offer);
    }
}

/// Withdraws, and goes on to the Crusader's movement.
fn withdrawn(table: &Table) -> Play {
    let mut play = table.start();
    play.play(word("withdraw"));
    nobody_rallies(&mut play);
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
    play
}

#[test]
fn r15_5_asked_when_50_points_are_lost() {
    let play = campaign(4, FIFTY).start();
    assert!(play.demoralized(MUSLIM));
    assert_eq!(play.decides(), Some((MUSLIM, "15.5")));
}

#[test]
fn r15_5_not_asked_below_50_points() {
    let play = campaign(4, "M02 M03 M04 M05 M06 M07 M08 M29 M21").start();
    assert_eq!(play.points(CRUSADER), 49);
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
    assert_eq!(play.refused(word("withdraw")), "15.5/not-eligible");
}

#[test]
fn r15_5_lost_leaders_and_camps_count_towards_it() {
    let table = campaign(4, "M02 M03 M04 M05 M06 M07 M08 ML4").data(|data| {
        let begin = data.begin.as_mut().expect("a start");
        begin.counters.entry("MC1".to_owned()).or_default().off = Some(OffMap::Removed);
    });
    let play = table.start();
    assert_eq!(play.points(CRUSADER), 43 + 2 + 5);
    assert_eq!(play.decides(), Some((MUSLIM, "15.5")));
}

#[test]
fn r15_5_may_be_declined_and_is_asked_again() {
    let mut play = campaign(4, FIFTY).start();
    play.play(word("no-withdraw"));
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
    assert_eq!(play.refused(word("withdraw")), "15.5/not-eligible", "only at the start");
    assert_eq!(play.points(CRUSADER), 50);
    pass(&mut play);
    play.play(no_rally());
    pass(&mut play);
    assert_eq!((play.game.state.turn, play.decides()), (5, Some((MUSLIM, "15.5"))));
}

#[test]
fn r15_5_bonus_on_turn_four_is_35() {
    let mut play = campaign(4, FIFTY).start();
    play.play(word("withdraw"));
    assert_eq!(play.points(CRUSADER), 50 + 35);
}

#[test]
fn r15_5_bonus_is_50_on_turn_one_and_45_on_turn_two_and_5_on_turn_ten() {
    for (turn, bonus) in [(1, 50), (2, 45), (10, 5)] {
        let mut play = campaign(turn, FIFTY).start();
        play.play(word("withdraw"));
        assert_eq!(play.points(CRUSADER), 50 + bonus, "turn {turn}");
    }
}

#[test]
fn r15_5_w1_the_army_leaves_the_map_but_not_its_camps() {
    let mut play = campaign(4, FIFTY).start();
    play.play(word("withdraw"));
    for unit in ["M09", "M21", "M32", "ML1", "ML5"] {
        assert_eq!(play.at(unit), "reserve", "{unit}");
    }
    assert_eq!(play.at("M01"), "eliminated", "the pile is not mixed with it");
    assert_eq!(play.at("G1"), "set-aside");
    assert_eq!(play.at("MC2"), "2229");
    assert_eq!(play.game.state.units_on_map(&play.scene, MUSLIM).count(), 0);
}

#[test]
fn r15_5_w2_everybody_turns_to_the_ordered_side() {
    let mut play =
        campaign(4, FIFTY).disordered("C19").disordered("M21").disordered("M31").start_with(&[1]);
    assert!(play.is_back("C19"));
    play.play(word("withdraw"));
    assert!(!play.is_back("C19") && !play.is_back("M21") && !play.is_back("M31"));
}

#[test]
fn r15_5_w3_crusaders_rally_first_one_die_for_each_unit() {
    let mut play = campaign(4, &format!("{FIFTY} C29 C30")).start();
    play.play(no_rally());
    play.play(word("withdraw"));
    assert_eq!(play.decides(), Some((CRUSADER, "15.5")));
    assert_eq!(play.refused(special_rally("M01", None)), "3.2/not-your-decision");
    play.roll(&[4], special_rally("C30", None));
    assert_eq!(play.at("C30"), "eliminated", "1 to 3 is needed");
    assert_eq!(play.refused(special_rally("C30", None)), "15.5/already-attempted");
    play.roll(&[3], special_rally("C29", None));
    assert_eq!(play.decides(), Some((CRUSADER, "15.5")), "where to?");
    assert_eq!(play.refused(place_rally("C29", "0101")), "11.2/bad-hex");
    play.play(place_rally("C29", "0814"));
    assert_eq!(play.decides(), Some((MUSLIM, "15.5")));
}

#[test]
fn r15_5_w3_a_leader_lowers_one_die_by_his_value() {
    let mut play = campaign(4, &format!("{FIFTY} C28 C29 C30")).start();
    play.play(no_rally());
    play.play(word("withdraw"));
    play.roll(&[5], special_rally("C29", Some("CL1")));
    play.play(place_rally("C29", "0814"));
    assert_eq!(play.refused(special_rally("C30", Some("CL1"))), "15.5/leader-used", "once only");
    play.roll(&[6], special_rally("C30", Some("CL2")));
    assert_eq!(play.at("C30"), "eliminated", "6 - 2 = 4");
    play.roll(&[1], special_rally("C28", Some("CL3")));
    assert_eq!(play.decides(), Some((CRUSADER, "15.5")), "1 - 1 = 0 is low enough");
}

#[test]
fn r15_5_w3_muslims_come_back_into_the_reserve() {
    let mut play = campaign(4, FIFTY).start();
    play.play(word("withdraw"));
    play.roll(&[5], special_rally("M02", None));
    assert_eq!(play.at("M02"), "reserve");
    assert_eq!(play.points(CRUSADER), 43 + 35);
    play.roll(&[6], special_rally("M03", None));
    assert_eq!(play.at("M03"), "eliminated");
    play.roll(&[6], special_rally("M01", Some("ML5")));
    assert_eq!(play.at("M01"), "reserve", "6 - 1, the leader being in the reserve himself");
}

#[test]
fn r15_5_w3_lost_leaders_do_not_help() {
    let mut play = campaign(4, &format!("{FIFTY} ML2")).start();
    play.play(word("withdraw"));
    assert_eq!(play.refused(special_rally("M01", Some("ML2"))), "15.5/leader-used");
    assert!(!play.allows(special_rally("M01", Some("CL1"))));
}

#[test]
fn r15_5_w3_crusaders_without_leaders_come_back_at_their_camps() {
    let mut play = campaign(4, &format!("{FIFTY} C29 CL1 CL2 CL3 CL4")).start();
    play.play(word("withdraw"));
    play.roll(&[1], special_rally("C29", None));
    let hexes: Vec<String> = play
        .offers_of("place-rally")
        .iter()
        .map(|o| o["hex"].as_str().expect("a hex").to_owned())
        .collect();
    assert!(hexes.contains(&"0515".to_owned()), "its own camp, vacant since it died: {hexes:?}");
    assert!(!hexes.contains(&"0514".to_owned()), "held by another unit");
    let grid = &play.scene.map.grid;
    let camps = ["0514", "0515", "0614"].map(|l| play.hex(l));
    for label in &hexes {
        let hex = play.hex(label);
        assert!(camps.iter().any(|&camp| grid.distance(camp, hex) <= 1), "{label}");
    }
}

#[test]
fn r15_5_w4_crusaders_flip_and_move_without_archery_and_combat() {
    let mut play = withdrawn(&campaign(4, FIFTY));
    play.play(flip("C01"));
    play.play(mv("C01", "1003 1103 1202 1302 1401 1501"));
    assert_eq!(play.at("C01"), "1501");
    play.play(end_movement());
    assert_eq!(play.decides(), Some((MUSLIM, "15.5")), "straight to the deployment");
}

#[test]
fn r15_5_w4_the_edges_are_closed() {
    let table = stands(campaign(4, FIFTY), "C02", "2510");
    let table = stands(table, "C03", "2028");
    let table = stands(table, "C04", "2612");
    let mut play = withdrawn(&table);
    assert_eq!(play.refused(mv("C02", "2610")), "15.5/edge-hex");
    assert_eq!(play.refused(mv("C03", "2029")), "15.5/edge-hex");
    assert_eq!(play.refused(mv("C04", "2613")), "15.5/edge-hex", "from edge to edge");
    assert!(play.allows(mv("C04", "2512")), "who is there may leave");
    play.play(mv("C02", "2409"));
}

#[test]
fn r15_5_w4_a_leader_keeps_off_the_edges_too() {
    let table = stands(campaign(4, FIFTY), "CL1", "2510");
    let play = withdrawn(&table);
    assert_eq!(play.refused(mv("CL1", "2610")), "15.5/edge-hex");
}

#[test]
fn r15_5_w4_camps_may_be_taken_and_are_closed_afterwards() {
    let table = stands(campaign(4, FIFTY), "C03", "2128");
    let table = stands(table, "C04", "2127");
    let mut play = withdrawn(&table);
    assert!(play.allows(mv("C03", "2129")));
    play.roll(&[5], mv("C03", "2129"));
    assert_eq!((play.at("C03"), play.at("MC1")), ("eliminated".into(), "removed".into()));
    assert_eq!(play.points(CRUSADER), 50 + 35 + 5);
    assert_eq!(play.refused(mv("C04", "2128 2129")), "15.5/edge-hex", "the camp is gone");
}

#[test]
fn r15_5_w4_nobody_charges() {
    let table = stands(campaign(4, FIFTY), "C03", "2128");
    let play = withdrawn(&table);
    assert_eq!(play.refused(charge("C03", "2127")), "9.6/no-target");
}

#[test]
fn r15_5_w4_the_garrison_stays_inside() {
    let play = withdrawn(&campaign(4, FIFTY));
    assert!(!play.allows(place_garrison("G1", "0108")));
}

/// The Muslims are about to deploy.
fn returning(table: &Table) -> Play {
    let mut play = withdrawn(table);
    play.play(end_movement());
    assert_eq!(play.decides(), Some((MUSLIM, "15.5")));
    play
}

#[test]
fn r15_5_w5_deployment_in_column_26() {
    let mut play = returning(&campaign(4, FIFTY));
    for hex in ["2501", "1213", "2229", "0108"] {
        assert_eq!(play.refused(place("M21", hex)), "15.5/deploy-hex", "{hex}");
    }
    play.play(place("M21", "2601"));
    assert_eq!(play.refused(place("M22", "2601")), "4.3/stacking");
    play.play(place("M22", "2629"));
    assert_eq!(play.refused(set_up_done()), "15.5/unplaced");
    assert_eq!(play.refused(place("C01", "2602")), "3.2/not-your-decision");
    assert!(!play.allows(place("M01", "2602")), "it is eliminated");
    assert!(!play.allows(place("G1", "2602")), "it is in the town");
}

#[test]
fn r15_5_w5_leaders_with_units() {
    let mut play = returning(&campaign(4, FIFTY));
    assert_eq!(play.refused(place("ML1", "2601")), "15.5/leader-alone");
    play.play(place("M21", "2601"));
    play.play(place("ML1", "2601"));
    assert_eq!(play.at("ML1"), "2601");
}

#[test]
fn r15_5_w5_also_in_an_ezoc() {
    let table = stands(campaign(4, FIFTY), "C02", "2510");
    let mut play = returning(&table);
    assert!(play.zoc(CRUSADER, "2610"));
    play.play(place("M21", "2610"));
}

#[test]
fn r15_5_w5_in_order_down_the_column_by_default() {
    let mut play = returning(&campaign(4, FIFTY));
    play.play(word("set-up-historically"));
    assert_eq!(
        (play.at("M09"), play.at("M10"), play.at("M32")),
        ("2601".into(), "2602".into(), "2624".into())
    );
    play.play(set_up_done());
}

#[test]
fn r15_5_w5_overflow_into_column_25_outside_crusader_zoc() {
    // 32 units come back: leaders, camps and one unit make up the losses, and that unit rallies.
    let table = campaign(4, "M01 ML1 ML2 ML3 ML4 ML5").data(|data| {
        let begin = data.begin.as_mut().expect("a start");
        for camp in ["MC1", "MC2", "MC3"] {
            begin.counters.entry(camp.to_owned()).or_default().off = Some(OffMap::Removed);
        }
    });
    let table = stands(table, "C02", "2402");
    let mut play = table.start();
    play.play(word("withdraw"));
    play.roll(&[1], special_rally("M01", None));
    play.play(end_movement());
    assert_eq!(play.refused(place("M01", "2520")), "15.5/deploy-hex", "there is room in column 26");
    play.play(word("set-up-historically"));
    let in_column = |column: &str| {
        (1..=32).filter(|n| play.at(&format!("M{n:02}")).starts_with(column)).count()
    };
    assert_eq!((in_column("26"), in_column("25")), (29, 3));
    assert!(play.zoc(CRUSADER, "2502"));
    assert_eq!(play.refused(place("M32", "2502")), "15.5/deploy-hex");
    play.play(place("M32", "2525"));
    play.play(set_up_done());
}

#[test]
fn r15_5_w6_second_stage_starts_with_turn_1_and_the_muslims() {
    let mut play = returning(&campaign(4, FIFTY));
    play.play(word("set-up-historically"));
    play.play(set_up_done());
    assert_eq!((play.game.state.stage, play.game.state.turn), (2, 1));
    assert_eq!(play.decides(), Some((MUSLIM, "15.4")), "the sortie has become possible");
    play.play(word("no-sortie"));
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
    pass(&mut play);
    play.play(no_rally());
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
    assert_eq!(play.game.state.turn, 1);
    pass(&mut play);
    assert_eq!(play.game.state.turn, 2);
    assert_eq!(play.decides(), Some((MUSLIM, "15.4")));
}

#[test]
fn r15_5_w6_levels_are_70_and_100() {
    let mut play = returning(&campaign(4, FIFTY));
    assert!(!play.demoralized(MUSLIM), "since the special rally");
    play.play(word("set-up-historically"));
    play.play(set_up_done());
    assert!(!play.demoralized(MUSLIM), "50 is less than 70");
    assert_eq!(play.outcome(), None);
}

#[test]
fn r15_5_new_levels_hold_as_soon_as_the_special_rally_is_over() {
    // 72 points are lost; a camp taken in the Crusader's movement makes 77, more than the 75 of the first stage.
    let dead = format!("{FIFTY} M09 M10 M11 M12 M13 M14 M21 M22");
    let table = stands(campaign(4, &dead), "C03", "2128");
    let mut play = table.start();
    assert_eq!(play.points(CRUSADER), 72);
    play.play(word("withdraw"));
    nobody_rallies(&mut play);
    assert_eq!(play.decides(), Some((CRUSADER, "4.1")));
    assert!(play.demoralized(MUSLIM), "72 is not less than 70");
    play.roll(&[1], mv("C03", "2129"));
    assert_eq!(play.outcome(), None, "77 is less than 100");
    assert_eq!(play.points(CRUSADER), 77 + 35);
}

#[test]
fn r15_5_the_army_recovers_below_70_before_the_crusader_moves() {
    let play = withdrawn(&campaign(4, FIFTY));
    assert!(!play.demoralized(MUSLIM), "50 is less than 70");
    assert_eq!(play.events_of("recovered").len(), 1);
}

#[test]
fn r15_5_w6_an_army_may_be_demoralized_still() {
    let mut play = returning(&campaign(4, &format!("{FIFTY} M09 M10 M11 M12 M13 M14 M15")));
    play.play(word("set-up-historically"));
    play.play(set_up_done());
    assert_eq!(play.points(CRUSADER), 71 + 35);
    assert!(play.demoralized(MUSLIM), "71 is not less than 70");
}

#[test]
fn r15_5_w6_no_second_withdrawal() {
    let mut play = returning(&campaign(4, &format!("{FIFTY} M09 M10 M11 M12 M13 M14 M15")));
    play.play(word("set-up-historically"));
    play.play(set_up_done());
    assert_eq!(play.refused(word("withdraw")), "15.5/not-eligible");
}

#[test]
fn r15_5_w6_the_second_stage_lasts_ten_turns() {
    let mut play = returning(&campaign(9, FIFTY));
    play.play(word("set-up-historically"));
    play.play(set_up_done());
    let mut player_turns = 0;
    while play.outcome().is_none() {
        match play.decides() {
            Some((_, "15.4")) => play.play(word("no-sortie")),
            Some((_, "11.2")) => play.play(no_rally()),
            _ => {
                player_turns += 1;
                pass(&mut play);
                &mut play
            }
        };
    }
    assert_eq!(player_turns, 20);
}

#[test]
fn r15_5_without_a_withdrawal_the_game_ends_after_turn_ten() {
    let mut play = campaign(10, FIFTY).start();
    play.play(word("no-withdraw"));
    pass(&mut play);
    play.play(no_rally());
    assert!(play.outcome().is_some());
}

#[test]
fn r15_5_between_50_and_75_points_the_army_holds_at_75_it_is_gone() {
    assert_eq!(
        campaign(4, &format!("{FIFTY} M09 M10 M11 M12 M13 M14 M15 M31"))
            .start()
            .outcome()
            .map(|o| o.level),
        Some("epic")
    );
    assert_eq!(
        campaign(4, &format!("{FIFTY} M09 M10 M11 M12 M13 M14 M15 M21")).start().outcome(),
        None
    );
}
