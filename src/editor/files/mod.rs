//! Documents on the disk.
//!
//! | file | what it does |
//! | --- | --- |
//! | `json_reader.rs` | reads a text as far as it can be understood, and says what it took it for |
//! | `canonical.rs` | the one way in which files are written |
//! | `field_order.rs` | the order of fields, from the types |

pub mod canonical;
pub mod field_order;
pub mod json_reader;
