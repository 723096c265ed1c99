//! The plan of a turn by evolution: styles, and styles by unit, played on with the same dice for each; those that end badly drop
//! out, and those that end well change a little.

use super::playout::play_on;
use super::{Budget, Plan};
use crate::kernel::{
    Both, Evaluator, GameOf, Portfolio, SeededDice, Side, Style, Styles, Weights,
};

/// So many styles are compared in the beginning.
const STYLES: usize = 12;
/// So often each of them is played on before the worse half drops out.
const FIRST: usize = 4;
/// How much a weight of a varied style changes: the logarithm's spread.
const SPREAD: f64 = 0.5;
/// A change is taken when its lead is so many standard errors.
const SURE: f64 = 1.0;
/// So often a change is played on at most.
const MOST: usize = 32;

/// Whose turn is planned, in which position.
pub struct Question<'a, R: Evaluator> {
    /// What never changes.
    pub scene: &'a R::Scene,
    /// The position as it is; what the side may not know of it is guessed anew for each line.
    pub game: &'a GameOf<R>,
    /// Who plans.
    pub side: Side,
    /// The first seed of the lines.
    pub seed: u64,
}

/// A plan and how its lines ended, each with the same dice as those of its rivals.
pub struct Rival<T> {
    /// What is compared.
    pub it: T,
    /// The values at the ends.
    pub ends: Vec<f64>,
}

impl<T> Rival<T> {
    /// Nothing is known yet.
    pub fn new(it: T) -> Rival<T> {
        Rival { it, ends: Vec::new() }
    }

    /// The mean of the ends.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.ends.iter().sum::<f64>() / self.ends.len().max(1) as f64
    }

    /// How many standard errors it leads another one by, line by line.
    #[must_use]
    pub fn lead<U>(&self, other: &Rival<U>) -> f64 {
        let pairs = self.ends.len().min(other.ends.len());
        if pairs < 2 {
            return 0.0;
        }
        let n = pairs as f64;
        let differences = || self.ends.iter().zip(&other.ends).map(|(own, other)| own - other);
        let mean = differences().sum::<f64>() / n;
        let spread = differences().map(|d| (d - mean).powi(2)).sum::<f64>() / (n - 1.0);
        let error = (spread / n).sqrt();
        if error > f64::EPSILON { mean / error } else { mean.signum() * f64::from(mean != 0.0) * 99.0 }
    }
}

impl<R: Evaluator> Question<'_, R> {
    /// The seed of a line.
    #[must_use]
    pub fn seed(&self, line: usize) -> u64 {
        self.seed ^ (line as u64 + 1).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }

    /// The value after a line that is played by a plan, against the style for every day.
    pub fn line(&self, plan: &Plan<R::Weights>, line: usize, budget: &mut Budget<'_>) -> f64 {
        let mut dice = SeededDice::new(self.seed(line));
        let game = R::determinize(self.scene, self.game, self.side, &mut dice);
        self.from(game, plan, &mut dice, budget)
    }

    /// The value after a line from a position that was imagined.
    pub fn from(
        &self,
        mut game: GameOf<R>,
        plan: &Plan<R::Weights>,
        dice: &mut SeededDice,
        budget: &mut Budget<'_>,
    ) -> f64 {
        let Portfolio { horizon, styles, .. } = R::portfolio();
        let h = super::planner::env("HORIZON", -1.0); let own = if h < 0.0 { *horizon } else if h == 0.0 { None } else { Some(h as u32) }; let horizon = &own;
        let enemy = Styles::one(&styles[0]);
        let styles =
            Both::from_fn(|side| if side == self.side { plan.styles() } else { enemy });
        play_on::<R>(self.scene, &mut game, &styles, *horizon, dice, budget);
        R::value(self.scene, &game, self.side)
    }

    /// The best plan that is found within the budget.
    pub fn plan(&self, budget: &mut Budget<'_>) -> Plan<R::Weights> {
        let mut dice = SeededDice::new(self.seed);
        let known = &R::portfolio().styles;
        let mut rivals: Vec<Rival<Style<R::Weights>>> =
            known.iter().cloned().map(Rival::new).collect();
        while rivals.len() < STYLES {
            let parent = &known[dice.below(known.len())];
            rivals.push(Rival::new(varied(parent, &mut dice)));
        }
        let (mut line, mut lines) = (0, FIRST);
        loop {
            for rival in &mut rivals {
                let plan = Plan::of(rival.it.clone());
                for line in line..line + lines {
                    if budget.is_over() && rival.ends.len() > line {
                        break;
                    }
                    rival.ends.push(self.line(&plan, line, budget));
                }
            }
            line += lines;
            lines *= 2;
            // All were played on equally often, unless the budget ran out among them.
            let even = rivals.iter().all(|rival| rival.ends.len() == line);
            if even {
                rivals.sort_by(|a, b| f64::total_cmp(&b.mean(), &a.mean()));
            }
            if budget.is_over() || rivals.len() <= 3 {
                break;
            }
            rivals.truncate(rivals.len().div_ceil(2));
        }
        rivals.truncate(3);
        let ends = std::mem::take(&mut rivals[0].ends);
        let styles = rivals.into_iter().map(|rival| rival.it).collect();
        let plan = Plan { styles, army: 0, by_unit: Vec::new() };
        self.by_unit(Rival { it: plan, ends }, &mut dice, budget)
    }

    /// Gives units other styles as long as it helps.
    fn by_unit(
        &self,
        mut best: Rival<Plan<R::Weights>>,
        dice: &mut SeededDice,
        budget: &mut Budget<'_>,
    ) -> Plan<R::Weights> {
        let units = R::units(self.scene, self.game, self.side);
        if units.is_empty() || best.it.styles.len() < 2 {
            return best.it;
        }
        while !budget.is_over() {
            let mut plan = best.it.clone();
            let style = u8::try_from(dice.below(plan.styles.len())).unwrap_or(0);
            // One unit, or it and those that stand next in the order of battle.
            let first = dice.below(units.len());
            let count = 1 + dice.below(4.min(units.len()));
            for unit in units.iter().skip(first).take(count) {
                if plan.by_unit.len() <= unit.index() {
                    plan.by_unit.resize(unit.index() + 1, plan.army);
                }
                plan.by_unit[unit.index()] = style;
            }
            if plan == best.it {
                continue;
            }
            let mut rival = Rival::new(plan);
            while rival.ends.len() < MOST && !budget.is_over() {
                for _ in 0..FIRST {
                    let line = rival.ends.len();
                    if best.ends.len() <= line {
                        best.ends.push(self.line(&best.it, line, budget));
                    }
                    rival.ends.push(self.line(&rival.it, line, budget));
                }
                if rival.lead(&best) < 0.5 {
                    break;
                }
            }
            if rival.ends.len() >= 2 * FIRST && rival.lead(&best) > SURE {
                best = rival;
            }
        }
        best.it
    }
}

/// A style that differs a little from another one.
fn varied<W: Weights>(style: &Style<W>, dice: &mut SeededDice) -> Style<W> {
    let vary = |value: f64| value * (SPREAD * dice.normal()).exp();
    let values: Vec<f64> = style.weights.values().into_iter().map(vary).collect();
    Style { name: style.name.clone(), weights: W::with_values(&values) }
}
