//! What the reasons of Arsouf are held against: the board as the scenario file has it, and the rules of moving and attacking
//! worked out a second time.

use super::geo::{Spot, around, distance, label, spot};
use gonfalon::board::Hex;
use gonfalon::kernel::{GameOf, UnitId};
use gonfalon::scenario::Scenario;
use gonfalon::scenario::arsouf::ArsoufData;
use gonfalon::scenario::arsouf_options::{SlowPieces, Undo};
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::arsouf::scene::Scene;
use gonfalon::systems::arsouf::state::Place;
use gonfalon::systems::arsouf::why::{Refused, Why};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The board as the scenario file has it.
pub(super) struct Board {
    pub(super) size: Spot,
    pub(super) closed: BTreeSet<Spot>,
    pub(super) forest: BTreeSet<Spot>,
    pub(super) town: BTreeSet<Spot>,
    pub(super) road: BTreeSet<(Spot, Spot)>,
    pub(super) river: BTreeSet<(Spot, Spot)>,
    pub(super) deploy: [BTreeSet<Spot>; 2],
}

impl Board {
    pub(super) fn new(scenario: &Scenario) -> Board {
        let map = scenario.map.as_ref().expect("a map");
        let data = scenario.data::<ArsoufData>().expect("its data");
        let size = (i32::from(map.columns), i32::from(map.rows));
        let mut terrain: BTreeMap<Spot, &str> = BTreeMap::new();
        for (row, line) in (1..).zip(&map.grid) {
            for (column, letter) in (1..).zip(line.chars()) {
                terrain.insert((column, row), &map.legend[&letter]);
            }
        }
        for variant in &map.variants {
            assert_eq!((&*variant.option, &*variant.value), ("fill_corner", "true"));
            if data.options.fill_corner {
                terrain.extend(variant.hexes.iter().map(|hex| (spot(hex), &*variant.terrain)));
            }
        }
        let with = |want: &dyn Fn(&str) -> bool| {
            terrain.iter().filter(|(_, id)| want(id)).map(|(&at, _)| at).collect()
        };
        let zone = |id: &str| map.zones[id].hexes.iter().map(|hex| spot(hex)).collect();
        let both = |a: &str, b: &str| [(spot(a), spot(b)), (spot(b), spot(a))];
        let roads = map.roads.iter().flat_map(|road| road.hexes.windows(2));
        let closed_sides = map.hexsides.iter().filter(|run| data.hexsides[&run.feature].closed);
        Board {
            size,
            closed: with(&|id| data.terrain[id].closed),
            forest: with(&|id| data.terrain[id].forest),
            town: zone(&data.goal.zone),
            road: roads.flat_map(|pair| both(&pair[0], &pair[1])).collect(),
            river: closed_sides
                .flat_map(|run| run.between.iter().flat_map(|(a, b)| both(a, b)))
                .collect(),
            deploy: [zone(&data.deploy[0]), zone(&data.deploy[1])],
        }
    }

    pub(super) fn near(&self, at: Spot) -> Vec<Spot> {
        let inside =
            |&(c, r): &Spot| (1..=self.size.0).contains(&c) && (1..=self.size.1).contains(&r);
        around(at).into_iter().filter(inside).collect()
    }

    pub(super) fn all(&self) -> Vec<Spot> {
        let (columns, rows) = self.size;
        (1..=columns).flat_map(|c| (1..=rows).map(move |r| (c, r))).collect()
    }
}

/// A position as it lies on the table.
pub(super) struct Table1<'a> {
    pub(super) scenario: &'a Scenario,
    pub(super) board: &'a Board,
    pub(super) scene: &'a Scene,
    pub(super) game: &'a GameOf<Arsouf>,
    pub(super) at: BTreeMap<Spot, usize>,
    pub(super) spots: Vec<Option<Spot>>,
}

/// What is in a way: the rule and what bites.
pub(super) type Things = Vec<String>;

impl<'a> Table1<'a> {
    pub(super) fn new(
        scenario: &'a Scenario,
        board: &'a Board,
        scene: &'a Scene,
        game: &'a GameOf<Arsouf>,
    ) -> Table1<'a> {
        let place = |place: Place| match place {
            Place::Map(hex) => Some(spot(&scene.label(hex))),
            _ => None,
        };
        let spots: Vec<Option<Spot>> =
            game.state.pieces.iter().map(|piece| place(piece.place)).collect();
        let at = spots.iter().enumerate().filter_map(|(i, at)| at.map(|at| (at, i))).collect();
        Table1 { scenario, board, scene, game, at, spots }
    }

    pub(super) fn data(&self) -> &gonfalon::scenario::arsouf::ArsoufData {
        self.scenario.data::<ArsoufData>().expect("its data")
    }

    pub(super) fn id(&self, piece: usize) -> &str {
        &self.data().pieces[piece].id
    }

    pub(super) fn side(&self, piece: usize) -> usize {
        self.scenario
            .sides
            .iter()
            .position(|s| s.id == self.data().pieces[piece].side)
            .expect("one")
    }

    pub(super) fn goal_side(&self) -> usize {
        self.scenario.sides.iter().position(|s| s.id == self.data().goal.side).expect("a side")
    }

    pub(super) fn active(&self) -> usize {
        self.game.state.active as usize
    }

    pub(super) fn has(&self, piece: usize, word: &str) -> bool {
        let kind = &self.data().kinds[&self.data().pieces[piece].kind];
        let traits = serde_json::to_value(&kind.traits).expect("plain data");
        traits.as_array().is_some_and(|all| all.iter().any(|one| one == word))
    }

    /// Spaces anywhere and by road.
    pub(super) fn allowance(&self, piece: usize) -> (usize, usize) {
        let moves = self.data().kinds[&self.data().pieces[piece].kind].moves.into();
        let baggage_only = self.data().options.slow_pieces == SlowPieces::BaggageOnly;
        let slow = self.has(piece, "slow") && (self.has(piece, "baggage") || !baggage_only);
        match (self.game.state.pieces[piece].wounded, slow) {
            (true, _) => (1, 1),
            (false, true) => (1, moves),
            (false, false) => (moves, moves),
        }
    }

    /// What keeps a piece from passing through a hex.
    pub(super) fn passing(&self, piece: usize, at: Spot) -> Things {
        let mut things = Things::new();
        let hex = label(at);
        if self.spots[piece] == Some(at) {
            return things;
        }
        if self.board.closed.contains(&at) {
            things.push(format!("4.5 ground {hex}"));
        }
        let options = &self.data().options;
        if self.board.town.contains(&at) {
            if self.side(piece) == self.goal_side() {
                things.push(format!("5.7 ends {hex}"));
            } else if !options.moslems_may_enter_arsouf {
                things.push(format!("5.7 bars {hex}"));
            }
        }
        if let Some(&other) = self.at.get(&at) {
            let enemy = self.side(other) != self.side(piece);
            if enemy || !options.pass_friends {
                things.push(format!("5.4 {} {hex}", self.id(other)));
            }
        }
        if options.forest_stops && self.board.forest.contains(&at) {
            things.push(format!("5.6 forest {hex}"));
        }
        things
    }

    pub(super) fn crossing(&self, from: Spot, to: Spot) -> Option<String> {
        let river = self.board.river.contains(&(from, to));
        river.then(|| format!("4.3 river {} {}", label(from), label(to)))
    }

    /// What no way to a hex can help.
    pub(super) fn ending(&self, piece: usize, at: Spot) -> Things {
        let mut things = Things::new();
        if self.board.closed.contains(&at) {
            things.push("4.5 closed".to_owned());
        }
        let may =
            self.side(piece) == self.goal_side() || self.data().options.moslems_may_enter_arsouf;
        if self.board.town.contains(&at) && !may {
            things.push("5.7 forbidden".to_owned());
        }
        if let Some(&other) = self.at.get(&at) {
            things.push(format!("5.4 {} holds it", self.id(other)));
        }
        things
    }

    /// Every way within the allowance, by its end: what is in it, in order.
    pub(super) fn all_ways(&self, piece: usize) -> BTreeMap<Spot, BTreeSet<Things>> {
        let start = self.spots[piece].expect("it is on the board");
        let mut ends = BTreeMap::new();
        self.walk(piece, &mut vec![start], true, &Things::new(), &mut ends);
        ends
    }

    pub(super) fn walk(
        &self,
        piece: usize,
        way: &mut Vec<Spot>,
        by_road: bool,
        things: &Things,
        ends: &mut BTreeMap<Spot, BTreeSet<Things>>,
    ) {
        let here = way[way.len() - 1];
        let (anywhere, on_road) = self.allowance(piece);
        for to in self.board.near(here) {
            if way.contains(&to) {
                continue;
            }
            let by_road = by_road && self.board.road.contains(&(here, to));
            let most = if by_road { anywhere.max(on_road) } else { anywhere };
            if way.len() > most {
                continue;
            }
            let mut so_far = things.clone();
            so_far.extend(self.crossing(here, to));
            ends.entry(to).or_default().insert(so_far.clone());
            so_far.extend(self.passing(piece, to));
            way.push(to);
            self.walk(piece, way, by_road, &so_far, ends);
            way.pop();
        }
    }

    /// For each hex: how few things lie in any way there, and the length of the shortest way without any.
    pub(super) fn far(&self, piece: usize) -> (BTreeMap<Spot, usize>, BTreeMap<Spot, usize>) {
        let start = self.spots[piece].expect("it is on the board");
        let mut open = BTreeMap::new();
        let mut through: BTreeMap<Spot, usize> = BTreeMap::from([(start, 0)]);
        let mut queue = VecDeque::from([start]);
        while let Some(here) = queue.pop_front() {
            for to in self.board.near(here) {
                if self.crossing(here, to).is_some() {
                    continue;
                }
                open.entry(to).or_insert(through[&here] + 1);
                if self.passing(piece, to).is_empty() && !through.contains_key(&to) {
                    through.insert(to, through[&here] + 1);
                    queue.push_back(to);
                }
            }
        }
        // The fewest things: again and again, until nothing gets better.
        let mut few: BTreeMap<Spot, usize> = BTreeMap::new();
        let mut passed: BTreeMap<Spot, usize> = BTreeMap::from([(start, 0)]);
        loop {
            let before = passed.clone();
            for (&here, &so_far) in &before {
                for to in self.board.near(here) {
                    let crossed = so_far + usize::from(self.crossing(here, to).is_some());
                    let least = few.entry(to).or_insert(crossed);
                    *least = crossed.min(*least);
                    let beyond = crossed + self.passing(piece, to).len();
                    let least = passed.entry(to).or_insert(beyond);
                    *least = beyond.min(*least);
                }
            }
            if passed == before {
                return (few, open);
            }
        }
    }

    /// A reason in the words of this file.
    pub(super) fn spell(&self, refused: &Refused) -> String {
        let id = |unit: UnitId| self.id(unit.index());
        let hex = |hex: Hex| self.scene.label(hex);
        let what = match refused.why {
            Why::Here { unit } => format!("{} is there", id(unit)),
            Why::Range { spaces, open, most, road } => {
                let how = if open { "open" } else { "straight" };
                format!("far {spaces} {how} of {most} {road}")
            }
            Why::Terrain => "closed".to_owned(),
            Why::Goal => "forbidden".to_owned(),
            Why::Blocked { by } | Why::Occupied { by } => format!("{} holds it", id(by)),
            Why::TerrainBars { at } => format!("ground {}", hex(at)),
            Why::River { from, to } => format!("river {} {}", hex(from), hex(to)),
            Why::Forest { at } => format!("forest {}", hex(at)),
            Why::Bars { by, at } => format!("{} {}", id(by), hex(at)),
            Why::GoalBars { at } => format!("bars {}", hex(at)),
            Why::GoalEnds { at } => format!("ends {}", hex(at)),
            Why::RiverBetween { unit, target } => format!("river {} {}", id(unit), id(target)),
            Why::Side { unit } => format!("{} is the other side's", id(unit)),
            Why::OffBoard { unit } => format!("{} is off the board", id(unit)),
            Why::Moved { unit } => format!("{} has moved", id(unit)),
            Why::Attacked { unit } => format!("{} has attacked", id(unit)),
            Why::Wounded { unit } => format!("{} is wounded", id(unit)),
            Why::Baggage { unit } => format!("{} is baggage", id(unit)),
            Why::NoTarget { unit } => format!("{} adjoins nobody", id(unit)),
            Why::NotAdjacent { unit, target } => format!("{} not at {}", id(unit), id(target)),
            Why::Target { target } => format!("{} no enemy", id(target)),
            Why::OriginTaken { by } => format!("{} stands where it began", id(by)),
            Why::HasArrived { unit } => format!("{} has arrived", id(unit)),
            Why::Chosen { unit } => format!("{} is next", id(unit)),
            Why::Picked { unit } => format!("{} is picked", id(unit)),
            Why::DeployIncomplete { left } => format!("{left} left"),
            Why::Hindered { enemies } => format!("{enemies} enemies"),
            ref other => format!("{other:?}"),
        };
        format!("{} {what}", refused.rule.section)
    }

    /// The reasons why a picked piece can't move to a hex: `None` if it can; several lists where several ways are as
    /// good as each other.
    pub(super) fn no_move(&self, piece: usize, to: Spot, known: &Known) -> Option<Vec<Things>> {
        if self.spots[piece] == Some(to) {
            return Some(vec![vec![format!("5.2 {} is there", self.id(piece))]]);
        }
        let (most, road) = self.allowance(piece);
        let rule = match (self.game.state.pieces[piece].wounded, most < road) {
            (true, _) => "5.5",
            (false, true) => "5.3",
            (false, false) => "5.2",
        };
        let far = |spaces: usize, how: &str| format!("{rule} far {spaces} {how} of {most} {road}");
        let open = known.open.get(&to).map(|&spaces| far(spaces, "open"));
        let end = self.ending(piece, to);
        let after = |more: Things| end.iter().cloned().chain(more).collect::<Things>();
        let Some(ways) = known.ways.get(&to) else {
            return Some(vec![after(vec![open.unwrap_or_else(|| {
                let start = self.spots[piece].expect("it is on the board");
                far(usize::try_from(distance(start, to)).expect("a number"), "straight")
            })])]);
        };
        let fewest = ways.iter().map(Vec::len).min().expect("a way");
        if fewest == 0 {
            return (!end.is_empty()).then(|| vec![end.clone()]);
        }
        let best = ways.iter().filter(|things| things.len() == fewest);
        Some(
            best.map(|things| after(things.iter().cloned().chain(open.clone()).collect()))
                .collect(),
        )
    }

    /// ARSOUF 5.8: moves that began in a hex and are not taken back.
    pub(super) fn kept(&self, from: Option<Spot>) -> Things {
        let s = &self.game.state;
        let mut things = Things::new();
        for piece in (0..s.pieces.len()).filter(|&piece| self.side(piece) == self.active()) {
            let began = s.pieces[piece].from.map(|hex| spot(&self.scene.label(hex)));
            if began.is_none() || began != from || self.spots[piece] == from {
                continue;
            }
            let last = s.last.map(UnitId::index) == Some(piece);
            let taken = from.and_then(|from| self.at.get(&from));
            match s.pieces[piece].place {
                Place::Arrived => things.push(format!("M5.4 {} has arrived", self.id(piece))),
                _ if self.data().options.undo == Undo::Last && !last => {
                    things.push("M5.4 NotTheLast".to_owned());
                }
                _ => things
                    .extend(taken.map(|&by| format!("M5.4 {} stands where it began", self.id(by)))),
            }
        }
        things
    }

    /// ARSOUF 6.2: why a piece can't be picked for an attack.
    pub(super) fn no_attacker(
        &self,
        piece: usize,
        announced: &[(UnitId, UnitId)],
    ) -> Option<String> {
        let (state, id) = (&self.game.state.pieces[piece], self.id(piece));
        let Some(at) = self.spots[piece] else {
            let off = format!("1.3 {id} is off the board");
            let other = format!("6.2 {id} is the other side's");
            return Some(if self.side(piece) == self.active() { off } else { other });
        };
        if self.side(piece) != self.active() {
            return Some(format!("6.2 {id} is the other side's"));
        }
        if state.wounded {
            return Some(format!("6.2 {id} is wounded"));
        }
        if state.attacked {
            return Some(format!("6.2 {id} has attacked"));
        }
        if self.has(piece, "baggage") && !self.data().options.baggage_may_attack {
            return Some(format!("6.2 {id} is baggage"));
        }
        assert!(
            !announced.iter().any(|(unit, _)| unit.index() == piece),
            "its attack can be dropped"
        );
        let near = self.board.near(at);
        let foes: Vec<(Spot, usize)> = near
            .into_iter()
            .filter_map(|at| Some((at, *self.at.get(&at)?)))
            .filter(|&(_, other)| self.side(other) != self.side(piece))
            .collect();
        let across = self.data().options.attack_across_river;
        if foes.iter().any(|&(to, _)| across || !self.board.river.contains(&(at, to))) {
            return None;
        }
        Some(if foes.is_empty() {
            format!("6.2 {id} adjoins nobody")
        } else {
            format!("4.3 river {id} ")
        })
    }

    /// ARSOUF 6.2: why a picked piece can't attack another.
    pub(super) fn no_target(&self, piece: usize, other: usize) -> Option<String> {
        let (id, target) = (self.id(piece), self.id(other));
        let from = self.spots[piece].expect("it is on the board");
        let Some(to) = self.spots[other].filter(|_| self.side(other) != self.active()) else {
            return Some(format!("6.2 {target} no enemy"));
        };
        if !around(from).contains(&to) {
            return Some(format!("6.2 {id} not at {target}"));
        }
        let across = self.data().options.attack_across_river;
        let river = self.board.river.contains(&(from, to)) && !across;
        river.then(|| format!("4.3 river {id} {target}"))
    }
}

/// What is known of a picked piece.
pub(super) struct Known {
    pub(super) ways: BTreeMap<Spot, BTreeSet<Things>>,
    pub(super) few: BTreeMap<Spot, usize>,
    pub(super) open: BTreeMap<Spot, usize>,
}
