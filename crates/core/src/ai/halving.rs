//! Sequential halving: of many plans the worse half drops out again and again, and those that are left have twice as many lines, until
//! it is plain which is best.

use super::contest::{Contender, Question};
use crate::kernel::Evaluator;

/// A plan that is so far behind judgement's own is given up, in standard errors.
const HOPELESS: f64 = -2.0;

/// How long plans are compared, and what tells that one is better.
#[derive(Clone, Copy, Debug)]
pub struct Halving {
    /// So many lines have been played of each plan at the beginning.
    pub first: u64,
    /// So many are played of each at most.
    pub most: u64,
    /// So many positions may be looked at.
    pub positions: u64,
    /// A plan with fewer lines is no better.
    pub enough: usize,
    /// A plan that leads judgement's own by no more standard errors than this is no better.
    pub sure: f64,
}

impl Halving {
    /// The best of some plans, of which the first is judgement's own, after so many positions. The others are in no order then, and
    /// fewer. Returns its place among those that are left, and how many positions have been looked at.
    pub fn best<R: Evaluator>(
        &self,
        question: &Question<'_, R>,
        rivals: &mut Vec<Contender<R::Action>>,
        mut spent: u64,
    ) -> (usize, u64) {
        let mut line = self.first;
        while rivals.len() > 1
            && line < self.most
            && spent < self.positions
            && !question.until.is_over()
        {
            // The first is judgement's own: the others have to beat it to the end.
            rivals[1..].sort_by(|a, b| f64::total_cmp(&b.mean(), &a.mean()));
            rivals.truncate(rivals.len().div_ceil(2).max(2));
            spent += question.play(rivals, line..2 * line);
            line *= 2;
            let (first, others) = rivals.split_at(1);
            let hopeless = |rival: &Contender<R::Action>| rival.lead(&first[0]) < HOPELESS;
            let left: Vec<_> = others.iter().filter(|rival| !hopeless(rival)).cloned().collect();
            rivals.truncate(1);
            rivals.extend(left);
        }
        let mean = |&a: &usize, &b: &usize| f64::total_cmp(&rivals[a].mean(), &rivals[b].mean());
        let sure = |&k: &usize| {
            rivals[k].ends.len() >= self.enough && rivals[k].lead(&rivals[0]) > self.sure
        };
        ((1..rivals.len()).filter(sure).max_by(mean).unwrap_or(0), spent)
    }
}
