//! 10.0, 10.3: the ways of charges, against a slow reference.

use super::fire::{ground, random_field};
use super::geo;
use crate::barons::table::*;
use gonfalon::kernel::SeededDice;
use gonfalon::systems::barons::charge::reactions;
use std::collections::{BTreeMap, BTreeSet};

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
        let (hex, facing) = stance(words).expect("a place");
        let first = matches!(&w[0][..1], "A" | "C");
        let shaken = words.contains("shaken");
        (first, w[1].to_owned(), geo::at(hex), facing, shaken)
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
            let (hex, facing) = stance(words).expect("a place");
            let hex = geo::at(hex);
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
            let (hex, facing) = stance(words).expect("a place");
            let hex = geo::at(hex);
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
