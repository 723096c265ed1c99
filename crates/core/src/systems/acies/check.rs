//! ACIES 9.5, 11.2, 12.3: one die that must not show more than a number, with something added to it.

/// ACIES 17.2: every die has ten faces.
pub const FACES: u8 = 10;

/// Whether a face succeeds.
#[must_use]
pub fn succeeds(face: u8, adds: i8, value: u8) -> bool {
    i16::from(face) + i16::from(adds) <= i16::from(value)
}

/// On how many faces it succeeds.
#[must_use]
pub fn successes(adds: i8, value: u8) -> u8 {
    (1..=FACES).map(|face| u8::from(succeeds(face, adds, value))).sum()
}

/// The chance that it succeeds, from 0 to 1.
#[must_use]
pub fn chance(adds: i8, value: u8) -> f64 {
    f64::from(successes(adds, value)) / f64::from(FACES)
}
