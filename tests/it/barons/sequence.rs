//! Chapters 2 and 3: dice, and the sequence of play.

use super::table::*;

/// Two lines that touch: SIM faces east, HEN faces west.
fn lines() -> Table {
    Table::field(
        "SIM.MA1 0505 f1, SIM.IN2 0405 f1, SIM.L 0405, GLO.MA1 0507 f1, GLO.L 0507,
         HEN.MA1 0605 f4, HEN.IN5 0705 f4, HEN.L 0805, COR.MA1 0607 f4, COR.L 0608",
    )
}

/// The segments that begin, with their sides, until the turn is over.
fn segments(play: &mut Play, decision: &str, dice: &[u8]) -> Vec<String> {
    let mut list = Vec::new();
    let mut note = |play: &Play| {
        for event in play.events_of("begins") {
            let word = |field: &str| event[field].as_str().expect("a word").to_owned();
            list.push(format!("{} {}", word("side"), word("segment")));
        }
    };
    for _ in 0..20 {
        note(play);
        if play.decides() == decision {
            return list;
        }
        let passes =
            ["pass", "end-movement", "end-adjustment", "end-fire", "end-melee", "end-activation"];
        let pass = passes.into_iter().find(|&pass| play.allows(pass));
        let pass = pass.unwrap_or_else(|| panic!("nothing to pass at {}", play.decides()));
        // The melee is the last thing that is asked: two dice of the next turn follow.
        let last = pass == "end-melee";
        play.roll(if last { dice } else { &[] }, pass);
    }
    panic!("{decision} never comes")
}

#[test]
fn r2_4_the_ten_sided_die_shows_one_to_ten_and_ten_hits_at_every_range() {
    // The archers of 0505 shoot three hexes far; the die of 10 (a printed 0) hits, the 9 does not.
    for (die, hits) in [(9, 0), (10, 1)] {
        let table = Table::field(
            "SIM.IN2 0505 f1, SIM.IN1 0205 f1, SIM.L 0305, HEN.MA1 0805 f4, HEN.MA2 0405 f4, HEN.L 0905",
        );
        let mut play = table.at("offensive-fire").start();
        play.roll(&[die], fire("SIM.IN2", "0805"));
        assert_eq!(play.throws(), format!("8.5:d10={die}"));
        assert_eq!(play.number("HEN.MA1", "hits"), hits);
    }
    // At every range.
    for (hex, range) in [("0605", 1), ("0704", 2), ("0805", 3)] {
        let table = Table::field(&format!(
            "SIM.IN2 0505 f1, SIM.IN1 0205 f1, SIM.L 0305, HEN.MA1 {hex} f4, HEN.MA2 0405 f4, HEN.L 0905"
        ));
        let mut play = table.at("offensive-fire").start();
        play.roll(&[10], fire("SIM.IN2", hex));
        assert_eq!(play.events_of("shot")[0]["range"], range);
        assert_eq!(play.number("HEN.MA1", "hits"), 1, "range {range}");
    }
}

#[test]
fn r3_0_a_turn_runs_through_its_phases_in_order() {
    let table = lines().at("turn").initiative("royalists", 1).chits("SIM", &[3]);
    let mut play = table.start_with(&[1, 1]);
    assert_eq!(play.throws(), "4.0:d10=1 4.0:d10=1");
    assert_eq!(play.decides(), "barons 3.B1");
    play.play(bid("SIM", 3));
    let course = segments(&mut play, "royalists 3.B1", &[1, 1]);
    assert_eq!(
        course,
        [
            "barons movement",
            "royalists adjustment",
            "royalists defensive-fire",
            "barons offensive-fire",
            "barons melee",
            "barons recovery",
        ]
    );
    assert_eq!(play.whole()["turn"], 4);
}

#[test]
fn r3_0_an_action_outside_its_segment_names_its_own_rule() {
    let mut play = lines().at("melee").start();
    assert_eq!(play.decides(), "barons 9.0");
    play.refused(fire("SIM.IN2", "0705"), "8.0/not-now");
    play.refused(pick("SIM.MA1"), "7.0/not-now");
    play.refused(face("HEN.MA1", 2), "7.11/not-now");
    play.refused(bid("SIM", 0), "3.B1/not-now");
    play.refused(charge("0605", "0505", 1), "10.0/not-now");
    play.refused(evade("HEN.MA1"), "9.42/not-now");
    play.refused("continue-attack", "11.0/not-now");
    play.refused(end_movement(), "7.0/not-now");
    play.refused(place("SIM.MA1", "0606"), "14.0/not-now");
    play.refused(place_chit("SIM", 1), "5.0/not-now");
    play.refused("decline-chit", "4.0/not-now");
    let mut play = lines().start();
    assert_eq!(play.decides(), "barons 3.C1");
    play.refused(attack("0605", "0505"), "9.0/not-now");
    play.refused(fire("SIM.IN2", "0705"), "8.0/not-now");
    play.refused(end_melee(), "9.0/not-now");
    play.refused(end_adjustment(), "3.C2/not-now");
    play.refused("no-advance", "9.4/not-now");
    play.refused("withdraw", "7.24/not-now");
}

#[test]
fn r3_a_no_die_is_thrown_in_the_first_turn() {
    let mut play = Table::of("lewes").start();
    for _ in 0..2 {
        play.play("set-up-automatically").play("set-up-done");
    }
    for _ in 0..2 {
        play.play("allot-automatically").play("allot-done");
    }
    // No die has been thrown: the scripted dice would have missed one.
    assert_eq!(play.whole()["turn"], 1);
    assert_eq!(play.decides(), "royalists 3.B1", "14.2: the Royalists have the first turn");
    assert_eq!(play.offered(), "bid concede");
}

#[test]
fn r3_a_from_the_second_turn_on_the_barons_roll_before_the_royalists() {
    let table = lines().at("turn").turn(2).initiative("barons", 1);
    let mut play = table.start_with(&[7]);
    assert_eq!(play.whole()["turn"], 2);
    assert_eq!(play.decides(), "barons 4.0", "the Royalists have not rolled yet");
    play.roll(&[8], "decline-chit");
    assert_eq!(play.decides(), "royalists 4.0");
    play.play("decline-chit");
    assert_eq!(play.decides(), "royalists 3.B1");
}

/// Who lacked the initiative opens, the other side answers once.
#[test]
fn r3_b1_the_side_without_the_last_initiative_opens_and_the_other_answers_once() {
    let table = lines().at("initiative").initiative("royalists", 1);
    let table = table.chits("SIM", &[2, 3]).chits("GLO", &[4]).chits("HEN", &[1, 3]);
    let mut play = table.start();
    assert_eq!(play.decides(), "barons 3.B1");
    play.refused("pass", "3.B1/not-now");
    play.refused(bid("HEN", 3), "3.B1/not-your-battle");
    play.refused(bid("SIM", 4), "5.0/no-chit");
    play.refused(bid("SIM", 5), "5.0/bad-chit");
    play.allowed(bid("SIM", 0)).allowed(bid("GLO", 4)).allowed(bid("GLO", 0));
    play.play(bid("SIM", 2));
    assert_eq!(play.happened(), "offered");
    assert_eq!(play.decides(), "royalists 5.1");
    assert_eq!(play.offers_of("bid").len(), 1, "only the 3 is higher");
    play.play(bid("HEN", 3));
    assert_eq!(play.decides(), "royalists 3.C1", "there is no second raise");
    assert_eq!(play.events_of("initiative")[0]["chit"], 3);
    assert_eq!(play.whole()["activation"]["battle"], "L.HEN");
    assert_eq!((play.track("SIM"), play.track("HEN")), ("23".to_owned(), "1".to_owned()));
}

#[test]
fn r3_b1_a_pass_gives_the_opener_the_turn_with_the_chit_it_offered() {
    let table = lines().at("initiative").initiative("royalists", 1);
    let mut play = table.chits("SIM", &[2]).chits("HEN", &[4]).start();
    play.play(bid("SIM", 2)).play("pass");
    assert_eq!(play.happened(), "passed initiative activated begins");
    assert_eq!(play.decides(), "barons 3.C1");
    assert_eq!(play.whole()["activation"]["chit"], 2);
}

/// U-12, U-13: a 0 may be offered; it is not beaten by another 0, so sides without chits alternate.
#[test]
fn r3_b1_sides_without_chits_alternate() {
    let table = lines().at("initiative").initiative("royalists", 1);
    let mut play = table.start();
    assert_eq!(play.offers_of("bid").len(), 2, "a 0 on each track");
    play.play(bid("SIM", 0));
    assert_eq!(play.offered(), "concede pass", "a 0 does not beat a 0");
    play.refused(bid("HEN", 0), "5.1a/not-higher");
    play.play("pass").play(end_movement());
    play.pass_to("barons 9.0").roll(&[1, 1], end_melee());
    assert_eq!(play.decides(), "royalists 3.B1");
}

#[test]
fn r3_b2_the_winning_chit_is_spent_and_a_0_costs_nothing() {
    let table = lines().at("initiative").initiative("royalists", 1);
    let mut play = table.clone().chits("SIM", &[2, 2, 4]).start();
    play.play(bid("SIM", 2)).play("pass");
    assert_eq!(play.track("SIM"), "24", "one of the two 2-chits is gone");
    let mut play = table.chits("SIM", &[2, 2, 4]).start();
    play.play(bid("SIM", 0)).play("pass");
    assert_eq!(play.track("SIM"), "224");
    assert_eq!(play.whole()["activation"]["chit"], 0);
}

#[test]
fn r3_c_no_unit_of_another_battle_moves_fires_or_attacks() {
    let mut play = lines().start();
    play.refused(pick("GLO.MA1"), "3.C/not-active");
    play.refused(pick("GLO.L"), "3.C/not-active");
    play.refused(pick("HEN.MA1"), "7.0/not-yours");
    play.allowed(pick("SIM.MA1"));
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.IN2 0505 f1, SIM.L 0405, GLO.IN2 0506 f1, GLO.MA1 0507 f1, GLO.L 0507,
         HEN.MA1 0605 f4, HEN.MA2 0705 f4, HEN.L 0805, COR.MA1 0607 f4, COR.L 0608",
    );
    let mut play = table.clone().at("offensive-fire").start();
    play.refused(fire("GLO.IN2", "0705"), "8.0/not-active");
    play.allowed(fire("SIM.IN2", "0705"));
    let mut play = table.at("melee").start();
    play.refused(attack("0607", "0507"), "3.C/not-active");
    play.allowed(attack("0605", "0505"));
}

/// U-23: the whole Battle is activated, those out of command too.
#[test]
fn r3_c_the_whole_battle_is_activated() {
    let table =
        Table::field("GLO.MA1 0505 f1, GLO.MA2 0514 f1, GLO.L 0505, HEN.MA1 1305 f4, HEN.L 1305");
    let mut play = table.at("initiative").initiative("royalists", 1).start();
    play.play(bid("GLO", 0)).play("pass");
    let activated = &play.events_of("activated")[0];
    assert_eq!((&activated["units"], &activated["commanded"]), (&2.into(), &1.into()));
    play.allowed(pick("GLO.MA1")).allowed(pick("GLO.MA2"));
}

/// U-84: one mover after the other, each finished before the next.
#[test]
fn r3_c1_one_mover_at_a_time() {
    let mut play = lines().start();
    play.play(pick("SIM.IN2"));
    assert_eq!(play.decides(), "barons 7.0");
    play.refused(pick("SIM.MA1"), "7.0/moving");
    play.play("put-back");
    assert_eq!(play.decides(), "barons 3.C1", "nothing has been done");
    play.play(pick("SIM.IN2")).play(face("SIM.IN2", 0));
    play.refused("put-back", "7.0/has-begun");
    play.play(finish());
    play.refused(pick("SIM.IN2"), "7.0/moved");
    play.allowed(pick("SIM.MA1"));
    play.play(end_movement());
    assert_eq!(play.decides(), "royalists 3.C2");
}

#[test]
fn r3_c2_the_defender_turns_hexes_within_three_once_and_free() {
    // 0805 is three hexes from 0505, 0905 four; the Shaken unit may turn as well.
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.L 0205, HEN.MA1 0805 f4 shaken, HEN.MA2 0905 f4, HEN.IN1 0607 f4,
         HEN.IN2 0607 f4, HEN.L 1205",
    );
    let mut play = table.at("adjustment").start();
    assert_eq!(play.decides(), "royalists 3.C2");
    play.refused(face("HEN.MA2", 2), "3.C2/too-far-to-adjust");
    play.refused(face("SIM.MA1", 2), "3.C2/not-yours");
    play.refused(face("HEN.L", 2), "3.C2/wrong-counter");
    play.refused(face("HEN.MA1", 4), "7.11/same-facing");
    play.refused(face("HEN.MA1", 6), "7.1/bad-facing");
    play.play(face("HEN.MA1", 1));
    assert_eq!(play.number("HEN.MA1", "facing"), 1, "any angle");
    play.refused(face("HEN.MA1", 2), "3.C2/turned");
    // The whole hex turns, and its order may be changed once (U-83).
    play.play(face("HEN.IN1", 0));
    assert_eq!(play.number("HEN.IN2", "facing"), 0);
    play.refused(face("HEN.IN2", 2), "3.C2/turned");
    play.refused(swap("HEN.IN1"), "7.31/not-on-top");
    play.allowed(swap("HEN.IN2"));
}

/// U-25 with its option: the printed range of an activated unit instead of three hexes.
#[test]
fn r3_c2_the_range_of_adjustment_is_an_option() {
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.IN1 0504 f1, SIM.L 0205, HEN.MA1 0704 f4, HEN.MA2 0805 f4, HEN.L 1205",
    );
    let table = table.at("adjustment");
    table.clone().start().allowed(face("HEN.MA1", 2)).allowed(face("HEN.MA2", 2));
    // 0704 is two hexes from the spears of range 2, 0805 three; men-at-arms have no range.
    let mut play = table.option("adjust_range", "printed").start();
    play.allowed(face("HEN.MA1", 2)).refused(face("HEN.MA2", 2), "3.C2/too-far-to-adjust");
    let alone = Table::field("SIM.MA1 0505 f1, SIM.L 0205, HEN.MA1 0605 f4, HEN.L 1205");
    let mut play = alone.at("adjustment").option("adjust_range", "printed").start();
    assert_eq!(play.decides(), "barons 9.0", "nobody may turn");
    play.refused(face("HEN.MA1", 2), "7.11/not-now");
}

#[test]
fn r3_c3_the_defending_side_shoots_first_and_at_active_units_only() {
    let table = lines().at("defensive-fire");
    let mut play = table.start();
    assert_eq!(play.decides(), "royalists 3.C3");
    play.refused(fire("SIM.IN2", "0705"), "8.0/not-active");
    play.refused(fire("HEN.IN5", "0507"), "8.1/target-not-active");
    play.roll(&[1], fire("HEN.IN5", "0505"));
    assert_eq!(play.throws(), "8.5:d10=1");
    assert_eq!(play.decides(), "barons 3.C4", "each unit shoots once");
}

#[test]
fn r3_c4_then_the_active_side_shoots() {
    let mut play = lines().at("offensive-fire").start();
    assert_eq!(play.decides(), "barons 3.C4");
    play.refused(fire("HEN.IN5", "0505"), "8.0/not-active");
    play.roll(&[1], fire("SIM.IN2", "0605"));
    assert_eq!(play.decides(), "barons 9.0");
}

#[test]
fn r3_c5_melee_is_optional_and_each_hex_attacks_once() {
    let mut play = lines().at("melee").start();
    // Men-at-arms against men-at-arms: d8 each; 5 strength points need a 5.
    play.roll(&[4, 4, 1, 1], attack("0605", "0505"));
    assert_eq!(play.throws(), "9.1.2:d8=4 9.1.4:d8=4 4.0:d10=1 4.0:d10=1");
    let mut play = lines().at("melee").start();
    play.roll(&[1, 1], end_melee());
    assert_eq!(play.throws(), "4.0:d10=1 4.0:d10=1", "nobody must attack");
}

/// U-58: a planned charge whose target stands leaves the charger Shaken and one hex back.
#[test]
fn r3_c5_a_charge_that_fails_falls_back_one_hex_at_once() {
    let table = Table::field(
        "SIM.HC1 0505 f1 charges0605, SIM.MA1 0405 f1, SIM.L 0205, HEN.MA1 0605 f4, HEN.L 1205",
    );
    let mut play = table.at("melee").start();
    play.roll(&[1, 1], attack("0605", "0505"));
    assert!(play.is("SIM.HC1", "shaken"));
    assert_eq!(play.decides(), "barons 10.2");
    // Of the neighbours of 0505: 0605 is held, 0506 lies in the zone of 0605, 0405 holds men-at-arms.
    let offers = play.offers_of("retreat");
    let mut hexes: Vec<&str> = offers.iter().filter_map(|o| o["hex"].as_str()).collect();
    hexes.sort_unstable();
    assert_eq!(hexes, ["0404", "0504", "0604"]);
    play.roll(&[1, 1, 1], retreat("SIM.HC1", "0404"));
    assert_eq!(play.hex("SIM.HC1"), "0404");
    // Recovery, where it stands, and the two dice of the next turn.
    assert_eq!(play.throws(), "12.3:d10=1 4.0:d10=1 4.0:d10=1");
}

/// A charger that took its target hex may go on.
#[test]
fn r3_c6_a_charge_that_took_its_hex_may_go_on() {
    let table = Table::field(
        "SIM.HC1 0505 f1 charges0605, SIM.MA1 0305 f1, SIM.L 0205, HEN.MA1 0605 f4 hits5,
         HEN.MA2 1305 f4, HEN.L 1305",
    );
    let mut play = table.at("melee").start();
    // d10 = 6 +1 against men-at-arms is a 7: one hit in column 6, the sixth of the defender.
    play.roll(&[6, 1], attack("0605", "0505"));
    assert_eq!(play.hex("HEN.MA1"), "gone");
    assert_eq!(play.decides(), "barons 9.4");
    play.play(advance("SIM.HC1")).play(face("SIM.HC1", 1));
    assert_eq!(play.decides(), "barons 10.2");
    assert_eq!(play.whole()["segment"], "charge-continuation");
    assert_eq!(play.offered(), "concede continue-charge end-charge");
    // Without an advance there is no continuation, and the charger falls back two hexes.
    let mut play = {
        let table = Table::field(
            "SIM.HC1 0505 f1 charges0605, SIM.MA1 0305 f1, SIM.L 0205, HEN.MA1 0605 f4 hits5,
             HEN.MA2 1305 f4, HEN.L 1305",
        );
        table.at("melee").start()
    };
    play.roll(&[6, 1], attack("0605", "0505")).play("no-advance");
    assert_eq!(play.decides(), "barons 10.2");
    assert_eq!(play.offered(), "concede retreat");
}

#[test]
fn r3_c7_after_a_4_the_other_side_may_move_a_battle_and_the_attack_goes_on() {
    let mut play = lines().at("melee").chit(4).start();
    play.play(end_melee());
    assert_eq!(play.decides(), "barons 11.0");
    play.play("continue-attack");
    assert_eq!(play.decides(), "royalists 3.C7");
    assert_eq!(play.offered(), "concede no-reaction react");
    play.refused(react("GLO"), "3.C7/not-your-battle");
    play.play(react("COR"));
    assert_eq!(play.decides(), "royalists 3.C7", "they move now");
    play.refused(pick("HEN.MA1"), "3.C/not-active");
    assert_eq!(play.whole()["activation"]["chit"], 0);
    // They stand in the zone of 0507 and may turn, not leave.
    play.play(pick("COR.MA1")).refused(step("0508"), "7.24/in-zoc");
    play.play(finish()).play(end_movement());
    assert_eq!(play.decides(), "barons 3.C1", "another round of the Battle that continues");
    assert_eq!(play.whole()["activation"]["battle"], "L.SIM");
    play.play(end_movement()).pass_to("barons 9.0");
    play.roll(&[1, 1], end_melee());
    assert_eq!(play.decides(), "royalists 3.B1", "U-21: one continuation in a turn");
}

/// U-21 with its option: as often as the side likes.
#[test]
fn r3_c7_the_number_of_continuations_is_an_option() {
    let mut play = lines().at("melee").chit(4).option("continuations", "unlimited").start();
    for _ in 0..3 {
        play.play(end_melee());
        assert_eq!(play.decides(), "barons 11.0");
        play.play("continue-attack").play("no-reaction").pass_to("barons 9.0");
    }
    play.play(end_melee()).roll(&[1, 1], "end-activation");
    assert_eq!(play.decides(), "royalists 3.B1");
    let mut play = lines().at("melee").chit(4).option("continuations", "one").start();
    play.play(end_melee()).play("continue-attack").play("no-reaction").pass_to("barons 9.0");
    play.roll(&[1, 1], end_melee());
    assert_eq!(play.decides(), "royalists 3.B1");
}

/// 3.C7a: what moves with 0 command sets no reaction charge off, unless the option says so (U-62, U-92).
#[test]
fn r3_c7_reaction_charges_in_the_interlude_are_an_option() {
    let table = Table::field(
        "SIM.HC1 0505 f1, SIM.HC2 0605 f1, SIM.L 0405, HEN.MA1 0905 f4, HEN.MA2 1304 f4, HEN.L 1305",
    );
    for react_in_7a in [false, true] {
        let table = table.clone().at("melee").chit(4).option("react_in_7a", react_in_7a);
        let mut play = table.start();
        play.play("continue-attack").play(react("HEN")).play(pick("HEN.MA1"));
        // 0805 is two hexes from 0605 and three from 0505, in front of both.
        let dice: &[u8] = if react_in_7a { &[1, 1] } else { &[] };
        play.roll(dice, step("0805"));
        assert_eq!(play.events_of("reaction-checked").len(), dice.len());
    }
}

#[test]
fn r3_d_both_sides_recover_the_one_with_the_initiative_first() {
    let table = Table::field(
        "SIM.MA1 0505 f1 shaken, SIM.MA2 0305 f1 shaken, SIM.L 0405, HEN.MA1 1105 f4 shaken,
         HEN.MA2 0905 f4 shaken, HEN.L 1005",
    );
    // Ascending hexes, the Royalists first; then the dice of the next turn.
    let dice = [10, 1, 10, 1, 1, 1];
    let play = table.clone().active("HEN").at("recovery").start_with(&dice);
    let events = play.events_of("recovery");
    let tried: Vec<&str> = events.iter().filter_map(|e| e["unit"].as_str()).collect();
    assert_eq!(tried, ["L.HEN.MA2", "L.HEN.MA1", "L.SIM.MA2", "L.SIM.MA1"]);
    assert!(play.is("HEN.MA2", "shaken") && !play.is("HEN.MA1", "shaken"));
    assert!(play.is("SIM.MA2", "shaken") && !play.is("SIM.MA1", "shaken"));
    let play = table.active("SIM").at("recovery").start_with(&[1; 6]);
    assert_eq!(play.events_of("recovery")[0]["unit"], "L.SIM.MA2");
}
