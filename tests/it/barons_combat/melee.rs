//! BARONS 9.0 and 9.1: who attacks whom, and the exchange of blows.

use crate::barons::table::*;
use gonfalon::scenario::barons::SymbolKind;
use gonfalon::systems::barons::event::Event;

pub(super) fn melee(counters: &str) -> Table {
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
