//! Dice: seeded, scripted, or all faces at once.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

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

/// Given faces, without panics: tells afterwards whether their number was right. Lots come from elsewhere.
pub struct CountedDice<'a> {
    faces: VecDeque<u8>,
    lots: &'a mut dyn Dice,
    /// Dice thrown beyond the given faces, and faces that the thrown die does not have.
    missing: usize,
    impossible: usize,
}

impl<'a> CountedDice<'a> {
    /// Dice that show `faces`, in this order, with the lots of other dice.
    #[must_use]
    pub fn new(faces: &[u8], lots: &'a mut dyn Dice) -> Self {
        CountedDice { faces: faces.iter().copied().collect(), lots, missing: 0, impossible: 0 }
    }

    /// What was wrong with the given faces, if anything.
    #[must_use]
    pub fn complaint(&self) -> Option<String> {
        if self.impossible > 0 {
            Some("a face is not on the die: faces run from 1 to the number of its sides".to_owned())
        } else if self.missing > 0 {
            Some(format!("too few dice: the rules throw {} more", self.missing))
        } else if !self.faces.is_empty() {
            Some(format!("too many dice: {} left over", self.faces.len()))
        } else {
            None
        }
    }
}

impl Dice for CountedDice<'_> {
    fn face(&mut self, sides: u8) -> u8 {
        match self.faces.pop_front() {
            Some(face) if (1..=sides).contains(&face) => face,
            Some(_) => {
                self.impossible += 1;
                1
            }
            None => {
                self.missing += 1;
                1
            }
        }
    }

    fn lot(&mut self) -> u64 {
        self.lots.lot()
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

struct Branch {
    path: Vec<(u8, u8)>,
    at: usize,
}

impl Dice for Branch {
    fn face(&mut self, sides: u8) -> u8 {
        if self.at == self.path.len() {
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

/// Runs `f` once for every face of every die it throws; yields each result with its exact probability.
///
/// `f` must depend on nothing but the dice.
pub fn every_outcome<T>(f: impl FnMut(&mut dyn Dice) -> T) -> Vec<(f64, T)> {
    outcomes_within(usize::MAX, f).expect("there is no limit")
}

/// Like [`every_outcome`], but gives up as soon as it is plain that there are more than `most` outcomes.
pub fn outcomes_within<T>(
    most: usize,
    mut f: impl FnMut(&mut dyn Dice) -> T,
) -> Option<Vec<(f64, T)>> {
    let mut results = Vec::new();
    let mut branch = Branch { path: Vec::new(), at: 0 };
    loop {
        branch.at = 0;
        let result = f(&mut branch);
        let width = |n: usize, &(_, sides): &(u8, u8)| n.saturating_mul(sides.into());
        // The first way shows how many dice there are, long before all faces have been seen.
        if results.len() >= most || branch.path.iter().fold(1, width) > most {
            return None;
        }
        let chance = branch.path.iter().map(|&(_, sides)| 1.0 / f64::from(sides)).product();
        results.push((chance, result));
        loop {
            match branch.path.pop() {
                None => return Some(results),
                Some((face, sides)) if face < sides => {
                    branch.path.push((face + 1, sides));
                    break;
                }
                Some(_) => {}
            }
        }
    }
}
