//! Ctrl-C, and whatever else asks the program to end: what was done so far is told first.

use super::{Done, Failure};
use crate::ai::Cancel;
use std::process;
use std::sync::LazyLock;

/// The exit status of a program that Ctrl-C ends.
pub const STATUS: u8 = 130;

static ASKED: LazyLock<Cancel> = LazyLock::new(|| {
    let cancel = Cancel::default();
    let handler = {
        let cancel = cancel.clone();
        move || {
            if cancel.is_cancelled() {
                process::exit(STATUS.into());
            }
            cancel.cancel();
        }
    };
    // Where somebody else has seen to it, as `nohup` does, it stays as it is.
    let _ = ctrlc::try_set_handler(handler);
    cancel
});

/// Is cancelled when the program is asked to end, from the first call on. Whoever asks twice ends it at once.
#[must_use]
pub fn watch() -> &'static Cancel {
    &ASKED
}

/// That it was asked to end, if it was, after so many things (`games`) of those that there were to be.
///
/// # Errors
/// A sentence, if it was asked.
pub fn told(done: u64, of: u64, things: &str) -> Done {
    if watch().is_cancelled() {
        let what = format!("Interrupted: that was {done} of {of} {things}.");
        return Err(Failure::Interrupted(what));
    }
    Ok(())
}
