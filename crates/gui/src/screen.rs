//! What fills the window.

/// What fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The battles to choose from.
    #[default]
    Start,
    /// A game.
    Table,
    /// A battle that is being written.
    Author,
    /// The rules without a game.
    Reference,
}
