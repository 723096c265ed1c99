//! Altered files: what a hurried or a wicked author might write. A document is walked along with its schema, and a
//! seed decides what is altered, so that every mutant can be made again.

mod dictionary;
mod mutator;
mod original;
mod place;

pub use mutator::{Mutant, Mutator};
pub use original::Original;
