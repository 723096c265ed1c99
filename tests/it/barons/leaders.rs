//! Chapter 6: leaders and command.

use super::table::*;

#[test]
fn r6_0_a_leader_alone_does_not_hold_a_hex() {
    // The King stands alone in 0605, his men far off; the men-at-arms walk in.
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.L 0405, HEN.MA1 1105 f4, HEN.MA2 1109 f4, HEN.L 0605");
    let mut play = table.clone().start();
    play.play(pick("SIM.MA1")).play(step("0605"));
    assert_eq!(play.hex("HEN.L"), "1105", "the nearest hex with a unit of his Battle");
    // He has no zone and can be neither shot at nor attacked.
    let table =
        Table::field("SIM.IN2 0505 f1, SIM.IN1 0504 f1, SIM.L 0405, HEN.MA1 0704 f4, HEN.L 0605");
    let mut play = table.clone().at("offensive-fire").start();
    play.refused(fire("SIM.IN2", "0605"), "8.0/no-target").allowed(fire("SIM.IN2", "0704"));
    let table =
        Table::field("SIM.MA1 0505 f1, SIM.MA2 0604 f1, SIM.L 0405, HEN.MA1 0704 f4, HEN.L 0605");
    let mut play = table.at("melee").start();
    play.refused(attack("0605", "0505"), "9.0/no-enemy").allowed(attack("0704", "0604"));
}

#[test]
fn r6_0_leaders_have_no_facing_do_not_count_for_stacking_and_move_in_any_direction() {
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.IN1 0505 f1, SIM.MA2 0303 f1, SIM.L 0405, SEG.IN1 0207 f1, SEG.L 0505,
         HEN.MA1 1105 f4, HEN.L 1105",
    );
    let mut play = table.start();
    assert!(play.unit("SIM.L")["facing"].is_null());
    play.play(pick("SIM.L"));
    for hex in ["0404", "0305", "0306", "0406", "0506", "0505"] {
        play.allowed(march(hex));
    }
    play.refused(face("SIM.L", 2), "7.11/moving");
    // Two units and another leader are there already.
    play.play(march("0505")).play(finish());
    assert_eq!(play.hex("SIM.L"), "0505");
}

#[test]
fn r6_1_the_printed_ratings_count_until_he_is_wounded() {
    let table = Table::field("SIM.MA1 0505 f1, SIM.L 0505, EDW.IN1 1105 f4, EDW.L 1105 wounded");
    let play = table.start();
    let ratings =
        |id: &str| ["bonus", "span", "ma", "leadership"].map(|field| play.number(id, field));
    assert_eq!(ratings("SIM.L"), [2, 6, 9, 3]);
    assert_eq!(ratings("EDW.L"), [0, 3, 6, 2], "6.3: bonus 0, span 3, MA 6");
    // Without a wound: 2, 5, 10, 2.
    let table = Table::field("SIM.MA1 0505 f1, SIM.L 0505, EDW.IN1 1105 f4, EDW.L 1105");
    let play = table.start();
    let ratings = ["bonus", "span", "ma", "leadership"].map(|field| play.number("EDW.L", field));
    assert_eq!(ratings, [2, 5, 10, 2]);
}

/// U-20: leadership 2 or 3 continues with a 4; leadership 1, a wound or another chit does not.
#[test]
fn r6_1_leadership_2_continues_an_attack() {
    for (unit, leader, chit, wounded, continues) in [
        ("SIM.MA1", "SIM.L", 4, "", true),
        ("GLO.MA1", "GLO.L", 4, "", true),
        ("SEG.MA1", "SEG.L", 4, "", false),
        ("SIM.MA1", "SIM.L", 4, "wounded", false),
        ("SIM.MA1", "SIM.L", 3, "", false),
    ] {
        let table = Table::field(&format!(
            "{unit} 0505 f1, {leader} 0405 {wounded}, HEN.MA1 0605 f4, HEN.L 1105"
        ));
        let mut play = table.chit(chit).at("melee").start();
        if continues {
            play.play(end_melee());
            assert_eq!(play.decides(), "barons 11.0");
        } else {
            play.roll(&[1, 1], end_melee());
            assert_eq!(play.decides(), "royalists 3.B1", "{leader} {chit} {wounded}");
        }
    }
}

#[test]
fn r6_2_units_within_the_span_are_in_command() {
    // Gloucester has a span of four: the fourth hex counts, his own does not.
    let table = Table::field(
        "GLO.MA1 0505 f1, GLO.IN1 0509 f1, GLO.IN2 0510 f1, GLO.L 0505, HEN.MA1 1305 f4, HEN.L 1305",
    );
    let play = table.start();
    assert!(play.is("GLO.MA1", "in_command") && play.is("GLO.IN1", "in_command"));
    assert!(!play.is("GLO.IN2", "in_command"));
    // Wounded, he reaches three hexes.
    let table = Table::field(
        "GLO.MA1 0505 f1, GLO.IN1 0508 f1, GLO.IN2 0509 f1, GLO.L 0505 wounded, HEN.MA1 1305 f4,
         HEN.L 1305",
    );
    let play = table.start();
    assert!(play.is("GLO.IN1", "in_command") && !play.is("GLO.IN2", "in_command"));
    // Only the leader of the own Battle commands.
    let table = Table::field(
        "GLO.MA1 0505 f1, GLO.L 0513, SIM.MA1 0305 f1, SIM.L 0505, HEN.MA1 1305 f4, HEN.L 1305",
    );
    assert!(!table.start().is("GLO.MA1", "in_command"));
}

/// U-23 with its option.
#[test]
fn r6_2_units_out_of_command_move_unless_the_option_forbids_it() {
    let table =
        Table::field("GLO.MA1 0505 f1, GLO.IN2 0513 f1, GLO.L 0505, HEN.MA1 1305 f4, HEN.L 1305");
    table.clone().option("ooc_moves", true).start().allowed(pick("GLO.IN2"));
    let mut play = table.option("ooc_moves", false).start();
    play.refused(pick("GLO.IN2"), "6.2/out-of-command").allowed(pick("GLO.MA1"));
}

/// The trace of the span: 0505 to 0508, three hexes down a column that is walled in by a river on both sides.
fn trace(change: impl FnOnce(Table) -> Table) -> bool {
    let table = Table::field(
        "GLO.MA1 0505 f1, GLO.IN2 0508 f1, GLO.L 0505, HEN.MA1 1305 f4, HEN.MA2 1313 f4, HEN.L 1305",
    );
    let walls = "0404 0405 0406 0407 0408 0604 0605 0606 0607 0608 0509 0504";
    change(table.terrain('~', walls)).start().is("GLO.IN2", "in_command")
}

#[test]
fn r6_2a_the_path_runs_over_open_hexes() {
    assert!(trace(|table| table));
    for (letter, goes) in [('m', true), ('w', true), ('t', true), ('=', true), ('~', false)] {
        assert_eq!(trace(|table| table.terrain(letter, "0506")), goes, "{letter}");
    }
    // A slope is no matter, a steep one is, up or down.
    for (level, goes) in [(0, true), (1, true), (2, true), (3, false)] {
        assert_eq!(trace(|table| table.level(level, "0506")), goes, "level {level}");
    }
    let high = |table: Table| table.level(3, "0505");
    assert!(!trace(high), "down a steep slope");
}

#[test]
fn r6_2a_enemies_and_their_zones_stop_the_path() {
    let base = "GLO.MA1 0505 f1, GLO.IN2 0508 f1, GLO.L 0505, HEN.L 1305";
    let walls = "0404 0405 0406 0407 0408 0604 0606 0608 0509 0504";
    // An enemy on the way.
    let table = Table::field(&format!("{base}, HEN.MA1 0506 f4")).terrain('~', walls);
    assert!(!table.start().is("GLO.IN2", "in_command"));
    // His zone: from 0607 (even) the directions SW and NW are 0508 and 0507. River hexes have a gap there.
    let table = |facing: u8, friend: &str| {
        let text = format!("{base}, HEN.MA1 0607 f{facing}{friend}");
        Table::field(&text).terrain('~', walls).start().is("GLO.IN2", "in_command")
    };
    assert!(table(1, ""), "he faces away");
    assert!(!table(4, ""), "7.2: his zone covers 0507");
    assert!(table(4, ", GLO.MA2 0507 f1"), "7.23b: a friendly unit negates it");
    assert!(!table(4, ", SIM.MA1 1301 f1, SIM.L 0507"), "a leader does not");
    assert!(table(4, ", SIM.MA1 0507 f1, SIM.L 1301"), "any friendly unit");
}

/// The span is a length: a way round may be too long.
#[test]
fn r6_2a_a_way_round_counts_in_full() {
    let table = |river: &str| {
        let text = "GLO.MA1 0205 f1, GLO.IN2 0508 f1, GLO.L 0505, HEN.MA1 1305 f4, HEN.L 1305";
        Table::field(text).terrain('~', river).start().is("GLO.IN2", "in_command")
    };
    assert!(table("0506"), "round one hex it is four");
    // 0405 0406 0605 0606 are the way round on both sides.
    assert!(!table("0506 0405 0605"));
}

/// The state is recorded when movement begins and holds for the whole round.
#[test]
fn r6_2b_command_is_recorded_at_the_beginning_of_the_round() {
    let table =
        Table::field("GLO.MA1 0505 f1, GLO.IN2 0905 f1, GLO.L 0505, HEN.MA1 1105 f4, HEN.L 1305");
    let mut play = table.clone().start();
    assert!(play.is("GLO.IN2", "in_command"));
    // The leader rides away; the archers are in command all the same and may close in.
    play.play(pick("GLO.L")).play(march("0110")).play(finish());
    assert!(play.is("GLO.IN2", "in_command"));
    play.play(pick("GLO.IN2")).allowed(march("1005"));
    // The other way round: to come near does not help.
    let table =
        Table::field("GLO.MA1 0505 f1, GLO.IN2 0905 f1, GLO.L 0110, HEN.MA1 1105 f4, HEN.L 1305");
    let mut play = table.start();
    play.play(pick("GLO.L")).play(march("0705")).play(finish());
    assert!(!play.is("GLO.IN2", "in_command"));
    play.play(pick("GLO.IN2")).refused(march("1005"), "7.22a/out-of-command-zoc");
}

/// It is recorded again before a continuation.
#[test]
fn r6_2b_a_continuation_records_command_anew() {
    let table =
        Table::field("GLO.MA1 0505 f1, GLO.IN2 0905 f1, GLO.L 0505, HEN.MA1 0605 f4, HEN.L 1305");
    let mut play = table.chit(4).start();
    play.play(pick("GLO.L")).play(march("0110")).play(finish()).play(end_movement());
    play.pass_to("barons 9.0").play(end_melee());
    assert!(play.is("GLO.IN2", "in_command"));
    play.play("continue-attack").play("no-reaction");
    assert!(!play.is("GLO.IN2", "in_command"));
}

/// Out of command: full allowance, but not next to an enemy, no fire, no melee.
#[test]
fn r6_2c_out_of_command_units_stay_away_from_the_enemy() {
    // 1005 faces south: 1006 is in its front, 1106 too; 0905 beside it is in no zone.
    let table =
        Table::field("GLO.IN1 0505 f1, GLO.MA1 0305 f1, GLO.L 0113, HEN.MA1 1005 f1, HEN.L 1305");
    let mut play = table.start();
    assert!(!play.is("GLO.IN1", "in_command"));
    play.play(pick("GLO.IN1"));
    play.refused(march("0905"), "6.2c/out-of-command-near").allowed(march("0805"));
    // The full allowance is 7: six hexes and a turn.
    play.play(march("0708")).play(finish());
    let table =
        Table::field("GLO.IN2 0505 f1, GLO.MA1 0305 f1, GLO.L 0113, HEN.MA1 0705 f4, HEN.L 1305");
    let mut play = table.clone().at("offensive-fire").start_with(&[1, 1]);
    assert_eq!(play.decides(), "royalists 3.B1", "nobody may shoot");
    play.refused(fire("GLO.IN2", "0705"), "8.0/not-now");
    // One unit in command keeps the segment open.
    let table =
        Table::field("GLO.IN2 0505 f1, GLO.IN3 0704 f2, GLO.L 1006, HEN.MA1 0705 f4, HEN.L 1305");
    let mut play = table.at("offensive-fire").start();
    play.refused(fire("GLO.IN2", "0705"), "6.2c/out-of-command");
    play.allowed(fire("GLO.IN3", "0705"));
}

/// Units that were next to an enemy at the snapshot are free of these bans, not of 7.22.
#[test]
fn r6_2c_contact_at_the_snapshot_frees_a_unit() {
    let table = Table::field(
        "GLO.IN2 0604 f2, GLO.MA1 0505 f1, GLO.L 0113, HEN.MA1 0605 f1, HEN.MA2 0803 f4, HEN.L 1305",
    );
    let mut play = table.clone().at("offensive-fire").start();
    play.allowed(fire("GLO.IN2", "0803"));
    let mut play = table.clone().at("melee").start();
    assert!(!play.is("GLO.MA1", "in_command"));
    play.allowed(attack("0605", "0505")).allowed(attack("0605", "0505 0604"));
    // In movement: 0606 touches 0605 and lies in no zone; 0703 lies before 0803.
    let mut play = table.start();
    play.play(pick("GLO.MA1")).play(face("GLO.MA1", 2)).allowed(march("0606"));
    play.play(finish());
    play.play(pick("GLO.IN2")).refused(march("0703"), "7.22a/out-of-command-zoc");
}

#[test]
fn r6_2c_melee_is_for_units_in_command_or_in_contact() {
    // A reinforcement of the line: out of command, it stepped near nobody; begun in melee both touch.
    let table = Table::field(
        "GLO.MA1 0505 f1, GLO.MA2 0303 f1, GLO.L 0113, HEN.MA1 0605 f4 shaken, HEN.L 1305",
    );
    let mut play = table.at("melee").start();
    assert!(!play.is("GLO.MA1", "in_command"));
    play.allowed(attack("0605", "0505"));
}

#[test]
fn r6_2d_charging_cavalry_counts_as_in_command() {
    let table =
        Table::field("GLO.HC1 0505 f1, GLO.MA1 0305 f1, GLO.L 0113, HEN.MA1 0805 f4, HEN.L 1305");
    let mut play = table.start();
    assert!(!play.is("GLO.HC1", "in_command"));
    play.play(pick("GLO.HC1"));
    // A plain move into the zone is refused, the charge is not.
    play.refused(march("0705"), "7.22a/out-of-command-zoc");
    play.play(charge("0805", "0705", 1));
    assert_eq!(play.hex("GLO.HC1"), "0705");
    assert_eq!(play.unit("GLO.HC1")["charging"], "0805");
    play.play(end_movement()).pass_to("barons 9.0");
    play.allowed(attack("0805", "0705"));
}

/// 6.3: nine or ten wounds a leader whose stack was hit by a shot; one die for each leader.
#[test]
fn r6_3_a_leader_with_a_stack_that_was_hit_may_be_wounded() {
    let table = || {
        let text = "SIM.IN2 0505 f1, SIM.IN1 0504 f1, SIM.L 0405, EDW.IN2 0705 f4, EDW.L 0705,
                    HEN.MA1 0706 f4, HEN.L 0706";
        Table::field(text).at("offensive-fire")
    };
    let mut play = table().start();
    play.roll(&[1], fire("SIM.IN2", "0705"));
    assert_eq!(play.throws(), "8.5:d10=1", "without a hit there is no roll");
    for (die, wounded) in [(8, false), (9, true), (10, true)] {
        let mut play = table().start();
        play.roll(&[9, die], fire("SIM.IN2", "0705"));
        assert_eq!(play.throws(), format!("8.5:d10=9 6.3:d10={die}"));
        assert_eq!(play.is("EDW.L", "wounded"), wounded);
    }
    // Two leaders in the hex: two dice; a wounded one is safe (U-71).
    let text = "SIM.IN2 0505 f1, SIM.IN1 0504 f1, SIM.L 0405, EDW.IN2 0705 f4, EDW.L 0705,
                HEN.MA1 0706 f4, HEN.L 0705";
    let mut play = Table::field(text).at("offensive-fire").start();
    play.roll(&[9, 1, 8], fire("SIM.IN2", "0705"));
    assert_eq!(play.events_of("leader-rolled").len(), 2);
    let text = text.replace("EDW.L 0705", "EDW.L 0705 wounded");
    let mut play = Table::field(&text).at("offensive-fire").start();
    play.roll(&[9, 8], fire("SIM.IN2", "0705"));
    assert_eq!(play.events_of("leader-rolled")[0]["unit"], "L.HEN.L");
}

/// U-71 with its options: a roll for each hit, and what a second wound does.
#[test]
fn r6_3_rolls_for_each_hit_and_second_wounds_are_options() {
    // d10 = 10 +1 against men-at-arms is an 11: two hits in column 6... the knights have 6 points.
    let table = Table::field(
        "SIM.HC1 0505 f1, SIM.MA1 0405 f1, SIM.L 0205, EDW.IN2 0605 f4, EDW.L 0605, HEN.MA1 1305 f4,
         HEN.L 1305",
    );
    let table = table.at("melee");
    // Against infantry +2: 8 is a 10, two hits.
    let mut play = table.clone().option("leader_roll", "per_result").start();
    play.roll(&[8, 1, 1, 1, 1], attack("0605", "0505"));
    assert_eq!(play.events_of("leader-rolled").len(), 1);
    let mut play = table.clone().option("leader_roll", "per_hit").start();
    play.roll(&[8, 1, 1, 1, 1, 1], attack("0605", "0505"));
    assert_eq!(play.events_of("leader-rolled").len(), 2);
    let wounded = Table::field(
        "SIM.HC1 0505 f1, SIM.MA1 0405 f1, SIM.L 0205, EDW.IN2 0605 f4, EDW.L 0605 wounded,
         HEN.MA1 1305 f4, HEN.L 1305",
    );
    let wounded = wounded.at("melee");
    let mut play = wounded.clone().option("wounded_again", "immune").start();
    play.roll(&[8, 1, 1, 1], attack("0605", "0505"));
    assert_eq!(play.hex("EDW.L"), "0605");
    for (die, place) in [(8, "0605"), (9, "gone")] {
        let mut play = wounded.clone().option("wounded_again", "removed").start();
        play.roll(&[8, 1, die, 1, 1], attack("0605", "0505"));
        assert_eq!(play.hex("EDW.L"), place);
    }
}

/// U-72: when the overall leader is wounded, every friendly unit within five hexes checks at once.
#[test]
fn r6_3_a_wounded_overall_leader_shakes_those_around_him() {
    // 1205 is five hexes from 0705, 1305 six; IN2 stands with the King: -1 to its die.
    let table = Table::field(
        "SIM.IN2 0505 f1, SIM.IN1 0504 f1, SIM.L 0405, HEN.IN3 0705 f4, HEN.MA1 1205 f4, HEN.MA2 1305 f4,
         HEN.L 0705, EDW.IN1 0802 f4, EDW.L 1302",
    );
    let mut play = table.at("offensive-fire").start();
    // Shot, leader, then by hex: 0705 (morale 6, leader), 0802 (morale 7), 1205 (morale 7).
    play.roll(&[9, 9, 7, 8, 7], fire("SIM.IN2", "0705"));
    assert_eq!(play.throws(), "8.5:d10=9 6.3:d10=9 12.0:d10=7 12.0:d10=8 12.0:d10=7");
    assert!(play.is("HEN.L", "wounded"));
    assert!(!play.is("HEN.IN3", "shaken"), "7 - 1 for the leader is 6");
    assert!(play.is("EDW.IN1", "shaken"), "units of every Battle check");
    assert!(!play.is("HEN.MA1", "shaken"));
    // Edward leads nobody else at Lewes.
    let table = Table::field(
        "SIM.IN2 0505 f1, SIM.IN1 0504 f1, SIM.L 0405, EDW.IN2 0705 f4, EDW.IN1 0706 f4, EDW.L 0705,
         HEN.MA1 1305 f4, HEN.L 1305",
    );
    table.at("offensive-fire").start().roll(&[9, 9], fire("SIM.IN2", "0705"));
}

/// U-51: a leader alone whose hex is entered goes to the nearest unit of his Battle, the owner choosing among equals.
#[test]
fn r6_3_a_leader_alone_makes_room() {
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.L 0405, HEN.MA1 0805 f1, HEN.MA2 0803 f1, HEN.IN1 0905 f1, HEN.L 0604",
    );
    let mut play = table.start();
    play.play(pick("SIM.MA1")).play(step("0604"));
    // 0803 and 0805: two hexes each? From 0604 both are two columns away.
    assert_eq!(play.decides(), "royalists 6.3");
    assert_eq!(play.offered(), "concede displace");
    play.refused(displace("HEN.L", "0905"), "6.3/leader-place");
    play.play(displace("HEN.L", "0805"));
    assert_eq!(play.hex("HEN.L"), "0805");
    assert_eq!(play.decides(), "barons 7.0", "the mover goes on");
}

#[test]
fn r6_3_a_leader_without_a_battle_leaves_play() {
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.L 0405, EDW.IN1 gone, EDW.L 0604, HEN.MA1 1305 f4, HEN.L 1305",
    );
    let mut play = table.clone().start();
    play.play(pick("SIM.MA1")).play(step("0604"));
    assert_eq!(play.hex("EDW.L"), "gone");
    // The option: he first rolls as for a hit on his stack.
    let mut play = table.option("overrun_leader", "casualty_roll").start();
    play.play(pick("SIM.MA1")).roll(&[9], step("0604"));
    assert_eq!(play.throws(), "6.3:d10=9");
    let table = Table::field(
        "SIM.MA1 0505 f1, SIM.L 0405, HEN.MA1 0805 f1, HEN.L 0604, EDW.IN1 1305 f4, EDW.L 1305",
    );
    for (die, wounded) in [(8, false), (9, true)] {
        let mut play = table.clone().option("overrun_leader", "casualty_roll").start();
        // The King is the overall leader: those within five hexes check when he is wounded.
        let dice: &[u8] = if wounded { &[die, 1] } else { &[die] };
        play.play(pick("SIM.MA1")).roll(dice, step("0604"));
        assert_eq!((play.is("HEN.L", "wounded"), play.hex("HEN.L")), (wounded, "0805".to_owned()));
    }
}
