//! The message bar for what went wrong, and answers that pass by themselves.

use crate::say;
use egui::{
    Align2, Area, Context, Frame, Id, Label, Order, Panel, ScrollArea, Ui, accesskit, vec2,
};
use std::time::Duration;

/// Longer messages are scrolled, in points.
const HIGHEST: f32 = 240.0;
/// How long an answer stays, in seconds.
const PASSING: f64 = 6.0;
/// How long it stays whatever is done, in seconds: the click that brought it does not take it away.
const READ: f64 = 0.6;
/// The widest line of an answer.
const WIDE: f32 = 460.0;

/// Messages that have not been dismissed, and the last answer.
#[derive(Default, Debug)]
pub struct Notices {
    messages: Vec<String>,
    /// What was answered to somebody's last wish, refused or granted, and since when it is shown.
    answer: Option<(String, Option<f64>)>,
}

impl Notices {
    /// Adds a message.
    pub fn say(&mut self, words: impl Into<String>) {
        let words = words.into();
        if self.messages.last() != Some(&words) {
            self.messages.push(words);
        }
        if self.messages.len() > 4 {
            self.messages.remove(0);
        }
    }

    /// Drops a message that is no longer true.
    pub fn forget(&mut self, untrue: &str) {
        self.messages.retain(|message| message != untrue);
    }

    /// Adds a message if there is one.
    pub fn say_if(&mut self, words: Option<String>) {
        if let Some(words) = words {
            self.say(words);
        }
    }

    /// Says what became of a wish, if there is something to say: over the window, so that nothing moves, until somebody does
    /// something else.
    pub fn answer(&mut self, words: Option<String>) {
        self.answer = words.map(|words| (words, None)).or(self.answer.take());
    }

    /// The answer that is shown.
    #[must_use]
    pub fn answered(&self) -> Option<&str> {
        self.answer.as_ref().map(|(words, _)| words.as_str())
    }

    /// The messages.
    #[must_use]
    pub fn all(&self) -> &[String] {
        &self.messages
    }

    /// Shows the bar and the answer, if there is anything to say; the answer at the foot where buttons stand at the head.
    pub fn show(&mut self, ui: &mut Ui, at_foot: bool) {
        self.show_answer(&ui.ctx().clone(), at_foot);
        if self.messages.is_empty() {
            return;
        }
        let mut gone = None;
        Panel::top("notices").show(ui, |ui| {
            ScrollArea::vertical().max_height(HIGHEST).auto_shrink([false, true]).show(ui, |ui| {
                for (k, words) in self.messages.iter().enumerate() {
                    ui.horizontal(|ui| {
                        if ui.button(say!(ui, "gui-ok")).clicked() {
                            gone = Some(k);
                        }
                        ui.add(egui::Label::new(words).wrap());
                    });
                }
            });
        });
        if let Some(k) = gone {
            self.messages.remove(k);
        }
    }

    fn show_answer(&mut self, ctx: &Context, at_foot: bool) {
        let Some((words, since)) = &mut self.answer else { return };
        let now = ctx.input(|i| i.time);
        let shown = now - *since.get_or_insert(now);
        let acts = |event: &egui::Event| {
            use egui::Event::{Key, PointerButton};
            matches!(event, PointerButton { pressed: true, .. } | Key { pressed: true, .. })
        };
        let acted = ctx.input(|i| i.events.iter().any(acts));
        if shown > PASSING || acted && shown > READ {
            self.answer = None;
            ctx.request_repaint();
            return;
        }
        let (side, aside) = if at_foot {
            (Align2::CENTER_BOTTOM, vec2(0.0, -32.0))
        } else {
            (Align2::CENTER_TOP, vec2(0.0, 40.0))
        };
        let area = Area::new(Id::unique("answer"))
            .order(Order::Tooltip)
            .interactable(false)
            .anchor(side, aside);
        let said = area.show(ctx, |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.set_max_width(WIDE);
                ui.add(Label::new(words.as_str()).wrap())
            })
        });
        ctx.accesskit_node_builder(said.inner.inner.id, |node| {
            node.set_live(accesskit::Live::Polite);
        });
        ctx.request_repaint_after(Duration::from_secs_f64((PASSING - shown).max(0.0) + 0.05));
    }
}
