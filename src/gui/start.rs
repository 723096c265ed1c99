//! The start screen: battles as cards, and the ways into everything else.

use super::begin::{BeginDialog, some_seed};
use super::cards::{self, Pressed};
use super::command::{Command, Outbox};
use super::seats::Seats;
use super::theme::Palette;
use crate::kernel::System;
use crate::reference::Library;
use crate::say;
use crate::scenario::Scenario;
use crate::words::Speaker;
use egui::{Button, RichText, ScrollArea, TextureHandle, Ui, vec2};
use std::collections::HashMap;

/// The space between cards.
const GAP: f32 = 14.0;

/// The battles, and the pictures of their maps.
pub struct Start {
    scenarios: Vec<Scenario>,
    pictures: HashMap<String, Option<TextureHandle>>,
    painted_for: Option<usize>,
    learning: bool,
}

impl Start {
    /// A start screen with these battles.
    #[must_use]
    pub fn new(scenarios: Vec<Scenario>) -> Start {
        Start { scenarios, pictures: HashMap::new(), painted_for: None, learning: false }
    }

    /// The battle with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Scenario> {
        self.scenarios.iter().find(|s| s.id == id).cloned()
    }
}

/// Shows the start screen.
pub fn show(
    ui: &mut Ui,
    palette: &'static Palette,
    start: &mut Start,
    dialog: &mut Option<BeginDialog>,
    resumable: bool,
    out: &mut Outbox,
) {
    let key = std::ptr::from_ref(palette).addr();
    if start.painted_for != Some(key) {
        start.pictures.clear();
        start.painted_for = Some(key);
    }
    // One picture a frame: the window is there before the last of them.
    let missing = start.scenarios.iter().find(|s| !start.pictures.contains_key(&s.id));
    if let Some(scenario) = missing {
        let picture = cards::thumbnail(ui.ctx(), scenario, palette);
        start.pictures.insert(scenario.id.clone(), picture);
        ui.ctx().request_repaint();
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let margin = ((ui.available_width() - 1180.0) / 2.0).max(24.0);
        ui.add_space(22.0);
        ui.horizontal_top(|ui| {
            ui.add_space(margin);
            ui.vertical(|ui| {
                ui.set_max_width((ui.available_width() - margin).max(280.0));
                head(ui, palette, start, resumable, out);
                let groups =
                    [(false, say!(ui, "gui-start-battles")), (true, say!(ui, "gui-start-learn"))];
                for (tutorial, title) in groups {
                    if tutorial || !start.learning {
                        group(ui, palette, start, (tutorial, &title), dialog, out);
                    }
                }
                ui.add_space(24.0);
            });
        });
    });
}

/// Battles of one kind, by system and year.
fn group(
    ui: &mut Ui,
    palette: &Palette,
    start: &Start,
    (tutorial, title): (bool, &str),
    dialog: &mut Option<BeginDialog>,
    out: &mut Outbox,
) {
    let all = || start.scenarios.iter().filter(|s| s.facts.tutorial == tutorial);
    if all().next().is_none() {
        return;
    }
    ui.add_space(12.0);
    ui.label(RichText::new(title).size(17.0).strong());
    for system in System::ALL {
        let mut list: Vec<&Scenario> = all().filter(|s| s.system == system).collect();
        if list.is_empty() {
            continue;
        }
        list.sort_by_key(|scenario| scenario.facts.year);
        ui.weak(Library::of(system).title.get(ui.language()));
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for row in list.chunks(columns(ui.available_width())) {
            ui.horizontal_top(|ui| {
                for scenario in row {
                    let picture = start.pictures.get(&scenario.id).and_then(Option::as_ref);
                    match cards::show(ui, palette, scenario, picture) {
                        Pressed::No => {}
                        Pressed::Choose => *dialog = Some(BeginDialog::new((*scenario).clone())),
                        Pressed::Play => {
                            let scenario = Box::new((*scenario).clone());
                            out.send(Command::Begin(scenario, some_seed(), Seats::default()));
                        }
                    }
                }
            });
        }
    }
}

/// How many cards stand side by side.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
fn columns(width: f32) -> usize {
    (((width + GAP) / (cards::OUTER + GAP)) as usize).max(1)
}

fn head(ui: &mut Ui, palette: &Palette, start: &mut Start, resumable: bool, out: &mut Outbox) {
    ui.label(RichText::new("Gonfalon").size(34.0).strong());
    ui.label(say!(ui, "gui-start-about"));
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let size = vec2(120.0, 34.0);
        if resumable {
            let text =
                RichText::new(say!(ui, "gui-start-continue")).strong().color(palette.accent_ink);
            let button = Button::new(text).fill(palette.accent).min_size(size);
            if ui.add(button).on_hover_text(say!(ui, "gui-start-continue-about")).clicked() {
                out.send(Command::Continue);
            }
        }
        if ui
            .add(Button::new(say!(ui, "gui-open")).min_size(size))
            .on_hover_text(say!(ui, "gui-open-about"))
            .clicked()
        {
            out.send(Command::OpenDialog);
        }
        let learn = ui
            .add(Button::new(say!(ui, "gui-start-learn")).selected(start.learning).min_size(size));
        if learn.on_hover_text(say!(ui, "gui-start-learn-about")).clicked() {
            start.learning = !start.learning;
        }
        if ui
            .add(Button::new(say!(ui, "gui-reference")).min_size(size))
            .on_hover_text(say!(ui, "gui-reference-about"))
            .clicked()
        {
            out.send(Command::Reference(None));
        }
    });
}
