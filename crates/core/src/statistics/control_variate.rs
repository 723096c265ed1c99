//! Values without what luck explains of them (control variates).
//!
//! Luck is a number whose expectation is known to be 0. If `b` is how strongly a result follows it, `result - b * luck` has the
//! same expectation as the result and a smaller variance. With `b` from the very games that it is used on, a trace of them would get into
//! it and shift the mean a little; so the games are dealt into parts, and each part takes `b` from the others.

use super::spread::moments;

/// How many parts the games are dealt into.
const PARTS: usize = 10;
/// With fewer values nothing can be told of how they follow luck: they stay as they are.
pub const FEWEST: usize = 2 * PARTS;

/// The values without what luck explains of them, in the same order; the mean of these estimates the mean of those, without a
/// shift.
///
/// # Panics
/// If there are not as many lucks as values.
#[must_use]
pub fn without_luck(values: &[f64], luck: &[f64]) -> Vec<f64> {
    assert_eq!(values.len(), luck.len(), "each value has its luck");
    if values.len() < FEWEST {
        return values.to_vec();
    }
    without_luck_in(PARTS, values, luck)
}

/// The same with the games dealt into so many parts.
#[must_use]
pub fn without_luck_in(parts: usize, values: &[f64], luck: &[f64]) -> Vec<f64> {
    let slope_of: Vec<f64> = (0..parts).map(|part| slope(parts, part, values, luck)).collect();
    let adjusted = values.iter().zip(luck).enumerate();
    adjusted.map(|(k, (value, luck))| value - slope_of[k % parts] * luck).collect()
}

/// How strongly values follow luck outside a part (least squares).
fn slope(parts: usize, part: usize, values: &[f64], luck: &[f64]) -> f64 {
    let outside = |all: &[f64]| -> Vec<f64> {
        let of_others = all.iter().enumerate().filter(|(k, _)| k % parts != part);
        of_others.map(|(_, value)| *value).collect()
    };
    let (values, luck) = (outside(values), outside(luck));
    let ((value, _), (mean, _)) = (moments(&values), moments(&luck));
    let spread: f64 = luck.iter().map(|luck| (luck - mean).powi(2)).sum();
    let common: f64 = luck.iter().zip(&values).map(|(l, v)| (l - mean) * (v - value)).sum();
    if spread > 0.0 { common / spread } else { 0.0 }
}
