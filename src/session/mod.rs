//! A game in progress: history and undo, save files, replay, and the one door that every front end uses.

pub mod answer;
pub mod atomic;
pub mod decks;
pub mod faces;
pub mod game;
pub mod hashes;
pub mod history;
pub mod load_error;
pub mod open;
mod passed;
pub mod port;
pub mod remark;
pub mod save;
pub mod save_file;
pub mod seal;
pub mod told;
pub mod trouble;

pub use faces::{Faces, Misfit, Then};
pub use game::{BeginError, Session};
pub use load_error::LoadError;
pub use open::{begin, check, load, load_in, new};
pub use port::{Barrier, PlayError, Played, Port};
pub use remark::{Job, Remark, Rival, Thought};
pub use save::SaveFile;
pub use told::{Tale, Told};
