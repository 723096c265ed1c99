//! ARSOUF 8.1: where a piece had better stand: the column keeps its baggage closed and moves on; its enemies close in on
//! the baggage, strike at the ends of lines, and carry their wounded away.

use super::super::action::Action;
use super::super::charge::charge;
use super::super::reach::reach;
use super::super::scene::Scene;
use super::super::state::{Place, State};
use super::super::victory::still_possible;
use super::expectation;
use super::terms::Term;
use super::weights::Weights;
use crate::board::{Direction, Hex};
use crate::kernel::{Account, Candidate, Scaled, Styles, Tally, UnitId};
use smallvec::SmallVec;

/// So many enemies count in a gap.
const SWARM: usize = 4;
/// As far as an enemy strikes: three spaces and the next one.
const STRIKE: u16 = 4;

/// The position with what every piece wants to know of it.
pub struct Situation<'a> {
    scene: &'a Scene,
    s: State,
    styles: Styles<'a, Weights>,
    baggage: SmallVec<[Hex; 8]>,
    enemies: SmallVec<[Hex; 32]>,
    /// The enemies who can attack.
    sound: SmallVec<[Hex; 32]>,
    /// How many pieces of the side with the goal may still arrive.
    left: (u8, u8),
    /// How far the foremost baggage is from the goal.
    ahead: u16,
    /// How many turns follow, if their number is limited (M8.1).
    time: Option<u16>,
}

impl<'a> Situation<'a> {
    /// Looks around.
    pub fn new(scene: &'a Scene, s: &State, styles: Styles<'a, Weights>) -> Situation<'a> {
        let goal = scene.goal.side;
        let baggage = s.on_board(scene, goal).filter(|&(unit, _)| scene.piece(unit).baggage);
        let enemies = || s.on_board(scene, s.active.enemy());
        let sound =
            enemies().filter(|&(unit, _)| !s.piece(unit).wounded && !scene.piece(unit).baggage);
        let sound = sound.map(|(_, hex)| hex).collect();
        let baggage: SmallVec<[Hex; 8]> = baggage.map(|(_, hex)| hex).collect();
        let ahead = baggage.iter().map(|&b| scene.ways.spaces[b.index()]).min().unwrap_or(0);
        Situation {
            scene,
            s: s.clone(),
            styles,
            baggage,
            enemies: enemies().map(|(_, hex)| hex).collect(),
            sound,
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
            self.distance(&self.baggage, hex)
        };
        order + if printed.leader { 1000 } else { 0 }
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
        self.s.vacate(unit, Place::Undeployed);
        self.s.occupy(unit, hex);
        self.s.pieces[unit.index()].charge = charge;
        self.post(unit, hex, tally);
        self.s.vacate(unit, Place::Undeployed);
        if let Place::Map(home) = before.place {
            self.s.occupy(unit, home);
        }
        self.s.pieces[unit.index()] = before;
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

    fn distance(&self, hexes: &[Hex], from: Hex) -> u16 {
        let grid = &self.scene.map.grid;
        hexes.iter().map(|&hex| grid.distance(from, hex)).min().unwrap_or(0)
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
            self.escort(hex, weights, tally);
        }
        if s.piece(unit).wounded {
            let away = f64::from(self.distance(&self.enemies, hex).min(STRIKE));
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
        for d in Direction::ALL {
            let Some(near) = scene.map.grid.neighbor(hex, d) else { continue };
            let Some(other) = s.unit_at(near) else { continue };
            if scene.piece(other).side == s.active || scene.is_barred(hex, d) {
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

    /// Baggage moves on, away from gaps through which enemies can come at it.
    fn march(&self, hex: Hex, weights: &Weights, tally: &mut impl Tally<Term>) {
        let at = hex.index();
        let way = weights.march * f64::from(self.scene.ways.turns[at])
            + weights.creep * f64::from(self.scene.ways.spaces[at]);
        tally.add(Term::Way, -way - self.lateness(hex, weights));
        tally.add(Term::Gap, -weights.gap * self.gaps(hex));
    }

    /// What it costs that the time grows short, seen from a space: the more, the fewer turns can still be spared.
    fn lateness(&self, hex: Hex, weights: &Weights) -> f64 {
        let Some(time) = self.time else { return 0.0 };
        let needed = f64::from(self.scene.ways.turns[hex.index()]) + weights.spare_turns;
        let short = (needed - f64::from(time)).max(0.0);
        weights.hurry * short * short
    }

    /// How many enemies can strike at what stands in a space, as far as more of them would matter.
    fn threat(&self, hex: Hex) -> f64 {
        let grid = &self.scene.map.grid;
        let near = self.sound.iter().filter(|&&enemy| grid.distance(hex, enemy) < STRIKE);
        near.take(SWARM).count() as f64
    }

    /// What can come through the open neighbours of a space.
    fn gaps(&self, hex: Hex) -> f64 {
        let open = Direction::ALL.into_iter().filter_map(|d| self.scene.step(hex, d));
        open.filter(|&side| self.s.unit_at(side).is_none()).map(|side| self.threat(side)).sum()
    }

    /// An escort stays with the baggage, between it and the enemy, and moves on with it; when enough baggage is in, it
    /// makes for the goal.
    fn escort(&self, hex: Hex, weights: &Weights, tally: &mut impl Tally<Term>) {
        let scene = self.scene;
        let way = f64::from(scene.ways.spaces[hex.index()]);
        if self.s.arrived.0 >= scene.goal.baggage || self.baggage.is_empty() {
            return tally.add(Term::Way, -weights.home * way);
        }
        let ahead_of = |b: Hex| scene.ways.spaces[hex.index()] < scene.ways.spaces[b.index()];
        let distance = |b: Hex| scene.map.grid.distance(b, hex);
        // Before the baggage an escort may go farther than beside it or behind it.
        let leash = |b: Hex| if ahead_of(b) { weights.vanguard } else { 1.0 };
        let strays = self.baggage.iter().map(|&b| f64::from(distance(b)) - leash(b));
        let stray = strays.fold(f64::INFINITY, f64::min).max(0.0);
        tally.add(Term::Way, -weights.keep_up * way);
        tally.add(Term::Company, -weights.stray * stray);
        let cover = self.baggage.iter().filter(|&&b| scene.map.grid.adjacent(b, hex)).count();
        if cover > 0 {
            tally.add(Term::Shield, weights.shield * cover as f64 * self.threat(hex));
        }
        let on_road = || Direction::ALL.iter().any(|&d| scene.map.road(hex, d));
        let bars = |&b: &Hex| ahead_of(b) && f64::from(distance(b)) <= weights.vanguard;
        if self.baggage.iter().any(bars) && on_road() {
            tally.add(Term::Road, -weights.in_the_way);
        }
    }

    /// A hunter closes in on the baggage and bars its way.
    fn hunt(&self, hex: Hex, weights: &Weights, tally: &mut impl Tally<Term>) {
        let scene = self.scene;
        if self.baggage.is_empty() {
            let distance = f64::from(self.distance(&self.enemies, hex));
            return tally.add(Term::Hunt, -weights.hunt * distance);
        }
        let distance = self.distance(&self.baggage, hex);
        tally.add(Term::Hunt, -weights.hunt * f64::from(distance));
        let on_road = || Direction::ALL.iter().any(|&d| scene.map.road(hex, d));
        if distance <= STRIKE && scene.ways.spaces[hex.index()] < self.ahead && on_road() {
            tally.add(Term::Bar, weights.bar);
        }
    }

    /// A leader stands beside those who fight, and out of reach himself.
    fn inspire(&self, hex: Hex, unit: UnitId, weights: &Weights, tally: &mut impl Tally<Term>) {
        let (scene, s) = (self.scene, &self.s);
        let grid = &scene.map.grid;
        let fights = |at: Hex| self.enemies.iter().any(|&enemy| grid.adjacent(at, enemy));
        let friends = grid.neighbors(hex).filter(|&(_, near)| {
            s.unit_at(near).is_some_and(|other| {
                other != unit && scene.piece(other).side == s.active && fights(near)
            })
        });
        tally.add(Term::Inspiration, weights.inspire * friends.count().min(3) as f64);
        if fights(hex) {
            tally.add(Term::Peril, -weights.peril);
        }
    }
}
