//! Sums that can say what they are made of: whoever adds up gives each term with its points, and whoever asks takes the sum alone,
//! which costs nothing, or the whole account.

/// What adds terms up.
pub trait Tally<T> {
    /// Whether it wants to know the terms: whoever knows their sum already gives that alone otherwise.
    const LISTS: bool;

    /// Adds a term.
    fn add(&mut self, term: T, points: f64);
}

/// The sum alone.
impl<T> Tally<T> for f64 {
    const LISTS: bool = false;

    #[inline]
    fn add(&mut self, _: T, points: f64) {
        *self += points;
    }
}

/// Another tally, to which everything is added so many times over: taken away, or as probable as a chance has it.
#[derive(Debug)]
pub struct Scaled<'a, Y> {
    tally: &'a mut Y,
    by: f64,
}

impl<'a, Y> Scaled<'a, Y> {
    /// Adds everything to a tally so many times over.
    pub fn by(tally: &'a mut Y, by: f64) -> Self {
        Scaled { tally, by }
    }
}

impl<T, Y: Tally<T>> Tally<T> for Scaled<'_, Y> {
    const LISTS: bool = Y::LISTS;

    fn add(&mut self, term: T, points: f64) {
        self.tally.add(term, self.by * points);
    }
}

/// What speaks for an action and against it: terms with their points, each term once.
#[derive(Clone, PartialEq, Debug)]
pub struct Account<T>(Vec<(T, f64)>);

impl<T> Default for Account<T> {
    fn default() -> Self {
        Account(Vec::new())
    }
}

impl<T: PartialEq> Tally<T> for Account<T> {
    const LISTS: bool = true;

    fn add(&mut self, term: T, points: f64) {
        match self.0.iter_mut().find(|(known, _)| *known == term) {
            Some((_, sum)) => *sum += points,
            None if points != 0.0 => self.0.push((term, points)),
            None => {}
        }
    }
}

impl<T> Account<T> {
    /// An account of one term.
    pub fn of(term: T, points: f64) -> Self {
        Account(vec![(term, points)])
    }

    /// Every term with its points.
    pub fn terms(&self) -> &[(T, f64)] {
        &self.0
    }

    /// All points together.
    pub fn sum(&self) -> f64 {
        self.0.iter().map(|(_, points)| points).sum()
    }
}
