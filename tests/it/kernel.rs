//! Decisions, dice, refusals.
