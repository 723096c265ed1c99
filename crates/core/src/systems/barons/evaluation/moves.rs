//! BARONS 3.C1: who moves next, and where to. A move is chosen whole when its unit is picked, so nothing is picked up in vain.

use super::super::action::Action;
use super::super::facing::Facing;
use super::super::movement::Movement;
use super::super::mover::{Kind, Mover};
use super::super::pathfinding::Ways;
use super::super::scene::{MovementMode, Scene};
use super::super::state::{Place, State};
use super::expectation;
use super::leader_placement;
use super::placement::{Party, facings};
use super::situation::Situation;
use super::terms::Term;
use super::towards::Towards;
use super::weights::Weights;
use super::worth;
use crate::board::Hex;
use crate::kernel::{Candidate, Procedure, Scaled, Styles, Tally, UnitId};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::rc::Rc;

/// What a reinforcement gains that comes onto the map (14.5).
const ENTRY: f64 = 1.0;
/// What is done only because nothing else can be.
const FORCED: f64 = -1.0;

thread_local! {
    /// What a unit gains by its moves is worked out to find out whether it had better move, and asked again once it is picked.
    static WEIGHED: RefCell<Option<Weighed>> = const { RefCell::new(None) };
}

/// What a mover gains by its moves, by all that it depends on.
struct Weighed {
    scene: u64,
    mover: Mover,
    weights: Weights,
    s: State,
    moves: Rc<Vec<Candidate<Action>>>,
}

/// The pick of the first unit that had better move; the end of the segment if all had better stay.
pub fn next(
    scene: &Scene,
    s: &State,
    segment: &Movement,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let active = s.active();
    let field = Situation::new(scene, s, active.side, Some(active.battle), styles);
    let actions = segment.candidates(scene, s);
    let mut picks: Vec<(u16, Action)> = actions
        .iter()
        .filter(|pick| is_whole(s, pick, &actions))
        .map(|pick| (rank(&field, pick), pick.clone()))
        .collect();
    picks.sort_by_key(|&(rank, _)| rank);
    let end = Candidate::worth(Action::EndMovement, 0.0);
    for (_, pick) in picks {
        let Some(mover) = mover(scene, s, &pick) else { continue };
        let moves = moves(&field, &mover);
        let best = moves.iter().filter_map(|candidate| candidate.gain).fold(0.0, f64::max);
        if best > styles.of(mover.head()).stir {
            return vec![Candidate::worth(pick, best), end];
        }
    }
    vec![end]
}

/// Whether a pick takes everybody along who can come: the stack, and the leader with it.
fn is_whole(s: &State, pick: &Action, picks: &[Action]) -> bool {
    let &Action::Pick { unit, stack, leader } = pick else { return false };
    let top = s.hex(unit).and_then(|hex| s.top(hex));
    let with_stack = |other: &Action| matches!(*other, Action::Pick { unit: head, stack: true, .. } if Some(head) == top);
    let with_leader = |other: &Action| *other == Action::Pick { unit, stack, leader: true };
    (stack || !picks.iter().any(with_stack)) && (leader || !picks.iter().any(with_leader))
}

/// Reinforcements first, then whoever is nearest to the enemy, the leader alone last.
fn rank(field: &Situation<'_>, pick: &Action) -> u16 {
    let &Action::Pick { unit, .. } = pick else { return u16::MAX };
    match field.s.hex(unit) {
        None => 0,
        Some(_) if field.scene.is_leader(unit) => u16::MAX,
        Some(hex) => 1 + field.distance(MovementMode::from(field.scene.unit(unit).class), hex),
    }
}

/// The move that a pick begins.
fn mover(scene: &Scene, s: &State, pick: &Action) -> Option<Mover> {
    let &Action::Pick { unit, stack, leader } = pick else { return None };
    if scene.is_leader(unit) {
        return Some(Mover::new(s, SmallVec::new(), Some(unit), Kind::March));
    }
    let units = match s.hex(unit).filter(|_| stack) {
        Some(hex) => s.stack(hex).collect(),
        None => SmallVec::from_slice(&[unit]),
    };
    let rider = leader.then(|| scene.battle(scene.unit(unit).battle).leader);
    Some(Mover::new(s, units, rider, Kind::March))
}

/// What a mover can do now, with what it gains.
pub fn moves(field: &Situation<'_>, mover: &Mover) -> Rc<Vec<Candidate<Action>>> {
    let (scene, weights) = (field.scene.id.number(), field.styles.of(mover.head()));
    let known = WEIGHED.with_borrow(|last| {
        let known = last.as_ref().filter(|last| {
            (last.scene, &last.mover, &last.weights) == (scene, mover, weights)
                && last.s == *field.s
        });
        known.map(|last| Rc::clone(&last.moves))
    });
    known.unwrap_or_else(|| {
        let moves = Rc::new(weigh(field, mover));
        let (mover, weights, s) = (mover.clone(), weights.clone(), field.s.clone());
        WEIGHED.set(Some(Weighed { scene, mover, weights, s, moves: Rc::clone(&moves) }));
        moves
    })
}

fn weigh(field: &Situation<'_>, mover: &Mover) -> Vec<Candidate<Action>> {
    let (scene, s) = (field.scene, field.s);
    if let Some(listed) = arrived(field, mover) {
        return listed;
    }
    let (actions, ways) = mover.offers(scene, s);
    let listed = match s.hex(mover.head()) {
        None => entries(field, mover, &actions),
        Some(_) if mover.units().is_empty() => {
            leader_placement::rides(field, mover.head(), &actions)
        }
        Some(hex) => posts(field, mover, hex, (&actions, ways.as_deref())),
    };
    if listed.is_empty() {
        let forced = actions.into_iter().filter(|action| *action != Action::PutBack);
        return forced.map(|action| Candidate::worth(action, FORCED)).collect();
    }
    listed
}

/// What an action of a mover is judged by.
pub fn judge(field: &Situation<'_>, mover: &Mover, action: &Action, tally: &mut impl Tally<Term>) {
    let (scene, s) = (field.scene, field.s);
    let tally = &mut Towards::the_nearest(field, mover, action, tally);
    if let Some((unit, hex)) = has_arrived(field, mover) {
        if let Action::Face { facing, .. } = *action {
            let mut party = Party::new(field, mover.units(), mover.leader(), false);
            turned(&mut party, hex, (s.unit(unit).facing, facing), tally);
        }
        return;
    }
    let judged = match s.hex(mover.head()) {
        None => entry(field, mover, action, tally),
        Some(_) if mover.units().is_empty() => {
            leader_placement::judge(field, mover.head(), action, tally)
        }
        Some(hex) => {
            let (_, ways) = mover.offers(scene, s);
            Posts::new(field, mover, hex, ways.as_deref()).judge(action, tally)
        }
    };
    if judged.is_none() {
        tally.add(Term::Want, FORCED);
    }
}

/// What the best move of a pick is judged by.
pub fn judge_pick(
    scene: &Scene,
    s: &State,
    pick: &Action,
    styles: Styles<'_, Weights>,
    tally: &mut impl Tally<Term>,
) {
    let active = s.active();
    let field = Situation::new(scene, s, active.side, Some(active.battle), styles);
    let Some(mover) = mover(scene, s, pick) else { return };
    let moves = moves(&field, &mover);
    let best =
        moves.iter().max_by(|a, b| f64::total_cmp(&a.gain.unwrap_or(0.0), &b.gain.unwrap_or(0.0)));
    if let Some(best) = best {
        judge(&field, &mover, &best.action, tally);
    }
}

/// The unit that has come to the post that was chosen, and where.
fn has_arrived(field: &Situation<'_>, mover: &Mover) -> Option<(UnitId, Hex)> {
    let (scene, s) = (field.scene, field.s);
    let &unit = mover.units().first()?;
    let hex = s.hex(unit)?;
    let entered = s.unit(unit).start.is_none();
    let finish = Action::Finish { below: false };
    let arrived = mover.has_begun() && !entered && mover.check(scene, s, &finish).is_ok();
    arrived.then_some((unit, hex))
}

/// Who has come to the post that was chosen turns, if need be, and is done.
fn arrived(field: &Situation<'_>, mover: &Mover) -> Option<Vec<Candidate<Action>>> {
    let (scene, s) = (field.scene, field.s);
    let (unit, hex) = has_arrived(field, mover)?;
    let mut party = Party::new(field, mover.units(), mover.leader(), false);
    let turns = Facing::ALL.map(|facing| Action::Face { unit, facing }).into_iter();
    let turns = turns.filter(|action| mover.check(scene, s, action).is_ok());
    let gain = |action| match action {
        Action::Face { facing, .. } => {
            let mut sum = 0.0;
            turned(&mut party, hex, (s.unit(unit).facing, facing), &mut sum);
            Candidate::worth(action, sum)
        }
        _ => Candidate::worth(action, 0.0),
    };
    Some(turns.chain([Action::Finish { below: false }]).map(gain).collect())
}

/// What a turn at the end of a move is judged by.
fn turned(
    party: &mut Party<'_>,
    hex: Hex,
    facings: (Facing, Facing),
    tally: &mut impl Tally<Term>,
) {
    party.turn(hex, facings, tally);
    tally.add(Term::Effort, -party.weights().effort);
}

/// A reinforcement enters where the enemy is near, and faces him.
fn entries(field: &Situation<'_>, mover: &Mover, actions: &[Action]) -> Vec<Candidate<Action>> {
    let gain = |action: &Action| {
        let mut sum = 0.0;
        entry(field, mover, action, &mut sum)?;
        Some(Candidate::worth(action.clone(), sum))
    };
    actions.iter().filter_map(gain).collect()
}

/// What an entry is judged by; nothing if the action is none.
fn entry(
    field: &Situation<'_>,
    mover: &Mover,
    action: &Action,
    tally: &mut impl Tally<Term>,
) -> Option<()> {
    let &Action::Enter { hex, facing } = action else { return None };
    let grid = &field.scene.map.grid;
    let far = match mover.units().first() {
        Some(&unit) => field.distance(MovementMode::from(field.scene.unit(unit).class), hex),
        None => 0,
    };
    let nearest = field.foes.iter().min_by_key(|&&(foe, _)| grid.distance(hex, foe));
    tally.add(Term::Arrival, ENTRY);
    tally.add(Term::Near, -0.004 * f64::from(far));
    if nearest.is_some_and(|&(foe, _)| facing.sees(grid, hex, foe)) {
        tally.add(Term::Facing, 0.01);
    }
    Some(())
}

/// The posts that units can reach, and their charges.
fn posts(
    field: &Situation<'_>,
    mover: &Mover,
    at: Hex,
    (actions, ways): (&[Action], Option<&Ways>),
) -> Vec<Candidate<Action>> {
    let mut posts = Posts::new(field, mover, at, ways);
    let stay = posts.stay();
    let mut listed: Vec<Candidate<Action>> = Vec::with_capacity(actions.len());
    for action in actions {
        let mut sum = 0.0;
        if let Some(leaves) = posts.there(action, &mut sum) {
            let gain = if leaves { sum - stay } else { sum };
            listed.push(Candidate::worth(action.clone(), gain));
        }
    }
    listed
}

/// What units can do from where they stand.
struct Posts<'a> {
    field: &'a Situation<'a>,
    units: &'a [UnitId],
    at: Hex,
    ways: Option<&'a Ways>,
    party: Party<'a>,
    /// The movement points of the slowest of them.
    allowance: u8,
    charge: Option<Charge<'a>>,
}

impl<'a> Posts<'a> {
    fn new(
        field: &'a Situation<'a>,
        mover: &'a Mover,
        at: Hex,
        ways: Option<&'a Ways>,
    ) -> Posts<'a> {
        let units = mover.units();
        let party = Party::new(field, units, mover.leader(), mover.kind() == Kind::March);
        let allowance = units.iter().map(|&unit| field.scene.unit(unit).ma).min().unwrap_or(0);
        Posts { field, units, at, ways, party, allowance, charge: None }
    }

    /// What it is worth to stay.
    fn stay(&mut self) -> f64 {
        let facing = self.field.s.unit(self.units[0]).facing;
        self.party.worth(self.at, facing)
    }

    /// What an action is judged by; nothing if it need not be weighed.
    fn judge(&mut self, action: &Action, tally: &mut impl Tally<Term>) -> Option<()> {
        if self.there(action, tally)? {
            let facing = self.field.s.unit(self.units[0]).facing;
            self.party.post(self.at, facing, &mut Scaled::by(tally, -1.0));
        }
        Some(())
    }

    /// The same, as far as it is about where they get to; whether they leave their post. Nothing if it need not be weighed.
    fn there(&mut self, action: &Action, tally: &mut impl Tally<Term>) -> Option<bool> {
        let Posts { field, units, at, ways, .. } = *self;
        let weights = field.styles.of(units[0]);
        match *action {
            Action::Finish { below: false } => return Some(false),
            Action::Face { facing, .. } => self.party.post(at, facing, tally),
            Action::Step { hex, .. } | Action::March { hex, .. } => {
                let within = |facing: &Facing| {
                    let cost = ways.and_then(|ways| ways.cost_facing(hex, *facing));
                    cost.is_some_and(|cost| cost <= self.allowance)
                };
                let open = facings(field.scene, field.s, units, hex).into_iter().filter(within);
                self.party.judge(hex, open, tally)?;
            }
            Action::Charge { target, hex, facing } => {
                let charge = self.charge.get_or_insert_with(|| Charge::new(field, units));
                charge.judge(target, hex, facing, tally);
                return Some(false);
            }
            Action::Withdraw => {
                tally.add(Term::BreakingAway, weights.withdrawal);
                return Some(false);
            }
            _ => return None,
        }
        tally.add(Term::Effort, -weights.effort);
        Some(true)
    }
}

/// Units that may charge.
pub struct Charge<'a> {
    scene: &'a Scene,
    /// The position without them.
    without: State,
    units: SmallVec<[UnitId; 2]>,
    price: f64,
    weights: &'a Weights,
}

impl<'a> Charge<'a> {
    /// Units of one hex, top first.
    pub fn new(field: &Situation<'a>, units: &[UnitId]) -> Charge<'a> {
        let (scene, mut without) = (field.scene, field.s.clone());
        for &unit in units {
            without.vacate(unit, Place::Aside);
        }
        let price = units.iter().map(|&unit| worth::of_unit(scene, field.s, unit)).sum();
        let weights = units.first().map_or(field.styles.army(), |&unit| field.styles.of(unit));
        Charge { scene, without, units: units.iter().copied().collect(), price, weights }
    }

    /// What a charge from a hex with a facing may be expected to bring.
    pub fn judge(&mut self, target: Hex, hex: Hex, facing: Facing, tally: &mut impl Tally<Term>) {
        let there = &mut self.without;
        for &unit in self.units.iter().rev() {
            there.occupy(unit, hex, false);
            there.unit_mut(unit).facing = facing;
        }
        let party = expectation::able(there, hex);
        expectation::blows(self.scene, there, target, &[party], self.weights, tally);
        for &unit in &self.units {
            there.vacate(unit, Place::Aside);
        }
        tally.add(Term::Spent, -self.weights.spent * self.price);
    }
}
