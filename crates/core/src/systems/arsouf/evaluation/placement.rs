//! ARSOUF 8.1: where a piece had better stand: the column keeps its baggage closed and moves on; its enemies close in on
//! the baggage, strike at the ends of lines, and carry their wounded away.

use super::super::action::Action;
use super::super::charge::charge;
use super::super::reach::reach;
use super::super::scene::Scene;
use super::super::state::{Place, State};
use super::super::victory::still_possible;
use super::expectation;
use super::ranks::{self, Menace};
use super::terms::Term;
use super::weights::Weights;
use crate::board::{Crowd, Direction, Hex};
use crate::kernel::{Account, Candidate, Scaled, Styles, Tally, UnitId};
use smallvec::SmallVec;
use std::cell::OnceCell;

/// So many enemies count in a gap.
const SWARM: usize = 4;
/// As far as an enemy strikes: three spaces and the next one.
const STRIKE: u16 = 4;

/// The position with what every piece wants to know of it.
pub struct Situation<'a> {
    pub(super) scene: &'a Scene,
    pub(super) s: State,
    styles: Styles<'a, Weights>,
    pub(super) baggage: SmallVec<[Hex; 8]>,
    enemies: Crowd,
    /// The enemies who can attack.
    pub(super) sound: Crowd,
    /// From where enemies could strike, once somebody asks.
    menace: OnceCell<Menace>,
    /// How many pieces of the side with the goal may still arrive.
    left: (u8, u8),
    /// How far the foremost baggage is from the goal.
    ahead: u16,
    /// How many turns follow, if their number is limited (M8.1).
    pub(super) time: Option<u16>,
}

impl<'a> Situation<'a> {
    /// Looks around.
    pub fn new(scene: &'a Scene, s: &State, styles: Styles<'a, Weights>) -> Situation<'a> {
        let goal = scene.goal.side;
        let baggage = s.on_board(scene, goal).filter(|&(unit, _)| scene.piece(unit).baggage);
        let enemies = || s.on_board(scene, s.active.enemy());
        let sound =
            enemies().filter(|&(unit, _)| !s.piece(unit).wounded && !scene.piece(unit).baggage);
        let sound = Crowd::new(&scene.map.grid, sound.map(|(_, hex)| hex));
        let baggage: SmallVec<[Hex; 8]> = baggage.map(|(_, hex)| hex).collect();
        let ahead = baggage.iter().map(|&b| scene.ways.spaces[b.index()]).min().unwrap_or(0);
        Situation {
            scene,
            s: s.clone(),
            styles,
            baggage,
            enemies: Crowd::new(&scene.map.grid, enemies().map(|(_, hex)| hex)),
            sound,
            menace: OnceCell::new(),
            left: still_possible(scene, s),
            ahead,
            time: scene.turn_limit().map(|last| last.saturating_sub(s.turn)),
        }
    }

    /// The moves of the first piece that had better move, in the order of the march; the end of the phase if all had
    /// better stay.
    pub fn next_moves(mut self) -> Vec<Candidate<Action>> {
        let mut order: SmallVec<[(u16, UnitId); 32]> = self
            .s
            .on_board(self.scene, self.s.active)
            .filter(|&(unit, _)| self.s.piece(unit).from.is_none())
            .map(|(unit, hex)| (self.rank(unit, hex), unit))
            .collect();
        order.sort_unstable();
        for (_, unit) in order {
            let (moves, stir) = (self.moves(unit), self.styles.of(unit).stir);
            if moves.iter().any(|candidate| candidate.gain.is_some_and(|gain| gain > stir)) {
                return moves;
            }
        }
        vec![Candidate::worth(Action::EndMovement, 0.0)]
    }

    /// The head of the column moves first, and whoever is nearest to the baggage among its enemies; leaders last, when
    /// they see where the others stand.
    fn rank(&self, unit: UnitId, hex: Hex) -> u16 {
        let printed = self.scene.piece(unit);
        let order = if printed.side == self.scene.goal.side {
            self.scene.ways.spaces[hex.index()]
        } else {
            self.to_baggage(hex)
        };
        // Baggage that waits for its guards moves when they have moved.
        let waits = printed.baggage && self.styles.of(unit).guard > 0.0;
        order + if printed.leader || waits { 1000 } else { 0 }
    }

    /// Every move of a piece.
    pub fn moves(&mut self, unit: UnitId) -> Vec<Candidate<Action>> {
        let Some(start) = self.s.hex(unit) else { return Vec::new() };
        let ends = reach(self.scene, &self.s, unit);
        let mut stay = 0.0;
        self.post(unit, start, &mut stay);
        let mut moves = Vec::with_capacity(ends.len());
        for hex in ends {
            let mut there = 0.0;
            self.at(unit, start, hex, &mut there);
            moves.push(Candidate::worth(Action::Move { unit, hex }, there - stay));
        }
        moves
    }

    /// What a move is judged by.
    pub fn account(&mut self, unit: UnitId, hex: Hex) -> Account<Term> {
        let mut account = Account::default();
        if let Some(start) = self.s.hex(unit) {
            self.at(unit, start, hex, &mut account);
            self.post(unit, start, &mut Scaled::by(&mut account, -1.0));
        }
        account
    }

    /// What a piece's post is worth in another space.
    fn at(&mut self, unit: UnitId, start: Hex, hex: Hex, tally: &mut impl Tally<Term>) {
        if self.scene.goal.town.contains(hex) && self.scene.piece(unit).side == self.scene.goal.side
        {
            return tally.add(Term::Arrival, self.arrival(unit));
        }
        let charge = charge(self.scene, &self.s, unit, start, hex).map(|(d, _)| d);
        let before = *self.s.piece(unit);
        let weights = self.styles.of(unit);
        let spaces = (weights.ranks > 0.0).then(|| ranks::around(self.scene, start, hex));
        let open = spaces.as_ref().map_or(0.0, |spaces| self.open_to(spaces, weights));
        self.s.vacate(unit, Place::Undeployed);
        self.s.occupy(unit, hex);
        self.s.pieces[unit.index()].charge = charge;
        self.post(unit, hex, tally);
        if let Some(spaces) = spaces {
            let now = self.open_to(&spaces, weights);
            tally.add(Term::Ranks, weights.ranks * (open - now));
        }
        self.s.vacate(unit, Place::Undeployed);
        if let Place::Map(home) = before.place {
            self.s.occupy(unit, home);
        }
        self.s.pieces[unit.index()] = before;
    }

    /// What enemies can expect of striking from these spaces.
    fn open_to(&self, spaces: &[Hex], weights: &Weights) -> f64 {
        let look = || Menace::new(self.scene, &self.s, self.left, weights);
        let menace = self.menace.get_or_init(look);
        menace.promises(self.scene, &self.s, self.left, spaces, weights)
    }

    /// What it is worth to leave the board at the goal: everything for baggage; for others, once they are needed, and no enemy is
    /// near the baggage that they leave behind.
    fn arrival(&self, unit: UnitId) -> f64 {
        let (goal, arrived) = (&self.scene.goal, self.s.arrived);
        if self.scene.piece(unit).baggage {
            return 100.0;
        }
        let needed = arrived.1 < goal.others;
        let column_is_in = arrived.0 >= goal.baggage || self.baggage.is_empty();
        let safe = || self.baggage.iter().all(|&baggage| self.threat(baggage) == 0.0);
        match (needed, column_is_in || needed && safe()) {
            (true, true) => 100.0,
            (true, false) if self.s.piece(unit).wounded => 20.0,
            _ => -20.0,
        }
    }

    /// How far the nearest enemy is; 0 if there is none.
    fn to_enemy(&self, hex: Hex) -> u16 {
        self.enemies.nearest(&self.scene.map.grid, hex).unwrap_or(0)
    }

    /// How far the nearest baggage is; 0 if there is none.
    fn to_baggage(&self, hex: Hex) -> u16 {
        let grid = &self.scene.map.grid;
        self.baggage.iter().map(|&baggage| grid.distance(hex, baggage)).min().unwrap_or(0)
    }

    /// What a space is worth to the piece that stands there.
    fn post(&self, unit: UnitId, hex: Hex, tally: &mut impl Tally<Term>) {
        let (scene, s, weights) = (self.scene, &self.s, self.styles.of(unit));
        let printed = scene.piece(unit);
        self.contact(unit, hex, weights, tally);
        if printed.side != scene.goal.side {
            self.hunt(hex, weights, tally);
        } else if printed.baggage {
            self.march(hex, weights, tally);
        } else {
            self.escort(unit, hex, weights, tally);
        }
        if s.piece(unit).wounded {
            let away = f64::from(self.to_enemy(hex).min(STRIKE));
            tally.add(Term::Flight, weights.flee * away);
        } else if printed.leader {
            self.inspire(hex, unit, weights, tally);
        }
    }

    /// The best attack from here, and what the enemies next to it can do.
    fn contact(&self, unit: UnitId, hex: Hex, weights: &Weights, tally: &mut impl Tally<Term>) {
        let (scene, s) = (self.scene, &self.s);
        let mut best: Option<(f64, UnitId)> = None;
        let may_attack = !s.piece(unit).wounded && !scene.piece(unit).baggage;
        for (d, other) in s.beside(scene, hex) {
            if scene.side(other) == s.active || !scene.is_fought_across(hex, d) {
                continue;
            }
            if may_attack {
                let blow = expectation::expected(scene, s, self.left, (unit, other), weights);
                if blow > best.map_or(0.0, |(best, _)| best) {
                    best = Some((blow, other));
                }
            }
            if !s.piece(other).wounded {
                let blow =
                    expectation::expected(scene, s, self.left, (other, unit), weights).max(0.0);
                tally.add(Term::Danger { by: other }, -weights.dread * blow);
            }
        }
        if let Some((blow, target)) = best {
            tally.add(Term::Strike { target }, weights.strike * blow);
        }
        if weights.reach != 0.0 {
            tally.add(Term::Reach, -weights.reach * self.threat(hex));
        }
    }

    /// How many enemies can strike at what stands in a space, as far as more of them would matter.
    pub(super) fn threat(&self, hex: Hex) -> f64 {
        self.sound.within(&self.scene.map.grid, hex, STRIKE - 1).min(SWARM) as f64
    }

    /// A hunter closes in on the baggage and bars its way.
    fn hunt(&self, hex: Hex, weights: &Weights, tally: &mut impl Tally<Term>) {
        let scene = self.scene;
        if self.baggage.is_empty() {
            let distance = f64::from(self.to_enemy(hex));
            return tally.add(Term::Hunt, -weights.hunt * distance);
        }
        let distance = self.to_baggage(hex);
        tally.add(Term::Hunt, -weights.hunt * f64::from(distance));
        let on_road = || Direction::ALL.iter().any(|&d| scene.map.road(hex, d));
        if distance <= STRIKE && scene.ways.spaces[hex.index()] < self.ahead && on_road() {
            tally.add(Term::Bar, weights.bar);
        }
    }

    /// A leader stands beside those who fight, and out of reach himself.
    fn inspire(&self, hex: Hex, unit: UnitId, weights: &Weights, tally: &mut impl Tally<Term>) {
        let (scene, s) = (self.scene, &self.s);
        let fights = |at: Hex| self.enemies.within(&scene.map.grid, at, 1) > 0;
        let friends = s.beside(scene, hex).filter(|&(_, other)| {
            other != unit && scene.side(other) == s.active && s.hex(other).is_some_and(fights)
        });
        tally.add(Term::Inspiration, weights.inspire * friends.count().min(3) as f64);
        if fights(hex) {
            tally.add(Term::Peril, -weights.peril);
        }
    }
}
