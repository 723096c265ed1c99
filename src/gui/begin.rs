//! The dialog before a battle: who plays, the seed of the dice, the optional rulings.

use super::command::{Command, Outbox};
use super::theme::Palette;
use crate::reference::Library;
use crate::scenario::Scenario;
use crate::words::Language;
use egui::{Button, ComboBox, Context, Grid, RichText, ScrollArea, TextEdit, Ui, Window, vec2};
use std::hash::{BuildHasher, Hasher, RandomState};

/// The dialog.
pub struct BeginDialog {
    scenario: Scenario,
    seed: String,
    trouble: Option<String>,
}

/// A seed that nobody has chosen.
#[must_use]
#[allow(clippy::disallowed_methods)] // a fresh seed is what chance is for; the dice follow from it alone
pub fn some_seed() -> u64 {
    // Short enough to be told to somebody else.
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

impl BeginDialog {
    /// A dialog for a scenario.
    #[must_use]
    pub fn new(scenario: Scenario) -> BeginDialog {
        BeginDialog { scenario, seed: some_seed().to_string(), trouble: None }
    }

    /// Shows the dialog. Returns whether it stays open.
    pub fn show(&mut self, ctx: &Context, palette: &Palette, out: &mut Outbox) -> bool {
        let (mut open, mut close) = (true, false);
        let height = (ctx.content_rect().height() - 140.0).max(220.0);
        Window::new(self.scenario.title.get(Language::English))
            .id(egui::Id::unique("begin"))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
            .show(ctx, |ui| {
                ui.set_width(520.0);
                ScrollArea::vertical()
                    .max_height(height - 60.0)
                    .show(ui, |ui| self.content(ui, palette));
                ui.add_space(6.0);
                ui.horizontal(|ui| {
                    let text = RichText::new("Begin").strong().color(palette.accent_ink).size(16.0);
                    let button = Button::new(text).fill(palette.accent).min_size(vec2(160.0, 36.0));
                    if ui.add(button).clicked() {
                        close = self.begin(out);
                    }
                    if ui.button("Cancel").clicked() {
                        close = true;
                    }
                });
                if let Some(trouble) = &self.trouble {
                    ui.colored_label(palette.bad, trouble);
                }
            });
        open && !close
    }

    fn begin(&mut self, out: &mut Outbox) -> bool {
        match self.seed.trim().parse() {
            Ok(seed) => {
                out.send(Command::Begin(Box::new(self.scenario.clone()), seed));
                true
            }
            Err(_) => {
                self.trouble = Some("The seed is a whole number from 0 up.".to_owned());
                false
            }
        }
    }

    fn content(&mut self, ui: &mut Ui, palette: &Palette) {
        let scenario = &self.scenario;
        if !scenario.subtitle.get(Language::English).is_empty() {
            ui.label(RichText::new(scenario.subtitle.get(Language::English)).italics());
        }
        if !scenario.history.get(Language::English).is_empty() {
            egui::CollapsingHeader::new("What happened")
                .show(ui, |ui| super::markdown::show(ui, scenario.history.get(Language::English)));
        }
        if !scenario.notes.get(Language::English).is_empty() {
            egui::CollapsingHeader::new("Hints")
                .show(ui, |ui| super::markdown::show(ui, scenario.notes.get(Language::English)));
        }
        if let Some(source) = &scenario.source {
            ui.weak(RichText::new(source.note.get(Language::English)).small());
        }
        ui.add_space(6.0);
        Grid::new("seats").num_columns(2).spacing(vec2(16.0, 6.0)).show(ui, |ui| {
            for side in &scenario.sides {
                let color = palette.livery(side.livery).text;
                ui.label(RichText::new(side.name.get(Language::English)).strong().color(color));
                ui.label("a player at this screen");
                ui.end_row();
            }
            let label = ui.label("Seed of the dice").id;
            ui.horizontal(|ui| {
                ui.add(TextEdit::singleline(&mut self.seed).desired_width(120.0))
                    .labelled_by(label);
                if ui.button("Another").clicked() {
                    self.seed = some_seed().to_string();
                }
                ui.weak("the same seed, the same dice");
            });
            ui.end_row();
        });
        self.options(ui, palette);
    }

    fn options(&mut self, ui: &mut Ui, palette: &Palette) {
        let library = Library::of(self.scenario.system);
        let options = self.scenario.options();
        let changed = options
            .iter()
            .filter(|(name, value)| library.option(name).is_some_and(|o| o.default != *value));
        let title = match changed.count() {
            0 => "Optional rulings: all as usual".to_owned(),
            n => format!("Optional rulings: {n} changed"),
        };
        egui::CollapsingHeader::new(title).id_salt("rulings").show(ui, |ui| {
            for (name, value) in options {
                let Some(option) = library.option(&name) else { continue };
                let meaning = |v: &str| {
                    option
                        .values
                        .iter()
                        .find(|t| t.value == v)
                        .map_or(v.to_owned(), |t| t.meaning.get(Language::English).to_owned())
                };
                let mut picked = value.clone();
                let title = RichText::new(option.title.get(Language::English)).strong();
                let title =
                    if value == option.default { title } else { title.color(palette.charge) };
                ui.add_space(4.0);
                let label = ui.label(title);
                if let Some(ruling) = library.ruling(&option.ruling) {
                    label.on_hover_text(format!(
                        "{} ({})\n\n{}",
                        ruling.question.get(Language::English),
                        ruling.id,
                        ruling.why.get(Language::English)
                    ));
                }
                let width = ui.available_width();
                ComboBox::new(("option", &name), "")
                    .width(width)
                    .truncate()
                    .selected_text(meaning(&value))
                    .show_ui(ui, |ui| {
                        for choice in &option.values {
                            let usual =
                                if choice.value == option.default { " (usual)" } else { "" };
                            let words = format!("{}{usual}", choice.meaning.get(Language::English));
                            ui.selectable_value(&mut picked, choice.value.clone(), words);
                        }
                    })
                    .response
                    .accessible_name(option.title.get(Language::English));
                if picked != value {
                    let mut change = serde_json::Map::new();
                    change.insert(name, picked.into());
                    self.trouble = self.scenario.set_options(&change).err();
                }
            }
        });
    }
}
