//! What is wrong with the document, looked for on a thread of its own while somebody works.

pub mod found;
pub mod problems_panel;
