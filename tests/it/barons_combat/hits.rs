//! BARONS 8.6 to 8.62, 7.31d, 7.32: what hits do.

use crate::barons::table::*;

/// Cavalry too strong for any table attacks B1 from the south and rolls for so many hits; the reply misses.
fn struck(defenders: &str, hits: u8, after: &[u8]) -> Play {
    struck_with(Table::own(&format!("A1 HC 20/10 0607 f0; {defenders}")), hits, after)
}

fn struck_with(bench: Table, hits: u8, after: &[u8]) -> Play {
    let mut play = bench.melee().start();
    // Column 7 or more: rows 3, 7 and 11 give 1, 2 and 3 hits; against infantry cavalry adds 2, against men-at-arms 1.
    let adds = match play.unit_class("B1") {
        "Inf" => 2,
        "MaA" => 1,
        _ => 0,
    };
    let mut faces = vec![[3, 7, 11][usize::from(hits) - 1] - adds, 1];
    faces.extend(after);
    play.roll(&faces, attack("0606", "0607"));
    play
}

/// The loss of strength and morale after so many hits.
const LOSS: [u8; 6] = [0, 0, 1, 2, 2, 3];

/// BARONS 8.6, 8.61, U-43: the ladder from every rung, with every number of hits at once.
#[test]
fn r8_61_every_step_of_the_ladder() {
    for before in 0..=5_u8 {
        for hits in 1..=3_u8 {
            let after = before + hits;
            let crosses = |n: u8| before < n && n <= after;
            let gone = after >= 6;
            let third = !gone && crosses(3);
            let back = !gone && (crosses(4) || crosses(5));
            let late = !gone && crosses(5) && !third;
            let dice: &[u8] = if third { &[1] } else { &[] };
            let mut play =
                struck(&format!("B1 Inf 7/9 0606 f3 hits{before}; B2 Inf 5/7 1212 f0"), hits, dice);
            let what = format!("{before} and {hits}");
            let expected = if third { "9.1.2/10 9.1.4/6 12.0/10" } else { "9.1.2/10 9.1.4/6" };
            assert_eq!(play.dice(), expected, "{what}");
            if third {
                let morale = 9 - LOSS[usize::from(after)];
                assert_eq!(play.checks(), format!("B1<{morale}"), "{what}: all hits count first");
            }
            if back {
                assert_eq!(play.decides(), "royalists 9.4.1", "{what}");
                assert!(!play.said("checked") || third);
                play.play(retreat("B1", "0605"));
                let dice: &[u8] = if late { &[1] } else { &[] };
                play.roll(dice, retreat("B1", "0604"));
                let morale = 9 - LOSS[usize::from(after)];
                let check = if late { format!("B1<{morale}") } else { String::new() };
                assert_eq!(play.checks(), check, "{what}: the fifth hit checks after the retreat");
                assert_eq!(play.decides(), "barons 9.4", "{what}");
            }
            if gone {
                assert_eq!(play.at("B1"), "gone", "{what}");
                assert_eq!(play.decides(), "barons 9.4", "{what}");
                continue;
            }
            if !back {
                assert_eq!(play.decides(), "barons 11.0", "{what}");
            }
            let (state, unit) = (&play.game.state, play.id("B1"));
            assert_eq!(state.unit(unit).hits, after);
            assert_eq!(state.strength(&play.scene, unit), 7 - LOSS[usize::from(after)], "{what}");
            let morale = i16::from(state.morale(&play.scene, unit));
            assert_eq!(morale, i16::from(9 - LOSS[usize::from(after)]), "{what}");
        }
    }
}

/// BARONS 8.6: the example of the book: one hit, then three more: a check at two less, then the retreat.
#[test]
fn r8_6_the_example_of_the_book() {
    let mut play = struck("B1 Inf 5/7 0606 f3 hits1; B2 Inf 5/7 1212 f0", 3, &[6]);
    assert_eq!(play.checks(), "B1>5", "a 6 fails against 7 less 2");
    assert_eq!(play.at("B1"), "0606 f3 hits4 shaken");
    play.play(retreat("B1", "0605")).play(retreat("B1", "0604"));
    assert_eq!(play.at("B1"), "0604 f5 hits4 shaken");
}

/// BARONS 8.61: without a loss of strength a first hit; a check at the third even if the unit then stays.
#[test]
fn r8_61_one_check_and_one_retreat_at_most() {
    // Three, four and five hits at once on a unit with two: one check, one retreat.
    let mut play = struck("B1 Inf 7/9 0606 f3 hits2; B2 Inf 5/7 1212 f0", 3, &[6]);
    assert_eq!(play.checks(), "B1<6");
    play.play(retreat("B1", "0605")).play(retreat("B1", "0604"));
    assert_eq!(play.dice(), "", "no second check");
    assert_eq!(play.decides(), "barons 9.4", "no second retreat");
}

/// BARONS 8.6, 12.0, U-32: in a fire segment the retreat comes at once, the check at the end, one for each unit.
#[test]
fn r8_6_checks_wait_for_the_end_of_a_fire_segment() {
    let counters = "B1 Inf 5/7 0606 f3 fire3; B2 Inf 5/7 0706 f4 fire3; B3 Inf 5/7 0506 f3 fire3
                    A1 Inf 7/9 0608 f0 hits2; A2 Inf 7/9 0408 f0 hits2";
    let bench = Table::own(counters).at("defensive-fire");
    let mut play = bench.start();
    play.roll(&[10], fire("B1", "0608"));
    assert_eq!((play.dice().as_str(), play.at("A1").as_str()), ("8.5/10", "0608 f0 hits3"));
    play.roll(&[10], fire("B3", "0408"));
    assert_eq!((play.dice().as_str(), play.at("A2").as_str()), ("8.5/10", "0408 f0 hits3"));
    // Ascending hex numbers: A2 in 0408 before A1 in 0608.
    play.roll(&[8, 7], end_fire());
    assert_eq!((play.dice().as_str(), play.checks().as_str()), ("12.0/10 12.0/10", "A2>7 A1<7"));
    // A fourth hit: the retreat at once, the check for the third still at the end, from where the unit is.
    let mut play = bench.start();
    play.roll(&[10], fire("B1", "0608")).roll(&[10], fire("B2", "0608"));
    assert_eq!(play.decides(), "barons 9.4.1");
    play.play(retreat("A1", "0609")).play(retreat("A1", "0610"));
    assert_eq!(play.decides(), "royalists 3.C3");
    play.roll(&[10], end_fire());
    assert_eq!((play.checks().as_str(), play.at("A1").as_str()), ("A1>7", "0610 f2 hits4 shaken"));
}

/// BARONS 8.61, U-94: hits by fire force retreats, and nobody advances; unless the option says otherwise.
#[test]
fn r8_61_fire_forces_retreats() {
    let counters = "B1 Inf 5/7 0606 f3 fire3; A1 Inf 7/9 0608 f0 hits3; B2 Inf 5/7 1212 f0";
    let bench = Table::own(counters).at("defensive-fire");
    let mut play = bench.start();
    play.roll(&[10], fire("B1", "0608")).play(retreat("A1", "0609")).play(retreat("A1", "0610"));
    assert_eq!((play.at("A1").as_str(), play.decides().as_str()), ("0610 f2 hits4", "barons 11.0"));
    let mut play = bench.clone().option("fire_retreat", false).start();
    play.roll(&[10], fire("B1", "0608"));
    assert_eq!((play.at("A1").as_str(), play.decides().as_str()), ("0608 f0 hits4", "barons 11.0"));
    // The fifth hit: a check, but no retreat under the option.
    let five = counters.replace("hits3", "hits4");
    let five = Table::own(&five).at("defensive-fire").option("fire_retreat", false);
    let mut play = five.start();
    play.roll(&[10, 10], fire("B1", "0608"));
    assert_eq!((play.at("A1").as_str(), play.checks().as_str()), ("0608 f0 hits5 shaken", "A1>6"));
    // Melee still forces retreats.
    let melee = Table::own("A1 HC 20/10 0607 f0; B1 Inf 7/9 0606 f3 hits3; B2 Inf 5/7 1212 f0");
    let play = struck_with(melee.option("fire_retreat", false), 1, &[]);
    assert_eq!(play.decides(), "royalists 9.4.1");
}

/// BARONS 8.62, U-45: no strength left, or six hits.
#[test]
fn r8_62_no_strength_or_six_hits() {
    for strength in 1..=7_u8 {
        for before in 0..=5_u8 {
            let left = |hits: u8| strength.saturating_sub(LOSS[usize::from(hits)]);
            if left(before) == 0 {
                continue;
            }
            let after = before + 1;
            let dies = after == 6 || left(after) == 0;
            let checks = !dies && after == 3;
            let dice: &[u8] = if checks { &[1] } else { &[] };
            let unit = format!("B1 Inf {strength}/9 0606 f3 hits{before}; B2 Inf 5/7 1212 f0");
            let play = struck(&unit, 1, dice);
            assert_eq!(play.at("B1") == "gone", dies, "{strength} with {after}");
            assert_eq!(play.said("lost"), dies);
        }
    }
}

/// BARONS 8.61, U-42: with the other back side the third hit brings no new loss.
#[test]
fn r8_61_the_other_back_side() {
    for (delta, losses) in [(2, [0, 0, 1, 2, 2, 3]), (1, [0, 0, 1, 1, 1, 2])] {
        for hits in 0..=5_u8 {
            let unit = format!("A1 Inf 5/7 0101 f0; B1 Inf 6/8 0606 f3 hits{hits}");
            let play = Table::own(&unit).option("back_delta", delta).start();
            let (state, id) = (&play.game.state, play.id("B1"));
            let loss = losses[usize::from(hits)];
            assert_eq!(state.strength(&play.scene, id), 6 - loss, "{delta}: {hits}");
            assert_eq!(i16::from(state.morale(&play.scene, id)), 8 - i16::from(loss));
        }
    }
}

/// BARONS 8.6, 7.31, U-44: the top unit takes the hits until it leaves play, then the lower one, which checks once.
#[test]
fn r8_6_the_rest_goes_to_the_lower_unit() {
    let far = "B9 Inf 5/7 1212 f0";
    // One of two dies at its third hit (2 - 2); two are left for the other, with one check for the loss above it.
    let play = struck(&format!("B1 Inf 2/7 0606 f3 hits2; B2 Inf 5/7 0606 f3; {far}"), 3, &[6]);
    assert_eq!((play.at("B1").as_str(), play.at("B2").as_str()), ("gone", "0606 f3 hits2"));
    assert_eq!(play.checks(), "B2<6", "at the value after the hits");
    assert_eq!(play.dice(), "9.1.2/10 9.1.4/6 12.0/10");
    // Its own third hit is the same check.
    let play =
        struck(&format!("B1 Inf 2/7 0606 f3 hits2; B2 Inf 7/7 0606 f3 hits1; {far}"), 3, &[6]);
    assert_eq!((play.checks().as_str(), play.at("B2").as_str()), ("B2>5", "0606 f3 hits3 shaken"));
    // Nothing is left over: the lower unit has no hit, but checks.
    let play = struck(&format!("B1 Inf 2/7 0606 f3 hits2; B2 Inf 5/7 0606 f3; {far}"), 1, &[7]);
    assert_eq!((play.checks().as_str(), play.at("B2").as_str()), ("B2<7", "0606 f3"));
    // Both die.
    let play =
        struck(&format!("B1 Inf 2/7 0606 f3 hits2; B2 Inf 2/7 0606 f3 hits2; {far}"), 2, &[]);
    assert_eq!((play.at("B1").as_str(), play.at("B2").as_str()), ("gone", "gone"));
}

/// BARONS 7.31, 7.32: the lower unit is safe while the top one lives, and checks only when that fails or leaves play.
#[test]
fn r7_32_the_other_unit_checks_when_the_top_one_fails() {
    let stack =
        |hits: u8| format!("B1 Inf 7/7 0606 f3 hits{hits}; B2 Inf 5/7 0606 f3; B9 Inf 5/7 1212 f0");
    let play = struck(&stack(2), 1, &[5]);
    assert_eq!(play.checks(), "B1<5", "only the top one checks");
    let play = struck(&stack(2), 1, &[6, 7]);
    assert_eq!(play.checks(), "B1>5 B2<7");
    let play = struck(&stack(2), 1, &[6, 8]);
    assert_eq!(play.checks(), "B1>5 B2>7");
    assert_eq!(
        (play.at("B1").as_str(), play.at("B2").as_str()),
        ("0606 f3 hits3 shaken", "0606 f3 shaken")
    );
    // By rout.
    let shaken = stack(2).replace("B1 Inf 7/7 0606 f3", "B1 Inf 7/7 0606 f3 shaken");
    let play = struck(&shaken, 1, &[6, 8]);
    assert_eq!(play.checks(), "B1>4 B2>7");
    assert_eq!((play.at("B1").as_str(), play.at("B2").as_str()), ("gone", "0606 f3 shaken"));
    // Nobody checks when hits only wear the top unit down.
    let play = struck(&stack(0), 2, &[]);
    assert_eq!(play.checks(), "");
}

/// BARONS 9.4, U-50: of a stack only the unit whose own hits demand it retreats.
#[test]
fn r9_4_only_the_unit_with_the_hits_retreats() {
    let mut play =
        struck("B1 Inf 7/7 0606 f3 hits3; B2 Inf 5/7 0606 f3; B9 Inf 5/7 1212 f0", 1, &[]);
    play.play(retreat("B1", "0605")).play(retreat("B1", "0604"));
    assert_eq!((play.at("B1").as_str(), play.at("B2").as_str()), ("0604 f5 hits4", "0606 f3"));
    assert_eq!(play.decides(), "barons 11.0", "the hex is held: no advance");
    // Both must: one after the other, top first, each its own way.
    let both = "B1 Inf 2/7 0606 f3 hits2; B2 Inf 7/9 0606 f3 hits2; B9 Inf 5/7 1212 f0";
    let mut play = struck(both, 3, &[1]);
    assert_eq!(
        (play.at("B2").as_str(), play.decides().as_str()),
        ("0606 f3 hits4", "royalists 9.4.1")
    );
    play.play(retreat("B2", "0506"));
    assert_eq!(play.decides(), "royalists 9.4.1");
}

/// BARONS 6.3, 9.1.5, U-40: the dice after a melee: leaders of the defender's hex, of the attacker's, then the defender's
/// units from the top, then the attacker's.
#[test]
fn r9_1_5_the_order_of_the_dice() {
    let counters = "A1 HC 6/7 0607 f0 hits2; A2 HC 5/7 0607 f0; AL leader 0607
                    B1 HC 6/7 0606 f3 hits2; B2 HC 5/7 0606 f3; BL leader 0606; A9 HC 5/7 1212 f0";
    let mut play = Table::own(counters).melee().start();
    // Both roll a d10 in column 7 (5 + 5): a 4 is one hit. Leaders 1 and 1, then B1, B2 (7.32), A1.
    play.roll(&[4, 4, 1, 1, 7, 8, 5], attack("0606", "0607"));
    assert_eq!(play.dice(), "9.1.2/10 9.1.4/10 6.3/10 6.3/10 12.0/10 12.0/10 12.0/10");
    // A leader in the hex takes 1 off the die.
    assert_eq!(play.checks(), "B1>5 B2<7 A1<5");
    assert_eq!(play.at("B1"), "0606 f3 hits3 shaken");
    // Leaders: the defender's first. A 9 wounds the first who rolls.
    let mut play = Table::own(counters).melee().start();
    // He leads the side: his men within five hexes check at once, and that is their check in this melee.
    play.roll(&[4, 1, 9, 6, 7], attack("0606", "0607"));
    assert_eq!(play.checks(), "B1<5 B2<7");
    assert_eq!(play.at("BL"), "0606 wounded");
    assert_eq!(play.at("AL"), "0607", "his stack was not hit");
}
