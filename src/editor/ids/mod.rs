//! The ids of a document: what bears one, and what names it.
//!
//! | file | what it does |
//! | --- | --- |
//! | `id_kind.rs` | of what kind of thing a place bears or names the id |
//! | `renaming.rs` | an id changes, and with it everything that names it |

mod id_kind;
pub mod renaming;

pub use id_kind::IdKind;
