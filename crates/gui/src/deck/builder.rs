//! The window in which a deck is built.

use super::super::command_queue::{Command, CommandQueue};
use super::super::theme::Palette;
use super::super::widgets;
use super::source::DeckSource;
use super::{card_list, histogram};
use crate::icons;
use crate::locale::HasLanguage;
use crate::say;
use egui::{
    Button, ComboBox, Context, DragValue, Id, Modal, RichText, ScrollArea, TextEdit, Ui, UiBuilder,
    Window, vec2,
};
use gonfalon_core::kernel::Side;
use gonfalon_core::scenario::Scenario;
use gonfalon_core::scenario::model::Livery;
use gonfalon_core::view::{DeckChange, DeckView};
use gonfalon_core::words::Language;
use serde_json::Value;

/// A deck that is being built.
pub struct Builder {
    /// The battle that it is for, and the side.
    battle: Option<(Scenario, Side)>,
    deck: Value,
    view: DeckView,
    language: Language,
    tactics: bool,
    by_type: bool,
    /// What went wrong with a file.
    pub trouble: Option<String>,
    /// The deck as it was begun from, read, or written last.
    kept: Value,
    /// What was asked for that would lose changes, until it is answered what becomes of them.
    asked: Option<Next>,
}

/// What may lose changes.
enum Next {
    /// Close the builder.
    Close,
    /// Begin from another deck.
    Take(Value),
    /// Open a file.
    Open,
}

impl Builder {
    /// A builder for a deck of a battle's side; without a battle, for a deck on its own. `None` if there are no decks.
    #[must_use]
    pub fn new(
        decks: &dyn DeckSource,
        battle: Option<(Scenario, Side)>,
        language: Language,
    ) -> Option<Builder> {
        let scenario = battle.as_ref().map(|(scenario, _)| scenario);
        let own =
            battle.as_ref().and_then(|(s, side)| Some(decks.decks(s)?[*side as usize].clone()));
        let first = || decks.built_in(scenario, language).first().map(|offer| offer.deck.clone());
        let deck = own.or_else(first)?;
        let view = decks.view(scenario, &deck, language);
        Some(Builder {
            battle,
            kept: deck.clone(),
            deck,
            view,
            language,
            tactics: false,
            by_type: false,
            trouble: None,
            asked: None,
        })
    }

    /// Begins from another deck.
    pub fn begin_from(&mut self, decks: &dyn DeckSource, deck: Value) {
        self.kept = deck.clone();
        self.take(decks, deck);
    }

    /// Goes on with a changed deck.
    fn take(&mut self, decks: &dyn DeckSource, deck: Value) {
        let scenario = self.battle.as_ref().map(|(scenario, _)| scenario);
        self.view = decks.view(scenario, &deck, self.language);
        self.deck = deck;
        self.trouble = None;
    }

    /// A deck was written to a file.
    pub fn written(&mut self, decks: &dyn DeckSource, text: &str) {
        if decks.write(&self.deck) == text {
            self.kept = self.deck.clone();
        }
    }

    /// Whether there are changes that would be lost.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.deck != self.kept
    }

    /// Whether it can be closed now. Where changes would be lost, it is asked first.
    pub fn closes(&mut self) -> bool {
        if self.is_changed() {
            self.asked = Some(Next::Close);
        }
        !self.is_changed()
    }

    /// What is shown of the deck.
    #[must_use]
    pub fn view(&self) -> &DeckView {
        &self.view
    }

    fn livery(&self) -> Livery {
        self.battle.as_ref().map_or(Livery::Blue, |(s, side)| s.sides[*side as usize].livery)
    }

    /// Shows the window. Returns whether it stays open.
    pub fn show(
        &mut self,
        ctx: &Context,
        palette: &Palette,
        decks: &dyn DeckSource,
        out: &mut CommandQueue,
    ) -> bool {
        if self.language != ctx.language() {
            self.language = ctx.language();
            self.take(decks, self.deck.clone());
        }
        let (mut open, mut close) = (true, false);
        let screen = ctx.content_rect().size();
        let size = vec2((screen.x - 60.0).min(1040.0), (screen.y - 110.0).min(720.0))
            .max(vec2(260.0, 180.0));
        let title = match &self.battle {
            Some((scenario, side)) => {
                let side = scenario.sides[*side as usize].name.get(self.language);
                say!(ctx, "gui-deck-of", side = side)
            }
            None => say!(ctx, "gui-deck-title"),
        };
        let window = Window::new(title)
            .id(egui::Id::unique("deck-builder"))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
            .fixed_size(size)
            .show(ctx, |ui| {
                close = self.content(ui, palette, decks, out);
            });
        if let Some(window) = &window {
            widgets::holds_keyboard(ctx, window);
        }
        if (!open || close) && self.closes() {
            return false;
        }
        self.question(ctx, decks, out)
    }

    /// Asks what becomes of changes, if they would be lost. Returns whether the builder stays open.
    fn question(&mut self, ctx: &Context, decks: &dyn DeckSource, out: &mut CommandQueue) -> bool {
        let Some(next) = self.asked.take() else { return true };
        let (mut stay, mut save, mut drop) = (false, false, false);
        let modal = Modal::new(Id::unique("deck-changed")).show(ctx, |ui| {
            ui.set_width(380.0);
            ui.label(RichText::new(say!(ui, "gui-deck-changed")).heading());
            let name = self.view.name.as_str();
            ui.label(say!(ui, "gui-deck-changed-about", name = name));
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let button = ui.button(RichText::new(say!(ui, "gui-deck-build-on")).strong());
                if ui.memory(|m| m.focused().is_none()) {
                    button.request_focus();
                }
                stay = button.clicked();
                save = ui.button(say!(ui, "gui-deck-save")).clicked();
                drop = ui.button(say!(ui, "gui-deck-drop")).clicked();
            });
        });
        if save {
            out.send(Command::SaveDeck(decks.write(&self.deck), self.view.name.clone()));
        }
        if drop {
            match next {
                Next::Close => return false,
                Next::Take(deck) => self.begin_from(decks, deck),
                Next::Open => out.send(Command::OpenDeckDialog),
            }
        } else if !stay && !save && !modal.should_close() {
            self.asked = Some(next);
        }
        true
    }

    fn content(
        &mut self,
        ui: &mut Ui,
        palette: &Palette,
        decks: &dyn DeckSource,
        out: &mut CommandQueue,
    ) -> bool {
        let whole = ui.available_rect_before_wrap();
        let (left, right) = whole.split_left_right_at_fraction(0.6);
        let mut child = ui.new_child(UiBuilder::new().max_rect(left.shrink2(vec2(4.0, 0.0))));
        if let Some(change) = self.cards(&mut child, palette) {
            self.take(decks, decks.change(&self.deck, &change, self.language));
        }
        let mut child = ui.new_child(UiBuilder::new().max_rect(right.shrink2(vec2(8.0, 0.0))));
        let close = self.side(&mut child, palette, decks, out);
        ui.allocate_rect(whole, egui::Sense::hover());
        close
    }

    /// The cards: units side by side with tactics, or one of the two where there is no room.
    fn cards(&mut self, ui: &mut Ui, palette: &Palette) -> Option<DeckChange> {
        let skin = (palette, self.livery());
        let view = &self.view;
        let count = |lines: &[gonfalon_core::view::DeckLine]| {
            lines.iter().map(|line| u32::from(line.count)).sum::<u32>()
        };
        let units = say!(ui, "gui-deck-units", n = count(&view.units));
        let tactics = say!(ui, "gui-deck-tactics", n = count(&view.tactics));
        if ui.available_width() < 540.0 {
            ui.horizontal(|ui| {
                ui.selectable_value(&mut self.tactics, false, units);
                ui.selectable_value(&mut self.tactics, true, tactics);
            });
            let lines = if self.tactics { &view.tactics } else { &view.units };
            return card_list::show(ui, skin, ("cards", lines), view.fixed);
        }
        let mut change = None;
        ui.columns(2, |columns| {
            for (ui, (id, title, lines)) in columns
                .iter_mut()
                .zip([("units", units, &view.units), ("tactics", tactics, &view.tactics)])
            {
                ui.label(RichText::new(title).strong());
                change = change.take().or(card_list::show(ui, skin, (id, lines), view.fixed));
            }
        });
        change
    }

    /// Name, budgets, checks, chart, files; and what to do with the deck.
    fn side(
        &mut self,
        ui: &mut Ui,
        palette: &Palette,
        decks: &dyn DeckSource,
        out: &mut CommandQueue,
    ) -> bool {
        let mut close = false;
        let tall = (ui.available_height() - 48.0).max(60.0);
        ScrollArea::vertical().id_salt("deck-side").max_height(tall).auto_shrink(false).show(
            ui,
            |ui| {
                self.choose(ui, decks, out);
                ui.add_space(4.0);
                for budget in &self.view.budgets {
                    if histogram::budget(ui, palette, budget) {
                        read(decks, &budget.rule, out);
                    }
                }
                ui.add_space(6.0);
                self.checks(ui, palette, decks, out);
                ui.add_space(6.0);
                ui.horizontal(|ui| {
                    ui.label(RichText::new(say!(ui, "gui-deck-chart")).strong());
                    ui.selectable_value(
                        &mut self.by_type,
                        false,
                        say!(ui.ctx(), "gui-deck-by-cost"),
                    );
                    ui.selectable_value(
                        &mut self.by_type,
                        true,
                        say!(ui.ctx(), "gui-deck-by-type"),
                    );
                });
                let bars = if self.by_type { &self.view.by_type } else { &self.view.by_cost };
                histogram::bars(ui, palette, bars);
                if !self.view.source.is_empty() {
                    ui.weak(RichText::new(&self.view.source).small());
                }
            },
        );
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            if let Some((_, side)) = &self.battle {
                let sound = self.view.faults.is_empty();
                let text = RichText::new(say!(ui, "gui-deck-use")).strong();
                let text = if sound { text.color(palette.accent_ink) } else { text };
                let button = Button::new(text).min_size(vec2(150.0, 34.0));
                let button = if sound { button.fill(palette.accent) } else { button };
                if ui.add_enabled(sound, button).clicked() {
                    out.send(Command::UseDeck(*side, Box::new(self.deck.clone())));
                    self.kept = self.deck.clone();
                    close = true;
                }
                close |= ui.button(say!(ui, "gui-cancel")).clicked();
            } else {
                close |= ui.button(say!(ui, "gui-deck-close")).clicked();
            }
        });
        close
    }

    fn choose(&mut self, ui: &mut Ui, decks: &dyn DeckSource, out: &mut CommandQueue) {
        let mut change = None;
        let label = ui.label(RichText::new(say!(ui, "gui-deck-name")).strong()).id;
        let mut name = self.view.name.clone();
        let wide = ui.available_width();
        let edit =
            TextEdit::singleline(&mut name).desired_width(wide).interactive(!self.view.fixed);
        if ui.add(edit).labelled_by(label).changed() {
            change = Some(DeckChange::Name(name));
        }
        ui.horizontal_wrapped(|ui| {
            let scenario = self.battle.as_ref().map(|(scenario, _)| scenario);
            let words = say!(ui, "gui-deck-begin-from");
            let mut taken = None;
            ComboBox::new("built-in-decks", "")
                .selected_text(&words)
                .width(170.0)
                .height(380.0)
                .show_ui(ui, |ui| {
                    for offer in decks.built_in(scenario, self.language) {
                        if ui.selectable_label(offer.deck == self.deck, &offer.name).clicked() {
                            taken = Some(offer.deck);
                        }
                    }
                })
                .response
                .accessible_name(words);
            match taken {
                Some(deck) if self.is_changed() => self.asked = Some(Next::Take(deck)),
                Some(deck) => self.begin_from(decks, deck),
                None => {}
            }
            if ui
                .button(say!(ui, "gui-open"))
                .on_hover_text(say!(ui.ctx(), "gui-deck-open-about"))
                .clicked()
            {
                if self.is_changed() {
                    self.asked = Some(Next::Open);
                } else {
                    out.send(Command::OpenDeckDialog);
                }
            }
            if ui.button(say!(ui, "gui-deck-save")).clicked() {
                out.send(Command::SaveDeck(decks.write(&self.deck), self.view.name.clone()));
            }
        });
        if let Some(trouble) = &self.trouble {
            ui.colored_label(ui.visuals().error_fg_color, trouble);
        }
        ui.horizontal_wrapped(|ui| {
            if let Some(mut budget) = self.view.budget.filter(|_| !self.view.fixed) {
                let label = ui.label(say!(ui, "gui-deck-budget")).id;
                let value = DragValue::new(&mut budget).speed(10.0).range(0..=20_000);
                if ui.add(value).labelled_by(label).changed() {
                    change = Some(DeckChange::Budget(Some(budget)));
                }
            }
            if !self.view.lists.is_empty() && !self.view.fixed {
                let none = say!(ui, "gui-deck-no-list");
                let named = |id: &String| self.view.lists.iter().find(|(other, _)| other == id);
                let now =
                    self.view.list.as_ref().and_then(named).map_or(none.clone(), |l| l.1.clone());
                ComboBox::new("army-list", "")
                    .selected_text(now)
                    .width(150.0)
                    .show_ui(ui, |ui| {
                        if ui.selectable_label(self.view.list.is_none(), none).clicked() {
                            change = Some(DeckChange::List(None));
                        }
                        for (id, name) in &self.view.lists {
                            let own = self.view.list.as_ref() == Some(id);
                            if ui.selectable_label(own, name).clicked() {
                                change = Some(DeckChange::List(Some(id.clone())));
                            }
                        }
                    })
                    .response
                    .accessible_name(say!(ui, "gui-deck-list"));
            }
        });
        if let Some(change) = change {
            self.take(decks, decks.change(&self.deck, &change, self.language));
        }
    }

    fn checks(
        &self,
        ui: &mut Ui,
        palette: &Palette,
        decks: &dyn DeckSource,
        out: &mut CommandQueue,
    ) {
        ui.label(RichText::new(say!(ui, "gui-deck-checks")).strong());
        if self.view.faults.is_empty() {
            ui.colored_label(
                palette.good,
                format!("{} {}", icons::DONE, say!(ui, "gui-deck-sound")),
            );
        }
        for fault in &self.view.faults {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                ui.colored_label(palette.bad, icons::WRONG);
                ui.label(&fault.text);
                let link = widgets::reading_link(ui, RichText::new(&fault.rule).small());
                let about = say!(ui, "gui-open-rule", rule = &fault.rule);
                if link.on_hover_text(about).clicked() {
                    read(decks, &fault.rule, out);
                }
            });
        }
    }
}

/// Opens a rule. The builder waits behind it.
fn read(decks: &dyn DeckSource, rule: &str, out: &mut CommandQueue) {
    out.send(Command::Reference(Some(decks.system())));
    out.send(Command::Rule(rule.to_owned()));
}
