//! Documents on the disk.
//!
//! | file | what it does |
//! | --- | --- |
//! | `json_reader.rs` | reads a text as far as it can be understood, and says what it took it for |
//! | `canonical.rs` | the one way in which files are written |
//! | `field_order.rs` | the order of fields, from the types |
//! | `document_file.rs` | a document with its file: open, save, notice what other programs did |
//! | `autosave.rs` | what is kept beside while somebody works, and found again after a kill |

pub mod autosave;
pub mod canonical;
pub mod document_file;
pub mod field_order;
pub mod json_reader;

pub use autosave::{Autosave, Recoverable, RecoveryFolder};
pub use document_file::{DocumentFile, OnDisk, SaveError};
