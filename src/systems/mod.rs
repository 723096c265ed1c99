//! The rule systems. None names another; none knows files, clocks, threads or screens.

pub mod acies;
pub mod arsouf;
pub mod barons;
pub mod bmw;
