//! What an opponent decided, and why.

use super::Foresight;

/// What an opponent decided, and why. Values are points of the system as the deciding side sees them; 0 where
/// it only draws lots.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<A> {
    /// What it does.
    pub action: A,
    /// The value of the position as it stands.
    pub before: f64,
    /// The value to be expected of the action.
    pub after: f64,
    /// How many actions were weighed.
    pub weighed: u32,
    /// The next best action with its value.
    pub next: Option<(A, f64)>,
    /// What playing on has told, where another action looked best at first sight.
    pub foresight: Option<Foresight>,
}

impl<A> SearchResult<A> {
    /// An action that was not compared with others.
    #[must_use]
    pub fn unweighed(action: A) -> Self {
        SearchResult { action, before: 0.0, after: 0.0, weighed: 1, next: None, foresight: None }
    }
}
