//! Coats of arms as they are drawn: on a shield, a banner or a pennon.
//!
//! | file | what it does |
//! | --- | --- |
//! | `carriers.rs` | what bears arms, and its outline |
//! | `partition_lines.rs` | lines that are not straight |
//! | `patterns.rs` | what varied fields, furs and divisions are made of |
//! | `covering.rs` | fills outlines with a surface |
//! | `ordinaries.rs` | where ordinaries lie |
//! | `spaces.rs` | the room that is left to charges |
//! | `arrangement.rs` | as large as they can be, in rows |
//! | `charges.rs` | charges as outlines |
//! | `composition.rs` | a whole coat of arms |
//! | `kept.rs` | what was drawn before |

mod arrangement;
mod carriers;
mod charges;
mod composition;
mod covering;
mod kept;
mod ordinaries;
mod partition_lines;
mod patterns;
mod spaces;

pub use carriers::Carrier;
pub use kept::draw;
