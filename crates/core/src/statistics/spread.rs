//! Where values lie.

use serde::Serialize;

/// Where values lie.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation, with one degree of freedom less than there are values; 0 for a single one.
    pub deviation: f64,
    /// The quartiles: a quarter, half and three quarters of the values are not above them. Between two values they are drawn
    /// as a straight line.
    pub quartiles: [f64; 3],
}

impl Spread {
    /// Where these values lie; `None` if there are none.
    #[must_use]
    pub fn of(values: impl IntoIterator<Item = f64>) -> Option<Spread> {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let last = values.len().checked_sub(1)?;
        let (mean, variance) = moments(&values);
        let quartile = |quarters: usize| {
            let (below, part) = (last * quarters / 4, (last * quarters % 4) as f64 / 4.0);
            let above = (below + 1).min(last);
            values[below] + part * (values[above] - values[below])
        };
        Some(Spread { mean, deviation: variance.sqrt(), quartiles: [1, 2, 3].map(quartile) })
    }
}

/// The mean of some values and their variance with one degree of freedom less: 0 for fewer than two.
#[must_use]
pub fn moments(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count.max(1.0);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, squares / (count - 1.0).max(1.0))
}
