//! The map and the counters of a position as the tests see them.

use super::super::geo::{self, At, Part};
use gonfalon::kernel::{GameOf, Side};
use gonfalon::scenario::Scenario;
use gonfalon::scenario::barons::Class;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::scene::{Scene, unit_id};
use gonfalon::systems::barons::state::Place;
use std::collections::{BTreeMap, BTreeSet};

/// Who walks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Legs {
    /// Infantry, men-at-arms.
    Foot,
    /// Cavalry.
    Horse,
    /// A leader.
    Leader,
}

/// A counter: units first, then leaders.
#[derive(Clone, Debug)]
pub struct Counter {
    pub id: String,
    pub side: Side,
    pub battle: usize,
    /// `None` for a leader.
    pub class: Option<Class>,
    pub at: Option<At>,
    pub facing: u8,
    pub shaken: bool,
    /// The top unit of its hex.
    pub top: bool,
}

impl Counter {
    pub fn legs(&self) -> Legs {
        match self.class {
            None => Legs::Leader,
            Some(Class::Horse) => Legs::Horse,
            Some(_) => Legs::Foot,
        }
    }

    pub fn is_unit(&self) -> bool {
        self.class.is_some()
    }
}

/// The position.
pub struct Board {
    letters: Vec<Vec<char>>,
    levels: Vec<Vec<i32>>,
    pub counters: Vec<Counter>,
    by_hex: BTreeMap<At, Vec<usize>>,
    zones: [BTreeSet<At>; 2],
}

impl Board {
    pub fn new(scene: &Scene, scenario: &Scenario, game: &GameOf<Barons>) -> Board {
        let map = scenario.map.as_ref().expect("a map");
        let s = &game.state;
        let digit = |c: char| i32::try_from(c.to_digit(10).expect("a digit")).expect("small");
        let place = |place: Place| match place {
            Place::Map(hex) => Some(geo::at(&scene.label(hex))),
            _ => None,
        };
        let mut counters = Vec::new();
        for (index, printed) in scene.units.iter().enumerate() {
            let unit = &s.units[index];
            let top = match unit.place {
                Place::Map(hex) => s.top(hex) == Some(unit_id(index)),
                _ => false,
            };
            counters.push(Counter {
                id: printed.id.clone(),
                side: printed.side,
                battle: printed.battle.index(),
                class: Some(printed.class),
                at: place(unit.place),
                facing: unit.facing.0,
                shaken: unit.shaken,
                top,
            });
        }
        for (index, printed) in scene.leaders.iter().enumerate() {
            counters.push(Counter {
                id: printed.id.clone(),
                side: printed.side,
                battle: printed.battle.index(),
                class: None,
                at: place(s.leaders[index].place),
                facing: 0,
                shaken: false,
                top: false,
            });
        }
        let mut by_hex: BTreeMap<At, Vec<usize>> = BTreeMap::new();
        for (index, counter) in counters.iter().enumerate().filter(|(_, c)| c.is_unit()) {
            if let Some(at) = counter.at {
                by_hex.entry(at).or_default().push(index);
            }
        }
        let mut board = Board {
            letters: map.grid.iter().map(|line| line.chars().collect()).collect(),
            levels: map.elevation.iter().map(|line| line.chars().map(digit).collect()).collect(),
            counters,
            by_hex,
            zones: [BTreeSet::new(), BTreeSet::new()],
        };
        for side in Side::ALL {
            let zone = board.hexes().into_iter().filter(|&at| board.reckon_zone(at, side));
            board.zones[side as usize] = zone.collect();
        }
        board
    }

    pub fn hexes(&self) -> Vec<At> {
        let columns = i32::try_from(self.letters[0].len()).expect("small");
        let rows = i32::try_from(self.letters.len()).expect("small");
        geo::all(columns, rows).collect()
    }

    pub fn holds(&self, (column, row): At) -> bool {
        let columns = i32::try_from(self.letters[0].len()).expect("small");
        let rows = i32::try_from(self.letters.len()).expect("small");
        (1..=columns).contains(&column) && (1..=rows).contains(&row)
    }

    fn cell((column, row): At) -> (usize, usize) {
        (usize::try_from(row - 1).expect("on the map"), usize::try_from(column - 1).expect("on it"))
    }

    pub fn letter(&self, at: At) -> char {
        let (row, column) = Board::cell(at);
        self.letters[row][column]
    }

    pub fn level(&self, at: At) -> i32 {
        let (row, column) = Board::cell(at);
        self.levels[row][column]
    }

    /// The points for the ground of a hex; nothing where it is closed.
    pub fn ground(&self, legs: Legs, at: At) -> Option<i32> {
        match (self.letter(at), legs) {
            ('~', _) | ('m', Legs::Horse) => None,
            ('m', _) | ('w', Legs::Horse) => Some(3),
            ('t' | 's' | 'c' | 'p', Legs::Leader) => Some(1),
            ('w' | 't' | 's' | 'c' | 'p', _) => Some(2),
            _ => Some(1),
        }
    }

    /// A step into a neighbour.
    pub fn cost(&self, legs: Legs, from: At, to: At) -> Option<i32> {
        if !self.holds(to) {
            return None;
        }
        let ground = self.ground(legs, to)?;
        let rise = self.level(to) - self.level(from);
        let road = |at: At| ['r', 's', '='].contains(&self.letter(at));
        if road(from) && road(to) && rise.abs() < 2 {
            return Some(1);
        }
        let slope = match (rise, legs) {
            (2.., Legs::Horse) => return None,
            (2.., Legs::Foot) | (..=-2, Legs::Horse) => 2,
            (2.., Legs::Leader) | (1, Legs::Foot | Legs::Horse) | (..=-2, Legs::Foot) => 1,
            _ => 0,
        };
        Some(ground + slope)
    }

    /// Charges keep out of it.
    pub fn no_charge(&self, at: At) -> bool {
        ['w', 't', 's', 'c', 'p', 'm', '='].contains(&self.letter(at))
    }

    /// The units of a hex.
    pub fn units_at(&self, at: At) -> &[usize] {
        self.by_hex.get(&at).map_or(&[], Vec::as_slice)
    }

    /// Whether the enemies of a side hold a hex.
    pub fn enemy(&self, at: At, side: Side) -> bool {
        self.units_at(at).iter().any(|&unit| self.counters[unit].side != side)
    }

    /// Whether a side holds a hex.
    pub fn friend(&self, at: At, side: Side) -> bool {
        self.units_at(at).iter().any(|&unit| self.counters[unit].side == side)
    }

    fn reckon_zone(&self, at: At, side: Side) -> bool {
        (0..6).map(|d| geo::beside(at, d)).any(|near| self.exerts(near, at, side))
    }

    /// Whether enemies of a side in a hex exert a zone over a neighbour.
    pub fn exerts(&self, from: At, over: At, side: Side) -> bool {
        self.holds(from)
            && self.units_at(from).iter().map(|&unit| &self.counters[unit]).any(|c| {
                let ahead = [c.facing, (c.facing + 1) % 6];
                c.side != side
                    && !c.shaken
                    && ahead.into_iter().any(|d| geo::beside(from, d) == over)
                    && self.cost(c.legs(), from, over).is_some()
            })
    }

    /// Whether a hex lies in a zone of the enemies of a side.
    pub fn zone(&self, at: At, side: Side) -> bool {
        self.zones[side as usize].contains(&at)
    }

    /// Whether a hex touches an enemy of a side.
    pub fn near_enemy(&self, at: At, side: Side) -> bool {
        (0..6).map(|d| geo::beside(at, d)).any(|near| self.enemy(near, side))
    }

    /// 7.3: whether two units may share a hex, facing aside.
    pub fn stack(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.counters[one], &self.counters[other]);
        a.battle == b.battle && (a.legs() == Legs::Horse) == (b.legs() == Legs::Horse)
    }

    /// 7.1: whether every hexside that the line from a hex to another leaves through has this part of a facing.
    pub fn all_parts(facing: u8, from: At, to: At, part: Part) -> bool {
        geo::crossed(from, to).into_iter().all(|d| geo::part(facing, d) == part)
    }

    /// 8.3 to 8.42: whether a line of sight joins two hexes.
    pub fn sees(&self, from: At, to: At) -> bool {
        let (a, b) = (geo::cube(from), geo::cube(to));
        let n = geo::distance(from, to);
        (1..n).all(|k| {
            // The hexes nearest to the point at k / n of the line, in n-ths of a hex.
            let point: Vec<i32> = (0..3).map(|i| a[i] * (n - k) + b[i] * k).collect();
            let far = |at: At| {
                let c = geo::cube(at);
                (0..3).map(|i| (c[i] * n - point[i]).pow(2)).sum::<i32>()
            };
            let near: Vec<At> = (-3..=3)
                .flat_map(|dc| (-4..=4).map(move |dr| (from.0 + dc, from.1 + dr)))
                .chain((-3..=3).flat_map(|dc| (-4..=4).map(move |dr| (to.0 + dc, to.1 + dr))))
                .chain(self.hexes().into_iter().filter(|_| n > 3))
                .collect();
            let least = near.iter().map(|&at| far(at)).min().expect("some hex");
            let mut nearest: Vec<At> = near.into_iter().filter(|&at| far(at) == least).collect();
            nearest.sort_unstable();
            nearest.dedup();
            !nearest.into_iter().all(|at| !self.holds(at) || self.blocks(from, to, at))
        })
    }

    fn blocks(&self, from: At, to: At, at: At) -> bool {
        let (one, other, level) = (self.level(from), self.level(to), self.level(at));
        let cover =
            ['w', 't', 's', 'c', 'p'].contains(&self.letter(at)) || !self.units_at(at).is_empty();
        if level > one.max(other) {
            return true;
        }
        if one == other {
            return cover && level == one;
        }
        cover && geo::distance(at, if one < other { from } else { to }) == 1
    }
}
