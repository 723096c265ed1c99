//! Whole numbers on the command line. Whatever is none of those that are asked for, a negative one too, is told which they are.

/// A number of 0 or more.
///
/// # Errors
/// What to write.
pub fn any(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("write a whole number from 0 to {}", u64::MAX))
}

/// A number of 1 or more.
///
/// # Errors
/// What to write.
pub fn at_least_one(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("write a whole number of 1 or more, up to {}", u64::MAX))
}

/// A number of threads.
///
/// # Errors
/// What to write.
pub fn threads(text: &str) -> Result<usize, String> {
    let what = || "write a whole number of threads, or 0 for all that the machine has".to_owned();
    text.parse().map_err(|_| what())
}
