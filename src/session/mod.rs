//! A game in progress: history and undo, save files, replay, and the one door that every front end uses.

pub mod any;
pub mod atomic;
pub mod decks;
pub mod faces;
pub mod hashes;
pub mod history;
pub mod load_error;
mod passed;
pub mod port;
pub mod remark;
pub mod save;
pub mod seal;
#[allow(clippy::module_inception)] // the session itself, beside what it is made of
pub mod session;
pub mod told;
pub mod trouble;

pub use any::AnySession;
pub use faces::{Faces, Misfit, Then};
pub use load_error::LoadError;
pub use port::{Barrier, PlayError, Played, Port};
pub use remark::{Job, Remark, Rival, Thought};
pub use save::SaveFile;
pub use session::{BeginError, Session};
pub use told::{Tale, Told};
