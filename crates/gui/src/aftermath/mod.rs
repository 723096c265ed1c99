//! After the battle: who won and why, how it came to that, and what to do next.

pub mod course;
pub mod course_reading;
pub mod plot;
pub mod victory;
