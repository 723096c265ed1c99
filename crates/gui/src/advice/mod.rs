//! Help with the pending decision: thinking on another thread, and what came of it. `in_prompt` shows it, `take_up` does it,
//! `in_hindsight` thinks about moments of the past, `figures_shown` shows what
//! reasons count.

pub mod figures_shown;
pub mod in_hindsight;
pub mod in_prompt;
mod take_up;

use super::computer::LONGEST;
use egui::Context;
use gonfalon_core::ai::{BackgroundSearch, Level, SearchOptions};
use gonfalon_core::session::Port;
use gonfalon_core::view::Suggestion;
use std::task::Poll;

/// What was asked for and suggested about one decision.
#[derive(Default)]
pub struct Advice {
    /// The engine's revision that it is about.
    revision: u64,
    thinking: Option<BackgroundSearch<Vec<Suggestion>>>,
    found: Option<Vec<Suggestion>>,
}

impl Advice {
    /// Begins to think about the pending decision.
    pub fn ask(&mut self, ctx: &Context, port: &dyn Port) {
        let search = SearchOptions::at_table(Level::STRONGEST, port.seed());
        let job = port.suggestion_job(&SearchOptions { millis: Some(LONGEST), ..search });
        let ctx = ctx.clone();
        *self = Advice {
            revision: port.revision(),
            thinking: Some(BackgroundSearch::start(job, move || ctx.request_repaint())),
            found: None,
        };
    }

    /// Takes what has been thought out, and says whether that was just now. What is about an earlier decision is forgotten.
    pub fn tick(&mut self, port: &dyn Port) -> bool {
        if self.revision != port.revision() {
            *self = Advice::default();
        }
        let Some(Poll::Ready(found)) = self.thinking.as_ref().map(BackgroundSearch::poll) else {
            return false;
        };
        (self.thinking, self.found) = (None, Some(found.unwrap_or_default()));
        true
    }

    /// Whether it is being thought about.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether there is something to put away: what was found, or that it is being thought about.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.is_thinking() || self.found.is_some()
    }

    /// The revision it is about, once it has been thought out.
    #[must_use]
    pub fn thought_out(&self) -> Option<u64> {
        self.found.as_ref().map(|_| self.revision)
    }

    /// What is suggested: nothing until it has been asked for and thought out.
    #[must_use]
    pub fn found(&self) -> &[Suggestion] {
        self.found.as_deref().unwrap_or_default()
    }
}
