//! The texts of the battle in two languages side by side, with what is not translated.

use super::forms::value_edit;
use super::work::{Around, Work};
use crate::icons;
use crate::locale::HasLanguage;
use crate::markdown;
use crate::say;
use crate::widgets;
use egui::{Button, ComboBox, RichText, ScrollArea, TextEdit, Ui, vec2};
use gonfalon_core::editor::problems::place_words;
use gonfalon_core::editor::text_lines::{self, TextLine};
use gonfalon_core::editor::{Document, Node, StepName};
use gonfalon_core::words::{Gender, Language, Translation};

/// The width of the list, in points.
const LIST: f32 = 300.0;
/// The height of a field for a long text, in lines.
const ROWS: usize = 8;
/// The genders that names can have, as the messages have them.
const GENDERS: [(Gender, &str); 6] = [
    (Gender::M, "m"),
    (Gender::F, "f"),
    (Gender::N, "n"),
    (Gender::Mp, "mp"),
    (Gender::Fp, "fp"),
    (Gender::Np, "np"),
];

/// What the panel remembers.
#[derive(Default)]
pub struct TextsState {
    /// The texts, as they were at a revision of the document.
    pub lines: Vec<TextLine>,
    /// The language that the battle is written in.
    pub written: Option<Language>,
    /// The language beside that.
    pub language: Option<Language>,
    /// The place of the text that is shown.
    pub shown: Option<String>,
    /// Whether only what is not translated is listed.
    pub only_missing: bool,
    read: Option<(u64, Language)>,
    unread: bool,
    search: String,
}

impl TextsState {
    /// How many texts the other language lacks.
    #[must_use]
    pub fn missing(&self) -> usize {
        self.lines.iter().filter(|line| !line.is_translated()).count()
    }

    /// Reads the texts anew if the document has changed.
    pub fn follow(&mut self, document: &Document) {
        let written = text_lines::written_in(document.content());
        let mut others = Language::all().filter(|language| *language != written);
        let kept = self.language.filter(|language| *language != written);
        let Some(language) = kept.or_else(|| others.next()) else { return };
        (self.written, self.language) = (Some(written), Some(language));
        let now = (document.revision(), language);
        if self.read == Some(now) {
            return;
        }
        self.read = Some(now);
        match text_lines::of(document, language) {
            Some(lines) => (self.lines, self.unread) = (lines, false),
            // What was read before still says what is there, as far as it goes.
            None => self.unread = true,
        }
    }
}

/// What the place of a text is called. That a name is one goes without saying.
fn told(content: &Node, line: &TextLine, language: Language) -> String {
    let inside = line.at.split().filter(|(_, key)| key.name() == Some("name"));
    let at = inside.map_or_else(|| line.at.clone(), |(inside, _)| inside);
    place_words::told(content, &at, language)
}

/// Shows the panel.
pub fn show(ui: &mut Ui, work: &mut Work, _: &mut Around) {
    if work.texts.lines.is_empty() {
        ui.weak(say!(ui, "author-texts-none"));
        return;
    }
    head(ui, work);
    if work.texts.unread {
        ui.colored_label(ui.visuals().warn_fg_color, say!(ui, "author-texts-unread"));
    }
    ui.separator();
    let height = ui.available_height();
    let wide = LIST.min(ui.available_width() * 0.4);
    ui.horizontal_top(|ui| {
        ui.allocate_ui(vec2(wide, height), |ui| ui.vertical(|ui| list(ui, work)));
        ui.separator();
        ui.vertical(|ui| {
            let area = ScrollArea::vertical().id_salt("author-text");
            widgets::scrolled(ui, area, |ui| one(ui, work));
        });
    });
}

fn head(ui: &mut Ui, work: &mut Work) {
    ui.horizontal_wrapped(|ui| {
        let state = &mut work.texts;
        let (missing, all) = (state.missing(), state.lines.len());
        ui.strong(say!(ui, "author-texts-count", missing = missing, all = all));
        let none = (missing == 0).then(|| say!(ui, "author-texts-next-none"));
        let next = widgets::ready_button(ui, say!(ui, "author-texts-next"), none);
        if next.clicked() {
            let now = state.lines.iter().position(|line| Some(&line.place) == state.shown.as_ref());
            let from = now.map_or(0, |now| now + 1);
            let around = state.lines.iter().skip(from).chain(&state.lines);
            let found = around.into_iter().find(|line| !line.is_translated());
            state.shown = found.map(|line| line.place.clone());
        }
        ui.checkbox(&mut state.only_missing, say!(ui, "author-texts-only"));
        let others: Vec<Language> =
            Language::all().filter(|language| Some(*language) != state.written).collect();
        if others.len() > 1
            && let Some(language) = &mut state.language
        {
            ComboBox::from_id_salt("author-texts-language")
                .selected_text(language.own_name())
                .show_ui(ui, |ui| {
                    for other in others {
                        ui.selectable_value(language, other, other.own_name());
                    }
                });
        }
        let hint = say!(ui, "author-texts-search");
        widgets::search(ui, &mut state.search, hint, 180.0);
        written_in(ui, work);
    });
}

/// Chooses the language that the battle is written in.
fn written_in(ui: &mut Ui, work: &mut Work) {
    let now = text_lines::written_in(work.file.document.content());
    let mut chosen = now;
    let label = ui.label(say!(ui, "author-texts-written")).id;
    let combo = ComboBox::from_id_salt("author-texts-written").selected_text(now.own_name());
    let combo = combo.show_ui(ui, |ui| {
        for language in Language::all() {
            ui.selectable_value(&mut chosen, language, language.own_name());
        }
    });
    let about = say!(ui, "author-texts-written-about");
    combo.response.on_hover_text(about).labelled_by(label);
    if chosen != now {
        let edits = text_lines::write_in(work.file.document.content(), chosen);
        let name = StepName::Change { field: "language".to_owned() };
        // What does not fit changes nothing.
        let _ = work.file.document.apply(name, edits.into_iter().collect());
    }
}

fn list(ui: &mut Ui, work: &mut Work) {
    let language = ui.language();
    let state = &mut work.texts;
    let search = state.search.to_lowercase();
    let hit = |line: &&TextLine| {
        let within = |text: &str| text.to_lowercase().contains(&search);
        (!state.only_missing || !line.is_translated())
            && (within(&line.source)
                || within(&line.place)
                || line.translation.as_ref().is_some_and(|text| within(text.text())))
    };
    let lines: Vec<&TextLine> = state.lines.iter().filter(hit).collect();
    let mut chosen = None;
    let high = ui.text_style_height(&egui::TextStyle::Body) + 8.0;
    let area = ScrollArea::vertical().id_salt("author-texts").auto_shrink(false);
    area.show_rows(ui, high, lines.len(), |ui, rows| {
        for line in rows.filter_map(|row| lines.get(row)) {
            let sign = if line.is_translated() { icons::DONE } else { icons::OPEN };
            let begins: String = line.source.chars().take(30).collect();
            let words =
                format!("{sign} {}: {begins}", told(work.file.document.content(), line, language));
            let now = state.shown.as_ref() == Some(&line.place);
            let button = Button::selectable(now, words).truncate().min_size(vec2(0.0, high));
            if ui.add(button).on_hover_text(&line.source).clicked() {
                chosen = Some(line.place.clone());
            }
        }
    });
    if let Some(place) = chosen {
        state.shown = Some(place);
    }
}

/// The text that is shown, in both languages.
fn one(ui: &mut Ui, work: &mut Work) {
    let state = &work.texts;
    let Some(other) = state.language else { return };
    let shown = state.lines.iter().find(|line| Some(&line.place) == state.shown.as_ref());
    let Some(line) = shown.or(state.lines.first()).cloned() else { return };
    ui.label(RichText::new(told(work.file.document.content(), &line, ui.language())).strong())
        .on_hover_text(say!(ui, "author-form-in-files", name = line.place.as_str()));
    ui.columns(2, |columns| {
        source(&mut columns[0], work, &line);
        translation(&mut columns[1], work, &line, other);
    });
}

/// The text and gender of a name, or of a text that has none.
fn parts(node: Option<&Node>) -> (String, Option<Gender>) {
    let text = node.and_then(|node| node.text().or_else(|| node.field("text")?.text()));
    let gender = node.and_then(|node| node.field("gender")?.text());
    let gender = GENDERS.iter().find(|(_, word)| Some(*word) == gender).map(|(gender, _)| *gender);
    (text.unwrap_or_default().to_owned(), gender)
}

/// A field for a text with a preview below it. Whether it was changed, and whether it is done.
fn field(
    ui: &mut Ui,
    (text, gender): (&mut String, &mut Option<Gender>),
    (language, long): (Language, bool),
) -> (bool, bool) {
    ui.weak(language.own_name());
    let rows = if long { ROWS } else { 1 };
    let edit = TextEdit::multiline(text).desired_rows(rows).desired_width(f32::INFINITY);
    let field =
        ui.add(edit).accessible_name(say!(ui, "author-texts-in", language = language.own_name()));
    let before = *gender;
    if !long {
        let word = |gender: Option<Gender>| match GENDERS.iter().find(|it| Some(it.0) == gender) {
            Some((_, word)) => say!(ui, "author-gender-{}" * word),
            None => say!(ui, "author-gender-none"),
        };
        let words: Vec<(Option<Gender>, String)> = std::iter::once(None)
            .chain(GENDERS.map(|(gender, _)| Some(gender)))
            .map(|gender| (gender, word(gender)))
            .collect();
        let name = say!(ui, "author-gender", name = language.own_name());
        ComboBox::from_id_salt(("author-texts-gender", language))
            .selected_text(word(*gender))
            .show_ui(ui, |ui| {
                for (other, words) in words {
                    ui.selectable_value(gender, other, words);
                }
            })
            .response
            .on_hover_text(say!(ui, "author-gender-about"))
            .accessible_name(name);
    }
    ui.add_space(6.0);
    if long {
        ui.weak(say!(ui, "author-texts-preview"));
        markdown::show(ui, text);
    }
    (field.changed() || *gender != before, field.lost_focus() || *gender != before)
}

fn is_long(line: &TextLine) -> bool {
    let field = line.place.rsplit('/').next().unwrap_or_default();
    line.source.len() > 60 || ["history", "notes", "text", "note", "tip"].contains(&field)
}

fn source(ui: &mut Ui, work: &mut Work, line: &TextLine) {
    let (mut text, mut gender) = parts(work.file.document.get(&line.at));
    let written = text_lines::written_in(work.file.document.content());
    let about = (written, is_long(line));
    let (changed, done) = field(ui, (&mut text, &mut gender), about);
    if changed {
        let value = match gender {
            None => Node::Text(text),
            Some(gender) => Node::record([("text", text.into()), ("gender", Node::of(&gender))]),
        };
        value_edit::set(&mut work.file.document, &mut work.forms, &line.at, value);
    }
    if done {
        value_edit::finish(&mut work.file.document, &mut work.forms, &line.at);
    }
}

fn translation(ui: &mut Ui, work: &mut Work, line: &TextLine, other: Language) {
    let translated = line.translation.as_ref();
    let mut text = translated.map(Translation::text).unwrap_or_default().to_owned();
    let mut gender = translated.and_then(Translation::gender);
    let about = (other, is_long(line));
    let (changed, done) = field(ui, (&mut text, &mut gender), about);
    let at = text_lines::translated_at(&line.place, other);
    let document = &mut work.file.document;
    if changed {
        let value = (text.as_str(), gender);
        let edit = text_lines::translate(document.content(), &line.place, other, value);
        if work.forms.typing.as_ref() != Some(&at) || !document.is_in_stroke() {
            let field = told(document.content(), line, ui.language());
            document.begin(StepName::Change { field });
            work.forms.typing = Some(at.clone());
        }
        // A place that is gone meanwhile takes nothing.
        let _ = document.extend(edit.into_iter().collect());
        work.texts.shown = Some(line.place.clone());
    }
    if done {
        value_edit::finish(document, &mut work.forms, &at);
    }
}
