//! The rules of moves, zones, sight and odds once more, reckoned the slow way from the printed text, and
//! compared in random positions.

use super::offers::{ROAD, battle, ways};
use super::table::*;
use gonfalon::board::Hex;
use gonfalon::kernel::{Candidate, Evaluator, SeededDice, Side, Style, Styles, UnitId, check};
use gonfalon::scenario::bmw::{CombatResult, Dot, UnitKind};
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::bmw::action::Action;
use gonfalon::systems::bmw::evaluation::{Term, Weights};
use gonfalon::systems::bmw::odds::odds;
use gonfalon::systems::bmw::retreat;
use gonfalon::systems::bmw::scene::FaceValues;
use gonfalon::systems::bmw::state::Face;

/// What a reader of the rules sees on the table.
struct Reader<'a> {
    play: &'a Play,
    road: Vec<Hex>,
}

impl<'a> Reader<'a> {
    fn new(play: &'a Play) -> Self {
        Reader { play, road: ROAD.split(' ').map(|label| play.hex(label)).collect() }
    }

    fn terrain(&self, hex: Hex) -> &str {
        let scene = &self.play.scene;
        &scene.terrain[usize::from(scene.map.terrain(hex))].0
    }

    fn at(&self, unit: UnitId) -> Hex {
        self.play.game.state.hex(unit).expect("on the map")
    }

    fn shown(&self, unit: UnitId) -> &FaceValues {
        let counter = self.play.scene.counter(unit);
        match self.play.game.state.piece(unit).face {
            Face::Front => &counter.front,
            Face::Back => &counter.back,
        }
    }

    fn mounted(&self, unit: UnitId) -> bool {
        let back = self.play.game.state.piece(unit).face == Face::Back;
        match self.play.scene.counter(unit).kind() {
            Some(UnitKind::Dismounted) => back,
            Some(
                UnitKind::HeavyCavalry
                | UnitKind::Cavalry
                | UnitKind::LightCavalry
                | UnitKind::HorseArchers,
            ) => true,
            _ => false,
        }
    }

    /// The terrain effects chart; 4.2 for roads.
    fn cost(&self, unit: UnitId, from: Hex, to: Hex) -> Option<u32> {
        let along = |pair: &[Hex]| pair == [from, to] || pair == [to, from];
        if self.road.windows(2).any(along) {
            return Some(1);
        }
        match self.terrain(to) {
            "clear" | "camp" => Some(1),
            "hill" => Some(2),
            "woods" | "river" | "dunes" => Some(3),
            "swamp" => (!self.mounted(unit)).then_some(3),
            "sea" => None,
            other => panic!("{other}"),
        }
    }

    fn units(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.play.scene.units[side]
            .iter()
            .copied()
            .filter(|&u| self.play.game.state.hex(u).is_some())
    }

    fn unit_in(&self, side: Side, hex: Hex) -> Option<UnitId> {
        self.units(side).find(|&u| self.at(u) == hex)
    }

    /// 5.1: the enemies of a side whose zone covers a hex.
    fn controllers(&self, side: Side, hex: Hex) -> Vec<UnitId> {
        self.units(side.enemy())
            .filter(|&enemy| {
                let from = self.at(enemy);
                self.shown(enemy).dot != Dot::Solid
                    && self.play.scene.map.grid.adjacent(from, hex)
                    && self.cost(enemy, from, hex).is_some()
            })
            .collect()
    }

    /// Chapters 4, 5, 8.2 and 10.1: whether the way is a legal move.
    fn may_move(&self, unit: UnitId, way: &[Hex]) -> bool {
        let counter = self.play.scene.counter(unit);
        let (side, leader) = (counter.side, counter.is_leader());
        let start = self.at(unit);
        let mut from = start;
        let mut spent = 0;
        for &to in way {
            let Some(cost) = self.cost(unit, from, to) else {
                return false;
            };
            spent += cost;
            if self.unit_in(side.enemy(), to).is_some() {
                return false;
            }
            // Two lone leaders do not meet: the engine's reading of what the text leaves open.
            let state = &self.play.game.state;
            if leader && state.leaders_in(&self.play.scene, side.enemy(), to).next().is_some() {
                return false;
            }
            from = to;
        }
        if spent > u32::from(self.shown(unit).ma) {
            return false;
        }
        let holding = self.controllers(side, start);
        if !leader && !holding.is_empty() {
            let own = self.shown(unit);
            let first_held = !self.controllers(side, way[0]).is_empty();
            let any_held = way.iter().any(|&hex| !self.controllers(side, hex).is_empty());
            let faster = holding.iter().any(|&enemy| self.shown(enemy).ma > own.ma);
            let free = match own.dot {
                Dot::None => false,
                Dot::Solid => !faster && !first_held,
                Dot::Open => !faster && !any_held,
            };
            if !free {
                return false;
            }
        }
        for (index, &hex) in way.iter().enumerate() {
            if self.controllers(side, hex).is_empty() {
                continue;
            }
            if index + 1 < way.len() || leader && self.unit_in(side, hex).is_none() {
                return false;
            }
        }
        let end = way[way.len() - 1];
        if end == start {
            return !leader && way.iter().any(|&hex| self.achieves(side, hex));
        }
        leader || self.unit_in(side, end).is_none_or(|other| other == unit)
    }

    /// 10.4, 15.2, 15.3: a unit that enters the hex drives off a leader or captures something.
    fn achieves(&self, side: Side, hex: Hex) -> bool {
        let (scene, state) = (&self.play.scene, &self.play.game.state);
        state.leaders_in(scene, side.enemy(), hex).next().is_some()
            || state.markers_in(scene, side.enemy(), hex).next().is_some()
    }

    /// 7.2, 7.5, 10.2: totals and the place on the ladder of ten odds.
    fn odds(&self, attackers: &[UnitId], defenders: &[UnitId]) -> (u32, u32, usize) {
        let strength = |unit: UnitId| {
            let counter = self.play.scene.counter(unit);
            let leaders = self.play.scene.leaders[counter.side]
                .iter()
                .filter(|&&leader| self.play.game.state.hex(leader) == Some(self.at(unit)));
            let best = leaders.map(|&l| self.play.scene.counter(l).front.strength).max();
            u32::from(self.shown(unit).strength) + u32::from(best.unwrap_or(0))
        };
        let on = |unit: UnitId, terrain: &str| self.terrain(self.at(unit)) == terrain;
        let into_swamp = defenders.iter().any(|&d| on(d, "swamp"));
        let (mut whole, mut halved) = (0, 0);
        for &unit in attackers {
            if into_swamp || on(unit, "swamp") || on(unit, "river") {
                halved += strength(unit);
            } else {
                whole += strength(unit);
            }
        }
        let attack = whole + halved / 2 + halved % 2;
        let defence: u32 = defenders.iter().map(|&unit| strength(unit)).sum();
        // Rungs: 0 is 1-5 or less, 4 is 1-1, 9 is 6-1 or more.
        let mut odds_column: i32 = 0;
        for (place, (over, under)) in
            [(1, 4), (1, 3), (1, 2), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]
                .iter()
                .enumerate()
        {
            if attack * under >= defence * over {
                odds_column = i32::try_from(place).unwrap() + 1;
            }
        }
        let hill = |units: &[UnitId]| units.iter().any(|&u| on(u, "hill"));
        if hill(defenders) && !hill(attackers) {
            odds_column -= 1;
        }
        (attack, defence, usize::try_from(odds_column.max(0)).unwrap())
    }
}

#[test]
fn r4_r5_r8_2_moves_are_what_the_text_allows() {
    for seed in 500..515 {
        let mut dice = SeededDice::new(seed);
        let side = if seed % 2 == 0 { CRUSADER } else { MUSLIM };
        let play = battle(&mut dice, &[]).movement(side).start();
        let reader = Reader::new(&play);
        for &unit in play.scene.units[side].iter().chain(&play.scene.leaders[side]) {
            for path in ways(&play, reader.at(unit), 4) {
                let text = reader.may_move(unit, &path);
                let action = Action::Move { unit, path: path.clone(), charge: false };
                let engine = check::<Bmw>(&play.scene, &play.game, &action);
                let labels: Vec<_> = path.iter().map(|&h| play.scene.map.grid.label(h)).collect();
                let id = &play.scene.counter(unit).id;
                assert_eq!(engine.is_ok(), text, "battle {seed}: {id} to {labels:?}: {engine:?}");
            }
        }
    }
}

#[test]
fn r5_1_zones_are_what_the_text_says() {
    for seed in 600..640 {
        let play = battle(&mut SeededDice::new(seed), &[]).start();
        let reader = Reader::new(&play);
        for hex in play.scene.map.grid.hexes() {
            for side in Side::ALL {
                let covered = !reader.controllers(side, hex).is_empty();
                assert_eq!(play.game.state.in_ezoc(side, hex), covered, "battle {seed}");
            }
        }
    }
}

#[test]
fn r7_2_r7_5_odds_are_what_the_text_says() {
    for seed in 700..740 {
        let play = battle(&mut SeededDice::new(seed), &[]).start();
        let reader = Reader::new(&play);
        let mut dice = SeededDice::new(seed);
        let some = |side: Side, dice: &mut SeededDice| -> Vec<UnitId> {
            let all: Vec<UnitId> = reader.units(side).collect();
            let mut list: Vec<UnitId> =
                (0..=dice.below(3)).map(|_| all[dice.below(all.len())]).collect();
            list.sort();
            list.dedup();
            list
        };
        for _ in 0..100 {
            let (attackers, defenders) = (some(CRUSADER, &mut dice), some(MUSLIM, &mut dice));
            let engine = odds(&play.scene, &play.game.state, &attackers, &defenders);
            let text = reader.odds(&attackers, &defenders);
            assert_eq!(
                (engine.attack, engine.defence, engine.odds_column.0),
                text,
                "battle {seed}"
            );
        }
    }
}

/// What a computer adds up unit by unit are the odds of all together.
#[test]
fn r7_2_attacks_that_are_weighed_have_their_odds() {
    let style = Style::<Weights>::default();
    let styles = Styles::one(&style);
    let (mut weighed, mut deadly) = (0, 0);
    for seed in 700..800 {
        let play = battle(&mut SeededDice::new(seed), &[]).combat(CRUSADER).start();
        let (scene, game) = (&play.scene, &play.game);
        for Candidate { action, .. } in Bmw::shortlist(scene, game, styles) {
            let Action::Attack { attackers, defenders } = &action else { continue };
            if scene.counter(defenders[0]).is_leader() {
                continue;
            }
            let engine = odds(scene, &game.state, attackers, defenders);
            let account = Bmw::account(scene, game, styles, &action).expect("it is weighed");
            let (mut effort, mut chance) = (0.0, 0);
            for (term, points) in account.terms() {
                match term {
                    Term::Effort => effort = *points,
                    Term::Elimination { chance: percent, .. } => chance = *percent,
                    _ => {}
                }
            }
            let expected = -f64::from(engine.attack) * style.weights.effort;
            assert!((effort - expected).abs() < 1e-9, "battle {seed}: {effort} {expected}");
            // Where nobody has anywhere to go, a retreat is a loss (7.8).
            let cornered =
                !defenders.iter().any(|&unit| retreat::can_retreat(scene, &game.state, unit));
            deadly += usize::from(cornered);
            let kills = |face: &u8| match scene.crt.result(engine.odds_column, *face) {
                CombatResult::DefenderLoss | CombatResult::Exchange => true,
                CombatResult::DefenderRetreat => cornered,
                _ => false,
            };
            let in_a_hundred = [0, 17, 33, 50, 67, 83, 100][(1..=6).filter(kills).count()];
            assert_eq!(chance, in_a_hundred, "battle {seed}: {action:?}");
            weighed += 1;
        }
    }
    assert!(weighed > 200 && deadly > 20, "{weighed}, {deadly}");
}

#[test]
fn r7_8_r9_2_who_can_retreat_has_a_way() {
    let mut stuck = 0;
    for seed in 900..1000 {
        let play = battle(&mut SeededDice::new(seed), &[]).start();
        for (unit, _) in
            Side::ALL.iter().flat_map(|&side| play.game.state.units_on_map(&play.scene, side))
        {
            let ways = retreat::options(&play.scene, &play.game.state, unit);
            let can = retreat::can_retreat(&play.scene, &play.game.state, unit);
            assert_eq!(can, !ways.is_empty(), "battle {seed}: {}", play.scene.counter(unit).id);
            stuck += usize::from(!can);
        }
    }
    assert!(stuck > 0, "somebody has nowhere to go");
}

#[test]
fn r6_4_shots_are_what_the_text_allows() {
    for seed in 800..840 {
        let play = battle(&mut SeededDice::new(seed), &[]).archery(CRUSADER).start();
        let reader = Reader::new(&play);
        let grid = &play.scene.map.grid;
        for firer in reader.units(CRUSADER) {
            for target in reader.units(MUSLIM) {
                let (from, to) = (reader.at(firer), reader.at(target));
                let ordered = |u: UnitId| play.game.state.piece(u).face == Face::Front;
                let distance = grid.distance(from, to);
                let beside = |&u: &UnitId| ordered(u) && grid.adjacent(from, reader.at(u));
                let wall = |hex: Option<Hex>| hex.is_none_or(|h| reader.terrain(h) != "clear");
                let line = gonfalon::board::line_of_sight(grid, from, to);
                let seen = !line.crossed.iter().any(|&h| wall(h))
                    && !line.along.iter().any(|&(a, b)| wall(a) && wall(b));
                let in_range =
                    reader.shown(firer).archery.is_some_and(|(_, range)| distance <= range.into());
                let text = in_range
                    && ordered(target)
                    && (distance == 1 || seen && !reader.units(MUSLIM).any(|u| beside(&u)));
                let action = Action::Fire { firer, target };
                let engine = check::<Bmw>(&play.scene, &play.game, &action);
                assert_eq!(engine.is_ok(), text, "battle {seed}: {engine:?}");
            }
        }
    }
}
