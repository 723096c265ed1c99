//! The own strip: what the side is called, its piles, and its hand.

use super::super::command_queue::CommandQueue;
use super::super::paint::card::{self as face, CardAppearance, TALL};
use super::super::workspace::Workspace;
use super::drop_target;
use super::marks;
use super::plays::TargetKind;
use super::spot::{Pile, Spot};
use super::stage::Stage;
use super::{alt_text, hints, spent, strip};
use crate::say;
use egui::{Align2, CornerRadius, FontId, Rect, ScrollArea, Sense, Stroke, Ui, vec2};
use gonfalon_core::view::CardFace;

/// A card of the row: where it is, what is seen of it, how many there are, and whether the other side has seen it.
type Shown<'a> = (Spot, Option<&'a CardFace>, u8, bool);

/// A card of the hand is never drawn narrower by itself.
pub const NARROWEST: f32 = 66.0;

/// Shows the own side.
pub fn own(
    ui: &mut Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) {
    let side = stage.below;
    let holding = &stage.cards.holdings[side as usize];
    let screen = ui.max_rect();
    let line = Stroke::new(1.0, stage.view.palette.field_edge);
    ui.painter().hline(screen.x_range(), screen.top() + 0.5, line);
    let screen = screen.shrink2(vec2(8.0, 5.0));
    let (left, rest) = screen.split_left_right_at_x(screen.left() + strip::WORDS + 6.0);
    let pile_tall = (left.height() - 58.0).clamp(40.0, 76.0);
    let (words, piles) = left.split_top_bottom_at_y(left.bottom() - pile_tall);
    strip::words(ui, stage, (side, holding), words);
    let card = ((pile_tall - 16.0) / TALL).min(44.0);
    let mut at = piles.left_top() + vec2(6.0, 0.0);
    for kind in Pile::BESIDE {
        let rect = Rect::from_min_size(at, vec2(card, card * TALL));
        strip::pile(ui, stage, workspace, (side, kind, rect), hover, out);
        at.x += 54.0;
    }
    let hand: Vec<Shown> = if holding.choosable.is_empty() {
        let held = holding.hand.iter().enumerate();
        held.map(|(k, held)| {
            let known = held.known && held.face.is_some();
            (Spot::Hand(side, k), held.face.as_ref(), 1, known)
        })
        .collect()
    } else {
        let list = holding.choosable.iter().enumerate();
        list.map(|(k, (face, n))| (Spot::Pile(side, Pile::Choosable, k), Some(face), *n, false))
            .collect()
    };
    at.x = at.x.max(rest.min.x);
    let spent = spent::show(ui, stage, side, Rect::from_min_max(at, rest.max), card);
    let place = rest.with_min_x(at.x + if spent > 0.0 { spent + 12.0 } else { 10.0 });
    if hand.is_empty() {
        let ink = ui.visuals().weak_text_color();
        let words = say!(stage.view, "gui-field-hand-empty");
        ui.painter().text(
            place.center(),
            Align2::CENTER_CENTER,
            words,
            FontId::proportional(13.0),
            ink,
        );
        return;
    }
    row(ui, stage, workspace, (&hand, place), hover, out);
}

/// The cards side by side; when there are too many, the row scrolls.
fn row(
    ui: &mut Ui,
    stage: &Stage,
    workspace: &mut Workspace,
    (hand, place): (&[Shown], Rect),
    hover: &mut Option<Spot>,
    out: &mut CommandQueue,
) {
    let count = hand.len() as f32;
    let tall = place.height() - 12.0;
    let full = tall / TALL;
    let side_by_side = (place.width() - 8.0) / count - 6.0;
    let wide = side_by_side.clamp(NARROWEST.min(full), full);
    let step = wide + 6.0;
    let whole = step * (count - 1.0) + wide + 8.0;
    let builder = egui::UiBuilder::new().max_rect(place).id_salt("hand");
    let mut child = ui.new_child(builder);
    child.set_clip_rect(place.expand2(vec2(6.0, 5.0)).intersect(ui.clip_rect()));
    ScrollArea::horizontal().id_salt("hand").auto_shrink(false).show(&mut child, |ui| {
        let size = vec2(whole.max(place.width() - 2.0), place.height() - 2.0);
        let (area, _) = ui.allocate_exact_size(size, Sense::hover());
        let start = area.left() + ((area.width() - whole) / 2.0).max(0.0) + 4.0;
        let ctx = ui.ctx().clone();
        for (k, (spot, face, n, known)) in hand.iter().enumerate() {
            let picked = workspace.field.picked_at.as_ref() == Some(spot);
            let raised = if picked { 7.0 } else { 0.0 };
            let height = wide * TALL;
            let x = start + step * k as f32;
            let y = area.center().y - height / 2.0 + 3.0 - raised;
            let rect = Rect::from_min_size(egui::pos2(x, y), vec2(wide, height));
            let painter = ui.painter().clone();
            let mut shapes = Vec::new();
            let paint = stage.paint(&ctx, stage.below);
            let appearance = CardAppearance { known: *known, ..CardAppearance::default() };
            match face {
                Some(face) => face::draw(face, rect, appearance, paint, &mut shapes),
                None => {
                    let drawn = (paint, stage.nation(stage.below));
                    face::back(rect, appearance, drawn, &mut shapes);
                }
            }
            painter.extend(shapes);
            if *n > 1 {
                badge(&painter, stage, rect, *n);
            }
            let lit = stage.lit(&workspace.field, spot);
            if let Some(first) = lit.first().filter(|_| !stage.can_wait(spot)) {
                let target_kind = TargetKind::of(first.kind);
                let palette = stage.view.palette;
                marks::target(&painter, palette, rect, (target_kind, false));
                // Beside the hits: neither name, picture nor value is there.
                let size = (rect.width() * 0.34).min(15.0);
                let at = rect.left_top() + vec2(size * 0.62, rect.height() * 0.73);
                marks::sign(&painter, palette, at, size, target_kind);
            }
            let sense = if stage.acts(spot) { Sense::click_and_drag() } else { Sense::click() };
            let mut words = alt_text::spot(stage.view, stage.cards, spot, stage.mirrored());
            if *n > 1 {
                words = format!("{words}, × {n}");
            }
            let response =
                drop_target::place(ui, stage, workspace, (spot, rect, sense), words, hover, out);
            drop_target::frame(&painter, stage, workspace, (spot, rect), &response);
            let told = lit.is_empty() && workspace.field.is_described(ui);
            if !drop_target::menu_open(workspace) && !told {
                response.on_hover_ui(|ui| {
                    if lit.is_empty() {
                        hints::about(ui, stage, spot);
                    } else {
                        hints::tooltip(ui, stage, &lit, spot);
                    }
                });
            }
        }
    });
}

/// How many of a kind there are: over the corner above, where neither name nor picture is.
fn badge(painter: &egui::Painter, stage: &Stage, rect: Rect, n: u8) {
    let palette = stage.view.palette;
    let at = rect.right_top() + vec2(-13.0, 4.0);
    let tag = Rect::from_center_size(at, vec2(24.0, 13.0));
    painter.rect_filled(tag, CornerRadius::same(6), palette.mark);
    let edge = Stroke::new(1.0, palette.mark_ink);
    painter.rect_stroke(tag, CornerRadius::same(6), edge, egui::StrokeKind::Inside);
    let text = format!("×{n}");
    let font = FontId::proportional(11.0);
    painter.text(tag.center(), Align2::CENTER_CENTER, text, font, palette.mark_ink);
}
