//! 10.2, 11.0: second attacks of a charge, and the continuation of the attack.

use super::charge::{before, end_charge};
use crate::barons::table::*;

const FAR: &str = "A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";

/// BARONS 10.2, 8.2: who took the hex may turn, ride its whole allowance and strike once more; then it falls back two.
#[test]
fn r10_2_the_second_attack() {
    let taken = |others: &str| {
        let mut play =
            before("9/8 0607 f0", &format!("B1 Inf 2/7 0606 f3 hits2; {others}")).start();
        play.roll(&[5, 1], attack("0606", "0607")).play(advance("A1")).play(face("A1", 0));
        assert_eq!(play.decides(), "barons 10.2");
        assert_eq!(play.kinds(), "continue-charge end-charge");
        play
    };
    let mut play = taken("B2 Inf 20/9 0603 f0");
    assert_eq!(play.why_not(go_on("A9")), "10.2/cannot-charge");
    play.play(go_on("A1")).play(step("0605")).play(step("0604"));
    assert_eq!(play.decides(), "barons 10.2");
    play.play(finish());
    assert_eq!(play.kinds(), "attack end-charge");
    assert_eq!(play.why_not(attack("0603", "0604 1212")), "10.2/bad-attack");
    play.roll(&[1, 1], attack("0603", "0604"));
    assert_eq!(play.dice(), "9.1.2/10 9.1.4/6", "nobody shoots there");
    assert_eq!(play.struck(), "0604+3=1 0603-2=0", "in the rear");
    assert_eq!(play.decides(), "barons 10.2");
    play.play(retreat("A1", "0605")).play(retreat("A1", "0606"));
    assert_eq!(
        (play.at("A1").as_str(), play.decides().as_str()),
        ("0606 f2 shaken", "barons 11.0")
    );
    // Contact fire at a second charge that has moved.
    let ride = |option: bool| {
        let mut play = taken("B2 Inf 20/9 0603 f3 fire1");
        play.scene.options.contact_fire_in_continuation = option;
        play.play(go_on("A1")).play(step("0605")).play(step("0604"));
        if play.kinds().contains("finish") {
            play.play(finish());
        }
        play
    };
    let mut play = ride(true);
    play.roll(&[8, 1, 1], attack("0603", "0604"));
    assert_eq!(play.dice(), "8.5/10 9.1.2/10 9.1.4/6");
    assert_eq!(play.shots(), "+0=1");
    let mut play = ride(false);
    play.roll(&[1, 1], attack("0603", "0604"));
    assert_eq!(play.dice(), "9.1.2/10 9.1.4/6");
    // Without a move no contact fire, and a charger in a ZOC may only turn.
    let mut play = taken("B2 Inf 20/9 0605 f3 fire1");
    play.play(go_on("A1"));
    assert_eq!(play.why_not(step("0706")), "7.24/in-zoc");
    assert!(play.allows(face("A1", 1)));
    play.play(finish());
    play.roll(&[1, 1], attack("0605", "0606"));
    assert_eq!(play.dice(), "9.1.2/10 9.1.4/6");
}

/// BARONS 8.2, U-97: contact fire that Shakes the charger ends its second attack; it falls back no more.
#[test]
fn r10_2_contact_fire_may_end_the_second_attack() {
    let bench = before("9/8 0607 f0 hits2", "B1 Inf 2/7 0606 f3 hits2; B2 Inf 20/9 0604 f3 fire1");
    let mut play = bench.start();
    play.roll(&[5, 1], attack("0606", "0607")).play(advance("A1")).play(face("A1", 0));
    play.play(go_on("A1")).play(step("0605"));
    if play.kinds().contains("finish") {
        play.play(finish());
    }
    play.roll(&[10, 10], attack("0604", "0605"));
    assert_eq!(
        (play.dice().as_str(), play.at("A1").as_str()),
        ("8.5/10 12.0/10", "0605 f0 hits3 shaken")
    );
    assert_eq!(play.decides(), "barons 11.0");
}

/// BARONS 10.2: no third attack; foot does not join; the chit does not count the second.
#[test]
fn r10_2_once_more_and_no_more() {
    let counters = format!(
        "A1 HC 9/8 0607 f0 charges0606; A2 Inf 9/8 0504 f2; B1 Inf 2/7 0606 f3 hits2; B2 Inf 2/7 0605 f3 hits2
         B3 Inf 9/9 0604 f3; {FAR}"
    );
    let mut play = Table::own(&counters).melee().chit(1).start();
    play.roll(&[5, 1], attack("0606", "0607")).play(advance("A1")).play(face("A1", 0));
    while play.decides() == "barons 9.0" {
        play.play(end_melee());
    }
    play.play(go_on("A1")).play(finish());
    assert_eq!(play.why_not(attack("0605", "0504 0606")), "10.2/bad-attack");
    play.roll(&[5, 1], attack("0605", "0606"));
    play.play(advance("A1")).play(face("A1", 0));
    assert_eq!(play.offers("attack", "target"), "", "no third attack");
    assert!(play.kinds().contains("retreat"), "with a 1 there is no continuation: it falls back");
}

/// BARONS 10.2, U-58, U-59: who does not take the hex is not asked, and falls back two hexes after C.6.
#[test]
fn r10_2_who_stays_behind() {
    let bench = before("9/8 0607 f0", "A2 HC 5/8 0607 f0 charges0606; B1 Inf 2/7 0606 f3 hits2");
    let mut play = bench.start();
    play.roll(&[5, 1], attack("0606", "0607")).play("no-advance");
    assert_eq!(play.decides(), "barons 10.2");
    assert_eq!(play.kinds(), "retreat", "nobody goes on");
    play.play(retreat("A1", "0608")).play(retreat("A1", "0609"));
    play.play(retreat("A2", "0508")).play(retreat("A2", "0408"));
    assert_eq!(play.decides(), "barons 11.0");
    assert_eq!(
        (play.at("A1").as_str(), play.at("A2").as_str()),
        ("0609 f2 shaken", "0408 f4 shaken")
    );
    // One of the two goes in.
    let mut play = bench.start();
    play.roll(&[5, 1], attack("0606", "0607")).play(advance("A2")).play(face("A2", 0));
    assert_eq!(play.offers("continue-charge", "unit"), "A2");
    play.play(end_charge());
    let mut steps = 0;
    while play.decides() == "barons 10.2" {
        let action = play.deeds()[0].clone();
        play.with(&mut ThenOnes(Vec::new()), &action);
        steps += 1;
    }
    assert_eq!(steps, 4, "two hexes each");
    assert!(play.state_of("A1").shaken && play.state_of("A2").shaken);
}

/// BARONS 10.2, 9.42: a target that went away by itself: two hexes, after C.6.
#[test]
fn r10_2_a_target_that_went_away() {
    let counters =
        format!("A1 HC 9/8 0607 f0 charges0606; A2 Inf 5/7 0507 f1; B1 HC 5/7 0606 f3; {FAR}");
    let mut play = Table::own(&counters).at("offensive-fire").start();
    assert_eq!(play.decides(), "royalists 9.42");
    play.play(evade("B1"))
        .play(retreat("B1", "0605"))
        .play(retreat("B1", "0604"))
        .play(face("B1", 3));
    assert_eq!(play.decides(), "barons 10.2");
    assert_eq!(play.kinds(), "retreat");
    play.play(retreat("A1", "0608")).play(retreat("A1", "0609"));
    assert_eq!(
        (play.at("A1").as_str(), play.decides().as_str()),
        ("0609 f2 shaken", "barons 11.0")
    );
}

/// BARONS 10.2, 9.0: in C.6 too an enemy hex is attacked once.
#[test]
fn r10_2_each_hex_is_attacked_once_in_c6() {
    let counters = format!(
        "A1 HC 9/8 0607 f0 charges0606; A2 HC 9/8 0807 f0 charges0806; B1 Inf 2/7 0606 f3 hits2
         B2 Inf 2/7 0806 f3 hits2; B3 Inf 20/9 0706 f0; {FAR}"
    );
    let mut play = Table::own(&counters).melee().start();
    play.roll(&[5, 1], attack("0606", "0607")).play(advance("A1")).play(face("A1", 1));
    play.roll(&[5, 1], attack("0806", "0807")).play(advance("A2")).play(face("A2", 4));
    play.play(go_on("A1")).play(finish());
    play.roll(&[1, 1], attack("0706", "0606"));
    play.play(go_on("A2"));
    assert_eq!(play.decides(), "barons 10.2");
    play.play(finish());
    assert_eq!(play.offers("attack", "target"), "", "0706 has been attacked");
    assert_eq!(play.kinds(), "retreat");
}

/// BARONS 10.2, 12.3, U-65: a spent charger may recover in the same turn, unless the option says otherwise.
#[test]
fn r10_2_a_spent_charger_recovers() {
    let bench = before("5/7 0607 f0", "B1 Inf 9/9 0606 f3").chit(3);
    let mut play = bench.start();
    play.roll(&[1, 1], attack("0606", "0607"));
    // Recovery, then both sides' replacement.
    play.roll(&[6, 1, 1], retreat("A1", "0608"));
    assert_eq!(play.dice(), "12.3/10 4.0/10 4.0/10");
    assert_eq!(play.at("A1"), "0608 f2");
    let mut play = bench.option("spent_recovers_same_turn", false).start();
    play.roll(&[1, 1], attack("0606", "0607"));
    play.roll(&[1, 1], retreat("A1", "0608"));
    assert_eq!((play.dice().as_str(), play.at("A1").as_str()), ("4.0/10 4.0/10", "0608 f2 shaken"));
}

/// BARONS 10.2, 11.0, U-61: with the continuation of the attack a charger that took its second target stays as it is.
#[test]
fn r10_2_the_continuation_spares_who_took_both_hexes() {
    let start = || {
        let bench = before(
            "9/8 0607 f0",
            "B1 Inf 2/7 0606 f3 hits2; B2 Inf 2/7 0605 f3 hits2; B3 Inf 9/9 0603 f3",
        );
        let mut play = bench.start();
        play.roll(&[5, 1], attack("0606", "0607")).play(advance("A1")).play(face("A1", 0));
        play.play(go_on("A1")).play(finish());
        play.roll(&[5, 1], attack("0605", "0606")).play(advance("A1")).play(face("A1", 2));
        assert_eq!((play.at("A1").as_str(), play.decides().as_str()), ("0605 f2", "barons 11.0"));
        play
    };
    let mut play = start();
    play.play("continue-attack").play("no-reaction");
    assert_eq!((play.at("A1").as_str(), play.decides().as_str()), ("0605 f2", "barons 3.C1"));
    assert!(play.allows(pick("A1")), "it takes part");
    let mut play = start();
    play.play("end-activation");
    assert_eq!(play.decides(), "barons 10.2");
    play.play(retreat("A1", "0606"));
    play.roll(&[10, 1, 1], retreat("A1", "0607"));
    assert_eq!(play.at("A1"), "0607 f2 shaken");
    // Who took only its first hex falls back before anybody is asked.
    let mut play = before("9/8 0607 f0", "B1 Inf 2/7 0606 f3 hits2").start();
    play.roll(&[5, 1], attack("0606", "0607")).play(advance("A1")).play(face("A1", 0));
    play.play(end_charge());
    play.play(retreat("A1", "0607")).play(retreat("A1", "0608"));
    assert_eq!(
        (play.at("A1").as_str(), play.decides().as_str()),
        ("0608 f2 shaken", "barons 11.0")
    );
}

/// BARONS 11.0, 6.1: a 4, a leader of 2 or more, not wounded, and somebody left; once.
#[test]
fn r11_0_who_may_continue() {
    let asked = |chit: u8, leader: &str, unit: &str| {
        let counters = format!(
            "AL leader 0101 {leader}; A1 Inf {unit} 0607 f0; C1 Inf 5/7 0102 f0; B1 HC 20/9 0606 f3; B2 Inf 5/7 1212 f0"
        );
        let mut play = Table::own(&counters).chit(chit).melee().start();
        // The reply kills whom two hits have already weakened.
        let action = play.action(&attack("0606", "0607"));
        play.with(&mut ThenOnes(vec![1, 9]), &action);
        play.decides() == "barons 11.0"
    };
    for chit in 0..=4 {
        assert_eq!(asked(chit, "rank2", "9/9"), chit == 4, "with a {chit}");
    }
    assert!(!asked(4, "rank1", "9/9") && asked(4, "rank3", "9/9"));
    assert!(!asked(4, "rank3 wounded", "9/9"));
    assert!(!asked(4, "rank3", "2/9 hits2"), "nobody is left");
}

/// BARONS 11.0, 3.C7: the other side may move a Battle first; then a whole round follows with fresh limits, once.
#[test]
fn r11_0_another_round() {
    let counters = format!(
        "A1 Inf 9/9 0607 f0 fire1; A2 Inf 9/9 0610 f0; B1 Inf 20/9 0606 f3 fire1; D1 HC 5/7 0902 f3; {FAR}"
    );
    let bench = Table::own(&counters).melee();
    let mut play = bench.start();
    play.roll(&[1, 1], attack("0606", "0607"));
    assert_eq!(play.kinds(), "continue-attack end-activation");
    assert_eq!(play.why_not("no-reaction"), "3.C7/not-now");
    play.play("continue-attack");
    assert_eq!(play.decides(), "royalists 3.C7");
    assert_eq!(play.offers("react", "battle"), "B D");
    assert_eq!(play.why_not("react A"), "3.C7/not-your-battle");
    play.play("react D");
    assert_eq!(play.decides(), "royalists 3.C7");
    assert_eq!(play.why_not(pick("B9")), "3.C/not-active");
    play.play(pick("D1")).play(step("0903")).play(finish()).play(end_movement());
    assert_eq!(play.decides(), "barons 3.C1");
    play.play(end_movement()).play(end_adjustment());
    // Both shoot once more, and the hexes fight once more.
    play.roll(&[1], fire("B1", "0607")).roll(&[1], fire("A1", "0606"));
    play.roll(&[1, 1, 1, 1], attack("0606", "0607"));
    assert_eq!(play.turn(), 6, "only once");
    let mut play = bench.option("continuations", "unlimited").start();
    for _ in 0..3 {
        if play.decides() == "barons 3.C1" {
            play.play(end_movement()).play(end_adjustment());
            play.play(end_fire()).play(end_fire());
        }
        play.roll(&[1, 1], attack("0606", "0607"));
        play.play("continue-attack").play("no-reaction");
    }
}

/// BARONS 3.C7, U-92: the move in between is one with a 0: no ZOC, no charge, no reaction to it.
#[test]
fn r11_0_the_move_in_between() {
    let start = |option: bool| {
        let counters = format!(
            "A1 Inf 9/9 0607 f0; A2 HC 5/7 0808 f0 react1; B1 Inf 20/9 0606 f3; D1 HC 5/7 0803 f3; {FAR}"
        );
        let mut play = Table::own(&counters).melee().option("react_in_7a", option).start();
        play.roll(&[1, 1], attack("0606", "0607"));
        play.play("continue-attack").play("react D").play(pick("D1"));
        play
    };
    let mut play = start(false);
    assert_eq!(play.offers("charge", "target"), "");
    assert_eq!(play.why_not(charge("0808", "0807", 3)), "5.3/zero-zoc");
    play.play(step("0804")).play(step("0805"));
    assert_eq!(play.dice(), "", "no reaction within three hexes");
    play.play(step("0806"));
    assert_eq!(play.why_not(step("0807")), "5.3/zero-zoc");
    let mut play = start(true);
    play.play(step("0804"));
    play.roll(&[1], step("0805"));
    assert_eq!(play.dice(), "10.3/10");
}
