//! The inspected counter: large, both sides, its values in words, its condition, what it may do.

use super::super::command_queue::{Command, CommandQueue};
use super::super::facing_choices::FacingChoices;
use super::super::map::alt_text;
use super::super::map::state::Card;
use super::super::paint::counter::{self, Paint};
use super::super::snapshot::{Past, View};
use super::super::widgets;
use super::{choices, compass, icon, options, values, what};
use crate::say;
use egui::{RichText, ScrollArea, Sense, Ui, Vec2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::drawing::heraldry::Carrier;
use gonfalon_core::view::{ArmsView, Badge, Choice, ChoiceKind, Condition, CounterView, Target};

/// The size of the shield, in points.
const SHIELD: Vec2 = vec2(76.0, 91.0);

/// What is looked at.
#[derive(Clone, Copy)]
pub struct Looked<'a> {
    /// The counter that was picked last.
    pub inspected: Option<&'a str>,
    /// The hex under the pointer.
    pub hover: Option<Hex>,
    /// The reasons that were asked for.
    pub card: Option<&'a Card>,
    /// The moment that is shown, if it is not now.
    pub past: Option<&'a Past>,
}

/// ARSOUF M4.2: shows the inspected counter with everything that is known of it.
pub fn show(ui: &mut Ui, view: &View, looked: Looked, out: &mut CommandQueue) {
    let board_index = view.at(looked.past);
    let under_pointer = || {
        let hex = looked.hover?;
        let index = board_index.here(hex).last()?;
        board_index.board.counters.get(*index)
    };
    let piece = looked.inspected.and_then(|id| board_index.get(id)).or_else(under_pointer);
    let Some(piece) = piece else {
        ui.weak(say!(ui, "gui-unit-none"));
        widgets::scrolled(ui, ScrollArea::vertical().id_salt("about"), |ui| {
            options::about(ui, view, true);
        });
        return;
    };
    widgets::scrolled(ui, ScrollArea::vertical(), |ui| {
        ui.label(RichText::new(&piece.name).heading().color(view.side_text(piece.side)));
        ui.label(format!(
            "{}, {}, {}",
            view.port.side_name(piece.side),
            piece.kind_name,
            piece.place
        ));
        faces(ui, view, piece);
        if let Some(arms) = &piece.arms {
            bears(ui, arms);
        }
        if !piece.facts.is_empty() {
            widgets::facts(ui, &piece.facts, out);
        }
        if !piece.status.is_empty() || piece.exerts_zoc || piece.badge.is_some() {
            condition(ui, piece, out);
        }
        stack(ui, view, looked.past, piece, out);
        if let Some(note) = &piece.reconstructed {
            ui.weak(RichText::new(note).small().italics());
        }
        if view.asks_at(looked.past) {
            may_do(ui, view, looked.card, piece, out);
        }
    });
}

/// The shield, large, with the blazon in words and where it comes from.
fn bears(ui: &mut Ui, arms: &ArmsView) {
    widgets::part(ui, &say!(ui, "gui-unit-arms"));
    ui.horizontal_top(|ui| {
        let (rect, response) = ui.allocate_exact_size(SHIELD, Sense::hover());
        let mut shapes = Vec::new();
        counter::arms_on(Carrier::Shield, &arms.arms, rect.shrink(1.0), ui.ctx(), &mut shapes);
        ui.painter().extend(shapes);
        let spoken = say!(ui, "gui-unit-shield", blazon = arms.blazon.clone());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &spoken));
        ui.vertical(|ui| {
            ui.label(RichText::new(&arms.blazon).italics());
            if arms.invented {
                ui.label(say!(ui, "gui-unit-arms-invented"));
            }
            if !arms.source.is_empty() {
                ui.weak(RichText::new(&arms.source).small());
            }
        });
    });
}

fn faces(ui: &mut Ui, view: &View, piece: &CounterView) {
    ui.horizontal_top(|ui| {
        let faces = [Some((&piece.front, false)), piece.back.as_ref().map(|back| (back, true))];
        for (face, back) in faces.into_iter().flatten() {
            let up = back == (piece.back_up && piece.back.is_some());
            let name =
                if back { say!(view, "gui-unit-back") } else { say!(view, "gui-unit-front") };
            ui.vertical(|ui| {
                let side = if up { 92.0 } else { 64.0 };
                let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
                let mut shapes = Vec::new();
                let livery = view.liveries.of(piece.side);
                let paint = Paint { ctx: ui.ctx(), palette: view.palette, livery };
                let disordered = back && counter::shows(piece, Condition::Disordered);
                let inside = rect.shrink(3.0);
                let conditions = (back, disordered);
                counter::draw_face(piece, face, conditions, inside, paint, &mut shapes);
                if up && piece.badge == Some(Badge::Wounded) {
                    let at = inside.left_top() + inside.size() * 0.2;
                    counter::wound(ui.ctx(), at, inside.width() * 0.36, view.palette, &mut shapes);
                }
                ui.painter().extend(shapes);
                let spoken = format!("{name}: {}", alt_text::values(view, piece.kind, face));
                response
                    .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &spoken));
                let title = if up { say!(view, "gui-unit-up", face = name) } else { name };
                if piece.back.is_some() {
                    let title = RichText::new(title);
                    ui.label(if up { title.strong() } else { title.weak() });
                }
            });
        }
        // Where a system has facts of its own, they say it better.
        if piece.facts.is_empty() || piece.face().morale.is_some() {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                values::show(ui, piece);
            });
        }
    });
}

/// The other counters of its hex, from the top down, where the order matters.
fn stack(
    ui: &mut Ui,
    view: &View,
    past: Option<&Past>,
    piece: &CounterView,
    out: &mut CommandQueue,
) {
    let board_index = view.at(past);
    let Some(hex) = piece.at else { return };
    let here = board_index.here(hex);
    if here.iter().all(|&index| board_index.board.counters[index].depth == 0) {
        return;
    }
    widgets::part(ui, &say!(ui, "gui-unit-stack"));
    for (other, words) in alt_text::stack(view, board_index, hex) {
        ui.horizontal(|ui| {
            icon::counter(ui, view, other, 26.0);
            let text = RichText::new(words);
            let text = if other.id == piece.id { text.strong() } else { text };
            if ui.add(egui::Label::new(text).sense(Sense::click()).truncate()).clicked() {
                out.send(Command::Inspect(other.id.clone()));
            }
        });
    }
    what::show(ui, view, "stacks", &view.snapshot.table.help.stacks, out);
}

fn condition(ui: &mut Ui, piece: &CounterView, out: &mut CommandQueue) {
    widgets::part(ui, &say!(ui, "gui-unit-condition"));
    for status in &piece.status {
        ui.horizontal_wrapped(|ui| {
            ui.label(format!("• {}", status.word));
            widgets::rule_link(ui, &status.rule, out);
        });
    }
    if piece.exerts_zoc {
        ui.label(format!("• {}", say!(ui, "gui-unit-zoc")));
    }
}

/// ARSOUF M5.6: what it may do now, or why nothing is offered for it.
fn may_do(
    ui: &mut Ui,
    view: &View,
    card: Option<&Card>,
    piece: &CounterView,
    out: &mut CommandQueue,
) {
    let concerns = |target: &Target| matches!(target, Target::Unit(id) if *id == piece.id);
    let own: Vec<_> = view
        .port
        .choices()
        .iter()
        .filter(|c| c.kind != ChoiceKind::Turn)
        .filter(|c| c.subject.as_deref() == Some(&piece.id) || concerns(&c.target))
        .collect();
    widgets::part(ui, &say!(ui, "gui-unit-now"));
    let turns = FacingChoices::of(view, Some(&piece.id)).is_some_and(|t| t.unit == piece.id);
    if turns {
        compass::show(ui, view, Some(&piece.id), out);
    }
    if own.is_empty() && !turns {
        ui.weak(say!(ui, "gui-unit-nothing"));
    }
    let far = |kind: ChoiceKind| {
        matches!(
            kind,
            ChoiceKind::Move
                | ChoiceKind::Charge
                | ChoiceKind::Place
                | ChoiceKind::Retreat
                | ChoiceKind::Advance
        )
    };
    let (on_map, near): (Vec<&Choice>, Vec<&Choice>) =
        own.iter().copied().partition(|c| far(c.kind));
    if !on_map.is_empty() {
        let ids: Vec<usize> = on_map.iter().map(|c| c.id).collect();
        ui.label(say!(ui, "gui-unit-on-map", what = choices::summary(view, &ids)));
    }
    for choice in near.iter().take(12) {
        ui.horizontal_wrapped(|ui| {
            let button = ui.button(alt_text::choice(view, choice));
            if button.on_hover_text(choice.about()).clicked() {
                out.send(Command::Choose(choice.id));
            }
            widgets::rule_link(ui, &choice.rule.section, out);
        });
    }
    if near.len() > 12 {
        ui.weak(say!(ui, "gui-unit-more", n = near.len() - 12));
    }
    ui.horizontal(|ui| {
        if let Some(hex) = piece.at
            && ui.button(say!(ui, "gui-unit-find")).clicked()
        {
            out.send(Command::CenterOn(hex));
        }
        if own.is_empty() && view.port.prompt().over.is_none() {
            let response =
                ui.button(say!(ui, "gui-why-not")).on_hover_text(say!(view, "gui-why-not-about"));
            if response.clicked() {
                out.send(Command::WhyNot(
                    Target::Unit(piece.id.clone()),
                    response.rect.left_bottom(),
                ));
            }
        }
    });
    if let Some(card) = card
        && concerns(&card.about)
    {
        for refusal in &card.refusals {
            ui.horizontal_wrapped(|ui| {
                ui.label(&refusal.text);
                widgets::rule_link(ui, &refusal.rule, out);
            });
        }
    }
}
