//! Starts in mid-battle, and games that are saved in the middle of a procedure.

use super::table::*;
use crate::kit::actions::offered;
use gonfalon::scenario::Scenario;
use gonfalon::session::{self, save};

/// Saving, loading and comparing: the loaded game stands the same, offers the same and goes on the same.
fn survives(play: &Play) {
    let text = serde_json::to_string(&play.session.save()).expect("a save file is plain data");
    let save = save::read_text(&text).expect("a save file reads back");
    let loaded = session::load(save).unwrap_or_else(|(error, _)| panic!("{error}"));
    let loaded = &*loaded;
    assert_eq!(loaded.state(None), play.session.state(None));
    assert_eq!(loaded.prompt(), play.session.prompt());
    assert_eq!(loaded.journal(), play.session.journal());
    assert_eq!(offered(loaded), offered(&play.session));
}

/// ARSOUF M9.1
#[test]
fn a_game_is_saved_in_the_middle_of_anything() {
    let mut play = Table::battle().start();
    survives(&play);
    let deployment = [
        place("T", "1904"),
        select("B1"),
        place("B1", "2204"),
        take_up("T"),
        word("deploy-automatically"),
    ];
    for action in deployment {
        play.play(action);
        survives(&play);
    }
    for action in [word("deploy-done"), place("S5", "0815"), word("deploy-automatically")] {
        play.play(action);
        survives(&play);
    }
    play.play(word("deploy-done"));
    for action in [select("T"), mv("T", "1704"), mv("H", "1803"), take_back("T"), select("K2")] {
        play.play(action);
        survives(&play);
    }
}

/// ARSOUF M9.1
#[test]
fn announced_attacks_are_saved() {
    let pieces = "T 0807, H 0906, K1 1404, M1 0907, M2 0808, M3 1104";
    let table = Table::with(pieces).goal(0, 3).option("declare_all_attacks_first", "true");
    let mut play = table.start();
    play.play(mv("K1", "1204"));
    survives(&play);
    play.play(end_movement());
    for action in [attack("T", "M1"), select("K1"), attack("K1", "M3"), attack("H", "M1")] {
        play.play(action);
        survives(&play);
    }
    play.roll(&[6, 1, 3, 4, 2, 2], end_attacks());
    survives(&play);
    // One by one as well, with wounds and dice of the game's own.
    let mut play = Table::with(pieces).goal(0, 3).combat().start();
    play.session.play(&attack("T", "M1"), None).expect("it is legal");
    survives(&play);
    play.session.play(&attack("H", "M1"), None).expect("it is legal");
    survives(&play);
}

/// ARSOUF 1.3: every state of a piece at a start in mid-battle.
#[test]
fn a_battle_can_begin_in_the_middle() {
    let pieces = "T 0807 done, K1 1204 charges 1104, H arrived, I1 0505 wounded, B1 killed, B2 0404, M1 1104, M2 killed";
    let mut play = Table::with(pieces).goal(1, 3).turn(12).start();
    assert_eq!(play.decides(), "crusader 5.1");
    let state = play.session.state(None);
    assert_eq!((&state["turn"], &state["phase"]), (&12.into(), &"movement".into()));
    assert_eq!(state["arrived"]["others"], 1);
    for (unit, at) in
        [("T", "0807"), ("H", "arrived"), ("I1", "0505*"), ("B1", "killed"), ("M2", "killed")]
    {
        assert_eq!(play.at(unit), at);
    }
    assert_eq!(play.refused(mv("T", "0806")), "5.1/moved", "it has moved");
    assert_eq!(play.refused(mv("K1", "1203")), "5.1/moved", "it has charged");
    play.play(end_movement());
    assert_eq!(play.would_be("K1", "M1"), "3+0+1:3+0+0");
    let done = Table::with("T 0807 done, H 0906, M1 0907").goal(0, 1).combat().start();
    let mut done = done;
    assert_eq!(done.refused(attack("T", "M1")), "6.2/attacked", "it has attacked");
    // The Muslim half-turn of the last turn.
    let mut last =
        Table::with("T 0807, M1 0907 wounded, M2 0806").moslem().combat().turn(50).start();
    last.roll(&[3, 4], attack("M2", "T")).play(end_attacks());
    assert_eq!(last.decides(), "over moslem turn-limit M8.1");
}

/// The third built-in battle begins as it is written.
#[test]
fn breaking_through_begins_on_turn_12_of_35() {
    let scenario: Scenario =
        gonfalon::scenario::catalogue::find("breaking-through").expect("it is built in");
    let session = session::new(scenario, 1).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let state = session.state(None);
    assert_eq!((&state["turn"], &state["turns"]), (&12.into(), &35.into()));
    assert_eq!((&state["active"], &state["phase"]), (&"crusader".into(), &"movement".into()));
    let count = |want: &str| {
        state["pieces"].as_array().expect("a list").iter().filter(|p| p["state"] == want).count()
    };
    assert_eq!((count("killed"), count("wounded"), count("arrived")), (6, 2, 0));
}
