//! The name of the system among the types.

/// The system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bmw;
