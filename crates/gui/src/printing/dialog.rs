//! The dialog: what is printed, how large, on which paper, into which file.

use super::job::{Form, Outcome, PrintOrder};
use super::print_settings::PrintSettings;
use crate::command_queue::{Command, CommandQueue};
use crate::locale::HasLanguage;
use crate::map::layers::styles;
use crate::say;
use crate::theme::Palette;
use crate::{file_dialogs, focus_ring, locale, widgets};
use egui::{
    Align2, Button, Context, Grid, Key, Label, RichText, ScrollArea, Slider, TextEdit, Ui, Vec2,
    Window, accesskit, vec2,
};
use gonfalon_core::paper::{COUNTER_SIZES, DOTS, HEX_SIZES, PaperSize, Request, What};
use gonfalon_core::scenario::Scenario;
use gonfalon_core::words::Language;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// The width of what is in the dialog.
const WIDE: f32 = 540.0;

/// The dialog.
pub(super) struct PrintDialog {
    scenario: Scenario,
    form: Form,
    parts: Vec<(What, bool)>,
    path: String,
    /// Whether a file of this name is there already.
    replaces: bool,
    outcome: Option<Outcome>,
}

/// What is asked for in the dialog.
pub(super) enum Asked {
    /// Nothing yet.
    Nothing,
    /// That it be closed.
    Close,
    /// That the file be written.
    Write(Box<PrintOrder>),
}

impl PrintDialog {
    /// A dialog for a battle: all that it has, into a file among the documents.
    pub(super) fn new(scenario: Scenario, language: Language) -> PrintDialog {
        let parts = What::of(&scenario).map(|what| (what, true)).collect();
        let tag = if language == Language::ENGLISH { String::new() } else { language.tag().into() };
        let stem = [scenario.id.clone(), tag].into_iter().filter(|part| !part.is_empty());
        let name = format!("{}.{}", stem.collect::<Vec<_>>().join("-"), Form::Pdf.ending());
        let path = file_dialogs::in_documents(&name);
        let replaces = Path::new(&path).exists();
        PrintDialog { scenario, form: Form::Pdf, parts, path, replaces, outcome: None }
    }

    /// Takes the name of a file that was chosen elsewhere.
    pub(super) fn use_path(&mut self, path: &Path) {
        self.path = path.display().to_string();
        self.path_changed();
    }

    fn path_changed(&mut self) {
        self.replaces = self.file().exists();
        self.outcome = None;
    }

    /// Says what came of the file.
    pub(super) fn tell(&mut self, outcome: Outcome) {
        self.replaces = false;
        self.outcome = Some(outcome);
    }

    /// The file: among the documents if no folder is named, with the ending of its form if it has none.
    fn file(&self) -> PathBuf {
        let path = PathBuf::from(file_dialogs::in_documents(self.path.trim()));
        if path.extension().is_none() { path.with_extension(self.form.ending()) } else { path }
    }

    fn has(&self, what: What) -> bool {
        self.parts.iter().any(|(part, _)| *part == what)
    }

    fn wants(&self, what: What) -> bool {
        self.parts.iter().any(|(part, wanted)| *part == what && *wanted)
    }

    /// Shows the dialog; `busy` while a file is being written, `native` where the desktop can ask for its name.
    pub(super) fn show(
        &mut self,
        ctx: &Context,
        palette: &Palette,
        settings: &mut PrintSettings,
        (busy, native): (bool, bool),
        out: &mut CommandQueue,
    ) -> Asked {
        let (mut open, mut asked) = (true, Asked::Nothing);
        let title = self.scenario.title.get(ctx.language());
        let height = (ctx.content_rect().height() - 220.0).max(140.0);
        let window = Window::new(say!(ctx, "gui-print-title", title = title))
            .id(egui::Id::unique("print"))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .anchor(Align2::CENTER_CENTER, Vec2::ZERO);
        widgets::fitted(ctx, window, |ui| {
            ui.set_width(WIDE.min(ctx.content_rect().width() - 40.0));
            let mut entered = false;
            ScrollArea::vertical().max_height(height).show(ui, |ui| {
                Grid::new("print").num_columns(2).spacing(vec2(16.0, 8.0)).show(ui, |ui| {
                    self.what(ui);
                    self.how(ui, settings);
                    entered = self.name(ui, native, out);
                });
                self.hints(ui);
                focus_ring::follow(ui);
            });
            ui.add_space(6.0);
            asked = self.buttons(ui, palette, settings, busy, entered);
            self.told(ui, palette, busy);
        });
        if open { asked } else { Asked::Close }
    }

    /// The form of the file, and the parts of a document.
    fn what(&mut self, ui: &mut Ui) {
        if self.has(What::Map) {
            ui.label(say!(ui, "gui-print-form"));
            ui.horizontal(|ui| {
                for form in Form::ALL {
                    let name = say!(ui, "gui-print-form-{}" form.ending());
                    if ui.selectable_value(&mut self.form, form, name).changed() {
                        self.follow_form();
                    }
                }
            });
            ui.end_row();
        }
        if self.form != Form::Pdf {
            return;
        }
        ui.label(say!(ui, "gui-print-what"));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (what, wanted) in &mut self.parts {
                let name = what.name(ui.language());
                if ui.checkbox(wanted, name).changed() {
                    self.outcome = None;
                }
            }
        });
        ui.end_row();
    }

    /// The ending of the file's name follows the form, unless somebody gave it one of his own.
    fn follow_form(&mut self) {
        let path = Path::new(self.path.trim());
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        if ending.is_some_and(|ending| Form::ALL.iter().any(|form| form.ending() == ending)) {
            self.path = path.with_extension(self.form.ending()).display().to_string();
        }
        self.path_changed();
    }

    /// Paper and sizes.
    fn how(&mut self, ui: &mut Ui, settings: &mut PrintSettings) {
        let before = *settings;
        let document = self.form == Form::Pdf;
        if document {
            ui.label(say!(ui, "gui-print-paper"));
            ui.horizontal(|ui| {
                for paper in PaperSize::ALL {
                    let name = say!(ui, "gui-paper-{}" paper.word());
                    ui.selectable_value(&mut settings.paper, paper, name);
                }
            });
            ui.end_row();
        }
        let map = !document || self.wants(What::Map);
        if document && map {
            ui.label(say!(ui, "gui-print-sheets"));
            ui.horizontal(|ui| {
                let (many, one) = (say!(ui, "gui-print-many"), say!(ui, "gui-print-one"));
                ui.selectable_value(&mut settings.one_sheet, false, many);
                ui.selectable_value(&mut settings.one_sheet, true, one);
            });
            ui.end_row();
        }
        if map {
            ui.label(say!(ui, "gui-print-style"));
            let own = self.scenario.map.as_ref().map(|map| map.appearance.style);
            styles(ui, &mut settings.style, own.unwrap_or_default());
            ui.end_row();
            let name = say!(ui, "gui-print-hex");
            number(ui, &name, &mut settings.hex, HEX_SIZES, (0.5, " mm"));
        }
        if document && self.wants(What::Counters) {
            let name = say!(ui, "gui-print-counter");
            number(ui, &name, &mut settings.counter, COUNTER_SIZES, (0.5, " mm"));
        }
        if self.form == Form::Png {
            number(ui, &say!(ui, "gui-print-dots"), &mut settings.dpi, DOTS, (10.0, ""));
        }
        if *settings != before {
            self.outcome = None;
        }
    }

    /// The name of the file. Returns whether it was entered.
    fn name(&mut self, ui: &mut Ui, native: bool, out: &mut CommandQueue) -> bool {
        let label = ui.label(say!(ui, "gui-file-name")).id;
        let mut entered = false;
        ui.horizontal(|ui| {
            let room = if native { 110.0 } else { 0.0 };
            let wide = (ui.available_width() - room).clamp(160.0, 380.0);
            let edit = TextEdit::singleline(&mut self.path).desired_width(wide);
            let edit = ui.add(edit).labelled_by(label);
            if edit.changed() {
                self.path_changed();
            }
            entered = edit.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
            if native && ui.button(say!(ui, "gui-print-choose")).clicked() {
                out.send(Command::AskPrintFile(self.file().display().to_string()));
            }
        });
        ui.end_row();
        entered
    }

    fn hints(&self, ui: &mut Ui) {
        ui.add_space(4.0);
        if self.replaces && self.outcome.is_none() {
            ui.label(say!(ui, "gui-print-replaces"));
        }
        if self.form == Form::Pdf {
            let pieces = self.wants(What::Counters) || self.wants(What::Cards);
            let scale = say!(ui, "gui-print-scale");
            let words =
                if pieces { format!("{scale} {}", say!(ui, "gui-print-backs")) } else { scale };
            ui.add(Label::new(RichText::new(words).weak()).wrap());
        }
    }

    fn buttons(
        &mut self,
        ui: &mut Ui,
        palette: &Palette,
        settings: &PrintSettings,
        busy: bool,
        entered: bool,
    ) -> Asked {
        let chosen = self.form != Form::Pdf || self.parts.iter().any(|(_, wanted)| *wanted);
        let ready = chosen && !busy && !self.path.trim().is_empty();
        ui.horizontal(|ui| {
            let text =
                RichText::new(say!(ui, "gui-print-write")).strong().color(palette.accent_ink);
            let button = Button::new(text).fill(palette.accent).min_size(vec2(150.0, 34.0));
            let write = ui.add_enabled(ready, button);
            let write = if chosen {
                write
            } else {
                write.on_disabled_hover_text(say!(ui, "gui-print-nothing"))
            };
            let enter =
                ui.memory(|m| m.focused().is_none()) && ui.input(|i| i.key_pressed(Key::Enter));
            if ready && (write.clicked() || enter || entered) {
                self.outcome = None;
                return Asked::Write(Box::new(self.order(settings, ui.language())));
            }
            if ui.button(say!(ui, "gui-print-close")).clicked() {
                return Asked::Close;
            }
            Asked::Nothing
        })
        .inner
    }

    fn order(&self, settings: &PrintSettings, language: Language) -> PrintOrder {
        let wanted = self.parts.iter().filter(|(_, wanted)| *wanted).map(|(what, _)| *what);
        let PrintSettings { paper, one_sheet, hex, counter, style, dpi } = *settings;
        let what = Some(wanted.collect());
        let request = Request { what, paper, one_sheet, hex, counter, style, language };
        let (scenario, form, path) = (self.scenario.clone(), self.form, self.file());
        PrintOrder { scenario, form, request, dpi, path }
    }

    /// What comes, or came, of the file; screen readers say it when it changes.
    fn told(&self, ui: &mut Ui, palette: &Palette, busy: bool) {
        let words = match &self.outcome {
            _ if busy => RichText::new(say!(ui, "gui-print-busy")),
            Some(outcome) if outcome.written => RichText::new(&outcome.words).strong(),
            Some(outcome) => RichText::new(&outcome.words).color(palette.bad),
            None => return,
        };
        ui.add_space(4.0);
        let line = ui.add(Label::new(words).wrap());
        ui.ctx().accesskit_node_builder(line.id, |node| node.set_live(accesskit::Live::Polite));
    }
}

/// A number in its range, by slider or keys.
fn number(
    ui: &mut Ui,
    name: &str,
    number: &mut f32,
    range: RangeInclusive<f32>,
    (step, unit): (f64, &str),
) {
    let label = ui.label(name).id;
    let language = ui.language();
    let slider =
        Slider::new(number, range).step_by(step).suffix(unit).custom_formatter(move |size, _| {
            locale::decimal(&language, size, usize::from(size.fract() != 0.0))
        });
    ui.add(slider).labelled_by(label);
    ui.end_row();
}
