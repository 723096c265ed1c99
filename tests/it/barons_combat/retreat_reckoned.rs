//! BARONS 9.41: ways of retreats, reckoned a second time on fields at random.

use super::geo;
use crate::barons::table::*;
use gonfalon::kernel::{Dice, SeededDice};
use gonfalon::systems::barons::event::{Event, Withdrawal};
use gonfalon::systems::barons::frame::Frame;

/// The reference's own words about retreats, slowly.
struct Field {
    rows: Vec<Vec<u8>>,
    levels: Vec<Vec<i32>>,
    /// Battle, class, hex, facing, Shaken.
    units: Vec<(char, String, geo::At, u8, bool)>,
}

impl Field {
    fn of(play: &Play, bench: &Table) -> Field {
        let map = bench.scenario().map.as_ref().expect("a map");
        let mut units = Vec::new();
        for printed in &play.scene.units {
            let words = play.at(&printed.id);
            let Some((hex, facing)) = stance(&words) else {
                assert_eq!(words, "gone");
                continue;
            };
            units.push((
                printed.id.chars().next().expect("an id"),
                play.unit_class(&printed.id).to_owned(),
                geo::at(hex),
                facing,
                words.ends_with("shaken"),
            ));
        }
        Field {
            rows: map.grid.iter().map(|row| row.bytes().collect()).collect(),
            levels: map.elevation.iter().map(|row| row.bytes().map(i32::from).collect()).collect(),
            units,
        }
    }

    fn on_map((c, r): geo::At) -> bool {
        (1..=COLUMNS as i32).contains(&c) && (1..=ROWS as i32).contains(&r)
    }

    fn rise(&self, (a, b): geo::At, (c, d): geo::At) -> i32 {
        self.levels[d as usize - 1][c as usize - 1] - self.levels[b as usize - 1][a as usize - 1]
    }

    fn passable(&self, class: &str, from: geo::At, to: geo::At) -> bool {
        let letter = self.rows[to.1 as usize - 1][to.0 as usize - 1];
        letter != b'~' && (class != "HC" || letter != b'm' && self.rise(from, to) < 2)
    }

    fn in_zoc(&self, hex: geo::At, enemies: &str) -> bool {
        self.units.iter().any(|(battle, class, at, facing, shaken)| {
            let front = geo::direction(*at, hex).is_some_and(|d| geo::arc(*facing, d) == 0);
            enemies.contains(*battle) && !shaken && front && self.passable(class, *at, hex)
        })
    }

    fn may(
        &self,
        battle: char,
        class: &str,
        start: geo::At,
        from: geo::At,
        to: geo::At,
        step: i32,
    ) -> bool {
        let enemies = if "AC".contains(battle) { "BD" } else { "AC" };
        if !Self::on_map(to)
            || geo::distance(start, to) != step
            || !self.passable(class, from, to)
            || self.rise(from, to) >= 2
            || self.in_zoc(to, enemies)
        {
            return false;
        }
        let there: Vec<_> = self.units.iter().filter(|unit| unit.2 == to).collect();
        match there[..] {
            [] => true,
            [other] => {
                let pair = class == "HC" && other.1 == "HC" || class != "HC" && other.1 != "HC";
                other.0 == battle && pair
            }
            _ => false,
        }
    }

    /// The most hexes of two that a retreat can still come to which stands in a hex after so many steps.
    fn best(
        &self,
        battle: char,
        class: &str,
        start: geo::At,
        at: geo::At,
        step: i32,
    ) -> Option<i32> {
        let empty = self.units.iter().all(|unit| unit.2 != at);
        if step > 0 && empty && step >= 2 {
            return Some(2);
        }
        let beyond = (0..6)
            .map(|d| geo::step(at, d))
            .filter(|&to| self.may(battle, class, start, at, to, step + 1))
            .filter_map(|to| self.best(battle, class, start, to, step + 1))
            .max();
        if step > 0 && empty { Some(beyond.unwrap_or(step).max(step)) } else { beyond }
    }
}

/// BARONS 9.4.1: the ways of retreats against a slow reference, in random positions.
#[test]
fn r9_4_1_ways_agree_with_a_slow_reference() {
    let mut pick = SeededDice::new(94);
    let (mut asked, mut short, mut shut) = (0, 0, 0);
    for round in 0..400 {
        let crowd = [30, 60, 90][round % 3];
        let (bench, _) = super::fire::random_field(&mut pick, "......wtm~", crowd);
        let bench = bench.melee().data(|data| {
            for (id, set) in &mut data.begin.as_mut().expect("a begin").counters {
                if matches!(&id[..1], "B" | "D") && !id.ends_with('L') {
                    set.hits = 3;
                }
            }
            // Nobody dies of it, so that the positions stay interesting.
            data.units.iter_mut().for_each(|unit| (unit.front, unit.back) = ((9, 9), (7, 7)));
        });
        let start = bench.start_any();
        if start.decides() != "barons 9.0" {
            continue;
        }
        let attacks = start.legal();
        for _ in 0..3 {
            let action = attacks[pick.below(attacks.len())].clone();
            let mut play = start.clone();
            play.with(&mut Highest(1), &action);
            let mut walks: Option<(geo::At, i32)> = None;
            for _ in 0..12 {
                let Some(Frame::Retreat(frame)) = play.game.top() else { break };
                let (unit, why) = (frame.unit(), frame.why());
                assert_eq!(why, Withdrawal::Forced);
                let id = play.scene.id(unit).to_owned();
                let now = geo::at(&play.at(&id)[..4]);
                let (done, _) = frame.progress();
                let first = match walks {
                    Some((start, _)) if done > 0 => start,
                    _ => now,
                };
                walks = Some((first, i32::from(done)));
                let mut field = Field::of(&play, &bench);
                let battle = id.chars().next().expect("an id");
                let class = play.unit_class(&id).to_owned();
                // The unit itself is no obstacle.
                let own =
                    field.units.iter().position(|u| u.2 == now && u.0 == battle && u.1 == class);
                field.units.remove(own.expect("it is there"));
                if done == 0 || geo::distance(first, now) == i32::from(done) {
                    let step = i32::from(done);
                    let ways: Vec<(i32, String)> = (0..6)
                        .map(|d| geo::step(now, d))
                        .filter(|&to| field.may(battle, &class, first, now, to, step + 1))
                        .filter_map(|to| {
                            let far = field.best(battle, &class, first, to, step + 1)?;
                            Some((far, geo::label(to)))
                        })
                        .collect();
                    let most = ways.iter().map(|way| way.0).max().unwrap_or(0);
                    let mut hexes: Vec<String> =
                        ways.into_iter().filter(|way| way.0 == most).map(|way| way.1).collect();
                    hexes.sort();
                    assert_eq!(play.offers("retreat", "hex"), hexes.join(" "), "{id} from {now:?}");
                    asked += 1;
                    short += usize::from(most < 2);
                }
                let ways = play.deeds();
                let action = ways[pick.below(ways.len())].clone();
                play.with(&mut ThenOnes(Vec::new()), &action);
                play.inspect();
                shut += usize::from(play.said("cornered"));
            }
            for event in play.log.events() {
                if let Event::Cornered { missing, .. } = event {
                    assert!((1..=2).contains(missing));
                }
            }
        }
    }
    assert!(asked > 150, "{asked} decisions, {short} short of two hexes, {shut} cornered");
}

/// Dice that show their highest faces a few times, then ones.
struct Highest(usize);

impl Dice for Highest {
    fn face(&mut self, sides: u8) -> u8 {
        if self.0 == 0 {
            return 1;
        }
        self.0 -= 1;
        sides
    }

    fn lot(&mut self) -> u64 {
        0
    }
}
