//! Altered files: what a hurried or a wicked author might write. A document is walked along with its schema, and a
//! seed decides what is altered, so that every mutant can be made again.

mod alter;
mod original;
mod place;
mod words;

pub use alter::{Alterer, Mutant};
pub use original::Original;
