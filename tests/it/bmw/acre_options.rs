//! Optional rulings of the battles: Acre (14 and 15), Arsouf (16) and the Belus (7.5).

use super::options::pass;
use super::table::*;
use gonfalon::scenario::bmw::{BeginData, CounterBegin, OffMap, PhaseName, UnitKind};
use gonfalon::systems::bmw::special::SpecialRule;
use std::collections::BTreeMap;

// ---- RUL-74 -----------------------------------------------------------------------------------------

#[test]
fn r14_2_siege_seventh_adjacent() {
    let mut play = Table::of(acre()).start();
    play.play(word("set-up-historically"));
    assert_eq!(play.at("C12"), "0206");
    play.play(set_up_done());
}

#[test]
fn r14_2_siege_seventh_main_line() {
    let mut play = Table::of(acre()).option("siege_seventh", "main_line").start();
    assert_eq!(play.refused(place("C12", "0206")), "14.2/zone");
    play.play(word("set-up-historically"));
    let hex = play.at("C12");
    assert!(hex == "0907" || hex == "0718", "in a gap of the main line, not in {hex}");
    play.play(set_up_done());
}

// ---- RUL-77 -----------------------------------------------------------------------------------------

#[test]
fn r15_1_kwf_per_combat() {
    let table = Table::open()
        .special(SpecialRule::KarrWaFarr { side: "muslim".to_owned(), minus: 3 })
        .foot("A", CRUSADER, 5, "0607")
        .foot("B", CRUSADER, 5, "0706")
        .light("L", MUSLIM, "0606")
        .light("M", MUSLIM, "0707")
        .combat(CRUSADER);
    for (value, again) in [("one", false), ("unlimited", true)] {
        let mut play = table.clone().option("kwf_per_combat", value).start();
        play.play(attack("A B", "L M"));
        play.roll(&[4, 1], feign("L"));
        play.play(leave("L", "0506"));
        assert_eq!(play.allows(feign("M")), again, "{value}");
        if again {
            play.roll(&[4], feign("M"));
            play.play(leave("M", "0708"));
            assert_eq!(play.at("B"), "0707");
        }
    }
}

// ---- RUL-81 -----------------------------------------------------------------------------------------

#[test]
fn r15_2_plunder_is_elimination() {
    let table = Table::open()
        .special(SpecialRule::CampsAndPlunder { vp: 5, scatters_on: 4 })
        .camp("MC", MUSLIM, "0606")
        .foot("A", CRUSADER, 5, "0607")
        .leader("L", CRUSADER, 2, "0101")
        .morale(CRUSADER, 5, 50, Some((1, 3)));
    let mut play = table.start();
    play.roll(&[4], mv("A", "0606"));
    assert_eq!((play.at("A"), play.points(MUSLIM)), ("eliminated".into(), 5));
    assert!(play.demoralized(CRUSADER));
    pass(&mut play);
    assert_eq!(play.decides(), Some((CRUSADER, "11.2")));
    let mut play = table.option("plunder_is_elimination", false).start();
    play.roll(&[4], mv("A", "0606"));
    assert_eq!((play.at("A"), play.points(MUSLIM)), ("removed".into(), 0));
    assert!(!play.demoralized(CRUSADER));
    pass(&mut play);
    assert_eq!(play.decides(), Some((MUSLIM, "4.1")), "nobody to rally");
}

// ---- RUL-83, RUL-85, RUL-86 -------------------------------------------------------------------------

/// Walls in two hexes with three garrison units inside, before the Muslim player turn of a stage.
fn besieged(stage: u8) -> Table {
    let garrison = |table: Table, id: &str| {
        table.unit(id, MUSLIM, UnitKind::Garrison, front(4, 1), back(2, 1), "")
    };
    let table = Table::open().fortress("0606 0605").special(SpecialRule::Sortie {
        side: "muslim".to_owned(),
        zone: "fortress".to_owned(),
        stage: 2,
    });
    ["G1", "G2", "G3"]
        .into_iter()
        .fold(table, garrison)
        .foot("E", MUSLIM, 4, "0706")
        .foot("A", CRUSADER, 4, "1212")
        .data(|data| data.begin.as_mut().expect("a start").stage = stage)
        .phase(PhaseName::Reorganization, CRUSADER)
}

#[test]
fn r15_4_fortress_entry() {
    for (value, enters) in [("any_muslim", true), ("garrison_only", false)] {
        let mut play = besieged(2).option("fortress_entry", value).start();
        play.play(word("sortie"));
        if enters {
            assert!(play.allows(mv("E", "0606")));
        } else {
            assert_eq!(play.refused(mv("E", "0606")), "15.4/fortress");
        }
        play.play(place_garrison("G1", "0606"));
        play.play(mv("G1", "0605"));
    }
}

#[test]
fn r15_4_sortie_window() {
    for (value, first_stage) in [("second_stage", false), ("any_stage", true)] {
        let play = besieged(1).option("sortie_window", value).start();
        assert_eq!(play.decides() == Some((MUSLIM, "15.4")), first_stage, "{value}");
        let play = besieged(2).option("sortie_window", value).start();
        assert_eq!(play.decides(), Some((MUSLIM, "15.4")), "{value}");
    }
}

#[test]
fn r15_4_sortie_overflow() {
    for (value, later) in [("later", true), ("lost", false)] {
        let mut play = besieged(2).option("sortie_overflow", value).start();
        play.play(word("sortie"));
        play.play(place_garrison("G1", "0606"));
        play.play(mv("G1", "0607"));
        play.play(place_garrison("G2", "0606"));
        pass(&mut play);
        pass(&mut play);
        assert_eq!(play.decides(), Some((MUSLIM, "4.1")));
        assert_eq!(play.allows(place_garrison("G3", "0605")), later, "{value}");
    }
}

/// Acre, with all Muslim heavy cavalry lost, at the end of a player turn.
pub(super) fn campaign(side: gonfalon::kernel::Side, dead: &str) -> Table {
    let counters: BTreeMap<String, CounterBegin> = dead
        .split_whitespace()
        .map(|id| {
            (
                id.to_owned(),
                CounterBegin { off: Some(OffMap::Eliminated), ..CounterBegin::default() },
            )
        })
        .collect();
    Table::of(acre())
        .data(|data| {
            data.begin = Some(BeginData {
                stage: 1,
                turn: 4,
                side: "crusader".to_owned(),
                phase: PhaseName::Reorganization,
                counters,
                sortie: false,
                bonus: [0, 0],
                ..BeginData::default()
            });
        })
        .phase(PhaseName::Reorganization, side)
}

const FIFTY: &str = "M01 M02 M03 M04 M05 M06 M07 M08";

#[test]
fn r15_4_a_sortie_of_the_first_stage_is_lost_by_withdrawing() {
    let mut play = campaign(CRUSADER, FIFTY).option("sortie_window", "any_stage").start();
    play.play(word("no-withdraw"));
    play.play(word("sortie"));
    play.play(place_garrison("G1", "0112"));
    for action in [end_movement(), end_fire(), end_fire()] {
        play.play(action);
    }
    play.roll(&[3], attack("G1", "C25 C27"));
    play.play(end_combat());
    play.play(no_rally());
    pass(&mut play);
    play.play(word("withdraw"));
    assert_eq!(play.at("G1"), "removed", "for good");
    assert_eq!(play.at("G2"), "set-aside");
    assert_eq!(play.points(CRUSADER), 50 + 30, "but not as a loss");
}

// ---- RUL-87 -----------------------------------------------------------------------------------------

#[test]
fn r15_5_withdraw_condition() {
    for (value, may) in [("currently", false), ("ever", true)] {
        let mut play = campaign(MUSLIM, FIFTY).option("withdraw_condition", value).start();
        assert!(play.demoralized(MUSLIM));
        play.roll(&[1], rally());
        let offer = play.offers_of("place-rally")[0].clone();
        play.play(offer);
        assert!(!play.demoralized(MUSLIM), "it has recovered");
        pass(&mut play);
        assert_eq!(play.decides() == Some((MUSLIM, "15.5")), may, "{value}");
    }
}

// ---- RUL-94 -----------------------------------------------------------------------------------------

#[test]
fn r16_1_line_victory_level() {
    for value in ["epic", "marginal"] {
        let play = Table::map(&["F...........", "F..........."])
            .fortress("0101 0102")
            .zone("east", "1201 1202")
            .special(SpecialRule::Line {
                side: "muslim".to_owned(),
                from: "east".to_owned(),
                to: "fortress".to_owned(),
            })
            .turns(1)
            .phase(PhaseName::Reorganization, MUSLIM)
            .option("line_victory_level", value)
            .start();
        let outcome = play.outcome().expect("the last turn is over");
        assert_eq!((outcome.winner, outcome.level), (Some(MUSLIM), value));
    }
}

// ---- RUL-99 -----------------------------------------------------------------------------------------

#[test]
fn r7_5_belus_river() {
    let terrain = |play: &Play, label: &str| {
        let hex = play.hex(label);
        play.scene.terrain[usize::from(play.scene.map.terrain(hex))].0.clone()
    };
    let table = Table::of(acre());
    let play = table.start();
    assert_eq!((terrain(&play, "1127"), terrain(&play, "1016")), ("swamp".into(), "swamp".into()));
    let play = table.option("belus_river", "on").start();
    assert_eq!((terrain(&play, "1127"), terrain(&play, "1016")), ("river".into(), "swamp".into()));
    for label in
        "0525 0625 0626 0627 0725 0726 0727 0825 0826 0926 0927 1025 1026 1027 1126 1128 1226 1227 \
                  1228 1327 1328 1329 1427 1428 1429 1528 1529"
            .split_whitespace()
    {
        assert_eq!(terrain(&play, label), "river", "{label}");
    }
}

#[test]
fn r7_5_belus_river_lets_horse_in() {
    let at = |value: &str| {
        campaign(CRUSADER, "")
            .data(|data| {
                let begin = data.begin.as_mut().expect("a start");
                begin.counters.entry("M29".to_owned()).or_default().at = Some("1129".to_owned());
            })
            .option("belus_river", value)
            .start()
    };
    assert_eq!(at("off").refused(mv("M29", "1128")), "4.2/prohibited-terrain");
    assert!(at("on").allows(mv("M29", "1128 1127")), "3 MP each");
}
