//! BARONS 12.0 to 13.0: morale, rout, recovery, command effectiveness.

use crate::barons::table::*;
use gonfalon::scenario::barons::SymbolKind;
use gonfalon::systems::barons::event::Event;
use gonfalon::systems::barons::state::Effectiveness;

const FAR: &str = "A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";

/// B1 takes its third hit in melee and checks.
fn third(defenders: &str, faces: &[u8]) -> Play {
    let counters = format!("A1 HC 20/10 0607 f0; {defenders}; {FAR}");
    let mut play = Table::own(&counters).melee().start();
    let mut all = vec![1, 1];
    all.extend(faces);
    play.roll(&all, attack("0606", "0607"));
    play
}

/// BARONS 12.0: a ten-sided die, 1 less with a friendly leader in the hex, not above the morale now; who fails is Shaken.
#[test]
fn r12_0_a_check() {
    for die in 1..=10_u8 {
        // 9 less 2 for the hits.
        let play = third("B1 Inf 7/9 0606 f3 hits2", &[die]);
        assert_eq!(play.state_of("B1").shaken, die > 7, "{die}");
        // With a leader, who is rolled for first.
        let play = third("B1 Inf 7/9 0606 f3 hits2; BL leader 0606", &[1, die]);
        assert_eq!(play.state_of("B1").shaken, die > 8, "{die} with a leader");
        // Any friendly leader helps.
        let other = "B1 Inf 7/9 0606 f3 hits2; D1 Inf 5/7 1210 f0; DL leader 0606";
        let play = third(other, &[1, die]);
        assert_eq!(play.state_of("B1").shaken, die > 8, "{die} with another leader");
        // A wounded one as well, who is not rolled for.
        let play = third("B1 Inf 7/9 0606 f3 hits2; BL leader 0606 wounded", &[die]);
        assert_eq!(play.state_of("B1").shaken, die > 8, "{die} with a wounded leader");
    }
}

/// BARONS 12.0, U-66: one check for each unit in a window; the next melee of the segment is in the same window.
#[test]
fn r12_0_one_check_in_a_window() {
    let counters = format!(
        "A1 HC 20/10 0607 f0; A2 HC 20/10 0604 f3; B1 Inf 5/7 0606 f3 hits2 shaken; B2 Inf 7/9 0605 f0 hits2; {FAR}"
    );
    let mut play = Table::own(&counters).melee().start();
    play.roll(&[1, 1, 10, 1], attack("0606", "0607"));
    assert_eq!(play.checks(), "B1>4 B2<8", "B1 routs, and B2 sees it");
    let told = play.told();
    assert!(told.contains(&"B1 loses heart: 10 against morale 4.".to_owned()), "{told:?}");
    let seen = "B2 stands firm: 1 against morale 8. Cause: the rout of B1.".to_owned();
    assert!(told.contains(&seen), "{told:?}");
    play.play("no-advance");
    play.roll(&[1, 1], attack("0605", "0604"));
    assert_eq!((play.checks().as_str(), play.at("B2").as_str()), ("", "0605 f0 hits3"));
}

/// BARONS 12.0, U-66: fire and melee are windows of their own.
#[test]
fn r12_0_each_segment_is_a_window() {
    let counters =
        format!("A1 HC 9/9 0607 f0 hits2; B1 HC 20/9 0606 f3; B2 Inf 5/7 0508 f1 fire1; {FAR}");
    let mut play = Table::own(&counters).at("defensive-fire").start();
    play.roll(&[8, 1], fire("B2", "0607"));
    assert_eq!((play.checks().as_str(), play.at("A1").as_str()), ("A1<7", "0607 f0 hits3"));
    // The reply: row 9 in column 7 is two hits: the fifth checks after the retreat.
    play.roll(&[1, 9], attack("0606", "0607"));
    play.play(retreat("A1", "0708"));
    play.roll(&[7], retreat("A1", "0709"));
    assert_eq!(play.checks(), "A1>6");
}

/// BARONS 12.1, U-67: Shaken: no ZOC, not into one, morale 1 less; a further failure routs; Broken adds another 1.
#[test]
fn r12_1_being_shaken() {
    let play = third("B1 Inf 7/9 0606 f3 hits2 shaken", &[6]);
    assert_eq!((play.checks().as_str(), play.at("B1").as_str()), ("B1<6", "0606 f3 hits3 shaken"));
    let play = third("B1 Inf 7/9 0606 f3 hits2 shaken", &[7]);
    assert_eq!((play.checks().as_str(), play.at("B1").as_str()), ("B1>6", "gone"));
    let counters =
        format!("A1 HC 20/10 0607 f0; B1 Inf 7/9 0606 f3 hits2 shaken; D1 Inf 5/7 1210 f0; {FAR}");
    let mut play = Table::own(&counters).state("B", SymbolKind::Broken).melee().start();
    play.roll(&[1, 1, 5], attack("0606", "0607"));
    assert_eq!(play.checks(), "B1<5");
    // Into a ZOC, and one that is none.
    let counters =
        |b: &str, a: &str| format!("A1 Inf 5/7 0609 f0 {a}; B1 Inf 5/7 0607 f3 {b}; {FAR}");
    let mut play = Table::own(&counters("", "shaken")).start();
    play.play(pick("A1"));
    assert_eq!(play.why_not(step("0608")), "12.1/shaken-zoc");
    let mut play = Table::own(&counters("shaken", "shaken")).start();
    play.play(pick("A1")).play(step("0608"));
    // A Broken Battle may not either.
    let broken = format!("{}; C1 Inf 5/7 0103 f0", counters("", ""));
    let mut play = Table::own(&broken).state("A", SymbolKind::Broken).start();
    play.play(pick("A1"));
    assert_eq!(play.why_not(step("0608")), "13.0/broken-zoc");
    let mut play = Table::own(&broken).state("A", SymbolKind::Shaken).start();
    play.play(pick("A1")).play(step("0608"));
}

/// BARONS 12.2, U-68: a rout: every friend in the hex or next to it checks at once, in the order of hexes, top first, each
/// with all that follows.
#[test]
fn r12_2_a_rout_and_what_it_brings() {
    // 0506: B2, Shaken; behind it in 0405 B5. 0605: D1 over D2, of another Battle. 0606: B6 below. 0706: B3. 0805 is too far.
    let defenders = "B1 Inf 7/9 0606 f3 hits2 shaken; B6 Inf 5/7 0606 f3; B2 Inf 5/7 0506 f0 shaken
                     B5 Inf 5/7 0405 f0; D1 Inf 5/7 0605 f0; D2 Inf 5/6 0605 f0; B3 HC 5/8 0706 f0; B4 Inf 5/7 0805 f0";
    let play = third(defenders, &[10, 7, 7, 6, 7, 7, 8]);
    // B1 routs. 0506 first: B2 fails and routs as well: B5 and the others near 0506 check within it: 0405, 0605 (D1, D2),
    // 0606 (B6). Then B1's own: 0605 and 0606 have checked, 0706 has not.
    assert_eq!(play.checks(), "B1>6 B2>6 B5<7 D1<7 D2>6 B6<7 B3<8");
    assert_eq!((play.at("B1").as_str(), play.at("B2").as_str()), ("gone", "gone"));
    assert_eq!(play.at("D2"), "0605 f0 shaken");
}

/// BARONS 12.3, U-69: the order of recovery: the side with the initiative first, ascending hexes, then ids.
#[test]
fn r12_3_the_order_of_recovery() {
    let counters = "A1 Inf 5/7 0606 f0 shaken; A2 Inf 5/7 0405 f0 shaken; A3 Inf 5/9 0606 f0 shaken hits3
                    B1 Inf 5/5 0906 f3 shaken; B2 Inf 5/6 0806 f0 shaken; A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";
    let recoveries = |play: &Play| {
        let all = play.log.events().filter_map(|event| match event {
            Event::Recovery { unit, against, recovered, .. } => {
                let sign = if *recovered { '<' } else { '>' };
                Some(format!("{}{sign}{against}", play.scene.id(*unit)))
            }
            _ => None,
        });
        all.collect::<Vec<_>>().join(" ")
    };
    let bench = Table::own(counters).at("recovery");
    // Five tries, then both sides' replacement.
    let play = bench.start_with(&[6, 7, 6, 5, 5, 1, 1]);
    assert_eq!(recoveries(&play), "A2<6 A1>6 A3<6 B2<5 B1>4");
    assert_eq!(play.dice(), "12.3/10 12.3/10 12.3/10 12.3/10 12.3/10 4.0/10 4.0/10");
    assert_eq!(play.at("A1"), "0606 f0 shaken", "a failed recovery routs nobody");
    assert_eq!(play.at("A2"), "0405 f0");
    let play = bench.active("B").start_with(&[6, 5, 6, 7, 6, 1, 1]);
    assert_eq!(recoveries(&play), "B2>5 B1>4 A2<6 A1>6 A3<6");
}

/// BARONS 12.3, 7.23c, U-69: not in an enemy ZOC; within the span of the own leader or of the overall leader; a leader in
/// the hex takes 1 off the die.
#[test]
fn r12_3_who_may_recover() {
    let dice = |counters: &str| {
        let bench = Table::own(&format!("{counters}; {FAR}")).at("recovery");
        let play = bench.start_any();
        play.log.throws().filter(|throw| throw.rule.section == "12.3").count()
    };
    let shaken = "A1 Inf 5/7 0606 f0 shaken";
    assert_eq!(dice(&format!("AL leader 0603 span3; {shaken}")), 1);
    assert_eq!(dice(&format!("AL leader 0603 span2; {shaken}")), 0);
    assert_eq!(dice(&format!("AL leader 0606 span2; {shaken}")), 1);
    assert_eq!(dice(&format!("AL leader 0603 span6 wounded; {shaken}")), 1, "a span of 3");
    assert_eq!(dice(&format!("AL leader 0602 span6 wounded; {shaken}")), 0);
    assert_eq!(dice(&format!("AL leader 0606; {shaken}; B1 Inf 5/7 0605 f3")), 0, "in a ZOC");
    assert_eq!(dice(&format!("AL leader 0606; {shaken}; B1 Inf 5/7 0605 f0")), 1, "near, in none");
    let shaken = "C1 Inf 5/7 0606 f0 shaken";
    assert_eq!(dice(&format!("CL leader gone; AL leader 0606; A1 Inf 5/7 0101 f0; {shaken}")), 1);
    assert_eq!(dice(&format!("CL leader gone; AL leader gone; A1 Inf 5/7 0101 f0; {shaken}")), 0);
    // The leader of another Battle who is not the overall one.
    assert_eq!(
        dice("AL leader gone; CL leader 0606; C1 Inf 5/7 0201 f0; A1 Inf 5/7 0606 f0 shaken"),
        0
    );
    for (leader, die, recovers) in
        [("AL leader 0605", 7, false), ("AL leader 0606", 7, true), ("AL leader 0606", 8, false)]
    {
        let bench =
            Table::own(&format!("{leader}; A1 Inf 5/7 0606 f0 shaken; {FAR}")).at("recovery");
        let play = bench.start_with(&[die, 1, 1]);
        assert_eq!(play.at("A1") == "0606 f0", recovers, "{leader} {die}");
    }
}

/// Two Battles on each side, so that one may go down; B has lost its first units.
fn display(boxes: &str, counters: &str) -> Table {
    let all = format!("A1 Inf 5/7 0101 f0; D1 Inf 5/7 1301 f0; BL leader gone; {counters}");
    Table::own(&all).display("B", boxes).at("recovery")
}

/// BARONS 13.0: a symbol: a throw above its number fails; a square checks every unshaken unit, nothing more.
#[test]
fn r13_0_waver() {
    let counters =
        "B1 Inf 5/7 gone; B2 Inf 5/7 0606 f0; B3 Inf 5/6 0406 f0; B4 Inf 5/7 0806 f0 shaken";
    let bench = display("S7 - - -", counters).pending("B", &[1]);
    let play = bench.start_with(&[7, 1, 1]);
    assert_eq!(play.dice(), "13.0/10 4.0/10 4.0/10", "no effect");
    let play = bench.start_with(&[8, 7, 7, 1, 1]);
    assert_eq!(play.checks(), "B3>6 B2<7", "in the order of hexes; who is Shaken does not check");
    assert_eq!(
        play.game.state.battle(play.scene.find_battle("B").expect("B")).effectiveness,
        Effectiveness::Good
    );
    assert_eq!(play.at("B3"), "0406 f0 shaken");
    assert_eq!(play.at("B4"), "0806 f0 shaken");
    // U-74: under the option who is Shaken checks too, and may rout.
    let bench = bench.option("waver_routs_shaken", true);
    let play = bench.start_with(&[8, 1, 1, 7, 1, 1]);
    assert_eq!(play.checks(), "B3<6 B2<7 B4>6");
    assert_eq!(play.at("B4"), "gone");
}

/// BARONS 7.32, 13.0, U-100: when the top unit fails the check for a symbol, the one below checks at once, Shaken or not,
/// and nobody checks twice.
#[test]
fn r7_32_the_mate_of_who_fails_for_a_symbol_checks() {
    let bench = |mate: &str| {
        let counters = format!(
            "B1 Inf 5/7 gone; B2 Inf 5/7 0606 f0; B3 Inf 5/6 0606 f0 {mate} below; B4 Inf 5/7 1006 f0"
        );
        display("S7 - - -", &counters).pending("B", &[1])
    };
    let play = bench("shaken").start_with(&[8, 8, 6, 7, 1, 1]);
    assert_eq!(play.checks(), "B2>7 B3>5 B4<7");
    assert_eq!((play.at("B2").as_str(), play.at("B3").as_str()), ("0606 f0 shaken", "gone"));
    let play = bench("shaken").start_with(&[8, 8, 5, 7, 1, 1]);
    assert_eq!(
        (play.checks().as_str(), play.at("B3").as_str()),
        ("B2>7 B3<5 B4<7", "0606 f0 shaken")
    );
    let play = bench("shaken").start_with(&[8, 7, 7, 1, 1]);
    assert_eq!(play.checks(), "B2<7 B4<7", "by itself who is Shaken does not check");
    let play = bench("").start_with(&[8, 8, 7, 7, 1, 1]);
    assert_eq!(
        (play.checks().as_str(), play.at("B3").as_str()),
        ("B2>7 B3>6 B4<7", "0606 f0 shaken")
    );
}

/// BARONS 12.2, 13.0, U-102: of the units that a broken Battle loses none checks for the rout of another.
#[test]
fn r12_2_nobody_checks_whose_rout_is_certain() {
    let counters =
        "B1 Inf 5/7 gone; B2 Inf 5/7 0606 f0; B3 Inf 5/9 0605 f0 shaken; B4 Inf 5/9 0604 f0 shaken";
    let bench = display("T5 - - -", counters).pending("B", &[1]);
    let play = bench.start_with(&[6, 6, 1, 1]);
    assert_eq!(
        (play.checks().as_str(), play.dice().as_str()),
        ("B2<6", "13.0/10 12.0/10 4.0/10 4.0/10")
    );
    for unit in ["B3", "B4"] {
        assert_eq!(play.at(unit), "gone");
    }
    // Nor does the mate of a top unit that fails for such a rout.
    let counters = "B1 Inf 5/7 gone; B2 Inf 5/7 0606 f0; B3 Inf 5/9 0606 f0 shaken below; B4 Inf 5/9 0605 f0 shaken";
    let bench = display("T5 - - -", counters).pending("B", &[1]);
    let play = bench.start_with(&[6, 7, 1, 1]);
    assert_eq!((play.checks().as_str(), play.at("B2").as_str()), ("B2>6", "0606 f0 shaken"));
    assert_eq!(play.at("B3"), "gone");
}

/// BARONS 13.0, U-75: a circle makes the Battle Shaken, a triangle Broken, for the rest of the game.
#[test]
fn r13_0_shaken_and_broken() {
    let counters =
        "B1 Inf 5/7 gone; B2 Inf 5/7 0606 f0; B3 Inf 5/6 0406 f0; B4 Inf 5/7 0806 f0 shaken";
    let effectiveness =
        |play: &Play| play.game.state.battle(play.scene.find_battle("B").expect("B")).effectiveness;
    let bench = display("C5 - - -", counters).pending("B", &[1]);
    assert_eq!(effectiveness(&bench.start_with(&[5, 1, 1])), Effectiveness::Good);
    let play = bench.start_with(&[6, 1, 1, 1, 1]);
    assert_eq!(
        (effectiveness(&play), play.checks().as_str()),
        (Effectiveness::Shaken, "B3<6 B2<7")
    );
    // Broken: the Shaken rout first; the checks use the morale that is 1 lower.
    let bench = display("T5 - - -", counters).pending("B", &[1]);
    let play = bench.start_with(&[6, 1, 1, 1, 1]);
    assert_eq!(
        (effectiveness(&play), play.checks().as_str()),
        (Effectiveness::Broken, "B3<5 B2<6")
    );
    assert_eq!(play.at("B4"), "gone");
    // A worse state is not mended by a milder symbol.
    let bench = display("C5 - - -", counters).pending("B", &[1]).state("B", SymbolKind::Broken);
    let play = bench.start_with(&[6, 1, 1, 1, 1]);
    assert_eq!(effectiveness(&play), Effectiveness::Broken);
}

/// BARONS 13.0: each unit checks at most once for a failed symbol, whoever routs next to it.
#[test]
fn r13_0_one_check_for_a_symbol() {
    // B4 is Shaken and routs; B2 next to it checks for that, and not once more.
    let counters =
        "B1 Inf 5/7 gone; B2 Inf 5/7 0606 f0; B3 Inf 5/6 0406 f0; B4 Inf 5/7 0605 f0 shaken";
    let bench = display("T5 - - -", counters).pending("B", &[1]);
    let play = bench.start_with(&[6, 7, 1, 1, 1]);
    assert_eq!(play.checks(), "B2>6 B3<5");
    assert_eq!(play.at("B2"), "0606 f0 shaken", "it is not routed by a second check");
}

/// BARONS 13.0, U-73: symbols are resolved in the order of their boxes; those reached meanwhile join the queue.
#[test]
fn r13_0_the_queue() {
    let counters = "B1 Inf 5/7 gone; B2 Inf 5/7 gone; B3 Inf 5/6 0406 f0; B4 Inf 5/7 0806 f0 shaken; B5 Inf 5/7 1006 f0";
    let bench = display("T9 S8 C7 - -", counters).pending("B", &[1, 2]);
    let play = bench.start_with(&[10, 1, 1, 8, 7, 1, 1]);
    let symbols: Vec<(u8, bool)> = play
        .log
        .events()
        .filter_map(|event| match event {
            Event::Effectiveness { place, failed, .. } => Some((*place, *failed)),
            _ => None,
        })
        .collect();
    // Box 1 fails: B4 routs into box 3; then boxes 2 and 3.
    assert_eq!(symbols, [(1, true), (2, false), (3, false)]);
}

/// BARONS 13.0, U-73: recovery before effectiveness, or after it under the option.
#[test]
fn r13_0_recovery_comes_first() {
    let counters = "A1 Inf 5/7 0101 f0; D1 Inf 5/7 1301 f0; BL leader 0807; B1 Inf 5/7 gone; B2 Inf 5/7 0806 f0 shaken";
    let bench = Table::own(counters).display("B", "T5 -").pending("B", &[1]).at("recovery");
    // Recovered before the symbol fails: it checks instead of routing.
    let play = bench.start_with(&[6, 6, 6, 1, 1]);
    assert_eq!(play.dice(), "12.3/10 13.0/10 12.0/10 4.0/10 4.0/10");
    assert_eq!(play.at("B2"), "0806 f0");
    let play = bench.clone().option("effectiveness_first", true).start_with(&[6, 1, 1]);
    assert_eq!((play.dice().as_str(), play.at("B2").as_str()), ("13.0/10 4.0/10 4.0/10", "gone"));
}

/// BARONS 13.0: units that leave play in melee, by hits or rout, fill the boxes one after the other.
#[test]
fn r13_0_boxes_fill_in_play() {
    let counters = "A1 HC 9/9 0607 f0; A2 HC 9/9 0907 f0; B1 Inf 2/7 0606 f3 hits2; B2 Inf 5/7 0906 f3 hits2 shaken
                    B3 Inf 5/7 1201 f0; D1 Inf 5/7 1301 f0";
    let bench = Table::own(counters).display("B", "- C6 -").chit(3).melee();
    let mut play = bench.start();
    play.roll(&[5, 1], attack("0606", "0607"));
    let filled = |play: &Play| {
        play.log.events().find_map(|event| match event {
            Event::Lost { filled, .. } => Some(*filled),
            _ => None,
        })
    };
    assert_eq!(filled(&play), Some(1));
    play.play("no-advance");
    play.roll(&[1, 1, 10], attack("0906", "0907"));
    assert_eq!(filled(&play), Some(2));
    // The symbol in box 2 fails; B3 checks.
    play.roll(&[7, 1, 1, 1], "no-advance");
    assert_eq!(play.dice(), "13.0/10 12.0/10 4.0/10 4.0/10");
    let b = play.scene.find_battle("B").expect("B");
    assert_eq!(play.game.state.battle(b).effectiveness, Effectiveness::Shaken);
    assert_eq!(play.game.state.battle(b).boxes.len(), 2);
}
