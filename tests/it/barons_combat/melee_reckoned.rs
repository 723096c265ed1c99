//! BARONS 9.3: chances and offers of a melee, reckoned a second time.

use super::geo;
use crate::barons::table::*;
use gonfalon::kernel::{Dice, SeededDice, every_outcome};
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::event::Event;
use std::collections::BTreeSet;

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
