//! The message bar.

use crate::say;
use egui::{Panel, ScrollArea, Ui};

/// Longer messages are scrolled, in points.
const HIGHEST: f32 = 240.0;

/// Messages that have not been dismissed.
#[derive(Default, Debug)]
pub struct Notices {
    messages: Vec<String>,
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

    /// Adds a message that makes an earlier one untrue.
    pub fn say_instead(&mut self, untrue: &str, words: impl Into<String>) {
        self.forget(untrue);
        self.say(words);
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

    /// The messages.
    #[must_use]
    pub fn all(&self) -> &[String] {
        &self.messages
    }

    /// Shows the bar, if there is anything to say.
    pub fn show(&mut self, ui: &mut Ui) {
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
}
