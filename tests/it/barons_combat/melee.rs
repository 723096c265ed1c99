//! BARONS 9.0 to 9.3: melee.

use super::geo;
use crate::barons::table::*;
use gonfalon::kernel::{Dice, SeededDice, every_outcome};
use gonfalon::scenario::barons::SymbolKind;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::event::Event;
use std::collections::BTreeSet;

fn melee(counters: &str) -> Table {
    Table::own(counters).melee()
}

/// BARONS 9.0: unshaken units of the active Battle attack one enemy hex in front of them.
#[test]
fn r9_0_who_may_attack_whom() {
    let play = melee(
        "A1 Inf 5/7 0607 f0; A2 Inf 5/7 0507 f3; A3 Inf 5/7 0707 f5 shaken; A4 Inf 5/7 0608 f0
         C1 Inf 5/7 0706 f4; B1 Inf 5/7 0606 f3",
    )
    .start();
    assert_eq!(play.decides(), "barons 9.0");
    assert_eq!(play.why_not(attack("0606", "0507")), "7.13c/not-in-front");
    assert_eq!(play.why_not(attack("0606", "0707")), "12.1/shaken-melee");
    assert_eq!(play.why_not(attack("0606", "0706")), "3.C/not-active");
    assert_eq!(play.why_not(attack("0606", "0608")), "9.0/not-adjacent");
    assert_eq!(play.why_not(attack("0605", "0607")), "9.0/no-enemy");
    assert_eq!(play.why_not(attack("0707", "0607")), "9.0/no-enemy", "a friend");
    assert_eq!(play.why_not(attack("0606", "")), "9.1.1/bad-attack");
    assert_eq!(play.why_not(attack("0606", "0607 0607")), "9.1.1/bad-attack");
    assert_eq!(play.why_not(attack("0607", "0606")), "3.C/not-active", "it is not their turn");
    assert_eq!(play.why_not(fire("A1", "0606")), "8.0/not-now");
    assert_eq!(play.offers("attack", "target from"), "0606-0607");
}

/// BARONS 9.0: it is voluntary.
#[test]
fn r9_0_nobody_must_attack() {
    let mut play = melee("A1 Inf 5/7 0607 f0; B1 Inf 5/7 0606 f3").start();
    play.play(end_melee());
    assert_eq!(play.decides(), "barons 11.0");
}

/// BARONS 9.0, U-33: each hex attacks once, each enemy hex is attacked once, both units of a hex together.
#[test]
fn r9_0_once_each() {
    let mut play = melee(
        "A1 Inf 5/7 0607 f0; A2 Inf 5/7 0507 f1; A3 MaA 2/7 0607 f0; B1 Inf 9/9 0606 f3; B2 Inf 9/9 0707 f4",
    )
    .start();
    play.roll(&[1, 1], attack("0606", "0607"));
    assert_eq!(play.decides(), "barons 11.0", "0507 has no other target than the attacked one");
    let mut play =
        melee("A1 Inf 5/7 0607 f0; B1 Inf 9/9 0606 f3; B2 Inf 9/9 0707 f4; B3 Inf 9/9 0608 f4")
            .start();
    assert_eq!(play.offers("attack", "target from"), "0606-0607 0707-0607");
    play.play(end_melee());
    let mut play = melee(
        "A1 Inf 5/7 0607 f0; A2 Inf 5/7 0506 f1; A3 Inf 5/7 0706 f3; B1 Inf 9/9 0606 f3; B2 Inf 9/9 0707 f4
         B3 Inf 9/9 0605 f4",
    )
    .start();
    play.roll(&[1, 1], attack("0606", "0607"));
    assert_eq!(play.why_not(attack("0707", "0607")), "9.0/has-attacked");
    assert_eq!(play.why_not(attack("0606", "0506")), "9.0/attacked-hex");
    assert_eq!(play.offers("attack", "target from"), "0605-0506 0707-0706");
}

/// BARONS 5.3, 9.0: who was in contact from the start attacks even with a 0; nothing else is open to it.
#[test]
fn r9_0_contact_needs_no_chit() {
    let mut play = melee("A1 Inf 5/7 0607 f0; B1 Inf 9/9 0606 f3").chit(0).start();
    play.roll(&[1, 1, 1, 1], attack("0606", "0607"));
    assert_eq!(play.turn(), 6, "a 0 allows no continuation");
}

/// BARONS 5.3, U-22: an attack on a hex that was not in contact needs a new attack; stepping beside a flank is free.
#[test]
fn r9_0_new_attacks_are_limited_by_the_chit() {
    // A1 steps next to the rears of both: no ZOC, nothing is named.
    let counters = "A1 Inf 5/7 0608 f0; A2 Inf 5/7 0507 f1; B1 Inf 9/9 0606 f0; B2 Inf 9/9 0707 f0";
    let come = |chit: u8| {
        let mut play = Table::own(counters).chit(chit).start();
        play.play(pick("A1")).play(step("0607")).play(finish());
        play.play(end_movement()).play(end_adjustment());
        play
    };
    let play = come(0);
    assert_eq!(play.decides(), "barons 9.0");
    assert_eq!(play.why_not(attack("0707", "0607")), "5.3/attack-limit");
    assert_eq!(play.why_not(attack("0606", "0507 0607")), "5.3/attack-limit", "A1 is new there");
    assert_eq!(play.offers("attack", "target from"), "0606-0507");
    let mut play = come(1);
    assert_eq!(
        play.offers("attack", "target from"),
        "0606-0507 0606-0507+0607 0606-0607 0707-0607"
    );
    play.roll(&[1, 1], attack("0606", "0507"));
    assert_eq!(play.offers("attack", "target from"), "0707-0607", "contact took no new attack");
}

/// BARONS 9.0, U-91: no attack across a hexside that the attacker can't cross; the reply always is.
#[test]
fn r9_0_nobody_attacks_across_what_he_cannot_cross() {
    let bench = Table::land(
        "0606^2",
        "A1 HC 5/7 0607 f0; A2 Inf 5/7 0507 f1; B1 HC 5/7 0606 f3; B2 Inf 5/7 1212 f0",
    );
    let play = bench.melee().start();
    assert_eq!(play.why_not(attack("0606", "0607")), "9.0/prohibited");
    assert_eq!(play.offers("attack", "from"), "0507");
    let bench = Table::land("0606m", "A1 HC 5/7 0607 f0; A2 MaA 5/7 0507 f1; B1 Inf 5/7 0606 f3");
    let play = bench.melee().start();
    assert_eq!(play.why_not(attack("0606", "0607")), "9.0/prohibited");
    // Cavalry below a steep slope replies to foot above it.
    let bench = Table::land("0607^2", "A1 Inf 5/7 0607 f0; B1 HC 5/7 0606 f3; B2 Inf 5/7 1212 f0");
    let mut play = bench.melee().start();
    // Infantry: -2 for cavalry, +1 for the slope; cavalry +2 for infantry, -1 for the slope.
    play.roll(&[1, 1], attack("0606", "0607"));
    assert_eq!(play.struck(), "0607-1=0 0606+1=0");
}

/// BARONS 13.0: a Battle that is Shaken or Broken starts no melee.
#[test]
fn r9_0_a_battle_that_is_down_does_not_attack() {
    for state in [SymbolKind::Shaken, SymbolKind::Broken] {
        let counters = "A1 Inf 5/7 0607 f0; C1 Inf 5/7 0102 f0; B1 Inf 9/9 0606 f3";
        let mut play = Table::own(counters).state("A", state).start();
        play.play(end_movement()).play(end_adjustment());
        assert_eq!(play.decides(), "barons 11.0", "there is no melee");
    }
}

/// BARONS 9.0, U-39: the class with more strength gives die and type; infantry if equal; Shaken units add nothing in attack.
#[test]
fn r9_0_mixed_stacks() {
    let play = |attackers: &str, defender: &str| {
        let far = "A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";
        let mut play = melee(&format!("{attackers}; {defender}; {far}")).start();
        play.with(&mut ThenOnes(Vec::new()), &play.action(&attack("0606", "0607")));
        let rolls: Vec<(u8, u8, String)> = play
            .log
            .events()
            .filter_map(|event| match event {
                Event::Struck { roll, .. } => {
                    Some((roll.strength, roll.sides(&play.scene), format!("{:+}", roll.adds())))
                }
                _ => None,
            })
            .collect();
        rolls
    };
    let inf = "B1 Inf 5/7 0606 f3";
    let rolled = |strength, sides, adds: &str| (strength, sides, adds.to_owned());
    assert_eq!(play("A1 MaA 4/7 0607 f0; A2 Inf 3/7 0607 f0", inf)[0], rolled(7, 8, "+1"));
    assert_eq!(play("A1 MaA 3/7 0607 f0; A2 Inf 4/7 0607 f0", inf)[0], rolled(7, 6, "+0"));
    assert_eq!(
        play("A1 MaA 4/7 0607 f0; A2 Inf 4/7 0607 f0", inf)[0],
        rolled(8, 6, "+0"),
        "infantry"
    );
    // Strength now, not as printed: 5 with three hits is 3.
    assert_eq!(play("A1 MaA 5/7 0607 f0 hits3; A2 Inf 4/7 0607 f0", inf)[0], rolled(7, 6, "+0"));
    let shaken = "A1 MaA 5/7 0607 f0 shaken; A2 Inf 4/7 0607 f0";
    assert_eq!(play(shaken, inf)[0], rolled(4, 6, "+0"), "unshaken units alone");
    assert_eq!(play(shaken, inf)[1], rolled(5, 6, "+0"), "nor does the reply see them");
    // In defence all count.
    let mixed = "B1 MaA 5/7 0606 f3 shaken; B2 Inf 4/7 0606 f3";
    assert_eq!(play("A1 Inf 5/7 0607 f0", mixed)[1], rolled(9, 8, "+1"));
    assert_eq!(play("A1 Inf 5/7 0607 f0", mixed)[0], rolled(5, 6, "-1"));
}

/// BARONS 9.1, 9.1.1, 9.1.2: one die for each attacking hex, in the order of their numbers, then one for the defender.
#[test]
fn r9_1_one_die_for_each_hex() {
    let counters = "A1 Inf 5/7 0607 f0; A2 MaA 5/7 0507 f1; A3 HC 5/7 0605 f3; B1 Inf 9/9 0606 f3; A9 Inf 5/7 1212 f0";
    let mut play = melee(counters).start();
    // The order in which they are named does not matter.
    play.play(attack("0606", "0607 0507 0605"));
    assert_eq!(play.decides(), "royalists 9.1.4");
    assert_eq!(play.dice(), "", "the dice come after the defender's choice");
    play.roll(&[1, 3, 6, 1], reply("0607"));
    assert_eq!(play.dice(), "9.1.2/8 9.1.2/10 9.1.2/6 9.1.4/6");
    // 0507 men-at-arms in front +1; 0605 cavalry in the rear +2 +1, opposite 0607: +1; 0607 infantry +0.
    assert_eq!(play.struck(), "0507+1=0 0605+4=1 0607+0=1 0606+0=0");
    assert_eq!(play.at("B1"), "0606 f3 hits2");
}

/// BARONS 9.1.1: the attacker names the hex he attacks and the hexes that attack it: any of those that may, each once.
#[test]
fn r9_1_1_the_announcement() {
    let counters = "A1 Inf 5/7 0607 f0; A2 MaA 5/7 0507 f1; A3 HC 5/7 0605 f3; B1 Inf 9/9 0606 f3; A9 Inf 5/7 1212 f0";
    let play = melee(counters).start();
    assert_eq!(
        play.offers("attack", "target from"),
        "0606-0507 0606-0507+0605 0606-0507+0605+0607 0606-0507+0607 0606-0605 0606-0605+0607 0606-0607"
    );
    assert!(play.allows(attack("0606", "0607 0605 0507")), "in any order");
    assert_eq!(play.why_not(attack("0606", "")), "9.1.1/bad-attack");
    assert_eq!(play.why_not(attack("0606", "0507 0607 0507")), "9.1.1/bad-attack");
    assert_eq!(play.why_not(attack("0606", "0507 0706")), "9.0/nobody-attacks");
}

/// BARONS 9.1.2, 9.2: everything that counts for one roll adds up, and each side has its own sum.
#[test]
fn r9_1_2_the_modifiers_of_both_sides() {
    // Cavalry against infantry +2, rear +1, concentric +1, downhill +1, a leader +2; the other attacker in front +0.
    let counters =
        "A1 HC 1/7 0605 f3; AL leader 0605 bonus2; A2 MaA 1/7 0607 f0; B1 Inf 1/9 0606 f3
                    BL leader 0606 bonus1; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";
    let bench = Table::land("0605^1", counters).melee();
    let mut play = bench.start();
    play.play(attack("0606", "0605 0607"));
    let action = play.action(&reply("0605"));
    play.with(&mut ThenOnes(Vec::new()), &action);
    // The reply: infantry against cavalry -2, uphill -1, the leader +1; nothing for flank or rear.
    assert_eq!(play.struck(), "0605+7=1 0607+1=0 0606-2=0");
}

/// BARONS 9.2: the reply takes type, leader and slope only, even if it goes to somebody's flank.
#[test]
fn r9_2_the_reply_takes_no_flank() {
    for facing in [0, 5] {
        let counters = format!(
            "A1 Inf 1/7 0607 f{facing}; B1 Inf 1/7 0606 f3; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0"
        );
        let mut play = melee(&counters).start();
        play.roll(&[1, 1], attack("0606", "0607"));
        assert_eq!(play.struck(), "0607+0=0 0606+0=0");
    }
}

/// BARONS 6.2, 9.0, U-24: out of command nobody attacks whom he was not next to when the activation began.
#[test]
fn r9_0_out_of_command() {
    let counters =
        "AL leader gone; A1 Inf 9/9 0708 f3; A2 Inf 2/7 0510 f1 hits2; A3 Inf 9/9 0510 f1
                    A4 Inf 9/9 0203 f0; B4 Inf 9/9 0202 f3; B1 HC 6/8 0606 f3 react5";
    let mut play = Table::land("0710~ 0610~ 0509~", counters).start();
    play.play(pick("A2"));
    // A reaction brings B1 next to A3, and it finds no way back.
    play.roll(&[6], step("0609")).roll(&[5, 1], charge("0609", "0608", 3));
    play.play(advance("B1")).play(face("B1", 0)).play("end-charge");
    assert_eq!(
        (play.at("B1").as_str(), play.decides().as_str()),
        ("0609 f0 shaken", "barons 3.C1")
    );
    play.play(end_movement()).play(end_adjustment());
    assert_eq!(play.decides(), "barons 9.0");
    assert_eq!(play.why_not(attack("0609", "0510")), "6.2c/out-of-command");
    assert_eq!(play.offers("attack", "target from"), "0202-0203", "in contact from the start");
}

/// BARONS 9.1.3: the type table, both ways, with its dice.
#[test]
fn r9_1_3_types_and_dice() {
    let classes = ["Inf", "MaA", "HC"];
    let types = [[0, 1, 2], [-1, 0, 1], [-2, -1, 0]];
    let sides = [6, 8, 10];
    for (a, attacker) in classes.iter().enumerate() {
        for (d, defender) in classes.iter().enumerate() {
            let counters = format!(
                "A1 {attacker} 1/7 0607 f0; B1 {defender} 1/7 0606 f3; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0"
            );
            let mut play = melee(&counters).start();
            play.roll(&[1, 1], attack("0606", "0607"));
            assert_eq!(play.dice(), format!("9.1.2/{} 9.1.4/{}", sides[a], sides[d]));
            let (own, other) = (types[d][a], types[a][d]);
            assert_eq!(play.struck(), format!("0607{own:+}=0 0606{other:+}=0"));
        }
    }
}

/// BARONS 9.1.4, U-34: the defender chooses any attacking hex, behind him too; under the option one in front, or none.
#[test]
fn r9_1_4_the_defender_chooses() {
    let counters = "A1 Inf 5/7 0607 f0; A2 Inf 5/7 0605 f3; B1 HC 9/9 0606 f3; A9 Inf 5/7 1212 f0";
    let mut play = melee(counters).start();
    play.play(attack("0606", "0605 0607"));
    assert_eq!(play.offers("reply", "hex"), "0605 0607");
    assert_eq!(play.why_not(reply("0507")), "9.1.4/not-attacking");
    play.roll(&[1, 1, 10, 1], reply("0605"));
    // A 10 and 2 in column 7: three hits on the unit rolled against: 5/7 with three hits and a check.
    assert_eq!(play.struck(), "0605+0=0 0607-2=0 0606+2=3");
}

/// BARONS 9.1.4: under the other reading.
#[test]
fn r9_1_4_replies_to_the_front_only() {
    let counters = "A1 Inf 5/7 0607 f0; A2 Inf 5/7 0605 f3; A3 Inf 5/7 0507 f1; B1 HC 9/9 0606 f3; A9 Inf 5/7 1212 f0";
    let mut play = melee(counters).option("reply_arc", "front_only").start();
    play.play(attack("0606", "0605 0607 0507"));
    assert_eq!(play.offers("reply", "hex"), "0507 0607");
    assert_eq!(play.why_not(reply("0605")), "9.1.4/reply-front");
    // With nobody in front there is no reply, and no die for it.
    let mut play = melee(counters).option("reply_arc", "front_only").start();
    play.roll(&[1], attack("0606", "0605"));
    assert_eq!(play.dice(), "9.1.2/6");
    // With one in front there is nothing to choose.
    let mut play = melee(counters).option("reply_arc", "front_only").start();
    play.roll(&[1, 1, 1], attack("0606", "0605 0607"));
    assert_eq!(play.dice(), "9.1.2/6 9.1.2/6 9.1.4/10");
}

/// BARONS 9.1.5: both sides' hits count at once: a stack that dies still replies.
#[test]
fn r9_1_5_results_are_simultaneous() {
    let mut play = melee(
        "A1 HC 2/7 0607 f0 hits2; B1 HC 2/7 0606 f3 hits2; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0",
    )
    .start();
    play.roll(&[6, 6], attack("0606", "0607"));
    assert_eq!((play.at("A1").as_str(), play.at("B1").as_str()), ("gone", "gone"));
    assert_eq!(play.decides(), "barons 11.0", "nobody is left to advance");
    // Hits of several attackers add up.
    let mut play = melee(
        "A1 HC 9/7 0607 f0; A2 HC 9/7 0507 f1; B1 Inf 6/7 0606 f3; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0",
    )
    .start();
    play.play(attack("0606", "0507 0607"));
    play.roll(&[9, 9, 1], reply("0507"));
    assert_eq!(play.at("B1"), "gone", "three and three");
}

/// BARONS 9.2.1, U-38: the bonus of a leader of the same Battle, for the reply too.
#[test]
fn r9_2_1_leaders() {
    let far = "A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";
    let struck = |leaders: &str, option: &str| {
        let counters = format!("A1 Inf 1/7 0607 f0; B1 Inf 1/7 0606 f3; {leaders}; {far}");
        let mut play = melee(&counters).option("overall_bonus", option).start();
        play.with(&mut ThenOnes(Vec::new()), &play.action(&attack("0606", "0607")));
        play.struck()
    };
    assert_eq!(struck("AL leader 0607 bonus2", "own"), "0607+2=0 0606+0=0");
    assert_eq!(struck("BL leader 0606 bonus3", "own"), "0607+0=0 0606+3=0");
    assert_eq!(struck("AL leader 0607 bonus2 wounded", "own"), "0607+0=0 0606+0=0");
    assert_eq!(struck("AL leader 0507 bonus2", "own"), "0607+0=0 0606+0=0", "beside them");
    let other = "C1 Inf 1/7 0102 f0; CL leader 0607 bonus2";
    assert_eq!(struck(other, "own"), "0607+0=0 0606+0=0", "of another Battle");
    assert_eq!(struck(other, "any"), "0607+0=0 0606+0=0", "he is not the overall leader");
    // The overall leader with another Battle's unit.
    let overall = |option: &str| {
        let counters = format!(
            "C1 Inf 1/7 0607 f0; B1 Inf 1/7 0606 f3; AL leader 0607 bonus3; CL leader 0607 bonus1; {far}"
        );
        let mut play = melee(&counters).active("C").option("overall_bonus", option).start();
        play.with(&mut ThenOnes(Vec::new()), &play.action(&attack("0606", "0607")));
        play.struck()
    };
    assert_eq!(overall("own"), "0607+1=0 0606+0=0");
    assert_eq!(overall("any"), "0607+3=0 0606+0=0", "the highest");
}

/// BARONS 9.2, 9.2.2, 9.2.3: flank and rear: +1 each, for the attacker alone.
#[test]
fn r9_2_2_flank_and_rear() {
    for facing in 0..6_u8 {
        for side in 0..6_u8 {
            let from = geo::beside("0606", side);
            let to = (side + 3) % 6;
            let counters = format!(
                "A1 Inf 1/7 {from} f{to}; B1 Inf 1/7 0606 f{facing}; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0"
            );
            let mut play = melee(&counters).start();
            play.roll(&[1, 1], attack("0606", &from));
            let adds = i32::from(geo::arc(facing, side) > 0);
            assert_eq!(play.struck(), format!("{from}{adds:+}=0 0606+0=0"));
        }
    }
}

/// BARONS 9.2.3: the rear is worth as much as the flank; both values are data.
#[test]
fn r9_2_3_the_rear_has_its_own_value() {
    let adds = |facing: u8| {
        let counters = format!(
            "A1 Inf 1/7 0607 f0; B1 Inf 1/7 0606 f{facing}; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0"
        );
        let bench = melee(&counters).data(|data| (data.tables.flank, data.tables.rear) = (2, 4));
        let mut play = bench.start();
        play.with(&mut ThenOnes(Vec::new()), &play.action(&attack("0606", "0607")));
        play.struck()[4..6].to_owned()
    };
    assert_eq!([3, 2, 1, 0, 5, 4].map(adds), ["+0", "+0", "+2", "+4", "+4", "+2"]);
}

/// BARONS 9.2.4, U-35: uphill -1, downhill +1, a steep slope like any other, for either roller.
#[test]
fn r9_2_4_slopes() {
    for (ground, up) in
        [("", 0), ("0606^1", 1), ("0606^2", 1), ("0606^3", 1), ("0607^1", -1), ("0607^3", -1)]
    {
        let counters =
            "A1 Inf 1/7 0607 f0; B1 Inf 1/7 0606 f3; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";
        let mut play = Table::land(ground, counters).melee().start();
        play.roll(&[1, 1], attack("0606", "0607"));
        assert_eq!(play.struck(), format!("0607{:+}=0 0606{up:+}=0", -up), "{ground}");
    }
    // No other terrain counts, and a road does not level the slope.
    for letter in ["w", "t", "r", "m", "="] {
        let ground = format!("0606{letter}");
        let counters =
            "A1 Inf 1/7 0607 f0; B1 Inf 1/7 0606 f3; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";
        let mut play = Table::land(&ground, counters).melee().start();
        play.roll(&[1, 1], attack("0606", "0607"));
        assert_eq!(play.struck(), "0607+0=0 0606+0=0", "{letter}");
    }
    let road = "A1 Inf 1/7 0607 f0; B1 Inf 1/7 0606 f3; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";
    let mut play = Table::land("0606r 0607r 0606^1", road).melee().start();
    play.roll(&[1, 1], attack("0606", "0607"));
    assert_eq!(play.struck(), "0607-1=0 0606+1=0");
}

/// BARONS 9.2.5, U-36: concentric attacks through flank or rear: every set of attackers around every facing.
#[test]
fn r9_2_5_every_set_of_attackers() {
    for bonus in [1_i32, 2] {
        for facing in 0..6_u8 {
            let mut counters = format!("B1 Inf 20/10 0606 f{facing}; A9 Inf 5/7 1212 f0");
            for side in 0..6_u8 {
                let from = geo::beside("0606", side);
                counters.push_str(&format!("; A{side} Inf 1/7 {from} f{}", (side + 3) % 6));
            }
            let start = melee(&counters).option("concentric_bonus", bonus).start();
            for set in 1..64_u8 {
                let sides: Vec<u8> = (0..6).filter(|d| set >> d & 1 == 1).collect();
                let has = |d: u8| sides.contains(&(d % 6));
                let concentric = sides.len() > 3
                    || sides.iter().any(|&d| has(d + 3))
                    || sides.iter().any(|&d| has(d + 2) && has(d + 4));
                let mut hexes: Vec<(String, u8)> =
                    sides.iter().map(|&d| (geo::beside("0606", d), d)).collect();
                hexes.sort();
                let from: Vec<&str> = hexes.iter().map(|(hex, _)| hex.as_str()).collect();
                let mut play = start.clone();
                let action = play.action(&attack("0606", &from.join(" ")));
                play.with(&mut ThenOnes(Vec::new()), &action);
                if sides.len() > 1 {
                    let action = play.action(&reply(from[0]));
                    play.with(&mut ThenOnes(Vec::new()), &action);
                }
                let mut expected = String::new();
                for (hex, d) in &hexes {
                    let outside = geo::arc(facing, *d) > 0;
                    let adds = i32::from(outside) + if outside && concentric { bonus } else { 0 };
                    expected.push_str(&format!("{hex}{adds:+}=0 "));
                }
                assert!(play.struck().starts_with(&expected), "{facing}: {sides:?}");
            }
        }
    }
}

/// BARONS 9.3: the table once more, as it is printed.
const TABLE: [&str; 13] = [
    "0000000", "0000000", "0000000", "0000001", "0000011", "0011111", "1111111", "1111112",
    "1111222", "1112222", "1122222", "1222223", "1222233",
];

fn table(die: i32, adds: i32, strength: u8) -> u8 {
    let row = (die + adds).clamp(0, 12) as usize;
    let column = usize::from(strength.clamp(1, 7)) - 1;
    TABLE[row].as_bytes()[column] - b'0'
}

/// Dice of which the first few may show anything; the others show a 1.
struct First<'a>(&'a mut dyn Dice, usize);

impl Dice for First<'_> {
    fn face(&mut self, sides: u8) -> u8 {
        if self.1 == 0 {
            return 1;
        }
        self.1 -= 1;
        self.0.face(sides)
    }

    fn lot(&mut self) -> u64 {
        0
    }
}

/// BARONS 9.3, 9.1.3, 9.2: the exact chances of every number of hits, for every pair of classes, strength and circumstance;
/// every cell of the table is reached.
#[test]
fn r9_3_exact_chances() {
    let classes = ["Inf", "MaA", "HC"];
    let types = [[0, 1, 2], [-1, 0, 1], [-2, -1, 0]];
    let sides = [6_i32, 8, 10];
    let mut cells = BTreeSet::new();
    for (a, attacker) in classes.iter().enumerate() {
        for (d, defender) in classes.iter().enumerate() {
            for strength in 1..=8_u8 {
                let other = 9 - strength;
                for (facing, outside) in [(3, 0), (1, 1), (0, 1)] {
                    for rise in [-1_i32, 0, 1] {
                        for bonus in [0_i32, 2] {
                            let ground = match rise {
                                1 => "0606^1",
                                -1 => "0607^1",
                                _ => "",
                            };
                            let counters = format!(
                                "A1 {attacker} {strength}/7 0607 f0; B1 {defender} {other}/7 0606 f{facing}
                                 AL leader 0607 bonus{bonus}; BL leader 0606 bonus{bonus}
                                 A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0"
                            );
                            let start = Table::land(ground, &counters).melee().start();
                            let action: Action = start.action(&attack("0606", "0607"));
                            let outcomes = every_outcome(|dice| {
                                let mut play = start.clone();
                                play.with(&mut First(dice, 2), &action);
                                let hits: Vec<u8> = play
                                    .log
                                    .events()
                                    .filter_map(|event| match event {
                                        Event::Struck { hits, .. } => Some(*hits),
                                        _ => None,
                                    })
                                    .collect();
                                (hits[0], hits[1])
                            });
                            let adds = types[d][a] + outside - rise + bonus;
                            let reply = types[a][d] + rise + bonus;
                            let mut expected = [[0.0_f64; 4]; 4];
                            for one in 1..=sides[a] {
                                for two in 1..=sides[d] {
                                    let (x, y) =
                                        (table(one, adds, strength), table(two, reply, other));
                                    expected[usize::from(x)][usize::from(y)] +=
                                        1.0 / f64::from(sides[a] * sides[d]);
                                    let row = (one + adds).clamp(0, 12);
                                    cells.insert((row, strength.min(7)));
                                    cells.insert(((two + reply).clamp(0, 12), other.min(7)));
                                }
                            }
                            let mut found = [[0.0_f64; 4]; 4];
                            for (chance, (x, y)) in outcomes {
                                found[usize::from(x)][usize::from(y)] += chance;
                            }
                            for x in 0..4 {
                                for y in 0..4 {
                                    assert!(
                                        (found[x][y] - expected[x][y]).abs() < 1e-9,
                                        "{counters} {ground}: {x} and {y} hits: {} not {}",
                                        found[x][y],
                                        expected[x][y]
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    assert_eq!(cells.len(), 13 * 7, "every cell is reached");
}

/// BARONS 9.0, 9.1.1: what is offered in a melee segment against a slow reference, in random positions.
#[test]
fn r9_0_offers_agree_with_a_slow_reference() {
    let mut pick = SeededDice::new(90);
    let mut attacks = 0;
    for round in 0..240 {
        let (bench, counters) = super::fire::random_field(&mut pick, "......wtm", 70);
        let bench = bench.at("melee");
        let play = bench.start_any();
        let map = bench.scenario().map.as_ref().expect("a map");
        let level =
            |(c, r): geo::At| i32::from(map.elevation[r as usize - 1].as_bytes()[c as usize - 1]);
        let letter = |(c, r): geo::At| map.grid[r as usize - 1].as_bytes()[c as usize - 1];
        let units: Vec<(&str, &str, geo::At, u8, bool)> = counters
            .iter()
            .filter(|words| !words.contains("leader"))
            .map(|words| {
                let w: Vec<&str> = words.split(' ').collect();
                let (hex, facing) = stance(words).expect("a place");
                (w[0], w[1], geo::at(hex), facing, words.contains("shaken"))
            })
            .collect();
        let mut expected = Vec::new();
        for target in units.iter().filter(|u| matches!(&u.0[..1], "B" | "D")) {
            let mut hexes: Vec<String> = units
                .iter()
                .filter(|u| {
                    let Some(d) = geo::direction(u.2, target.2) else { return false };
                    let horse = u.1 == "HC";
                    let open =
                        !horse || letter(target.2) != b'm' && level(target.2) - level(u.2) < 2;
                    u.0.starts_with('A') && !u.4 && geo::arc(u.3, d) == 0 && open
                })
                .map(|u| geo::label(u.2))
                .collect();
            hexes.sort();
            for set in 1..1_u32 << hexes.len() {
                let from: Vec<&str> = (0..hexes.len())
                    .filter(|i| set >> i & 1 == 1)
                    .map(|i| hexes[i].as_str())
                    .collect();
                expected.push(format!("{}-{}", geo::label(target.2), from.join("+")));
            }
        }
        expected.sort();
        attacks += expected.len();
        if expected.is_empty() {
            assert_ne!(play.decides(), "barons 9.0", "round {round}");
        } else {
            assert_eq!(play.offers("attack", "target from"), expected.join(" "), "{counters:#?}");
        }
    }
    assert!(attacks > 500, "{attacks} attacks");
}
