//! BARONS 10.0 to 10.2, 11.0: planned charges, their continuation, and the continuation of an attack.

use crate::barons::table::*;
use gonfalon::scenario::barons::SymbolKind;
use serde_json::{Value, json};

const FAR: &str = "A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";

pub fn end_charge() -> Value {
    json!({ "type": "end-charge" })
}

/// A1 has charged at B1 in 0606 and stands before it in the melee segment.
pub fn before(charger: &str, defenders: &str) -> Table {
    Table::own(&format!("A1 HC {charger} charges0606; {defenders}; {FAR}")).melee()
}

/// BARONS 10.0, 3.C: a charge is the whole move of cavalry; its melee comes in C.5.
#[test]
fn r10_0_a_planned_charge() {
    let counters = format!("A1 HC 6/8 0602 f3; B1 Inf 9/9 0606 f0 fire2; {FAR}");
    let mut play = Table::own(&counters).start();
    play.play(pick("A1"));
    assert!(play.offers("charge", "target hex facing").contains("0606-0605-3"));
    play.play(charge("0606", "0605", 3));
    assert_eq!((play.at("A1").as_str(), play.decides().as_str()), ("0605 f3", "barons 3.C1"));
    assert_eq!(play.why_not(pick("A1")), "7.0/moved");
    assert_eq!(play.state_of("A1").charge, Some(play.place_of("0606")));
    play.play(end_movement()).play(end_adjustment());
    assert_eq!(play.offers("fire", "unit target"), "B1-0605");
    play.play(end_fire());
    assert_eq!(play.decides(), "barons 9.0");
    assert_eq!(play.why_not(end_melee()), "10.1/charger-owes");
    // Nothing is added for the charge itself.
    play.roll(&[1, 1], attack("0606", "0605"));
    assert_eq!(play.struck(), "0605+2=0 0606-2=0");
}

/// BARONS 10.0: what forbids a charge.
#[test]
fn r10_0_what_forbids_a_charge() {
    let refused = |ground: &str, counters: &str, setup: &dyn Fn(Table) -> Table| {
        let bench = Table::land(ground, &format!("{counters}; {FAR}"));
        let mut play = setup(bench).start();
        play.play(pick("A1"));
        play.why_not(charge("0606", "0605", 3))
    };
    let plain = |bench: Table| bench;
    let b1 = "B1 Inf 5/7 0606 f0";
    let from = |unit: &str| format!("A1 {unit}; {b1}");
    assert_eq!(refused("", &from("HC 6/8 0605 f3"), &plain), "10.0/charge-near");
    assert_eq!(refused("", &from("Inf 6/8 0602 f3"), &plain), "10.0/cannot-charge");
    assert_eq!(refused("", &from("MaA 6/8 0602 f3"), &plain), "10.0/cannot-charge");
    assert_eq!(refused("", &from("HC 6/8 0602 f3 shaken"), &plain), "12.1/cannot-charge");
    assert_eq!(refused("", "A1 HC 6/8 0602 f3; C1 Inf 5/7 0606 f0", &plain), "10.0/no-enemy");
    let horse = from("HC 6/8 0602 f3");
    assert_eq!(refused("", &format!("{horse}; A2 Inf 5/7 0604 f0"), &plain), "10.1/no-sight");
    assert_eq!(refused("0604w", &horse, &plain), "10.1/no-sight");
    for letter in ["w", "t", "s", "c", "p", "m", "="] {
        assert_eq!(
            refused(&format!("0606{letter}"), &horse, &plain),
            "10.0/charge-terrain",
            "{letter}"
        );
    }
    assert_eq!(refused("", &horse, &|bench| bench.chit(0)), "5.3/zero-zoc");
    let down = |state| move |bench: Table| bench.state("A", state);
    let other = format!("{horse}; C1 Inf 5/7 0102 f0");
    assert_eq!(refused("", &other, &down(SymbolKind::Shaken)), "13.0/battle-down");
    assert_eq!(refused("", &other, &down(SymbolKind::Broken)), "13.0/battle-down");
    // The way: a steep slope up, at the end too, and too far.
    assert_eq!(refused("0606^2", &horse, &plain), "10.0/no-charge-way");
    assert_eq!(refused("", &from("HC 6/8 0602 f3 ma2"), &plain), "10.0/no-charge-way");
    let mut play = Table::own(&format!("{horse}; {FAR}")).start();
    play.play(pick("A1"));
    assert_eq!(play.why_not(charge("0606", "0604", 3)), "10.0/no-charge-way", "not beside it");
    assert_eq!(play.why_not(charge("0606", "0605", 0)), "10.0/no-charge-way", "not in front");
    play.play(face("A1", 2));
    assert_eq!(play.why_not(charge("0606", "0605", 3)), "10.0/charge-first");
    let mut play = Table::own(&format!("A1 HC 6/8 0601 f3; {b1}; {FAR}")).start();
    play.play(pick("A1")).play(step("0602"));
    assert_eq!(play.why_not(charge("0606", "0605", 3)), "10.0/charge-first");
}

/// BARONS 10.0, 5.3, U-57: each target counts as a new attack, once.
#[test]
fn r10_0_a_charge_is_a_new_attack() {
    let counters = format!(
        "A1 HC 6/8 0602 f3; A2 HC 6/8 0305 f2; B1 Inf 5/7 0606 f5; B2 Inf 5/7 0308 f0; {FAR}"
    );
    let mut play = Table::own(&counters).chit(1).start();
    play.play(pick("A1")).play(charge("0606", "0605", 3)).play(pick("A2"));
    assert_eq!(play.why_not(charge("0308", "0307", 2)), "5.3/attack-limit");
    assert!(play.allows(charge("0606", "0506", 2)), "the same target");
    let mut play = Table::own(&counters).chit(2).start();
    play.play(pick("A1")).play(charge("0606", "0605", 3));
    play.play(pick("A2")).play(charge("0308", "0307", 2));
    assert_eq!(play.game.state.active().designated.len(), 2);
}

/// BARONS 10.0, 6.2d: out of command cavalry charges all the same, and its melee is allowed.
#[test]
fn r10_0_a_charge_needs_no_command() {
    let counters = format!("AL leader gone; A1 HC 6/8 0602 f3; B1 Inf 9/9 0606 f0; {FAR}");
    let mut play = Table::own(&counters).start();
    play.play(pick("A1"));
    assert_eq!(play.why_not(step("0605")), "7.0/not-adjacent");
    play.play(charge("0606", "0605", 3)).play(end_movement()).play(end_adjustment());
    assert_eq!(play.offers("attack", "target from"), "0606-0605");
}

/// BARONS 10.0: a stack charges together, unless a unit of it is Shaken.
#[test]
fn r10_0_stacks_charge() {
    let counters = |state: &str| {
        format!("A1 HC 6/8 0602 f3; A2 HC 4/8 0602 f3 {state}; B1 Inf 9/9 0606 f0; {FAR}")
    };
    let mut play = Table::own(&counters("")).start();
    play.play(pick_stack("A1")).play(charge("0606", "0605", 3));
    assert_eq!((play.at("A1").as_str(), play.at("A2").as_str()), ("0605 f3", "0605 f3"));
    assert!(play.state_of("A2").charge.is_some());
    let mut play = Table::own(&counters("shaken")).start();
    play.play(pick_stack("A1"));
    assert_eq!(play.why_not(charge("0606", "0605", 3)), "12.1/cannot-charge");
}

/// BARONS 10.1, U-96: no foot beside a charger; it strikes its target; other cavalry may join and stays unshaken.
#[test]
fn r10_1_who_charges_with_whom() {
    let counters = format!(
        "A1 HC 5/9 0607 f0 charges0606; A2 Inf 5/7 0507 f1; A3 HC 5/7 0506 f1; A4 MaA 5/7 0605 f3
         B1 Inf 20/9 0606 f3; B2 Inf 9/9 0707 f4; {FAR}"
    );
    let play = Table::own(&counters).melee().start();
    assert_eq!(play.why_not(attack("0606", "0507 0607")), "10.1/foot-with-charger");
    assert_eq!(play.why_not(attack("0606", "0605 0607")), "10.1/foot-with-charger", "men-at-arms");
    assert_eq!(play.why_not(attack("0707", "0607")), "10.1/charger-target");
    assert_eq!(play.why_not(end_melee()), "10.1/charger-owes");
    let mut joined = play.clone();
    joined.play(attack("0606", "0506 0607"));
    joined.roll(&[1, 1, 1], reply("0506"));
    joined.play(retreat("A1", "0608"));
    assert_eq!((joined.at("A1").as_str(), joined.at("A3").as_str()), ("0608 f2 shaken", "0506 f1"));
    // U-04: men-at-arms as something else than infantry.
    let play = Table::own(&counters).melee().option("foot_includes_maa", false).start();
    assert!(play.allows(attack("0606", "0605 0607")));
    assert_eq!(play.why_not(attack("0606", "0507 0607")), "10.1/foot-with-charger");
}

/// BARONS 10.1, U-54: what an option may add for a charge: to the charging hex alone.
#[test]
fn r10_1_a_bonus_for_charges() {
    for bonus in [0_i32, 1, 3] {
        let counters =
            format!("A1 HC 1/9 0607 f0 charges0606; A3 HC 1/7 0507 f1; B1 HC 9/9 0606 f3; {FAR}");
        let mut play = Table::own(&counters).melee().option("charge_bonus", bonus).start();
        play.play(attack("0606", "0507 0607"));
        play.roll(&[1, 1, 1], reply("0507"));
        assert_eq!(play.struck(), format!("0507+0=0 0607{bonus:+}=0 0606+0=0"));
    }
}

/// BARONS 10.2, 3.C5, U-58: a target that stands: Shaken and one hex back at once; two under the option.
#[test]
fn r10_2_a_charge_that_fails() {
    let bench = before("5/7 0607 f0", "B1 Inf 9/9 0606 f3; A2 Inf 5/7 0806 f0; B2 Inf 9/9 0805 f0");
    let mut play = bench.start();
    play.roll(&[1, 1], attack("0606", "0607"));
    assert_eq!(play.decides(), "barons 10.2");
    assert_eq!(play.offers("retreat", "hex"), "0508 0608 0707 0708", "not into the ZOC in 0507");
    play.play(retreat("A1", "0608"));
    assert_eq!(play.at("A1"), "0608 f2 shaken");
    assert_eq!(play.decides(), "barons 9.0", "the segment goes on");
    let mut play = bench.option("charge_recoil", "two").start();
    play.roll(&[1, 1], attack("0606", "0607"));
    play.play(retreat("A1", "0608"));
    assert_eq!(play.decides(), "barons 10.2");
    play.play(retreat("A1", "0609"));
    assert_eq!(play.at("A1"), "0609 f2 shaken");
}

/// BARONS 3.C5, 10.2, U-101: a charger whom the reply drives back two hexes falls back besides: one hex at once if its
/// target stands, two after C.6 if the target is gone too.
#[test]
fn r10_2_a_charger_driven_back_falls_back_besides() {
    let counters = format!("A1 HC 5/7 0607 f0 charges0606 hits3; B1 Inf 9/9 0606 f3; {FAR}");
    let mut play = Table::own(&counters).melee().start();
    // 1 + 2 is a 3 in column 3; 6 - 2 is a 4 in the last.
    play.roll(&[1, 6], attack("0606", "0607"));
    assert_eq!(play.decides(), "barons 9.4.1");
    play.play(retreat("A1", "0608")).play(retreat("A1", "0609"));
    assert_eq!(
        (play.decides().as_str(), play.at("A1").as_str()),
        ("barons 10.2", "0609 f2 hits4 shaken")
    );
    play.play(retreat("A1", "0610"));
    assert_eq!(play.at("A1"), "0610 f2 hits4 shaken");
    // Both fall: B1 takes its fourth hit too.
    let counters = counters.replace("0606 f3", "0606 f3 hits3");
    let mut play = Table::own(&counters).melee().start();
    play.roll(&[6, 6], attack("0606", "0607"));
    play.play(retreat("B1", "0605")).play(retreat("B1", "0604"));
    play.play(retreat("A1", "0608")).play(retreat("A1", "0609"));
    assert_eq!(
        (play.decides().as_str(), play.at("A1").as_str()),
        ("barons 10.2", "0609 f2 hits4 shaken")
    );
    play.play(retreat("A1", "0610")).play(retreat("A1", "0611"));
    assert_eq!(play.at("A1"), "0611 f2 hits4 shaken");
}

/// BARONS 10.2: a charger falls back as far as it can, without hits.
#[test]
fn r10_2_no_room_to_fall_back() {
    let counters = format!("A1 HC 5/7 0607 f0 charges0606; B1 Inf 9/9 0606 f3; {FAR}");
    let shut = "0508~ 0608~ 0707~ 0708~";
    let mut play = Table::land(shut, &counters).melee().start();
    play.roll(&[1, 1], attack("0606", "0607"));
    assert_eq!(
        (play.at("A1").as_str(), play.decides().as_str()),
        ("0607 f0 shaken", "barons 11.0")
    );
    let counters = counters.replace("B1 Inf 9/9 0606 f3", "B1 Inf 2/9 0606 f3 hits2");
    let mut play =
        Table::land(&format!("{shut} 0506~ 0507~ 0605~ 0706~"), &counters).melee().start();
    play.roll(&[6, 1], attack("0606", "0607")).play(advance("A1")).play(face("A1", 0));
    play.play(end_charge());
    // Back to 0607, one of two hexes.
    assert_eq!(
        (play.at("A1").as_str(), play.decides().as_str()),
        ("0607 f2 shaken", "barons 11.0")
    );
    assert!(!play.said("cornered"));
}
