//! A pile that is looked through.

use super::super::command_queue::CommandQueue;
use super::super::paint::card::{self as face, CardAppearance};
use super::super::workspace::Workspace;
use super::drop_target;
use super::marks;
use super::plays::TargetKind;
use super::spot::{Pile, Spot};
use super::stage::Stage;
use super::{alt_text, hints};
use crate::say;
use egui::{RichText, ScrollArea, Sense, Ui, Window, vec2};

/// Shows the pile that is open.
pub fn show(
    ui: &Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) {
    let Some((side, pile)) = workspace.field.pile else { return };
    let holding = &stage.cards.holdings[side as usize];
    let count = pile.count(holding);
    let mut open = true;
    let screen = workspace.field.screen.unwrap_or(ui.max_rect());
    Window::new(alt_text::pile(stage.view, side, pile, count))
        .id(egui::Id::unique("field-pile-window"))
        .open(&mut open)
        .collapsible(false)
        .resizable(true)
        .default_pos(screen.min + vec2(60.0, 90.0))
        .default_size([460.0, 330.0])
        .min_size([200.0, 160.0])
        .constrain_to(screen.expand(40.0))
        .show(ui.ctx(), |ui| content(ui, stage, workspace, (side, pile), hover, out));
    if !open {
        workspace.field.pile = None;
    }
}

fn content(
    ui: &mut Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    (side, pile): (gonfalon_core::kernel::Side, Pile),
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) {
    let holding = &stage.cards.holdings[side as usize];
    let cards = pile.cards(holding);
    let note = match pile {
        Pile::Deck if cards.is_empty() => Some(say!(stage.view, "gui-pile-unknown")),
        Pile::Deck => Some(say!(stage.view, "gui-pile-top", n = cards.len())),
        Pile::Casualties if holding.face_down > 0 => {
            Some(say!(stage.view, "gui-pile-face-down", n = holding.face_down))
        }
        _ if cards.is_empty() => Some(say!(stage.view, "gui-pile-empty")),
        _ => None,
    };
    if let Some(note) = note {
        ui.label(RichText::new(note).weak());
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            for (k, (face, _)) in cards.iter().enumerate() {
                let (rect, _) = ui.allocate_exact_size(face::upright(86.0), Sense::hover());
                one(ui, stage, workspace, (&Spot::Pile(side, pile, k), face, rect), hover, out);
            }
        });
    });
}

fn one(
    ui: &mut Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    (spot, face, rect): (&Spot, &gonfalon_core::view::CardFace, egui::Rect),
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) {
    let ctx = ui.ctx().clone();
    let painter = ui.painter().clone();
    let side = spot.owner(stage.cards).unwrap_or(stage.below);
    let mut shapes = Vec::new();
    face::draw(face, rect, CardAppearance::default(), stage.paint(&ctx, side), &mut shapes);
    painter.extend(shapes);
    let lit = stage.lit(&workspace.field, spot);
    if let Some(first) = lit.first() {
        let (palette, target_kind) = (stage.view.palette, TargetKind::of(first.kind));
        marks::target(&painter, palette, rect, (target_kind, false));
    }
    let words = alt_text::face(stage.view, face);
    let response =
        drop_target::place(ui, stage, workspace, (spot, rect, Sense::click()), words, hover, out);
    drop_target::frame(&painter, stage, workspace, (spot, rect), &response);
    if drop_target::menu_open(workspace) {
        return;
    }
    response.on_hover_ui(|ui| {
        if lit.is_empty() {
            hints::about(ui, stage, spot);
        } else {
            hints::tooltip(ui, stage, &lit, spot);
        }
    });
}
