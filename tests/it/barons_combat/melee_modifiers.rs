//! BARONS 9.2: what modifies a die of a melee.

use super::geo;
use super::melee::melee;
use crate::barons::table::*;

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
