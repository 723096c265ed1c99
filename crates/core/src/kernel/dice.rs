//! Dice: seeded, scripted, or all faces at once.

use super::attempt::{Denied, attempt, stop};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::ops::ControlFlow;

/// A source of die faces.
pub trait Dice {
    /// The next face of a die with `sides` sides, from 1 to `sides`.
    fn face(&mut self, sides: u8) -> u8;

    /// The next lot: a number that decides a shuffle or a blind pick. Lots are not dice: nobody sees them.
    fn lot(&mut self) -> u64;
}

/// Dice from a seed: the same seed gives the same faces on every machine.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SeededDice(ChaCha8Rng);

impl SeededDice {
    /// Dice that follow from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        SeededDice(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A normally distributed number, by Box and Muller: for what changes at random.
    pub fn normal(&mut self) -> f64 {
        let mut uniform = || (self.0.random::<u64>() >> 11) as f64 / (1_u64 << 53) as f64;
        let (u, v) = (1.0 - uniform(), uniform());
        (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
    }

    /// A number below `n` (`n` > 0): for random play, which samples from lists.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.random_range(0..n)
    }
}

impl Dice for SeededDice {
    fn face(&mut self, sides: u8) -> u8 {
        self.0.random_range(1..=sides)
    }

    fn lot(&mut self) -> u64 {
        self.0.random()
    }
}

/// Dice that show given faces. Tests count the dice with it.
///
/// # Panics
/// When the rules throw more dice than were scripted, and on drop when faces are left over.
///
/// Its lots are 0, 1, 2 and so on.
#[derive(Debug)]
pub struct ScriptedDice(VecDeque<u8>, u64);

impl ScriptedDice {
    /// Dice that show `faces`, in this order.
    #[must_use]
    pub fn new(faces: &[u8]) -> Self {
        ScriptedDice(faces.iter().copied().collect(), 0)
    }
}

impl Dice for ScriptedDice {
    fn face(&mut self, sides: u8) -> u8 {
        let face = self.0.pop_front().expect("the rules threw more dice than the script foresaw");
        assert!((1..=sides).contains(&face), "a die with {sides} sides cannot show {face}");
        face
    }

    fn lot(&mut self) -> u64 {
        self.1 += 1;
        self.1 - 1
    }
}

impl Drop for ScriptedDice {
    fn drop(&mut self) {
        assert!(
            self.0.is_empty() || std::thread::panicking(),
            "the rules threw fewer dice than the script foresaw: {:?} left",
            self.0
        );
    }
}

/// Given faces, in order. A procedure that wants more of them, or another kind of die, ends: run it by
/// [`attempt`](super::attempt). Lots come from elsewhere.
pub struct CountedDice<'a> {
    faces: VecDeque<u8>,
    own: &'a mut dyn Dice,
    goes_on: bool,
}

impl<'a> CountedDice<'a> {
    /// Dice that show `faces`, in this order, with the lots of other dice.
    #[must_use]
    pub fn new(faces: &[u8], lots: &'a mut dyn Dice) -> Self {
        CountedDice { faces: faces.iter().copied().collect(), own: lots, goes_on: false }
    }

    /// Dice that show `faces`, in this order, and then what other dice show.
    #[must_use]
    pub fn then_own(faces: &[u8], own: &'a mut dyn Dice) -> Self {
        CountedDice { goes_on: true, ..CountedDice::new(faces, own) }
    }

    /// How many given faces have not been shown.
    #[must_use]
    pub fn left(&self) -> usize {
        self.faces.len()
    }
}

impl Dice for CountedDice<'_> {
    fn face(&mut self, sides: u8) -> u8 {
        match self.faces.pop_front() {
            Some(face) if (1..=sides).contains(&face) => face,
            Some(face) => stop(Denied::Impossible { face }),
            None if self.goes_on => self.own.face(sides),
            None => stop(Denied::Empty),
        }
    }

    fn lot(&mut self) -> u64 {
        self.own.lot()
    }
}

/// Given lots for [`CountedDice`]: those that a game was played with. When they have run out it gives 0; whoever
/// replays a game compares positions afterwards.
#[derive(Clone, Debug)]
pub struct KnownLots(VecDeque<u64>);

impl KnownLots {
    /// These lots, in this order.
    #[must_use]
    pub fn new(lots: &[u64]) -> Self {
        KnownLots(lots.iter().copied().collect())
    }
}

impl Dice for KnownLots {
    fn face(&mut self, _: u8) -> u8 {
        1
    }

    fn lot(&mut self) -> u64 {
        self.0.pop_front().unwrap_or(0)
    }
}

/// Dice that fall along one branch of a tree in which every face is a branch.
struct Branch<F> {
    path: Vec<(u8, u8)>,
    at: usize,
    /// Whether a branch may grow longer.
    may_grow: F,
}

impl<F: Fn(&[(u8, u8)]) -> bool> Dice for Branch<F> {
    fn face(&mut self, sides: u8) -> u8 {
        if self.at == self.path.len() {
            if !(self.may_grow)(&self.path) {
                stop(Denied::Empty);
            }
            self.path.push((1, sides));
        }
        let (face, expected) = self.path[self.at];
        assert_eq!(expected, sides, "the same procedure must throw the same dice");
        self.at += 1;
        face
    }

    /// Shuffles are too many to try: one stands for all.
    fn lot(&mut self) -> u64 {
        0
    }
}

impl<F: Fn(&[(u8, u8)]) -> bool> Branch<F> {
    fn new(may_grow: F) -> Self {
        Branch { path: Vec::new(), at: 0, may_grow }
    }

    /// The procedure along this branch; `None` if it wants more dice than a branch may have.
    fn run<T>(&mut self, f: &mut impl FnMut(&mut dyn Dice) -> T) -> Option<T> {
        self.at = 0;
        attempt(|| f(self)).ok()
    }

    fn chance(&self) -> f64 {
        self.path.iter().map(|&(_, sides)| 1.0 / f64::from(sides)).product()
    }

    /// Goes on to the next branch; false when there is none.
    fn next(&mut self) -> bool {
        while let Some((face, sides)) = self.path.pop() {
            if face < sides {
                self.path.push((face + 1, sides));
                return true;
            }
        }
        false
    }
}

/// More dice than any procedure throws whose outcomes can all be told apart.
const LONGEST: usize = 64;

/// Runs `f` along every branch until `each`, which gets the branch and what came of it, has seen enough.
fn walk<T, F: Fn(&[(u8, u8)]) -> bool>(
    mut branch: Branch<F>,
    mut f: impl FnMut(&mut dyn Dice) -> T,
    mut each: impl FnMut(&Branch<F>, Option<T>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    loop {
        let result = branch.run(&mut f);
        each(&branch, result)?;
        if !branch.next() {
            return ControlFlow::Continue(());
        }
    }
}

/// Runs `f` once for every face of every die it throws; yields each result with its exact probability.
///
/// `f` must depend on nothing but the dice.
///
/// # Panics
/// If `f` throws again and again without an end: see [`outcomes_up_to`].
pub fn every_outcome<T>(f: impl FnMut(&mut dyn Dice) -> T) -> Vec<(f64, T)> {
    let mut outcomes = Vec::new();
    let branch = Branch::new(|path: &[(u8, u8)]| path.len() < LONGEST);
    let all = walk(branch, f, |branch, result| match result {
        Some(result) => {
            outcomes.push((branch.chance(), result));
            ControlFlow::Continue(())
        }
        None => ControlFlow::Break(()),
    });
    assert!(all.is_continue(), "the dice of a procedure without an end cannot be told apart");
    outcomes
}

/// What a procedure may lead to with a limited number of dice.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcomes<T> {
    /// Each result with its probability.
    pub outcomes: Vec<(f64, T)>,
    /// How many branches were left off because they want more dice.
    pub cut: u64,
}

/// Like [`every_outcome`], but follows no branch beyond `most` dice: some procedures throw equal dice again, for ever.
pub fn outcomes_up_to<T>(most: usize, f: impl FnMut(&mut dyn Dice) -> T) -> Outcomes<T> {
    let (mut outcomes, mut cut) = (Vec::new(), 0);
    let branch = Branch::new(|path: &[(u8, u8)]| path.len() < most);
    // What is cut is counted, and nothing stops the walk.
    let _ = walk(branch, f, |branch, result| {
        match result {
            Some(result) => outcomes.push((branch.chance(), result)),
            None => cut += 1,
        }
        ControlFlow::Continue(())
    });
    Outcomes { outcomes, cut }
}

/// Like [`every_outcome`], but gives up as soon as it is plain that there are more than `most` outcomes.
pub fn outcomes_within<T>(most: usize, f: impl FnMut(&mut dyn Dice) -> T) -> Option<Vec<(f64, T)>> {
    let mut outcomes = Vec::new();
    // The first way shows how many dice there are, long before all faces have been seen.
    let branch = Branch::new(|path: &[(u8, u8)]| path.len() < LONGEST && width(path) <= most);
    let all = walk(branch, f, |branch, result| match result {
        Some(result) if outcomes.len() < most && width(&branch.path) <= most => {
            outcomes.push((branch.chance(), result));
            ControlFlow::Continue(())
        }
        _ => ControlFlow::Break(()),
    });
    all.is_continue().then_some(outcomes)
}

/// How many branches as long as this one there are.
fn width(path: &[(u8, u8)]) -> usize {
    path.iter().fold(1, |n: usize, &(_, sides)| n.saturating_mul(sides.into()))
}
