//! BARONS 7.4, 9.4 to 9.42: advance, retreat, evasion.

use super::geo;
use crate::barons::table::*;
use serde_json::json;

const FAR: &str = "A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";

/// B1 in 0606 with three hits takes a fourth from the south; then so many dice.
fn driven(ground: &str, others: &str, after: &[u8]) -> Play {
    let counters = format!("A1 HC 20/10 0607 f0; B1 Inf 7/9 0606 f3 hits3; {others}; {FAR}");
    let mut play = Table::land(ground, &counters).melee().start();
    let mut faces = vec![1, 1];
    faces.extend(after);
    play.roll(&faces, attack("0606", "0607"));
    play
}

/// BARONS 9.4.1, 7.4, U-48: two steps, each a hex farther from the start; the owner chooses.
#[test]
fn r9_4_1_a_retreat_of_two_hexes() {
    let mut play = driven("", "", &[]);
    assert_eq!(play.decides(), "royalists 9.4.1");
    assert_eq!(play.offers("retreat", "unit hex"), "B1-0506 B1-0507 B1-0605 B1-0706");
    assert_eq!(play.why_not(retreat("B1", "0607")), "9.4.1/enemy-held");
    assert_eq!(play.why_not(retreat("B1", "0604")), "9.4.1/not-adjacent");
    assert_eq!(play.why_not(retreat("B9", "1202")), "9.4.1/moving");
    assert_eq!(play.why_not(end_melee()), "9.0/not-now");
    play.play(retreat("B1", "0605"));
    assert_eq!(play.offers("retreat", "hex"), "0505 0604 0705");
    assert_eq!(play.why_not(retreat("B1", "0706")), "9.4.1/retreat-away");
    assert_eq!(play.why_not(retreat("B1", "0606")), "9.4.1/retreat-away");
    play.play(retreat("B1", "0705"));
    assert_eq!(play.decides(), "barons 9.4");
}

/// BARONS 7.4, 7.13e, U-49: after each step the entered hex is in front, with the smallest turn; no free turn follows.
#[test]
fn r7_4_the_facing_after_a_step() {
    let mut steps = 0;
    for facing in 0..6_u8 {
        for side in 0..6_u8 {
            let from = geo::beside("0606", side);
            let counters = format!(
                "A1 HC 20/10 {from} f{}; B1 Inf 7/9 0606 f{facing} hits3; {FAR}",
                (side + 3) % 6
            );
            let mut start = Table::own(&counters).melee().start();
            start.roll(&[1, 1], attack("0606", &from));
            for d in (0..6).filter(|&d| start.allows(retreat("B1", &geo::beside("0606", d)))) {
                let mut play = start.clone();
                let to = geo::beside("0606", d);
                play.play(retreat("B1", &to));
                let turn = |f: u8| ((f + 6 - facing) % 6).min((facing + 6 - f) % 6);
                let (one, other) = (d, (d + 5) % 6);
                let nearer = if turn(one) < turn(other) { one } else { other };
                assert_ne!(turn(one), turn(other));
                assert_eq!(play.at("B1"), format!("{to} f{nearer} hits4"), "{facing} to {d}");
                steps += 1;
            }
        }
    }
    assert_eq!(steps, 6 * 6 * 4, "every hex but the enemy's and the one in his ZOC");
}

/// BARONS 9.4.1.1, 7.23e: never into an enemy ZOC, even if a friend is there; Shaken enemies have none.
#[test]
fn r9_4_1_1_no_retreat_into_a_zoc() {
    let play = driven("", "", &[]);
    assert_eq!(play.why_not(retreat("B1", "0707")), "9.4.1.1/retreat-zoc");
    let play = driven("", "B2 Inf 5/7 0605 f3; A2 Inf 5/7 0604 f3", &[]);
    assert_eq!(play.why_not(retreat("B1", "0605")), "9.4.1.1/retreat-zoc");
    let play = driven("", "B2 Inf 5/7 0605 f3; A2 Inf 5/7 0604 f3 shaken", &[]);
    assert!(play.allows(retreat("B1", "0605")));
    // The second hex counts as well: what leads to it only is not offered.
    let mut play = driven("", "A2 Inf 5/7 0504 f3", &[]);
    play.play(retreat("B1", "0506"));
    assert_eq!(play.why_not(retreat("B1", "0505")), "9.4.1.1/retreat-zoc");
    assert_eq!(play.offers("retreat", "hex"), "0405 0406");
    // The only way is taken by itself.
    let mut play = driven("", "A2 Inf 5/7 0504 f3; A3 Inf 5/7 0404 f3", &[]);
    play.play(retreat("B1", "0506"));
    assert_eq!((play.at("B1").as_str(), play.decides().as_str()), ("0406 f4 hits4", "barons 9.4"));
}

/// BARONS 9.4.1.2, U-47: only past a single friend with whom the unit could stack.
#[test]
fn r9_4_1_2_no_retreat_against_stacking() {
    for (friends, passes) in [
        ("B2 Inf 5/7 0605 f3", true),
        ("B2 MaA 5/7 0605 f3", true),
        ("B2 HC 5/7 0605 f3", false),
        ("D2 Inf 5/7 0605 f3", false),
        ("B2 Inf 5/7 0605 f3; B3 Inf 5/7 0605 f3", false),
    ] {
        let play = driven("", friends, &[]);
        if passes {
            assert!(play.allows(retreat("B1", "0605")), "{friends}");
        } else {
            assert_eq!(play.why_not(retreat("B1", "0605")), "9.4.1.2/retreat-friend", "{friends}");
        }
    }
}

/// BARONS 9.4.1.3: not across what the class can't cross.
#[test]
fn r9_4_1_3_no_retreat_over_what_is_prohibited() {
    let play = driven("0605~ 0506m", "", &[]);
    assert_eq!(play.why_not(retreat("B1", "0605")), "9.4.1.3/prohibited");
    assert!(play.allows(retreat("B1", "0506")), "foot in a marsh");
    let horse = format!("A1 HC 20/10 0607 f0; B1 HC 7/9 0606 f3 hits3; {FAR}");
    let mut play = Table::land("0506m", &horse).melee().start();
    play.roll(&[3, 1], attack("0606", "0607"));
    assert_eq!(play.why_not(retreat("B1", "0506")), "9.4.1.3/prohibited", "cavalry in a marsh");
}

/// BARONS 9.4.1.4: never up a steep slope; down it, and up a slope, as usual.
#[test]
fn r9_4_1_4_no_retreat_up_a_steep_slope() {
    let play = driven("0605^2 0506^1", "", &[]);
    assert_eq!(play.why_not(retreat("B1", "0605")), "9.4.1.4/retreat-steep");
    assert!(play.allows(retreat("B1", "0506")));
    let play = driven("0606^3 0607^3", "", &[]);
    assert!(play.allows(retreat("B1", "0605")), "downhill");
}

/// BARONS 9.4.1.5: nobody stops on a friend: the retreat goes on until a hex is empty.
#[test]
fn r9_4_1_5_nobody_stops_on_a_friend() {
    let mut play = driven("", "B2 Inf 5/7 0604 f3", &[]);
    play.play(retreat("B1", "0605"));
    play.roll(&[1, 1], retreat("B1", "0604"));
    assert_eq!(play.decides(), "royalists 9.4.1", "a third hex");
    assert_eq!(play.offers("retreat", "hex"), "0504 0603 0704");
    play.play(retreat("B1", "0603"));
    assert_eq!(play.at("B1"), "0603 f5 hits4");
    assert_eq!(play.decides(), "barons 9.4");
    // If it can't go on behind him, it can't go there.
    let counters =
        format!("A1 HC 20/10 0604 f0; B1 Inf 7/9 0603 f3 hits3; B2 Inf 5/7 0601 f3; {FAR}");
    let mut play = Table::land("0501~ 0701~", &counters).melee().start();
    play.roll(&[1, 1], attack("0603", "0604"));
    play.play(retreat("B1", "0602"));
    assert_eq!(play.why_not(retreat("B1", "0601")), "9.4.1.5/retreat-stop");
    assert_eq!(play.offers("retreat", "hex"), "0502 0702");
}

/// BARONS 9.4.1.6, 7.4, U-66: the friend checks first, then the unit itself, whatever they have checked before.
#[test]
fn r9_4_1_6_friends_in_the_way_check() {
    // Two hits on a unit with two: the third brings a check, the fourth the retreat, past B2 and B3.
    let counters = format!(
        "A1 HC 20/10 0607 f0; B1 Inf 7/9 0606 f3 hits2; B2 Inf 5/7 0605 f3; B3 Inf 5/5 0604 f3; {FAR}"
    );
    let start = || {
        let mut play = Table::own(&counters).melee().start();
        play.roll(&[5, 1, 1], attack("0606", "0607"));
        assert_eq!(play.checks(), "B1<7");
        play
    };
    let mut play = start();
    play.roll(&[8, 7], retreat("B1", "0605"));
    assert_eq!(play.checks(), "B2>7 B1<7");
    assert_eq!(play.dice(), "12.0/10 12.0/10");
    play.roll(&[5, 8], retreat("B1", "0604"));
    assert_eq!(play.checks(), "B3<5 B1>7");
    play.play(retreat("B1", "0603"));
    assert_eq!(play.at("B1"), "0603 f5 hits4 shaken");
    assert_eq!((play.at("B2").as_str(), play.at("B3").as_str()), ("0605 f3 shaken", "0604 f3"));
    // A rout ends the retreat: Shaken by the first friend, gone at the second; who stands near checks once for it.
    let mut play = start();
    play.roll(&[1, 8], retreat("B1", "0605"));
    play.roll(&[1, 7, 1, 1], retreat("B1", "0604"));
    assert_eq!(play.checks(), "B3<5 B1>6 B3<5 B2<7", "for the rout in ascending order of hexes");
    assert_eq!(play.at("B1"), "gone");
}

/// BARONS 9.4.1, U-46: a hit for each hex that is missing, no retreat for them, a check for the fifth.
#[test]
fn r9_4_1_missing_hexes_cost_hits() {
    // One hex to go to, nothing behind it.
    let shut = "0507~ 0506~ 0706~ 0707~ 0505~ 0604~ 0705~";
    let play = driven(shut, "", &[5]);
    assert_eq!(play.at("B1"), "0605 f5 hits5");
    assert_eq!(
        (play.checks().as_str(), play.dice().as_str()),
        ("B1<6", "9.1.2/10 9.1.4/6 12.0/10")
    );
    assert_eq!(play.decides(), "barons 9.4");
    // No hex at all: two hits, the second of which is the sixth.
    let play = driven(&format!("{shut} 0605~"), "", &[]);
    assert_eq!(play.at("B1"), "gone");
    assert!(play.said("cornered") && play.said("lost"));
    // The check for the third hit was the only one of this melee.
    let counters = format!("A1 HC 20/10 0607 f0; B1 Inf 7/9 0606 f3 hits2; {FAR}");
    let mut play = Table::land(shut, &counters).melee().start();
    play.roll(&[5, 1, 10], attack("0606", "0607"));
    assert_eq!((play.checks().as_str(), play.at("B1").as_str()), ("B1>7", "0605 f5 hits5 shaken"));
    // Left in place with its friend: the hits go to the unit that could not retreat.
    let counters =
        format!("A1 HC 20/10 0607 f0; B1 Inf 9/9 0606 f3 hits2; B2 Inf 5/7 0606 f3; {FAR}");
    let mut play = Table::land(&format!("{shut} 0605~"), &counters).melee().start();
    play.roll(&[5, 1, 1, 1], attack("0606", "0607"));
    assert_eq!((play.at("B1").as_str(), play.at("B2").as_str()), ("gone", "0606 f3"));
    assert_eq!(play.checks(), "B1<7 B2<7");
}

/// BARONS 9.4, U-41: unshaken survivors of one attacking hex may go into the emptied hex, face as they like, ZOC or no.
#[test]
fn r9_4_the_advance() {
    let start = |others: &str| {
        let counters = format!(
            "A1 HC 20/10 0607 f0; A2 HC 5/7 0507 f1; B1 Inf 2/9 0606 f3 hits2; {others}; {FAR}"
        );
        let mut play = Table::own(&counters).melee().start();
        play.play(attack("0606", "0507 0607"));
        play.roll(&[1, 4, 1], reply("0507"));
        assert_eq!((play.at("B1").as_str(), play.decides().as_str()), ("gone", "barons 9.4"));
        play
    };
    // B2 exerts a ZOC over 0606.
    let mut play = start("B2 Inf 5/7 0605 f3");
    assert_eq!(play.offers("advance", "unit stack"), "A1-false A2-false");
    assert_eq!(play.why_not(advance("A9")), "9.4/cannot-advance", "it took no part");
    assert_eq!(play.why_not(advance_stack("A1")), "9.4/nobody-else");
    play.play(advance("A2"));
    assert_eq!(play.at("A2"), "0606 f1");
    assert_eq!(play.decides(), "barons 7.11");
    assert_eq!(play.why_not(face("A1", 2)), "7.11/moving");
    assert_eq!(play.why_not(advance("A1")), "9.4/not-now", "one hex only");
    play.play(face("A2", 5));
    assert_eq!(play.at("A2"), "0606 f5");
    // It is voluntary.
    let mut play = start("B2 Inf 5/7 0605 f3");
    play.play("no-advance");
    assert_eq!((play.at("A1").as_str(), play.at("A2").as_str()), ("0607 f0", "0507 f1"));
    // The old facing can be kept.
    let mut play = start("");
    play.play(advance("A1")).play(face("A1", 0));
    assert_eq!(play.at("A1"), "0606 f0");
}

/// BARONS 9.4: Shaken units don't advance, defenders never.
#[test]
fn r9_4_who_does_not_advance() {
    // The reply brings A1 its third hit, and it fails.
    let counters = format!("A1 HC 9/7 0607 f0 hits2; B1 HC 9/9 0606 f3 hits3; {FAR}");
    let mut play = Table::own(&counters).melee().start();
    play.roll(&[5, 5], attack("0606", "0607"));
    play.play(retreat("B1", "0605"));
    play.roll(&[10], retreat("B1", "0604"));
    assert_eq!(
        (play.at("A1").as_str(), play.decides().as_str()),
        ("0607 f0 hits3 shaken", "barons 11.0")
    );
    // The attacker dies: nobody takes his hex.
    let counters = format!("A1 HC 2/7 0607 f0 hits2; B1 HC 9/9 0606 f3; {FAR}");
    let mut play = Table::own(&counters).melee().start();
    play.roll(&[1, 10], attack("0606", "0607"));
    assert_eq!((play.at("A1").as_str(), play.decides().as_str()), ("gone", "barons 11.0"));
    // One of a stack is Shaken: it stays.
    let counters =
        format!("A1 HC 9/7 0607 f0; A2 HC 9/7 0607 f0 shaken; B1 Inf 2/9 0606 f3 hits2; {FAR}");
    let mut play = Table::own(&counters).melee().start();
    play.roll(&[5, 1], attack("0606", "0607"));
    assert_eq!(play.offers("advance", "unit stack"), "A1-false");
    assert_eq!(play.why_not(advance("A2")), "9.4/cannot-advance");
    assert_eq!(play.why_not(advance_stack("A1")), "9.4/cannot-advance");
}

/// BARONS 9.4: a stack advances as a whole or in part, with its leader.
#[test]
fn r9_4_stacks_and_leaders_advance() {
    let counters = format!(
        "A1 HC 9/7 0607 f0; A2 HC 9/7 0607 f0; AL leader 0607; B1 Inf 2/9 0606 f3 hits2; {FAR}"
    );
    let start = || {
        let mut play = Table::own(&counters).melee().start();
        play.roll(&[5, 1], attack("0606", "0607"));
        play
    };
    assert_eq!(
        start().offers("advance", "unit stack leader"),
        "A1-false-false A1-false-true A1-true-false A2-false-false A2-false-true"
    );
    let mut play = start();
    play.play(advance_stack("A1")).play(face("A1", 2));
    for unit in ["A1", "A2"] {
        assert_eq!(play.at(unit), "0606 f2");
    }
    assert_eq!(play.at("AL"), "0606");
    assert_eq!(play.game.state.top(play.place_of("0606")), Some(play.id("A1")), "in the old order");
    let mut play = start();
    play.play(advance("A2")).play(face("A2", 2));
    assert_eq!((play.at("A1").as_str(), play.at("AL").as_str()), ("0607 f0", "0607"));
    let mut play = start();
    play.play(json!({ "type": "advance", "unit": "A2", "stack": false, "leader": true }))
        .play(face("A2", 2));
    assert_eq!(play.at("AL"), "0606");
}

/// BARONS 9.4.1, U-51: a leader goes with the last unit of his that leaves the hex, and stays with one that stays.
#[test]
fn r9_4_1_leaders_go_along() {
    let start = |stack: &str| {
        let counters = format!(
            "A1 HC 20/10 0607 f0; B1 Inf 7/9 0606 f3 hits3; {stack}; BL leader 0606; {FAR}"
        );
        let mut play = Table::own(&counters).melee().start();
        play.roll(&[1, 1, 1], attack("0606", "0607"));
        play.play(retreat("B1", "0605")).play(retreat("B1", "0604"));
        play.at("BL")
    };
    assert_eq!(start("B2 Inf 5/7 1001 f0"), "0604");
    assert_eq!(start("B2 Inf 5/7 0606 f3"), "0606");
}

/// BARONS 9.4.1, U-51: who goes along is settled when the retreat begins: through a friend's hex he stays with his unit,
/// and a leader alone whom it passes does not join it.
#[test]
fn r9_4_1_leaders_stay_with_the_unit_they_left_with() {
    let start = |others: &str| {
        let counters = format!("A1 HC 20/10 0607 f0; B1 Inf 7/9 0606 f3 hits3; {others}; {FAR}");
        Table::own(&counters).melee().start()
    };
    let mut play = start("B2 Inf 5/9 0605 f3; BL leader 0606");
    play.roll(&[1, 1, 1], attack("0606", "0607"));
    play.roll(&[1, 1], retreat("B1", "0605"));
    assert_eq!((play.checks().as_str(), play.at("BL").as_str()), ("B2<9 B1<7", "0605"));
    play.play(retreat("B1", "0604"));
    assert_eq!((play.at("B1").as_str(), play.at("BL").as_str()), ("0604 f5 hits4", "0604"));
    let mut play = start("BL leader 0605");
    play.roll(&[1, 1], attack("0606", "0607"));
    play.play(retreat("B1", "0605")).play(retreat("B1", "0604"));
    assert_eq!((play.at("B1").as_str(), play.at("BL").as_str()), ("0604 f5 hits4", "0605"));
}

/// BARONS 9.4, 6.3, U-51: a leader whose stack died makes room for the advance.
#[test]
fn r9_4_an_advance_displaces_a_leader_alone() {
    let counters = "A1 HC 9/7 0607 f0; B1 Inf 2/9 0606 f3 hits2; BL leader 0606; B2 Inf 5/7 0603 f0; B3 Inf 5/7 1212 f0";
    let mut play = Table::own(counters).melee().start();
    play.roll(&[5, 1, 1], attack("0606", "0607"));
    assert_eq!(play.at("BL"), "0606", "alone");
    play.play(advance("A1"));
    assert_eq!(play.at("BL"), "0603");
}

/// BARONS 9.4: a rout empties a hex like a retreat.
#[test]
fn r9_4_a_rout_empties_the_hex() {
    let counters = format!("A1 HC 9/7 0607 f0; B1 Inf 5/7 0606 f3 hits2 shaken; {FAR}");
    let mut play = Table::own(&counters).melee().start();
    play.roll(&[1, 1, 10], attack("0606", "0607"));
    assert_eq!((play.at("B1").as_str(), play.decides().as_str()), ("gone", "barons 9.4"));
}

fn window(counters: &str) -> Table {
    Table::own(counters).at("adjustment")
}

/// BARONS 9.42, U-52: before defensive fire and before melee, cavalry next to enemy foot goes back two hexes and turns.
#[test]
fn r9_42_cavalry_avoids_foot() {
    let counters =
        "B1 HC 5/7 0606 f3; B2 HC 5/7 0606 f3 shaken; A1 Inf 5/7 0607 f0; A2 Inf 5/7 1211 f0";
    let mut play = window(counters).start();
    play.play(end_adjustment());
    assert_eq!(play.decides(), "royalists 9.42");
    assert_eq!(play.offers("evade", "unit"), "B1 B2", "each by itself, Shaken or not");
    play.play(evade("B1"));
    assert_eq!(play.decides(), "royalists 9.42");
    assert_eq!(play.offers("retreat", "hex"), "0506 0507 0605 0706");
    play.play(retreat("B1", "0605")).play(retreat("B1", "0604"));
    assert_eq!(play.kinds(), "face", "a free turn");
    play.play(face("B1", 3));
    assert_eq!(play.at("B1"), "0604 f3");
    assert_eq!(play.offers("evade", "unit"), "B2");
    play.play("end-evasion");
    // The second window, after fire and before melee.
    assert_eq!(play.decides(), "royalists 9.42");
    play.play(evade("B2")).play(retreat("B2", "0506")).play(retreat("B2", "0406"));
    play.play(face("B2", 0));
    assert_eq!(play.at("B2"), "0406 f0 shaken");
    assert_eq!(play.decides(), "barons 11.0", "nobody is left to be attacked");
}

/// BARONS 9.42: who may not.
#[test]
fn r9_42_who_may_not_avoid_combat() {
    let refused = |counters: &str, unit: &str| {
        let other = if counters.contains("BL") { "D8" } else { "B8" };
        let mut play =
            window(&format!("{other} HC 5/7 0803 f3; A8 Inf 5/7 0804 f0; {counters}")).start();
        play.play(end_adjustment());
        assert_eq!(play.decides(), "royalists 9.42");
        play.why_not(evade(unit))
    };
    assert_eq!(refused("B1 Inf 5/7 0606 f3; A1 Inf 5/7 0607 f0", "B1"), "9.42/no-evasion");
    assert_eq!(refused("B1 HC 5/7 0606 f3; A1 HC 5/7 0607 f0", "B1"), "9.42/no-evasion", "horse");
    assert_eq!(
        refused("B1 HC 5/7 0606 f3; A1 Inf 5/7 0608 f0", "B1"),
        "9.42/no-evasion",
        "not near"
    );
    assert_eq!(refused("B1 HC 5/7 0606 f3; A1 HC 5/7 0608 f0", "A1"), "9.42/not-yours");
    let out = "DL leader gone; D1 HC 5/7 0606 f3; A1 Inf 5/7 0607 f0";
    assert_eq!(refused(out, "D1"), "7.22b/out-of-command");
    // Two full hexes or nothing: enemies all round but one hex, and only one hex beyond that is free.
    let shut =
        "BL leader 0606; B1 HC 5/7 0606 f3; A1 Inf 5/7 0607 f0; A2 Inf 5/7 0507 f1; A3 Inf 5/7 0706 f4
                A4 Inf 5/7 0506 f1; A5 Inf 5/7 0604 f3";
    assert_eq!(refused(shut, "B1"), "9.42/no-retreat");
}

/// BARONS 9.42, U-04: whether men-at-arms count as infantry.
#[test]
fn r9_42_men_at_arms() {
    let counters = "B1 HC 5/7 0606 f3; A1 MaA 5/7 0607 f0; A8 HC 5/7 0507 f3";
    let mut play = window(counters).start();
    play.play(end_adjustment());
    assert_eq!(play.decides(), "royalists 9.42", "other cavalry near does not matter");
    let mut play = window(counters).option("foot_includes_maa", false).start();
    play.play(end_adjustment());
    assert_eq!(play.decides(), "barons 9.0");
}

/// BARONS 9.42, U-98: friends in the way check as in any retreat.
#[test]
fn r9_42_friends_in_the_way_check() {
    let mut play =
        window("B1 HC 5/7 0606 f3; B2 HC 5/7 0605 f3; A1 Inf 5/7 0607 f0; A2 Inf 5/7 1211 f0")
            .start();
    play.play(end_adjustment()).play(evade("B1"));
    play.roll(&[1, 8], retreat("B1", "0605"));
    assert_eq!(play.checks(), "B2<7 B1>7");
    play.play(retreat("B1", "0604")).play(face("B1", 0));
    assert_eq!(play.at("B1"), "0604 f0 shaken");
}
