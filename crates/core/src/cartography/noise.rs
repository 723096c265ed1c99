//! Chance that belongs to a place: the same on every run and every machine.

use crate::drawing::{Point, point};

/// A number from 0 to below 1 that always is the same for a whole place.
#[must_use]
pub fn chance(x: i32, y: i32, salt: u32) -> f32 {
    let mut h = x.cast_unsigned().wrapping_mul(0x9E37_79B9)
        ^ y.cast_unsigned().wrapping_mul(0x85EB_CA6B)
        ^ salt.wrapping_mul(0xC2B2_AE35);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297A_2D39);
    h ^= h >> 15;
    f32::from((h >> 16) as u16) / 65_536.0
}

/// Smooth chance, from -1 to 1: hills and hollows about a unit wide.
#[must_use]
pub fn smooth(at: Point, salt: u32) -> f32 {
    let (x, y) = (at.x.floor(), at.y.floor());
    let (u, v) = (ease(at.x - x), ease(at.y - y));
    #[allow(clippy::cast_possible_truncation)] // maps are a few hundred units wide
    let (x, y) = (x as i32, y as i32);
    let mix = |a: f32, b: f32, share: f32| a + (b - a) * share;
    let row = |y: i32| mix(chance(x, y, salt), chance(x + 1, y, salt), u);
    mix(row(y), row(y + 1), v) * 2.0 - 1.0
}

/// The same rougher: smaller hills on the larger ones.
#[must_use]
pub fn rough(at: Point, salt: u32) -> f32 {
    0.6 * smooth(at, salt)
        + 0.3 * smooth(at * 2.03, salt.wrapping_add(1))
        + 0.1 * smooth(at * 4.1, salt.wrapping_add(2))
}

/// A small way off a place, each part from -1 to 1.
#[must_use]
pub fn drift(at: Point, salt: u32) -> Point {
    point(rough(at, salt), rough(at, salt.wrapping_add(7)))
}

fn ease(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}
