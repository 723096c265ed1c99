//! The card that is pointed at: large, its values in words, how it stands, what it may do.

use super::super::command_queue::{Command, CommandQueue};
use super::super::field::alt_text;
use super::super::field::canvas;
use super::super::field::spot::Spot;
use super::super::field::state::FieldState;
use super::super::paint::card::{self as face, CardAppearance};
use super::super::paint::counter::Paint;
use super::super::snapshot::{Past, View};
use super::super::widgets;
use super::options;
use crate::say;
use egui::{Grid, Label, RichText, ScrollArea, Sense, Ui, vec2};
use gonfalon_core::view::{
    CardFace, CardKind, CardTableView, ChoiceKind, FieldCard, Target, UnitFace,
};

/// Shows the card under the pointer, or the one that was clicked last.
pub fn show(
    ui: &mut Ui,
    view: &View,
    (past, field): (Option<&Past>, &FieldState),
    out: &mut CommandQueue,
) {
    let Some(cards) = view.snapshot.table.cards.as_deref() else { return };
    let spots = [&field.hover, &field.cursor, &field.picked_at, &field.inspected];
    let seen = |spot: &&Spot| spot.face(cards).is_some() || spot.on_field(cards).is_some();
    let Some(spot) = spots.into_iter().filter_map(Option::as_ref).find(seen) else {
        ui.weak(say!(ui, "gui-card-none"));
        widgets::scrolled(ui, ScrollArea::vertical().id_salt("about"), |ui| {
            options::about(ui, view, true);
        });
        return;
    };
    // As wide with a scroll bar as without one: else the one would bring the other, again and again.
    let wide = (ui.available_width() * 0.42).clamp(96.0, 190.0);
    widgets::scrolled(ui, ScrollArea::vertical(), |ui| {
        let on_field = spot.on_field(cards);
        match spot.face(cards) {
            Some(print) => known(ui, view, (cards, spot), (print, on_field, wide), out),
            None => {
                ui.label(say!(ui, "gui-card-face-down"));
            }
        }
        if let Some(card) = on_field {
            state(ui, view, card, out);
        }
        if view.asks_at(past) {
            may_do(ui, view, (cards, spot), out);
        }
    });
}

fn known(
    ui: &mut Ui,
    view: &View,
    (cards, spot): (&CardTableView, &Spot),
    (print, on_field, wide): (&CardFace, Option<&FieldCard>, f32),
    out: &mut CommandQueue,
) {
    let side = spot.owner(cards).unwrap_or_else(|| canvas::below(view));
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&print.name).heading().color(view.side_text(side)));
        widgets::rule_links(ui, &print.rule, out);
    });
    ui.label(match spot {
        Spot::Cell(name) => format!("{}, {name}", view.port.side_name(side)),
        Spot::Hand(..) => say!(ui, "gui-card-in-hand", side = view.port.side_name(side)),
        Spot::Pile(_, pile, _) => {
            let pile = say!(ui, "gui-pile-{}" pile.word());
            format!("{}, {pile}", view.port.side_name(side))
        }
    });
    ui.horizontal_top(|ui| {
        let (rect, response) = ui.allocate_exact_size(face::upright(wide), Sense::hover());
        let appearance = CardAppearance {
            markers: on_field.map_or(0, |card| card.markers),
            ..CardAppearance::default()
        };
        let ctx = ui.ctx().clone();
        let livery = view.liveries.of(side);
        let paint = Paint { ctx: &ctx, palette: view.palette, livery };
        let mut shapes = Vec::new();
        face::draw(print, rect.shrink(4.0), appearance, paint, &mut shapes);
        ui.painter().extend(shapes);
        let words = alt_text::face(view, print);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &words));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            match &print.kind {
                CardKind::Unit(unit) => values(ui, unit, on_field),
                CardKind::Tactic => {
                    ui.weak(say!(ui, "gui-card-tactic-kind"));
                }
            }
            if !print.text.is_empty() {
                ui.add_space(4.0);
                ui.add(Label::new(&print.text).wrap());
            }
        });
    });
}

/// The printed values in words; markers leave so many hits.
fn values(ui: &mut Ui, unit: &UnitFace, on_field: Option<&FieldCard>) {
    let kind = RichText::new(format!("{} ({})", unit.kind_name, unit.kind)).strong();
    ui.add(Label::new(kind).wrap());
    let markers = on_field.map_or(0, |card| card.markers);
    let hits = match markers {
        0 => unit.hits.to_string(),
        n => say!(ui, "gui-card-hits-of", markers = n, hits = unit.hits),
    };
    let missile = match unit.missile {
        Some((short, long)) => say!(ui, "gui-card-missile-values", short = short, long = long),
        None => "–".to_owned(),
    };
    let melee = if unit.defence_only {
        say!(ui, "gui-card-defence-only", n = unit.melee)
    } else {
        unit.melee.to_string()
    };
    let mut lines = vec![
        (say!(ui, "gui-card-name-move"), unit.mobility.to_string()),
        (say!(ui, "gui-card-name-melee"), melee),
        (say!(ui, "gui-card-name-missile"), missile),
        (say!(ui, "gui-card-name-hits"), hits),
        (say!(ui, "gui-card-name-cost"), unit.cost.to_string()),
    ];
    if unit.fire != 0 {
        lines.push((say!(ui, "gui-card-name-fire"), format!("{:+}", unit.fire)));
    }
    Grid::new("card-values").num_columns(2).spacing(vec2(10.0, 2.0)).show(ui, |ui| {
        for (name, value) in lines {
            ui.weak(name);
            ui.add(Label::new(value).wrap());
            ui.end_row();
        }
    });
    for word in unit.traits.iter().chain(&unit.versus) {
        ui.label(format!("• {word}"));
    }
}

fn state(ui: &mut Ui, view: &View, card: &FieldCard, out: &mut CommandQueue) {
    widgets::part(ui, &say!(ui, "gui-unit-condition"));
    let mirrored = canvas::below(view) == gonfalon_core::kernel::Side::B;
    if let Some(stance) = alt_text::stance(view, card.stance, mirrored) {
        ui.label(format!("• {stance}"));
    }
    if let Some((cell, contact)) = &card.facing {
        let words = if *contact {
            say!(ui, "gui-card-contact", cell = cell)
        } else {
            say!(ui, "gui-card-distant", cell = cell)
        };
        ui.label(format!("• {words}"));
    }
    for (word, rule) in &card.status {
        ui.horizontal_wrapped(|ui| {
            ui.label(format!("• {word}"));
            widgets::rule_links(ui, rule, out);
        });
    }
}

/// What it may do now, or why nothing is offered for it.
fn may_do(
    ui: &mut Ui,
    view: &View,
    (cards, spot): (&CardTableView, &Spot),
    out: &mut CommandQueue,
) {
    let owner = view.port.prompt().side.unwrap_or_else(|| canvas::below(view));
    let Some(target) = spot.target(cards, owner) else { return };
    let own = |choice: &&gonfalon_core::view::Choice| {
        choice.card.as_ref() == Some(&target) && choice.kind != ChoiceKind::Concede
    };
    let all: Vec<_> = view.port.choices().iter().filter(own).collect();
    if view.port.prompt().over.is_some() || spot.owner(cards) != Some(owner) {
        return;
    }
    widgets::part(ui, &say!(ui, "gui-unit-now"));
    for choice in all.iter().take(10) {
        ui.horizontal_wrapped(|ui| {
            if ui.button(&choice.label).clicked() {
                out.send(Command::Choose(choice.id));
            }
            widgets::rule_link(ui, &choice.rule.section, out);
        });
    }
    if all.len() > 10 {
        ui.weak(say!(ui, "gui-card-more", n = all.len() - 10));
    }
    if all.is_empty() {
        ui.horizontal(|ui| {
            ui.weak(say!(ui, "gui-unit-nothing"));
            let response = ui.button(say!(ui, "gui-why-not"));
            if response.clicked() {
                let at = response.rect.left_bottom();
                let target: Target = target.clone();
                out.send(Command::WhyNot(target, at));
            }
        });
    }
}
