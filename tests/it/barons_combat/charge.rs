//! BARONS 10.0 to 10.2, 11.0: planned charges, their continuation, and the continuation of an attack.

use super::fire::{ground, random_field};
use super::geo;
use crate::barons::table::*;
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::barons::SymbolKind;
use gonfalon::systems::barons::charge::reactions;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const FAR: &str = "A9 Inf 5/7 1212 f0; B9 Inf 5/7 1201 f0";

fn end_charge() -> Value {
    json!({ "type": "end-charge" })
}

/// A1 has charged at B1 in 0606 and stands before it in the melee segment.
fn before(charger: &str, defenders: &str) -> Table {
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

/// What a charge may ride through, and what it costs.
struct Rides {
    letters: Vec<Vec<char>>,
    levels: Vec<Vec<i32>>,
    /// Side listed first, class, hex, facing, Shaken.
    units: Vec<(bool, String, geo::At, u8, bool)>,
}

impl Rides {
    fn letter(&self, (c, r): geo::At) -> Option<char> {
        self.letters.get(usize::try_from(r - 1).ok()?)?.get(usize::try_from(c - 1).ok()?).copied()
    }

    fn rise(&self, a: geo::At, b: geo::At) -> i32 {
        let level = |(c, r): geo::At| self.levels[r as usize - 1][c as usize - 1];
        level(b) - level(a)
    }

    fn cost(&self, from: geo::At, to: geo::At) -> Option<i32> {
        let (one, other) = (self.letter(from)?, self.letter(to)?);
        let rise = self.rise(from, to);
        let road = |letter: char| "rs=".contains(letter);
        if road(one) && road(other) && rise.abs() < 2 {
            return Some(1);
        }
        let base = match other {
            '.' | 'r' | '=' => 1,
            'w' => 3,
            't' | 's' | 'c' | 'p' => 2,
            _ => return None,
        };
        match rise {
            2.. => None,
            1 => Some(base + 1),
            ..=-2 => Some(base + 2),
            _ => Some(base),
        }
    }

    fn passable(&self, class: &str, from: geo::At, to: geo::At) -> bool {
        match self.letter(to) {
            None | Some('~') => false,
            Some('m') => class != "HC",
            Some(_) => class != "HC" || self.rise(from, to) < 2,
        }
    }

    fn held(&self, hex: geo::At) -> bool {
        self.units.iter().any(|unit| unit.2 == hex)
    }

    fn in_zoc(&self, hex: geo::At, first: bool) -> bool {
        self.units.iter().any(|(side, class, at, facing, shaken)| {
            let front = geo::direction(*at, hex).is_some_and(|d| geo::arc(*facing, d) == 0);
            *side != first && !shaken && front && self.passable(class, *at, hex)
        })
    }

    fn no_charge(&self, hex: geo::At) -> bool {
        self.letter(hex).is_none_or(|letter| "wtscpm=~".contains(letter))
    }

    /// Every target, last hex and facing to which a charge can come, by growing lists of cheaper and cheaper states.
    fn approaches(
        &self,
        first: bool,
        start: geo::At,
        facing: u8,
        ma: i32,
    ) -> BTreeSet<(geo::At, geo::At, u8)> {
        let mut known: BTreeMap<(geo::At, u8, bool), i32> = BTreeMap::new();
        known.insert((start, facing, false), 0);
        let stuck = self.in_zoc(start, first);
        loop {
            let mut changed = false;
            for ((hex, facing, wheeled), cost) in known.clone() {
                let mut reach = |state: (geo::At, u8, bool), cost: i32| {
                    let old = known.get(&state).copied().unwrap_or(i32::MAX);
                    if cost < old {
                        known.insert(state, cost);
                        changed = true;
                    }
                };
                if stuck {
                    continue;
                }
                if !wheeled {
                    for other in 0..6 {
                        reach((hex, other, true), cost);
                    }
                }
                if hex != start && self.in_zoc(hex, first) {
                    continue;
                }
                for d in [facing, (facing + 1) % 6] {
                    let to = geo::step(hex, d);
                    let Some(more) = self.cost(hex, to) else { continue };
                    if cost + more <= ma && !self.held(to) && !self.no_charge(to) {
                        reach((to, facing, wheeled), cost + more);
                    }
                }
            }
            if !changed {
                break;
            }
        }
        let mut found = BTreeSet::new();
        for &(hex, facing, _) in known.keys() {
            for d in [facing, (facing + 1) % 6] {
                let target = geo::step(hex, d);
                let enemy = self.units.iter().any(|u| u.2 == target && u.0 != first);
                if enemy && !self.no_charge(target) && self.passable("HC", hex, target) {
                    found.insert((target, hex, facing));
                }
            }
        }
        found
    }
}

fn rides(bench: &Table, counters: &[String]) -> Rides {
    let map = bench.scenario().map.as_ref().expect("a map");
    let units = counters.iter().filter(|words| !words.contains("leader")).map(|words| {
        let w: Vec<&str> = words.split(' ').collect();
        let (hex, facing) = w[3].split_once('>').expect("a place");
        let first = matches!(&w[0][..1], "A" | "C");
        let shaken = words.contains("shaken");
        (first, w[1].to_owned(), geo::at(hex), facing.parse().expect("a facing"), shaken)
    });
    Rides {
        letters: map.grid.iter().map(|row| row.chars().collect()).collect(),
        levels: map.elevation.iter().map(|row| row.bytes().map(i32::from).collect()).collect(),
        units: units.collect(),
    }
}

/// BARONS 10.0: the ways of planned charges against a slow reference, in random positions.
#[test]
fn r10_0_ways_agree_with_a_slow_reference() {
    let mut pick_one = SeededDice::new(100);
    let (mut ways, mut riders) = (0, 0);
    for round in 0..90 {
        let (bench, counters) = random_field(&mut pick_one, ".......rrwm", 26 + round % 20);
        let (ground, rides) = (ground(&bench), rides(&bench, &counters));
        let start = bench.start();
        for words in &counters {
            let w: Vec<&str> = words.split(' ').collect();
            if !w[0].starts_with('A') || w[1] != "HC" || words.contains("shaken") {
                continue;
            }
            let (hex, facing) = w[3].split_once('>').expect("a place");
            let (hex, facing) = (geo::at(hex), facing.parse().expect("a facing"));
            let mut play = start.clone();
            play.play(pick(w[0]));
            let mut unsure = Vec::new();
            let mut expected = Vec::new();
            for (target, end, facing) in rides.approaches(true, hex, facing, 9) {
                if geo::distance(hex, target) < 2 {
                    continue;
                }
                let words = format!("{}-{}-{facing}", geo::label(target), geo::label(end));
                match ground.sees(hex, target) {
                    Some(true) => expected.push(words),
                    Some(false) => {}
                    None => unsure.push(words),
                }
            }
            let offered = play.offers("charge", "target hex facing");
            let offered: Vec<&str> = offered
                .split(' ')
                .filter(|words| !words.is_empty() && !unsure.iter().any(|u| u == words))
                .collect();
            expected.sort();
            assert_eq!(offered, expected, "{words} of {counters:#?}\n{:#?}", bench.scenario().map);
            ways += expected.len();
            riders += 1;
        }
    }
    assert!(ways > 300 && riders > 60, "{ways} ways of {riders}");
}

/// BARONS 10.3, U-63: the ways of reaction charges against the same reference: the mover, else the nearest in front.
#[test]
fn r10_3_ways_agree_with_a_slow_reference() {
    let mut pick_one = SeededDice::new(103);
    let (mut at_mover, mut at_others, mut none) = (0, 0, 0);
    for round in 0..60 {
        let (bench, counters) = random_field(&mut pick_one, ".......rrwm", 26 + round % 20);
        let (ground, rides) = (ground(&bench), rides(&bench, &counters));
        let play = bench.start_any();
        let (s, scene) = (&play.game.state, &play.scene);
        for unit in scene.units.iter().filter(|u| u.reaction.is_some() && "BD".contains(&u.id[..1]))
        {
            let words = counters.iter().find(|w| w.starts_with(&format!("{} ", unit.id)));
            let words = words.expect("it is listed");
            if words.contains("shaken") {
                continue;
            }
            let (hex, facing) =
                words.split(' ').nth(3).and_then(|w| w.split_once('>')).expect("a place");
            let (hex, facing): (geo::At, u8) = (geo::at(hex), facing.parse().expect("a facing"));
            let ways = rides.approaches(false, hex, facing, 9);
            for mover in rides.units.iter().filter(|u| u.0 && geo::distance(u.2, hex) <= 3) {
                let sight = |to: geo::At| {
                    geo::distance(hex, to) == 1 || ground.sees(hex, to) != Some(false)
                };
                if ways
                    .iter()
                    .any(|way| geo::distance(hex, way.0) > 1 && ground.sees(hex, way.0).is_none())
                {
                    continue;
                }
                let front =
                    |to: geo::At| geo::crossed(hex, to).iter().any(|&d| geo::arc(facing, d) == 0);
                let direct: Vec<_> =
                    ways.iter().filter(|way| way.0 == mover.2 && sight(mover.2)).collect();
                let expected: Vec<_> = if direct.is_empty() {
                    let open: Vec<_> =
                        ways.iter().filter(|way| front(way.0) && sight(way.0)).collect();
                    let least = open.iter().map(|way| geo::distance(hex, way.0)).min();
                    open.into_iter()
                        .filter(|way| Some(geo::distance(hex, way.0)) == least)
                        .collect()
                } else {
                    direct
                };
                let own = [play.id(&unit.id)];
                let found = reactions(scene, s, &own, play.place_of(&geo::label(mover.2)));
                let found: BTreeSet<(geo::At, geo::At, u8)> = found
                    .iter()
                    .map(|a| {
                        (geo::at(&scene.label(a.target)), geo::at(&scene.label(a.hex)), a.facing.0)
                    })
                    .collect();
                let expected: BTreeSet<_> = expected.into_iter().copied().collect();
                match expected.first() {
                    Some(way) if way.0 == mover.2 => at_mover += 1,
                    Some(_) => at_others += 1,
                    None => none += 1,
                }
                assert_eq!(found, expected, "{words} against {:?} of {counters:#?}", mover.2);
            }
        }
    }
    assert!(at_mover > 60 && at_others > 30 && none > 10, "{at_mover} {at_others} {none}");
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
