//! What the computer would have done at the moment that is shown again: thinking on another thread, and what came of it.

use super::ReplayCommand;
use crate::ai::{BackgroundSearch, Level, SearchOptions};
use crate::gui::command_queue::{Command, CommandQueue};
use crate::gui::computer::LONGEST;
use crate::gui::snapshot::View;
use crate::kernel::Side;
use crate::say;
use crate::session::Port;
use crate::view::{Considered, Hindsight};
use crate::words::{HasLanguage as _, Language};
use egui::{Context, Ui};
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

/// The button that asks, where something is shown again, and the answer.
pub fn show(ui: &mut Ui, view: &View, out: &mut CommandQueue) {
    if view.replay.is_none() {
        return;
    }
    ui.add_space(6.0);
    let about = say!(view, "gui-hindsight-about");
    if ui.button(say!(view, "gui-hindsight-ask")).on_hover_text(about).clicked() {
        out.send(Command::Replay(ReplayCommand::LookBack));
    }
    let looking_back = view.looking_back;
    if looking_back.is_thinking() {
        ui.weak(say!(view, "gui-advice-thinking"));
        return;
    }
    let Some(hindsight) = looking_back.found() else { return };
    ui.add_space(4.0);
    let (side, deed) = (view.port.side_name(hindsight.side), &hindsight.done.choice.label);
    considered(ui, view, say!(view, "hindsight-done", side = side, deed = deed), &hindsight.done);
    match &hindsight.instead {
        Some(instead) => {
            let deed = &instead.choice.label;
            considered(ui, view, say!(view, "hindsight-instead", deed = deed), instead);
        }
        None if hindsight.had_choice => {
            ui.label(say!(view, "hindsight-same"));
        }
        None => {
            ui.label(say!(view, "hindsight-no-choice"));
        }
    }
}

/// A deed with its reasons, and at the pointer the figures behind them.
fn considered(ui: &mut Ui, view: &View, deed: String, considered: &Considered) {
    ui.label(deed);
    if considered.reasons.is_empty() {
        return;
    }
    let reasons = ui.weak(considered.reasons.join(" "));
    if let Some(figures) = &considered.figures {
        reasons.on_hover_text(figures.told(view.language()).join("\n"));
    }
}
