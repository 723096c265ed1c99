//! Chapters 4 and 5: command chits, their replacement and their limits.

use super::table::*;

/// Two Battles of each side that do not touch.
fn armies() -> Table {
    Table::field(
        "SIM.MA1 0203 f1, SIM.L 0203, SEG.MA1 0208 f1, SEG.L 0208,
         HEN.MA1 1203 f4, HEN.L 1203, EDW.IN1 1208 f4, EDW.L 1208",
    )
}

/// Armies at the beginning of a turn, the Royalists having had the last one.
fn new_turn() -> Table {
    armies().at("turn").initiative("royalists", 1)
}

/// Armies that bid: the Barons open.
fn bidding() -> Table {
    armies().at("initiative").initiative("royalists", 1)
}

/// Lewes with these points, set up.
fn allotment(points: [u16; 2], boxes: u8) -> Play {
    let table = Table::of("lewes").option("track_boxes", boxes);
    let mut play = table.data(|data| data.command_points = points).start();
    for _ in 0..2 {
        play.play("set-up-automatically").play("set-up-done");
    }
    assert_eq!(play.decides(), "barons 5.0");
    play
}

#[test]
fn r4_0_seven_to_ten_bring_a_chit_of_one_to_four() {
    for die in 1..=6 {
        let play = new_turn().start_with(&[die, 1]);
        assert_eq!(play.decides(), "barons 3.B1", "a {die} brings nothing");
    }
    for (die, chit) in [(7, 1), (8, 2), (9, 3), (10, 4)] {
        let mut play = new_turn().start_with(&[die]);
        assert_eq!(play.throws(), format!("4.0:d10={die}"));
        assert_eq!(play.decides(), "barons 4.0");
        assert_eq!(play.offered(), "concede decline-chit place-chit");
        for other in (1..=4).filter(|&other| other != chit) {
            play.refused(place_chit("SIM", other), "4.0/bad-chit");
        }
        play.refused(place_chit("HEN", chit), "4.0/not-your-battle");
        play.allowed(place_chit("SEG", chit));
        play.roll(&[1], place_chit("SIM", chit));
        assert_eq!(play.track("SIM"), chit.to_string());
        // It can be used in the bid of the same turn.
        assert_eq!(play.decides(), "barons 3.B1");
        play.allowed(bid("SIM", chit));
    }
}

#[test]
fn r4_0_a_chit_may_be_left_aside() {
    let mut play = new_turn().start_with(&[9]);
    play.roll(&[10], "decline-chit");
    assert_eq!(play.happened(), "chit-declined replacement");
    assert_eq!(play.track("SIM") + &play.track("SEG"), "");
    assert_eq!(play.decides(), "royalists 4.0");
    play.play(place_chit("EDW", 4));
    assert_eq!(play.track("EDW"), "4");
}

#[test]
fn r4_0_a_track_needs_an_empty_box_and_a_battle_in_the_game() {
    let full = [1; 12];
    let mut play = new_turn().chits("SIM", &full).start_with(&[7]);
    play.refused(place_chit("SIM", 1), "5.0/track-full").allowed(place_chit("SEG", 1));
    // Where no track has a box, nothing is asked.
    let play = new_turn().chits("SIM", &full).chits("SEG", &full).start_with(&[7, 1]);
    assert_eq!(play.decides(), "barons 3.B1");
    let table = Table::field(
        "SIM.MA1 0203 f1, SIM.L 0203, SEG.MA1 gone, SEG.L 0208, HEN.MA1 1203 f4, HEN.L 1203",
    );
    let mut play = table.at("turn").initiative("royalists", 1).start_with(&[7]);
    play.refused(place_chit("SEG", 1), "4.0/not-in-play").allowed(place_chit("SIM", 1));
}

/// 6.1: a leader of leadership 1 has one 4 in the whole game.
#[test]
fn r4_0_a_battle_of_leadership_1_gets_no_second_4() {
    let mut play = new_turn().chits("SEG", &[4]).start_with(&[10]);
    play.refused(place_chit("SEG", 4), "6.1/too-many-fours").allowed(place_chit("SIM", 4));
    let mut play = new_turn().battle("SEG", |battle| battle.fours_used = 1).start_with(&[10]);
    play.refused(place_chit("SEG", 4), "6.1/too-many-fours");
    // A 3 is no matter, and leaders of 2 and 3 have no limit any more.
    let mut play = new_turn().battle("SEG", |battle| battle.fours_used = 1).start_with(&[9]);
    play.allowed(place_chit("SEG", 3));
    let table = armies().at("turn").initiative("barons", 1).chits("EDW", &[4, 4]);
    let mut play = table.battle("EDW", |battle| battle.fours_used = 1).start_with(&[1, 10]);
    play.allowed(place_chit("EDW", 4));
    // If no track takes the 4, nothing is asked.
    let table = Table::field("SEG.MA1 0208 f1, SEG.L 0208, HEN.MA1 1203 f4, HEN.L 1203");
    let table = table.at("turn").initiative("royalists", 1);
    let play = table.battle("SEG", |battle| battle.fours_used = 1).start_with(&[10, 1]);
    assert_eq!(play.decides(), "barons 3.B1");
}

/// U-19: a Battle that has not entered yet has a track too.
#[test]
fn r4_0_a_battle_that_is_still_to_come_may_get_a_chit() {
    let table = Table::on(
        "evesham-possible",
        "SIM.MA1 1608 f1, SIM.L 1608, YNG.IN1 waits, YNG.L waits, GIL.MA1 2906 f4, GIL.L 2906",
    );
    let mut play = table.at("turn").initiative("royalists", 1).start_with(&[8]);
    play.roll(&[1], place_chit("YNG", 2));
    assert_eq!(play.track("YNG"), "2");
}

#[test]
fn r5_0_the_points_are_spent_exactly() {
    let mut play = allotment([5, 3], 12);
    play.refused("allot-done", "5.0/points-left");
    play.refused(place_chit("COR", 1), "5.0/not-your-battle");
    play.refused(place_chit("SIM", 0), "5.0/bad-chit");
    play.refused(place_chit("SIM", 5), "5.0/bad-chit");
    play.play(place_chit("SIM", 4));
    play.refused(place_chit("GLO", 2), "5.0/no-points");
    play.refused(take_chit("SIM", 3), "5.0/no-chit");
    play.refused(take_chit("COR", 3), "5.0/not-your-battle");
    play.play(take_chit("SIM", 4)).play(place_chit("GLO", 3)).play(place_chit("GLO", 1));
    play.refused("allot-done", "5.0/points-left");
    play.play(place_chit("HDM", 1));
    play.refused("allot-automatically", "5.0/not-now");
    play.play("allot-done");
    assert_eq!(play.decides(), "royalists 5.0");
    assert_eq!(play.whole()["revealed"], false);
    for battle in ["COR", "HEN", "EDW"] {
        play.play(place_chit(battle, 1));
    }
    play.play("allot-done");
    assert_eq!(play.events_of("revealed").len(), 7, "all tracks are turned up together");
    assert_eq!(play.whole()["revealed"], true);
    assert_eq!((play.track("GLO"), play.track("HDM")), ("13".to_owned(), "1".to_owned()));
    assert_eq!(play.decides(), "royalists 3.B1");
}

/// U-16: denominations are unlimited; U-11: a track has twelve boxes, or as many as the option says.
#[test]
fn r5_0_a_track_has_twelve_boxes() {
    let mut play = allotment([20, 3], 12);
    for _ in 0..12 {
        play.play(place_chit("SIM", 1));
    }
    play.refused(place_chit("SIM", 1), "5.0/track-full").allowed(place_chit("GLO", 1));
    let mut play = allotment([20, 3], 3);
    for _ in 0..3 {
        play.play(place_chit("SIM", 1));
    }
    play.refused(place_chit("SIM", 1), "5.0/track-full");
}

/// What is left must still fit on the tracks: otherwise the points could not be spent exactly.
#[test]
fn r5_0_the_rest_must_still_fit() {
    // One box each; the four leaders may have a 4 each: sixteen points fit just so.
    let mut play = allotment([16, 3], 1);
    for chit in 1..=3 {
        play.refused(place_chit("SIM", chit), "5.0/would-not-fit");
    }
    for battle in ["SIM", "HDM", "GLO", "SEG"] {
        play.play(place_chit(battle, 4));
    }
    play.play("allot-done");
    let mut play = allotment([16, 12], 1);
    play.play("allot-automatically").play("allot-done");
    play.play("allot-automatically").play("allot-done");
    let fault = |points: [u16; 2]| {
        let table = Table::of("lewes").option("track_boxes", 1);
        let faults = table.data(|data| data.command_points = points).faults();
        faults.iter().map(|fault| fault.name.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!((fault([16, 12]), fault([17, 12])), (String::new(), "command-points".to_owned()));
}

/// 6.1, U-17: the 4-chits of the initial allotment.
#[test]
fn r5_0_leadership_limits_the_4_chits() {
    let mut play = allotment([45, 40], 12);
    play.play(place_chit("SEG", 4)).refused(place_chit("SEG", 4), "6.1/too-many-fours");
    for battle in ["HDM", "GLO"] {
        play.play(place_chit(battle, 4)).play(place_chit(battle, 4));
        play.refused(place_chit(battle, 4), "6.1/too-many-fours");
    }
    for _ in 0..6 {
        play.play(place_chit("SIM", 4));
    }
    play.play(place_chit("SIM", 1)).play("allot-done");
    assert_eq!(play.track("SIM"), "1444444");
    play.play(place_chit("HEN", 4)).refused(place_chit("HEN", 4), "6.1/too-many-fours");
    play.play(place_chit("EDW", 4)).play(place_chit("EDW", 4));
    play.refused(place_chit("EDW", 4), "6.1/too-many-fours");
}

/// The program may spread the points: exactly, and within all limits.
#[test]
fn r5_0_automatic_allotment_spends_everything() {
    let mut play = allotment([45, 40], 12);
    for (side, points) in [("barons", 45), ("royalists", 40)] {
        play.play("allot-automatically");
        let state = play.whole();
        let battles = state["battles"].as_array().expect("a list").iter();
        let own = battles.filter(|battle| battle["side"] == side);
        let chits = own.flat_map(|battle| battle["chits"].as_array().expect("a list").clone());
        assert_eq!(chits.filter_map(|chit| chit.as_u64()).sum::<u64>(), points);
        play.play("allot-done");
    }
}

/// It gives the highest chits first, as many 4s as each leader may have: only those go on attacking (6.1, 11.0).
#[test]
fn r6_1_automatic_allotment_gives_4_chits_first() {
    let mut play = allotment([45, 40], 12);
    play.play("allot-automatically");
    let tracks = ["SIM", "SEG", "HDM", "GLO"].map(|battle| play.track(battle));
    assert_eq!(tracks, ["444", "1334", "344", "344"]);
}

/// Empty boxes are zeros that are never used up; a full track has none.
#[test]
fn r5_0_an_empty_box_is_a_0() {
    let mut play = bidding().chits("SIM", &[1; 12]).start();
    play.refused(bid("SIM", 0), "5.0/no-chit").allowed(bid("SEG", 0));
    let mut play = bidding().option("track_boxes", 2).chits("SIM", &[1, 1]).start();
    play.refused(bid("SIM", 0), "5.0/no-chit");
}

#[test]
fn r5_1_the_answer_must_be_higher_and_there_is_one_answer() {
    let table = bidding().chits("SIM", &[3]).chits("HEN", &[3]).chits("EDW", &[4]);
    let mut play = table.start();
    play.play(bid("SIM", 3));
    assert_eq!(play.decides(), "royalists 5.1");
    assert_eq!(play.offers_of("bid").len(), 1);
    play.play(bid("EDW", 4));
    assert_eq!(play.decides(), "royalists 3.C1");
}

#[test]
fn r5_1a_an_equal_chit_is_not_higher() {
    for (offer, answers) in [(1, vec![2, 3, 4]), (2, vec![3, 4]), (3, vec![4]), (4, vec![])] {
        let table = bidding().chits("SIM", &[1, 2, 3, 4]).chits("EDW", &[1, 2, 3, 4]);
        let mut play = table.start();
        play.play(bid("SIM", offer));
        for chit in 0..=4 {
            if answers.contains(&chit) {
                play.allowed(bid("EDW", chit));
            } else {
                play.refused(bid("EDW", chit), "5.1a/not-higher");
            }
        }
    }
}

/// BARONS 3.B1, 5.1a: who could have bid more passes; who couldn't is not said to have passed.
#[test]
fn r3_b1_who_has_nothing_to_bid_does_not_pass() {
    let table = armies().at("initiative").initiative("royalists", 1);
    let table = table.chits("SIM", &[3]).chits("HEN", &[4]);
    let mut play = table.start();
    play.play(bid("SIM", 3)).play("pass");
    assert!(play.told().contains(&"The Royalists pass.".to_owned()), "{:?}", play.told());
    let table = armies().at("initiative").initiative("royalists", 1);
    let mut play = table.chits("SIM", &[4]).chits("HEN", &[3]).start();
    play.play(bid("SIM", 4));
    assert_eq!(play.kinds(), "pass");
    play.play("pass");
    let said = "The Royalists can't bid more than that.".to_owned();
    assert!(play.told().contains(&said), "{:?}", play.told());
}

#[test]
fn r5_1b_after_two_turns_running_the_other_side_plays_its_highest_chit() {
    let table = armies().at("initiative").initiative("barons", 2);
    let table = table.chits("HEN", &[3, 1]).chits("EDW", &[3, 2]).chits("SIM", &[4]);
    let mut play = table.start();
    assert_eq!(play.decides(), "royalists 5.1b");
    assert_eq!(play.offers_of("bid").len(), 2, "its choice among equals");
    play.refused(bid("EDW", 2), "5.1b/not-highest");
    play.refused(bid("HEN", 0), "5.1b/not-highest");
    play.refused("pass", "3.B1/not-now");
    play.play(bid("EDW", 3));
    assert_eq!(play.decides(), "royalists 3.C1", "without a bid");
    assert_eq!(play.whole()["running"], 1, "the count begins anew");
    play.roll(&[1, 1], end_movement());
    assert_eq!(play.decides(), "barons 3.B1", "normal bidding again");
}

#[test]
fn r5_1b_without_chits_the_turn_is_taken_with_a_0() {
    let mut play = armies().at("initiative").initiative("barons", 2).chits("SIM", &[4]).start();
    assert_eq!(play.decides(), "royalists 5.1b");
    play.play(bid("HEN", 0));
    assert_eq!(play.whole()["activation"]["chit"], 0);
}

/// The turns are counted as they are won: the third in a row is not possible.
#[test]
fn r5_1b_nobody_has_three_turns_in_a_row() {
    let table = armies().at("initiative").initiative("royalists", 1).chits("SIM", &[3, 3, 3]);
    let mut play = table.start();
    play.play(bid("SIM", 3)).play("pass").roll(&[1, 1], end_movement());
    assert_eq!(play.whole()["running"], 1);
    play.play(bid("HEN", 0));
    play.play(bid("SIM", 3)).roll(&[1, 1], end_movement());
    assert_eq!(play.decides(), "royalists 5.1b");
    assert_eq!(play.whole()["running"], 2);
    play.play(bid("HEN", 0)).roll(&[1, 1], end_movement());
    assert_eq!(play.decides(), "barons 3.B1");
}

/// U-15 with its option: only the winning chit is out of the game, or the beaten one as well.
#[test]
fn r5_1c_the_chit_that_wins_is_out_of_the_game() {
    for (losers, left) in [("kept", "12"), ("lost", "2")] {
        let table = bidding().option("losers_chit", losers).chits("SIM", &[1, 2]);
        let mut play = table.chits("EDW", &[2, 3]).start();
        play.play(bid("SIM", 1)).play(bid("EDW", 3));
        assert_eq!((play.track("SIM"), play.track("EDW")), (left.to_owned(), "2".to_owned()));
    }
    // A passed answer loses nothing, and a beaten 0 neither.
    let table = bidding().option("losers_chit", "lost").chits("SIM", &[1]).chits("EDW", &[2]);
    let mut play = table.start();
    play.play(bid("SIM", 0)).play(bid("EDW", 2));
    assert_eq!((play.track("SIM"), play.track("EDW")), ("1".to_owned(), String::new()));
}

#[test]
fn r5_2_the_number_of_a_chit_is_its_initiative() {
    let table = bidding().chits("SIM", &[2]).chits("HEN", &[2]).chits("EDW", &[4]);
    let mut play = table.start();
    play.play(bid("SIM", 2));
    play.refused(bid("HEN", 2), "5.1a/not-higher").allowed(bid("EDW", 4));
}

/// Two enemies ahead with their zones: 0805 over 0705 and 0706, 0803 over 0703 and 0704.
fn ahead(chit: u8) -> Table {
    let table = Table::field(
        "SIM.MA1 0605 f1, SIM.MA2 0604 f1, SIM.IN1 0606 f1, SIM.L 0605,
         HEN.MA1 0805 f4, HEN.MA2 0803 f4, HEN.IN1 0807 f4, HEN.L 1005",
    );
    table.chit(chit)
}

#[test]
fn r5_3_a_0_allows_no_entry_into_a_zone() {
    let mut play = ahead(0).start();
    play.play(pick("SIM.MA1"));
    play.refused(step("0705"), "5.3/zero-zoc").refused(step("0706"), "5.3/zero-zoc");
    play.refused(march("0705"), "5.3/zero-zoc");
    assert_eq!(play.designated(), "");
    play.play(face("SIM.MA1", 0)).allowed(step("0604"));
}

#[test]
fn r5_3_a_1_allows_one_new_attack_and_a_2_two() {
    let mut play = ahead(1).start();
    play.play(pick("SIM.MA1")).play(step("0705"));
    assert_eq!(play.happened(), "new-attack moved");
    assert_eq!(play.designated(), "0805");
    play.play(finish()).play(pick("SIM.MA2"));
    play.refused(step("0704"), "5.3/attack-limit");
    // The zone of an enemy hex that counts already is open.
    play.play("put-back").play(pick("SIM.IN1")).play(step("0706"));
    assert_eq!(play.designated(), "0805");
    let mut play = ahead(2).start();
    play.play(pick("SIM.MA1")).play(step("0705")).play(finish());
    play.play(pick("SIM.MA2")).play(step("0704")).play(finish());
    assert_eq!(play.designated(), "0805 0803");
    play.play(pick("SIM.IN1"));
    // 0707 lies before 0807 alone.
    play.refused(step("0707"), "5.3/attack-limit");
}

#[test]
fn r5_3_a_3_or_a_4_has_no_limit() {
    for chit in [3, 4] {
        let mut play = ahead(chit).start();
        for (unit, hex) in [("SIM.MA1", "0705"), ("SIM.MA2", "0704"), ("SIM.IN1", "0707")] {
            play.play(pick(unit)).play(step(hex)).play(finish());
        }
    }
}

/// A hex in several zones: the mover says which enemy hex counts; one that counts already is enough.
#[test]
fn r5_3_of_several_zones_one_enemy_hex_is_named() {
    // 0705 lies before 0805 and before 0704, which faces south.
    let table = Table::field(
        "SIM.MA1 0605 f1, SIM.IN1 0606 f0, SIM.L 0605, HEN.MA1 0805 f4, HEN.MA2 0704 f3, HEN.L 1005",
    );
    let mut play = table.chit(1).start();
    play.play(pick("SIM.MA1"));
    play.refused(step("0705"), "5.3/not-against");
    play.refused(step_against("0705", "0605"), "5.3/not-against");
    play.allowed(step_against("0705", "0805")).allowed(step_against("0705", "0704"));
    play.play(step_against("0705", "0704"));
    assert_eq!(play.designated(), "0704");
    // 0706 lies before 0805 only, 0605 before 0704, which counts.
    play.play(finish()).play(pick("SIM.IN1"));
    play.refused(step("0706"), "5.3/attack-limit").allowed(step("0605"));
}

/// Units next to an enemy when the activation began attack that hex under any chit.
#[test]
fn r5_3_old_contacts_attack_freely() {
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.MA2 0705 f1, SIM.L 0505, HEN.MA1 0605 f4, HEN.MA2 0805 f4, HEN.L 1005",
    );
    for chit in 0..=4 {
        let mut play = table.clone().chit(chit).at("melee").start();
        play.allowed(attack("0605", "0505")).allowed(attack("0805", "0705"));
    }
}

/// U-22: to step beside an enemy outside his zone is free; to attack him then counts.
#[test]
fn r5_3_a_melee_without_old_contact_counts_as_a_new_attack() {
    // Both enemies are Shaken: they have no zone.
    let table = Table::field(
        "SIM.MA1 0605 f1, SIM.MA2 0603 f1, SIM.L 0604, HEN.MA1 0805 f4 shaken, HEN.MA2 0803 f4 shaken,
         HEN.L 1305",
    );
    let mut play = table.chit(1).start();
    play.play(pick("SIM.MA1")).play(step("0706")).play(face("SIM.MA1", 0)).play(finish());
    play.play(pick("SIM.MA2")).play(step("0703")).play(finish());
    assert_eq!(play.designated(), "", "no zone was entered");
    play.play(end_movement()).pass_to("barons 9.0");
    play.allowed(attack("0803", "0703"));
    // d8 of 1 each, no hit; the second new attack is one too many.
    play.roll(&[1; 4], attack("0805", "0706"));
    assert_eq!(play.decides(), "royalists 3.B1");
}
