//! The ids of a document: what bears one, and what names it.
//!
//! | file | what it does |
//! | --- | --- |
//! | `fresh_id.rs` | ids that nothing bears yet |
//! | `id_kind.rs` | of what kind of thing a place bears or names the id |
//! | `renaming.rs` | an id changes, and with it everything that names it |

pub mod fresh_id;
mod id_kind;
pub mod renaming;

pub use id_kind::IdKind;
