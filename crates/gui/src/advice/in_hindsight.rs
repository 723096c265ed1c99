//! Thinking about a moment that is shown again, on another thread, and what came of it.

use crate::computer::LONGEST;
use egui::Context;
use gonfalon_core::ai::{BackgroundSearch, Level, SearchOptions};
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::Hindsight;
use gonfalon_core::words::Language;
use std::task::Poll;

/// What was asked about one action of the past.
#[derive(Default)]
pub struct LookingBack {
    /// The action, counted from 0, the engine's revision, and the language of the answer.
    about: Option<(usize, u64, Language)>,
    thinking: Option<BackgroundSearch<Hindsight>>,
    found: Option<Hindsight>,
}

impl LookingBack {
    /// Begins to think about an action. Whether that can be done: what is hidden from the viewer is not thought about.
    pub fn ask(
        &mut self,
        ctx: &Context,
        port: &dyn Port,
        viewer: Option<Side>,
        step: usize,
    ) -> bool {
        let search = SearchOptions::at_table(Level::STRONGEST, port.seed());
        let search = SearchOptions { millis: Some(LONGEST), ..search };
        let Some(job) = port.hindsight_job(step, viewer, &search) else { return false };
        let ctx = ctx.clone();
        *self = LookingBack {
            about: Some((step, port.revision(), port.language())),
            thinking: Some(BackgroundSearch::start(job, move || ctx.request_repaint())),
            found: None,
        };
        true
    }

    /// Takes what has been thought out. What is about another moment than the one on show is forgotten.
    pub fn tick(&mut self, port: &dyn Port, shown: Option<usize>) {
        let now = shown.map(|step| (step, port.revision(), port.language()));
        if self.about.is_some() && self.about != now {
            *self = LookingBack::default();
        }
        if let Some(Poll::Ready(found)) = self.thinking.as_ref().map(BackgroundSearch::poll) {
            (self.thinking, self.found) = (None, found);
        }
    }

    /// Whether it is being thought about.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// What was thought out.
    #[must_use]
    pub fn found(&self) -> Option<&Hindsight> {
        self.found.as_ref()
    }
}
