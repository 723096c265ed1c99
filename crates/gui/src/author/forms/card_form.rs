//! A unit card of one's own: its values, its modifiers from a list with the rule about each, and the card as it will look.

use super::form_schema::Variant;
use super::form_words;
use super::record_form::{Form, sign};
use super::value_edit;
use crate::deck::source;
use crate::markdown;
use crate::paint::card::{self as face, CardAppearance};
use crate::paint::counter::Paint;
use crate::say;
use egui::{CollapsingHeader, DragValue, Id, RichText, Sense, Ui};
use gonfalon_core::editor::{Key, Node, Pointer};
use gonfalon_core::kernel::System;
use gonfalon_core::reference::Library;
use gonfalon_core::scenario::model::Livery;
use gonfalon_core::scenario::{catalogue, parse};
use gonfalon_core::view::CardFace;
use gonfalon_core::words::Language;
use serde_json::Value;

/// Modifiers that a card has or has not, with the section about each.
const TRAITS: [(&str, &str); 4] = [
    ("scout", "6.1"),
    ("flank", "7.1"),
    ("enters_upright", "8.7"),
    ("elephants_only_by_flank", "10.4"),
];
/// Types that a card may do better or worse against.
const TYPES: [&str; 13] =
    ["SK", "LI", "MI", "HI", "PH", "WB", "LC", "HC", "CAV", "EL", "WW", "CH", "AR"];
/// The section about modifiers against types, and the one about being shot at.
const VERSUS: &str = "10.9";
const FIRE: &str = "9.5";
/// The width of the card beside its fields, in points.
const CARD: f32 = 170.0;
/// The least room for the fields beside it, in points.
const FIELDS: f32 = 360.0;

/// Whether a place is that of the unit cards of a battle.
#[must_use]
pub fn is_list(at: &Pointer) -> bool {
    *at == Pointer::fields(["acies", "units"])
}

/// Whether a place is that of such a card.
#[must_use]
pub fn is_card(at: &Pointer) -> bool {
    at.split().is_some_and(|(list, key)| is_list(&list) && matches!(key, Key::Item(_)))
}

/// A card to begin with: sound, and like many others.
#[must_use]
pub fn fresh(count: usize, language: Language) -> Node {
    let name = say!(language, "author-card-new");
    let id = format!("unit-{}", count + 1);
    let numbers = [("move", 1_i64), ("melee", 3), ("hits", 2), ("cost", 50)];
    let mut fields = vec![
        ("id".to_owned(), Node::Text(id)),
        ("name".to_owned(), Node::Text(name)),
        ("type".to_owned(), "MI".into()),
    ];
    fields.extend(numbers.map(|(name, value)| (name.to_owned(), Node::from(value))));
    Node::Record(fields)
}

/// Shows the card with its fields.
pub fn show(ui: &mut Ui, form: &mut Form, at: &Pointer, variant: &Variant, deep: usize) {
    let fields = |ui: &mut Ui, form: &mut Form| {
        form.fields(ui, at, variant, deep, |name| !is_modifier(name));
        modifiers(ui, form, at);
    };
    if ui.available_width() < FIELDS + CARD {
        preview(ui, form, at);
        fields(ui, form);
        return;
    }
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - CARD - 16.0);
            fields(ui, form);
        });
        ui.vertical(|ui| preview(ui, form, at));
    });
}

fn is_modifier(name: &str) -> bool {
    TRAITS.iter().any(|(own, _)| *own == name) || ["fire", "versus"].contains(&name)
}

/// A face with the revision and language that it is of.
type Seen = (u64, Language, Option<CardFace>);

/// The card as it looks now; as it looked last while it can't be read.
fn preview(ui: &mut Ui, form: &Form, at: &Pointer) {
    let key = Id::unique(("author-card", at.to_string()));
    let now = (form.document.revision(), form.language);
    let known = ui.data(|data| data.get_temp::<Seen>(key));
    let fresh = known.as_ref().is_some_and(|known| (known.0, known.1) == now);
    let before = known.and_then(|known| known.2);
    let face = if fresh {
        before
    } else {
        let made = form.document.get(at).and_then(|unit| made(unit, form.language));
        let face = made.or(before);
        ui.data_mut(|data| data.insert_temp::<Seen>(key, (now.0, now.1, face.clone())));
        face
    };
    let Some(face) = face else {
        ui.weak(say!(ui, "author-card-unread"));
        return;
    };
    let (rect, _) = ui.allocate_exact_size(face::upright(CARD), Sense::hover());
    let ctx = ui.ctx().clone();
    let paint = Paint { ctx: &ctx, palette: form.palette, livery: Livery::Blue };
    let mut shapes = Vec::new();
    face::draw(&face, rect.shrink(3.0), CardAppearance::default(), paint, &mut shapes);
    ui.painter().extend(shapes);
    if !face.text.is_empty() {
        ui.set_max_width(CARD);
        ui.weak(&face.text);
    }
}

/// The face of a unit, as a battle has it in which it is the only one of its own.
fn made(unit: &Node, language: Language) -> Option<CardFace> {
    let (_, text) = catalogue::TEMPLATES.iter().find(|(tag, _)| *tag == System::Acies.tag())?;
    let mut battle: Value = serde_json::from_str(text).ok()?;
    battle.get_mut("acies")?.as_object_mut()?.insert("units".to_owned(), [unit.value()].into());
    let scenario = parse::from_value(&battle).ok()?;
    let deck: Value = serde_json::from_str(catalogue::DECK_TEMPLATE).ok()?;
    let view = source::shipped().view(Some(&scenario), &deck, language);
    let id = unit.field("id").and_then(Node::text)?;
    view.units.into_iter().map(|line| line.face).find(|face| face.id == id)
}

/// What a modifier is called.
fn called(language: Language, name: &str) -> String {
    match name {
        "fire" => say!(language, "author-card-fire"),
        name => form_words::field(language, name),
    }
}

/// The modifiers that the card has, each with its rule, and a list of the others.
fn modifiers(ui: &mut Ui, form: &mut Form, at: &Pointer) {
    let language = form.language;
    ui.add_space(6.0);
    ui.strong(say!(ui, "author-card-modifiers"));
    let there = |form: &Form, name: &str| form.document.get(&at.then(name)).cloned();
    for (name, section) in TRAITS {
        if there(form, name) == Some(Node::Flag(true)) {
            let words = called(language, name);
            line(ui, form, (&at.then(name), &words, section), |_, _| {});
        }
    }
    if there(form, "fire").is_some() {
        let place = at.then("fire");
        line(ui, form, (&place, &called(language, "fire"), FIRE), |ui, form| {
            number(ui, form, &place);
        });
    }
    let against = there(form, "versus").and_then(|node| node.fields().map(<[_]>::to_vec));
    let against: Vec<String> =
        against.unwrap_or_default().into_iter().map(|(foe, _)| foe).collect();
    for foe in &against {
        let place = at.then("versus").then(foe.as_str());
        let words = say!(ui, "author-card-versus", foe = form_words::word(language, foe));
        line(ui, form, (&place, &words, VERSUS), |ui, form| number(ui, form, &place));
    }
    ui.menu_button(say!(ui, "author-card-add"), |ui| {
        for (name, section) in TRAITS {
            if there(form, name) != Some(Node::Flag(true)) {
                let button = ui.button(called(language, name));
                if button.on_hover_text(title(section, language)).clicked() {
                    value_edit::put(form.document, &at.then(name), true.into());
                    ui.close();
                }
            }
        }
        if there(form, "fire").is_none() {
            let button = ui.button(called(language, "fire"));
            if button.on_hover_text(title(FIRE, language)).clicked() {
                value_edit::put(form.document, &at.then("fire"), Node::from(1_i64));
                ui.close();
            }
        }
        for foe in TYPES.iter().filter(|foe| !against.iter().any(|own| own == *foe)) {
            let words = say!(language, "author-card-versus", foe = form_words::word(language, foe));
            if ui.button(words).on_hover_text(title(VERSUS, language)).clicked() {
                let mut fields: Vec<(String, Node)> = there(form, "versus")
                    .and_then(|node| node.fields().map(<[_]>::to_vec))
                    .unwrap_or_default();
                fields.push(((*foe).to_owned(), Node::from(1_i64)));
                value_edit::put(form.document, &at.then("versus"), Node::Record(fields));
                ui.close();
            }
        }
    });
}

/// A modifier of the card: its name, its value, the way to take it away, and the rule below.
fn line(
    ui: &mut Ui,
    form: &mut Form,
    (at, words, section): (&Pointer, &str, &str),
    value: impl FnOnce(&mut Ui, &mut Form),
) {
    ui.horizontal(|ui| {
        let name = say!(ui, "author-form-remove", name = words);
        let gone = sign(ui, "×", true, name).clicked();
        ui.label(words);
        value(ui, form);
        if gone {
            value_edit::remove(form.document, at);
        }
    });
    let Some(rule) = Library::of(System::Acies).section(section) else { return };
    let title = RichText::new(title(section, form.language)).small();
    CollapsingHeader::new(title).id_salt(("author-card-rule", at.to_string())).show(ui, |ui| {
        markdown::show(ui, rule.text.get(form.language));
    });
}

fn title(section: &str, language: Language) -> String {
    let title = Library::of(System::Acies).title(section, language).unwrap_or_default();
    format!("{section} {title}")
}

/// What a modifier adds to a die.
fn number(ui: &mut Ui, form: &mut Form, at: &Pointer) {
    let mut value = form.document.get(at).and_then(Node::whole).unwrap_or_default();
    let signed = |value: f64, _: std::ops::RangeInclusive<usize>| format!("{value:+.0}");
    let field =
        ui.add(DragValue::new(&mut value).range(-9..=9).speed(0.05).custom_formatter(signed));
    if field.changed() {
        value_edit::set(form.document, form.state, at, Node::from(value));
    }
    if field.lost_focus() || field.drag_stopped() {
        value_edit::finish(form.document, form.state, at);
    }
    ui.weak(say!(ui, "author-form-range", least = -9, most = 9));
}
