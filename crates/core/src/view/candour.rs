//! What both sides may hear of a computer's reasons.

/// What both sides may hear of a computer's reasons for an action, once it has been done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Candour {
    /// Nothing: it is a secret.
    Silent,
    /// What speaks for the action itself and against it: all of it lies open. What else could have been done does not.
    DeedAlone,
    /// Everything.
    Open,
}
