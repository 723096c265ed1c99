//! How long ago something was, in words.

use crate::say;
use gonfalon_core::words::Language;
use std::time::SystemTime;

/// How long ago it was. A moment that lies ahead, because a clock was put back, is now.
#[must_use]
pub fn ago(then: SystemTime, language: Language) -> String {
    #[allow(clippy::disallowed_methods)] // the window tells people the time; no rule asks for it
    let seconds = SystemTime::now().duration_since(then).map_or(0, |gone| gone.as_secs());
    words(seconds, language)
}

fn words(seconds: u64, language: Language) -> String {
    match seconds {
        0..60 => say!(language, "gui-ago-now"),
        60..3_600 => say!(language, "gui-ago-minutes", n = seconds / 60),
        3_600..86_400 => say!(language, "gui-ago-hours", n = seconds / 3_600),
        _ => say!(language, "gui-ago-days", n = seconds / 86_400),
    }
}
