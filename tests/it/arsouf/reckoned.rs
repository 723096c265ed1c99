//! Moves, charges, attacks, their results and recovery reckoned a second way, from the text alone, in positions that
//! random play comes to; and that exactly what is reckoned is offered and accepted.

use super::geo::{self, Ground, Spot, around, distance, label, spot, touch};
use gonfalon::kernel::{
    Awaits, Cx, Dice, GameOf, Log, Ruleset, ScriptedDice, SeededDice, Side, UnitId, apply, awaits,
    check, flow, legal_actions,
};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::arsouf::action::Action;
use gonfalon::systems::arsouf::scene::Scene;
use gonfalon::systems::arsouf::state::Place;
use std::collections::{BTreeMap, BTreeSet};

/// What the table of the pieces says of the letter that an id begins with: fighting value and spaces.
fn printed(id: &str) -> (u32, u32) {
    match &id[..1] {
        "T" | "H" => (4, 2),
        "K" => (3, 2),
        "I" => (2, 1),
        "B" => (1, 1),
        "R" => (2, 2),
        "M" => (3, 3),
        "A" | "L" => (2, 3),
        "S" => (1, 3),
        other => panic!("there is no kind {other}"),
    }
}

fn crusader(id: &str) -> bool {
    "THKIBR".contains(&id[..1])
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Man {
    at: Spot,
    wounded: bool,
}

/// The pieces on the board by id.
type Men = BTreeMap<String, Man>;

fn man_at(men: &Men, at: Spot) -> Option<&str> {
    men.iter().find(|(_, man)| man.at == at).map(|(id, _)| id.as_str())
}

/// Where a piece can go, by trying every way.
fn moves(ground: &Ground, men: &Men, id: &str) -> BTreeSet<Spot> {
    let man = &men[id];
    let spaces = if man.wounded { 1 } else { printed(id).1 };
    let mut ends = BTreeSet::new();
    ways(ground, men, id, &mut vec![man.at], spaces, &mut ends);
    if !man.wounded && ["I", "B"].contains(&&id[..1]) {
        for middle in
            ground.steps(man.at).filter(|&m| ground.road(man.at, m) && passes(ground, men, id, m))
        {
            let last = ground
                .steps(middle)
                .filter(|&to| ground.road(middle, to) && ends_at(ground, men, id, to));
            ends.extend(last);
        }
    }
    ends.remove(&man.at);
    ends
}

fn passes(ground: &Ground, men: &Men, id: &str, at: Spot) -> bool {
    !ground.town.contains(&at)
        && man_at(men, at).is_none_or(|other| crusader(other) == crusader(id))
}

fn ends_at(ground: &Ground, men: &Men, id: &str, at: Spot) -> bool {
    man_at(men, at).is_none() && (crusader(id) || !ground.town.contains(&at))
}

fn ways(
    ground: &Ground,
    men: &Men,
    id: &str,
    way: &mut Vec<Spot>,
    left: u32,
    ends: &mut BTreeSet<Spot>,
) {
    if left == 0 {
        return;
    }
    for to in ground.steps(way[way.len() - 1]) {
        if ends_at(ground, men, id, to) {
            ends.insert(to);
        }
        if passes(ground, men, id, to) {
            way.push(to);
            ways(ground, men, id, way, left - 1, ends);
            way.pop();
        }
    }
}

/// The hex opposite of one neighbour: the next one in the same direction.
fn beyond(from: Spot, over: Spot) -> Spot {
    let side = around(from).iter().position(|&s| s == over).expect("neighbours");
    // Sides are listed in the same order for odd and even rows.
    around(over)[side]
}

/// The enemy at whom a move charges.
fn charged(ground: &Ground, men: &Men, id: &str, end: Spot) -> Option<String> {
    let man = &men[id];
    if !["T", "H", "K"].contains(&&id[..1]) || man.wounded {
        return None;
    }
    let middle = ground.steps(man.at).find(|&m| beyond(man.at, m) == end)?;
    let reached = ground.steps(middle).any(|to| to == end);
    let target = beyond(middle, end);
    let enemy = man_at(men, target).filter(|other| !crusader(other))?;
    let clear = man_at(men, middle).is_none() && !ground.town.contains(&middle);
    (reached && clear && !ground.river(end, target)).then(|| enemy.to_owned())
}

fn targets(ground: &Ground, men: &Men, id: &str) -> BTreeSet<String> {
    let man = &men[id];
    let foes = men.iter().filter(|(other, _)| crusader(other) != crusader(id));
    let foes = foes.filter(|(_, foe)| touch(man.at, foe.at) && !ground.river(man.at, foe.at));
    if man.wounded { BTreeSet::new() } else { foes.map(|(id, _)| id.clone()).collect() }
}

/// Both totals in half points, without dice.
fn totals(men: &Men, id: &str, target: &str, charge: bool) -> (u32, u32) {
    let (man, foe) = (&men[id], &men[target]);
    let inspired = |who: &str, at: Spot| {
        let leader = if crusader(who) { "R" } else { "L" };
        u32::from(who != leader && men.get(leader).is_some_and(|l| touch(l.at, at))) * 4
    };
    let helps = |other: &&String| {
        let helper = &men[*other];
        *other != target
            && crusader(other) == crusader(target)
            && !helper.wounded
            && touch(helper.at, man.at)
    };
    let support: u32 = men.keys().filter(helps).map(|other| printed(other).0).sum();
    (
        2 * printed(id).0 + inspired(id, man.at) + 2 * u32::from(charge),
        2 * printed(target).0 + inspired(target, foe.at) + support,
    )
}

/// The wounded that recover at the end of a half-turn.
fn recovering(men: &Men) -> BTreeSet<String> {
    let safe = |(id, man): &(&String, &Man)| {
        let near = |(other, foe): (&String, &Man)| {
            crusader(other) != crusader(id) && distance(man.at, foe.at) <= 3
        };
        man.wounded && !men.iter().any(near)
    };
    men.iter().filter(safe).map(|(id, _)| id.clone()).collect()
}

/// A game with what has been checked in it.
struct Trial {
    scene: Scene,
    game: GameOf<Arsouf>,
    ground: Ground,
    pick: SeededDice,
    spots: Vec<Spot>,
    positions: usize,
}

impl Trial {
    fn new(id: &str, seed: u64) -> Trial {
        let scenario = catalogue::find(id).expect("it is built in");
        let (scene, game) = Arsouf::start(&scenario).expect("it is sound");
        let spots = scene.map.grid.hexes().map(|hex| spot(&scene.label(hex))).collect();
        let pick = SeededDice::new(seed);
        let mut trial = Trial { scene, game, ground: Ground::new(), pick, spots, positions: 0 };
        let (mut dice, mut log) = (ScriptedDice::new(&[]), Log::default());
        flow::begin::<Arsouf>(&mut Cx::new(&trial.scene, &mut dice, &mut log), &mut trial.game);
        trial
    }

    fn men(&self) -> Men {
        let pieces = self.scene.pieces.iter().zip(&self.game.state.pieces);
        let on_board = pieces.filter_map(|(printed, piece)| match piece.place {
            Place::Map(hex) => Some((
                printed.id.clone(),
                Man { at: self.spots[hex.index()], wounded: piece.wounded },
            )),
            _ => None,
        });
        on_board.collect()
    }

    fn unit(&self, id: &str) -> UnitId {
        self.scene.find(id).expect("a piece")
    }

    fn hex(&self, at: Spot) -> gonfalon::board::Hex {
        self.scene.map.grid.parse(&label(at)).expect("a hex")
    }

    fn play(&mut self, action: Action, dice: &[u8]) {
        check::<Arsouf>(&self.scene, &self.game, &action).expect("it is legal");
        let (mut dice, mut log) = (ScriptedDice::new(dice), Log::default());
        apply::<Arsouf>(&mut Cx::new(&self.scene, &mut dice, &mut log), &mut self.game, &action);
        Arsouf::audit(&self.scene, &self.game.state).expect("the position is sound");
    }

    fn over(&self) -> bool {
        matches!(awaits::<Arsouf>(&self.scene, &self.game), Awaits::Over(_))
    }

    fn own(&self, men: &Men) -> Vec<String> {
        let side = self.game.state.active == Side::A;
        men.keys().filter(|id| crusader(id) == side).cloned().collect()
    }

    /// What is offered for a piece once it is picked up; nothing if it can't be.
    fn offered(&self, id: &str) -> Option<Vec<Action>> {
        let pick = Action::Select { unit: self.unit(id) };
        check::<Arsouf>(&self.scene, &self.game, &pick).ok()?;
        let (mut game, mut dice, mut log) =
            (self.game.clone(), ScriptedDice::new(&[]), Log::default());
        apply::<Arsouf>(&mut Cx::new(&self.scene, &mut dice, &mut log), &mut game, &pick);
        Some(legal_actions::<Arsouf>(&self.scene, &game))
    }

    /// Compares the moves of one piece with the second reckoning.
    fn compare_moves(&self, men: &Men, id: &str) {
        let moved = self.game.state.piece(self.unit(id)).from.is_some();
        let Some(offers) = self.offered(id) else {
            assert!(moved, "{id} has not moved and can be picked up");
            return;
        };
        assert!(!moved, "{id} has moved");
        let ends: BTreeSet<Spot> = offers
            .iter()
            .filter_map(|offer| match offer {
                Action::Move { hex, .. } => Some(self.spots[hex.index()]),
                _ => None,
            })
            .collect();
        assert_eq!(ends, moves(&self.ground, men, id), "{id} in {men:?}");
    }

    /// Tries every move of every piece to every hex, or every attack of every piece on every other.
    fn try_everything(&self, men: &Men, attacks: bool) {
        let own = self.own(men);
        for printed in &self.scene.pieces {
            let (id, unit) = (printed.id.as_str(), self.unit(&printed.id));
            let state = self.game.state.piece(unit);
            let able = own.iter().any(|o| o == id);
            if attacks {
                let able = able && !state.attacked;
                let expected = if able { targets(&self.ground, men, id) } else { BTreeSet::new() };
                for other in &self.scene.pieces {
                    let attack = Action::Attack { unit, target: self.unit(&other.id) };
                    let accepted = check::<Arsouf>(&self.scene, &self.game, &attack).is_ok();
                    assert_eq!(accepted, expected.contains(&other.id), "{id} at {}", other.id);
                }
            } else {
                let able = able && state.from.is_none();
                let expected = if able { moves(&self.ground, men, id) } else { BTreeSet::new() };
                for at in geo::all() {
                    let go = Action::Move { unit, hex: self.hex(at) };
                    let accepted = check::<Arsouf>(&self.scene, &self.game, &go).is_ok();
                    assert_eq!(accepted, expected.contains(&at), "{id} to {}", label(at));
                }
            }
        }
    }

    fn deploy(&mut self) {
        while self.game.state.turn == 0 {
            let offers = legal_actions::<Arsouf>(&self.scene, &self.game);
            let useful = |a: &&Action| matches!(a, Action::Place { .. } | Action::DeployDone);
            let deeds: Vec<Action> = offers.iter().filter(useful).copied().collect();
            let deed = deeds[self.pick.below(deeds.len())];
            self.play(deed, &[]);
        }
    }

    /// The end that is nearest to an enemy, or to the town, of a few.
    fn choose_end(&mut self, men: &Men, id: &str, ends: &BTreeSet<Spot>) -> Spot {
        let list: Vec<Spot> = ends.iter().copied().collect();
        let mut few: Vec<Spot> = (0..3).map(|_| list[self.pick.below(list.len())]).collect();
        let foes: Vec<Spot> =
            men.iter().filter(|(o, _)| crusader(o) != crusader(id)).map(|(_, m)| m.at).collect();
        let near = |at: &Spot| foes.iter().map(|&foe| distance(*at, foe)).min().unwrap_or(0);
        few.sort_by_key(|at| if crusader(id) { at.0 + near(at) } else { 2 * near(at) });
        few[0]
    }

    fn movement(&mut self) {
        let before = self.game.clone();
        let men = self.men();
        for id in self.own(&men) {
            self.compare_moves(&men, &id);
        }
        self.positions += 1;
        if self.pick.below(12) == 0 {
            self.try_everything(&men, false);
        }
        for id in self.own(&men) {
            let men = self.men();
            let ends = moves(&self.ground, &men, &id);
            if ends.is_empty() || self.pick.below(4) == 0 {
                continue;
            }
            let end = self.choose_end(&men, &id, &ends);
            let aim = charged(&self.ground, &men, &id, end);
            let (unit, hex) = (self.unit(&id), self.hex(end));
            self.play(Action::Move { unit, hex }, &[]);
            self.positions += 1;
            if self.over() {
                return;
            }
            let state = self.game.state.piece(unit);
            let found = state.charge.map(|d| {
                let hex = self.game.state.hex(unit).expect("it is on the board");
                self.spots[self.scene.map.grid.neighbor(hex, d).expect("a hex").index()]
            });
            let aimed = aim.map(|foe| men[&foe].at);
            assert_eq!(found, aimed, "{id} from {:?} to {}", men[&id].at, label(end));
            let now = self.men();
            let own = self.own(&now);
            if !own.is_empty() {
                let one = self.pick.below(own.len());
                self.compare_moves(&now, &own[one]);
            }
        }
        if self.pick.below(3) == 0 {
            self.take_all_back(&before);
        }
        self.play(Action::EndMovement, &[]);
    }

    /// In whatever order moves are taken back: in the end all pieces stand as before, but for those that arrived.
    fn take_all_back(&mut self, before: &GameOf<Arsouf>) {
        let kept = self.game.clone();
        loop {
            let offers = legal_actions::<Arsouf>(&self.scene, &self.game);
            let backs: Vec<Action> =
                offers.into_iter().filter(|a| matches!(a, Action::TakeBack { .. })).collect();
            if backs.is_empty() {
                break;
            }
            let back = backs[self.pick.below(backs.len())];
            self.play(back, &[]);
            self.positions += 1;
        }
        for (index, piece) in self.game.state.pieces.iter().enumerate() {
            if piece.place != Place::Arrived {
                assert_eq!(piece, &before.state.pieces[index], "{}", self.scene.pieces[index].id);
            }
        }
        self.game = kept;
    }

    fn attacks(&mut self) {
        loop {
            let men = self.men();
            self.positions += 1;
            let mut possible = Vec::new();
            for id in self.own(&men) {
                let unit = self.unit(&id);
                let fresh = !self.game.state.piece(unit).attacked;
                let expected =
                    if fresh { targets(&self.ground, &men, &id) } else { BTreeSet::new() };
                let offered = self.offered(&id).unwrap_or_default();
                let offered: BTreeSet<String> = offered
                    .iter()
                    .filter_map(|offer| match offer {
                        Action::Attack { target, .. } => Some(self.scene.piece(*target).id.clone()),
                        _ => None,
                    })
                    .collect();
                assert_eq!(offered, expected, "{id} in {men:?}");
                possible.extend(expected.into_iter().map(|target| (id.clone(), target)));
            }
            if self.pick.below(12) == 0 {
                self.try_everything(&men, true);
            }
            if possible.is_empty() || self.pick.below(10) == 0 {
                break;
            }
            let (id, target) = possible[self.pick.below(possible.len())].clone();
            self.attack(&men, &id, &target);
            if self.over() {
                return;
            }
        }
        let men = self.men();
        let recovered = recovering(&men);
        self.play(Action::EndAttacks, &[]);
        let after = self.men();
        for (id, man) in &men {
            let expected = man.wounded && !recovered.contains(id);
            assert_eq!(after[id], Man { wounded: expected, ..man.clone() }, "{id}");
        }
    }

    fn attack(&mut self, men: &Men, id: &str, target: &str) {
        let (unit, victim) = (self.unit(id), self.unit(target));
        let charge = self.game.state.piece(unit).charge.is_some_and(|d| {
            let hex = self.game.state.hex(unit).expect("it is on the board");
            let aim = self.scene.map.grid.neighbor(hex, d).expect("a hex");
            self.spots[aim.index()] == men[target].at
        });
        let (attack, defence) = totals(men, id, target, charge);
        let dice = [self.pick.face(6), self.pick.face(6)];
        self.play(Action::Attack { unit, target: victim }, &dice);
        let (attack, defence) = (attack + 2 * u32::from(dice[0]), defence + 2 * u32::from(dice[1]));
        let mut expected = men.clone();
        let loser = match attack.cmp(&defence) {
            std::cmp::Ordering::Greater => Some(target),
            std::cmp::Ordering::Less => Some(id),
            std::cmp::Ordering::Equal => None,
        };
        if let Some(loser) = loser {
            if expected[loser].wounded {
                expected.remove(loser);
            } else {
                expected.get_mut(loser).expect("it fights").wounded = true;
            }
        }
        assert_eq!(self.men(), expected, "{id} at {target}: {attack} to {defence}");
    }

    fn run(&mut self, turns: u16) {
        self.deploy();
        while !self.over() && self.game.state.turn <= turns {
            self.movement();
            if !self.over() {
                self.attacks();
            }
        }
    }
}

/// ARSOUF 5.2, 5.3, 5.4, 5.5, 5.7, 6.2, 6.3, 6.4, 6.5, 6.6, 6.7, 6.8, 6.12, 7.1, 7.2, M5.4
#[test]
fn thousands_of_random_positions_are_as_reckoned() {
    let mut positions = 0;
    let mut ended = 0;
    for seed in 0..6 {
        for id in ["arsouf", "breaking-through"] {
            let mut trial = Trial::new(id, seed);
            trial.run(24);
            positions += trial.positions;
            ended += u32::from(trial.over());
        }
    }
    assert!(positions > 4_000, "{positions} positions, {ended} games ended");
}
