//! The figures behind a computer's reasons.

use crate::say;
use crate::words::{self, Language};
use schemars::JsonSchema;
use serde::Serialize;

/// The figures behind a computer's reasons, in hundredths of a point as the system counts them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Figures {
    /// What was expected of the action, compared with the position before it.
    pub worth: i32,
    /// What was expected of the next best action.
    pub next: Option<i32>,
    /// How many actions were weighed.
    pub weighed: u32,
    /// What the reasons count for.
    pub reasons: Vec<Counted>,
}

/// A reason with what it counts for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Counted {
    /// The reason.
    pub text: String,
    /// What it counts for; less than nothing if it speaks against the action.
    pub points: i32,
}

impl Figures {
    /// The figures in words, line by line.
    #[must_use]
    pub fn told(&self, language: Language) -> Vec<String> {
        let worth = points(self.worth, language);
        let worth = match self.next {
            Some(next) => {
                let less = points(next, language);
                say!(language, "ai-worth-next", worth = worth, less = less)
            }
            None => say!(language, "ai-worth", worth = worth),
        };
        let counted = |reason: &Counted| {
            let points = points(reason.points, language);
            say!(language, "ai-points", points = points, what = &reason.text)
        };
        // What the lesser reasons add up to, so that the sum comes out right.
        let rest = self.worth - self.reasons.iter().map(|reason| reason.points).sum::<i32>();
        let rest = (!self.reasons.is_empty() && rest != 0)
            .then(|| say!(language, "ai-points-rest", points = points(rest, language)));
        let weighed = say!(language, "ai-weighed", count = self.weighed);
        let reasons = self.reasons.iter().map(counted).chain(rest);
        [worth].into_iter().chain(reasons).chain([weighed]).collect()
    }
}

/// A difference in points with its sign, such as `+1.4`, as the language writes decimals. What is less than ten points is told to the
/// hundredth: most moves are worth little, and beside each other figures are of one kind.
fn points(hundredths: i32, language: Language) -> String {
    let points = f64::from(hundredths) / 100.0;
    let digits = if hundredths.abs() < 1000 { 2 } else { 1 };
    words::marked(language, &format!("{points:+.digits$}"))
}
