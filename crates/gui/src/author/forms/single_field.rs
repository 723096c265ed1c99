//! Fields for single values.

use super::blazon_preview;
use super::form_schema::Single;
use super::form_state::FormState;
use super::form_words;
use super::id_choice;
use super::known_ids;
use super::value_edit;
use crate::locale::HasLanguage;
use crate::say;
use egui::{ComboBox, DragValue, Id, Response, RichText, TextEdit, Ui, vec2};
use gonfalon_core::editor::{Document, Node, Pointer};

/// Longer texts get several lines.
const SHORT: usize = 60;
/// The genders that names can have.
const GENDERS: [&str; 6] = ["m", "f", "n", "mp", "fp", "np"];
/// A choice that is narrower than this, in points, shows the signs of words only.
const NARROW: f32 = 90.0;
/// Fields that hold paragraphs.
const PARAGRAPHS: [&str; 6] = ["history", "notes", "text", "note", "tip", "subtitle"];

/// How a field stands.
#[derive(Clone)]
pub struct Standing<'a> {
    /// The name for screen readers.
    pub name: &'a str,
    /// What the schema says.
    pub help: &'a str,
    /// Its width in points; nothing for what is left of the line.
    pub wide: Option<f32>,
    /// What holds as long as nothing stands there.
    pub default: Option<Node>,
}

/// Shows a field for a value that may be missing. Returns how it was used.
pub fn show(
    ui: &mut Ui,
    (document, state): (&mut Document, &mut FormState),
    at: &Pointer,
    single: &Single,
    standing: Standing,
) -> Response {
    let now = document.get(at).filter(|node| **node != Node::Null).cloned();
    // What is not there is shown as what holds then, in grey.
    let standing = &standing;
    let shown = now.as_ref().or(standing.default.as_ref());
    let there = now.is_some();
    let id = Id::unique(("author-field", at.to_string()));
    let (response, value) = match single {
        Single::Flag => {
            let mut flag = shown == Some(&Node::Flag(true));
            let box_ = ui.checkbox(&mut flag, "");
            let value = box_.changed().then_some(Node::Flag(flag));
            (box_, value)
        }
        Single::Number(least, most) => {
            let known = shown.and_then(Node::whole);
            let mut number = known.unwrap_or(0.clamp(*least, *most));
            let field = DragValue::new(&mut number).range(*least..=*most).speed(0.05);
            let field = if known.is_some() {
                field
            } else {
                field.custom_formatter(|_, _| "–".to_owned())
            };
            let field = faint(ui, there, |ui| ui.add(field));
            let value = field.changed().then(|| Node::from(number));
            (field, value)
        }
        Single::Words(words) => return choose(ui, document, at, (id, words), standing),
        Single::Text => {
            let mut text = now.as_ref().and_then(Node::text).unwrap_or_default().to_owned();
            let known = known_ids::of(document, at, ui.language());
            if known.is_empty() {
                let field = typed(ui, &mut text, at, standing);
                if standing.wide.is_none() && blazon_preview::is_blazon(at) {
                    blazon_preview::show(ui, &text);
                }
                let value = field.changed().then_some(Node::Text(text));
                (field, value)
            } else {
                let text = now.as_ref().or(standing.default.as_ref()).and_then(Node::text);
                let text = text.unwrap_or_default();
                let wide = standing.wide.unwrap_or(220.0).clamp(50.0, 220.0);
                let (button, chosen) = id_choice::show(ui, id, text, (&known, wide));
                if let Some(id) = chosen {
                    value_edit::put(document, at, Node::Text(id));
                }
                (button, None)
            }
        }
        Single::Name => name(ui, now.as_ref(), at, (id, standing)),
    };
    let response = response.accessible_name(standing.name);
    if let Some(value) = value {
        value_edit::set(document, state, at, value);
    }
    if response.lost_focus() || response.drag_stopped() || matches!(single, Single::Flag) {
        value_edit::finish(document, state, at);
    }
    told(response, standing)
}

/// In grey, as long as nothing stands there.
fn faint<T>(ui: &mut Ui, there: bool, add: impl FnOnce(&mut Ui) -> T) -> T {
    ui.scope(|ui| {
        if !there {
            ui.visuals_mut().override_text_color = Some(ui.visuals().weak_text_color());
        }
        add(ui)
    })
    .inner
}

fn told(response: Response, standing: &Standing) -> Response {
    if standing.help.is_empty() { response } else { response.on_hover_text(standing.help) }
}

fn typed(ui: &mut Ui, text: &mut String, at: &Pointer, standing: &Standing) -> Response {
    let hint = standing.default.as_ref().and_then(Node::text).unwrap_or_default();
    let wide = standing.wide;
    let last = at.to_string();
    let field = last.rsplit(['.', ']']).next().unwrap_or_default();
    let long = text.len() > SHORT || PARAGRAPHS.contains(&field);
    let wide = wide.unwrap_or_else(|| ui.available_width().max(80.0));
    if long && wide > 160.0 {
        ui.add(TextEdit::multiline(text).hint_text(hint).desired_width(wide).desired_rows(2))
    } else {
        // A cell of a grid is as wide as it asks to be.
        let least = vec2(wide.min(220.0), 0.0);
        let is_cut = is_wider(ui, text, wide);
        let field = TextEdit::singleline(text).hint_text(hint).desired_width(wide);
        let field = ui.add(field.min_size(least));
        if is_cut { field.on_hover_text(text.as_str()) } else { field }
    }
}

fn choose(
    ui: &mut Ui,
    document: &mut Document,
    at: &Pointer,
    (id, words): (Id, &[(String, String)]),
    standing: &Standing,
) -> Response {
    let there = document.get(at).and_then(Node::text);
    let default = standing.default.as_ref().and_then(Node::text);
    let now = there.or(default).unwrap_or_default().to_owned();
    let there = there.is_some();
    let mut chosen = None;
    let language = ui.language();
    let whole = match now.as_str() {
        "" => "–".to_owned(),
        word => form_words::word(language, word),
    };
    // A narrow cell has room for the sign that stands before what it means: `AL: attacker loss`.
    let narrow = standing.wide.is_some_and(|wide| wide < NARROW);
    let shown = match whole.split_once(':') {
        _ if narrow && now == "-" => "–",
        Some((sign, _)) if narrow => sign,
        _ => &whole,
    };
    let is_cut = standing.wide.is_some_and(|wide| *shown != whole || is_wider(ui, shown, wide));
    let text = if there { RichText::new(shown) } else { RichText::new(shown).weak() };
    let combo = ComboBox::from_id_salt(id).selected_text(text);
    let combo = match standing.wide {
        Some(wide) => combo.width(wide).truncate(),
        None => combo,
    };
    let response = combo
        .show_ui(ui, |ui| {
            for (word, help) in words {
                let line = ui.selectable_label(now == *word, form_words::word(language, word));
                let help = form_words::help(language, help);
                let line = if help.is_empty() { line } else { line.on_hover_text(help) };
                if line.clicked() {
                    chosen = Some(word.clone());
                }
            }
        })
        .response
        .accessible_name(standing.name);
    if let Some(word) = chosen {
        value_edit::put(document, at, Node::Text(word));
    }
    let response = if is_cut { response.on_hover_text(&whole) } else { response };
    told(response, standing)
}

/// Whether a choice so wide cuts its text off.
fn is_wider(ui: &Ui, text: &str, wide: f32) -> bool {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let ink = egui::Color32::PLACEHOLDER;
    let spacing = ui.spacing();
    let room = wide - 2.0 * spacing.button_padding.x - spacing.icon_width - spacing.icon_spacing;
    ui.painter().layout_no_wrap(text.to_owned(), font, ink).size().x > room
}

/// A name with its gender and number: a plain text as long as none is given.
fn name(
    ui: &mut Ui,
    now: Option<&Node>,
    at: &Pointer,
    (id, standing): (Id, &Standing),
) -> (Response, Option<Node>) {
    let text = now.and_then(|node| node.text().or_else(|| node.field("text")?.text()));
    let mut text = text.unwrap_or_default().to_owned();
    let gender = now.and_then(|node| node.field("gender")?.text()).map(str::to_owned);
    let mut chosen = gender.clone();
    let inner = ui.horizontal(|ui| {
        let wide = standing.wide.unwrap_or_else(|| ui.available_width()) - 74.0;
        let narrow = Standing { wide: Some(wide.max(60.0)), ..standing.clone() };
        let field = typed(ui, &mut text, at, &narrow);
        let shown = chosen.clone().unwrap_or_else(|| "–".to_owned());
        ComboBox::from_id_salt(id.with("gender"))
            .selected_text(shown)
            .width(52.0)
            .show_ui(ui, |ui| {
                ui.selectable_value(&mut chosen, None, say!(ui, "author-gender-none"));
                for gender in GENDERS {
                    let words = say!(ui, "author-gender-{}" gender);
                    ui.selectable_value(&mut chosen, Some(gender.to_owned()), words);
                }
            })
            .response
            .on_hover_text(say!(ui, "author-gender-about"))
            .accessible_name(say!(ui, "author-gender", name = standing.name));
        field
    });
    let field = inner.inner;
    if !field.changed() && chosen == gender {
        return (field, None);
    }
    let value = match chosen {
        None => Node::Text(text),
        Some(gender) => Node::record([("text", text.into()), ("gender", gender.into())]),
    };
    (field, Some(value))
}
