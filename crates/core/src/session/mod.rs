//! A game in progress: history and undo, save files, replay, and the one door that every front end uses.

pub mod annotation;
pub mod answer;
pub mod atomic;
pub mod deck_source;
pub mod faces;
pub mod game;
pub mod hashes;
pub mod history;
pub mod lesson;
pub mod load_error;
pub mod looking_back;
pub mod open;
mod passed;
mod planning;
pub mod port;
mod reasoning;
pub mod save;
pub mod save_file;
pub mod seal;
pub mod suggesting;
pub mod transcript;

pub use annotation::{Alternative, Annotation, Argument, ChosenAction, Intent, Job};
pub use faces::{Faces, Misfit, Then};
pub use game::{BeginError, Session};
pub use load_error::LoadError;
pub use open::{begin, check, load, load_in, new};
pub use port::{Barrier, PlayError, Played, Port};
pub use save::SaveFile;
pub use transcript::{StepRecord, Transcript};
