//! Hex geography.
