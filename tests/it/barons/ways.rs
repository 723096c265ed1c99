//! 7.0: the search for ways against a slow one, and the same position turned upside down (invariant 8).

use super::geo::{self, At};
use super::table::*;
use gonfalon::kernel::SeededDice;
use gonfalon::scenario::barons::BaronsData;
use gonfalon::systems::barons::frame::Frame;
use serde_json::Value;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// The letters and levels of a map.
struct Ground {
    letters: Vec<Vec<char>>,
    levels: Vec<Vec<i32>>,
}

impl Ground {
    fn of(table: &Table) -> Ground {
        let map = table.scenario().map.as_ref().expect("a map");
        let digit = |c: char| i32::try_from(c.to_digit(10).expect("a digit")).expect("small");
        Ground {
            letters: map.grid.iter().map(|line| line.chars().collect()).collect(),
            levels: map.elevation.iter().map(|line| line.chars().map(digit).collect()).collect(),
        }
    }

    fn holds(&self, (column, row): At) -> bool {
        let columns = i32::try_from(self.letters[0].len()).expect("small");
        let rows = i32::try_from(self.letters.len()).expect("small");
        (1..=columns).contains(&column) && (1..=rows).contains(&row)
    }

    fn cell((column, row): At) -> (usize, usize) {
        (usize::try_from(row - 1).expect("on the map"), usize::try_from(column - 1).expect("on it"))
    }

    fn letter(&self, at: At) -> char {
        let (row, column) = Ground::cell(at);
        self.letters[row][column]
    }

    fn level(&self, at: At) -> i32 {
        let (row, column) = Ground::cell(at);
        self.levels[row][column]
    }

    /// The terrain effects chart: a step into a neighbour.
    fn cost(&self, horse: bool, from: At, to: At) -> Option<i32> {
        if !self.holds(to) {
            return None;
        }
        let rise = self.level(to) - self.level(from);
        let road = |at: At| ['r', 's', '='].contains(&self.letter(at));
        let by_road = road(from) && road(to);
        let ground = match self.letter(to) {
            '~' => return None,
            'm' if horse => return None,
            'm' => 3,
            'w' if horse => 3,
            's' if by_road => 1,
            'w' | 't' | 's' | 'c' | 'p' => 2,
            _ => 1,
        };
        let slope = match rise {
            2.. if horse => return None,
            2.. => 2,
            1 if by_road => 0,
            1 => 1,
            0 | -1 => 0,
            _ if horse => 2,
            _ => 1,
        };
        Some(ground + slope)
    }
}

/// A counter of a random position.
#[derive(Clone, Debug)]
struct Piece {
    id: String,
    at: At,
    facing: u8,
    horse: bool,
    enemy: bool,
    shaken: bool,
}

fn piece(id: &str, at: At, facing: u8, shaken: bool) -> Piece {
    let enemy = id.starts_with("HEN");
    Piece { id: id.to_owned(), at, facing, horse: id.contains("HC"), enemy, shaken }
}

/// The best way to each hex by trying everything: hex, facing, whether a turn has been made.
struct Slow<'a> {
    ground: &'a Ground,
    pieces: &'a [Piece],
    movers: Vec<&'a Piece>,
    allowance: i32,
}

impl Slow<'_> {
    fn enemy(&self, at: At) -> bool {
        self.pieces.iter().any(|p| p.enemy && p.at == at)
    }

    fn friends(&self, at: At) -> Vec<&Piece> {
        let moves = |p: &Piece| self.movers.iter().any(|mover| mover.id == p.id);
        self.pieces.iter().filter(|p| !p.enemy && p.at == at && !moves(p)).collect()
    }

    fn zone(&self, at: At) -> bool {
        self.pieces.iter().filter(|p| p.enemy && !p.shaken).any(|p| {
            [p.facing, (p.facing + 1) % 6].into_iter().any(|d| {
                geo::beside(p.at, d) == at && self.ground.cost(p.horse, p.at, at).is_some()
            })
        })
    }

    /// Whether the mover may share a hex with those who are there, facing aside.
    fn stacks(&self, at: At) -> bool {
        let friends = self.friends(at);
        match (&friends[..], &self.movers[..]) {
            ([], _) => true,
            ([friend], [mover]) => {
                let battle = |p: &Piece| p.id[..3].to_owned();
                battle(friend) == battle(mover) && friend.horse == mover.horse
            }
            _ => false,
        }
    }

    fn enter(&self, at: At) -> bool {
        let passes = matches!((self.friends(at).len(), self.movers.len()), (0, _) | (1, 1));
        passes && !self.enemy(at) && (self.stacks(at) || !self.zone(at))
    }

    /// The least cost of being in a hex with a facing, whether or not a turn was made.
    fn search(&self) -> BTreeMap<(At, u8, bool), i32> {
        let first = self.movers[0];
        let mut best: BTreeMap<(At, u8, bool), i32> = BTreeMap::new();
        let mut open = BTreeSet::from([(0, (first.at, first.facing, false))]);
        while let Some((cost, state)) = open.pop_first() {
            if best.contains_key(&state) {
                continue;
            }
            best.insert(state, cost);
            let (at, facing, turned) = state;
            for other in (0..6).filter(|&other| other != facing) {
                let total = cost + i32::from(turned);
                if total <= self.allowance {
                    open.insert((total, (at, other, true)));
                }
            }
            // 7.24, 7.23a: whoever stands in an enemy zone takes no step.
            if self.zone(at) {
                continue;
            }
            for direction in [facing, (facing + 1) % 6] {
                let to = geo::beside(at, direction);
                let costs: Option<Vec<i32>> =
                    self.movers.iter().map(|mover| self.ground.cost(mover.horse, at, to)).collect();
                let Some(most) = costs.and_then(|costs| costs.into_iter().max()) else { continue };
                if cost + most <= self.allowance && self.enter(to) {
                    open.insert((cost + most, (to, facing, turned)));
                }
            }
        }
        best
    }

    /// The least cost of each hex but the start, and the hexes in which the move can end.
    fn reach(&self) -> (BTreeMap<At, i32>, BTreeSet<At>) {
        let (mut costs, mut ends) = (BTreeMap::new(), BTreeSet::new());
        for ((at, facing, _), cost) in self.search() {
            if at == self.movers[0].at {
                continue;
            }
            let least: &mut i32 = costs.entry(at).or_insert(cost);
            *least = cost.min(*least);
            let alike = self.friends(at).iter().all(|friend| friend.facing == facing);
            if self.stacks(at) && alike {
                ends.insert(at);
            }
        }
        (costs, ends)
    }
}

/// Units of both sides in a corner of the map of Lewes, at random.
fn position(dice: &mut SeededDice) -> Vec<Piece> {
    let ids = [
        "SIM.HC1", "SIM.HC2", "SIM.MA1", "SIM.MA2", "GLO.MA1", "GLO.HC1", "HEN.MA1", "HEN.MA2",
        "HEN.MA3", "HEN.IN1", "HEN.IN2",
    ];
    let corner = [(5, 5), (18, 12), (27, 1), (27, 12), (12, 14)][dice.below(5)];
    let ground = Ground::of(&Table::of("lewes"));
    let mut pieces: Vec<Piece> = Vec::new();
    for id in ids {
        for _ in 0..100 {
            let offset = |dice: &mut SeededDice| i32::try_from(dice.below(8)).expect("small");
            let at = (corner.0 + offset(dice), corner.1 + offset(dice));
            let facing = u8::try_from(dice.below(6)).expect("small");
            let new = piece(id, at, facing, id.starts_with("HEN") && dice.below(4) == 0);
            let there: Vec<&Piece> = pieces.iter().filter(|p| p.at == at).collect();
            let fits = match there[..] {
                [] => true,
                [one] => {
                    one.id[..3] == id[..3] && one.horse == new.horse && one.facing == new.facing
                }
                _ => false,
            };
            let dry = ground.holds(at)
                && ground.letter(at) != '~'
                && !(new.horse && ground.letter(at) == 'm');
            if fits && dry {
                pieces.push(new);
                break;
            }
        }
    }
    pieces
}

/// The position as a table; leaders far off lead with a span that reaches everybody.
fn table(pieces: &[Piece]) -> Table {
    let mut text = String::from("SIM.L 3801, GLO.L 3801, HEN.L 3807");
    for p in pieces {
        let shaken = if p.shaken { " shaken" } else { "" };
        text.push_str(&format!(", {} {} f{}{shaken}", p.id, geo::label(p.at), p.facing));
    }
    let table = Table::on("lewes", &text).active("SIM").chit(3);
    table.data(|data| {
        for leader in &mut data.leaders {
            leader.span = 30;
        }
    })
}

/// In command, with a chit without limits, every way that is found is the cheapest, and none is missed.
#[test]
fn r7_0_the_search_for_ways_agrees_with_a_slow_one() {
    let mut dice = SeededDice::new(1264);
    let (mut searches, mut hexes) = (0, 0);
    for round in 0..60 {
        let pieces = position(&mut dice);
        let table = table(&pieces);
        let ground = Ground::of(&table);
        let start = table.start();
        for mover in pieces.iter().filter(|p| p.id.starts_with("SIM")) {
            for stack in [false, true] {
                let pick =
                    json!({ "type": "pick", "unit": mover.id, "stack": stack, "leader": false });
                if !start.is(&mover.id, "in_command") || !start.allows(pick.clone()) {
                    continue;
                }
                let mut play = start.clone();
                play.play(pick);
                let with = |p: &&Piece| p.id == mover.id || stack && p.at == mover.at;
                let movers: Vec<&Piece> = pieces.iter().filter(with).collect();
                let allowance = if mover.horse { 9 } else { 6 };
                let slow = Slow { ground: &ground, pieces: &pieces, movers, allowance };
                let (costs, ends) = slow.reach();
                let Some(Frame::Mover(doing)) = play.game.top() else { panic!("somebody moves") };
                let ways = doing.ways(&play.scene, &play.game.state).expect("a unit has ways");
                let label = |&hex| play.scene.map.grid.label(hex);
                let found: BTreeMap<At, i32> = (ways.hexes().iter())
                    .map(|hex| {
                        let cost = ways.cost(*hex).expect("it is reached");
                        (geo::at(&label(hex)), i32::from(cost))
                    })
                    .collect();
                assert_eq!(found, costs, "round {round}: {} {stack}: {pieces:#?}", mover.id);
                // Everything that is offered can be reached and, if it is a march, ended in.
                let offered: BTreeSet<At> = play
                    .offers_of("march")
                    .iter()
                    .map(|offer| geo::at(offer["hex"].as_str().expect("a hex")))
                    .collect();
                assert!(offered.is_subset(&ends), "round {round}: {}", mover.id);
                let steps: BTreeSet<At> = play
                    .offers_of("step")
                    .iter()
                    .map(|offer| geo::at(offer["hex"].as_str().expect("a hex")))
                    .collect();
                let empty = |at: &&At| slow.friends(**at).is_empty();
                let open: BTreeSet<At> = ends.iter().filter(empty).copied().collect();
                let both: BTreeSet<At> = offered.union(&steps).copied().collect();
                assert!(open.is_subset(&both), "round {round}: {}", mover.id);
                searches += 1;
                hexes += costs.len();
            }
        }
    }
    assert!(searches > 150 && hexes > 5_000, "{searches} searches, {hexes} hexes");
}

/// The same hex on the map turned by 180 degrees: an even number of columns keeps the columns in step.
fn turned((column, row): At) -> At {
    (39 - column, 24 - row)
}

/// An action on the turned map.
fn turn(action: &Value) -> Value {
    let mut action = action.clone();
    for field in ["hex", "target", "against"] {
        if let Some(hex) = action[field].as_str() {
            action[field] = geo::label(turned(geo::at(hex))).into();
        }
    }
    if let Some(from) = action["from"].as_array() {
        let from: Vec<Value> = from
            .iter()
            .map(|hex| geo::label(turned(geo::at(hex.as_str().expect("a hex")))).into())
            .collect();
        action["from"] = from.into();
    }
    if let Some(facing) = action["facing"].as_u64() {
        action["facing"] = ((facing + 3) % 6).into();
    }
    action
}

fn sorted(play: &Play, change: impl Fn(&Value) -> Value) -> Vec<String> {
    use gonfalon::systems::barons::Barons;
    use gonfalon::view::Present;
    let legal = play.legal();
    let write = |action| change(&Barons::write_action(&play.scene, action)).to_string();
    let mut list: Vec<String> = legal.iter().map(write).collect();
    list.sort();
    list
}

/// Turned by 180 degrees, map and units, a position has the same legal actions: columns of both parities work alike.
#[test]
fn r7_0_a_position_upside_down_has_the_same_legal_actions() {
    let mut dice = SeededDice::new(1265);
    for round in 0..25 {
        let pieces = position(&mut dice);
        let one = table(&pieces);
        let other: Vec<Piece> = (pieces.iter())
            .map(|p| Piece { at: turned(p.at), facing: (p.facing + 3) % 6, ..p.clone() })
            .collect();
        let leaders = |text: &str| geo::label(turned(geo::at(text)));
        let other = table(&other).edit(|scenario| {
            let map = scenario.map.as_mut().expect("a map");
            for lines in [&mut map.grid, &mut map.elevation] {
                lines.reverse();
                for line in lines {
                    *line = line.chars().rev().collect();
                }
            }
            assert!(map.roads.is_empty(), "the roads of Lewes are letters");
            let begin = scenario
                .data_mut::<BaronsData>()
                .and_then(|d| d.begin.as_mut())
                .expect("a beginning");
            for counter in begin.counters.values_mut().filter(|c| c.facing.is_none()) {
                counter.at = counter.at.as_deref().map(leaders);
            }
        });
        for at in ["movement", "adjustment"] {
            let start = |table: &Table| table.clone().at(at).start();
            let (one, other) = (start(&one), start(&other));
            assert_eq!(sorted(&one, turn), sorted(&other, Value::clone), "round {round} {at}");
            for p in pieces.iter().filter(|p| p.id.starts_with("SIM")) {
                let (mut one, mut other) = (one.clone(), other.clone());
                if at != "movement" || !one.allows(pick(&p.id)) {
                    continue;
                }
                one.play(pick(&p.id));
                other.play(pick(&p.id));
                let lists = [sorted(&one, turn), sorted(&other, Value::clone)];
                assert_eq!(lists[0], lists[1], "round {round} {}", p.id);
            }
        }
    }
}
