//! The dialog before a battle: who plays, the seed of the dice, the optional rulings.

use super::banner;
use super::command_queue::{Command, CommandQueue};
use super::commands::UiCommand;
use super::deck::source::DeckSource;
use super::focus_ring;
use super::markdown;
use super::seats::{self, Seats};
use super::theme::Palette;
use super::widgets;
use crate::locale::HasLanguage;
use crate::say;
use egui::{
    Button, ComboBox, Context, Grid, Key, RichText, ScrollArea, TextEdit, Ui, Window, vec2,
};
use gonfalon_core::kernel::Side;
use gonfalon_core::reference::Library;
use gonfalon_core::scenario::Scenario;
use gonfalon_core::scenario::option_use::is_used;
use gonfalon_core::words::{Language, markup};
use std::hash::{BuildHasher, Hasher, RandomState};

/// The dialog.
pub struct NewGameDialog {
    scenario: Scenario,
    seed: String,
    seats: Seats,
    trouble: Option<String>,
}

/// A seed that nobody has chosen.
#[must_use]
#[allow(clippy::disallowed_methods)] // a fresh seed is what chance is for; the dice follow from it alone
pub fn some_seed() -> u64 {
    // Short enough to be told to somebody else.
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

impl NewGameDialog {
    /// A dialog for a scenario, with those who play it unless somebody says otherwise.
    #[must_use]
    pub fn new(scenario: Scenario, seats: Seats) -> NewGameDialog {
        NewGameDialog { scenario, seed: some_seed().to_string(), seats, trouble: None }
    }

    /// Shows the dialog. Returns whether it stays open.
    pub fn show(
        &mut self,
        ctx: &Context,
        palette: &Palette,
        decks: &dyn DeckSource,
        out: &mut CommandQueue,
    ) -> bool {
        let (mut open, mut close) = (true, false);
        let height = (ctx.content_rect().height() - 140.0).max(220.0);
        let window = Window::new(self.scenario.title.get(ctx.language()))
            .id(egui::Id::unique("begin"))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO);
        widgets::fitted(ctx, window, |ui| {
            ui.set_width(520.0);
            ScrollArea::vertical().max_height(height - 60.0).show(ui, |ui| {
                self.content(ui, palette, decks, out);
                focus_ring::follow(ui);
            });
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                let text = RichText::new(say!(ui, "gui-begin"))
                    .strong()
                    .color(palette.accent_ink)
                    .size(16.0);
                let button = Button::new(text).fill(palette.accent).min_size(vec2(160.0, 36.0));
                let enter = ui.memory(|m| m.focused().is_none())
                    && !egui::Popup::is_any_open(ui.ctx())
                    && ui.input(|i| i.key_pressed(Key::Enter));
                if ui.add(button).clicked() || enter {
                    close = self.begin(ui, out);
                }
                let print = ui.button(UiCommand::Print.name(&*ui));
                if print.on_hover_text(UiCommand::Print.about(&*ui)).clicked() {
                    out.send(Command::Print(Some(Box::new(self.scenario.clone()))));
                }
                if ui.button(say!(ui, "gui-cancel")).clicked() {
                    close = true;
                }
            });
            if let Some(trouble) = &self.trouble {
                ui.colored_label(palette.bad, trouble);
            }
        });
        open && !close
    }

    fn begin(&mut self, ui: &Ui, out: &mut CommandQueue) -> bool {
        match self.seed.trim().parse() {
            Ok(seed) => {
                out.send(Command::Begin(Box::new(self.scenario.clone()), seed, self.seats));
                true
            }
            Err(_) => {
                self.trouble = Some(say!(ui, "gui-begin-seed-wrong"));
                false
            }
        }
    }

    /// The battle as it is set up now.
    #[must_use]
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// Puts a deck into the battle.
    pub fn use_deck(
        &mut self,
        decks: &dyn DeckSource,
        (side, deck): (Side, &serde_json::Value),
        language: Language,
    ) {
        self.trouble = decks.put(&mut self.scenario, side, deck, language).err();
    }

    /// The deck of each side, where there are decks, with the way to another.
    fn decks(
        &self,
        ui: &mut Ui,
        palette: &Palette,
        decks: &dyn DeckSource,
        out: &mut CommandQueue,
    ) {
        let Some(own) = decks.decks(&self.scenario) else { return };
        ui.add_space(4.0);
        Grid::new("decks").num_columns(3).spacing(vec2(16.0, 6.0)).show(ui, |ui| {
            for (side, deck) in Side::ALL.into_iter().zip(&own) {
                let data = &self.scenario.sides[side as usize];
                let name = data.name.get(ui.language());
                let color = palette.livery(data.livery).text;
                ui.label(RichText::new(say!(ui, "gui-deck-of", side = name)).color(color));
                let view = decks.view(Some(&self.scenario), deck, ui.language());
                ui.label(&view.name);
                ui.horizontal(|ui| {
                    let change = ui.button(say!(ui, "gui-deck-change"));
                    let words = say!(ui, "gui-deck-change-of", side = name);
                    change.widget_info(|| {
                        egui::WidgetInfo::labeled(egui::Role::Button, true, &words)
                    });
                    if change.clicked() {
                        out.send(Command::Decks(Some(side)));
                    }
                    if let Some(fault) = view.faults.first() {
                        ui.colored_label(palette.bad, &fault.text);
                    }
                });
                ui.end_row();
            }
        });
    }

    fn content(
        &mut self,
        ui: &mut Ui,
        palette: &Palette,
        decks: &dyn DeckSource,
        out: &mut CommandQueue,
    ) {
        let scenario = &self.scenario;
        let language = ui.language();
        if !scenario.subtitle.get(language).is_empty() {
            ui.label(RichText::new(scenario.subtitle.get(language)).italics());
        }
        if !scenario.history.get(language).is_empty() {
            egui::CollapsingHeader::new(say!(ui, "gui-begin-history"))
                .show(ui, |ui| markdown::show(ui, scenario.history.get(language)));
        }
        if !scenario.notes.get(language).is_empty() {
            egui::CollapsingHeader::new(say!(ui, "gui-begin-hints"))
                .show(ui, |ui| markdown::show(ui, scenario.notes.get(language)));
        }
        if let Some(source) = &scenario.source {
            ui.weak(RichText::new(source.note.get(language)).small());
        }
        ui.add_space(6.0);
        Grid::new("seats").num_columns(2).spacing(vec2(16.0, 6.0)).show(ui, |ui| {
            let (mut first, mut swap) = (true, false);
            for (side, seat) in scenario.sides.iter().zip(&mut self.seats.0) {
                ui.horizontal(|ui| banner::side(ui, palette, side));
                ui.horizontal(|ui| {
                    seats::choose(ui, side.name.get(language), seat);
                    if std::mem::replace(&mut first, false) {
                        let about = say!(ui, "gui-begin-swap-about");
                        let button = ui.button(say!(ui, "gui-begin-swap"));
                        swap = button.on_hover_text(about).clicked();
                    }
                });
                ui.end_row();
                if seats::has_manner(*seat) {
                    ui.label("");
                    seats::choose_manner(ui, side.name.get(language), seat);
                    ui.end_row();
                }
            }
            if swap {
                self.seats.0.swap(0, 1);
            }
            let label = ui.label(say!(ui, "gui-begin-seed")).id;
            ui.horizontal(|ui| {
                ui.add(TextEdit::singleline(&mut self.seed).desired_width(120.0))
                    .labelled_by(label);
                if ui.button(say!(ui, "gui-begin-another-seed")).clicked() {
                    self.seed = some_seed().to_string();
                }
                ui.weak(say!(ui, "gui-begin-same-seed"));
            });
            ui.end_row();
        });
        self.decks(ui, palette, decks, out);
        self.options(ui, palette);
    }

    fn options(&mut self, ui: &mut Ui, palette: &Palette) {
        let language = ui.language();
        let library = Library::of(self.scenario.system());
        // What this battle has nothing of is not asked.
        let is_asked = |(name, value): &(String, String)| {
            let usual = library.option(name).is_some_and(|option| option.default == *value);
            !usual || is_used(&self.scenario, name)
        };
        let options: Vec<(String, String)> =
            self.scenario.options().into_iter().filter(is_asked).collect();
        let changed = options
            .iter()
            .filter(|(name, value)| library.option(name).is_some_and(|o| o.default != *value));
        let title = match changed.count() {
            0 => say!(ui, "gui-begin-rulings-usual"),
            n => say!(ui, "gui-begin-rulings-changed", n = n),
        };
        egui::CollapsingHeader::new(title).id_salt("rulings").show(ui, |ui| {
            let width = ui.available_width();
            for (name, value) in options {
                let Some(option) = library.option(&name) else { continue };
                let meaning = |v: &str| {
                    option
                        .values
                        .iter()
                        .find(|t| t.value == v)
                        .map_or(v.to_owned(), |t| markup::plain(t.meaning.get(language)))
                };
                let mut picked = value.clone();
                let title = RichText::new(option.title.get(language)).strong();
                let title =
                    if value == option.default { title } else { title.color(palette.charge) };
                ui.add_space(4.0);
                let label = ui.label(title);
                if let Some(ruling) = library.ruling(&option.ruling) {
                    label.on_hover_ui(|ui| {
                        ui.set_max_width(360.0);
                        let question = ruling.question.get(language);
                        markdown::show(ui, &format!("*{question}* ({})", ruling.id));
                        markdown::show(ui, ruling.why.get(language));
                    });
                }
                ComboBox::from_id_salt(("option", &name))
                    .width(width)
                    .wrap()
                    .selected_text(meaning(&value))
                    .show_ui(ui, |ui| {
                        for choice in &option.values {
                            let meaning = markup::plain(choice.meaning.get(language));
                            let words = if choice.value == option.default {
                                say!(language, "gui-begin-usual", meaning = meaning)
                            } else {
                                meaning
                            };
                            ui.selectable_value(&mut picked, choice.value.clone(), words);
                        }
                    })
                    .response
                    .accessible_name(option.title.get(language));
                if picked != value {
                    let mut change = serde_json::Map::new();
                    change.insert(name, picked.into());
                    self.trouble = self.scenario.set_options(&change).err();
                }
            }
        });
    }
}
